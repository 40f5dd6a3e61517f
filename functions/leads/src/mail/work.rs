//! The list to sales: what waits, how long, and what to do with each.

use askama::Template;
use jiff::Timestamp;

use super::links::release_link;
use super::phone::Phone;
use super::texts::{TEXTS, WorkTexts};
use super::{Mail, MailSettings};
use crate::platform::times::german;
use crate::table::record::LeadRecord;
use crate::table::signup::Signup;
use crate::table::verdict::Verdict;
use crate::work::WorkList;
use crate::work::answered::{answered_link, team_code};
use crate::work::closing::close_link;
use crate::work::waiting::Record;

#[derive(Template)]
#[template(path = "work.txt")]
struct Text<'a> {
    texts: &'a WorkTexts,
    code: &'a str,
    lists: &'a [List<'a>],
    has_more: bool,
    close: Option<&'a str>,
}

#[derive(Template)]
#[template(path = "work.html")]
struct Html<'a> {
    language: &'a str,
    texts: &'a WorkTexts,
    code: &'a str,
    lists: &'a [List<'a>],
    has_more: bool,
    /// The link to all that is held.
    close: Option<&'a str>,
}

struct List<'a> {
    why: &'a str,
    entries: Vec<Entry<'a>>,
}

struct Entry<'a> {
    reference: &'a str,
    name: Option<String>,
    email: String,
    /// Where a click on the address writes to.
    mailbox: Option<String>,
    phone: Option<Phone>,
    age: String,
    received_at: String,
    /// What to do, and the link that does it.
    action: Option<(&'a str, String)>,
}

pub(crate) fn compose(work: &WorkList, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let texts = &TEXTS.work;
    let entry = |record| of_record(record, work.now(), settings);
    let stuck = |to_visitor: bool| {
        let mails = work.stuck().iter().filter(move |stuck| stuck.mail.mail.goes_to_visitor() == to_visitor);
        mails.map(|stuck| entry(&stuck.about)).collect()
    };
    let overdue = work.overdue().iter().map(|record| of_lead(record, work.now(), settings)).collect();
    let lists = [
        List { why: &texts.overdue, entries: overdue },
        List { why: &texts.unannounced, entries: stuck(false) },
        List { why: &texts.unreachable, entries: stuck(true) },
        List { why: &texts.held, entries: work.held_leads().iter().map(entry).collect() },
        List { why: &texts.held_signups, entries: work.held_signups().iter().map(entry).collect() },
    ];
    let lists: Vec<List<'_>> = lists.into_iter().filter(|list| !list.entries.is_empty()).collect();
    let has_more = work.has_more();
    let close = work.is_any_held().then(|| close_link(&settings.secret, &settings.site_origin, work.now()));
    let close = close.as_deref();
    let code = &texts.code.replace("{{code}}", &team_code(&settings.secret));
    Ok(Mail {
        to: settings.sales_address.clone(),
        reply_to: None,
        subject: texts.subject.replace("{{count}}", &work.concerned().to_string()),
        text: Text { texts, code, lists: &lists, has_more, close }.render()?,
        html: Html { language: &TEXTS.language, texts, code, lists: &lists, has_more, close }.render()?,
        headers: Vec::new(),
    })
}

fn of_record<'a>(record: &'a Record, now: Timestamp, settings: &MailSettings) -> Entry<'a> {
    match record {
        Record::Lead(record) => of_lead(record, now, settings),
        Record::Signup(signup) => of_signup(signup, now, settings),
    }
}

fn of_lead<'a>(record: &'a LeadRecord, now: Timestamp, settings: &MailSettings) -> Entry<'a> {
    let lead = &record.lead;
    let link = answered_link(&settings.secret, &settings.site_origin, lead.reference());
    Entry {
        reference: lead.reference().as_str(),
        name: Some(lead.shown_name()),
        email: lead.shown_email(),
        mailbox: Some(lead.mailbox()),
        phone: Phone::of(lead),
        age: age(lead.created_at(), now),
        received_at: german(lead.created_at()),
        action: Some((&TEXTS.work.mark_answered, link)),
    }
}

fn of_signup<'a>(signup: &'a Signup, now: Timestamp, settings: &MailSettings) -> Entry<'a> {
    let is_held = signup.judgement().verdict == Verdict::Held;
    Entry {
        reference: signup.reference().as_str(),
        name: None,
        email: signup.shown_email(),
        // A held address did not ask for anything yet: nobody is to write to it by a click.
        mailbox: signup.confirmed_at().map(|_| signup.mailbox()),
        phone: None,
        age: age(signup.created_at(), now),
        received_at: german(signup.created_at()),
        action: is_held.then(|| (TEXTS.work.release.as_str(), release_link(signup, settings))),
    }
}

fn age(since: Timestamp, now: Timestamp) -> String {
    TEXTS.work.age.replace("{{hours}}", &now.duration_since(since).as_hours().to_string())
}
