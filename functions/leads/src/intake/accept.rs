//! Accepting a valid form with idempotency: judged, counted and stored in one transaction, whatever happens to the request.
//!
//! Every form that the public can post comes this way, so that no form evades the limits of another. A post is first taken
//! for the usual case, a clean first one, which is one call of the database; a condition that does not hold then says what
//! to look up before the next attempt.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;
use tracing::error;

use crate::consent::Consents;
use crate::intake::form::{Form, FormName};
use crate::intake::lookups::{Draft, Lookups, Write};
use crate::intake::mail_quota::MailQuota;
use crate::intake::post::Post;
use crate::intake::proof;
use crate::intake::rate_limit::RateLimit;
use crate::intake::receipt::{KeyRecord, Receipt, key_record_item};
use crate::platform::env::{self, Missing};
use crate::platform::logs::causes;
use crate::platform::metrics;
use crate::platform::secret::{Key, Secret};
use crate::platform::source::Source;
use crate::table::keys::key_record_key;
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

impl Intake {
    /// The way into this table; the secret makes and checks proofs of work and hides addresses. No more than so many mails to
    /// visitors are promised in an hour, of all sources.
    pub fn new(store: Store, secret: Secret, visitor_mails_an_hour: u64) -> Self {
        Self { store, secret, visitor_mails_an_hour }
    }

    /// The way into the table of the environment, with these keys and the bound of the environment.
    ///
    /// # Errors
    /// [`Missing`] names the variable that is not set, or set to what it can't be.
    pub fn from_env(keys: &[Key]) -> Result<Self, Missing> {
        Ok(Self::new(Store::from_env()?, Secret::from_env(keys)?, env::count("VISITOR_MAILS_AN_HOUR")?))
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
        let mut lookups = Lookups::nothing(self.limit(post.source), MailQuota::of(self.visitor_mails_an_hour));
        let mut attempt = 0;
        loop {
            attempt += 1;
            let now = Timestamp::now();
            if let Some(retry_after) = lookups.limit.refuses_for(now) {
                let earlier = self.earlier(post, &mut lookups, now).await?;
                if earlier.is_none() {
                    self.count(post, "limited");
                }
                return Ok(earlier.unwrap_or(Acceptance::TooMany { retry_after }));
            }
            let proven = post.proven(&self.secret, now).filter(|_| !lookups.proof_used);
            let proof = match &proven {
                Some(_) => Ok(()),
                None if post.has_proof() => Err(Doubt::BadProof),
                None => Err(Doubt::NoProof),
            };
            let form = post.form.which();
            let decision = lookups.decide(form, post.honeypot_filled, proof, now);
            let draft = Draft::of((form, decision), &lookups, (proven.as_deref(), &self.secret), now)?;
            let (names, writes): (Vec<_>, Vec<_>) = self.writes(post, &draft, &lookups)?.into_iter().unzip();
            match self.store.transact(writes).await? {
                Transacted::Written => {
                    self.count(post, draft.judgement.verdict.name());
                    if draft.counts.visitor_mail {
                        metrics::count("VisitorMails", 1, &[("Table", self.store.table())]);
                    }
                    return Ok(Acceptance::Stored(draft.receipt, draft.judgement.verdict));
                }
                Transacted::Conflict => pause_after_conflict(attempt).await,
                Transacted::Refused(at) => {
                    let refused: Vec<Write> = at.into_iter().filter_map(|at| names.get(at).copied()).collect();
                    if refused.contains(&Write::Key)
                        && let Some(earlier) = self.earlier(post, &mut lookups, now).await?
                    {
                        return Ok(earlier);
                    }
                    for refused in refused {
                        lookups.look_up(refused, &self.store, now).await?;
                    }
                }
            }
        }
    }

    /// The writes of a post, the submission itself, its mails and its post to the hook first: eleven at most, of which DynamoDB takes a hundred.
    fn writes(
        &self,
        post: &Post<'_>,
        draft: &Draft,
        lookups: &Lookups,
    ) -> Result<Vec<(Write, TransactWriteItem)>, Unavailable> {
        let (store, now, counts) = (&self.store, draft.now, draft.counts);
        let record = KeyRecord {
            body_digest: post.body_digest.clone(),
            source: post.source_key.clone(),
            receipt: draft.receipt.clone(),
            expires_at: post.key_expires_at(now),
        };
        let mut writes = post.records(&self.consents(), draft)?;
        // TTL deletes late, up to days: a record past its term counts as deleted.
        let key = key_record_item(post.key(lookups.key), &record).map_err(Unavailable::defect)?;
        let free = "attribute_not_exists(pk) OR expiresAt <= :now OR expiresAt = :over";
        let now_second = now.as_second();
        let values = [(":now", number(now_second)), (":over", number(lookups.over.unwrap_or(now_second)))];
        writes.push((Write::Key, store.put(key, Some((free, &values)))?));
        let mut count = |write, counted: Vec<TransactWriteItem>| {
            writes.extend(counted.into_iter().map(|counted| (write, counted)));
        };
        count(Write::Customer, lookups.limit.count_customer(store, now)?);
        if counts.undoubted {
            count(Write::Network, lookups.limit.count_network(store, now)?);
        }
        count(Write::Mails, lookups.quota.count(store, counts, now)?);
        Ok(writes)
    }

    fn limit(&self, source: Source) -> RateLimit {
        RateLimit::of(source, &self.secret, self.visitor_mails_an_hour)
    }

    /// What the post's own key was answered before, unless that is over.
    async fn earlier(
        &self,
        post: &Post<'_>,
        lookups: &mut Lookups,
        now: Timestamp,
    ) -> Result<Option<Acceptance>, Unavailable> {
        loop {
            let record: Option<KeyRecord> = self.store.read(key_record_key(post.key(lookups.key))).await?;
            let Some(record) = record.filter(|record| record.expires_at > now.as_second()) else { return Ok(None) };
            if record.body_digest != post.body_digest {
                if post.is_own(&record, lookups.key) {
                    return Ok(Some(Acceptance::KeyReused));
                }
                lookups.key += 1;
                continue;
            }
            if post.is_known_by_content() && self.consents().is_withdrawn(&record.receipt.reference).await? {
                lookups.over = Some(record.expires_at);
                return Ok(None);
            }
            return Ok(Some(Acceptance::Replayed(record.receipt)));
        }
    }

    /// Counts a post by its table, so that the stages of an account don't mix, and by what became of it.
    fn count(&self, post: &Post<'_>, verdict: &str) {
        let form = post.form.name();
        metrics::count("Submissions", 1, &[("Table", self.store.table()), ("Form", form), ("Verdict", verdict)]);
    }
}
