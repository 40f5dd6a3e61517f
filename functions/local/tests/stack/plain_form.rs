//! The form without JavaScript.

use http::{Request, StatusCode};

use crate::support::{FORM, Stack};

const VALID: &str =
    "firstName=Erika&lastName=Mustermann&email=erika%40visitor.example&message=Hallo&privacyAccepted=on";

#[tokio::test]
async fn a_valid_form_ends_on_the_thank_you_page_with_its_reference() {
    let stack = Stack::without_mail().await;
    let answer = stack.post(FORM, VALID).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let address = answer.header("location").to_owned();
    let reference = address.strip_prefix("/api/contact?reference=").expect("the page").to_owned();
    assert_eq!(stack.leads().await[0]["reference"]["S"], reference);
    assert_eq!(stack.post(FORM, VALID).await.header("location"), answer.header("location"), "a double click");
    let page = stack.open(&address).await;
    page.is_page(200, "Danke, deine Nachricht ist da");
    page.has(&[
        "Notier dir diese Vorgangsnummer",
        &format!("<p class=\"keep\">{reference}</p>"),
        "Als Nächstes liest ein Mensch deine Nachricht.",
    ]);
    page.has(&["<a class=\"button\" href=\"/tools/matchday/\">"]);
}

#[tokio::test]
async fn a_wrong_form_gets_a_page_that_links_each_wrong_field_and_keeps_what_was_typed() {
    let stack = Stack::without_mail().await;
    let body = "firstName=%22%3E%3Cscript%3E&lastName=&email=x&phone=0721+12&message=a%0D%0Ab%3C%2Ftextarea%3E&idempotencyKey=k%22";
    let answer = stack.post(FORM, body).await;
    answer.is_page(422, "Bitte prüfe deine Angaben");
    for (field, sentence) in [
        ("lastName", "Bitte gib deinen Nachnamen ein."),
        ("email", "Bitte gib eine gültige E-Mail-Adresse ein."),
        ("phone", "Bitte gib eine gültige Telefonnummer ein."),
        ("privacyAccepted", "Bitte bestätige unsere Datenschutzerklärung"),
    ] {
        assert!(answer.body.contains(&format!("<a href=\"#{field}\">{sentence}</a>")), "{field} in the summary");
        assert!(answer.body.contains(&format!("id=\"{field}\"")), "{field} is there to be linked to");
        assert!(answer.body.contains(&format!("id=\"{field}-error\">{sentence}")), "{field} has its sentence");
    }
    answer.has_none(&["href=\"#firstName\""]);
    let long = stack.post(FORM, VALID.replace("Erika", &"x".repeat(101))).await;
    long.has(&["<a href=\"#firstName\">Das ist zu lang.", "name=\"privacyAccepted\" value=\"on\"", " checked"]);
    long.has(&["<a href=\"/legal/privacy\">"]);
    answer.has(&[
        "value=\"&#34;&#62;&#60;script&#62;\"",
        "a\r\nb&#60;/textarea&#62;</textarea>",
        "name=\"idempotencyKey\" value=\"k&#34;\"",
        "<form method=\"post\" action=\"/api/contact\">",
    ]);
    assert!(stack.items().await.is_empty());
}

#[tokio::test]
async fn a_changed_form_with_a_used_key_can_be_sent_from_the_page_as_a_new_one() {
    let stack = Stack::without_mail().await;
    let post = async |body: String| {
        let request = Request::post("/").header("content-type", FORM);
        stack.send(request.header("cloudfront-viewer-address", "198.51.100.7:40000"), body).await
    };
    post(format!("{VALID}&idempotencyKey=k")).await;
    let answer = post(format!("{}&idempotencyKey=k", VALID.replace("Hallo", "Anders"))).await;
    answer.is_page(409, "Diese Nachricht hast du schon abgeschickt");
    assert!(answer.body.contains("Anders</textarea>") && !answer.body.contains("idempotencyKey"));
}

#[tokio::test]
async fn a_text_that_is_far_too_long_is_kept_in_the_form() {
    let stack = Stack::without_mail().await;
    let message = "ü".repeat(40_000);
    let answer = stack.post(FORM, VALID.replace("Hallo", &message)).await;
    answer.is_page(413, "Deine Nachricht ist zu lang");
    assert!(answer.body.contains(&format!("{message}</textarea>")) && answer.body.contains("value=\"Erika\""));
    let answer = stack.post(FORM, format!("message={}", "x".repeat(1_000_000))).await;
    answer.is_page(413, "Deine Nachricht ist zu lang");
    assert!(stack.items().await.is_empty());
}
