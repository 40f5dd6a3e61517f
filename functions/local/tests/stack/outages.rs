//! What fails around the functions loses no lead and doubles no mail.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Json;
use axum::routing::any;
use axum::serve::ListenerExt;
use http::{Request, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use web::Api;

use crate::support::{FORM, Inbox, JSON, Stack, free_port, until, until_at_last, valid, with};

fn numbered(number: usize) -> Value {
    let mut body = with("message", format!("Nachricht {number}"));
    body["email"] = format!("visitor{number}@visitor.example").into();
    body
}

#[tokio::test]
async fn mails_of_an_outage_arrive_once_each_when_the_mail_server_is_back() {
    let mail_port = free_port();
    let stack = Stack::with_mail_at(mail_port).await;
    let mut references = Vec::new();
    for number in 0..5 {
        references.push(stack.post_json(&numbered(number)).await.reference());
    }
    let inbox = Inbox::start_at(mail_port).await;
    for reference in &references {
        inbox.mails_of(reference).await;
    }
    assert_eq!(inbox.mails().await.len(), 10);
}

#[tokio::test]
async fn a_restart_keeps_the_leads_and_sends_what_is_missing_and_nothing_else() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&numbered(1)).await.reference();
    let inbox = Inbox::start().await;

    let stack = stack.restarted(inbox.port).await;
    inbox.mails_of(&first).await;
    assert_eq!(stack.post_json(&numbered(1)).await.reference(), first, "the idempotency record survives too");

    let stack = stack.replayed(inbox.port).await;
    let second = stack.post_json(&numbered(2)).await.reference();
    inbox.mails_of(&second).await;
    assert_eq!(inbox.mails().await.len(), 4);
    assert_eq!(stack.leads().await.len(), 2);
}

#[tokio::test]
async fn a_mail_that_fails_while_the_process_ends_is_sent_after_the_restart() {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let stack = Stack::with_mail_at(listener.local_addr().expect("an address").port()).await;
    let (heard, mut mails) = mpsc::unbounded_channel();
    let busy = any(move || async move {
        let _ = heard.send(());
        // Longer than a part of the process takes to end that has nothing to do.
        tokio::time::sleep(Duration::from_millis(300)).await;
        (StatusCode::TOO_MANY_REQUESTS, [("x-amzn-errortype", "TooManyRequestsException")], "{}")
    });
    tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(busy)).await });
    let inbox = Inbox::start().await;
    let reference = stack.post_json(&valid()).await.reference();
    mails.recv().await.expect("a mail");

    let _stack = stack.restarted(inbox.port).await;
    inbox.mails_of(&reference).await;
}

#[tokio::test]
async fn the_id_of_each_sent_mail_is_kept() {
    let inbox = Inbox::start().await;
    let stack = Stack::with_mail_at(inbox.port).await;
    let reference = stack.post_json(&valid()).await.reference();
    let mails = inbox.mails_of(&reference).await;
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    for (kind, mail) in ["salesMail", "acknowledgement"].iter().zip(&mails) {
        assert_eq!(stack.mail(&reference, kind).await["messageId"]["S"], mail["messageId"]);
    }
}

#[tokio::test]
async fn a_mail_whose_end_is_unknown_is_not_sent_a_second_time() {
    let silent = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let stack = Stack::with_mail_at(silent.local_addr().expect("an address").port()).await;
    let connections = Arc::new(AtomicUsize::new(0));
    let counted = connections.clone();
    tokio::spawn(async move {
        while let Ok((mut connection, _)) = silent.accept().await {
            // The whole mail may have come when the connection ends.
            let mut octets = [0; 1024];
            let _ = tokio::io::AsyncReadExt::read(&mut connection, &mut octets).await;
            counted.fetch_add(1, Ordering::SeqCst);
        }
    });
    stack.post_json(&valid()).await;
    until("both mails were tried", async || (connections.load(Ordering::SeqCst) >= 2).then_some(())).await;

    let inbox = Inbox::start().await;
    let stack = stack.replayed(inbox.port).await;
    let later = stack.post_json(&numbered(2)).await.reference();
    inbox.mails_of(&later).await;
    let mails = inbox.mails().await;
    let is_list = |mail: &&Value| mail["subject"].as_str().is_some_and(|subject| subject.starts_with("Das wartet"));
    assert_eq!(
        mails.len() - mails.iter().filter(is_list).count(),
        2,
        "only the later lead's, and a list of the others"
    );
}

#[tokio::test]
async fn a_confirmation_whose_end_is_unknown_comes_again_since_a_second_one_does_no_harm() {
    let silent = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let stack = Stack::with_mail_at(silent.local_addr().expect("an address").port()).await;
    tokio::spawn(async move { while silent.accept().await.is_ok() {} });
    let reference = stack.sign_up("erika@visitor.example").await.reference();
    until("it was tried", async || {
        let mail = stack.mail(&reference, "confirmationMail").await;
        (mail["mailState"]["S"] == "due" && mail["attempts"]["N"] != "0").then_some(())
    })
    .await;
    let inbox = Inbox::start().await;
    let stack = stack.restarted(inbox.port).await;
    stack.ends_of(&reference, &[("confirmationMail", "sent")]).await;
    let signup = stack.signups().await.remove(0);
    assert!(signup["confirmDigests"]["SS"].as_array().is_some_and(|digests| digests.len() >= 2), "{signup}");
    let confirmation = inbox.mail_to("erika@visitor.example", "Noch ein Klick").await;
    let text = confirmation["body"]["text"].as_str().expect("a text");
    let token = text.split_whitespace().find_map(|word| word.split_once("token=")).expect("a link").1;
    stack.click("/api/signup/confirm", format!("token={token}")).await;
    assert!(stack.signups().await.remove(0)["confirmedAt"].is_object());
}

#[tokio::test]
async fn mails_that_ses_refuses_because_of_our_sender_are_sent_once_it_takes_the_sender_again() {
    let stack = Stack::with_mail_at(refusing_the_sender().await).await;
    let reference = stack.post_json(&valid()).await.reference();
    for kind in ["salesMail", "acknowledgement"] {
        until("the mail was tried", async || {
            let mail = stack.mail(&reference, kind).await;
            (mail["mailState"]["S"] == "due" && mail["reason"].is_object()).then_some(())
        })
        .await;
    }
    let inbox = Inbox::start().await;
    let stack = stack.restarted(inbox.port).await;
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    assert_eq!(inbox.mails().await.len(), 2);
}

/// A mail service at this port that refuses every mail because of who sends it.
pub(crate) async fn refusing_the_sender() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let refuses = any(|| async {
        // As SES words it when the sender lost its verification.
        let message = "Email address is not verified. The following identities failed the check in region \
                       EU-CENTRAL-1: noreply@example.org";
        let answer = Json(json!({ "message": message }));
        (StatusCode::BAD_REQUEST, [("x-amzn-errortype", "MessageRejected")], answer)
    });
    tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(refuses)).await });
    port
}

/// A mail service that refuses mails by a rule, and what it heard.
pub(crate) struct Service {
    pub(crate) port: u16,
    connections: Arc<AtomicUsize>,
    mails: mpsc::UnboundedReceiver<Value>,
}

impl Service {
    pub(crate) async fn refusing(rule: fn(&Value) -> bool) -> Self {
        let connections = Arc::new(AtomicUsize::new(0));
        let counter = connections.clone();
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let listener = listener.tap_io(move |_| {
            counter.fetch_add(1, Ordering::SeqCst);
        });
        let (heard, mails) = mpsc::unbounded_channel();
        let answer = any(move |Json(mail): Json<Value>| async move {
            let refused = rule(&mail);
            let (status, header, body) = if refused {
                // As SES words it: the addresses are part of the message.
                let message =
                    format!("Email address is not verified: {}, {}", mail["Destination"], mail["ReplyToAddresses"]);
                (StatusCode::BAD_REQUEST, ("x-amzn-errortype", "BadRequestException"), json!({ "message": message }))
            } else {
                (StatusCode::OK, ("x-amzn-requestid", "1"), json!({ "MessageId": "id" }))
            };
            let _ = heard.send(mail);
            (status, [header], Json(body))
        });
        tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(answer)).await });
        Self { port, connections, mails }
    }

    /// How many connections were opened to it.
    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    async fn mail(&mut self) -> Value {
        self.mails.recv().await.expect("a mail")
    }
}

#[tokio::test]
async fn a_reply_address_that_ses_refuses_does_not_cost_sales_the_mail() {
    let mut service = Service::refusing(|mail| mail["ReplyToAddresses"][0] == "erika@visitor.example").await;
    let stack = Stack::with_mail_at(service.port).await;
    stack.post_json(&valid()).await;
    let (refused, sent) = (service.mail().await, service.mail().await);
    assert_eq!(refused["ReplyToAddresses"], json!(["erika@visitor.example"]));
    assert_eq!(sent["ReplyToAddresses"], Value::Null);
    assert_eq!(sent["Content"], refused["Content"]);
}

#[tokio::test]
async fn an_acknowledgement_that_ses_refuses_holds_up_no_later_lead() {
    let mut service = Service::refusing(|mail| mail["Destination"]["ToAddresses"][0] == "erika@visitor.example").await;
    let stack = Stack::with_mail_at(service.port).await;
    stack.post_json(&valid()).await;
    stack.post_json(&with("email", "other@visitor.example")).await;
    let mut recipients = Vec::new();
    while recipients.len() < 4 {
        let mail = service.mail().await;
        let subject = mail["Content"]["Simple"]["Subject"]["Data"].as_str().expect("a subject");
        // The list to sales names the refused one when its hour comes.
        if !subject.starts_with("Das wartet") {
            recipients.push(mail["Destination"]["ToAddresses"][0].clone());
        }
    }
    let text = |value: &Value| value.as_str().expect("an address").to_owned();
    let mut recipients: Vec<String> = recipients.iter().map(text).collect();
    recipients.sort();
    assert_eq!(
        recipients,
        ["erika@visitor.example", "other@visitor.example", "sales@example.org", "sales@example.org"]
    );
}

#[tokio::test]
async fn every_mail_goes_over_a_connection_of_its_own() {
    let mut service = Service::refusing(|_| false).await;
    let stack = Stack::with_mail_at(service.port).await;
    stack.post_json(&valid()).await;
    service.mail().await;
    service.mail().await;
    assert_eq!(service.connections(), 2);
}

#[tokio::test]
async fn a_database_that_fails_is_answered_503_and_the_visitor_keeps_the_text() {
    let config = aws_sdk_dynamodb::Config::builder()
        .behavior_version_latest()
        .region(aws_sdk_dynamodb::config::Region::from_static("eu-central-1"))
        .credentials_provider(aws_sdk_dynamodb::config::Credentials::new("a", "b", None, None, "test"))
        .endpoint_url(format!("http://127.0.0.1:{}", free_port()))
        .build();
    let store = leads::Store::new(aws_sdk_dynamodb::Client::from_conf(config), "leads");
    let intake = leads::Intake::new(store, leads::Secret::new("key"));
    let site = web::SiteOrigin::new("https://example.org");
    let contact = contact::Contact::new(intake.clone(), web::OriginSecret::new("secret"), site.clone());
    let signup = signup::Signup::new(intake.clone(), web::OriginSecret::new("secret"), site);
    let post = |content_type: &str, body: String| {
        let request =
            Request::post("/api/contact").header("content-type", content_type).header("x-origin-secret", "secret");
        contact.handle(request.body(body.into()).expect("a request"))
    };
    let json = post(JSON, valid().to_string()).await;
    assert_eq!(json.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(json.headers()["retry-after"], "5");
    assert!(json.body().contains("could not be stored"));

    let form =
        "firstName=Erika&lastName=M&email=e%40visitor.example&message=Ganz+lang&privacyAccepted=on&idempotencyKey=k";
    let page = post(FORM, form.into()).await;
    assert_eq!(page.status(), StatusCode::SERVICE_UNAVAILABLE);
    for kept in ["Das hat gerade nicht geklappt", "value=\"Erika\"", "Ganz lang</textarea>", " checked", "value=\"k\""]
    {
        assert!(page.body().contains(kept), "{kept}");
    }

    let click = |path: &str, body: &'static str| {
        let request = Request::post(path).header("content-type", FORM).header("x-origin-secret", "secret");
        signup.handle(request.body(body.into()).expect("a request"))
    };
    let page = click("/api/signup", "email=erika%40visitor.example").await;
    assert_eq!(
        (page.status(), &page.headers()["retry-after"]),
        (StatusCode::SERVICE_UNAVAILABLE, &"5".parse().expect("5"))
    );
    assert!(page.body().contains("value=\"erika@visitor.example\""));
    let token = format!("token=K7QM-4TXR.{}", "A".repeat(43));
    for path in ["/api/signup/confirm", "/api/signup/unsubscribe"] {
        let page = click(path, token.clone().leak()).await;
        assert_eq!(page.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(page.body().contains("Das hat gerade nicht geklappt"));
    }
}

#[tokio::test]
async fn a_hundred_messages_of_a_mail_outage_are_a_hundred_mails_to_sales_none_lost_none_twice() {
    let mail_port = free_port();
    let stack = Stack::with_mail_at(mail_port).await;
    let mut references = Vec::new();
    for number in 0..100 {
        references.push(stack.post_json(&numbered(number)).await.reference());
    }
    assert_eq!(stack.leads().await.len(), 100);
    let inbox = Inbox::start_at(mail_port).await;
    until_at_last("all mails arrive", async || (inbox.mails().await.len() >= 200).then_some(())).await;
    let mails = inbox.mails().await;
    let mut subjects: Vec<&str> = mails.iter().filter_map(|mail| mail["subject"].as_str()).collect();
    subjects.sort_unstable();
    let mut expected: Vec<String> = references
        .iter()
        .flat_map(|reference| {
            [format!("Kontaktanfrage {reference}"), format!("Deine Nachricht ist angekommen ({reference})")]
        })
        .collect();
    expected.sort_unstable();
    assert_eq!(subjects, expected);
}
