//! What the bucket remembers of releases: pages of the one before lie in browsers and in the CDN, and ask for its files.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// Hashed files by the release that refers to them.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Kept {
    /// Of the release that is published.
    pub current: BTreeSet<String>,
    /// Of the one before it.
    pub previous: BTreeSet<String>,
}

impl Kept {
    /// What is kept once a release with these files is published. Publishing a release again keeps the one before it.
    pub(crate) fn followed_by(self, files: BTreeSet<String>) -> Self {
        let previous = if self.current == files { self.previous } else { self.current };
        Self { current: files, previous }
    }

    pub(crate) fn has(&self, path: &str) -> bool {
        self.current.contains(path) || self.previous.contains(path)
    }
}
