//! Which crate may know which, and what each depends on.

use toml::Table;

use super::Finding;
use crate::tree::{File, TEMPLATE, Tree};

/// The crates from the lowest to the highest. An arrow goes from a later line to an earlier one.
const LAYERS: [&[&str]; 15] = [
    &["coverage", "engine", "licences", "pixels", "words"],
    &["players"],
    // Only tests know it, those of rules included.
    &["conform"],
    &[RULES],
    &["face", "rulebook"],
    &[FACES, PLAYERS],
    &["lab", "review"],
    &["puzzles"],
    &["host"],
    &["dataset", "domain", "lessons"],
    &["pages", "post", "store"],
    &["server"],
    // Above the server, which is given its games.
    &["catalog"],
    &["mu", "python"],
    &["xtask"],
];

/// Stands for the rules of every game.
const RULES: &str = "games/*/rules";

/// Stands for the face of every game.
const FACES: &str = "games/*/face";

/// Stands for the computer players of every game.
const PLAYERS: &str = "games/*/players";

/// The only crate that sees all games.
const SEES_GAMES: &str = "catalog";

/// Who alone may use a library: the only one that knows HTTP, the only one that knows SQL, the
/// only one that knows Parquet, the only one that knows Python.
const ONLY: [(&str, &[&str]); 8] = [
    ("axum", &["server"]),
    ("rusqlite", &["store"]),
    ("tokio-postgres", &["store"]),
    ("tokio", &["server", "store", "post", "mu"]),
    ("numpy", &["python"]),
    ("parquet", &["dataset"]),
    ("pyo3", &["python"]),
    ("maud", &["face", "host", "pages", "server", FACES]),
];

/// Who has lints of its own: two of its functions have the names that the compiler calls, which `forbid` does not allow.
const OWN_LINTS: &str = "coverage";

/// What the rules of a game and the engine may use besides each other: nothing that reads anything but values
/// in memory. `toml` and `serde` are for what people write for a game, such as a card pack: no state is written so.
const PURE: [&str; 7] = ["arrayvec", "hmac", "rand_chacha", "serde", "sha2", "toml", "toml_parser"];

/// One crate of the workspace.
pub(super) struct Crate<'a> {
    /// Its folder below `crates`, or `xtask`.
    name: &'a str,
    pub(super) file: &'a File,
    manifest: Table,
}

/// The crates, and a finding for each manifest that cannot be read.
pub(super) fn crates(tree: &Tree) -> (Vec<Crate<'_>>, Vec<Finding>) {
    let (mut read, mut findings) = (Vec::new(), Vec::new());
    let manifests = tree.files.iter().filter(|file| file.path.ends_with("/Cargo.toml"));
    for file in manifests {
        let folder = file.path.trim_end_matches("/Cargo.toml");
        let name = folder.strip_prefix("crates/").unwrap_or(folder);
        match file.text.parse::<Table>() {
            Ok(manifest) => read.push(Crate { name, file, manifest }),
            Err(bad) => findings.push(Finding::new(&file.path, 0, bad.message())),
        }
    }
    (read, findings)
}

impl Crate<'_> {
    /// Its name as others depend on it: that of its folder, for crates of a game after the game's.
    fn short(&self) -> String {
        match self.game() {
            Some((game, "rules")) => game.to_owned(),
            Some((game, room)) => format!("{game}-{room}"),
            None => self.name.to_owned(),
        }
    }

    /// The game that it belongs to, and its room there.
    fn game(&self) -> Option<(&str, &str)> {
        self.name.strip_prefix("games/")?.split_once('/')
    }

    /// Where it stands among the layers.
    fn place(&self) -> &str {
        let rooms = [RULES, FACES, PLAYERS].into_iter();
        let room =
            self.game().and_then(|(_, own)| rooms.clone().find(|room| room.ends_with(&format!("/{own}"))));
        room.unwrap_or(self.name)
    }

    fn layer(&self) -> Option<usize> {
        LAYERS.iter().position(|layer| layer.contains(&self.place()))
    }

    /// What stands in one table of dependencies, those of one system only included.
    fn table(&self, table: &str) -> Vec<(&str, &toml::Value)> {
        let systems = self.manifest.get("target").and_then(toml::Value::as_table);
        let systems = systems.into_iter().flat_map(Table::values).filter_map(toml::Value::as_table);
        let found =
            [&self.manifest].into_iter().chain(systems).filter_map(|part| part.get(table)?.as_table());
        found.flatten().map(|(name, value)| (name.as_str(), value)).collect()
    }

    /// What stands in all of them: the table, the name and what is said of it.
    pub(super) fn all_dependencies(&self) -> Vec<(&'static str, &str, &toml::Value)> {
        let tables = ["dependencies", "build-dependencies", "dev-dependencies"];
        let with_table = |table| self.table(table).into_iter().map(move |(name, value)| (table, name, value));
        tables.into_iter().flat_map(with_table).collect()
    }

    pub(super) fn finding(&self, what: String) -> Finding {
        Finding::new(&self.file.path, 0, what)
    }
}

/// Arrows only go down, games never see each other, and only the list sees all games.
pub(super) fn arrows(tree: &Tree) -> Vec<Finding> {
    let (crates, mut findings) = crates(tree);
    for from in &crates {
        let Some(layer) = from.layer() else {
            findings
                .push(from.finding(format!("{} has no place among the layers of the program", from.name)));
            continue;
        };
        for (kind, name, _) in from.all_dependencies() {
            let to = crates.iter().find(|to| to.short() == name);
            let wrong = to.and_then(|to| arrow(from, layer, to, kind));
            findings.extend(wrong.map(|what| from.finding(what)));
        }
    }
    findings
}

/// What is wrong with one crate knowing another.
fn arrow(from: &Crate<'_>, layer: usize, to: &Crate<'_>, kind: &str) -> Option<String> {
    if let Some((game, _)) = to.game()
        && from.game().is_none_or(|(own, _)| own != game)
    {
        if game == TEMPLATE {
            return (kind != "dev-dependencies")
                .then(|| format!("{} may know {TEMPLATE} only in its tests", from.name));
        }
        if from.name != SEES_GAMES {
            return Some(format!("{} may not know the game {game}", from.name));
        }
    }
    let down = to.layer().is_some_and(|below| below < layer);
    (!down).then(|| format!("the arrow from {} to {} does not go down", from.name, to.name))
}

/// Every library has a reason and is named in one place; the pure crates use few.
pub(super) fn dependencies(tree: &Tree) -> Vec<Finding> {
    let (crates, mut findings) = crates(tree);
    for of in &crates {
        let own = of
            .all_dependencies()
            .into_iter()
            .filter(|(_, _, value)| value.get("workspace").and_then(toml::Value::as_bool) != Some(true));
        let version = |name| format!("the version of {name} belongs into the workspace");
        findings.extend(own.map(|(_, name, _)| of.finding(version(name))));
        for (name, _) in of.table("dependencies") {
            findings.extend(library(of, name).map(|what| of.finding(what)));
        }
    }
    findings.extend(reasons(tree));
    findings
}

/// What is wrong with a crate using a library.
fn library(of: &Crate<'_>, name: &str) -> Option<String> {
    if let Some((_, users)) = ONLY.iter().find(|(library, _)| *library == name)
        && !users.contains(&of.place())
    {
        return Some(format!("{} may not use {name}; only {} may", of.name, users.join(", ")));
    }
    let pure = of.name == "engine" || of.place() == RULES;
    let allowed = name == "engine" || PURE.contains(&name);
    (pure && !allowed).then(|| format!("{} is pure and may not use {name}", of.name))
}

/// Every library of the workspace says why it is here.
fn reasons(tree: &Tree) -> Vec<Finding> {
    let path = "Cargo.toml";
    let Some(root) = tree.file(path) else { return Vec::new() };
    let lines = root.text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let inside = lines
        .skip_while(|(_, line)| *line != "[workspace.dependencies]")
        .skip(1)
        .take_while(|(_, line)| !line.starts_with('['));
    let bare =
        inside.filter(|(_, line)| line.contains(" = ") && !line.contains("path = ") && !line.contains(" # "));
    bare.map(|(line, text)| {
        let name = text.split(' ').next().unwrap_or_default();
        Finding::new(path, line, format!("{name} does not say why it is here"))
    })
    .collect()
}

/// Every crate but one takes the lints of the workspace.
pub(super) fn lints(tree: &Tree) -> Vec<Finding> {
    let (crates, findings) = crates(tree);
    let without = crates.iter().filter(|of| of.name != OWN_LINTS).filter(|of| {
        let lints = of.manifest.get("lints").and_then(|lints| lints.get("workspace"));
        lints.and_then(toml::Value::as_bool) != Some(true)
    });
    findings
        .into_iter()
        .chain(without.map(|of| of.finding("it does not take the lints of the workspace".into())))
        .collect()
}
