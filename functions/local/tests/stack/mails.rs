//! The two mails of a lead, as they lie in the inbox.

use serde_json::{Value, json};

use crate::support::{Inbox, SALES, Stack, valid, with};

fn text<'a>(mail: &'a Value, part: &str) -> &'a str {
    mail["body"][part].as_str().unwrap_or_default()
}

#[tokio::test]
async fn sales_gets_a_mail_that_can_be_answered_at_once() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let reference = stack.post_json(&valid()).await.reference();
    let [sales, _] = inbox.mails_of(&reference).await;
    assert_eq!(sales["destination"]["to"], json!([SALES]));
    assert_eq!(sales["replyTo"], json!(["erika@visitor.example"]));
    assert_eq!(sales["subject"], format!("Kontaktanfrage {reference}"));
    for part in ["text", "html"] {
        for expected in [
            "Erika Mustermann",
            "erika@visitor.example",
            "+49 721 1234567",
            "0721 1234567",
            "Wie geht das?",
            &reference,
            "Uhr",
        ] {
            assert!(text(&sales, part).contains(expected), "{part} has no {expected}");
        }
    }
    assert!(text(&sales, "html").contains("href=\"tel:+497211234567\""));
}

#[tokio::test]
async fn sales_reads_first_what_a_message_is_about_and_what_is_not_of_the_site_is_left_out() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for (about, interval, line) in [
        (json!("club"), json!("yearly"), Some("Es geht um: Plan Club, jährlich")),
        (json!("/devices/self-service/"), json!(null), Some("Es geht um: Selbstbedienung (/devices/self-service/)")),
        (json!("/pricing/"), json!("sometimes"), Some("Es geht um: Preise (/pricing/)")),
        (json!("<script>"), json!("yearly"), None),
        (json!(["club"]), json!(7), None),
    ] {
        let mut body = with("message", about.to_string());
        body["about"] = about.clone();
        body["interval"] = interval;
        let reference = stack.post_json(&body).await.reference();
        let sales = inbox.mail_to(SALES, &reference).await;
        let first = line.unwrap_or("Neue Kontaktanfrage");
        assert!(text(&sales, "text").starts_with(first), "{}", text(&sales, "text"));
        let html = text(&sales, "html");
        assert_eq!(html.contains("Es geht um"), line.is_some(), "{html}");
        let stored = &stack.lead(&reference).await["about"]["S"];
        assert_eq!(line.is_some(), *stored == about, "{stored}");
    }
}

#[tokio::test]
async fn the_visitor_gets_an_acknowledgement_that_repeats_nothing_that_was_typed() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let typed = json!({
        "firstName": "Kaufe-Pillen", "lastName": "https://spam.example", "email": "victim@visitor.example",
        "phone": "0721 1234567", "message": "Gewinne jetzt", "privacyAccepted": true,
    });
    let reference = stack.post_json(&typed).await.reference();
    let [_, acknowledgement] = inbox.mails_of(&reference).await;
    assert_eq!(acknowledgement["destination"]["to"], json!(["victim@visitor.example"]));
    assert_eq!(acknowledgement["replyTo"], json!([SALES]));
    assert_eq!(acknowledgement["headers"], json!([{ "name": "Auto-Submitted", "value": "auto-replied" }]));
    for part in ["text", "html"] {
        let body = text(&acknowledgement, part);
        assert!(body.contains("innerhalb von 24 Stunden") && body.contains(&reference), "{body}");
        for word in ["Kaufe-Pillen", "spam.example", "victim", "1234567", "Gewinne"] {
            assert!(!body.contains(word), "the {part} part repeats {word}");
        }
    }
    assert!(!acknowledgement["subject"].as_str().expect("a subject").contains("Kaufe"));
}

#[tokio::test]
async fn markup_in_a_message_reaches_sales_as_text() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let message = "<img src=x onerror=alert(1)>\n\"&'</div><script>";
    let mut body = with("message", message);
    body["lastName"] = "<b>Fett</b>".into();
    let reference = stack.post_json(&body).await.reference();
    let [sales, _] = inbox.mails_of(&reference).await;
    let html = text(&sales, "html");
    for markup in ["<img", "<script", "<b>"] {
        assert!(!html.contains(markup), "{html}");
    }
    assert!(html.contains("&#60;img src=x onerror=alert(1)&#62;<br>"));
    assert!(text(&sales, "text").contains(&message.replace('\n', "\n> ")));
}

#[tokio::test]
async fn no_text_of_a_visitor_reaches_a_header() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for (field, value) in [
        ("firstName", "Erika\r\nBcc: all@visitor.example"),
        ("lastName", "M\nSubject: x"),
        ("email", "erika@visitor.example\r\nBcc: all@visitor.example"),
        ("email", "erika@visitor.example,all@visitor.example"),
        ("email", "\"x\" <erika@visitor.example>"),
    ] {
        assert_eq!(stack.post_json(&with(field, value)).await.status.as_u16(), 422, "{value:?}");
    }
    let message = "Subject: Geld\r\nBcc: all@visitor.example\r\n\r\nHallo";
    let reference = stack.post_json(&with("message", message)).await.reference();
    let [sales, acknowledgement] = inbox.mails_of(&reference).await;
    assert_eq!(sales["subject"], format!("Kontaktanfrage {reference}"));
    for mail in [&sales, &acknowledgement] {
        assert_eq!((&mail["destination"]["cc"], &mail["destination"]["bcc"]), (&json!([]), &json!([])));
    }
    assert_eq!(inbox.mails().await.len(), 2);
}

#[tokio::test]
async fn an_address_with_umlauts_in_its_domain_is_written_to_in_punycode() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let reference = stack.post_json(&with("email", "erika@bücher.example")).await.reference();
    let [sales, acknowledgement] = inbox.mails_of(&reference).await;
    assert_eq!(sales["replyTo"], json!(["erika@xn--bcher-kva.example"]));
    for part in ["text", "html"] {
        assert!(
            text(&sales, part).contains("erika@bücher.example (erika@xn--bcher-kva.example)"),
            "what is shown is where it goes"
        );
    }
    assert_eq!(acknowledgement["destination"]["to"], json!(["erika@xn--bcher-kva.example"]));
}

#[tokio::test]
async fn sales_reads_a_message_as_it_was_typed() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let typed = "    eingerückt\u{b}Zeile\u{2028}Zeile\r\n\r\nPreis    12 Euro";
    let reference = stack.post_json(&with("message", typed)).await.reference();
    let [sales, _] = inbox.mails_of(&reference).await;
    assert!(text(&sales, "text").contains(">     eingerückt\n> Zeile\n> Zeile\n>\n> Preis    12 Euro\n"));
    let html = text(&sales, "html");
    assert!(html.contains(">    eingerückt<br>Zeile<br>Zeile<br><br>Preis    12 Euro</div>"), "{html}");
    assert!(html.contains("white-space: pre-wrap"));
}

#[tokio::test]
async fn sales_reads_a_telephone_number_as_it_was_typed_and_its_meaning_only_where_that_is_certain() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for (typed, shown, link) in [
        ("0721 12345 DW 12", "+49 721 12345, Durchwahl 12", Some("tel:+4972112345;ext=12")),
        ("49 721 12345", "49 721 12345", None),
        ("044 668 18 00", "044 668 18 00", None),
    ] {
        let answer = stack.post_json(&with("phone", typed)).await;
        let reference = answer.reference();
        let [sales, _] = inbox.mails_of(&reference).await;
        for part in ["text", "html"] {
            assert!(text(&sales, part).contains(shown) && text(&sales, part).contains(typed), "{typed}");
        }
        let html = text(&sales, "html");
        assert_eq!(html.contains("tel:"), link.is_some(), "{typed}");
        assert!(link.is_none_or(|link| html.contains(link)), "{html}");
    }
}
