//! The code by which a visitor and sales name a lead.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::platform::secret::{Purpose, Secret};

/// Digits and capital letters without 0, O, 1, I, L and U, which are taken for one another or for V.
const ALPHABET: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Characters without the hyphen: 30^8 = 6.6e11 codes, so that nobody finds one by trying.
const LENGTH: usize = 8;
/// Octets from here on would make the alphabet's first letters likelier: 240 is its last whole multiple.
const FAIR: u8 = 240;

/// A short readable code, e.g. `K7QM-4TXR`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Reference(String);

impl Reference {
    /// Makes a new code from the operating system's random numbers.
    ///
    /// # Errors
    /// When the operating system has none.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut code = String::with_capacity(LENGTH + 1);
        while code.len() < LENGTH {
            let mut octets = [0; 2 * LENGTH];
            getrandom::fill(&mut octets)?;
            let fair = octets.iter().filter(|octet| **octet < FAIR).take(LENGTH - code.len());
            code.extend(fair.map(|octet| char::from(ALPHABET[usize::from(*octet) % ALPHABET.len()])));
        }
        code.insert(LENGTH / 2, '-');
        Ok(Self(code))
    }

    /// The code that belongs to a text, and that nobody else can tell: two texts have two codes, but for one in 6.6e11.
    pub(crate) fn of(secret: &Secret, text: &str) -> Self {
        let digest = secret.digest(Purpose::Reference, text);
        let number = digest.iter().take(size_of::<u128>()).fold(0, |number, octet| number << 8 | u128::from(*octet));
        let (mut code, mut rest) = (String::with_capacity(LENGTH + 1), number);
        while code.len() < LENGTH {
            let letter = rest % ALPHABET.len() as u128;
            code.push(char::from(ALPHABET[usize::try_from(letter).unwrap_or_default()]));
            rest /= ALPHABET.len() as u128;
        }
        code.insert(LENGTH / 2, '-');
        Self(code)
    }

    /// Reads a code as a person writes it: small letters, missing hyphen and white space around it are fine.
    pub fn parse(text: &str) -> Option<Self> {
        let mut code: String = text.trim().chars().filter(|c| *c != '-').map(|c| c.to_ascii_uppercase()).collect();
        let is_code = code.len() == LENGTH && code.bytes().all(|octet| ALPHABET.contains(&octet));
        is_code.then(|| {
            code.insert(LENGTH / 2, '-');
            Self(code)
        })
    }

    /// The code as it is shown.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{ALPHABET, Reference, Secret};

    #[test]
    fn a_reference_is_two_groups_of_four_without_look_alikes() {
        for _ in 0..2_000 {
            let reference = Reference::random().unwrap().to_string();
            let (left, right) = reference.split_once('-').unwrap();
            assert_eq!((left.len(), right.len()), (4, 4), "{reference}");
            assert!((left.bytes().chain(right.bytes())).all(|octet| ALPHABET.contains(&octet)), "{reference}");
        }
    }

    #[test]
    fn the_reference_of_a_text_is_the_same_each_time_and_by_no_other_secret() {
        let of = |secret: &str, text: &str| Reference::of(&Secret::new(secret), text);
        assert_eq!(of("one", "text"), of("one", "text"));
        assert_ne!(of("one", "text"), of("two", "text"));
        let made: HashSet<_> = (0..2_000).map(|number| of("one", &number.to_string()).to_string()).collect();
        assert_eq!(made.len(), 2_000);
        assert!(made.iter().all(|code| Reference::parse(code).is_some_and(|parsed| parsed.as_str() == code)));
    }

    #[test]
    fn a_reference_is_read_however_a_person_writes_it() {
        for text in ["K7QM-4TXR", " k7qm-4txr ", "K7QM4TXR", "k7qm4txr"] {
            assert_eq!(Reference::parse(text).unwrap().as_str(), "K7QM-4TXR", "{text}");
        }
        for text in ["", "K7QM", "K7QM-4TX0", "K7QM-4TXRR", "ÄÖÜß", "K7QM-4TXÄ", "LEAD#K7QM-4TXR"] {
            assert_eq!(Reference::parse(text), None, "{text}");
        }
    }

    #[test]
    fn references_use_the_whole_alphabet_and_do_not_repeat() {
        let made: HashSet<_> = (0..2_000).map(|_| Reference::random().unwrap().to_string()).collect();
        assert_eq!(made.len(), 2_000);
        let letters: HashSet<_> = made.iter().flat_map(|reference| reference.bytes()).collect();
        assert_eq!(letters.len(), ALPHABET.len() + 1);
    }
}
