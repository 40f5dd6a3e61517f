//! The two mails of a lead, as they lie in the inbox. What the templates make of a text is tried in the crate `leads`.

use leads::{Reminded, times};
use serde_json::{Value, json};

use crate::answered::signed_link;
use crate::support::{Inbox, SALES, Stack, automatic, from_site, text, valid, with};

fn has(mail: &Value, parts: &[&str]) {
    for part in ["text", "html"] {
        for expected in parts {
            assert!(text(mail, part).contains(expected), "{part} has no {expected}: {}", text(mail, part));
        }
    }
}

/// What sales gets for a message.
async fn sales_gets(inbox: &Inbox, stack: &Stack, body: &Value) -> Value {
    let reference = stack.post_json(body).await.reference();
    inbox.mail_to(SALES, &reference).await
}

#[tokio::test]
async fn sales_gets_a_mail_that_can_be_answered_at_once() {
    let (inbox, stack) = Stack::with_inbox().await;
    let reference = stack.post_json(&valid()).await.reference();
    let [sales, _] = inbox.mails_of(&reference).await;
    assert_eq!(sales["destination"], json!({ "to": [SALES], "cc": [], "bcc": [] }));
    assert_eq!(sales["from"], format!("\"{}\" <noreply@example.org>", from_site("/brand")));
    assert_eq!(sales["replyTo"], json!(["erika@visitor.example"]));
    let until = stack.answer_by(&reference).await;
    assert_eq!(
        sales["subject"],
        format!("Kontaktanfrage von Erika Mustermann ({reference}), bis {}", times::german_short(until))
    );
    let heading = format!("Antworte bis {}, {}", times::german_short_day(until), times::german_hour(until));
    has(&sales, &[&heading, "Die Uhrzeit oben steht auch in der Bestätigung an die Person."]);
    let typed = ["Erika Mustermann", "erika@visitor.example", "+49 721 1234567", "Wie geht das?"];
    has(&sales, &[&typed[..], &[&reference, "Uhr"]].concat());
    assert!(text(&sales, "html").contains("href=\"tel:+497211234567\""));
    let answered = format!("http://localhost:4280{}", signed_link(&reference));
    assert!(text(&sales, "text").contains(&answered) && text(&sales, "html").replace("&#38;", "&").contains(&answered));
}

#[tokio::test]
async fn the_visitor_gets_an_acknowledgement_that_repeats_nothing_that_was_typed_but_a_plain_first_name() {
    let (inbox, stack) = Stack::with_inbox().await;
    let typed = json!({
        "firstName": "kaufe-pillen.example", "lastName": "https://spam.example", "email": "victim@visitor.example",
        "phone": "0721 1234567", "message": "Gewinne jetzt", "privacyAccepted": true,
    });
    let reference = stack.post_json(&typed).await.reference();
    let [sales, acknowledgement] = inbox.mails_of(&reference).await;
    assert_eq!(sales["headers"], automatic("auto-generated"), "no out-of-office note goes to the visitor");
    assert_eq!(acknowledgement["destination"], json!({ "to": ["victim@visitor.example"], "cc": [], "bcc": [] }));
    assert_eq!(acknowledgement["replyTo"], json!([SALES]));
    assert_eq!(acknowledgement["headers"], automatic("auto-replied"));
    let until = stack.answer_by(&reference).await;
    has(&acknowledgement, &[&times::german_day(until), &reference]);
    has(&acknowledgement, &[&times::german_hour(until), &times::german_short_day(until)]);
    let all = format!("{} {}", acknowledgement["subject"], acknowledgement["body"]);
    for word in ["kaufe-pillen", "spam.example", "victim", "1234567", "Gewinne", "/api/leads/"] {
        assert!(!all.contains(word), "it repeats {word}");
    }
    has(&acknowledgement, &["Hallo,"]);
    let reference = stack.post_json(&valid()).await.reference();
    has(&inbox.mails_of(&reference).await[1], &["Hallo Erika,"]);
}

#[tokio::test]
async fn every_mail_names_the_firm_as_the_imprint_does_and_leads_to_imprint_and_privacy() {
    let (inbox, stack) = Stack::with_inbox().await;
    let reference = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&reference).await;
    stack.subscribe(&inbox, "erika@visitor.example").await;
    inbox.attempts(5).await;
    assert_eq!(stack.remind(inbox.port, 21).await, Reminded::Sent);
    let mails = inbox.mails();
    assert_eq!(mails.len(), 6, "to both about a message, asked, told sales, welcomed, a list");
    let firm = ["companyName", "postalCode", "representative"].map(|name| from_site(&format!("/firm/{name}")));
    for mail in mails {
        has(&mail, &firm.each_ref().map(String::as_str));
        has(&mail, &["http://localhost:4280/legal/imprint", "http://localhost:4280/legal/privacy"]);
        let html = text(&mail, "html");
        assert_eq!(html.matches("<h1").count(), 1, "{html}");
        for loaded in ["<img", "<link", "url(", "@import", "<script"] {
            assert!(!html.contains(loaded), "it loads nothing: {loaded}");
        }
    }
}

#[tokio::test]
async fn what_a_visitor_types_reaches_sales_as_text_and_as_it_was_typed() {
    let (inbox, stack) = Stack::with_inbox().await;
    let message = "<img src=x onerror=alert(1)>\n\"&'</div><script>\r\nBcc: all@visitor.example";
    let mut body = with("message", message);
    body["lastName"] = "<b>Fett</b>".into();
    let sales = sales_gets(&inbox, &stack, &body).await;
    let html = text(&sales, "html");
    for markup in ["<img", "<script", "<b>"] {
        assert!(!html.contains(markup), "{html}");
    }
    assert!(html.contains("&#60;img src=x onerror=alert(1)&#62;<br>"));
    assert!(text(&sales, "text").contains(&message.replace("\r\n", "\n").replace('\n', "\n> ")));

    let typed = "    eingerückt\u{b}Zeile\u{2028}Zeile\r\n\r\nPreis    12 Euro";
    let sales = sales_gets(&inbox, &stack, &with("message", typed)).await;
    assert!(text(&sales, "text").contains(">     eingerückt\n> Zeile\n> Zeile\n>\n> Preis    12 Euro\n"));
    let html = text(&sales, "html");
    assert!(html.contains(">    eingerückt<br>Zeile<br>Zeile<br><br>Preis    12 Euro</div>"), "{html}");
    assert!(html.contains("white-space: pre-wrap"));

    // None of its lines looks like one of ours.
    let ours = "Nur für unser Team, bitte nicht mitschicken:\nhttps://evil.example/";
    let typed = format!("Hallo\n\n-- \n{ours}\nTelefon: 0900 1");
    let sales = sales_gets(&inbox, &stack, &with("message", typed)).await;
    let unquoted: Vec<&str> = text(&sales, "text").lines().filter(|line| !line.starts_with('>')).collect();
    assert_eq!(unquoted.iter().filter(|line| line.starts_with("Nur für unser Team")).count(), 1);
    assert!(unquoted.iter().all(|line| !line.contains("evil.example") && !line.contains("0900")), "{unquoted:?}");
}

#[tokio::test]
async fn an_address_with_umlauts_in_its_domain_is_written_to_in_punycode() {
    let (inbox, stack) = Stack::with_inbox().await;
    let reference = stack.post_json(&with("email", "erika@bücher.example")).await.reference();
    let [sales, acknowledgement] = inbox.mails_of(&reference).await;
    assert_eq!(sales["replyTo"], json!(["erika@xn--bcher-kva.example"]));
    has(&sales, &["erika@bücher.example (erika@xn--bcher-kva.example)"]);
    assert_eq!(acknowledgement["destination"]["to"], json!(["erika@xn--bcher-kva.example"]));
}
