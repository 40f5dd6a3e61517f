//! How the promise is kept, in figures.

use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};

use crate::run::on;
use crate::support::{Stack, with};

/// A lead that came so many hours ago.
async fn came(stack: &Stack, hours: i64) -> String {
    let mut body = with("message", format!("Vor {hours} Stunden"));
    // Held ones that are answered count like every other.
    if [49, 50].contains(&hours) {
        body["proof"] = Value::Null;
    }
    let reference = stack.post_json(&body).await.reference();
    let time = Timestamp::now() - SignedDuration::from_hours(hours);
    stack.set(&stack.lead(&reference).await, "createdAt", json!({ "S": time.to_string() })).await;
    reference
}

#[tokio::test]
async fn the_share_within_24_hours_counts_late_answers_and_leads_that_wait_for_longer() {
    let stack = Stack::without_mail().await;
    assert_eq!(on(&stack, &["stats"]).await.code, Some(3), "there is nothing to tell");
    for hours in [0, 2, 10, 50, 24 * 80, 24 * 95] {
        let reference = came(&stack, hours).await;
        assert_eq!(on(&stack, &["answered", &reference]).await.code, Some(0));
    }
    // One waits for longer than promised, one does not yet; about one nobody decided.
    let (late, fresh, held) = (came(&stack, 25).await, came(&stack, 23).await, came(&stack, 49).await);
    let shown = on(&stack, &["stats"]).await;
    let expected = "\
Days                  90
Within 24 hours       3 of 7 (42 %)
Answered later        2
Waiting for longer    2
Median to the answer  10 h 00 min
";
    assert_eq!((shown.code, shown.stdout.as_str()), (Some(0), expected), "{late} {fresh} {held}: {}", shown.stderr);
    let week = on(&stack, &["stats", "--days", "1"]).await;
    assert!(week.stdout.contains("3 of 3 (100 %)"), "{}", week.stdout);

    stack.set(&stack.lead(&late).await, "verdict", json!({ "S": "of a later release" })).await;
    let shown = on(&stack, &["stats"]).await;
    assert_eq!(shown.code, Some(3));
    assert!(shown.stdout.contains("3 of 6 (50 %)") && shown.stderr.contains(&late), "{}{}", shown.stdout, shown.stderr);
}
