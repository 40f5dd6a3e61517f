//! Proof of work by version 1 of the ALTCHA protocol: cheap for one visitor, dear for a million posts.
//!
//! The function hashes a salt and a secret number, the browser finds the number by trying. The signature makes the
//! challenge recognisable without storing it; a used one is known by the submission that it came with (`crate::intake::lookups`).
//!
//! What a challenge is good for stands in its salt, which the signed hash vouches for: until when, for which form, and how
//! large its number can be. It is bound to no network: phones change theirs while somebody writes.

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
/// Largest number to be found for a quiet network: on average 40,000 hashes, under a second on a slow phone.
const MAX_NUMBER: u64 = 80_000;
/// How many times as hard a challenge becomes on the way to a full load: four times as hard, about as much as a slow phone
/// does in the time that the site waits for a proof.
const HARDER: u64 = 3;
/// The load from which on challenges become no harder, in per cent: what comes from there is held anyway.
const LOAD_MAX: u64 = 200;
/// How much more load than when its challenge was made a proof is good for, in per cent: others of the network may send
/// while somebody writes, and a phone may come into a busier one. Up to this load the easiest is good enough.
const LOAD_GROWN: u64 = 50;
/// Random octets of a salt.
const SALT_OCTETS: usize = 16;

/// How long a challenge can be used, in seconds. The site fetches another one for who writes longer (`FRESH_MS` of
/// site/src/forms/proof.ts).
const TERM_SECONDS: i64 = 30 * 60;

/// A proof that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Proven {
    /// The challenge's own hash.
    pub(crate) challenge: String,
    /// The largest number that it could have been.
    pub(crate) largest: u64,
}

/// What stands in a salt.
struct Terms {
    expires_at: i64,
    form: FormName,
    largest: u64,
}

impl Proven {
    /// True when it is hard enough for networks of this load, in per cent: an easy one of a quiet network is of no use in one
    /// from which much comes.
    pub(crate) fn is_enough_for(&self, load: u64) -> bool {
        self.largest >= largest(load.saturating_sub(LOAD_GROWN))
    }
}

/// Makes a challenge for a form that is as hard as the load of the network asks for, in per cent.
pub(crate) fn challenge(
    secret: &Secret,
    form: FormName,
    load: u64,
    now: Timestamp,
) -> Result<Challenge, getrandom::Error> {
    let mut octets = [0; SALT_OCTETS];
    getrandom::fill(&mut octets)?;
    let (expires_at, largest) = (now.as_second() + TERM_SECONDS, largest(load));
    let form = form.name();
    // The `&` ends the salt: without it a digit of the number could be moved into it, and the hash would still fit.
    let salt = format!("{}?expires={expires_at}&form={form}&max={largest}&", hex(&octets));
    let maxnumber = u32::try_from(largest).unwrap_or(u32::MAX);
    let challenge = hash(&salt, random_number(maxnumber)?);
    let signature = secret.sign(PURPOSE, &challenge);
    Ok(Challenge { algorithm: ALGORITHM.into(), challenge, maxnumber, salt, signature })
}

/// The largest number of a challenge for a network of this load, in per cent.
fn largest(load: u64) -> u64 {
    MAX_NUMBER + MAX_NUMBER * HARDER * load.min(LOAD_MAX) / 100
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

/// Checks a field `proof` of a form; whether it was used before is for the table to say.
pub(crate) fn check(field: &str, form: FormName, secret: &Secret, now: Timestamp) -> Option<Proven> {
    let proof: Proof = serde_json::from_slice(&STANDARD.decode(field.trim()).ok()?).ok()?;
    let Terms { expires_at, form: its_form, largest } = terms(&proof.salt)?;
    let holds = proof.algorithm == ALGORITHM
        && expires_at > now.as_second()
        && its_form == form
        && secret.verifies(PURPOSE, &proof.challenge, &proof.signature)
        && same(&hash(&proof.salt, proof.number), &proof.challenge);
    holds.then_some(Proven { challenge: proof.challenge, largest })
}

fn terms(salt: &str) -> Option<Terms> {
    let (random, terms) = salt.split_once('?')?;
    let (mut expires_at, mut form, mut largest) = (None, FormName::Contact, MAX_NUMBER);
    for term in terms.strip_suffix('&')?.split('&') {
        match term.split_once('=')? {
            ("expires", time) => expires_at = Some(time.parse().ok()?),
            ("form", name) => form = FormName::parse(name)?,
            ("max", number) => largest = number.parse().ok()?,
            _ => return None,
        }
    }
    (random.len() == 2 * SALT_OCTETS).then_some(Terms { expires_at: expires_at?, form, largest })
}

fn hash(salt: &str, number: u32) -> String {
    hex(&sha256(format!("{salt}{number}").as_bytes()))
}

/// A number from 0 to the largest, each as likely as the other as far as a challenge needs it.
fn random_number(largest: u32) -> Result<u32, getrandom::Error> {
    Ok(getrandom::u32()? % largest.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    use contract::Proof;

    use super::{LOAD_GROWN, MAX_NUMBER, challenge, check, solve};
    use crate::intake::form::FormName;
    use crate::platform::secret::{Purpose, Secret};

    const NOW: &str = "2026-11-20T16:12:00Z";

    fn solved(form: FormName, load: u64) -> (Secret, Proof) {
        let secret = Secret::new("secret");
        let field = solve(&challenge(&secret, form, load, NOW.parse().unwrap()).unwrap()).unwrap();
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
        let (secret, proof) = solved(FormName::Contact, 0);
        assert!(holds(&secret, &proof, "2026-11-20T16:41:59Z"));
        assert!(!holds(&secret, &proof, "2026-11-20T16:42:00Z"));
    }

    #[test]
    fn a_challenge_holds_for_its_form() {
        for (form, held) in [(FormName::Contact, [true, false]), (FormName::Signup, [false, true])] {
            let (secret, proof) = solved(form, 0);
            let holds = |form| check(&field(&proof), form, &secret, NOW.parse().unwrap()).is_some();
            assert_eq!([FormName::Contact, FormName::Signup].map(holds), held);
        }
    }

    #[test]
    fn the_busier_a_network_the_harder_its_challenges_and_an_easy_one_is_not_enough_for_it() {
        let largest = |load| {
            u64::from(challenge(&Secret::new("x"), FormName::Contact, load, NOW.parse().unwrap()).unwrap().maxnumber)
        };
        assert_eq!(
            [0, 50, 100, 200, 900].map(largest),
            [1, 0, 4, 7, 7].map(|times| match times {
                0 => MAX_NUMBER * 5 / 2,
                times => MAX_NUMBER * times,
            })
        );
        let (secret, proof) = solved(FormName::Contact, 40);
        let proven = check(&field(&proof), FormName::Contact, &secret, NOW.parse().unwrap()).unwrap();
        assert!(proven.is_enough_for(40 + LOAD_GROWN) && !proven.is_enough_for(41 + LOAD_GROWN));
    }

    #[test]
    fn a_challenge_of_the_release_before_is_read() {
        let (secret, mut proof) = solved(FormName::Contact, 0);
        proof.salt = proof.salt.split("max").next().unwrap().to_owned();
        proof.challenge = super::hash(&proof.salt, proof.number);
        proof.signature = secret.sign(Purpose::Challenge, &proof.challenge);
        assert!(holds(&secret, &proof, NOW));
    }

    #[test]
    fn a_changed_proof_does_not_hold() {
        let (secret, proof) = solved(FormName::Contact, 0);
        let later = proof.salt.replace("expires=1", "expires=2");
        let other_form = proof.salt.replace("form=contact&", "");
        let harder = proof.salt.replace("max=8", "max=9");
        let (salt, number) = (proof.salt.trim_end_matches('&'), proof.number.to_string());
        for changed in [
            Proof { number: proof.number + 1, ..proof.clone() },
            Proof { algorithm: "SHA-512".into(), ..proof.clone() },
            Proof { salt: later, ..proof.clone() },
            Proof { salt: other_form, ..proof.clone() },
            Proof { salt: harder, ..proof.clone() },
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
