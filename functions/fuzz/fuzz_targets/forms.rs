//! Any texts in the fields of a form, most of them as long and as strange as the rules allow.
#![no_main]

use arbitrary::Arbitrary;
use fuzz::{Way, post};
use libfuzzer_sys::fuzz_target;
use serde_json::json;

#[derive(Arbitrary, Debug)]
struct Typed<'a> {
    signup: bool,
    wants_json: bool,
    first_name: &'a str,
    last_name: &'a str,
    /// One that is no address in one of two cases, so that the other fields are reached.
    email: Option<&'a str>,
    phone: Option<&'a str>,
    message: &'a str,
    website: Option<&'a str>,
    idempotency_key: Option<&'a str>,
}

fuzz_target!(|typed: Typed<'_>| {
    let email = typed.email.unwrap_or("erika@bücher.example");
    let mut body = if typed.signup {
        json!({ "email": email })
    } else {
        json!({
            "firstName": typed.first_name, "lastName": typed.last_name, "email": email,
            "phone": typed.phone, "message": typed.message, "privacyAccepted": true,
        })
    };
    body["website"] = json!(typed.website);
    body["idempotencyKey"] = json!(typed.idempotency_key);
    post(Way { signup: typed.signup, form: false, wants_json: typed.wants_json }, body.to_string().as_bytes());
});
