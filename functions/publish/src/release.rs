//! The built site as the layer brings it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use sha2::{Digest, Sha256};

use crate::rules;

/// A file of the site.
#[derive(Clone, Debug)]
pub struct File {
    /// Where it lies.
    pub source: PathBuf,
    /// SHA-256 in hexadecimal over everything that a visitor gets: content type, Cache-Control, bytes.
    pub digest: String,
}

/// All files of a built site by their paths, which have no leading slash.
#[derive(Clone, Debug)]
pub struct Release {
    /// The files.
    pub files: BTreeMap<String, File>,
}

impl Release {
    /// Reads every file below the folder.
    ///
    /// # Errors
    /// When the folder can't be read, holds no start page, or holds a file of an unknown type.
    pub fn read(folder: &Path) -> anyhow::Result<Self> {
        let mut files = BTreeMap::new();
        let mut folders = vec![folder.to_owned()];
        while let Some(current) = folders.pop() {
            for entry in current.read_dir().with_context(|| format!("{} can't be read", current.display()))? {
                let source = entry?.path();
                if source.is_dir() {
                    folders.push(source);
                    continue;
                }
                let parts = source.strip_prefix(folder)?.iter().map(|part| part.to_str());
                let path = parts.collect::<Option<Vec<_>>>().context("a file name of the site is not UTF-8")?.join("/");
                let digest = digest(&path, &source)?;
                files.insert(path, File { source, digest });
            }
        }
        // An empty layer would otherwise wipe the site.
        for needed in ["index.html", "404.html"] {
            if !files.contains_key(needed) {
                bail!("the built site has no {needed}: build it with npm run build");
            }
        }
        Ok(Self { files })
    }
}

fn digest(path: &str, source: &Path) -> anyhow::Result<String> {
    let bytes = std::fs::read(source).with_context(|| format!("{} can't be read", source.display()))?;
    let mut hash = Sha256::new();
    for header in [rules::content_type(path)?, rules::cache_control(path).unwrap_or_default()] {
        hash.update(header);
        hash.update([0]);
    }
    hash.update(bytes);
    Ok(hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}
