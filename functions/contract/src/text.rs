//! Normalises typed text before it is checked and stored: NFC, no control characters, nothing invisible at its ends.

use icu_normalizer::ComposingNormalizerBorrowed;

/// A text in which something is seen.
pub(crate) const TEXT_PATTERN: &str = r"^[\s\S]*\S[\s\S]*$";

/// A name: one line, its words divided by single spaces.
pub fn line(typed: &str) -> String {
    let words: Vec<String> = typed.split(char::is_whitespace).map(without_controls).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    composed(trimmed(&words.join(" ")))
}

/// A message: its lines end in LF, with blank lines, indents and runs of spaces as they were typed.
pub fn lines(typed: &str) -> String {
    let typed = typed.replace("\r\n", "\n");
    let kept = typed.chars().map(|c| if is_line_break(c) { '\n' } else { c });
    let kept: String = kept.filter(|c| matches!(c, '\n' | '\t') || !is_control(*c)).collect();
    let first = kept.find(|c| !is_blank(c)).unwrap_or(kept.len());
    if first == kept.len() {
        return String::new();
    }
    let start = kept[..first].rfind('\n').map_or(0, |end_of_line| end_of_line + 1);
    composed(without_end(kept[start..].trim_start_matches(is_invisible)))
}

/// An e-mail address: what nobody sees is gone from within it too, and a hyphen of any kind is that of ASCII.
pub(crate) fn address(typed: &str) -> String {
    let seen = typed.chars().filter(|c| !is_invisible(*c) || is_joiner(*c));
    let ascii = seen.map(|c| if matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}') { '-' } else { c });
    line(&ascii.collect::<String>())
}

fn composed(text: &str) -> String {
    ComposingNormalizerBorrowed::new_nfc().normalize(text).into_owned()
}

fn without_controls(text: &str) -> String {
    text.chars().filter(|c| !c.is_control() && !is_bidi_control(*c)).collect()
}

/// A control, or what turns the direction of all behind it. A mark of direction turns its neighbour only, and a message needs it.
fn is_control(c: char) -> bool {
    c.is_control() || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

fn trimmed(text: &str) -> &str {
    without_end(text.trim_start_matches(is_blank))
}

/// What makes a sign an emoji belongs to it.
fn without_end(text: &str) -> &str {
    text.trim_end_matches(|c| is_blank(c) && !matches!(c, '\u{FE0E}' | '\u{FE0F}'))
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || is_invisible(c)
}

/// ZERO WIDTH JOINER and NON-JOINER: they give letters of some scripts their shape, in domains too.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}')
}

/// True for what leaves no ink and is no space.
///
/// Unicode property `Default_Ignorable_Code_Point` (Unicode 17), interlinear annotations, the place of a picture that was
/// not pasted along, hieroglyphic joiners and blanks, a filler, a note without a head, and the blank of Braille.
pub fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFC}' | '\u{13430}'..='\u{13442}'
        | '\u{16FE4}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D159}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// What begins a new line: LF, VT, FF, CR, NEL, LINE SEPARATOR, PARAGRAPH SEPARATOR (UAX #14, mandatory breaks).
pub fn is_line_break(c: char) -> bool {
    matches!(c, '\n'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Unicode property `Bidi_Control`, Unicode 17 (UAX #9, section 2): what turns the signs beside it.
pub fn is_bidi_control(c: char) -> bool {
    matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Blocks of right-to-left scripts: Hebrew to Arabic Extended, their presentation forms, and the two of plane 1.
pub fn is_right_to_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}' | '\u{10800}'..='\u{10FFF}'
        | '\u{1E800}'..='\u{1EFFF}')
        && !is_invisible(c)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{address, is_invisible, line, lines};

    #[test]
    fn what_looks_the_same_is_the_same() {
        assert_eq!(line("Mu\u{308}ller"), "M\u{fc}ller");
        assert_eq!(lines("scho\u{308}n"), "sch\u{f6}n");
        assert_eq!(address("x@bu\u{308}cher.example"), "x@b\u{fc}cher.example");
    }

    #[test]
    fn what_gives_a_letter_or_an_emoji_its_shape_stays() {
        for text in [
            "\u{0645}\u{06CC}\u{200C}\u{062E}\u{0648}\u{0627}\u{0647}\u{0645}",
            "\u{1F469}\u{1F3FD}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F468} 1\u{FE0F}\u{20E3} \u{A9}\u{FE0F}",
        ] {
            assert_eq!((line(text).as_str(), lines(text).as_str()), (text, text));
        }
    }

    proptest! {
        #[test]
        fn a_text_in_its_spelling_stays_as_it_is_without_controls_and_with_ends_that_are_seen(
            typed in prop_oneof![
                any::<String>(),
                r"[a ü\-\t\n\r\x0B\x85\u{308}\u{A0}\u{AD}\u{200B}-\u{200F}\u{2028}\u{202E}\u{2764}\u{2800}\u{FE0F}\u{627}]{0,12}",
            ],
        ) {
            for spelled in [line, lines, address] {
                let once = spelled(&typed);
                prop_assert_eq!(&spelled(&once), &once, "{:?}", typed);
                prop_assert!(!once.chars().any(|c| c.is_control() && !"\n\t".contains(c)), "{once:?}");
                prop_assert!(!once.starts_with(is_invisible) && !once.ends_with('\u{200B}'), "{once:?}");
            }
        }
    }
}
