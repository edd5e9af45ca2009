//! Why something is refused: the rule and the facts.

use std::fmt;

use engine::{Illegality, RuleId, Seat};

use crate::card::{Card, Suit};
use crate::cards::CardSet;
use crate::options::End;
use crate::public::Phase;
use crate::rules::rule;
use crate::trump::Type;

/// Why an action or an outcome of luck is refused, with the facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    // At any time.
    /// The match is over.
    Over {
        /// Why it ended.
        end: End,
    },
    /// Cards must be dealt or drawn before anybody chooses.
    LuckDue {
        /// [`Phase::Deal`] or [`Phase::Draw`].
        phase: Phase,
    },
    /// It is another seat's turn.
    NotYourTurn {
        /// Whose turn it is.
        turn: Seat,
        /// What for.
        phase: Phase,
    },
    /// The phase asks for another kind of choice.
    NotNow {
        /// What is asked for.
        phase: Phase,
    },
    /// The auction is over: nothing is laid and nobody passes any more.
    AuctionOver {
        /// What is asked for instead.
        phase: Phase,
    },

    // The auction.
    /// To lay no card is to pass.
    LaysNothing,
    /// The seat has no hidden card left: it can only pass.
    EmptyHand,
    /// The seat does not hold these cards.
    NotInHand {
        /// Which of the asked cards are missing.
        cards: CardSet,
    },
    /// These cards lie before the seat already.
    AlreadyLaid {
        /// Which of the asked cards.
        cards: CardSet,
    },
    /// More cards than one above the highest bid of the others.
    OverCap {
        /// How many cards the seat may lay.
        cap: u8,
        /// How many it wants to lay.
        asked: u8,
        /// The cards it wants to lay.
        cards: CardSet,
    },
    /// The leader may lay one card only.
    LeaderAddsOne {
        /// How many cards the leader wants to lay.
        asked: u8,
        /// The cards it wants to lay.
        cards: CardSet,
    },

    // Trumps.
    /// The type appears on no card that the seat has laid.
    TypeNotLaid {
        /// What it wants to name.
        named: Type,
        /// The cards it has laid.
        laid: CardSet,
    },
    /// The Vice must name a type.
    ViceMustName {
        /// The cards the Vice has laid.
        laid: CardSet,
    },
    /// The Vice has named this type.
    SameType {
        /// The type.
        named: Type,
        /// Who the Vice is.
        vice: Seat,
    },

    // The partner.
    /// With three players the Chief plays alone.
    NoPartner,
    /// The Chief cannot be the own partner.
    PartnerIsSelf,
    /// The Vice cannot be the partner.
    PartnerIsVice {
        /// Who the Vice is.
        vice: Seat,
    },
    /// There is no such seat at this table.
    NoSuchSeat {
        /// The seat that was asked for.
        seat: Seat,
        /// How many seats there are.
        seats: u8,
    },

    // The tricks.
    /// The seat has no such card, neither in the hand nor on the table.
    NotHeld {
        /// The card.
        card: Card,
    },
    /// A plain colour was led, and the seat has cards of it.
    MustFollowSuit {
        /// The card it wants to play.
        card: Card,
        /// The colour led.
        led: Suit,
        /// Its cards of that colour that are no trumps.
        held: CardSet,
    },
    /// A plain colour was led; the card has that colour printed on it but is a trump, and the seat
    /// has other cards of it.
    TrumpLeavesItsColour {
        /// The trump it wants to play.
        card: Card,
        /// The colour led.
        led: Suit,
        /// Its cards of that colour that are no trumps.
        held: CardSet,
    },
    /// A trump was led, and the seat has trumps.
    MustFollowTrump {
        /// The card it wants to play.
        card: Card,
        /// The trump led.
        led: Card,
        /// Its trumps.
        held: CardSet,
    },

    // Luck.
    /// A card is to be drawn, not dealt, or the other way round.
    OtherLuck {
        /// [`Phase::Deal`] or [`Phase::Draw`].
        phase: Phase,
    },
    /// The dealer sits at no seat of this table.
    NoSuchDealer {
        /// The seat that was named.
        seat: Seat,
        /// How many seats there are.
        seats: u8,
    },
    /// Another seat deals.
    NotTheDealer {
        /// Whose deal it is.
        dealer: Seat,
    },
    /// Not every seat of the table gets a hand, or a seat too many.
    HandsMissing {
        /// How many hands there must be.
        seats: u8,
    },
    /// A hand has too many cards or too few.
    HandSize {
        /// Whose hand.
        seat: Seat,
        /// How many cards it has.
        size: u8,
        /// How many it must have.
        due: u8,
    },
    /// These cards are not in use at this table.
    OutOfPack {
        /// The cards.
        cards: CardSet,
    },
    /// Two hands hold the same card.
    DealtTwice {
        /// A seat that is dealt cards which others have already.
        seat: Seat,
        /// The cards.
        cards: CardSet,
    },
}

impl Illegal {
    /// The cards that explain the refusal, for a page to outline: those that would have to be
    /// played, or those that cannot be laid.
    pub const fn cards(&self) -> CardSet {
        match *self {
            Self::NotInHand { cards }
            | Self::AlreadyLaid { cards }
            | Self::OverCap { cards, .. }
            | Self::LeaderAddsOne { cards, .. }
            | Self::OutOfPack { cards }
            | Self::DealtTwice { cards, .. } => cards,
            Self::TypeNotLaid { laid, .. } | Self::ViceMustName { laid } => laid,
            Self::NotHeld { card } => CardSet::only(card),
            Self::MustFollowSuit { held, .. }
            | Self::TrumpLeavesItsColour { held, .. }
            | Self::MustFollowTrump { held, .. } => held,
            Self::Over { .. }
            | Self::LuckDue { .. }
            | Self::NotYourTurn { .. }
            | Self::NotNow { .. }
            | Self::AuctionOver { .. }
            | Self::NoPartner
            | Self::LaysNothing
            | Self::EmptyHand
            | Self::SameType { .. }
            | Self::PartnerIsSelf
            | Self::PartnerIsVice { .. }
            | Self::NoSuchSeat { .. }
            | Self::OtherLuck { .. }
            | Self::NoSuchDealer { .. }
            | Self::NotTheDealer { .. }
            | Self::HandsMissing { .. }
            | Self::HandSize { .. } => CardSet::EMPTY,
        }
    }
}

impl Illegality for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Self::Over { end } => Phase::Over(*end).rule(),
            Self::LuckDue { phase } | Self::OtherLuck { phase } | Self::NotNow { phase } => phase.rule(),
            Self::NotYourTurn { phase, .. } => match phase {
                Phase::Auction => rule(3, 1),
                Phase::ViceTrump | Phase::ChiefTrump => rule(6, 1),
                Phase::Partner => rule(7, 1),
                Phase::Trick => rule(8, 2),
                Phase::Deal | Phase::Draw | Phase::Over(_) => phase.rule(),
            },
            Self::LaysNothing | Self::NotInHand { .. } => rule(3, 2),
            Self::AuctionOver { .. } => rule(4, 3),
            Self::EmptyHand => rule(3, 9),
            Self::AlreadyLaid { .. } => rule(3, 11),
            Self::OverCap { .. } => rule(3, 5),
            Self::LeaderAddsOne { .. } => rule(3, 6),
            Self::TypeNotLaid { .. } => rule(6, 3),
            Self::ViceMustName { .. } => rule(6, 4),
            Self::SameType { .. } => rule(6, 5),
            Self::PartnerIsSelf | Self::PartnerIsVice { .. } | Self::NoSuchSeat { .. } => rule(7, 1),
            Self::NoPartner => rule(7, 7),
            Self::NotHeld { .. } => rule(8, 2),
            Self::MustFollowSuit { .. } => rule(8, 4),
            Self::MustFollowTrump { .. } => rule(8, 5),
            Self::TrumpLeavesItsColour { .. } => rule(8, 6),
            Self::NoSuchDealer { .. } => rule(1, 4),
            Self::NotTheDealer { .. } => rule(13, 2),
            Self::HandsMissing { .. } | Self::DealtTwice { .. } => rule(2, 1),
            Self::HandSize { .. } => rule(2, 2),
            Self::OutOfPack { .. } => rule(1, 5),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Over { .. } => f.write_str("the match is over"),
            Self::LuckDue { phase: Phase::Draw } => f.write_str("a card must be drawn first"),
            Self::LuckDue { .. } => f.write_str("the cards must be dealt first"),
            Self::NotYourTurn { turn, phase } => write!(f, "it is {turn}'s turn to {}", phase.task()),
            Self::NotNow { phase } => write!(f, "it is time to {}", phase.task()),
            Self::AuctionOver { phase } => write!(f, "the auction is over; it is time to {}", phase.task()),
            Self::NoPartner => f.write_str("with three players the Chief has no partner"),
            Self::LaysNothing => f.write_str("to lay no card, pass"),
            Self::EmptyHand => f.write_str("no hidden card is left: only a pass is possible"),
            Self::NotInHand { cards } => write!(f, "the hand does not hold {cards:#}"),
            Self::AlreadyLaid { cards } => write!(f, "{cards:#} lies on the table already"),
            Self::OverCap { cap: 1, asked, .. } => write!(f, "one card may be laid here, not {asked}"),
            Self::OverCap { cap, asked, .. } => {
                write!(f, "at most {cap} cards may be laid here, not {asked}")
            }
            Self::LeaderAddsOne { asked, .. } => write!(f, "the leader may add one card, not {asked}"),
            Self::TypeNotLaid { named, laid } => {
                write!(f, "{named:#} is on none of the cards laid: {laid:#}")
            }
            Self::ViceMustName { .. } => f.write_str("the Vice must name a colour or a number"),
            Self::SameType { named, vice } => write!(f, "{named:#} is the type that the Vice {vice} named"),
            Self::PartnerIsSelf => f.write_str("the Chief must pick somebody else as partner"),
            Self::PartnerIsVice { vice } => write!(f, "{vice} is the Vice and cannot be the partner"),
            Self::NoSuchSeat { seat, seats } => write!(f, "there is no seat {seat} at a table of {seats}"),
            Self::NotHeld { card } => write!(f, "{card:#} is neither in the hand nor on the table"),
            Self::MustFollowSuit { led, held, .. } => {
                write!(f, "{led:#} was led and must be followed: {held:#}")
            }
            Self::TrumpLeavesItsColour { card, led, held } => {
                write!(f, "{card:#} is a trump and no {led:#}; {led:#} must be followed: {held:#}")
            }
            Self::MustFollowTrump { led, held, .. } => {
                write!(f, "a trump was led ({led:#}) and must be followed: {held:#}")
            }
            Self::OtherLuck { phase: Phase::Draw } => f.write_str("a card is to be drawn here"),
            Self::OtherLuck { .. } => f.write_str("the cards are to be dealt here"),
            Self::NoSuchDealer { seat, seats } => write!(f, "{seat} cannot deal at a table of {seats}"),
            Self::NotTheDealer { dealer } => write!(f, "{dealer} deals this round"),
            Self::HandsMissing { seats } => write!(f, "{seats} hands must be dealt"),
            Self::HandSize { seat, size, due } => write!(f, "{seat} is dealt {size} cards instead of {due}"),
            Self::OutOfPack { cards } => write!(f, "{cards:#} is not in use at this table"),
            Self::DealtTwice { seat, cards } => write!(f, "{seat} is dealt what others have: {cards:#}"),
        }
    }
}

impl std::error::Error for Illegal {}

impl Phase {
    /// What the phase asks for, in words.
    const fn task(self) -> &'static str {
        match self {
            Self::Deal => "deal",
            Self::Auction => "lay cards or pass",
            Self::ViceTrump => "name the Vice's trump",
            Self::ChiefTrump => "name the Chief's trump",
            Self::Partner => "pick a partner",
            Self::Trick => "play a card",
            Self::Draw => "draw a card",
            Self::Over(_) => "stop",
        }
    }
}
