//! What was set aside, mails and posts, sent after all; the mailer takes them up within a minute.

use std::io::{Write, stderr, stdout};

use anyhow::Context;
use jiff::Timestamp;
use leads::{ItemState, OutboxItem, Reference, Store};

use crate::Ended;
use crate::clock::{Clock, Moment};
use crate::connect::hint;
use crate::progress::Progress;
use crate::read::{ended, nothing};

/// Has everything sent that was set aside about records.
pub(crate) async fn named(store: &Store, references: &[Reference], dry_run: bool) -> anyhow::Result<Ended> {
    let mut outcome = Ended::Done;
    for reference in references {
        let items = store.items_of(reference).await.map_err(hint)?;
        let items: Vec<_> = items.into_iter().filter(|item| item.state == ItemState::SetAside).collect();
        if items.is_empty() {
            outcome = nothing(&format!("nothing about {reference} was set aside"))?;
        }
        for item in items {
            send(store, &item, dry_run).await?;
        }
    }
    Ok(outcome)
}

/// Has everything sent that was set aside since a time.
pub(crate) async fn since(store: &Store, since: Moment, clock: &Clock, dry_run: bool) -> anyhow::Result<Ended> {
    let since = clock.begin(since).context("--since is no time of this clock")?;
    let (mut pages, progress, now) = (store.outbox(), Progress::counting("items read"), Timestamp::now());
    let (mut sent, mut unreadable) = (0, Vec::new());
    while let Some(page) = pages.next().await.map_err(hint)? {
        progress.add(page.records.len());
        for item in page.records.iter().filter(|item| item.is_set_aside_since(since, now)) {
            sent += usize::from(send(store, item, dry_run).await?);
        }
        unreadable.extend(page.unreadable);
    }
    drop(progress);
    if sent == 0 && unreadable.is_empty() {
        return nothing("nothing was set aside since then");
    }
    let what = match (dry_run, sent) {
        (true, _) => "would be sent",
        (false, 1) => "is being sent",
        (false, _) => "are being sent",
    };
    writeln!(stderr(), "leads: {sent} {what}")?;
    ended(&unreadable)
}

/// Makes an item due and says so; false when somebody else did.
async fn send(store: &Store, item: &OutboxItem, dry_run: bool) -> anyhow::Result<bool> {
    let is_sent = dry_run || store.resend_item(&item.key(), Timestamp::now()).await.map_err(hint)?;
    if is_sent {
        let what = if dry_run { "would be sent" } else { "is being sent" };
        writeln!(stdout(), "{} {} {what}", item.reference, item.kind.name())?;
    }
    Ok(is_sent)
}
