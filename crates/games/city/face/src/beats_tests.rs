//! What is played: every event as `docs/motion.md` says, and nothing but what stands in the drawings.

use std::collections::BTreeSet;

use city::{City, CityOptions};
use engine::{Game, Luck, Observer, Options, Rng, Seat, Table};
use words::Language;

use crate::CityFace;
use face::{Beat, Cells, Face, Kept, Look, SeatLook};

/// The names in everything that a page shows somebody, with those that the house gives.
fn names(table: &Table<City>, look: &Look<'_>) -> BTreeSet<String> {
    let (view, told) = (table.view(look.observer), table.events_since(0, look.observer).collect::<Vec<_>>());
    let scene = CityFace::scene(&view, &told, look, &Cells::in_place(&Kept::default()));
    let notice = scene.notice.map(|notice| notice.body.0).unwrap_or_default();
    let details = scene.plates.into_iter().map(|plate| plate.detail.0).collect();
    let page = [scene.main.0, scene.hand.0, details, notice].concat();
    let seats = Seat::all(table.options().seats());
    let house = seats.flat_map(|seat| [format!("plate:{seat}"), format!("score:{seat}")]);
    let named = page.split(" data-t=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()));
    named.chain(house).chain(["notice".to_owned()]).collect()
}

/// What is played of the last step: the own choice, then what was told.
fn beats(table: &Table<City>, look: &Look<'_>) -> Vec<Beat> {
    let (view, step) = (table.view(look.observer), table.steps().len() - 1);
    let own = table.deeds(look.observer);
    let mut beats: Vec<Beat> =
        own.since(step).flat_map(|(_, action)| CityFace::own_beats(action, &view, look)).collect();
    let told: Vec<_> = table.events_since(step, look.observer).collect();
    for told in told.chunk_by(|one, next| one.step == next.step) {
        beats.extend(CityFace::beats(told, &view, look));
    }
    beats
}

/// Plays a random game; `look_on` gets the table after each step, with the names that each viewer saw before it.
fn play(
    options: CityOptions,
    seed: u64,
    mut look_on: impl FnMut(&Table<City>, &Look<'_>, &BTreeSet<String>, &[Beat]),
) {
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let mut table = Table::<City>::open(options, &luck);
    let count = table.options().seats();
    let seats: Vec<SeatLook> = ["Nora", "Ivo", "Maëlle", "Tarō", "Zoë"][..count.into()]
        .iter()
        .map(|name| SeatLook { name: (*name).into(), letter: name[..1].into(), computer: false })
        .collect();
    let observers: Vec<Observer> = [Observer::Seat(Seat::default()), Observer::Spectator]
        .into_iter()
        .chain(Seat::all(count).last().map(Observer::Seat))
        .collect();
    let looks: Vec<Look<'_>> = observers
        .iter()
        .map(|&observer| Look { language: Language::English, observer, seats: &seats })
        .collect();
    let mut before: Vec<BTreeSet<String>> = looks.iter().map(|look| names(&table, look)).collect();
    while let Some(seat) = table.turn().owing().first() {
        let action = table.truth().sample(seat, &mut rng).unwrap();
        table.play(seat, action, &luck).unwrap();
        for (look, before) in looks.iter().zip(&mut before) {
            look_on(&table, look, before, &beats(&table, look));
            *before = names(&table, look);
        }
    }
}

/// Options with which everything happens.
fn games() -> impl Iterator<Item = (CityOptions, u64)> {
    let build = |seats: u8, chosen: &[(&str, &str)]| {
        let chosen: Vec<(String, String)> =
            chosen.iter().map(|&(name, value)| (name.into(), value.into())).collect();
        CityOptions::build(seats, &chosen).unwrap()
    };
    let usual = (1..=5).flat_map(move |seats| (2..4).map(move |seed| (build(seats, &[]), seed)));
    let rare = (2..=4).flat_map(move |seats| {
        (10..12).map(move |seed| {
            (build(seats, &[("boards", "choose"), ("placement", "open"), ("extra_before_cost", "on")]), seed)
        })
    });
    usual.chain(rare)
}

#[test]
fn beats_name_what_is_in_the_drawings() {
    let sprite = CityFace::sprite(Language::English).into_string();
    let mut faults: BTreeSet<String> = BTreeSet::new();
    let mut sizes = Vec::new();
    for (options, seed) in games() {
        play(options, seed, |table, look, before, beats| {
            let after = names(table, look);
            sizes.push(serde_json::to_string(beats).unwrap().len());
            for (beat, motion) in
                beats.iter().flat_map(|beat| beat.motions().iter().map(move |motion| (beat, motion)))
            {
                let stands = |name: &str, drawing: &BTreeSet<String>| match name.strip_prefix('@') {
                    Some(place) => before.contains(place) || after.contains(place),
                    None => drawing.contains(name),
                };
                let lost =
                    motion.before().filter(|name| !stands(name, before)).map(|name| format!("before {name}"));
                let missing = motion
                    .afterwards()
                    .filter(|name| !stands(name, &after))
                    .map(|name| format!("after {name}"));
                let unknown = motion
                    .symbols()
                    .filter(|id| !sprite.contains(&format!("id=\"{id}\"")))
                    .map(|id| format!("symbol {id}"));
                let met = lost.chain(missing).chain(unknown);
                faults.extend(met.map(|fault| format!("{} {:?} {fault}", beat.event(), look.observer)));
            }
        });
    }
    sizes.sort_unstable();
    eprintln!(
        "half of all lists {} bytes, 95 of 100 {}, longest {}",
        sizes[sizes.len() / 2],
        sizes[sizes.len() * 95 / 100],
        sizes.last().unwrap()
    );
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(sizes[sizes.len() / 2] <= 600 && sizes[sizes.len() * 95 / 100] <= 2000);
}

/// The events of the table in the documents.
fn documented() -> BTreeSet<String> {
    let text = include_str!("../../../../../docs/motion.md");
    let (_, section) = text.split_once("\n## Mū\n").unwrap();
    let section = section.split_once("\n## ").map_or(section, |(section, _)| section);
    let rows = section.lines().filter_map(|line| line.strip_prefix("| ")?.split_once(" | CITY-"));
    rows.flat_map(|(events, _)| events.split(", ").map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn every_event_is_played_as_documented() {
    let all: BTreeSet<String> = include_str!("beats.rs")
        .lines()
        .filter_map(|line| {
            Some(
                line.trim()
                    .strip_prefix("Event::")?
                    .split_once("{ .. } => \"")?
                    .1
                    .trim_end_matches("\",")
                    .to_owned(),
            )
        })
        .collect();
    let (documented, mut played) = (documented(), BTreeSet::new());
    assert_eq!(documented, all, "every event has its row, and no row is of anything else");
    for (options, seed) in games() {
        play(options, seed, |_, _, _, beats| {
            played.extend(beats.iter().map(|beat| beat.event().to_owned()));
        });
    }
    // Those of the set-up are told before anybody looks on, these need rare Projects.
    let seldom = [
        "Shuffled",
        "BuildingsRemoved",
        "BattlesLaid",
        "Entered",
        "ExtraLaid",
        "Covered",
        "WardHeld",
        "DamageIgnored",
        "Spent",
        "LineChosen",
        "Rebuilt",
        "Restored",
    ];
    let deeds = BTreeSet::from(["Keep".to_owned(), "Pair".to_owned()]);
    let unknown: Vec<_> = played.difference(&documented).filter(|name| !deeds.contains(*name)).collect();
    assert!(unknown.is_empty(), "in no row: {unknown:?}");
    let still: Vec<_> =
        documented.difference(&played).filter(|name| !seldom.contains(&name.as_str())).collect();
    assert!(still.is_empty(), "never played: {still:?}");
}
