//! Changes of a lead that are events of the hook: written in one transaction with the posts about them.

use contract::HookEvent;
use jiff::Timestamp;

use crate::table::keys::lead_key;
use crate::table::outbox_item::{ItemKey, ItemState};
use crate::table::record::LeadRecord;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::state::LeadState;
use crate::table::store::{ATTEMPTS, Change, Store, Transacted, Unavailable, pause_after_conflict};
use crate::table::verdict::Verdict;

impl LeadRecord {
    /// True when it was never held, or a person released or answered it: only then is it posted.
    pub(crate) fn is_released(&self) -> bool {
        self.lead.judgement().verdict == Verdict::Clean || self.released_at.is_some() || self.answered_at.is_some()
    }

    /// The events of a release or a mark, in order. With the answer to a held lead the lead itself is posted first; closing one
    /// posts nothing, since it was never posted.
    pub(crate) fn hook_events(&self, mark: HookEvent) -> &'static [HookEvent] {
        match (self.lead.hooked, mark, self.is_released()) {
            (false, ..) => &[],
            (true, HookEvent::LeadAnswered, false) => &[HookEvent::LeadReceived, HookEvent::LeadAnswered],
            (true, HookEvent::LeadAnswered, true) => &[HookEvent::LeadAnswered],
            (true, HookEvent::LeadClosed, true) => &[HookEvent::LeadClosed],
            (true, HookEvent::LeadReceived, false) => &[HookEvent::LeadReceived],
            (true, ..) => &[],
        }
    }
}

impl Store {
    /// Changes a lead and queues its events, all or nothing; false when the condition does not hold.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; asking again is safe.
    pub(crate) async fn change_with_events(
        &self,
        reference: &Reference,
        (change, values): Change<'_>,
        condition: &str,
        (events, now): (&[HookEvent], Timestamp),
    ) -> Result<bool, Unavailable> {
        if events.is_empty() {
            return Ok(self.change_if(lead_key(reference), (change, values), condition).await?.is_some());
        }
        for attempt in 1..=ATTEMPTS {
            let mut writes = vec![self.update(lead_key(reference), change, condition, &values)?];
            for event in events {
                writes.push(self.queue(reference, *event, Retention::Contact.expires_at(now), now)?);
            }
            match self.transact(writes).await? {
                Transacted::Written => return Ok(true),
                Transacted::Refused(_) => return Ok(false),
                Transacted::Conflict => pause_after_conflict(attempt).await,
            }
        }
        Err(Unavailable::given_up(format!("no change succeeded in {ATTEMPTS} attempts")))
    }

    /// Has all events of a lead or of a sign-up posted again. A released lead without any is posted for the first time, and from
    /// then on its marks are, too. Returns what is posted, in its order.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed; asking again is safe.
    pub async fn post_again(&self, reference: &Reference, now: Timestamp) -> Result<Vec<HookEvent>, Unavailable> {
        use ItemState::{Due, Sent, SetAside, Unwanted};
        let mut posted = Vec::new();
        for event in HookEvent::ALL {
            let key = ItemKey::new(reference.clone(), event);
            if self.make_due(&key, &[Due, Sent, SetAside, Unwanted], now).await? {
                posted.push(event);
            }
        }
        let Some(record) = self.lead(reference).await?.filter(|_| posted.is_empty()) else { return Ok(posted) };
        let is_first = record.is_released() && self.items_of(reference).await?.iter().all(|item| !item.is_post());
        if !is_first {
            return Ok(posted);
        }
        let events = match record.state() {
            LeadState::Answered => &[HookEvent::LeadReceived, HookEvent::LeadAnswered][..],
            LeadState::Closed => &[HookEvent::LeadReceived, HookEvent::LeadClosed],
            LeadState::Open | LeadState::Held => &[HookEvent::LeadReceived],
        };
        let change = ("SET hooked = :yes", vec![(":yes", aws_sdk_dynamodb::types::AttributeValue::Bool(true))]);
        let is_written = self.change_with_events(reference, change, "attribute_exists(pk)", (events, now)).await?;
        Ok(if is_written { events.to_vec() } else { posted })
    }

    /// Queues a test of the hook, under a code of its own.
    ///
    /// # Errors
    /// [`Unavailable`] when the database failed.
    pub async fn test_hook(&self, now: Timestamp) -> Result<Reference, Unavailable> {
        let reference = Reference::random().map_err(Unavailable::defect)?;
        let expires_at = Retention::Counter.expires_at(now);
        match self.transact(vec![self.queue(&reference, HookEvent::Test, expires_at, now)?]).await? {
            Transacted::Written => Ok(reference),
            _ => Err(Unavailable::given_up("others were in the way of the test: ask again")),
        }
    }
}
