//! Characters that nobody types: they forge header lines or turn the reading direction of what stands after them.

use validator::ValidationError;

use crate::invisible_characters::{control, invisible, is_bidi_control, is_line_break, space};

const CODE: &str = "characters";

/// A name, before it is brought into its one spelling: something that is seen, and no line breaks or other controls.
pub(crate) const NAME_PATTERN: &str =
    concat!("^[^", control!(), "]*[^\\p{Cc}", space!(), invisible!(), "][^", control!(), "]*$");
/// A message, before it is brought into its one spelling: something that is seen, and no NUL.
pub(crate) const MESSAGE_PATTERN: &str = concat!("^[^\\x00]*[^\\p{Cc}", space!(), invisible!(), "][^\\x00]*$");

/// Refuses control characters (line breaks too) and bidirectional controls in a field of one line.
pub(crate) fn only_typed_line(value: &str) -> Result<(), ValidationError> {
    refuse(value, |c| c.is_control() || is_bidi_control(c) || is_line_break(c))
}

/// Refuses NUL in a field of several lines; DynamoDB and mail both carry everything else.
pub(crate) fn only_typed_text(value: &str) -> Result<(), ValidationError> {
    refuse(value, |c| c == '\0')
}

fn refuse(value: &str, unwanted: impl Fn(char) -> bool) -> Result<(), ValidationError> {
    if value.chars().any(unwanted) { Err(ValidationError::new(CODE)) } else { Ok(()) }
}
