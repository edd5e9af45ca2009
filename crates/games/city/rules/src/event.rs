//! What happens, as it is told: each event cites its rule.

use engine::{Happening, RuleId, Seat, SeatSet};

use crate::card::{Card, Hand};
use crate::edge::EdgeSet;
use crate::level::Level;
use crate::luck::Due;
use crate::pack::{Bag, BoardId, BuildingId, Colour, Effect};
use crate::phase::Phase;
use crate::public::{BATTLES, SIDES_MAX};
use crate::rules::rule;
use crate::score::Sheet;
use crate::space::{Line, LineSet, Space, SpaceSet};

/// Whose board is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Who {
    /// That of a seat.
    Seat(Seat),
    /// That of the neutral player.
    Neutral,
}

/// Where a token for the neutral stock comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StockFrom {
    /// Sources (CITY-10.8).
    Sources,
    /// A Trade Building (CITY-10.9).
    Trade,
    /// Symbols above the standing Buildings at the Harvest (CITY-10.15).
    Surplus,
}

/// Something that happened. What is sealed becomes an event when it is published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    // Set-up and draft.
    /// Buildings of each type were removed unseen, or seen with the option.
    BuildingsRemoved {
        /// How many of each type.
        each: u8,
        /// How many in all.
        cards: u8,
    },
    /// A pile was shuffled.
    Shuffled {
        /// Which.
        due: Due,
        /// How many cards it has.
        cards: u8,
    },
    /// The Battle cards lie in their rows.
    BattlesLaid {
        /// Those that are face up.
        lines: [Option<Line>; BATTLES],
    },
    /// A board was picked.
    BoardPicked {
        /// By whom.
        seat: Seat,
        /// Which.
        board: BoardId,
    },
    /// A player has a board.
    BoardGiven {
        /// Who.
        who: Who,
        /// Which.
        board: BoardId,
    },
    /// A round begins, and everybody is dealt four cards.
    RoundBegan {
        /// 0 for the Project round.
        round: u8,
    },
    /// A seat sees the cards that it has been dealt.
    Dealt {
        /// Who.
        seat: Seat,
        /// What it holds now.
        hand: Hand,
    },
    /// A played card is revealed.
    Played {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Hands are passed.
    Passed {
        /// The round, 0 to 3.
        round: u8,
        /// How many cards each.
        cards: u8,
    },
    /// A seat sees the cards that it has received.
    Received {
        /// Who.
        seat: Seat,
        /// From whom; nobody in solo play.
        from: Option<Seat>,
        /// The cards.
        cards: Hand,
    },
    /// The cards that were not played are discarded, face down.
    UnplayedDiscarded {
        /// The round.
        round: u8,
    },

    // Resolution.
    /// A Building is placed.
    Placed {
        /// Whose.
        who: Who,
        /// Which.
        card: BuildingId,
        /// Where.
        space: Space,
    },
    /// A Building is destroyed as it is placed.
    DestroyedAtOnce {
        /// Whose.
        who: Who,
        /// Which.
        card: BuildingId,
        /// Where.
        space: Space,
    },
    /// Sources of one colour arise, each with its token.
    SourcesFormed {
        /// Whose.
        seat: Seat,
        /// The colour.
        colour: Colour,
        /// Where.
        edges: EdgeSet,
    },
    /// A Trade Building gives a token.
    TradeToken {
        /// Whose.
        seat: Seat,
    },
    /// Projects give tokens.
    TokensGained {
        /// To whom.
        seat: Seat,
        /// Which.
        tokens: Bag,
    },
    /// Tokens were laid on cost spaces.
    TokensLaid {
        /// Whose.
        seat: Seat,
        /// The number of the Project.
        project: u8,
        /// How many, by the colour of the space.
        tokens: Bag,
    },
    /// Tokens were laid on extra spaces.
    ExtraLaid {
        /// Whose.
        seat: Seat,
        /// The number of the Project.
        project: u8,
        /// How many.
        tokens: u8,
    },
    /// Mismatched edges were covered.
    Covered {
        /// Whose.
        seat: Seat,
        /// Where.
        edges: EdgeSet,
    },
    /// Tokens were lost for want of a place.
    TokensLost {
        /// Whose.
        seat: Seat,
        /// How many.
        tokens: u8,
    },
    /// A Project is complete.
    Completed {
        /// Whose.
        seat: Seat,
        /// Its number.
        project: u8,
    },
    /// An effect was resolved at completion, or used.
    EffectDone {
        /// Whose.
        seat: Seat,
        /// The number of the Project.
        project: u8,
        /// The effect.
        effect: Effect,
    },
    /// A line was chosen for Strength.
    LineChosen {
        /// By whom.
        seat: Seat,
        /// The number of the Project.
        project: u8,
        /// Which.
        lines: LineSet,
    },
    /// Spaces are warded.
    Warded {
        /// Whose.
        seat: Seat,
        /// Which.
        spaces: SpaceSet,
    },
    /// Ruined spaces are restored.
    Restored {
        /// Whose.
        seat: Seat,
        /// Which.
        spaces: SpaceSet,
    },
    /// Pending Damage tokens were taken off.
    DamageRemoved {
        /// Whose.
        seat: Seat,
        /// From which lines.
        lines: LineSet,
    },
    /// A Building was replaced.
    Rebuilt {
        /// Whose.
        seat: Seat,
        /// What stood there.
        old: Option<BuildingId>,
        /// What stands there now.
        new: BuildingId,
        /// Where.
        space: Space,
    },
    /// AP were entered by hand.
    Entered {
        /// By whom.
        seat: Seat,
        /// The number of the Project.
        project: u8,
        /// How many AP.
        ap: i8,
    },

    // Battles.
    /// The line of a Battle is known.
    BattleShown {
        /// Which Battle, 0 to 4.
        battle: u8,
        /// The line.
        line: Line,
    },
    /// Totals are announced.
    Totals {
        /// The line.
        line: Line,
        /// Of each side.
        totals: [u8; SIDES_MAX],
        /// How many sides there are.
        sides: u8,
    },
    /// All totals are equal: everybody takes a Victory token.
    AllEqual {
        /// The line.
        line: Line,
    },
    /// A Victory token is taken.
    Victory {
        /// By whom.
        who: Who,
        /// The line.
        line: Line,
    },
    /// A Damage token is taken.
    Damage {
        /// By whom.
        who: Who,
        /// The line.
        line: Line,
    },
    /// A Damage token is avoided.
    DamageIgnored {
        /// By whom.
        seat: Seat,
    },
    /// A Building is destroyed where two Damage tokens cross, or instead of that one.
    Destroyed {
        /// Whose.
        who: Who,
        /// Which.
        card: BuildingId,
        /// Where.
        space: Space,
        /// Whether it stands in for another.
        how: Destruction,
    },
    /// An empty space is ruined.
    Doomed {
        /// Whose.
        who: Who,
        /// Where.
        space: Space,
    },
    /// Two Damage tokens are spent on a space that was ruined before.
    Spent {
        /// Whose.
        who: Who,
        /// Where.
        space: Space,
    },
    /// A ward holds.
    WardHeld {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
    },

    // Solo.
    /// Two pairs are drawn.
    PairsDrawn {
        /// The first and the second pair.
        pairs: [[BuildingId; 2]; 2],
    },
    /// A pair was not chosen.
    PairDiscarded {
        /// Its cards.
        cards: [BuildingId; 2],
    },
    /// Tokens go to the neutral stock.
    Stocked {
        /// Why.
        from: StockFrom,
        /// How many.
        tokens: u8,
    },

    // The end.
    /// A player was scored.
    Scored {
        /// Who.
        seat: Seat,
        /// How.
        sheet: Sheet,
    },
    /// The winners, or the result of a solo game.
    GameOver {
        /// The winners.
        winners: SeatSet,
        /// The level of a solo game.
        level: Option<Level>,
    },
}

/// How a Building came to be destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Destruction {
    /// It stood at the crossing.
    AtCrossing,
    /// Its owner chose it instead.
    Instead,
}

impl Happening for Event {
    fn rule(&self) -> RuleId {
        match self {
            Self::BuildingsRemoved { .. } => rule(1, 5),
            Self::Shuffled { due, .. } => Phase::Luck(*due).rule(),
            Self::BattlesLaid { .. } => rule(1, 11),
            Self::BoardPicked { .. } => rule(1, 9),
            Self::BoardGiven { .. } => rule(1, 8),
            Self::RoundBegan { .. } => rule(3, 1),
            Self::Dealt { .. } => rule(3, 2),
            Self::Played { card: Card::Building(_), .. } => rule(3, 6),
            Self::Played { card: Card::Project(_), .. } => rule(3, 12),
            Self::Passed { .. } => rule(3, 5),
            Self::Received { from: Some(_), .. } => rule(3, 8),
            Self::Received { from: None, .. } => rule(10, 4),
            Self::UnplayedDiscarded { .. } => rule(3, 10),
            Self::Placed { who: Who::Seat(_), .. } => rule(4, 1),
            Self::Placed { who: Who::Neutral, .. } => rule(10, 7),
            Self::DestroyedAtOnce { .. } | Self::Doomed { .. } => rule(8, 4),
            Self::SourcesFormed { .. } => rule(5, 3),
            Self::TradeToken { .. } => rule(5, 4),
            Self::TokensGained { .. } => rule(6, 5),
            Self::TokensLaid { .. } => rule(5, 5),
            Self::ExtraLaid { .. } => rule(6, 13),
            Self::Covered { .. } => rule(12, 9),
            Self::TokensLost { .. } => rule(5, 6),
            Self::Completed { .. } => rule(6, 1),
            Self::EffectDone { effect, .. } => effect.rule(),
            Self::LineChosen { .. } => rule(12, 5),
            Self::Warded { .. } | Self::WardHeld { .. } => rule(12, 6),
            Self::Restored { .. } => rule(12, 17),
            Self::DamageRemoved { .. } => rule(6, 10),
            Self::Rebuilt { .. } => rule(12, 18),
            Self::Entered { .. } => rule(12, 23),
            Self::BattleShown { .. } => rule(7, 2),
            Self::Totals { .. } => rule(7, 3),
            Self::AllEqual { .. } => rule(7, 7),
            Self::Victory { who: Who::Neutral, .. } | Self::Damage { who: Who::Neutral, .. } => rule(10, 13),
            Self::Victory { .. } => rule(7, 4),
            Self::Damage { .. } => rule(7, 5),
            Self::DamageIgnored { .. } => rule(12, 11),
            Self::Destroyed { how: Destruction::AtCrossing, .. } => rule(8, 1),
            Self::Destroyed { how: Destruction::Instead, .. } => rule(8, 13),
            Self::Spent { .. } => rule(8, 12),
            Self::PairsDrawn { .. } => rule(10, 5),
            Self::PairDiscarded { .. } => rule(10, 10),
            Self::Stocked { from: StockFrom::Sources, .. } => rule(10, 8),
            Self::Stocked { from: StockFrom::Trade, .. } => rule(10, 9),
            Self::Stocked { from: StockFrom::Surplus, .. } => rule(10, 15),
            Self::Scored { .. } => rule(9, 4),
            Self::GameOver { level: None, .. } => rule(9, 9),
            Self::GameOver { level: Some(_), .. } => rule(10, 17),
        }
    }
}
