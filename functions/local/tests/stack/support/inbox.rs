//! The real mail server and what it took.

use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use http::Request;
use http_body_util::Full;
use serde_json::{Value, json};

use super::http::exchange;
use super::ports::free_port;
use super::wait::until;
use super::{SALES, repository};

/// The real mail server; it ends with this value.
pub(crate) struct Inbox {
    pub(crate) port: u16,
    process: Child,
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
            let about = mails.filter(|mail| mail["subject"].as_str().is_some_and(|text| text.contains(reference)));
            let (mut sales, mut visitor): (Vec<Value>, Vec<Value>) =
                about.partition(|mail| mail["destination"]["to"] == json!([SALES]));
            Some([sales.pop()?, visitor.pop()?])
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
