//! The reminder to sales: what waits, how long, and what to do with each.

use askama::Template;
use jiff::Timestamp;

use super::signup::release_link;
use super::texts::{ReminderTexts, TEXTS};
use super::{Mail, MailSettings};
use crate::answered::{answered_link, team_code};
use crate::record::LeadRecord;
use crate::reminder::OpenLeads;
use crate::signup::Signup;
use crate::times::german;

/// Entries that one list shows at most; the mail would be cut off far above, and nobody reads so many.
const SHOWN: usize = 50;

#[derive(Template)]
#[template(path = "reminder.txt")]
struct Text<'a> {
    texts: &'a ReminderTexts,
    code: &'a str,
    lists: &'a [List<'a>],
}

#[derive(Template)]
#[template(path = "reminder.html")]
struct Html<'a> {
    language: &'a str,
    texts: &'a ReminderTexts,
    code: &'a str,
    lists: &'a [List<'a>],
}

struct List<'a> {
    why: &'a str,
    entries: Vec<Entry<'a>>,
    more: Option<String>,
}

struct Entry<'a> {
    reference: &'a str,
    name: Option<String>,
    email: &'a str,
    /// Where a click on the address writes to.
    mailbox: Option<String>,
    phone: Option<&'a str>,
    age: String,
    received_at: String,
    action: &'a str,
    link: String,
}

pub(crate) fn compose(open: &OpenLeads, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let texts = &TEXTS.reminder;
    let lead = |record| of_lead(record, open.now(), settings);
    let lists = [
        List::of(&texts.overdue, open.overdue().map(lead)),
        List::of(&texts.unannounced, open.unannounced().map(lead)),
        List::of(&texts.held, open.listed().map(lead)),
        List::of(&texts.held_signups, open.listed_signups().map(|signup| of_signup(signup, open.now(), settings))),
    ];
    let lists: Vec<List<'_>> = lists.into_iter().filter(|list| !list.entries.is_empty()).collect();
    let code = &texts.code.replace("{{code}}", &team_code(&settings.secret));
    Ok(Mail {
        to: settings.sales_address.clone(),
        reply_to: None,
        subject: with_count(&texts.subject, open.concerned()),
        text: Text { texts, code, lists: &lists }.render()?,
        html: Html { language: &TEXTS.language, texts, code, lists: &lists }.render()?,
        headers: Vec::new(),
    })
}

impl<'a> List<'a> {
    fn of(why: &'a str, entries: impl Iterator<Item = Entry<'a>>) -> Self {
        let mut entries: Vec<Entry<'a>> = entries.collect();
        let hidden = entries.len().saturating_sub(SHOWN);
        entries.truncate(SHOWN);
        Self { why, entries, more: (hidden > 0).then(|| with_count(&TEXTS.reminder.more, hidden)) }
    }
}

fn of_lead<'a>(record: &'a LeadRecord, now: Timestamp, settings: &MailSettings) -> Entry<'a> {
    let lead = &record.lead;
    Entry {
        reference: lead.reference().as_str(),
        name: Some(lead.name()),
        email: lead.email(),
        mailbox: Some(lead.mailbox()),
        phone: lead.phone(),
        age: age(lead.created_at(), now),
        received_at: german(lead.created_at()),
        action: &TEXTS.reminder.mark_answered,
        link: answered_link(&settings.secret, &settings.site_origin, lead.reference()),
    }
}

fn of_signup<'a>(signup: &'a Signup, now: Timestamp, settings: &MailSettings) -> Entry<'a> {
    Entry {
        reference: signup.reference().as_str(),
        name: None,
        email: signup.email(),
        // A held address did not ask for anything yet: nobody is to write to it by a click.
        mailbox: None,
        phone: None,
        age: age(signup.created_at(), now),
        received_at: german(signup.created_at()),
        action: &TEXTS.reminder.release,
        link: release_link(signup, settings),
    }
}

fn age(since: Timestamp, now: Timestamp) -> String {
    TEXTS.reminder.age.replace("{{hours}}", &now.duration_since(since).as_hours().to_string())
}

fn with_count(sentence: &str, count: usize) -> String {
    sentence.replace("{{count}}", &count.to_string())
}
