//! Accepting a valid form: judged, counted and stored in one transaction, whatever happens to the request.
//!
//! Every form that the public can post comes this way, so that no form evades the limits of another. A post is first taken
//! for the usual case, a clean first one, which is one call of the database; a condition that does not hold then says what
//! to look up before the next attempt.

use std::time::Duration;

use aws_sdk_dynamodb::types::TransactWriteItem;
use contract::Next;
use jiff::Timestamp;

use crate::consent::Consents;
use crate::intake::crowd::Crowd;
use crate::intake::draft::{Draft, Write};
use crate::intake::form::{Form, FormName};
use crate::intake::judging::{Evidence, HELD_MAILS_AN_HOUR};
use crate::intake::mails::VisitorMails;
use crate::intake::post::Post;
use crate::intake::proof::{self, Proven};
use crate::intake::receipt::{KeyRecord, Receipt, key_record_item};
use crate::intake::seen::Seen;
use crate::platform::env::{self, Missing};
use crate::platform::metrics;
use crate::platform::secret::{Key, Secret};
use crate::platform::source::Source;
use crate::table::keys::key_record_key;
use crate::table::reference::Reference;
use crate::table::store::{Outcome, Store, Unavailable, in_time, number, pause_after_conflict};
use crate::table::verdict::{Doubt, Judgement, Verdict};

/// Longest look at how much came from a network, before a challenge: a slow database must not keep one from a visitor.
const LOAD_PATIENCE: Duration = Duration::from_secs(1);

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
    /// The way into this table; the secret makes and checks proofs of work and hides addresses. Beyond so many mails to
    /// visitors in an hour, of all sources, submissions are held.
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

    /// A new challenge for the proof of work of a form, or of any form; the more came from the networks of the source, the
    /// harder it is.
    ///
    /// # Errors
    /// [`Unavailable`] when the operating system has no random numbers.
    pub async fn challenge(&self, form: Option<FormName>, source: Source) -> Result<contract::Challenge, Unavailable> {
        let (now, mut crowd) = (Timestamp::now(), Crowd::of(source, &self.secret));
        // What could not be looked up counts as little: then the post itself will not get through either.
        let _ = tokio::time::timeout(LOAD_PATIENCE, crowd.look_up_all(&self.store, now)).await;
        proof::challenge(&self.secret, form, crowd.load(now), now).map_err(Unavailable::because)
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
        let crowd = Crowd::of(post.source, &self.secret);
        let mut seen = Seen::nothing(crowd, VisitorMails::bounded(self.visitor_mails_an_hour));
        let mut attempt = 0;
        loop {
            attempt += 1;
            let now = Timestamp::now();
            if let Some(retry_after) = seen.crowd.refuses_for(now) {
                let earlier = self.earlier(post, &mut seen, now).await?;
                if earlier.is_none() {
                    self.count(post, "limited");
                }
                return Ok(earlier.unwrap_or(Acceptance::TooMany { retry_after }));
            }
            let proven = post.proven(&self.secret, now).filter(|_| !seen.proof_used);
            let draft = draft(post, &seen, proven.as_ref(), now)?;
            let (names, writes): (Vec<_>, Vec<_>) = self.writes(post, &draft, &seen, proven)?.into_iter().unzip();
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
                    for refused in refused {
                        seen.look_up(refused, &self.store, now).await?;
                    }
                }
            }
        }
    }

    /// The writes of a post, the submission itself and its mails first: thirteen at most, of which DynamoDB takes a hundred.
    fn writes(
        &self,
        post: &Post<'_>,
        draft: &Draft,
        seen: &Seen,
        proven: Option<Proven>,
    ) -> Result<Vec<(Write, TransactWriteItem)>, Unavailable> {
        let now = draft.now;
        let record = KeyRecord {
            body_digest: post.body_digest.clone(),
            source: Some(post.source_key.clone()),
            receipt: draft.receipt.clone(),
            expires_at: post.key_expires_at(now),
        };
        let mut writes = post.records(&self.consents(), draft)?;
        // TTL deletes late, up to days: a record past its term counts as deleted.
        let key = key_record_item(post.key(seen.key), &record).map_err(Unavailable::because)?;
        let free = "attribute_not_exists(pk) OR expiresAt <= :now OR expiresAt = :over";
        let now_second = now.as_second();
        let values = [(":now", number(now_second)), (":over", number(seen.over.unwrap_or(now_second)))];
        writes.push((Write::Key, self.store.put(key, free, &values)?));
        if let Some(proven) = proven {
            writes.push((Write::Proof, self.store.put(proven.to_item(), "attribute_not_exists(pk)", &[])?));
        }
        // By the promise, not by the verdict: a filled honeypot must not show in what comes next.
        let is_promised = draft.receipt.next == Next::Mail;
        let networks = seen.crowd.count_up(&self.store, is_promised, now)?.into_iter();
        writes.extend(networks.map(|(place, write)| (Write::Network(place), write)));
        if is_promised {
            let mails = seen.mails.count_up(&self.store, now)?.into_iter();
            writes.extend(mails.map(|write| (Write::VisitorMails, write)));
        }
        // Once sales gets a list the number is of no use, and one counter for everybody would only be in the way.
        if draft.judgement.verdict == Verdict::Held && !draft.judgement.digest {
            let held = self.store.count_up(&seen.held, HELD_MAILS_AN_HOUR, now)?.into_iter();
            writes.extend(held.map(|write| (Write::Held, write)));
        }
        Ok(writes)
    }

    /// What the post's own key was answered before, unless that is over.
    async fn earlier(
        &self,
        post: &Post<'_>,
        seen: &mut Seen,
        now: Timestamp,
    ) -> Result<Option<Acceptance>, Unavailable> {
        loop {
            let record: Option<KeyRecord> = self.store.read(key_record_key(post.key(seen.key))).await?;
            let Some(record) = record.filter(|record| record.expires_at > now.as_second()) else { return Ok(None) };
            if record.body_digest != post.body_digest {
                if post.is_own(&record, seen.key) {
                    return Ok(Some(Acceptance::KeyReused));
                }
                seen.key += 1;
                continue;
            }
            if post.is_known_by_content() && self.consents().is_withdrawn(&record.receipt.reference).await? {
                seen.over = Some(record.expires_at);
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

/// The submission as it would be stored by what is known.
fn draft(post: &Post<'_>, seen: &Seen, proven: Option<&Proven>, now: Timestamp) -> Result<Draft, Unavailable> {
    let shared = seen.crowd.shared_load(now);
    let evidence = Evidence {
        proof: match proven {
            Some(_) => Ok(()),
            None if post.has_proof() => Err(Doubt::BadProof),
            None => Err(Doubt::NoProof),
        },
        is_crowded: seen.crowd.load(now) >= 100 || proven.is_some_and(|proven| !proven.is_enough_for(shared)),
        is_mail_bound_reached: seen.mails.is_reached(now),
    };
    let mut judgement = Judgement::of(post.honeypot_filled(), evidence);
    judgement.digest = judgement.verdict == Verdict::Held && seen.is_much_held(now);
    let reference = Reference::random().map_err(Unavailable::because)?;
    Ok(Draft { receipt: Receipt { reference, next: evidence.next() }, now, judgement })
}
