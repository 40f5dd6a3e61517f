//! The one spelling in which a value is checked, stored, shown and mailed: what nobody sees is gone, and what looks alike is
//! the same. The patterns of the schema take whatever this takes.

use crate::invisible_characters::{
    ascii_digit, half_width, is_direction_mark, is_emoji_selector, is_hyphen, is_invisible, is_joiner, is_line_break,
    is_right_to_left, is_space,
};

/// From here on scripts join their letters, and emoji their parts; joiners have no use for the scripts before (Latin,
/// Greek, Cyrillic, Hebrew).
const FIRST_JOINED: char = '\u{600}';

/// A name: one line, its words divided by single spaces. CR and LF stay within it, to be refused: no field has them.
pub fn line(typed: &str) -> String {
    let text = seen(typed.chars().map(|c| match c {
        '\u{2010}' | '\u{2011}' => '-',
        '\n' | '\r' => c,
        _ if is_space(c) => ' ',
        _ => c,
    }));
    let mut line = String::with_capacity(text.len());
    for c in text.trim().chars() {
        if c != ' ' || !line.ends_with(' ') {
            line.push(c);
        }
    }
    line
}

/// A message: its lines end in LF, with blank lines, indents and runs of spaces as they were typed, and with the marks of
/// direction that a text of a right-to-left script needs. NUL stays, to be refused.
pub fn lines(typed: &str) -> String {
    let typed = typed.replace("\r\n", "\n");
    let characters = typed.chars().map(|c| match c {
        _ if is_line_break(c) => '\n',
        '\t' => c,
        _ if is_space(c) => ' ',
        _ => c,
    });
    let marks = typed.chars().any(is_right_to_left);
    let is_kept = |c: char| !is_invisible(c) || is_shaping(c) || (marks && is_direction_mark(c));
    let text = shaped(characters.filter(|c| is_kept(*c) && (!c.is_control() || matches!(c, '\n' | '\t' | '\0'))));
    let first = text.find(|c| !is_space(c)).unwrap_or(text.len());
    let start = text[..first].rfind('\n').map_or(0, |end_of_line| end_of_line + 1);
    text[start..].trim_end().to_owned()
}

/// An e-mail address: hyphens of any kind are those of ASCII.
pub(crate) fn address(typed: &str) -> String {
    word(typed.chars().filter(|c| !is_emoji_selector(*c)))
}

/// A telephone number: digits, signs and spaces are those of ASCII.
pub(crate) fn phone(typed: &str) -> String {
    word(typed.chars().filter(|c| !is_invisible(*c)).map(|c| ascii_digit(half_width(c))))
}

/// CR, LF and the other controls stay within it, to be refused.
fn word(characters: impl Iterator<Item = char>) -> String {
    let word = seen(characters.map(|c| match c {
        _ if is_hyphen(c) => '-',
        '\n' | '\r' => c,
        _ if is_space(c) => ' ',
        _ => c,
    }));
    word.trim().to_owned()
}

/// The characters that somebody sees, and of the invisible those that give their neighbours another shape: joiners between
/// letters that join, as in Persian, or within an emoji, and the selector of an emoji.
fn seen(characters: impl Iterator<Item = char>) -> String {
    shaped(characters.filter(|c| !is_invisible(*c) || is_shaping(*c)))
}

fn is_shaping(c: char) -> bool {
    is_joiner(c) || is_emoji_selector(c)
}

fn shaped(characters: impl Iterator<Item = char>) -> String {
    let joins = |c: char| c >= FIRST_JOINED && !is_space(c) && !is_joiner(c);
    let mut kept = String::new();
    let mut rest = characters.peekable();
    while let Some(c) = rest.next() {
        let before = kept.chars().next_back();
        let is_kept = if is_joiner(c) {
            before.is_some_and(joins) && rest.peek().is_some_and(|after| joins(*after) && !is_emoji_selector(*after))
        } else if is_emoji_selector(c) {
            before.is_some_and(|sign| {
                !(is_space(sign) || sign.is_control() || sign.is_alphabetic() || is_invisible(sign))
            })
        } else {
            true
        };
        if is_kept {
            kept.push(c);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{address, line, lines, phone};
    use crate::invisible_characters::is_invisible;

    #[test]
    fn what_gives_a_letter_or_an_emoji_its_shape_stays_and_the_same_elsewhere_goes() {
        let family = "\u{1F469}\u{1F3FD}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F468}";
        for (typed, kept) in [
            ("\u{0645}\u{06CC}\u{200C}\u{062E}\u{0648}\u{0627}\u{0647}\u{0645}", None),
            ("\u{0915}\u{094D}\u{200D}\u{0937}", None),
            (family, None),
            ("1\u{FE0F}\u{20E3} \u{A9}\u{FE0F}", None),
            ("T\u{200D}icket\u{200C}s", Some("Tickets")),
            ("\u{200D}\u{200C}\u{FE0F}", Some("")),
            ("\u{0645}\u{200C} \u{200C}\u{0648}", Some("\u{0645} \u{0648}")),
            ("Eri\u{FE0F}\u{FE0E}ka", Some("Erika")),
            ("\u{2764}\u{FE0F}\u{FE0F}\u{FE0E}", Some("\u{2764}\u{FE0F}")),
            ("\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", Some("\u{1F3F4}")),
        ] {
            assert_eq!(line(typed), kept.unwrap_or(typed), "{typed:?}");
            assert_eq!(lines(typed), kept.unwrap_or(typed), "{typed:?}");
        }
    }

    #[test]
    fn a_message_keeps_marks_of_direction_where_a_script_runs_from_right_to_left() {
        let hebrew = "\u{200F}\u{5E9}\u{5DC}\u{5D5}\u{5DD}!\u{200F} C++\u{200E}";
        assert_eq!(lines(hebrew), hebrew);
        assert_eq!(lines("\u{202E}\u{5E9}\u{2067}"), "\u{5E9}");
        assert_eq!(lines("Ruf an: \u{200E}0721 1234567"), "Ruf an: 0721 1234567");
        assert_eq!(line("\u{200F}\u{5E9}\u{200F}"), "\u{5E9}");
    }

    proptest! {
        #[test]
        fn a_value_in_its_one_spelling_stays_as_it_is(
            typed in r"[a ü\-\t\n\r\x0B\x85\u{A0}\u{AD}\u{200B}-\u{200F}\u{2014}\u{2028}\u{202E}\u{2764}\u{2800}\u{3164}\u{FE0F}\u{FF10}\u{1F468}\u{627}]{0,12}",
        ) {
            for normalised in [line, lines, address, phone] {
                let once = normalised(&typed);
                prop_assert_eq!(&normalised(&once), &once, "{:?}", typed);
            }
        }

        #[test]
        fn nothing_unseen_is_left_but_what_shapes_its_neighbours(typed in any::<String>()) {
            for normalised in [line, lines, address, phone] {
                let left: Vec<_> = normalised(&typed).chars().filter(|c| is_invisible(*c)).collect();
                let shape = ['\u{200C}', '\u{200D}', '\u{FE0E}', '\u{FE0F}', '\u{61C}', '\u{200E}', '\u{200F}'];
                prop_assert!(left.iter().all(|c| shape.contains(c)), "{left:?}");
            }
            prop_assert!(!lines(&typed).chars().any(|c| c.is_control() && !"\n\t\0".contains(c)));
        }
    }
}
