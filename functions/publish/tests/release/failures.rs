//! A release that fails leaves the one before it.

use std::time::Duration;

use publish::{Release, publish};

use crate::site::{LONG, Site, cdn, cloudfront, cloudfront_refusing, first, second};
use crate::storage::{Fault, Storage};

/// Changes pages, style sheet and script, adds a page and drops another.
fn broken() -> Site {
    Site::with(&[
        ("index.html", "start 9"),
        ("answer.css", "answer 9"),
        ("news/index.html", "news 9"),
        ("assets/app-9.js", "app 9"),
        ("sitemap.xml", "map 1"),
    ])
}

/// Everything that the CDN can read.
async fn visible(storage: &Storage) -> Vec<(String, String)> {
    let mut visible = Vec::new();
    for key in storage.keys("site/").await {
        let text = storage.object(&key).await.0;
        visible.push((key, text));
    }
    visible
}

#[tokio::test]
async fn a_refused_write_anywhere_leaves_the_site_as_it_was() {
    let steps = [
        "PUT site/assets/app-9.js",
        "PUT releases/objects/",
        "COPY site/answer.css",
        "COPY site/index.html",
        "COPY site/news/index.html",
        "PUT releases/kept.json",
    ];
    for step in steps {
        let (storage, front) = (Storage::start().await, cloudfront().await);
        publish(&storage.bucket(), &cdn(&front), &first().release(), "r1", LONG).await.unwrap();
        publish(&storage.bucket(), &cdn(&front), &second().release(), "r2", LONG).await.unwrap();
        let (before, kept) = (visible(&storage).await, storage.bucket().kept().await.unwrap());

        // A key that is refused can't be restored either. CloudFormation then asks for the release before, below.
        storage.break_with(Fault::Refused(step));
        let result = publish(&storage.bucket(), &cdn(&front), &broken().release(), "r3", LONG).await;
        let cause = format!("{:#}", result.unwrap_err());
        assert!(cause.contains("AccessDenied") || cause.contains("by the test"), "{step}: {cause}");
        if step == "COPY site/index.html" || step == "COPY site/answer.css" {
            storage.mend();
            publish(&storage.bucket(), &cdn(&front), &second().release(), "r4", LONG).await.unwrap();
        } else {
            assert!(cause.ends_with("the release before is in place"), "{step}: {cause}");
        }
        assert_eq!(visible(&storage).await, before, "{step}");
        assert_eq!(storage.bucket().kept().await.unwrap(), kept, "{step}");
    }
}

#[tokio::test]
async fn a_release_that_takes_too_long_is_taken_back() {
    let (storage, front) = (Storage::start().await, cloudfront().await);
    publish(&storage.bucket(), &cdn(&front), &first().release(), "r1", LONG).await.unwrap();
    let before = visible(&storage).await;

    storage.break_with(Fault::Hangs("COPY site/news/index.html"));
    let result = publish(&storage.bucket(), &cdn(&front), &broken().release(), "r2", Duration::from_secs(1)).await;
    let cause = format!("{:#}", result.unwrap_err());
    assert_eq!(cause, "not done after 1 s; the release before is in place");
    assert_eq!(visible(&storage).await, before);
}

#[tokio::test]
async fn a_cdn_that_goes_on_refusing_fails_the_release_and_the_pages_come_back() {
    let (storage, front) = (Storage::start().await, cloudfront().await);
    publish(&storage.bucket(), &cdn(&front), &first().release(), "r1", LONG).await.unwrap();
    let before = visible(&storage).await;

    let refusing = cloudfront_refusing(usize::MAX).await;
    let result = publish(&storage.bucket(), &cdn(&refusing), &broken().release(), "r2", LONG).await;
    let cause = format!("{:#}", result.unwrap_err());
    assert!(cause.contains("invalidate the CDN"), "{cause}");
    let pages = |files: Vec<(String, String)>| files.into_iter().filter(|(key, _)| !key.contains("/assets/"));
    assert_eq!(pages(visible(&storage).await).collect::<Vec<_>>(), pages(before).collect::<Vec<_>>());
}

#[tokio::test]
async fn a_first_release_that_fails_shows_nothing() {
    let (storage, front) = (Storage::start().await, cloudfront().await);
    storage.break_with(Fault::Refused("COPY site/contact/index.html"));
    publish(&storage.bucket(), &cdn(&front), &first().release(), "r1", LONG).await.unwrap_err();
    assert_eq!(storage.keys("").await, [""; 0]);
}

#[tokio::test]
async fn a_release_that_was_cut_off_is_put_right_by_the_next() {
    let (storage, front) = (Storage::start().await, cloudfront().await);
    publish(&storage.bucket(), &cdn(&front), &first().release(), "r1", LONG).await.unwrap();
    let before = visible(&storage).await;

    storage.break_with(Fault::Hangs("COPY site/news/index.html"));
    let site = broken();
    let (bucket, cdn_broken, release) = (storage.bucket(), cdn(&front), site.release());
    let half_done = async {
        while !storage.has_done("COPY site/answer.css") {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::select! {
        ended = publish(&bucket, &cdn_broken, &release, "r2", LONG) => panic!("not cut off: {ended:?}"),
        () = half_done => {}
    }
    storage.mend();

    publish(&storage.bucket(), &cdn(&front), &first().release(), "r3", LONG).await.unwrap();
    assert_eq!(visible(&storage).await, before);
}

#[test]
fn a_site_without_its_start_page_is_refused_before_anything_is_written() {
    let empty = tempfile::tempdir().unwrap();
    let refused = Release::read(empty.path()).unwrap_err();
    assert_eq!(refused.to_string(), "the built site has no index.html: build it with npm run build");
}
