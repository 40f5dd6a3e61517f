//! The beginning of a message, where the whole of it would make a mail too long.

/// As many of the lines as fit into so many octets of HTML, the last of them cut off where it has to be; true when that are
/// not all.
pub(crate) fn excerpt(lines: &[String], octets: usize) -> (Vec<String>, bool) {
    let (mut shown, mut left) = (Vec::new(), octets);
    for line in lines {
        let fits: String = line.chars().take_while(|c| takes(&mut left, escaped_length(*c))).collect();
        let is_whole = fits.len() == line.len();
        shown.push(fits);
        if !is_whole || !takes(&mut left, "<br>".len()) {
            return (shown, true);
        }
    }
    (shown, false)
}

/// Octets of a character in HTML: what means something there is written as a number.
fn escaped_length(c: char) -> usize {
    if matches!(c, '<' | '>' | '&' | '"' | '\'') { "&#60;".len() } else { c.len_utf8() }
}

fn takes(left: &mut usize, octets: usize) -> bool {
    left.checked_sub(octets).map(|rest| *left = rest).is_some()
}

#[cfg(test)]
mod tests {
    use super::excerpt;

    fn of(lines: &[&str], octets: usize) -> (Vec<String>, bool) {
        excerpt(&lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>(), octets)
    }

    #[test]
    fn a_message_that_fits_is_whole_and_another_one_ends_where_it_has_to() {
        let lines = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>();
        assert_eq!(of(&["Hallo", "", "Grüße"], 100), (lines(&["Hallo", "", "Grüße"]), false));
        assert_eq!(of(&["Hallo", "Welt"], 5), (lines(&["Hallo"]), true));
        assert_eq!(of(&["Hallo", "Welt"], 12), (lines(&["Hallo", "Wel"]), true));
        assert_eq!(of(&["<<<", "x"], 11), (lines(&["<<"]), true));
        assert_eq!(of(&["üü"], 3), (lines(&["ü"]), true));
    }
}
