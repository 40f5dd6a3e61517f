//! Running the command.

use std::process::Command;

use crate::support::Stack;

/// What the command wrote, and how it ended.
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Runs the command against the database of a stack.
pub(crate) async fn on(stack: &Stack, arguments: &[&str]) -> Ended {
    let mut command = leads(arguments);
    command.arg("--local").env("DYNAMODB_PORT", stack.local.dynamodb.port().to_string());
    run(command).await
}

/// The command with nothing of the environment that it reads.
pub(crate) fn leads(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_leads"));
    for variable in ["TABLE_NAME", "AWS_REGION", "AWS_DEFAULT_REGION", "DYNAMODB_PORT", "DATA_KEY"] {
        command.env_remove(variable);
    }
    command.env("AWS_EC2_METADATA_DISABLED", "true").args(arguments);
    command
}

/// The stack runs in this process, so that nobody may wait here in the thread that it needs.
pub(crate) async fn run(mut command: Command) -> Ended {
    let output = tokio::task::spawn_blocking(move || command.output().expect("the command runs")).await;
    let output = output.expect("the command ends");
    let text = |octets: Vec<u8>| String::from_utf8(octets).expect("UTF-8");
    Ended { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
}
