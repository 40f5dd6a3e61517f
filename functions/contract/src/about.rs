//! What a message is about: the page or the plan that the visitor came from.

use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// Every page and plan of the site; `npm run generate` writes the file from the site's own tables.
static LIST: LazyLock<List> = LazyLock::new(|| {
    #[expect(clippy::expect_used, reason = "a constant, read by the tests")]
    serde_json::from_str(include_str!("../about.generated.json")).expect("about.generated.json is complete")
});

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    /// Paths in their canonical spelling.
    pages: Vec<String>,
    /// Ids of the price list.
    plans: Vec<String>,
}

/// A page by its path or a plan by its id, of those that the site has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct About(String);

/// How a plan would be paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Interval {
    /// Every month.
    Monthly,
    /// Twelve months at once.
    Yearly,
}

impl Interval {
    /// The name on the wire and in the table.
    pub fn name(self) -> &'static str {
        match self {
            Self::Monthly => "monthly",
            Self::Yearly => "yearly",
        }
    }
}

impl About {
    /// Reads a value of the list, that of a plan as the site writes it too (`plan-club`); `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let plan = text.strip_prefix("plan-").filter(|id| LIST.plans.iter().any(|plan| plan == id));
        let text = plan.unwrap_or(text);
        let is_listed = LIST.pages.iter().chain(&LIST.plans).any(|listed| listed == text);
        is_listed.then(|| Self(text.to_owned()))
    }

    /// The path or the id.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// True for a plan.
    pub fn is_plan(&self) -> bool {
        LIST.plans.contains(&self.0)
    }
}

/// A value of the list; `None` for anything else, since no message is refused for where it came from.
pub(crate) fn about<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<About>, D::Error> {
    Ok(Value::deserialize(deserializer)?.as_str().and_then(About::parse))
}

/// An interval; `None` for anything else.
pub(crate) fn interval<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Interval>, D::Error> {
    Ok(Interval::deserialize(Value::deserialize(deserializer)?).ok())
}

#[cfg(test)]
mod tests {
    use super::{About, LIST};

    #[test]
    fn every_page_and_plan_of_the_list_is_read_and_nothing_else() {
        for listed in LIST.pages.iter().chain(&LIST.plans) {
            assert_eq!(About::parse(&format!(" {listed} ")).unwrap().as_str(), listed);
        }
        for other in ["", "/contact/thanks", "https://other.example/", "Club", "/pricing"] {
            assert_eq!(About::parse(other), None, "{other}");
        }
    }

    #[test]
    fn a_plan_is_no_page() {
        assert!(About::parse("club").unwrap().is_plan());
        assert_eq!(About::parse("plan-club"), About::parse("club"));
        assert_eq!(About::parse("plan-/pricing/"), None);
        assert!(!About::parse("/pricing/").unwrap().is_plan());
    }
}
