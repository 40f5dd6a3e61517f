//! Everything that can happen to a message, a sign-up and their mails.

use axum::body::Bytes;
use feedback::Feedback;
use http::{Request, StatusCode};
use jiff::Timestamp;
use leads::{Hook, HookSender, Purpose, Secret, Store};
use mailer::Mailer;
use reminder::Reminder;
use serde_json::{Value, json};
use web::Api;

use crate::answered::signed_link;
use crate::feedback::{bounce, complaint, event};
use crate::parts::{Functions, all_inserted, hours_from_now, sender};
use crate::support::{
    FORM, HMAC_SECRET, Inbox, JSON, Receiver, Reply, SALES, SECRET, Stack, free_port, hook_settings, link,
    sign_up_token, silent, store, until, with_proof,
};

const ADDRESS: &str = "aurelie.heimlich@visitor.example";
const VIEWER: &str = "198.51.100.178:40000";

/// What a receiver answers that repeats what it got.
const REPEATED: &str = "aurelie.heimlich@visitor.example: Streng vertraulich";

fn typed() -> Value {
    json!({
        "firstName": "Aurelie", "lastName": "Zwiebelsohn", "email": ADDRESS,
        "phone": "0721 7654321", "message": "Streng vertraulich", "privacyAccepted": true,
    })
}

fn typed_with(field: &str, value: impl Into<Value>) -> Value {
    let mut body = typed();
    body[field] = value.into();
    body
}

async fn post(stack: &Stack, body: &Value) -> StatusCode {
    let request = Request::post("/").header("content-type", JSON).header("cloudfront-viewer-address", VIEWER);
    stack.send(request, with_proof(body).to_string()).await.status
}

#[ignore = "its output is read by the test in logs.rs"]
#[tokio::test]
async fn everything_that_can_happen() {
    leads::logs::start();
    let (inbox, stack) = Stack::with_inbox().await;
    let reference = messages(&stack, &inbox).await;
    sign_ups(&stack, &inbox).await;
    events(&stack, &reference).await;
    late_leads(&stack, &inbox).await;
    unreadable_records(&stack, &inbox).await;
    tokio::join!(mail_outages(), no_database(&inbox), posts_to_the_hook());
}

/// Good, repeated, refused, held, spam and too many messages; the link that answers. Returns the reference of the first.
async fn messages(stack: &Stack, inbox: &Inbox) -> String {
    let reference = stack.post_json(&typed()).await.reference();
    inbox.mails_of(&reference).await;
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    let keyed = |message: &str| {
        let mut body = typed_with("message", message);
        body["idempotencyKey"] = "schlüssel-heimlich".into();
        body
    };
    let posts = [
        (typed(), StatusCode::ACCEPTED),
        (keyed("Vertraulich eins"), StatusCode::ACCEPTED),
        (keyed("Vertraulich zwei"), StatusCode::CONFLICT),
        (typed_with("email", "aurelie.heimlich"), StatusCode::UNPROCESSABLE_ENTITY),
        (typed_with("phone", "vertraulich 76"), StatusCode::UNPROCESSABLE_ENTITY),
        (typed_with("message", json!({ "vertraulich": 1 })), StatusCode::UNPROCESSABLE_ENTITY),
        (typed_with("vertraulich", "x"), StatusCode::BAD_REQUEST),
        (typed_with("leaveEmpty", "https://heimlich.example"), StatusCode::ACCEPTED),
    ];
    for (body, status) in posts {
        assert_eq!(post(stack, &body).await, status, "{body}");
    }
    let form = "firstName=Aurelie&lastName=Zwiebelsohn&email=aurelie.heimlich&message=Vertraulich&privacyAccepted=on";
    assert_eq!(stack.post(FORM, form).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(stack.post(JSON, "{\"email\":\"aurelie.heimlich").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(stack.post("text/plain", "vertraulich").await.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    assert_eq!(stack.post(JSON, "vertraulich".repeat(20_000)).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    let past_the_cdn = Request::post("/").header("content-type", JSON);
    assert_eq!(stack.send_past_the_cdn(past_the_cdn, typed().to_string()).await.status, StatusCode::FORBIDDEN);

    let mut last = StatusCode::ACCEPTED;
    for number in 0..40 {
        last = post(stack, &typed_with("message", format!("Vertraulich {number}"))).await;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
    // From other networks, so that they are clean: the address gets three acknowledgements a day.
    for number in 0..3 {
        stack.post_json(&typed_with("message", format!("Vertraulich von woanders {number}"))).await.reference();
    }

    let link = signed_link(&reference);
    for path in [link.clone(), format!("{link}0")] {
        stack.open(&path).await;
        stack.click(&path, "").await;
    }
    assert!(stack.lead(&reference).await["answeredAt"].is_object());
    reference
}

/// A sign-up that is confirmed and withdrawn, one that is held and released, and links that are none.
async fn sign_ups(stack: &Stack, inbox: &Inbox) {
    stack.sign_up(ADDRESS).await;
    let confirm = link(&inbox.mail_to(ADDRESS, "Noch zwei Klicks").await);
    stack.open(&confirm).await;
    stack.click("/api/signup/confirm", confirm.split_once('?').expect("a query").1).await;
    let unsubscribe = link(&inbox.mail_to(ADDRESS, "bestätigt").await);
    stack.click(&unsubscribe, "List-Unsubscribe=One-Click").await;
    let held = json!({ "email": "heimlich.gehalten@visitor.example", "proof": null });
    let held = stack.post_to("/api/signup", &held).await.reference();
    stack.click("/api/signup/release", sign_up_token(Purpose::Release, &held)).await;
    inbox.mail_to("heimlich.gehalten@visitor.example", "Noch zwei Klicks").await;
    stack.post_to("/api/signup", &json!({ "email": "heimlich" })).await;
    for path in ["/api/signup/confirm", "/api/signup/unsubscribe", "/api/signup/release"] {
        stack.open(&format!("{path}?token=vertraulich")).await;
        stack.click(path, "token=vertraulich").await;
    }
}

/// Bounces and complaints, of a visitor and of sales, and a mail to an address that bounced.
async fn events(stack: &Stack, reference: &str) {
    let feedback = Feedback::new(stack.store(), Secret::new(HMAC_SECRET), SALES);
    let named = format!("Aurelie Zwiebelsohn <{ADDRESS}>");
    for (mail, address, what) in [
        ("acknowledgement", ADDRESS, bounce("Permanent", &named)),
        ("acknowledgement", ADDRESS, bounce("Transient", ADDRESS)),
        ("welcomeMail", ADDRESS, complaint(ADDRESS)),
        ("salesMail", SALES, bounce("Permanent", SALES)),
    ] {
        let event = event(reference, mail, address, &what);
        feedback.handle(&event, Timestamp::now()).await.expect("the event is handled");
    }
    let later = stack.post_json(&typed_with("message", "Vertraulich nach dem Rückläufer")).await.reference();
    stack.ends_of(&later, &[("salesMail", "sent"), ("acknowledgement", "unwanted")]).await;
}

/// The reminder, with a mail service and without.
async fn late_leads(stack: &Stack, inbox: &Inbox) {
    assert!(stack.reminder(free_port()).run(hours_from_now(21)).await.is_err());
    stack.remind(inbox.port, 21).await;
}

/// Records that no version of ours wrote.
async fn unreadable_records(stack: &Stack, inbox: &Inbox) {
    let reference = stack.post_json(&typed_with("message", "Vertraulich und unlesbar")).await.reference();
    let lead = stack.lead(&reference).await;
    let mailer = Mailer::new(stack.store(), sender(inbox.port));
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "unwanted")]).await;
    let mail = stack.mail(&reference, "salesMail").await;
    for attribute in ["createdAt", "reference", "expiresAt", "leadState", "verdict", "firstName"] {
        for value in [json!({ "S": "vertraulich" }), json!({ "N": "7654321" }), json!({ "SS": ["vertraulich"] })] {
            // A text in its place is a reference, which the log names on purpose.
            if attribute == "reference" && value["S"].is_string() {
                continue;
            }
            // DynamoDB itself refuses a key of an index that is no text.
            if ["createdAt", "leadState"].contains(&attribute) && !value["S"].is_string() {
                continue;
            }
            stack.set(&lead, attribute, value).await;
            stack.set(&mail, "mailState", json!({ "S": "due" })).await;
            stack.set(&mail, "dueAt", json!({ "N": "0" })).await;
            mailer.handle(all_inserted(std::slice::from_ref(&mail))).await;
            stack.remind(inbox.port, 60).await;
            stack.set(&lead, attribute, lead[attribute].clone()).await;
        }
    }
}

/// A mail service that refuses and repeats the address, one that is down, one that hangs up.
async fn mail_outages() {
    let all = Inbox::refusing(|_| true).await;
    let stack = Stack::with_mail_at(all.port).await;
    stack.post_json(&typed()).await.reference();
    all.attempts(3).await;
    stack.local.stop().await.expect("the stack ends");

    let stack = Stack::with_mail_at(Inbox::refusing_the_sender().await.port).await;
    let reference = stack.post_json(&typed()).await.reference();
    until("the sender was refused", async || {
        stack.mail(&reference, "salesMail").await["reason"].is_object().then_some(())
    })
    .await;
    Mailer::new(stack.store(), sender(free_port())).scheduled(Timestamp::now()).await.expect("the table answers");
    stack.local.stop().await.expect("the stack ends");

    let visitors = Inbox::refusing(|mail| mail["destination"]["to"][0] != SALES).await;
    let stack = Stack::with_mail_at(visitors.port).await;
    let reference = stack.post_json(&typed()).await.reference();
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "setAside")]).await;
    stack.local.stop().await.expect("the stack ends");

    let stack = Stack::with_mail_at(silent().await).await;
    let reference = stack.post_json(&typed()).await.reference();
    stack.ends_of(&reference, &[("salesMail", "due"), ("acknowledgement", "setAside")]).await;
    stack.local.stop().await.expect("the stack ends");
}

/// Every function without its database.
async fn no_database(inbox: &Inbox) {
    let table: Store = store(([127, 0, 0, 1], free_port()).into(), "leads");
    let Functions { contact, signup, answered } = Functions::over(table.clone());
    let request = |path: &str, kind: &str, body: String| {
        let request = Request::post(path).header("content-type", kind).header("x-origin-secret", SECRET);
        request.body(Bytes::from(body)).expect("a request")
    };
    let lead = "K7QM-4TXR";
    let token = |purpose| sign_up_token(purpose, lead);
    let signature = Secret::new(HMAC_SECRET).sign(Purpose::Answered, lead);
    let sign_up = with_proof(&json!({ "email": ADDRESS })).to_string();
    // At the same time, since each of them waits for the client to give up.
    let answers: [_; 5] = tokio::join!(
        contact.handle(request("/api/contact", JSON, with_proof(&typed()).to_string())),
        signup.handle(request("/api/signup", JSON, sign_up)),
        signup.handle(request("/api/signup/confirm", FORM, token(Purpose::Confirm))),
        signup.handle(request("/api/signup/unsubscribe", FORM, token(Purpose::Unsubscribe))),
        answered.handle(request(&format!("/api/leads/answered?lead={lead}&sig={signature}"), FORM, String::new())),
    )
    .into();
    for answer in answers {
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE, "{}", answer.body());
    }
    let stack = Stack::with_mail_at(inbox.port).await;
    stack.post_json(&typed()).await.reference();
    let mail = stack.mails().await.remove(0);
    let mailer = Mailer::new(table.clone(), sender(inbox.port));
    let feedback = Feedback::new(table.clone(), Secret::new(HMAC_SECRET), SALES);
    let bounced = event(lead, "acknowledgement", ADDRESS, &bounce("Permanent", ADDRESS));
    let reminder = Reminder::new(table, sender(inbox.port));
    let (handled, swept, reported, reminded) = tokio::join!(
        mailer.handle(all_inserted(&[mail])),
        mailer.sweep(Timestamp::now()),
        feedback.handle(&bounced, Timestamp::now()),
        reminder.run(Timestamp::now()),
    );
    assert_eq!(handled.batch_item_failures.len(), 1);
    assert!(swept.is_err() && reported.is_err() && reminded.is_err());
}

/// A receiver that takes the first message, fails at the second and asks for a pause at the third.
async fn posts_to_the_hook() {
    let receiver = Receiver::answering(|_, post| {
        let status = match post.body["data"]["message"].as_str().and_then(|message| message.split(' ').next_back()) {
            Some("eins") => 200,
            Some("zwei") => 500,
            _ => 429,
        };
        Reply::With(status, "x-why", REPEATED)
    })
    .await;
    let stack = Stack::with(free_port(), receiver.hook()).await;
    for (number, reason) in [("eins", ""), ("zwei", "status 500"), ("drei", "status 429")] {
        let reference = stack.post_json(&typed_with("message", format!("Vertraulich {number}"))).await.reference();
        until("it was posted", async || {
            let post = stack.posted(&reference, "lead.received").await;
            let is_tried = post["attempts"]["N"] != "0" && post["mailState"]["S"] != "claimed";
            (is_tried && post["reason"]["S"].as_str().unwrap_or_default().contains(reason)).then_some(())
        })
        .await;
    }
    let mailer = Mailer::new(stack.store(), sender(free_port()));
    let mailer = mailer.with_hook(Hook::To(HookSender::new(hook_settings(receiver.port))));
    mailer.scheduled(Timestamp::now()).await.expect("the table answers");
    stack.local.stop().await.expect("the stack ends");
}
