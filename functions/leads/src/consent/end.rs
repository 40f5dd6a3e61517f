//! The end of an address's sign-ups: whoever asks for the end of one asks for the end of all.

use aws_sdk_dynamodb::types::{AttributeValue, TransactWriteItem};
use contract::HookEvent;
use jiff::Timestamp;

use super::Consents;
use super::subscription::Subscription;
use crate::table::keys::{Item, signup_key};
use crate::table::retention::Retention;
use crate::table::signup::Signup;
use crate::table::signup_end::{Asked, SignupEnd};
use crate::table::store::{ATTEMPTS, Transacted, Unavailable, number, pause_after_conflict, text};

/// Sign-ups that end in one transaction, which takes a hundred writes: each is two.
const AT_ONCE: usize = 40;

impl Consents {
    /// Ends every confirmed sign-up of the address of this one, and this one, and tells sales in the same transaction.
    ///
    /// Of a consent the evidence is left that it was given and withdrawn, of a sign-up without one no address. What nobody
    /// confirmed yet goes on: a click on its link is a new sign-up.
    pub(super) async fn end_all(&self, signup: &Signup) -> Result<(), Unavailable> {
        let mut attempt = 1;
        while attempt <= ATTEMPTS {
            let Some(writes) = self.ends(signup, Timestamp::now()).await? else { return Ok(()) };
            match self.store.transact(writes).await? {
                // There may be more of them, or one that was confirmed meanwhile.
                Transacted::Written => attempt = 1,
                Transacted::Refused(_) | Transacted::Conflict => {
                    pause_after_conflict(attempt).await;
                    attempt += 1;
                }
            }
        }
        Err(Unavailable::given_up(format!("no withdrawal succeeded in {ATTEMPTS} attempts")))
    }

    /// The writes that end as many as one transaction takes; nothing when none stands.
    async fn ends(&self, signup: &Signup, now: Timestamp) -> Result<Option<Vec<TransactWriteItem>>, Unavailable> {
        let (address, known) = self.subscription(&signup.email).await?;
        let known = known.unwrap_or_default();
        // The one that was clicked is the last: should only a part of them end, its link still knows the address.
        let others = known.signups().filter(|reference| *reference != signup.reference());
        let mut standing = Vec::new();
        for reference in others {
            standing.extend(self.signup_of(reference).await?.filter(|signup| signup.stands(now)));
        }
        // Past its term, too: the table may keep the address for days.
        standing.extend(self.signup_of(signup.reference()).await?.filter(Signup::is_to_end));
        if standing.is_empty() {
            return Ok(None);
        }
        let mut writes = Vec::new();
        if standing.len() <= AT_ONCE {
            writes.push(self.end_subscription(address, &known, signup, now)?);
        }
        standing.truncate(AT_ONCE);
        for signup in &standing {
            writes.push(self.end_record(signup, now)?);
            let event = if signup.wants_news() { HookEvent::SignupWithdrawn } else { HookEvent::SignupErased };
            writes.extend(self.told(signup, event, now)?);
        }
        writes.extend(self.tell_sales(&standing, now)?);
        Ok(Some(writes))
    }

    /// Takes out of the index what it named when it was read; refused when the address consented anew since then.
    fn end_subscription(
        &self,
        address: Item,
        known: &Subscription,
        signup: &Signup,
        now: Timestamp,
    ) -> Result<TransactWriteItem, Unavailable> {
        let consent = known.signup.as_ref().unwrap_or(signup.reference());
        let mut change = "REMOVE signup SET expiresAt = :soon".to_owned();
        let mut values = vec![(":soon", number(Retention::Contacted.expires_at(now))), (":signup", text(consent))];
        if !known.trials.is_empty() {
            change.push_str(" DELETE trials :trials");
            values.push((":trials", AttributeValue::Ss(known.trials.iter().map(ToString::to_string).collect())));
        }
        self.store.update(address, &change, "attribute_not_exists(signup) OR signup = :signup", &values)
    }

    /// The mail to sales, one for all of them: of the consent, where there was one.
    fn tell_sales(&self, ended: &[Signup], now: Timestamp) -> Result<Option<TransactWriteItem>, Unavailable> {
        let Some(signup) = ended.iter().find(|signup| signup.wants_news()).or(ended.first()) else { return Ok(None) };
        let asked = if signup.wants_news() { Asked::NoMore } else { Asked::Erasure };
        let end = SignupEnd { email: signup.email().to_owned(), asked, ended_at: now };
        self.store.queue_end(signup.reference(), end).map(Some)
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
        self.store.update(signup_key(signup.reference()), change, stands, &values)
    }
}
