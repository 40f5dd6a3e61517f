//! Sending over SES.
//!
//! The message is SES's `Simple` content: SES writes the MIME parts and headers, so no text of ours can end a header
//! line, and its `headers` list has room for what later mails need (RFC 8058).

use aws_sdk_sesv2::Client;
use aws_sdk_sesv2::error::{ProvideErrorMetadata, SdkError};
use aws_sdk_sesv2::operation::send_email::SendEmailError;
use aws_sdk_sesv2::types::{Body, Content, Destination, EmailContent, Message, MessageHeader, MessageTag};
use thiserror::Error;

use crate::mail::{Mail, MailSettings};
use crate::platform::aws::{self, reason};
use crate::platform::env::Missing;
use crate::platform::secret::Secret;
use crate::table::mail_kind::MailKind;
use crate::table::reference::Reference;

/// The character set of subject and bodies.
const CHARSET: &str = "UTF-8";

/// Every mail is a program's (RFC 3834), and no out-of-office note is to answer it: Exchange asks for its own header.
const AUTOMATIC: [(&str, &str); 2] =
    [("Auto-Submitted", "auto-generated"), ("X-Auto-Response-Suppress", "OOF, AutoReply")];

/// SES's words for an address that is not verified.
const NOT_VERIFIED: &str = "not verified";

/// The mail service with the settings of our mails.
#[derive(Clone, Debug)]
pub struct MailSender {
    client: Client,
    settings: MailSettings,
}

/// Why a mail was not sent, as far as that is known.
#[derive(Debug, Error)]
pub(crate) enum SendError {
    /// SES refused this very mail, e.g. for an address that it can't read.
    #[error("the mail service refuses the mail: {0}")]
    Refused(String),
    /// SES takes no mail from this sender: not verified, paused, over its quota, or without the right. The next mail fares no better.
    #[error("the mail service refuses the sender: {0}")]
    SenderRefused(String),
    /// It was certainly not sent; trying again can help.
    #[error("the mail was not sent: {0}")]
    NotSent(String),
    /// The connection ended without an answer: it may have been sent.
    #[error("whether the mail was sent is unknown: {0}")]
    InDoubt(String),
}

impl MailSender {
    /// A sender with these settings.
    pub fn new(client: Client, settings: MailSettings) -> Self {
        Self { client, settings }
    }

    /// A sender with this secret and the settings of the environment.
    ///
    /// # Errors
    /// [`Missing`] names the variable that is not set.
    pub fn from_env(secret: Secret) -> Result<Self, Missing> {
        Ok(Self::new(aws::ses(&aws::config("SESV2")?), MailSettings::from_env(secret)?))
    }

    /// Addresses and links of the mails.
    pub fn settings(&self) -> &MailSettings {
        &self.settings
    }

    /// Sends a mail and returns the id that SES gave it.
    pub(crate) async fn send(&self, kind: MailKind, reference: &Reference, mail: &Mail) -> Result<String, SendError> {
        self.send_tagged(mail, &[("mail", kind.name()), ("reference", reference.as_str())]).await
    }

    /// Sends the reminder to sales and returns the id that SES gave it.
    pub(crate) async fn send_reminder(&self, mail: &Mail) -> Result<String, SendError> {
        self.send_tagged(mail, &[("mail", "reminder")]).await
    }

    /// Sends a mail; the tags come back with what SES reports about it.
    async fn send_tagged(&self, mail: &Mail, tags: &[(&str, &str)]) -> Result<String, SendError> {
        let message = message(mail).map_err(|error| SendError::Refused(error.to_string()))?;
        let tags = tags.iter().map(|(name, value)| MessageTag::builder().name(*name).value(*value).build());
        let tags: Vec<MessageTag> =
            tags.collect::<Result<_, _>>().map_err(|error| SendError::Refused(error.to_string()))?;
        let sent = self
            .client
            .send_email()
            .from_email_address(self.settings.from())
            .destination(Destination::builder().to_addresses(&mail.to).build())
            .set_reply_to_addresses(mail.reply_to.clone().map(|address| vec![address]))
            .content(EmailContent::builder().simple(message).build())
            .set_configuration_set_name(self.settings.configuration_set_of(mail).clone())
            .set_email_tags(Some(tags))
            .send()
            .await
            .map_err(|error| classify(&error, &self.settings.sender_address))?;
        Ok(sent.message_id.unwrap_or_default())
    }
}

fn message(mail: &Mail) -> Result<Message, aws_sdk_sesv2::error::BuildError> {
    let content = |data: &str| Content::builder().data(data).charset(CHARSET).build();
    let mut message = Message::builder()
        .subject(content(&mail.subject)?)
        .body(Body::builder().text(content(&mail.text)?).html(content(&mail.html)?).build());
    let has_own = |name: &str| mail.headers.iter().any(|(own, _)| *own == name);
    let usual = AUTOMATIC.into_iter().filter(|(name, _)| !has_own(name));
    for (name, value) in mail.headers.iter().map(|(name, value)| (*name, value.as_str())).chain(usual) {
        message = message.headers(MessageHeader::builder().name(name).value(value).build()?);
    }
    Ok(message.build())
}

fn classify(error: &SdkError<SendEmailError>, sender: &str) -> SendError {
    let kind = match error {
        SdkError::ServiceError(answer) => match answer.err() {
            SendEmailError::AccountSuspendedException(_)
            | SendEmailError::SendingPausedException(_)
            | SendEmailError::MailFromDomainNotVerifiedException(_)
            | SendEmailError::LimitExceededException(_)
            | SendEmailError::NotFoundException(_) => SendError::SenderRefused,
            SendEmailError::MessageRejected(refusal) if is_about_sender(refusal.message(), sender) => {
                SendError::SenderRefused
            }
            SendEmailError::BadRequestException(refusal) if is_about_sender(refusal.message(), sender) => {
                SendError::SenderRefused
            }
            SendEmailError::BadRequestException(_) | SendEmailError::MessageRejected(_) => SendError::Refused,
            // Of IAM, so that the operation knows it by its code alone: our role, or the recipient's identity in the sandbox.
            refusal if matches!(refusal.code(), Some("AccessDeniedException" | "AccessDenied")) => {
                SendError::SenderRefused
            }
            _ => SendError::NotSent,
        },
        SdkError::ConstructionFailure(_) => SendError::NotSent,
        SdkError::DispatchFailure(failure) if failure.as_connector_error().is_some_and(|e| never_connected(e)) => {
            SendError::NotSent
        }
        _ => SendError::InDoubt,
    };
    kind(reason(error))
}

/// True for a refusal that is about us. SES names the identities that "failed the check": the sender's address, its domain,
/// or, in the sandbox, the recipient; the visitor can correct none of them.
fn is_about_sender(message: Option<&str>, sender: &str) -> bool {
    let message = message.unwrap_or_default().to_lowercase();
    [NOT_VERIFIED, &sender.to_lowercase()].iter().any(|part| message.contains(part))
}

/// True when the connection itself failed, so that no octet of the mail left.
fn never_connected(error: &(dyn std::error::Error + 'static)) -> bool {
    let mut cause = Some(error);
    while let Some(error) = cause {
        if error
            .downcast_ref::<hyper_util::client::legacy::Error>()
            .is_some_and(hyper_util::client::legacy::Error::is_connect)
        {
            return true;
        }
        cause = error.source();
    }
    false
}

#[cfg(test)]
mod tests {
    use aws_sdk_sesv2::error::{ErrorMetadata, SdkError};
    use aws_sdk_sesv2::operation::send_email::SendEmailError;
    use aws_sdk_sesv2::types::error::{BadRequestException, MessageRejected};
    use aws_smithy_runtime_api::http::{Response, StatusCode};
    use aws_smithy_types::body::SdkBody;

    use super::{SendError, classify};

    fn refused(error: SendEmailError) -> SendError {
        let status = StatusCode::try_from(400).expect("a status");
        classify(&SdkError::service_error(error, Response::new(status, SdkBody::empty())), "us@club.example")
    }

    #[test]
    fn a_right_that_we_lack_is_the_senders_fault() {
        let by = |code: &str| refused(SendEmailError::generic(ErrorMetadata::builder().code(code).build()));
        assert!(matches!(by("AccessDeniedException"), SendError::SenderRefused(_)));
        assert!(matches!(by("InternalServiceErrorException"), SendError::NotSent(_)));
    }

    #[test]
    fn an_identity_that_is_not_verified_is_the_senders_fault_whomever_ses_names() {
        const UNVERIFIED: &str =
            "Email address is not verified. The following identities failed the check in region EU-CENTRAL-1";
        // In the sandbox SES names the recipient, else the domain of the sender or its address.
        for named in ["erika@visitor.example", "club.example", "us@club.example"] {
            let rejected = MessageRejected::builder().message(format!("{UNVERIFIED}: {named}")).build();
            assert!(
                matches!(refused(SendEmailError::MessageRejected(rejected)), SendError::SenderRefused(_)),
                "{named}"
            );
        }
        let illegal = "Domain contains illegal character: erika@visitor.example";
        let rejected = BadRequestException::builder().message(illegal).build();
        assert!(matches!(refused(SendEmailError::BadRequestException(rejected)), SendError::Refused(_)));
    }
}
