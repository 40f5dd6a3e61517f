//! Any octets as a body: the first one chooses the form, its encoding and who reads the answer.
#![no_main]

use fuzz::{Way, post};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((way, body)) = data.split_first() else { return };
    post(Way { signup: way & 1 != 0, form: way & 2 != 0, wants_json: way & 4 != 0 }, body);
});
