//! Storing a requested sign-up.

use aws_sdk_dynamodb::types::TransactWriteItem;
use contract::SignupForm;
use jiff::Timestamp;

use super::Consents;
use crate::platform::source::Source;
use crate::table::reference::Reference;
use crate::table::retention::Retention;
use crate::table::signup::Signup;
use crate::table::store::Unavailable;
use crate::table::verdict::{Judgement, Verdict};

/// The page with the form, when the form does not say.
const HOME: &str = "/";

impl Consents {
    /// The writes that are a sign-up and its mails.
    ///
    /// They are the same for every address, and nothing is looked up: neither the answer nor its time tells who is signed up.
    /// Whether an address is, and how often it was asked, is for the mailer to find out.
    pub(crate) fn request(
        &self,
        form: &SignupForm,
        source: Source,
        (reference, judgement): (&Reference, Judgement),
        now: Timestamp,
    ) -> Result<Vec<TransactWriteItem>, Unavailable> {
        let store = &self.store;
        let retention = if judgement.verdict == Verdict::Spam { Retention::Spam } else { Retention::UnconfirmedSignup };
        let signup = Signup {
            reference: reference.clone(),
            created_at: now,
            expires_at: Some(retention.expires_at(now)),
            email: form.email.clone(),
            judgement,
            page: form.page.clone().unwrap_or_else(|| HOME.to_owned()),
            consent_version: form.consent.map(|text| text.version.to_owned()),
            consent_digest: form.consent.map(|text| text.digest.to_owned()),
            news_accepted: form.news_accepted,
            requested_from: source.shortened(),
            confirmation_mail_id: None,
            confirmation_sent_at: None,
            confirmed_at: None,
            confirmed_from: None,
            withdrawn_at: None,
            hooked: store.is_hooked(),
        };
        let item = signup.to_item().map_err(Unavailable::defect)?;
        let mut records = vec![store.put(item, Some(("attribute_not_exists(pk)", &[])))?];
        for kind in signup.due_mails(now) {
            records.push(store.queue(reference, *kind, retention.expires_at(now), now)?);
        }
        Ok(records)
    }
}
