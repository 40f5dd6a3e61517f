//! Parts of the functions over a running stack, for what no request asks for.

use std::net::SocketAddr;

use answered::Answered;
use aws_lambda_events::event::dynamodb::Event;
use axum::body::Bytes;
use contact::Contact;
use http::{HeaderMap, Request};
use http_body_util::Full;
use jiff::{SignedDuration, Timestamp};
use leads::{Intake, MailSender, Reminded, Secret, Store};
use reminder::Reminder;
use serde_json::{Value, json};
use signup::Signup;
use tokio::net::TcpListener;
use web::{OriginSecret, SiteOrigin};

use crate::support::{HMAC_SECRET, Inbox, SECRET, Stack, config, dynamodb, exchange, settings, store};

/// A sender to the mail service at this port.
pub(crate) fn sender(mail_port: u16) -> MailSender {
    let settings = settings(std::path::Path::new(""), mail_port);
    MailSender::new(leads::aws::ses(&config(settings.mail_endpoint)), settings.mail)
}

/// The functions behind the API over a table, as the CDN and the site of the tests reach them.
pub(crate) struct Functions {
    pub(crate) contact: Contact,
    pub(crate) signup: Signup,
    pub(crate) answered: Answered,
}

impl Functions {
    pub(crate) fn over(store: Store) -> Self {
        let (secret, origin) = (Secret::new(HMAC_SECRET), OriginSecret::new(SECRET));
        let site = SiteOrigin::new("http://localhost:4280");
        let intake = Intake::new(store.clone(), secret.clone(), u64::MAX);
        Self {
            contact: Contact::new(intake.clone(), origin.clone(), site.clone()),
            signup: Signup::new(intake, origin.clone(), site.clone()),
            answered: Answered::new(store, origin, site, secret),
        }
    }
}

/// A table of a test, as template.yaml defines it: the stack's own has a stream that somebody handles.
pub(crate) struct OwnTable {
    database: SocketAddr,
    name: String,
}

impl OwnTable {
    pub(crate) async fn of(stack: &Stack, name: &str) -> Self {
        let definition = local::TableDefinition::of_the_stack().expect("the template has the table");
        let mut definition = Value::from(definition.create_table().clone());
        definition["TableName"] = name.into();
        dynamodb(stack.local.dynamodb, "CreateTable", &definition).await;
        Self { database: stack.local.dynamodb, name: name.to_owned() }
    }

    pub(crate) fn store(&self) -> Store {
        store(self.database, &self.name)
    }

    /// A request about this table.
    pub(crate) async fn ask(&self, operation: &str, mut request: Value) -> Value {
        request["TableName"] = self.name.as_str().into();
        dynamodb(self.database, operation, &request).await
    }

    pub(crate) async fn items(&self) -> Vec<Value> {
        self.ask("Scan", json!({ "ConsistentRead": true })).await["Items"].as_array().expect("a list").clone()
    }

    pub(crate) async fn put(&self, item: &Value) {
        self.ask("PutItem", json!({ "Item": item })).await;
    }
}

/// A way to a database that looks at each request, the operation and its body.
pub(crate) async fn on_the_way_to(
    database: SocketAddr,
    look: impl Fn(&str, &Value) + Clone + Send + Sync + 'static,
) -> SocketAddr {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let pass = async move |headers: HeaderMap, body: Bytes| {
        let (_, operation) = headers["x-amz-target"].to_str().expect("a name").split_once('.').expect("an operation");
        look(operation, &serde_json::from_slice(&body).expect("JSON"));
        let request = Request::post(format!("http://{database}/")).header("x-amz-target", &headers["x-amz-target"]);
        let answer = exchange(request.body(Full::from(body)).expect("a request")).await;
        (answer.status, [("content-type", "application/x-amz-json-1.0")], answer.body)
    };
    tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(pass)).await });
    address
}

impl Stack {
    /// Sends sales the list of what waits, so many hours from now.
    pub(crate) async fn remind(&self, mail_port: u16, hours: i64) -> Reminded {
        self.reminder(mail_port).run(hours_from_now(hours)).await.expect("it runs")
    }

    pub(crate) fn reminder(&self, mail_port: u16) -> Reminder {
        Reminder::new(self.store(), sender(mail_port)).reminding(true)
    }
}

impl Inbox {
    /// The lists to sales.
    pub(crate) fn lists(&self) -> Vec<Value> {
        let is_list =
            |mail: &Value| mail["subject"].as_str().is_some_and(|text| text.starts_with("Das wartet auf dich"));
        self.mails().into_iter().filter(is_list).collect()
    }
}

pub(crate) fn hours_from_now(hours: i64) -> Timestamp {
    Timestamp::now() + SignedDuration::from_hours(hours)
}

/// The stream's records about new items.
pub(crate) fn all_inserted(items: &[Value]) -> Event {
    let record = |(number, item): (usize, &Value)| {
        let keys = json!({ "pk": item["pk"], "sk": item["sk"] });
        let change = json!({ "Keys": keys, "SequenceNumber": number.to_string(), "SizeBytes": 1 });
        json!({ "eventID": "1", "eventName": "INSERT", "awsRegion": "eu-central-1", "dynamodb": change })
    };
    let records: Vec<Value> = items.iter().enumerate().map(record).collect();
    serde_json::from_value(json!({ "Records": records })).expect("an event")
}
