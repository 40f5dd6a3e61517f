//! The hook: trying it, and posting a lead again.

use std::io::{Write, stdout};
use std::time::Duration;

use anyhow::bail;
use jiff::Timestamp;
use leads::{HookKey, ItemState, OutboxItem, Reference, Secret, Store};
use tokio::time::{Instant, sleep};

use crate::Ended;
use crate::connect::hint;
use crate::read::nothing;

/// How often the test is looked at.
const POLL: Duration = Duration::from_millis(250);

/// Queues one test, waits until the receiver took it, and says so.
pub(crate) async fn test(store: &Store, wait: u64, dry_run: bool) -> anyhow::Result<Ended> {
    if dry_run {
        writeln!(stdout(), "one event `test` would be posted")?;
        return Ok(Ended::Done);
    }
    let reference = store.test_hook(Timestamp::now()).await.map_err(hint)?;
    let end = Instant::now() + Duration::from_secs(wait);
    loop {
        let post = post_of(store, &reference).await?;
        match post.state {
            ItemState::Sent => {
                let status = post.message_id.unwrap_or_default();
                writeln!(stdout(), "{reference} was taken with status {status}: the hook runs")?;
                return Ok(Ended::Done);
            }
            ItemState::Unwanted => bail!("no hook is set up: deploy with LeadHookUrl"),
            _ if Instant::now() > end => {
                let reason = post.reason.as_deref().unwrap_or("it was not tried yet: look at the mailer's log");
                bail!("{reference} was not taken within --wait {wait} s: {reason}");
            }
            _ => {}
        }
        sleep(POLL).await;
    }
}

async fn post_of(store: &Store, reference: &Reference) -> anyhow::Result<OutboxItem> {
    let post = store.items_of(reference).await.map_err(hint)?.into_iter().find(OutboxItem::is_post);
    post.ok_or_else(|| anyhow::anyhow!("the test {reference} vanished: run the command again"))
}

/// Writes the secret that posts are signed with, in the form that receivers take.
pub(crate) fn secret() -> anyhow::Result<Ended> {
    writeln!(stdout(), "{}", HookKey::of(&Secret::from_env()?).shown())?;
    Ok(Ended::Done)
}

/// Has everything about leads and sign-ups posted again.
pub(crate) async fn resend(store: &Store, references: &[Reference], dry_run: bool) -> anyhow::Result<Ended> {
    let mut outcome = Ended::Done;
    for reference in references {
        if dry_run {
            let posts = store.items_of(reference).await.map_err(hint)?.into_iter().filter(OutboxItem::is_post);
            let names: Vec<&str> = posts.map(|post| post.kind.name()).collect();
            let what = if names.is_empty() { "what may be posted of it".to_owned() } else { names.join(", ") };
            writeln!(stdout(), "{reference} {what} would be posted")?;
            continue;
        }
        let events = store.post_again(reference, Timestamp::now()).await.map_err(hint)?;
        if events.is_empty() {
            let why = "a held lead has to be released first, a sign-up is only posted again, and what is on its way just now comes anyway";
            outcome = nothing(&format!("{reference}: nothing is to be posted: {why}"))?;
        }
        for event in events {
            writeln!(stdout(), "{reference} {} is being posted", event.name())?;
        }
    }
    Ok(outcome)
}
