//! What a data subject may ask for.

use http::StatusCode;
use serde_json::Value;

use crate::run::on;
use crate::support::{Stack, free_port, text, valid, with};

#[tokio::test]
async fn a_data_subject_gets_everything_about_the_address_however_it_is_spelled_and_nothing_else() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&with("email", "Erika@Bücher.example")).await.reference();
    let second = stack.post_json(&with("email", "erika@xn--bcher-kva.example")).await.reference();
    stack.post_json(&with("email", "other@visitor.example")).await;

    let exported = on(&stack, &["subject", "export", "ERIKA@bücher.example"]).await;
    assert_eq!(exported.code, Some(0), "{}", exported.stderr);
    let records: Vec<Value> = serde_json::from_str(&exported.stdout).expect("JSON");
    let leads: Vec<&Value> = records.iter().filter(|record| record["sk"] == "CONTACT").collect();
    let mut references: Vec<&str> = leads.iter().filter_map(|lead| lead["reference"].as_str()).collect();
    references.sort_unstable();
    let mut expected = [first.as_str(), &second];
    expected.sort_unstable();
    assert_eq!(references, expected);
    assert!(leads.iter().all(|lead| lead["message"] == "Wie geht das?"));
    assert!(!exported.stdout.contains("other@visitor.example"));
    assert_eq!(on(&stack, &["subject", "export", "nobody@visitor.example"]).await.code, Some(3));
}

#[tokio::test]
async fn erasing_leaves_nothing_of_the_person_no_reference_and_a_record_that_names_nobody() {
    let (_inbox, stack) = Stack::with_inbox().await;
    let mut typed = valid();
    typed["email"] = "Erika.Geheim@visitor.example".into();
    typed["lastName"] = "Sonderbar".into();
    typed["message"] = "Nur für euch".into();
    let erased_reference = stack.post_json(&typed).await.reference();
    let kept = stack.post_json(&with("email", "other@visitor.example")).await.reference();
    stack.until_no_mail_is_due().await;

    let tried = on(&stack, &["subject", "erase", "erika.geheim@visitor.example", "--dry-run"]).await;
    assert_eq!(tried.code, Some(0), "{}", tried.stderr);
    assert_eq!(stack.leads().await.len(), 2, "a dry run changes nothing");

    let erased = on(&stack, &["subject", "erase", "erika.geheim@visitor.example"]).await;
    assert_eq!(erased.code, Some(0), "{}", erased.stderr);
    let items = stack.items().await;
    let table = Value::from(items.clone()).to_string().to_lowercase();
    for left in ["geheim", "sonderbar", "nur für euch", &erased_reference.to_lowercase()] {
        assert!(!table.contains(left), "the table still holds {left}: {table}");
    }
    assert!(table.contains(&kept.to_lowercase()), "nobody else's data is erased");
    let record = items.iter().find(|item| item["sk"]["S"] == "ERASURE").expect("a record of the erasure");
    assert!(record["erasedAt"]["S"].is_string() && record["expiresAt"]["N"].is_string());
    assert!(record["records"]["N"].as_str().is_some_and(|count| count.parse::<usize>().is_ok_and(|count| count >= 1)));
    assert_eq!(on(&stack, &["subject", "erase", "erika.geheim@visitor.example"]).await.code, Some(3));
}

#[tokio::test]
async fn erasing_a_sign_up_leaves_the_address_free_to_sign_up_again() {
    let (inbox, stack) = Stack::with_inbox().await;
    stack.sign_up("erika@visitor.example").await;
    let mail = inbox.mail_to("erika@visitor.example", "Noch ein Klick").await;
    let token = text(&mail, "text").split_whitespace().find_map(|word| word.split_once("token=")).expect("a link").1;
    stack.click("/api/signup/confirm", format!("token={token}")).await;
    stack.until_no_mail_is_due().await;
    let welcome = inbox.mail_to("erika@visitor.example", "ist bestätigt").await;
    let unsubscribe =
        text(&welcome, "text").split_whitespace().find_map(|word| word.split_once("token=")).expect("a link").1;
    let exported = on(&stack, &["subject", "export", "erika@visitor.example"]).await;
    for attribute in ["confirmedAt", "consentVersion", "requestedFrom"] {
        assert!(exported.stdout.contains(attribute), "{attribute}: {}", exported.stdout);
    }

    let erased = on(&stack, &["subject", "erase", "erika@visitor.example"]).await;
    assert_eq!(erased.code, Some(0), "{}", erased.stderr);
    let left: Vec<_> = stack.items().await.into_iter().map(|item| item["sk"]["S"].clone()).collect();
    assert!(!left.iter().any(|kind| kind == "SIGNUP" || kind == "SUBSCRIPTION" || kind == "KEY"), "{left:?}");

    let one_click = format!("/api/signup/unsubscribe?token={unsubscribe}");
    let button = format!("token={unsubscribe}");
    let page = stack.click("/api/signup/unsubscribe", button.clone()).await;
    page.is_page(200, "Deine Anmeldung ist gelöscht");
    assert_eq!(stack.click(&one_click, "List-Unsubscribe=One-Click").await.status, StatusCode::OK);
    // Neither who knows a reference nor who has the other link of that sign-up hears that there was one.
    let (reference, _) = unsubscribe.split_once('.').expect("a reference");
    for other in [
        button.replace(reference, "2222-2222"),
        format!("token={reference}.{}", "A".repeat(43)),
        format!("token={token}"),
    ] {
        stack.click("/api/signup/unsubscribe", other).await.is_page(404, "Diesen Link kennen wir nicht");
    }

    stack.sign_up("erika@visitor.example").await;
    inbox.nth_mail(2, "Noch ein Klick").await;
}

#[tokio::test]
async fn an_address_that_only_a_mail_to_sales_still_carries_is_found_and_erased() {
    let (inbox, stack) = Stack::with_inbox().await;
    let token_in = |mail: &Value| {
        let (_, token) =
            text(mail, "text").split_whitespace().find_map(|word| word.split_once("token=")).expect("a link");
        format!("token={token}")
    };
    stack.try_out("erika@visitor.example").await;
    let confirm = token_in(&inbox.mail_to("erika@visitor.example", "Noch ein Klick").await);
    stack.click("/api/signup/confirm", confirm).await;
    let unsubscribe = token_in(&inbox.mail_to("erika@visitor.example", "ist bestätigt").await);
    stack.until_no_mail_is_due().await;
    let stack = stack.restarted(free_port()).await;
    stack.click("/api/signup/unsubscribe", unsubscribe).await.is_page(200, "Deine Anmeldung ist gelöscht");

    let exported = on(&stack, &["subject", "export", "erika@visitor.example"]).await;
    assert!(exported.stdout.contains("signupEndedMail"), "{}", exported.stdout);
    let erased = on(&stack, &["subject", "erase", "erika@visitor.example"]).await;
    assert_eq!(erased.code, Some(0), "{}", erased.stderr);
    let table = Value::from(stack.items().await).to_string();
    assert!(!table.contains("erika@visitor.example"), "the table still holds the address: {table}");
}
