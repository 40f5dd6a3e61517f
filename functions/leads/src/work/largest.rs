//! The longest possible list, for the tests of its mail.

use jiff::Timestamp;

use super::last::Before;
use super::shares::{HELD, HELD_LEADS, OVERDUE, STUCK};
use super::waiting::{Record, StuckItem};
use super::{COUNTED, WorkList};
use crate::table::outbox_item::OutboxItem;
use crate::table::record::LeadRecord;
use crate::table::signup::Signup;

impl WorkList {
    /// As many entries of each kind as have room, all of them about this lead or this sign-up; held leads are among them or not.
    pub(crate) fn largest(
        lead: &LeadRecord,
        signup: &Signup,
        item: &OutboxItem,
        (has_held_leads, now): (bool, Timestamp),
    ) -> Self {
        let leads = if has_held_leads { HELD_LEADS } else { 0 };
        let of_lead = || Record::Lead(Box::new(lead.clone()));
        let of_signup = || Record::Signup(Box::new(signup.clone()));
        Self {
            overdue: vec![lead.clone(); OVERDUE],
            stuck: (0..STUCK).map(|_| StuckItem { item: item.clone(), about: of_lead() }).collect(),
            held_leads: (0..leads).map(|_| of_lead()).collect(),
            held_signups: (leads..HELD).map(|_| of_signup()).collect(),
            undecided: COUNTED,
            unmarked: COUNTED,
            is_any_held: true,
            has_more: true,
            ..Self::of_overdue(Vec::new(), now)
        }
    }

    /// A list of nothing but these.
    pub(crate) fn of_overdue(overdue: Vec<LeadRecord>, now: Timestamp) -> Self {
        Self {
            now,
            overdue,
            stuck: Vec::new(),
            held_leads: Vec::new(),
            held_signups: Vec::new(),
            undecided: 0,
            unmarked: 0,
            is_any_held: false,
            has_more: false,
            unreadable: 0,
            last: Before::Nothing,
        }
    }
}
