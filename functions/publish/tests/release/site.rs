//! Built sites in temporary folders, and what publishing them takes.

use std::path::PathBuf;
use std::time::Duration;

use aws_sdk_s3::config::{Credentials, SharedCredentialsProvider};
use publish::{Cdn, Release};
use tempfile::TempDir;

use crate::server::Server;

pub(crate) const DISTRIBUTION: &str = "E1EXAMPLE";

/// A folder as the layer brings it.
pub(crate) struct Site(TempDir);

impl Site {
    /// A site with a start page, an error page and these files.
    pub(crate) fn with(files: &[(&str, &str)]) -> Self {
        let site = Self(tempfile::tempdir().expect("a folder"));
        for (path, text) in [("index.html", "start 1"), ("404.html", "not found")].iter().chain(files) {
            site.write(&format!("dist/{path}"), text);
        }
        site
    }

    pub(crate) fn write(&self, path: &str, text: &str) {
        let path = self.0.path().join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }

    pub(crate) fn folder(&self) -> PathBuf {
        self.0.path().to_owned()
    }

    pub(crate) fn release(&self) -> Release {
        Release::read(&self.0.path().join("dist")).expect("a release")
    }
}

/// The site of most tests: a page that loads a script, a style sheet, an address list.
pub(crate) fn first() -> Site {
    Site::with(&[
        ("contact/index.html", "contact 1"),
        ("assets/app-1.js", "app 1"),
        ("answer.css", "answer 1"),
        ("sitemap.xml", "map 1"),
    ])
}

/// The release after it: another start page and script, the rest as before.
pub(crate) fn second() -> Site {
    Site::with(&[
        ("index.html", "start 2"),
        ("contact/index.html", "contact 1"),
        ("assets/app-2.js", "app 2"),
        ("answer.css", "answer 1"),
        ("sitemap.xml", "map 1"),
    ])
}

/// A CloudFront that accepts every invalidation.
pub(crate) async fn cloudfront() -> Server {
    cloudfront_refusing(0).await
}

/// A CloudFront that refuses the first requests and accepts the others.
pub(crate) async fn cloudfront_refusing(first: usize) -> Server {
    Server::start(move |count| if count < first { 403 } else { 201 }).await
}

pub(crate) fn cdn(server: &Server) -> Cdn {
    let credentials = SharedCredentialsProvider::new(Credentials::new("tester", "secret", None, None, "tests"));
    Cdn::new(credentials, &server.url(), DISTRIBUTION).with_pause(Duration::ZERO)
}
