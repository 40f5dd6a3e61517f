//! The wings of the crate stand on each other, and no module goes round in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The wings, each of which knows only those behind it.
const WINGS: [&str; 9] = ["outbox", "hook", "mail", "work", "intake", "consent", "rights", "table", "platform"];

#[test]
fn a_wing_knows_only_the_wings_below_it() {
    let floor = |wing: &str| WINGS.iter().position(|other| *other == wing).unwrap_or_else(|| panic!("{wing}: no wing"));
    for (module, used) in modules() {
        for other in used {
            let (from, to) = (wing_of(&module), wing_of(&other));
            assert!(floor(from) <= floor(to), "{module} knows {other}, which lies above it");
        }
    }
}

#[test]
fn no_module_knows_itself_by_way_of_others() {
    let modules = modules();
    for start in modules.keys() {
        let (mut reached, mut next) = (BTreeSet::new(), vec![start]);
        while let Some(module) = next.pop() {
            for other in modules.get(module).into_iter().flatten() {
                assert!(other != start, "{start} knows {module}, which knows {start}");
                if reached.insert(other) {
                    next.push(other);
                }
            }
        }
    }
}

/// Each module of a wing with those that it names, e.g. `table::keys`; what lies below a module belongs to it.
fn modules() -> BTreeMap<String, BTreeSet<String>> {
    let mut modules: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files(&source()) {
        let place = path.strip_prefix(source()).unwrap().with_extension("");
        let parts: Vec<&str> = place.iter().map(|part| part.to_str().unwrap()).take(2).collect();
        let [wing, module] = parts[..] else { continue };
        let name = format!("{wing}::{module}");
        let used = named_in(&fs::read_to_string(&path).unwrap(), wing);
        modules.entry(name.clone()).or_default().extend(used.into_iter().filter(|other| *other != name));
    }
    assert!(modules.len() > 30, "the modules of the crate are found");
    modules
}

/// The modules that a source names by `crate::wing::module`, or by `super::module` from its own wing.
fn named_in(source: &str, wing: &str) -> BTreeSet<String> {
    let imports = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let words = imports.flat_map(|line| line.split("crate::").skip(1).map(str::to_owned).collect::<Vec<_>>());
    let by_root = words.filter_map(|rest| {
        let mut parts = rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|part| !part.is_empty());
        let named = parts.next().filter(|wing| WINGS.contains(wing))?.to_owned();
        // What a wing itself holds is named without a module.
        let module = parts.next().filter(|part| part.starts_with(char::is_lowercase) && *part != "self");
        Some(module.map_or_else(|| named.clone(), |module| format!("{named}::{module}")))
    });
    let siblings = source.lines().filter_map(|line| {
        let module = line.strip_prefix("use super::")?.split("::").next()?;
        module.starts_with(char::is_lowercase).then(|| format!("{wing}::{}", module.trim_end_matches(';')))
    });
    by_root.chain(siblings).collect()
}

fn wing_of(module: &str) -> &str {
    module.split("::").next().unwrap_or(module)
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
