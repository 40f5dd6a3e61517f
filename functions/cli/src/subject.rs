//! Requests of data subjects: everything about an address, or its erasure.

use std::io::{Write, stderr, stdout};

use leads::Store;

use crate::Ended;
use crate::connect::hint;
use crate::json::to_json;
use crate::read::nothing;

/// Writes every record of the address to stdout.
pub(crate) async fn export(store: &Store, address: &str) -> anyhow::Result<Ended> {
    let records = store.subject_records(address).await.map_err(hint)?;
    if records.is_empty() {
        return nothing("nothing is stored about this address");
    }
    writeln!(stdout(), "{}", to_json(&records.to_json()?)?)?;
    Ok(Ended::Done)
}

/// Ends every confirmed sign-up of the address, as the links in its mails do; what is left of a consent is the evidence.
pub(crate) async fn withdraw(store: &Store, address: &str, dry_run: bool) -> anyhow::Result<Ended> {
    let records = store.subject_records(address).await.map_err(hint)?;
    let signups = records.confirmed_signups().map_err(hint)?;
    if signups.is_empty() {
        return nothing("no confirmed sign-up of this address: there is nothing to end");
    }
    if !dry_run {
        let ended = records.withdraw(store).await;
        ended.map_err(|cause| anyhow::Error::new(cause).context("not everything is ended: run the command again"))?;
    }
    for reference in signups {
        writeln!(stdout(), "{reference} {}", if dry_run { "would end" } else { "is ended" })?;
    }
    Ok(Ended::Done)
}

/// Writes down that every record of the address is erased, and deletes them.
pub(crate) async fn erase(store: &Store, address: &str, dry_run: bool) -> anyhow::Result<Ended> {
    let records = store.subject_records(address).await.map_err(hint)?;
    if records.is_empty() {
        return nothing("nothing is stored about this address");
    }
    if dry_run {
        writeln!(stderr(), "leads: would erase {} records", records.len())?;
        return Ok(Ended::Done);
    }
    records.erase(store).await.map_err(|cause| {
        anyhow::Error::new(cause).context("not everything is erased: run the command again, it goes on where it ended")
    })?;
    writeln!(stderr(), "leads: erased {} records; mails in mailboxes have to be deleted there", records.len())?;
    Ok(Ended::Done)
}
