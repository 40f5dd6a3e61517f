//! Days and times as people of the team type and read them: German ones.

use std::str::FromStr;

use jiff::civil::{Date, DateTime};
use jiff::{Timestamp, Zoned};
use leads::times;

/// What an option names: a German day, `2026-11-20`, a German time, `2026-11-20T16:00`, or one that names its zone,
/// `2026-11-20T16:00:00Z`. A time is a range without a duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TimeRange {
    /// The first instant of it.
    pub(crate) begin: Timestamp,
    /// The first instant after it.
    pub(crate) end: Timestamp,
}

/// A time with its zone, e.g. `2026-11-20 17:12 CET`.
pub(crate) fn show(time: Timestamp) -> String {
    german(time).strftime("%Y-%m-%d %H:%M %Z").to_string()
}

/// A time until which something is to be done, e.g. `bis Samstag, 28. November, 14:30 Uhr` as the visitor reads it, too.
pub(crate) fn until(time: Timestamp) -> String {
    format!("bis {}", times::german_day(time))
}

/// A time as a German Excel takes it for one, e.g. `20.11.2026 17:12:00`.
pub(crate) fn cell(time: Timestamp) -> String {
    german(time).strftime("%d.%m.%Y %H:%M:%S").to_string()
}

fn german(time: Timestamp) -> Zoned {
    time.to_zoned(times::zone())
}

impl FromStr for TimeRange {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let time = |time: Timestamp| Self { begin: time, end: time };
        let local = || Some(time(text.parse::<DateTime>().ok()?.to_zoned(times::zone()).ok()?.timestamp()));
        // A day is a time at midnight for the parser, too.
        let is_day = text.len() == "2026-11-20".len();
        let range = if is_day { day(text) } else { text.parse().ok().map(time).or_else(local) };
        range.ok_or_else(|| {
            "a date looks like 2026-11-20, a time like 2026-11-20T16:00 or 2026-11-20T16:00:00Z".to_owned()
        })
    }
}

fn day(text: &str) -> Option<TimeRange> {
    let day: Date = text.parse().ok()?;
    let start = |day: Date| Some(day.to_zoned(times::zone()).ok()?.timestamp());
    Some(TimeRange { begin: start(day)?, end: start(day.tomorrow().ok()?)? })
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::{TimeRange, cell, show};

    fn time(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn a_day_is_a_german_one_from_its_beginning_to_its_end_and_a_time_is_taken_as_it_is() {
        // Each with the hour at which it begins and ends, in UTC: summer time ends on 25 October, and begins on 28 March.
        for (text, begin, end) in [
            ("2026-11-20", "2026-11-19T23:00:00Z", "2026-11-20T23:00:00Z"),
            ("2026-10-25", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
            ("2027-03-28", "2027-03-27T23:00:00Z", "2027-03-28T22:00:00Z"),
            ("2026-12-31", "2026-12-30T23:00:00Z", "2026-12-31T23:00:00Z"),
            ("2027-06-30", "2027-06-29T22:00:00Z", "2027-06-30T22:00:00Z"),
            ("2026-11-20T16:00:00+01:00", "2026-11-20T15:00:00Z", "2026-11-20T15:00:00Z"),
            ("2026-11-20T16:00:00Z", "2026-11-20T16:00:00Z", "2026-11-20T16:00:00Z"),
            ("2026-11-20T16:00", "2026-11-20T15:00:00Z", "2026-11-20T15:00:00Z"),
            ("2026-07-20 16:00", "2026-07-20T14:00:00Z", "2026-07-20T14:00:00Z"),
        ] {
            assert_eq!(text.parse(), Ok(TimeRange { begin: time(begin), end: time(end) }), "{text}");
        }
        for text in ["20.11.2026", "9999-99-99", "2026-02-30", "gestern", ""] {
            assert!(text.parse::<TimeRange>().is_err_and(|message| message.contains("2026-11-20")), "{text}");
        }
    }

    #[test]
    fn times_are_shown_with_their_zone_and_in_cells_as_excel_reads_them() {
        for (utc, shown, in_cell) in [
            ("2026-10-25T23:30:00Z", "2026-10-26 00:30 CET", "26.10.2026 00:30:00"),
            ("2026-10-25T00:30:00Z", "2026-10-25 02:30 CEST", "25.10.2026 02:30:00"),
            ("2026-10-25T01:30:00Z", "2026-10-25 02:30 CET", "25.10.2026 02:30:00"),
            ("2027-03-28T01:00:00Z", "2027-03-28 03:00 CEST", "28.03.2027 03:00:00"),
            ("2026-12-31T23:00:00Z", "2027-01-01 00:00 CET", "01.01.2027 00:00:00"),
        ] {
            assert_eq!((show(time(utc)), cell(time(utc))), (shown.to_owned(), in_cell.to_owned()));
        }
    }
}
