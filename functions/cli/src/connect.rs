//! Which table the tool works on.

use anyhow::{Context, bail};
use aws_config::{BehaviorVersion, Region, SdkConfig};
use aws_sdk_dynamodb::config::Credentials;
use leads::{Store, Unavailable};

/// Port of the database of `npm start`.
const LOCAL_PORT: u16 = 4282;
/// Name of the table of `npm start`.
const LOCAL_TABLE: &str = "leads";

/// The options that say which table.
#[derive(Debug, clap::Args)]
pub(crate) struct Connection {
    /// Name of the table: the output `LeadsTableName` of the stack
    #[arg(long, global = true, env = "TABLE_NAME")]
    table: Option<String>,
    /// AWS region of the table
    #[arg(long, global = true, env = "AWS_REGION")]
    region: Option<String>,
    /// Work on the database of `npm start`, at 127.0.0.1 and `DYNAMODB_PORT` or 4282
    #[arg(long, global = true)]
    local: bool,
}

impl Connection {
    /// The table that the options name.
    pub(crate) async fn store(&self) -> anyhow::Result<Store> {
        let table = match &self.table {
            Some(table) => table.clone(),
            None if self.local => LOCAL_TABLE.to_owned(),
            None => bail!("--table is missing: set it to the table's name, or give --local"),
        };
        Ok(Store::new(leads::aws::dynamodb(&self.config().await?), table))
    }

    /// Region, credentials and endpoint.
    pub(crate) async fn config(&self) -> anyhow::Result<SdkConfig> {
        if self.local {
            return local().await;
        }
        let mut config = aws_config::defaults(BehaviorVersion::latest());
        if let Some(region) = &self.region {
            config = config.region(Region::new(region.clone()));
        }
        let config = config.load().await;
        if config.region().is_none() {
            bail!("--region is missing: set it to the region of the stack");
        }
        Ok(config)
    }
}

/// Never uses a developer's own credentials: `--local` may not reach a real account.
async fn local() -> anyhow::Result<SdkConfig> {
    let port = match leads::env::optional("DYNAMODB_PORT") {
        Some(text) => text.trim().parse().with_context(|| format!("DYNAMODB_PORT is {text:?}: set it to a port"))?,
        None => LOCAL_PORT,
    };
    let config = aws_config::defaults(BehaviorVersion::latest())
        .region(Region::from_static("eu-central-1"))
        .credentials_provider(Credentials::new("local", "local", None, None, "local"))
        .endpoint_url(format!("http://127.0.0.1:{port}"));
    Ok(config.load().await)
}

/// Says what to try when the table does not answer.
pub(crate) fn hint(unavailable: Unavailable) -> anyhow::Error {
    let is_database = matches!(unavailable, Unavailable::Database(_));
    let failed = anyhow::Error::new(unavailable);
    if !is_database {
        return failed.context("nothing was changed");
    }
    failed
        .context("nothing was read or changed; check --table, --region and the credentials, or --local and `npm start`")
}
