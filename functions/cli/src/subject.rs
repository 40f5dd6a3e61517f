//! What a data subject may ask for: everything about an address, or its end.

use std::io::{Write, stderr, stdout};

use jiff::Timestamp;
use leads::{Store, SubjectRecords};

use crate::Ended;
use crate::connect::hint;
use crate::json::to_json;
use crate::progress::Progress;
use crate::read::nothing;

/// Writes every record of the address to stdout.
pub(crate) async fn export(store: &Store, address: &str) -> anyhow::Result<Ended> {
    let records = search(store, address).await?;
    if records.is_empty() {
        return nothing("nothing is stored about this address");
    }
    writeln!(stdout(), "{}", to_json(&records.to_json()?)?)?;
    Ok(Ended::Done)
}

/// Deletes every record of the address and writes down that it did.
pub(crate) async fn erase(store: &Store, address: &str, dry_run: bool) -> anyhow::Result<Ended> {
    let records = search(store, address).await?;
    if records.is_empty() {
        return nothing("nothing is stored about this address");
    }
    if dry_run {
        writeln!(stderr(), "leads: would erase {} records", records.len())?;
        return Ok(Ended::Done);
    }
    let progress = Progress::of(records.len(), "records erased");
    records.erase(store, || progress.add(1)).await.map_err(|cause| {
        anyhow::Error::new(cause).context("not everything is erased: run the command again, it goes on where it ended")
    })?;
    drop(progress);
    store.record_erasure(address, records.len(), Timestamp::now()).await?;
    writeln!(stderr(), "leads: erased {} records; mails in mailboxes have to be deleted there", records.len())?;
    Ok(Ended::Done)
}

async fn search(store: &Store, address: &str) -> anyhow::Result<SubjectRecords> {
    let mut search = store.search_subject(address);
    let progress = Progress::counting("records searched");
    while let Some(count) = search.next().await.map_err(hint)? {
        progress.add(count);
    }
    Ok(search.finish())
}
