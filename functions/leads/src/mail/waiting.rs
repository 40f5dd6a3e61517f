//! One line of the list to sales.

use jiff::{SignedDuration, Timestamp};

use super::MailSettings;
use super::links::release_link;
use super::phone::Phone;
use super::texts::TEXTS;
use crate::platform::times::{german, german_day, german_short};
use crate::table::record::LeadRecord;
use crate::table::signup::Signup;
use crate::table::state::LeadState;
use crate::table::verdict::Verdict;
use crate::work::answered::answered_link;
use crate::work::waiting::Record;

/// A lead or a sign-up that waits.
pub(super) struct Entry<'a> {
    pub(super) reference: &'a str,
    pub(super) name: Option<String>,
    pub(super) email: String,
    /// Where a click on the address writes to.
    pub(super) mailbox: Option<String>,
    pub(super) phone: Option<Phone>,
    /// Until when an answer is promised, or a sign-up kept; where neither is, since when it waits.
    pub(super) time: String,
    /// How long that is, or was.
    pub(super) age: String,
    pub(super) is_late: bool,
    /// What to do, and the link that does it.
    pub(super) action: Option<(&'a str, String)>,
}

impl<'a> Entry<'a> {
    pub(super) fn of_record(record: &'a Record, now: Timestamp, settings: &MailSettings) -> Self {
        match record {
            Record::Lead(record) => Self::of_lead(record, now, settings),
            Record::Signup(signup) => Self::of_signup(signup, now, settings),
        }
    }

    pub(super) fn of_lead(record: &'a LeadRecord, now: Timestamp, settings: &MailSettings) -> Self {
        let (lead, texts) = (&record.lead, &TEXTS.work.times);
        let (until, since) = (lead.answer_by(), lead.created_at());
        let is_open = record.state() == LeadState::Open;
        let is_late = is_open && now > until;
        let (time, age) = match (is_open, is_late) {
            (true, true) => (german_day(until), texts.late.replace("{{time}}", &hours(now.duration_since(until)))),
            (true, false) => (german_day(until), texts.left.replace("{{time}}", &hours(until.duration_since(now)))),
            _ => (german(since), texts.since.replace("{{time}}", &hours(now.duration_since(since)))),
        };
        Self {
            reference: lead.reference().as_str(),
            name: Some(lead.shown_name()),
            email: lead.shown_email(),
            mailbox: Some(lead.mailbox()),
            phone: Phone::of(lead),
            time,
            age,
            is_late,
            action: Some((
                &TEXTS.work.mark_answered,
                answered_link(&settings.secret, &settings.site_origin, lead.reference()),
            )),
        }
    }

    fn of_signup(signup: &'a Signup, now: Timestamp, settings: &MailSettings) -> Self {
        let is_held = signup.judgement().verdict == Verdict::Held;
        let (texts, since) = (&TEXTS.work.times, signup.created_at());
        let end = signup.expires_at.filter(|_| is_held).and_then(|end| Timestamp::from_second(end).ok());
        let (time, age) = match end {
            Some(end) => (german_short(end), texts.deleted.clone()),
            None => (german(since), texts.since.replace("{{time}}", &hours(now.duration_since(since)))),
        };
        Self {
            reference: signup.reference().as_str(),
            name: None,
            email: signup.shown_email(),
            // A held address did not ask for anything yet: nobody is to write to it by a click.
            mailbox: signup.confirmed_at.map(|_| signup.mailbox()),
            phone: None,
            time,
            age,
            is_late: false,
            action: is_held.then(|| (TEXTS.work.release.as_str(), release_link(signup, settings))),
        }
    }
}

/// A time that waits, in the largest unit that says enough.
fn hours(time: SignedDuration) -> String {
    let minutes = time.as_mins();
    if minutes < 60 { format!("{minutes} Min.") } else { format!("{} Std.", minutes / 60) }
}

#[cfg(test)]
mod tests {
    use jiff::SignedDuration;

    #[test]
    fn a_time_is_shown_in_minutes_below_an_hour_and_in_whole_hours_above() {
        for (minutes, shown) in [(0, "0 Min."), (59, "59 Min."), (60, "1 Std."), (179, "2 Std.")] {
            assert_eq!(super::hours(SignedDuration::from_mins(minutes)), shown);
        }
    }
}
