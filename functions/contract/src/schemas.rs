//! The schema files that are committed in `schema/`.

use schemars::{JsonSchema, Schema, generate::SchemaSettings};
use serde_json::Value;

use crate::{Accepted, Challenge, ContactForm, Failed, HookPost, Proof, Rejected, SignupForm};

/// Name and content of each schema file, JSON Schema 2020-12.
pub fn schemas() -> [(&'static str, Schema); 8] {
    [
        ("contact.schema.json", of::<ContactForm>()),
        ("signup.schema.json", of::<SignupForm>()),
        ("challenge.schema.json", of::<Challenge>()),
        ("proof.schema.json", of::<Proof>()),
        ("accepted.schema.json", of::<Accepted>()),
        ("rejected.schema.json", of::<Rejected>()),
        ("failed.schema.json", of::<Failed>()),
        ("hook.schema.json", of::<HookPost>()),
    ]
}

/// The schema of a form that a page can show, `contact` or `signup`; null when there is no such form.
///
/// Read from the committed file, which the tests hold up to date: no function has to know how schemas are made.
pub fn schema(name: &str) -> Value {
    let file = match name {
        "contact" => include_str!("../schema/contact.schema.json"),
        "signup" => include_str!("../schema/signup.schema.json"),
        _ => return Value::Null,
    };
    serde_json::from_str(file).unwrap_or_default()
}

fn of<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>()
}
