//! What the tests have in common: a running stack, a mail inbox, requests and their answers.

use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use http::{HeaderMap, HeaderValue, Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client;
use hyper_util::rt::TokioExecutor;
use leads::{MailSettings, Secret};
use local::{Local, Settings};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tempfile::TempDir;

pub(crate) const SECRET: &str = "secret of the tests";
pub(crate) const HMAC_SECRET: &str = "key of the tests";
pub(crate) const SALES: &str = "sales@example.org";
pub(crate) const JSON: &str = "application/json";
pub(crate) const FORM: &str = "application/x-www-form-urlencoded";
/// Below what Linux (32,768) and the IANA (49,152) call dynamic ports.
const PORTS: Range<u16> = 20_000..32_000;
/// How often something awaited is looked for, and how long it may take before the test gives up.
const POLL: Duration = Duration::from_millis(25);
const GIVE_UP: Duration = Duration::from_secs(60);

/// A running local process with a data folder of its own.
pub(crate) struct Stack {
    pub(crate) local: Local,
    pub(crate) data: TempDir,
}

/// An answer of the API.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

/// The real mail server; it ends with this value.
pub(crate) struct Inbox {
    pub(crate) port: u16,
    process: Child,
}

pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A port that is free and stays so until the test uses it: below those that systems give to connections, and to
/// listeners on port 0, of which each of the other tests has many.
pub(crate) fn free_port() -> u16 {
    static TRIED: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id();
    loop {
        let tried = TRIED.fetch_add(1, Ordering::Relaxed);
        let port = PORTS.start + u16::try_from(first.wrapping_add(tried) % PORTS.len() as u32).expect("16 bits");
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

pub(crate) fn settings(data: &Path, mail_port: u16) -> Settings {
    Settings {
        api_port: 0,
        dynamodb_port: 0,
        data_dir: data.to_owned(),
        table: "leads".into(),
        origin_secret: SECRET.into(),
        mail_endpoint: format!("http://127.0.0.1:{mail_port}"),
        mail: MailSettings {
            sales_address: SALES.into(),
            sender_address: "noreply@example.org".into(),
            site_origin: "http://localhost:4280".into(),
            configuration_set: None,
            secret: Secret::new(HMAC_SECRET),
        },
    }
}

impl Stack {
    /// A stack whose mails nobody takes.
    pub(crate) async fn without_mail() -> Self {
        Self::with_mail_at(free_port()).await
    }

    pub(crate) async fn with_mail_at(mail_port: u16) -> Self {
        Self::over(tempfile::tempdir().expect("a folder"), mail_port).await
    }

    /// Ends the process and starts another one over the same data.
    pub(crate) async fn restarted(self, mail_port: u16) -> Self {
        self.local.stop().await.expect("the stack ends");
        Self::over(self.data, mail_port).await
    }

    /// Like [`Self::restarted`], but the stream is read from its beginning: every record comes a second time.
    pub(crate) async fn replayed(self, mail_port: u16) -> Self {
        self.local.stop().await.expect("the stack ends");
        std::fs::remove_file(self.data.path().join("stream-checkpoint.json")).expect("there is a checkpoint");
        Self::over(self.data, mail_port).await
    }

    async fn over(data: TempDir, mail_port: u16) -> Self {
        let local = Local::start(settings(data.path(), mail_port)).await.expect("the stack starts");
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
        self.post_to("/api/signup", &with_proof(&json!({ "email": email, "page": "/" }))).await
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

    pub(crate) async fn leads(&self) -> Vec<Value> {
        self.items().await.into_iter().filter(|item| item["sk"]["S"] == "CONTACT").collect()
    }
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.body))
    }

    pub(crate) fn reference(&self) -> String {
        self.json()["reference"].as_str().unwrap_or_else(|| panic!("no reference: {}", self.body)).to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("ASCII"))
    }
}

impl Inbox {
    pub(crate) async fn start() -> Self {
        Self::start_at(free_port()).await
    }

    pub(crate) async fn start_at(port: u16) -> Self {
        let process = Command::new("node")
            .arg(repository().join("node_modules/aws-ses-v2-local/dist/cli.js"))
            .args(["--host", "127.0.0.1", "--port", &port.to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("node runs the mail server: run `npm ci` first");
        let inbox = Self { port, process };
        until("the mail server answers", async || TcpStream::connect(("127.0.0.1", port)).ok()).await;
        inbox
    }

    pub(crate) async fn mails(&self) -> Vec<Value> {
        let request = Request::get(format!("http://127.0.0.1:{}/store", self.port));
        let answer = exchange(request.body(Full::default()).expect("a request")).await;
        answer.json()["emails"].as_array().expect("a list").clone()
    }

    /// Waits for a mail to this address whose subject has this part.
    pub(crate) async fn mail_to(&self, address: &str, subject: &str) -> Value {
        until(&format!("a mail to {address} with the subject {subject}"), async || {
            let is_meant = |mail: &Value| {
                mail["destination"]["to"] == json!([address])
                    && mail["subject"].as_str().is_some_and(|text| text.contains(subject))
            };
            self.mails().await.into_iter().find(is_meant)
        })
        .await
    }

    /// Waits until both mails of a lead are there: the one to sales first.
    pub(crate) async fn mails_of(&self, reference: &str) -> [Value; 2] {
        until("both mails arrive", async || {
            let mails = self.mails().await.into_iter();
            let mut mails = mails.filter(|mail| mail["subject"].as_str().is_some_and(|text| text.contains(reference)));
            Some([mails.next()?, mails.next()?])
        })
        .await
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The address and port of a visitor that no other request came from.
pub(crate) fn somebody() -> HeaderValue {
    static VISITORS: AtomicU32 = AtomicU32::new(0);
    let address = Ipv4Addr::from(0x0A00_0000 + VISITORS.fetch_add(1, Ordering::Relaxed));
    HeaderValue::try_from(format!("{address}:40000")).expect("an address")
}

/// A body with a proof of work of its own, unless it has the field already; null means none.
pub(crate) fn with_proof(body: &Value) -> Value {
    let mut body = body.clone();
    if body.get("proof").is_none() {
        body["proof"] = proof().into();
    }
    body
}

/// A proof of work without the work: who knows the secret can choose the number, and so the salt to go with it.
pub(crate) fn proof() -> String {
    proof_that_ends(i64::from(u32::MAX))
}

pub(crate) fn proof_that_ends(expires_at: i64) -> String {
    static SALTS: AtomicU32 = AtomicU32::new(0);
    let salt = format!("{:032x}?expires={expires_at}&", SALTS.fetch_add(1, Ordering::Relaxed));
    let digest = Sha256::digest(format!("{salt}7").as_bytes());
    let challenge: String = digest.iter().map(|octet| format!("{octet:02x}")).collect();
    let signature = Secret::new(HMAC_SECRET).sign("challenge", &challenge);
    let proof = json!({
        "algorithm": "SHA-256", "challenge": challenge, "number": 7, "salt": salt, "signature": signature, "took": 1,
    });
    STANDARD.encode(proof.to_string())
}

pub(crate) fn valid() -> Value {
    json!({
        "firstName": "Erika", "lastName": "Mustermann", "email": "erika@visitor.example",
        "phone": "0721 1234567", "message": "Wie geht das?", "privacyAccepted": true,
    })
}

pub(crate) fn with(field: &str, value: impl Into<Value>) -> Value {
    let mut body = valid();
    body[field] = value.into();
    body
}

pub(crate) async fn dynamodb(address: SocketAddr, operation: &str, body: &Value) -> Value {
    let request = Request::post(format!("http://{address}/"))
        .header("x-amz-target", format!("DynamoDB_20120810.{operation}"))
        .header("content-type", "application/x-amz-json-1.0")
        .header("x-amz-date", "20260101T000000Z")
        .header(
            "authorization",
            "AWS4-HMAC-SHA256 Credential=local/20260101/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0",
        );
    let answer = exchange(request.body(Full::from(body.to_string().into_bytes())).expect("a request")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    answer.json()
}

pub(crate) async fn exchange(request: Request<Full<axum::body::Bytes>>) -> Answer {
    let client: Client<_, Full<axum::body::Bytes>> = Client::builder(TokioExecutor::new()).build_http();
    let (head, body) = client.request(request).await.expect("an answer").into_parts();
    let body = body.collect().await.expect("a body").to_bytes();
    Answer { status: head.status, headers: head.headers, body: String::from_utf8(body.into()).expect("UTF-8") }
}

/// Waits until something is there.
pub(crate) async fn until<T>(what: &str, look: impl AsyncFnMut() -> Option<T>) -> T {
    wait(what, POLL, GIVE_UP, look).await
}

/// Waits until something big is there, which looking at slows down.
pub(crate) async fn until_at_last<T>(what: &str, look: impl AsyncFnMut() -> Option<T>) -> T {
    wait(what, 80 * POLL, 5 * GIVE_UP, look).await
}

async fn wait<T>(what: &str, poll: Duration, give_up: Duration, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let waiting = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::time::sleep(poll).await;
        }
    };
    tokio::time::timeout(give_up, waiting).await.unwrap_or_else(|_| panic!("waited in vain: {what}"))
}
