//! Metrics in CloudWatch's embedded metric format: a log line from which CloudWatch makes a metric.
//!
//! The lines go to stderr like every other log line; Lambda writes stdout and stderr to the same log.

use std::io::Write;

use jiff::Timestamp;
use serde_json::{Value, json};
use tracing::Level;

/// The namespace of our metrics.
const NAMESPACE: &str = "Leads";

/// Publishes a count, with dimensions that say of what; neither may hold anything of a person. Silent without a log.
///
/// It is counted by all of the dimensions, and by the first alone: an alarm can't add up the others.
pub fn count(name: &str, value: u64, dimensions: &[(&str, &str)]) {
    if !tracing::enabled!(Level::INFO) {
        return;
    }
    let line = format!("{}\n", line(name, value, dimensions, Timestamp::now()));
    // In one piece: stderr has no buffer, so that each bracket would be a call of the system. A metric that can't be
    // written is no reason to refuse a submission.
    let _ = std::io::stderr().write_all(line.as_bytes());
}

/// <https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html>
fn line(name: &str, value: u64, dimensions: &[(&str, &str)], time: Timestamp) -> Value {
    let names: Vec<&str> = dimensions.iter().map(|(name, _)| *name).collect();
    let sets = if names.len() > 1 { json!([names, [names[0]]]) } else { json!([names]) };
    let mut line = json!({
        "_aws": {
            "Timestamp": time.as_millisecond(),
            "CloudWatchMetrics": [{
                "Namespace": NAMESPACE,
                "Dimensions": sets,
                "Metrics": [{ "Name": name, "Unit": "Count" }],
            }],
        },
        name: value,
    });
    for (name, value) in dimensions {
        line[*name] = Value::from(*value);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn a_metric_names_its_unit_its_dimensions_and_its_value() {
        let time = "2026-11-20T16:12:00Z".parse().unwrap();
        let line = line("Submissions", 1, &[("Table", "leads"), ("Form", "contact"), ("Verdict", "held")], time);
        let metrics = &line["_aws"]["CloudWatchMetrics"][0];
        assert_eq!(line["_aws"]["Timestamp"], 1_795_191_120_000_i64);
        assert_eq!(metrics["Dimensions"], serde_json::json!([["Table", "Form", "Verdict"], ["Table"]]));
        assert_eq!(metrics["Metrics"][0]["Unit"], "Count");
        assert_eq!((&line["Submissions"], &line["Verdict"]), (&1.into(), &"held".into()));
    }
}
