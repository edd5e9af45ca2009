//! Events as plain English sentences. Cards are named by their place in the pack, since a sentence has no pack
//! at hand; boards and pages write their own with the names.

use std::fmt;

use crate::card::Card;
use crate::event::{Destruction, Event, StockFrom, Who};
use crate::pack::{Bag, Token};

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "{seat}"),
            Self::Neutral => f.write_str("the neutral player"),
        }
    }
}

impl fmt::Display for Event {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are told by the next function")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BuildingsRemoved { each, .. } => write!(f, "{each} buildings of each type are removed"),
            Self::Shuffled { due, cards } => write!(f, "{} are shuffled: {cards} cards", due.word()),
            Self::BattlesLaid { lines } => {
                let open: Vec<String> = lines.iter().flatten().map(ToString::to_string).collect();
                write!(f, "the first battles are known: {}", open.join(", "))
            }
            Self::BoardPicked { seat, .. } => write!(f, "{seat} has picked a board"),
            Self::BoardGiven { who, .. } => write!(f, "{who} has a board"),
            Self::RoundBegan { round: 0 } => write!(f, "the project round begins"),
            Self::RoundBegan { round } => write!(f, "building round {round} begins"),
            Self::Dealt { seat, hand } => write!(f, "{seat} is dealt {} cards", hand.len()),
            Self::Played { seat, card: Card::Building(_) } => write!(f, "{seat} plays a building"),
            Self::Played { seat, card: Card::Project(_) } => write!(f, "{seat} plays a project"),
            Self::Passed { cards, .. } => write!(f, "everybody passes {cards} cards on"),
            Self::Received { seat, from: Some(from), cards } => {
                write!(f, "{seat} receives {} cards from {from}", cards.len())
            }
            Self::Received { seat, cards, .. } => write!(f, "{seat} draws {} cards", cards.len()),
            Self::UnplayedDiscarded { .. } => write!(f, "the cards that were not played are discarded"),
            _ => self.about_city(f),
        }
    }
}

impl Event {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are told by the next function")]
    fn about_city(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Placed { who, space, .. } => write!(f, "{who} places a building on space {space}"),
            Self::DestroyedAtOnce { who, space, .. } => {
                write!(f, "space {space} of {who} is ruined, so the building there is destroyed at once")
            }
            Self::SourcesFormed { seat, colour, edges } => {
                write!(f, "{seat} gains {} {} tokens from sources: {edges}", edges.len(), colour.word())
            }
            Self::TradeToken { seat } => write!(f, "{seat} gains a token of any colour from trade"),
            Self::TokensGained { seat, tokens } => {
                write!(f, "{seat} gains tokens from projects: {}", tokens_text(*tokens))
            }
            Self::TokensLaid { seat, project, tokens } => {
                write!(f, "{seat} lays {} tokens on project #{project}", tokens.total())
            }
            Self::ExtraLaid { seat, project, tokens } => {
                write!(f, "{seat} lays {tokens} tokens on extra spaces of project #{project}")
            }
            Self::Covered { seat, edges } => write!(f, "{seat} covers {edges}"),
            Self::TokensLost { seat, tokens } => {
                write!(f, "{seat} loses {tokens} tokens for want of a place")
            }
            Self::Completed { seat, project } => write!(f, "{seat} completes project #{project}"),
            Self::EffectDone { seat, project, effect } => {
                write!(f, "the effect of project #{project} of {seat} takes place: {}", effect.word())
            }
            Self::LineChosen { seat, project, lines } => {
                write!(f, "{seat} chooses {lines} for project #{project}")
            }
            Self::Warded { seat, spaces } => write!(f, "spaces {spaces} of {seat} are warded"),
            Self::Restored { seat, spaces } => write!(f, "{seat} restores space {spaces}"),
            Self::DamageRemoved { seat, lines } => write!(f, "{seat} takes the damage off {lines}"),
            Self::Rebuilt { seat, space, .. } => {
                write!(f, "{seat} replaces the building on space {space}")
            }
            Self::Entered { seat, project, ap } => write!(f, "{seat} enters {ap} AP for project #{project}"),
            _ => self.about_battles(f),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are told by the next function")]
    fn about_battles(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BattleShown { battle, line } => write!(f, "battle {} is about {line}", battle + 1),
            Self::Totals { line, totals, sides } => {
                let totals: Vec<String> =
                    totals[..usize::from(*sides)].iter().map(ToString::to_string).collect();
                write!(f, "strength in {line}: {}", totals.join(", "))
            }
            Self::AllEqual { line } => write!(f, "all are equally strong in {line}"),
            Self::Victory { who, line } => write!(f, "{who} takes a victory token for {line}"),
            Self::Damage { who, line } => write!(f, "{who} takes a damage token on {line}"),
            Self::DamageIgnored { seat } => write!(f, "{seat} takes no damage"),
            Self::Destroyed { who, space, how: Destruction::AtCrossing, .. } => {
                write!(f, "the building of {who} on space {space} is destroyed")
            }
            Self::Destroyed { who, space, how: Destruction::Instead, .. } => {
                write!(f, "the building of {who} on space {space} is destroyed instead")
            }
            Self::Doomed { who, space } => write!(f, "the empty space {space} of {who} is ruined"),
            Self::Spent { who, space } => {
                write!(f, "two damage tokens of {who} are spent on space {space}, which was ruined before")
            }
            Self::WardHeld { seat, space } => write!(f, "space {space} of {seat} is warded and holds"),
            _ => self.about_ends(f),
        }
    }

    fn about_ends(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PairsDrawn { .. } => write!(f, "two pairs of buildings are drawn"),
            Self::PairDiscarded { .. } => write!(f, "the other pair is discarded"),
            Self::Stocked { from, tokens } => {
                let why = match from {
                    StockFrom::Sources => "sources",
                    StockFrom::Trade => "trade",
                    StockFrom::Surplus => "surplus food and faith",
                };
                write!(f, "the neutral player gains {tokens} tokens from {why}")
            }
            Self::Scored { seat, sheet } => write!(f, "{seat} scores {} AP", sheet.total()),
            Self::GameOver { level: Some(level), .. } => write!(f, "the game is over: {level}"),
            Self::GameOver { winners, .. } => {
                let winners: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
                write!(f, "the game is over, won by {}", winners.join(" and "))
            }
            Self::BuildingsRemoved { .. }
            | Self::Shuffled { .. }
            | Self::BattlesLaid { .. }
            | Self::BoardPicked { .. }
            | Self::BoardGiven { .. }
            | Self::RoundBegan { .. }
            | Self::Dealt { .. }
            | Self::Played { .. }
            | Self::Passed { .. }
            | Self::Received { .. }
            | Self::UnplayedDiscarded { .. }
            | Self::Placed { .. }
            | Self::DestroyedAtOnce { .. }
            | Self::SourcesFormed { .. }
            | Self::TradeToken { .. }
            | Self::TokensGained { .. }
            | Self::TokensLaid { .. }
            | Self::ExtraLaid { .. }
            | Self::Covered { .. }
            | Self::TokensLost { .. }
            | Self::Completed { .. }
            | Self::EffectDone { .. }
            | Self::LineChosen { .. }
            | Self::Warded { .. }
            | Self::Restored { .. }
            | Self::DamageRemoved { .. }
            | Self::Rebuilt { .. }
            | Self::Entered { .. }
            | Self::BattleShown { .. }
            | Self::Totals { .. }
            | Self::AllEqual { .. }
            | Self::Victory { .. }
            | Self::Damage { .. }
            | Self::DamageIgnored { .. }
            | Self::Destroyed { .. }
            | Self::Doomed { .. }
            | Self::Spent { .. }
            | Self::WardHeld { .. } => Ok(()),
        }
    }
}

/// Tokens in words: `strength, any`.
fn tokens_text(bag: Bag) -> String {
    bag.iter().map(Token::word).collect::<Vec<_>>().join(", ")
}
