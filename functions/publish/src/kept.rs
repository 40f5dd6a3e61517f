//! What the bucket remembers of its releases.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::rules;

/// The files of a release: digest by path.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Manifest {
    /// See [`crate::File::digest`].
    pub files: BTreeMap<String, String>,
}

/// The releases whose files are in the bucket: what visitors see, and what open pages may still load from.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Eq, Serialize)]
pub struct Kept {
    /// The release that is published; none before the first.
    pub current: Option<Manifest>,
    /// The one before it.
    pub previous: Option<Manifest>,
}

impl Manifest {
    /// Paths and digests of the files whose names don't change with their content.
    pub(crate) fn unhashed(&self) -> impl Iterator<Item = (&String, &String)> {
        self.files.iter().filter(|(path, _)| !rules::is_hashed(path))
    }
}

impl Kept {
    /// What is kept after this release replaced the current one. Publishing a release again keeps the one before it.
    pub(crate) fn followed_by(self, release: Manifest) -> Self {
        let previous = if self.current.as_ref() == Some(&release) { self.previous } else { self.current };
        Self { current: Some(release), previous }
    }

    /// Hashed files that some kept release refers to.
    pub(crate) fn hashed_paths(&self) -> BTreeSet<&String> {
        self.manifests().flat_map(|manifest| manifest.files.keys()).filter(|path| rules::is_hashed(path)).collect()
    }

    /// Digests of the unhashed files of the kept releases.
    pub(crate) fn unhashed_digests(&self) -> BTreeSet<&String> {
        self.manifests().flat_map(Manifest::unhashed).map(|(_, digest)| digest).collect()
    }

    fn manifests(&self) -> impl Iterator<Item = &Manifest> {
        self.current.iter().chain(&self.previous)
    }
}
