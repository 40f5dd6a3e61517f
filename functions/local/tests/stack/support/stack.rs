//! A running local process, the requests that it gets and the records that it has.

use std::path::Path;
use std::time::Duration;

use http::Request;
use http_body_util::Full;
use jiff::{SignedDuration, Timestamp};
use leads::{MailSettings, Reference, Secret, Store};
use local::{Local, Settings};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::clients::store;
use super::forms::{somebody, with_proof};
use super::http::{Answer, dynamodb, exchange};
use super::inbox::{Inbox, token};
use super::ports::free_port;
use super::wait::until;
use super::{FORM, HMAC_SECRET, JSON, SALES, SECRET, full_hour};

/// A running local process with a data folder of its own.
pub(crate) struct Stack {
    pub(crate) local: Local,
    pub(crate) data: TempDir,
}

/// A folder in memory where the system has one: the database waits for the disk at each write, and a test has no need to.
fn folder() -> std::io::Result<TempDir> {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }
}

pub(crate) fn settings(data: &Path, mail_port: u16) -> Settings {
    Settings {
        api_port: 0,
        dynamodb_port: 0,
        data_dir: data.to_owned(),
        stream_rest: Duration::from_millis(15),
        lists: None,
        table: "leads".into(),
        origin_secret: SECRET.into(),
        visitor_mails_an_hour: u64::MAX,
        mail_endpoint: format!("http://127.0.0.1:{mail_port}"),
        mail: MailSettings {
            sales_address: SALES.into(),
            sender_address: "noreply@example.org".into(),
            site_origin: "http://localhost:4280".into(),
            configuration_set: None,
            sales_configuration_set: None,
            secret: Secret::new(HMAC_SECRET),
        },
        hook: None,
    }
}

impl Stack {
    /// A stack and the inbox in which its mails lie.
    pub(crate) async fn with_inbox() -> (Inbox, Self) {
        let inbox = Inbox::start().await;
        let stack = Self::with_mail_at(inbox.port).await;
        (inbox, stack)
    }

    /// A stack whose mails nobody takes.
    pub(crate) async fn without_mail() -> Self {
        Self::with_mail_at(free_port()).await
    }

    pub(crate) async fn with_mail_at(mail_port: u16) -> Self {
        Self::with(mail_port, |_| ()).await
    }

    /// A stack with other settings.
    pub(crate) async fn with(mail_port: u16, change: impl FnOnce(&mut Settings)) -> Self {
        Self::over(folder().expect("a folder"), mail_port, change).await
    }

    /// Ends the process and starts another one over the same data; every record of the stream comes a second time.
    pub(crate) async fn restarted(self, mail_port: u16) -> Self {
        self.restarted_with(mail_port, |_| ()).await
    }

    /// Like [`Self::restarted`], with other settings.
    pub(crate) async fn restarted_with(self, mail_port: u16, change: impl FnOnce(&mut Settings)) -> Self {
        self.local.stop().await.expect("the stack ends");
        Self::over(self.data, mail_port, change).await
    }

    async fn over(data: TempDir, mail_port: u16, change: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = settings(data.path(), mail_port);
        change(&mut settings);
        let local = Local::start(settings).await.expect("the stack starts");
        Self { local, data }
    }

    pub(crate) async fn post(&self, content_type: &str, body: impl Into<Vec<u8>>) -> Answer {
        self.send(Request::post("/").header("content-type", content_type), body).await
    }

    /// Posts a contact form as a browser with JavaScript does: with a proof of work of its own, unless the body has one.
    pub(crate) async fn post_json(&self, body: &Value) -> Answer {
        self.post(JSON, with_proof(body).to_string()).await
    }

    /// Sends a request through the CDN, that is with its secret.
    pub(crate) async fn send(&self, request: http::request::Builder, body: impl Into<Vec<u8>>) -> Answer {
        self.send_past_the_cdn(request.header("x-origin-secret", SECRET), body).await
    }

    pub(crate) async fn send_past_the_cdn(&self, request: http::request::Builder, body: impl Into<Vec<u8>>) -> Answer {
        let mut request = request.body(Full::from(body.into())).expect("a request");
        let path = match request.uri().path() {
            "/" => "/api/contact",
            _ => request.uri().path_and_query().expect("a path").as_str(),
        };
        *request.uri_mut() = format!("http://{}{path}", self.local.api).parse().expect("an address");
        // Every request comes from somebody else, unless a test says from whom.
        request.headers_mut().entry("cloudfront-viewer-address").or_insert_with(somebody);
        exchange(request).await
    }

    /// The table, as the functions reach it.
    pub(crate) fn store(&self) -> Store {
        store(self.local.dynamodb, "leads")
    }

    /// Every item of the table, read over the DynamoDB API page by page.
    pub(crate) async fn items(&self) -> Vec<Value> {
        let mut request = json!({ "TableName": "leads", "ConsistentRead": true });
        let mut items = Vec::new();
        loop {
            let scan = dynamodb(self.local.dynamodb, "Scan", &request).await;
            items.extend(scan["Items"].as_array().expect("a list").iter().cloned());
            match scan.get("LastEvaluatedKey") {
                Some(key) if !key.is_null() => request["ExclusiveStartKey"] = key.clone(),
                _ => return items,
            }
        }
    }

    /// Signs an address up as a browser with JavaScript does.
    pub(crate) async fn sign_up(&self, email: &str) -> Answer {
        let version = contract::CONSENT_VERSION;
        let body = json!({ "email": email, "page": "/", "newsAccepted": true, "consentVersion": version });
        self.post_to("/api/signup", &with_proof(&body)).await
    }

    /// Signs an address up for later mails and confirms it; returns the tokens of the links that confirm it and that end it.
    pub(crate) async fn subscribe(&self, inbox: &Inbox, email: &str) -> [String; 2] {
        self.sign_up(email).await;
        let confirm = token(&inbox.mail_to(email, "Noch zwei Klicks").await);
        self.click("/api/signup/confirm", format!("token={confirm}")).await.leads_to("/signup/confirmed");
        [confirm, token(&inbox.mail_to(email, "ist bestätigt").await)]
    }

    /// Until when a message is to be answered: the last full hour within 24 hours after it was stored.
    pub(crate) async fn answer_by(&self, reference: &str) -> jiff::Timestamp {
        let lead = self.lead(reference).await;
        let received: jiff::Timestamp = lead["createdAt"]["S"].as_str().expect("a time").parse().expect("a time");
        full_hour(received + jiff::SignedDuration::from_hours(24))
    }

    /// Signs an address up with the box for later mails left empty.
    pub(crate) async fn try_out(&self, email: &str) -> Answer {
        self.post_to(
            "/api/signup",
            &with_proof(&json!({ "email": email, "page": "/", "consentVersion": contract::CONSENT_VERSION })),
        )
        .await
    }

    /// Posts JSON to another path than that of the contact form, exactly as it is.
    pub(crate) async fn post_to(&self, path: &str, body: &Value) -> Answer {
        self.send(Request::post(path).header("content-type", JSON), body.to_string()).await
    }

    /// Clicks a button: posts a form to a path.
    pub(crate) async fn click(&self, path: &str, body: impl Into<Vec<u8>>) -> Answer {
        self.send(Request::post(path).header("content-type", FORM), body).await
    }

    /// Opens a link.
    pub(crate) async fn open(&self, path: &str) -> Answer {
        self.send(Request::get(path), "").await
    }

    pub(crate) async fn signups(&self) -> Vec<Value> {
        self.items().await.into_iter().filter(|item| item["sk"]["S"] == "SIGNUP").collect()
    }

    /// Changes an attribute of a record, e.g. to let its time pass.
    pub(crate) async fn set(&self, item: &Value, attribute: &str, value: Value) {
        let update = json!({
            "TableName": "leads",
            "Key": { "pk": item["pk"], "sk": item["sk"] },
            "UpdateExpression": "SET #attribute = :value",
            "ExpressionAttributeNames": { "#attribute": attribute },
            "ExpressionAttributeValues": { ":value": value },
        });
        dynamodb(self.local.dynamodb, "UpdateItem", &update).await;
    }

    /// As many leads like this one as no test posts, each with a reference, which it returns, and a time of its own.
    pub(crate) async fn put_like(&self, lead: &Value, count: usize) -> Vec<Reference> {
        let since: Timestamp = lead["createdAt"]["S"].as_str().expect("a time").parse().expect("a time");
        let references: Vec<Reference> = (0..count).map(|_| Reference::random().expect("a code")).collect();
        let numbered: Vec<(i64, &Reference)> = (1..).zip(&references).collect();
        for batch in numbered.chunks(25) {
            let puts = batch.iter().map(|(number, reference)| {
                let mut item = lead.clone();
                item["pk"] = json!({ "S": format!("LEAD#{reference}") });
                item["reference"] = json!({ "S": reference });
                item["createdAt"] = json!({ "S": (since + SignedDuration::from_micros(*number)).to_string() });
                json!({ "PutRequest": { "Item": item } })
            });
            let request = json!({ "RequestItems": { "leads": puts.collect::<Vec<_>>() } });
            dynamodb(self.local.dynamodb, "BatchWriteItem", &request).await;
        }
        references
    }

    /// For many writes: the embedded database reads its whole stream at each, which DynamoDB does not. Nothing is sent from then on.
    pub(crate) async fn end_stream(&self) {
        let no_stream = json!({ "TableName": "leads", "StreamSpecification": { "StreamEnabled": false } });
        dynamodb(self.local.dynamodb, "UpdateTable", &no_stream).await;
    }

    /// Deletes an item, as the table does past its term.
    pub(crate) async fn delete(&self, item: &Value) {
        let key = json!({ "pk": item["pk"], "sk": item["sk"] });
        dynamodb(self.local.dynamodb, "DeleteItem", &json!({ "TableName": "leads", "Key": key })).await;
    }

    pub(crate) async fn put(&self, item: &Value) {
        dynamodb(self.local.dynamodb, "PutItem", &json!({ "TableName": "leads", "Item": item })).await;
    }

    pub(crate) async fn leads(&self) -> Vec<Value> {
        self.items().await.into_iter().filter(|item| item["sk"]["S"] == "CONTACT").collect()
    }

    pub(crate) async fn lead(&self, reference: &str) -> Value {
        self.item(&format!("LEAD#{reference}"), "CONTACT").await
    }

    /// What was judged of a lead, and why.
    pub(crate) async fn verdict(&self, answer: &Answer) -> (String, String) {
        let lead = self.lead(&answer.reference()).await;
        let text = |name: &str| lead[name]["S"].as_str().unwrap_or_default().to_owned();
        (text("verdict"), text("doubt"))
    }

    /// Every mail of the outbox.
    pub(crate) async fn mails(&self) -> Vec<Value> {
        self.items().await.into_iter().filter(|item| item["mail"].is_object()).collect()
    }

    /// A post of the outbox about a lead or a sign-up.
    pub(crate) async fn posted(&self, reference: &str, event: &str) -> Value {
        let owner = if event.starts_with("signup") { "SIGNUP" } else { "LEAD" };
        self.item(&format!("{owner}#{reference}"), &format!("HOOK#{event}")).await
    }

    /// A mail of the outbox.
    pub(crate) async fn mail(&self, reference: &str, kind: &str) -> Value {
        let owner = if ["salesMail", "acknowledgement"].contains(&kind) { "LEAD" } else { "SIGNUP" };
        self.item(&format!("{owner}#{reference}"), &format!("MAIL#{kind}")).await
    }

    /// Waits until each of these mails has ended so.
    pub(crate) async fn ends_of(&self, reference: &str, mails: &[(&str, &str)]) {
        for (kind, end) in mails {
            until(&format!("the {kind} of {reference} is {end}"), async || {
                (self.mail(reference, kind).await["mailState"]["S"] == *end).then_some(())
            })
            .await;
        }
    }

    /// Waits until every mail that was queued has come to an end: they need not come in the order in which they were queued.
    pub(crate) async fn until_no_mail_is_due(&self) {
        let due = json!({
            "TableName": "leads",
            "IndexName": "Queues",
            "KeyConditionExpression": "queue = :due",
            "ExpressionAttributeValues": { ":due": { "S": "due" } },
            "Select": "COUNT",
        });
        until("no mail is due", async || {
            (dynamodb(self.local.dynamodb, "Query", &due).await["Count"] == 0).then_some(())
        })
        .await;
    }

    /// Lets the pauses pass after which what was not taken is tried again. A claim goes on: its term would count as over while the mail
    /// is on its way.
    pub(crate) async fn let_pauses_pass(&self) {
        for item in self.items().await {
            if item["mailState"]["S"] == "due" {
                self.set(&item, "dueAt", json!({ "N": "1" })).await;
            }
        }
    }

    /// The item under a key, or null.
    async fn item(&self, pk: &str, sk: &str) -> Value {
        let key = json!({ "pk": { "S": pk }, "sk": { "S": sk } });
        let request = json!({ "TableName": "leads", "Key": key, "ConsistentRead": true });
        dynamodb(self.local.dynamodb, "GetItem", &request).await["Item"].take()
    }
}
