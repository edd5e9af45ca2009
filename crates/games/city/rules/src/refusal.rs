//! Why an action or an outcome of luck is refused.

use engine::{Illegality, RuleId, Seat};

use crate::card::{Card, Hand};
use crate::desk::Task;
use crate::edge::Edge;
use crate::luck::Due;
use crate::pack::{Bag, BuildingId, Colour, Effect, Token};
use crate::phase::Phase;
use crate::rules::rule;
use crate::space::{Crossing, LineSet, Space, SpaceSet};

/// Why an action or an outcome of luck is refused, with the facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is over (CITY-9.9).
    GameOver,
    /// An outcome of luck is due first.
    LuckDue {
        /// Which.
        due: Due,
    },
    /// Another outcome of luck is due.
    OtherLuckDue {
        /// The one that is due.
        due: Due,
        /// The one that was given.
        given: Due,
    },
    /// The cards of an outcome are not those that can be drawn.
    NotTheseCards {
        /// Of what.
        due: Due,
        /// How many were given.
        given: usize,
        /// How many there are.
        wanted: usize,
        /// A card too many or too few, by its name, if the numbers agree.
        card: Option<String>,
    },
    /// These boards cannot be given like that (CITY-1.9).
    NotTheseBoards {
        /// A seat whose board cannot be so.
        seat: Seat,
    },
    /// Only those who sit at the table play (CITY-1.13).
    NotSeated,
    /// This seat has nothing to decide now (CITY-11.1).
    NotAsked {
        /// What happens now.
        phase: Phase,
    },
    /// The seat has decided, and a commitment is final (CITY-11.4).
    Decided,
    /// Something else is asked now.
    NotAskedThat {
        /// What is asked.
        task: Task,
    },
    /// An effect asks something first (CITY-6.4).
    EffectFirst {
        /// The number of its Project.
        project: u8,
        /// The effect.
        effect: Effect,
    },

    /// A card is not in the hand (CITY-3.4).
    NotInHand {
        /// The card.
        card: Card,
        /// The hand.
        hand: Hand,
    },
    /// Only a card that was taken can be played (CITY-3.6).
    PlaysOther {
        /// The card.
        card: Card,
    },
    /// There is no such card in the pair (CITY-10.6).
    NotInPair {
        /// The pair, 1 or 2.
        pair: u8,
        /// The card.
        card: BuildingId,
    },
    /// The space holds a Building (CITY-4.1).
    Occupied {
        /// Where.
        space: Space,
        /// What stands there.
        by: BuildingId,
        /// Where there is room.
        empty: SpaceSet,
    },

    /// No such token waits for a place (CITY-5.7).
    NoToken {
        /// The colour.
        token: Colour,
        /// The tokens that wait.
        pool: Bag,
    },
    /// The player has no such Project (CITY-5.5).
    NotOwned {
        /// Its number.
        project: u8,
    },
    /// The Project has no open cost space of the kind (CITY-5.5).
    NoCostSpace {
        /// Its number.
        project: u8,
        /// The kind.
        on: Token,
        /// What is open.
        open: Bag,
    },
    /// The colours differ (CITY-5.5), or only a token of a fixed colour may do that (CITY-6.17).
    WrongColour {
        /// The colour of the token.
        token: Colour,
        /// The kind of cost space.
        on: Token,
        /// Whether tokens of any colour pay cost spaces.
        wild: Wild,
    },
    /// A token still has a cost space (CITY-5.8).
    MustPlace {
        /// The tokens that wait.
        pool: Bag,
    },
    /// The Project has no extra spaces, or all are full (CITY-6.13).
    NoExtraSpace {
        /// Its number.
        project: u8,
    },
    /// Extra spaces open when the cost is paid (CITY-6.13).
    ExtraClosed {
        /// Its number.
        project: u8,
    },
    /// The extra spaces take one colour only (CITY-6.14).
    ExtraColour {
        /// Its number.
        project: u8,
        /// The colour of the token.
        token: Colour,
    },
    /// No complete Project allows to cover another edge (CITY-12.9).
    NoCover,
    /// Only two fragments of different colours may be covered (CITY-6.16).
    NotMismatched {
        /// The edge.
        edge: Edge,
        /// The two fragments.
        fragments: [Option<Colour>; 2],
    },

    /// The Project is not complete (CITY-6.2).
    Incomplete {
        /// Its number.
        project: u8,
    },
    /// Its effect is not of the Anytime kind (CITY-6.3).
    NotAnytime {
        /// Its number.
        project: u8,
    },
    /// It has been used (CITY-6.3).
    Used {
        /// Its number.
        project: u8,
    },
    /// It cannot be used now (CITY-6.8).
    NotNow {
        /// Its number.
        project: u8,
        /// The effect.
        effect: Effect,
    },
    /// Using it would do nothing (CITY-6.8).
    NoResult {
        /// Its number.
        project: u8,
        /// The effect.
        effect: Effect,
    },
    /// The effect cannot be carried out like that.
    WrongUse {
        /// The effect.
        effect: Effect,
    },
    /// An entry is out of bounds (CITY-12.23).
    WrongEntry,

    /// The crossing is not one of a pending row and a pending column (CITY-8.1).
    NotPending {
        /// The crossing.
        crossing: Crossing,
        /// The lines with pending Damage.
        pending: LineSet,
    },
    /// The space is ruined, and another crossing is not (CITY-8.12).
    RuinedCrossing {
        /// The crossing.
        crossing: Crossing,
    },
    /// No other standing Building is there to be destroyed (CITY-8.13).
    NoSubstitute {
        /// Where.
        space: Space,
        /// Where there is one.
        possible: SpaceSet,
    },
}

/// Whether tokens of any colour pay cost spaces (CITY-6.17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wild {
    /// They do.
    Yes,
    /// They do not.
    No,
}

impl Illegal {
    /// The spaces it speaks of, for a page to outline: what could be done instead, or what stands in the way.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most refusals speak of none")]
    pub fn spaces(&self) -> SpaceSet {
        match self {
            Self::Occupied { empty, .. } => *empty,
            Self::NoSubstitute { possible, .. } => *possible,
            Self::NotMismatched { edge, .. } => edge.before().into_iter().chain(edge.after()).collect(),
            Self::RuinedCrossing { crossing } => SpaceSet::only(crossing.space()),
            _ => SpaceSet::EMPTY,
        }
    }

    /// The lines it speaks of, for a page to outline.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most refusals speak of none")]
    pub const fn lines(&self) -> LineSet {
        match self {
            Self::NotPending { pending, .. } => *pending,
            _ => LineSet::EMPTY,
        }
    }

    /// The number of the Project it speaks of.
    #[expect(clippy::wildcard_enum_match_arm, reason = "most refusals speak of none")]
    pub const fn project(&self) -> Option<u8> {
        match self {
            Self::EffectFirst { project, .. }
            | Self::NotOwned { project }
            | Self::NoCostSpace { project, .. }
            | Self::NoExtraSpace { project }
            | Self::ExtraClosed { project }
            | Self::ExtraColour { project, .. }
            | Self::Incomplete { project }
            | Self::NotAnytime { project }
            | Self::Used { project }
            | Self::NotNow { project, .. }
            | Self::NoResult { project, .. } => Some(*project),
            _ => None,
        }
    }
}

impl Illegality for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Self::GameOver => rule(9, 9),
            Self::LuckDue { due } | Self::OtherLuckDue { due, .. } | Self::NotTheseCards { due, .. } => {
                Phase::Luck(*due).rule()
            }
            Self::NotTheseBoards { .. } => rule(1, 9),
            Self::NotSeated => rule(1, 13),
            Self::NotAsked { .. } => rule(11, 1),
            Self::Decided => rule(11, 4),
            Self::NotAskedThat { task } => task.rule(),
            Self::EffectFirst { .. } => rule(6, 4),
            Self::NotInHand { .. } => rule(3, 4),
            Self::PlaysOther { .. } => rule(3, 6),
            Self::NotInPair { .. } => rule(10, 6),
            Self::Occupied { .. } => rule(4, 1),
            Self::NoToken { .. } => rule(5, 7),
            Self::NotOwned { .. } | Self::NoCostSpace { .. } | Self::WrongColour { wild: Wild::No, .. } => {
                rule(5, 5)
            }
            Self::WrongColour { wild: Wild::Yes, .. } => rule(6, 17),
            Self::MustPlace { .. } => rule(5, 8),
            Self::NoExtraSpace { .. } | Self::ExtraClosed { .. } => rule(6, 13),
            Self::ExtraColour { .. } => rule(6, 14),
            Self::NoCover => rule(12, 9),
            Self::NotMismatched { .. } => rule(6, 16),
            Self::Incomplete { .. } => rule(6, 2),
            Self::NotAnytime { .. } | Self::Used { .. } => rule(6, 3),
            Self::NotNow { .. } | Self::NoResult { .. } => rule(6, 8),
            Self::WrongUse { effect } => effect.rule(),
            Self::WrongEntry => rule(12, 23),
            Self::NotPending { .. } => rule(8, 1),
            Self::RuinedCrossing { .. } => rule(8, 12),
            Self::NoSubstitute { .. } => rule(8, 13),
        }
    }
}

impl Task {
    /// The rule that says what is asked.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Done => rule(11, 4),
            Self::Board => rule(1, 9),
            Self::Keep => rule(3, 4),
            Self::Pair => rule(10, 6),
            Self::Space => rule(4, 5),
            Self::Pool => rule(5, 7),
            Self::Calm => rule(11, 5),
            Self::Rebuild => rule(12, 18),
            Self::Window => rule(7, 11),
            Self::Avoid | Self::Relieve => rule(8, 14),
            Self::Cross => rule(8, 3),
            Self::Redirect => rule(8, 13),
            Self::NeutralCross => rule(10, 13),
            Self::Entries => rule(12, 23),
        }
    }
}

impl Effect {
    /// The rule that defines it (CITY-12).
    pub const fn rule(&self) -> RuleId {
        let number = match self {
            Self::None => 1,
            Self::GainTokens { .. } => 2,
            Self::GainTokensPer { .. } => 3,
            Self::VictoryCard { .. } => 4,
            Self::LineStrength { .. } => 5,
            Self::Ward { .. } => 6,
            Self::PeekBattles { .. } => 7,
            Self::WildTokens => 8,
            Self::Cover { .. } => 9,
            Self::RemoveDamage { .. } => 10,
            Self::IgnoreDamage => 11,
            Self::RedirectDestruction => 12,
            Self::BattleStrength { .. } => 13,
            Self::BattleSymbols { .. } => 14,
            Self::ConvertTokens { .. } => 15,
            Self::DoubleSources => 16,
            Self::RestoreSpace { .. } => 17,
            Self::Rebuild => 18,
            Self::ScorePer { .. } => 19,
            Self::ScoreMajority { .. } => 20,
            Self::Symbols { .. } => 21,
            Self::ScoreExtra { .. } => 22,
            Self::Manual => 23,
        };
        rule(12, number)
    }
}
