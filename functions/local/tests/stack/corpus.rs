//! Bad bodies get their answer: none is stored, none costs a status 500.

use http::{Request, StatusCode};

use crate::bodies::{self, Bad};
use crate::support::{JSON, Stack, valid};

#[tokio::test]
async fn every_bad_body_of_the_corpus_gets_its_answer_and_none_is_stored() {
    let stack = Stack::without_mail().await;
    let corpus = bodies::all();
    assert!(corpus.len() >= 200, "{}", corpus.len());
    for Bad { path, content_type, body, status, field } in corpus {
        let shown = String::from_utf8_lossy(&body).chars().take(120).collect::<String>();
        let request = Request::post(path).header("content-type", &content_type).header("accept", JSON);
        let answer = stack.send(request, body).await;
        assert_eq!(answer.status.as_u16(), status, "{path} {content_type}: {shown:?} got {}", answer.body);
        assert_eq!(answer.header("content-type"), JSON);
        match field {
            Some((field, code)) => {
                assert_eq!(answer.json()["errors"][&field], code, "{path} {shown:?}: {}", answer.body);
            }
            None => assert!(answer.json()["error"].is_string(), "{}", answer.body),
        }
    }
    assert!(stack.items().await.is_empty());
    assert_eq!(stack.post_json(&valid()).await.status, StatusCode::ACCEPTED, "and a good one is still taken");
}
