//! The sentences of the mails.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::platform::locales::part_of;
use crate::table::verdict::Doubt;

/// `locales/de/mail.json`; a sentence that is missing there fails the tests.
pub(crate) static TEXTS: LazyLock<MailTexts> =
    LazyLock::new(|| part_of(include_str!("../../../../locales/de/mail.json"), ""));

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct MailTexts {
    pub(crate) language: String,
    pub(crate) frame: FrameTexts,
    pub(crate) sales: SalesTexts,
    /// Behind a telephone number that was not recognised.
    pub(crate) phone_as_typed: String,
    pub(crate) acknowledgement: AcknowledgementTexts,
    pub(crate) doubts: DoubtTexts,
    pub(crate) confirmation: ConfirmationTexts,
    pub(crate) welcome: WelcomeTexts,
    pub(crate) signup_sales: SignupSalesTexts,
    pub(crate) trial_only: String,
    pub(crate) held_signup: SignupSalesTexts,
    pub(crate) signup_ended: SignupEndedTexts,
    pub(crate) choice: ChoiceTexts,
    pub(crate) work: WorkTexts,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SalesTexts {
    pub(crate) subject: String,
    pub(crate) held_subject: String,
    /// Before the hour, in the headline.
    pub(crate) answer_by: String,
    /// The headline where no hour is promised.
    pub(crate) held_heading: String,
    pub(crate) heading: String,
    pub(crate) about: String,
    pub(crate) plan: String,
    pub(crate) monthly: String,
    pub(crate) yearly: String,
    pub(crate) held: String,
    pub(crate) unacknowledged: String,
    pub(crate) promise: String,
    /// In place of that where the visitor has the hour in a mail, too.
    pub(crate) same_hour: String,
    pub(crate) labels: SalesLabels,
    pub(crate) no_phone: String,
    pub(crate) how_to_answer: String,
    pub(crate) answer: String,
    pub(crate) call: String,
    /// Below a message that is not whole.
    pub(crate) cut: String,
    pub(crate) for_team: String,
    pub(crate) mark: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SalesLabels {
    pub(crate) name: String,
    pub(crate) email: String,
    pub(crate) phone: String,
    pub(crate) received_at: String,
    pub(crate) reference: String,
    pub(crate) message: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AcknowledgementTexts {
    pub(crate) subject: String,
    pub(crate) heading: String,
    pub(crate) stub: String,
    pub(crate) greeting: String,
    pub(crate) received: String,
    pub(crate) promise: String,
    pub(crate) reference: String,
    pub(crate) not_you: String,
    pub(crate) closing: String,
}

/// Header and footer of every mail.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct FrameTexts {
    pub(crate) represented: String,
    pub(crate) imprint: String,
    pub(crate) privacy: String,
}

/// Why a submission is held.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DoubtTexts {
    no_proof: String,
    bad_proof: String,
    many_from_source: String,
    many_mails: String,
    honeypot: String,
}

/// The mail that asks for two clicks: its own link, and the button of the page behind it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ConfirmationTexts {
    pub(crate) subject: String,
    pub(crate) heading: String,
    pub(crate) stub: String,
    pub(crate) greeting: String,
    pub(crate) text: String,
    pub(crate) action: String,
    /// Before the address in full.
    pub(crate) address: String,
    pub(crate) closing: String,
    pub(crate) not_you: String,
}

/// The mail that leads into the trial.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct WelcomeTexts {
    pub(crate) subject: String,
    pub(crate) heading: String,
    pub(crate) stub: String,
    pub(crate) greeting: String,
    pub(crate) text: String,
    pub(crate) closing: String,
    pub(crate) questions: String,
    /// With a newsletter.
    pub(crate) subscriber: LeaveTexts,
    /// Without a newsletter.
    pub(crate) trial: LeaveTexts,
}

/// How to end it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct LeaveTexts {
    pub(crate) text: String,
    pub(crate) action: String,
    pub(crate) note: String,
}

/// What was chosen.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ChoiceTexts {
    pub(crate) yes: String,
    pub(crate) no: String,
}

/// A mail to sales about a sign-up.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SignupSalesTexts {
    pub(crate) subject: String,
    pub(crate) heading: String,
    pub(crate) stub: String,
    pub(crate) text: String,
    pub(crate) action: String,
    pub(crate) labels: SignupLabels,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SignupLabels {
    pub(crate) email: String,
    pub(crate) page: String,
    pub(crate) requested_at: String,
    pub(crate) confirmed_at: String,
    pub(crate) news: String,
    pub(crate) reference: String,
}

/// The mail to sales about the end of a sign-up.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SignupEndedTexts {
    pub(crate) subject: String,
    pub(crate) heading: String,
    pub(crate) stub: String,
    pub(crate) no_more: String,
    pub(crate) erasure: String,
    pub(crate) complaint: String,
    pub(crate) bounce: String,
    pub(crate) text: String,
    pub(crate) labels: SignupEndedLabels,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SignupEndedLabels {
    pub(crate) email: String,
    pub(crate) cause: String,
    pub(crate) ended_at: String,
    pub(crate) reference: String,
}

/// The list of what waits for sales.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct WorkTexts {
    pub(crate) subject: String,
    /// Of those that are named, some are late.
    pub(crate) late_heading: String,
    pub(crate) stub: String,
    pub(crate) overdue: GroupTexts,
    pub(crate) unannounced: GroupTexts,
    pub(crate) not_delivered: GroupTexts,
    pub(crate) not_posted: GroupTexts,
    pub(crate) held: GroupTexts,
    pub(crate) held_signups: GroupTexts,
    pub(crate) times: WaitingTexts,
    pub(crate) more: String,
    pub(crate) mark_answered: String,
    pub(crate) release: String,
    pub(crate) unmarked: String,
    /// Before the link to what is held.
    pub(crate) undecided: String,
    pub(crate) close: String,
    pub(crate) close_note: String,
    pub(crate) same_times: String,
}

/// A group of the list: its name, and what to do with it.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupTexts {
    pub(crate) title: String,
    pub(crate) note: String,
}

/// How long something waits, or may wait.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct WaitingTexts {
    pub(crate) left: String,
    pub(crate) late: String,
    pub(crate) since: String,
    pub(crate) deleted: String,
}

/// Why a submission is held, as sales reads it.
pub(crate) fn doubt_sentence(doubt: Doubt) -> &'static str {
    match doubt {
        Doubt::NoProof => &TEXTS.doubts.no_proof,
        Doubt::BadProof => &TEXTS.doubts.bad_proof,
        Doubt::ManyFromSource => &TEXTS.doubts.many_from_source,
        Doubt::ManyMails => &TEXTS.doubts.many_mails,
        Doubt::Honeypot => &TEXTS.doubts.honeypot,
    }
}

/// Puts the reference where a sentence has `{{reference}}`, the notation of the site's sentences.
pub(crate) fn with_reference(sentence: &str, reference: &str) -> String {
    sentence.replace("{{reference}}", reference)
}
