//! Posts to the hook: their content, their signature, and where they may go.

mod address;
pub(crate) mod event;
mod signature;

use std::num::NonZeroU16;

use crate::platform::env;
use crate::platform::secret::Secret;

pub use address::{HookAddress, WrongHook};
pub use signature::HookKey;

/// Where posts go, and how.
#[derive(Clone, Debug)]
pub struct HookSettings {
    /// The one address that they go to.
    pub address: HookAddress,
    /// What they are signed with.
    pub key: HookKey,
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
        Ok(Some(Self { address, key: HookKey::of(secret) }))
    }
}
