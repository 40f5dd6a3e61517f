//! The options and commands, as `leads --help` shows them.

use clap::{Parser, Subcommand, ValueEnum};
use leads::Reference;

use crate::connect::Connection;
use crate::filter::Filter;

const EXIT_CODES: &str = "\
Exit codes:
  0  done
  1  failed: the message says what to do
  2  wrong usage
  3  nothing found, or not everything can be read";

/// Reads, exports, erases and repairs what the website's forms stored.
#[derive(Debug, Parser)]
#[command(name = "leads", version, after_help = EXIT_CODES)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) connection: Connection,
    /// Say what would be done and change nothing
    #[arg(long, global = true)]
    pub(crate) dry_run: bool,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List leads, the oldest first, one a line
    List {
        /// List sign-ups in place of leads: held, unconfirmed, confirmed, withdrawn, spam
        #[arg(long, conflicts_with_all = ["state", "verdict"])]
        signups: bool,
        #[command(flatten)]
        filter: Filter,
    },
    /// Show everything about leads and sign-ups
    Show {
        /// Write the records to stdout as they stand in the table, as JSON
        #[arg(long)]
        raw: bool,
        /// Reference such as K7QM-4TXR
        #[arg(required = true, value_parser = reference)]
        references: Vec<Reference>,
    },
    /// Write leads to stdout as a table or as JSON
    Export {
        /// CSV opens in a German Excel and never holds a formula; JSON holds texts as they were typed
        #[arg(long, value_enum)]
        format: Format,
        #[command(flatten)]
        filter: Filter,
    },
    /// Answer a data subject: everything about one e-mail address
    Subject {
        #[command(subcommand)]
        command: SubjectCommand,
    },
    /// End the sign-ups of who withdraws by another way than the link: sales gets a mail, the evidence is kept
    Withdraw {
        /// The e-mail address that is signed up
        #[arg(value_name = "E-MAIL", value_parser = address)]
        address: String,
    },
    /// Mark leads as answered
    Answered {
        /// Reference such as K7QM-4TXR
        #[arg(required = true, value_parser = reference)]
        references: Vec<Reference>,
    },
    /// Close open and held leads that need no answer, such as spam
    Close {
        /// Reference such as K7QM-4TXR
        #[arg(required = true, value_parser = reference)]
        references: Vec<Reference>,
    },
    /// Have mails and posts sent that were set aside, see `leads show`
    Resend {
        /// Reference such as K7QM-4TXR: all that was set aside about it
        #[arg(required = true, value_parser = reference)]
        references: Vec<Reference>,
    },
    /// Look after the hook that posts leads to another system
    Hook {
        #[command(subcommand)]
        command: HookCommand,
    },
    /// After `DATA_KEY` was replaced: rename the records of addresses by it, and write the new unsubscribe links to stdout
    Rekey,
}

#[derive(Debug, Subcommand)]
pub(crate) enum HookCommand {
    /// Post one event `test` through table and mailer, and wait until the receiver took it, or say why it did not
    Test {
        /// Longest wait for the receiver, in seconds
        #[arg(long, default_value_t = 60, value_name = "SECONDS")]
        wait: u64,
    },
    /// Post again all events of leads and sign-ups; a lead from before the hook is posted for the first time
    Resend {
        /// Reference such as K7QM-4TXR
        #[arg(required = true, value_parser = reference)]
        references: Vec<Reference>,
    },
    /// Write the secret that the receiver verifies with to stdout; it follows from the installation's, in `DATA_KEY`
    Secret,
}

#[derive(Debug, Subcommand)]
pub(crate) enum SubjectCommand {
    /// Write every stored record of the address to stdout as JSON (GDPR, article 15)
    Export {
        /// The data subject's e-mail address
        #[arg(value_name = "E-MAIL", value_parser = address)]
        address: String,
    },
    /// Delete every stored record of the address (GDPR, article 17); backups of the table end 35 days later
    Erase {
        /// The data subject's e-mail address
        #[arg(value_name = "E-MAIL", value_parser = address)]
        address: String,
    },
}

/// What an export is written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    Csv,
    Json,
}

fn reference(text: &str) -> Result<Reference, String> {
    Reference::parse(text).ok_or_else(|| "a reference looks like K7QM-4TXR".to_owned())
}

fn address(text: &str) -> Result<String, String> {
    contract::address(text).ok_or_else(|| format!("{text:?} is no e-mail address such as name@example.org"))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::Args;

    #[test]
    fn the_options_fit_together() {
        Args::command().debug_assert();
    }
}
