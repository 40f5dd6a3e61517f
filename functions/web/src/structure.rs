//! No module of the crate goes round in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn no_module_knows_itself_by_way_of_others() {
    let modules = modules();
    assert!(modules.len() > 10, "the modules of the crate are found");
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

/// Each module with those that it names; what lies below a module belongs to it.
fn modules() -> BTreeMap<String, BTreeSet<String>> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut modules: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files(&source) {
        let place = path.strip_prefix(&source).unwrap().with_extension("");
        let name = place.iter().next().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let named = lines.flat_map(|line| line.split("crate::").skip(1));
        let used = named.map(|rest| rest.split(|c: char| c != '_' && !c.is_alphanumeric()).next().unwrap().to_owned());
        modules.entry(name.clone()).or_default().extend(used.filter(|other| *other != name));
    }
    modules.remove("lib");
    modules
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
