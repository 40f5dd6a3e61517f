//! The first name, the only typed text in a mail to the given address, which may be a stranger's.

/// Characters of a first name that is said: too few for a message.
const LENGTH: usize = 30;

/// A first name that can carry no link: letters, in parts between which a hyphen, an apostrophe or a blank stands.
pub(super) fn plain_first_name(typed: &str) -> Option<&str> {
    let is_letter = |c: char| c.is_alphabetic() && !c.is_numeric();
    let is_plain = typed.chars().all(|c| is_letter(c) || matches!(c, '-' | '\'' | '’' | ' '));
    (is_plain && typed.starts_with(is_letter) && typed.chars().count() <= LENGTH).then_some(typed)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::plain_first_name;

    #[test]
    fn names_are_said_and_what_is_none_is_not() {
        for name in ["Erika", "Änne", "Hans-Jürgen", "Anna Maria", "D’Arcy", "Zoë", "Łukasz", "אורי"] {
            assert_eq!(plain_first_name(name), Some(name));
        }
        for other in
            ["", " ", "-", "'s", "x.example", "a/b", "Erika2", "a@b", "a:b", "Erika, komm", "Ⅷ", "E\u{202e}a", "<b>"]
        {
            assert_eq!(plain_first_name(other), None, "{other}");
        }
        assert_eq!(plain_first_name(&"a".repeat(30)).map(str::len), Some(30));
    }

    proptest! {
        #[test]
        fn nothing_that_a_mail_program_makes_a_link_of_passes_and_nothing_long(
            before in "[a-zA-Zäöü' -]{0,12}", sign in "[./0-9:@]", behind in "[a-zA-Zäöü' -]{0,12}", long in "[a-z ’-]{31,60}",
        ) {
            for typed in [format!("{before}{sign}{behind}"), long] {
                prop_assert_eq!(plain_first_name(&typed), None);
            }
        }

        #[test]
        fn what_passes_has_letters_and_what_joins_them_alone(typed in "\\PC{0,40}") {
            let Some(name) = plain_first_name(&typed) else { return Ok(()) };
            prop_assert!(name.chars().count() <= 30);
            let strange = |c: char| !c.is_alphabetic() && !"-'’ ".contains(c);
            prop_assert!(!name.contains(strange) && !name.contains(['.', '/', ':', '@']) && !name.contains(char::is_numeric));
        }
    }
}
