//! Which leads a command is about.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use leads::{LeadPage, LeadPages, LeadRecord, LeadState, Period, Signup, Store, Verdict};

use crate::connect::hint;
use crate::progress::Progress;

/// The options that choose leads; a lead has to fit all that are given.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Filter {
    /// Only leads of this state
    #[arg(long, value_parser = state, value_name = "open|held|answered|closed")]
    state: Option<LeadState>,
    /// Only leads of this verdict
    #[arg(long, value_parser = verdict, value_name = "clean|held|spam")]
    verdict: Option<Verdict>,
    /// Only leads from this day on (2026-11-20) or from this time on (2026-11-20T16:00:00Z)
    #[arg(long, value_parser = first_moment, value_name = "DATE")]
    since: Option<Timestamp>,
    /// Only leads up to this day, the day included, or before this time
    #[arg(long, value_parser = last_moment, value_name = "DATE")]
    until: Option<Timestamp>,
    /// Only leads with this text in name, address, telephone number or message
    #[arg(long)]
    text: Option<String>,
}

/// The options that choose held leads. A bound is asked for, so that nothing is closed that came after somebody looked.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct HeldFilter {
    /// Only leads that came before this day (2026-11-20) or before this time (2026-11-20T16:00:00Z)
    #[arg(long, value_parser = first_moment, value_name = "DATE")]
    pub(crate) before: Timestamp,
    /// Only leads from this day or this time on
    #[arg(long, value_parser = first_moment, value_name = "DATE")]
    since: Option<Timestamp>,
    /// Only leads with this text in name, address, telephone number or message
    #[arg(long)]
    text: Option<String>,
}

impl HeldFilter {
    /// The held leads of the time, page by page, the oldest first.
    pub(crate) fn pages(&self, store: &Store) -> LeadPages {
        store.leads([LeadState::Held], Period { since: self.since, until: Some(self.before) })
    }

    pub(crate) fn fits(&self, record: &LeadRecord) -> bool {
        has_text(record, self.text.as_deref())
    }
}

impl Filter {
    /// Every lead that fits, the oldest first.
    pub(crate) async fn read(&self, store: &Store) -> anyhow::Result<LeadPage> {
        let states = self.state.map_or_else(|| LeadState::ALL.to_vec(), |state| vec![state]);
        let mut pages = store.leads(states, Period { since: self.since, until: self.until });
        let progress = Progress::counting("leads read");
        let mut all = LeadPage::default();
        while let Some(page) = pages.next().await.map_err(hint)? {
            progress.add(page.leads.len());
            all.leads.extend(page.leads.into_iter().filter(|record| self.fits(record)));
            all.unreadable.extend(page.unreadable);
        }
        all.leads.sort_by_key(|record| record.lead.created_at());
        Ok(all)
    }

    fn fits(&self, record: &LeadRecord) -> bool {
        let is_of_verdict = self.verdict.is_none_or(|verdict| verdict == record.lead.judgement().verdict);
        is_of_verdict && has_text(record, self.text.as_deref())
    }

    /// Whether a sign-up fits, of which there are a time and an address only.
    pub(crate) fn fits_signup(&self, signup: &Signup) -> bool {
        let came = signup.created_at();
        let text = self.text.as_ref().map(|text| text.to_lowercase());
        self.since.is_none_or(|since| since <= came)
            && self.until.is_none_or(|until| came < until)
            && text.is_none_or(|text| signup.email().to_lowercase().contains(&text))
    }
}

fn has_text(record: &LeadRecord, text: Option<&str>) -> bool {
    let Some(text) = text.map(str::to_lowercase) else { return true };
    let lead = &record.lead;
    let number = lead.phone_number().map(|number| [number.international(), number.link()]).unwrap_or_default();
    let typed =
        [lead.name().as_str(), lead.email(), lead.phone().unwrap_or_default(), lead.message()].map(str::to_lowercase);
    typed.iter().chain(&number).any(|part| part.contains(&text))
}

fn state(text: &str) -> Result<LeadState, String> {
    let state = LeadState::ALL.into_iter().find(|state| state.name() == text);
    state.ok_or_else(|| "a state is open, held, answered or closed".to_owned())
}

fn verdict(text: &str) -> Result<Verdict, String> {
    let verdict = [Verdict::Clean, Verdict::Held, Verdict::Spam].into_iter().find(|verdict| verdict.name() == text);
    verdict.ok_or_else(|| "a verdict is clean, held or spam".to_owned())
}

fn first_moment(text: &str) -> Result<Timestamp, String> {
    moment(text, 0)
}

fn last_moment(text: &str) -> Result<Timestamp, String> {
    moment(text, 1)
}

/// A time, or the beginning of a day (UTC) that lies `days` days later.
fn moment(text: &str, days: i32) -> Result<Timestamp, String> {
    if let Ok(time) = text.parse() {
        return Ok(time);
    }
    let day = text.parse::<Date>().ok().and_then(|day| day.checked_add(days.days()).ok());
    let moment = day.and_then(|day| day.to_zoned(TimeZone::UTC).ok()).map(|time| time.timestamp());
    moment.ok_or_else(|| "a date looks like 2026-11-20, a time like 2026-11-20T16:00:00Z".to_owned())
}

#[cfg(test)]
mod tests {
    use super::{first_moment, last_moment};

    #[test]
    fn a_day_is_taken_from_its_beginning_to_its_end_and_a_time_as_it_is() {
        let time = |text: &str| text.parse::<jiff::Timestamp>().unwrap();
        assert_eq!(first_moment("2026-11-20"), Ok(time("2026-11-20T00:00:00Z")));
        assert_eq!(last_moment("2026-11-20"), Ok(time("2026-11-21T00:00:00Z")));
        for parse in [first_moment, last_moment] {
            assert_eq!(parse("2026-11-20T16:00:00+01:00"), Ok(time("2026-11-20T15:00:00Z")));
            assert!(parse("20.11.2026").is_err_and(|message| message.contains("2026-11-20")));
            assert!(parse("9999-99-99").is_err());
        }
    }
}
