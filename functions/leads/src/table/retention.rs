//! How long each kind of data is kept: the one table that the privacy page's text follows.
//!
//! A confirmed sign-up with newsletter does not expire: it is kept until it is withdrawn.

use jiff::tz::TimeZone;
use jiff::{Span, Timestamp, ToSpan};

use crate::platform::times::zone;

/// A kind of data with a term of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retention {
    /// A message from the contact form.
    Contact,
    /// A submission with a filled honeypot and without a good proof of work.
    Spam,
    /// A sign-up that nobody confirmed; the link in its mail ends with it.
    UnconfirmedSignup,
    /// A confirmed sign-up of who wants no later mails: for questions about the one that came.
    Trial,
    /// The record of a consent after it was withdrawn, until claims lapse.
    WithdrawnSignup,
    /// The address in the mail to sales about the end of a sign-up, until it is sent.
    SignupEnd,
    /// That a mail went to a person, for the limit of a day.
    Contacted,
    /// The record by which a repeated post is recognised.
    IdempotencyRecord,
    /// How much came from a source, or was held.
    Counter,
    /// That no mail goes to an address any more.
    Suppression,
    /// When sales was last reminded.
    Reminder,
    /// That data was erased, without the data.
    ErasureRecord,
}

impl Retention {
    /// How long the data is kept: after it was written, or after the end of that year.
    pub fn term(self) -> Span {
        match self {
            Self::Contact | Self::Trial => 6.months(),
            Self::Spam | Self::SignupEnd => 30.days(),
            Self::UnconfirmedSignup => 72.hours(),
            // The limitation period, for claims that it was not done too: § 195 BGB.
            Self::WithdrawnSignup | Self::ErasureRecord => 3.years(),
            Self::Contacted | Self::IdempotencyRecord | Self::Counter => 24.hours(),
            Self::Suppression => 24.months(),
            Self::Reminder => 7.days(),
        }
    }

    /// True where the term begins with the end of the year, as limitation periods do: § 199 (1) BGB.
    fn counts_from_the_year_s_end(self) -> bool {
        matches!(self, Self::WithdrawnSignup | Self::ErasureRecord)
    }

    /// The table's TTL attribute for data written at `time`, in seconds since 1970.
    pub(crate) fn expires_at(self, time: Timestamp) -> i64 {
        let begins = if self.counts_from_the_year_s_end() {
            let time = time.to_zoned(zone());
            time.last_of_year().and_then(|last| last.tomorrow()).and_then(|next| next.start_of_day())
        } else {
            Ok(time.to_zoned(TimeZone::UTC))
        };
        // Only a time near the year 9999 has no end of term; it would then expire at once rather than never.
        let ends = begins.and_then(|begins| begins.checked_add(self.term()));
        ends.map_or(time, |end| end.timestamp()).as_second()
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
        // Claims lapse with the end of the third year after: § 199 (1) BGB, in German time.
        for kept in [Retention::WithdrawnSignup, Retention::ErasureRecord] {
            for (written, end) in [
                ("2026-02-02T10:00:00Z", "2029-12-31T23:00:00Z"),
                ("2026-12-31T22:59:59Z", "2029-12-31T23:00:00Z"),
                ("2026-12-31T23:00:00Z", "2030-12-31T23:00:00Z"),
            ] {
                assert_eq!(kept.expires_at(written.parse().unwrap()), ends(end), "{written}");
            }
        }
    }

    #[test]
    fn the_privacy_page_names_every_term() {
        let page = include_str!("../../../../locales/de/legal/privacy.json");
        let page: serde_json::Value = serde_json::from_str(page).unwrap();
        let rows: Vec<(String, String)> = rows(&page);
        let kinds = std::iter::successors(Some(Retention::Contact), |kind| row(*kind).1);
        let named = kinds.map(|kind| (row(kind).0, in_german(kind)));
        for (data, term) in named.chain([("Bestätigte Adresse für weitere E-Mails", "bis zum Widerruf".to_owned())]) {
            assert!(rows.iter().any(|row| row.0 == data && row.1.starts_with(&term)), "{data}: {term}");
        }
    }

    /// The data of a kind in the words of the privacy page, and the kind after it: a new one doesn't compile without both.
    fn row(kind: Retention) -> (&'static str, Option<Retention>) {
        use Retention as R;
        match kind {
            R::Contact => ("Kontaktanfrage", Some(R::Spam)),
            R::Spam => ("Als Spam erkannte Einsendung", Some(R::UnconfirmedSignup)),
            R::UnconfirmedSignup => ("Unbestätigte E-Mail-Adresse", Some(R::Trial)),
            R::Trial => ("Bestätigte Adresse ohne weitere E-Mails", Some(R::WithdrawnSignup)),
            R::WithdrawnSignup => ("Nachweis der Einwilligung", Some(R::SignupEnd)),
            R::SignupEnd => ("Adresse in der Nachricht über deine Abmeldung", Some(R::Contacted)),
            R::Contacted => ("Prüfwert einer Adresse, der wir geschrieben haben", Some(R::IdempotencyRecord)),
            R::IdempotencyRecord => ("Schlüssel gegen doppelte Einsendungen", Some(R::Counter)),
            R::Counter => ("Prüfwert der IP-Adresse", Some(R::Suppression)),
            R::Suppression => {
                ("Prüfwert einer gesperrten Adresse, nach Unzustellbarkeit oder Beschwerde", Some(R::Reminder))
            }
            R::Reminder => ("Zeitpunkt der letzten Erinnerung an unser Team", Some(R::ErasureRecord)),
            R::ErasureRecord => ("Vermerk über eine Löschung", None),
        }
    }

    /// A term as the page writes it, with a no-break space.
    fn in_german(kind: Retention) -> String {
        let term = kind.term();
        let parts = [
            (i64::from(term.get_years()), "Jahre"),
            (term.get_months().into(), "Monate"),
            (term.get_days().into(), "Tage"),
            (term.get_hours().into(), "Stunden"),
        ];
        let named = parts.iter().filter(|(count, _)| *count != 0);
        named.map(|(count, unit)| format!("{count}\u{a0}{unit}")).collect::<Vec<_>>().join(" ")
            + if kind.counts_from_the_year_s_end() { " nach dem Ende des Jahres" } else { "" }
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
