//! Everything that can happen to what is posted to the hook.

use jiff::Timestamp;
use leads::{Hook, HookSender};
use mailer::Mailer;

use super::scenario::typed_with;
use crate::parts::sender;
use crate::support::{Receiver, Reply, Stack, free_port, hook_settings, until};

/// What a receiver answers that repeats what it got.
const REPEATED: &str = "aurelie.heimlich@visitor.example: Streng vertraulich";

/// A receiver that takes the first message, fails at the second and asks for a pause at the third.
pub(super) async fn posts_to_the_hook() {
    let receiver = Receiver::answering(|_, post| {
        let status = match post.body["data"]["message"].as_str().and_then(|message| message.split(' ').next_back()) {
            Some("eins") => 200,
            Some("zwei") => 500,
            _ => 429,
        };
        Reply::With(status, "x-why", REPEATED)
    })
    .await;
    let stack = Stack::with(free_port(), receiver.hook()).await;
    for (number, reason) in [("eins", ""), ("zwei", "status 500"), ("drei", "status 429")] {
        let reference = stack.post_json(&typed_with("message", format!("Vertraulich {number}"))).await.reference();
        until("it was posted", async || {
            let post = stack.posted(&reference, "lead.received").await;
            let is_tried = post["attempts"]["N"] != "0" && post["mailState"]["S"] != "claimed";
            (is_tried && post["reason"]["S"].as_str().unwrap_or_default().contains(reason)).then_some(())
        })
        .await;
    }
    let mailer = Mailer::new(stack.store(), sender(free_port()));
    let mailer = mailer.with_hook(Hook::To(HookSender::new(hook_settings(receiver.port))));
    mailer.scheduled(Timestamp::now()).await.expect("the table answers");
    stack.local.stop().await.expect("the stack ends");
}
