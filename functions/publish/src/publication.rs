//! Brings a release into the bucket, or leaves the one before it there.

use std::time::Duration;

use anyhow::{Context, anyhow};
use futures_util::{StreamExt, TryStreamExt, stream};
use tracing::{info, warn};

use crate::bucket::{Bucket, OBJECTS, SITE};
use crate::cdn::Cdn;
use crate::kept::{Kept, Manifest};
use crate::release::Release;
use crate::rules;

/// Requests to the bucket at the same time.
const AT_ONCE: usize = 16;
/// Pause after a release was cut off: a copy that was under way may still take effect, and restoring has to see it.
const SETTLE: Duration = Duration::from_secs(2);

/// Makes the bucket hold this release within the time, and the CDN forget the one before.
///
/// New names come first, pages last: at no moment does a page refer to a missing file. `reference` is the same when a
/// request is repeated, and differs between requests.
///
/// # Errors
/// When anything but the tidying at the end failed. The release before is back in place then; where that failed too,
/// the message says so.
pub async fn publish(
    bucket: &Bucket,
    cdn: &Cdn,
    release: &Release,
    reference: &str,
    time: Duration,
) -> anyhow::Result<()> {
    let kept = bucket.kept().await?;
    let published = async {
        upload(bucket, release).await?;
        show(bucket, cdn, &release.manifest(), reference).await?;
        let kept = kept.clone().followed_by(release.manifest());
        bucket.remember(&kept).await?;
        Ok(kept)
    };
    let outcome = match tokio::time::timeout(time, published).await {
        Ok(outcome) => outcome,
        Err(_) => {
            tokio::time::sleep(SETTLE).await;
            Err(anyhow!("not done after {} s", time.as_secs()))
        }
    };
    match outcome {
        Ok(kept) => {
            tidy(bucket, &kept).await;
            Ok(())
        }
        Err(cause) => Err(restore(bucket, cdn, &kept, &format!("{reference}-restored")).await.map_or_else(
            |failure| anyhow!("{cause:#}; the release before could not be restored: {failure:#}"),
            |()| anyhow!("{cause:#}; the release before is in place"),
        )),
    }
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

async fn restore(bucket: &Bucket, cdn: &Cdn, kept: &Kept, reference: &str) -> anyhow::Result<()> {
    show(bucket, cdn, &kept.current.clone().unwrap_or_default(), reference).await?;
    tidy(bucket, kept).await;
    Ok(())
}

/// Uploads what the bucket lacks: hashed files under their names, which no page refers to yet, the others by digest.
async fn upload(bucket: &Bucket, release: &Release) -> anyhow::Result<()> {
    let (site, objects) = (bucket.list(SITE).await?, bucket.list(OBJECTS).await?);
    let missing = release.files.iter().filter_map(|(path, file)| {
        let hashed = rules::is_hashed(path);
        let present = if hashed { site.contains(path) } else { objects.contains(&file.digest) };
        let key = if hashed { format!("{SITE}{path}") } else { format!("{OBJECTS}{}", file.digest) };
        (!present).then_some((key, path, file))
    });
    let missing: Vec<_> = missing.collect();
    info!(files = missing.len(), "uploading");
    each(missing, |(key, path, file)| async move { bucket.upload(&key, path, file).await }).await
}

/// Makes the unhashed files of `site/` those of the manifest, whose bytes the bucket has.
async fn show(bucket: &Bucket, cdn: &Cdn, manifest: &Manifest, reference: &str) -> anyhow::Result<()> {
    let site = bucket.list(SITE).await?;
    let looks = manifest.unhashed().map(|(path, digest)| {
        let present = site.contains(path);
        async move {
            let same = present && bucket.digest(&format!("{SITE}{path}")).await?.as_ref() == Some(digest);
            anyhow::Ok((!same).then_some((path, digest)))
        }
    });
    let looks: Vec<_> = looks.collect();
    let changed: Vec<_> = stream::iter(looks).buffer_unordered(AT_ONCE).try_collect().await?;
    let (pages, others): (Vec<_>, Vec<_>) = changed.into_iter().flatten().partition(|(path, _)| rules::is_page(path));
    let is_gone = |path: &&String| !rules::is_hashed(path) && !manifest.files.contains_key(*path);
    let gone: Vec<_> = site.iter().filter(is_gone).map(|path| format!("{SITE}{path}")).collect();
    if pages.is_empty() && others.is_empty() && gone.is_empty() {
        return Ok(());
    }

    info!(pages = pages.len(), others = others.len(), gone = gone.len(), "showing a release");
    for files in [others, pages] {
        each(files, |(path, digest)| async move {
            bucket.copy(&format!("{OBJECTS}{digest}"), &format!("{SITE}{path}")).await
        })
        .await?;
    }
    bucket.remove(&gone).await?;
    cdn.invalidate(reference).await
}

/// Removes files that no kept release refers to. What stays behind costs cents, so a failure is only logged.
async fn tidy(bucket: &Bucket, kept: &Kept) {
    let tidied = async {
        let (site, objects) = (bucket.list(SITE).await?, bucket.list(OBJECTS).await?);
        let (hashed, digests) = (kept.hashed_paths(), kept.unhashed_digests());
        let files = site.iter().filter(|path| rules::is_hashed(path) && !hashed.contains(path));
        let objects = objects.iter().filter(|digest| !digests.contains(digest));
        let files = files.map(|path| format!("{SITE}{path}"));
        let keys: Vec<_> = files.chain(objects.map(|digest| format!("{OBJECTS}{digest}"))).collect();
        bucket.remove(&keys).await
    };
    if let Err(cause) = tidied.await.context("remove what no release needs") {
        warn!(cause = format!("{cause:#}"), "old files stay in the bucket");
    }
}

/// Does the work for every item, also when it failed for one: what is under way can't be called back.
async fn each<T, F: Future<Output = anyhow::Result<()>>>(items: Vec<T>, work: impl Fn(T) -> F) -> anyhow::Result<()> {
    let results: Vec<_> = stream::iter(items.into_iter().map(work)).buffer_unordered(AT_ONCE).collect().await;
    results.into_iter().collect()
}
