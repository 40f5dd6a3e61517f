//! The end of an address's sign-ups: unsubscribing by one ends all of them.

use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use contract::HookEvent;
use jiff::Timestamp;
use tracing::error;

use super::Consents;
use super::subscription::Subscription;
use crate::platform::logs::causes;
use crate::platform::metrics;
use crate::rights::subject::SubjectRecords;
use crate::rights::suppression::Suppressed;
use crate::table::keys::{Item, is_signup, is_subscription, key_of, read, signup_key};
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::signup::Signup;
use crate::table::signup_end::{Cause, SignupEnd};
use crate::table::store::{ATTEMPTS, Store, Transacted, Unavailable, number, pause_after_conflict, text};

/// Sign-ups that end in one transaction, which takes a hundred writes: each is two.
const AT_ONCE: usize = 40;

impl Consents {
    /// Ends every confirmed sign-up of an address, and the one that is named, because a person asks for it or no mail may go there
    /// any more. The same transaction queues a mail to sales.
    ///
    /// Of a consent the evidence is left that it was given and withdrawn, of a sign-up without one no address. What nobody
    /// confirmed yet goes on: a click on its link is a new sign-up.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or one can't be read; trying again is safe.
    pub async fn end_all(
        &self,
        email: &str,
        named: Option<&Reference>,
        unreachable: Option<Suppressed>,
    ) -> Result<(), Unavailable> {
        let (address, known) = self.subscription(email).await?;
        // The one that is named is the last: should only a part of them end, its link still knows the address.
        let others = known.signups().filter(|reference| Some(*reference) != named);
        let references: Vec<Reference> = others.chain(named).cloned().collect();
        self.store.end_signups(&references, unreachable).await?;
        self.store.remove_from_index(address, &known).await
    }
}

impl SubjectRecords {
    /// The confirmed sign-ups among them, which a withdrawal ends.
    ///
    /// # Errors
    /// [`Unavailable`] when one can't be read.
    pub fn confirmed_signups(&self) -> Result<Vec<Reference>, Unavailable> {
        let signups = self.items.iter().filter(|item| is_signup(item)).map(|item| read(item.clone()));
        let signups = signups.collect::<Result<Vec<Signup>, _>>()?;
        Ok(signups.iter().filter(|signup| signup.is_confirmed()).map(|signup| signup.reference().clone()).collect())
    }

    /// Ends these and queues a mail to sales, as the link of any of them does.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed, or one can't be read; trying again is safe.
    pub async fn withdraw(&self, store: &Store) -> Result<(), Unavailable> {
        store.end_signups(&self.confirmed_signups()?, None).await?;
        for index in self.items.iter().filter(|item| is_subscription(item)) {
            if let Ok(known) = read(index.clone()) {
                store.remove_from_index(key_of(index), &known).await?;
            }
        }
        Ok(())
    }
}

impl Store {
    /// Ends the active ones among these sign-ups of one address. Only their own records are read: no other record can prevent a
    /// withdrawal. For a record that can't be read the error is returned after all others ended, so that no answer claims that
    /// everything ended.
    pub(super) async fn end_signups(
        &self,
        references: &[Reference],
        unreachable: Option<Suppressed>,
    ) -> Result<(), Unavailable> {
        let mut outcome = Ok(());
        for some in references.chunks(AT_ONCE) {
            match self.end_chunk(some, unreachable).await {
                Err(unread @ Unavailable::Unreadable(_)) => outcome = Err(unread),
                ended => ended?,
            }
        }
        outcome
    }

    async fn end_chunk(&self, references: &[Reference], unreachable: Option<Suppressed>) -> Result<(), Unavailable> {
        for attempt in 1..=ATTEMPTS {
            let (mut active, mut outcome): (Vec<Signup>, _) = (Vec::new(), Ok(()));
            for reference in references {
                match self.read(signup_key(reference)).await {
                    // Past its term, too: the table may keep the address for days.
                    Ok(signup) => active.extend(signup.filter(Signup::is_confirmed)),
                    Err(cause @ Unavailable::Unreadable(_)) => {
                        error!(%reference, cause = causes(&cause), "a sign-up is not ended");
                        metrics::count("UnreadableRecords", 1, &[("Table", self.table())]);
                        outcome = Err(cause);
                    }
                    Err(cause) => return Err(cause),
                }
            }
            if active.is_empty() {
                return outcome;
            }
            match self.transact(self.ends(&active, unreachable, Timestamp::now())?).await? {
                Transacted::Written => return outcome,
                Transacted::Refused(_) | Transacted::Conflict => pause_after_conflict(attempt).await,
            }
        }
        Err(Unavailable::given_up(format!("no withdrawal succeeded in {ATTEMPTS} attempts")))
    }

    /// The writes that end these, and the one mail to sales about them: of the consent, where there was one.
    fn ends(
        &self,
        active: &[Signup],
        unreachable: Option<Suppressed>,
        now: Timestamp,
    ) -> Result<Vec<TransactWriteItem>, Unavailable> {
        let mut writes = Vec::new();
        for signup in active {
            writes.push(self.end_record(signup, now)?);
            let event = if signup.wants_news() { HookEvent::SignupWithdrawn } else { HookEvent::SignupErased };
            writes.extend(self.hook_event(signup, event, now)?);
        }
        if let Some(signup) = active.iter().find(|signup| signup.wants_news()).or(active.first()) {
            let cause = match unreachable {
                None if signup.wants_news() => Cause::NoMore,
                None => Cause::Erasure,
                Some(Suppressed::Complaint) => Cause::Complaint,
                Some(Suppressed::Bounce) => Cause::Bounce,
            };
            let end = SignupEnd { email: signup.email().to_owned(), cause, ended_at: now };
            writes.push(self.queue_end(signup.reference(), end)?);
        }
        Ok(writes)
    }

    /// Ends a sign-up, unless it ended or was erased since it was read.
    fn end_record(&self, signup: &Signup, now: Timestamp) -> Result<TransactWriteItem, Unavailable> {
        let mut values = vec![(":now", text(now))];
        let change = if signup.wants_news() {
            values.push((":end", number(Retention::WithdrawnSignup.expires_at(now))));
            "SET withdrawnAt = :now, expiresAt = :end"
        } else {
            // The table deletes the rest within days.
            values.extend([(":end", number(now.as_second())), (":nobody", text(""))]);
            "SET withdrawnAt = :now, expiresAt = :end, email = :nobody"
        };
        let stands = "attribute_exists(pk) AND attribute_not_exists(withdrawnAt)";
        self.update(signup_key(signup.reference()), change, stands, &values)
    }

    /// Removes from the index of an address what it named when it was read, unless the address consented anew since then.
    pub(super) async fn remove_from_index(&self, address: Item, known: &Subscription) -> Result<(), Unavailable> {
        let soon = number(Retention::Contacted.expires_at(Timestamp::now()));
        let (mut change, mut values) = ("REMOVE signup SET expiresAt = :soon".to_owned(), vec![(":soon", soon)]);
        if !known.trials.is_empty() {
            change.push_str(" DELETE trials :trials");
            values.push((":trials", AttributeValue::Ss(known.trials.iter().map(ToString::to_string).collect())));
        }
        let condition = match &known.signup {
            Some(consent) => {
                values.push((":signup", text(consent)));
                "signup = :signup"
            }
            None if known.trials.is_empty() => return Ok(()),
            None => "attribute_exists(pk) AND attribute_not_exists(signup)",
        };
        self.change_if(address, (&change, values), condition).await.map(drop)
    }
}
