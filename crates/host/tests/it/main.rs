//! A game behind the interface, as whoever hosts it sees it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod pairs;

use engine::{Luck, Observer, Rng, SavedGame, Seat};
use host::{AnyPosition, AnyTable, Documents, Entry, Level, Look, PartKind, PlayRefused, SeatLook};
use words::Language;

/// The game that these tests know.
const TOY: Entry =
    Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS));

fn seats() -> Vec<SeatLook> {
    let seat = |name: &str| SeatLook { name: name.into(), letter: name[..1].into(), computer: false };
    ["Anna", "Ben", "Clara"].map(seat).to_vec()
}

const fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// A table of three on which `! deal` has been drawn.
fn dealt() -> Box<dyn AnyTable> {
    let mut table = TOY.open(3, &[]).unwrap();
    table.settle(&Luck::from_seed(7));
    table
}

const fn look(seats: &[SeatLook], index: usize) -> Look<'_> {
    Look { language: Language::English, observer: Observer::Seat(seat(index)), seats }
}

#[test]
fn an_action_is_checked_without_being_played() {
    let (table, seats) = (dealt(), seats());
    let look = look(&seats, 0);
    let owed = table.owed(look.observer);
    assert_eq!(owed.len(), 3);
    let (mine, not_mine): (Vec<String>, Vec<String>) =
        (1..=18).map(|card| format!("seal {card}")).partition(|action| owed.contains(action));
    for action in mine {
        assert!(table.check_text(seat(0), &action, &look).is_ok(), "{action}");
    }
    for action in not_mine {
        match table.check_text(seat(0), &action, &look) {
            Err(PlayRefused::Illegal(refusal)) => assert_eq!(refusal.rule.to_string(), "TOY-1.3"),
            other => panic!("{action}: {other:?}"),
        }
    }
    assert!(matches!(table.check_text(seat(0), "seal", &look), Err(PlayRefused::Misread(_))));
    assert_eq!(table.step_count(), 1, "nothing was played");
}

#[test]
fn what_the_choices_offer_is_what_may_be_played() {
    let (seats, luck, mut table) = (seats(), Luck::from_seed(7), dealt());
    let look = look(&seats, 0);
    let choices = table.see(look).choices();
    let offered: Vec<String> = choices.acts.iter().map(|act| act.text.clone()).collect();
    assert_eq!(offered, table.owed(look.observer));
    assert_eq!(table.legal(0..9, look.observer).texts, offered);
    let handle = offered[0].replace("seal ", "n.");
    assert_eq!(choices.text(&[&handle]).as_deref(), Some(offered[0].as_str()));
    table.play_text(seat(0), &offered[0], &luck, &look).unwrap();
    assert!(table.play_text(seat(0), &offered[0], &luck, &look).is_err(), "a choice is made once");
    assert!(table.take_back(seat(0)).is_err(), "the others were told that a number is sealed");
}

#[test]
fn nobody_is_given_what_it_may_not_know() {
    let (mut table, seats) = (dealt(), seats());
    let action = table.owed(Observer::Seat(seat(0)))[0].clone();
    table.play_text(seat(0), &action, &Luck::from_seed(7), &look(&seats, 0)).unwrap();
    let lines = |index| {
        let lines = table.see(look(&seats, index)).lines_since(1);
        lines.into_iter().map(|(_, line)| line.text).collect::<Vec<String>>()
    };
    assert_eq!(lines(0), [format!("You sealed {}.", action.replace("seal ", ""))]);
    assert_eq!(lines(1), ["Anna has sealed a number."]);
    let spectator = Look { observer: Observer::Spectator, ..look(&seats, 0) };
    assert!(table.owed(spectator.observer).is_empty());
    assert!(table.see(spectator).describe().iter().all(|part| part.kind != PartKind::Hand));
}

#[test]
fn an_imagined_world_is_played_on_and_cannot_be_written_down() {
    let (table, seats, luck) = (dealt(), seats(), Luck::from_seed(7));
    let mut world = table.imagine(Observer::Seat(seat(0)), &mut Rng::from_seed(3));
    let facts = |position: &dyn AnyPosition, index| position.see(look(&seats, index)).facts();
    assert_eq!(facts(world.as_ref(), 0), facts(table.as_ref(), 0), "the seat sees what it saw");
    let differs = |seed| facts(table.imagine(Observer::Seat(seat(0)), &mut Rng::from_seed(seed)).as_ref(), 1);
    assert!(
        (1..20).any(|seed| differs(seed) != facts(table.as_ref(), 1)),
        "what it may not know is imagined"
    );
    assert!(world.as_table().is_none() && table.as_table().is_some());
    let before = world.copied();
    while let Some(next) = world.turn().owing().first() {
        let choice = world.computer_choice(next, Level::Steady, &mut Rng::from_seed(1)).unwrap();
        world.play_text(next, &choice, &luck, &look(&seats, next.index())).unwrap();
    }
    assert!(world.turn().standing().is_some() && before.turn().standing().is_none());
}

#[test]
fn a_whole_game_is_played_saved_and_restored() {
    let (mut table, seats, luck) = (dealt(), seats(), Luck::from_seed(7));
    let mut rng = Rng::from_seed(1);
    while let Some(next) = table.turn().owing().first() {
        let choice = table.computer_choice(next, Level::Steady, &mut rng).unwrap();
        table.play_text(next, &choice, &luck, &look(&seats, next.index())).unwrap();
    }
    assert!(table.computer_choice(seat(0), Level::Steady, &mut rng).is_none(), "nobody owes a choice");
    let standing = table.turn().standing().unwrap();
    let parts = table.breakdown();
    for (index, (_, score)) in standing.scores.iter().enumerate() {
        assert_eq!(parts[index].iter().map(|part| part.value).sum::<i32>(), *score);
    }
    assert!(table.see(look(&seats, 0)).ending().unwrap().starts_with("Won by "));

    let text = table.save().to_string();
    let restored = TOY.restore(&SavedGame::parse(&text).unwrap()).unwrap();
    assert_eq!(restored.save().to_string(), text);
    assert_eq!(table.at(1).save().to_string(), dealt().save().to_string());
    assert_eq!(table.steps_since(0).len(), table.step_count());
}

#[test]
fn what_cannot_be_is_refused() {
    assert!(TOY.open(9, &[]).is_err());
    assert!(TOY.open(3, &[("goal".into(), "1".into())]).is_err());
    let other = SavedGame::parse("mu 1\ngame chess\noption players 3\n").unwrap();
    assert_eq!(TOY.restore(&other).err().unwrap().to_string(), "line 2: this is no game of toy");
}
