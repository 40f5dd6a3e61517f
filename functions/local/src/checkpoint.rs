//! How far the stream was handled, kept in a file so that a restart neither loses nor repeats a record.

use std::path::{Path, PathBuf};

use anyhow::Context;
use serde::{Deserialize, Serialize};

/// File of the checkpoint in the data folder.
const FILE: &str = "stream-checkpoint.json";

/// The last record that was handled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Position {
    pub(crate) stream_arn: String,
    pub(crate) sequence_number: String,
}

/// The file that keeps the position.
#[derive(Clone, Debug)]
pub(crate) struct Checkpoint {
    file: PathBuf,
}

impl Checkpoint {
    pub(crate) fn in_folder(data_dir: &Path) -> Self {
        Self { file: data_dir.join(FILE) }
    }

    /// The position in this stream; a file that is missing or broken means its beginning, which the claims make safe.
    pub(crate) fn read(&self, stream_arn: &str) -> Option<Position> {
        let text = std::fs::read(&self.file).ok()?;
        let position: Position = serde_json::from_slice(&text).ok()?;
        (position.stream_arn == stream_arn).then_some(position)
    }

    /// Replaces the file as a whole, so that a crash leaves the old or the new position.
    pub(crate) fn write(&self, position: &Position) -> anyhow::Result<()> {
        let next = self.file.with_extension("tmp");
        std::fs::write(&next, serde_json::to_vec(position)?)
            .and_then(|()| std::fs::rename(&next, &self.file))
            .with_context(|| format!("{} can't be written: free space on its disk", self.file.display()))
    }
}
