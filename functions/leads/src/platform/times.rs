//! The one time zone in which people read times.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// German time since 1996 (directive 2000/84/EC), written as a rule, so that no zone database is needed.
const GERMAN_TIME: &str = "CET-1CEST,M3.5.0,M10.5.0/3";

/// The zone of German time.
pub fn zone() -> TimeZone {
    TimeZone::posix(GERMAN_TIME).unwrap_or(TimeZone::UTC)
}

/// A time as sales reads it, e.g. `20.11.2026, 17:12 Uhr`.
pub fn german(time: Timestamp) -> String {
    time.to_zoned(zone()).strftime("%d.%m.%Y, %H:%M Uhr").to_string()
}

#[cfg(test)]
mod tests {
    #[test]
    fn times_are_german_in_winter_and_in_summer_and_where_one_becomes_the_other() {
        for (utc, german) in [
            ("2026-11-20T16:12:00Z", "20.11.2026, 17:12 Uhr"),
            ("2026-06-30T22:30:00Z", "01.07.2026, 00:30 Uhr"),
            ("2026-10-25T00:59:00Z", "25.10.2026, 02:59 Uhr"),
            ("2026-10-25T01:00:00Z", "25.10.2026, 02:00 Uhr"),
            ("2027-03-28T00:59:00Z", "28.03.2027, 01:59 Uhr"),
            ("2027-03-28T01:00:00Z", "28.03.2027, 03:00 Uhr"),
            ("2026-12-31T23:00:00Z", "01.01.2027, 00:00 Uhr"),
        ] {
            assert_eq!(super::german(utc.parse().unwrap()), german);
        }
    }
}
