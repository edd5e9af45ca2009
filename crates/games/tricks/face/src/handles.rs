//! The names of everything a person may choose at this table.
//!
//! `h.r7a` a card of the own hand, `l.r7a` an own card on the table, `u.r` and `n.7` a type, `n.none` no
//! trumps, `s.b` a seat, `a.pass`. Of a 1 or a 7 there are two copies, `a` and `b`: which of them is
//! chosen never matters, and the letters count the observer's own copies, so they tell nothing.

use engine::{Misread, Seat};
use tricks::{Action, Card, CardSet, Number, Phase, Suit, Type, View};

use super::card::suit_code;

/// The handle of a pass.
pub(super) const PASS: &str = "a.pass";

/// The handle of naming no trumps.
const NO_TRUMPS: &str = "n.none";

/// Where a card of the observer's is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In the hidden hand.
    Hand,
    /// Laid in the auction, in front of the observer.
    Laid,
}

/// The handles of cards that lie in one place of the observer's, each with its card.
pub(super) fn of_cards(place: Place, cards: CardSet) -> Vec<(String, Card)> {
    let mut before = None;
    let name = |shown: Card| {
        let twin = before == Some(shown);
        before = Some(shown);
        (card_handle(place, shown, if twin { 'b' } else { 'a' }), shown)
    };
    cards.iter().map(name).collect()
}

/// The handle of one copy of a card; kinds that exist once need no letter.
fn card_handle(place: Place, shown: Card, copy: char) -> String {
    let letter = match place {
        Place::Hand => 'h',
        Place::Laid => 'l',
    };
    let (suit, number) = (suit_code(shown.suit()), shown.number());
    if shown.copies() == 1 {
        format!("{letter}.{suit}{number}")
    } else {
        format!("{letter}.{suit}{number}{copy}")
    }
}

/// The name under which a visible card travels from the hand to the table and into a trick. Kinds that
/// exist twice stay where they are: nobody could say which of them went.
pub(super) fn travelling(shown: Card) -> Option<String> {
    (shown.copies() == 1).then(|| format!("{}{}", suit_code(shown.suit()), shown.number()))
}

/// All handles these cards could have, wherever they are: for a page to outline those it shows.
pub(super) fn anywhere(cards: CardSet) -> Vec<String> {
    let places = [Place::Hand, Place::Laid];
    places.into_iter().flat_map(|place| of_cards(place, cards)).map(|(handle, _)| handle).collect()
}

/// The handle of naming a type or no trumps.
pub(super) fn of_type(named: Option<Type>) -> String {
    match named {
        Some(Type::Suit(suit)) => format!("u.{}", suit_code(suit)),
        Some(Type::Number(number)) => format!("n.{number}"),
        None => NO_TRUMPS.to_owned(),
    }
}

/// The handle of a seat.
pub(super) fn of_seat(seat: Seat) -> String {
    format!("s.{seat}")
}

/// The action that chosen handles mean. Whether it is legal is for the rules to say.
///
/// # Errors
/// If the handles mean no action.
pub(super) fn action(view: &View, picks: &[&str]) -> Result<Action, Misread> {
    match picks {
        [PASS] => Ok(Action::Pass),
        [NO_TRUMPS] => Ok(Action::Trump(None)),
        [one] => single(view, one),
        [] => Err(Misread::at(0, "a handle")),
        several => lay(several),
    }
}

/// The action that one handle means, other than a pass or no trumps.
fn single(view: &View, handle: &str) -> Result<Action, Misread> {
    let Some((kind, rest)) = handle.split_once('.') else { return Err(unknown(handle)) };
    match kind {
        "h" if view.public().phase() == Phase::Auction => lay(&[handle]),
        "h" | "l" => Ok(Action::Play(read_card(rest)?)),
        "u" | "n" => Ok(Action::Trump(Some(read_type(kind, rest).ok_or_else(|| unknown(handle))?))),
        "s" => Ok(Action::Partner(rest.parse::<Seat>().map_err(|bad| bad.shifted(2))?)),
        _ => Err(unknown(handle)),
    }
}

/// A lay of hand cards; each handle once.
fn lay(handles: &[&str]) -> Result<Action, Misread> {
    let mut cards = CardSet::EMPTY;
    for (place, handle) in handles.iter().enumerate() {
        let rest = handle.strip_prefix("h.").ok_or_else(|| unknown(handle))?;
        let card = read_card(rest)?;
        if handles[..place].contains(handle) || !cards.fits_with(CardSet::only(card)) {
            return Err(Misread::at(0, format!("each card once; {handle} is chosen again")));
        }
        cards = cards.with(card);
    }
    Ok(Action::Lay(cards))
}

/// Reads `r7a`, `r7b` or `r5`.
pub(super) fn read_card(text: &str) -> Result<Card, Misread> {
    let wrong = || Misread::at(2, "a card such as r5 or r7a");
    let (suit, number, copy) = match *text.as_bytes() {
        [suit, number] => (suit, number, None),
        [suit, number, copy @ (b'a' | b'b')] => (suit, number, Some(copy)),
        _ => return Err(wrong()),
    };
    let card = read_suit(suit)
        .zip(number.checked_sub(b'0').and_then(Number::new))
        .map(|(suit, number)| Card::new(suit, number));
    // Exactly the kinds that exist twice carry the letter of a copy.
    card.filter(|card| copy.is_some() == (card.copies() == 2)).ok_or_else(wrong)
}

fn read_type(kind: &str, rest: &str) -> Option<Type> {
    match (kind, rest.as_bytes()) {
        ("u", &[suit]) => read_suit(suit).map(Type::Suit),
        ("n", &[number @ b'0'..=b'9']) => Number::new(number - b'0').map(Type::Number),
        _ => None,
    }
}

fn read_suit(letter: u8) -> Option<Suit> {
    Suit::ALL.into_iter().find(|&suit| suit_code(suit) == char::from(letter))
}

fn unknown(handle: &str) -> Misread {
    Misread::at(0, format!("a handle of this table; there is no {handle:?}"))
}
