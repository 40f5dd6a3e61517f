//! Marking leads as answered.

use std::io::{Write, stdout};

use jiff::Timestamp;
use leads::{LeadState, Marked, Reference, Store};

use crate::Ended;
use crate::clock;
use crate::connect::hint;
use crate::read::nothing;

/// Marks each lead; one that was answered before stays as it is.
pub(crate) async fn answered(store: &Store, references: &[Reference], dry_run: bool) -> anyhow::Result<Ended> {
    let mut outcome = Ended::Done;
    for reference in references {
        let marked =
            if dry_run { look(store, reference).await } else { store.mark_answered(reference, Timestamp::now()).await };
        match marked.map_err(hint)? {
            Marked::Now if dry_run => writeln!(stdout(), "{reference} would be marked as answered")?,
            Marked::Now => writeln!(stdout(), "{reference} is marked as answered")?,
            Marked::Before(time) => writeln!(stdout(), "{reference} was answered {}", clock::show(time))?,
            Marked::Unknown => outcome = nothing(&format!("no lead {reference}"))?,
        }
    }
    Ok(outcome)
}

async fn look(store: &Store, reference: &Reference) -> Result<Marked, leads::Unavailable> {
    Ok(match store.lead(reference).await? {
        None => Marked::Unknown,
        Some(record) if record.state() == LeadState::Answered => {
            Marked::Before(record.answered_at.unwrap_or_else(|| record.lead.created_at()))
        }
        Some(_) => Marked::Now,
    })
}
