//! An answer within 24 hours: the lists to sales about what is late.

use jiff::Timestamp;
use jiff::ToSpan;
use jiff::tz::TimeZone;
use leads::{LeadState, Period, Reference, Reminded, Waiting};
use serde_json::{Value, json};

use crate::answered::signed_link;
use crate::parts::hours_from_now;
use crate::support::{Inbox, SALES, Stack, free_port, held, silent, text, valid, with};

async fn answer(stack: &Stack, reference: &str) {
    let reference = Reference::parse(reference).expect("a reference");
    stack.store().mark_answered(&reference, Timestamp::now()).await.expect("it is marked");
}

/// Posts a message and waits until sales has its mail.
async fn mailed(stack: &Stack, message: &str) -> String {
    let reference = stack.post_json(&with("message", message)).await.reference();
    stack.ends_of(&reference, &[("salesMail", "sent")]).await;
    reference
}

#[tokio::test]
async fn sales_is_reminded_of_leads_that_wait_for_more_than_20_hours() {
    let (inbox, stack) = Stack::with_inbox().await;
    let (first, second) = (mailed(&stack, "Eins").await, mailed(&stack, "Zwei").await);

    assert_eq!(stack.remind(inbox.port, 19).await, Reminded::Silent);
    answer(&stack, &first).await;
    assert_eq!(stack.remind(inbox.port, 21).await, Reminded::Sent);
    let mails = inbox.lists();
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0]["subject"], "Das wartet auf dich: 1");
    assert_eq!(mails[0]["destination"]["to"][0], SALES);
    let until = leads::times::german_day(stack.answer_by(&second).await);
    for part in ["text", "html"] {
        let body = text(&mails[0], part);
        let link = format!("http://localhost:4280/api/leads/answered?lead={second}");
        let who = ["Erika Mustermann", "erika@visitor.example", &until, "noch "];
        for expected in who.into_iter().chain([second.as_str(), &link]) {
            assert!(body.contains(expected), "{part} has no {expected}: {body}");
        }
        assert!(!body.contains(&first), "an answered lead waits for nobody");
        assert!(!body.contains("Zwei"), "the message stays out of a mail that many may see");
    }
}

#[tokio::test]
async fn a_lead_is_late_in_the_list_and_for_the_alarm_from_the_same_instant_on() {
    let (inbox, stack) = Stack::with_inbox().await;
    let lead = mailed(&stack, "Eins").await;
    let until = stack.answer_by(&lead).await;
    let late = async |now: Timestamp| Waiting::count(&stack.store(), now).await.expect("the table answers").late;
    assert_eq!([late(until - 2.seconds()).await, late(until + 2.seconds()).await], [0, 1]);
    let list = async |now: Timestamp| {
        assert_eq!(stack.reminder(inbox.port).run(now).await.expect("it runs"), Reminded::Sent);
        inbox.lists().pop().expect("a list")
    };
    let (before, after) = (list(until - 2.seconds()).await, list(until + 13.hours()).await);
    for part in ["text", "html"] {
        assert!(text(&before, part).contains("noch 0 Min.") && !text(&before, part).contains("zu spät"));
        let body = text(&after, part);
        assert!(body.contains("13 Std. zu spät") && body.contains("davon zu spät: 1"), "{body}");
    }
}

#[tokio::test]
async fn the_same_leads_are_listed_once_in_12_hours_and_a_further_one_at_once() {
    use Reminded::{Sent, Silent};
    let (inbox, stack) = Stack::with_inbox().await;
    let (first, second) = (mailed(&stack, "Eins").await, mailed(&stack, "Zwei").await);
    let run = async |hours| stack.remind(inbox.port, hours).await;

    assert_eq!([run(21).await, run(21).await, run(32).await], [Sent, Silent, Silent]);
    answer(&stack, &first).await;
    assert_eq!(run(32).await, Silent, "fewer leads are no news");
    mailed(&stack, "Drei").await;
    assert_eq!([run(32).await, run(33).await], [Sent, Silent]);
    assert_eq!([run(43).await, run(45).await], [Silent, Sent]);
    let names = |mail: &Value| text(mail, "text").contains(&second);
    assert_eq!(inbox.lists().iter().map(names).collect::<Vec<_>>(), [true, false, true], "the further one comes alone");
}

#[tokio::test]
async fn without_reminders_a_list_on_mondays_counts_the_leads_that_nobody_marked() {
    use Reminded::{Sent, Silent};
    let (inbox, stack) = Stack::with_inbox().await;
    let (first, _) = (mailed(&stack, "Eins").await, mailed(&stack, "Zwei").await);
    let reminder = stack.reminder(inbox.port).reminding(false);
    let run = async |time: Timestamp| reminder.run(time).await.expect("it runs");
    let now = Timestamp::now().to_zoned(leads::times::zone());
    // The first Monday at which both have waited for more than 20 hours, at 8 o'clock.
    let day = now.date().tomorrow().and_then(|day| day.nth_weekday(1, jiff::civil::Weekday::Monday)).expect("a Monday");
    let monday = day.at(8, 0, 0, 0).to_zoned(leads::times::zone()).expect("a time").timestamp();
    assert_eq!(run(monday - 1.minute()).await, Silent);
    assert_eq!(
        [run(monday).await, run(monday + 1.hour()).await, run(monday + 26.hours()).await],
        [Sent, Silent, Silent]
    );
    answer(&stack, &first).await;
    assert_eq!(run(monday + (7 * 24).hours()).await, Sent);
    let lists = inbox.lists();
    for (list, count) in lists.iter().zip([2, 1]) {
        assert_eq!(list["subject"], format!("Das wartet auf dich: {count}"));
        for part in ["text", "html"] {
            let sentence = format!("niemand als beantwortet markiert hat: {count}.");
            assert!(text(list, part).contains(&sentence), "{part} has no {sentence}: {}", text(list, part));
        }
    }
}

#[tokio::test]
async fn open_and_late_leads_are_counted_and_an_answer_keeps_a_lead_for_six_months_more() {
    let stack = Stack::without_mail().await;
    let mut references = Vec::new();
    for message in ["Eins", "Zwei", "Drei"] {
        references.push(stack.post_json(&with("message", message)).await.reference());
    }
    let (parsed, time) = (Reference::parse(&references[1]).expect("a reference"), hours_from_now(24 * 100));
    stack.store().mark_answered(&parsed, time).await.expect("it is marked");
    let ends = time.to_zoned(TimeZone::UTC).checked_add(6.months()).expect("a time").timestamp();
    assert_eq!(stack.lead(&references[1]).await["expiresAt"]["N"], ends.as_second().to_string());

    stack.post_json(&held("Vier")).await;
    let counted = async |hours| {
        let Waiting { open, late } =
            Waiting::count(&stack.store(), hours_from_now(hours)).await.expect("the table answers");
        (open, late)
    };
    assert_eq!([counted(0).await, counted(22).await, counted(25).await], [(2, 0), (2, 0), (2, 3)]);
    let link = signed_link(&references[0]);
    stack.click(&link, "spam=on").await.leads_to(&link);
    assert_eq!(counted(25).await, (1, 2), "spam that sales closed waits for nobody");
    let answered = stack.store().leads([LeadState::Answered], Period::default()).await.expect("the table answers");
    assert_eq!(answered.records.len(), 1);
    assert_eq!(answered.records[0].lead.reference(), &parsed);
}

#[tokio::test]
async fn leads_held_for_20_hours_are_counted_in_a_list_once_in_12_hours_until_somebody_decides() {
    use Reminded::{Sent, Silent};
    let (inbox, stack) = Stack::with_inbox().await;
    let mut references = Vec::new();
    for message in ["Eins", "Zwei"] {
        references.push(stack.post_json(&held(message)).await.reference());
    }
    stack.until_no_mail_is_due().await;
    assert_eq!(inbox.mails().len(), 2, "each had a mail of its own");
    let run = async |hours| stack.remind(inbox.port, hours).await;
    assert_eq!([run(19).await, run(21).await, run(22).await, run(32).await], [Silent, Sent, Silent, Silent]);
    let list = inbox.lists().remove(0);
    assert_eq!(list["subject"], "Das wartet auf dich: 2");
    for part in ["text", "html"] {
        for says in ["seit mehr als 20 Stunden niemand entschieden hat: 2", "/api/leads/close?list="] {
            assert!(text(&list, part).contains(says), "{part} has no {says}: {}", text(&list, part));
        }
    }
    let late =
        async |hours| Waiting::count(&stack.store(), hours_from_now(hours)).await.expect("the table answers").late;
    assert_eq!([late(23).await, late(25).await], [0, 2], "whoever waits in vain counts");

    let decided = Reference::parse(&references[0]).expect("a reference");
    assert!(stack.store().close_lead(&decided, Timestamp::now()).await.expect("the table answers"));
    assert_eq!([run(34).await, run(34).await], [Sent, Silent]);
    assert_eq!(inbox.lists()[1]["subject"], "Das wartet auf dich: 1");
    answer(&stack, &references[1]).await;
    assert_eq!((run(50).await, late(50).await), (Silent, 0), "somebody decided about both");
}

#[tokio::test]
async fn what_is_held_beyond_the_hour_s_mails_is_named_in_one_list() {
    let (inbox, stack) = Stack::with_inbox().await;
    for number in 0..20 {
        stack.post_json(&held(format!("Nachricht {number}"))).await;
    }
    let lead = stack.post_json(&held("Nachricht 20")).await.reference();
    let sign_up = json!({ "email": "held@visitor.example", "proof": null });
    let sign_up = stack.post_to("/api/signup", &sign_up).await.reference();
    inbox.attempts(20).await;
    stack.until_no_mail_is_due().await;
    let marked = |mail: &Value| mail["subject"].as_str().is_some_and(|subject| subject.starts_with("[Prüfen]"));
    assert_eq!(inbox.mails().iter().filter(|mail| marked(mail)).count(), 20);

    assert_eq!(stack.remind(inbox.port, 0).await, Reminded::Sent);
    let list = inbox.lists().remove(0);
    assert_eq!(list["subject"], "Das wartet auf dich: 2");
    for part in ["text", "html"] {
        let body = text(&list, part);
        let release = format!("http://localhost:4280/api/signup/release?token={sign_up}.");
        for expected in ["Anfragen zum Prüfen", "Einträge zum Prüfen", &lead, "held@visitor.example", &release] {
            assert!(body.contains(expected), "{part} has no {expected}: {body}");
        }
        assert!(!body.contains("mailto:held@visitor.example"), "nobody writes to a held address by a click");
    }
    for listed in [stack.lead(&lead).await, stack.signups().await.remove(0)] {
        assert!(listed["listedAt"].is_object() && listed["queue"].is_null(), "{listed}");
    }
    assert_eq!(stack.remind(inbox.port, 13).await, Reminded::Silent, "one list is enough");
}

#[tokio::test]
async fn a_reminder_that_could_not_be_sent_is_sent_later_and_one_in_doubt_again_after_an_hour() {
    let stack = Stack::without_mail().await;
    stack.post_json(&valid()).await;
    let down = stack.reminder(free_port());
    assert!(down.run(hours_from_now(21)).await.is_err());
    assert!(down.run(hours_from_now(21)).await.is_err(), "it is still to be sent");
    assert_eq!(stack.remind(silent().await, 21).await, Reminded::Silent);
    let inbox = Inbox::start().await;
    assert_eq!(stack.remind(inbox.port, 21).await, Reminded::Silent);
    assert_eq!(
        [stack.remind(inbox.port, 22).await, stack.remind(inbox.port, 23).await],
        [Reminded::Sent, Reminded::Silent]
    );
}

#[tokio::test]
async fn a_record_of_the_last_list_that_cannot_be_read_is_overwritten_and_counted() {
    let (inbox, stack) = Stack::with_inbox().await;
    mailed(&stack, "Eins").await;
    stack.put(&json!({ "pk": { "S": "REMINDER" }, "sk": { "S": "LAST" }, "sentAt": { "N": "1" } })).await;
    let work = leads::WorkList::read(&stack.store(), true, Timestamp::now()).await.expect("the table answers");
    assert_eq!(work.unreadable(), 1, "an alarm rings");
    assert_eq!(stack.remind(inbox.port, 21).await, Reminded::Sent);
    assert_eq!(stack.remind(inbox.port, 21).await, Reminded::Silent);
}
