//! `Retry-After` (RFC 9110, 10.2.3), as seconds or as a date.

use jiff::Timestamp;
use jiff::fmt::rfc2822::DateTimeParser;

use super::retry::FIRST_PAUSE;

/// The longest pause that a receiver gets, in seconds.
const LONGEST: i64 = 50 * 60;

/// Seconds until the next try, within our own bounds; nothing when the text says neither.
pub(super) fn retry_after(text: &str, now: Timestamp) -> Option<i64> {
    let text = text.trim();
    let seconds = if !text.is_empty() && text.bytes().all(|octet| octet.is_ascii_digit()) {
        // More digits than a number has are longer than any bound.
        text.parse().unwrap_or(LONGEST)
    } else {
        let date = DateTimeParser::new().parse_timestamp(text).ok()?;
        date.as_second().saturating_sub(now.as_second())
    };
    Some(seconds.clamp(FIRST_PAUSE, LONGEST))
}

#[cfg(test)]
mod tests {
    use super::retry_after;

    #[test]
    fn seconds_and_dates_are_read_and_bounded_and_anything_else_is_none() {
        let now = "2026-11-28T10:00:00Z".parse().unwrap();
        for (text, seconds) in [
            ("120", Some(120)),
            (" 0 ", Some(2)),
            ("86400", Some(3_000)),
            ("99999999999999999999999", Some(3_000)),
            ("Sat, 28 Nov 2026 10:01:30 GMT", Some(90)),
            ("Sat, 28 Nov 2026 09:00:00 GMT", Some(2)),
            ("Sun, 29 Nov 2026 10:00:00 GMT", Some(3_000)),
            ("", None),
            ("-5", None),
            ("1.5", None),
            ("soon", None),
        ] {
            assert_eq!(retry_after(text, now), seconds, "{text:?}");
        }
    }
}
