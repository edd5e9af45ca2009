//! What a page plays of what has happened: everything that it names is in the drawings, and it is short.

use std::collections::BTreeSet;

use engine::{Luck, Observer, Rng, Seat};
use host::{AnyView, Beat, Cells, Entry, Kept, Look, SeatLook};
use words::Language;

use crate::all;
use crate::scenes::{parts, play_on};

/// Bytes of a list of beats as JSON: of half of all steps, and of 95 in 100.
const MEDIAN_MAX: usize = 600;
const MOST_MAX: usize = 2000;

/// The values of an attribute in some markup.
fn values(markup: &str, attribute: &str) -> BTreeSet<String> {
    let begin = format!(" {attribute}=\"");
    markup.split(&begin).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

/// The names in a drawing, with those that the house gives.
fn names(view: &dyn AnyView, count: u8) -> BTreeSet<String> {
    let kept = Kept::default();
    let mut names = BTreeSet::from(["notice".to_owned()]);
    names.extend(Seat::all(count).flat_map(|seat| [format!("plate:{seat}"), format!("score:{seat}")]));
    for (_, markup) in parts(view.scene(&Cells::in_place(&kept))) {
        names.extend(values(&markup, "data-t"));
    }
    names
}

/// What is wrong with some beats: a name that is in no drawing where it should be, a symbol that no page has.
fn faults(
    beats: &[Beat],
    before: &BTreeSet<String>,
    after: &BTreeSet<String>,
    symbols: &BTreeSet<String>,
) -> Vec<String> {
    let mut faults = Vec::new();
    // What stays in the layer can be taken from there.
    let mut before = before.clone();
    for beat in beats {
        for motion in beat.motions() {
            before.extend(motion.leaves().map(str::to_owned));
            // A place may stand in either drawing; a thing leaves the first and comes into the second. Of some things
            // only the beginning of their names is known: they are those that have gone.
            let gone = |beginning: &str| before.difference(after).any(|name| name.starts_with(beginning));
            let stands = |name: &str, drawing: &BTreeSet<String>| match (
                name.strip_prefix('@'),
                name.strip_suffix('*'),
            ) {
                (Some(place), _) => before.contains(place) || after.contains(place),
                (None, Some(beginning)) => gone(beginning),
                (None, None) => drawing.contains(name),
            };
            let lost =
                motion.before().filter(|name| !stands(name, &before)).map(|name| format!("before: {name}"));
            let missing =
                motion.afterwards().filter(|name| !stands(name, after)).map(|name| format!("after: {name}"));
            let unknown =
                motion.symbols().filter(|id| !symbols.contains(*id)).map(|id| format!("symbol: {id}"));
            faults
                .extend(lost.chain(missing).chain(unknown).map(|fault| format!("{}: {fault}", beat.event())));
        }
    }
    faults
}

/// Follows a random game. Gives the faults of all beats and the bytes of each list.
fn follow(entry: &Entry, count: u8, seed: u64) -> (BTreeSet<String>, Vec<usize>) {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let name = |name: &str| SeatLook { name: name.into(), letter: name[..1].into(), computer: false };
    let seats: Vec<SeatLook> =
        ["Nora", "Ivo", "Zoe", "Max", "Lea", "Kai"][..count.into()].iter().map(|one| name(one)).collect();
    let language = Language::English;
    let symbols = values(&(entry.sprite)(language).into_string(), "id");
    let mut table = entry.open(count, &[]).unwrap();
    table.settle(&luck);
    let viewers = [
        Observer::Seat(Seat::default()),
        Observer::Seat(Seat::all(count).last().unwrap()),
        Observer::Spectator,
    ];
    let looks = viewers.map(|observer| Look { language, observer, seats: &seats });
    let (mut faults_met, mut sizes) = (BTreeSet::new(), Vec::new());
    let mut before = looks.map(|look| names(&*table.see(look), count));
    loop {
        let step = table.steps_since(0).len();
        if !play_on(&mut *table, &luck, &seats, &mut rng) {
            return (faults_met, sizes);
        }
        for (look, before) in looks.iter().zip(&mut before) {
            let view = table.see(*look);
            let (after, beats) = (names(&*view, count), view.beats_since(step));
            faults_met.extend(faults(&beats, before, &after, &symbols));
            sizes.push(serde_json::to_string(&beats).unwrap().len());
            *before = after;
        }
    }
}

#[test]
fn beats_name_what_is_in_the_drawings_and_are_short() {
    let mut faults = Vec::new();
    for entry in all() {
        let counts = (entry.seats)();
        let mut sizes = Vec::new();
        for (seed, count) in [(1, *counts.start()), (2, *counts.end()), (3, 4.min(*counts.end()))] {
            let (met, all) = follow(&entry, count, seed);
            faults.extend(met.into_iter().map(|fault| format!("{}, {count} seats: {fault}", entry.name)));
            sizes.extend(all);
        }
        sizes.sort_unstable();
        let (median, most) = (sizes[sizes.len() / 2], sizes[sizes.len() * 95 / 100]);
        eprintln!("{}: beats of {median} bytes a step, 95 of 100 at most {most}", entry.name);
        if median > MEDIAN_MAX || most > MOST_MAX {
            faults.push(format!("{}: beats of {median} and {most} bytes", entry.name));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
