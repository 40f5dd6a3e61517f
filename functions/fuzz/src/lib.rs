//! The functions as they run, over services that take everything: from the octets of a body to the mails.
//!
//! Nothing of ours is replaced. What stands in for DynamoDB and SES answers at the wire and remembers what it was asked.

mod checks;
#[path = "../../cli/src/formula.rs"]
#[allow(dead_code, unreachable_pub, reason = "a part of the command-line tool")]
mod formula;
mod services;

use std::sync::LazyLock;

use aws_lambda_events::event::dynamodb::Event;
use bytes::Bytes;
use contact::Contact;
use http::{Request, Response};
use leads::{Intake, MailSender, MailSettings, Secret, Store};
use mailer::Mailer;
use serde_json::{Value, json};
use signup::Signup;
use tokio::runtime::Runtime;
use web::{Api, OriginSecret, SiteOrigin};

use services::Services;

const ORIGIN: &str = "secret of the fuzzer";
pub(crate) const SALES: &str = "sales@example.org";
pub(crate) const SENDER: &str = "noreply@example.org";

/// How a body is posted.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// To the sign-up instead of the contact form.
    pub signup: bool,
    /// As a form instead of as JSON.
    pub form: bool,
    /// With an `Accept` that asks for JSON.
    pub wants_json: bool,
}

/// What came of a post.
pub(crate) struct Run {
    pub(crate) answer: Response<String>,
    /// Items that were stored, as DynamoDB's JSON.
    pub(crate) items: Vec<Value>,
    /// Requests to SES.
    pub(crate) mails: Vec<Value>,
}

static RUNTIME: LazyLock<Runtime> =
    LazyLock::new(|| tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime"));

/// Posts a body, mails what it leads to, and checks all of it.
///
/// # Panics
/// When anything is found: that is what a fuzzer looks for.
pub fn post(way: Way, body: &[u8]) {
    checks::check(way, &RUNTIME.block_on(run(way, body)));
}

pub(crate) async fn run(way: Way, body: &[u8]) -> Run {
    let services = Services::default();
    let config = services.config();
    let store = Store::new(leads::aws::dynamodb(&config), "leads");
    let secret = Secret::new("key of the fuzzer");
    let (intake, origin) = (Intake::new(store.clone(), secret.clone(), u64::MAX), OriginSecret::new(ORIGIN));
    let site = SiteOrigin::new("https://example.org");
    let kind = if way.form { "application/x-www-form-urlencoded" } else { "application/json" };
    let path = if way.signup { "/api/signup" } else { "/api/contact" };
    let request = Request::post(path)
        .header("content-type", kind)
        .header("accept", if way.wants_json { "application/json" } else { "*/*" })
        .header("cloudfront-viewer-address", "198.51.100.7:40000")
        .header("x-origin-secret", ORIGIN)
        .body(Bytes::copy_from_slice(body))
        .expect("a request");
    let answer = if way.signup {
        Signup::new(intake, origin, site).handle(request).await
    } else {
        Contact::new(intake, origin, site).handle(request).await
    };

    let items = services.stored();
    let settings = MailSettings {
        sales_address: SALES.into(),
        sender_address: SENDER.into(),
        site_origin: "https://example.org".into(),
        configuration_set: None,
        sales_configuration_set: None,
        secret,
    };
    let mailer = Mailer::new(store, MailSender::new(leads::aws::ses_over(&config, services.client()), settings));
    for item in &items {
        // Held for want of a proof of work, most would lead to no mail to the visitor: as clean ones they lead to all.
        for verdict in ["held", "clean"] {
            let mut item = item.clone();
            item["verdict"] = json!({ "S": verdict });
            let failed = mailer.handle(inserted(&item)).await.batch_item_failures;
            assert!(failed.is_empty(), "a stored submission can be mailed");
        }
    }
    Run { answer, items, mails: services.mails() }
}

fn inserted(item: &Value) -> Event {
    let change = json!({ "NewImage": item, "SequenceNumber": "1", "SizeBytes": 1, "StreamViewType": "NEW_IMAGE" });
    let record = json!({ "eventID": "1", "eventName": "INSERT", "awsRegion": "eu-central-1", "dynamodb": change });
    serde_json::from_value(json!({ "Records": [record] })).expect("an event")
}
