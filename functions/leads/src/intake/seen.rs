//! What was looked up for a post, or is assumed as long as nothing speaks against it.

use jiff::Timestamp;

use crate::intake::counters::Counter;
use crate::intake::crowd::Crowd;
use crate::intake::draft::Write;
use crate::intake::judging::{HELD_MAILS_AN_HOUR, HELD_WINDOW};
use crate::intake::mails::VisitorMails;
use crate::table::keys::held_counter;
use crate::table::store::{Store, Unavailable};

/// What is known besides the post itself.
pub(crate) struct Seen {
    pub(crate) crowd: Crowd,
    pub(crate) mails: VisitorMails,
    pub(crate) held: Counter,
    pub(crate) proof_used: bool,
    /// Which of the post's keys is its own: those before it are in use for something else, elsewhere.
    pub(crate) key: usize,
    /// The end of an idempotency record that counts as ended, in seconds since 1970: its sign-up was withdrawn.
    pub(crate) over: Option<i64>,
}

impl Seen {
    /// The usual case: a first post of a quiet network in a quiet hour.
    pub(crate) fn nothing(crowd: Crowd, mails: VisitorMails) -> Self {
        let held = Counter::new(held_counter(), HELD_WINDOW);
        Self { crowd, mails, held, proof_used: false, key: 0, over: None }
    }

    /// True when sales hears of a further held submission by a list only.
    pub(crate) fn is_much_held(&self, now: Timestamp) -> bool {
        self.held.known(now) >= HELD_MAILS_AN_HOUR
    }

    /// Looks up what speaks against a refused write.
    pub(crate) async fn look_up(&mut self, refused: Write, store: &Store, now: Timestamp) -> Result<(), Unavailable> {
        match refused {
            Write::Proof => self.proof_used = true,
            Write::Network(place) => self.crowd.look_up(store, place, now).await?,
            Write::VisitorMails => self.mails.look_up(store, now).await?,
            Write::Held => store.look_up(&mut self.held, now).await?,
            // A reference is drawn anew; a key was looked up before.
            Write::Record | Write::Key => {}
        }
        Ok(())
    }
}
