//! Closing held leads in bulk.

use std::io::{Write, stderr, stdout};

use jiff::Timestamp;
use leads::{LeadState, Store};

use crate::Outcome;
use crate::connect::hint;
use crate::filter::Filter;
use crate::progress::Progress;
use crate::read::{ended, nothing};

/// Closes the held leads that fit and names each.
pub(crate) async fn run(store: &Store, filter: &Filter, dry_run: bool) -> anyhow::Result<Outcome> {
    let page = filter.read(store, Some(LeadState::Held)).await?;
    if page.leads.is_empty() && page.unreadable.is_empty() {
        return nothing("no held lead fits");
    }
    let progress = Progress::of(page.leads.len(), "leads closed");
    let mut closed = 0;
    for record in &page.leads {
        let reference = record.lead.reference();
        if dry_run || store.close_held(reference, Timestamp::now()).await.map_err(hint)? {
            writeln!(stdout(), "{reference}")?;
            closed += 1;
        }
        progress.add(1);
    }
    drop(progress);
    writeln!(stderr(), "leads: {closed} {}", if dry_run { "would be closed" } else { "closed" })?;
    ended(&page)
}
