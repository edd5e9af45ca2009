//! What the steady player believes: every number of its judgement, with the reason for it.

/// Thousandths of a victory point, so that every machine comes to the same choice.
pub(crate) type Milli = i64;

/// A share or a chance in thousandths.
pub(crate) type Permille = i64;

// Points at the end (ISLE-14.1 to ISLE-14.5).
pub(crate) const VILLAGE: Milli = 3_000;
pub(crate) const SETTLER: Milli = 4_000;
pub(crate) const PRAYER: Milli = 2_000;
/// A moai, and what one adds that stands beside others.
pub(crate) const MOAI: Milli = 2_000;

/// A part of a worth.
pub(crate) const fn share(worth: Milli, part: Permille) -> Milli {
    worth * part / 1000
}

/// Where settlers think of walking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walks {
    /// Wherever they can.
    Anywhere,
    /// Where there is something to do at once: lava, a lying moai, a geyser for the moai that they carry.
    ToWork,
}

/// The numbers by which positions are weighed. [`Weights::STEADY`] is the best of those that were
/// played against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// How many lines of play are followed up for each number of action points left.
    pub beam: usize,
    /// Where settlers think of walking.
    pub walks: Walks,

    // Rivals: how much of a rival's worth is set against one's own.
    /// The rival that stands best: it is the one to be overtaken.
    pub leader: Permille,
    /// The mean of all rivals. With one rival it is the leader as well.
    pub field: Permille,

    // How long the game may still last.
    /// Raises that a seat makes in a round, on average over a game.
    pub raises_a_turn: Permille,

    // Sinking: the chance that an area sinks at each raise to come, by its open borders.
    /// A part that hangs on one border: anybody cuts it off who gains by it.
    pub bridge: Permille,
    /// Two open borders: two raises do it.
    pub two_borders: Permille,
    /// Three open borders.
    pub three_borders: Permille,
    /// Four or more: it sinks with a larger part, if at all.
    pub more_borders: Permille,

    // Lava.
    /// What is left of the danger of burning if the owner holds prayer tokens.
    pub under_prayer: Permille,
    /// What a village is worth beyond its points when it burns, for each own moai that stands beside it:
    /// it was the multiplier of the next ones.
    pub burnt_multiplier: Milli,
    /// What a lying moai is worth when it burns: the action points that made it.
    pub burnt_moai: Milli,
    /// How much of what the next roll of the die may burn is feared before it is rolled.
    pub caution: Permille,

    // Moai to come.
    /// How sure it is that a lying moai is raised with profit where it lies.
    pub lying: Permille,
    /// The same for a moai still to be sculpted from lava of the area.
    pub in_area: Permille,
    /// The same for lava of areas beside it, from which moai must be carried.
    pub beside: Permille,
    /// The same where all that lava is used up: an eruption, or a long way, must bring more.
    pub distant: Permille,
    /// Of how many moai of an area something is hoped.
    pub raises_hoped: i64,
    /// How much less sure each further moai of an area is than the one before.
    pub fading: Permille,
    /// What remains of these hopes where no own settler is in the area.
    pub unmanned: Permille,
    /// What the second best area adds, since action points are few; further ones add less still.
    pub second_area: Permille,
    /// Turns in which hopes come true; with fewer left they shrink in proportion.
    pub turns_for_hopes: i64,

    // Thrift.
    /// What is left of the points of prayer tokens after the first one while many turns are to come: they
    /// can be bought later as well.
    pub spare_prayer: Permille,

    // Settlers.
    /// A village beside an own settler, for each settler in the reserve: it can be born next turn.
    pub birth: Milli,
    /// Lava under a settler's feet: work without walking.
    pub lava_at_feet: Milli,
    /// A settler in the best own area; half of it in the areas beside.
    pub at_home: Milli,
    /// What the chance to found a first village in an area is worth of the hopes it would bring.
    pub founding: Permille,

    /// What a choice must gain at least: a walk for nothing would keep a dead game alive (ISLE-13.4).
    pub least_gain: Milli,

    // How sure it all is.
    /// By how many points a judgement may be off with no turn to come, as the scale of a logistic curve.
    pub doubt: Milli,
    /// The same for every turn to come.
    pub doubt_a_turn: Milli,
}

impl Weights {
    /// The player `steady`.
    pub const STEADY: Self = Self {
        beam: 16,
        walks: Walks::Anywhere,
        leader: 700,
        field: 300,
        raises_a_turn: 450,
        bridge: 90,
        two_borders: 45,
        three_borders: 22,
        more_borders: 8,
        under_prayer: 500,
        burnt_multiplier: 1_000,
        burnt_moai: 2_500,
        caution: 1_000,
        lying: 750,
        in_area: 450,
        beside: 250,
        distant: 100,
        raises_hoped: 6,
        fading: 850,
        unmanned: 500,
        second_area: 500,
        turns_for_hopes: 3,
        spare_prayer: 1_000,
        birth: 1_000,
        lava_at_feet: 250,
        at_home: 300,
        founding: 250,
        least_gain: 30,
        doubt: 16_000,
        doubt_a_turn: 1_200,
    };
}

impl Default for Weights {
    fn default() -> Self {
        Self::STEADY
    }
}
