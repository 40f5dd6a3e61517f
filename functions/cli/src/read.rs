//! Leads for people to read.

use std::io::{Write, stdout};

use jiff::Timestamp;
use leads::{ItemState, LeadRecord, LeadState, OutboxItem, Page, Reference, Signup, Store, display_safe};

use crate::Ended;
use crate::clock;
use crate::columns::{EMAIL, PHONE, TYPED, attributes, text};
use crate::connect::hint;
use crate::filter::Filter;
use crate::json::to_json;

/// Typed fields that have a line of their own.
const IN_OTHER_LINES: [&str; 5] = ["firstName", "lastName", EMAIL, PHONE, "message"];

/// Lists the leads that fit, one a line.
pub(crate) async fn list(store: &Store, filter: &Filter) -> anyhow::Result<Ended> {
    let page = filter.read(store).await?;
    if page.records.is_empty() && page.unreadable.is_empty() {
        return nothing("no lead fits");
    }
    let mut out = stdout().lock();
    for record in &page.records {
        write_line(&mut out, record)?;
    }
    drop(out);
    ended(&page.unreadable)
}

/// Lists the sign-ups that fit, one a line, with whether later mails are wanted or the way into the trial only: they are in no
/// index, so that the whole table is read.
pub(crate) async fn list_signups(store: &Store, filter: &Filter) -> anyhow::Result<Ended> {
    let Page { records: mut signups, unreadable } = store.signups().await.map_err(hint)?;
    let now = Timestamp::now();
    signups.retain(|signup| !signup.is_over(now) && filter.fits_signup(signup));
    if signups.is_empty() && unreadable.is_empty() {
        return nothing("no sign-up fits");
    }
    signups.sort_by_key(Signup::created_at);
    let mut out = stdout().lock();
    for signup in &signups {
        let (received, state) = (clock::show(signup.created_at()), signup.state().name());
        let wants = if signup.wants_news() { "news" } else { "trial" };
        writeln!(out, "{}  {received}  {state:11}  {wants:5}  <{}>", signup.reference(), signup.shown_email())?;
    }
    drop(out);
    ended(&unreadable)
}

/// A lead in one line; one that waits for an answer with its hour.
fn write_line(out: &mut impl Write, record: &LeadRecord) -> std::io::Result<()> {
    let lead = &record.lead;
    let (received, name) = (clock::show(lead.created_at()), lead.shown_name());
    let (state, verdict) = (record.state(), lead.judgement().verdict.name());
    let email = lead.shown_email();
    let until = if state == LeadState::Open { format!("  {}", clock::until(lead.answer_by())) } else { String::new() };
    writeln!(out, "{}  {received}  {state:8}  {verdict:5}  {name} <{email}>{until}", lead.reference())
}

/// Shows each lead, and each sign-up, with everything that happened to it.
pub(crate) async fn show(store: &Store, references: &[Reference], raw: bool) -> anyhow::Result<Ended> {
    let mut outcome = Ended::Done;
    for reference in references {
        let records = store.raw_records(reference).await.map_err(hint)?;
        if records.is_empty() {
            outcome = nothing(&format!("no lead or sign-up {reference}"))?;
            continue;
        }
        if !raw && let Ok(Some(record)) = store.lead(reference).await {
            write_lead(&record, &store.items_of(reference).await.map_err(hint)?)?;
            continue;
        }
        if !raw && records.iter().any(|record| record["sk"] == "CONTACT") {
            outcome = nothing(&format!("{reference} can't be read: this is how it stands in the table"))?;
        }
        writeln!(stdout(), "{}", to_json(&records)?)?;
    }
    Ok(outcome)
}

/// Names what can't be read, and has the exit code say so.
pub(crate) fn ended(unreadable: &[String]) -> anyhow::Result<Ended> {
    for key in unreadable {
        nothing(&format!("{key} can't be read: see `leads show --raw`"))?;
    }
    Ok(if unreadable.is_empty() { Ended::Done } else { Ended::Incomplete })
}

/// Says on stderr that nothing fits.
pub(crate) fn nothing(what: &str) -> anyhow::Result<Ended> {
    writeln!(std::io::stderr(), "leads: {what}")?;
    Ok(Ended::Incomplete)
}

fn write_lead(record: &LeadRecord, items: &[OutboxItem]) -> std::io::Result<()> {
    let lead = &record.lead;
    let mut out = stdout().lock();
    writeln!(out, "Reference     {}", lead.reference())?;
    writeln!(out, "State         {}{}", record.state(), since(record.answered_at))?;
    let doubt = lead.judgement().doubt.map(|doubt| format!(" ({doubt:?})")).unwrap_or_default();
    writeln!(out, "Verdict       {}{doubt}", lead.judgement().verdict.name())?;
    writeln!(out, "Received      {}", clock::show(lead.created_at()))?;
    if record.state() == LeadState::Open {
        writeln!(out, "Answer        {}", clock::until(lead.answer_by()))?;
    }
    writeln!(out, "Name          {}", lead.shown_name())?;
    let unreachable = [(record.undeliverable_at, "undeliverable"), (record.complained_at, "complained")];
    let unreachable: String =
        unreachable.into_iter().filter_map(|(time, word)| Some(format!(" ({word} {})", clock::show(time?)))).collect();
    writeln!(out, "E-mail        {}{unreachable}", lead.shown_email())?;
    writeln!(out, "Phone         {}", display_safe::line(lead.phone().unwrap_or("-")))?;
    let attributes = attributes(record)?;
    for name in TYPED.iter().filter(|name| !IN_OTHER_LINES.contains(name)) {
        let typed = text(&attributes, name);
        if !typed.is_empty() {
            writeln!(out, "{name:13} {}", display_safe::line(typed))?;
        }
    }
    for item in items {
        writeln!(out, "{:13} {}", item.kind.name(), history(item))?;
    }
    writeln!(out, "Message")?;
    for line in display_safe::lines(lead.message()) {
        writeln!(out, "    {line}")?;
    }
    writeln!(out)
}

fn since(time: Option<Timestamp>) -> String {
    time.map(|time| format!(" {}", clock::show(time))).unwrap_or_default()
}

fn history(item: &OutboxItem) -> String {
    let reason = item.reason.as_deref().unwrap_or("no reason is known");
    match item.state {
        ItemState::Sent => {
            format!("sent{} as {}", since(item.sent_at), item.message_id.as_deref().unwrap_or_default())
        }
        ItemState::Due if item.attempts == 0 => "to be sent".to_owned(),
        ItemState::Due => format!("to be sent, tried {} times: {reason}", item.attempts),
        ItemState::Claimed => format!("being sent{}", since(item.claimed_at)),
        ItemState::SetAside => format!("set aside ({reason}): see whether it came, then `leads resend`"),
        ItemState::Unwanted => format!("not sent: {reason}"),
    }
}
