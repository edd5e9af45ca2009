//! Everything that is written can be read, and what cannot be read says where.

use engine::{ParseError, PerSeat, Rng, Seat, Set};

use crate::event::Face;
use crate::{
    Action, Area, Carry, Cell, Chance, Channel, Depth, Saved, Side, Space, Spot, Volcano, build_continent,
};

fn all_actions() -> Vec<Action> {
    let mut actions =
        vec![Action::Pray, Action::Leave, Action::End, Action::Call, Action::Save(Saved::NOTHING)];
    for space in Space::all() {
        actions.extend([Action::Land(space), Action::Settler(space), Action::Rescue(space)]);
        let channels = || Channel::of(space);
        actions.extend(channels().flat_map(|channel| [Action::Village(channel), Action::Sculpt(channel)]));
        let spots: Vec<Spot> = channels().map(Spot::Channel).chain([Spot::Loose(space)]).collect();
        for &from in &spots {
            actions.extend(Side::ALL.map(|side| Action::Raise { from, side }));
            actions.extend(Saved::new([from]).map(Action::Save));
        }
        actions.extend(Saved::new(spots).map(Action::Save));
        let loose = [Carry::Nothing, Carry::Loose, Carry::LooseOf(Seat::default())];
        let carries = loose.into_iter().chain(channels().map(|channel| Carry::Lying(channel.depth())));
        let to = Space::all().next_back().unwrap();
        actions.extend(carries.map(|carry| Action::Move { from: space, to, carry }));
    }
    actions
}

#[test]
fn actions() {
    for action in all_actions() {
        assert_eq!(Action::read(&action.to_string()), Ok(action), "{action}");
    }
    let same = [
        ("  move  3a   3b  near ", "move 3a 3b near"),
        ("save 5b:near,3a:loose,3a:near", "save 3a:near,3a:loose,5b:near"),
        ("raise 9a loose SW", "raise 9a loose SW"),
    ];
    for (text, canonical) in same {
        assert_eq!(Action::read(text).unwrap().to_string(), canonical);
    }
}

#[test]
fn actions_that_cannot_be_read() {
    let cases = [
        ("", 0, "an action"),
        ("walk 3a 3b", 0, "an action"),
        ("land", 4, "a space"),
        ("land 18c", 7, "a to b"),
        ("land 9b", 6, "a only"),
        ("land 23a", 5, "a space"),
        ("land 18a 18b", 9, "the end"),
        ("move 3a", 7, "a space"),
        ("move 3a 3b pit", 11, "near, far or loose"),
        ("move 3a 3b loose:g", 17, "a seat"),
        ("village 9a near", 11, "pit"),
        ("village 3a loose", 11, "near or far"),
        ("raise 9a near E", 9, "pit or loose"),
        ("raise 9a pit X", 13, "a side"),
        ("save 3a", 5, "a space and a channel"),
        ("save 3a:near,9a:far", 16, "pit or loose"),
        ("save 1a:near,1b:near,1c:near,2a:near,2b:near", 37, "at most four"),
    ];
    for (text, column, expected) in cases {
        let ParseError { column: at, expected: said } = Action::read(text).unwrap_err();
        assert_eq!(at, column, "{text}: {said}");
        assert!(said.contains(expected), "{text}: {said}");
    }
}

#[test]
fn outcomes() {
    let continent = build_continent(4, &mut Rng::from_seed(5));
    let tokens: Set<Volcano> = Volcano::every();
    let mut chances = vec![
        Chance::Continent(continent),
        Chance::Boats(PerSeat::from_fn(4, |seat| Cell::new(3, i8::try_from(seat.index()).unwrap()))),
        Chance::Die(Face::White),
        Chance::Die(Face::Volcano),
        Chance::Tokens(tokens),
    ];
    chances.extend(Seat::all(4).map(Chance::First));
    chances.extend(Area::all().map(Chance::Tie));
    chances.extend(Area::all().skip(1).map(|area| Chance::Crack(Area::new(1).unwrap(), area)));
    for chance in chances {
        assert_eq!(Chance::read(4, &chance.to_string()), Ok(chance), "{chance}");
    }
    let cases = [
        ("dice white", 0, "an outcome"),
        ("die black", 4, "white or volcano"),
        ("tokens 3,9", 9, "a volcano"),
        ("tokens 3,3", 9, "only once"),
        ("tie 0", 4, "an area"),
        ("crack 17|3", 6, "a border"),
        ("crack 3", 6, "a border"),
        ("first", 5, "a seat"),
        ("boats a@3,1", 11, "the boat of b"),
        ("boats b@3,1 a@3,1", 6, "the boat of a"),
        ("boats a@3 b@3,1", 8, "a cell"),
        ("continent 1@0,0/7", 16, "0 to 5"),
        ("continent 1@0,0/0 1@0,0/0", 18, "only once"),
        ("continent 1@0,0/0", 17, "tile 2"),
        ("continent 1@0,99/0", 14, "a cell"),
    ];
    for (text, column, expected) in cases {
        let ParseError { column: at, expected: said } = Chance::read(2, text).unwrap_err();
        assert_eq!(at, column, "{text}: {said}");
        assert!(said.contains(expected), "{text}: {said}");
    }
}

#[test]
fn components() {
    for space in Space::all() {
        assert_eq!(space.to_string().parse(), Ok(space));
        assert!(space.area().spaces().any(|other| other == space));
        for channel in Channel::of(space) {
            assert_eq!(channel.to_string().parse(), Ok(channel));
            assert_eq!(channel.space(), space);
            assert_eq!(Channel::new(space, channel.depth()), Some(channel));
        }
    }
    let first: Space = "1a".parse().unwrap();
    let near = Channel::new(first, Depth::Near).unwrap();
    assert_eq!(near.outwards(), Channel::new(first, Depth::Far));
    assert_eq!(near.outwards().and_then(Channel::outwards), None);
    assert_eq!(Channel::new(first, Depth::Pit), None);
    let three = Set::only(first).with("9a".parse().unwrap());
    assert_eq!(Channel::spaces(Channel::of_all(three)), three);
    assert_eq!(Channel::of_all(three).len(), 3);
    for text in ["0", "23", "01", "a", ""] {
        assert!(text.parse::<Area>().is_err(), "{text}");
    }
    for text in ["01,0", "-0,0", "61,0", "1", "1,", "+1,0"] {
        assert!(text.parse::<Cell>().is_err(), "{text}");
    }
}

#[test]
fn sides_turn_and_corners_meet() {
    let cell = Cell::new(2, -1);
    for side in Side::ALL {
        assert_eq!(cell.beyond(side).beyond(side.opposite()), cell);
        assert_eq!(side.turned(6), side);
        // The end of a side is the beginning of the same side seen from beyond.
        assert_eq!(cell.corner(side), cell.beyond(side).corner(side.opposite().turned(1)));
        assert_eq!(cell.turned(1).beyond(side.turned(1)), cell.beyond(side).turned(1));
        assert_eq!(side.to_string().parse(), Ok(side));
    }
}
