//! The hour until which an answer is promised, for pages, mails, lists and the alarm (docs/decisions/0016).

use jiff::{SignedDuration, Timestamp};

/// Hours within which the site promises an answer: `replyHours` of `site/src/content/offer.ts`, which a test holds.
pub const PROMISED_HOURS: i64 = 24;

/// What the site promises.
const PROMISED: SignedDuration = SignedDuration::from_hours(PROMISED_HOURS);

const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// The instant until which whoever wrote at this time has an answer: a full hour, as a person would name it, and never later
/// than what is promised. Elapsed hours: across a change to or from summer time the time of day differs.
pub(crate) fn answer_by(received: Timestamp) -> Timestamp {
    full_hour(received + PROMISED)
}

/// What was received by then is late now: [`answer_by`] for an index, which knows when something came.
pub(crate) fn late_when_received_by(now: Timestamp) -> Timestamp {
    let begun = full_hour(now);
    let next = if begun < now { begun + HOUR } else { begun };
    next - PROMISED
}

/// The hour that has begun: German time differs from UTC by whole hours.
fn full_hour(time: Timestamp) -> Timestamp {
    let begun = time.as_second().rem_euclid(HOUR.as_secs());
    Timestamp::from_second(time.as_second() - begun).unwrap_or(time)
}

#[cfg(test)]
mod tests {
    use super::answer_by;
    use crate::platform::times::german_day;

    #[test]
    fn an_answer_is_due_at_a_full_hour_within_24_hours_where_summer_time_begins_and_where_it_ends_too() {
        for (received, due) in [
            ("2026-11-27T13:00:00Z", "Samstag, 28. November, 14:00 Uhr"),
            ("2026-11-27T13:59:59Z", "Samstag, 28. November, 14:00 Uhr"),
            ("2026-11-29T02:59:59Z", "Montag, 30. November, 03:00 Uhr"),
            // Summer time ends on 25 October: 14:30 the day before is 13:30 on that day.
            ("2026-10-24T12:30:00Z", "Sonntag, 25. Oktober, 13:00 Uhr"),
            ("2026-10-25T12:30:00Z", "Montag, 26. Oktober, 13:00 Uhr"),
            // It begins on 28 March.
            ("2027-03-27T13:30:00Z", "Sonntag, 28. März, 15:00 Uhr"),
            ("2027-03-28T12:30:00Z", "Montag, 29. März, 14:00 Uhr"),
        ] {
            assert_eq!(german_day(answer_by(received.parse().unwrap())), due, "{received}");
        }
    }
}
