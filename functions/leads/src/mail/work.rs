//! The list to sales: what waits, until when, and what to do with each.

use askama::Template;

use super::frame::{Frame, Stub};
use super::texts::{GroupTexts, TEXTS, WorkTexts};
use super::waiting::Entry;
use super::{Mail, MailSettings};
use crate::platform::times::{german_hour, german_short_day};
use crate::table::item_kind::{Channel, ItemKind};
use crate::work::WorkList;
use crate::work::answered::team_code;
use crate::work::closing::close_link;

#[derive(Template)]
#[template(path = "work.txt")]
struct Text<'a> {
    frame: &'a Frame,
    texts: &'a WorkTexts,
    code: &'a str,
    lists: &'a [List<'a>],
    has_more: bool,
    close: Option<&'a str>,
}

#[derive(Template)]
#[template(path = "work.html")]
struct Html<'a> {
    frame: &'a Frame,
    texts: &'a WorkTexts,
    code: &'a str,
    lists: &'a [List<'a>],
    has_more: bool,
    /// The link to all that is held.
    close: Option<&'a str>,
}

struct List<'a> {
    why: &'a str,
    note: &'a str,
    entries: Vec<Entry<'a>>,
}

pub(crate) fn compose(work: &WorkList, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let (texts, now) = (&TEXTS.work, work.now());
    let entry = |record| Entry::of_record(record, now, settings);
    let stuck = |channel: Channel, to_visitor: bool| {
        let is_meant = move |kind: ItemKind| kind.channel() == channel && kind.goes_to_visitor() == to_visitor;
        let items = work.stuck().iter().filter(move |stuck| is_meant(stuck.item.kind));
        items.map(|stuck| entry(&stuck.about)).collect()
    };
    let overdue = work.overdue().iter().map(|record| Entry::of_lead(record, now, settings)).collect();
    let lists = [
        list(&texts.overdue, overdue),
        list(&texts.unannounced, stuck(Channel::Mail, false)),
        list(&texts.unreachable, stuck(Channel::Mail, true)),
        list(&texts.not_posted, stuck(Channel::Hook, false)),
        list(&texts.held, work.held_leads().iter().map(entry).collect()),
        list(&texts.held_signups, work.held_signups().iter().map(entry).collect()),
    ];
    let lists: Vec<List<'_>> = lists.into_iter().filter(|list| !list.entries.is_empty()).collect();
    let has_more = work.has_more();
    let close = work.is_any_held().then(|| close_link(&settings.secret, &settings.site_origin, now));
    let close = close.as_deref();
    let code = &texts.code.replace("{{code}}", &team_code(&settings.secret));
    let subject = texts.subject.replace("{{count}}", &work.concerned().to_string());
    let late = lists.iter().flat_map(|list| &list.entries).filter(|entry| entry.is_late).count();
    let heading = if late == 0 { subject.clone() } else { late_heading(work.concerned(), late) };
    let frame = &Frame::new(heading, Stub::new(&texts.stub, german_hour(now), german_short_day(now)), settings);
    Ok(Mail {
        to: settings.sales_address.clone(),
        reply_to: None,
        subject,
        text: Text { frame, texts, code, lists: &lists, has_more, close }.render()?,
        html: Html { frame, texts, code, lists: &lists, has_more, close }.render()?,
        headers: Vec::new(),
    })
}

fn list<'a>(GroupTexts { title, note }: &'a GroupTexts, entries: Vec<Entry<'a>>) -> List<'a> {
    List { why: title, note, entries }
}

fn late_heading(count: usize, late: usize) -> String {
    TEXTS.work.late_heading.replace("{{count}}", &count.to_string()).replace("{{late}}", &late.to_string())
}
