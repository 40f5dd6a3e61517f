//! How long each kind of data is kept: the one table that the privacy page's text follows.

use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, ToSpan};

/// A kind of data with a term of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retention {
    /// A message from the contact form.
    Contact,
    /// The record by which a repeated post is recognised.
    IdempotencyRecord,
}

impl Retention {
    /// How long the data is kept after it was written.
    pub fn term(self) -> Span {
        match self {
            Self::Contact => 6.months(),
            Self::IdempotencyRecord => 24.hours(),
        }
    }

    /// The table's TTL attribute for data written at `time`, in seconds since 1970.
    pub(crate) fn expires_at(self, time: Timestamp) -> i64 {
        // Only a time near the year 9999 has no end of term; it would then expire at once rather than never.
        time.to_zoned(TimeZone::UTC).checked_add(self.term()).map_or(time, |end| end.timestamp()).as_second()
    }
}

#[cfg(test)]
mod tests {
    use super::Retention;

    #[test]
    fn a_contact_is_kept_for_six_calendar_months_and_a_key_for_a_day() {
        let written: jiff::Timestamp = "2026-08-31T10:00:00Z".parse().unwrap();
        let ends = |text: &str| text.parse::<jiff::Timestamp>().unwrap().as_second();
        assert_eq!(Retention::Contact.expires_at(written), ends("2027-02-28T10:00:00Z"));
        assert_eq!(Retention::IdempotencyRecord.expires_at(written), ends("2026-09-01T10:00:00Z"));
    }
}
