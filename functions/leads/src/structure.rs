//! The layers of the crate stand on each other, and no module imports itself by way of others.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The layers, each of which knows only those behind it.
const LAYERS: [&str; 9] = ["outbox", "hook", "mail", "work", "intake", "consent", "rights", "table", "platform"];

#[test]
fn a_layer_knows_only_the_layers_below_it() {
    let depth =
        |layer: &str| LAYERS.iter().position(|other| *other == layer).unwrap_or_else(|| panic!("{layer}: no layer"));
    for (module, used) in modules() {
        for other in used {
            let (from, to) = (layer_of(&module), layer_of(&other));
            assert!(depth(from) <= depth(to), "{module} knows {other}, which lies above it");
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

/// Each module of a layer with those that it names, e.g. `table::keys`; what lies below a module belongs to it.
fn modules() -> BTreeMap<String, BTreeSet<String>> {
    let mut modules: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files(&source()) {
        let place = path.strip_prefix(source()).unwrap().with_extension("");
        let parts: Vec<&str> = place.iter().map(|part| part.to_str().unwrap()).take(2).collect();
        let [layer, module] = parts[..] else { continue };
        let name = format!("{layer}::{module}");
        let used = named_in(&fs::read_to_string(&path).unwrap(), layer);
        modules.entry(name.clone()).or_default().extend(used.into_iter().filter(|other| *other != name));
    }
    assert!(modules.len() > 30, "the modules of the crate are found");
    modules
}

/// The modules that a source names by `crate::layer::module`, or by `super::module` from its own layer.
fn named_in(source: &str, layer: &str) -> BTreeSet<String> {
    let imports = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let words = imports.flat_map(|line| line.split("crate::").skip(1).map(str::to_owned).collect::<Vec<_>>());
    let by_root = words.filter_map(|rest| {
        let mut parts = rest.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|part| !part.is_empty());
        let named = parts.next().filter(|layer| LAYERS.contains(layer))?.to_owned();
        // What a layer itself holds is named without a module.
        let module = parts.next().filter(|part| part.starts_with(char::is_lowercase) && *part != "self");
        Some(module.map_or_else(|| named.clone(), |module| format!("{named}::{module}")))
    });
    let siblings = source.lines().filter_map(|line| {
        let module = line.strip_prefix("use super::")?.split("::").next()?;
        module.starts_with(char::is_lowercase).then(|| format!("{layer}::{}", module.trim_end_matches(';')))
    });
    by_root.chain(siblings).collect()
}

fn layer_of(module: &str) -> &str {
    module.split("::").next().unwrap_or(module)
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
