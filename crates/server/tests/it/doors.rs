//! Every address of the site, as the source of its routers says it: a list that cannot drift.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::browser::{Site, site};

/// The methods that an address may take.
const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

/// An address and the methods that it takes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Door {
    pub(crate) path: String,
    pub(crate) methods: BTreeSet<String>,
}

impl Door {
    /// Whether something can be changed here.
    pub(crate) fn changes(&self) -> bool {
        self.methods.iter().any(|method| method != "GET")
    }

    /// An address of this kind.
    pub(crate) fn example(&self) -> String {
        let example = |part: &str| match part {
            "{game}" => "toy".to_owned(),
            "{id}" => "amber-otter-k7m".into(),
            "{version}" => "x".into(),
            _ if part.starts_with('{') => "style.css".into(),
            fixed => fixed.into(),
        };
        self.path.split('/').map(example).collect::<Vec<_>>().join("/")
    }
}

/// Every address of the site. Those of programs come from the table of calls, as its document tells it.
pub(crate) async fn every_door(site: &Site) -> Vec<Door> {
    let mut doors = doors();
    let document = site.browser().get("/api/openapi.json").await.json();
    for (path, methods) in document["paths"].as_object().unwrap() {
        let methods = methods.as_object().unwrap().keys();
        let methods = methods.filter(|name| METHODS.contains(&name.as_str())).map(|name| name.to_uppercase());
        doors.push(Door { path: path.clone(), methods: methods.collect() });
    }
    doors
}

/// The addresses that the source of the routers says: all but those of programs.
pub(crate) fn doors() -> Vec<Door> {
    let mut routers = Routers::default();
    read_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut routers);
    let doors = routers.doors();
    assert!(doors.len() >= 30, "the source is read: {doors:?}");
    assert!(routers.calls, "the table of calls makes addresses");
    doors
}

fn read_folder(folder: &Path, routers: &mut Routers) {
    let mut entries: Vec<_> = folder.read_dir().unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            read_folder(&path, routers);
        } else {
            routers.read(&std::fs::read_to_string(&path).unwrap());
        }
    }
}

/// What the functions that make routers say.
#[derive(Debug, Default)]
struct Routers {
    /// The routes of each function: path and what answers it.
    routes: Vec<(String, String, String)>,
    /// Where the router of a function is hung up.
    nests: BTreeMap<String, String>,
    /// Whether the table of calls makes addresses.
    calls: bool,
}

impl Routers {
    fn read(&mut self, source: &str) {
        let source = source.split("#[cfg(test)]\nmod tests").next().unwrap();
        let mut function = String::new();
        let mut rest = source;
        while let Some(at) = ["fn ", ".route(", ".nest("].iter().filter_map(|mark| rest.find(mark)).min() {
            let here = &rest[at..];
            rest = &here[3..];
            if let Some(named) = here.strip_prefix("fn ") {
                function = named.split(['(', '<']).next().unwrap().into();
                continue;
            }
            let arguments = inside(here);
            if arguments.starts_with("&call.address()") {
                self.calls = true;
                continue;
            }
            let (path, answers) = arguments.split_once(',').unwrap_or_else(|| panic!("{arguments}"));
            let path = path.trim().strip_prefix('"').and_then(|path| path.strip_suffix('"'));
            let path = path.unwrap_or_else(|| panic!("an address that is no literal: {arguments}"));
            if here.starts_with(".route(") {
                self.routes.push((function.clone(), path.into(), answers.into()));
            } else {
                let name = answers.trim().rsplit("::").next().unwrap().split('(').next().unwrap();
                self.nests.insert(name.into(), path.into());
            }
        }
    }

    fn doors(&self) -> Vec<Door> {
        let mut doors = Vec::new();
        for (function, path, answers) in &self.routes {
            let prefix = self.nests.get(function).map_or("", String::as_str);
            let path = format!("{prefix}{path}");
            let path = if path.len() > 1 { path.trim_end_matches('/').to_owned() } else { path };
            let methods: BTreeSet<String> = METHODS
                .into_iter()
                .filter(|method| is_called(answers, method))
                .map(str::to_uppercase)
                .collect();
            assert!(!methods.is_empty(), "no method is read at {path}: {answers}");
            doors.push(Door { path, methods });
        }
        doors.sort();
        doors
    }
}

/// Whether a function of this name is called.
fn is_called(text: &str, name: &str) -> bool {
    let goes_on = |before: &str| before.ends_with(|sign: char| sign.is_alphanumeric() || sign == '_');
    text.match_indices(&format!("{name}(")).any(|(at, _)| !goes_on(&text[..at]))
}

/// What stands between the first parenthesis and the one that closes it.
fn inside(call: &str) -> &str {
    let begin = call.find('(').unwrap() + 1;
    let mut depth = 1;
    for (at, sign) in call[begin..].char_indices() {
        depth += match sign {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if depth == 0 {
            return &call[begin..begin + at];
        }
    }
    panic!("a parenthesis is not closed: {call}");
}

#[tokio::test]
async fn the_list_of_addresses_is_read_from_the_source() {
    let doors = every_door(&site().await).await;
    let takes = |path: &str, methods: &[&str]| {
        let methods = methods.iter().map(ToString::to_string).collect();
        assert!(doors.contains(&Door { path: path.into(), methods }), "{path}: {doors:?}");
    };
    takes("/", &["GET"]);
    takes("/new", &["GET", "POST"]);
    takes("/t/{id}", &["GET"]);
    takes("/t/{id}/act", &["POST"]);
    takes("/account/in", &["POST"]);
    takes("/api/v1/tables", &["GET", "POST"]);
    takes("/healthz", &["GET"]);
}
