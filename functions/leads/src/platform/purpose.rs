//! What is signed, and with which key.

/// A key, by what it guards. A function gets those that it works with (template.yaml): whoever reads its environment signs
/// nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Challenges of the proof of work.
    Proof,
    /// Links that release a held sign-up, and those that withdraw one.
    Release,
    /// Links and the code by which sales works.
    Sales,
    /// Names of addresses and networks in the table.
    Table,
}

/// What is signed; a signature made for one purpose is worth nothing for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A challenge of the proof of work.
    Challenge,
    /// The reference of what came with a proof of work.
    Reference,
    /// The link that releases a held sign-up.
    Release,
    /// The link that withdraws a consent.
    Unsubscribe,
    /// The link that marks a lead as answered.
    Answered,
    /// The link that closes what is held.
    Close,
    /// The code of the sales team.
    Team,
    /// An address as a name in the table.
    Address,
    /// A person as a name in the table.
    Person,
    /// A network as a name in the table.
    Network,
}

impl Key {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Proof, Self::Release, Self::Sales, Self::Table];

    /// The variables of the environment that have it and the one before it.
    pub const fn variables(self) -> (&'static str, &'static str) {
        match self {
            Self::Proof => ("PROOF_KEY", "PROOF_KEY_PREVIOUS"),
            Self::Release => ("RELEASE_KEY", "RELEASE_KEY_PREVIOUS"),
            Self::Sales => ("SALES_KEY", "SALES_KEY_PREVIOUS"),
            Self::Table => ("TABLE_KEY", "TABLE_KEY_PREVIOUS"),
        }
    }
}

impl Purpose {
    /// The key that it is signed with.
    pub(crate) fn key(self) -> Key {
        match self {
            Self::Challenge | Self::Reference => Key::Proof,
            Self::Release | Self::Unsubscribe => Key::Release,
            Self::Answered | Self::Close | Self::Team => Key::Sales,
            Self::Address | Self::Person | Self::Network => Key::Table,
        }
    }

    /// What stands before a text that is signed for it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Challenge => "challenge",
            Self::Reference => "reference",
            Self::Release => "release",
            Self::Unsubscribe => "unsubscribe",
            Self::Answered => "answered",
            Self::Close => "close",
            Self::Team => "team",
            Self::Address => "address",
            Self::Person => "person",
            Self::Network => "source",
        }
    }
}
