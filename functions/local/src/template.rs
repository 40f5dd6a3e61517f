//! Reads template.yaml for what the local process shares with the stack.

use anyhow::Context;
use saphyr::{LoadableYamlNode, Scalar, Yaml};
use serde_json::{Map, Value, json};

/// The text of the template.
///
/// # Errors
/// When the file can't be read.
pub(crate) fn text() -> anyhow::Result<String> {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../template.yaml");
    std::fs::read_to_string(file).with_context(|| format!("{file} can't be read"))
}

/// What a parameter of the stack is when nothing else is said.
///
/// # Errors
/// When the file can't be read or is no template.
pub(crate) fn default_of(parameter: &str) -> anyhow::Result<Value> {
    Ok(read(&text()?)?["Parameters"][parameter]["Default"].clone())
}

/// Reads a CloudFormation template.
///
/// # Errors
/// When the text is no YAML.
pub(crate) fn read(template: &str) -> anyhow::Result<Value> {
    let documents = Yaml::load_from_str(template).context("template.yaml is not valid YAML")?;
    Ok(documents.first().map_or(Value::Null, json_of))
}

/// YAML as JSON; a CloudFormation tag is left out and its value stands.
fn json_of(node: &Yaml<'_>) -> Value {
    match node {
        Yaml::Value(Scalar::Boolean(value)) => json!(value),
        Yaml::Value(Scalar::Integer(value)) => json!(value),
        Yaml::Value(Scalar::FloatingPoint(value)) => json!(value.into_inner()),
        Yaml::Value(Scalar::String(value)) | Yaml::Representation(value, ..) => json!(value),
        Yaml::Sequence(items) => items.iter().map(json_of).collect(),
        Yaml::Mapping(entries) => entries
            .iter()
            .filter_map(|(key, value)| Some((key.as_str()?.to_owned(), json_of(value))))
            .collect::<Map<_, _>>()
            .into(),
        Yaml::Tagged(_, value) => json_of(value),
        Yaml::Value(Scalar::Null) | Yaml::Alias(_) | Yaml::BadValue => Value::Null,
    }
}
