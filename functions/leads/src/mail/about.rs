//! What a message is about, in the words of the site.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use contract::{About, Interval};
use serde::Deserialize;

use super::texts::{SalesTexts, TEXTS};
use crate::platform::display_safe::line;
use crate::platform::locales::part_of;
use crate::table::lead::Lead;

/// Names of pages by their path: `pages` of `locales/de/common.json`.
static PAGES: LazyLock<BTreeMap<String, String>> =
    LazyLock::new(|| part_of(include_str!("../../../../locales/de/common.json"), "/pages"));

/// Names of plans by their id: `plans` of `locales/de/pricing.json`.
static PLANS: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct Plan {
        id: String,
        name: String,
    }
    let plans: Vec<Plan> = part_of(include_str!("../../../../locales/de/pricing.json"), "/plans");
    plans.into_iter().map(|plan| (plan.id, plan.name)).collect()
});

/// A page by its name and path, since some share a name; a plan by its name and how it would be paid for.
pub(crate) fn subject_of(lead: &Lead) -> Option<String> {
    let texts = &TEXTS.sales;
    let mut subject = named(lead.about.as_ref()?, texts);
    if let Some(interval) = lead.interval {
        subject = format!("{subject}, {}", paid(interval, texts));
    }
    Some(subject)
}

fn named(about: &About, texts: &SalesTexts) -> String {
    let value = about.as_str();
    match (about.is_plan(), PLANS.get(value), PAGES.get(value)) {
        (true, Some(name), _) => format!("{} {name}", texts.plan),
        (false, _, Some(name)) => format!("{name} ({value})"),
        _ => line(value),
    }
}

fn paid(interval: Interval, texts: &SalesTexts) -> &str {
    match interval {
        Interval::Monthly => &texts.monthly,
        Interval::Yearly => &texts.yearly,
    }
}
