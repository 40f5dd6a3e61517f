//! Resends mails and posts that were set aside; the mailer does it within a minute.

use std::io::{Write, stdout};

use jiff::Timestamp;
use leads::{ItemState, Reference, Store};

use crate::Ended;
use crate::connect::hint;
use crate::read::nothing;

/// Has everything sent that was set aside about records.
pub(crate) async fn run(store: &Store, references: &[Reference], dry_run: bool) -> anyhow::Result<Ended> {
    let mut outcome = Ended::Done;
    for reference in references {
        let items = store.items_of(reference).await.map_err(hint)?;
        let items: Vec<_> = items.into_iter().filter(|item| item.state == ItemState::SetAside).collect();
        if items.is_empty() {
            outcome = nothing(&format!("nothing about {reference} was set aside"))?;
        }
        for item in items {
            // False when another process resent it since it was read.
            if dry_run || store.make_due(&item.key(), &[ItemState::SetAside], Timestamp::now()).await.map_err(hint)? {
                let what = if dry_run { "would be sent" } else { "is being sent" };
                writeln!(stdout(), "{reference} {} {what}", item.kind.name())?;
            }
        }
    }
    Ok(outcome)
}
