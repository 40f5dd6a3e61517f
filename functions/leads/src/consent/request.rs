//! Storing a requested sign-up.

use aws_sdk_dynamodb::types::TransactWriteItem;
use contract::{CONSENT_VERSION, SignupForm};
use jiff::Timestamp;

use super::Consents;
use super::text::consent_digest;
use crate::platform::source::Source;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::signup::Signup;
use crate::table::store::Unavailable;
use crate::table::verdict::{Judgement, Verdict};

/// The page with the form, when the form does not say.
const HOME: &str = "/";

/// The writes that are a sign-up, by what their refusal means.
pub(crate) struct Requested {
    /// The sign-up and its mails; refused when the reference is taken.
    pub(crate) records: Vec<TransactWriteItem>,
    /// Refused when more is known of the address than was read; none when no mail follows.
    pub(crate) address: Option<TransactWriteItem>,
}

impl Consents {
    /// The writes that are a sign-up.
    ///
    /// They are as many and as slow for an address that is known as for one that is not: neither the answer nor its time
    /// tells who is signed up.
    pub(crate) async fn request(
        &self,
        form: &SignupForm,
        source: Source,
        (reference, judgement): (&Reference, Judgement),
        now: Timestamp,
    ) -> Result<Requested, Unavailable> {
        let store = &self.store;
        let (address, known) = self.subscription(&form.email).await?;
        let known = known.unwrap_or_default();
        // A held sign-up asks again when it is released.
        let quiet = judgement.verdict == Verdict::Clean && known.is_quiet(now);
        let retention = if judgement.verdict == Verdict::Spam { Retention::Spam } else { Retention::UnconfirmedSignup };
        let consent_version = form.consent_version.clone().unwrap_or_else(|| CONSENT_VERSION.to_owned());
        let signup = Signup {
            reference: reference.clone(),
            created_at: now,
            expires_at: Some(retention.expires_at(now)),
            email: form.email.clone(),
            judgement,
            quiet,
            page: form.page.clone().unwrap_or_else(|| HOME.to_owned()),
            consent_digest: consent_digest(&consent_version),
            consent_version,
            requested_from: source.shortened(),
            confirm_digests: Vec::new(),
            unsubscribe_digests: Vec::new(),
            confirmed_at: None,
            confirmed_from: None,
            withdrawn_at: None,
        };
        let item = signup.to_item().map_err(Unavailable::because)?;
        let mut records = vec![store.put(item, "attribute_not_exists(pk)", &[])?];
        for kind in signup.due_mails(now) {
            records.push(store.queue_mail(reference, *kind, retention.expires_at(now), now)?);
        }
        let address = match judgement.verdict {
            Verdict::Clean if quiet => Some(store.check(address, "attribute_exists(pk)")?),
            Verdict::Clean => Some(self.asks(address, &known, now)?),
            // No mail follows, so the address stays as free as it was.
            Verdict::Held | Verdict::Spam => None,
        };
        Ok(Requested { records, address })
    }

    /// True when this sign-up was withdrawn: the same address may sign up anew.
    pub(crate) async fn is_withdrawn(&self, reference: &Reference) -> Result<bool, Unavailable> {
        Ok(self.signup_of(reference).await?.is_some_and(|signup| signup.withdrawn_at.is_some()))
    }
}
