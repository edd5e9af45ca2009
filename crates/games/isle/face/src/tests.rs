//! Whole games, looked at by everybody in every language after every step.

use crate::IsleFace;
use std::collections::BTreeSet;

use engine::laws::Lawful;
use engine::{Game, Luck, Observer, Options, Rng, Seat, Table};
use isle::{Action, Carry, Event, Illegal, Isle, IsleOptions, Phase, Saved, Spot, View};
use words::Language;

use super::handles::Thing;
use face::{Cells, Face, Finality, Kept, Look, Pick, Scene, SeatLook};

/// Options under which everything can happen.
pub(super) const WILD: [(&str, &str); 6] = [
    ("setup", "advanced"),
    ("stall", "restless_earth"),
    ("sinking_call", "by_players"),
    ("foreign_moai", "carry"),
    ("prayed_flow", "flows_on"),
    ("volcano_faces", "4"),
];

pub(super) fn looks(seats: u8) -> Vec<SeatLook> {
    let names = ["Nora", "Ivo", "Maëlle", "<Zoë>"];
    let look = |name: &str| SeatLook { name: name.into(), letter: name[1..2].into(), computer: false };
    names.into_iter().take(seats.into()).map(look).collect()
}

pub(super) fn options(seats: u8, chosen: &[(&str, &str)]) -> IsleOptions {
    let chosen: Vec<(String, String)> =
        chosen.iter().map(|&(name, value)| (name.into(), value.into())).collect();
    IsleOptions::build(seats, &chosen).unwrap()
}

/// The tables of a random game, `every` so many steps one and each with a decision, until it is over.
fn positions(options: IsleOptions, seed: u64, every: usize) -> Vec<Table<Isle>> {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<Isle>::open(options, &luck);
    let mut found = vec![table.clone()];
    for step in 1.. {
        let Some(seat) = table.turn().owing().first() else { break };
        let action = table.truth().sample(seat, &mut rng).unwrap();
        table.play(seat, action, &luck).unwrap();
        let phase = *table.view(Observer::Spectator).public().phase();
        let is_decision = matches!(phase, Phase::Prayer(_) | Phase::Rescue(_) | Phase::Notice(_));
        if step % every == 0 || (is_decision && step % 3 == 0) {
            found.push(table.clone());
        }
    }
    found.push(table);
    found
}

/// Tables of all sizes, under usual and under unusual rules.
fn games(every: usize) -> Vec<Vec<Table<Isle>>> {
    let usual = (2..=4).map(|seats| positions(options(seats, &[]), seats.into(), every));
    let wild = (2..=4).map(|seats| positions(options(seats, &WILD), 40 + u64::from(seats), every));
    usual.chain(wild).collect()
}

fn seats_of(table: &Table<Isle>) -> u8 {
    table.options().seats()
}

fn scene(table: &Table<Isle>, view: &View, look: &Look<'_>) -> Scene {
    let told: Vec<_> = table.events_since(0, look.observer).collect();
    IsleFace::scene(view, &told, look, &Cells::in_place(&Kept::default()))
}

/// Everything that a page shows of a table, but for the choices.
pub(super) fn page(table: &Table<Isle>, view: &View, look: &Look<'_>) -> String {
    let told: Vec<_> = table.events_since(0, look.observer).collect();
    let scene = scene(table, view, look);
    let notice = scene.notice.map(|notice| notice.body.0).unwrap_or_default();
    let sheet = IsleFace::sheet(view, &told, look);
    let details: String = scene.plates.iter().map(|plate| plate.detail.0.as_str()).collect();
    format!("<x>{}{}{}{details}{}{notice}</x>", scene.main.0, scene.hand.0, scene.panel.0, sheet.0)
}

fn handles(page: &str) -> Vec<&str> {
    page.split("data-h=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// HTML leaves some elements open that XML closes; everything here is written so that both read it.
fn assert_well_formed(text: &str) {
    if let Err(bad) = roxmltree::Document::parse(text) {
        panic!("{bad}: {text}");
    }
}

#[test]
fn every_position_is_drawn_well_formed_with_unique_handles() {
    for (game, tables) in games(90).iter().enumerate() {
        for (index, table) in tables.iter().enumerate() {
            assert_drawn(table, Language::ALL[(game + index) % 3]);
        }
    }
    assert_well_formed(&IsleFace::sprite(Language::French).0);
}

/// Everything that is drawn or said of a table, for one seat, a spectator and one who sees all.
fn assert_drawn(table: &Table<Isle>, language: Language) {
    let seats = looks(seats_of(table));
    for observer in [Observer::Seat(Seat::default()), Observer::Spectator, Observer::Omniscient] {
        let look = Look { language, observer, seats: &seats };
        let page = page(table, &table.view(observer), &look);
        assert_well_formed(&page);
        assert!(!page.contains("style="), "no inline style may be used");
        let handles = handles(&page);
        assert_eq!(handles.iter().collect::<BTreeSet<_>>().len(), handles.len());
        // What is drawn later lies above: no statue may cover a channel that somebody wants to choose.
        let (statue, slot) = (page.rfind("\"v-piece v-stands\""), page.find("class=\"v-slot"));
        assert!(slot.is_none() || statue < slot, "a statue is drawn above an empty channel");
        let view = table.view(observer);
        let picture = IsleFace::picture(&view, &look);
        assert_well_formed(&picture);
        assert!(!picture.contains("var(") && !picture.contains("light-dark") && !picture.contains("data-h"));
        assert_well_formed(&IsleFace::miniature(&view, &look).0);
        assert!(IsleFace::describe(&view, &look).iter().all(|part| !part.lines.is_empty()));
        assert!(!IsleFace::state_words(&view, &look).is_empty());
    }
}

#[test]
fn a_continent_alone_is_a_document() {
    let mut rng = Rng::from_seed(5);
    for _ in 0..3 {
        let map = isle::Map::build(&isle::build_continent(4, &mut rng)).unwrap();
        for language in Language::ALL {
            let picture = super::continent(&map, language);
            assert_well_formed(&picture);
            assert!(picture.contains(">18a<") && !picture.contains("var("));
        }
    }
}

#[test]
fn every_event_has_a_sentence() {
    let mut met = BTreeSet::new();
    for tables in games(10_000) {
        let table = tables.last().unwrap();
        let seats = looks(seats_of(table));
        let observers = Observer::all(seats_of(table));
        for (observer, language) in observers.flat_map(|at| Language::ALL.map(|language| (at, language))) {
            let look = Look { language, observer, seats: &seats };
            for told in table.events_since(0, observer) {
                let line = IsleFace::line(&told.event, &look);
                assert!(line.is_none_or(|line| line.text.len() > 5), "{:?}", told.event);
                met.insert(kind(&told.event));
            }
        }
    }
    assert!(met.len() >= 32, "{met:?}");
}

/// The name of a variant.
pub(super) fn kind(thing: &impl std::fmt::Debug) -> String {
    format!("{thing:?}").split([' ', '{', '(']).next().unwrap().to_owned()
}

#[test]
fn sentences_differ_from_language_to_language() {
    let tables = positions(options(3, &[]), 8, 10_000);
    let (table, seats) = (tables.last().unwrap(), looks(3));
    let look = |language| Look { language, observer: Observer::Spectator, seats: &seats };
    for told in table.events_since(0, Observer::Spectator) {
        let lines: Vec<String> = Language::ALL
            .iter()
            .filter_map(|&language| IsleFace::line(&told.event, &look(language)))
            .map(|line| line.text)
            .collect();
        // A turn's heading and points can read alike in two languages, but never in all three.
        assert!(lines.is_empty() || lines.iter().collect::<BTreeSet<_>>().len() > 1, "{lines:?}");
    }
}

#[test]
fn acts_are_the_legal_actions_and_lie_on_handles_that_are_shown() {
    for tables in games(31) {
        for table in &tables {
            for observer in Observer::all(seats_of(table)) {
                let seats = looks(seats_of(table));
                assert_choices(table, &Look { language: Language::German, observer, seats: &seats });
            }
        }
    }
}

fn assert_choices(table: &Table<Isle>, look: &Look<'_>) {
    let view = table.view(look.observer);
    let choices = IsleFace::choices(&view, look);
    let mut legal = Vec::new();
    view.legal(&mut legal);
    let legal: BTreeSet<Action> = legal.into_iter().collect();
    let page = page(table, &view, look);
    let shown: BTreeSet<&str> = handles(&page).into_iter().collect();
    let mut offered = BTreeSet::new();
    for act in &choices.acts {
        for picks in sequences(&act.picks) {
            let picks: Vec<&str> = picks.iter().map(String::as_str).collect();
            let is_shown =
                |pick: &str| shown.contains(pick) || ["a.end", "a.none", "a.call", "a.leave"].contains(&pick);
            assert!(picks.iter().all(|pick| is_shown(pick)), "{picks:?}");
            let text = choices.text(&picks).unwrap();
            let action = Isle::read_action(table.options(), &text).unwrap();
            assert!(lies_on(view.seat().unwrap(), &picks, action), "{picks:?} for {text}");
            offered.insert(action);
            assert!(IsleFace::say(action, &view, look).len() > 3);
        }
        assert!(!act.say.is_empty());
    }
    assert_eq!(offered, legal);
}

/// Whether handles are where the things of a seat's action lie.
fn lies_on(me: Seat, picks: &[&str], action: Action) -> bool {
    let things: Vec<Thing> = picks.iter().filter_map(|pick| Thing::of(pick)).collect();
    let is_own = |owner: Option<Seat>| owner.is_none_or(|owner| owner == me);
    match (picks[0], things.as_slice(), action) {
        ("a.move", [Thing::Settler(at), Thing::Space(there)], Action::Move { from, to, carry }) => {
            (*at, *there, carry) == (from, to, Carry::Nothing)
        }
        (
            "a.move",
            [Thing::Settler(at), Thing::Moai(moai, owner), Thing::Space(there)],
            Action::Move { from, to, carry },
        ) => {
            let carried = match (moai, owner) {
                (Spot::Channel(channel), None) => Carry::Lying(channel.depth()),
                (Spot::Loose(_), Some(owner)) if *owner == me => Carry::Loose,
                (Spot::Loose(_), Some(owner)) => Carry::LooseOf(*owner),
                _ => return false,
            };
            (*at, moai.space(), *there, carried) == (from, from, to, carry)
        }
        ("a.village", [Thing::Channel(at)], Action::Village(channel))
        | ("a.sculpt", [Thing::Channel(at)], Action::Sculpt(channel)) => *at == channel,
        ("a.move", [Thing::Boat, Thing::Space(at)], Action::Land(space))
        | ("a.settler", [Thing::Space(at)], Action::Settler(space))
        | (_, [Thing::Space(at)], Action::Rescue(space)) => *at == space,
        ("a.raise", [Thing::Moai(moai, owner), Thing::Geyser(at, to)], Action::Raise { from, side }) => {
            (*moai, *at, *to) == (from, from.space(), side) && is_own(*owner)
        }
        (_, pieces @ [Thing::Threatened(_), ..], Action::Save(saved)) => {
            let spots = pieces.iter().map(|piece| {
                let Thing::Threatened(spot) = piece else { panic!("{piece:?}") };
                *spot
            });
            Saved::new(spots) == Some(saved)
        }
        ("a.none", [], Action::Save(saved)) => saved.is_empty(),
        (handle, [], Action::Pray | Action::End | Action::Call | Action::Leave) => {
            handle == format!("a.{action}")
        }
        _ => false,
    }
}

/// All sequences of handles that an act allows.
fn sequences(picks: &[Pick]) -> Vec<Vec<String>> {
    match picks {
        [Pick::Some { of, min, max }] => {
            let subsets =
                (0_u32..1 << of.len()).filter(|bits| (*min..=*max).contains(&(bits.count_ones() as usize)));
            let chosen = |bits: u32| {
                of.iter()
                    .enumerate()
                    .filter(move |(at, _)| bits >> at & 1 != 0)
                    .map(|(_, item)| item.handle.clone())
            };
            subsets.map(|bits| chosen(bits).collect()).collect()
        }
        _ => vec![
            picks
                .iter()
                .map(|pick| match pick {
                    Pick::One(handle) => handle.clone(),
                    Pick::Some { .. } => panic!("a set ends no sequence here"),
                })
                .collect(),
        ],
    }
}

#[test]
fn every_refusal_has_words() {
    let mut met = BTreeSet::new();
    for tables in games(200) {
        for table in &tables {
            for observer in Observer::all(seats_of(table)) {
                met.extend(kinds_refused(table, observer));
            }
        }
    }
    assert!(met.len() >= 26, "{}: {met:?}", met.len());
}

/// Which kinds of reasons an observer meets at a table; each is put into words.
fn kinds_refused(table: &Table<Isle>, observer: Observer) -> BTreeSet<String> {
    let seats = looks(seats_of(table));
    let seat = observer.seat().unwrap_or_default();
    let probes = table.truth().probes(seat, &mut Rng::from_seed(3));
    let view = table.view(observer);
    let reasons = probes.into_iter().filter_map(|probe| view.why_not(probe));
    let told = |reason: Illegal| {
        assert_refusal(&reason, observer, &seats);
        kind(&reason)
    };
    reasons.map(told).collect()
}

fn assert_refusal(reason: &Illegal, observer: Observer, seats: &[SeatLook]) {
    let texts: Vec<String> = Language::ALL
        .iter()
        .map(|&language| IsleFace::refusal(reason, &Look { language, observer, seats }).text)
        .collect();
    assert!(texts.iter().all(|text| text.len() > 10), "{reason:?}");
    assert_eq!(texts.iter().collect::<BTreeSet<_>>().len(), 3, "{texts:?}");
}

#[test]
fn reasons_that_play_does_not_meet_have_words_too() {
    let seat = Seat::default();
    let space = "18a".parse().unwrap();
    let reasons = [
        Illegal::OtherLuckDue,
        Illegal::BadContinent { faults: Vec::new() },
        Illegal::WrongBays { bays: Vec::new() },
        Illegal::NoSuchSeat { seat },
        Illegal::WrongTokenCount { count: 2 },
        Illegal::VolcanoSunk { volcano: "3".parse().unwrap() },
        Illegal::NotInTiedParts { area: "9".parse().unwrap(), with: isle::TieWith::Volcano },
        Illegal::NotInTiedParts { area: "9".parse().unwrap(), with: isle::TieWith::Area },
        Illegal::NoOpenBorder { low: "1".parse().unwrap(), high: "9".parse().unwrap() },
        Illegal::LuckDue,
        Illegal::NotYourRescue { turn: None },
        Illegal::NotAtVillage { space },
        Illegal::SeaGeyser { space, side: isle::Side::E },
        Illegal::LooseIsOwn,
        Illegal::NoPrayersLeft,
        Illegal::ReserveEmpty { what: isle::Reserve::Moai },
        Illegal::ReserveEmpty { what: isle::Reserve::Villages },
        Illegal::NotCoastal { space },
    ];
    for reason in reasons {
        assert_refusal(&reason, Observer::Spectator, &looks(3));
    }
}

#[test]
fn nobody_is_shown_what_others_have_sealed() {
    for tables in games(40) {
        for table in tables.iter().filter(|table| {
            matches!(table.view(Observer::Spectator).public().phase(), Phase::Prayer(_) | Phase::Notice(_))
        }) {
            let seats = looks(seats_of(table));
            for observer in
                Observer::all(seats_of(table)).filter(|observer| *observer != Observer::Omniscient)
            {
                let other = table.truth().vary(observer, &mut Rng::from_seed(9)).view(observer);
                let look = Look { language: Language::English, observer, seats: &seats };
                let view = table.view(observer);
                assert_eq!(page(table, &view, &look), page(table, &other, &look));
                assert_eq!(IsleFace::picture(&view, &look), IsleFace::picture(&other, &look));
            }
        }
    }
}

#[test]
fn a_sinking_and_a_loss_are_told_in_a_notice() {
    let mut notices = BTreeSet::new();
    for tables in [positions(options(4, &[]), 4, 1), positions(options(3, &WILD), 43, 1)] {
        for table in tables.iter().step_by(2) {
            let seats = looks(seats_of(table));
            let observer = Observer::Seat(Seat::default());
            let look = Look { language: Language::French, observer, seats: &seats };
            notices.extend(scene(table, &table.view(observer), &look).notice.map(|notice| notice.title));
        }
        let table = tables.last().unwrap();
        let sank = table
            .events_since(0, Observer::Spectator)
            .any(|told| matches!(told.event, Event::PartSank { .. }));
        assert!(!sank || notices.iter().any(|title| title.contains("mer")), "{notices:?}");
    }
    assert!(notices.iter().any(|title| title.contains("ruption")), "{notices:?}");
}

#[test]
fn ending_a_turn_with_points_left_warns_and_must_be_confirmed() {
    let tables = positions(options(2, &[]), 3, 1);
    let seats = looks(2);
    let (mut warned, mut total) = (0, 0);
    for table in &tables {
        let Some(seat) = table.turn().owing().first() else { continue };
        let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &seats };
        let view = table.view(look.observer);
        let ends =
            |act: &&face::Act| matches!(act.picks.as_slice(), [Pick::One(handle)] if handle == "a.end");
        let Some(end) = IsleFace::choices(&view, &look).acts.iter().find(ends).cloned() else { continue };
        total += 1;
        warned += usize::from(end.finality == Finality::Final && end.effect.contains("lose"));
    }
    assert!(warned > total / 2, "{warned} of {total}");
}

#[test]
fn a_settler_on_its_boat_lands_before_anything_else_on_the_map() {
    let (table, seats) = (positions(options(3, &[]), 1, 10_000).swap_remove(0), looks(3));
    let seat = table.turn().owing().first().unwrap();
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &seats };
    let view = table.view(look.observer);
    let choices = IsleFace::choices(&view, &look);
    let why = |picks: &[&str], handle: &str| choices.why::<IsleFace>(&view, picks, handle, &look);
    let landing: Vec<&str> = choices
        .acts
        .iter()
        .filter_map(|act| match act.picks.last() {
            Some(Pick::One(handle)) => handle.strip_prefix("x."),
            _ => None,
        })
        .collect();
    let inner = view
        .public()
        .spaces()
        .iter()
        .map(|space| space.to_string())
        .find(|space| !landing.contains(&space.as_str()))
        .unwrap();
    for handle in ["a.raise", "a.sculpt", &format!("x.{inner}"), &format!("x.{}", landing[0])] {
        let refused = why(&[], handle).unwrap();
        assert!(
            refused.text.starts_with("Your settler is still on the boat and must land first"),
            "{}",
            refused.text
        );
        assert!(landing.iter().all(|space| refused.text.contains(space)), "{}", refused.text);
        assert_eq!(refused.rule.to_string(), "ISLE-4.3");
    }
    let there = why(&["a.move", "w.boat"], &format!("x.{inner}")).unwrap();
    assert!(there.text.contains("is not at your bay"), "{}", there.text);
    assert!(landing.iter().all(|space| there.text.contains(space)), "{}", there.text);
}
