//! Listing, showing and exporting.

use serde_json::{Value, json};

use crate::run::on;
use crate::support::{Stack, valid, with, with_proof};

#[tokio::test]
async fn leads_are_listed_in_the_order_of_their_arrival_and_by_filter() {
    let stack = Stack::without_mail().await;
    let first = stack.post_json(&with("message", "Erste Nachricht")).await.reference();
    let second = stack.post_json(&with("message", "Zweite über TICKETS")).await.reference();
    let all = on(&stack, &["list"]).await;
    assert_eq!(all.code, Some(0), "{}", all.stderr);
    let lines: Vec<&str> = all.stdout.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with(&first) && lines[1].starts_with(&second), "{}", all.stdout);
    let until = leads::times::german_day(jiff::Timestamp::now() + jiff::SignedDuration::from_hours(24));
    let (day, _) = until.rsplit_once(", ").expect("a day and an hour");
    let expected = format!("open      clean  Erika Mustermann <erika@visitor.example>  bis {day}, ");
    assert!(lines[0].contains(&expected) && lines[0].ends_with(" Uhr"), "{}", lines[0]);
    let shown = on(&stack, &["show", &first]).await;
    assert!(shown.stdout.contains(&format!("Answer        bis {day}, ")), "{}", shown.stdout);

    let filtered: [(&[&str], &[&str]); 9] = [
        (&["--text", "tickets"], &[&second]),
        (&["--text", "ERSTE"], &[&first]),
        (&["--text", "mustermann", "--state", "open"], &[&first, &second]),
        (&["--since", "2026-01-01"], &[&first, &second]),
        (&["--until", "2026-01-01"], &[]),
        (&["--since", "9000-01-01T00:00:00Z"], &[]),
        (&["--since", "2026-02-01", "--until", "2026-01-01"], &[]),
        (&["--state", "answered"], &[]),
        (&["--text", "nothing like this"], &[]),
    ];
    for (filter, expected) in filtered {
        let listed = on(&stack, &[&["list"], filter].concat()).await;
        let references: Vec<&str> = listed.stdout.lines().filter_map(|line| line.split(' ').next()).collect();
        assert_eq!(references, expected, "{filter:?}");
        assert_eq!(listed.code, Some(if expected.is_empty() { 3 } else { 0 }), "{filter:?}");
    }
}

#[tokio::test]
async fn a_lead_is_shown_by_a_reference_as_people_type_it() {
    let stack = Stack::without_mail().await;
    let mut body = with("message", "Erste Zeile\nZweite Zeile");
    body["about"] = "plan-club".into();
    let reference = stack.post_json(&body).await.reference();
    let typed = reference.to_lowercase().replace('-', "");
    let shown = on(&stack, &["show", &typed]).await;
    assert_eq!(shown.code, Some(0), "{}", shown.stderr);
    for expected in [
        reference.as_str(),
        "open",
        "Erika Mustermann",
        "+49 721 1234567",
        "about         club\n",
        "    Zweite Zeile",
        "to be sent",
    ] {
        assert!(shown.stdout.contains(expected), "{expected}: {}", shown.stdout);
    }
    let unknown = on(&stack, &["show", "2222-2222"]).await;
    assert_eq!((unknown.code, unknown.stdout.as_str()), (Some(3), ""));
    assert!(unknown.stderr.contains("2222-2222"));
}

#[tokio::test]
async fn a_record_that_can_t_be_read_is_named_and_hides_no_other() {
    let stack = Stack::without_mail().await;
    let poisoned = stack.post_json(&with("message", "Erste")).await.reference();
    let good = stack.post_json(&with("message", "Zweite")).await.reference();
    stack.set(&stack.lead(&poisoned).await, "verdict", serde_json::json!({ "S": "of a later release" })).await;
    for command in [&["list"][..], &["export", "--format", "json"], &["export", "--format", "csv"]] {
        let ended = on(&stack, command).await;
        assert_eq!(ended.code, Some(3), "{}", ended.stderr);
        assert!(ended.stdout.contains(&good), "{command:?}: {}", ended.stdout);
        assert!(ended.stderr.contains(&format!("LEAD#{poisoned} CONTACT can't be read")), "{}", ended.stderr);
    }
    let shown = on(&stack, &["show", &poisoned]).await;
    assert_eq!(shown.code, Some(3));
    let raw = on(&stack, &["show", "--raw", &poisoned]).await;
    assert_eq!(raw.code, Some(0), "{}", raw.stderr);
    for text in [&shown.stdout, &raw.stdout] {
        assert!(text.contains("of a later release") && text.contains("salesMail"), "{text}");
    }
}

#[tokio::test]
async fn an_export_for_excel_holds_no_formula_and_one_for_programs_holds_what_was_typed() {
    let stack = Stack::without_mail().await;
    let message = "=HYPERLINK(\"https://spam.example\")\n+1;\"2\"";
    stack.post_json(&with("message", message)).await;

    let table = on(&stack, &["export", "--format", "csv"]).await;
    assert_eq!(table.code, Some(0), "{}", table.stderr);
    assert!(table.stdout.starts_with("\u{feff}\"reference\";\"createdAt\";"), "{}", table.stdout);
    assert!(table.stdout.contains("\"'=HYPERLINK(\"\"https://spam.example\"\")\n'+1;\"\"2\"\"\""), "{}", table.stdout);
    assert!(table.stdout.contains("\"+49 721 1234567\""), "a number, and no text with a quote before it");

    let exported = on(&stack, &["export", "--format", "json"]).await;
    let leads: Value = serde_json::from_str(&exported.stdout).expect("JSON");
    assert_eq!(leads[0]["message"], message);
    assert_eq!(leads[0]["leadState"], "open");
}

#[tokio::test]
async fn days_and_times_are_german_ones_and_those_of_utc_in_json() {
    let stack = Stack::without_mail().await;
    let reference = stack.post_json(&valid()).await.reference();
    // Half an hour past midnight, on the day after summer time ended.
    stack.set(&stack.lead(&reference).await, "createdAt", json!({ "S": "2026-10-25T23:30:00Z" })).await;
    let (day, before) =
        (["--since", "2026-10-26", "--until", "2026-10-26"], ["--since", "2026-10-25", "--until", "2026-10-25"]);
    for (options, expected) in [
        (["list"].iter().chain(&day).copied().collect::<Vec<_>>(), Some("2026-10-26 00:30 CET")),
        (["list"].iter().chain(&before).copied().collect(), None),
        (vec!["list", "--since", "2026-10-26T00:30", "--until", "2026-10-26T00:31"], Some("2026-10-26 00:30 CET")),
        (vec!["show", &reference], Some("Received      2026-10-26 00:30 CET")),
        (vec!["export", "--format", "csv"], Some("\"26.10.2026 00:30:00\"")),
        (vec!["export", "--format", "json"], Some("2026-10-25T23:30:00Z")),
    ] {
        let shown = on(&stack, &options).await;
        assert_eq!(shown.code, Some(if expected.is_some() { 0 } else { 3 }), "{options:?}: {}", shown.stderr);
        assert!(shown.stdout.contains(expected.unwrap_or_default()), "{options:?}: {}", shown.stdout);
    }
}

#[tokio::test]
async fn a_closed_pipe_is_no_failure() {
    let stack = Stack::without_mail().await;
    stack.post_json(&valid()).await;
    let command = format!("{} list --local | true", env!("CARGO_BIN_EXE_leads"));
    let mut shell = std::process::Command::new("bash");
    shell.args(["-o", "pipefail", "-c", &command]).env("DYNAMODB_PORT", stack.local.dynamodb.port().to_string());
    let ended = crate::run::run(shell).await;
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""));
}

#[tokio::test]
async fn sign_ups_are_listed_with_how_far_they_are_and_one_that_can_t_be_read_is_named() {
    let stack = Stack::without_mail().await;
    stack.post_json(&valid()).await;
    assert_eq!(on(&stack, &["list", "--signups"]).await.code, Some(3), "a lead is no sign-up");
    let (mut references, addresses) = (Vec::new(), ["asked", "held", "confirmed", "withdrawn", "over", "unreadable"]);
    for name in addresses {
        let mut body = json!({ "email": format!("{name}@visitor.example") });
        if name == "held" {
            body["proof"] = Value::Null;
        }
        if name == "confirmed" {
            body["newsAccepted"] = true.into();
            body["consentVersion"] = "2026-11".into();
        }
        references.push(stack.post_to("/api/signup", &with_proof(&body)).await.reference());
    }
    let now = json!({ "S": "2026-11-20T16:12:00Z" });
    for signup in stack.signups().await {
        let (attribute, value) = match signup["email"]["S"].as_str().expect("an address").split_once('@') {
            Some(("confirmed", _)) => ("confirmedAt", now.clone()),
            Some(("withdrawn", _)) => ("withdrawnAt", now.clone()),
            Some(("over", _)) => ("expiresAt", json!({ "N": "1000000000" })),
            Some(("unreadable", _)) => ("verdict", json!({ "S": "of a later release" })),
            _ => continue,
        };
        stack.set(&signup, attribute, value).await;
    }
    let listed = on(&stack, &["list", "--signups"]).await;
    let lines: Vec<&str> = listed.stdout.lines().collect();
    let states = ["unconfirmed  trial", "held         trial", "confirmed    news ", "withdrawn    trial"];
    for (number, state) in states.into_iter().enumerate() {
        let expected = format!("{state}  <{}@visitor.example>", addresses[number]);
        assert!(lines[number].starts_with(&references[number]) && lines[number].ends_with(&expected), "{lines:?}");
    }
    assert_eq!((lines.len(), listed.code), (states.len(), Some(3)), "{}", listed.stdout);
    assert!(listed.stderr.contains(&format!("SIGNUP#{} SIGNUP can't be read", references[5])), "{}", listed.stderr);
    let shown = on(&stack, &["show", &references[2]]).await;
    for evidence in ["\"newsAccepted\": true", "\"consentVersion\": ", "\"consentDigest\": "] {
        assert!(shown.stdout.contains(evidence), "{}", shown.stdout);
    }
    let found = on(&stack, &["list", "--signups", "--text", "HELD@", "--since", "2026-01-01"]).await;
    assert!(found.stdout.starts_with(&references[1]) && found.stdout.lines().count() == 1, "{}", found.stdout);
}
