//! Leads for people to read.

use std::io::{Write, stdout};

use contract::PhoneNumber;
use jiff::Timestamp;
use leads::{Lead, LeadRecord, Reference, Store};

use crate::Outcome;
use crate::connect::hint;
use crate::filter::Filter;

/// Lists the leads that fit, one a line.
pub(crate) async fn list(store: &Store, filter: &Filter) -> anyhow::Result<Outcome> {
    let leads = filter.read(store).await?;
    if leads.is_empty() {
        return nothing("no lead fits");
    }
    let mut out = stdout().lock();
    for record in &leads {
        let lead = &record.lead;
        let (received, name) = (lead.created_at().strftime("%Y-%m-%d %H:%M"), one_line(&lead.name()));
        let (state, verdict) = (record.state(), lead.judgement().verdict.name());
        let email = one_line(lead.email());
        writeln!(out, "{}  {received}  {state:8}  {verdict:5}  {name} <{email}>", lead.reference())?;
    }
    Ok(Outcome::Done)
}

/// Shows each lead with everything that happened to it.
pub(crate) async fn show(store: &Store, references: &[Reference]) -> anyhow::Result<Outcome> {
    let mut outcome = Outcome::Done;
    for reference in references {
        match store.lead(reference).await.map_err(hint)? {
            Some(record) => write_lead(&record)?,
            None => outcome = nothing(&format!("no lead {reference}"))?,
        }
    }
    Ok(outcome)
}

/// Says on stderr that nothing fits.
pub(crate) fn nothing(what: &str) -> anyhow::Result<Outcome> {
    writeln!(std::io::stderr(), "leads: {what}")?;
    Ok(Outcome::NothingFound)
}

fn write_lead(record: &LeadRecord) -> std::io::Result<()> {
    let lead = &record.lead;
    let mut out = stdout().lock();
    writeln!(out, "Reference     {}", lead.reference())?;
    writeln!(out, "State         {}{}", record.state(), since(record.answered_at))?;
    let doubt = lead.judgement().doubt.map(|doubt| format!(" ({doubt:?})")).unwrap_or_default();
    writeln!(out, "Verdict       {}{doubt}", lead.judgement().verdict.name())?;
    writeln!(out, "Received      {}", lead.created_at())?;
    writeln!(out, "Name          {}", one_line(&lead.name()))?;
    let unreachable = [(record.undeliverable_at, "undeliverable"), (record.complained_at, "complained")];
    let unreachable: String =
        unreachable.into_iter().filter_map(|(time, word)| Some(format!(" ({word} {})", time?))).collect();
    writeln!(out, "E-mail        {}{unreachable}", one_line(&lead.shown_email()))?;
    writeln!(out, "Phone         {}", phone(lead).as_deref().unwrap_or("-"))?;
    writeln!(out, "Sales mail    {}", mail(record.sales_mail_claimed_at, record.sales_mail_id.as_deref()))?;
    let acknowledgement = mail(record.acknowledgement_claimed_at, record.acknowledgement_id.as_deref());
    writeln!(out, "Visitor mail  {acknowledgement}")?;
    writeln!(out, "Message")?;
    for line in lead.message().lines() {
        writeln!(out, "    {}", one_line(line))?;
    }
    writeln!(out)
}

/// The number that was meant where that is certain, and what was typed.
fn phone(lead: &Lead) -> Option<String> {
    let typed = one_line(lead.phone()?);
    Some(match lead.phone_number() {
        Some(number) => format!("{} (typed: {typed})", international(&number)),
        None => format!("{typed} (as typed)"),
    })
}

/// A number as people read it, with its extension.
pub(crate) fn international(number: &PhoneNumber) -> String {
    let extension = number.extension().map(|extension| format!(" ext. {extension}"));
    number.international() + &extension.unwrap_or_default()
}

fn since(time: Option<Timestamp>) -> String {
    time.map(|time| format!(" {time}")).unwrap_or_default()
}

fn mail(claimed_at: Option<Timestamp>, id: Option<&str>) -> String {
    match (claimed_at, id) {
        (Some(time), Some(id)) => format!("sent {time} as {id}"),
        (Some(time), None) => format!("in doubt since {time}: look for it in the mailbox"),
        (None, _) => "not sent".to_owned(),
    }
}

/// Control characters of a stranger's text could drive the terminal; a tab moves no further than one may type.
fn one_line(text: &str) -> String {
    let is_safe = |character: char| !character.is_control() || character == '\t';
    text.chars().map(|character| if is_safe(character) { character } else { '\u{fffd}' }).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_message_can_t_drive_the_terminal() {
        assert_eq!(super::one_line("a\u{1b}]0;title\u{7}b\u{9b}c"), "a\u{fffd}]0;title\u{fffd}b\u{fffd}c");
    }
}
