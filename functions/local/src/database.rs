//! The embedded DynamoDB: an SQLite file behind the DynamoDB API.

use std::path::Path;
use std::time::Duration;

use anyhow::Context;
use dynoxide::Database;
use serde_json::json;
use tokio::net::TcpListener;
use tracing::warn;

use crate::table::TableDefinition;

/// File of the database in the data folder.
const FILE: &str = "dynamodb.sqlite";
/// How often expired items are deleted; DynamoDB itself takes up to days.
const EXPIRY_INTERVAL: Duration = Duration::from_secs(60);

/// Opens the database and makes the table if it is missing.
pub(crate) fn open(data_dir: &Path, table: &str, definition: &TableDefinition) -> anyhow::Result<Database> {
    let file = data_dir.join(FILE);
    std::fs::create_dir_all(data_dir)
        .with_context(|| format!("{} can't be made: set DATA_DIR to a folder that is writable", data_dir.display()))?;
    let database = file.to_str().context("DATA_DIR is not UTF-8: set it to another folder").and_then(|path| {
        Database::new(path)
            .with_context(|| format!("{path} can't be opened: end the process that uses it, or delete it"))
    })?;
    if database.get_table_metadata(table)?.is_none() {
        create(&database, table, definition).context("the table of template.yaml can't be made")?;
    }
    Ok(database)
}

fn create(database: &Database, table: &str, definition: &TableDefinition) -> anyhow::Result<()> {
    let mut request = definition.create_table().clone();
    request.insert("TableName".into(), table.into());
    database.create_table(serde_json::from_value(request.into())?)?;
    if let Some(time_to_live) = definition.time_to_live() {
        let request = json!({ "TableName": table, "TimeToLiveSpecification": time_to_live });
        database.update_time_to_live(serde_json::from_value(request)?)?;
    }
    Ok(())
}

/// Serves the DynamoDB API.
pub(crate) async fn serve(
    listener: TcpListener,
    database: Database,
    stop: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    dynoxide::server::serve_with_shutdown(listener, database, stop).await.map_err(anyhow::Error::msg)
}

/// Deletes expired items from time to time.
pub(crate) async fn expire(database: Database, stop: impl Future<Output = ()> + Send + 'static) -> anyhow::Result<()> {
    tokio::pin!(stop);
    loop {
        let sweeper = database.clone();
        if let Err(cause) = tokio::task::spawn_blocking(move || sweeper.sweep_ttl()).await? {
            warn!(%cause, "expired items not deleted");
        }
        tokio::select! {
            () = &mut stop => return Ok(()),
            () = tokio::time::sleep(EXPIRY_INTERVAL) => {}
        }
    }
}
