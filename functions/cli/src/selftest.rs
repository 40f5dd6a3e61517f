//! One message of our own through table, stream and mailer.

use std::io::{Write, stderr, stdout};
use std::time::Duration;

use anyhow::bail;
use contract::ContactForm;
use jiff::Timestamp;
use leads::{Acceptance, FormName, Intake, ItemState, OutboxItem, Reference, Secret, Source, Store};
use tokio::time::{Instant, sleep};

use crate::Ended;
use crate::connect::hint;
use crate::progress::Progress;

/// Marks the message, for sales who see its mail.
const MARK: &str = "Selftest";
/// How often the lead is looked at.
const POLL: Duration = Duration::from_millis(250);

/// Sends the message, waits for its mails and deletes it.
pub(crate) async fn run(store: &Store, to: &str, wait: u64, dry_run: bool) -> anyhow::Result<Ended> {
    if dry_run {
        writeln!(
            stderr(),
            "leads: would store one message of {MARK} and wait {wait} s for a mail to sales and one to {to}"
        )?;
        return Ok(Ended::Done);
    }
    // A secret for this one message: whoever may write to the table need not know the installation's.
    let mut octets = [0; 32];
    getrandom::fill(&mut octets)?;
    // One message, whatever else is sent in this hour.
    let intake = Intake::new(store.clone(), Secret::new(octets), u64::MAX);
    let proof = intake.challenge(FormName::Contact).map_err(hint)?;
    let form = form(to, leads::solve(&proof));
    let reference = match intake.accept(&form, Source::default()).await.map_err(hint)? {
        Acceptance::Stored(receipt, _) | Acceptance::Replayed(receipt) => receipt.reference,
        Acceptance::KeyReused | Acceptance::TooMany { .. } => bail!("the message was not taken: run the command again"),
    };
    writeln!(stdout(), "{reference} is stored")?;
    let mailed = mailed(store, &reference, Duration::from_secs(wait)).await;
    store.delete_lead(&reference).await.map_err(hint)?;
    for mail in mailed? {
        writeln!(stdout(), "{reference} {} sent as {}", mail.kind.name(), mail.message_id.unwrap_or_default())?;
    }
    writeln!(stdout(), "{reference} is deleted")?;
    Ok(Ended::Done)
}

fn form(to: &str, proof: Option<String>) -> ContactForm {
    ContactForm {
        first_name: MARK.to_owned(),
        last_name: MARK.to_owned(),
        email: to.to_owned(),
        // A text of its own, so that no two tests are the same post.
        message: format!("{MARK} {}", Timestamp::now()),
        privacy_accepted: true,
        proof,
        ..ContactForm::default()
    }
}

async fn mailed(store: &Store, reference: &Reference, wait: Duration) -> anyhow::Result<Vec<OutboxItem>> {
    let progress = Progress::counting("waiting for the mails");
    let end = Instant::now() + wait;
    loop {
        let mails = store.items_of(reference).await.map_err(hint)?;
        if mails.is_empty() {
            bail!("the lead vanished: somebody else erased it");
        }
        let Some(missing) = mails.iter().find(|mail| mail.state != ItemState::Sent) else { return Ok(mails) };
        if Instant::now() > end {
            let name = missing.kind.name();
            bail!("no {name} within --wait {} s: look at the mailer's log for {reference}", wait.as_secs());
        }
        progress.add(1);
        sleep(POLL).await;
    }
}
