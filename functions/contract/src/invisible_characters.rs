//! Invisible characters, and those that look like others (homoglyphs): which are dropped, which stand for a space, a line
//! break, a hyphen or a digit.
//!
//! Each set stands here twice: as a function, and as the inside of a character class for the patterns of the schema. The
//! functions carry no regular expressions for it, and the tests hold both together.

/// [`is_invisible`] as the inside of a character class.
macro_rules! invisible {
    () => {
        r"\p{DI}\u{FFF9}-\u{FFFC}\u{13430}-\u{13442}\u{16FE4}\u{1D159}"
    };
}
/// [`is_space`] as the inside of a character class.
macro_rules! space {
    () => {
        r"\s\u{2800}"
    };
}
/// [`is_hyphen`] as the inside of a character class.
macro_rules! hyphen {
    () => {
        r"\p{Pd}\u{2212}"
    };
}
/// Controls that are no white space, and line breaks: what [`crate::characters::only_typed_line`] refuses in a name.
macro_rules! control {
    () => {
        r"\x00-\x08\n\r\x0E-\x1F\x7F-\x84\x86-\x9F"
    };
}

pub(crate) use {control, hyphen, invisible, space};

/// What a form counts nothing for, as a regular expression; the browser counts characters with it. Joiners and variation
/// selectors count: whether one is kept depends on its neighbours.
pub(crate) const UNCOUNTED: &str =
    concat!(r"(?![\u{200C}\u{200D}\u{FE0E}\u{FE0F}])[\u{2800}\x00-\x08\x0E-\x1F\x7F-\x9F", invisible!(), "]");

/// True for what leaves no ink and is no space.
///
/// Unicode property `Default_Ignorable_Code_Point` (Unicode 17), interlinear annotations, the place of a picture that was
/// not pasted along, hieroglyphic joiners and blanks, a filler and a note without a head.
pub fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}'..='\u{1160}' | '\u{17B4}'..='\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{3164}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFC}' | '\u{13430}'..='\u{13442}'
        | '\u{16FE4}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D159}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
}

/// White space of any kind, and the blank of Braille.
pub(crate) fn is_space(c: char) -> bool {
    c.is_whitespace() || c == '\u{2800}'
}

/// What begins a new line: LF, VT, FF, CR, NEL, LINE SEPARATOR, PARAGRAPH SEPARATOR (UAX #14, mandatory breaks).
pub fn is_line_break(c: char) -> bool {
    matches!(c, '\n'..='\r' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Unicode category `Dash_Punctuation` (Unicode 17), and the sign for minus.
pub(crate) fn is_hyphen(c: char) -> bool {
    matches!(c,
        '-' | '\u{58A}' | '\u{5BE}' | '\u{1400}' | '\u{1806}' | '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{2E17}'
        | '\u{2E1A}' | '\u{2E3A}'..='\u{2E3B}' | '\u{2E40}' | '\u{2E5D}' | '\u{301C}' | '\u{3030}' | '\u{30A0}'
        | '\u{FE31}'..='\u{FE32}' | '\u{FE58}' | '\u{FE63}' | '\u{FF0D}' | '\u{10D6E}' | '\u{10EAD}')
}

/// A full-width sign as the ASCII one that it looks like.
pub(crate) fn half_width(c: char) -> char {
    match c {
        '\u{FF01}'..='\u{FF5E}' => moved(c, '\u{FF01}', '!'),
        _ => c,
    }
}

/// A digit of Arabic or Persian as that of ASCII.
pub(crate) fn ascii_digit(c: char) -> char {
    match c {
        '\u{660}'..='\u{669}' => moved(c, '\u{660}', '0'),
        '\u{6F0}'..='\u{6F9}' => moved(c, '\u{6F0}', '0'),
        _ => c,
    }
}

fn moved(c: char, from: char, to: char) -> char {
    char::from_u32(u32::from(c) - u32::from(from) + u32::from(to)).unwrap_or(c)
}

/// LEFT-TO-RIGHT MARK, RIGHT-TO-LEFT MARK and ARABIC LETTER MARK: they turn nothing but the sign beside them.
pub(crate) fn is_direction_mark(c: char) -> bool {
    matches!(c, '\u{61C}' | '\u{200E}' | '\u{200F}')
}

/// Unicode property `Bidi_Control`, Unicode 17 (UAX #9, section 2): the marks, and what turns the signs behind it.
pub fn is_bidi_control(c: char) -> bool {
    is_direction_mark(c) || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// Blocks of right-to-left scripts: Hebrew to Arabic Extended, their presentation forms, and the two of plane 1.
pub fn is_right_to_left(c: char) -> bool {
    matches!(c,
        '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}' | '\u{10800}'..='\u{10FFF}'
        | '\u{1E800}'..='\u{1EFFF}')
        && !is_invisible(c)
}

/// ZERO WIDTH JOINER and NON-JOINER.
pub(crate) fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}')
}

/// The selectors that make a sign a text or an emoji.
pub(crate) fn is_emoji_selector(c: char) -> bool {
    matches!(c, '\u{FE0E}' | '\u{FE0F}')
}

#[cfg(test)]
mod tests {
    use fancy_regex::Regex;

    use super::{is_hyphen, is_invisible, is_space};

    fn all() -> impl Iterator<Item = char> {
        ('\0'..=char::MAX).filter(|c| !c.is_ascii_alphanumeric())
    }

    #[test]
    fn the_sets_are_those_of_the_patterns() {
        type Set = (&'static str, fn(char) -> bool);
        let sets: [Set; 3] = [
            (concat!("^[", invisible!(), "]$"), is_invisible),
            (concat!("^[", space!(), "]$"), is_space),
            (concat!("^[", hyphen!(), "]$"), is_hyphen),
        ];
        for (class, is_in) in sets {
            let class = Regex::new(class).unwrap();
            let differing: Vec<_> =
                all().filter(|c| class.is_match(&c.to_string()).unwrap() != is_in(*c)).map(u32::from).collect();
            assert!(differing.is_empty(), "{class}: {differing:x?}");
        }
    }
}
