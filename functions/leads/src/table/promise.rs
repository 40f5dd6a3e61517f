//! The hour until which an answer is promised: pages, mails, lists, the measure and the alarm all reckon with it.

use jiff::{SignedDuration, Timestamp};

/// Hours within which the site promises an answer: `replyHours` of `site/src/content/offer.ts`, which a test holds.
pub const PROMISED_HOURS: i64 = 24;

/// What the site promises.
pub(crate) const PROMISED: SignedDuration = SignedDuration::from_hours(PROMISED_HOURS);

/// The instant until which whoever wrote at this time has an answer. Hours of a clock that nobody turns: where summer time
/// begins or ends, the time of day is another.
pub(crate) fn answer_by(received: Timestamp) -> Timestamp {
    received + PROMISED
}

/// A second since 1970 as such an instant, if it can be one of a message that came by now.
pub fn promised_until(second: i64) -> Option<Timestamp> {
    Timestamp::from_second(second).ok().filter(|until| *until <= answer_by(Timestamp::now()))
}

#[cfg(test)]
mod tests {
    use super::answer_by;
    use crate::platform::times::german_day;

    #[test]
    fn an_answer_is_due_after_24_hours_where_summer_time_begins_and_where_it_ends_too() {
        for (received, due) in [
            ("2026-11-27T13:30:00Z", "Samstag, 28. November, 14:30 Uhr"),
            // Summer time ends on 25 October: 14:30 the day before is 13:30 on that day.
            ("2026-10-24T12:30:00Z", "Sonntag, 25. Oktober, 13:30 Uhr"),
            ("2026-10-25T12:30:00Z", "Montag, 26. Oktober, 13:30 Uhr"),
            // It begins on 28 March.
            ("2027-03-27T13:30:00Z", "Sonntag, 28. März, 15:30 Uhr"),
            ("2027-03-28T12:30:00Z", "Montag, 29. März, 14:30 Uhr"),
        ] {
            assert_eq!(german_day(answer_by(received.parse().unwrap())), due, "{received}");
        }
    }
}
