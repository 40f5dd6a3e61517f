//! The process that `npm start` runs.

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use http::Request;
use http_body_util::Full;

use crate::support::{Answer, HMAC_SECRET, Inbox, JSON, SECRET, exchange, free_port, valid};

fn command(data: &Path, api_port: u16, mail_port: u16) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_local"));
    command
        .env("API_PORT", api_port.to_string())
        .env("DYNAMODB_PORT", free_port().to_string())
        .env("DATA_DIR", data)
        .env("TABLE_NAME", "leads")
        .env("ORIGIN_SECRET", SECRET)
        .env("DATA_KEY", HMAC_SECRET)
        .env("SALES_ADDRESS", "sales@example.org")
        .env("SENDER_ADDRESS", "noreply@example.org")
        .env("SITE_ORIGIN", "http://localhost:4280")
        .env("AWS_ENDPOINT_URL_SESV2", format!("http://127.0.0.1:{mail_port}"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn wait_until_ready(process: &mut Child) {
    let mut line = String::new();
    BufReader::new(process.stdout.as_mut().expect("stdout")).read_line(&mut line).expect("a line");
    assert_eq!(line, "ready\n");
}

/// Posts a message without a proof, which is held.
async fn post(api_port: u16) -> Answer {
    let request = Request::post(format!("http://127.0.0.1:{api_port}/api/contact"))
        .header("content-type", JSON)
        .header("x-origin-secret", SECRET);
    exchange(request.body(Full::from(valid().to_string().into_bytes())).expect("a request")).await
}

#[cfg(unix)]
#[tokio::test]
async fn it_says_ready_serves_logs_lines_of_json_and_ends_on_sigterm() {
    let inbox = Inbox::start().await;
    let data = tempfile::tempdir().expect("a folder");
    let api_port = free_port();
    let mut process = command(data.path(), api_port, inbox.port).spawn().expect("the process starts");
    wait_until_ready(&mut process);
    let reference = post(api_port).await.reference();
    inbox.mail_to("sales@example.org", &reference).await;

    let ended = Command::new("kill").args(["-TERM", &process.id().to_string()]).status().expect("kill runs");
    assert!(ended.success());
    let output = process.wait_with_output().expect("the process ends");
    assert!(output.status.success(), "{:?}", output.status);
    let log = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(log.contains(&reference), "the log names the lead");
    for line in log.lines() {
        assert!(serde_json::from_str::<serde_json::Value>(line).is_ok_and(|line| line.is_object()), "{line}");
    }
}

#[test]
fn a_port_in_use_is_named_in_one_line_with_the_variable_that_moves_it() {
    let data = tempfile::tempdir().expect("a folder");
    let taken = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = taken.local_addr().expect("an address").port();
    let mut process = command(data.path(), port, free_port()).spawn().expect("the process starts");
    let mut message = String::new();
    process.stderr.as_mut().expect("stderr").read_to_string(&mut message).expect("UTF-8");
    assert_eq!(process.wait().expect("an end").code(), Some(1));
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.contains(&port.to_string()) && message.contains("API_PORT"), "{message}");
}

#[test]
fn a_missing_or_wrong_setting_is_named_in_one_line() {
    let data = tempfile::tempdir().expect("a folder");
    for (variable, value) in [
        ("SALES_ADDRESS", ""),
        ("DATA_KEY", ""),
        ("AWS_ENDPOINT_URL_SESV2", ""),
        ("DYNAMODB_PORT", "70000"),
        ("HOOK_PORT", "0"),
    ] {
        let output =
            command(data.path(), free_port(), free_port()).env(variable, value).output().expect("the process runs");
        let message = String::from_utf8(output.stderr).expect("UTF-8");
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(message.lines().count(), 1, "{message}");
        assert!(message.contains(variable), "{message}");
    }
}
