//! What is played, in whole random games and event by event.

use std::collections::BTreeSet;

use engine::{Audience, Happening as _, Observer, Seat, SeatSet, Table, Told};
use face::{Beat, Face as _, Look};
use m::{Axis, End, Event, Hand, M, PhaseEnd, Trigger};
use words::Language;

use crate::MFace;
use crate::tests::{looks, observers, positions};

/// The section of the document on motion that is about this game.
fn section() -> &'static str {
    let (_, rest) = include_str!("../../../../../../docs/motion.md").split_once("## M\n").unwrap();
    rest.split("\n## ").next().unwrap()
}

/// The events of the table, each with its rules.
fn table() -> Vec<(&'static str, Vec<&'static str>)> {
    let rows =
        section().lines().filter_map(|line| line.strip_prefix("| ").filter(|row| row.starts_with('`')));
    let row = |row: &'static str| {
        let mut columns = row.split(" | ");
        (columns.next().unwrap().trim_matches('`'), columns.next().unwrap().split(", ").collect())
    };
    rows.map(row).collect()
}

/// One of each kind of event.
fn one_of_each(table: &Table<M>) -> Vec<Event> {
    let public = *table.truth().public();
    let [a, b] = [0, 1].map(|at| Seat::all(2).nth(at).unwrap());
    let (cell, card) = public.layout().iter().next().unwrap();
    let row = cell.line(Axis::Row);
    let hand = table.view(Observer::Seat(a)).hand();
    vec![
        Event::Shuffled { deck: 90 },
        Event::Removed { count: 8 },
        Event::StartLaid { cards: [(cell, card); 5] },
        Event::FirstDrawn { seat: a },
        Event::HandsDealt { each: 4, pile: 40 },
        Event::HandDealt { seat: a, hand },
        Event::Placed { seat: a, card, cell, adjacent: 2 },
        Event::TokensPaid { from: b, to: a, count: 1, steps: 1 },
        Event::TokensLost { to: a, count: 1 },
        Event::TwoLines { seat: a, row, column: cell.line(Axis::Column) },
        Event::LineChosen { seat: a, line: row },
        Event::PhaseBegan {
            trigger: a,
            by: Trigger { line: row, cards: 5, mate: cell, mate_card: card },
            number: 1,
            last: false,
        },
        Event::Took { seat: a, card, cell, take: 1 },
        Event::PhaseEnded { line: row, left: 1, end: PhaseEnd::OneLeft },
        Event::Drew { seat: a, pile: 30, after_phase: false },
        Event::DrewCard { seat: a, card: hand.cards()[0] },
        Event::PileOut,
        Event::NothingDrawn { seat: a },
        Event::Passed { seat: a, voluntary: false },
        Event::PassPaid { from: a, to: b },
        Event::PassFree { seat: a },
        Event::Exchanged { seat: a },
        Event::ExchangedCards { seat: a, under: card, drawn: hand.cards()[0] },
        Event::Skipped { seat: a },
        Event::GameOver { end: End::LastPhase },
        Event::Scored { seat: a, score: public.score(a) },
        Event::Won { seats: SeatSet::only(a), points: 90 },
    ]
}

/// What the observer is played of these events.
fn played(events: &[Event], table: &Table<M>, observer: Observer) -> Vec<Beat> {
    let told: Vec<Told<Event>> = events.iter().map(|&event| told_of(event)).collect();
    let looks = looks(table.truth().public().seats());
    let look = Look { language: Language::English, observer, seats: &looks };
    MFace::beats(&told.iter().collect::<Vec<_>>(), &table.view(observer), &look)
}

fn told_of(event: Event) -> Told<Event> {
    Told { step: 1, audience: Audience::Everyone, event }
}

fn kind(event: &Event) -> String {
    format!("{event:?}").split([' ', '{']).next().unwrap().to_owned()
}

#[test]
fn every_event_is_played_under_its_name_and_stands_in_the_table_with_its_rules() {
    let tables = positions(3, 11, 1);
    let [middle, over] = [&tables[tables.len() / 2], tables.last().unwrap()];
    let mut kinds = BTreeSet::new();
    for event in one_of_each(middle) {
        let kind = kind(&event);
        let beats: Vec<Beat> = [middle, over]
            .into_iter()
            .flat_map(|table| observers(3).map(move |observer| (table, observer)))
            .flat_map(|(table, observer)| played(&[event], table, observer))
            .collect();
        assert!(!beats.is_empty(), "{kind} is never seen");
        assert!(beats.iter().all(|beat| beat.event() == kind && !beat.motions().is_empty()), "{kind}");
        kinds.insert(kind);
    }
    let rows = table();
    assert_eq!(rows.iter().map(|(kind, _)| (*kind).to_owned()).collect::<BTreeSet<_>>(), kinds);
    assert_eq!(rows.len(), kinds.len(), "each has one row");
    for seats in 2..=6 {
        for told in positions(seats, 70 + u64::from(seats), 10_000)
            .pop()
            .unwrap()
            .events_since(0, Observer::Omniscient)
        {
            let (_, rules) = rows.iter().find(|(kind, _)| *kind == self::kind(&told.event)).unwrap();
            assert!(rules.contains(&told.event.rule().to_string().as_str()), "{:?}", told.event);
        }
    }
}

/// What an observer is played of the step that led to this table.
fn played_last(table: &Table<M>, observer: Observer) -> Vec<Beat> {
    let told: Vec<Event> =
        table.events_since(table.steps().len() - 1, observer).map(|told| told.event).collect();
    played(&told, table, observer)
}

/// The names of a beat: those before, then those afterwards.
fn names(beat: &Beat) -> Vec<&str> {
    beat.motions().iter().flat_map(|motion| motion.before().chain(motion.afterwards())).collect()
}

/// How many names of its own cards a seat is played of a step, all of which it held before or holds after it.
fn own_names(tables: [&Table<M>; 2], seat: Seat, actor: Seat, public: &[Beat]) -> usize {
    let beats = played_last(tables[1], Observer::Seat(seat));
    let hands = tables.map(|table| table.view(Observer::Seat(seat)).hand());
    // Whoever has started a scoring draws when another one ends it.
    if seat != actor && hands[0] == hands[1] {
        assert_eq!(beats, public, "{seat} has not acted");
    }
    let own: Vec<&str> = beats.iter().flat_map(names).filter_map(|name| name.strip_prefix("own:")).collect();
    for name in &own {
        let holds = |hand: &Hand| hand.iter().any(|card| name.starts_with(&card.to_string()));
        assert!(hands.iter().any(holds), "{seat} does not hold {name}");
    }
    own.len()
}

#[test]
fn only_whose_hand_changes_sees_more_than_a_spectator_and_nobody_a_card_of_others() {
    let mut own = 0;
    for (seats, seed) in [(2, 31), (4, 32), (6, 33)] {
        let tables = positions(seats, seed, 1);
        for pair in tables.windows(2) {
            let [before, after] = pair else { unreachable!() };
            let public = played_last(after, Observer::Spectator);
            let Some(actor) = before.turn().owing().first() else { break };
            own +=
                Seat::all(seats).map(|seat| own_names([before, after], seat, actor, &public)).sum::<usize>();
            assert!(public.iter().flat_map(names).all(|name| !name.starts_with("own:")));
        }
    }
    assert!(own > 100, "{own}");
}

#[test]
fn tokens_go_from_each_payer_in_turn_to_the_receiver_who_counts_after_the_last() {
    let two_pay = |table: &Table<M>| {
        let beats = played_last(table, Observer::Spectator);
        let payments = beats.into_iter().filter(|beat| beat.event() == "TokensPaid").collect::<Vec<_>>();
        (payments.len() == 2).then_some(payments)
    };
    let (table, payments) = (30..60)
        .flat_map(|seed| positions(5, seed, 1))
        .find_map(|table| two_pay(&table).map(|payments| (table, payments)))
        .unwrap();
    let step = table.steps().len() - 1;
    let mut told = table.events_since(step, Observer::Spectator).map(|told| told.event);
    let Some(Event::Placed { seat, cell, .. }) = told.next() else { panic!("a card is laid first") };
    let payers: Vec<Seat> = told
        .filter_map(|event| if let Event::TokensPaid { from, .. } = event { Some(from) } else { None })
        .collect();
    let [first, second] = payers[..] else { panic!("{payers:?}") };
    let purse = |seat| format!("@tokens:{seat}");
    let counts = |seat| [format!("score:{seat}"), format!("tokens:{seat}")];
    let paid = |from| counts(from).into_iter().chain([purse(from), purse(seat)]).collect::<Vec<_>>();
    let beside = table.truth().public().layout().neighbours(cell).map(|(cell, _)| format!("tile:{cell}"));
    assert_eq!(names(&payments[0]), beside.chain(paid(first)).collect::<Vec<_>>());
    assert_eq!(names(&payments[1]), paid(second).into_iter().chain(counts(seat)).collect::<Vec<_>>());
}

#[test]
fn a_card_that_is_taken_goes_to_its_colour_and_its_sum_counts() {
    let (mut seen, mut marked) = (0, 0);
    for table in positions(3, 21, 1) {
        let step = table.steps().len();
        for beat in played_last(&table, Observer::Spectator).iter().filter(|beat| beat.event() == "Took") {
            let told = table.events_since(step - 1, Observer::Spectator).map(|told| told.event).next();
            let Some(Event::Took { seat, card, cell, .. }) = told else { panic!("{told:?}") };
            let colour = card.colour().letter();
            let names = names(beat);
            assert_eq!(names[..2], [format!("tile:{cell}"), format!("@col:{seat}:{colour}")]);
            let (marks, rest): (Vec<&str>, Vec<&str>) =
                names[2..].iter().copied().partition(|name| name.starts_with("o:"));
            assert_eq!(
                rest[..3],
                ["gone".to_owned(), format!("sum:{seat}:{colour}"), format!("score:{seat}")]
            );
            // What may be taken next is marked only now.
            let takable = table.truth().public().scoring().map(|scoring| scoring.takable);
            let takable = takable.into_iter().flat_map(m::CellSet::iter).map(|cell| format!("o:{cell}"));
            marked += takable.inspect(|mark| assert!(marks.contains(&mark.as_str()), "{names:?}")).count();
            seen += 1;
        }
    }
    assert!(seen > 5 && marked > 5, "{seen} {marked}");
}

#[test]
fn a_phase_has_its_band_from_the_card_laid_until_its_end() {
    let (mut began, mut ended) = (0, 0);
    for table in positions(4, 25, 1) {
        let beats = played_last(&table, Observer::Spectator);
        let order: Vec<&str> = beats.iter().map(Beat::event).collect();
        if let Some(at) = order.iter().position(|event| *event == "PhaseBegan") {
            let names = names(&beats[at]);
            let last =
                table.truth().public().scoring().map(|scoring| format!("band:{}", scoring.by.line.axis));
            assert!(
                last.is_none_or(|band| names.contains(&band.as_str()) && names.contains(&"rest")),
                "{names:?}"
            );
            assert!(names.iter().any(|name| name.starts_with("@tile:")), "{names:?}");
            began += 1;
        }
        if let Some(at) = order.iter().position(|event| *event == "PhaseEnded") {
            assert!(names(&beats[at]).iter().any(|name| name.starts_with("band:")), "{order:?}");
            assert!(order[..at].contains(&"Took"), "{order:?}");
            ended += 1;
        }
    }
    assert!(began > 2 && ended > 2, "{began} {ended}");
}

#[test]
fn the_end_comes_row_by_row_after_the_sheet() {
    let table = positions(3, 11, 10_000).pop().unwrap();
    let beats = played_last(&table, Observer::Spectator);
    let end = beats.iter().skip_while(|beat| beat.event() != "GameOver");
    let order: Vec<(&str, &str)> = end.map(|beat| (beat.event(), names(beat)[0])).collect();
    let rows = ["end:0", "end:1", "end:2", "end:3", "end:4"].map(|row| ("Scored", row));
    assert_eq!(order[0], ("GameOver", "notice"));
    assert_eq!(order[1..6], rows);
    assert!(order[6].0 == "Won" && order[6].1.starts_with("end:"), "{order:?}");
}
