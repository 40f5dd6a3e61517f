//! What CloudFormation asks of a custom resource.

use serde::Deserialize;

/// What CloudFormation wants of the resource.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
pub enum RequestType {
    /// It is new in the stack, or its predecessor is to be replaced.
    Create,
    /// Its properties changed; also how CloudFormation takes a failed update back.
    Update,
    /// It left the stack, or was replaced, or its creation failed.
    Delete,
}

/// A request as the Lambda function gets it.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "PascalCase")]
pub struct Event {
    /// What is to be done.
    pub request_type: RequestType,
    /// Signed address that takes the answer by PUT, for two hours.
    #[serde(rename = "ResponseURL")]
    pub response_url: String,
    /// Repeated in the answer.
    pub stack_id: String,
    /// Repeated in the answer; the same when Lambda repeats a request.
    pub request_id: String,
    /// `Custom::SiteRelease`.
    pub resource_type: String,
    /// Repeated in the answer.
    pub logical_resource_id: String,
    /// The name that an earlier answer gave; absent for `Create`.
    pub physical_resource_id: Option<String>,
    /// As template.yaml has them.
    #[serde(default)]
    pub resource_properties: Properties,
}

/// Properties of the resource; `ServiceToken` and `Release`, which only has to change with the site, are not read.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "PascalCase")]
pub struct Properties {
    /// Bucket of the site.
    pub bucket: Option<String>,
    /// Distribution in front of the bucket.
    pub distribution_id: Option<String>,
}

impl Event {
    /// The resource's name for CloudFormation, which deletes the old resource when it changes: the bucket, so that a
    /// replaced bucket is emptied and an updated one is not.
    pub fn name(&self) -> String {
        match (self.request_type, &self.physical_resource_id, &self.resource_properties.bucket) {
            (RequestType::Delete, Some(name), _) | (_, _, Some(name)) => name.clone(),
            _ => self.logical_resource_id.clone(),
        }
    }
}
