//! Retries, whatever the channel: exponential backoff within the bounds of an item's kind.

use jiff::Timestamp;
use tracing::{error, warn};

use super::Outcome;
use super::claim::Claim;

/// The first pause of the backoff, in seconds; it doubles with each attempt.
pub(super) const FIRST_PAUSE: i64 = 2;
/// The longest pause, in seconds.
const LONGEST_PAUSE: i64 = 10 * 60;

/// What becomes of an item that may have been sent: again, once the other side has had time to recover, or set aside.
pub(super) fn in_doubt(claim: &Claim, cause: String) -> Outcome {
    if claim.key.kind().repeats_in_doubt(claim.attempts) {
        Outcome::Later(cause, Some(LONGEST_PAUSE))
    } else {
        Outcome::SetAside(cause)
    }
}

/// The same outcome, with a pause where it is to be tried again; past the bounds of its kind it is set aside.
pub(super) fn bounded(claim: &Claim, outcome: Outcome, now: Timestamp) -> Outcome {
    let Outcome::Later(cause, pause) = outcome else { return outcome };
    let (reference, item) = (claim.key.reference(), claim.key.kind().name());
    if claim.is_past_its_bounds(now) {
        error!(%reference, item, cause, "not sent in all its time, given up");
        return Outcome::SetAside(cause);
    }
    let pause = pause.unwrap_or_else(|| pause_after(claim.attempts));
    warn!(%reference, item, cause, pause, "not sent, to be tried again");
    Outcome::Later(cause, Some(pause))
}

/// Seconds until an item is tried again after so many attempts.
fn pause_after(attempts: u32) -> i64 {
    let doublings = attempts.saturating_sub(1).min(LONGEST_PAUSE.ilog2());
    (FIRST_PAUSE << doublings).min(LONGEST_PAUSE)
}

#[cfg(test)]
mod tests {
    use super::pause_after;

    #[test]
    fn pauses_double_up_to_ten_minutes() {
        let pauses: Vec<i64> = [1, 2, 3, 9, 10, 64, u32::MAX].map(pause_after).into();
        assert_eq!(pauses, [2, 4, 8, 512, 600, 600, 600]);
    }
}
