//! What `steady` believes: numbers fitted by letting variants of it play against each other.

use super::chance::Permille;

/// Thousandths of a point, so that every machine comes to the same choice.
pub(crate) type Milli = i64;

/// Thousandths as points, for players that compare with what games bring.
pub(super) fn points(milli: Milli) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a few hundred points")]
    let milli = milli as f64;
    milli / 1000.0
}

/// The beliefs of the player. All that are not chances are thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    // Search.
    /// How many ways to lay the tokens of a pool are followed at the same time when it is done in earnest.
    pub beam: usize,

    // Tokens.
    /// A token of the pool that has a place, before it is known which.
    pub token: Milli,
    /// A token that will find an open cost space, seen from an edge that is to become a Source.
    pub paying_token: Milli,
    /// A token that finds no cost space of its colour: extra spaces and later Projects are a faint hope.
    pub idle_token: Milli,

    // Sources to come.
    /// The chance that an edge with one fragment becomes a Source: the better of several cards and spaces is
    /// chosen, so it is far more than one in three.
    pub half_edge: Permille,
    /// The same for an edge without fragments. Both cards still have to come, but nothing is spoilt yet.
    pub bare_edge: Permille,
    /// Food of a Source to come: one point, or two above the number of Buildings.
    pub food_symbol: Milli,
    /// Faith of a Source to come.
    pub faith_symbol: Milli,
    /// Strength of a Source to come on a line that is fought over for certain.
    pub strength_symbol: Milli,

    // Harvest.
    /// Food symbols that each Building still to be placed brings, Sources included.
    pub food_each: Milli,
    /// How far the number of food symbols at the end may differ from what is expected, per Building to be placed.
    pub food_spread: Milli,

    // Battles.
    /// A Victory token (CITY-9.8).
    pub victory: Milli,
    /// A Damage token that strikes nothing yet, if a line that crosses it is certain to be fought over later.
    pub threat: Milli,
    /// A space ruined before it holds a Building: one Building less for symbols, but it can be chosen.
    pub doomed: Milli,
    /// What another Building of the same type means for a Project that counts them, in part of its AP.
    pub type_loss: Permille,

    // Projects.
    /// How much of a Project that is likely to be completed counts before it is: the tokens may go elsewhere.
    pub hope: Permille,
    /// A token gained at completion: it may find no place.
    pub gained_token: Milli,
    /// How many AP tokens on open extra spaces may still bring, in part of all that fit.
    pub extra_hope: Permille,
    /// One more point of Strength in a line of one's choice.
    pub line_strength: Milli,
    /// A space that is safe.
    pub ward: Milli,
    /// Knowing the hidden Battle cards.
    pub peek: Milli,
    /// Tokens of any colour for every Project, for each Building still to be placed.
    pub wild: Milli,
    /// Each Source made out of a mismatch.
    pub cover: Milli,
    /// Effects that are kept for the moment at which they help: taking a token off.
    pub relief: Milli,
    /// Avoiding a token.
    pub avoidance: Milli,
    /// Having another Building destroyed.
    pub scapegoat: Milli,
    /// Strength in one Battle, for each Strength.
    pub surge: Milli,
    /// Other symbols as Strength.
    pub zeal: Milli,
    /// Tokens that change their colour, for each.
    pub conversion: Milli,
    /// Tokens for all Sources of a placement once more.
    pub doubling: Milli,
    /// A ruined space restored.
    pub restoring: Milli,
    /// A Building replaced.
    pub rebuilding: Milli,

    // Draft.
    /// How much the second card counts that is taken.
    pub kept: Permille,
    /// How much it counts what the neighbour can do with the cards that it receives.
    pub denial: Permille,
}

impl Weights {
    /// The player `steady`.
    pub const STEADY: Self = Self {
        beam: 12,
        token: 1_000,
        paying_token: 700,
        idle_token: 350,
        half_edge: 500,
        bare_edge: 550,
        food_symbol: 1_400,
        faith_symbol: 1_000,
        strength_symbol: 700,
        food_each: 1_200,
        food_spread: 700,
        victory: 3_000,
        threat: 1_000,
        doomed: 1_000,
        type_loss: 700,
        hope: 850,
        gained_token: 800,
        extra_hope: 700,
        line_strength: 500,
        ward: 400,
        peek: 200,
        wild: 150,
        cover: 1_300,
        relief: 900,
        avoidance: 900,
        scapegoat: 500,
        surge: 500,
        zeal: 1_200,
        conversion: 500,
        doubling: 1_800,
        restoring: 800,
        rebuilding: 1_500,
        kept: 300,
        denial: 100,
    };
}

impl Default for Weights {
    fn default() -> Self {
        Self::STEADY
    }
}
