//! Verdicts: what holds a submission, and what follows from it.

use http::{Request, StatusCode};
use serde_json::{Value, json};

use crate::support::{Answer, FORM, Inbox, JSON, Stack, proof, proof_that_ends, until, valid, with, with_proof};

const SOMEBODY: &str = "198.51.100.7:40000";

/// A message that differs from every other one, so that none is taken for a repetition.
fn numbered(number: usize) -> Value {
    with("message", format!("Nachricht {number}"))
}

async fn post_from(stack: &Stack, viewer: &str, body: &Value) -> Answer {
    let request = Request::post("/").header("content-type", JSON).header("cloudfront-viewer-address", viewer);
    stack.send(request, with_proof(body).to_string()).await
}

async fn verdict_of(stack: &Stack, answer: &Answer) -> (String, String) {
    let leads = stack.leads().await;
    let lead = leads.iter().find(|lead| lead["reference"]["S"] == answer.reference()).expect("the lead");
    let text = |name: &str| lead[name]["S"].as_str().unwrap_or_default().to_owned();
    (text("verdict"), text("doubt"))
}

/// Counters start anew every ten minutes, every hour and every day (UTC), which all begin with ten minutes: a test that
/// counts waits for the next ones when these are nearly over.
async fn counting_goes_on() {
    const WINDOW: u64 = 600;
    const TEST: u64 = 60;
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("a clock past 1970").as_secs();
    let left = WINDOW - now % WINDOW;
    if left < TEST {
        tokio::time::sleep(std::time::Duration::from_secs(left + 1)).await;
    }
}

fn pair(verdict: &str, doubt: &str) -> (String, String) {
    (verdict.to_owned(), doubt.to_owned())
}

#[tokio::test]
async fn a_filled_honeypot_without_a_proof_is_answered_like_success_stored_for_30_days_and_leads_to_no_mail() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let mut filled = with("leaveEmpty", "https://spam.example");
    filled["proof"] = "nonsense".into();
    let answer = stack.post_json(&filled).await;
    assert_eq!(answer.status, StatusCode::ACCEPTED);
    assert_eq!(verdict_of(&stack, &answer).await, pair("spam", ""));
    let spam = stack.leads().await.remove(0);
    let seconds = |lead: &Value| {
        let created: jiff::Timestamp = lead["createdAt"]["S"].as_str().expect("a time").parse().expect("a time");
        lead["expiresAt"]["N"].as_str().expect("a time").parse::<i64>().expect("a number") - created.as_second()
    };
    assert_eq!(seconds(&spam), 30 * 24 * 60 * 60);

    let plain = "firstName=E&lastName=M&email=e%40visitor.example&message=x&privacyAccepted=on&leaveEmpty=x";
    let answer = stack.post(FORM, plain).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "a person, or a program that plays one, sees success too");

    // The stream keeps the order: once a later lead's mails are there, those of the spam would be too.
    let later = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&later).await;
    assert_eq!(inbox.mails().await.len(), 2);
}

#[tokio::test]
async fn a_filled_honeypot_with_a_good_proof_is_held_for_a_person_and_answered_as_if_it_were_empty() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let empty = stack.post_json(&valid()).await;
    for (number, name) in ["leaveEmpty", "website"].into_iter().enumerate() {
        let mut body = numbered(number);
        body[name] = "https://verein.example".into();
        let answer = stack.post_json(&body).await;
        assert_eq!((answer.status, &answer.json()["next"]), (StatusCode::ACCEPTED, &empty.json()["next"]), "{name}");
        assert_eq!(verdict_of(&stack, &answer).await, pair("held", "honeypot"), "{name}");
        let mail = inbox.mail_to("sales@example.org", &answer.reference()).await;
        assert_eq!(mail["subject"], format!("[Prüfen] Kontaktanfrage {}", answer.reference()));
        assert!(mail["body"]["text"].as_str().is_some_and(|text| text.contains("verstecktes Feld")));
    }
    let clean = stack.post_json(&numbered(9)).await.reference();
    inbox.mails_of(&clean).await;
    assert_eq!(inbox.mails().await.len(), 6, "two of each clean lead, one to sales of each held one");
}

#[tokio::test]
async fn the_answer_says_what_happens_next_by_the_proof_and_the_source_alone() {
    counting_goes_on().await;
    let stack = Stack::without_mail().await;
    let next = async |body: &Value| stack.post_json(body).await.json()["next"].clone();
    for (number, proof) in
        [Value::Null, "nonsense".into(), proof_that_ends(1_000_000_000).into()].into_iter().enumerate()
    {
        let mut body = numbered(number);
        body["proof"] = proof;
        assert_eq!(next(&body).await, "review", "{body}");
        body["leaveEmpty"] = "x".into();
        assert_eq!(next(&body).await, "review", "{body}");
    }
    let (mut repeated, again) = (numbered(10), numbered(10));
    assert_eq!(next(&repeated).await, "mail");
    repeated["proof"] = Value::Null;
    assert_eq!([next(&repeated).await, next(&again).await], ["mail", "mail"], "a repetition is answered as before");
    for number in 11..=17 {
        let answer = post_from(&stack, SOMEBODY, &numbered(number)).await;
        assert_eq!(answer.json()["next"], if number <= 15 { "mail" } else { "review" }, "{number}");
    }
}

#[tokio::test]
async fn without_a_good_proof_of_work_sales_gets_a_marked_mail_and_the_visitor_none() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for (number, (proof, doubt)) in [
        (Value::Null, "noProof"),
        ("".into(), "noProof"),
        ("nonsense".into(), "badProof"),
        (proof_that_ends(1_000_000_000).into(), "badProof"),
        (proof().replace('e', "f").into(), "badProof"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut body = numbered(number);
        body["proof"] = proof;
        let answer = stack.post_json(&body).await;
        assert_eq!(answer.status, StatusCode::ACCEPTED);
        assert_eq!(verdict_of(&stack, &answer).await, pair("held", doubt));
        let mail = inbox.mail_to("sales@example.org", &answer.reference()).await;
        assert_eq!(mail["subject"], format!("[Prüfen] Kontaktanfrage {}", answer.reference()));
        assert!(mail["body"]["text"].as_str().is_some_and(|text| text.contains("Nachweis gegen Spam")));
    }
    let clean = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&clean).await;
    assert_eq!(inbox.mails().await.len(), 7, "five marked ones and the two of the clean lead");
}

#[tokio::test]
async fn a_proof_of_work_is_good_for_one_submission() {
    let stack = Stack::without_mail().await;
    let proof = proof();
    let with_it = |number| {
        let mut body = numbered(number);
        body["proof"] = proof.clone().into();
        body
    };
    let (first, second) = (stack.post_json(&with_it(1)).await, stack.post_json(&with_it(2)).await);
    assert_eq!(verdict_of(&stack, &first).await, pair("clean", ""));
    assert_eq!(verdict_of(&stack, &second).await, pair("held", "badProof"));
    let again = stack.post_json(&with_it(1)).await;
    assert_eq!((again.reference(), again.header("idempotent-replayed")), (first.reference(), "true"));
    let sign_up = stack.post_to("/api/signup", &json!({ "email": "e@visitor.example", "proof": proof })).await;
    assert_eq!(sign_up.status, StatusCode::ACCEPTED);
    assert_eq!(stack.signups().await[0]["doubt"]["S"], "badProof", "nor for one of another form");
}

#[tokio::test]
async fn one_proof_in_eight_posts_at_the_same_time_is_good_for_one_of_them() {
    let stack = Stack::without_mail().await;
    let proof = proof();
    let post = async |number: usize| {
        let mut body = numbered(number);
        body["proof"] = proof.clone().into();
        let answer = stack.post_json(&body).await;
        verdict_of(&stack, &answer).await
    };
    let (a, b, c, d) = tokio::join!(post(1), post(2), post(3), post(4));
    let clean = [a, b, c, d].into_iter().filter(|verdict| *verdict == pair("clean", "")).count();
    assert_eq!(clean, 1);
}

#[tokio::test]
async fn the_challenge_of_the_api_is_solved_and_taken() {
    let stack = Stack::without_mail().await;
    let answer = stack.open("/api/challenge").await;
    assert_eq!((answer.status, answer.header("cache-control")), (StatusCode::OK, "no-store"));
    let challenge: contract::Challenge = serde_json::from_str(&answer.body).expect("a challenge");
    assert!(challenge.maxnumber >= 50_000 && challenge.maxnumber <= 100_000);
    let other: contract::Challenge = serde_json::from_str(&stack.open("/api/challenge").await.body).expect("another");
    assert_ne!(challenge.challenge, other.challenge);
    let answer = stack.post_json(&with("proof", leads::solve(&challenge).expect("a solution"))).await;
    assert_eq!(verdict_of(&stack, &answer).await, pair("clean", ""));
    assert_eq!(stack.click("/api/challenge", "").await.status, StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn over_five_in_ten_minutes_are_held_and_over_thirty_are_answered_429_to_that_source_only() {
    counting_goes_on().await;
    let stack = Stack::without_mail().await;
    for number in 1..=30 {
        let answer = post_from(&stack, SOMEBODY, &numbered(number)).await;
        assert_eq!(answer.status, StatusCode::ACCEPTED, "{number}");
        let expected = if number <= 5 { pair("clean", "") } else { pair("held", "manyFromSource") };
        assert_eq!(verdict_of(&stack, &answer).await, expected, "{number}");
    }
    let refused = post_from(&stack, SOMEBODY, &numbered(31)).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let seconds: u64 = refused.header("retry-after").parse().expect("seconds");
    assert!((1..=600).contains(&seconds));
    assert!(refused.json()["error"].is_string());
    assert_eq!(stack.leads().await.len(), 30);

    let replay = post_from(&stack, SOMEBODY, &numbered(3)).await;
    assert_eq!((replay.status, replay.header("idempotent-replayed")), (StatusCode::ACCEPTED, "true"));
    let other = post_from(&stack, "198.51.100.8:40000", &numbered(32)).await;
    assert_eq!(verdict_of(&stack, &other).await, pair("clean", ""), "nobody else is held up");
}

#[tokio::test]
async fn a_plain_form_over_the_limit_gets_a_page_that_keeps_the_text() {
    counting_goes_on().await;
    let stack = Stack::without_mail().await;
    for number in 1..=30 {
        post_from(&stack, SOMEBODY, &numbered(number)).await;
    }
    let body = "firstName=Erika&lastName=M&email=e%40visitor.example&message=Ganz+lang&privacyAccepted=on";
    let request = Request::post("/").header("content-type", FORM).header("cloudfront-viewer-address", SOMEBODY);
    let page = stack.send(request, body).await;
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(!page.header("retry-after").is_empty());
    for kept in ["Gerade kommen zu viele Nachrichten", "value=\"Erika\"", "Ganz lang</textarea>", " checked"] {
        assert!(page.body.contains(kept), "{kept}");
    }
}

#[tokio::test]
async fn the_limit_counts_both_forms_and_an_ipv6_network_as_one() {
    counting_goes_on().await;
    let stack = Stack::without_mail().await;
    for number in 1..=3 {
        post_from(&stack, &format!("[2001:db8:1:2::{number}]:40000"), &numbered(number)).await;
    }
    for number in 4..=6 {
        let request = Request::post("/api/signup")
            .header("content-type", JSON)
            .header("cloudfront-viewer-address", format!("2001:db8:1:2:0:0:0:{number}:40000"));
        let body = with_proof(&json!({ "email": format!("e{number}@visitor.example") }));
        stack.send(request, body.to_string()).await;
    }
    let signups = stack.signups().await;
    let held: Vec<_> = signups.iter().filter(|signup| signup["verdict"]["S"] == "held").collect();
    assert_eq!(held.len(), 1, "the sixth post");
    assert_eq!(held[0]["doubt"]["S"], "manyFromSource");
}

#[tokio::test]
async fn forty_posts_of_one_source_at_the_same_time_are_counted_exactly() {
    counting_goes_on().await;
    let stack = Stack::without_mail().await;
    let posts = (0..40).map(|number| {
        let (api, body) = (stack.local.api, with_proof(&numbered(number)).to_string());
        tokio::spawn(async move {
            let request = Request::post(format!("http://{api}/api/contact"))
                .header("content-type", JSON)
                .header("x-origin-secret", crate::support::SECRET)
                .header("cloudfront-viewer-address", SOMEBODY);
            crate::support::exchange(request.body(body.into()).expect("a request")).await.status
        })
    });
    let mut statuses = Vec::new();
    for post in posts.collect::<Vec<_>>() {
        statuses.push(post.await.expect("an answer"));
    }
    let number_of = |status| statuses.iter().filter(|other| **other == status).count();
    assert_eq!(number_of(StatusCode::ACCEPTED) + number_of(StatusCode::TOO_MANY_REQUESTS), 40, "{statuses:?}");
    assert_eq!(number_of(StatusCode::ACCEPTED), 30);
    let clean = stack.leads().await.into_iter().filter(|lead| lead["verdict"]["S"] == "clean").count();
    assert_eq!(clean, 5);
}

#[tokio::test]
async fn past_twenty_held_an_hour_sales_gets_no_mail_for_each_but_the_record_says_so() {
    counting_goes_on().await;
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for number in 1..=23 {
        let mut body = numbered(number);
        body["proof"] = Value::Null;
        assert_eq!(stack.post_json(&body).await.status, StatusCode::ACCEPTED);
    }
    let leads = stack.leads().await;
    assert_eq!(leads.iter().filter(|lead| lead["digest"]["BOOL"] == true).count(), 3);
    let later = stack.post_json(&valid()).await.reference();
    inbox.mails_of(&later).await;
    let marked = |mail: &Value| mail["subject"].as_str().is_some_and(|subject| subject.starts_with("[Prüfen]"));
    assert_eq!(inbox.mails().await.iter().filter(|mail| marked(mail)).count(), 20);
}

#[tokio::test]
async fn an_address_gets_three_acknowledgements_a_day_and_sales_every_message() {
    counting_goes_on().await;
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    for number in 1..=5 {
        let mut body = numbered(number);
        // Spelling the address in another way does not make it another one.
        body["email"] = if number % 2 == 0 { "Victim@Visitor.Example" } else { "victim@visitor.example" }.into();
        stack.post_json(&body).await;
    }
    let mut last = numbered(6);
    last["email"] = "other@visitor.example".into();
    let last = stack.post_json(&last).await.reference();
    inbox.mails_of(&last).await;
    let mails = inbox.mails().await;
    let to_victim =
        |mail: &&Value| mail["destination"]["to"][0].as_str().is_some_and(|to| to.to_lowercase().starts_with("victim"));
    assert_eq!(mails.iter().filter(to_victim).count(), 3);
    assert_eq!(mails.iter().filter(|mail| mail["destination"]["to"][0] == "sales@example.org").count(), 6);
}

#[tokio::test]
async fn neither_the_source_nor_the_address_of_a_sign_up_can_be_read_from_a_key() {
    let stack = Stack::without_mail().await;
    post_from(&stack, SOMEBODY, &valid()).await;
    stack.sign_up("erika@visitor.example").await;
    let text = until("the records are there", async || {
        let items = stack.items().await;
        (items.len() >= 8).then(|| items.iter().map(|item| item["pk"].to_string()).collect::<String>())
    })
    .await;
    assert!(!text.contains("198.51") && !text.contains("visitor.example"), "{text}");
}
