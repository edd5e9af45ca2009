//! What happens, as it is told: each event cites its rule.

use engine::{Happening, PerSeat, RuleId, Seat, SeatSet};

use crate::auction::{BidPlace, Eklat, NoVice, Second, Vice};
use crate::card::Card;
use crate::cards::CardSet;
use crate::options::End;
use crate::public::Phase;
use crate::rules::rule;
use crate::score::{RoundResult, TeamResult};
use crate::trick::{Source, Won, WonBy};
use crate::trump::{EffectiveSuit, Trumps, Type};

/// Something that happened. All are told to everybody, except [`Event::HandDealt`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A round begins: all cards are dealt.
    RoundDealt {
        /// The number of the round, from 1.
        round: u32,
        /// Who deals, and opens the auction.
        dealer: Seat,
        /// How many cards everybody got.
        hand_size: u8,
    },
    /// A seat received its hand; told to that seat only.
    HandDealt {
        /// Who.
        seat: Seat,
        /// The hand.
        hand: CardSet,
    },
    /// A seat passed.
    Passed {
        /// Who.
        seat: Seat,
        /// How many passes in a row this makes; as many as players end the auction.
        in_a_row: u8,
        /// How many hidden cards the seat has left; with none it could only pass.
        hand_size: u8,
    },
    /// A seat laid cards.
    Laid {
        /// Who.
        seat: Seat,
        /// What.
        cards: CardSet,
        /// How many cards the seat has laid now.
        bid: u8,
        /// Where that puts the seat.
        place: BidPlace,
    },
    /// Everybody passed in a row.
    AuctionEnded {
        /// After how many turns.
        turns: u16,
    },
    /// Nobody has laid a card: the round is over and scores nothing.
    NobodyBid,
    /// Several seats share the most cards: no tricks are played.
    EklatFell {
        /// Who, with how many cards.
        eklat: Eklat,
    },
    /// A seat is the Chief.
    ChiefFound {
        /// Who.
        chief: Seat,
        /// The bid rank.
        rank: u8,
        /// The points the Chief's team will need.
        target: u8,
    },
    /// A seat is the Vice.
    ViceFound {
        /// Who, and why.
        vice: Vice,
    },
    /// Nobody is the Vice.
    NoViceFound {
        /// Why.
        why: NoVice,
    },
    /// The Vice named a type.
    ViceNamed {
        /// Who.
        vice: Seat,
        /// The lower trump.
        named: Type,
    },
    /// The Chief named a type, or no trumps.
    ChiefNamed {
        /// Who.
        chief: Seat,
        /// What.
        trumps: Trumps,
        /// The bonus at stake.
        bonus: u8,
    },
    /// The Chief picked a partner.
    PartnerChosen {
        /// Who picked.
        chief: Seat,
        /// Who was picked.
        partner: Seat,
    },
    /// A card was played.
    CardPlayed {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// From the hand or from the laid cards.
        from: Source,
        /// The trick, from 0.
        trick: u8,
        /// How it relates to the card led.
        how: How,
    },
    /// A trick was won.
    TrickWon {
        /// By whom, with what, and why.
        won: Won,
        /// Its cards.
        cards: CardSet,
    },
    /// The last trick has been played and the points on the cards won were counted.
    CardsCounted {
        /// The points of each seat.
        points: PerSeat<u8>,
    },
    /// The Chief's team reached its target.
    TargetReached {
        /// How the team did.
        team: TeamResult,
    },
    /// Chief and partner each score the bonus.
    BonusScored {
        /// Who scores it.
        team: SeatSet,
        /// How much each scores.
        each: u8,
    },
    /// The Chief's team missed its target.
    TargetMissed {
        /// How the team did.
        team: TeamResult,
    },
    /// The Chief pays for a missed target; the partner does not.
    PenaltyScored {
        /// The Chief.
        chief: Seat,
        /// By how many ranks the target was missed.
        short: u8,
        /// What the Chief loses, as a positive number.
        loss: u8,
    },
    /// The opponents gain from a missed target.
    OpponentsScored {
        /// The opponents.
        opponents: SeatSet,
        /// How much each scores.
        each: u8,
    },
    /// The culprit of an Eklat pays.
    CulpritScored {
        /// Who.
        culprit: Seat,
        /// What the culprit loses, as a positive number.
        loss: u8,
    },
    /// The others that are tied in an Eklat gain.
    TiedScored {
        /// Who, without the culprit.
        tied: SeatSet,
        /// How much each scores.
        each: u8,
    },
    /// The round was written down.
    RoundScored {
        /// What it was worth, with all parts.
        result: RoundResult,
        /// The totals after it.
        totals: PerSeat<i32>,
    },
    /// A card was drawn to see whether the match ends.
    CardDrawn {
        /// Which.
        card: Card,
        /// Ten times its number and the highest total together.
        sum: i32,
        /// The goal, which the sum must exceed for the match to end.
        goal: i32,
    },
    /// The match is over.
    MatchOver {
        /// Why.
        end: End,
        /// How many rounds were played.
        rounds: u32,
    },
    /// The match was won.
    MatchWon {
        /// Who has the highest total; several share the win.
        winners: SeatSet,
        /// The highest total.
        total: i32,
    },
}

/// How a played card relates to the card led.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum How {
    /// It was led.
    Led,
    /// It follows the plain colour or the trump led.
    Followed(EffectiveSuit),
    /// Its seat has no card of the suit led: a trump on a plain colour.
    Ruffed(EffectiveSuit),
    /// Its seat has no card of the suit led: neither that suit nor a trump.
    Discarded(EffectiveSuit),
}

impl Happening for Event {
    fn rule(&self) -> RuleId {
        match self {
            Self::RoundDealt { round: 1, .. } => rule(1, 4),
            Self::RoundDealt { .. } => rule(13, 2),
            Self::HandDealt { .. } => rule(2, 2),
            Self::Passed { hand_size: 0, .. } => rule(3, 9),
            Self::Passed { .. } => rule(3, 2),
            Self::Laid { place, .. } => match place {
                BidPlace::Leads | BidPlace::Ties => rule(3, 5),
                BidPlace::LeadsFurther => rule(3, 6),
                BidPlace::Below => rule(3, 7),
            },
            Self::AuctionEnded { .. } => rule(3, 10),
            Self::NobodyBid => rule(4, 9),
            Self::EklatFell { .. } => rule(4, 4),
            Self::ChiefFound { .. } => rule(4, 1),
            Self::ViceFound { vice } => match vice.by {
                Second::MoreCards { .. } => rule(5, 1),
                Second::HigherNumbers { .. } => rule(5, 2),
            },
            Self::NoViceFound { why } => match why {
                NoVice::ThreePlayers => rule(5, 5),
                NoVice::OnlyChiefLaid => rule(5, 4),
                NoVice::Tied { .. } => rule(5, 3),
            },
            Self::ViceNamed { .. } => rule(6, 1),
            Self::ChiefNamed { trumps, .. } => match (trumps.chief, trumps.vice) {
                (Some(_), Some(_)) => rule(6, 8),
                (Some(_), None) => rule(6, 7),
                (None, _) => rule(6, 6),
            },
            Self::PartnerChosen { .. } => rule(7, 1),
            Self::CardPlayed { how, trick, .. } => match how {
                How::Led if *trick == 0 => rule(8, 1),
                How::Led => rule(8, 3),
                How::Followed(EffectiveSuit::Plain(_)) => rule(8, 4),
                How::Followed(EffectiveSuit::Trump) => rule(8, 5),
                How::Ruffed(_) | How::Discarded(_) => rule(8, 7),
            },
            Self::TrickWon { won, .. } => match won.by {
                WonBy::Suit => rule(9, 6),
                WonBy::Trump => rule(9, 3),
                WonBy::FirstOfEquals => rule(9, 5),
            },
            Self::CardsCounted { .. } => rule(10, 1),
            Self::TargetReached { .. } => rule(10, 4),
            Self::BonusScored { .. } => rule(11, 1),
            Self::TargetMissed { .. } => rule(12, 1),
            Self::PenaltyScored { .. } => rule(12, 2),
            Self::OpponentsScored { .. } => rule(12, 3),
            Self::CulpritScored { .. } => rule(4, 6),
            Self::TiedScored { .. } => rule(4, 5),
            Self::RoundScored { .. } => rule(13, 1),
            Self::CardDrawn { .. } => rule(15, 3),
            Self::MatchOver { end, .. } => Phase::Over(*end).rule(),
            Self::MatchWon { winners, .. } if winners.len() > 1 => rule(13, 6),
            Self::MatchWon { .. } => rule(13, 5),
        }
    }
}
