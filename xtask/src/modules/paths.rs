//! The paths that a Rust file names, without the code that is only compiled for tests.

use std::collections::{BTreeMap, BTreeSet};

use crate::rust::Source;

/// What the code of one module names.
#[derive(Debug, Default)]
pub(super) struct Paths {
    /// What `use` brings into it.
    pub(super) imports: Vec<Import>,
    /// Paths from `crate`, `super` or `self` outside `use`, with their lines.
    mentions: Vec<(Vec<String>, usize)>,
    /// The names of the items that it defines.
    pub(super) defines: BTreeSet<String>,
}

/// One name that `use` brings.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Import {
    /// The name in this module.
    pub(super) name: String,
    pub(super) path: Vec<String>,
    line: usize,
}

impl Import {
    /// The name of `use x::*`.
    pub(super) const GLOB: &str = "*";
}

impl Paths {
    /// Every path that the code names, with its line.
    pub(super) fn named(&self) -> impl Iterator<Item = (&[String], usize)> {
        let imports = self.imports.iter().map(|import| (import.path.as_slice(), import.line));
        imports.chain(self.mentions.iter().map(|(path, line)| (path.as_slice(), *line)))
    }

    pub(super) fn add(&mut self, more: Self) {
        self.imports.extend(more.imports);
        self.mentions.extend(more.mentions);
        self.defines.extend(more.defines);
    }
}

/// The paths of a file: of its own module, whose path is empty, and of each module written inside it.
pub(super) fn of(source: &Source) -> BTreeMap<Vec<String>, Paths> {
    let tokens = tokens(&source.code);
    let mut reader = Reader { tokens: &tokens, at: 0, depth: 0, inside: Vec::new(), found: BTreeMap::new() };
    reader.found.insert(Vec::new(), Paths::default());
    while reader.at < tokens.len() {
        reader.piece();
    }
    reader.found
}

/// A word, `::` or one sign, with its line.
type Token<'a> = (usize, &'a str);

fn tokens(code: &str) -> Vec<Token<'_>> {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut tokens = Vec::new();
    for (number, line) in (1..).zip(code.lines()) {
        let mut rest = line.trim_start();
        while let Some(first) = rest.chars().next() {
            let length = if is_word(first) {
                rest.find(|letter| !is_word(letter)).unwrap_or(rest.len())
            } else if rest.starts_with("::") {
                2
            } else {
                first.len_utf8()
            };
            let (token, after) = rest.split_at(length);
            tokens.push((number, token));
            rest = after.trim_start();
        }
    }
    tokens
}

struct Reader<'a> {
    tokens: &'a [Token<'a>],
    at: usize,
    /// Open braces.
    depth: usize,
    /// The modules written around this place, each with the depth of its brace.
    inside: Vec<(usize, String)>,
    found: BTreeMap<Vec<String>, Paths>,
}

/// The words before the name of an item.
const ITEMS: [&str; 9] = ["struct", "enum", "union", "trait", "type", "fn", "const", "static", "macro_rules"];

impl<'a> Reader<'a> {
    fn peek(&self, ahead: usize) -> &'a str {
        self.tokens.get(self.at + ahead).map_or("", |(_, token)| token)
    }

    fn line(&self) -> usize {
        self.tokens.get(self.at).map_or(0, |(line, _)| *line)
    }

    fn is_ahead(&self, tokens: &[&str]) -> bool {
        tokens.iter().enumerate().all(|(ahead, token)| self.peek(ahead) == *token)
    }

    fn paths(&mut self) -> &mut Paths {
        let module = self.inside.iter().map(|(_, name)| name.clone()).collect();
        self.found.entry(module).or_default()
    }

    /// Reads one item's beginning, one path or one sign.
    fn piece(&mut self) {
        if self.is_ahead(&["#", "[", "cfg", "(", "test", ")", "]"]) {
            self.at += 7;
            self.skip_item();
            return;
        }
        match self.peek(0) {
            "use" if self.peek(1) != "<" => self.import(),
            "mod" if self.peek(2) == "{" => {
                self.inside.push((self.depth, self.peek(1).to_owned()));
                self.paths();
                self.at += 2;
            }
            "crate" | "super" | "self" if self.peek(1) == "::" => self.mention(),
            "{" => {
                self.depth += 1;
                self.at += 1;
            }
            "}" => {
                self.depth = self.depth.saturating_sub(1);
                let depth = self.depth;
                self.inside.pop_if(|(of, _)| *of == depth);
                self.at += 1;
            }
            word if ITEMS.contains(&word) => {
                let name = self.peek(if self.peek(1) == "!" { 2 } else { 1 }).to_owned();
                self.paths().defines.insert(name);
                self.at += 1;
            }
            _ => self.at += 1,
        }
    }

    /// Skips an item with its attributes: up to the `;` or the brace that ends it.
    fn skip_item(&mut self) {
        let mut open = 0_usize;
        while self.at < self.tokens.len() {
            let token = self.peek(0);
            self.at += 1;
            match token {
                "{" | "(" | "[" => open += 1,
                "}" | ")" | "]" => open = open.saturating_sub(1),
                _ => {}
            }
            if open == 0 && ["}", ";"].contains(&token) {
                return;
            }
        }
    }

    /// Reads `a::b::c` outside `use`.
    fn mention(&mut self) {
        let line = self.line();
        let path = self.path();
        self.paths().mentions.push((path, line));
    }

    fn path(&mut self) -> Vec<String> {
        let mut path = vec![self.peek(0).to_owned()];
        self.at += 1;
        let is_word = |token: &str| token.starts_with(|letter: char| letter.is_alphabetic() || letter == '_');
        while self.peek(0) == "::" && is_word(self.peek(1)) {
            path.push(self.peek(1).to_owned());
            self.at += 2;
        }
        path
    }

    /// Reads `use a::{b, c as d, e::*};`.
    fn import(&mut self) {
        self.at += 1;
        if self.peek(0) == "::" {
            self.at += 1;
        }
        self.branch(&[]);
    }

    fn branch(&mut self, before: &[String]) {
        let line = self.line();
        let mut path = before.to_vec();
        if !["{", "*"].contains(&self.peek(0)) {
            path.extend(self.path());
            if self.peek(0) == "::" {
                self.at += 1;
            }
        }
        match self.peek(0) {
            "{" => {
                self.at += 1;
                while !["}", ""].contains(&self.peek(0)) {
                    self.branch(&path);
                    self.at += usize::from(self.peek(0) == ",");
                }
                self.at += 1;
            }
            "*" => {
                self.at += 1;
                self.paths().imports.push(Import { name: Import::GLOB.into(), path, line });
            }
            _ => {
                path.pop_if(|last| last == "self");
                let mut name = path.last().cloned().unwrap_or_default();
                if self.peek(0) == "as" {
                    self.peek(1).clone_into(&mut name);
                    self.at += 2;
                }
                self.paths().imports.push(Import { name, path, line });
            }
        }
    }
}
