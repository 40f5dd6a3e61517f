//! Closing leads that need no answer, such as spam.

use std::io::{Write, stdout};

use jiff::Timestamp;
use leads::{LeadState, Reference, Store};

use crate::Ended;
use crate::connect::hint;
use crate::read::nothing;

/// Closes each lead that is open or held; a dry run says so.
pub(crate) async fn run(store: &Store, references: &[Reference], dry_run: bool) -> anyhow::Result<Ended> {
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
