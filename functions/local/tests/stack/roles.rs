//! A function touches the kinds of records that its role lets it touch, and no role has more (template.yaml). Nothing but AWS
//! itself looks at the keys in a role.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use feedback::Feedback;
use http::{HeaderMap, HeaderValue, Request, StatusCode};
use http_body_util::Full;
use jiff::{SignedDuration, Timestamp};
use leads::{Intake, Secret, Store};
use mailer::Mailer;
use reminder::Reminder;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use web::{Api, OriginSecret, SiteOrigin};

use crate::answered::signed_link;
use crate::feedback::{bounce, event};
use crate::parts::{all_inserted, sender, store};
use crate::signup::{ERIKA, link, token};
use crate::support::{
    FORM, HMAC_SECRET, Inbox, JSON, SALES, SECRET, Stack, dynamodb, exchange, repository, signup_proof, somebody, text,
    valid, with_proof,
};

/// The stack's own table has a stream that somebody handles.
const TABLE: &str = "roles";

/// A way to the database that takes note of the kinds of records that are asked for.
struct Gate {
    store: Store,
    touched: Arc<Mutex<BTreeSet<String>>>,
}

impl Gate {
    async fn before(database: SocketAddr) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let touched = Arc::new(Mutex::new(BTreeSet::new()));
        let noted = touched.clone();
        let pass = async move |headers: HeaderMap, body: Bytes| {
            note_kinds(&serde_json::from_slice(&body).expect("JSON"), &mut noted.lock().expect("a lock"));
            let mut request = Request::post(format!("http://{database}/"));
            for name in ["x-amz-target", "x-amz-date", "content-type", "authorization"] {
                request = request.header(name, &headers[name]);
            }
            let answer = exchange(request.body(Full::from(body)).expect("a request")).await;
            (answer.status, [("content-type", "application/x-amz-json-1.0")], answer.body)
        };
        tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(pass)).await });
        Self { store: store(address, TABLE), touched }
    }

    fn touched(&self) -> BTreeSet<String> {
        self.touched.lock().expect("a lock").clone()
    }
}

/// Notes what the keys of a request begin with.
fn note_kinds(request: &Value, kinds: &mut BTreeSet<String>) {
    match request {
        Value::Object(fields) => {
            if let Some(pk) = fields.get("pk").and_then(|pk| pk["S"].as_str()) {
                kinds.insert(pk.split_inclusive('#').next().unwrap_or_default().to_owned());
            }
            fields.values().for_each(|value| note_kinds(value, kinds));
        }
        Value::Array(values) => values.iter().for_each(|value| note_kinds(value, kinds)),
        _ => {}
    }
}

/// The kinds of records that the role of a function names.
fn allowed(function: &str) -> BTreeSet<String> {
    let template = std::fs::read_to_string(repository().join("template.yaml")).expect("the template");
    let (_, policy) = template.split_once(&format!("- PolicyName: {function}\n")).expect("a policy");
    let (_, keys) = policy.split_once("dynamodb:LeadingKeys: [").expect("keys");
    let (keys, _) = keys.split_once(']').expect("the end of the keys");
    keys.split(", ").map(|key| key.trim_matches('\'').trim_end_matches('*').to_owned()).collect()
}

async fn items(stack: &Stack) -> Vec<Value> {
    let scan = json!({ "TableName": TABLE, "ConsistentRead": true });
    dynamodb(stack.local.dynamodb, "Scan", &scan).await["Items"].as_array().expect("a list").clone()
}

/// Has sales hear of every held record by a list, or wait for a mail, as if very much were held.
async fn list_held(stack: &Stack) {
    for item in items(stack).await.into_iter().filter(|item| item["verdict"]["S"] == "held") {
        let update = json!({
            "TableName": TABLE,
            "Key": { "pk": item["pk"], "sk": item["sk"] },
            "UpdateExpression": "SET queue = :list, dueAt = :then, doubt = :many",
            "ExpressionAttributeValues": { ":list": { "S": "list" }, ":then": { "N": "1" }, ":many": { "S": "manyMails" } },
        });
        dynamodb(stack.local.dynamodb, "UpdateItem", &update).await;
    }
}

/// The mails that are due, as the stream tells of them.
async fn due(stack: &Stack) -> aws_lambda_events::event::dynamodb::Event {
    let items = items(stack).await;
    let is_due = |item: &Value| item["mailState"]["S"] == "due";
    all_inserted(&items.into_iter().filter(is_due).collect::<Vec<_>>())
}

async fn post(function: &impl Api, path: &str, content_type: &str, body: String) -> StatusCode {
    post_from(somebody(), function, path, content_type, body).await
}

async fn post_from(
    viewer: HeaderValue,
    function: &impl Api,
    path: &str,
    content_type: &str,
    body: String,
) -> StatusCode {
    let request = Request::post(path).header("content-type", content_type).header("x-origin-secret", SECRET);
    let request = request.header("cloudfront-viewer-address", viewer);
    function.handle(request.body(body.into()).expect("a request")).await.status()
}

async fn open(function: &impl Api, path: &str) -> StatusCode {
    let request = Request::get(path).header("x-origin-secret", SECRET);
    function.handle(request.body(Bytes::new()).expect("a request")).await.status()
}

#[tokio::test]
async fn a_role_names_the_kinds_of_records_that_its_function_touches_and_no_others() {
    let (inbox, stack) = (Inbox::start().await, Stack::without_mail().await);
    let definition = local::TableDefinition::of_the_stack().expect("the template has the table");
    let mut table = Value::from(definition.create_table().clone());
    table["TableName"] = TABLE.into();
    dynamodb(stack.local.dynamodb, "CreateTable", &table).await;
    let gate = async || Gate::before(stack.local.dynamodb).await;
    let (contact_gate, signup_gate, mailer_gate) = (gate().await, gate().await, gate().await);
    let (answered_gate, reminder_gate, feedback_gate) = (gate().await, gate().await, gate().await);
    let secret = Secret::new(HMAC_SECRET);
    let intake = |gate: &Gate| Intake::new(gate.store.clone(), Secret::new(HMAC_SECRET), 200);
    let (origin, site) = (OriginSecret::new(SECRET), SiteOrigin::new("http://localhost:4280"));
    let contact = contact::Contact::new(intake(&contact_gate), origin.clone(), site.clone());
    let signup = signup::Signup::new(intake(&signup_gate), origin.clone(), site);
    let mailer = Mailer::new(mailer_gate.store.clone(), sender(inbox.port));
    let answered = answered::Answered::new(answered_gate.store.clone(), origin, secret.clone());

    let mut held = valid();
    held["proof"] = Value::Null;
    for body in [with_proof(&valid()), valid(), held.clone()] {
        assert_eq!(post(&contact, "/api/contact", JSON, body.to_string()).await, StatusCode::ACCEPTED);
    }
    assert_eq!(open(&contact, "/api/challenge?form=contact").await, StatusCode::OK);
    // More than is taken without a doubt, so that everything is looked up.
    for number in 0..6 {
        held["message"] = json!(format!("Nachricht {number}"));
        let neighbour = HeaderValue::from_static("[2001:db8::1]:40000");
        post_from(neighbour, &contact, "/api/contact", JSON, with_proof(&held).to_string()).await;
    }
    let clean = json!({ "email": ERIKA, "proof": signup_proof() });
    for body in [clean, json!({ "email": "other@visitor.example" })] {
        assert_eq!(post(&signup, "/api/signup", JSON, body.to_string()).await, StatusCode::ACCEPTED);
    }
    mailer.handle(due(&stack).await).await;
    let confirm = token(&link(&inbox.mail_to(ERIKA, "Noch ein Klick").await));
    assert_eq!(post(&signup, "/api/signup/confirm", FORM, format!("token={confirm}")).await, StatusCode::SEE_OTHER);
    let release = inbox.mail_to(SALES, "[Prüfen] Anmeldung").await;
    let release =
        text(&release, "text").split_whitespace().find_map(|word| word.split_once("/release?")).expect("a link").1;
    post(&signup, "/api/signup/release", FORM, release.to_owned()).await;
    mailer.handle(due(&stack).await).await;
    let unsubscribe = token(&link(&inbox.mail_to(ERIKA, "bestätigt").await));
    post(&signup, "/api/signup/unsubscribe", FORM, format!("token={unsubscribe}")).await;
    mailer.sweep(Timestamp::now() + SignedDuration::from_hours(1)).await.expect("the table answers");

    let lead = inbox.mail_to(SALES, "Kontaktanfrage").await["subject"].as_str().expect("a subject").to_owned();
    let reference = lead.split_whitespace().last().expect("a reference");
    post(&signup, "/api/signup", JSON, json!({ "email": "third@visitor.example" }).to_string()).await;
    list_held(&stack).await;
    let later = Timestamp::now() + SignedDuration::from_hours(21);
    let reminder = Reminder::new(reminder_gate.store.clone(), sender(inbox.port), 200);
    reminder.run(later).await.expect("it runs");
    assert_eq!(open(&answered, &signed_link(reference)).await, StatusCode::OK);
    assert_eq!(post(&answered, &signed_link(reference), FORM, String::new()).await, StatusCode::SEE_OTHER);
    let close = leads::close_link(&secret, "", Timestamp::now());
    assert_eq!(open(&answered, &close).await, StatusCode::OK);
    let feedback = Feedback::new(feedback_gate.store.clone(), secret, SALES);
    let bounced = event(reference, "acknowledgement", ERIKA, &bounce("Permanent", ERIKA));
    feedback.handle(&bounced, Timestamp::now()).await.expect("it is handled");

    for (function, gate) in [
        ("contact", contact_gate),
        ("signup", signup_gate),
        ("mailer", mailer_gate),
        ("answered", answered_gate),
        ("reminder", reminder_gate),
        ("feedback", feedback_gate),
    ] {
        assert_eq!(gate.touched(), allowed(function), "{function}");
    }
}
