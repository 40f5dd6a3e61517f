//! What has to hold, whatever was posted.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde_json::Value;

use crate::{RUNTIME, Run, SALES, SENDER, Way, formula, run};

/// The mails to a visitor who typed nothing of note, by their kind: those to everybody else read the same.
static PLAIN: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    // On a thread of its own, since the one that asks may be within the runtime.
    let contact = r#"{"firstName":"E","lastName":"M","email":"e@visitor.example","message":"m","privacyAccepted":true}"#;
    let bodies = [(false, contact), (true, r#"{"email":"e@visitor.example"}"#)];
    let mut mails = BTreeMap::new();
    for (signup, body) in bodies {
        let run = RUNTIME.block_on(run(Way { signup, form: false, wants_json: true }, body.as_bytes()));
        for mail in run.mails.iter().filter(|mail| recipient(mail) != SALES) {
            mails.insert(kind(mail), unnamed(mail));
        }
    }
    assert_eq!(mails.len(), 2, "an acknowledgement and a confirmation");
    mails
});

/// Checks what came of a post.
pub(crate) fn check(way: Way, run: &Run) {
    let status = run.answer.status();
    assert!(!status.is_server_error(), "{status}: {}", run.answer.body());
    let kind_of_answer = &run.answer.headers()["content-type"];
    if way.form && !way.wants_json {
        assert_eq!(kind_of_answer, "text/html; charset=utf-8");
    } else {
        assert_eq!(kind_of_answer, "application/json");
        assert!(serde_json::from_str::<Value>(run.answer.body()).is_ok_and(|answer| answer.is_object()));
    }
    assert_eq!(status.is_success() || status.is_redirection(), run.items.len() == 1, "{status}");

    for mail in &run.mails {
        headers(mail);
        let to_visitor = recipient(mail) != SALES;
        if to_visitor {
            let plain = PLAIN.get(&kind(mail)).unwrap_or_else(|| panic!("no such mail goes to a visitor: {mail}"));
            assert_eq!(&unnamed(mail), plain, "a mail to a visitor repeats what was typed");
        }
    }
    for item in &run.items {
        for cell in item.as_object().expect("an item").values().filter_map(|value| value["S"].as_str()) {
            cells(cell);
        }
    }
}

/// Nothing that becomes a header line holds a line break or another control.
fn headers(mail: &Value) {
    let message = &mail["Content"]["Simple"];
    let mut lines = vec![&mail["FromEmailAddress"], &message["Subject"]["Data"]];
    for list in [&mail["Destination"]["ToAddresses"], &mail["ReplyToAddresses"]] {
        lines.extend(list.as_array().into_iter().flatten());
    }
    for header in message["Headers"].as_array().into_iter().flatten() {
        lines.extend([&header["Name"], &header["Value"]]);
    }
    for line in lines {
        let line = line.as_str().expect("a text");
        assert!(!line.chars().any(|c| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')), "{line:?}");
    }
    assert_eq!(mail["FromEmailAddress"], SENDER);
    assert_eq!(mail["Destination"]["ToAddresses"].as_array().map(Vec::len), Some(1), "one recipient");
    for hidden in ["CcAddresses", "BccAddresses"] {
        assert!(mail["Destination"][hidden].as_array().is_none_or(Vec::is_empty), "{hidden}");
    }
}

/// No cell of a table begins a formula, nor does a line of it.
fn cells(cell: &str) {
    let safe = formula::neutralised(cell);
    assert!(!safe.starts_with(['\t', '\r', '\n']), "{safe:?}");
    for line in safe.split(['\n', '\r']) {
        assert!(!line.trim_start().starts_with(['=', '+', '-', '@']), "{safe:?}");
    }
}

fn recipient(mail: &Value) -> &str {
    mail["Destination"]["ToAddresses"][0].as_str().expect("a recipient")
}

fn tag<'a>(mail: &'a Value, name: &str) -> &'a str {
    let tags = mail["EmailTags"].as_array().into_iter().flatten();
    tags.filter(|tag| tag["Name"] == name).find_map(|tag| tag["Value"].as_str()).unwrap_or_default()
}

fn kind(mail: &Value) -> String {
    tag(mail, "mail").to_owned()
}

/// What a mail says, without the reference and the token that are its own.
fn unnamed(mail: &Value) -> String {
    let mut rest = mail["Content"].to_string().replace(tag(mail, "reference"), "REFERENCE");
    let mut text = String::new();
    while let Some((before, token)) = rest.split_once("token=REFERENCE.") {
        text.push_str(before);
        text.push_str("token");
        rest = token.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || "-_".contains(c)).to_owned();
    }
    text + &rest
}
