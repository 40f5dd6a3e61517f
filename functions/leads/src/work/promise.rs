//! How the promise of an answer within 24 hours is kept.
//!
//! | lead of the time | counts as |
//! |---|---|
//! | answered within 24 hours of its arrival | kept |
//! | answered later, or open for longer than that | not kept |
//! | open for less | nothing yet |
//! | held for longer than that | not kept: nobody looked whether somebody waits |
//! | held for less, or closed as spam | nothing: as far as is known nobody waits |
//!
//! A held lead that was answered, or that somebody called real, counts like every other. An answer is as late as its mark.

use jiff::{SignedDuration, Timestamp};

use super::COUNTED;
use crate::table::promise::{PROMISED, late_when_received_by};
use crate::table::query::Period;
use crate::table::record::LeadRecord;
use crate::table::state::LeadState;
use crate::table::store::{Store, Unavailable};

/// How the promise was kept over some days.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnswerTime {
    /// Leads that were answered.
    pub answered: usize,
    /// Those of them that were answered within 24 hours.
    pub in_time: usize,
    /// Leads that are open, or held, for longer than 24 hours; of the held up to [`COUNTED`].
    pub late: usize,
    /// The median of the times to the answers, of those that were answered; none without any.
    pub median: Option<SignedDuration>,
    /// Keys of the leads that can't be read, and that are therefore not counted.
    pub unreadable: Vec<String>,
}

impl AnswerTime {
    /// Measures the days before `now`, page by page of the index.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn measure(store: &Store, days: u16, now: Timestamp) -> Result<Self, Unavailable> {
        let since = now - SignedDuration::from_hours(24 * i64::from(days));
        let period = Period { since: Some(since), until: None };
        let mut pages = store.leads([LeadState::Answered, LeadState::Open], period);
        let (mut measured, mut times) = (Self::default(), Vec::new());
        while let Some(page) = pages.next().await? {
            measured.unreadable.extend(page.unreadable);
            times.extend(page.leads.iter().filter_map(time_to_answer));
            measured.late += page.leads.iter().filter(|record| is_late(record, now)).count();
        }
        let held = Period { since: Some(since), until: Some(late_when_received_by(now)) };
        measured.late += store.count_of_state(LeadState::Held, held, COUNTED).await?;
        measured.answered = times.len();
        measured.in_time = times.iter().filter(|time| **time <= PROMISED).count();
        measured.median = median(times);
        Ok(measured)
    }

    /// How many leads the share is of.
    pub fn counted(&self) -> usize {
        self.answered + self.late
    }

    /// The share that was answered within 24 hours, in whole percent, rounded down: 100 means every one.
    pub fn percent(&self) -> Option<usize> {
        (self.in_time * 100).checked_div(self.counted())
    }
}

fn time_to_answer(record: &LeadRecord) -> Option<SignedDuration> {
    record.answered_at.map(|answered| answered.duration_since(record.lead.created_at()))
}

fn is_late(record: &LeadRecord, now: Timestamp) -> bool {
    record.state() == LeadState::Open && now > record.lead.answer_by()
}

/// The middle one, and between two of them the longer: it promises nothing that was not kept.
fn median(mut times: Vec<SignedDuration>) -> Option<SignedDuration> {
    times.sort_unstable();
    times.get(times.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use jiff::SignedDuration;

    use super::{AnswerTime, median};

    #[test]
    fn a_share_is_rounded_down_and_of_nothing_there_is_none() {
        let share = |in_time, answered, late| AnswerTime { answered, in_time, late, ..AnswerTime::default() }.percent();
        assert_eq!(share(0, 0, 0), None);
        assert_eq!(
            [share(999, 1_000, 0), share(3, 3, 0), share(1, 1, 2), share(0, 0, 1)].map(Option::unwrap),
            [99, 100, 33, 0]
        );
    }

    #[test]
    fn a_median_is_the_middle_one() {
        let of = |hours: &[i64]| median(hours.iter().map(|hours| SignedDuration::from_hours(*hours)).collect());
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[50, 1, 2]), Some(SignedDuration::from_hours(2)));
        assert_eq!(of(&[4, 1, 2, 3]), Some(SignedDuration::from_hours(3)));
    }
}
