//! Protection against cross-site posts (CSRF): whether the page that posted a form was one of this site.

use http::HeaderMap;
use http::header::ORIGIN;
use leads::env;

/// Where a browser says how the posting page is related to this address: <https://www.w3.org/TR/fetch-metadata/>.
const SEC_FETCH_SITE: &str = "sec-fetch-site";

/// The address of the site, by which posts of other sites are recognised.
#[derive(Clone, Debug)]
pub struct SiteOrigin(Option<String>);

impl SiteOrigin {
    /// The site at this address, e.g. `https://example.org`.
    pub fn new(origin: impl Into<String>) -> Self {
        Self(Some(origin.into()))
    }

    /// Reads the address from `SITE_ORIGIN`; a stage without a domain of its own has none and goes by `Sec-Fetch-Site`.
    pub fn from_env() -> Self {
        Self(env::optional("SITE_ORIGIN"))
    }

    /// True when a browser says that a page of another site posted this. Programs say nothing, and are none.
    ///
    /// `Sec-Fetch-Site` goes first: it is right under every address that the site has, and `Origin` is `null` for a page
    /// that sends no referrer.
    pub fn is_foreign(&self, headers: &HeaderMap) -> bool {
        let said = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
        match (said(SEC_FETCH_SITE), said(ORIGIN.as_str())) {
            (Some(site), _) => !matches!(site, "same-origin" | "none"),
            (None, None | Some("null")) => false,
            (None, Some(origin)) => self.0.as_ref().is_some_and(|own| !own.eq_ignore_ascii_case(origin)),
        }
    }
}

#[cfg(test)]
mod tests {
    use http::{HeaderMap, HeaderName, HeaderValue};

    use super::SiteOrigin;

    fn is_foreign(site: &SiteOrigin, said: &[(&'static str, &'static str)]) -> bool {
        let header = |(name, value): &(&'static str, &'static str)| {
            (HeaderName::from_static(name), HeaderValue::from_static(value))
        };
        site.is_foreign(&said.iter().map(header).collect::<HeaderMap>())
    }

    #[test]
    fn a_post_is_foreign_when_the_browser_says_so() {
        let site = SiteOrigin::new("https://site.example");
        for own in [
            &[][..],
            &[("origin", "https://site.example")],
            &[("origin", "null")],
            &[("origin", "null"), ("sec-fetch-site", "same-origin")],
            &[("sec-fetch-site", "none")],
            // Under another address that the site has too.
            &[("origin", "https://d1.cdn.example"), ("sec-fetch-site", "same-origin")],
        ] {
            assert!(!is_foreign(&site, own), "{own:?}");
        }
        for foreign in [
            &[("origin", "https://other.example")][..],
            &[("origin", "http://site.example")],
            &[("origin", "https://site.example:8443")],
            &[("origin", "https://site.example.other.example")],
            &[("origin", "")],
            &[("origin", "null"), ("sec-fetch-site", "cross-site")],
            &[("sec-fetch-site", "same-site")],
            &[("sec-fetch-site", "cross-site")],
        ] {
            assert!(is_foreign(&site, foreign), "{foreign:?}");
        }
    }

    #[test]
    fn without_an_address_of_its_own_the_site_goes_by_what_the_browser_says_of_the_relation() {
        let site = SiteOrigin(None);
        assert!(!is_foreign(&site, &[("origin", "https://d1.cdn.example")]));
        assert!(is_foreign(&site, &[("origin", "https://d1.cdn.example"), ("sec-fetch-site", "cross-site")]));
    }
}
