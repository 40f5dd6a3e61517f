//! Moves the records of addresses to new keyed hashes, after the installation's key was replaced.

use std::collections::BTreeMap;

use aws_sdk_dynamodb::types::AttributeValue;
use jiff::Timestamp;

use super::Consents;
use super::links::token;
use super::subscription::Subscription;
use crate::platform::address::address_key;
use crate::platform::secret::Purpose;
use crate::table::keys::{Item, is_subscription, key_of, read, subscription_key};
use crate::table::retention::Retention;
use crate::table::signup::Signup;
use crate::table::store::{Transacted, Unavailable, number, text};

/// What a pass over the table found.
#[derive(Default)]
pub struct Rekeyed {
    /// Every active consent by its reference, with the new token of its unsubscribe link.
    pub consents: BTreeMap<String, String>,
    /// Addresses of which a record can't be read, or which signed up meanwhile.
    pub failed: usize,
}

impl Consents {
    /// Renames the index record of every address to the address's hash by this secret. The whole table is read: without the old
    /// secret nothing else finds the old names.
    ///
    /// # Errors
    /// [`Unavailable`] when the table can't be read; trying again goes on.
    pub async fn rekey(&self, dry_run: bool) -> Result<Rekeyed, Unavailable> {
        let (mut pages, mut rekeyed) = (self.store.scan(), Rekeyed::default());
        while let Some(items) = pages.next().await? {
            for item in items.iter().filter(|item| is_subscription(item)) {
                match self.rekey_one(item, dry_run).await {
                    Ok(consents) => rekeyed.consents.extend(consents),
                    Err(_) => rekeyed.failed += 1,
                }
            }
        }
        Ok(rekeyed)
    }

    async fn rekey_one(&self, item: &Item, dry_run: bool) -> Result<BTreeMap<String, String>, Unavailable> {
        let (known, mut signups): (Subscription, Vec<Signup>) = (read(item.clone())?, Vec::new());
        for reference in known.signups() {
            signups.extend(self.signup_of(reference).await?.filter(|signup| signup.is_active(Timestamp::now())));
        }
        // An index of ended sign-ups is not looked up any more, and expires.
        let Some(email) = signups.first().map(Signup::email) else { return Ok(BTreeMap::new()) };
        let present = subscription_key(&address_key(&self.secret, email));
        let since: Option<Subscription> = self.store.read(present.clone()).await?;
        // A withdrawal, a bounce or a complaint since then did not find the old name: these sign-ups end, too.
        let is_ended = since.as_ref().is_some_and(|since| since.signups().next().is_none())
            || self.store.is_suppressed(&self.secret, email, Timestamp::now()).await?;
        if is_ended && !dry_run {
            let active: Vec<_> = signups.iter().map(|signup| signup.reference().clone()).collect();
            self.store.end_signups(&active, None).await?;
            self.store.remove_from_index(key_of(item), &known).await?;
        }
        if is_ended {
            return Ok(BTreeMap::new());
        }
        if present != key_of(item) && !dry_run {
            self.rename(item, (present, since.unwrap_or_default()), &signups).await?;
        }
        let consents = signups.iter().filter(|signup| signup.wants_news()).map(Signup::reference);
        Ok(consents.map(|consent| (consent.to_string(), token(&self.secret, Purpose::Unsubscribe, consent))).collect())
    }

    /// Moves an index record to the present name of its address, and merges it with what is stored there.
    async fn rename(
        &self,
        item: &Item,
        (present, since): (Item, Subscription),
        signups: &[Signup],
    ) -> Result<(), Unavailable> {
        let consent = signups.iter().find(|signup| signup.wants_news()).map(Signup::reference);
        let every = AttributeValue::Ss(signups.iter().map(|signup| signup.reference().to_string()).collect());
        let mut values = vec![(":every", every)];
        let change = match since.signup.as_ref().or(consent) {
            Some(signup) => {
                values.push((":signup", text(signup)));
                "SET signup = :signup ADD trials :every REMOVE expiresAt"
            }
            None => {
                values.push((":end", number(Retention::Trial.expires_at(Timestamp::now()))));
                "SET expiresAt = :end ADD trials :every"
            }
        };
        let unchanged = if since.signup.is_some() { "signup = :signup" } else { "attribute_not_exists(signup)" };
        let writes = vec![self.store.update(present, change, unchanged, &values)?, self.store.remove(key_of(item))?];
        match self.store.transact(writes).await? {
            Transacted::Written => Ok(()),
            Transacted::Refused(_) | Transacted::Conflict => {
                Err(Unavailable::given_up("an address signed up meanwhile"))
            }
        }
    }
}
