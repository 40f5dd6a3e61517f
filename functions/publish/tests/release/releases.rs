//! What a release leaves in the bucket.

use publish::{empty, publish};

use crate::site::{DISTRIBUTION, Site, cdn, cloudfront, cloudfront_refusing, first, second};
use crate::storage::Storage;

const IMMUTABLE: &str = "public, max-age=31536000, immutable";

#[tokio::test]
async fn the_first_release_stores_every_file_with_its_headers() {
    let (storage, front) = (Storage::start().await, cloudfront().await);
    publish(&storage.bucket(), &cdn(&front), &first().release(), "r1").await.unwrap();

    let html = Some("text/html; charset=utf-8".to_owned());
    let object = |text: &str, kind: &str, cache: Option<&str>| {
        (text.to_owned(), Some(kind.to_owned()), cache.map(str::to_owned))
    };
    assert_eq!(storage.object("site/index.html"), ("start 1".to_owned(), html.clone(), None));
    assert_eq!(storage.object("site/contact/index.html"), ("contact 1".to_owned(), html.clone(), None));
    assert_eq!(storage.object("site/404.html"), ("not found".to_owned(), html, Some("no-cache".to_owned())));
    let script = object("app 1", "text/javascript; charset=utf-8", Some(IMMUTABLE));
    assert_eq!(storage.object("site/assets/app-1.js"), script);
    assert_eq!(storage.object("site/answer.css"), object("answer 1", "text/css; charset=utf-8", None));
    assert_eq!(storage.object("site/sitemap.xml"), object("map 1", "application/xml", None));
    assert_eq!(storage.keys("site/").len(), 6);
}

#[tokio::test]
async fn a_later_release_writes_what_changed_and_drops_what_is_gone_but_keeps_all_hashed_files() {
    let (storage, front) = (Storage::start().await, cloudfront().await);
    publish(&storage.bucket(), &cdn(&front), &first().release(), "r1").await.unwrap();
    storage.writes();
    publish(&storage.bucket(), &cdn(&front), &second().release(), "r2").await.unwrap();

    let writes = storage.writes();
    assert_eq!(writes, ["PUT site/assets/app-2.js", "PUT site/index.html"]);
    assert_eq!(storage.object("site/index.html").0, "start 2");
    assert_eq!(storage.keys("site/assets/"), ["site/assets/app-1.js", "site/assets/app-2.js"]);

    publish(&storage.bucket(), &cdn(&front), &second().release(), "r3").await.unwrap();
    assert_eq!(storage.writes(), [""; 0], "the same release again writes nothing");

    let third = Site::with(&[("index.html", "start 3"), ("assets/app-3.js", "app 3")]);
    publish(&storage.bucket(), &cdn(&front), &third.release(), "r4").await.unwrap();
    let assets = ["site/assets/app-1.js", "site/assets/app-2.js", "site/assets/app-3.js"];
    assert_eq!(storage.keys("site/"), [&["site/404.html"], &assets[..], &["site/index.html"]].concat());
}

#[tokio::test]
async fn a_page_that_somebody_overwrote_or_removed_is_put_right() {
    let (storage, front) = (Storage::start().await, cloudfront().await);
    publish(&storage.bucket(), &cdn(&front), &first().release(), "r1").await.unwrap();
    storage.change(|objects| {
        objects.insert("site/index.html".into(), ("start 1".into(), http::HeaderMap::new()));
        objects.remove("site/contact/index.html");
    });
    publish(&storage.bucket(), &cdn(&front), &first().release(), "r2").await.unwrap();

    assert_eq!(storage.object("site/index.html").1, Some("text/html; charset=utf-8".to_owned()));
    assert_eq!(storage.object("site/contact/index.html").0, "contact 1");
}

#[tokio::test]
async fn the_cdn_is_invalidated_once_and_as_a_whole() {
    let (storage, front) = (Storage::start().await, cloudfront().await);
    publish(&storage.bucket(), &cdn(&front), &first().release(), "request-1").await.unwrap();

    let [asked] = front.seen().try_into().expect("one request");
    assert_eq!((asked.method.as_str(), asked.uri.path()), ("POST", "/2020-05-31/distribution/E1EXAMPLE/invalidation"));
    assert!(asked.uri.path().contains(DISTRIBUTION));
    assert!(asked.headers["authorization"].to_str().unwrap().contains("/cloudfront/aws4_request"), "{asked:?}");
    assert!(asked.body.contains("<Quantity>1</Quantity><Items><Path>/*</Path></Items>"), "{}", asked.body);
    assert!(asked.body.contains("<CallerReference>request-1</CallerReference>"), "{}", asked.body);
}

#[tokio::test]
async fn a_permission_that_is_still_on_its_way_is_waited_for() {
    let (storage, front) = (Storage::start().await, cloudfront_refusing(3).await);
    publish(&storage.bucket(), &cdn(&front), &first().release(), "r1").await.unwrap();
    assert_eq!(front.seen().len(), 4);
}

#[tokio::test]
async fn deletion_empties_the_bucket_and_does_not_mind_a_missing_one() {
    let (storage, front) = (Storage::start().await, cloudfront().await);
    publish(&storage.bucket(), &cdn(&front), &first().release(), "r1").await.unwrap();
    empty(&storage.bucket()).await.unwrap();
    assert_eq!(storage.keys(""), [""; 0]);

    storage.remove_bucket();
    empty(&storage.bucket()).await.unwrap();
}
