//! The links in the mails of a sign-up.

use super::MailSettings;
use crate::consent::links::token;
use crate::platform::secret::Purpose;
use crate::table::signup::Signup;

/// Where the address is confirmed.
pub(super) fn confirm_link(signup: &Signup, settings: &MailSettings) -> String {
    link("confirm", Purpose::Confirm, signup, settings)
}

/// Where a consent is withdrawn, or an address erased that came without one.
pub(super) fn unsubscribe_link(signup: &Signup, settings: &MailSettings) -> String {
    link("unsubscribe", Purpose::Unsubscribe, signup, settings)
}

/// The address that sales opens to release a held sign-up.
pub(super) fn release_link(signup: &Signup, settings: &MailSettings) -> String {
    link("release", Purpose::Release, signup, settings)
}

fn link(page: &str, purpose: Purpose, signup: &Signup, settings: &MailSettings) -> String {
    format!("{}/api/signup/{page}?token={}", settings.site_origin, token(&settings.secret, purpose, signup.reference()))
}
