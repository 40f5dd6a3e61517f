//! Property tests of the mails: what holds whatever a visitor types.

use contract::{ContactForm, Fields, MACHINE_FIELDS};
use jiff::Timestamp;
use proptest::prelude::*;
use serde_json::json;

use super::first_name::plain_first_name;
use super::site::SITE;
use super::{
    Mail, MailSettings, acknowledgement, confirmation, held_signup, sales, signup_ended, signup_sales, welcome, work,
};
use crate::platform::display_safe::subject_name;
use crate::platform::secret::Secret;
use crate::table::lead::Lead;
use crate::table::record::LeadRecord;
use crate::table::reference::Reference;
use crate::table::signup::Signup;
use crate::table::signup_end::{Cause, SignupEnd};
use crate::table::verdict::{Doubt, Judgement, Verdict};
use crate::work::WorkList;

/// Octets of a part in HTML at most: it loads on a train, and no mail program cuts off its end (Gmail does past 102 kB).
const HTML_MAX: usize = 30_000;

pub(super) fn settings() -> MailSettings {
    MailSettings {
        sales_address: "sales@example.org".into(),
        sender_address: "noreply@example.org".into(),
        site_origin: "https://example.org".into(),
        configuration_set: None,
        sales_configuration_set: None,
        secret: Secret::new("secret"),
    }
}

fn reference() -> Reference {
    Reference::parse("K7QM-4TXR").unwrap()
}

fn lead(form: &ContactForm, judgement: Judgement) -> Lead {
    Lead::from_form(form, reference(), judgement, String::new(), Timestamp::UNIX_EPOCH)
}

fn signup(email: &str, page: &str) -> Signup {
    serde_json::from_value(json!({
        "reference": "K7QM-4TXR", "createdAt": "2026-11-20T16:12:00Z", "email": email, "page": page,
        "newsAccepted": true, "verdict": "held", "doubt": "noProof", "confirmedAt": "2026-11-20T17:12:00Z",
    }))
    .unwrap()
}

fn ended(email: &str) -> Mail {
    let end = SignupEnd { email: email.to_owned(), cause: Cause::Erasure, ended_at: Timestamp::UNIX_EPOCH };
    signup_ended(&reference(), &end, &settings()).unwrap()
}

/// Forms that pass every rule, with whatever a visitor may put into them.
fn forms() -> impl Strategy<Value = ContactForm> {
    let line = "[^\\p{C}\\p{Z}]{1,60}";
    let email = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,20}@[a-z]{1,10}\\.example";
    let phone = prop_oneof!["", "\\+49 721 [0-9]{4,8}( DW [0-9]{1,3})?", "[0-9 /().-]{6,12}[;,x\"<&]?"];
    let about = "[a-z<&\"/ -]{0,12}|club|/pricing/";
    let typed = (line, line, email, phone, "(?s).{1,300}", about);
    typed.prop_filter_map("a valid form", |(first, last, email, phone, message, about)| {
        let body = json!({
            "firstName": first, "lastName": last, "email": email, "phone": phone, "message": message, "about": about,
            "privacyAccepted": true,
        });
        Fields::from_json(body.to_string().as_bytes()).ok()?.read::<ContactForm>().ok()
    })
}

fn has_clean_headers(mail: &Mail) -> bool {
    let headers = mail.headers.iter().map(|(_, value)| value.as_str());
    let lines = [mail.to.as_str(), &mail.subject].into_iter().chain(mail.reply_to.as_deref()).chain(headers);
    lines.flat_map(str::chars).all(|c| !c.is_control() && c != '\u{2028}' && c != '\u{2029}')
}

proptest! {
    #[test]
    fn a_mail_to_a_visitor_is_the_same_whatever_was_typed_but_the_address_and_a_plain_first_name(form in forms()) {
        let first_name = plain_first_name(&form.first_name).unwrap_or_default().to_owned();
        let plain = ContactForm { email: form.email.clone(), message: "x".into(), first_name, ..ContactForm::default() };
        let clean = Judgement::default();
        let (mail, expected) =
            (acknowledgement(&lead(&form, clean), &settings()).unwrap(), acknowledgement(&lead(&plain, clean), &settings()).unwrap());
        prop_assert!(mail == expected);
        prop_assert!(has_clean_headers(&mail));
    }

    #[test]
    fn of_a_visitors_words_a_name_alone_reaches_a_header_of_the_mail_to_sales(form in forms()) {
        let held = Judgement { verdict: Verdict::Held, doubt: Some(Doubt::NoProof), for_list: false };
        let name = subject_name(&format!("{} {}", form.first_name, form.last_name));
        for (judgement, subject) in [
            (Judgement::default(), format!("Kontaktanfrage von {name} (K7QM-4TXR), bis Fr 01:00")),
            (held, format!("[Prüfen] Kontaktanfrage von {name} (K7QM-4TXR)")),
        ] {
            let mail = sales(&lead(&form, judgement), &settings()).unwrap();
            prop_assert_eq!(&mail.subject, &subject);
            prop_assert!(has_clean_headers(&mail));
            prop_assert!(mail.headers.is_empty());
            prop_assert!(mail.html.len() <= HTML_MAX, "{}", mail.html.len());
        }
    }

    #[test]
    fn the_mails_of_a_sign_up_show_the_address_to_sales_only(
        email in "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{6,20}@[a-z]{6,10}\\.example", page in "/[a-z0-9/-]{0,40}",
    ) {
        let (typed, other) = (signup(&email, &page), signup("other@visitor.example", "/"));
        for compose in [confirmation, welcome] {
            let (mail, expected) =
                (compose(&typed, &settings()).unwrap(), compose(&other, &settings()).unwrap());
            prop_assert!(mail.text == expected.text && mail.html == expected.html && mail.subject == expected.subject);
            prop_assert!(has_clean_headers(&mail));
        }
        let (confirmed, held) =
            (signup_sales(&typed, &settings()).unwrap(), held_signup(&typed, &settings()).unwrap());
        for mail in [confirmed, held, ended(&email)] {
            prop_assert!(mail.text.contains(&email) && has_clean_headers(&mail));
        }
    }
}

#[test]
fn no_mail_about_one_matter_is_so_long_that_a_mail_program_cuts_it_off() {
    let message = |message: &str| {
        let form = ContactForm {
            first_name: "W".repeat(100),
            last_name: "&".repeat(100),
            email: format!("{}@visitor.example", "'".repeat(64)),
            phone: Some("0".repeat(40)),
            message: message.chars().cycle().take(5_000).collect(),
            ..ContactForm::default()
        };
        let held = Judgement { verdict: Verdict::Held, doubt: Some(Doubt::Honeypot), for_list: false };
        sales(&lead(&form, held), &settings()).unwrap()
    };
    let typed = signup("erika@visitor.example", "/");
    let mails = [
        message("<"),
        message("<\n"),
        message("👍"),
        acknowledgement(&lead(&ContactForm::default(), Judgement::default()), &settings()).unwrap(),
        confirmation(&typed, &settings()).unwrap(),
        welcome(&typed, &settings()).unwrap(),
        signup_sales(&typed, &settings()).unwrap(),
        held_signup(&typed, &settings()).unwrap(),
        ended("erika@visitor.example"),
    ];
    for mail in mails {
        assert!(mail.html.len() <= HTML_MAX, "{}: {}", mail.subject, mail.html.len());
    }
    // What has no room stands in the part in plain text.
    let cut = message("<");
    assert!(cut.html.contains("Im Textteil dieser E-Mail steht sie ganz."));
    assert_eq!(cut.text.matches('<').count(), 5_000);
}

#[test]
fn every_field_of_the_contact_form_stands_in_both_parts_of_the_mail_to_sales() {
    // What is typed into a field, and how sales reads it; a field that is not named here reads as it was typed.
    let known = [
        ("email", "erika@visitor.example", "erika@visitor.example"),
        ("phone", "0721 1234567", "+49 721 1234567"),
        ("about", "club", "Plan Club"),
        ("interval", "yearly", "jährlich"),
    ];
    let (mut body, mut expected) = (json!({ "privacyAccepted": true }), Vec::new());
    for field in contract::schema("contact")["properties"].as_object().unwrap().keys() {
        if field == "privacyAccepted" || MACHINE_FIELDS.contains(&field.as_str()) {
            continue;
        }
        let plain = format!("Marke {field}");
        let of_its_own = known.iter().find(|(name, ..)| name == field);
        let (typed, read) = of_its_own.map_or((plain.as_str(), plain.as_str()), |(_, typed, read)| (*typed, *read));
        body[field] = typed.into();
        expected.push(read.to_owned());
    }
    let form: ContactForm = Fields::from_json(body.to_string().as_bytes()).unwrap().read().unwrap();
    let mail = sales(&lead(&form, Judgement::default()), &settings()).unwrap();
    for words in expected {
        assert!(mail.text.contains(&words) && mail.html.contains(&words), "{words}: {}", mail.text);
    }
    assert!(mail.text.find("Es geht um") < mail.text.find("Nachricht:"), "what it is about comes first: {}", mail.text);
    let form = ContactForm { about: None, interval: None, ..form };
    let mail = sales(&lead(&form, Judgement::default()), &settings()).unwrap();
    assert!(![mail.text, mail.html].concat().contains("Es geht um"));
}

#[test]
fn a_reply_that_nobody_asked_for_says_nothing_of_the_product() {
    let visitor = signup("erika@visitor.example", "/");
    for mail in [
        acknowledgement(&lead(&ContactForm::default(), Judgement::default()), &settings()).unwrap(),
        confirmation(&visitor, &settings()).unwrap(),
    ] {
        for word in ["Test", "kostenlos", "Ticket", "Plan", "Preis", "Demo", "Free", "/tools/", "/pricing/"] {
            assert!(!format!("{} {}", mail.text, mail.subject).contains(word), "{word}: {}", mail.text);
        }
    }
}

#[test]
fn the_first_way_of_the_welcome_mail_and_its_one_button_lead_to_the_match_day() {
    let mail = welcome(&signup("erika@visitor.example", "/"), &settings());
    let (match_day, Mail { text, html, .. }) = ("https://example.org/tools/matchday/", mail.unwrap());
    let [_, first, ..] = text.split("https://").collect::<Vec<_>>()[..] else { panic!("{text}") };
    assert!(match_day.ends_with(first.lines().next().unwrap()), "{text}");
    let [_, button] = html.split("class=\"button\"").collect::<Vec<_>>()[..] else { panic!("{html}") };
    assert_eq!(button.split("href=\"").nth(1).unwrap().split('"').next(), Some(match_day));
}

#[test]
fn a_name_is_one_bounded_line_that_turns_no_other_wherever_sales_reads_it() {
    // As a release before the rules of today, or a hand, may have written it.
    let odd = format!("\u{202e}x\nVorgang: 1\u{1b}[2J<script>alert(1)</script>{}", "Bitte ".repeat(16));
    let record: LeadRecord = serde_json::from_value(json!({
        "reference": "K7QM-4TXR", "createdAt": "2026-11-20T16:12:00Z", "expiresAt": 0, "leadState": "open", "verdict": "clean",
        "firstName": "\u{5E9}".repeat(90), "lastName": odd, "email": "erika@visitor.example", "message": "?",
    }))
    .unwrap();
    let about_it = sales(&record.lead, &settings()).unwrap();
    let list = work::compose(&WorkList::of_overdue(vec![record], Timestamp::UNIX_EPOCH), &settings()).unwrap();
    for Mail { text, html, .. } in [about_it, list] {
        let line = text.lines().find(|line| line.contains('\u{5E9}')).unwrap();
        let name = line.trim_start_matches("Name: ");
        assert!(name.starts_with('\u{2068}') && name.ends_with("…\u{2069}"), "{name:?}");
        assert_eq!(name.chars().count(), 80 + 2);
        assert!(!text.lines().any(|line| line.starts_with("Vorgang: 1")), "{text}");
        assert!(!html.contains("<script") && ![&text, &html].iter().any(|part| part.contains(['\u{202e}', '\u{1b}'])));
    }
}

#[test]
fn the_mails_of_a_confirmed_sign_up_lead_into_the_trial_and_say_whether_later_mails_are_wanted() {
    for (wants_news, leave, says) in [
        (true, "Von weiteren E-Mails abmelden", "Weitere E-Mails: ja"),
        (false, "Adresse jetzt löschen", "Weitere E-Mails: nein"),
    ] {
        let signup = Signup { news_accepted: wants_news, ..signup("erika@visitor.example", "/") };
        let (mail, to_sales) = (welcome(&signup, &settings()).unwrap(), signup_sales(&signup, &settings()).unwrap());
        for part in [&mail.text, &mail.html] {
            for way in ["matchday/", "", "board/#beschluss"].map(|tool| format!("https://example.org/tools/{tool}")) {
                assert!(part.contains(&way), "{way}: {part}");
            }
            for way in [&*SITE.register, &SITE.meeting, leave] {
                assert!(part.contains(way), "{way}: {part}");
            }
            assert!(part.find("/tools/") < part.find("/api/signup/unsubscribe"), "to leave is not the first thing");
        }
        assert_eq!(mail.headers.iter().any(|(name, _)| name.starts_with("List-")), wants_news);
        for part in [to_sales.text, to_sales.html.replace("</td><td><strong>", ": ")] {
            assert!(part.contains(says), "{part}");
            assert_eq!(part.contains("/api/signup/unsubscribe"), wants_news, "{part}");
        }
    }
}

#[test]
fn markup_in_a_sign_up_reaches_sales_as_text() {
    let email = "<b>@visitor.example";
    for mail in [held_signup(&signup(email, "/"), &settings()).unwrap(), ended(email)] {
        assert!(!mail.html.contains("<b>"), "{}", mail.html);
    }
}
