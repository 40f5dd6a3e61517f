//! From the bytes of a body to a form: JSON and form-encoded bodies become the same fields.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde_json::{Map, Value};
use validator::Validate;

use crate::contact::ALL_MAX;
use crate::rejection::{ErrorCode, FieldErrors};

/// Octets that a character takes at most: four of UTF-8, each as `%F0`, or two of JSON's `\ud83d`.
const OCTETS_A_CHARACTER: u64 = 12;
/// Octets for all that has no bound of its own: names, page, proof of work, honeypot.
const OCTETS_BESIDE: u64 = 4 * 1024;

/// Largest body of a form, in octets: every field of the contact form at its bound, in whatever script and encoding.
pub const BODY_MAX: usize = (OCTETS_A_CHARACTER * ALL_MAX + OCTETS_BESIDE) as usize;

/// Fields of every form that no person fills in: against posts that come twice, and against spam. Each form has them by itself:
/// serde takes no `flatten` beside `deny_unknown_fields`.
pub const MACHINE_FIELDS: [&str; 3] = ["idempotencyKey", "proof", "leaveEmpty"];

/// The fields of a body by wire name, before any rule is checked.
#[derive(Clone, Default)]
pub struct Fields(BTreeMap<String, Value>);

/// The rules of a form: a struct whose attributes they are.
pub trait FormRules: DeserializeOwned + Validate {}

impl<F: DeserializeOwned + Validate> FormRules for F {}

/// Why a body has no fields at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Malformed {
    /// The octets are no UTF-8.
    NotUtf8,
    /// The text is no JSON object of the depth that a form has.
    NotAnObject,
    /// A field stands twice, so that it is unclear which one counts.
    RepeatedField,
}

/// Why fields make no form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// The form has no field of this name; cut to a printable length.
    UnknownField(String),
    /// Fields were refused.
    Refused(FieldErrors),
}

impl fmt::Display for Malformed {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::NotUtf8 => "the body is not valid UTF-8",
            Self::NotAnObject => "the body is not a JSON object",
            Self::RepeatedField => "the body names a field twice",
        })
    }
}

impl Fields {
    /// Reads a JSON object; a byte order mark is tolerated.
    ///
    /// # Errors
    /// [`Malformed`] when the octets are anything else.
    pub fn from_json(body: &[u8]) -> Result<Self, Malformed> {
        let text = std::str::from_utf8(body).map_err(|_| Malformed::NotUtf8)?;
        let Object { fields, repeated } =
            serde_json::from_str(text.trim_start_matches('\u{FEFF}')).map_err(|_| Malformed::NotAnObject)?;
        if repeated { Err(Malformed::RepeatedField) } else { Ok(Self(fields)) }
    }

    /// Takes decoded pairs of a form-encoded body.
    ///
    /// # Errors
    /// [`Malformed::RepeatedField`] when a name stands twice.
    pub fn from_pairs(pairs: impl Iterator<Item = (String, String)>) -> Result<Self, Malformed> {
        let mut fields = BTreeMap::new();
        for (name, value) in pairs {
            if fields.insert(name, Value::String(value)).is_some() {
                return Err(Malformed::RepeatedField);
            }
        }
        Ok(Self(fields))
    }

    /// Takes decoded pairs of a form in a person's browser: what stands twice stands together, so that nothing that was
    /// typed is lost.
    pub fn merged(pairs: impl Iterator<Item = (String, String)>) -> Self {
        let mut texts: BTreeMap<String, String> = BTreeMap::new();
        for (name, value) in pairs {
            let text = texts.entry(name).or_default();
            if text.is_empty() {
                *text = value;
            } else if !value.is_empty() && *text != value {
                text.push(' ');
                text.push_str(&value);
            }
        }
        Self(texts.into_iter().map(|(name, text)| (name, Value::String(text))).collect())
    }

    /// Leaves out what the form has no field for: extensions of browsers and campaigns add some.
    pub fn retain_known<F: FormRules>(&mut self) {
        self.0.retain(|name, _| has_field::<F>(name));
    }

    /// True when there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The text of a field as it was sent; empty when there is none.
    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).and_then(Value::as_str).unwrap_or_default()
    }

    /// Replaces a field, e.g. by the value of a header that goes before it.
    pub fn set(&mut self, name: &str, value: &str) {
        self.0.insert(name.to_owned(), Value::from(value));
    }

    /// Reads the fields as a form and checks all of its rules.
    ///
    /// # Errors
    /// [`Unreadable`] with every refused field at once.
    pub fn read<F: FormRules>(&self) -> Result<F, Unreadable> {
        let mut errors = FieldErrors::default();
        let mut typed = Map::new();
        for (name, value) in &self.0 {
            if !has_field::<F>(name) {
                return Err(Unreadable::UnknownField(name.chars().take(SHOWN_NAME_MAX).collect()));
            }
            if accepts::<F>(name, value) {
                typed.insert(name.clone(), value.clone());
            } else {
                errors.insert(name.clone(), ErrorCode::Type);
            }
        }
        let form = F::deserialize(Value::Object(typed)).map_err(|_| Unreadable::Refused(errors.clone()))?;
        if let Err(refused) = form.validate() {
            errors.add(&refused);
        }
        if errors.is_empty() { Ok(form) } else { Err(Unreadable::Refused(errors)) }
    }
}

/// Longest part of an unknown field's name that an answer repeats, in characters.
const SHOWN_NAME_MAX: usize = 40;

/// True when the form has a field of this name.
pub fn has_field<F: FormRules>(name: &str) -> bool {
    // Every field reads null as empty, so null fails for a name that the form does not have, and only there.
    accepts::<F>(name, &Value::Null)
}

fn accepts<F: DeserializeOwned>(name: &str, value: &Value) -> bool {
    F::deserialize(Value::Object(Map::from_iter([(name.to_owned(), value.clone())]))).is_ok()
}

/// A JSON object that remembers whether a name stood twice; `serde_json` alone lets the last one win.
struct Object {
    fields: BTreeMap<String, Value>,
    repeated: bool,
}

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ObjectVisitor;
        impl<'de> Visitor<'de> for ObjectVisitor {
            type Value = Object;

            fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                formatter.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Object, A::Error> {
                let mut object = Object { fields: BTreeMap::new(), repeated: false };
                while let Some((name, value)) = map.next_entry()? {
                    object.repeated |= object.fields.insert(name, value).is_some();
                }
                Ok(object)
            }
        }
        deserializer.deserialize_map(ObjectVisitor)
    }
}
