//! Mails that were set aside, sent after all.

use std::io::{Write, stdout};

use jiff::Timestamp;
use leads::{MailState, Reference, Store};

use crate::Outcome;
use crate::connect::hint;
use crate::read::nothing;

/// Has the mails of records sent that are in doubt or refused; the mailer takes them up within a minute.
pub(crate) async fn run(store: &Store, references: &[Reference], dry_run: bool) -> anyhow::Result<Outcome> {
    let mut outcome = Outcome::Done;
    let what = if dry_run { "would be sent" } else { "is being sent" };
    for reference in references {
        let mails = store.mails_of(reference).await.map_err(hint)?;
        let aside = |state| matches!(state, MailState::InDoubt | MailState::Refused);
        let mails: Vec<_> = mails.into_iter().filter(|mail| aside(mail.mail_state)).collect();
        if mails.is_empty() {
            outcome = nothing(&format!("no mail of {reference} was set aside"))?;
        }
        for mail in mails {
            if dry_run || store.resend_mail(&mail.key(), Timestamp::now()).await.map_err(hint)? {
                writeln!(stdout(), "{reference} {} {what}", mail.mail.name())?;
            }
        }
    }
    Ok(outcome)
}
