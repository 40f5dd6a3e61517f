//! The links in the mails of a sign-up.

use super::MailSettings;
use crate::consent::links::release_signature;
use crate::consent::token::Token;
use crate::table::signup::Signup;

/// Where the address is confirmed.
pub(super) fn confirm_link(token: &Token, settings: &MailSettings) -> String {
    format!("{}/api/signup/confirm?token={token}", settings.site_origin)
}

/// Where a consent is withdrawn, or an address erased that came without one.
pub(super) fn unsubscribe_link(token: &Token, settings: &MailSettings) -> String {
    format!("{}/api/signup/unsubscribe?token={token}", settings.site_origin)
}

/// The address that sales opens to release a held sign-up.
pub(super) fn release_link(signup: &Signup, settings: &MailSettings) -> String {
    let (reference, signature) = (signup.reference(), release_signature(&settings.secret, signup.reference()));
    format!("{}/api/signup/release?signup={reference}&signature={signature}", settings.site_origin)
}
