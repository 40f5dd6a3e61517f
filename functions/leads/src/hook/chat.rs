//! What is posted for people who read it in a channel: a text for Slack, a card for Teams. No more than the mail to sales has;
//! a visitor's words become neither a mention nor a link behind other words. What Slack makes of asterisks and of bare addresses it
//! makes of theirs, too; Teams reads them as they are.

use contract::HookEvent;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};

use super::event::{Subject, Told};
use crate::mail::about::subject_of;
use crate::mail::excerpt::excerpt;
use crate::mail::texts::{TEXTS, with_reference};
use crate::platform::display_safe::{line, lines};
use crate::platform::times::german_short;
use crate::table::lead::Lead;
use crate::work::answered::answered_page;

/// Octets of a message that are shown: its first lines.
const SHOWN_OCTETS: usize = 600;
/// What stands for the rest.
const ELLIPSIS: &str = "…";
/// What a part of an address holds as it is.
const AS_IT_IS: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b'@');

/// What people read, without any markup yet.
struct Notice {
    title: String,
    /// Who, what about, until when.
    facts: Vec<String>,
    /// The visitor's words.
    quote: Vec<String>,
    /// Texts of ours with addresses that hold nothing but what an address may hold.
    links: Vec<(&'static str, String)>,
}

/// A text for an incoming webhook, or for a workflow with the one variable `text`.
pub(super) fn slack(told: &Told, site_origin: &str) -> Value {
    let Notice { title, facts, quote, links } = notice(told, site_origin);
    let facts = facts.iter().map(|fact| escaped_for_slack(fact));
    let quote = quote.iter().map(|line| format!("> {}", escaped_for_slack(line)));
    let links: Vec<String> = links.iter().map(|(label, address)| format!("<{address}|{label}>")).collect();
    let links = (!links.is_empty()).then(|| links.join(" · "));
    let text: Vec<String> = [format!("*{title}*")].into_iter().chain(facts).chain(quote).chain(links).collect();
    json!({ "text": text.join("\n") })
}

/// A message with a card, as a workflow of Teams takes it. Text runs know no markup.
pub(super) fn teams(told: &Told, site_origin: &str) -> Value {
    let Notice { title, facts, quote, links } = notice(told, site_origin);
    let run = |text: &str, style: &[(&str, Value)]| {
        let mut run = json!({ "type": "TextRun", "text": text });
        for (name, value) in style {
            run[*name] = value.clone();
        }
        json!({ "type": "RichTextBlock", "inlines": [run] })
    };
    let mut body = vec![run(&title, &[("weight", "Bolder".into()), ("size", "Medium".into())])];
    body.extend(facts.iter().map(|fact| run(fact, &[])));
    body.extend(quote.iter().map(|line| run(line, &[("italic", true.into())])));
    body.extend(
        links.iter().map(
            |(label, address)| json!({ "type": "TextBlock", "wrap": true, "text": format!("[{label}]({address})") }),
        ),
    );
    let card = json!({
        "$schema": "http://adaptivecards.io/schemas/adaptive-card.json",
        "type": "AdaptiveCard",
        "version": "1.4",
        "body": body,
    });
    let attachment = json!({ "contentType": "application/vnd.microsoft.card.adaptive", "content": card });
    json!({ "type": "message", "attachments": [attachment] })
}

fn notice(told: &Told, site_origin: &str) -> Notice {
    let texts = &TEXTS.hook;
    let title = match told.event {
        HookEvent::LeadReceived => &texts.lead_received,
        HookEvent::LeadClosed => &texts.lead_closed,
        HookEvent::LeadAnswered => &texts.lead_answered,
        HookEvent::LeadErased | HookEvent::SignupErased => &texts.erased,
        HookEvent::SignupConfirmed => &texts.signup_confirmed,
        HookEvent::SignupWithdrawn => &texts.signup_withdrawn,
        HookEvent::Test => &texts.test,
    };
    let title = with_reference(title, told.reference.as_str());
    match &told.subject {
        Subject::Lead(lead) => of_lead(title, lead, site_origin),
        Subject::Signup(signup) => {
            let labels = &TEXTS.signup_sales.labels;
            let news = if signup.wants_news() { &TEXTS.choice.yes } else { &TEXTS.choice.no };
            let facts =
                [format!("{}: {}", labels.email, line(&signup.shown_email())), format!("{}: {news}", labels.news)];
            Notice { title, facts: facts.into(), quote: Vec::new(), links: Vec::new() }
        }
        Subject::Reference => Notice { title, facts: Vec::new(), quote: Vec::new(), links: Vec::new() },
    }
}

fn of_lead(title: String, lead: &Lead, site_origin: &str) -> Notice {
    let texts = &TEXTS.sales;
    let (mut quote, is_cut) = excerpt(&lines(lead.message()), SHOWN_OCTETS);
    quote.extend(is_cut.then(|| ELLIPSIS.to_owned()));
    let who = format!("{} ({})", lead.shown_name(), line(&lead.shown_email()));
    let about = subject_of(lead).map(|about| format!("{}: {about}", texts.about));
    let until = format!("{}: {}", texts.answer_by, german_short(lead.answer_by()));
    let encoded = |text: &str| utf8_percent_encode(text, AS_IT_IS).to_string();
    let subject = with_reference(&TEXTS.hook.reply, lead.reference().as_str());
    Notice {
        title,
        facts: [Some(who), about, Some(until)].into_iter().flatten().collect(),
        quote,
        links: vec![
            (&texts.answer, format!("mailto:{}?subject={}", encoded(&lead.mailbox()), encoded(&subject))),
            (&texts.mark, answered_page(site_origin, lead.reference())),
        ],
    }
}

/// <https://docs.slack.dev/messaging/formatting-message-text#escaping>: with these three neither a mention nor a link behind other
/// words begins.
fn escaped_for_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use contract::{ContactForm, HookEvent};
    use jiff::Timestamp;

    use super::{Subject, Told, slack, teams};
    use crate::table::lead::Lead;
    use crate::table::reference::Reference;
    use crate::table::verdict::Judgement;

    fn received(change: impl FnOnce(&mut ContactForm)) -> Told {
        let mut form = ContactForm {
            first_name: "Erika".into(),
            last_name: "Mustermann".into(),
            email: "erika@visitor.example".into(),
            phone: Some("0721 1234567".into()),
            message: "Wie geht das?\nUnd wann?".into(),
            ..ContactForm::default()
        };
        change(&mut form);
        let reference = Reference::parse("K7QM-4TXR").unwrap();
        let lead = Lead::from_form(
            &form,
            reference.clone(),
            Judgement::default(),
            String::new(),
            "2026-11-27T15:12:00Z".parse().unwrap(),
        );
        let at = Some(Timestamp::UNIX_EPOCH);
        Told { event: HookEvent::LeadReceived, reference, at, subject: Subject::Lead(Box::new(lead)) }
    }

    fn text_of_slack(told: &Told) -> String {
        slack(told, "https://example.org")["text"].as_str().unwrap().to_owned()
    }

    #[test]
    fn a_channel_reads_who_wrote_what_until_when_and_how_to_reply() {
        let text = text_of_slack(&received(|_| ()));
        let expected = "*Neue Kontaktanfrage K7QM-4TXR*\nErika Mustermann (erika@visitor.example)\nAntworte bis: Sa 16:00\n> Wie geht das?\n> Und wann?\n<mailto:erika@visitor.example?subject=Deine%20Anfrage%20K7QM-4TXR|Antworten> · <https://example.org/api/leads/answered?lead=K7QM-4TXR|Als beantwortet oder als Spam markieren>";
        assert_eq!(text, expected);
        let card = teams(&received(|_| ()), "https://example.org");
        let body = card["attachments"][0]["content"]["body"].as_array().unwrap();
        assert_eq!(body[0]["inlines"][0]["text"], "Neue Kontaktanfrage K7QM-4TXR");
        assert_eq!(body[5]["text"], "[Antworten](mailto:erika@visitor.example?subject=Deine%20Anfrage%20K7QM-4TXR)");
    }

    #[test]
    fn a_visitors_words_become_neither_a_mention_nor_a_link_behind_other_words() {
        let told = received(|form| {
            form.first_name = "<!channel>".into();
            form.message = "<https://evil.example|Antworten> & <@U1> [x](https://evil.example)".into();
            form.email = "a|b>)<c@visitor.example".into();
        });
        let text = text_of_slack(&told);
        let ours = |mark: char| text.matches(mark).count();
        assert_eq!(
            (ours('<'), text.matches("|").count()),
            (2, 4),
            "two links of ours, and two bars among the words: {text}"
        );
        assert!(
            text.contains("&lt;!channel&gt;") && text.contains("mailto:a%7Cb%3E%29%3Cc@visitor.example?"),
            "{text}"
        );
        let card = teams(&told, "https://example.org").to_string();
        assert_eq!(card.matches(r#""type":"TextBlock""#).count(), 2, "only links of ours are read as Markdown: {card}");
        assert_eq!(card.matches(r"](mailto:a%7Cb%3E%29%3Cc@visitor.example?").count(), 1, "{card}");
    }

    #[test]
    fn a_long_message_is_shown_by_its_first_lines() {
        let text = text_of_slack(&received(|form| form.message = "Zeile voller Wörter\n".repeat(200)));
        assert!(text.len() < 1_600 && text.contains("\n> …\n"), "{text}");
    }

    #[test]
    fn an_erasure_asks_to_delete_what_was_made_of_it_and_names_nobody() {
        let reference = Reference::parse("K7QM-4TXR").unwrap();
        let told = Told { event: HookEvent::LeadErased, reference, at: None, subject: Subject::Reference };
        let text = text_of_slack(&told);
        assert!(text.contains("K7QM-4TXR") && text.contains("Löscht"), "{text}");
    }
}
