//! The one mail to a confirmed address: how to start the trial, and at its end how to unsubscribe.

use std::sync::LazyLock;

use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, Stub};
use super::links::unsubscribe_link;
use super::site::SITE;
use super::texts::{LeaveTexts, TEXTS, WelcomeTexts};
use super::{Mail, MailSettings};
use crate::platform::locales::part_of;
use crate::platform::times::german_date;
use crate::table::signup::Signup;

/// The stations, in the words of the page that confirms: `ways` of `locales/de/signup-confirmed.json`.
static WAYS: LazyLock<Vec<WayTexts>> =
    LazyLock::new(|| part_of(include_str!("../../../../locales/de/signup-confirmed.json"), "/ways/items"));

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WayTexts {
    id: WayId,
    title: String,
    text: String,
    label: String,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum WayId {
    Matchday,
    Tools,
    Board,
    Register,
    Meeting,
}

/// A station as the mail shows it.
struct Way<'a> {
    title: &'a str,
    text: String,
    label: &'a str,
    link: String,
}

#[derive(Template)]
#[template(path = "welcome.txt")]
struct Text<'a> {
    frame: &'a Frame,
    texts: &'a WelcomeTexts,
    ways: &'a [Way<'a>],
    leave: &'a LeaveTexts,
    link: &'a str,
}

#[derive(Template)]
#[template(path = "welcome.html")]
struct Html<'a> {
    frame: &'a Frame,
    texts: &'a WelcomeTexts,
    ways: &'a [Way<'a>],
    leave: &'a LeaveTexts,
    link: &'a str,
}

/// Leads a confirmed address into the trial.
pub(crate) fn welcome(signup: &Signup, settings: &MailSettings) -> Result<Mail, askama::Error> {
    let (texts, is_subscriber) = (&TEXTS.welcome, signup.wants_news());
    let link = &unsubscribe_link(signup, settings);
    let leave = if is_subscriber { &texts.subscriber } else { &texts.trial };
    let ways = &WAYS.iter().map(|way| way.with_link(&settings.site_origin)).collect::<Vec<_>>();
    let confirmed = signup.confirmed_at.unwrap_or(signup.created_at());
    let (day, year) = german_date(confirmed);
    let frame = &Frame::new(&texts.heading, Stub::new(&texts.stub, day, year), settings);
    // RFC 8058: mail programs show a button of their own that posts to this address. There is nothing to sign off from
    // without a consent.
    let headers =
        [("List-Unsubscribe", format!("<{link}>")), ("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned())];
    Ok(Mail {
        to: signup.mailbox(),
        reply_to: Some(settings.sales_address.clone()),
        subject: texts.subject.clone(),
        text: Text { frame, texts, ways, leave, link }.render()?,
        html: Html { frame, texts, ways, leave, link }.render()?,
        headers: if is_subscriber { headers.into() } else { Vec::new() },
    })
}

impl WayTexts {
    fn with_link(&self, site: &str) -> Way<'_> {
        let link = match self.id {
            WayId::Matchday => format!("{site}/tools/matchday/"),
            WayId::Tools => format!("{site}/tools/"),
            WayId::Board => format!("{site}/tools/board/#beschluss"),
            WayId::Register => SITE.register.clone(),
            WayId::Meeting => SITE.meeting.clone(),
        };
        Way { title: &self.title, text: self.text.replace("{{fee}}", &SITE.fee), label: &self.label, link }
    }
}
