//! Packs as text: one line, for the table option `pack` and for saved games, or a file.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use super::board::Board;
use super::building::Building;
use super::colour::{Bag, Side, Token};
use super::counter::{Counter, Myself, Pairing};
use super::effect::Effect;
use super::project::Project;
use super::read::SCHEMA;
use super::wording::Wording;
use super::{BuildingType, Pack};

impl Pack {
    /// The pack as one line, always the same for the same pack: `standard`, or id, version and digest
    /// and then, in curly brackets, what differs from the standard pack.
    pub fn line(&self) -> String {
        let standard = Self::standard();
        if *self == *standard {
            return Self::STANDARD.into();
        }
        format!("{} {} {} {}", self.id, self.version, self.digest(), self.table(&standard))
    }

    /// `sha256:` and the digest of everything that the pack says, in hexadecimal digits (CITY-13.34).
    pub fn digest(&self) -> String {
        let hash = Sha256::digest(self.whole());
        hash.iter().fold(String::from("sha256:"), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// A full pack as a table.
    fn whole(&self) -> String {
        let mut table = Table::default();
        table.text("schema", SCHEMA).put("pack", &self.head("full", "").close());
        table.list("board", self.board_lines());
        table.list("building", self.building_lines());
        table.list("project", self.project_lines());
        table.close()
    }

    /// The pack as the text of a full pack file, which [`Pack::read`] reads as the same pack.
    pub fn file(&self) -> String {
        let mut text = format!("schema = \"{SCHEMA}\"\n\n{}", self.head("full", "").section("[pack]"));
        let boards = self.boards.iter().map(|board| self.board_table(board).section("[[board]]"));
        let buildings = self.buildings.iter().map(|card| building(card).section("[[building]]"));
        let projects = self.projects.iter().map(|card| project(card).section("[[project]]"));
        text.extend(boards.chain(buildings).chain(projects).map(|section| format!("\n{section}")));
        text
    }

    fn board_lines(&self) -> impl Iterator<Item = String> {
        self.boards.iter().map(|board| self.board_table(board).close())
    }

    fn building_lines(&self) -> impl Iterator<Item = String> {
        self.buildings.iter().map(|card| building(card).close())
    }

    fn project_lines(&self) -> impl Iterator<Item = String> {
        self.projects.iter().map(|card| project(card).close())
    }

    /// An overlay as a table.
    fn table(&self, base: &Self) -> String {
        let mut table = Table::default();
        table.text("schema", SCHEMA).put("pack", &self.head("overlay", &base.id).close());
        let gone = self.removed_from(base);
        if gone != "{  }" {
            table.put("remove", &gone);
        }
        table.list("board", fresh(self.board_lines(), base.board_lines()));
        table.list("building", fresh(self.building_lines(), base.building_lines()));
        table.list("project", fresh(self.project_lines(), base.project_lines()));
        table.close()
    }

    fn head(&self, kind: &str, extends: &str) -> Table {
        let mut head = Table::default();
        head.text("id", &self.id).text("version", &self.version).text("kind", kind);
        if !extends.is_empty() {
            head.text("extends", extends);
        }
        head.text("counts", self.counts.word());
        if !self.title.is_empty() {
            head.put("title", &wording(&self.title));
        }
        head
    }

    fn removed_from(&self, base: &Self) -> String {
        let mut gone = Table::default();
        let boards = base.boards.iter().filter(|board| self.find_board(&board.name).is_none());
        gone.list("boards", boards.map(|board| quoted(&board.name)));
        let buildings = base.buildings.iter().filter(|building| self.find_building(&building.name).is_none());
        gone.list("buildings", buildings.map(|building| quoted(&building.name)));
        let projects = base.projects.iter().filter(|project| self.find_project(project.number).is_none());
        gone.list("projects", projects.map(|project| project.number.to_string()));
        gone.close()
    }

    fn board_table(&self, board: &Board) -> Table {
        let mut table = Table::default();
        table.text("id", &board.name);
        for side in Side::ALL {
            let colours = board.rim[side.index()].iter().map(|colour| quoted(colour.word()));
            table.list(side.word(), colours);
        }
        if let Some(front) = board.side_of {
            table.text("side_of", &self.board(front).name);
        }
        table
    }
}

/// The tables that are not among the known ones.
fn fresh(
    tables: impl Iterator<Item = String>,
    known: impl Iterator<Item = String>,
) -> impl Iterator<Item = String> {
    let known: Vec<String> = known.collect();
    tables.filter(move |table| !known.contains(table))
}

fn building(building: &Building) -> Table {
    let mut table = Table::default();
    table.text("id", &building.name).text("type", building.kind.word());
    table.list("edges", building.fragments.clockwise().iter().map(|colour| quoted(colour.word())));
    if building.copies > 1 {
        table.number("copies", building.copies);
    }
    table
}

fn project(project: &Project) -> Table {
    let mut table = Table::default();
    table.number("number", project.number);
    table.put("basic", &project.basic.to_string()).put("expert", &project.expert.to_string());
    table.number("copies", project.copies).put("cost", &cost(project.cost));
    table.number("ap", project.ap).text("keyword", project.keyword.word());
    if let Some(extra) = project.extra {
        let mut spaces = Table::default();
        spaces.number("spaces", extra.spaces).text("rule", extra.rule.word());
        table.put("extra", &spaces.close());
    }
    table.put("name", &wording(&project.name)).put("text", &wording(&project.text));
    let mut prompts = project.prompts.iter();
    let effects = project.effects.iter().map(|effect| {
        let prompt = if matches!(effect, Effect::Manual) { prompts.next() } else { None };
        op(effect, prompt)
    });
    table.list("effect", effects);
    table
}

fn cost(cost: Bag) -> String {
    let mut table = Table::default();
    for token in Token::ALL.into_iter().filter(|&token| token != Token::Any || cost.any() > 0) {
        table.number(token.word(), cost.count(token));
    }
    table.close()
}

fn op(effect: &Effect, prompt: Option<&Wording>) -> String {
    let mut table = Table::default();
    table.text("op", effect.word());
    match *effect {
        Effect::GainTokens { tokens, rule } => {
            table.list("tokens", tokens.iter().map(|token| quoted(token.word()))).text("rule", rule.word());
        }
        Effect::GainTokensPer { count, token, max } => {
            table.put("count", &counter(count)).text("token", token.word()).number("max", max);
        }
        Effect::LineStrength { n, pick } => {
            table.number("n", n).text("pick", pick.word());
        }
        Effect::Ward { spaces } => {
            table.number("spaces", spaces);
        }
        Effect::PeekBattles { scope } => {
            table.text("scope", scope.word());
        }
        Effect::Cover { max } => {
            table.number("max", max);
        }
        Effect::BattleSymbols { symbol, each } => {
            table.text("symbol", symbol.word()).number("each", each);
        }
        Effect::VictoryCard { n }
        | Effect::RemoveDamage { n }
        | Effect::BattleStrength { n }
        | Effect::ConvertTokens { n }
        | Effect::RestoreSpace { n } => {
            table.number("n", n);
        }
        Effect::ScorePer { count, ap, max_ap } => {
            table.put("count", &counter(count)).number("ap", ap);
            if let Some(max_ap) = max_ap {
                table.number("max_ap", max_ap);
            }
        }
        Effect::ScoreMajority { count, ap, tie } => {
            table.put("count", &counter(count)).number("ap", ap).text("tie", tie.word());
        }
        Effect::Symbols { faith, food } => {
            table.number("faith", faith).number("food", food);
        }
        Effect::ScoreExtra { ap_each } => {
            table.number("ap_each", ap_each);
        }
        Effect::Manual => {
            table.put("prompt", &prompt.map(wording).unwrap_or_default());
        }
        Effect::None
        | Effect::WildTokens
        | Effect::IgnoreDamage
        | Effect::RedirectDestruction
        | Effect::DoubleSources
        | Effect::Rebuild => {}
    }
    table.close()
}

fn counter(counter: Counter) -> String {
    let mut table = Table::default();
    match counter {
        Counter::Buildings { kind, state } => {
            let kind = kind.map_or("any", BuildingType::word);
            table.text("of", "buildings").text("type", kind).text("state", state.word());
        }
        Counter::Types => {
            table.text("of", "types");
        }
        Counter::TypeSets { needs } => {
            let types = BuildingType::ALL.into_iter().zip(needs);
            let types = types.flat_map(|(kind, n)| std::iter::repeat_n(quoted(kind.word()), n.into()));
            table.text("of", "type_sets").list("types", types);
        }
        Counter::SameTypePairs { pairing } => {
            table.text("of", "same_type_pairs").put("adjacent", &(pairing == Pairing::Adjacent).to_string());
        }
        Counter::Lines { pattern, orientation } => {
            table.text("of", "lines").text("pattern", pattern.word());
            table.text("orientation", orientation.word());
        }
        Counter::Sources { colour, place } => {
            let colour = colour.map_or("any", super::Colour::word);
            table.text("of", "sources").text("colour", colour).text("where", place.word());
        }
        Counter::SourceSets => {
            table.text("of", "source_sets");
        }
        Counter::RichBuildings { min_sources } => {
            table.text("of", "rich_buildings").number("min_sources", min_sources);
        }
        Counter::Symbols { symbol } => {
            table.text("of", "symbols").text("symbol", symbol.word());
        }
        Counter::Outcome { side } => {
            table.text("of", "outcome").text("side", side.word());
        }
        Counter::Projects { state, myself } => {
            table.text("of", "projects").text("state", state.word());
            table.put("include_self", &(myself == Myself::Included).to_string());
        }
    }
    table.close()
}

fn wording(wording: &Wording) -> String {
    let mut table = Table::default();
    wording.iter().for_each(|(code, text)| {
        table.text(code, text);
    });
    table.close()
}

/// A table of TOML in one line: `{ id = "M01", copies = 2 }`.
#[derive(Debug, Default)]
struct Table(Vec<String>);

impl Table {
    fn put(&mut self, name: &str, value: &str) -> &mut Self {
        self.0.push(format!("{name} = {value}"));
        self
    }

    fn text(&mut self, name: &str, text: &str) -> &mut Self {
        self.put(name, &quoted(text))
    }

    fn number(&mut self, name: &str, number: u8) -> &mut Self {
        self.put(name, &number.to_string())
    }

    /// A list, unless it is empty.
    fn list(&mut self, name: &str, items: impl Iterator<Item = String>) -> &mut Self {
        let items: Vec<String> = items.collect();
        if items.is_empty() {
            return self;
        }
        self.put(name, &format!("[{}]", items.join(", ")))
    }

    fn close(&self) -> String {
        format!("{{ {} }}", self.0.join(", "))
    }

    /// A line for each field below this header.
    fn section(&self, header: &str) -> String {
        format!("{header}\n{}\n", self.0.join("\n"))
    }
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
