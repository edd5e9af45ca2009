//! The names of everything a person may choose at this table.
//!
//! `h.b.M05` and `h.p.17` cards of the own hand (`h.b.M05.2` an equal one), `q.1.M05` a card of a pair in solo play,
//! `c.5` a space, `n.5` one of the neutral player, `l.R1` a line, `d.R1` Damage on it, `e.2/5` an edge, `p.17` a Project,
//! `p.17.s` its next cost space of a colour (`a`: of any), `p.17.x` its next extra space, `t.s.1` a token of the pool,
//! `k.s` a colour, `b.A` a board, `a.pass`, `a.end`.

use city::{
    Action, Bag, BuildingId, Card, Colour, ColourSet, Crossing, Edge, Effect, Entry, Line, LineSet, Pack,
    Space, SpaceSet, Task, Token, View, With,
};
use engine::Misread;

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

/// The action that chosen handles mean to the observer. Whether it is legal is for the rules to say.
///
/// # Errors
/// If the handles mean no action.
pub(super) fn action(view: &View, picks: &[&str]) -> Result<Action, Misread> {
    let Some((&first, rest)) = picks.split_first() else { return Err(Misread::at(0, "a handle")) };
    match first {
        PASS => return Ok(Action::Pass),
        END => return Ok(Action::End),
        _ => {}
    }
    // A token may be chosen before its place.
    if let [token, place] = *picks
        && (token.starts_with("t.") || token.starts_with("k."))
        && (place.starts_with("p.") || place.starts_with("e."))
    {
        return action(view, &[place, token]);
    }
    let (kind, name) = first.split_once('.').ok_or_else(|| unknown(first))?;
    match kind {
        "h" => keep(view, picks),
        "q" => pair(view, name, first),
        "b" => view.public().pack().find_board(name).map(Action::Board).ok_or_else(|| unknown(first)),
        "c" => spaces(view, picks),
        "n" => Ok(Action::NeutralCross(Crossing::on(name.parse()?))),
        "l" => Ok(Action::Lines(lines(picks, "l.")?)),
        "d" => Ok(Action::Lines(lines(picks, "d.")?)),
        "k" => Ok(Action::Colours(colours(picks)?)),
        "e" => Ok(Action::Cover {
            token: token_for(view, rest, |token| cover_at(token, name))?,
            edge: name.parse()?,
        }),
        "p" => project(view, name, first, rest),
        _ => Err(unknown(first)),
    }
}

/// The card that is played, then the one that is kept; of two cards the other is kept.
fn keep(view: &View, picks: &[&str]) -> Result<Action, Misread> {
    let held = of_hand(view.hand(), view.public().pack());
    let find = |handle: &str| held.iter().position(|(name, _)| name == handle).ok_or_else(|| unknown(handle));
    let (play, kept) = match *picks {
        [play, kept] => (find(play)?, find(kept)?),
        [play] if held.len() == 2 => (find(play)?, 1 - find(play)?),
        _ => return Err(Misread::at(0, "the card to play, then the one to keep")),
    };
    if play == kept {
        return Err(Misread::at(0, "two different cards"));
    }
    let mut keep = [held[play].1, held[kept].1];
    keep.sort_unstable();
    Ok(Action::Keep { keep, play: held[play].1 })
}

fn pair(view: &View, name: &str, handle: &str) -> Result<Action, Misread> {
    let (pair, card) = name.split_once('.').ok_or_else(|| unknown(handle))?;
    let place = view.public().pack().find_building(card).ok_or_else(|| unknown(handle))?;
    let pair = match pair {
        "1" => 1,
        "2" => 2,
        _ => return Err(unknown(handle)),
    };
    Ok(Action::Pair { pair, place })
}

/// Spaces mean what the observer is asked: a place, a crossing, a substitute, or spaces for an effect.
fn spaces(view: &View, picks: &[&str]) -> Result<Action, Misread> {
    let set = space_set(picks)?;
    let first = set.first().ok_or_else(|| Misread::at(0, "a space"))?;
    let desk = view.desk();
    if desk.is_some_and(|desk| desk.effect(view.public().pack()).is_some()) {
        return Ok(Action::Spaces(set));
    }
    Ok(match desk.map(city::Desk::task) {
        Some(Task::Cross) => Action::Cross(Crossing::on(first)),
        Some(Task::Redirect) => Action::Redirect(first),
        _ => Action::Space(first),
    })
}

fn space_set(picks: &[&str]) -> Result<SpaceSet, Misread> {
    let space = |pick: &&str| pick.strip_prefix("c.").ok_or_else(|| unknown(pick))?.parse::<Space>();
    picks.iter().map(space).collect()
}

fn lines(picks: &[&str], prefix: &str) -> Result<LineSet, Misread> {
    let line = |pick: &&str| pick.strip_prefix(prefix).ok_or_else(|| unknown(pick))?.parse::<Line>();
    picks.iter().map(line).collect()
}

fn colours(picks: &[&str]) -> Result<ColourSet, Misread> {
    picks.iter().map(|pick| colour(pick)).collect()
}

/// Reads `k.s`, or the colour of a token `t.s.1`.
pub(super) fn colour(handle: &str) -> Result<Colour, Misread> {
    let name =
        handle.strip_prefix("k.").or_else(|| handle.strip_prefix("t.")).ok_or_else(|| unknown(handle))?;
    let letter = name.chars().next().ok_or_else(|| unknown(handle))?;
    Colour::of_letter(letter).ok_or_else(|| unknown(handle))
}

/// The colour of the token that goes to a place: as picked, or the only one that may.
fn token_for(
    view: &View,
    rest: &[&str],
    goes: impl Fn(Colour) -> Result<Action, Misread>,
) -> Result<Colour, Misread> {
    match *rest {
        [token] => colour(token),
        [] => {
            let legal = |&token: &Colour| goes(token).is_ok_and(|action| view.why_not(action).is_none());
            let first = Colour::ALL.into_iter().find(legal);
            Ok(first
                .or_else(|| {
                    Colour::ALL
                        .into_iter()
                        .find(|&token| view.desk().is_some_and(|desk| desk.pool().of(token) > 0))
                })
                .unwrap_or(Colour::Strength))
        }
        _ => Err(Misread::at(0, "one token")),
    }
}

fn cover_at(token: Colour, edge: &str) -> Result<Action, Misread> {
    Ok(Action::Cover { token, edge: edge.parse()? })
}

/// A place for a token on a Project, or its effect with what it is used on.
fn project(view: &View, name: &str, handle: &str, rest: &[&str]) -> Result<Action, Misread> {
    let (number, place) = name.split_once('.').map_or((name, None), |(number, place)| (number, Some(place)));
    let number: u8 = number.parse().map_err(|_| unknown(handle))?;
    match place {
        None => use_of(view, number, rest),
        Some("x") => {
            let goes = |token| Ok(Action::Extra { token, project: number });
            Ok(Action::Extra { token: token_for(view, rest, goes)?, project: number })
        }
        Some(place) => {
            let on = match place {
                "a" => Token::Any,
                place => Token::Of(
                    place
                        .chars()
                        .next()
                        .and_then(Colour::of_letter)
                        .filter(|_| place.len() == 1)
                        .ok_or_else(|| unknown(handle))?,
                ),
            };
            let goes = |token| Ok(Action::Put { token, project: number, on });
            Ok(Action::Put { token: token_for(view, rest, goes)?, project: number, on })
        }
    }
}

fn use_of(view: &View, number: u8, rest: &[&str]) -> Result<Action, Misread> {
    let pack = view.public().pack();
    let effects = pack.find_project(number).map(|id| &pack.project(id).effects);
    if effects.is_some_and(|effects| effects.contains(&Effect::Manual)) && rest.is_empty() {
        return Ok(Action::Manual { project: number, entry: Entry::default() });
    }
    let Some(&first) = rest.first() else { return Ok(Action::Use { project: number, with: With::Nothing }) };
    let with = match first.split_once('.') {
        Some(("d", _)) => With::Lines(lines(rest, "d.")?),
        Some(("c", _)) => With::Spaces(space_set(rest)?),
        Some(("t", _)) => With::Tokens(bag(rest)?),
        Some(("q", name)) => {
            let card = name
                .strip_prefix("s.")
                .and_then(|name| pack.find_building(name))
                .ok_or_else(|| unknown(first))?;
            let space = space_set(&rest[1..])?.first().ok_or_else(|| Misread::at(0, "a space"))?;
            With::Card(card, space)
        }
        _ => return Err(unknown(first)),
    };
    Ok(Action::Use { project: number, with })
}

fn bag(picks: &[&str]) -> Result<Bag, Misread> {
    picks.iter().try_fold(Bag::EMPTY, |bag, pick| Ok(bag.with(Token::Of(colour(pick)?), 1)))
}

fn unknown(handle: &str) -> Misread {
    Misread::at(0, format!("a handle of this table; there is no {handle:?}"))
}
