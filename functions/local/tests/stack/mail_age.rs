//! The number that the alarm on waiting mails watches: whatever waits makes it grow, in whichever order it is due.

use jiff::{SignedDuration, Timestamp};
use mailer::Mailer;
use serde_json::{Value, json};

use crate::parts::{OwnTable, sender};
use crate::support::{Stack, free_port, valid};

/// A mail in the due queue: minutes since it was queued, minutes until it is due, and whether this release can read it.
struct Waiting(i64, i64, bool);

/// What lies in the queue, and the age that a sweep tells.
const QUEUES: [(&str, &[Waiting], u64); 7] = [
    ("nothing", &[], 0),
    ("one that is due", &[Waiting(300, -1, true)], 300),
    ("one that rests until it is tried again", &[Waiting(300, 9, true)], 300),
    ("an old one that rests, while a young one is due", &[Waiting(300, 9, true), Waiting(1, -1, true)], 300),
    ("an old one behind one that can't be read", &[Waiting(20, -20, false), Waiting(300, 9, true)], 300),
    ("one alone that can't be read, by when it was due", &[Waiting(0, -120, false)], 120),
    ("one that was queued by a clock ahead of ours", &[Waiting(-5, 5, true)], 0),
];

#[tokio::test]
async fn the_greatest_age_counts_whatever_waits_due_or_resting_read_or_not() {
    let stack = Stack::without_mail().await;
    let now = Timestamp::now();
    for (number, (queue, mails, minutes)) in QUEUES.iter().enumerate() {
        let table = OwnTable::of(&stack, &format!("queue-{number}")).await;
        for (place, mail) in mails.iter().enumerate() {
            table.put(&item(mail, place, now)).await;
        }
        let mailer = Mailer::new(table.store(), sender(free_port()));
        let swept = mailer.sweep(now).await.expect("the table answers");
        assert_eq!(swept.oldest_minutes, *minutes, "{queue}");
    }
}

#[tokio::test]
async fn a_mail_that_a_clock_far_ahead_of_ours_queued_or_claimed_is_taken_up_at_once() {
    let (inbox, stack) = Stack::with_inbox().await;
    let reference = stack.post_json(&valid()).await.reference();
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "sent")]).await;
    let ahead = Timestamp::now() + SignedDuration::from_hours(2);
    for (kind, state) in [("salesMail", "due"), ("acknowledgement", "claimed")] {
        let mut mail = stack.mail(&reference, kind).await;
        mail["mailState"] = json!({ "S": state });
        mail["queue"] = json!({ "S": "due" });
        mail["dueAt"] = json!({ "N": ahead.as_second().to_string() });
        mail["queuedAt"] = json!({ "S": ahead.to_string() });
        if state == "claimed" {
            mail["claimedAt"] = json!({ "S": ahead.to_string() });
        }
        stack.put(&mail).await;
    }
    let mailer = Mailer::new(stack.store(), sender(inbox.port));
    mailer.sweep(Timestamp::now()).await.expect("the table answers");
    stack.ends_of(&reference, &[("salesMail", "sent"), ("acknowledgement", "setAside")]).await;
    assert_eq!(inbox.mails().len(), 3);
}

fn item(Waiting(queued, due, is_readable): &Waiting, place: usize, now: Timestamp) -> Value {
    let reference = format!("K7QM-4TX{}", ["R", "S", "T"][place]);
    let mut item = json!({
        "pk": { "S": format!("LEAD#{reference}") },
        "sk": { "S": "MAIL#salesMail" },
        "queue": { "S": "due" },
        "dueAt": { "N": (now + SignedDuration::from_mins(*due)).as_second().to_string() },
        "expiresAt": { "N": (now + SignedDuration::from_hours(24)).as_second().to_string() },
    });
    if *is_readable {
        item["reference"] = json!({ "S": reference });
        item["mail"] = json!({ "S": "salesMail" });
        item["mailState"] = json!({ "S": "due" });
        item["queuedAt"] = json!({ "S": (now - SignedDuration::from_mins(*queued)).to_string() });
    }
    item
}
