//! Sentences and data of the site, which are built in.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// A part of a JSON file, by its pointer (RFC 6901); the whole of it by an empty one.
///
/// # Panics
/// When the file lacks the part or a sentence of it, which the tests exclude.
#[expect(clippy::expect_used, reason = "constants, read by the tests")]
pub fn part_of<T: DeserializeOwned>(file: &str, pointer: &str) -> T {
    let mut file: Value = serde_json::from_str(file).expect("a file of the site is JSON");
    let part = file.pointer_mut(pointer).expect("a file of the site has its part").take();
    serde_json::from_value(part).expect("a part of the site's files is complete")
}
