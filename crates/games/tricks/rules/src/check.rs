//! Whether an action is allowed: one function for each kind of choice.

use engine::Seat;

use crate::action::Action;
use crate::card::Card;
use crate::cards::CardSet;
use crate::public::{Phase, Public};
use crate::refusal::Illegal;
use crate::score::Contract;
use crate::trump::{EffectiveSuit, Type};

/// Whether `seat`, holding `hand` hidden, may take `action`. Depends on nothing else that is hidden.
///
/// # Errors
/// The rule that forbids it, with the facts.
pub(crate) fn check(public: &Public, hand: CardSet, seat: Seat, action: Action) -> Result<(), Illegal> {
    let phase = public.phase();
    let Some(turn) = public.turn() else { return Err(nobody_chooses(phase)) };
    if turn != seat {
        return Err(Illegal::NotYourTurn { turn, phase });
    }
    match (phase, action, public.contract()) {
        (Phase::Auction, Action::Pass, _) => Ok(()),
        (Phase::Auction, Action::Lay(cards), _) => check_lay(public, hand, seat, cards),
        (Phase::ViceTrump, Action::Trump(named), _) => {
            let laid = public.laid(seat);
            named.map_or(Err(Illegal::ViceMustName { laid }), |named| check_shown(laid, named))
        }
        (Phase::ChiefTrump, Action::Trump(named), Some(contract)) => {
            check_chief_trump(public.laid(seat), contract, named)
        }
        (Phase::Partner, Action::Partner(partner), Some(contract)) => {
            check_partner(public.seats(), contract, partner)
        }
        (Phase::Trick, Action::Play(card), Some(contract)) => {
            check_play(public, hand.plus(public.laid(seat)), contract, card)
        }
        (_, Action::Pass | Action::Lay(_), _) => Err(Illegal::AuctionOver { phase }),
        (_, Action::Partner(_), _) if !public.options().has_teams() => Err(Illegal::NoPartner),
        _ => Err(Illegal::NotNow { phase }),
    }
}

const fn nobody_chooses(phase: Phase) -> Illegal {
    match phase {
        Phase::Over(end) => Illegal::Over { end },
        Phase::Deal
        | Phase::Draw
        | Phase::Auction
        | Phase::ViceTrump
        | Phase::ChiefTrump
        | Phase::Partner
        | Phase::Trick => Illegal::LuckDue { phase },
    }
}

fn check_lay(public: &Public, hand: CardSet, seat: Seat, cards: CardSet) -> Result<(), Illegal> {
    if cards.is_empty() {
        return Err(Illegal::LaysNothing);
    }
    // TRICKS-3.9: nobody can lay more than the hand holds.
    if hand.is_empty() {
        return Err(Illegal::EmptyHand);
    }
    let missing = cards.minus(hand);
    if !missing.is_empty() {
        // TRICKS-3.11: what lies on the table cannot be laid again.
        let on_table = missing.common(public.laid(seat));
        return Err(if on_table == missing {
            Illegal::AlreadyLaid { cards: missing }
        } else {
            Illegal::NotInHand { cards: missing }
        });
    }
    // TRICKS-3.5, 3.6: one more than the highest bid; for the leader that is one card.
    let cap = public.auction().cap_by_bids(seat);
    let asked = u8::try_from(cards.len()).expect("a pack has 60 cards");
    if asked <= cap {
        return Ok(());
    }
    Err(if public.auction().sole_leader() == Some(seat) {
        Illegal::LeaderAddsOne { asked, cards }
    } else {
        Illegal::OverCap { cap, asked, cards }
    })
}

/// TRICKS-6.3: only a type on a card laid by the same seat.
const fn check_shown(laid: CardSet, named: Type) -> Result<(), Illegal> {
    if laid.common(named.cards()).is_empty() {
        return Err(Illegal::TypeNotLaid { named, laid });
    }
    Ok(())
}

fn check_chief_trump(laid: CardSet, contract: &Contract, named: Option<Type>) -> Result<(), Illegal> {
    // TRICKS-6.4: the Chief alone may name no trumps.
    let Some(named) = named else { return Ok(()) };
    check_shown(laid, named)?;
    // TRICKS-6.5: not the Vice's type.
    match contract.vice {
        Some(vice) if contract.trumps.vice == Some(named) => Err(Illegal::SameType { named, vice }),
        _ => Ok(()),
    }
}

fn check_partner(seats: u8, contract: &Contract, partner: Seat) -> Result<(), Illegal> {
    if partner.index() >= seats.into() {
        return Err(Illegal::NoSuchSeat { seat: partner, seats });
    }
    if partner == contract.chief {
        return Err(Illegal::PartnerIsSelf);
    }
    match contract.vice {
        Some(vice) if vice == partner => Err(Illegal::PartnerIsVice { vice }),
        _ => Ok(()),
    }
}

fn check_play(public: &Public, own: CardSet, contract: &Contract, card: Card) -> Result<(), Illegal> {
    if !own.contains(card) {
        return Err(Illegal::NotHeld { card });
    }
    let led = public.tricks().led();
    let held = contract.trumps.playable(own, led);
    let Some(led) = led.filter(|_| !held.contains(card)) else { return Ok(()) };
    Err(match contract.trumps.effective_suit(led) {
        EffectiveSuit::Trump => Illegal::MustFollowTrump { card, led, held },
        // TRICKS-8.6: a trump belongs to the trump suit only.
        EffectiveSuit::Plain(suit) if card.suit() == suit => {
            Illegal::TrumpLeavesItsColour { card, led: suit, held }
        }
        EffectiveSuit::Plain(suit) => Illegal::MustFollowSuit { card, led: suit, held },
    })
}
