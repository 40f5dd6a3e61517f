//! The settings of the local process.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, bail};
use leads::{HookSettings, MailSettings, Secret, env};

use crate::template;

/// How long an empty stream rests on a developer's machine: nobody there notices the wait, nor the reading.
const STREAM_REST: Duration = Duration::from_millis(100);
/// Time between two lists to sales on a developer's machine; the stack's is ten minutes.
const LISTS: Duration = Duration::from_secs(60);

/// Ports, folders and the settings of the functions.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Port of the API, 0 for any free one.
    pub api_port: u16,
    /// Port of DynamoDB, 0 for any free one.
    pub dynamodb_port: u16,
    /// Folder of the database file.
    pub data_dir: PathBuf,
    /// How long an empty stream rests before it is read again.
    pub stream_rest: Duration,
    /// Time between two lists to sales; nothing for none but those that are asked for, as in tests.
    pub lists: Option<Duration>,
    /// Name of the table.
    pub table: String,
    /// Secret that requests to the API carry.
    pub origin_secret: String,
    /// Address of the SES API.
    pub mail_endpoint: String,
    /// Mails to visitors in an hour at most.
    pub visitor_mails_an_hour: u64,
    /// Addresses and links of the mails, and the secret of the installation.
    pub mail: MailSettings,
    /// Where leads are posted to, if anywhere.
    pub hook: Option<HookSettings>,
}

impl Settings {
    /// Reads the settings from the environment.
    ///
    /// # Errors
    /// Names the variable that is missing or wrong.
    pub fn from_env() -> anyhow::Result<Self> {
        let secret = Secret::from_env()?;
        Ok(Self {
            api_port: port("API_PORT", 4283)?,
            dynamodb_port: port("DYNAMODB_PORT", 4282)?,
            stream_rest: STREAM_REST,
            lists: Some(LISTS),
            table: env::required("TABLE_NAME")?,
            origin_secret: env::required("ORIGIN_SECRET")?,
            mail_endpoint: env::required("AWS_ENDPOINT_URL_SESV2")?,
            visitor_mails_an_hour: visitor_mails_an_hour()?,
            hook: HookSettings::from_env(&secret)?,
            mail: MailSettings::from_env(secret)?,
            data_dir: env::optional("DATA_DIR").unwrap_or_else(|| ".local".into()).into(),
        })
    }
}

/// As the environment says, or as template.yaml does when nothing is said.
fn visitor_mails_an_hour() -> anyhow::Result<u64> {
    const VARIABLE: &str = "VISITOR_MAILS_AN_HOUR";
    if env::optional(VARIABLE).is_some() {
        return Ok(env::count(VARIABLE)?);
    }
    let default = template::default_of("VisitorMailsAnHour")?;
    default.as_u64().context("template.yaml has no number as the default of VisitorMailsAnHour")
}

fn port(variable: &str, default: u16) -> anyhow::Result<u16> {
    let Some(text) = env::optional(variable) else { return Ok(default) };
    let port =
        text.trim().parse().with_context(|| format!("{variable} is {text:?}: set it to a port from 1 to 65535"))?;
    if port == 0 {
        bail!("{variable} is 0: set it to a port from 1 to 65535");
    }
    Ok(port)
}
