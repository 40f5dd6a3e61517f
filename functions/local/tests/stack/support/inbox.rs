//! A mail service in this process, which speaks as SES does: what it takes lies in its inbox, and what it refuses is known too.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Json;
use axum::routing::any;
use axum::serve::ListenerExt;
use http::StatusCode;
use serde_json::{Value, json};
use tokio::io::AsyncReadExt;
use tokio::net::TcpListener;
use tokio::sync::watch;

use super::SALES;
use super::wait::GIVE_UP;

/// The code and the message of a refusal.
pub(crate) type Refusal = (&'static str, String);

/// The service; it ends with the test's runtime.
pub(crate) struct Inbox {
    pub(crate) port: u16,
    connections: Arc<AtomicUsize>,
    attempted: watch::Receiver<Vec<Value>>,
}

impl Inbox {
    /// A service that takes every mail.
    pub(crate) async fn start() -> Self {
        Self::start_at(0).await
    }

    pub(crate) async fn start_at(port: u16) -> Self {
        Self::listening_at(port, |_| None).await
    }

    /// A service that refuses mails by a rule. As SES words it: the addresses are part of the message.
    pub(crate) async fn refusing(rule: fn(&Value) -> bool) -> Self {
        Self::listening_at(0, move |mail| {
            let addresses = format!("{}, {}", mail["destination"], mail["replyTo"]);
            rule(mail).then(|| ("BadRequestException", format!("Domain contains illegal character: {addresses}")))
        })
        .await
    }

    /// A service that refuses every mail because of who sends it, as SES words it when the sender lost its verification.
    pub(crate) async fn refusing_the_sender() -> Self {
        Self::listening_at(0, |_| Some(("MessageRejected", "Email address is not verified".to_owned()))).await
    }

    async fn listening_at(port: u16, rule: impl Fn(&Value) -> Option<Refusal> + Clone + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", port)).await.expect("the port is free");
        let port = listener.local_addr().expect("an address").port();
        let connections = Arc::new(AtomicUsize::new(0));
        let counter = connections.clone();
        let listener = listener.tap_io(move |_| {
            counter.fetch_add(1, Ordering::SeqCst);
        });
        let (came, attempted) = watch::channel(Vec::new());
        let answer = any(move |Json(request): Json<Value>| async move {
            let mut mail = mail(&request);
            let refusal = rule(&mail);
            let id = format!("mail-{}", came.borrow().len());
            mail["messageId"] = refusal.is_none().then_some(id.as_str()).into();
            came.send_modify(|mails| mails.push(mail));
            match refusal {
                None => (StatusCode::OK, [("x-amzn-requestid", "1")], Json(json!({ "MessageId": id }))),
                Some((code, message)) => {
                    (StatusCode::BAD_REQUEST, [("x-amzn-errortype", code)], Json(json!({ "message": message })))
                }
            }
        });
        tokio::spawn(async move { axum::serve(listener, axum::Router::new().fallback(answer)).await });
        Self { port, connections, attempted }
    }

    /// How many connections were opened to it.
    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }

    /// What it took.
    pub(crate) fn mails(&self) -> Vec<Value> {
        self.attempted().into_iter().filter(|mail| mail["messageId"].is_string()).collect()
    }

    /// What it took or refused.
    pub(crate) fn attempted(&self) -> Vec<Value> {
        self.attempted.borrow().clone()
    }

    /// Waits until so many mails were handed to it, taken or refused.
    pub(crate) async fn attempts(&self, count: usize) -> Vec<Value> {
        self.wait(&format!("{count} mails"), |mails| (mails.len() >= count).then(|| mails.to_vec())).await
    }

    /// Waits for a mail to this address whose subject has this part.
    pub(crate) async fn mail_to(&self, address: &str, subject: &str) -> Value {
        let is_meant = |mail: &&Value| mail["destination"]["to"] == json!([address]) && is_about(mail, subject);
        self.wait(&format!("{subject} to {address}"), |mails| mails.iter().find(is_meant).cloned()).await
    }

    /// Waits until there are so many mails about this, and returns the last of them.
    pub(crate) async fn nth_mail(&self, count: usize, subject: &str) -> Value {
        let about = |mail: &&Value| is_about(mail, subject);
        self.wait(&format!("{count} of {subject}"), |mails| mails.iter().filter(about).nth(count - 1).cloned()).await
    }

    /// Waits until both mails of a lead are there: the one to sales first.
    pub(crate) async fn mails_of(&self, reference: &str) -> [Value; 2] {
        let is_meant = |mail: &&Value| mail["destination"]["to"] != json!([SALES]) && is_about(mail, reference);
        let visitor = self.wait("a mail to the visitor", |mails| mails.iter().find(is_meant).cloned()).await;
        [self.mail_to(SALES, reference).await, visitor]
    }

    async fn wait<T>(&self, what: &str, mut look: impl FnMut(&[Value]) -> Option<T>) -> T {
        let mut attempted = self.attempted.clone();
        let waiting = async {
            loop {
                if let Some(found) = look(&attempted.borrow_and_update()) {
                    return found;
                }
                attempted.changed().await.expect("the service runs");
            }
        };
        let found = tokio::time::timeout(GIVE_UP, waiting).await;
        found.unwrap_or_else(|_| panic!("waited in vain: {what}, {:#?}", self.attempted()))
    }
}

/// A mail service that reads what comes and hangs up without an answer; the whole mail may have come.
pub(crate) async fn silent() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.expect("a port");
    let port = listener.local_addr().expect("an address").port();
    tokio::spawn(async move {
        while let Ok((mut connection, _)) = listener.accept().await {
            // Long enough for a head; a connection that ends before it was read to its end is reset.
            let _ = tokio::time::timeout(Duration::from_secs(1), connection.read(&mut [0; 64 * 1024])).await;
        }
    });
    port
}

fn is_about(mail: &Value, subject: &str) -> bool {
    mail["subject"].as_str().is_some_and(|text| text.contains(subject))
}

/// What a request of SES's `SendEmail` says.
fn mail(request: &Value) -> Value {
    let content = &request["Content"]["Simple"];
    let headers = content["Headers"].as_array().into_iter().flatten();
    let headers: Value = headers.map(|header| json!({ "name": header["Name"], "value": header["Value"] })).collect();
    let addresses = |of: &Value| of.as_array().cloned().unwrap_or_default();
    let to = &request["Destination"];
    json!({
        "destination": {
            "to": addresses(&to["ToAddresses"]), "cc": addresses(&to["CcAddresses"]), "bcc": addresses(&to["BccAddresses"]),
        },
        "from": request["FromEmailAddress"],
        "replyTo": addresses(&request["ReplyToAddresses"]),
        "subject": content["Subject"]["Data"],
        "body": { "text": content["Body"]["Text"]["Data"], "html": content["Body"]["Html"]["Data"] },
        "headers": headers,
    })
}

/// The path and query of the one link in a mail that does something.
pub(crate) fn link(mail: &Value) -> String {
    let text = text(mail, "text");
    let ours = |word: &str| {
        word.strip_prefix("http://localhost:4280").filter(|path| path.starts_with("/api/")).map(str::to_owned)
    };
    let links: Vec<String> = text.split_whitespace().filter_map(ours).collect();
    assert_eq!(links.len(), 1, "one link that does something: {text}");
    links[0].clone()
}

/// The token of that link.
pub(crate) fn token(mail: &Value) -> String {
    link(mail).split_once("token=").expect("a token").1.to_owned()
}

/// A part of a mail, `text` or `html`.
pub(crate) fn text<'a>(mail: &'a Value, part: &str) -> &'a str {
    mail["body"][part].as_str().expect("a body")
}

/// The headers of a mail that a program wrote, in the words of RFC 3834, and that no out-of-office note is to answer.
pub(crate) fn automatic(submitted: &str) -> Value {
    json!([
        { "name": "Auto-Submitted", "value": submitted },
        { "name": "X-Auto-Response-Suppress", "value": "OOF, AutoReply" },
    ])
}
