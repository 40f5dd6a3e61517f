//! Delivering a sign-up. The tokens of its links are made here, just before the mail: only the mail ever holds them.

use jiff::Timestamp;

use super::markers::TokenDigest;
use super::{Record, Undelivered, claimed, is_suppressed, send_claimed};
use crate::item::signup_key;
use crate::mail::{self, MailKind};
use crate::ses::MailSender;
use crate::signup::{Signup, Token};
use crate::store::{Store, Unavailable};

/// Sends the mails that the state of a sign-up calls for, but for those that are claimed already.
///
/// # Errors
/// The first failure, after every mail was tried.
pub async fn deliver_signup(
    store: &Store,
    sender: &MailSender,
    signup: &Signup,
    already_claimed: &[MailKind],
) -> Result<(), Undelivered> {
    let mut outcome = Ok(());
    for kind in signup.due_mails(Timestamp::now()) {
        if !already_claimed.contains(kind) {
            outcome = outcome.and(deliver_one(store, sender, signup, *kind).await);
        }
    }
    outcome
}

async fn deliver_one(store: &Store, sender: &MailSender, signup: &Signup, kind: MailKind) -> Result<(), Undelivered> {
    let settings = sender.settings();
    let record = Record { reference: signup.reference(), key: signup_key(signup.reference()) };
    if kind.goes_to_visitor() && is_suppressed(store, sender, signup.email(), &record, kind).await? {
        return Ok(());
    }
    let token = Token::random(signup.reference()).map_err(Unavailable::because)?;
    let (mail, digest) = match kind {
        MailKind::Confirmation => {
            (mail::confirmation(signup, &token, settings)?, Some(TokenDigest::Confirm(token.digest())))
        }
        MailKind::Welcome => (mail::welcome(signup, &token, settings)?, Some(TokenDigest::Unsubscribe(token.digest()))),
        MailKind::SignupSales => {
            (mail::signup_sales(signup, &token, settings)?, Some(TokenDigest::Unsubscribe(token.digest())))
        }
        _ => (mail::held_signup(signup, settings)?, None),
    };
    if claimed(store, &record, kind, digest).await? {
        send_claimed(store, sender, &record, kind, mail).await
    } else {
        Ok(())
    }
}
