//! Whole games, looked at by everybody in every language after every step.

use crate::MFace;
use std::collections::BTreeSet;

use engine::laws::Lawful;
use engine::{Game, Luck, Observer, Rng, Seat, Table};
use m::{Action, Card, Cell, Event, Illegal, M, Phase, TableOptions};
use words::Language;

use super::handles::{read_card, read_cell};
use super::words::card_name;
use face::{Cells, Face, Kept, Look, Pick, SeatLook};

pub(super) fn looks(seats: u8) -> Vec<SeatLook> {
    let names = ["Nora", "Ivo", "Maëlle", "Tarō", "<Zoë>", "Ben"];
    let look = |name: &str| SeatLook { name: name.into(), letter: name[1..2].into(), computer: false };
    names.into_iter().take(seats.into()).map(look).collect()
}

/// The tables of a random game, `every` so many steps one, until it is over.
pub(super) fn positions(seats: u8, seed: u64, every: usize) -> Vec<Table<M>> {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<M>::open(TableOptions::new(seats).unwrap(), &luck);
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

/// A handful of tables of a random game: the first, some on the way, one of each phase, the end.
fn handful(seats: u8, seed: u64) -> Vec<Table<M>> {
    let all = positions(seats, seed, 1);
    let mut chosen: BTreeSet<usize> = (0..=4).map(|part| (all.len() - 1) * part / 4).collect();
    let phase = |wanted: fn(&Phase) -> bool| all.iter().position(|at| wanted(at.truth().public().phase()));
    chosen.extend(phase(|phase| matches!(phase, Phase::Scoring(_))));
    chosen.extend(phase(|phase| matches!(phase, Phase::ChooseLine { .. })));
    chosen.into_iter().map(|index| all[index].clone()).collect()
}

pub(super) fn observers(seats: u8) -> impl Iterator<Item = Observer> {
    Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator, Observer::Omniscient])
}

/// Everything that a page shows somebody of a position.
fn page(table: &Table<M>, look: &Look<'_>) -> String {
    let (view, told) = (table.view(look.observer), table.events_since(0, look.observer).collect::<Vec<_>>());
    let scene = MFace::scene(&view, &told, look, &Cells::in_place(&Kept::default()));
    let sheet = MFace::sheet(&view, &told, look);
    let plates: String =
        scene.plates.iter().flat_map(|plate| [plate.beside.0.as_str(), plate.detail.0.as_str()]).collect();
    format!("<x>{}{}{}{}{plates}</x>", scene.main.0, scene.hand.0, scene.panel.0, sheet.0)
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
fn the_view_box_is_the_size_of_the_picture() {
    use super::plan::{SIZE, VIEW_BOX};
    assert_eq!(VIEW_BOX, format!("0 0 {SIZE} {SIZE}"));
}

#[test]
fn every_phase_is_drawn_well_formed_with_unique_handles() {
    for seats in 2..=6 {
        let looks = looks(seats);
        for (index, table) in handful(seats, seats.into()).iter().enumerate() {
            let languages = if seats == 3 { &Language::ALL[..] } else { &Language::ALL[index % 3..][..1] };
            for &language in languages {
                assert_drawn(table, language, &looks);
            }
        }
    }
    assert_well_formed(&MFace::sprite(Language::French).0);
}

#[test]
fn what_the_others_have_laid_since_ones_turn_carries_their_emblems() {
    let looks = looks(4);
    let mut most = 0;
    for table in positions(4, 3, 1) {
        let me = Seat::default();
        let look = Look { language: Language::English, observer: Observer::Seat(me), seats: &looks };
        let own = |event: &Event| matches!(*event, Event::Placed { seat, .. } | Event::Passed { seat, .. } if seat == me);
        let events: Vec<Event> = table.events_since(0, look.observer).map(|told| told.event).collect();
        let since = events.iter().rposition(own).map_or(0, |at| at + 1);
        let layout = table.truth().public().layout();
        let laid = events[since..].iter().filter_map(|event| {
            let Event::Placed { cell, seat, .. } = *event else { return None };
            layout.card(cell).map(|_| (cell, seat))
        });
        let laid: Vec<_> = laid.collect();
        let page = page(&table, &look);
        assert_eq!(page.matches("data-t=\"by:").count(), laid.len());
        for (cell, seat) in &laid {
            let (at, _) = page.split_once(&format!("data-t=\"by:{cell}\"")).unwrap();
            assert!(
                at.ends_with(&format!("href=\"#em-{seat}\" x=\"0\" y=\"64\" width=\"36\" height=\"36\" "))
            );
        }
        most = most.max(laid.len());
    }
    assert_eq!(most, 3);
}

/// Everything that is drawn or said of a table, for one seat, a spectator and one who sees all.
fn assert_drawn(table: &Table<M>, language: Language, seats: &[SeatLook]) {
    for observer in [Observer::Seat(Seat::default()), Observer::Spectator, Observer::Omniscient] {
        let look = Look { language, observer, seats };
        let page = page(table, &look);
        assert_well_formed(&page);
        assert!(!page.contains("style="), "no inline style may be used");
        let handles = handles(&page);
        assert_eq!(handles.iter().collect::<BTreeSet<_>>().len(), handles.len());
        let view = table.view(observer);
        let picture = MFace::picture(&view, &look);
        assert_well_formed(&picture);
        assert!(!picture.contains("var(") && !picture.contains("class=\"m-"));
        assert_well_formed(&MFace::miniature(&view, &look).0);
        assert!(MFace::describe(&view, &look).iter().all(|part| !part.lines.is_empty()));
        assert!(!MFace::state_words(&view, &look).is_empty());
    }
}

#[test]
fn every_event_has_a_sentence() {
    for seats in 2..=6 {
        let (looks, table) = (looks(seats), positions(seats, 60 + u64::from(seats), 10_000).pop().unwrap());
        for (observer, language) in
            observers(seats).flat_map(|at| Language::ALL.map(|language| (at, language)))
        {
            let look = Look { language, observer, seats: &looks };
            for told in table.events_since(0, observer) {
                let line = MFace::line(&told.event, &look);
                assert!(line.is_none_or(|line| line.text.len() > 5), "{:?}", told.event);
            }
        }
    }
}

#[test]
fn acts_are_the_legal_actions_and_lie_on_handles_that_are_shown() {
    for seats in 2..=6 {
        let looks = looks(seats);
        for table in positions(seats, 40 + u64::from(seats), 3) {
            for observer in observers(seats) {
                assert_choices(&table, &Look { language: Language::German, observer, seats: &looks });
            }
        }
    }
}

fn assert_choices(table: &Table<M>, look: &Look<'_>) {
    let view = table.view(look.observer);
    let choices = MFace::choices(&view, look);
    let mut legal = Vec::new();
    view.legal(&mut legal);
    let legal: BTreeSet<Action> = legal.into_iter().collect();
    let page = page(table, look);
    let shown: BTreeSet<&str> = handles(&page).into_iter().collect();
    let mut offered = BTreeSet::new();
    for act in &choices.acts {
        let picks: Vec<&str> = act.picks.iter().map(one).collect();
        assert!(picks.iter().all(|pick| pick.starts_with("a.") || shown.contains(pick)), "{picks:?}");
        let action = M::read_action(table.options(), &act.text).unwrap();
        assert!(lies_on(&picks, action), "{picks:?} for {}", act.text);
        offered.insert(action);
        assert!(!act.say.is_empty());
    }
    assert_eq!(offered, legal);
}

/// Whether handles are where the things of an action lie.
fn lies_on(picks: &[&str], action: Action) -> bool {
    let is_card = |handle, card| read_card(handle) == Some(card);
    match (picks, action) {
        (&[held, at], Action::Place { card, cell }) => is_card(held, card) && read_cell(at) == Some(cell),
        (&["a.exchange", held], Action::Exchange { card }) => is_card(held, card),
        (&[at], Action::Take(cell)) => read_cell(at) == Some(cell),
        (&[handle], Action::Pass) => handle == "a.pass",
        (&[handle], Action::ChooseLine(axis)) => handle == format!("a.{axis}"),
        _ => false,
    }
}

fn one(pick: &Pick) -> &str {
    match pick {
        Pick::One(handle) => handle,
        Pick::Some { .. } => panic!("M has no sets"),
    }
}

#[test]
fn every_refusal_has_words_and_handles() {
    let mut met = BTreeSet::new();
    for seats in [2, 4] {
        let looks = looks(seats);
        for table in positions(seats, 90 + u64::from(seats), 3) {
            for observer in observers(seats) {
                met.extend(kinds_refused(&table, observer, &looks));
            }
        }
    }
    assert!(met.len() >= 12, "{met:?}");
}

/// Which kinds of reasons an observer meets at a table; each is put into words.
fn kinds_refused(table: &Table<M>, observer: Observer, seats: &[SeatLook]) -> BTreeSet<String> {
    let probes = table.truth().probes(Seat::default(), &mut Rng::from_seed(3));
    let view = table.view(observer);
    let reasons = probes.into_iter().filter_map(|probe| view.why_not(probe));
    let kind = |reason: Illegal| {
        for language in Language::ALL {
            let refusal = MFace::refusal(&reason, &Look { language, observer, seats });
            assert!(refusal.text.len() > 10, "{reason:?}");
            assert!(refusal.handles.len() >= reason.cells().len());
        }
        format!("{reason:?}").split([' ', '{']).next().unwrap().to_owned()
    };
    reasons.map(kind).collect()
}

#[test]
fn reasons_that_play_does_not_meet_have_words_too() {
    let looks = looks(3);
    let (cell, card) = (Cell::new(3, -1).unwrap(), "g0".parse::<Card>().unwrap());
    let seat = Seat::default();
    let reasons = [
        Illegal::NotTheDeck { card, given: 3, has: 2 },
        Illegal::ShuffleDue,
        Illegal::FirstDue,
        Illegal::NoLuckDue,
        Illegal::NoSuchSeat { seat, seats: 2 },
        Illegal::NotSeated,
        Illegal::NotYourLine { trigger: seat },
        Illegal::NoLineToChoose,
        Illegal::PileEmpty,
        Illegal::OutsideFixedArea { cell, width: 7, height: 2 },
        Illegal::TouchesNothing { cell, between: true },
        Illegal::NotInHandToExchange { card },
    ];
    for reason in reasons {
        for language in Language::ALL {
            let look = Look { language, observer: Observer::Spectator, seats: &looks };
            assert!(MFace::refusal(&reason, &look).text.len() > 10, "{reason:?}");
        }
    }
}

#[test]
fn nobody_is_told_cards_of_others() {
    for seats in [2, 5] {
        let looks = looks(seats);
        for table in handful(seats, 7) {
            for observer in observers(seats).filter(|&observer| observer != Observer::Omniscient) {
                assert_discreet(&table, &Look { language: Language::English, observer, seats: &looks });
            }
        }
    }
}

/// No card that the observer has not seen is named anywhere.
fn assert_discreet(table: &Table<M>, look: &Look<'_>) {
    let (observer, view) = (look.observer, table.view(look.observer));
    let mut text = page(table, look) + &MFace::picture(&view, look);
    for part in MFace::describe(&view, look) {
        text += &part.lines.join("\n");
    }
    for told in table.events_since(0, observer) {
        text += &MFace::line(&told.event, look).map_or(String::new(), |line| line.text);
    }
    let hidden = view.unseen();
    for card in hidden.iter().filter(|&card| !card.is_zero() && !was_named(table, observer, card)) {
        assert!(!text.contains(&card_name(card, look.language)), "{observer:?} is told of {card}");
    }
}

/// Whether the observer was told of a card once: one that it has put under the pile since.
fn was_named(table: &Table<M>, observer: Observer, card: Card) -> bool {
    table.events_since(0, observer).any(|told| {
        matches!(told.event, Event::ExchangedCards { under, drawn, .. } if under == card || drawn == card)
    })
}

#[test]
fn twins_are_two_handles_of_the_same_card() {
    let g0 = "g0".parse().ok();
    assert_eq!(["h.g0", "h.g0a", "h.g0b"].map(read_card), [g0; 3]);
    assert!(["h.b40ca", "h.", "c.1.2", "h.g0c"].into_iter().all(|handle| read_card(handle).is_none()));
    assert!(["c.01.2", "c.1", "h.b40c", "c.1.x"].into_iter().all(|handle| read_cell(handle).is_none()));
    assert_eq!(read_cell("c.-1.2"), Cell::new(-1, 2));
}

#[test]
fn what_could_be_laid_is_drawn_with_what_agrees_for_who_may_lay_it() {
    let mut drawn = 0;
    for (seats, seed) in [(2, 32), (4, 34), (3, 41), (4, 42), (2, 43)] {
        let looks = looks(seats);
        for table in handful(seats, seed) {
            let language = Language::English;
            let shown = observers(seats)
                .map(|observer| assert_foreseen(&table, &Look { language, observer, seats: &looks }));
            drawn += shown.sum::<usize>();
        }
    }
    assert!(drawn > 50, "{drawn}");
}

/// What an observer may lay is drawn, and nothing else; gives how many drawings there are.
fn assert_foreseen(table: &Table<M>, look: &Look<'_>) -> usize {
    let (page, view) = (page(table, look), table.view(look.observer));
    let (mut wanted, mut agreements) = (BTreeSet::new(), 0);
    for act in MFace::choices(&view, look).acts {
        let picks: Vec<&str> = act.picks.iter().map(one).collect();
        let Ok(Action::Place { card, cell }) = M::read_action(table.options(), &act.text) else { continue };
        wanted.insert(format!("data-preview=\"{}\"", picks.join(" ")));
        agreements += view.public().neighbours(card, cell).count();
    }
    assert!(wanted.iter().all(|preview| page.contains(preview)), "{wanted:?}");
    assert_eq!(page.matches("data-preview=").count(), wanted.len(), "no others are drawn");
    let pills: usize =
        ["m-one-", "m-pill-"].map(|pill| page.matches(&format!("href=\"#{pill}")).count()).iter().sum();
    assert_eq!(pills, agreements);
    wanted.len()
}

/// The first position of a random game of three in which the seat to play may lay a card on this many cells.
fn with_cells(least: usize) -> (Table<M>, Seat) {
    let cells = |table: &Table<M>, seat| {
        let view = table.view(Observer::Seat(seat));
        view.prospects().map(|prospect| prospect.cell).collect::<BTreeSet<_>>().len()
    };
    let tables = positions(3, 5, 1).into_iter();
    let mut with_turn = tables.filter_map(|table| Some((table.turn().owing().first()?, table)));
    let (seat, table) = with_turn.find(|(seat, table)| cells(table, *seat) >= least).unwrap();
    (table, seat)
}

#[test]
fn a_card_comes_before_its_cell_and_the_chosen_card_says_what_it_does_not_match() {
    let ((table, seat), looks) = (with_cells(4), looks(3));
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &looks };
    let view = table.view(look.observer);
    let choices = MFace::choices(&view, &look);
    let why = |picks: &[&str], handle: &str| choices.why::<MFace>(&view, picks, handle, &look);
    let prospects: Vec<_> = view.prospects().collect();
    let (card, cell) = (prospects[0].card, super::handles::of_cell(prospects[0].cell));
    let early = why(&[], &cell).unwrap();
    assert_eq!(
        (early.text.as_str(), early.rule.to_string()),
        ("First choose the card that you lay, then its cell.", "M-4.1".into())
    );
    assert!(!early.handles.is_empty());
    let held = super::handles::of_hand(view.hand());
    let (handle, _) = held.iter().find(|(_, held)| *held == card).unwrap();
    assert!(why(&[handle], &cell).is_none() && why(&[handle, &cell], &cell).is_none());
    // A cell for another card only: what this one has nothing in common with is named.
    let other = prospects
        .iter()
        .find(|other| !prospects.iter().any(|one| one.card == card && one.cell == other.cell));
    if let Some(other) = other {
        let refused = why(&[handle], &super::handles::of_cell(other.cell)).unwrap();
        assert!(refused.text.contains(&card_name(card, Language::English)), "{}", refused.text);
        assert_eq!(refused.rule.to_string(), "M-4.4");
    }
}

#[test]
fn the_tiles_of_a_table_stay_light() {
    let tiles = super::tile::defs().0.len();
    assert!(tiles < 20_000, "{tiles}");
}

#[test]
fn cells_are_called_by_a_letter_and_a_number_that_stay() {
    let name = |x, y| super::words::cell_name(Cell::new(x, y).unwrap());
    assert_eq!([name(0, 0), name(3, -1), name(-2, -4)], ["C5", "F4", "A1"]);
    assert_eq!(name(-3, -5), "Z99", "the letters and numbers go round");
    // Within a window no two cells have one name.
    let names: BTreeSet<String> =
        (-9..9).flat_map(|x| (-9..9).map(move |y| (x, y))).map(|(x, y)| name(x, y)).collect();
    assert_eq!(names.len(), 18 * 18);
}
