//! The schema files that are committed in `schema/`.

use schemars::{JsonSchema, Schema, generate::SchemaSettings};

use crate::{Accepted, ContactForm, Failed, Rejected};

/// Name and content of each schema file, JSON Schema 2020-12.
pub fn schemas() -> [(&'static str, Schema); 4] {
    [
        ("contact.schema.json", of::<ContactForm>()),
        ("accepted.schema.json", of::<Accepted>()),
        ("rejected.schema.json", of::<Rejected>()),
        ("failed.schema.json", of::<Failed>()),
    ]
}

fn of<T: JsonSchema>() -> Schema {
    SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<T>()
}
