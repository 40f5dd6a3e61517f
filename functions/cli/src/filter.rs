//! Which leads a command is about.

use clap::builder::{StringValueParser, TypedValueParser};
use leads::{LeadRecord, LeadState, Page, Period, Signup, Store, Verdict, normalised};

use crate::clock::TimeRange;
use crate::columns::{TYPED, attributes, text as typed_text};
use crate::connect::hint;

/// The options that choose leads; a lead has to fit all that are given.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Filter {
    /// Only leads of this state
    #[arg(long, value_parser = state, value_name = "open|held|answered|closed")]
    state: Option<LeadState>,
    /// Only leads of this verdict
    #[arg(long, value_parser = verdict, value_name = "clean|held|spam")]
    verdict: Option<Verdict>,
    /// Only leads from this day on (2026-11-20) or from this time on (2026-11-20T16:00), both German, or 2026-11-20T16:00:00Z
    #[arg(long, value_name = "DATE")]
    since: Option<TimeRange>,
    /// Only leads up to this German day, the day included, or before this time
    #[arg(long, value_name = "DATE")]
    until: Option<TimeRange>,
    /// Only leads with this text in anything that was typed; of an address copied from a mail, the address
    #[arg(long, value_parser = StringValueParser::new().map(searched))]
    text: Option<String>,
}

impl Filter {
    /// Every lead that fits, the oldest first.
    pub(crate) async fn read(&self, store: &Store) -> anyhow::Result<Page<LeadRecord>> {
        let states = self.state.map_or_else(|| LeadState::ALL.to_vec(), |state| vec![state]);
        let mut all = store.leads(states, self.period()).await.map_err(hint)?;
        all.records.retain(|record| self.fits(record));
        Ok(all)
    }

    fn period(&self) -> Period {
        Period { since: self.since.map(|since| since.begin), until: self.until.map(|until| until.end) }
    }

    fn fits(&self, record: &LeadRecord) -> bool {
        let is_of_verdict = self.verdict.is_none_or(|verdict| verdict == record.lead.judgement().verdict);
        is_of_verdict && self.text.as_deref().is_none_or(|text| has_text(record, text))
    }

    /// Whether a sign-up fits, of which there are a time and an address only.
    pub(crate) fn fits_signup(&self, signup: &Signup) -> bool {
        let (came, period) = (signup.created_at(), self.period());
        period.since.is_none_or(|since| since <= came)
            && period.until.is_none_or(|until| came < until)
            && self.text.as_ref().is_none_or(|text| {
                [signup.email().to_lowercase(), normalised(signup.email())].iter().any(|email| email.contains(text))
            })
    }
}

fn has_text(record: &LeadRecord, text: &str) -> bool {
    let (lead, attributes) = (&record.lead, attributes(record).unwrap_or_default());
    let typed = TYPED.iter().map(|name| typed_text(&attributes, name).to_owned());
    typed
        .chain([lead.name(), lead.phone().unwrap_or_default().replace(' ', ""), normalised(lead.email())])
        .any(|part| part.to_lowercase().contains(text))
}

/// A text in the spelling by which it is found; of an address the one by which addresses are compared.
fn searched(text: String) -> String {
    contract::address(&text).map_or_else(|| text.to_lowercase(), |address| normalised(&address))
}

fn state(text: &str) -> Result<LeadState, String> {
    let state = LeadState::ALL.into_iter().find(|state| state.name() == text);
    state.ok_or_else(|| "a state is open, held, answered or closed".to_owned())
}

fn verdict(text: &str) -> Result<Verdict, String> {
    let verdict = [Verdict::Clean, Verdict::Held, Verdict::Spam].into_iter().find(|verdict| verdict.name() == text);
    verdict.ok_or_else(|| "a verdict is clean, held or spam".to_owned())
}
