//! JSON for people and programs.

use contract::{is_bidi_control, is_line_break};
use serde::Serialize;

/// The value with every character escaped that would drive a terminal or turn the direction of the line around it. A program
/// that reads it gets the unchanged text.
pub(crate) fn to_json(value: &impl Serialize) -> serde_json::Result<String> {
    let json = serde_json::to_string_pretty(value)?;
    let mut safe = String::with_capacity(json.len());
    for character in json.chars() {
        // Outside of texts JSON has none of them but LF; within a text it is escaped already.
        if is_unsafe(character) {
            safe.push_str(&format!("\\u{:04x}", u32::from(character)));
        } else {
            safe.push(character);
        }
    }
    Ok(safe)
}

/// Controls but LF, line separators, and what turns directions (Unicode property `Bidi_Control`).
fn is_unsafe(character: char) -> bool {
    character != '\n' && (character.is_control() || is_line_break(character) || is_bidi_control(character))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{is_unsafe, to_json};

    proptest! {
        #[test]
        fn a_program_gets_the_very_text_and_a_terminal_nothing_that_drives_it(
            text in "[a\"\\\\\\n\\t\\x1b\\u{7f}\\u{9b}\\u{2028}\\u{202e}\\u{2067}\\u{5E9}😀]{0,20}",
        ) {
            let json = to_json(&[&text]).unwrap();
            prop_assert!(!json.contains(is_unsafe), "{json:?}");
            prop_assert_eq!(serde_json::from_str::<Vec<String>>(&json).unwrap(), [text]);
        }
    }
}
