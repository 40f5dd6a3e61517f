//! The schema files that are committed in `schema/`.

use schemars::{JsonSchema, Schema, generate::SchemaSettings};
use serde_json::Value;

use crate::{Accepted, Challenge, ContactForm, Failed, Proof, Rejected, SignupForm, TokenForm};

/// Name and content of each schema file, JSON Schema 2020-12.
pub fn schemas() -> [(&'static str, Schema); 8] {
    [
        ("contact.schema.json", of::<ContactForm>()),
        ("signup.schema.json", of::<SignupForm>()),
        ("token.schema.json", of::<TokenForm>()),
        ("challenge.schema.json", of::<Challenge>()),
        ("proof.schema.json", of::<Proof>()),
        ("accepted.schema.json", of::<Accepted>()),
        ("rejected.schema.json", of::<Rejected>()),
        ("failed.schema.json", of::<Failed>()),
    ]
}

/// The schema of a form by the name of its file, e.g. `contact`; null when there is none.
pub fn schema(name: &str) -> Value {
    let file = format!("{name}.schema.json");
    let found = schemas().into_iter().find(|(listed, _)| *listed == file);
    found.map(|(_, schema)| schema.to_value()).unwrap_or_default()
}

fn of<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>()
}
