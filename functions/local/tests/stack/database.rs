//! A database that fails, or takes too long: whoever posts hears of it in time, and keeps what was typed.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use axum::routing::any;
use http::{Request, StatusCode};
use serde_json::json;
use tokio::net::TcpListener;
use web::Api;

use crate::parts::store;
use crate::support::{FORM, HMAC_SECRET, JSON, free_port, proof, valid, with_proof};

/// What a function may take at most, in seconds, before it is cut off (template.yaml).
const FUNCTION_TIMEOUT: u64 = 25;

/// A database that answers every request so, after a while; and how often it was asked.
async fn answering(status: StatusCode, body: &'static str, pause: Duration) -> (leads::Store, Arc<AtomicUsize>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let asked = Arc::new(AtomicUsize::new(0));
    let counted = asked.clone();
    let answer = any(move || {
        counted.fetch_add(1, Ordering::SeqCst);
        async move {
            tokio::time::sleep(pause).await;
            (status, [("content-type", "application/x-amz-json-1.0")], body)
        }
    });
    tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(answer)).await });
    (store(address, "leads"), asked)
}

fn intake(store: leads::Store) -> leads::Intake {
    leads::Intake::new(store, leads::Secret::new(HMAC_SECRET), 200)
}

#[tokio::test]
async fn a_first_clean_post_of_either_form_is_one_call_of_the_database() {
    let (store, asked) = answering(StatusCode::OK, "{}", Duration::ZERO).await;
    let (origin, site) = (web::OriginSecret::new("secret"), web::SiteOrigin::new("https://example.org"));
    let contact = contact::Contact::new(intake(store.clone()), origin.clone(), site.clone());
    let signup = signup::Signup::new(intake(store), origin, site);
    let request = |path: &str, body: String| {
        let request = Request::post(path).header("content-type", JSON).header("x-origin-secret", "secret");
        let request = request.header("cloudfront-viewer-address", "[2001:db8::1]:40000");
        request.body(body.into()).expect("a request")
    };
    let answer = contact.handle(request("/api/contact", with_proof(&valid()).to_string())).await;
    assert_eq!((answer.status(), asked.load(Ordering::SeqCst)), (StatusCode::ACCEPTED, 1), "{}", answer.body());
    let address = json!({ "email": "erika@visitor.example", "proof": proof() });
    let answer = signup.handle(request("/api/signup", address.to_string())).await;
    assert_eq!((answer.status(), asked.load(Ordering::SeqCst)), (StatusCode::ACCEPTED, 2), "{}", answer.body());
}

#[tokio::test]
async fn a_database_that_is_always_in_the_way_is_given_up_before_the_function_is_cut_off() {
    const CONFLICT: &str = r#"{
        "__type": "com.amazonaws.dynamodb.v20120810#TransactionCanceledException",
        "message": "Transaction cancelled",
        "CancellationReasons": [{ "Code": "TransactionConflict" }]
    }"#;
    let (store, _) = answering(StatusCode::BAD_REQUEST, CONFLICT, Duration::from_millis(2_700)).await;
    let site = web::SiteOrigin::new("https://example.org");
    let contact = contact::Contact::new(intake(store), web::OriginSecret::new("secret"), site);
    let request = Request::post("/api/contact").header("content-type", JSON).header("x-origin-secret", "secret");
    let started = Instant::now();
    let answer = contact.handle(request.body(with_proof(&valid()).to_string().into()).expect("a request")).await;
    assert_eq!(
        (answer.status(), &answer.headers()["retry-after"]),
        (StatusCode::SERVICE_UNAVAILABLE, &"5".parse().expect("5"))
    );
    assert!(answer.body().contains("could not be stored"), "{}", answer.body());
    assert!(started.elapsed() < Duration::from_secs(FUNCTION_TIMEOUT / 2), "{:?}", started.elapsed());
    let template = std::fs::read_to_string(crate::support::repository().join("template.yaml")).expect("the template");
    for function in ["ContactFunction", "SignupFunction"] {
        let resource = template.split_once(&format!("  {function}:\n")).expect("the function").1;
        let timeout = resource.split_once("Timeout: ").expect("its timeout").1.lines().next();
        assert_eq!(timeout, Some(FUNCTION_TIMEOUT.to_string().as_str()), "{function}");
    }
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
    let intake = leads::Intake::new(store, leads::Secret::new("key"), u64::MAX);
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
