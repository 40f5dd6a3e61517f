//! What a data subject may ask for.

use std::future::poll_fn;
use std::task::Poll;

use http::StatusCode;
use serde_json::Value;

use crate::run::on;
use crate::support::{SALES, Stack, free_port, text, token, valid, with};

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
    let pasted = "\"Mustermann, Erika\" <ERIKA@bücher.example>;";
    for command in [&["subject", "export"][..], &["subject", "erase", "--dry-run"], &["list", "--text"]] {
        let found = on(&stack, &[command, &[pasted]].concat()).await;
        let says = [found.stdout, found.stderr].concat();
        assert_eq!(
            (found.code, says.contains(&first) || says.contains("would erase")),
            (Some(0), true),
            "{command:?}: {says}"
        );
    }
    for none in ["Erika", "erika@", "erika@bücher", "erika@bücher.example other@visitor.example", "Erika <>"] {
        let refused = on(&stack, &["subject", "export", none]).await;
        assert_eq!(refused.code, Some(2), "{none}");
        assert!(refused.stderr.contains("no e-mail address such as name@example.org"), "{}", refused.stderr);
    }
}

#[tokio::test]
async fn a_withdrawal_that_came_by_mail_ends_all_of_the_address_and_keeps_the_evidence() {
    let (inbox, stack) = Stack::with_inbox().await;
    let email = "erika@visitor.example";
    let [_, link] = stack.subscribe(&inbox, email).await;
    stack.subscribe(&inbox, "other@visitor.example").await;
    stack.until_no_mail_is_due().await;
    let (reference, _) = link.split_once('.').expect("a reference");
    let before = stack.items().await;
    let tried = on(&stack, &["withdraw", "--dry-run", email]).await;
    assert_eq!((tried.code, tried.stdout), (Some(0), format!("{reference} would end\n")));
    assert_eq!(stack.items().await, before, "a dry run changes nothing");

    let withdrawn = on(&stack, &["withdraw", "mailto:Erika@Visitor.example"]).await;
    assert_eq!(
        (withdrawn.code, withdrawn.stdout),
        (Some(0), format!("{reference} is ended\n")),
        "{}",
        withdrawn.stderr
    );
    let signups = stack.signups().await;
    let of = |email: &str| signups.iter().find(|signup| signup["email"]["S"] == email).expect("it is kept");
    for evidence in ["withdrawnAt", "confirmedAt", "consentDigest", "confirmationMailId", "expiresAt"] {
        assert!(of(email)[evidence].is_object(), "{evidence}: {}", of(email));
    }
    assert!(of("other@visitor.example").get("withdrawnAt").is_none());
    assert!(text(&inbox.mail_to(SALES, "Nicht mehr anschreiben").await, "text").contains(email));
    stack.click("/api/signup/unsubscribe", format!("token={link}")).await.leads_to("/signup/unsubscribed");
    let again = on(&stack, &["withdraw", email]).await;
    assert_eq!(again.code, Some(3));
    assert!(again.stderr.contains("no confirmed sign-up"), "{}", again.stderr);
    stack.sign_up(email).await;
    inbox.nth_mail(3, "Noch zwei Klicks").await;
    stack.until_no_mail_is_due().await;
    let ended =
        |mail: &&Value| mail["subject"].as_str().is_some_and(|subject| subject.contains("Nicht mehr anschreiben"));
    assert_eq!(inbox.mails().iter().filter(ended).count(), 1, "sales gets one mail");
}

#[tokio::test]
async fn an_erasure_that_is_cut_off_anywhere_is_written_down_and_ends_when_it_is_run_again() {
    let (inbox, stack) = Stack::with_inbox().await;
    let store = stack.store();
    let (mut cut, mut ended) = (1, false);
    while !ended {
        let email = format!("erika{cut}@visitor.example");
        stack.subscribe(&inbox, &email).await;
        stack.post_json(&with("email", email.as_str())).await;
        stack.until_no_mail_is_due().await;
        let records = store.subject_records(&email).await.expect("the table answers");
        let recorded = async || stack.items().await.iter().filter(|item| item["sk"]["S"] == "ERASURE").count();
        let before = recorded().await;
        let mut erasing = Box::pin(records.erase(&store));
        let mut polled = 0;
        // Killed at this wait.
        ended = poll_fn(|context| {
            if polled == cut {
                return Poll::Ready(false);
            }
            polled += 1;
            erasing.as_mut().poll(context).map(|ended| ended.map(|()| true).expect("the table answers"))
        })
        .await;
        drop(erasing);
        let left = store.subject_records(&email).await.expect("the table answers").len();
        assert!(left == records.len() || recorded().await > before, "it is written down first");
        // Exit code 3 where the last one was under way and is gone, too.
        let again = on(&stack, &["subject", "erase", &email]).await;
        assert!([Some(0), Some(3)].contains(&again.code), "cut off after {cut}: {}", again.stderr);
        let left: Vec<_> = stack.items().await.into_iter().map(|item| item["sk"]["S"].clone()).collect();
        let kinds = ["CONTACT", "SIGNUP", "SUBSCRIPTION"];
        assert!(
            !left.iter().any(|kind| kind.as_str().is_none_or(|kind| kinds.contains(&kind) || kind.contains("MAIL#"))),
            "cut off after {cut}: {left:?}"
        );
        cut += 9;
    }
    assert!(cut > 20, "there are waits to be cut off at");
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
    let [token, unsubscribe] = stack.subscribe(&inbox, "erika@visitor.example").await;
    stack.until_no_mail_is_due().await;
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
    page.is_page(200, "Dieser Eintrag ist gelöscht");
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
    inbox.nth_mail(2, "Noch zwei Klicks").await;
}

#[tokio::test]
async fn an_address_that_only_a_mail_to_sales_still_carries_is_found_and_erased() {
    let (inbox, stack) = Stack::with_inbox().await;
    stack.try_out("erika@visitor.example").await;
    let confirm = token(&inbox.mail_to("erika@visitor.example", "Noch zwei Klicks").await);
    stack.click("/api/signup/confirm", format!("token={confirm}")).await;
    let unsubscribe = token(&inbox.mail_to("erika@visitor.example", "ist bestätigt").await);
    stack.until_no_mail_is_due().await;
    let stack = stack.restarted(free_port()).await;
    stack
        .click("/api/signup/unsubscribe", format!("token={unsubscribe}"))
        .await
        .is_page(200, "Dieser Eintrag ist gelöscht");

    let exported = on(&stack, &["subject", "export", "erika@visitor.example"]).await;
    assert!(exported.stdout.contains("signupEndedMail"), "{}", exported.stdout);
    let erased = on(&stack, &["subject", "erase", "erika@visitor.example"]).await;
    assert_eq!(erased.code, Some(0), "{}", erased.stderr);
    let table = Value::from(stack.items().await).to_string();
    assert!(!table.contains("erika@visitor.example"), "the table still holds the address: {table}");
}
