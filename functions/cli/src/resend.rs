//! Mails that were set aside, sent after all; the mailer takes them up within a minute.

use std::io::{Write, stderr, stdout};

use anyhow::Context;
use jiff::Timestamp;
use leads::{MailState, OutboxMail, Reference, Store};

use crate::Ended;
use crate::clock::{Clock, Moment};
use crate::connect::hint;
use crate::progress::Progress;
use crate::read::{ended, nothing};

/// Has the mails of records sent that are in doubt or refused.
pub(crate) async fn named(store: &Store, references: &[Reference], dry_run: bool) -> anyhow::Result<Ended> {
    let mut outcome = Ended::Done;
    for reference in references {
        let mails = store.mails_of(reference).await.map_err(hint)?;
        let aside = |state| matches!(state, MailState::InDoubt | MailState::Refused);
        let mails: Vec<_> = mails.into_iter().filter(|mail| aside(mail.mail_state)).collect();
        if mails.is_empty() {
            outcome = nothing(&format!("no mail of {reference} was set aside"))?;
        }
        for mail in mails {
            send(store, &mail, dry_run).await?;
        }
    }
    Ok(outcome)
}

/// Has every mail sent that was refused since a time, and none that may have come.
pub(crate) async fn refused(store: &Store, since: Moment, clock: &Clock, dry_run: bool) -> anyhow::Result<Ended> {
    let since = clock.begin(since).context("--since is no time of this clock")?;
    let (mut pages, progress, now) = (store.mails(), Progress::counting("mails read"), Timestamp::now());
    let (mut sent, mut unreadable) = (0, Vec::new());
    while let Some(page) = pages.next().await.map_err(hint)? {
        progress.add(page.records.len());
        for mail in page.records.iter().filter(|mail| mail.is_refused_since(since, now)) {
            sent += usize::from(send(store, mail, dry_run).await?);
        }
        unreadable.extend(page.unreadable);
    }
    drop(progress);
    if sent == 0 && unreadable.is_empty() {
        return nothing("no mail was refused since then");
    }
    let what = match (dry_run, sent) {
        (true, _) => "would be sent",
        (false, 1) => "is being sent",
        (false, _) => "are being sent",
    };
    writeln!(stderr(), "leads: {sent} {what}")?;
    ended(&unreadable)
}

/// Makes a mail due and says so; false when somebody else did.
async fn send(store: &Store, mail: &OutboxMail, dry_run: bool) -> anyhow::Result<bool> {
    let is_sent = dry_run || store.resend_mail(&mail.key(), Timestamp::now()).await.map_err(hint)?;
    if is_sent {
        let what = if dry_run { "would be sent" } else { "is being sent" };
        writeln!(stdout(), "{} {} {what}", mail.reference, mail.mail.name())?;
    }
    Ok(is_sent)
}
