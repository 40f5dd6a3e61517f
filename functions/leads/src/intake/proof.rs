//! Proof of work by version 1 of the ALTCHA protocol: cheap for one visitor, dear for a million posts (docs/decisions/0019).
//!
//! The function hashes a salt and a secret number, the browser finds the number by trying. The signature makes the
//! challenge recognisable without storing it; a used one is known by the submission that it came with (`crate::intake::accept`).
//!
//! The salt, which the signed hash covers, says until when and for which form the challenge is valid. It is bound to no
//! network: phones change theirs while somebody writes.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use contract::{Challenge, Proof};
use jiff::Timestamp;

use crate::intake::form::FormName;
use crate::platform::secret::{Purpose, Secret, hex, same, sha256};

/// The one hash that is used.
const ALGORITHM: &str = "SHA-256";
/// What a challenge is signed as.
const PURPOSE: Purpose = Purpose::Challenge;
/// Largest number to be found: on average 40,000 hashes, under a second on a slow phone.
const MAX_NUMBER: u32 = 80_000;
/// Random octets of a salt.
const SALT_OCTETS: usize = 16;

/// How long a challenge can be used, in seconds. The site fetches another one for who writes longer (`FRESH_MS` of
/// site/src/forms/proof.ts).
const TERM_SECONDS: i64 = 30 * 60;

/// Makes a challenge for a form.
pub(crate) fn challenge(secret: &Secret, form: FormName, now: Timestamp) -> Result<Challenge, getrandom::Error> {
    let mut octets = [0; SALT_OCTETS];
    getrandom::fill(&mut octets)?;
    let expires_at = now.as_second() + TERM_SECONDS;
    // The `&` ends the salt: without it a digit of the number could be moved into it, and the hash would still fit.
    let salt = format!("{}?expires={expires_at}&form={}&", hex(&octets), form.name());
    // Each number is as likely as the other, as far as a challenge needs it.
    let challenge = hash(&salt, getrandom::u32()? % (MAX_NUMBER + 1));
    let signature = secret.sign(PURPOSE, &challenge);
    Ok(Challenge { algorithm: ALGORITHM.into(), challenge, maxnumber: MAX_NUMBER, salt, signature })
}

/// Solves a challenge as a browser does, and writes the field `proof` of a form.
pub fn solve(challenge: &Challenge) -> Option<String> {
    let digits = |at: usize| challenge.challenge.get(at..at + 2).and_then(|two| u8::from_str_radix(two, 16).ok());
    let wanted: Vec<u8> = (0..challenge.challenge.len()).step_by(2).map(digits).collect::<Option<_>>()?;
    // Compared as octets: to write each hash down as a text takes most of the time.
    let is_solution = |number: &u32| sha256(format!("{}{number}", challenge.salt).as_bytes())[..] == wanted;
    let number = (0..=challenge.maxnumber).find(is_solution)?;
    let proof = Proof {
        algorithm: challenge.algorithm.clone(),
        challenge: challenge.challenge.clone(),
        number,
        salt: challenge.salt.clone(),
        signature: challenge.signature.clone(),
    };
    Some(STANDARD.encode(serde_json::to_vec(&proof).ok()?))
}

/// The challenge of a field `proof` of a form, if the proof holds; whether it was used before is for the table to say.
pub(crate) fn check(field: &str, form: FormName, secret: &Secret, now: Timestamp) -> Option<String> {
    let proof: Proof = serde_json::from_slice(&STANDARD.decode(field.trim()).ok()?).ok()?;
    let (expires_at, its_form) = terms(&proof.salt)?;
    let holds = proof.algorithm == ALGORITHM
        && expires_at > now.as_second()
        && its_form == form
        && secret.verifies(PURPOSE, &proof.challenge, &proof.signature)
        && same(&hash(&proof.salt, proof.number), &proof.challenge);
    holds.then_some(proof.challenge)
}

/// The content of a salt: until when it is valid, and for which form.
fn terms(salt: &str) -> Option<(i64, FormName)> {
    let (random, terms) = salt.split_once('?')?;
    let (mut expires_at, mut form) = (None, None);
    for term in terms.strip_suffix('&')?.split('&') {
        match term.split_once('=')? {
            ("expires", time) => expires_at = Some(time.parse().ok()?),
            ("form", name) => form = Some(FormName::parse(name)?),
            _ => return None,
        }
    }
    (random.len() == 2 * SALT_OCTETS).then_some((expires_at?, form?))
}

fn hash(salt: &str, number: u32) -> String {
    hex(&sha256(format!("{salt}{number}").as_bytes()))
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    use contract::Proof;

    use super::{challenge, check, solve};
    use crate::intake::form::FormName;
    use crate::platform::secret::Secret;

    const NOW: &str = "2026-11-20T16:12:00Z";

    fn solved(form: FormName) -> (Secret, Proof) {
        let secret = Secret::new("secret");
        let field = solve(&challenge(&secret, form, NOW.parse().unwrap()).unwrap()).unwrap();
        (secret, serde_json::from_slice(&STANDARD.decode(field).unwrap()).unwrap())
    }

    fn field(proof: &Proof) -> String {
        STANDARD.encode(serde_json::to_vec(proof).unwrap())
    }

    fn holds(secret: &Secret, proof: &Proof, now: &str) -> bool {
        check(&field(proof), FormName::Contact, secret, now.parse().unwrap()).is_some()
    }

    #[test]
    fn a_solved_challenge_holds_for_half_an_hour() {
        let (secret, proof) = solved(FormName::Contact);
        assert!(holds(&secret, &proof, "2026-11-20T16:41:59Z"));
        assert!(!holds(&secret, &proof, "2026-11-20T16:42:00Z"));
    }

    #[test]
    fn a_challenge_holds_for_its_form() {
        for (form, held) in [(FormName::Contact, [true, false]), (FormName::Signup, [false, true])] {
            let (secret, proof) = solved(form);
            let holds = |form| check(&field(&proof), form, &secret, NOW.parse().unwrap()).is_some();
            assert_eq!([FormName::Contact, FormName::Signup].map(holds), held);
        }
    }

    #[test]
    fn a_changed_proof_does_not_hold() {
        let (secret, proof) = solved(FormName::Contact);
        let later = proof.salt.replace("expires=1", "expires=2");
        let other_form = proof.salt.replace("form=contact&", "");
        let (salt, number) = (proof.salt.trim_end_matches('&'), proof.number.to_string());
        for changed in [
            Proof { number: proof.number + 1, ..proof.clone() },
            Proof { algorithm: "SHA-512".into(), ..proof.clone() },
            Proof { salt: later, ..proof.clone() },
            Proof { salt: other_form, ..proof.clone() },
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
            assert_eq!(check(field, FormName::Contact, &Secret::new("secret"), NOW.parse().unwrap()), None, "{field}");
        }
    }
}
