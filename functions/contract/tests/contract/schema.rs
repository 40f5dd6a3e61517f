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
fn the_contact_schema_carries_what_a_browser_form_needs() {
    let schema = schema("contact");
    let required: Vec<_> = schema["required"].as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert_eq!(required, ["firstName", "lastName", "email", "message", "privacyAccepted"]);
    assert_eq!(schema["additionalProperties"], false);
    let fields = &schema["properties"];
    assert_eq!((&fields["firstName"]["minLength"], &fields["firstName"]["maxLength"]), (&1.into(), &100.into()));
    assert_eq!(fields["email"]["format"], "email");
    assert_eq!(fields["email"]["maxLength"], 254);
    assert_eq!(fields["phone"]["maxLength"], 40);
    assert!(fields["phone"]["pattern"].is_string());
    assert_eq!(fields["message"]["maxLength"], 5_000);
    assert_eq!(fields["privacyAccepted"]["const"], true);
    for field in ["leaveEmpty", "proof"] {
        assert!(fields[field].is_object(), "{field}, which is against spam, may be there");
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

#[test]
fn the_sign_up_schema_asks_for_the_address_only_and_names_the_consent_version() {
    let schema = schema("signup");
    assert_eq!(schema["required"], serde_json::json!(["email"]));
    assert_eq!(schema["additionalProperties"], false);
    let version = &schema["properties"]["consentVersion"];
    assert_eq!(version["default"], contract::CONSENT_VERSION);
    assert!(version["enum"].as_array().expect("a list").contains(&contract::CONSENT_VERSION.into()));
}

fn schema(name: &str) -> Value {
    let file = format!("{name}.schema.json");
    let (_, schema) = contract::schemas().into_iter().find(|(listed, _)| *listed == file).expect("listed");
    schema.to_value()
}
