//! The tokens in the links of mails.

use std::fmt;

use aws_sdk_dynamodb::types::AttributeValue;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use crate::platform::secret::{Purpose, Secret, hex, same, sha256};
use crate::table::keys::signup_key;
use crate::table::reference::Reference;
use crate::table::store::{Store, Unavailable};

/// Random octets of a token: 256 bits.
const OCTETS: usize = 32;
/// Octets of them that are drawn in a signed token: 128 bits, of which the table knows the hash as of every other. The rest
/// are digits of the signature, 64 bits, which only tell whether there was such a link.
const DRAWN: usize = 16;
/// What the token of a link that withdraws is signed as.
const UNSUBSCRIBE: Purpose = Purpose::Unsubscribe;
/// Characters of base64 that these octets are.
const RANDOM_LENGTH: usize = 43;
/// Characters of a reference.
const REFERENCE_LENGTH: usize = 9;
/// What stands between the reference and the random part.
const SEPARATOR: char = '.';

/// A token as it stands in a link: the reference, by which the record is found, and a random part that only the mail has.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Token {
    reference: Reference,
    random: String,
}

impl Token {
    /// Makes a token from the operating system's random numbers.
    pub(crate) fn random(reference: &Reference) -> Result<Self, getrandom::Error> {
        let mut octets = [0; OCTETS];
        getrandom::fill(&mut octets)?;
        Ok(Self { reference: reference.clone(), random: URL_SAFE_NO_PAD.encode(octets) })
    }

    /// Makes a token that is told from an invented one even when its record is gone: a part of it signs the rest.
    pub(crate) fn signed(secret: &Secret, reference: &Reference) -> Result<Self, getrandom::Error> {
        let mut octets = [0; OCTETS];
        let (drawn, signature) = octets.split_at_mut(DRAWN);
        getrandom::fill(drawn)?;
        signature
            .copy_from_slice(&secret.sign(UNSUBSCRIBE, &signed_text(reference, drawn)).as_bytes()[..OCTETS - DRAWN]);
        Ok(Self { reference: reference.clone(), random: URL_SAFE_NO_PAD.encode(octets) })
    }

    /// True when [`Self::signed`] made it.
    pub(crate) fn is_signed(&self, secret: &Secret) -> bool {
        let octets = URL_SAFE_NO_PAD.decode(&self.random).unwrap_or_default();
        let Some((drawn, signature)) = octets.split_at_checked(DRAWN) else { return false };
        let signature = String::from_utf8_lossy(signature);
        let text = signed_text(&self.reference, drawn);
        let is = |whole: String| same(&whole[..OCTETS - DRAWN], &signature);
        is(secret.sign(UNSUBSCRIBE, &text)) | secret.sign_as_before(UNSUBSCRIBE, &text).is_some_and(is)
    }

    /// Reads a token of a link; nothing when it is no token of ours. What mail programs and gateways glue to its ends is
    /// left out: the random part says whether it is ours, and it is as long as it is.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (before, behind) = text.split_once(SEPARATOR)?;
        let reference = before.get(before.len().checked_sub(REFERENCE_LENGTH)?..)?;
        let random = behind.get(..RANDOM_LENGTH)?;
        let octets = URL_SAFE_NO_PAD.decode(random).ok()?;
        (octets.len() == OCTETS).then_some(Self { reference: Reference::parse(reference)?, random: random.to_owned() })
    }

    /// The record that the token is for.
    pub(crate) fn reference(&self) -> &Reference {
        &self.reference
    }

    /// What the table keeps of the token: SHA-256, in hexadecimal.
    pub(crate) fn digest(&self) -> String {
        hex(&sha256(self.to_string().as_bytes()))
    }
}

impl fmt::Display for Token {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{SEPARATOR}{}", self.reference, self.random)
    }
}

fn signed_text(reference: &Reference, drawn: &[u8]) -> String {
    format!("{reference}{SEPARATOR}{}", hex(drawn))
}

/// Whoever knows the token can use it.
impl fmt::Debug for Token {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Token").field("reference", &self.reference).finish_non_exhaustive()
    }
}

/// What the link of a mail does, with the hash of its token.
pub(crate) enum TokenUse {
    /// It confirms the sign-up.
    Confirm(String),
    /// It withdraws the consent.
    Unsubscribe(String),
}

impl Store {
    /// Adds a token to those that work for a sign-up; false when it is over. Earlier tokens stay good.
    pub(crate) async fn keep_token(&self, reference: &Reference, token: &TokenUse) -> Result<bool, Unavailable> {
        let (change, digest) = match token {
            TokenUse::Confirm(digest) => ("ADD confirmDigests :digest", digest),
            TokenUse::Unsubscribe(digest) => ("ADD unsubscribeDigests :digest", digest),
        };
        let values = vec![(":digest", AttributeValue::Ss(vec![digest.clone()]))];
        let stands = "attribute_exists(pk) AND attribute_not_exists(withdrawnAt)";
        Ok(self.change_if(signup_key(reference), (change, values), stands).await?.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::Token;
    use crate::platform::secret::Secret;
    use crate::table::reference::Reference;

    #[test]
    fn a_token_is_read_as_it_was_written_and_never_repeats() {
        let reference = Reference::random().unwrap();
        let (one, other) = (Token::random(&reference).unwrap(), Token::random(&reference).unwrap());
        assert_eq!(Token::parse(&one.to_string()), Some(one.clone()));
        assert_eq!(one.to_string().len(), 9 + 1 + 43);
        assert_ne!(one.digest(), other.digest());
    }

    #[test]
    fn a_signed_token_is_told_from_every_other_before_and_after_a_rotation() {
        let (reference, secret) = (Reference::random().unwrap(), Secret::new("first"));
        let token = Token::signed(&secret, &reference).unwrap();
        assert_eq!(Token::parse(&token.to_string()), Some(token.clone()));
        assert!(token.is_signed(&secret) && token.is_signed(&Secret::new("second").or_previous("first")));
        let other = Token { reference: Reference::random().unwrap(), ..token.clone() };
        assert!(!other.is_signed(&secret) && !token.is_signed(&Secret::new("second")));
        assert!(!Token::random(&reference).unwrap().is_signed(&secret));
        assert!(!Token::signed(&Secret::of("first", &[]), &reference).unwrap().is_signed(&secret), "without the key");
    }

    #[test]
    fn what_is_no_token_is_not_read() {
        let token = Token::random(&Reference::random().unwrap()).unwrap().to_string();
        for text in ["", ".", "K7QM-4TXR", "K7QM-4TXR.", "Ä.", "ÄÄÄÄÄÄ.", &token[..40], &token.replace('.', ":")]
        {
            assert_eq!(Token::parse(text), None, "{text}");
        }
    }

    #[test]
    fn what_is_glued_to_a_token_on_its_way_is_left_out() {
        let token = Token::random(&Reference::random().unwrap()).unwrap();
        for glued in ["<{}>", "{}.", "{}).", "{}_", " {}\r\n", "3D{}", "{}ü", "{}&amp;utm_source=a"] {
            assert_eq!(Token::parse(&glued.replace("{}", &token.to_string())), Some(token.clone()), "{glued}");
        }
    }
}
