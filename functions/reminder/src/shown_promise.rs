//! The one number about our answers that the site shows, as a small file of the site.

use aws_sdk_s3::Client;
use aws_sdk_s3::error::ProvideErrorMetadata;
use aws_sdk_s3::primitives::ByteStream;
use jiff::Timestamp;
use leads::{ANSWER_DAYS, AnswerTime, aws, env};
use serde_json::json;
use tracing::error;

/// The file, below the prefix that the CDN may read; a release leaves it alone (`functions/publish/src/rules.rs`).
pub const KEY: &str = "site/facts/answer-time.json";
/// Answered leads from which on a share says something.
const SHOWN_FROM: usize = 20;

/// The site's bucket, as far as the reminder writes to it: the measure of the promise that the contact page shows.
#[derive(Clone, Debug)]
pub struct ShownPromise {
    client: Client,
    bucket: String,
}

impl ShownPromise {
    /// What the site of this bucket shows.
    pub fn new(client: Client, bucket: impl Into<String>) -> Self {
        Self { client, bucket: bucket.into() }
    }

    /// The bucket of the environment variable `SITE_BUCKET`.
    ///
    /// # Errors
    /// Names the variable that is not set.
    pub fn from_env() -> Result<Self, env::Missing> {
        Ok(Self::new(Client::new(&aws::config()?), env::required("SITE_BUCKET")?))
    }

    /// Writes the number, or that there is none. A failure is logged: the site shows no number that is days old.
    pub(crate) async fn write(&self, measured: &AnswerTime, now: Timestamp) {
        let body = ByteStream::from(shown(measured, now).to_string().into_bytes());
        let put = self.client.put_object().bucket(&self.bucket).key(KEY).content_type("application/json").body(body);
        if let Err(failure) = put.send().await {
            error!(cause = failure.code().unwrap_or("no answer"), "the site's number is not written");
        }
    }
}

/// What `site/src/content/answer-time.ts` reads.
fn shown(measured: &AnswerTime, now: Timestamp) -> serde_json::Value {
    if measured.answered < SHOWN_FROM {
        return serde_json::Value::Null;
    }
    json!({ "days": ANSWER_DAYS, "inTime": measured.in_time, "counted": measured.counted(), "measuredAt": now })
}

#[cfg(test)]
mod tests {
    use leads::AnswerTime;
    use serde_json::json;

    use super::shown;

    #[test]
    fn a_number_is_shown_from_twenty_answered_leads_on_and_counts_those_that_wait() {
        let now = "2026-11-20T03:12:00Z".parse().unwrap();
        let of = |answered| shown(&AnswerTime { answered, in_time: 18, late: 3, ..AnswerTime::default() }, now);
        assert_eq!(of(19), json!(null));
        assert_eq!(of(20), json!({ "days": 90, "inTime": 18, "counted": 23, "measuredAt": "2026-11-20T03:12:00Z" }));
    }
}
