//! Accepting a valid form: judged, counted and stored in one transaction, whatever happens to the request.
//!
//! Every form that the public can post comes this way, so that no form evades the limits of another. A post is first taken
//! for the usual case, a clean first one, which is one call of the database; a condition that does not hold then says what
//! to look up before the next attempt.

use jiff::Timestamp;

use crate::consent::Consents;
use crate::intake::counters::{Counter, held_counter, source_counter};
use crate::intake::draft::{Draft, Write};
use crate::intake::judging::{HELD_MAILS_AN_HOUR, TAKEN_A_WINDOW, UNDOUBTED_A_WINDOW, next};
use crate::intake::post::{Form, Post};
use crate::intake::proof::{self, Proven};
use crate::intake::receipt::{KeyRecord, Receipt, key_record_item};
use crate::platform::env::Missing;
use crate::platform::metrics;
use crate::platform::secret::Secret;
use crate::platform::source::Source;
use crate::table::keys::key_record_key;
use crate::table::reference::Reference;
use crate::table::store::{Outcome, Store, Unavailable, number, pause_after_conflict};
use crate::table::verdict::{Doubt, Judgement, Verdict};

/// How often a write is tried: conditions that don't hold need up to four, the rest is for conflicts.
const ATTEMPTS: usize = 10;

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
}

/// What was looked up, or is assumed as long as nothing speaks against it.
#[derive(Default)]
struct Seen {
    from_source: u64,
    held: u64,
    proof_used: bool,
    /// The end of an idempotency record that counts as ended, in seconds since 1970: its sign-up was withdrawn.
    over: Option<i64>,
}

impl Intake {
    /// The way into this table; the secret makes and checks proofs of work and hides addresses.
    pub fn new(store: Store, secret: Secret) -> Self {
        Self { store, secret }
    }

    /// The way into the table of the environment, with the secret of the environment.
    ///
    /// # Errors
    /// [`Missing`] names the variable that is not set.
    pub fn from_env() -> Result<Self, Missing> {
        Ok(Self::new(Store::from_env()?, Secret::from_env()?))
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
    pub fn challenge(&self) -> Result<contract::Challenge, Unavailable> {
        proof::challenge(&self.secret, Timestamp::now()).map_err(Unavailable::because)
    }

    /// Stores a valid form: a contact form as a lead, a sign-up as one whose address has to be confirmed.
    ///
    /// Without a key of its own a form is recognised by its content: a double click with JavaScript off is one lead. The
    /// answer to a sign-up does not tell whether the address is known.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; posting the same form again is safe.
    pub async fn accept<'a>(&self, form: impl Into<Form<'a>>, source: Source) -> Result<Acceptance, Unavailable> {
        self.take(&Post::new(form.into(), source, &self.secret)).await
    }

    async fn take(&self, post: &Post<'_>) -> Result<Acceptance, Unavailable> {
        let mut seen = Seen::default();
        for attempt in 1..=ATTEMPTS {
            let now = Timestamp::now();
            let counter = source_counter(&post.source.key(&self.secret), now);
            if seen.from_source >= TAKEN_A_WINDOW {
                let earlier = self.earlier(post, &mut seen, now).await?;
                let limited = Acceptance::TooMany { retry_after: counter.seconds_left(now) };
                if earlier.is_none() {
                    self.count(post, "limited");
                }
                return Ok(earlier.unwrap_or(limited));
            }
            let draft = self.draft(post, &seen, now)?;
            let proven = post.proven(&self.secret, now).filter(|_| !seen.proof_used);
            let (names, writes): (Vec<_>, Vec<_>) =
                self.writes(post, &draft, &seen, &counter, proven).await?.into_iter().unzip();
            match self.store.transact(writes).await? {
                Outcome::Written => {
                    self.count(post, draft.judgement.verdict.name());
                    return Ok(Acceptance::Stored(draft.receipt, draft.judgement.verdict));
                }
                Outcome::Conflict => pause_after_conflict(attempt).await,
                Outcome::Refused(at) => {
                    let refused: Vec<Write> = at.into_iter().filter_map(|at| names.get(at).copied()).collect();
                    if refused.contains(&Write::Key)
                        && let Some(earlier) = self.earlier(post, &mut seen, now).await?
                    {
                        return Ok(earlier);
                    }
                    seen.proof_used |= refused.contains(&Write::Proof);
                    if refused.contains(&Write::Source) {
                        seen.from_source = self.store.counted(&counter).await?;
                    }
                    if refused.contains(&Write::Held) {
                        seen.held = self.store.counted(&held_counter(now)).await?;
                    }
                }
            }
        }
        Err(Unavailable::because(format!("no write succeeded in {ATTEMPTS} attempts")))
    }

    fn draft(&self, post: &Post<'_>, seen: &Seen, now: Timestamp) -> Result<Draft, Unavailable> {
        let proof = match (post.has_proof(), post.proven(&self.secret, now)) {
            (false, _) => Err(Doubt::NoProof),
            (true, Some(_)) if !seen.proof_used => Ok(()),
            (true, _) => Err(Doubt::BadProof),
        };
        let mut judgement = Judgement::of(post.honeypot_filled(), proof, seen.from_source);
        judgement.digest = judgement.verdict == Verdict::Held && seen.held >= HELD_MAILS_AN_HOUR;
        let reference = Reference::random().map_err(Unavailable::because)?;
        Ok(Draft { receipt: Receipt { reference, next: next(proof, seen.from_source) }, now, judgement })
    }

    /// At most eight writes, the submission itself and its mails first.
    async fn writes(
        &self,
        post: &Post<'_>,
        draft: &Draft,
        seen: &Seen,
        counter: &Counter,
        proven: Option<Proven>,
    ) -> Result<Vec<(Write, aws_sdk_dynamodb::types::TransactWriteItem)>, Unavailable> {
        let now = draft.now;
        let record = KeyRecord {
            body_digest: post.body_digest.clone(),
            receipt: draft.receipt.clone(),
            expires_at: post.key_expires_at(now),
        };
        let mut writes = post.records(&self.consents(), draft).await?;
        // TTL deletes late, up to days: a record past its term counts as deleted.
        let key = key_record_item(&post.key_digest, &record).map_err(Unavailable::because)?;
        let free = "attribute_not_exists(pk) OR expiresAt <= :now OR expiresAt = :over";
        let now_second = now.as_second();
        let values = [(":now", number(now_second)), (":over", number(seen.over.unwrap_or(now_second)))];
        writes.push((Write::Key, self.store.put(key, free, &values)?));
        let bound = if seen.from_source < UNDOUBTED_A_WINDOW { UNDOUBTED_A_WINDOW } else { TAKEN_A_WINDOW };
        writes.push((Write::Source, self.store.count_up(counter, bound)?));
        if let Some(proven) = proven {
            writes.push((Write::Proof, self.store.put(proven.to_item(), "attribute_not_exists(pk)", &[])?));
        }
        // Once sales gets a list the number is of no use, and one counter for everybody would only be in the way.
        if draft.judgement.verdict == Verdict::Held && !draft.judgement.digest {
            writes.push((Write::Held, self.store.count_up(&held_counter(now), HELD_MAILS_AN_HOUR)?));
        }
        Ok(writes)
    }

    /// What the key was answered before, unless that is over.
    async fn earlier(
        &self,
        post: &Post<'_>,
        seen: &mut Seen,
        now: Timestamp,
    ) -> Result<Option<Acceptance>, Unavailable> {
        let record: Option<KeyRecord> = self.store.read(key_record_key(&post.key_digest)).await?;
        let Some(record) = record.filter(|record| record.expires_at > now.as_second()) else { return Ok(None) };
        if record.body_digest != post.body_digest {
            return Ok(Some(Acceptance::KeyReused));
        }
        if post.is_known_by_content() && self.consents().is_withdrawn(&record.receipt.reference).await? {
            seen.over = Some(record.expires_at);
            return Ok(None);
        }
        Ok(Some(Acceptance::Replayed(record.receipt)))
    }

    /// Counts a post by its table, so that the stages of an account don't mix, and by what became of it.
    fn count(&self, post: &Post<'_>, verdict: &str) {
        let form = post.form.name();
        metrics::count("Submissions", 1, &[("Table", self.store.table()), ("Form", form), ("Verdict", verdict)]);
    }
}
