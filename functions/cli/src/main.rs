//! The command-line tool `leads`, for sales, data protection and operations.
//!
//! Data goes to stdout, everything else to stderr.

mod args;
mod clock;
mod close;
mod columns;
mod connect;
mod export;
mod filter;
mod formula;
mod hook;
mod json;
mod mark;
mod read;
mod rekey;
mod resend;
mod subject;

use std::io::Write;
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command, HookCommand, SubjectCommand};

/// What a command found; the exit code for scripts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ended {
    /// Exit code 0.
    Done,
    /// Exit code 3: there is nothing that fits, or something of it can't be read.
    Incomplete,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    match run(Args::parse()).await {
        Ok(Ended::Done) => ExitCode::SUCCESS,
        Ok(Ended::Incomplete) => ExitCode::from(3),
        // The reader of the output, such as `head`, closed it.
        Err(cause) if is_closed_pipe(&cause) => ExitCode::SUCCESS,
        Err(cause) => {
            let _ = writeln!(std::io::stderr(), "leads: {cause:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run(Args { connection, dry_run, command }: Args) -> anyhow::Result<Ended> {
    match command {
        Command::List { signups: true, filter } => read::list_signups(&connection.store().await?, &filter).await,
        Command::List { signups: false, filter } => read::list(&connection.store().await?, &filter).await,
        Command::Show { raw, references } => read::show(&connection.store().await?, &references, raw).await,
        Command::Export { format, filter } => export::run(&connection.store().await?, format, &filter).await,
        Command::Subject { command: SubjectCommand::Export { address } } => {
            subject::export(&connection.store().await?, &address).await
        }
        Command::Subject { command: SubjectCommand::Erase { address } } => {
            subject::erase(&connection.store().await?, &address, dry_run).await
        }
        Command::Withdraw { address } => subject::withdraw(&connection.store().await?, &address, dry_run).await,
        Command::Answered { references } => mark::answered(&connection.store().await?, &references, dry_run).await,
        Command::Resend { references } => resend::run(&connection.store().await?, &references, dry_run).await,
        Command::Close { references } => close::run(&connection.store().await?, &references, dry_run).await,
        Command::Hook { command: HookCommand::Test { wait } } => {
            hook::test(&connection.store().await?, wait, dry_run).await
        }
        Command::Hook { command: HookCommand::Resend { references } } => {
            hook::resend(&connection.store().await?, &references, dry_run).await
        }
        Command::Hook { command: HookCommand::Secret } => hook::secret(),
        Command::Rekey => rekey::run(&connection.store().await?, dry_run).await,
    }
}

fn is_closed_pipe(cause: &anyhow::Error) -> bool {
    cause.chain().any(|cause| {
        let closed = |error: &std::io::Error| error.kind() == std::io::ErrorKind::BrokenPipe;
        cause.downcast_ref::<std::io::Error>().is_some_and(closed)
    })
}
