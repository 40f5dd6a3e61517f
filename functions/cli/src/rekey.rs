//! Renames the records that are named by a keyed hash, after the installation's key was replaced.

use std::io::{Write, stdout};

use leads::{Consents, Secret, Store};

use crate::Ended;
use crate::connect::hint;
use crate::read::nothing;

/// Renames the records of addresses by the key of the environment, and writes the new unsubscribe link of every consent.
pub(crate) async fn run(store: &Store, dry_run: bool) -> anyhow::Result<Ended> {
    let rekeyed = Consents::new(store.clone(), Secret::from_env()?).rekey(dry_run).await.map_err(hint)?;
    for (reference, token) in &rekeyed.consents {
        writeln!(stdout(), "{reference} /api/signup/unsubscribe?token={token}")?;
    }
    match rekeyed.failed {
        0 => Ok(Ended::Done),
        failed => nothing(&format!("{failed} addresses are still to be renamed: run the command again")),
    }
}
