//! Accepting a valid form with idempotency: judged, counted and stored in one transaction, whatever happens to the request.
//!
//! Every form that the public can post comes this way, so that no form evades the limits of another. A post is decided by what
//! one read finds, and stored by one transaction whose conditions say that it is still so. What is refused, or came before, ends
//! with the read: it writes nothing.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;
use tracing::error;

use crate::consent::Consents;
use crate::intake::form::{Form, FormName};
use crate::intake::numbers::{Bounds, Counters};
use crate::intake::post::Post;
use crate::intake::proof;
use crate::intake::receipt::{Draft, KeyRecord, Receipt, key_record_item};
use crate::intake::spam_verdict::{Counts, Decision};
use crate::platform::env::{self, Missing};
use crate::platform::logs::causes;
use crate::platform::metrics;
use crate::platform::secret::Secret;
use crate::platform::source::Source;
use crate::table::keys::{key_of, key_record_key, read};
use crate::table::reference::Reference;
use crate::table::store::{Store, Transacted, Unavailable, in_time, number, pause_after_conflict};
use crate::table::verdict::{Doubt, Verdict};

/// What became of a valid form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Acceptance {
    /// The submission is stored.
    Stored(Receipt, Verdict),
    /// The same post came before; this is what it was answered.
    Replayed(Receipt),
    /// The key came before with another body; nothing was stored.
    KeyReused,
    /// Too many posts came from the source; nothing was stored.
    TooMany {
        /// Seconds until posts are taken again.
        retry_after: u64,
    },
}

/// The way of public forms into the table.
#[derive(Clone, Debug)]
pub struct Intake {
    pub(crate) store: Store,
    pub(crate) secret: Secret,
    visitor_mails_an_hour: u64,
}

/// The place of the submission itself among the writes of a post.
const RECORD: usize = 0;

impl Intake {
    /// The way into this table; the secret makes and checks proofs of work and hides addresses. No more than so many mails to
    /// visitors are promised in an hour, of all sources.
    pub fn new(store: Store, secret: Secret, visitor_mails_an_hour: u64) -> Self {
        Self { store, secret, visitor_mails_an_hour }
    }

    /// The way into the table of the environment, with the secret and the bound of the environment.
    ///
    /// # Errors
    /// [`Missing`] names the variable that is not set, or set to what it can't be.
    pub fn from_env() -> Result<Self, Missing> {
        Ok(Self::new(Store::from_env()?, Secret::from_env()?, env::count("VISITOR_MAILS_AN_HOUR")?))
    }

    /// The way of a sign-up from its request to its end.
    pub fn consents(&self) -> Consents {
        Consents::new(self.store.clone(), self.secret.clone())
    }

    /// The table behind it.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// A new challenge for the proof of work of a form.
    ///
    /// # Errors
    /// [`Unavailable`] when the operating system has no random numbers.
    pub fn challenge(&self, form: FormName) -> Result<contract::Challenge, Unavailable> {
        let challenge = proof::challenge(&self.secret, form, Timestamp::now()).map_err(Unavailable::defect);
        challenge.inspect_err(|cause| error!(cause = causes(cause), form = form.name(), "challenge not made"))
    }

    /// Stores a valid form: a contact form as a lead, a sign-up as one whose address has to be confirmed.
    ///
    /// Without a key of its own a form is recognised by its content: a double click with JavaScript off is one lead. The
    /// answer to a sign-up does not tell whether the address is known.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; posting the same form again is safe.
    pub async fn accept<'a>(&self, form: impl Into<Form<'a>>, source: Source) -> Result<Acceptance, Unavailable> {
        in_time(self.take(&Post::new(form.into(), source, &self.secret))).await
    }

    async fn take(&self, post: &Post<'_>) -> Result<Acceptance, Unavailable> {
        let (mut attempt, mut is_proof_used) = (0, false);
        loop {
            attempt += 1;
            let now = Timestamp::now();
            let counters = Counters::of(post.source, &self.secret, now);
            let key = key_record_key(&post.key);
            let found = self.store.items(counters.keys().into_iter().chain([key.clone()]).collect()).await?;
            let earlier = found.iter().find(|item| key_of(item) == key).cloned();
            let earlier: Option<KeyRecord> = earlier.map(read).transpose()?;
            // TTL deletes late, up to days: a record past its term counts as deleted.
            if let Some(earlier) = earlier.filter(|earlier| earlier.expires_at > now.as_second()) {
                let is_same = earlier.body_digest == post.body_digest;
                return Ok(if is_same { Acceptance::Replayed(earlier.receipt) } else { Acceptance::KeyReused });
            }
            let numbers = counters.read(|counter| counter.read(&found));
            if let Some(retry_after) = counters.refuse_for(numbers, now) {
                self.count(post, "limited");
                return Ok(Acceptance::TooMany { retry_after });
            }
            let proven = post.proven(&self.secret, now).filter(|_| !is_proof_used);
            let proof = match &proven {
                Some(_) => Ok(()),
                None if post.has_proof() => Err(Doubt::BadProof),
                None => Err(Doubt::NoProof),
            };
            let bounds = Bounds::of(self.visitor_mails_an_hour);
            let decision = Decision::of(post.form.which(), post.honeypot_filled, proof, numbers, bounds);
            let proven = proven.map(|challenge| Reference::of(&self.secret, &challenge));
            let draft = Draft::of(post.form.which(), decision, proven, now)?;
            match self.store.transact(self.writes(post, &draft, (decision.counts, &counters))?).await? {
                Transacted::Written => {
                    self.count(post, draft.judgement.verdict.name());
                    if decision.counts.visitors.is_some() {
                        metrics::count("VisitorMails", 1, &[("Table", self.store.table())]);
                    }
                    return Ok(Acceptance::Stored(draft.receipt, draft.judgement.verdict));
                }
                // Others were faster: what was read is no longer so.
                Transacted::Conflict => {}
                // A proof is good for one submission: no other can have the reference that follows from it.
                Transacted::Refused(at) => is_proof_used |= at.contains(&RECORD),
            }
            pause_after_conflict(attempt).await;
        }
    }

    /// The writes of a post, the submission itself, its mails and its post to the hook first: nine at most, of which DynamoDB takes a hundred.
    fn writes(
        &self,
        post: &Post<'_>,
        draft: &Draft,
        (counts, counters): (Counts, &Counters),
    ) -> Result<Vec<TransactWriteItem>, Unavailable> {
        let (store, now) = (&self.store, draft.now);
        let record = KeyRecord {
            body_digest: post.body_digest.clone(),
            receipt: draft.receipt.clone(),
            expires_at: post.key_expires_at(now),
        };
        let key = key_record_item(&post.key, &record).map_err(Unavailable::defect)?;
        let mut writes = post.records(&self.consents(), draft)?;
        let is_free = "attribute_not_exists(pk) OR expiresAt <= :now";
        writes.push(store.put(key, Some((is_free, &[(":now", number(now.as_second()))])))?);
        let counted = [
            (&counters.customer, Some(counts.customer)),
            (&counters.network, counts.network),
            (&counters.visitors, counts.visitors),
            (&counters.sales, counts.sales),
        ];
        let counted: Vec<_> = counted.into_iter().filter_map(|(counter, bound)| Some((counter, bound?))).collect();
        writes.extend(store.count(&counted, now)?);
        Ok(writes)
    }

    /// Counts a post by its table, so that the stages of an account don't mix, and by what became of it.
    fn count(&self, post: &Post<'_>, verdict: &str) {
        let form = post.form.name();
        metrics::count("Submissions", 1, &[("Table", self.store.table()), ("Form", form), ("Verdict", verdict)]);
    }
}
