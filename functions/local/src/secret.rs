//! The secret of this installation, made once and kept beside the database: links in old mails have to work on.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;

use anyhow::Context;
use leads::Secret;

/// File of the secret in the data folder.
const FILE: &str = "hmac-secret";
/// Length of a new secret, in random octets: that of the hash it is used with.
const LENGTH: usize = 32;

/// Reads the secret of this data folder, or makes it.
pub(crate) fn open(data_dir: &Path) -> anyhow::Result<Secret> {
    let file = data_dir.join(FILE);
    match std::fs::read_to_string(&file) {
        Ok(text) if !text.trim().is_empty() => return Ok(Secret::new(text.trim())),
        _ => {}
    }
    std::fs::create_dir_all(data_dir)
        .with_context(|| format!("{} can't be made: set DATA_DIR to a folder that is writable", data_dir.display()))?;
    let mut octets = [0; LENGTH];
    getrandom::fill(&mut octets)?;
    let text: String = octets.iter().map(|octet| format!("{octet:02x}")).collect();
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
        .open(&file)
        .and_then(|mut opened| opened.write_all(text.as_bytes()))
        .with_context(|| format!("{} can't be written: set DATA_DIR to a folder that is writable", file.display()))?;
    Ok(Secret::new(text))
}
