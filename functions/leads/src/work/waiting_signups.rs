//! Sign-ups with a proof for which no mail was left: confirmed from what the next parts of the hour keep for them, without a
//! person, in the order of their places, which is fair by network.

use jiff::Timestamp;
use tracing::info;

use crate::intake::numbers::{Bounds, Counter};
use crate::platform::metrics;
use crate::table::reference::Reference;
use crate::table::store::{ATTEMPTS, Store, Transacted, Unavailable, pause_after_conflict};

/// What became of a sign-up that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Now,
    /// It needs none any more, or others are in the way.
    Not,
    /// No mail is left.
    Later,
}

impl Store {
    /// Has as many waiting sign-ups asked for confirmation as mails are left; how many those are.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; the next run goes on.
    pub async fn ask_waiting_signups(&self, visitor_mails_an_hour: u64, now: Timestamp) -> Result<u64, Unavailable> {
        let (bounds, mut asked) = (Bounds::of(visitor_mails_an_hour), 0);
        for reference in self.waiting_signups().await? {
            match self.ask(&reference, bounds, now).await? {
                Asked::Now => asked += 1,
                Asked::Not => {}
                Asked::Later => break,
            }
        }
        if asked > 0 {
            info!(asked, "waiting sign-ups asked for confirmation");
            metrics::count("VisitorMails", asked, &[("Table", self.table())]);
        }
        Ok(asked)
    }

    async fn ask(&self, reference: &Reference, bounds: Bounds, now: Timestamp) -> Result<Asked, Unavailable> {
        for attempt in 1..=ATTEMPTS {
            let visitors = Counter::visitors(now);
            if visitors.read(self.item(visitors.key()).await?.as_slice()) >= bounds.part {
                return Ok(Asked::Later);
            }
            let mut writes = self.release_signup(reference, now)?;
            let own = writes.len();
            writes.extend(self.count(&[(&visitors, bounds.part)], now)?);
            match self.transact(writes).await? {
                Transacted::Written => return Ok(Asked::Now),
                Transacted::Refused(at) if at.iter().any(|at| *at < own) => return Ok(Asked::Not),
                Transacted::Refused(_) | Transacted::Conflict => pause_after_conflict(attempt).await,
            }
        }
        Ok(Asked::Not)
    }
}
