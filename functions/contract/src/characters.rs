//! Characters that nobody types: they forge header lines or turn the reading direction of what stands after them.

use validator::ValidationError;

use crate::invisible_characters::{control, space, unseen};

const CODE: &str = "characters";

/// A name, before it is brought into its one spelling: something that is seen, and no line breaks or other controls.
pub(crate) const NAME_PATTERN: &str =
    concat!("^[^", control!(), "]*[^\\p{Cc}", space!(), unseen!(), "][^", control!(), "]*$");
/// A message, before it is brought into its one spelling: something that is seen, and no NUL.
pub(crate) const MESSAGE_PATTERN: &str = concat!("^[^\\x00]*[^\\p{Cc}", space!(), unseen!(), "][^\\x00]*$");

/// Refuses control characters (line breaks too) and bidirectional controls in a field of one line.
pub(crate) fn only_typed_line(value: &str) -> Result<(), ValidationError> {
    refuse(value, |c| c.is_control() || is_bidi_control(c) || is_line_separator(c))
}

/// Refuses NUL in a field of several lines; DynamoDB and mail both carry everything else.
pub(crate) fn only_typed_text(value: &str) -> Result<(), ValidationError> {
    refuse(value, |c| c == '\0')
}

fn refuse(value: &str, unwanted: impl Fn(char) -> bool) -> Result<(), ValidationError> {
    if value.chars().any(unwanted) { Err(ValidationError::new(CODE)) } else { Ok(()) }
}

/// Unicode property `Bidi_Control`, Unicode 17 (UAX #9, section 2).
fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{061C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// LINE SEPARATOR and PARAGRAPH SEPARATOR, which `char::is_control` leaves out.
fn is_line_separator(c: char) -> bool {
    matches!(c, '\u{2028}' | '\u{2029}')
}
