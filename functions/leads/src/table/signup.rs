//! A sign-up with double opt-in: requested, confirmed by the link in a mail, kept as evidence, withdrawn.
//!
//! One record goes through all of these states. It stores no link: links are signatures over its reference.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::platform::address::{in_ascii, shown_address};
use crate::table::keys::{Item, LISTED_SIGNUPS, listed, signup_key};
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;
use crate::table::state::SignupState;
use crate::table::verdict::{Judgement, Verdict};

/// A sign-up as it lies in the table; the names of the fields are the names of the table's attributes.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Signup {
    pub(crate) reference: Reference,
    pub(crate) created_at: Timestamp,
    /// TTL attribute; a confirmed sign-up of who wants later mails has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) expires_at: Option<i64>,
    pub(crate) email: String,
    #[serde(flatten)]
    pub(crate) judgement: Judgement,
    /// Path of the page with the form.
    pub(crate) page: String,
    /// Version of the consent text that stood beside the box; whoever ticked it named one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) consent_version: Option<String>,
    /// SHA-256 of that text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) consent_digest: Option<String>,
    /// True when later mails are wanted.
    pub(crate) news_accepted: bool,
    /// Network from which it was requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) requested_from: Option<String>,
    /// The id that SES gave the mail that asks for confirmation: evidence that outlives the mail's own record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) confirmation_mail_id: Option<String>,
    /// When that mail was handed over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) confirmation_sent_at: Option<Timestamp>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) confirmed_at: Option<Timestamp>,
    /// Network from which it was confirmed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) confirmed_from: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) withdrawn_at: Option<Timestamp>,
    /// True when hook events about it are posted: a hook was set up when it came.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) hooked: bool,
}

impl Signup {
    /// The sign-up as a new item.
    pub(crate) fn to_item(&self) -> Result<Item, serde_dynamo::Error> {
        let mut item: Item = serde_dynamo::to_item(self)?;
        item.extend(signup_key(&self.reference));
        if self.judgement.for_list {
            item.extend(listed(LISTED_SIGNUPS, self.created_at));
        }
        Ok(item)
    }

    /// The code by which sales names this sign-up.
    pub fn reference(&self) -> &Reference {
        &self.reference
    }

    /// The verdict, and why.
    pub fn judgement(&self) -> Judgement {
        self.judgement
    }

    /// How far it is.
    pub fn state(&self) -> SignupState {
        match (self.withdrawn_at, self.confirmed_at, self.judgement.verdict) {
            (Some(_), _, _) => SignupState::Withdrawn,
            (None, Some(_), _) => SignupState::Confirmed,
            (None, None, Verdict::Clean) => SignupState::Unconfirmed,
            (None, None, Verdict::Held) => SignupState::Held,
            (None, None, Verdict::Spam) => SignupState::Spam,
        }
    }

    /// True when its term is over: the table deletes it within days.
    pub fn is_over(&self, now: Timestamp) -> bool {
        self.expires_at.is_some_and(|end| end <= now.as_second())
    }

    /// True when it was confirmed, and neither ended by a click nor by its term.
    pub(crate) fn is_active(&self, now: Timestamp) -> bool {
        self.is_confirmed() && !self.is_over(now)
    }

    /// True when it was confirmed and nobody ended it; its term may be over, since the table deletes late.
    pub(crate) fn is_confirmed(&self) -> bool {
        self.state() == SignupState::Confirmed
    }

    /// The address, as it was typed.
    pub fn email(&self) -> &str {
        &self.email
    }

    /// The address as sales reads it.
    pub fn shown_email(&self) -> String {
        shown_address(&self.email)
    }

    /// The address as it stands in a mail header.
    pub(crate) fn mailbox(&self) -> String {
        in_ascii(&self.email)
    }

    /// True when later mails are wanted; otherwise there is one, which leads into the trial.
    pub fn wants_news(&self) -> bool {
        self.news_accepted
    }

    /// When it came.
    pub fn created_at(&self) -> Timestamp {
        self.created_at
    }

    /// The mails that its state calls for.
    pub(crate) fn due_mails(&self, now: Timestamp) -> &'static [MailKind] {
        let is_over = self.withdrawn_at.is_some() || self.is_over(now);
        match (self.confirmed_at, self.judgement.verdict) {
            _ if is_over => &[],
            (Some(_), _) => &[MailKind::SignupSales, MailKind::Welcome],
            (None, Verdict::Clean) => &[MailKind::Confirmation],
            (None, Verdict::Held) if self.judgement.has_own_mail() => &[MailKind::HeldSignup],
            _ => &[],
        }
    }
}

/// The person's data stays out of every log, `{:?}` included.
impl std::fmt::Debug for Signup {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Signup").field("reference", &self.reference).finish_non_exhaustive()
    }
}
