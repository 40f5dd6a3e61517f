//! Every route of the API, and what guards it.

use http::{Request, StatusCode};
use http_body_util::Full;
use serde_json::json;
use web::Api;

use crate::support::{FORM, JSON, Stack, exchange, repository, valid};

/// How a path is kept from being misused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Guard {
    /// Takes posts from everybody: judged by honeypot, proof of work and number.
    Judged,
    /// Changes only what the secret part of a link in a mail names.
    Link,
    /// Changes nothing.
    ReadOnly,
}

/// A new path has to be named here with its guard.
fn guard(path: &str) -> Guard {
    match path {
        "/api/contact" | "/api/signup" => Guard::Judged,
        "/api/signup/confirm" | "/api/signup/unsubscribe" | "/api/signup/release" => Guard::Link,
        "/api/leads/answered" | "/api/leads/close" => Guard::Link,
        "/api/challenge" => Guard::ReadOnly,
        _ => panic!("{path} has no guard"),
    }
}

/// The paths that template.yaml hands to functions.
fn routes() -> Vec<String> {
    let template = std::fs::read_to_string(repository().join("template.yaml")).expect("template.yaml");
    let path = |line: &str| Some(line.split_once("Path: /api/")?.1.split_once(", Method: ANY")?.0.to_owned());
    template.lines().filter_map(path).map(|path| format!("/api/{path}")).collect()
}

#[test]
fn the_template_routes_every_path_that_a_function_answers() {
    let routes = routes();
    for path in [contact::Contact::PATHS, signup::Signup::PATHS, answered::Answered::PATHS].concat() {
        assert!(routes.iter().any(|route| route == path), "template.yaml has no route to {path}");
    }
}

#[tokio::test]
async fn no_path_mails_an_address_that_somebody_types_without_a_proof_of_work() {
    let (inbox, stack) = Stack::with_inbox().await;
    let bodies = [
        (JSON, valid().to_string()),
        (JSON, json!({ "email": "victim@visitor.example" }).to_string()),
        (JSON, json!({ "email": "victim@visitor.example", "proof": "x" }).to_string()),
        (FORM, "email=victim%40visitor.example".to_owned()),
        (FORM, "firstName=E&lastName=M&email=victim%40visitor.example&message=x&privacyAccepted=on".to_owned()),
        (FORM, "token=K7QM-4TXR.x".to_owned()),
        (FORM, "shown=K7QM-4TXR&K7QM-4TXR=on".to_owned()),
    ];
    for path in routes() {
        let guard = guard(&path);
        let before = stack.items().await.len();
        for (content_type, body) in &bodies {
            for method in ["GET", "POST"] {
                let request = Request::builder().method(method).uri(&path).header("content-type", *content_type);
                let answer = stack.send(request, body.as_str()).await;
                assert!(!answer.status.is_server_error(), "{path}: {}", answer.status);
                assert_ne!(answer.status, StatusCode::FORBIDDEN, "{path}");
            }
        }
        let written = stack.items().await.len() > before;
        assert_eq!(written, guard == Guard::Judged, "{path} is {guard:?}");
    }
    stack.sign_up("last@visitor.example").await;
    stack.until_no_mail_is_due().await;
    for mail in inbox.mails() {
        let to = mail["destination"]["to"][0].as_str().expect("an address").to_owned();
        assert!(["sales@example.org", "last@visitor.example"].contains(&to.as_str()), "a mail to {to}");
    }
}

#[tokio::test]
async fn the_database_answers_no_page_of_elsewhere() {
    let stack = Stack::without_mail().await;
    let database = format!("http://{}/", stack.local.dynamodb);
    for method in ["POST", "OPTIONS"] {
        let request = Request::builder().method(method).uri(&database).header("origin", "https://evil.example");
        let request = request.header("x-amz-target", "DynamoDB_20120810.ListTables").body(Full::from("{}"));
        let answer = exchange(request.expect("a request")).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{method}: {}", answer.body);
        assert_eq!(answer.header("access-control-allow-origin"), "");
    }
}
