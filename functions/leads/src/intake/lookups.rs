//! The lookups of a post: what is assumed of it before any, what to read when that was wrong, and what is decided by it.

use contract::Next;
use jiff::Timestamp;

use crate::intake::form::FormName;
use crate::intake::mail_quota::MailQuota;
use crate::intake::rate_limit::RateLimit;
use crate::intake::receipt::Receipt;
use crate::intake::spam_verdict::{Counts, Decision, Evidence};
use crate::platform::secret::Secret;
use crate::table::promise::answer_by;
use crate::table::reference::Reference;
use crate::table::store::{Store, Unavailable};
use crate::table::verdict::{Doubt, Judgement};

/// What is known besides the post itself, or assumed as long as nothing speaks against it.
pub(crate) struct Lookups {
    pub(crate) limit: RateLimit,
    pub(crate) quota: MailQuota,
    pub(crate) proof_used: bool,
    /// Which of the post's keys is its own: those before it are in use for something else, elsewhere.
    pub(crate) key: usize,
    /// The end of an idempotency record that counts as ended, in seconds since 1970: its sign-up was withdrawn.
    pub(crate) over: Option<i64>,
}

/// A submission as it would be stored.
pub(crate) struct Draft {
    pub(crate) receipt: Receipt,
    pub(crate) now: Timestamp,
    pub(crate) judgement: Judgement,
    pub(crate) counts: Counts,
}

/// A write of the transaction, by what its refusal means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Write {
    /// The reference is taken: the proof was used before.
    Record,
    /// The key is in use.
    Key,
    /// The customer sent more than was assumed.
    Customer,
    /// The network sent more than was assumed.
    Network,
    /// More mails were promised than was assumed.
    Mails,
}

impl Lookups {
    /// The usual case: a first post of a quiet network in a quiet hour.
    pub(crate) fn nothing(limit: RateLimit, quota: MailQuota) -> Self {
        Self { limit, quota, proof_used: false, key: 0, over: None }
    }

    /// What becomes of a post by what is known; its proof is a good one, or there is a doubt.
    pub(crate) fn decide(
        &self,
        form: FormName,
        honeypot_filled: bool,
        proof: Result<(), Doubt>,
        now: Timestamp,
    ) -> Decision {
        let evidence = Evidence { proof, is_crowded: self.limit.is_reached(now) };
        Decision::of(form, honeypot_filled, evidence, self.quota.left(now))
    }

    /// Looks up what speaks against a refused write.
    pub(crate) async fn look_up(&mut self, refused: Write, store: &Store, now: Timestamp) -> Result<(), Unavailable> {
        match refused {
            // Without a proof a reference is drawn anew.
            Write::Record => self.proof_used = true,
            Write::Customer => store.look_up(&mut self.limit.customer, now).await?,
            Write::Network => store.look_up(&mut self.limit.network, now).await?,
            Write::Mails => self.quota.look_up(store, now).await?,
            // It was looked up before.
            Write::Key => {}
        }
        Ok(())
    }
}

impl Draft {
    /// A decision with a reference of its own. With a proof it is the proof's: no other submission can have the same, which is
    /// all that makes a proof good for one.
    pub(crate) fn of(
        (form, decision): (FormName, Decision),
        lookups: &Lookups,
        (proven, secret): (Option<&str>, &Secret),
        now: Timestamp,
    ) -> Result<Self, Unavailable> {
        let Decision { judgement, next, counts } = decision;
        let reference = match proven {
            Some(challenge) => Reference::of(secret, challenge),
            None => Reference::random().map_err(Unavailable::defect)?,
        };
        // As `next`, it tells nothing that its sender does not know.
        let is_promised = form == FormName::Contact && next == Next::Mail;
        let answer_by = is_promised.then(|| answer_by(now));
        Ok(Self { receipt: Receipt { reference, next, answer_by }, now, judgement, counts })
    }
}
