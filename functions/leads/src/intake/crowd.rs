//! How much came from the networks that a source lies in, and what follows from it.

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;

use crate::intake::counters::Counter;
use crate::platform::secret::Secret;
use crate::platform::source::Source;
use crate::table::keys::source_counter;
use crate::table::store::{Store, Unavailable};

/// How long posts of one network are counted together, in seconds: decisions, section 5.
const WINDOW: i64 = 10 * 60;
/// Posts of a customer in [`WINDOW`] up to which nothing is thought of it: decisions, section 5. A wider network may send
/// some times as much: `IPV6_NETWORKS` and `IPV4_NETWORKS` of [`crate::platform::source`].
const UNDOUBTED: u64 = 5;
/// Posts of a customer in [`WINDOW`] that are taken at all: decisions, section 5. Of wider networks none is refused: there
/// are others in them.
const TAKEN: u64 = 30;

/// The networks of a source, narrowest first.
pub(crate) struct Crowd(Vec<Network>);

struct Network {
    counter: Counter,
    undoubted: u64,
}

impl Network {
    fn load(&self, now: Timestamp) -> u64 {
        self.counter.known(now) * 100 / self.undoubted
    }
}

impl Crowd {
    /// The networks of a source; nothing is looked up yet.
    pub(crate) fn of(source: Source, secret: &Secret) -> Self {
        let network = |(key, times): (String, u64)| Network {
            counter: Counter::new(source_counter(&key), WINDOW),
            undoubted: UNDOUBTED * times,
        };
        Self(source.networks(secret).into_iter().map(network).collect())
    }

    /// Seconds after which a post is taken, if none is taken now.
    pub(crate) fn refuses_for(&self, now: Timestamp) -> Option<u64> {
        let customer = &self.0.first()?.counter;
        (customer.known(now) >= TAKEN).then(|| customer.free_in(TAKEN, now))
    }

    /// What came from the busiest of the networks, in per cent of what nothing is thought of, as far as it was looked up.
    pub(crate) fn load(&self, now: Timestamp) -> u64 {
        self.0.iter().map(|network| network.load(now)).max().unwrap_or(0)
    }

    /// The same without the customer's own: what came from there is little as long as it is taken without a doubt.
    pub(crate) fn shared_load(&self, now: Timestamp) -> u64 {
        self.0.iter().skip(1).map(|network| network.load(now)).max().unwrap_or(0)
    }

    /// The writes that count a post, each with the place of its network.
    ///
    /// Wider networks count what is promised a mail, and nothing else: who sends much from one address is held alone, and not
    /// together with the neighbours.
    pub(crate) fn count_up(
        &self,
        store: &Store,
        is_promised: bool,
        now: Timestamp,
    ) -> Result<Vec<(usize, TransactWriteItem)>, Unavailable> {
        let mut writes = Vec::new();
        for (place, network) in self.0.iter().enumerate().take(if is_promised { self.0.len() } else { 1 }) {
            let is_quiet = network.counter.known(now) < network.undoubted;
            let bound = if is_quiet { network.undoubted } else { TAKEN };
            writes.extend(store.count_up(&network.counter, bound, now)?.into_iter().map(|write| (place, write)));
        }
        Ok(writes)
    }

    /// Looks up how much came from the network at this place.
    pub(crate) async fn look_up(&mut self, store: &Store, place: usize, now: Timestamp) -> Result<(), Unavailable> {
        match self.0.get_mut(place) {
            Some(network) => store.look_up(&mut network.counter, now).await,
            None => Ok(()),
        }
    }

    /// Looks up how much came from each network.
    pub(crate) async fn look_up_all(&mut self, store: &Store, now: Timestamp) -> Result<(), Unavailable> {
        for network in &mut self.0 {
            store.look_up(&mut network.counter, now).await?;
        }
        Ok(())
    }
}
