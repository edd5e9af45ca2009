//! Packs as text: one line, for the table option `pack` and for saved games, or a file.

use std::fmt::Write;

use arrayvec::ArrayString;
use serde::Serialize;
use sha2::{Digest, Sha256};
use toml::Value;

use super::board::Board;
use super::building::Building;
use super::colour::Colour;
use super::effect::Effect;
use super::project::{Extra, Keyword, Project};
use super::read::SCHEMA;
use super::wording::Wording;
use super::{Counts, Pack};

impl Pack {
    /// The pack as one line, always the same for the same pack: `standard`, or id, version and digest
    /// and then, in curly brackets, what differs from the standard pack.
    pub fn line(&self) -> String {
        let standard = Self::standard();
        if *self == *standard {
            return Self::STANDARD.into();
        }
        format!(
            "{} {} {} {}",
            self.id,
            self.version,
            self.digest(),
            inline(&self.text("overlay", Some(&standard)))
        )
    }

    /// `sha256:` and the digest of everything that the pack says, in hexadecimal digits (CITY-13.34).
    pub fn digest(&self) -> String {
        let hash = Sha256::digest(self.whole());
        hash.iter().fold(String::from("sha256:"), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// A full pack as a table in one line.
    fn whole(&self) -> String {
        inline(&self.text("full", None))
    }

    /// The pack as the text of a full pack file, which [`Pack::read`] reads as the same pack.
    pub fn file(&self) -> String {
        let text = self.text("full", None);
        let sections = text.as_table().into_iter().flatten().flat_map(|(name, value)| {
            if let Some(entries) = value.as_array() {
                entries.iter().map(|entry| section(&format!("[[{name}]]"), entry)).collect()
            } else if value.is_table() {
                vec![section(&format!("[{name}]"), value)]
            } else {
                vec![format!("{name} = {}\n", inline(value))]
            }
        });
        sections.collect::<Vec<_>>().join("\n")
    }

    /// What it says, all of it or what differs from another pack.
    fn text(&self, kind: &str, base: Option<&Self>) -> Value {
        let head = Head {
            id: &self.id,
            version: &self.version,
            kind,
            extends: base.map(|base| base.id.as_str()),
            counts: self.counts,
            title: &self.title,
        };
        let text = Text {
            schema: SCHEMA,
            pack: head,
            remove: base.map(|base| self.removed_from(base)).unwrap_or_default(),
            board: fresh(self.board_rows(), base.map(Self::board_rows)),
            building: fresh(
                self.buildings.iter().collect(),
                base.map(|base| base.buildings.iter().collect()),
            ),
            project: fresh(self.project_rows(), base.map(Self::project_rows)),
        };
        Value::try_from(text).expect("a pack has nothing that TOML cannot say")
    }

    fn board_rows(&self) -> Vec<BoardRow<'_>> {
        let row = |board: &'_ Board| BoardRow {
            id: board.name,
            north: board.rim[0],
            east: board.rim[1],
            south: board.rim[2],
            west: board.rim[3],
            side_of: board.side_of.map(|front| self.board(front).name.as_str()),
        };
        self.boards.iter().map(row).collect()
    }

    fn project_rows(&self) -> Vec<ProjectRow<'_>> {
        self.projects.iter().map(ProjectRow::of).collect()
    }

    fn removed_from<'a>(&self, base: &'a Self) -> Removed<'a> {
        let boards = base.boards.iter().filter(|board| self.find_board(&board.name).is_none());
        let buildings = base.buildings.iter().filter(|building| self.find_building(&building.name).is_none());
        let projects = base.projects.iter().filter(|project| self.find_project(project.number).is_none());
        Removed {
            boards: boards.map(|board| board.name.as_str()).collect(),
            buildings: buildings.map(|building| building.name.as_str()).collect(),
            projects: projects.map(|project| project.number).collect(),
        }
    }
}

/// The rows that are not among the known ones.
fn fresh<T: PartialEq>(rows: Vec<T>, known: Option<Vec<T>>) -> Vec<T> {
    let known = known.unwrap_or_default();
    rows.into_iter().filter(|row| !known.contains(row)).collect()
}

// The order of the fields below, and of those of the cards themselves, is that of the text: a digest is made of it.

/// Everything that a pack says.
#[derive(Serialize)]
struct Text<'a> {
    schema: &'static str,
    pack: Head<'a>,
    #[serde(skip_serializing_if = "Removed::is_empty")]
    remove: Removed<'a>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    board: Vec<BoardRow<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    building: Vec<&'a Building>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    project: Vec<ProjectRow<'a>>,
}

#[derive(Serialize)]
struct Head<'a> {
    id: &'a str,
    version: &'a str,
    kind: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    extends: Option<&'a str>,
    counts: Counts,
    #[serde(skip_serializing_if = "Wording::is_empty")]
    title: &'a Wording,
}

#[derive(Default, Serialize)]
struct Removed<'a> {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    boards: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    buildings: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    projects: Vec<u8>,
}

impl Removed<'_> {
    const fn is_empty(&self) -> bool {
        self.boards.is_empty() && self.buildings.is_empty() && self.projects.is_empty()
    }
}

/// A board, with its front by name.
#[derive(PartialEq, Serialize)]
struct BoardRow<'a> {
    id: ArrayString<16>,
    north: [Colour; 3],
    east: [Colour; 3],
    south: [Colour; 3],
    west: [Colour; 3],
    #[serde(skip_serializing_if = "Option::is_none")]
    side_of: Option<&'a str>,
}

/// A Project, with the text of what is done by hand at the effect that says so.
#[derive(PartialEq, Serialize)]
struct ProjectRow<'a> {
    number: u8,
    basic: bool,
    expert: bool,
    copies: u8,
    cost: Cost,
    ap: u8,
    keyword: Keyword,
    #[serde(skip_serializing_if = "Option::is_none")]
    extra: Option<Extra>,
    name: &'a Wording,
    text: &'a Wording,
    effect: Vec<EffectRow<'a>>,
}

#[derive(PartialEq, Serialize)]
struct Cost {
    strength: u8,
    faith: u8,
    food: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    any: Option<u8>,
}

#[derive(PartialEq, Serialize)]
struct EffectRow<'a> {
    #[serde(flatten)]
    effect: Effect,
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<&'a Wording>,
}

impl<'a> ProjectRow<'a> {
    fn of(project: &'a Project) -> Self {
        let [strength, faith, food] = Colour::ALL.map(|colour| project.cost.of(colour));
        let any = Some(project.cost.any()).filter(|&any| any > 0);
        let mut prompts = project.prompts.iter();
        let effect = project.effects.iter().map(|&effect| EffectRow {
            effect,
            prompt: if matches!(effect, Effect::Manual) { prompts.next() } else { None },
        });
        Self {
            number: project.number,
            basic: project.basic,
            expert: project.expert,
            copies: project.copies,
            cost: Cost { strength, faith, food, any },
            ap: project.ap,
            keyword: project.keyword,
            extra: project.extra,
            name: &project.name,
            text: &project.text,
            effect: effect.collect(),
        }
    }
}

// The bytes are written here and not by the `toml` crate: a digest must not follow its taste in quotes, and a table
// option folds white space.

/// A value of TOML in one line: `{ id = "M01", copies = 2 }`.
fn inline(value: &Value) -> String {
    if let Some(text) = value.as_str() {
        quoted(text)
    } else if let Some(items) = value.as_array() {
        format!("[{}]", items.iter().map(inline).collect::<Vec<_>>().join(", "))
    } else if value.is_table() {
        format!("{{ {} }}", fields(value).join(", "))
    } else {
        value.to_string()
    }
}

/// A table below a header, a line for each field.
fn section(header: &str, table: &Value) -> String {
    format!("{header}\n{}\n", fields(table).join("\n"))
}

fn fields(table: &Value) -> Vec<String> {
    let fields = table.as_table().into_iter().flatten();
    fields.map(|(name, value)| format!("{name} = {}", inline(value))).collect()
}

/// A text in quotes. White space that a line of options would change is written as its code.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            ' ' if !quoted.ends_with(' ') => quoted.push(' '),
            _ if letter.is_whitespace() || letter.is_control() => {
                let _ = write!(quoted, "\\U{:08X}", u32::from(letter));
            }
            _ => quoted.push(letter),
        }
    }
    quoted.push('"');
    quoted
}
