//! The one time zone in which people read times.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// German time since 1996 (directive 2000/84/EC), written as a rule, so that no zone database is needed.
const GERMAN_TIME: &str = "CET-1CEST,M3.5.0,M10.5.0/3";

/// A time as sales reads it, e.g. `20.11.2026, 17:12 Uhr`.
pub fn german(time: Timestamp) -> String {
    let zone = TimeZone::posix(GERMAN_TIME).unwrap_or(TimeZone::UTC);
    time.to_zoned(zone).strftime("%d.%m.%Y, %H:%M Uhr").to_string()
}

#[cfg(test)]
mod tests {
    #[test]
    fn times_are_german_in_winter_and_in_summer() {
        assert_eq!(super::german("2026-11-20T16:12:00Z".parse().unwrap()), "20.11.2026, 17:12 Uhr");
        assert_eq!(super::german("2026-06-30T22:30:00Z".parse().unwrap()), "01.07.2026, 00:30 Uhr");
    }
}
