//! The reminder to sales: what waits for them, and not saying it twice.

mod last;
mod listed;

use std::collections::{BTreeSet, HashSet};

use jiff::{SignedDuration, Timestamp};
use thiserror::Error;
use tracing::{error, info, warn};

use crate::mail::reminder::compose;
use crate::query::Period;
use crate::record::LeadRecord;
use crate::ses::{MailSender, SendError};
use crate::signup::Signup;
use crate::state::LeadState;
use crate::store::{Store, Unavailable};
use last::LastReminder;

/// From this age on an open lead is in danger: the site promises an answer within 24 hours.
const OVERDUE_AFTER: SignedDuration = SignedDuration::from_hours(20);
/// For so long sales hears nothing about what it was reminded of.
const SILENCE: SignedDuration = SignedDuration::from_hours(12);

/// What waits for sales at one moment.
#[derive(Clone, Debug)]
pub struct OpenLeads {
    now: Timestamp,
    leads: Vec<LeadRecord>,
    listed_signups: Vec<Signup>,
}

/// What became of a reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reminded {
    /// There is nothing to remind of, or it was said before.
    Silent,
    /// The mail was sent.
    Sent,
}

/// A reminder is still to be sent; reminding again is safe.
#[derive(Debug, Error)]
pub enum NotReminded {
    /// The table failed.
    #[error(transparent)]
    Store(#[from] Unavailable),
    /// A template failed.
    #[error("the mail can't be written")]
    Template(#[from] askama::Error),
    /// The mail service failed.
    #[error("the mail service failed: {0}")]
    MailService(String),
}

impl OpenLeads {
    /// Reads every open lead, and the held sign-ups that no mail told of.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn read(store: &Store, now: Timestamp) -> Result<Self, Unavailable> {
        let leads = store.leads([LeadState::Open], Period::default()).all().await?;
        Ok(Self { now, leads, listed_signups: store.listed_signups().await? })
    }

    /// How many leads are open.
    pub fn count(&self) -> usize {
        self.leads.len()
    }

    /// The leads that wait for more than 20 hours, the oldest first.
    pub fn overdue(&self) -> impl Iterator<Item = &LeadRecord> {
        self.leads.iter().filter(|record| self.now.duration_since(record.lead.created_at()) > OVERDUE_AFTER)
    }

    /// The leads whose mail to sales perhaps never arrived, the oldest first.
    pub fn unannounced(&self) -> impl Iterator<Item = &LeadRecord> {
        self.leads.iter().filter(|record| record.is_unannounced(self.now))
    }

    /// The held leads that sales is to hear of by a list, the oldest first.
    pub fn listed(&self) -> impl Iterator<Item = &LeadRecord> {
        self.leads.iter().filter(|record| record.is_to_be_listed())
    }

    /// The held sign-ups that sales is to hear of by a list, the oldest first.
    pub fn listed_signups(&self) -> impl Iterator<Item = &Signup> {
        self.listed_signups.iter()
    }

    /// Reminds sales, unless everything was said within the last 12 hours.
    ///
    /// # Errors
    /// [`NotReminded`] when the mail has to be tried again.
    pub async fn remind(&self, store: &Store, sender: &MailSender) -> Result<Reminded, NotReminded> {
        let subjects = self.subjects();
        let last = store.last_reminder().await?;
        let said =
            last.as_ref().is_some_and(|last| self.now.duration_since(last.sent_at) < SILENCE && last.says(&subjects));
        if subjects.is_empty() || said {
            return Ok(Reminded::Silent);
        }
        let mail = compose(self, sender.settings())?;
        let next = LastReminder::new(self.now, subjects);
        if !store.replace_reminder(last.as_ref(), Some(&next)).await? {
            info!("another reminder is under way");
            return Ok(Reminded::Silent);
        }
        match sender.send_reminder(&mail).await {
            Ok(id) => {
                info!(message_id = id, "reminder sent");
                // One that is not marked is named again in 12 hours.
                store.mark_listed(self, self.now).await?;
                Ok(Reminded::Sent)
            }
            Err(SendError::InDoubt(cause)) => {
                error!(cause, "whether the reminder was sent is unknown: not sent again");
                Ok(Reminded::Silent)
            }
            Err(SendError::Refused(cause) | SendError::NotSent(cause)) => {
                warn!(cause, "reminder not sent, to be tried again");
                store.replace_reminder(Some(&next), last.as_ref()).await?;
                Err(NotReminded::MailService(cause))
            }
        }
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.now
    }

    /// How many leads and sign-ups the reminder names.
    pub(crate) fn concerned(&self) -> usize {
        let leads = self.overdue().chain(self.unannounced()).chain(self.listed());
        let leads: HashSet<_> = leads.map(|record| record.lead.reference()).collect();
        leads.len() + self.listed_signups.len()
    }

    /// One name for each thing that the reminder says.
    fn subjects(&self) -> BTreeSet<String> {
        let named = |what: &'static str| move |record: &LeadRecord| format!("{what} {}", record.lead.reference());
        let leads = self.overdue().map(named("overdue")).chain(self.unannounced().map(named("unannounced")));
        let listed = self.listed().map(named("listed"));
        let signups = self.listed_signups().map(|signup| format!("listed {}", signup.reference()));
        leads.chain(listed).chain(signups).collect()
    }
}
