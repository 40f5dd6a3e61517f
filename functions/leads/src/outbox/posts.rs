//! The channel of the hook: what is posted of a record, in which order, and how the receiver answers.

use contract::HookEvent;
use jiff::{SignedDuration, Timestamp};
use tracing::{error, info};

use super::claim::Claim;
use super::compose::{NotComposed, current};
use super::post::HookSender;
use super::{Outbox, Outcome};
use crate::hook::event::{EventPayload, of_lead, of_reference, of_signup};
use crate::hook::{HookSettings, WrongHook};
use crate::platform::logs::causes;
use crate::table::item_kind::ItemKind;
use crate::table::keys::{lead_key, outbox_key, read, signup_key};
use crate::table::outbox_item::{ItemKey, OutboxItem};
use crate::table::record::LeadRecord;
use crate::table::reference::Reference;
use crate::table::signup::Signup;
use crate::table::store::Unavailable;

/// How long a post waits where no hook is set up: a deployment that sets one up may change the functions that queue before the mailer.
const SETTING_UP: SignedDuration = SignedDuration::from_hours(1);

/// Where posts go.
#[derive(Clone, Debug)]
pub enum Hook {
    /// There is no hook.
    None,
    /// Nowhere until somebody fixes its settings.
    Wrong,
    /// To an address.
    To(HookSender),
}

impl From<Result<Option<HookSettings>, WrongHook>> for Hook {
    /// The hook of these settings. Wrong ones are logged and stop no mail: the age of what waits raises an alarm.
    fn from(settings: Result<Option<HookSettings>, WrongHook>) -> Self {
        match settings {
            Ok(settings) => settings.map_or(Self::None, |settings| Self::To(HookSender::new(settings))),
            Err(cause) => {
                error!(cause = causes(&cause), "the hook is set up wrongly: nothing is posted until that is corrected");
                Self::Wrong
            }
        }
    }
}

impl Outbox {
    /// True for an event that may not be posted yet: one before it, of the same record, has not come to its end.
    pub(super) async fn has_to_wait(&self, key: &ItemKey) -> Result<bool, Unavailable> {
        let ItemKind::Hook(event) = key.kind() else { return Ok(false) };
        // In the order in which they can happen, so that what stands before it happened before it.
        let before = HookEvent::ALL.into_iter().take_while(|other| *other != event);
        let of_same = before.filter(|other| other.is_about_a_signup() == event.is_about_a_signup());
        for earlier in of_same.filter(|_| event != HookEvent::Test) {
            let item = self.store.item(outbox_key(key.reference(), earlier.into())).await?;
            // One that can't be read holds up nothing.
            if item.is_some_and(|item| OutboxItem::from_item(item).is_ok_and(|item| item.is_under_way())) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The post about a record in its present state.
    pub(super) async fn read_event(
        &self,
        reference: &Reference,
        event: HookEvent,
        now: Timestamp,
    ) -> Result<EventPayload, NotComposed> {
        let payload = |at, data| Ok(EventPayload { event, reference: reference.clone(), at, data });
        let mark = of_reference(reference);
        match event {
            HookEvent::LeadErased | HookEvent::SignupErased | HookEvent::Test => payload(None, mark),
            HookEvent::LeadReceived | HookEvent::LeadClosed | HookEvent::LeadAnswered => {
                let item = current(&self.store, lead_key(reference), now).await?;
                let LeadRecord { lead, answered_at, closed_at, .. } = read(item)?;
                match event {
                    HookEvent::LeadReceived => payload(Some(lead.created_at()), of_lead(&lead)),
                    HookEvent::LeadAnswered => payload(answered_at, mark),
                    _ => payload(closed_at, mark),
                }
            }
            HookEvent::SignupConfirmed | HookEvent::SignupWithdrawn => {
                let signup: Signup = read(current(&self.store, signup_key(reference), now).await?)?;
                match event {
                    HookEvent::SignupWithdrawn => payload(signup.withdrawn_at, mark),
                    _ if signup.withdrawn_at.is_some() => Err(NotComposed::Unwanted("the sign-up is over")),
                    _ => payload(signup.confirmed_at, of_signup(&signup)),
                }
            }
        }
    }

    /// Posts a claimed event, unless there is no hook.
    pub(super) async fn send_post(&self, claim: &Claim, payload: EventPayload, now: Timestamp) -> Outcome {
        let (reference, event) = (claim.key.reference(), payload.event);
        let hook = match &self.hook {
            Hook::To(hook) => hook,
            Hook::Wrong => {
                let why = "the hook is set up wrongly: the mailer's log names the variable";
                return Outcome::Later(why.to_owned(), None);
            }
            // A person waits for the result of a test.
            Hook::None if event != HookEvent::Test && now.duration_since(claim.queued_at()) < SETTING_UP => {
                return Outcome::Later("there is no hook yet, or none any more".to_owned(), None);
            }
            Hook::None => return Outcome::Unwanted("there is no hook any more"),
        };
        match hook.post(&payload, claim.queued_at()).await {
            Ok(status) => {
                info!(%reference, event = event.name(), status, "posted to the hook");
                Outcome::Sent(status.to_string())
            }
            Err((cause, pause)) => Outcome::Later(cause, pause),
        }
    }
}
