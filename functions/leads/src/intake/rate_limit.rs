//! The rate limit: how much came from the networks that a source lies in, and what follows from it.
//!
//! | counter | of | protects |
//! |---|---|---|
//! | customer | an IPv4 address or an IPv6 /64, ten minutes | us from one sender: past 15 posts are held, past 30 refused |
//! | network | an IPv4 /24 or an IPv6 /48, an hour | visitors and sales from who has many addresses: a tenth of the mails |

use aws_sdk_dynamodb::types::TransactWriteItem;
use jiff::Timestamp;

use crate::intake::sliding_window::Counter;
use crate::platform::secret::Secret;
use crate::platform::source::Source;
use crate::table::keys::source_counter;
use crate::table::store::{Store, Unavailable};

/// How long posts of a customer are counted together, in seconds: longer than somebody takes who mends a form and sends it again.
const CUSTOMER_WINDOW: i64 = 10 * 60;
/// Posts of a customer in [`CUSTOMER_WINDOW`] up to which nothing is thought of it: a visitor sends one, and another when
/// something was forgotten; behind one address there may be an office, or the visitors of a stand at a fair.
const UNDOUBTED_A_WINDOW: u64 = 15;
/// Posts of a customer in [`CUSTOMER_WINDOW`] that are taken at all, the doubtful ones included: no person types so many. Of a
/// network none is refused: there are others in it.
const POSTS_A_WINDOW_MAX: u64 = 30;
/// How long undoubted posts of a network are counted together, in seconds.
const NETWORK_WINDOW: i64 = 60 * 60;
/// The part of the mails of an hour that one network may bring about: one in so many.
const NETWORKS: u64 = 10;

/// What came from the networks of a source.
#[derive(Debug)]
pub(crate) struct RateLimit {
    pub(crate) customer: Counter,
    pub(crate) network: Counter,
    /// Undoubted posts of the network in an hour.
    share: u64,
}

impl RateLimit {
    /// The networks of a source, which may bring about their part of so many mails an hour; nothing is looked up yet.
    pub(crate) fn of(source: Source, secret: &Secret, visitor_mails_an_hour: u64) -> Self {
        Self::of_keys(&source.key(secret), &source.network_key(secret), visitor_mails_an_hour)
    }

    pub(crate) fn of_keys(customer: &str, network: &str, visitor_mails_an_hour: u64) -> Self {
        Self {
            customer: Counter::new(source_counter(customer), "at", CUSTOMER_WINDOW),
            network: Counter::new(source_counter(network), "at", NETWORK_WINDOW),
            share: (visitor_mails_an_hour / NETWORKS).max(1),
        }
    }

    /// Seconds after which a post is taken, if none is taken now.
    pub(crate) fn refuses_for(&self, now: Timestamp) -> Option<u64> {
        (self.customer.known(now) >= POSTS_A_WINDOW_MAX).then(|| self.customer.free_in(POSTS_A_WINDOW_MAX, now))
    }

    /// True when so much came that a further post is doubtful, as far as it was looked up.
    pub(crate) fn is_reached(&self, now: Timestamp) -> bool {
        self.customer.known(now) >= UNDOUBTED_A_WINDOW || self.network.known(now) >= self.share
    }

    /// The write that counts a post of the customer.
    pub(crate) fn count_customer(&self, store: &Store, now: Timestamp) -> Result<Vec<TransactWriteItem>, Unavailable> {
        let bound = if self.customer.known(now) < UNDOUBTED_A_WINDOW { UNDOUBTED_A_WINDOW } else { POSTS_A_WINDOW_MAX };
        store.count_up(&[(&self.customer, bound)], now)
    }

    /// The write that counts an undoubted post of the network. Nothing else is counted there: who sends much from one
    /// address is held alone, and not together with the neighbours.
    pub(crate) fn count_network(&self, store: &Store, now: Timestamp) -> Result<Vec<TransactWriteItem>, Unavailable> {
        store.count_up(&[(&self.network, self.share)], now)
    }
}
