//! What the functions log, whatever happens to them: references and reasons, nobody's data.
//!
//! Everything that can happen runs in a process of its own, so that all that it writes is read: the log, the metrics, and
//! what any crate prints by itself.

mod scenario;

use std::collections::BTreeSet;
use std::process::Command;

use serde_json::Value;

use crate::support::{SECRET, repository};

/// Parts of everything that a visitor typed or is known by, and of the secrets in links.
const PRIVATE: [&str; 10] =
    ["urelie", "wiebelsohn", "eimlich", "visitor.example", "7654321", "ertraulich", "198.51", "token=", "sig=", SECRET];
/// What the log has to hold, so that the test can't pass by a scenario that logs nothing.
const LOGGED: [&str; 20] = [
    "submission stored",
    "submission repeated",
    "submission not stored",
    "mail sent",
    "mail refused, given up",
    "mail refused, sent without Reply-To",
    "not sent, to be tried again",
    "whether the mail was sent is unknown",
    "not wanted, not sent",
    "the address bounced or complained before",
    "the address got enough mails today",
    "the mail service refuses the sender",
    "address suppressed",
    "a mail to sales came back",
    "stream record failed",
    "the record of an item can't be read",
    "a record can't be read",
    "lead answered",
    "link of a mail not followed",
    "posted to the hook",
];

#[test]
fn whatever_happens_the_log_names_no_person_and_metrics_are_counted_as_alarms_and_dashboard_read_them() {
    let output = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "logs::scenario::everything_that_can_happen", "--ignored", "--nocapture"])
        .output()
        .expect("the scenario runs");
    let written = [output.stdout, output.stderr].map(|octets| String::from_utf8(octets).expect("UTF-8")).concat();
    assert!(output.status.success(), "{written}");
    for logged in LOGGED {
        assert!(written.contains(logged), "the log has no: {logged}\n{written}");
    }
    for private in PRIVATE {
        let line = written.lines().find(|line| line.contains(private));
        assert_eq!(line, None, "the log holds {private}");
    }
    let counted = counted(&written);
    let watched = watched();
    assert!(watched.len() >= 4, "{watched:?}");
    for watched in watched {
        assert!(counted.contains(&watched), "{watched:?} of {counted:?}");
    }
}

/// A metric by its name and the names of its dimensions.
type Metric = (String, BTreeSet<String>);

/// The metrics of a log.
fn counted(log: &str) -> BTreeSet<Metric> {
    let lines = log.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let metrics = lines.filter_map(|line| line["_aws"]["CloudWatchMetrics"].get(0).cloned());
    let by_each = metrics.flat_map(|metric| {
        let name = metric["Metrics"][0]["Name"].as_str().unwrap_or_default().to_owned();
        let sets: Vec<BTreeSet<String>> = serde_json::from_value(metric["Dimensions"].clone()).expect("sets of names");
        sets.into_iter().map(move |dimensions| (name.clone(), dimensions)).collect::<Vec<_>>()
    });
    by_each.collect()
}

/// The metrics of ours that `template.yaml` watches.
fn watched() -> BTreeSet<Metric> {
    let template = std::fs::read_to_string(repository().join("template.yaml")).expect("the template");
    let mut watched = BTreeSet::new();
    for (at, _) in template.match_indices("[\"Leads\", ") {
        let row = &template[at..=at + template[at..].find(']').expect("the end of a row")];
        let row: Vec<String> = serde_json::from_str(row).expect("a row of a dashboard");
        watched.insert((row[1].clone(), row[2..].iter().step_by(2).cloned().collect()));
    }
    for (at, _) in template.match_indices("Namespace: Leads\n") {
        let mut lines = template[at..].lines().skip(1).map(str::trim);
        let metric = lines.next().and_then(|line| line.strip_prefix("MetricName: ")).expect("the name of a metric");
        let dimensions = lines.next().expect("its dimensions");
        let names = dimensions.split("Name: ").skip(1).filter_map(|rest| Some(rest.split_once(',')?.0.to_owned()));
        watched.insert((metric.to_owned(), names.collect()));
    }
    watched
}
