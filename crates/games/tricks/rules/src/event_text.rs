//! Events as plain English sentences, for logs and traces.

use std::fmt;

use engine::{PerSeat, Seat, SeatSet};

use crate::auction::{BidPlace, Eklat, NoVice, Second, Vice};
use crate::card::Card;
use crate::event::{Event, How};
use crate::options::End;
use crate::score::TeamResult;
use crate::trick::{Source, Won, WonBy};
use crate::trump::Type;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::RoundDealt { round, dealer, hand_size } => {
                write!(f, "Round {round}: {dealer} deals {hand_size} cards to everybody.")
            }
            Self::HandDealt { seat, hand } => write!(f, "{seat} is dealt {hand:#}."),
            Self::Passed { seat, hand_size: 0, .. } => {
                write!(f, "{seat} has no card left to lay and passes.")
            }
            Self::Passed { seat, .. } => write!(f, "{seat} passes."),
            Self::Laid { seat, cards, bid, place } => {
                write!(f, "{seat} lays {cards:#}, {} in all, and {place}.", Count(bid, "card"))
            }
            Self::AuctionEnded { turns } => {
                write!(f, "Everybody has passed in a row: the auction is over after {turns} turns.")
            }
            Self::NobodyBid => f.write_str("Nobody has laid a card: the round scores nothing."),
            Self::EklatFell { eklat } => {
                let Eklat { cards, culprit, tied } = eklat;
                let count = Count(cards, "card");
                write!(f, "Eklat: {} have laid {count} each, and {culprit} was the last to lay.", Seats(tied))
            }
            Self::ChiefFound { chief, rank, target } => {
                write!(f, "{chief} is the Chief with {}: the target is {target} points.", Count(rank, "card"))
            }
            Self::ViceFound { vice: Vice { seat, by: Second::MoreCards { cards } } } => {
                write!(f, "{seat} is the Vice with {}.", Count(cards, "card"))
            }
            Self::ViceFound { vice: Vice { seat, by: Second::HigherNumbers { beaten, numbers, next } } } => {
                write!(f, "{seat} is the Vice before {}: {numbers} beats {next}.", Seats(beaten))
            }
            Self::NoViceFound { why } => write!(f, "There is no Vice: {why}."),
            Self::ViceNamed { vice, named } => write!(f, "{vice} names {named:#} as the Vice's trump."),
            Self::ChiefNamed { chief, trumps, bonus } => {
                write!(f, "{chief} names {}: {trumps}, for a bonus of {bonus}.", Named(trumps.chief))
            }
            Self::PartnerChosen { chief, partner } => write!(f, "{chief} picks {partner} as partner."),
            Self::CardPlayed { seat, card, from, how, .. } => play_sentence(f, seat, card, (from, how)),
            Self::TrickWon { won, .. } => {
                let Won { number, winner, card, points, by } = won;
                let (trick, points) = (u16::from(number) + 1, Count(points, "point"));
                write!(f, "{winner} wins trick {trick} with {card:#}, {by}: {points}.")
            }
            Self::CardsCounted { .. }
            | Self::TargetReached { .. }
            | Self::BonusScored { .. }
            | Self::TargetMissed { .. }
            | Self::PenaltyScored { .. }
            | Self::OpponentsScored { .. }
            | Self::CulpritScored { .. }
            | Self::TiedScored { .. }
            | Self::RoundScored { .. }
            | Self::CardDrawn { .. }
            | Self::MatchOver { .. }
            | Self::MatchWon { .. } => self.score_sentence(f),
        }
    }
}

impl Event {
    /// The sentence of an event about points.
    fn score_sentence(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::CardsCounted { points } => write!(f, "Points on the cards won: {}.", List(&points)),
            Self::TargetReached { team: TeamResult { points, target, .. } } => {
                write!(f, "The Chief's team has {points} points and reaches its target of {target}.")
            }
            Self::BonusScored { team, each } => {
                let each_one = if team.len() > 1 { "each " } else { "" };
                write!(
                    f,
                    "{} {each_one}score{} a bonus of {each}.",
                    Seats(team),
                    if team.len() > 1 { "" } else { "s" }
                )
            }
            Self::TargetMissed { team } => {
                let TeamResult { points, target, achieved, .. } = team;
                let short = Count(team.short(), "rank");
                write!(
                    f,
                    "The Chief's team has {points} points of {target}, which is rank {achieved}: {short} short."
                )
            }
            Self::PenaltyScored { chief, short, loss } => {
                write!(f, "{chief} loses {loss} points as Chief, 10 for each of {}.", Count(short, "rank"))
            }
            Self::OpponentsScored { opponents, each } => {
                write!(f, "{} each score {each} as opponents.", Seats(opponents))
            }
            Self::CulpritScored { culprit, loss } => {
                write!(f, "{culprit} loses {loss} points as the culprit.")
            }
            Self::TiedScored { tied, each } => {
                let verb = if tied.len() > 1 { "each score" } else { "scores" };
                write!(f, "{} {verb} {each} for the tie.", Seats(tied))
            }
            Self::RoundScored { result, totals } => {
                write!(f, "Round {} is written down. Totals: {}.", result.round, List(&totals))
            }
            Self::CardDrawn { card, sum, goal } => {
                let relation = if sum > goal { "beyond" } else { "not beyond" };
                write!(f, "{card:#} is drawn: {sum} is {relation} the goal of {goal}.")
            }
            Self::MatchOver { end, rounds } => {
                let why = match end {
                    End::Goal => "the goal is reached",
                    End::FixedRounds => "all rounds are played",
                    End::UncertainEnd => "the card drawn ends it",
                };
                write!(f, "The match is over after round {rounds}: {why}.")
            }
            Self::MatchWon { winners, total } if winners.len() > 1 => {
                write!(f, "{} share the win with {total} points.", Seats(winners))
            }
            Self::MatchWon { winners, total } => write!(f, "{} wins with {total} points.", Seats(winners)),
            Self::RoundDealt { .. }
            | Self::HandDealt { .. }
            | Self::Passed { .. }
            | Self::Laid { .. }
            | Self::AuctionEnded { .. }
            | Self::NobodyBid
            | Self::EklatFell { .. }
            | Self::ChiefFound { .. }
            | Self::ViceFound { .. }
            | Self::NoViceFound { .. }
            | Self::ViceNamed { .. }
            | Self::ChiefNamed { .. }
            | Self::PartnerChosen { .. }
            | Self::CardPlayed { .. }
            | Self::TrickWon { .. } => Ok(()),
        }
    }
}

fn play_sentence(
    f: &mut fmt::Formatter<'_>,
    seat: Seat,
    card: Card,
    (from, how): (Source, How),
) -> fmt::Result {
    let source = match from {
        Source::Hand => "",
        Source::Table => " from the table",
    };
    match how {
        How::Led => write!(f, "{seat} leads {card:#}{source}."),
        How::Followed(_) => write!(f, "{seat} plays {card:#}{source}."),
        How::Ruffed(suit) => write!(f, "{seat} has no {suit:#} and ruffs with {card:#}{source}."),
        How::Discarded(suit) => write!(f, "{seat} has no {suit:#} and discards {card:#}{source}."),
    }
}

impl fmt::Display for BidPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Leads => "leads",
            Self::LeadsFurther => "leads further",
            Self::Ties => "ties for the lead",
            Self::Below => "stays below the lead",
        })
    }
}

impl fmt::Display for NoVice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ThreePlayers => f.write_str("there never is with three players"),
            Self::OnlyChiefLaid => f.write_str("only the Chief has laid cards"),
            Self::Tied { seats, numbers } => {
                write!(f, "{} are second with the same numbers, {numbers}", Seats(*seats))
            }
        }
    }
}

impl fmt::Display for WonBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Suit => "the highest card of the colour led",
            Self::Trump => "the highest trump",
            Self::FirstOfEquals => "the first of equal cards",
        })
    }
}

/// What the Chief named, in words.
struct Named(Option<Type>);

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(named) => write!(f, "{named:#}"),
            None => f.write_str("no trumps"),
        }
    }
}

/// A number and what it counts: `1 card`, `2 cards`.
struct Count(u8, &'static str);

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}{}", self.0, self.1, if self.0 == 1 { "" } else { "s" })
    }
}

/// Seats in a sentence: `a, b and c`.
pub(crate) struct Seats(pub(crate) SeatSet);

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.0.len().saturating_sub(1);
        for (place, seat) in self.0.iter().enumerate() {
            let before = match place {
                0 => "",
                _ if place == last => " and ",
                _ => ", ",
            };
            write!(f, "{before}{seat}")?;
        }
        Ok(())
    }
}

/// A value for each seat in a sentence: `a 3, b 0`.
struct List<'a, T>(&'a PerSeat<T>);

impl<T: fmt::Display> fmt::Display for List<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, value) in self.0.iter() {
            write!(f, "{}{seat} {value}", if seat.index() == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}
