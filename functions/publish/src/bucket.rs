//! The site's bucket; visitors see what is below `site/`.

use std::collections::BTreeSet;

use anyhow::{Context, bail};
use aws_sdk_s3::Client;
use aws_sdk_s3::error::ProvideErrorMetadata;
use aws_sdk_s3::primitives::ByteStream;
use aws_sdk_s3::types::{Delete, ObjectIdentifier};

use crate::release::File;
use crate::rules;

/// Prefix of what the CDN may read; its origin path in template.yaml.
pub(crate) const SITE: &str = "site/";
/// Metadata name of [`File::digest`].
const DIGEST: &str = "digest";
/// Objects that one `DeleteObjects` takes.
const DELETED_AT_ONCE: usize = 1000;

/// A bucket and the client for it.
#[derive(Clone, Debug)]
pub struct Bucket {
    client: Client,
    name: String,
}

impl Bucket {
    /// The bucket of this name.
    pub fn new(client: Client, name: impl Into<String>) -> Self {
        Self { client, name: name.into() }
    }

    /// Names of the objects with this prefix, without it. A bucket that is gone has none.
    pub(crate) async fn list(&self, prefix: &str) -> anyhow::Result<BTreeSet<String>> {
        let mut names = BTreeSet::new();
        let mut pages = self.client.list_objects_v2().bucket(&self.name).prefix(prefix).into_paginator().send();
        while let Some(page) = pages.next().await {
            let page = match page {
                Err(error) if error.code() == Some("NoSuchBucket") => break,
                page => page.context("list the bucket")?,
            };
            let keys = page.contents().iter().filter_map(|object| object.key());
            names.extend(keys.filter_map(|key| key.strip_prefix(prefix)).map(str::to_owned));
        }
        Ok(names)
    }

    /// Digest of what lies under a path of the site; `None` when somebody else wrote it, so that it is replaced.
    pub(crate) async fn digest(&self, path: &str) -> anyhow::Result<Option<String>> {
        let head = self.client.head_object().bucket(&self.name).key(format!("{SITE}{path}")).send().await;
        let head = head.with_context(|| format!("look at {path}"))?;
        Ok(head.metadata().and_then(|metadata| metadata.get(DIGEST)).cloned())
    }

    /// Stores a file of the site with the headers that belong to its path.
    pub(crate) async fn upload(&self, path: &str, file: &File) -> anyhow::Result<()> {
        let body = std::fs::read(&file.source).with_context(|| format!("read {path}"))?;
        let request = self
            .client
            .put_object()
            .bucket(&self.name)
            .key(format!("{SITE}{path}"))
            .content_type(rules::content_type(path)?)
            .set_cache_control(rules::cache_control(path).map(str::to_owned))
            .metadata(DIGEST, &file.digest)
            .body(ByteStream::from(body));
        request.send().await.with_context(|| format!("upload {path}"))?;
        Ok(())
    }

    /// Removes objects; missing ones count as removed.
    pub(crate) async fn remove(&self, keys: &[String]) -> anyhow::Result<()> {
        for some in keys.chunks(DELETED_AT_ONCE) {
            let objects = some.iter().map(|key| ObjectIdentifier::builder().key(key).build());
            let delete = Delete::builder().set_objects(Some(objects.collect::<Result<_, _>>()?)).quiet(true).build()?;
            let answer = self.client.delete_objects().bucket(&self.name).delete(delete).send().await;
            if let [first, ..] = answer.context("remove objects")?.errors() {
                bail!("{} was not removed: {}", first.key().unwrap_or_default(), first.code().unwrap_or_default());
            }
        }
        Ok(())
    }
}
