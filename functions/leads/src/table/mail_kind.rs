//! The kinds of mail about a record.

use jiff::SignedDuration;
use serde::{Deserialize, Serialize};

/// The mails of a lead or of a sign-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum MailKind {
    /// To sales, who answer.
    Sales,
    /// To the visitor; it repeats nothing that was typed, because anybody may have typed it.
    Acknowledgement,
    /// To the address of a sign-up: the one link that confirms it.
    Confirmation,
    /// To a confirmed address: how to sign off.
    Welcome,
    /// To sales: an address was confirmed.
    SignupSales,
    /// To sales: a sign-up is held.
    HeldSignup,
    /// To sales: an address that was confirmed wants no mails any more.
    SignupEnded,
}

impl MailKind {
    /// Every kind.
    pub const ALL: [Self; 7] = [
        Self::Sales,
        Self::Acknowledgement,
        Self::Confirmation,
        Self::Welcome,
        Self::SignupSales,
        Self::HeldSignup,
        Self::SignupEnded,
    ];

    /// The name in logs, in SES tags and in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sales => "salesMail",
            Self::Acknowledgement => "acknowledgement",
            Self::Confirmation => "confirmationMail",
            Self::Welcome => "welcomeMail",
            Self::SignupSales => "signupSalesMail",
            Self::HeldSignup => "heldSignupMail",
            Self::SignupEnded => "signupEndedMail",
        }
    }

    /// True when it goes to the address that somebody typed.
    pub(crate) fn goes_to_visitor(self) -> bool {
        matches!(self, Self::Acknowledgement | Self::Confirmation | Self::Welcome)
    }

    /// Reads the name of a kind.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// True for the mails of a lead, false for those of a sign-up.
    pub(crate) fn is_about_a_lead(self) -> bool {
        matches!(self, Self::Sales | Self::Acknowledgement)
    }

    /// The tries and the age past which it is set aside. The tries are those that fit into the time, and some more.
    pub(crate) fn bounds(self) -> (u32, SignedDuration) {
        let (tries, hours) = match self {
            // It promises an answer within this time.
            Self::Acknowledgement => (200, 24),
            // So long its sign-up is kept.
            Self::Confirmation | Self::HeldSignup => (500, 72),
            Self::Sales | Self::Welcome | Self::SignupSales => (1_100, 7 * 24),
            // The law gives a month to have an erasure done (GDPR, article 12).
            Self::SignupEnded => (4_600, 30 * 24),
        };
        (tries, SignedDuration::from_hours(hours))
    }
}

impl From<MailKind> for &'static str {
    fn from(kind: MailKind) -> Self {
        kind.name()
    }
}

impl TryFrom<String> for MailKind {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        Self::parse(&name).ok_or("no kind of mail")
    }
}
