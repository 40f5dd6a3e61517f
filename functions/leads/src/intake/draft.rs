//! A submission on its way into the table.

use jiff::Timestamp;

use crate::intake::receipt::Receipt;
use crate::table::verdict::Judgement;

/// A submission as it would be stored.
pub(crate) struct Draft {
    pub(crate) receipt: Receipt,
    pub(crate) now: Timestamp,
    pub(crate) judgement: Judgement,
}

/// A write of the transaction, by what its refusal means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Write {
    /// The reference is taken.
    Record,
    /// The key is in use.
    Key,
    /// The network at this place sent more than was assumed.
    Network(usize),
    /// More mails to visitors left us than was assumed.
    VisitorMails,
    /// The proof was used before.
    Proof,
    /// More was held in an hour than was assumed.
    Held,
}
