//! The table as template.yaml defines it, so that keys, TTL and stream are written down once.

use std::collections::BTreeSet;

use anyhow::bail;
use serde_json::{Map, Value, json};

use crate::template;

/// Logical id of the table in template.yaml.
const LOGICAL_ID: &str = "LeadsTable";
/// Properties that CloudFormation and DynamoDB's `CreateTable` share by name and shape.
const SHARED_PROPERTIES: [&str; 4] = ["AttributeDefinitions", "KeySchema", "BillingMode", "GlobalSecondaryIndexes"];

/// What `CreateTable` and `UpdateTimeToLive` take.
#[derive(Clone, Debug)]
pub struct TableDefinition {
    create_table: Map<String, Value>,
    time_to_live: Option<Value>,
}

impl TableDefinition {
    /// Reads the definition from this repository's template.yaml.
    ///
    /// # Errors
    /// When the file can't be read or has no such table.
    pub fn of_the_stack() -> anyhow::Result<Self> {
        Self::from_template(&template::text()?)
    }

    /// Reads the definition from the text of a CloudFormation template; its tags (`!Ref`, `!Sub`, …) may stand anywhere
    /// but in the table's keys, stream and TTL.
    ///
    /// # Errors
    /// When the text is no template with such a table.
    pub fn from_template(template: &str) -> anyhow::Result<Self> {
        let template = template::read(template)?;
        let table = &template["Resources"][LOGICAL_ID];
        if table["Type"] != "AWS::DynamoDB::Table" {
            bail!("template.yaml has no AWS::DynamoDB::Table named {LOGICAL_ID}");
        }
        let properties = &table["Properties"];
        let mut create_table: Map<String, Value> = SHARED_PROPERTIES
            .into_iter()
            .filter_map(|name| Some((name.to_owned(), properties.get(name)?.clone())))
            .collect();
        // What it may cost at most says nothing to a database that costs nothing.
        let indexes = create_table.get_mut("GlobalSecondaryIndexes").and_then(Value::as_array_mut);
        for index in indexes.into_iter().flatten().filter_map(Value::as_object_mut) {
            index.remove("OnDemandThroughput");
        }
        if let Some(view_type) = properties["StreamSpecification"].get("StreamViewType") {
            let stream = json!({ "StreamEnabled": true, "StreamViewType": view_type });
            create_table.insert("StreamSpecification".into(), stream);
        }
        Ok(Self { create_table, time_to_live: properties.get("TimeToLiveSpecification").cloned() })
    }

    /// The names of the indexes.
    pub(crate) fn indexes(&self) -> BTreeSet<String> {
        self.create_table.get("GlobalSecondaryIndexes").map(index_names).unwrap_or_default()
    }

    /// What `CreateTable` takes besides the table's name.
    pub fn create_table(&self) -> &Map<String, Value> {
        &self.create_table
    }

    pub(crate) fn time_to_live(&self) -> Option<&Value> {
        self.time_to_live.as_ref()
    }
}

/// The names in a list of index definitions.
pub(crate) fn index_names(definitions: &Value) -> BTreeSet<String> {
    let names = definitions.as_array().into_iter().flatten().filter_map(|index| index["IndexName"].as_str());
    names.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::TableDefinition;

    const TEMPLATE: &str = "
Resources:
  LeadsTable:
    Type: AWS::DynamoDB::Table
    DeletionPolicy: !If [IsProduction, Retain, Delete]
    Properties:
      TableName: !Sub '${AWS::StackName}-leads'
      AttributeDefinitions:
        - { AttributeName: pk, AttributeType: S }
      KeySchema:
        - AttributeName: pk
          KeyType: HASH
      BillingMode: PAY_PER_REQUEST
      StreamSpecification: { StreamViewType: KEYS_ONLY }
      TimeToLiveSpecification: { AttributeName: expiresAt, Enabled: true }
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true }
";

    #[test]
    fn keys_stream_and_ttl_come_from_a_template_with_tags() {
        let table = TableDefinition::from_template(TEMPLATE).unwrap();
        assert_eq!(table.create_table()["KeySchema"][0]["AttributeName"], "pk");
        assert_eq!(table.create_table()["StreamSpecification"]["StreamEnabled"], true);
        assert_eq!(table.create_table()["StreamSpecification"]["StreamViewType"], "KEYS_ONLY");
        assert_eq!(table.time_to_live().unwrap()["AttributeName"], "expiresAt");
    }

    #[test]
    fn a_template_without_the_table_is_refused_by_name() {
        let refused = TableDefinition::from_template("Resources: {}").unwrap_err();
        assert!(refused.to_string().contains("LeadsTable"), "{refused}");
    }
}
