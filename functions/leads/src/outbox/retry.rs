//! What becomes of an item after a try, whatever its channel.

use jiff::Timestamp;
use tracing::{error, warn};

use super::Outcome;
use super::claim::{Claim, End};
use crate::table::item_kind::Channel;

/// The first pause of the backoff after what was not taken, in seconds; it doubles with each attempt.
pub(super) const FIRST_PAUSE: i64 = 2;
/// The longest pause, in seconds.
const LONGEST_PAUSE: i64 = 10 * 60;

/// The end of a claim whose try came to this.
pub(super) fn end_of(claim: &Claim, outcome: Outcome, now: Timestamp) -> End {
    match outcome {
        Outcome::Taken(id) => End::Sent(id),
        Outcome::NotTaken(cause, pause) => {
            again(claim, (cause, claim.doubts), pause.unwrap_or_else(|| pause_after(claim.attempts)), now)
        }
        // Not before the other side has had time to recover.
        Outcome::InDoubt(cause) if claim.doubts < claim.key.kind().repetitions() => {
            again(claim, (cause, claim.doubts + 1), LONGEST_PAUSE, now)
        }
        Outcome::InDoubt(cause) => End::InDoubt(cause),
        Outcome::Refused(cause) => End::Refused(cause),
        Outcome::Unwanted(why) => End::Unwanted(why),
    }
}

/// Again after a pause, within its bounds.
fn again(claim: &Claim, (cause, doubts): (String, u32), pause: i64, now: Timestamp) -> End {
    let (reference, item) = (claim.key.reference(), claim.key.kind().name());
    if claim.is_past_its_bounds(now) {
        error!(%reference, item, cause, "not sent in all its time, given up");
        // Of a post nobody minds that it may have come.
        let is_in_doubt = doubts > 0 && claim.key.kind().channel() == Channel::Mail;
        return if is_in_doubt { End::InDoubt(cause) } else { End::Refused(cause) };
    }
    warn!(%reference, item, cause, pause, "not sent, to be tried again");
    End::Later(now.as_second() + pause, cause, doubts)
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
