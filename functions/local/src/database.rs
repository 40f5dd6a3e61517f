//! The embedded DynamoDB: an SQLite file behind the DynamoDB API.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, bail};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, State};
use axum::middleware::from_fn;
use axum::routing::post;
use dynoxide::storage::TableMetadata;
use dynoxide::{Database, DynoxideError};
use http::header::CONTENT_TYPE;
use http::{HeaderMap, HeaderName, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tracing::warn;

use crate::guard;
use crate::table::{TableDefinition, index_names};

/// File of the database in the data folder.
const FILE: &str = "dynamodb.sqlite";
/// Largest request that DynamoDB takes, in octets.
const BODY_MAX: usize = 16 * 1024 * 1024;
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
    match database.get_table_metadata(table)? {
        None => create(&database, table, definition).context("the table of template.yaml can't be made")?,
        Some(made) if indexes(&made)? != definition.indexes() => {
            bail!("{} was made by an older version: delete {} and start again", file.display(), data_dir.display())
        }
        Some(_) => {}
    }
    Ok(database)
}

/// The names of a table's indexes.
fn indexes(table: &TableMetadata) -> anyhow::Result<BTreeSet<String>> {
    let definitions: Value = serde_json::from_str(table.gsi_definitions.as_deref().unwrap_or("[]"))?;
    Ok(index_names(&definitions))
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

/// Serves the DynamoDB API to programs and pages of this machine. The crate's own server answers every page of the internet that
/// is open in a browser here, and lets nobody in before it.
pub(crate) async fn serve(
    listener: TcpListener,
    database: Database,
    stop: impl Future<Output = ()> + Send + 'static,
) -> anyhow::Result<()> {
    let router = Router::new().route("/", post(answer)).layer(DefaultBodyLimit::max(BODY_MAX)).with_state(database);
    let router = router.layer(from_fn(guard::of_this_machine));
    axum::serve(listener, router).with_graceful_shutdown(stop).await?;
    Ok(())
}

async fn answer(
    State(database): State<Database>,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, [(HeaderName, &'static str); 1], String) {
    let target = headers.get("x-amz-target").and_then(|target| target.to_str().ok()).unwrap_or_default();
    let operation = target.rsplit('.').next().unwrap_or_default();
    let (status, body) = match call(&database, operation, &body) {
        Ok(answer) => (StatusCode::OK, answer),
        Err(refused) => {
            (StatusCode::from_u16(refused.status_code()).unwrap_or(StatusCode::BAD_REQUEST), refused.to_json())
        }
    };
    (status, [(CONTENT_TYPE, "application/x-amz-json-1.0")], body)
}

/// The operations that the functions, the tool and the tests ask for, and those by which one looks around.
fn call(database: &Database, operation: &str, body: &[u8]) -> dynoxide::Result<String> {
    macro_rules! call {
        ($($name:literal $method:ident,)*) => {
            match operation {
                $($name => {
                    let unread = |cause: serde_json::Error| DynoxideError::ValidationException(cause.to_string());
                    let answer = database.$method(serde_json::from_slice(body).map_err(unread)?)?;
                    serde_json::to_string(&answer).map_err(|cause| DynoxideError::InternalServerError(cause.to_string()))
                })*
                _ => Err(DynoxideError::ValidationException(format!("{operation:?} is no operation of this database"))),
            }
        };
    }
    call! {
        "BatchGetItem" batch_get_item,
        "BatchWriteItem" batch_write_item,
        "CreateTable" create_table,
        "DeleteItem" delete_item,
        "DescribeStream" describe_stream,
        "DescribeTable" describe_table,
        "GetItem" get_item,
        "GetRecords" get_records,
        "GetShardIterator" get_shard_iterator,
        "ListTables" list_tables,
        "PutItem" put_item,
        "Query" query,
        "Scan" scan,
        "TransactGetItems" transact_get_items,
        "TransactWriteItems" transact_write_items,
        "UpdateItem" update_item,
        "UpdateTable" update_table,
    }
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

#[cfg(test)]
mod tests {
    use super::open;
    use crate::table::TableDefinition;

    const TABLE: &str = "
Resources:
  LeadsTable:
    Type: AWS::DynamoDB::Table
    Properties:
      AttributeDefinitions:
        - { AttributeName: pk, AttributeType: S }
        - { AttributeName: state, AttributeType: S }
      KeySchema: [{ AttributeName: pk, KeyType: HASH }]
      BillingMode: PAY_PER_REQUEST
      GlobalSecondaryIndexes:
        - IndexName: LeadsByState
          KeySchema: [{ AttributeName: state, KeyType: HASH }]
          Projection: { ProjectionType: ALL }
";

    #[test]
    fn a_table_of_an_older_version_is_refused_with_the_folder_to_delete() {
        let data = tempfile::tempdir().unwrap();
        let definition = TableDefinition::from_template(TABLE).unwrap();
        open(data.path(), "leads", &definition).unwrap();
        open(data.path(), "leads", &definition).unwrap();

        let newer = TableDefinition::from_template(&TABLE.replace("LeadsByState", "ByState")).unwrap();
        let refused = open(data.path(), "leads", &newer).err().unwrap().to_string();
        assert_eq!(refused.lines().count(), 1);
        assert!(refused.contains("older version") && refused.contains(data.path().to_str().unwrap()), "{refused}");
    }
}
