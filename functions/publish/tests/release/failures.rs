//! A release that fails leaves the one before it.

use publish::{Release, publish};

use crate::site::{Site, cdn, cloudfront, cloudfront_refusing, first, second};
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

/// Everything that the CDN can read but for hashed files.
fn pages(storage: &Storage) -> Vec<(String, String)> {
    let keys = storage.keys("site/").into_iter().filter(|key| !key.contains("/assets/"));
    keys.map(|key| (storage.object(&key).0, key)).collect()
}

#[tokio::test]
async fn wherever_a_release_fails_each_page_has_its_files_and_the_one_before_comes_back() {
    let steps = ["PUT site/assets/app-9.js", "PUT site/answer.css", "PUT site/index.html", "PUT site/news/index.html"];
    for step in steps {
        let (storage, front) = (Storage::start().await, cloudfront().await);
        publish(&storage.bucket(), &cdn(&front), &first().release(), "r1").await.unwrap();
        publish(&storage.bucket(), &cdn(&front), &second().release(), "r2").await.unwrap();
        let before = pages(&storage);
        storage.writes();

        storage.break_with(Fault::Refused(step));
        let result = publish(&storage.bucket(), &cdn(&front), &broken().release(), "r3").await;
        let cause = format!("{:#}", result.unwrap_err());
        assert!(cause.contains("AccessDenied") || cause.contains("by the test"), "{step}: {cause}");
        let files = storage.keys("site/");
        assert!(files.contains(&"site/assets/app-2.js".to_owned()), "{step}: pages that are open ask for it");
        let writes = storage.writes();
        let has_new_pages = writes.iter().any(|line| line.ends_with(".html"));
        let has_their_files = ["PUT site/assets/app-9.js", "PUT site/answer.css"]
            .iter()
            .all(|file| writes.iter().any(|line| line == file));
        assert!(!has_new_pages || has_their_files, "{step}: {writes:?}");
        // What CloudFormation asks for then.
        storage.repair();
        publish(&storage.bucket(), &cdn(&front), &second().release(), "r4").await.unwrap();
        assert_eq!(pages(&storage), before, "{step}");
    }
}

#[tokio::test]
async fn a_cdn_that_goes_on_refusing_fails_the_release() {
    let storage = Storage::start().await;
    let refusing = cloudfront_refusing(usize::MAX).await;
    let result = publish(&storage.bucket(), &cdn(&refusing), &first().release(), "r1").await;
    let cause = format!("{:#}", result.unwrap_err());
    assert_eq!(cause, "invalidate the CDN: status 403");
}

#[test]
fn a_file_of_an_unknown_kind_is_refused_by_its_name() {
    for path in ["downloads/plan.docx", "LICENSE"] {
        let refused = Release::read(&Site::with(&[(path, "")]).folder().join("dist")).unwrap_err();
        assert!(refused.to_string().contains(path), "{refused}");
    }
}

#[test]
fn a_site_without_its_start_page_is_refused_before_anything_is_written() {
    let empty = tempfile::tempdir().unwrap();
    let refused = Release::read(empty.path()).unwrap_err();
    assert_eq!(refused.to_string(), "the built site has no index.html: build it with npm run build");
}
