//! What is played agrees with `docs/motion.md`, and names what is drawn.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Audience, Game, Happening, Luck, Observer, PerSeat, Rng, Seat, SeatSet, Set, Table, Told};
use isle::{
    Burnable, Cause, Channel, DecidedBy, End, Event, FissureBy, Isle, IsleOptions, Landing, Loss, NoFissure,
    RescueShare, Saved, Sheet, Spot, Why,
};
use words::Language;

use crate::IsleFace;
use crate::tests::{WILD, kind, looks, options, page};
use face::{Beat, Face, Look};

/// A row of the table: the rules of its event, and whether it has a beat of its own.
struct Row {
    rules: String,
    has_beat: bool,
}

/// The table of the documentation, by event.
fn documented() -> BTreeMap<String, Row> {
    const TEXT: &str = include_str!("../../../../../../docs/motion.md");
    let section = TEXT.split("\n## ").find(|section| section.starts_with("Volcanic Isle")).unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| ") && line.contains("ISLE-"));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        assert_eq!(cells.len(), 5, "{row}");
        let event = cells[0].to_owned();
        (event, Row { rules: cells[1].to_owned(), has_beat: cells[3] != "—" })
    })
    .collect()
}

fn seat(at: usize) -> Seat {
    Seat::all(4).nth(at).unwrap()
}

/// A table in the middle of a game, with standing moai and settlers of seat `a`.
fn midgame() -> Table<Isle> {
    let luck = Luck::from_seed(3);
    let mut rng = Rng::from_seed(3);
    let mut table = Table::<Isle>::open(options(3, &[]), &luck);
    for _ in 0..60 {
        let seat = table.turn().owing().first().unwrap();
        let action = table.truth().sample(seat, &mut rng).unwrap();
        table.play(seat, action, &luck).unwrap();
    }
    table
}

/// A step for every kind of event, which is its last one; what leads to it stands before it.
fn steps(table: &Table<Isle>) -> Vec<Vec<Event>> {
    let view = table.view(Observer::Spectator);
    let public = view.public();
    let (owner, geyser) = public
        .all_pieces()
        .find_map(|(owner, own)| Some((owner, own.standing().first()?)))
        .expect("a moai stands");
    let site = public.map().site(geyser);
    let (space, side) = (site.space, site.side);
    let line = public.map().line(site.border);
    let (low, high) = (line.low, line.high);
    let volcano = public.volcanoes().first().unwrap();
    let crater = volcano.area().first_space();
    let channel = Channel::inner(crater);
    let loose = public.all_pieces().find_map(|(owner, own)| Some((owner, own.loose().iter().next()?)));
    let (puller, to) = loose.unwrap_or((owner, space));
    let a = seat(0);
    let part = Set::only(low);
    let lost = Loss { settlers: 1, ..Loss::default() };
    let sank = Event::PartSank { part, fissures: 1, lava: 1, volcanoes: 7 };
    let by = DecidedBy::Spaces { fewer: 1, more: 9 };
    vec![
        vec![Event::ContinentBuilt { continent: *public.map().continent() }],
        vec![Event::BoatsDealt { bays: PerSeat::from_fn(3, |seat| public.pieces(seat).boat().unwrap()) }],
        vec![Event::FirstDrawn { seat: a }],
        vec![Event::TurnBegan { seat: a, round: 1 }],
        vec![Event::TurnEnded { seat: a, lost: 2 }],
        vec![Event::Landed { seat: a, space, how: Landing::Bay }],
        vec![Event::Moved { seat: a, from: space, to: crater }],
        vec![
            Event::Moved { seat: a, from: space, to },
            Event::Carried { seat: a, owner: puller, from: Spot::Channel(channel), to },
        ],
        vec![Event::VillageBuilt { seat: a, channel }],
        vec![Event::SettlerCreated { seat: a, space: crater }],
        vec![Event::Sculpted { seat: a, channel }],
        vec![Event::Raised { seat: owner, from: Spot::Loose(space), side }],
        vec![Event::Scored { seat: a, points: 6, why: Why::Moai { villages: 2, moai: 3 } }],
        vec![Event::PrayerBought { seat: a, price: 1, held: 1 }],
        vec![Event::FissurePlaced { border: (low, high), by: FissureBy::Moai { space, side } }],
        vec![Event::NoFissure { space, side, why: NoFissure::Sea }],
        vec![Event::PartCutOff { part }],
        vec![Event::NoticeDecided { seat: a }],
        vec![Event::PartOverlooked],
        vec![Event::SinkingCalled { seat: a }],
        vec![Event::CallUnrewarded { seat: a }],
        vec![Event::SinkingDecided { part, by }],
        vec![Event::Rescued { seat: a, settlers: 1, space: crater, how: RescueShare::One }],
        vec![Event::PiecesLost { seat: a, lost }, sank],
        vec![sank],
        vec![Event::EndTriggered { volcanoes: 2 }],
        vec![Event::DieRolled { face: isle::Face::Volcano }],
        vec![Event::NoDie],
        vec![Event::LavaGone { tokens: 2 }],
        vec![Event::Erupted { volcanoes: Set::only(volcano), cause: Cause::Die }],
        vec![Event::FlowFull { space: crater }],
        vec![Event::FlowDry { target: channel }],
        vec![Event::PrayerDecided { seat: a }],
        vec![Event::Prayed { seat: a, saved: Saved::new([Spot::Channel(channel)]).unwrap() }],
        vec![Event::FlowStopped { target: channel }],
        vec![Event::FlowWentOn { from: channel, target: Channel::outer(crater).unwrap() }],
        vec![Event::Destroyed { owner: a, what: Burnable::Village, spot: Spot::Channel(channel) }],
        vec![Event::LavaPlaced { channel }],
        vec![Event::TokensMixed { volcanoes: 8 }],
        vec![Event::GameOver { end: End::Idle, rounds: 9 }],
        vec![Event::Counted { seat: a, sheet: Sheet::default() }],
        vec![Event::Won { winners: SeatSet::only(a), points: 40 }],
    ]
}

fn look(observer: Observer, seats: &[face::SeatLook]) -> Look<'_> {
    Look { language: Language::English, observer, seats }
}

#[test]
fn every_event_has_the_beat_that_is_documented() {
    let (table, mut documented) = (midgame(), documented());
    let (seats, observer) = (looks(3), Observer::Seat(seat(0)));
    let view = table.view(observer);
    for step in steps(&table) {
        let told: Vec<Told<Event>> =
            step.iter().map(|&event| Told { step: 1, audience: Audience::Everyone, event }).collect();
        let told: Vec<&Told<Event>> = told.iter().collect();
        let beats = IsleFace::beats(&told, &view, &look(observer, &seats));
        let event = step.iter().find(|event| matches!(event, Event::PiecesLost { .. }));
        let event = event.or_else(|| step.last()).unwrap();
        let row = documented.remove(&kind(event)).unwrap_or_else(|| panic!("{event:?} is not documented"));
        let found = beats.iter().any(|beat| beat.event() == kind(event));
        assert_eq!(found, row.has_beat, "{event:?}: {beats:?}");
        let rule = event.rule().to_string();
        assert!(
            row.rules.split(", ").any(|known| known == rule),
            "{event:?} cites {rule}, not {}",
            row.rules
        );
    }
    assert!(documented.is_empty(), "no such event: {:?}", documented.keys());
}

/// The names in what is drawn of a table.
fn drawn(table: &Table<Isle>, look: &Look<'_>) -> BTreeSet<String> {
    let page = page(table, &table.view(look.observer), look);
    let mut names: BTreeSet<String> =
        page.split(" data-t=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect();
    let count = page.matches(" data-t=\"").count();
    assert_eq!(names.len(), count, "a name stands twice");
    names.insert("notice".to_owned());
    names.extend(Seat::all(4).flat_map(|seat| [format!("plate:{seat}"), format!("score:{seat}")]));
    names
}

/// What a viewer is played of a table after a step.
fn played(table: &Table<Isle>, after: usize, look: &Look<'_>) -> Vec<Beat> {
    let told: Vec<&Told<Event>> = table.events_since(after, look.observer).collect();
    let view = table.view(look.observer);
    told.chunk_by(|one, next| one.step == next.step)
        .flat_map(|told| IsleFace::beats(told, &view, look))
        .collect()
}

/// Plays a random game, and gives the table after each action with the number of steps before it.
fn follow(options: IsleOptions, seed: u64, mut check: impl FnMut(&Table<Isle>, usize)) {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<Isle>::open(options, &luck);
    check(&table, table.steps().len());
    while let Some(seat) = table.turn().owing().first() {
        let (steps, action) = (table.steps().len(), table.truth().sample(seat, &mut rng).unwrap());
        table.play(seat, action, &luck).unwrap();
        check(&table, steps);
    }
}

fn assert_named(beats: &[Beat], before: &BTreeSet<String>, after: &BTreeSet<String>) {
    let gone = |start: &str| before.difference(after).any(|name| name.starts_with(start));
    let stands =
        |name: &str, drawing: &BTreeSet<String>| match (name.strip_prefix('@'), name.strip_suffix('*')) {
            (Some(place), _) => before.contains(place) || after.contains(place),
            (None, Some(start)) => gone(start),
            (None, None) => drawing.contains(name),
        };
    for (beat, motion) in
        beats.iter().flat_map(|beat| beat.motions().iter().map(move |motion| (beat, motion)))
    {
        for name in motion.before() {
            assert!(stands(name, before), "{}: {name} was not there: {beats:?}", beat.event());
        }
        for name in motion.afterwards() {
            assert!(stands(name, after), "{}: {name} is not there: {beats:?}", beat.event());
        }
    }
}

fn names(beats: &[Beat]) -> BTreeSet<String> {
    let names =
        beats.iter().flat_map(Beat::motions).flat_map(|motion| motion.before().chain(motion.afterwards()));
    names.map(str::to_owned).collect()
}

/// Under all rules: what is named is drawn, once; and all viewers see the same but for their own points to spend and
/// the marks of their own questions.
#[test]
fn what_moves_is_drawn_and_the_same_for_all() {
    for (count, chosen, seed) in [(2, &[][..], 2), (4, &[][..], 4), (3, &WILD[..], 43)] {
        let seats = looks(count);
        let observers = [Observer::Seat(seat(0)), Observer::Spectator];
        let looks = observers.map(|observer| look(observer, &seats));
        let mut before = [BTreeSet::new(), BTreeSet::new()];
        follow(options(count, chosen), seed, |table, steps| {
            let mut common = Vec::new();
            for (look, before) in looks.iter().zip(&mut before) {
                let (after, beats) = (drawn(table, look), played(table, steps, look));
                assert_named(&beats, before, &after);
                *before = after;
                let own = |name: &String| name.starts_with("ap:") || name == super::names::THREAT;
                common.push(names(&beats).into_iter().filter(|name| !own(name)).collect::<BTreeSet<_>>());
            }
            assert_eq!(common[0], common[1]);
        });
    }
}

/// Where a beat of this event is in a list.
fn place(beats: &[Beat], event: &str) -> Option<usize> {
    beats.iter().position(|beat| beat.event() == event)
}

#[test]
fn an_eruption_and_a_sinking_go_in_their_order() {
    let (mut eruptions, mut sinkings) = (0, 0);
    let seats = looks(3);
    for seed in 1..6 {
        follow(options(3, &[]), seed, |table, steps| {
            let beats = &played(table, steps, &look(Observer::Spectator, &seats))[..];
            if let (Some(die), Some(erupted)) = (place(beats, "DieRolled"), place(beats, "Erupted")) {
                eruptions += 1;
                assert!(die < erupted, "{beats:?}");
                assert!(place(beats, "LavaPlaced").is_none_or(|lava| erupted < lava), "{beats:?}");
                let burns = place(beats, "Destroyed");
                assert!(burns.is_none_or(|burns| place(beats, "LavaPlaced").unwrap() < burns), "{beats:?}");
            }
            if let Some(sank) = place(beats, "PartSank") {
                sinkings += 1;
                assert!(place(beats, "Rescued").is_none_or(|saved| saved < sank), "{beats:?}");
                assert!(place(beats, "SinkingDecided").is_none_or(|decided| decided < sank), "{beats:?}");
                assert!(place(beats, "PiecesLost").is_none_or(|lost| sank < lost), "{beats:?}");
            }
        });
    }
    assert!(eruptions > 5 && sinkings > 3, "{eruptions} eruptions, {sinkings} sinkings");
}

/// The first deeds of a game, as a page gets them.
#[test]
fn the_first_deeds_are_played_as_they_are_done() {
    let luck = Luck::from_seed(1);
    let mut table = Table::<Isle>::open(options(2, &[]), &luck);
    let seats = looks(2);
    let mut play = |text: &str| {
        let (steps, seat) = (table.steps().len(), table.turn().owing().first().unwrap());
        let action = Isle::read_action(table.options(), text).unwrap();
        table.play(seat, action, &luck).unwrap();
        let beats = played(&table, steps, &look(Observer::Spectator, &seats));
        beats.iter().map(|beat| serde_json::to_string(beat).unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(
        play("land 18a"),
        [
            r#"{"e":"Landed","by":"a","h":[{"k":"light","y":"boat:a","how":"dip","s":"water"},{"k":"move","x":"settler:a:boat","y":"settler:a:18a","s":"step"},{"k":"show","y":"last","then":true}]}"#
        ]
    );
    assert_eq!(
        play("move 18a 18b"),
        [
            r#"{"e":"Moved","by":"a","h":[{"k":"move","x":"settler:a:18a","y":"settler:a:18b","s":"step"},{"k":"show","y":"last","then":true}]}"#
        ]
    );
    assert_eq!(
        play("sculpt 18b pit"),
        [
            r#"{"e":"Sculpted","by":"a","h":[{"k":"vanish","x":"chan:18b:pit","how":"fade"},{"k":"appear","y":"chan:18b:pit","how":"rise","s":"chisel"},{"k":"show","y":"last","then":true}]}"#
        ]
    );
    let raise = play("raise 18b pit NW");
    assert_eq!(
        raise[..3],
        [
            r#"{"e":"Raised","by":"a","h":[{"k":"vanish","x":"chan:18b:pit","how":"fade","s":"grind"},{"k":"appear","y":"moai:18b.NW","how":"tip","at":140},{"k":"show","y":"last","then":true,"s":"thud"}],"rest":120}"#,
            r#"{"e":"Scored","h":[{"k":"say","y":"moai:18b.NW","how":"gain","text":"+1"},{"k":"count","y":"score:a","at":180,"s":"count"},{"k":"show","y":"news:5","then":true}],"rest":120}"#,
            r#"{"e":"FissurePlaced","h":[{"k":"crack","y":"fiss:5-18","s":"crack"},{"k":"show","y":"news:5:2","then":true}],"rest":250}"#,
        ]
    );
}
