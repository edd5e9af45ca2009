//! The handles of this table: where everything is that a person may choose.
//!
//! `h.b.M05` and `h.p.17` cards of the own hand (`h.b.M05.2` an equal one), `q.1.M05` a card of a pair in solo play,
//! `c.5` a space, `n.5` one of the neutral player, `l.R1` a line, `d.R1` Damage on it, `e.2/5` an edge, `p.17` a Project,
//! `p.17.s` its next cost space of a colour (`a`: of any), `p.17.x` its next extra space, `t.s.1` a token of the pool,
//! `k.s` a colour, `b.A` a board, `a.pass`, `a.end`.

use city::{BoardId, BuildingId, Card, Colour, Edge, Line, Pack, Space, Token, View};

/// The handle of doing without.
pub(super) const PASS: &str = "a.pass";
/// The handle of ending a resolution.
pub(super) const END: &str = "a.end";

/// The handles of the cards of a hand, each with its card.
pub(super) fn of_hand(hand: &[Card], pack: &Pack) -> Vec<(String, Card)> {
    let name = |(at, &card): (usize, &Card)| {
        let before = hand[..at].iter().filter(|&&other| other == card).count();
        let copy = if before == 0 { String::new() } else { format!(".{}", before + 1) };
        (format!("{}{copy}", of_card(card, pack)), card)
    };
    hand.iter().enumerate().map(name).collect()
}

/// The handle of the first such card in a hand.
pub(super) fn of_card(card: Card, pack: &Pack) -> String {
    match card {
        Card::Building(id) => format!("h.b.{}", pack.building(id).name),
        Card::Project(id) => format!("h.p.{}", pack.project(id).number),
    }
}

/// A card of a pair in solo play.
pub(super) fn of_pair(pair: u8, card: BuildingId, pack: &Pack) -> String {
    format!("q.{pair}.{}", pack.building(card).name)
}

/// A card of the unused pair in solo play.
pub(super) fn of_spare(card: BuildingId, pack: &Pack) -> String {
    format!("q.s.{}", pack.building(card).name)
}

/// A space of the own city.
pub(super) fn of_space(space: Space) -> String {
    format!("c.{space}")
}

/// A space of the neutral player's city.
pub(super) fn of_neutral(space: Space) -> String {
    format!("n.{space}")
}

/// A line.
pub(super) fn of_line(line: Line) -> String {
    format!("l.{line}")
}

/// Damage on a line.
pub(super) fn of_damage(line: Line) -> String {
    format!("d.{line}")
}

/// An edge.
pub(super) fn of_edge(edge: Edge) -> String {
    format!("e.{edge}")
}

/// A Project.
pub(super) fn of_project(number: u8) -> String {
    format!("p.{number}")
}

/// The next cost space of a kind.
pub(super) fn of_cost(number: u8, on: Token) -> String {
    match on {
        Token::Of(colour) => format!("p.{number}.{colour}"),
        Token::Any => format!("p.{number}.a"),
    }
}

/// The next extra space.
pub(super) fn of_extra(number: u8) -> String {
    format!("p.{number}.x")
}

/// A colour.
pub(super) fn of_colour(colour: Colour) -> String {
    format!("k.{colour}")
}

/// A coloured token of the pool, numbered from 1 in its colour.
pub(super) fn of_token(colour: Colour, nth: u8) -> String {
    format!("t.{colour}.{nth}")
}

/// A face of a board.
pub(super) fn of_board(name: &str) -> String {
    format!("b.{name}")
}

/// What a handle stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    /// Doing without.
    Pass,
    /// The end of a resolution.
    End,
    /// The card at this place of the own hand.
    Held(usize),
    /// A card of a pair in solo play.
    Pair(u8, BuildingId),
    /// A card of the unused pair.
    Spare(BuildingId),
    /// A face of a board.
    Board(BoardId),
    /// A space of the own city.
    Space(Space),
    /// A space of the neutral player's city.
    Neutral(Space),
    /// A line.
    Line(Line),
    /// Damage on a line.
    Damage(Line),
    /// An edge.
    Edge(Edge),
    /// A Project, by its number.
    Project(u8),
    /// The next cost space of a kind.
    Cost(u8, Token),
    /// The next extra space.
    Extra(u8),
    /// A coloured token of the pool.
    Token(Colour),
    /// A colour.
    Colour(Colour),
}

impl Thing {
    /// What a handle stands for to an observer, if it can be one of this table.
    pub(super) fn of(handle: &str, view: &View) -> Option<Self> {
        let pack = view.public().pack();
        let (kind, name) = handle.split_once('.')?;
        match kind {
            "a" if handle == PASS => Some(Self::Pass),
            "a" if handle == END => Some(Self::End),
            "h" => of_hand(view.hand(), pack).iter().position(|(held, _)| held == handle).map(Self::Held),
            "q" => match name.split_once('.')? {
                ("1", card) => Some(Self::Pair(1, pack.find_building(card)?)),
                ("2", card) => Some(Self::Pair(2, pack.find_building(card)?)),
                ("s", card) => Some(Self::Spare(pack.find_building(card)?)),
                _ => None,
            },
            "b" => pack.find_board(name).map(Self::Board),
            "c" => name.parse().ok().map(Self::Space),
            "n" => name.parse().ok().map(Self::Neutral),
            "l" => name.parse().ok().map(Self::Line),
            "d" => name.parse().ok().map(Self::Damage),
            "e" => name.parse().ok().map(Self::Edge),
            "p" => of_name(name),
            "t" => name.chars().next().and_then(Colour::of_letter).map(Self::Token),
            "k" => name.chars().next().and_then(Colour::of_letter).map(Self::Colour),
            _ => None,
        }
    }
}

/// Reads `17`, `17.x`, `17.a` and `17.s`: a Project, or a place on it.
fn of_name(name: &str) -> Option<Thing> {
    let Some((number, place)) = name.split_once('.') else { return name.parse().ok().map(Thing::Project) };
    let number = number.parse().ok()?;
    match (place, place.chars().next()?) {
        ("x", _) => Some(Thing::Extra(number)),
        ("a", _) => Some(Thing::Cost(number, Token::Any)),
        (_, letter) => Colour::of_letter(letter).map(|colour| Thing::Cost(number, Token::Of(colour))),
    }
}
