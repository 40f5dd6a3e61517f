//! The events of SES, as far as they matter here:
//! <https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html>.
//!
//! SES hands them over through `EventBridge`, whose envelope has the event under `detail`.

use std::collections::BTreeMap;

use leads::{Reference, Suppressed};
use serde::Deserialize;
use serde_json::Value;

/// What a mail server or a recipient answered to a mail of ours.
#[derive(Clone, Deserialize)]
pub(crate) struct Report {
    mail: Mail,
    #[serde(flatten)]
    answer: Answer,
}

#[derive(Clone, Deserialize)]
#[serde(tag = "eventType")]
enum Answer {
    Bounce { bounce: Bounce },
    Complaint { complaint: Complaint },
}

#[derive(Clone, Deserialize)]
struct Mail {
    /// What the mail was sent with (`leads::MailSender`), each name with a list of values.
    #[serde(default)]
    tags: BTreeMap<String, Vec<String>>,
}

#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Bounce {
    bounce_type: BounceType,
    bounced_recipients: Vec<Recipient>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
enum BounceType {
    Permanent,
    Transient,
    Undetermined,
}

#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Complaint {
    complained_recipients: Vec<Recipient>,
    complaint_feedback_type: Option<String>,
    complaint_sub_type: Option<String>,
}

/// What SES calls a complaint about a mail that it kept back itself, since the address is on the account's suppression list.
const KEPT_BACK: &str = "OnAccountSuppressionList";

/// Feedback types by which nobody complains: a mail taken out of the spam folder (RFC 6430), and a signature that did not
/// hold (RFC 6591).
const NO_COMPLAINTS: [&str; 2] = ["not-spam", "auth-failure"];

#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Recipient {
    email_address: String,
}

impl Report {
    /// Reads the event in `EventBridge`'s envelope; nothing when it is not one of those that the template's rule lets through, or
    /// names nobody: SES may have changed its shape.
    pub(crate) fn read(event: &Value) -> Option<Self> {
        let report: Self = Self::deserialize(&event["detail"]).ok()?;
        let names_somebody = report.recipients().next().is_some();
        names_somebody.then_some(report)
    }

    /// Why the recipients get no mail any more; a bounce that may pass is no reason, and neither is praise.
    pub(crate) fn suppressed(&self) -> Option<Suppressed> {
        match &self.answer {
            Answer::Bounce { bounce } => (bounce.bounce_type == BounceType::Permanent).then_some(Suppressed::Bounce),
            Answer::Complaint { complaint } if complaint.complaint_sub_type.as_deref() == Some(KEPT_BACK) => {
                Some(Suppressed::Bounce)
            }
            Answer::Complaint { complaint } => {
                let kind = complaint.complaint_feedback_type.as_deref();
                let is_none = |kind: &str| NO_COMPLAINTS.iter().any(|none| none.eq_ignore_ascii_case(kind.trim()));
                (!kind.is_some_and(is_none)).then_some(Suppressed::Complaint)
            }
        }
    }

    /// True when nobody may have read the mail or wants more of it: a full mailbox bounces, too, and that may pass.
    pub(crate) fn is_returned(&self) -> bool {
        matches!(self.answer, Answer::Bounce { .. }) || self.suppressed().is_some()
    }

    /// The addresses that the event is about.
    pub(crate) fn recipients(&self) -> impl Iterator<Item = &str> {
        let recipients = match &self.answer {
            Answer::Bounce { bounce } => &bounce.bounced_recipients,
            Answer::Complaint { complaint } => &complaint.complained_recipients,
        };
        recipients.iter().map(|recipient| bare(&recipient.email_address))
    }

    /// The lead that the mail was about.
    pub(crate) fn reference(&self) -> Option<Reference> {
        Reference::parse(self.tag("reference")?)
    }

    /// The kind of the mail, for the log.
    pub(crate) fn mail(&self) -> &str {
        self.tag("mail").unwrap_or("unknown")
    }

    fn tag(&self, name: &str) -> Option<&str> {
        self.mail.tags.get(name)?.first().map(String::as_str)
    }
}

/// The address without the name that some servers put before it.
fn bare(address: &str) -> &str {
    address.rsplit_once('<').map_or(address, |(_, rest)| rest.trim_end_matches('>')).trim()
}

#[cfg(test)]
mod tests {
    use leads::Suppressed;
    use serde_json::json;

    use super::Report;

    #[test]
    fn an_address_is_read_with_and_without_a_name() {
        for written in ["erika@visitor.example", "Erika <erika@visitor.example>", "<erika@visitor.example>"] {
            let report = Report::read(&json!({ "detail": {
                "eventType": "Complaint",
                "mail": { "messageId": "1" },
                "complaint": { "complainedRecipients": [{ "emailAddress": written }] },
            } }))
            .unwrap();
            assert_eq!(report.recipients().collect::<Vec<_>>(), ["erika@visitor.example"]);
        }
    }

    #[test]
    fn an_event_of_unknown_shape_is_not_read() {
        let mail = json!({ "messageId": "1" });
        let someone = json!([{ "emailAddress": "erika@visitor.example" }]);
        for unknown in [
            json!({}),
            json!({ "detail": null }),
            json!({ "detail": { "eventType": "Delivery", "mail": mail } }),
            json!({ "detail": { "eventType": "Bounce", "mail": mail } }),
            json!({ "detail": { "eventType": "Bounce", "mail": mail,
                "bounce": { "bounceType": "Quantum", "bouncedRecipients": someone } } }),
            json!({ "detail": { "eventType": "Bounce", "mail": mail,
                "bounce": { "bounceType": "Permanent", "bouncedRecipients": [] } } }),
            json!({ "detail": { "eventType": "Complaint", "mail": mail, "bounce": {} } }),
            json!({ "detail": { "eventType": "Complaint",
                "complaint": { "complainedRecipients": someone } } }),
        ] {
            assert!(Report::read(&unknown).is_none(), "{unknown}");
        }
    }

    #[test]
    fn a_full_mailbox_stops_no_mail_and_what_ses_kept_back_is_no_complaint() {
        let someone = json!([{ "emailAddress": "sales@example.org" }]);
        let mail = json!({ "messageId": "1" });
        for (kind, stops) in [("Permanent", true), ("Transient", false), ("Undetermined", false)] {
            let bounce = json!({ "detail": { "eventType": "Bounce", "mail": mail,
                "bounce": { "bounceType": kind, "bouncedRecipients": someone } } });
            let report = Report::read(&bounce).unwrap();
            assert_eq!((report.is_returned(), report.suppressed().is_some()), (true, stops), "{kind}");
        }
        let kept_back = json!({ "detail": { "eventType": "Complaint", "mail": mail,
            "complaint": { "complainedRecipients": someone, "complaintSubType": "OnAccountSuppressionList" } } });
        assert_eq!(Report::read(&kept_back).unwrap().suppressed(), Some(Suppressed::Bounce));
        for (kind, returned) in [("abuse", true), ("not-spam", false), ("NOT-SPAM", false), ("auth-failure", false)] {
            let complaint = json!({ "detail": { "eventType": "Complaint", "mail": mail,
                "complaint": { "complainedRecipients": someone, "complaintFeedbackType": kind } } });
            assert_eq!(Report::read(&complaint).unwrap().is_returned(), returned, "{kind}");
        }
    }
}
