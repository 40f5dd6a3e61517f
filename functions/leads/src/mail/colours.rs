//! The colours of the mails: those of the site's own tokens, since mails can't read its stylesheet.

/// A colour by day and by night.
pub(super) struct Colour {
    pub(super) light: &'static str,
    pub(super) dark: &'static str,
}

/// Every colour that a template writes, by its job; a test holds each against `site/src/theme/tokens.css`.
pub(super) struct Colours {
    /// Around the ticket.
    pub(super) ground: Colour,
    /// The sheet below the head.
    pub(super) sheet: Colour,
    /// What stands below the last cut.
    pub(super) sunken: Colour,
    /// The ticket's main part.
    pub(super) head: Colour,
    pub(super) on_head: Colour,
    /// Its stub, by night too: yellow with ink is readable wherever a client inverts by itself.
    pub(super) stub: Colour,
    pub(super) on_stub: Colour,
    pub(super) text: Colour,
    pub(super) soft: Colour,
    /// Links and buttons.
    pub(super) acts: Colour,
    pub(super) on_acts: Colour,
    /// Cuts.
    pub(super) cut: Colour,
    /// Between the rows of a list.
    pub(super) line: Colour,
    /// What is late, which its words say too.
    pub(super) late: Colour,
}

/// The one list of them.
pub(super) const COLOURS: Colours = Colours {
    ground: Colour { light: "#f7f4ea", dark: "#051424" },
    sheet: Colour { light: "#fffefa", dark: "#0b2139" },
    sunken: Colour { light: "#efe9d9", dark: "#030d19" },
    head: Colour { light: "#024b88", dark: "#0a5596" },
    on_head: Colour { light: "#ffffff", dark: "#ffffff" },
    stub: Colour { light: "#ffd23f", dark: "#ffd23f" },
    on_stub: Colour { light: "#0b2036", dark: "#0b2036" },
    text: Colour { light: "#0b2036", dark: "#eef3f8" },
    soft: Colour { light: "#3b4c5e", dark: "#b9c7d6" },
    acts: Colour { light: "#024b88", dark: "#85c0f7" },
    on_acts: Colour { light: "#ffffff", dark: "#041a30" },
    cut: Colour { light: "#74808c", dark: "#7d92a8" },
    line: Colour { light: "#d9d1bb", dark: "#213a54" },
    late: Colour { light: "#a8211a", dark: "#ffa198" },
};

#[cfg(test)]
mod tests {
    use super::{COLOURS, Colour};

    /// Light and dark of a token of the site.
    fn token(name: &str) -> (String, String) {
        let tokens = include_str!("../../../../site/src/theme/tokens.css");
        let line = tokens.lines().find_map(|line| line.trim().strip_prefix(&format!("--{name}: ")));
        let value = line.unwrap_or_else(|| panic!("tokens.css has no --{name}")).trim_end_matches(';');
        let both = value.strip_prefix("light-dark(").map_or(value, |pair| pair.trim_end_matches(')'));
        let (light, dark) = both.split_once(", ").unwrap_or((both, both));
        let meant = |colour: &str| match colour.strip_prefix("var(--") {
            Some(name) => token(name.trim_end_matches(')')).0,
            None => colour.to_owned(),
        };
        (meant(light), meant(dark))
    }

    #[test]
    fn the_colours_of_the_mails_are_those_of_the_site() {
        let of: [(&Colour, &str); 14] = [
            (&COLOURS.ground, "ground"),
            (&COLOURS.sheet, "raised"),
            (&COLOURS.sunken, "sunken"),
            (&COLOURS.head, "card"),
            (&COLOURS.on_head, "on-bar"),
            (&COLOURS.stub, "flood"),
            (&COLOURS.on_stub, "on-flood"),
            (&COLOURS.text, "text"),
            (&COLOURS.soft, "text-soft"),
            (&COLOURS.acts, "brand"),
            (&COLOURS.on_acts, "on-brand"),
            (&COLOURS.cut, "line-strong"),
            (&COLOURS.line, "line"),
            (&COLOURS.late, "danger"),
        ];
        for (colour, name) in of {
            assert_eq!((colour.light.to_owned(), colour.dark.to_owned()), token(name), "--{name}");
        }
    }
}
