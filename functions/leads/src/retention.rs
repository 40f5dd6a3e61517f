//! How long each kind of data is kept: the one table that the privacy page's text follows.
//!
//! A confirmed sign-up has no term: it is kept until it is withdrawn. A used proof of work is kept as long as its challenge
//! would hold.

use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, ToSpan};

/// A kind of data with a term of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retention {
    /// A message from the contact form.
    Contact,
    /// A submission with a filled honeypot.
    Spam,
    /// A sign-up that nobody confirmed; the link in its mail ends with it.
    UnconfirmedSignup,
    /// The record of a consent after it was withdrawn: claims lapse after three years (§§ 195, 199 BGB).
    WithdrawnSignup,
    /// How lately an address was written to.
    Contacted,
    /// The record by which a repeated post is recognised.
    IdempotencyRecord,
    /// How much came from a source, or was held.
    Counter,
    /// That no mail goes to an address any more.
    Suppression,
    /// Which leads sales was last reminded of.
    Reminder,
    /// That data was erased, without the data.
    ErasureRecord,
}

impl Retention {
    /// How long the data is kept after it was written.
    pub fn term(self) -> Span {
        match self {
            Self::Contact => 6.months(),
            Self::Spam => 30.days(),
            Self::UnconfirmedSignup => 72.hours(),
            // The limitation period, for claims that it was not done too: §§ 195, 199 BGB.
            Self::WithdrawnSignup | Self::ErasureRecord => 3.years(),
            Self::Contacted | Self::IdempotencyRecord | Self::Counter => 24.hours(),
            Self::Suppression => 24.months(),
            Self::Reminder => 7.days(),
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
    fn terms_are_calendar_months_days_and_hours() {
        let written: jiff::Timestamp = "2026-08-31T10:00:00Z".parse().unwrap();
        let ends = |text: &str| text.parse::<jiff::Timestamp>().unwrap().as_second();
        assert_eq!(Retention::Contact.expires_at(written), ends("2027-02-28T10:00:00Z"));
        assert_eq!(Retention::IdempotencyRecord.expires_at(written), ends("2026-09-01T10:00:00Z"));
        assert_eq!(Retention::Spam.expires_at(written), ends("2026-09-30T10:00:00Z"));
        assert_eq!(Retention::UnconfirmedSignup.expires_at(written), ends("2026-09-03T10:00:00Z"));
        assert_eq!(Retention::WithdrawnSignup.expires_at(written), ends("2029-08-31T10:00:00Z"));
    }

    #[test]
    fn the_privacy_page_names_every_term() {
        let page = include_str!("../../../locales/de/legal/privacy.json");
        let page: serde_json::Value = serde_json::from_str(page).unwrap();
        let rows: Vec<(String, String)> = rows(&page);
        for (data, term) in [
            ("Kontaktanfrage", "6 Monate"),
            ("Unbestätigte Anmeldung", "72 Stunden"),
            ("Bestätigte Anmeldung", "bis zum Widerruf"),
            ("Nachweis der Einwilligung", "3 Jahre nach dem Widerruf"),
            ("Als Spam erkannte Einsendung", "30 Tage"),
            ("Schlüssel gegen doppelte Einsendungen", "24 Stunden"),
            ("Prüfwert der IP-Adresse", "24 Stunden"),
        ] {
            assert!(rows.iter().any(|row| row.0 == data && row.1.starts_with(term)), "{data}: {term}");
        }
    }

    /// Rows of two texts, wherever they stand.
    fn rows(value: &serde_json::Value) -> Vec<(String, String)> {
        match value {
            serde_json::Value::Array(cells) => match cells.as_slice() {
                [serde_json::Value::String(data), serde_json::Value::String(term)] => {
                    vec![(data.clone(), term.clone())]
                }
                values => values.iter().flat_map(rows).collect(),
            },
            serde_json::Value::Object(fields) => fields.values().flat_map(rows).collect(),
            _ => Vec::new(),
        }
    }
}
