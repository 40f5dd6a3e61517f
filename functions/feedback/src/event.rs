//! The events of SES, as far as they matter here:
//! <https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html>.
//!
//! SES hands them over through `EventBridge`, whose envelope has the event under `detail`.

use std::collections::BTreeMap;

use leads::{Reference, Suppressed};
use serde::Deserialize;

/// What the function is called with.
#[derive(Clone, Deserialize)]
pub struct Event {
    pub(crate) detail: Detail,
}

#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Detail {
    mail: Mail,
    bounce: Option<Bounce>,
    complaint: Option<Complaint>,
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
    bounce_type: String,
    bounced_recipients: Vec<Recipient>,
}

#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Complaint {
    complained_recipients: Vec<Recipient>,
    complaint_feedback_type: Option<String>,
}

/// Feedback types by which nobody complains: a mail taken out of the spam folder (RFC 6430), and a signature that did not
/// hold (RFC 6591).
const NO_COMPLAINTS: [&str; 2] = ["not-spam", "auth-failure"];

#[derive(Clone, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Recipient {
    email_address: String,
}

impl Detail {
    /// Why the recipients get no mail any more; a bounce that may pass is no reason, and neither is praise.
    pub(crate) fn suppressed(&self) -> Option<Suppressed> {
        match (&self.bounce, &self.complaint) {
            (Some(bounce), _) => (bounce.bounce_type == "Permanent").then_some(Suppressed::Bounce),
            (None, Some(Complaint { complaint_feedback_type: Some(kind), .. }))
                if NO_COMPLAINTS.contains(&kind.as_str()) =>
            {
                None
            }
            (None, Some(_)) => Some(Suppressed::Complaint),
            (None, None) => None,
        }
    }

    /// The addresses that the event is about.
    pub(crate) fn recipients(&self) -> impl Iterator<Item = &str> {
        let bounced = self.bounce.iter().flat_map(|bounce| &bounce.bounced_recipients);
        let complained = self.complaint.iter().flat_map(|complaint| &complaint.complained_recipients);
        bounced.chain(complained).map(|recipient| bare(&recipient.email_address))
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
    use serde_json::json;

    use super::Event;

    #[test]
    fn an_address_is_read_with_and_without_a_name() {
        for written in ["erika@visitor.example", "Erika <erika@visitor.example>", "<erika@visitor.example>"] {
            let event: Event = serde_json::from_value(json!({ "detail": {
                "eventType": "Complaint",
                "mail": { "messageId": "1" },
                "complaint": { "complainedRecipients": [{ "emailAddress": written }] },
            } }))
            .unwrap();
            assert_eq!(event.detail.recipients().collect::<Vec<_>>(), ["erika@visitor.example"]);
        }
    }
}
