//! Closing leads: one by one, or held ones in bulk.

use std::io::{Write, stderr, stdout};

use anyhow::{Context, bail};
use jiff::Timestamp;
use leads::{HeldDecision, LeadRecord, LeadState, Reference, Store};

use crate::Ended;
use crate::connect::hint;
use crate::filter::HeldFilter;
use crate::read::{ended, nothing, write_line};

/// Closes each lead that is open or held; a dry run says so.
pub(crate) async fn named(store: &Store, references: &[Reference], dry_run: bool) -> anyhow::Result<Ended> {
    let mut outcome = Ended::Done;
    for reference in references {
        let state = store.lead(reference).await.map_err(hint)?.map(|record| record.state());
        let is_closed = match state {
            Some(LeadState::Open | LeadState::Held) if dry_run => true,
            Some(_) => store.close_lead(reference, Timestamp::now()).await.map_err(hint)?,
            None => false,
        };
        match state {
            _ if is_closed => {
                writeln!(stdout(), "{reference} {}", if dry_run { "would be closed" } else { "is closed" })?;
            }
            None => outcome = nothing(&format!("no lead {reference}"))?,
            Some(LeadState::Closed) => outcome = nothing(&format!("{reference} was closed before"))?,
            Some(_) => outcome = nothing(&format!("{reference} is answered: what is open or held can be closed"))?,
        }
    }
    Ok(outcome)
}

/// Closes the held leads that fit, page by page, and names each; a dry run shows them.
pub(crate) async fn held(store: &Store, filter: &HeldFilter, dry_run: bool) -> anyhow::Result<Ended> {
    let Some(before) = filter.before(Timestamp::now()) else {
        bail!("--before is still to come: name a time at which you have looked at what is held");
    };
    let (mut pages, mut closed, mut unreadable) = (filter.pages(store), 0, Vec::new());
    while let Some(page) = pages.next().await.map_err(|cause| stopped(cause, closed))? {
        let fitting: Vec<_> = page.records.into_iter().filter(|record| filter.fits(record)).collect();
        closed += if dry_run {
            show(&fitting)?
        } else {
            close(store, before, &fitting).await.with_context(|| so_far(closed))?
        };
        unreadable.extend(page.unreadable);
    }
    if closed == 0 && unreadable.is_empty() {
        return nothing("no held lead fits");
    }
    writeln!(stderr(), "leads: {closed} {}", if dry_run { "would be closed" } else { "closed" })?;
    ended(&unreadable)
}

fn show(fitting: &[LeadRecord]) -> anyhow::Result<usize> {
    let mut out = stdout().lock();
    for record in fitting {
        write_line(&mut out, record)?;
    }
    Ok(fitting.len())
}

async fn close(store: &Store, before: Timestamp, fitting: &[LeadRecord]) -> anyhow::Result<usize> {
    let references: Vec<Reference> = fitting.iter().map(|record| record.lead.reference().clone()).collect();
    let closed = store.decide(HeldDecision::Close, &references, before, Timestamp::now()).await?;
    let mut out = stdout().lock();
    for reference in &closed {
        writeln!(out, "{reference}")?;
    }
    Ok(closed.len())
}

/// Why it stopped: the hint says that nothing was changed.
fn stopped(cause: leads::Unavailable, closed: usize) -> anyhow::Error {
    if closed == 0 { hint(cause) } else { anyhow::Error::new(cause).context(so_far(closed)) }
}

fn so_far(closed: usize) -> String {
    format!("at least {closed} were closed before this failed; run it again, it goes on with the rest")
}
