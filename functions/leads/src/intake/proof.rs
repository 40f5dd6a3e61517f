//! Proof of work by version 1 of the ALTCHA protocol: cheap for one visitor, dear for a million posts.
//!
//! The function hashes a salt and a secret number, the browser finds the number by trying. The signature makes the
//! challenge recognisable without storing it; a used one is stored until its term is over.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use contract::{Challenge, Proof};
use jiff::Timestamp;

use crate::platform::secret::{Secret, hex, same, sha256};
use crate::table::keys::{Item, proof_key};
use crate::table::store::number;

/// The one hash that is used.
const ALGORITHM: &str = "SHA-256";
/// What a challenge is signed as.
const PURPOSE: &str = "challenge";
/// Largest number to be found: on average 40,000 hashes, under a second on a slow phone.
const MAX_NUMBER: u32 = 80_000;
/// Random octets of a salt.
const SALT_OCTETS: usize = 16;

/// How long a challenge can be used, in seconds: as long as a visitor may take to write.
const TERM_SECONDS: i64 = 2 * 60 * 60;

/// A proof that holds, as it is remembered once it is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proven {
    /// The challenge's own hash.
    pub(crate) challenge: String,
    /// When the challenge can't be used any more, in seconds since 1970.
    pub(crate) expires_at: i64,
}

impl Proven {
    /// The record that it was used.
    pub(crate) fn to_item(&self) -> Item {
        let mut item = proof_key(&self.challenge);
        item.insert("expiresAt".to_owned(), number(self.expires_at));
        item
    }
}

/// Makes a challenge.
pub(crate) fn challenge(secret: &Secret, now: Timestamp) -> Result<Challenge, getrandom::Error> {
    let mut octets = [0; SALT_OCTETS];
    getrandom::fill(&mut octets)?;
    let expires_at = now.as_second() + TERM_SECONDS;
    // The `&` ends the time: without it a digit of the number could be moved into it, and the hash would still fit.
    let salt = format!("{}?expires={expires_at}&", hex(&octets));
    let number = random_number()?;
    let challenge = hash(&salt, number);
    let signature = secret.sign(PURPOSE, &challenge);
    Ok(Challenge { algorithm: ALGORITHM.into(), challenge, maxnumber: MAX_NUMBER, salt, signature })
}

/// Solves a challenge as a browser does, and writes the field `proof` of a form.
pub fn solve(challenge: &Challenge) -> Option<String> {
    let number = (0..=challenge.maxnumber).find(|number| hash(&challenge.salt, *number) == challenge.challenge)?;
    let proof = Proof {
        algorithm: challenge.algorithm.clone(),
        challenge: challenge.challenge.clone(),
        number,
        salt: challenge.salt.clone(),
        signature: challenge.signature.clone(),
    };
    Some(STANDARD.encode(serde_json::to_vec(&proof).ok()?))
}

/// Checks a field `proof`; whether it was used before is for the table to say.
pub(crate) fn check(field: &str, secret: &Secret, now: Timestamp) -> Option<Proven> {
    let proof: Proof = serde_json::from_slice(&STANDARD.decode(field.trim()).ok()?).ok()?;
    let expires_at = expiry(&proof.salt)?;
    let holds = proof.algorithm == ALGORITHM
        && expires_at > now.as_second()
        && secret.verifies(PURPOSE, &proof.challenge, &proof.signature)
        && same(&hash(&proof.salt, proof.number), &proof.challenge);
    holds.then_some(Proven { challenge: proof.challenge, expires_at })
}

fn expiry(salt: &str) -> Option<i64> {
    let (random, rest) = salt.split_once("?expires=")?;
    let (time, end) = rest.split_once('&')?;
    (random.len() == 2 * SALT_OCTETS && end.is_empty()).then(|| time.parse().ok()).flatten()
}

fn hash(salt: &str, number: u32) -> String {
    hex(&sha256(format!("{salt}{number}").as_bytes()))
}

/// A number from 0 to [`MAX_NUMBER`], each as likely as the other as far as a challenge needs it.
fn random_number() -> Result<u32, getrandom::Error> {
    Ok(getrandom::u32()? % (MAX_NUMBER + 1))
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    use contract::Proof;

    use super::{challenge, check, solve};
    use crate::platform::secret::Secret;

    const NOW: &str = "2026-11-20T16:12:00Z";

    fn solved() -> (Secret, Proof) {
        let secret = Secret::new("secret");
        let field = solve(&challenge(&secret, NOW.parse().unwrap()).unwrap()).unwrap();
        assert!(check(&field, &secret, NOW.parse().unwrap()).is_some());
        (secret, serde_json::from_slice(&STANDARD.decode(field).unwrap()).unwrap())
    }

    fn holds(secret: &Secret, proof: &Proof, now: &str) -> bool {
        check(&STANDARD.encode(serde_json::to_vec(proof).unwrap()), secret, now.parse().unwrap()).is_some()
    }

    #[test]
    fn a_solved_challenge_holds_for_two_hours() {
        let (secret, proof) = solved();
        assert!(holds(&secret, &proof, "2026-11-20T18:11:59Z"));
        assert!(!holds(&secret, &proof, "2026-11-20T18:12:00Z"));
    }

    #[test]
    fn a_changed_proof_does_not_hold() {
        let (secret, proof) = solved();
        let later = proof.salt.replace("expires=1", "expires=2");
        let (salt, number) = (proof.salt.trim_end_matches('&'), proof.number.to_string());
        for changed in [
            Proof { number: proof.number + 1, ..proof.clone() },
            Proof { algorithm: "SHA-512".into(), ..proof.clone() },
            Proof { salt: later, ..proof.clone() },
            Proof { salt: format!("{}{}", proof.salt, &number[..1]), ..proof.clone() },
            Proof { salt: salt.into(), ..proof.clone() },
            Proof { signature: String::new(), ..proof.clone() },
            Proof { challenge: String::new(), ..proof.clone() },
        ] {
            assert!(!holds(&secret, &changed, NOW), "{changed:?}");
        }
        assert!(!holds(&Secret::new("other"), &proof, NOW));
    }

    #[test]
    fn what_is_no_proof_does_not_hold() {
        for field in ["", "x", "e30=", "bnVsbA==", "ÄÖÜ", "{}"] {
            assert_eq!(check(field, &Secret::new("secret"), NOW.parse().unwrap()), None, "{field}");
        }
    }
}
