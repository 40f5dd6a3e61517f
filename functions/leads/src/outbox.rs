//! The transactional outbox: mails and posts to the hook, one item each, queued in the transaction that makes them due, and
//! retried with exponential backoff until they are accepted. Why: docs/decisions/0001.
//!
//! | from | by | to |
//! |---|---|---|
//! | due | a claim | claimed |
//! | claimed | it was accepted | sent |
//! | claimed | it was not accepted, or nobody knows and a second one does no harm | due, after a growing pause |
//! | claimed | it was refused, nobody knows whether it was accepted, or its limits are reached | set aside |
//! | claimed | nobody should get it (any more) | unwanted |
//!
//! An item has a channel and a kind ([`ItemKind`]). These states are handled once, here and in [`claim`], [`retry`] and
//! [`sweep`]; a channel says what to send and how it ended ([`Outcome`]): [`mails`] and [`posts`].
//!
//! The table's stream reports each queued item once, and [`Outbox::deliver`] sends it at once. Whatever does not end there is
//! found by [`Outbox::sweep`], which a schedule calls each minute, in a sparse index of what is due. Every retry ends: each kind
//! has a limit of tries and of age ([`ItemKind::bounds`]). What is set aside is in the same index, for the list to sales.

mod claim;
mod compose;
mod list;
mod mails;
mod post;
mod posts;
mod public_names;
mod recipients;
mod retry;
mod retry_after;
mod ses;
mod sweep;

use std::time::Instant;

use jiff::{SignedDuration, Timestamp};
use tracing::{error, info};

use crate::hook::event::EventPayload;
use crate::platform::logs::causes;
use crate::platform::metrics;
use crate::table::item_kind::ItemKind;
use crate::table::outbox_item::ItemKey;
use crate::table::store::{Store, Unavailable};
use compose::{Composed, NotComposed};
pub use list::Reminded;
pub use post::HookSender;
pub use posts::Hook;
pub use ses::MailSender;
pub use sweep::Swept;

/// How long a claim holds: three times the mailer's own time limit (template.yaml), so that its process is surely gone by then.
const CLAIM_TERM: SignedDuration = SignedDuration::from_mins(15);

/// The items of a table, and the channels that they leave by.
#[derive(Clone, Debug)]
pub struct Outbox {
    store: Store,
    sender: MailSender,
    hook: Hook,
}

/// What an attempt to send an item came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// It is done, or another process has it.
    Over,
    /// It was not accepted, as far as is known: several in a row mean that the channel is down.
    NotTaken,
    /// An earlier event of the same record has to end first.
    Waits,
}

/// How an attempt ended: for good, or with a retry.
enum Outcome {
    /// It was accepted, under this id.
    Sent(String),
    /// It is tried again, after the usual pause or after so many seconds.
    Later(String, Option<i64>),
    /// It can't be sent, or may have been.
    SetAside(String),
    /// Nobody is to get it.
    Unwanted(&'static str),
}

/// What is ready to be sent.
enum Prepared {
    Mail(Composed),
    Post(EventPayload),
}

impl Outbox {
    /// The outbox of this table and mail service, without a hook.
    pub fn new(store: Store, sender: MailSender) -> Self {
        Self { store, sender, hook: Hook::None }
    }

    /// Posts to a hook too, where there is one.
    #[must_use]
    pub fn with_hook(self, hook: Hook) -> Self {
        Self { hook, ..self }
    }

    /// The table behind it.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// True where a hook is set up, be it wrongly.
    pub fn has_hook(&self) -> bool {
        !matches!(self.hook, Hook::None)
    }

    /// Sends an item, if it is due and nobody else has it. Calling it again is safe.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed. Every other failure is written into the item itself.
    pub async fn deliver(&self, key: &ItemKey, now: Timestamp) -> Result<Attempt, Unavailable> {
        // On the heap: the compiler gives up on the layout of futures that are nested this deep.
        Box::pin(self.attempt(key, now)).await
    }

    async fn attempt(&self, key: &ItemKey, now: Timestamp) -> Result<Attempt, Unavailable> {
        let began = Instant::now();
        if self.has_to_wait(key).await? {
            return Ok(Attempt::Waits);
        }
        // Read before the claim: a database that fails here leaves the item as it is.
        let prepared = self.prepare(key, now).await?;
        let Some(claim) = self.store.claim(key, now).await? else { return Ok(Attempt::Over) };
        let outcome = match prepared {
            Ok(Prepared::Mail(mail)) => self.send_mail(&claim, mail).await,
            Ok(Prepared::Post(payload)) => self.send_post(&claim, payload, now).await,
            Err(outcome) => outcome,
        };
        let is_over = matches!(outcome, Outcome::Sent(_) | Outcome::Unwanted(_));
        if let Outcome::Unwanted(why) = outcome {
            info!(reference = %key.reference(), item = key.kind().name(), why, "not wanted, not sent");
        }
        // The other side may have taken its time: a pause begins here.
        let now = now + began.elapsed();
        if let Err(unmarked) = self.store.end_item(&claim, &retry::bounded(&claim, outcome, now), now).await {
            // The claim alone keeps a mail from being sent twice.
            error!(reference = %key.reference(), item = key.kind().name(), cause = causes(&unmarked), "end not written");
        }
        Ok(if is_over { Attempt::Over } else { Attempt::NotTaken })
    }

    /// What there is to send, or why there is nothing.
    async fn prepare(&self, key: &ItemKey, now: Timestamp) -> Result<Result<Prepared, Outcome>, Unavailable> {
        let prepared = match key.kind() {
            ItemKind::Mail(kind) => self.compose_mail(key.reference(), kind, now).await.map(Prepared::Mail),
            ItemKind::Hook(event) => self.read_event(key.reference(), event, now).await.map(Prepared::Post),
        };
        Ok(match prepared {
            Ok(prepared) => Ok(prepared),
            Err(NotComposed::Unavailable(cause)) => return Err(cause),
            Err(NotComposed::Unwanted(why)) => Err(Outcome::Unwanted(why)),
            Err(NotComposed::Unreadable(_)) => {
                error!(reference = %key.reference(), item = key.kind().name(), "the record of an item can't be read");
                metrics::count("UnreadableRecords", 1, &[("Table", self.store.table())]);
                Err(Outcome::SetAside("the record can't be read".to_owned()))
            }
        })
    }
}
