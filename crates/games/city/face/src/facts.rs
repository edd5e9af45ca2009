//! The position for programs.

use city::{BuildingId, Card, Colour, Estate, Moment, Pack, Phase, View};
use serde_json::{Map, Value, json};

use face::facts::{name, names, per_seat};

/// Everything the observer knows.
pub(super) fn facts(view: &View) -> Value {
    let public = view.public();
    let pack = public.pack();
    let buildings =
        |all: &[BuildingId]| -> Value { all.iter().map(|&id| building(pack, id)).collect::<Vec<_>>().into() };
    let cards = |all: &[Card]| -> Value { all.iter().map(|&one| card(pack, one)).collect::<Vec<_>>().into() };
    let passed = view.passed().map(|(to, turns)| {
        json!({ "to": to.to_string(), "cards": turns.into_iter().map(cards).collect::<Vec<_>>() })
    });
    let played = |seat| -> Value {
        let turns = 1..=public.turn();
        turns.map(|turn| public.played(seat, turn).map_or(Value::Null, |one| card(pack, one))).collect()
    };
    let player = |seat| {
        let mut told = estate(pack, view.estate(seat));
        told.insert("played".into(), played(seat));
        told.into()
    };
    let battles: Vec<Value> = public.battles().iter().map(|line| name(line.as_ref())).collect();
    json!({
        "phase": phase(public.phase()),
        "round": public.round(),
        "turn": public.turn(),
        "battle": public.battle(),
        "battles": battles,
        "line": name(public.line()),
        "lines_to_come": names(view.lines_to_come().iter()),
        "building_pile": public.building_pile(),
        "project_pile": public.project_pile(),
        "hand_size": public.hand_size(),
        "discards": buildings(public.discards()),
        "removed": buildings(public.removed()),
        "spare": buildings(public.spare()),
        "pack": pack.id(),
        "hand": cards(view.hand()),
        "passed": passed,
        "neutral": public.neutral().map(|neutral| Value::from(estate(pack, neutral))),
        "players": per_seat(public.seats(), player),
    })
}

/// A card by its name in the notation.
fn card(pack: &Pack, card: Card) -> Value {
    match card {
        Card::Building(id) => building(pack, id),
        Card::Project(id) => format!("#{}", pack.project(id).number).into(),
    }
}

fn building(pack: &Pack, id: BuildingId) -> Value {
    pack.building(id).name.as_str().into()
}

fn estate(pack: &Pack, estate: &Estate) -> Map<String, Value> {
    let built = estate.occupied().iter().filter_map(|space| {
        let id = estate.building(space)?;
        Some((space.to_string(), building(pack, id)))
    });
    let sources = Colour::ALL.map(|colour| (colour.to_string(), names(estate.sources(colour).iter())));
    let projects: Vec<Value> = estate
        .projects(pack)
        .map(|(venture, project)| {
            json!({
                "project": format!("#{}", project.number),
                "complete": venture.is_complete(),
                "damage": venture.damage(),
            })
        })
        .collect();
    let told = [
        ("board", pack.board(estate.board()).name.as_str().into()),
        ("buildings", built.collect::<Map<_, _>>().into()),
        ("ruined", names(estate.ruined().iter())),
        ("warded", names(estate.warded().iter())),
        ("sources", sources.into_iter().collect::<Map<_, _>>().into()),
        ("covered", names(estate.covered().iter())),
        ("damage_due", names(estate.pending().iter())),
        ("projects", projects.into()),
        ("victories", estate.victories().into()),
        ("damage_taken", estate.damage_taken().into()),
        ("tokens_lost", estate.tokens_lost().into()),
    ];
    told.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Luck(_) => "luck",
        Phase::Boards => "boards",
        Phase::Choose => "choose",
        Phase::Calm(Moment::Turn) => "before-turn",
        Phase::Calm(Moment::Battle) => "before-battle",
        Phase::Calm(Moment::Harvest) => "before-harvest",
        Phase::Resolve => "resolve",
        Phase::RoundEnd => "round-end",
        Phase::Window => "battle",
        Phase::Damage => "damage",
        Phase::Entries => "entries",
        Phase::Over => "over",
    }
}
