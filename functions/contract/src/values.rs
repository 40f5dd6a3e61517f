//! Reading the value of one field; null always counts as empty.

use serde::de::{Deserialize, Deserializer, Error};
use serde_json::Value;

use crate::{email, phone, text};

/// A text that programs write, without the white space around it.
pub(crate) fn text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(string(deserializer)?.trim().to_owned())
}

/// A text that is absent when it is empty.
pub(crate) fn optional_text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Ok(Some(text(deserializer)?).filter(|text| !text.is_empty()))
}

/// A name.
pub(crate) fn name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(text::line(&string(deserializer)?))
}

/// A message.
pub(crate) fn message<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(text::lines(&string(deserializer)?))
}

/// An e-mail address.
pub(crate) fn address<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    Ok(email::spelled(&string(deserializer)?))
}

/// A telephone number that is absent when it is empty.
pub(crate) fn optional_phone<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Ok(Some(phone::spelled(&string(deserializer)?)).filter(|phone| !phone.is_empty()))
}

/// A tick box: true or false in JSON, `on` or its like in a form-encoded body.
pub(crate) fn flag<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::Bool(ticked) => Ok(ticked),
        Value::Null => Ok(false),
        Value::String(text) => match text.trim() {
            "on" | "true" | "1" => Ok(true),
            "" | "off" | "false" | "0" => Ok(false),
            _ => Err(D::Error::custom("not a tick box")),
        },
        _ => Err(D::Error::custom("not a tick box")),
    }
}

fn string<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::String(text) => Ok(text),
        Value::Null => Ok(String::new()),
        _ => Err(D::Error::custom("not a text")),
    }
}
