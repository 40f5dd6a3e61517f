//! A function does to each kind of records what its role lets it do, and the role lets it do no more (template.yaml). Nothing but
//! AWS itself looks at the keys in a role.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use feedback::Feedback;
use http::{HeaderValue, Request, StatusCode};
use jiff::{SignedDuration, Timestamp};
use leads::{Hook, HookSender, Secret, Store};
use mailer::Mailer;
use reminder::Reminder;
use serde_json::{Value, json};
use web::Api;

use crate::answered::signed_link;
use crate::feedback::{bounce, complaint, event};
use crate::parts::{Functions, OwnTable, all_inserted, on_the_way_to, sender};
use crate::signup::ERIKA;
use crate::support::{
    FORM, HMAC_SECRET, Inbox, JSON, Receiver, Reply, SALES, SECRET, Stack, hook_settings, repository, signup_proof,
    somebody, store, text, token, valid, with_proof,
};

/// Who is signed up for later mails.
const SUBSCRIBER: &str = "subscriber@visitor.example";

const TABLE: &str = "roles";

/// A way to the database that takes note of what is done to which kinds of records.
pub(crate) struct Gate {
    pub(crate) store: Store,
    touched: Arc<Mutex<BTreeSet<String>>>,
}

impl Gate {
    pub(crate) async fn before(database: SocketAddr, table: &str) -> Self {
        let touched = Arc::new(Mutex::new(BTreeSet::new()));
        let noted = touched.clone();
        let address = on_the_way_to(database, move |operation, request| {
            note(operation, request, &mut noted.lock().expect("a lock"));
        });
        Self { store: store(address.await, table), touched }
    }

    pub(crate) fn touched(&self) -> BTreeSet<String> {
        self.touched.lock().expect("a lock").clone()
    }
}

/// Notes what a request does to which kinds of records, e.g. `PutItem LEAD#`: by what their keys begin with. A write of a
/// transaction stands below its name.
fn note(operation: &str, request: &Value, done: &mut BTreeSet<String>) {
    match request {
        Value::Object(fields) => {
            if let Some(pk) = fields.get("pk").and_then(|pk| pk["S"].as_str()) {
                let kind = pk.split_inclusive('#').next().unwrap_or_default();
                done.insert(format!("{operation} {kind}"));
            }
            for (name, value) in fields {
                let operation = match name.as_str() {
                    "Put" => "PutItem",
                    "Update" => "UpdateItem",
                    "Delete" => "DeleteItem",
                    "ConditionCheck" => "ConditionCheckItem",
                    _ => operation,
                };
                note(operation, value, done);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| note(operation, value, done)),
        _ => {}
    }
}

/// What the role of a function lets it do to which kinds of records.
fn allowed(function: &str) -> BTreeSet<String> {
    let template = std::fs::read_to_string(repository().join("template.yaml")).expect("the template");
    let (_, policy) = template.split_once(&format!("- PolicyName: {function}\n")).expect("a policy");
    let (policy, _) = policy.split_once("\n\n").expect("the end of the role");
    let mut allowed = BTreeSet::new();
    for statement in policy.split("- Effect: Allow").filter(|statement| statement.contains("LeadingKeys")) {
        for action in list(statement, "Action: ") {
            let operation = action.trim_start_matches("dynamodb:");
            let kinds = list(statement, "dynamodb:LeadingKeys: ");
            allowed.extend(kinds.iter().map(|kind| format!("{operation} {}", kind.trim_end_matches('*'))));
        }
    }
    allowed
}

/// The kinds of records among what is done.
fn kinds(done: &BTreeSet<String>) -> BTreeSet<&str> {
    done.iter().filter_map(|done| done.split_once(' ')).map(|(_, kind)| kind).collect()
}

/// The items of the list, or the one value, behind a name of the template.
fn list(text: &str, name: &str) -> Vec<String> {
    let (_, value) = text.split_once(name).expect(name);
    let line = value.lines().next().expect("a line").trim_matches(['[', ']']);
    line.split(", ").map(|item| item.trim_matches('\'').to_owned()).collect()
}

/// Has a list name every held record, as if very much were held.
async fn list_held(table: &OwnTable) {
    for item in table.items().await.into_iter().filter(|item| item["verdict"]["S"] == "held") {
        let queue = if item["sk"]["S"] == "SIGNUP" { "signups" } else { "list" };
        let update = json!({
            "Key": { "pk": item["pk"], "sk": item["sk"] },
            "UpdateExpression": "SET queue = :list, dueAt = :then",
            "ExpressionAttributeValues": { ":list": { "S": queue }, ":then": { "N": "1" } },
        });
        table.ask("UpdateItem", update).await;
    }
}

/// The mails that are due, as the stream has them.
async fn due(table: &OwnTable) -> aws_lambda_events::event::dynamodb::Event {
    let items = table.items().await;
    let is_due = |item: &Value| item["mailState"]["S"] == "due";
    all_inserted(&items.into_iter().filter(is_due).collect::<Vec<_>>())
}

async fn post(function: &impl Api, path: &str, content_type: &str, body: String) -> StatusCode {
    post_from(somebody(), function, path, content_type, body).await
}

pub(crate) async fn post_from(
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
async fn a_role_lets_its_function_do_to_each_kind_of_records_what_it_does_and_no_more() {
    let (inbox, stack) = (Inbox::start().await, Stack::without_mail().await);
    let table = OwnTable::of(&stack, TABLE).await;
    let gate = async || Gate::before(stack.local.dynamodb, TABLE).await;
    let (contact_gate, signup_gate, mailer_gate) = (gate().await, gate().await, gate().await);
    let (answered_gate, reminder_gate, feedback_gate) = (gate().await, gate().await, gate().await);
    let secret = Secret::new(HMAC_SECRET);
    let functions = |gate: &Gate| Functions::over(gate.store.clone().hooked(true));
    let receiver = Receiver::answering(|_, _| Reply::With(429, "retry-after", "600")).await;
    let hook = HookSender::new(hook_settings(receiver.port));
    let (contact, signup) = (functions(&contact_gate).contact, functions(&signup_gate).signup);
    let answered = functions(&answered_gate).answered;
    let mailer = Mailer::new(mailer_gate.store.clone(), sender(inbox.port)).with_hook(Hook::To(hook));

    let mut held = valid();
    held["proof"] = Value::Null;
    for body in [with_proof(&valid()), valid(), held.clone()] {
        assert_eq!(post(&contact, "/api/contact", JSON, body.to_string()).await, StatusCode::ACCEPTED);
    }
    assert_eq!(open(&contact, "/api/challenge?form=contact").await, StatusCode::OK);
    // More than is taken without a doubt.
    for number in 0..16 {
        held["message"] = json!(format!("Nachricht {number}"));
        let neighbour = HeaderValue::from_static("[2001:db8::1]:40000");
        post_from(neighbour, &contact, "/api/contact", JSON, with_proof(&held).to_string()).await;
    }
    let clean = json!({ "email": ERIKA, "proof": signup_proof() });
    for body in [clean, json!({ "email": "other@visitor.example" })] {
        assert_eq!(post(&signup, "/api/signup", JSON, body.to_string()).await, StatusCode::ACCEPTED);
    }
    mailer.handle(due(&table).await).await;
    let confirm = token(&inbox.mail_to(ERIKA, "Noch zwei Klicks").await);
    assert_eq!(post(&signup, "/api/signup/confirm", FORM, format!("token={confirm}")).await, StatusCode::SEE_OTHER);
    let release = inbox.mail_to(SALES, "[Prüfen] Eintrag").await;
    let release =
        text(&release, "text").split_whitespace().find_map(|word| word.split_once("/release?")).expect("a link").1;
    post(&signup, "/api/signup/release", FORM, release.to_owned()).await;
    mailer.handle(due(&table).await).await;
    let unsubscribe = token(&inbox.mail_to(ERIKA, "bestätigt").await);
    post(&signup, "/api/signup/unsubscribe", FORM, format!("token={unsubscribe}")).await;
    let version = contract::CONSENT_VERSION;
    let subscribed =
        json!({ "email": SUBSCRIBER, "newsAccepted": true, "consentVersion": version, "proof": signup_proof() });
    post(&signup, "/api/signup", JSON, subscribed.to_string()).await;
    mailer.handle(due(&table).await).await;
    let confirm = token(&inbox.mail_to(SUBSCRIBER, "Noch zwei Klicks").await);
    post(&signup, "/api/signup/confirm", FORM, format!("token={confirm}")).await;
    let (subscriber, _) = confirm.split_once('.').expect("a reference");
    mailer.sweep(Timestamp::now() + SignedDuration::from_hours(1)).await.expect("the table answers");

    let lead = inbox.mail_to(SALES, "Kontaktanfrage").await["subject"].as_str().expect("a subject").to_owned();
    let reference = lead.split(['(', ')']).nth(1).expect("a reference");
    post(&signup, "/api/signup", JSON, json!({ "email": "third@visitor.example" }).to_string()).await;
    list_held(&table).await;
    let later = Timestamp::now() + SignedDuration::from_hours(21);
    let reminder = Reminder::new(reminder_gate.store.clone(), sender(inbox.port)).reminding(true);
    reminder.run(later).await.expect("it runs");
    assert_eq!(open(&answered, &signed_link(reference)).await, StatusCode::OK);
    assert_eq!(post(&answered, &signed_link(reference), FORM, String::new()).await, StatusCode::SEE_OTHER);
    let close = leads::close_link(&secret, "", Timestamp::now());
    assert_eq!(open(&answered, &close).await, StatusCode::OK);
    let feedback = Feedback::new(feedback_gate.store.clone(), secret.clone(), SALES);
    let bounced = event(reference, "acknowledgement", ERIKA, &bounce("Permanent", ERIKA));
    feedback.handle(&bounced, Timestamp::now()).await.expect("it is handled");
    let complained = event(subscriber, "welcomeMail", SUBSCRIBER, &complaint(SUBSCRIBER));
    feedback.handle(&complained, Timestamp::now()).await.expect("it is handled");

    for (function, gate) in [
        ("contact", contact_gate),
        ("signup", signup_gate),
        ("mailer", mailer_gate),
        ("answered", answered_gate),
        ("reminder", reminder_gate),
        ("feedback", feedback_gate),
    ] {
        let (touched, allowed) = (gate.touched(), allowed(function));
        let more: Vec<&String> = touched.difference(&allowed).collect();
        assert!(more.is_empty(), "{function} does {more:?}, which its role does not allow");
        assert_eq!(kinds(&touched), kinds(&allowed), "{function}");
    }
}
