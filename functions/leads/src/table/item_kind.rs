//! What an item of the outbox is about, and the channel that it goes out by: mail, or the hook (docs/decisions/0012).

use contract::HookEvent;
use jiff::SignedDuration;
use serde::{Deserialize, Serialize};

use crate::table::mail_kind::MailKind;

/// So often a mail to a visitor is tried at most when no answer comes.
const TRIES_IN_DOUBT: u32 = 3;

/// An item's channel and, in the words of that channel, what happened. It is at most one item of its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ItemKind {
    /// A mail.
    Mail(MailKind),
    /// A post to the hook.
    Hook(HookEvent),
}

/// By which way an item leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Channel {
    /// SES.
    Mail,
    /// The address of the hook.
    Hook,
}

impl Channel {
    /// Every channel.
    pub const ALL: [Self; 2] = [Self::Mail, Self::Hook];

    /// Prefix of the kind in the sort key of an item.
    pub(crate) fn prefix(self) -> &'static str {
        match self {
            Self::Mail => "MAIL#",
            Self::Hook => "HOOK#",
        }
    }

    /// The channel of a sort key; nothing when it is no item's.
    pub(crate) fn of_sort_key(sk: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|channel| sk.starts_with(channel.prefix()))
    }
}

impl ItemKind {
    /// Every kind, mails first; the events of a record stand in the order in which they happen.
    pub fn all() -> impl Iterator<Item = Self> {
        MailKind::ALL.into_iter().map(Self::Mail).chain(HookEvent::ALL.into_iter().map(Self::Hook))
    }

    /// The name in logs and in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Mail(kind) => kind.name(),
            Self::Hook(event) => event.name(),
        }
    }

    /// The way that it goes.
    pub fn channel(self) -> Channel {
        match self {
            Self::Mail(_) => Channel::Mail,
            Self::Hook(_) => Channel::Hook,
        }
    }

    /// Reads a sort key of the table; nothing when it is no item's.
    pub(crate) fn parse(sk: &str) -> Option<Self> {
        let channel = Channel::of_sort_key(sk)?;
        let name = sk.strip_prefix(channel.prefix())?;
        match channel {
            Channel::Mail => MailKind::parse(name).map(Self::Mail),
            Channel::Hook => HookEvent::parse(name).map(Self::Hook),
        }
    }

    /// False for what is about a sign-up.
    pub(crate) fn is_about_a_lead(self) -> bool {
        match self {
            Self::Mail(kind) => kind.is_about_a_lead(),
            Self::Hook(event) => !event.is_about_a_signup(),
        }
    }

    /// True when it goes to the address that somebody typed.
    pub(crate) fn goes_to_visitor(self) -> bool {
        matches!(self, Self::Mail(kind) if kind.goes_to_visitor())
    }

    /// True when it is sent again although it may have been sent, after so many tries. Sales and the receiver of the hook know
    /// what they have by its reference or id; to a visitor a second mail does less harm than none where it has a link that works.
    pub(crate) fn repeats_in_doubt(self, attempts: u32) -> bool {
        match self {
            Self::Mail(MailKind::Acknowledgement) => false,
            Self::Mail(MailKind::Confirmation | MailKind::Welcome) => attempts < TRIES_IN_DOUBT,
            Self::Mail(_) | Self::Hook(_) => true,
        }
    }

    /// True when it was tried often enough, or waited long enough, to be set aside.
    pub(crate) fn is_past_its_bounds(self, attempts: u32, waited: SignedDuration) -> bool {
        let (tries, age) = self.bounds();
        attempts >= tries || waited >= age
    }

    /// The tries and the age past which it is set aside. The tries are those that fit into the time, and some more.
    fn bounds(self) -> (u32, SignedDuration) {
        let (tries, hours) = match self {
            Self::Mail(kind) => return kind.bounds(),
            // The law gives a month to have an erasure done (GDPR, article 12).
            Self::Hook(HookEvent::LeadErased | HookEvent::SignupErased | HookEvent::SignupWithdrawn) => {
                (4_600, 30 * 24)
            }
            // Somebody waits for it.
            Self::Hook(HookEvent::Test) => (20, 1),
            Self::Hook(_) => (1_100, 7 * 24),
        };
        (tries, SignedDuration::from_hours(hours))
    }
}

impl From<MailKind> for ItemKind {
    fn from(kind: MailKind) -> Self {
        Self::Mail(kind)
    }
}

impl From<HookEvent> for ItemKind {
    fn from(event: HookEvent) -> Self {
        Self::Hook(event)
    }
}

#[cfg(test)]
mod tests {
    use contract::HookEvent;
    use jiff::SignedDuration;

    use super::ItemKind;
    use crate::table::mail_kind::MailKind;

    #[test]
    fn what_may_have_been_sent_is_sent_again_to_sales_and_the_hook_and_to_a_visitor_where_it_has_a_link() {
        for (kind, repeats) in [
            (ItemKind::from(MailKind::Sales), [true, true]),
            (MailKind::SignupEnded.into(), [true, true]),
            (HookEvent::LeadReceived.into(), [true, true]),
            (MailKind::Acknowledgement.into(), [false, false]),
            (MailKind::Confirmation.into(), [true, false]),
            (MailKind::Welcome.into(), [true, false]),
        ] {
            let repeats_after = |attempts| kind.repeats_in_doubt(attempts);
            assert_eq!([2, 3].map(repeats_after), repeats, "{kind:?}");
        }
    }

    #[test]
    fn retries_end_at_the_age_at_which_an_item_is_of_no_use_any_more() {
        for (kind, hours) in [
            (ItemKind::from(MailKind::Acknowledgement), 24),
            (MailKind::Confirmation.into(), 72),
            (MailKind::Sales.into(), 7 * 24),
            (MailKind::SignupEnded.into(), 30 * 24),
            (HookEvent::LeadReceived.into(), 7 * 24),
            (HookEvent::LeadErased.into(), 30 * 24),
        ] {
            let is_past = |hours| kind.is_past_its_bounds(1, SignedDuration::from_hours(hours));
            assert_eq!([hours - 1, hours].map(is_past), [false, true], "{kind:?}");
        }
    }
}
