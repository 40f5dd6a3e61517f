//! Many submissions at once: `cargo test --locked --profile local -p local --test stack -- --include-ignored load --nocapture`.

use std::collections::HashSet;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use http::{Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client;
use hyper_util::rt::TokioExecutor;
use serde_json::Value;

use crate::support::{JSON, SECRET, Stack, somebody, valid, with_proof};

const CONNECTIONS: usize = 64;
/// Pause before a post is repeated that was answered 503.
const PAUSE: Duration = Duration::from_secs(1);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn load_of_100_submissions_from_64_connections_is_answered_and_stored_and_none_twice() {
    load(100).await;
}

/// The variable `LOAD_SUBMISSIONS` says another number.
#[ignore = "full suite: minutes of posts"]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn load_of_5000_submissions_from_64_connections_is_answered_and_stored_and_none_twice() {
    load(std::env::var("LOAD_SUBMISSIONS").map_or(5_000, |number| number.parse().expect("a number"))).await;
}

async fn load(submissions: usize) {
    let stack = Stack::without_mail().await;
    stack.end_stream().await;
    let (next, again) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let address = format!("http://{}/api/contact", stack.local.api);
    let started = Instant::now();
    let connections: Vec<_> = (0..CONNECTIONS)
        .map(|_| {
            let (next, again, address) = (next.clone(), again.clone(), address.clone());
            tokio::spawn(async move {
                let client: Client<_, Full<axum::body::Bytes>> = Client::builder(TokioExecutor::new()).build_http();
                let mut answers: Vec<(Duration, String)> = Vec::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= submissions {
                        return answers;
                    }
                    let mut body = valid();
                    body["message"] = format!("Nachricht {number}").into();
                    let body = with_proof(&body).to_string();
                    let (visitor, sent) = (somebody(), Instant::now());
                    let reference = loop {
                        let request = Request::post(&address)
                            .header("content-type", JSON)
                            .header("idempotency-key", number.to_string())
                            .header("x-origin-secret", SECRET)
                            .header("cloudfront-viewer-address", &visitor);
                        let request = request.body(Full::from(body.clone().into_bytes())).expect("a request");
                        let answer = client.request(request).await.expect("an answer");
                        let status = answer.status();
                        let body = answer.into_body().collect().await.expect("a body").to_bytes();
                        match status {
                            StatusCode::ACCEPTED => break serde_json::from_slice::<Value>(&body).expect("JSON"),
                            // The same post again, as the site does it.
                            StatusCode::SERVICE_UNAVAILABLE => again.fetch_add(1, Ordering::Relaxed),
                            other => panic!("{other}"),
                        };
                        tokio::time::sleep(PAUSE).await;
                    };
                    answers.push((sent.elapsed(), reference["reference"].as_str().expect("a reference").to_owned()));
                }
            })
        })
        .collect();
    let mut answers = Vec::new();
    for connection in connections {
        answers.extend(connection.await.expect("a connection that lasts"));
    }
    let took = started.elapsed();
    let mut times: Vec<Duration> = answers.iter().map(|(time, _)| *time).collect();
    times.sort_unstable();
    let (median, slow) = (times[times.len() / 2], times[times.len() * 99 / 100]);
    let again = again.load(Ordering::Relaxed);
    let figures = format!(
        "{submissions} submissions from {CONNECTIONS} connections in {took:.1?}: p50 {median:.1?}, p99 {slow:.1?}, 503 {again} times"
    );
    let _ = writeln!(std::io::stdout(), "{figures}");

    let answered: HashSet<String> = answers.into_iter().map(|(_, reference)| reference).collect();
    assert_eq!(answered.len(), submissions);
    let items = stack.items().await;
    let leads: Vec<&Value> = items.iter().filter(|item| item["sk"]["S"] == "CONTACT").collect();
    let stored: HashSet<String> =
        leads.iter().filter_map(|lead| Some(lead["reference"]["S"].as_str()?.to_owned())).collect();
    assert_eq!(leads.len(), submissions);
    assert_eq!(stored, answered);
}
