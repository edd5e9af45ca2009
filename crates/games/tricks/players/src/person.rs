//! Players with the habits and mistakes of people who do not play often.

use std::cmp::Reverse;

use engine::{Rng, Seat};
use tricks::{Action, Card, CardSet, Contract, Number, Phase, Public, Suit, Tricks, Type, View};

use super::Random;
use super::bidding::bid_in_a_mood;
use super::playing::{Memory, play_from_memory};
use super::worth::Milli;
use players::Player;

/// Plays the game for the first times: counts the cards of its longest colour or number and bids as many less
/// two, plays its highest card whenever that takes the trick for the moment, and else throws its lowest number,
/// whatever points are on it. It does not see that it has a partner.
#[derive(Clone, Copy, Debug)]
pub struct Gentle;

impl Player<Tricks> for Gentle {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        beginner(view).unwrap_or_else(|| Random.choose(view, rng))
    }
}

/// Knows what matters, but misjudges its hand, shows fine cards rather than useful ones, forgets the tricks that
/// are past, and picks whoever has laid the most cards.
#[derive(Clone, Copy, Debug)]
pub struct Casual;

impl Player<Tricks> for Casual {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        amateur(view).unwrap_or_else(|| Random.choose(view, rng))
    }
}

// A beginner.

fn beginner(view: &View) -> Option<Action> {
    let (public, hand, seat) = (view.public(), view.hand(), view.seat()?);
    match public.phase() {
        Phase::Auction => Some(first_bid(public, seat, hand)),
        Phase::ViceTrump | Phase::ChiefTrump => Some(Action::Trump(longest_shown(public, seat, hand))),
        Phase::Partner => most_laid(public).map(Action::Partner),
        Phase::Trick => greedy(public, public.contract()?, hand.plus(public.laid(seat))).map(Action::Play),
        Phase::Deal | Phase::Draw | Phase::Over(_) => None,
    }
}

/// Takes the lead with the longest type as long as that is long enough.
fn first_bid(public: &Public, seat: Seat, hand: CardSet) -> Action {
    let own = hand.plus(public.laid(seat));
    let length = |named: &Type| own.common(named.cards()).len();
    let Some(named) = Type::shown_by(own).max_by_key(|named| (length(named), Reverse(*named))) else {
        return Action::Pass;
    };
    let bids = public.auction().bids();
    let high = bids.iter().filter(|&(other, _)| other != seat).map(|(_, &bid)| usize::from(bid)).max();
    let (mine, lead) = (usize::from(bids[seat]), high.unwrap_or(0) + 1);
    if mine >= lead || lead + 2 > length(&named) {
        return Action::Pass;
    }
    // The finest cards of the type first: they are fun to show.
    let mut cards: Vec<Card> = hand.iter().collect();
    cards.sort_by_key(|&card| (!named.includes(card), Reverse(card.number()), card));
    Action::Lay(cards.into_iter().take(lead - mine).collect())
}

/// The longest type that may be named.
fn longest_shown(public: &Public, seat: Seat, hand: CardSet) -> Option<Type> {
    let own = hand.plus(public.laid(seat));
    let length = |named: &Option<Type>| named.map_or(0, |named| own.common(named.cards()).len());
    public.nameable(seat).into_iter().max_by_key(length).flatten()
}

/// The seat that has laid the most cards, the first of several.
fn most_laid(public: &Public) -> Option<Seat> {
    public.eligible_partners().iter().max_by_key(|&seat| (public.bid(seat), Reverse(seat)))
}

/// The highest card that takes the trick for now, else the lowest number.
fn greedy(public: &Public, contract: &Contract, own: CardSet) -> Option<Card> {
    let playable = contract.trumps.playable(own, public.tricks().led()).kinds();
    let best = public.current_winner().map(|(_, card)| card);
    let takes = |card: &Card| {
        let ranking = contract.trumps.ranking(public.tricks().led().unwrap_or(*card));
        best.is_none_or(|best| ranking.strength(*card) > ranking.strength(best))
    };
    let by_number = |card: &Card| (card.number(), Reverse(*card));
    let taking = playable.iter().filter(takes).max_by_key(by_number);
    taking.or_else(|| playable.iter().min_by_key(by_number))
}

// An amateur.

fn amateur(view: &View) -> Option<Action> {
    let (public, hand, seat) = (view.public(), view.hand(), view.seat()?);
    match public.phase() {
        Phase::Auction => Some(bid_in_a_mood(public, seat, hand, mood(hand.plus(public.laid(seat))))),
        Phase::ViceTrump | Phase::ChiefTrump => Some(Action::Trump(longest_shown(public, seat, hand))),
        Phase::Partner => most_laid(public).map(Action::Partner),
        Phase::Trick => {
            play_from_memory(public, public.contract()?, seat, hand, Memory::OfThisTrick).map(Action::Play)
        }
        Phase::Deal | Phase::Draw | Phase::Over(_) => None,
    }
}

/// How much a hand is overrated, in thousandths of a point: the same for the same cards. Favourite colours and
/// numbers look better than they are.
fn mood(own: CardSet) -> Milli {
    let count = |cards: CardSet| Milli::try_from(own.common(cards).len()).unwrap_or(0);
    let number = |value| Number::new(value).map_or(0, |number| count(CardSet::of_number(number)));
    let (red, blue) = (count(CardSet::of_suit(Suit::Red)), count(CardSet::of_suit(Suit::Blue)));
    // Sevens and eights look like strength, and so does red; threes and blue look dull.
    1_800 * (number(7) + number(8) - number(3) - number(1)) + 1_500 * (red - blue)
}
