//! Days and times as people of the team type and read them: German ones, or those of UTC for programs.

use std::str::FromStr;

use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use leads::times;

/// The time zone in which a command takes days and shows times.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    zone: TimeZone,
    is_utc: bool,
}

/// What an option names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// A day of the clock's zone, `2026-11-20`.
    Day(Date),
    /// A time of the clock's zone, `2026-11-20T16:00`.
    Local(DateTime),
    /// A time that names its zone, `2026-11-20T16:00:00Z`.
    Time(Timestamp),
}

impl Clock {
    /// The German one, or that of UTC.
    pub(crate) fn new(is_utc: bool) -> Self {
        Self { zone: if is_utc { TimeZone::UTC } else { times::zone() }, is_utc }
    }

    /// A time with its zone, e.g. `2026-11-20 17:12 CET`; of UTC as programs read it, `2026-11-20T16:12:00Z`.
    pub(crate) fn show(&self, time: Timestamp) -> String {
        let format = if self.is_utc { "%Y-%m-%dT%H:%M:%SZ" } else { "%Y-%m-%d %H:%M %Z" };
        time.to_zoned(self.zone.clone()).strftime(format).to_string()
    }

    /// A time until which something is to be done, e.g. `bis Samstag, 28. November, 14:30 Uhr` as the visitor reads it, too.
    pub(crate) fn until(&self, time: Timestamp) -> String {
        if self.is_utc { format!("by {}", self.show(time)) } else { format!("bis {}", times::german_day(time)) }
    }

    /// A time as a German Excel takes it for one, e.g. `20.11.2026 17:12:00`; of UTC as programs read it.
    pub(crate) fn cell(&self, time: Timestamp) -> String {
        if self.is_utc {
            return self.show(time);
        }
        time.to_zoned(self.zone.clone()).strftime("%d.%m.%Y %H:%M:%S").to_string()
    }

    /// The first moment of what an option names.
    pub(crate) fn begin(&self, moment: Moment) -> Option<Timestamp> {
        let local = match moment {
            Moment::Time(time) => return Some(time),
            Moment::Day(day) => day.to_zoned(self.zone.clone()),
            Moment::Local(time) => time.to_zoned(self.zone.clone()),
        };
        local.ok().map(|local| local.timestamp())
    }

    /// The moment after a day; a time is its own end.
    pub(crate) fn end(&self, moment: Moment) -> Option<Timestamp> {
        match moment {
            Moment::Day(day) => self.begin(Moment::Day(day.checked_add(1.day()).ok()?)),
            time => self.begin(time),
        }
    }
}

impl FromStr for Moment {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if let Ok(time) = text.parse() {
            return Ok(Self::Time(time));
        }
        // A day is a time at midnight for the parser, too.
        let is_day = text.len() == "2026-11-20".len();
        let day = is_day.then(|| text.parse().ok()).flatten().map(Self::Day);
        day.or_else(|| text.parse().ok().map(Self::Local)).ok_or_else(|| {
            "a date looks like 2026-11-20, a time like 2026-11-20T16:00 or 2026-11-20T16:00:00Z".to_owned()
        })
    }
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::{Clock, Moment};

    fn time(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    #[test]
    fn a_day_is_a_german_one_from_its_beginning_to_its_end_and_a_time_is_taken_as_it_is() {
        let (german, utc) = (Clock::new(false), Clock::new(true));
        // Each with the hour at which it begins and ends, in UTC: summer time ends on 25 October, and begins on 28 March.
        for (day, begin, end) in [
            ("2026-11-20", "2026-11-19T23:00:00Z", "2026-11-20T23:00:00Z"),
            ("2026-10-25", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
            ("2027-03-28", "2027-03-27T23:00:00Z", "2027-03-28T22:00:00Z"),
            ("2026-12-31", "2026-12-30T23:00:00Z", "2026-12-31T23:00:00Z"),
            ("2027-06-30", "2027-06-29T22:00:00Z", "2027-06-30T22:00:00Z"),
        ] {
            let day: Moment = day.parse().unwrap();
            assert_eq!((german.begin(day), german.end(day)), (Some(time(begin)), Some(time(end))), "{day:?}");
        }
        let day: Moment = "2026-11-20".parse().unwrap();
        assert_eq!(utc.begin(day), Some(time("2026-11-20T00:00:00Z")));
        assert_eq!(utc.end(day), Some(time("2026-11-21T00:00:00Z")));
        for (text, german_time) in [
            ("2026-11-20T16:00:00+01:00", "2026-11-20T15:00:00Z"),
            ("2026-11-20T16:00:00Z", "2026-11-20T16:00:00Z"),
            ("2026-11-20T16:00", "2026-11-20T15:00:00Z"),
            ("2026-07-20 16:00", "2026-07-20T14:00:00Z"),
        ] {
            let moment: Moment = text.parse().unwrap();
            assert_eq!((german.begin(moment), german.end(moment)), (Some(time(german_time)), Some(time(german_time))));
        }
        assert_eq!(utc.begin("2026-11-20T16:00".parse().unwrap()), Some(time("2026-11-20T16:00:00Z")));
    }

    #[test]
    fn what_is_neither_a_day_nor_a_time_is_told_how_they_look() {
        for text in ["20.11.2026", "9999-99-99", "2026-02-30", "gestern", ""] {
            assert!(text.parse::<Moment>().is_err_and(|message| message.contains("2026-11-20")), "{text}");
        }
    }

    #[test]
    fn times_are_told_with_their_zone_and_in_cells_as_excel_reads_them() {
        let clock = Clock::new(false);
        for (utc, shown, cell) in [
            ("2026-10-25T23:30:00Z", "2026-10-26 00:30 CET", "26.10.2026 00:30:00"),
            ("2026-10-25T00:30:00Z", "2026-10-25 02:30 CEST", "25.10.2026 02:30:00"),
            ("2026-10-25T01:30:00Z", "2026-10-25 02:30 CET", "25.10.2026 02:30:00"),
            ("2027-03-28T01:00:00Z", "2027-03-28 03:00 CEST", "28.03.2027 03:00:00"),
            ("2026-12-31T23:00:00Z", "2027-01-01 00:00 CET", "01.01.2027 00:00:00"),
        ] {
            assert_eq!((clock.show(time(utc)), clock.cell(time(utc))), (shown.to_owned(), cell.to_owned()));
            assert_eq!(
                (Clock::new(true).show(time(utc)), Clock::new(true).cell(time(utc))),
                (utc.to_owned(), utc.to_owned())
            );
        }
    }
}
