//! Mü in numbers: the cards of a lay are chosen one after the other in deck order, then `done`.

mod observation;
mod symmetry;
#[cfg(test)]
mod tests;

use engine::Seat;
use players::coding::{Coding, Symmetry, Writer, places_left};
use tricks::{Action, Card, CardSet, MatchOptions, Number, Phase, Suit, Tricks, Type, View};

/// How choices and views of Mü become numbers.
#[derive(Clone, Copy, Debug)]
pub struct TricksCoding;

// The small choices: the kinds of cards, the types, and these words.
const FIRST_TYPE: usize = Card::COUNT;
const NO_TRUMPS: usize = FIRST_TYPE + TYPES;
/// The first seat on the left; up to five may follow.
const FIRST_PARTNER: usize = NO_TRUMPS + 1;
const PASS: usize = FIRST_PARTNER + 5;
const DONE: usize = PASS + 1;
const CHOICES: usize = PASS + 2;

/// How many types there are: five colours and ten numbers.
const TYPES: usize = 15;

/// The place of a type: colours, then numbers.
const fn place_of(named: Type) -> usize {
    match named {
        Type::Suit(suit) => suit.index(),
        Type::Number(number) => 5 + number.index(),
    }
}

fn type_at(place: usize) -> Option<Type> {
    let suit = Suit::ALL.get(place).copied().map(Type::Suit);
    suit.or_else(|| Number::ALL.get(place.checked_sub(5)?).copied().map(Type::Number))
}

/// The small choice of what is named.
fn naming(named: Option<Type>) -> usize {
    named.map_or(NO_TRUMPS, |named| FIRST_TYPE + place_of(named))
}

/// The small choice of a partner by a seat.
const fn picking(own: Seat, partner: Seat, seats: u8) -> usize {
    FIRST_PARTNER + places_left(own, partner, seats) - 1
}

fn card_of(chosen: u16) -> Option<Card> {
    Card::all().nth(chosen.into())
}

fn choice(place: usize) -> u16 {
    u16::try_from(place).expect("there are 73 small choices")
}

impl Coding for TricksCoding {
    type Game = Tricks;

    const CHOICES: usize = CHOICES;

    /// `R7`, `trump R`, `trump none`, `partner 1` for the left neighbour, `pass`, `done`.
    fn name(choice: u16) -> String {
        match usize::from(choice) {
            PASS => "pass".into(),
            NO_TRUMPS => "trump none".into(),
            partner @ FIRST_PARTNER..PASS => format!("partner {}", partner + 1 - FIRST_PARTNER),
            other => match (card_of(choice), type_at(other.saturating_sub(FIRST_TYPE))) {
                (Some(card), _) => card.to_string(),
                (None, Some(named)) if other < NO_TRUMPS => format!("trump {named}"),
                (None, _) => "done".into(),
            },
        }
    }

    fn legal(view: &View, actions: &mut Vec<Action>) {
        view.legal(actions);
    }

    fn encode(view: &View, action: Action, encoded: &mut Vec<u16>) {
        match action {
            Action::Pass => encoded.push(choice(PASS)),
            Action::Lay(cards) => {
                encoded.extend(cards.iter().map(|card| choice(card.place())));
                encoded.push(choice(DONE));
            }
            Action::Trump(named) => encoded.push(choice(naming(named))),
            Action::Partner(seat) => {
                let own = view.seat().unwrap_or_default();
                encoded.push(choice(picking(own, seat, view.public().seats())));
            }
            Action::Play(card) => encoded.push(choice(card.place())),
        }
    }

    fn mask(view: &View, chosen: &[u16], mask: &mut [bool]) {
        mask.fill(false);
        let Some(own) = view.seat().filter(|_| view.is_my_turn()) else { return };
        let public = view.public();
        match (public.phase(), chosen) {
            (Phase::Auction, _) => mask_lay(view, chosen, mask),
            (Phase::ViceTrump | Phase::ChiefTrump, []) => {
                public.nameable(own).into_iter().for_each(|named| mask[naming(named)] = true);
            }
            (Phase::Partner, []) => {
                let partners = public.eligible_partners().iter();
                partners.for_each(|seat| mask[picking(own, seat, public.seats())] = true);
            }
            (Phase::Trick, []) => view.playable().kinds().iter().for_each(|card| mask[card.place()] = true),
            _ => {}
        }
    }

    fn action(view: &View, chosen: &[u16]) -> Option<Action> {
        let (&last, before) = chosen.split_last()?;
        let action = match (usize::from(last), before) {
            (PASS, []) => Action::Pass,
            (DONE, cards) => Action::Lay(laid(cards)?),
            (NO_TRUMPS, []) => Action::Trump(None),
            (named @ FIRST_TYPE..NO_TRUMPS, []) => Action::Trump(type_at(named - FIRST_TYPE)),
            (partner @ FIRST_PARTNER..PASS, []) => {
                let steps = partner + 1 - FIRST_PARTNER;
                Action::Partner(view.seat()?.round(view.public().seats()).nth(steps)?)
            }
            (card, []) if card < FIRST_TYPE && view.public().phase() == Phase::Trick => {
                Action::Play(card_of(last)?)
            }
            _ => return None,
        };
        view.check(action).is_ok().then_some(action)
    }

    /// All other orders of the colours in use.
    fn symmetries(options: &MatchOptions) -> Vec<Symmetry> {
        symmetry::symmetries(*options)
    }

    fn write(view: &View, chosen: &[u16], writer: &mut impl Writer) {
        observation::write(view, chosen, writer);
    }
}

/// The cards of these small choices, if they are cards in deck order and the pack has them.
fn laid(chosen: &[u16]) -> Option<CardSet> {
    let mut cards = CardSet::EMPTY;
    for (at, &next) in chosen.iter().enumerate() {
        let card = card_of(next)?;
        let follows = at == 0 || chosen[at - 1] <= next;
        if !follows || !cards.fits_with(CardSet::only(card)) {
            return None;
        }
        cards = cards.with(card);
    }
    Some(cards)
}

/// A pass or a first card; then the cards that come later in deck order, up to the cap, or the end.
fn mask_lay(view: &View, chosen: &[u16], mask: &mut [bool]) {
    let Some(cards) = laid(chosen) else { return };
    let first = chosen.last().copied().map_or(0, usize::from);
    if chosen.len() < view.lay_cap().into() {
        let left = view.hand().minus(cards).kinds();
        left.iter().filter(|card| card.place() >= first).for_each(|card| mask[card.place()] = true);
    }
    mask[if chosen.is_empty() { PASS } else { DONE }] = true;
}
