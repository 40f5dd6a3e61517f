//! Writes the bodies that the fuzz target `bodies` begins with: the corpus of bad ones, and good ones.

#[path = "../../local/tests/stack/bodies.rs"]
#[allow(dead_code, reason = "the tests know the answers")]
mod bodies;

/// What the corpus takes from the tests.
mod support {
    use serde_json::{Value, json};

    pub(crate) const JSON: &str = "application/json";
    pub(crate) const FORM: &str = "application/x-www-form-urlencoded";

    pub(crate) fn valid() -> Value {
        json!({
            "firstName": "Erika", "lastName": "Mustermann", "email": "erika@visitor.example",
            "phone": "0721 1234567", "message": "Wie geht das?", "privacyAccepted": true,
        })
    }
}

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).expect("usage: seeds <folder>");
    std::fs::create_dir_all(&folder)?;
    let bad = bodies::all();
    let good = [
        (0, support::valid().to_string()),
        (1, r#"{"email":"erika@visitor.example","page":"/"}"#.to_owned()),
        (2, "firstName=E&lastName=M&email=e%40visitor.example&message=m&privacyAccepted=on".to_owned()),
        (3, "email=e%40visitor.example".to_owned()),
    ];
    let seeds = bad
        .into_iter()
        // The largest say no more than a smaller one, and slow every run that begins with them.
        .filter(|bad| bad.body.len() < 20_000)
        .map(|bad| {
            let way = u8::from(bad.path == "/api/signup") | u8::from(bad.content_type == support::FORM) << 1;
            [&[way][..], &bad.body].concat()
        })
        .chain(good.map(|(way, body)| [&[way][..], body.as_bytes()].concat()));
    for (number, seed) in seeds.enumerate() {
        std::fs::write(format!("{folder}/seed-{number:03}"), seed)?;
    }
    Ok(())
}
