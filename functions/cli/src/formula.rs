//! Escapes cells that a spreadsheet would take for formulas or numbers: <https://owasp.org/www-community/attacks/CSV_Injection>.

use contract::{is_invisible, is_line_break};

/// What a formula begins with, the full-width forms included, which some spreadsheets read as the narrow ones.
const BEGINNINGS: [char; 8] = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
/// What a cell must not begin with besides: spreadsheets skip it and look at what follows.
const SKIPPED_BEGINNINGS: [char; 3] = ['\t', '\r', '\n'];
/// What makes the text after it a text.
const QUOTE: char = '\'';

/// The cell with a quote before each line that a spreadsheet could take for a formula.
pub(crate) fn neutralised(cell: &str) -> String {
    let mut safe = String::with_capacity(cell.len() + 1);
    if cell.starts_with(SKIPPED_BEGINNINGS) || begins_a_formula(cell) || has_leading_zero(cell) {
        safe.push(QUOTE);
    }
    let mut rest = cell;
    while let Some(end) = rest.find(is_line_break) {
        let after = end + rest[end..].chars().next().map_or(0, char::len_utf8);
        safe.push_str(&rest[..after]);
        rest = &rest[after..];
        if begins_a_formula(rest) {
            safe.push(QUOTE);
        }
    }
    safe.push_str(rest);
    safe
}

/// True for digits of which a spreadsheet, taking them for a number, drops the first.
pub(crate) fn has_leading_zero(cell: &str) -> bool {
    cell.len() > 1 && cell.starts_with('0') && cell.bytes().all(|octet| octet.is_ascii_digit())
}

/// True when the first character that is seen of the first line begins a formula.
fn begins_a_formula(text: &str) -> bool {
    text.trim_start_matches(|character| is_unseen(character) && !is_line_break(character)).starts_with(BEGINNINGS)
}

/// White space, the no-break space included, controls, and characters of no width.
fn is_unseen(character: char) -> bool {
    character.is_whitespace() || character.is_control() || is_invisible(character)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{BEGINNINGS, SKIPPED_BEGINNINGS, is_line_break, is_unseen, neutralised};

    #[test]
    fn what_begins_a_formula_gets_a_quote_and_other_text_stays() {
        for (cell, safe) in [
            ("007", "'007"),
            ("0.5", "0.5"),
            ("=1+1", "'=1+1"),
            ("+49 721", "'+49 721"),
            ("-1", "'-1"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\t=1", "'\t=1"),
            ("\rtext", "'\rtext"),
            ("\ntext", "'\ntext"),
            ("  =1", "'  =1"),
            ("\u{a0}=1", "'\u{a0}=1"),
            ("\u{feff}=1", "'\u{feff}=1"),
            ("＝1", "'＝1"),
            ("first\n=1\r\n+2", "first\n'=1\r\n'+2"),
            ("", ""),
            ("a=1", "a=1"),
            ("Grüße -\nErika", "Grüße -\nErika"),
        ] {
            assert_eq!(neutralised(cell), safe, "{cell:?}");
        }
    }

    /// Texts made of what matters here, since random text hardly ever begins a formula.
    fn nasty() -> impl Strategy<Value = String> {
        let piece = prop_oneof![
            prop::sample::select(BEGINNINGS.to_vec()),
            prop::sample::select(vec![
                '\t', '\r', '\n', ' ', '\u{a0}', '\u{feff}', '\u{2028}', '"', ';', ',', '\'', 'a'
            ]),
            any::<char>(),
        ];
        prop::collection::vec(piece, 0..12).prop_map(|characters| characters.into_iter().collect())
    }

    proptest! {
        #[test]
        fn no_cell_and_no_line_in_it_begins_a_formula_and_only_quotes_are_added(cell in nasty()) {
            let safe = neutralised(&cell);
            prop_assert!(!safe.starts_with(SKIPPED_BEGINNINGS), "{safe:?}");
            for line in safe.split(is_line_break) {
                prop_assert!(!line.trim_start_matches(is_unseen).starts_with(BEGINNINGS), "{line:?}");
            }
            let mut expected = cell.chars().peekable();
            for character in safe.chars() {
                if expected.peek() == Some(&character) {
                    expected.next();
                } else {
                    prop_assert_eq!(character, '\'');
                }
            }
            prop_assert_eq!(expected.next(), None);
        }
    }
}
