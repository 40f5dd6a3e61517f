//! Brings a release into the bucket; why the stack does that, and how a release is taken back: docs/decisions/0002.

use futures_util::{StreamExt, TryStreamExt, stream};
use tracing::info;

use crate::bucket::{Bucket, SITE};
use crate::cdn::Cdn;
use crate::release::{File, Release};
use crate::rules;

/// Requests to the bucket at the same time.
const AT_ONCE: usize = 16;

/// Makes the bucket hold this release, and the CDN forget the one before.
///
/// New names come first, pages last: at no moment does a page refer to a missing file, wherever this ends. What is left of a
/// release that failed is put right by the next one; CloudFormation asks for the one before. `reference` is the same when a
/// request is repeated, and differs between requests.
///
/// Hashed files of earlier releases stay, since pages that are open or lie in a cache ask for them. They cost cents.
///
/// # Errors
/// When the bucket or the CDN does not answer or refuses.
pub async fn publish(bucket: &Bucket, cdn: &Cdn, release: &Release, reference: &str) -> anyhow::Result<()> {
    let site = bucket.list(SITE).await?;
    let looks: Vec<_> =
        release.files.iter().map(|(path, file)| is_missing(bucket, site.contains(path), (path, file))).collect();
    let missing: Vec<_> = stream::iter(looks).buffered(AT_ONCE).try_collect().await?;
    let missing: Vec<_> = missing.into_iter().flatten().collect();
    info!(files = missing.len(), "publishing a release");
    let (hashed, others): (Vec<_>, Vec<_>) = missing.into_iter().partition(|(path, _)| rules::is_hashed(path));
    let (pages, others): (Vec<_>, Vec<_>) = others.into_iter().partition(|(path, _)| rules::is_page(path));
    for files in [hashed, others, pages] {
        let uploads: Vec<_> = files.into_iter().map(|(path, file)| bucket.upload(path, file)).collect();
        stream::iter(uploads).buffer_unordered(AT_ONCE).try_collect::<()>().await?;
    }
    let is_gone = |path: &&String| !rules::is_hashed(path) && !release.files.contains_key(*path);
    bucket.remove(&site.iter().filter(is_gone).map(|path| format!("{SITE}{path}")).collect::<Vec<_>>()).await?;
    cdn.invalidate(reference).await
}

/// Removes everything, as the bucket can only be deleted empty.
///
/// # Errors
/// When the bucket does not answer or refuses.
pub async fn empty(bucket: &Bucket) -> anyhow::Result<()> {
    let keys: Vec<_> = bucket.list("").await?.into_iter().collect();
    info!(objects = keys.len(), "emptying the bucket");
    bucket.remove(&keys).await
}

/// The file, if the bucket lacks it or holds another one under its path.
async fn is_missing<'a>(
    bucket: &Bucket,
    is_there: bool,
    (path, file): (&'a String, &'a File),
) -> anyhow::Result<Option<(&'a String, &'a File)>> {
    let is_same = is_there && (rules::is_hashed(path) || bucket.digest(path).await?.as_ref() == Some(&file.digest));
    Ok((!is_same).then_some((path, file)))
}
