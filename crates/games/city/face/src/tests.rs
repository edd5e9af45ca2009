//! Whole games, looked at by everybody in every language.

use crate::CityFace;
use std::collections::BTreeSet;

use city::{Action, Card, City, CityOptions, Event, Illegal, Pack, Phase, Task};
use engine::laws::Lawful;
use engine::{Game, Luck, Observer, Options, Rng, Seat, Table};
use words::Language;

use super::effect::{effect_words, examples, project_words};
use super::handles::Thing;
use super::pack::pack_sheet;
use super::sight::Sight;
use super::why::meant;
use face::{Cells, Face, Kept, Look, Pick, SeatLook};

fn looks(seats: u8) -> Vec<SeatLook> {
    let names = ["Nora", "Ivo", "Maëlle", "Tarō", "<Zoë>"];
    let look = |name: &str| SeatLook { name: name.into(), letter: name[1..2].into(), computer: false };
    names.into_iter().take(seats.into()).map(look).collect()
}

fn options(seats: u8, chosen: &[(&str, &str)]) -> CityOptions {
    let chosen: Vec<(String, String)> =
        chosen.iter().map(|&(name, value)| (name.into(), value.into())).collect();
    CityOptions::build(seats, &chosen).unwrap()
}

/// The tables of a random game, `every` so many steps one, until it is over.
fn positions(options: CityOptions, seed: u64, every: usize) -> Vec<Table<City>> {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<City>::open(options, &luck);
    let mut found = vec![table.clone()];
    for step in 1.. {
        let Some(seat) = table.turn().owing().first() else { break };
        let action = table.truth().sample(seat, &mut rng).unwrap();
        table.play(seat, action, &luck).unwrap();
        if step % every == 0 {
            found.push(table.clone());
        }
    }
    found.push(table);
    found
}

/// A handful of tables of a random game: some on the way, one of each kind of question, the end.
fn handful(seats: u8, seed: u64) -> Vec<Table<City>> {
    let all = positions(options(seats, &[("boards", "choose")]), seed, 1);
    let mut chosen: BTreeSet<usize> = (0..=3).map(|part| (all.len() - 1) * part / 3).collect();
    let mut asked: Vec<Task> = Vec::new();
    for (at, table) in all.iter().enumerate() {
        let task = table.view(Observer::Seat(Seat::default())).desk().unwrap().task();
        if !asked.contains(&task) {
            asked.push(task);
            chosen.insert(at);
        }
    }
    chosen.into_iter().map(|index| all[index].clone()).collect()
}

fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator, Observer::Omniscient])
}

/// Everything that a page shows somebody of a position.
fn page(table: &Table<City>, look: &Look<'_>) -> String {
    let (view, told) = (table.view(look.observer), table.events_since(0, look.observer).collect::<Vec<_>>());
    let scene = CityFace::scene(&view, &told, look, &Cells::in_place(&Kept::default()));
    let sheet = CityFace::sheet(&view, &told, look);
    let notice = scene.notice.as_ref().map_or("", |notice| &notice.body.0);
    let details: String = scene.plates.iter().map(|plate| plate.detail.0.as_str()).collect();
    format!("<x>{}{}{details}{}{notice}</x>", scene.main.0, scene.hand.0, sheet.0)
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
fn every_phase_is_drawn_well_formed_with_unique_handles() {
    for seats in 1..=5 {
        let looks = looks(seats);
        for (index, table) in handful(seats, seats.into()).iter().enumerate() {
            assert_drawn(table, Language::ALL[index % 3], &looks);
        }
    }
    assert_well_formed(&CityFace::sprite(Language::French).0);
}

/// Everything that is drawn or said of a table, for one seat, a spectator and one who sees all.
fn assert_drawn(table: &Table<City>, language: Language, seats: &[SeatLook]) {
    for observer in [Observer::Seat(Seat::default()), Observer::Spectator, Observer::Omniscient] {
        let look = Look { language, observer, seats };
        let page = page(table, &look);
        assert_well_formed(&page);
        assert!(!page.contains("style="), "no inline style may be used");
        let handles = handles(&page);
        assert_eq!(handles.iter().collect::<BTreeSet<_>>().len(), handles.len(), "{handles:?}");
        let view = table.view(observer);
        let picture = CityFace::picture(&view, &look);
        assert_well_formed(&picture);
        assert!(!picture.contains("var("));
        assert_well_formed(&CityFace::miniature(&view, &look).0);
        assert!(CityFace::describe(&view, &look).iter().all(|part| !part.lines.is_empty()));
        assert!(!CityFace::state_words(&view, &look).is_empty());
    }
}

#[test]
fn every_event_has_a_sentence() {
    for seats in 1..=5 {
        let (looks, mut all) = (looks(seats), positions(options(seats, &[]), 60 + u64::from(seats), 10_000));
        let table = all.pop().unwrap();
        for observer in observers(seats) {
            for language in Language::ALL {
                assert_told(&table, &Look { language, observer, seats: &looks });
            }
        }
    }
}

/// Alone the cards that others would get are discarded (CITY-10.4), with company they are passed (CITY-3.5).
#[test]
fn nobody_passes_cards_alone() {
    let passed = |seats: u8, language: Language| -> Vec<(String, String)> {
        let (looks, mut all) = (looks(seats), positions(options(seats, &[]), 3, 10_000));
        let table = all.pop().unwrap();
        let look = Look { language, observer: Observer::Spectator, seats: &looks };
        let told =
            table.events_since(0, look.observer).filter(|told| matches!(told.event, Event::Passed { .. }));
        let lines = told.filter_map(|told| CityFace::line_at(&told.event, &table.view(look.observer), &look));
        lines.map(|line| (line.text, line.rule.unwrap().to_string())).collect()
    };
    for (language, discarded) in Language::ALL.into_iter().zip(["Discarded", "Défaussé", "Abgelegt"]) {
        let (alone, together) = (passed(1, language), passed(2, language));
        assert_eq!((alone.len(), together.len() > 2), (2, true));
        assert!(
            alone.iter().all(|(text, rule)| text.contains(discarded) && rule == "CITY-10.4"),
            "{alone:?}"
        );
        assert!(together.iter().all(|(text, rule)| !text.contains(discarded) && rule == "CITY-3.5"));
    }
}

fn assert_told(table: &Table<City>, look: &Look<'_>) {
    let view = table.view(look.observer);
    for told in table.events_since(0, look.observer) {
        let lines = [CityFace::line(&told.event, look), CityFace::line_at(&told.event, &view, look)];
        assert!(lines.into_iter().flatten().all(|line| line.text.len() > 4), "{:?}", told.event);
    }
}

#[test]
fn acts_are_the_legal_actions_and_lie_on_handles_that_are_shown() {
    let mut met = BTreeSet::new();
    for seats in 1..=5 {
        for table in
            (0..3).flat_map(|seed| positions(options(seats, &[]), 40 + u64::from(seats) + 100 * seed, 2))
        {
            let seats = &looks(seats);
            let look = |observer| Look { language: Language::German, observer, seats };
            met.extend(
                observers(table.truth().seats()).flat_map(|observer| assert_choices(&table, &look(observer))),
            );
        }
    }
    assert!(met.len() >= 9, "{met:?}");
}

/// Gives the kinds of actions that were offered.
fn assert_choices(table: &Table<City>, look: &Look<'_>) -> BTreeSet<String> {
    let view = table.view(look.observer);
    let choices = CityFace::choices(&view, look);
    let mut legal = Vec::new();
    view.legal(&mut legal);
    let legal: BTreeSet<Action> = legal.into_iter().collect();
    let page = page(table, look);
    let shown: BTreeSet<&str> = handles(&page).into_iter().collect();
    let mut offered = BTreeSet::new();
    for act in &choices.acts {
        assert!(!act.say.is_empty());
        for picks in sequences(&act.picks) {
            let known = |pick: &&String| pick.starts_with("a.") || shown.contains(pick.as_str());
            assert!(picks.iter().all(|pick| known(&pick)), "{picks:?} of {shown:?}");
            let picks: Vec<&str> = picks.iter().map(String::as_str).collect();
            let text = choices.text(&picks).unwrap();
            let action = City::read_action(table.options(), &text).unwrap();
            let things: Vec<Thing> = picks.iter().map(|pick| Thing::of(pick, &view).unwrap()).collect();
            assert_eq!(meant(Sight::new(&view, look), &things), Some(action), "{picks:?} for {text}");
            offered.insert(action);
        }
    }
    assert_eq!(offered, legal);
    let kind = |action: &Action| format!("{action:?}").split([' ', '(', '{']).next().unwrap().to_owned();
    legal.iter().map(kind).collect()
}

/// All sequences of handles of an act.
fn sequences(picks: &[Pick]) -> Vec<Vec<String>> {
    let mut all = vec![Vec::new()];
    for pick in picks {
        let steps: Vec<Vec<String>> = match pick {
            Pick::One(one) => vec![vec![one.clone()]],
            Pick::Some { of, min, max } => (1_u32..1 << of.len())
                .filter(|bits| (*min..=*max).contains(&(bits.count_ones() as usize)))
                .map(|bits| {
                    of.iter()
                        .enumerate()
                        .filter(|(at, _)| bits >> at & 1 == 1)
                        .map(|(_, one)| one.handle.clone())
                        .collect()
                })
                .collect(),
        };
        all = all
            .iter()
            .flat_map(|done| steps.iter().map(move |step| [done.clone(), step.clone()].concat()))
            .collect();
    }
    all
}

#[test]
fn every_refusal_has_words() {
    let mut met = BTreeSet::new();
    for seats in [1, 3] {
        let looks = looks(seats);
        for table in positions(options(seats, &[]), 90 + u64::from(seats), 2) {
            met.extend(observers(seats).flat_map(|observer| kinds_refused(&table, observer, &looks)));
        }
    }
    assert!(met.len() >= 10, "{met:?}");
}

fn kinds_refused(table: &Table<City>, observer: Observer, seats: &[SeatLook]) -> BTreeSet<String> {
    let probes = table.truth().probes(Seat::default(), &mut Rng::from_seed(3));
    let view = table.view(observer);
    let reasons = probes.into_iter().filter_map(|probe| view.why_not(probe));
    reasons.map(|reason| kind_refused(&reason, &view, observer, seats)).collect()
}

fn kind_refused(
    reason: &Illegal,
    view: &<City as Game>::View,
    observer: Observer,
    seats: &[SeatLook],
) -> String {
    for language in Language::ALL {
        let look = Look { language, observer, seats };
        assert!(CityFace::refusal(reason, &look).text.len() > 10, "{reason:?}");
        assert!(CityFace::refusal_at(reason, view, &look).text.len() > 10, "{reason:?}");
    }
    format!("{reason:?}").split([' ', '{', '(']).next().unwrap().to_owned()
}

#[test]
fn nobody_is_told_what_others_hold() {
    for seats in [2, 4] {
        let looks = looks(seats);
        for table in positions(options(seats, &[]), 7, 3) {
            for observer in observers(seats).filter(|&observer| observer != Observer::Omniscient) {
                assert_discreet(&table, &Look { language: Language::English, observer, seats: &looks });
            }
        }
    }
}

/// No Project in the hand of another that the observer has not seen is named anywhere.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other event shows cards of a hand")]
fn assert_discreet(table: &Table<City>, look: &Look<'_>) {
    let (observer, view) = (look.observer, table.view(look.observer));
    if view.public().round() > 0 {
        return;
    }
    let mut text = page(table, look) + &CityFace::picture(&view, look);
    for part in CityFace::describe(&view, look) {
        text += &part.lines.join("\n");
    }
    let mut seen: BTreeSet<Card> = view.hand().iter().copied().collect();
    for told in table.events_since(0, observer) {
        match &told.event {
            Event::Dealt { hand, .. } | Event::Received { cards: hand, .. } => {
                seen.extend(hand.iter().copied());
            }
            Event::Played { card, .. } => _ = seen.insert(*card),
            _ => {}
        }
    }
    let hidden = Seat::all(view.public().seats()).flat_map(|seat| table.truth().hand(seat).clone());
    for card in hidden.filter(|card| !seen.contains(card)) {
        let Card::Project(id) = card else { continue };
        let name = super::words::pack_text(&view.public().pack().project(id).name, look.language);
        assert!(!text.contains(&name), "{observer:?} is told of {name}");
    }
}

#[test]
fn every_effect_has_words_in_every_language() {
    for language in Language::ALL {
        for project in Pack::standard().projects() {
            let words = project_words(project, language);
            assert!(words.ends_with('.') && words.len() > 8, "{words}");
            assert!(!words.contains("  ") && !words.contains(".."), "{words}");
        }
        for effect in examples() {
            let words = effect_words(effect, None, language);
            assert!(words.ends_with('.') && words.len() > 8, "{effect:?}: {words}");
        }
    }
}

#[test]
fn words_of_the_standard_cards_are_those_of_its_file() {
    // The sentences made from effects say what the cards say, nearly always in the same words.
    let pack = Pack::standard();
    for language in Language::ALL {
        let same = pack.projects().iter().filter(|project| {
            project_words(project, language) == super::words::pack_text(&project.text, language)
        });
        assert!(same.count() >= 18, "{language:?}");
    }
}

#[test]
fn a_pack_is_drawn_whole() {
    for language in Language::ALL {
        let sheet = pack_sheet(&Pack::standard(), language);
        assert_well_formed(&sheet);
        assert!(!sheet.contains("var("));
        for building in Pack::standard().buildings() {
            assert!(sheet.contains(&format!(">{} {}<", building.name, building.fragments)));
        }
    }
}

#[test]
fn options_have_words() {
    for spec in CityOptions::specs() {
        for language in Language::ALL {
            let words = CityFace::option_words(spec.name, language);
            assert!(words.label != spec.name && words.about.len() > 10, "{}", spec.name);
            if let engine::OptionKind::Choice(values) = spec.kind {
                assert!(
                    values.iter().all(|value| CityFace::option_value(spec.name, value, language).len() > 1)
                );
            }
        }
    }
}

#[test]
fn the_end_is_told_with_level_or_winners() {
    for seats in 1..=3 {
        let (looks, table) = (looks(seats), positions(options(seats, &[]), 5, 10_000).pop().unwrap());
        assert_eq!(table.truth().public().phase(), Phase::Over);
        let standing = table.turn().standing().unwrap();
        for language in Language::ALL {
            let look = Look { language, observer: Observer::Spectator, seats: &looks };
            let words = CityFace::ending(&standing, &look);
            assert!(words.len() > 10, "{words}");
        }
    }
}

#[test]
fn handles_of_nothing_stand_for_nothing() {
    let table = &positions(options(2, &[]), 1, 10_000)[0];
    let view = table.view(Observer::Seat(Seat::default()));
    let wrong = [
        "",
        "x",
        "h.b.nobody",
        "p.x",
        "c.10",
        "q.3.M01",
        "q.M01",
        "e.1|9",
        "k.z",
        "t.",
        "p.1.",
        "p.1.z",
        "a.x",
    ];
    for handle in wrong {
        assert_eq!(Thing::of(handle, &view), None, "{handle:?}");
    }
    assert_eq!(Thing::of("c.5", &view), "5".parse().ok().map(Thing::Space));
}

#[test]
fn cards_come_before_spaces() {
    let (table, seats) = (positions(options(3, &[]), 2, 10_000).swap_remove(0), looks(3));
    let seat = table.turn().owing().first().unwrap();
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &seats };
    let view = table.view(look.observer);
    assert_eq!(view.desk().unwrap().task(), Task::Keep);
    let choices = CityFace::choices(&view, &look);
    let refused = choices.why::<CityFace>(&view, &[], "c.5", &look).unwrap();
    assert!(refused.text.starts_with("First choose your cards."), "{}", refused.text);
    assert_eq!(refused.rule.to_string(), "CITY-4.6");
}
