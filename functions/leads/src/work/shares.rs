//! How the entries of a list are shared out: each kind has so many of its own, and none takes another's.

/// Leads that are overdue: sales got a mail about each, and never heard of the rest.
pub(super) const OVERDUE: usize = 25;
/// Mails and posts that were set aside.
pub(super) const STUCK: usize = 15;
/// Held leads: half of the first entries of 200 networks and of one more, so that two lists name whoever writes from a network
/// of their own, whatever comes from so many others.
pub(super) const HELD_LEADS: usize = 101;
/// Held sign-ups.
pub(super) const HELD_SIGNUPS: usize = 15;
/// Whether there is room for more of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Walk {
    Goes,
    Ends,
}

/// The kind of an entry of a list, as far as its share depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EntryKind {
    Lead,
    Signup,
    /// It needs nobody.
    Waiting,
}

/// Held entries, as many of each kind as have room.
#[derive(Debug)]
pub(super) struct Shares<T> {
    pub(super) leads: Vec<T>,
    pub(super) signups: Vec<T>,
    /// True when there was no room for everything.
    pub(super) has_more: bool,
}

impl<T> Default for Shares<T> {
    fn default() -> Self {
        Self { leads: Vec::new(), signups: Vec::new(), has_more: false }
    }
}

impl<T> Shares<T> {
    /// Takes the next entry, if its kind has room; else the walk through its queue, which has no other kind, ends.
    pub(super) fn offer(&mut self, kind: EntryKind, entry: T) -> Walk {
        let (entries, most) = match kind {
            EntryKind::Lead => (&mut self.leads, HELD_LEADS),
            EntryKind::Signup => (&mut self.signups, HELD_SIGNUPS),
            EntryKind::Waiting => return Walk::Goes,
        };
        if entries.len() < most {
            entries.push(entry);
            Walk::Goes
        } else {
            self.has_more = true;
            Walk::Ends
        }
    }

    /// All entries, the leads first.
    pub(super) fn all(&self) -> impl Iterator<Item = &T> {
        self.leads.iter().chain(&self.signups)
    }
}
