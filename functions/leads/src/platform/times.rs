//! The one time zone in which people read times.

use jiff::civil::Weekday;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

/// German time since 1996 (directive 2000/84/EC), written as a rule, so that no zone database is needed.
const GERMAN_TIME: &str = "CET-1CEST,M3.5.0,M10.5.0/3";

const WEEKDAYS: [&str; 7] = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];
const MONTHS: [&str; 12] = [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
];
/// As calendars print them, where there is little room.
const SHORT_MONTHS: [&str; 12] =
    ["Jan.", "Feb.", "März", "April", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."];

/// The zone of German time.
pub fn zone() -> TimeZone {
    TimeZone::posix(GERMAN_TIME).unwrap_or(TimeZone::UTC)
}

/// A time as sales reads it, e.g. `20.11.2026, 17:12 Uhr`.
pub fn german(time: Timestamp) -> String {
    in_zone(time).strftime("%d.%m.%Y, %H:%M Uhr").to_string()
}

/// A time that is near, e.g. `Samstag, 28. November, 14:30 Uhr`.
pub fn german_day(time: Timestamp) -> String {
    let time = in_zone(time);
    format!("{}, {}. {}, {}", weekday(&time), time.day(), name_of_month(&time, &MONTHS), hour(&time))
}

/// The time of day alone, e.g. `14:30 Uhr`.
pub fn german_hour(time: Timestamp) -> String {
    hour(&in_zone(time))
}

/// The day alone, as short as people write it, e.g. `Sa, 28. Nov.`.
pub fn german_short_day(time: Timestamp) -> String {
    let time = in_zone(time);
    format!("{}, {}. {}", short_weekday(&time), time.day(), name_of_month(&time, &SHORT_MONTHS))
}

/// Day and year, e.g. `27. Nov.` and `2026`.
pub fn german_date(time: Timestamp) -> (String, String) {
    let time = in_zone(time);
    (format!("{}. {}", time.day(), name_of_month(&time, &SHORT_MONTHS)), time.year().to_string())
}

/// Weekday and time of day where every character counts, e.g. `Sa 14:30`.
pub fn german_short(time: Timestamp) -> String {
    let time = in_zone(time);
    format!("{} {}", short_weekday(&time), time.strftime("%H:%M"))
}

/// True on a Monday from 8 o'clock on.
pub(crate) fn is_monday_morning_over(time: Timestamp) -> bool {
    let time = in_zone(time);
    time.weekday() == Weekday::Monday && time.hour() >= 8
}

fn in_zone(time: Timestamp) -> Zoned {
    time.to_zoned(zone())
}

fn hour(time: &Zoned) -> String {
    time.strftime("%H:%M Uhr").to_string()
}

fn weekday(time: &Zoned) -> &'static str {
    let number = usize::try_from(time.weekday().to_monday_zero_offset()).unwrap_or_default();
    WEEKDAYS.get(number).copied().unwrap_or_default()
}

/// The first two letters, as on a calendar.
fn short_weekday(time: &Zoned) -> &'static str {
    weekday(time).get(..2).unwrap_or_default()
}

fn name_of_month(time: &Zoned, names: &[&'static str; 12]) -> &'static str {
    let number = usize::try_from(time.month() - 1).unwrap_or_default();
    names.get(number).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{german, german_day, german_hour, german_short, german_short_day};

    #[test]
    fn times_are_german_in_winter_and_in_summer_and_where_one_becomes_the_other() {
        for (utc, shown) in [
            ("2026-11-20T16:12:00Z", "20.11.2026, 17:12 Uhr"),
            ("2026-06-30T22:30:00Z", "01.07.2026, 00:30 Uhr"),
            ("2026-10-25T00:59:00Z", "25.10.2026, 02:59 Uhr"),
            ("2026-10-25T01:00:00Z", "25.10.2026, 02:00 Uhr"),
            ("2027-03-28T00:59:00Z", "28.03.2027, 01:59 Uhr"),
            ("2027-03-28T01:00:00Z", "28.03.2027, 03:00 Uhr"),
            ("2026-12-31T23:00:00Z", "01.01.2027, 00:00 Uhr"),
        ] {
            assert_eq!(german(utc.parse().unwrap()), shown);
        }
    }

    #[test]
    fn a_time_that_is_near_has_its_weekday_and_no_year() {
        for (utc, day, short_day, short) in [
            ("2026-11-28T13:30:00Z", "Samstag, 28. November, 14:30 Uhr", "Sa, 28. Nov.", "Sa 14:30"),
            ("2026-07-01T22:05:59Z", "Donnerstag, 2. Juli, 00:05 Uhr", "Do, 2. Juli", "Do 00:05"),
            ("2026-10-25T00:59:59Z", "Sonntag, 25. Oktober, 02:59 Uhr", "So, 25. Okt.", "So 02:59"),
            ("2026-10-25T01:00:00Z", "Sonntag, 25. Oktober, 02:00 Uhr", "So, 25. Okt.", "So 02:00"),
            ("2027-03-28T00:59:59Z", "Sonntag, 28. März, 01:59 Uhr", "So, 28. März", "So 01:59"),
            ("2027-03-28T01:00:00Z", "Sonntag, 28. März, 03:00 Uhr", "So, 28. März", "So 03:00"),
            ("2026-12-31T23:00:00Z", "Freitag, 1. Januar, 00:00 Uhr", "Fr, 1. Jan.", "Fr 00:00"),
        ] {
            let time = utc.parse().unwrap();
            assert_eq!(
                (german_day(time), german_short_day(time), german_short(time)),
                (day.to_owned(), short_day.to_owned(), short.to_owned())
            );
            assert!(day.ends_with(&german_hour(time)));
        }
    }
}
