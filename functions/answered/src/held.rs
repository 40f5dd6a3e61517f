//! The page behind the link in the list to sales: held leads, and the button that closes them.
//!
//! The page shows every lead that its button decides about. Ticked leads are closed, others become open leads like any other. A
//! lead with a proof of work, or the only one of its network, is not ticked beforehand.

use std::sync::LazyLock;
use std::time::Duration;

use bytes::Bytes;
use http::{Request, Response, StatusCode};
use jiff::Timestamp;
use leads::logs::causes;
use leads::times::german;
use leads::{COUNTED, DECIDED_AT_ONCE, HeldDecision, HeldPage, LeadRecord, Reference, Unavailable, display_safe};
use serde::Deserialize;
use tokio::time::timeout;
use tracing::{error, info};
use web::{Button, Choice, Notice, ProblemTexts, posted, posted_names, query, texts};

use crate::page::{says, wrong_link};
use crate::{Answered, see};

/// The part `held` of `locales/de/answer.json`.
static TEXTS: LazyLock<Texts> = LazyLock::new(|| texts("held"));

/// Name of the field with every lead that a page showed; each box that stays ticked posts its lead's name.
const SHOWN: &str = "shown";
/// Stands between two leads of that field.
const DIVIDER: &str = ".";
/// Time limit of one press of the button, below the function's 25 s (template.yaml).
const TIME: Duration = Duration::from_secs(20);
/// Characters of a message that are shown: enough to tell a person from a program.
const FIRST_LINE_MAX: usize = 160;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Texts {
    ask: ProblemTexts,
    button: String,
    left: String,
    many: String,
    unreadable: String,
    note: String,
    done: ProblemTexts,
    over: ProblemTexts,
    unavailable: ProblemTexts,
}

impl Answered {
    /// Shows what is held, or decides about what was shown.
    pub(crate) async fn held(&self, request: &Request<Bytes>, asks: bool) -> Response<String> {
        let now = Timestamp::now();
        let (list, signature) = (query(request, "list"), query(request, "sig"));
        let Some(list) = leads::verified_close(&self.secret, &list, &signature) else {
            return wrong_link(StatusCode::NOT_FOUND);
        };
        if leads::is_close_link_over(list, now) {
            return says(&TEXTS.over, StatusCode::NOT_FOUND);
        }
        let link = leads::close_link(&self.secret, "", list);
        if asks {
            return match self.store.held_before(list).await {
                Ok(page) if page.leads.is_empty() && page.unreadable == 0 => done(list),
                Ok(page) => shows(&link, list, &page),
                Err(cause) => unavailable(&causes(&cause)),
            };
        }
        match timeout(TIME, self.decide(request, list, now)).await {
            Ok(Ok(())) => see(&link),
            Ok(Err(cause)) => unavailable(&causes(&cause)),
            // What is left is shown again.
            Err(_) => see(&link),
        }
    }

    /// Opens first: a run that is cut off in the middle loses no lead.
    async fn decide(&self, request: &Request<Bytes>, list: Timestamp, now: Timestamp) -> Result<(), Unavailable> {
        let shown = posted(request, SHOWN);
        let shown = shown.split(DIVIDER).filter_map(Reference::parse).take(DECIDED_AT_ONCE);
        let ticked = posted_names(request);
        let (closed, opened): (Vec<_>, Vec<_>) = shown.partition(|reference| ticked.contains(reference.as_str()));
        let opened = self.store.decide(HeldDecision::Open, &opened, list, now).await?;
        let closed = self.store.decide(HeldDecision::Close, &closed, list, now).await?;
        info!(opened = opened.len(), closed = closed.len(), "held leads decided");
        Ok(())
    }
}

fn shows(link: &str, list: Timestamp, page: &HeldPage) -> Response<String> {
    let references: Vec<&str> = page.leads.iter().map(|record| record.lead.reference().as_str()).collect();
    let labels: Vec<String> = page.leads.iter().map(label).collect();
    let lines: Vec<[String; 2]> = page.leads.iter().map(lines).collect();
    let ticked = page.leads.iter().map(|record| page.is_like_a_flood(record));
    let choices = references.iter().zip(&labels).zip(&lines).zip(ticked);
    let choices: Vec<_> =
        choices.map(|(((name, label), lines), is_ticked)| Choice { name, label, lines, is_ticked }).collect();
    let shown = references.join(DIVIDER);
    let left = page.count.saturating_sub(page.leads.len());
    let mut note = TEXTS.note.clone();
    for (count, sentence) in [(left, &TEXTS.left), (page.unreadable, &TEXTS.unreadable)] {
        if count > 0 {
            note = format!("{note} {}", sentence.replace("{{count}}", &number(count)));
        }
    }
    let button = Button { action: link, label: &TEXTS.button, fields: &[(SHOWN, &shown)] };
    Notice {
        title: &TEXTS.ask.title.replace("{{count}}", &number(page.count)),
        text: &TEXTS.ask.text.replace("{{time}}", &german(list)),
        note: Some(&note),
        choices: &choices,
        button: (!choices.is_empty()).then_some(button),
        ..Notice::default()
    }
    .respond(StatusCode::OK)
}

/// A count, or the words for more than are counted.
fn number(count: usize) -> String {
    if count < COUNTED { count.to_string() } else { TEXTS.many.clone() }
}

fn label(record: &LeadRecord) -> String {
    format!("{}, {}", record.lead.reference(), german(record.lead.created_at()))
}

/// Who wrote, and how the message begins.
fn lines(record: &LeadRecord) -> [String; 2] {
    let lead = &record.lead;
    let message = display_safe::lines(lead.message());
    let first = message.iter().find(|line| !line.trim().is_empty()).map_or("", |line| line.trim());
    let mut begins: String = first.chars().take(FIRST_LINE_MAX).collect();
    if begins.len() < first.len() {
        begins.push('…');
    }
    [format!("{} <{}>", lead.shown_name(), lead.shown_email()), begins]
}

fn done(list: Timestamp) -> Response<String> {
    let text = TEXTS.done.text.replace("{{time}}", &german(list));
    Notice { title: &TEXTS.done.title, text: &text, ..Notice::default() }.respond(StatusCode::OK)
}

fn unavailable(cause: &str) -> Response<String> {
    error!(cause, "held leads not shown or not decided");
    says(&TEXTS.unavailable, StatusCode::SERVICE_UNAVAILABLE)
}
