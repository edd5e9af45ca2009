//! Refusals in plain English.

use std::fmt;

use crate::desk::Task;
use crate::pack::{Colour, Token};
use crate::refusal::{Illegal, Wild};
use crate::space::Crossing;

impl std::error::Error for Illegal {}

impl fmt::Display for Illegal {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are told by the next function")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => write!(f, "the game is over"),
            Self::LuckDue { due } => write!(f, "luck comes first: {}", due.word()),
            Self::OtherLuckDue { due, given } => {
                write!(f, "{} is due, not {}", due.word(), given.word())
            }
            Self::NotTheseCards { given, wanted, .. } if given != wanted => {
                write!(f, "{wanted} cards are due, and {given} are given")
            }
            Self::NotTheseCards { card: Some(card), .. } => {
                write!(f, "{card} is not among the cards that are due, or is there too often")
            }
            Self::NotTheseCards { .. } => write!(f, "these are not the cards that are due"),
            Self::NotTheseBoards { seat } => write!(f, "{seat} cannot have that board"),
            Self::NotSeated => write!(f, "only those who sit at the table play"),
            Self::NotAsked { .. } => write!(f, "there is nothing to decide for this seat now"),
            Self::Decided => write!(f, "this seat has decided already"),
            Self::NotAskedThat { task } => f.write_str(asked(*task)),
            Self::EffectFirst { project, .. } => {
                write!(f, "project #{project} is resolved first: say what it asks")
            }
            Self::WrongUse { effect } => {
                write!(f, "the effect {} cannot be carried out like that", effect.word())
            }
            Self::WrongEntry => {
                write!(f, "at most 6 tokens, -20 to 40 AP, 0 to 9 strength before a battle, 3 pending damage")
            }
            _ => self.about_cards(f),
        }
    }
}

impl Illegal {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are told by the next function")]
    fn about_cards(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotInHand { .. } => write!(f, "that card is not in the hand"),
            Self::PlaysOther { .. } => write!(f, "only one of the two chosen cards can be played"),
            Self::NotInPair { pair, .. } => write!(f, "pair {pair} has no such card"),
            Self::Occupied { space, .. } => write!(f, "a building stands on space {space} already"),
            Self::NoToken { token, .. } => write!(f, "no {} token waits for a place", name(*token)),
            Self::NotOwned { project } => write!(f, "this player has no project #{project}"),
            Self::NoCostSpace { project, on, .. } => {
                write!(f, "project #{project} has no open cost space for {}", kind(*on))
            }
            Self::WrongColour { token, on, wild: Wild::No } => {
                write!(f, "a {} token does not fit a cost space for {}", name(*token), kind(*on))
            }
            Self::WrongColour { on, wild: Wild::Yes, .. } => {
                write!(f, "a token of any colour takes the colour of its space here: {}", kind(*on))
            }
            Self::MustPlace { .. } => write!(f, "a token still has a cost space, so it must be placed"),
            Self::NoExtraSpace { project } => write!(f, "project #{project} has no free extra space"),
            Self::ExtraClosed { project } => {
                write!(f, "the extra spaces of project #{project} open when its cost is paid")
            }
            Self::ExtraColour { project, .. } => {
                write!(f, "the extra spaces of project #{project} take tokens of one colour only")
            }
            Self::NoCover => write!(f, "no complete project allows to cover another edge"),
            Self::NotMismatched { edge, .. } => {
                write!(f, "{edge} is not an edge with two fragments of different colours")
            }
            _ => self.about_effects(f),
        }
    }

    fn about_effects(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Incomplete { project } => write!(f, "project #{project} is not complete"),
            Self::NotAnytime { project } => write!(f, "project #{project} has no anytime effect"),
            Self::Used { project } => write!(f, "project #{project} has been used already"),
            Self::NotNow { project, .. } => write!(f, "project #{project} cannot be used at this moment"),
            Self::NoResult { project, .. } => write!(f, "using project #{project} would do nothing now"),
            Self::NotPending { crossing: Crossing { row, column }, pending } => {
                write!(f, "{row} and {column} are not both under damage; pending are: {pending}")
            }
            Self::RuinedCrossing { crossing } => {
                write!(f, "space {} is ruined, and another crossing is not", crossing.space())
            }
            Self::NoSubstitute { space, .. } => {
                write!(f, "no other standing building can be destroyed on space {space}")
            }
            Self::GameOver
            | Self::LuckDue { .. }
            | Self::OtherLuckDue { .. }
            | Self::NotTheseCards { .. }
            | Self::NotTheseBoards { .. }
            | Self::NotSeated
            | Self::NotAsked { .. }
            | Self::Decided
            | Self::NotAskedThat { .. }
            | Self::EffectFirst { .. }
            | Self::NotInHand { .. }
            | Self::PlaysOther { .. }
            | Self::NotInPair { .. }
            | Self::Occupied { .. }
            | Self::NoToken { .. }
            | Self::NotOwned { .. }
            | Self::NoCostSpace { .. }
            | Self::WrongColour { .. }
            | Self::MustPlace { .. }
            | Self::NoExtraSpace { .. }
            | Self::ExtraClosed { .. }
            | Self::ExtraColour { .. }
            | Self::NoCover
            | Self::NotMismatched { .. }
            | Self::WrongUse { .. }
            | Self::WrongEntry => Ok(()),
        }
    }
}

/// What is asked.
const fn asked(task: Task) -> &'static str {
    match task {
        Task::Done => "this seat has decided already",
        Task::Board => "a board must be picked now",
        Task::Keep => "two cards must be chosen now, and the one that is played",
        Task::Pair => "a pair must be chosen now",
        Task::Space => "the building must be placed now",
        Task::Pool => "tokens are placed now",
        Task::Calm => "an effect may be used now, or passed",
        Task::Rebuild => "the unplayed card may replace a building now, or pass",
        Task::Window => "the total may be changed now, or pass",
        Task::Avoid => "the damage may be avoided now, or pass",
        Task::Relieve => "pending damage may be taken off now, or pass",
        Task::Cross => "a crossing must be chosen now",
        Task::Redirect => "another building may be destroyed instead now, or pass",
        Task::NeutralCross => "a crossing of the neutral player must be chosen now",
        Task::Entries => "what the effect is worth must be entered now",
    }
}

const fn name(colour: Colour) -> &'static str {
    colour.word()
}

const fn kind(token: Token) -> &'static str {
    match token {
        Token::Of(colour) => colour.word(),
        Token::Any => "any colour",
    }
}
