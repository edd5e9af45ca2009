//! Positions as text, for the vectors.

use engine::{Options, Seat, SeatSet};
use toml::Table;

use crate::desk::Desk;
use crate::estate::Estate;
use crate::pack::{Bag, Colour, Pack, ProjectId, Token};
use crate::phase::Phase;
use crate::space::{Line, LineSet, Space};
use crate::{City, CityOptions};

/// The options and the position of a vector.
pub(super) fn position(vector: &Table) -> (CityOptions, City) {
    let players = vector.get("players").map_or(2, |players| players.as_integer().unwrap());
    let chosen: Vec<(String, String)> = vector.get("options").map_or_else(Vec::new, |options| {
        let words =
            |(name, value): (&String, &toml::Value)| (name.clone(), value.as_str().unwrap().to_owned());
        options.as_table().unwrap().iter().map(words).collect()
    });
    let options = CityOptions::build(u8::try_from(players).unwrap(), &chosen).unwrap();
    let mut city = City::before_luck(&options);
    city.public.round = 2;
    city.public.turn = 1;
    city.public.battle = 2;
    let board = city.public.pack.board_ids().next().unwrap();
    for side in 0..usize::from(city.public.sides) {
        city.public.estates[side] = Estate::new(&city.public.pack, board, &[]);
    }
    for (name, at) in [("a", 0), ("b", 1), ("c", 2), ("d", 3), ("e", 4), ("n", 1)] {
        if let Some(text) = vector.get(name) {
            for line in text.as_array().unwrap() {
                set(&mut city, at, line.as_str().unwrap());
            }
        }
    }
    settle(&mut city);
    (options, city)
}

/// Puts what lies in front of the seats on their desks, as every phase does when it begins.
pub(super) fn settle(city: &mut City) {
    for seat in city.seats() {
        city.desks[seat.index()] = Desk::new(city.public.estates[seat.index()]);
    }
}

/// Changes what lies in front of a side: `city 4:W02`, `ruined 5`, `pending R1 R2`, `#1 s1 f1`, `#20 complete`.
pub(super) fn set(city: &mut City, at: usize, line: &str) {
    let pack = city.public.pack.clone();
    let (what, rest) = line.split_once(' ').unwrap_or((line, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    if what == "score" {
        return score(city, at, words[0].parse().unwrap());
    }
    if what == "stock" {
        city.public.stock = words[0].parse().unwrap();
        return;
    }
    let estate = &mut city.public.estates[at];
    let spaces = || words.iter().map(|word| word.parse::<Space>().unwrap()).collect();
    match what {
        "city" => {
            for word in words {
                let (space, card) = word.split_once(':').unwrap();
                let card = pack.find_building(card).unwrap_or_else(|| panic!("there is no {card}"));
                estate.place(&pack, card, space.parse().unwrap());
            }
        }
        "ruined" => estate.ruined = spaces(),
        "warded" => estate.warded = spaces(),
        "pending" => {
            estate.pending = words.iter().map(|word| word.parse::<Line>().unwrap()).collect();
            estate.taken = estate.pending.len();
        }
        "victories" => estate.victories = words[0].parse().unwrap(),
        "damage" => estate.taken = words[0].parse().unwrap(),
        number => project(estate, &pack, number, &words),
    }
}

/// Gives a Project, with what is still to be paid: `s1 f1`, or `complete`, and what lies on it.
fn project(estate: &mut Estate, pack: &Pack, number: &str, words: &[&str]) {
    let number = number.strip_prefix('#').unwrap_or_else(|| panic!("{number} is not known")).parse().unwrap();
    let id: ProjectId = pack.find_project(number).unwrap();
    let slot = estate.slot(|venture| venture.id == id).unwrap_or_else(|| {
        estate.add_venture(pack, id);
        estate.ventures().len() - 1
    });
    let mut open = Bag::EMPTY;
    let mut marks = Vec::new();
    for word in words {
        let count = || word[word.len() - 1..].parse::<u8>().unwrap();
        match word.chars().next().and_then(Colour::of_letter).filter(|_| word.len() == 2) {
            Some(colour) => open = open.with(Token::Of(colour), count()),
            None => marks.push(*word),
        }
    }
    let cost = pack.project(id).cost;
    if !open.is_empty() || marks.contains(&"complete") {
        for token in Token::ALL {
            let colour = if let Token::Of(colour) = token { colour } else { Colour::Food };
            for _ in open.count(token)..cost.count(token) {
                estate.pay(pack, slot, token, colour);
            }
        }
    }
    for mark in marks {
        match mark {
            "complete" => {}
            "used" => estate.use_up(slot),
            "damage" => estate.venture_mut(slot).damage = 1,
            line => estate.venture_mut(slot).lines = LineSet::only(line.parse().unwrap()),
        }
    }
}

/// Makes the score of a seat this one.
fn score(city: &mut City, at: usize, wanted: i32) {
    let seat = Seat::new(at).unwrap();
    let more = wanted - city.public.sheet(seat).total();
    city.public.estates[at].venture_mut(0).manual_ap = i8::try_from(more).unwrap();
}

/// Asks one seat something, and the others nothing.
pub(super) fn ask(city: &mut City, asked: Seat, phase: Phase, desk: impl Fn(&City) -> Desk) {
    city.public.phase = phase;
    settle(city);
    let mut desk = desk(city);
    desk.settle(&city.public);
    city.owing = SeatSet::EMPTY;
    if !desk.is_done() {
        city.owing = city.owing.with(asked);
    }
    city.desks[asked.index()] = desk;
    city.public.asked = city.owing;
}
