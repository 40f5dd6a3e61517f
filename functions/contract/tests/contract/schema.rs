//! The committed schema files are what the Rust types say.

use std::path::Path;

use fancy_regex::Regex;
use serde_json::Value;

fn file(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("schema").join(name)
}

#[test]
fn schema_files_are_up_to_date() {
    for (name, schema) in contract::schemas() {
        let generated = serde_json::to_string_pretty(&schema).expect("a schema is JSON") + "\n";
        if std::env::var_os("UPDATE_CONTRACT").is_some_and(|value| value == "1") {
            std::fs::write(file(name), generated).expect("the schema folder is writable");
            continue;
        }
        let committed = std::fs::read_to_string(file(name)).unwrap_or_default().replace("\r\n", "\n");
        assert!(
            committed == generated,
            "functions/contract/schema/{name} is out of date: run `npm run generate` and commit it"
        );
    }
}

#[test]
fn a_body_has_room_for_every_field_at_its_bound_in_any_script_and_encoding() {
    let bound = |name: &str| {
        let fields = schema(name)["properties"].as_object().expect("fields").clone();
        fields.values().filter_map(|field| field["maxLength"].as_u64()).sum::<u64>()
    };
    // Twelve octets a character, and four KiB for the rest.
    assert_eq!(contract::BODY_MAX as u64, 12 * bound("contact") + 4 * 1024, "ALL_MAX of contact.rs sums up the bounds");
    assert!(bound("signup") <= bound("contact"), "the bound of a body is that of the larger form");
}

#[test]
fn every_field_says_what_it_is_and_every_pattern_compiles() {
    for (file, schema) in contract::schemas() {
        let Some(fields) = schema.to_value()["properties"].as_object().cloned() else { continue };
        for (name, field) in fields {
            assert!(field["description"].as_str().is_some_and(|text| !text.is_empty()), "{file}: {name}");
            if let Some(pattern) = field["pattern"].as_str() {
                Regex::new(pattern).expect("a pattern compiles");
            }
        }
    }
}

fn schema(name: &str) -> Value {
    let file = format!("{name}.schema.json");
    let (_, schema) = contract::schemas().into_iter().find(|(listed, _)| *listed == file).expect("listed");
    schema.to_value()
}
