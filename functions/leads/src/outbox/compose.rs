//! From a record to its mail.

use jiff::Timestamp;
use thiserror::Error;

use crate::mail::{self, Mail, MailSettings};
use crate::table::keys::{Item, Unreadable, is_over, lead_key, outbox_key, read, signup_key};
use crate::table::lead::Lead;
use crate::table::mail_kind::MailKind;
use crate::table::outbox_item::OutboxItem;
use crate::table::reference::Reference;
use crate::table::signup::Signup;
use crate::table::state::LeadState;
use crate::table::store::{Store, Unavailable};

/// A mail that can be sent.
pub(super) struct Composed {
    pub(super) kind: MailKind,
    pub(super) mail: Mail,
    /// The address that somebody typed, when it goes there.
    pub(super) visitor: Option<String>,
}

/// Why there is nothing to send.
#[derive(Debug, Error)]
pub(super) enum NotComposed {
    #[error(transparent)]
    Unavailable(#[from] Unavailable),
    #[error("{0}")]
    Unwanted(&'static str),
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

/// A record that something is sent about, unless it was erased or its term is over.
pub(super) async fn current(store: &Store, key: Item, now: Timestamp) -> Result<Item, NotComposed> {
    let item = store.item(key).await?.filter(|item| !is_over(item, now));
    item.ok_or(NotComposed::Unwanted("the record was erased, or its term is over"))
}

/// Writes the mail of a record as it is now.
pub(super) async fn compose(
    store: &Store,
    settings: &MailSettings,
    (reference, kind): (&Reference, MailKind),
    now: Timestamp,
) -> Result<Composed, NotComposed> {
    if kind == MailKind::SignupEnded {
        let item: OutboxItem = read(current(store, outbox_key(reference, kind.into()), now).await?)?;
        return of_an_end(&item, kind, settings);
    }
    let of_lead = kind.is_about_a_lead();
    let record = if of_lead { lead_key(reference) } else { signup_key(reference) };
    let item = current(store, record, now).await?;
    if of_lead {
        let lead: Lead = read(item)?;
        if matches!(lead.state(), LeadState::Answered | LeadState::Closed) {
            return Err(NotComposed::Unwanted("the lead is answered or closed"));
        }
        if kind == MailKind::Acknowledgement && now > lead.answer_by() {
            return Err(NotComposed::Unwanted("the hour that it promises has passed"));
        }
        return of_a_lead(&lead, kind, settings);
    }
    let signup: Signup = read(item)?;
    if !signup.due_mails(now).contains(&kind) {
        return Err(NotComposed::Unwanted("the sign-up is over"));
    }
    of_a_signup(&signup, kind, settings)
}

fn of_a_lead(lead: &Lead, kind: MailKind, settings: &MailSettings) -> Result<Composed, NotComposed> {
    let mail = if kind == MailKind::Acknowledgement {
        mail::acknowledgement(lead, settings)
    } else {
        mail::sales(lead, settings)
    };
    Ok(Composed {
        kind,
        mail: mail.map_err(Unavailable::defect)?,
        visitor: kind.goes_to_visitor().then(|| lead.email().to_owned()),
    })
}

/// Of what the item itself says: of an erased sign-up nothing else does.
fn of_an_end(item: &OutboxItem, kind: MailKind, settings: &MailSettings) -> Result<Composed, NotComposed> {
    let end = item.end.as_ref().ok_or(NotComposed::Unwanted("it was sent before"))?;
    let mail = mail::signup_ended(&item.reference, end, settings).map_err(Unavailable::defect)?;
    Ok(Composed { kind, mail, visitor: None })
}

fn of_a_signup(signup: &Signup, kind: MailKind, settings: &MailSettings) -> Result<Composed, NotComposed> {
    let mail = match kind {
        MailKind::Confirmation => mail::confirmation(signup, settings),
        MailKind::Welcome => mail::welcome(signup, settings),
        MailKind::SignupSales => mail::signup_sales(signup, settings),
        _ => mail::held_signup(signup, settings),
    };
    Ok(Composed {
        kind,
        mail: mail.map_err(Unavailable::defect)?,
        visitor: kind.goes_to_visitor().then(|| signup.email().to_owned()),
    })
}
