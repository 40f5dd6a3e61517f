//! Display-safe text: a visitor's words, sanitised so that a reader can't take them for ours, and so that they can't change how
//! ours are shown.
//!
//! Forms normalise text before it is stored; a record of an older release, or one that was restored by hand, may hold anything.

use contract::is_right_to_left;

/// Characters of a name that are shown at most: enough for every name, too few for a sentence that asks for something.
const NAME_LENGTH: usize = 80;
/// The same in a subject, of which a list of mails shows little more.
const SUBJECT_NAME_LENGTH: usize = 60;
/// Stands for the rest of a name.
const ELLIPSIS: char = '…';
/// FIRST STRONG ISOLATE: what follows is ordered by itself (UAX #9, section 2.4).
const ISOLATE: char = '\u{2068}';
/// POP DIRECTIONAL ISOLATE.
const ISOLATE_END: char = '\u{2069}';

/// A text of one line, without controls; one that runs from right to left turns nothing beside it.
pub fn line(text: &str) -> String {
    isolated(plain_line(text))
}

/// A name in the subject of a mail: without any sign of direction, which mail programs show as boxes.
pub fn subject_name(text: &str) -> String {
    cut(&plain_line(text), SUBJECT_NAME_LENGTH)
}

/// One line without controls and without signs of direction.
fn plain_line(text: &str) -> String {
    let breaks_are_spaces: String = text.chars().map(|c| if matches!(c, '\n' | '\r') { ' ' } else { c }).collect();
    contract::line(&breaks_are_spaces).chars().filter(|c| !c.is_control()).collect()
}

fn cut(line: &str, most: usize) -> String {
    if line.chars().count() <= most {
        return line.to_owned();
    }
    let cut: String = line.chars().take(most - 1).collect();
    cut.trim_end().to_owned() + &ELLIPSIS.to_string()
}

/// A name: a line that is cut where no name is as long.
pub fn name(text: &str) -> String {
    isolated(cut(&plain_line(text), NAME_LENGTH))
}

/// The lines of a message, each by itself; no control but TAB is left in them.
pub fn lines(text: &str) -> Vec<String> {
    let text = contract::lines(text);
    text.split('\n').map(|line| isolated(line.chars().filter(|c| *c == '\t' || !c.is_control()).collect())).collect()
}

fn isolated(text: String) -> String {
    if text.chars().any(is_right_to_left) { format!("{ISOLATE}{text}{ISOLATE_END}") } else { text }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{ISOLATE_END, line, lines, name, subject_name};

    #[test]
    fn a_name_is_one_line_of_a_name_s_length() {
        assert_eq!(name("Erika\nE-Mail: boss@example.org"), "Erika E-Mail: boss@example.org");
        assert_eq!(name("Erika\u{1b}[2J\u{202e}Muster\u{0}"), "Erika[2JMuster");
        let long = name(&"Überweise heute noch. ".repeat(9));
        assert_eq!((long.chars().count(), long.ends_with("heu…")), (80, true), "{long}");
        assert_eq!(name(&"x".repeat(80)).chars().count(), 80);
        assert_eq!(subject_name("Erika\r\nBcc: \u{202e}x\u{2066}\u{200f}Muster"), "Erika Bcc: xMuster");
        assert_eq!(subject_name("\u{5E9}\u{5DC}\u{5D5}\u{5DD}"), "\u{5E9}\u{5DC}\u{5D5}\u{5DD}");
        assert_eq!(subject_name(&"x".repeat(61)), format!("{}…", "x".repeat(59)));
    }

    #[test]
    fn a_text_from_right_to_left_is_isolated_from_what_stands_beside_it() {
        assert_eq!(line("\u{5E9}\u{5DC}\u{5D5}\u{5DD}"), "\u{2068}\u{5E9}\u{5DC}\u{5D5}\u{5DD}\u{2069}");
        assert_eq!(line("\u{2067}\u{5E9}\u{2066}"), "\u{2068}\u{5E9}\u{2069}");
        assert_eq!(line("\u{202e}Erika"), "Erika");
        assert_eq!(lines("a\n\u{627}b"), ["a", "\u{2068}\u{627}b\u{2069}"]);
        let long = name(&"\u{5E9}".repeat(90));
        assert!(long.starts_with('\u{2068}') && long.ends_with("…\u{2069}"), "{long}");
    }

    proptest! {
        #[test]
        fn no_line_has_a_control_or_a_direction_that_does_not_end_within_it(text in "[a\n\r\t\x1b\u{85}\u{2028}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{5E9} ]{0,30}") {
            for line in lines(&text).into_iter().chain([line(&text), name(&text)]) {
                prop_assert!(line.chars().all(|c| c == '\t' || !c.is_control()), "{line:?}");
                prop_assert!(!line.contains(['\u{2028}', '\u{202A}', '\u{202B}', '\u{202D}', '\u{202E}', '\u{2066}', '\u{2067}']), "{line:?}");
                prop_assert_eq!(line.matches('\u{2068}').count(), line.matches('\u{2069}').count());
                let is_last = |at: usize| at + ISOLATE_END.len_utf8() == line.len();
                prop_assert!(line.find(ISOLATE_END).is_none_or(is_last), "{line:?}");
            }
        }
    }
}
