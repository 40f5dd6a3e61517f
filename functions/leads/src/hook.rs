//! What is posted to the hook, in which shape, signed how, and where it may go.

mod address;
mod body;
mod chat;
pub(crate) mod event;
mod signature;

use std::num::NonZeroU16;

use jiff::Timestamp;
use thiserror::Error;

use crate::platform::env;
use crate::platform::secret::Secret;
use event::Told;

pub use address::{HookAddress, NotAnAddress};
pub use signature::HookKey;

/// The shape of what is posted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HookShape {
    /// `functions/contract/schema/hook.schema.json`: for programs.
    #[default]
    Json,
    /// A text for a channel of Slack.
    Slack,
    /// A card for a channel of Teams.
    Teams,
}

/// Where posts go, and how.
#[derive(Clone, Debug)]
pub struct HookSettings {
    /// The one address that they go to.
    pub address: HookAddress,
    /// What they look like.
    pub shape: HookShape,
    /// What they are signed with.
    pub key: HookKey,
    /// Address of the site, without a slash at the end: what is shown to people links to it.
    pub site_origin: String,
}

/// A hook that is set up wrongly: the message names the variable.
#[derive(Debug, Error)]
pub enum WrongHook {
    /// What has to be set beside the address is not.
    #[error(transparent)]
    Missing(#[from] env::Missing),
    /// The address is none that may be posted to.
    #[error("LEAD_HOOK_URL")]
    Address(#[from] NotAnAddress),
    /// The port is none.
    #[error("HOOK_PORT is {0:?}: set it to a port from 1 to 65535")]
    Port(String),
    /// The shape is none.
    #[error("LEAD_HOOK_SHAPE is {0:?}: set it to json, slack or teams")]
    Shape(String),
}

/// What is posted of an event; `queued_at` stands for when it happened where no record says it any more.
pub(crate) fn body(told: &Told, settings: &HookSettings, queued_at: Timestamp) -> String {
    let value = match settings.shape {
        HookShape::Json => body::json(told, told.at.unwrap_or(queued_at)),
        HookShape::Slack => chat::slack(told, &settings.site_origin),
        HookShape::Teams => chat::teams(told, &settings.site_origin),
    };
    value.to_string()
}

impl HookShape {
    /// Reads the name of a shape.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "json" => Some(Self::Json),
            "slack" => Some(Self::Slack),
            "teams" => Some(Self::Teams),
            _ => None,
        }
    }
}

impl HookSettings {
    /// Reads the hook of the environment; nothing where none is set up. `HOOK_PORT`, which no stack sets, stands for a receiver on
    /// this machine in the place of the address.
    ///
    /// # Errors
    /// [`WrongHook`] names the variable that is not set, or set to what it can't be.
    pub fn from_env(secret: &Secret) -> Result<Option<Self>, WrongHook> {
        let address = match (env::optional("HOOK_PORT"), env::optional("LEAD_HOOK_URL")) {
            (Some(port), _) => HookAddress::on_this_machine(
                port.trim().parse::<NonZeroU16>().map_err(|_| WrongHook::Port(port))?.get(),
            ),
            (None, Some(address)) => HookAddress::parse(&address)?,
            (None, None) => return Ok(None),
        };
        let shape = env::optional("LEAD_HOOK_SHAPE").unwrap_or_else(|| "json".to_owned());
        Ok(Some(Self {
            address,
            shape: HookShape::parse(&shape).ok_or(WrongHook::Shape(shape))?,
            key: HookKey::of(secret),
            site_origin: env::required("SITE_ORIGIN")?,
        }))
    }
}
