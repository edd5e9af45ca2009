//! Which module of a crate names which other: the graph that may have no cycle.
//!
//! The modules beside each other in one folder are compared, each with everything inside it. A parent and
//! its own modules are one room: the parent may call them, and they may use what it defines. What a module
//! only passes on (`pub use`) is traced to where it is defined, so that a re-export neither makes an edge
//! nor hides one. Code that is only compiled for tests does not count.

mod paths;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::tree::Tree;
use paths::{Import, Paths};

/// The path of a module from the root of its crate, which has none.
type Module = Vec<String>;

/// The modules of one crate and what each names.
#[derive(Debug, Default)]
pub(crate) struct Modules {
    modules: BTreeMap<Module, Code>,
}

/// The code of one module.
#[derive(Debug, Default)]
struct Code {
    file: String,
    paths: Paths,
}

/// One module names another: the file and the line of the first place.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Edge {
    pub(crate) to: String,
    pub(crate) file: String,
    pub(crate) line: usize,
}

/// Modules beside each other of which each reaches all others.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Knot {
    /// Where they are declared; empty for the root of the crate.
    pub(crate) parent: Module,
    /// Their names.
    pub(crate) names: BTreeSet<String>,
    /// A shortest way round, from the first name back to it.
    pub(crate) way: Vec<Edge>,
}

/// How often a name may be passed on until it is found.
const HOPS_MAX: usize = 16;

impl Modules {
    /// Reads the modules below a folder such as `crates/engine/src/`.
    pub(crate) fn read(tree: &Tree, folder: &str) -> Self {
        let mut modules = Self::default();
        for file in tree.below(folder, ".rs").filter(|file| !tree.is_test(file)) {
            let name = file.path[folder.len()..].trim_end_matches(".rs");
            let mut module: Module = name.split('/').map(str::to_owned).collect();
            let is_parent = |last: &mut String| ["mod", "lib", "main"].contains(&last.as_str());
            module.pop_if(is_parent);
            for (inner, paths) in paths::of(file.source()) {
                let at = module.iter().cloned().chain(inner).collect();
                let code: &mut Code = modules.modules.entry(at).or_default();
                code.file.clone_from(&file.path);
                code.paths.add(paths);
            }
        }
        modules
    }

    /// Every knot of the crate.
    pub(crate) fn knots(&self) -> Vec<Knot> {
        let mut levels: BTreeMap<&[String], BTreeMap<String, BTreeSet<Edge>>> = BTreeMap::new();
        for (from, code) in &self.modules {
            let homes = |(path, line)| self.homes(from, path).into_iter().map(move |to| (to, line));
            let edges = code.paths.named().flat_map(homes).filter_map(|(to, line)| {
                let shared = from.iter().zip(&to).take_while(|(one, other)| one == other).count();
                let edge = Edge { to: to.get(shared)?.clone(), file: code.file.clone(), line };
                Some((&from[..shared], from.get(shared)?, edge))
            });
            for (parent, one, edge) in edges {
                levels.entry(parent).or_default().entry(one.clone()).or_default().insert(edge);
            }
        }
        levels.into_iter().flat_map(|(parent, edges)| knots(parent, &edges)).collect()
    }

    /// The modules that a path means: those it goes through by name, and the one where its item is defined.
    fn homes(&self, from: &Module, path: &[String]) -> BTreeSet<Module> {
        let mut homes = BTreeSet::new();
        self.follow(from, path, HOPS_MAX, &mut homes);
        homes
    }

    /// Follows a path, notes the modules it ends in or passes, and gives the last; none for another crate.
    fn follow(
        &self,
        from: &Module,
        path: &[String],
        hops: usize,
        homes: &mut BTreeSet<Module>,
    ) -> Option<Module> {
        let hops = hops.checked_sub(1)?;
        let (first, rest) = path.split_first()?;
        let mut at = match first.as_str() {
            "crate" => Module::new(),
            "self" => from.clone(),
            "super" => from.split_last()?.1.to_vec(),
            _ => self.child(from, first).or_else(|| self.passed_on(from, first, hops, homes))?,
        };
        for next in rest {
            let above = if next == "super" { at.split_last().map(|(_, above)| above.to_vec()) } else { None };
            let further = above.or_else(|| self.child(&at, next)).or_else(|| {
                homes.insert(at.clone());
                self.passed_on(&at, next, hops, homes)
            });
            match further {
                Some(further) => at = further,
                // An item of this module; what follows lies inside it.
                None => break,
            }
        }
        homes.insert(at.clone());
        Some(at)
    }

    fn child(&self, of: &Module, name: &str) -> Option<Module> {
        let child: Module = of.iter().cloned().chain([name.to_owned()]).collect();
        self.modules.contains_key(&child).then_some(child)
    }

    /// Where a name comes from that a module imports.
    fn passed_on(
        &self,
        module: &Module,
        name: &str,
        hops: usize,
        homes: &mut BTreeSet<Module>,
    ) -> Option<Module> {
        let imports = &self.modules.get(module)?.paths.imports;
        if let Some(import) = imports.iter().find(|import| import.name == name) {
            return self.follow(module, &import.path, hops, homes);
        }
        // `use x::*` brings whatever x defines.
        let globs = imports.iter().filter(|import| import.name == Import::GLOB);
        let mut brought = globs.filter_map(|glob| {
            let home = self.follow(module, &glob.path, hops, &mut BTreeSet::new())?;
            self.modules.get(&home)?.paths.defines.contains(name).then_some(home)
        });
        brought.next().inspect(|home| {
            homes.insert(home.clone());
        })
    }
}

/// The knots among modules beside each other.
fn knots(parent: &[String], edges: &BTreeMap<String, BTreeSet<Edge>>) -> Vec<Knot> {
    let mut knots: Vec<Knot> = Vec::new();
    for name in edges.keys() {
        if knots.iter().any(|knot| knot.names.contains(name)) {
            continue;
        }
        let Some(way) = way_round(name, edges) else { continue };
        let reached = reached(name, edges);
        let back = |other: &&String| self::reached(other, edges).contains(name);
        let names: BTreeSet<String> = reached.iter().filter(back).cloned().collect();
        knots.push(Knot { parent: parent.to_vec(), names, way });
    }
    knots
}

fn reached(from: &str, edges: &BTreeMap<String, BTreeSet<Edge>>) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut next = vec![from.to_owned()];
    while let Some(name) = next.pop() {
        for edge in edges.get(&name).into_iter().flatten() {
            if reached.insert(edge.to.clone()) {
                next.push(edge.to.clone());
            }
        }
    }
    reached
}

/// The shortest way from a module back to itself.
fn way_round(name: &str, edges: &BTreeMap<String, BTreeSet<Edge>>) -> Option<Vec<Edge>> {
    let mut seen = BTreeSet::new();
    let mut ways: VecDeque<(String, Vec<Edge>)> = VecDeque::from([(name.to_owned(), Vec::new())]);
    while let Some((at, way)) = ways.pop_front() {
        for edge in edges.get(&at).into_iter().flatten() {
            let further: Vec<Edge> = way.iter().chain([edge]).cloned().collect();
            if edge.to == name {
                return Some(further);
            }
            if seen.insert(edge.to.clone()) {
                ways.push_back((edge.to.clone(), further));
            }
        }
    }
    None
}

#[cfg(test)]
mod tests;
