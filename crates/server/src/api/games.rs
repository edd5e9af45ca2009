//! Calls about the games that are played here.

use std::collections::BTreeMap;

use engine::OptionKind;
use host::Entry;
use schemars::JsonSchema;
use serde::Serialize;
use words::Language;

use super::ask::Ask;
use super::call::{Answer, Call, get};
use crate::app::App;
use crate::tokens::Scope;

/// The calls.
pub(super) fn calls() -> Vec<Call> {
    vec![
        get(
            "games",
            "/games",
            Scope::Read,
            "Lists the games with their options, proposals and computer players.",
            list,
        )
        .for_anybody(),
        get("game", "/games/{game}", Scope::Read, "Tells of one game.", one).for_anybody(),
        get(
            "rules",
            "/games/{game}/rules",
            Scope::Read,
            "Gives every rule of a game with its id, as refusals and log lines cite it.",
            rules,
        )
        .for_anybody(),
    ]
}

#[derive(Debug, Serialize, JsonSchema)]
struct Games {
    games: Vec<Game>,
}

#[derive(Debug, Serialize, JsonSchema)]
struct Game {
    /// Its short name.
    name: &'static str,
    title: &'static str,
    tagline: String,
    about: String,
    /// How long a game takes.
    minutes: u16,
    seats: Seats,
    rules_version: u16,
    options: Vec<GameOption>,
    presets: Vec<Preset>,
    /// The computer players, weakest first.
    players: Vec<&'static str>,
    usual_player: &'static str,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Seats {
    min: u8,
    max: u8,
    best: Vec<u8>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct GameOption {
    name: &'static str,
    label: String,
    about: String,
    kind: Kind,
    default: &'static str,
    rule: String,
    /// Ready-made values of a text, by name.
    offered: Vec<String>,
}

/// What an option may be.
#[derive(Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
#[schemars(inline)]
enum Kind {
    Switch {},
    Number { min: u32, max: u32, suggested: &'static [u32] },
    Choice { values: &'static [&'static str] },
    Text {},
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Preset {
    name: &'static str,
    label: String,
    about: String,
    options: BTreeMap<&'static str, String>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[expect(clippy::struct_field_names, reason = "as the API names it")]
struct Rules {
    game: &'static str,
    version: u16,
    rules: Vec<Rule>,
}

#[derive(Debug, Serialize, JsonSchema)]
#[schemars(inline)]
struct Rule {
    id: String,
    title: String,
    markdown: String,
}

async fn list(ask: Ask) -> Answer<Games> {
    let games = ask.app.games().iter().map(|entry| game(&ask.app, entry, ask.visit.language));
    Ok(Games { games: games.collect() }.into())
}

async fn one(ask: Ask) -> Answer<Game> {
    let entry = ask.app.game(ask.in_path("game"))?;
    Ok(game(&ask.app, entry, ask.visit.language).into())
}

async fn rules(ask: Ask) -> Answer<Rules> {
    let entry = ask.app.game(ask.in_path("game"))?;
    let rule = |section: &rulebook::Section| Rule {
        id: section.id.clone(),
        title: section.title.clone(),
        markdown: section.markdown.clone(),
    };
    let rules = entry.document(ask.visit.language).sections().map(rule).collect();
    Ok(Rules { game: entry.name, version: entry.rules_version, rules }.into())
}

fn game(app: &App, entry: &Entry, language: Language) -> Game {
    let game = app.game_in(entry, language);
    let options = game.options.iter().map(|option| GameOption {
        name: option.name,
        label: option.words.label.clone(),
        about: option.words.about.clone(),
        kind: kind(option.kind),
        default: option.default,
        rule: option.rule.to_string(),
        offered: option.offered.clone(),
    });
    let presets = game.presets.iter().map(|preset| Preset {
        name: preset.name,
        label: preset.words.label.clone(),
        about: preset.words.about.clone(),
        options: preset.values.iter().map(|&(name, value)| (name, value.to_owned())).collect(),
    });
    Game {
        name: game.name,
        title: game.title,
        tagline: game.about.tagline,
        about: game.about.three_sentences.join(" "),
        minutes: game.about.minutes,
        seats: Seats { min: *game.seats.start(), max: *game.seats.end(), best: game.about.best.to_vec() },
        rules_version: entry.rules_version,
        options: options.collect(),
        presets: presets.collect(),
        players: game.players.iter().map(|player| player.word()).collect(),
        usual_player: game.usual_player.word(),
    }
}

const fn kind(kind: OptionKind) -> Kind {
    match kind {
        OptionKind::Switch => Kind::Switch {},
        OptionKind::Number { min, max, suggested } => Kind::Number { min, max, suggested },
        OptionKind::Choice(values) => Kind::Choice { values },
        OptionKind::Text => Kind::Text {},
    }
}
