//! The list to sales: what waits, until when, and what to do with each.

use askama::Template;

use super::frame::{Frame, Stub};
use super::texts::{GroupTexts, TEXTS, WorkTexts};
use super::waiting::Entry;
use super::{Mail, MailSettings};
use crate::platform::times::{german_hour, german_short_day};
use crate::table::outbox_item::OutboxItem;
use crate::work::closing::close_link;
use crate::work::{OVERDUE_AFTER, WorkList};

#[derive(Template)]
#[template(path = "work.txt")]
struct Text<'a> {
    frame: &'a Frame,
    texts: &'a WorkTexts,
    lists: &'a [List<'a>],
    has_more: bool,
    unmarked: Option<&'a str>,
    undecided: Option<&'a str>,
    close: Option<&'a str>,
}

#[derive(Template)]
#[template(path = "work.html")]
struct Html<'a> {
    frame: &'a Frame,
    texts: &'a WorkTexts,
    lists: &'a [List<'a>],
    has_more: bool,
    /// How much of it nobody has marked for long.
    unmarked: Option<&'a str>,
    /// How much of it nobody has decided about for long.
    undecided: Option<&'a str>,
    /// The link to all that is held.
    close: Option<&'a str>,
}

struct List<'a> {
    why: &'a str,
    note: &'a str,
    entries: Vec<Entry<'a>>,
}

pub(crate) fn compose(work: &WorkList, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let (texts, now) = (&TEXTS.work, work.now);
    let entry = |record| Entry::of_record(record, now, settings);
    let stuck = |is_meant: fn(&OutboxItem) -> bool| {
        let items = work.stuck.iter().filter(|stuck| is_meant(&stuck.item));
        items.map(|stuck| entry(&stuck.about)).collect()
    };
    let overdue = work.overdue.iter().map(|record| Entry::of_lead(record, now, settings)).collect();
    let lists = [
        list(&texts.overdue, overdue),
        list(&texts.unannounced, stuck(|item| !item.is_post() && !item.kind.goes_to_visitor())),
        list(&texts.not_delivered, stuck(|item| item.kind.goes_to_visitor())),
        list(&texts.not_posted, stuck(OutboxItem::is_post)),
        list(&texts.held_signups, work.held_signups.iter().map(entry).collect()),
        // The last: the link below the list shows all of them.
        list(&texts.held, work.held_leads.iter().map(entry).collect()),
    ];
    let lists: Vec<List<'_>> = lists.into_iter().filter(|list| !list.entries.is_empty()).collect();
    let has_more = work.has_more;
    let close = work.is_any_held.then(|| close_link(&settings.secret, &settings.site_origin, now));
    let close = close.as_deref();
    let (undecided, unmarked) = (counted(&texts.undecided, work.undecided), counted(&texts.unmarked, work.unmarked));
    let (undecided, unmarked) = (undecided.as_deref(), unmarked.as_deref());
    let subject = texts.subject.replace("{{count}}", &work.concerned().to_string());
    let late = lists.iter().flat_map(|list| &list.entries).filter(|entry| entry.is_late).count();
    let heading = if late == 0 { subject.clone() } else { late_heading(work.concerned(), late) };
    let frame = &Frame::new(heading, Stub::new(&texts.stub, german_hour(now), german_short_day(now)), settings);
    let text = Text { frame, texts, lists: &lists, has_more, unmarked, undecided, close }.render()?;
    let html = Html { frame, texts, lists: &lists, has_more, unmarked, undecided, close }.render()?;
    Ok(Mail { to: settings.sales_address.clone(), reply_to: None, subject, text, html, headers: Vec::new() })
}

fn list<'a>(GroupTexts { title, note }: &'a GroupTexts, entries: Vec<Entry<'a>>) -> List<'a> {
    List { why: title, note, entries }
}

/// A sentence about so many leads that wait for long; none without any.
fn counted(sentence: &str, count: usize) -> Option<String> {
    let hours = OVERDUE_AFTER.as_hours();
    (count > 0).then(|| sentence.replace("{{hours}}", &hours.to_string()).replace("{{count}}", &count.to_string()))
}

fn late_heading(count: usize, late: usize) -> String {
    TEXTS.work.late_heading.replace("{{count}}", &count.to_string()).replace("{{late}}", &late.to_string())
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;
    use serde_json::json;

    use super::compose;
    use crate::mail::properties::settings;
    use crate::table::record::LeadRecord;
    use crate::work::WorkList;

    const REFERENCE: &str = "K7QM-4TXR";
    /// Octets of a part in HTML past which Gmail cuts off its end.
    const CUT_OFF: usize = 102_000;

    fn lead(name: &str, address: &str) -> LeadRecord {
        serde_json::from_value(json!({
            "reference": REFERENCE, "createdAt": "2026-11-20T16:12:00Z", "expiresAt": 0, "leadState": "open", "verdict": "clean",
            "firstName": name, "lastName": name, "email": address, "message": "?", "phone": "+49 721 1234567",
        }))
        .unwrap()
    }

    fn largest(name: &str, address: &str, has_held_leads: bool, now: Timestamp) -> WorkList {
        let signup = json!({
            "reference": REFERENCE, "createdAt": "2026-11-20T16:12:00Z", "email": address, "page": "/",
            "newsAccepted": true, "verdict": "held", "doubt": "noProof",
        });
        let item = json!({
            "reference": REFERENCE, "mail": "salesMail", "mailState": "setAside", "expiresAt": 0,
            "queuedAt": "2026-11-20T16:12:00Z",
        });
        let (signup, item) = (serde_json::from_value(signup).unwrap(), serde_json::from_value(item).unwrap());
        WorkList::largest(&lead(name, address), &signup, &item, (has_held_leads, now))
    }

    #[test]
    fn the_longest_list_is_cut_off_by_no_mail_program_and_names_all_that_it_is_about_in_both_parts() {
        let now = "2026-11-21T20:00:00Z".parse().unwrap();
        for has_held_leads in [true, false] {
            let work = largest("Erika Mustermann", "erika.mustermann@visitor.example", has_held_leads, now);
            let mail = compose(&work, &settings()).unwrap();
            assert!(mail.html.len() <= CUT_OFF, "{}", mail.html.len());
            for part in [&mail.html, &mail.text] {
                assert!(part.matches(REFERENCE).count() >= work.named(), "{part}");
            }
            let leads = if has_held_leads { 65 } else { 40 };
            for part in [&mail.html, &mail.text] {
                assert_eq!(part.matches("Als beantwortet markieren").count(), leads);
            }
        }
    }
}
