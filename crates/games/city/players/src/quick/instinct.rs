//! What the quick player believes, in points.

/// The beliefs of the quick player: points, chances and shares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Instinct {
    /// How much of a Project is seen in each token that pays it, by the number of open cost spaces from 1.
    pub pay: [f64; 8],
    /// A token that finds no cost space.
    pub idle: f64,
    /// A token on an extra space, in part of its AP.
    pub extra: f64,
    /// A Source made out of a mismatch.
    pub cover: f64,
    /// The chance that an edge with one fragment becomes a Source.
    pub half: f64,
    /// The same of an edge without fragments.
    pub bare: f64,
    /// Food of a Building or a Source at the end.
    pub food: f64,
    /// How much more it is worth for each Food that is there beyond what is usual.
    pub food_more: f64,
    /// A Victory token.
    pub victory: f64,
    /// A Damage token.
    pub damage: f64,
    /// Strength in a line that is fought over for certain, besides what it does to the odds.
    pub strength: f64,
    /// Solo: how much of what the neutral player's symbols cost is seen.
    pub surplus: f64,
    /// Solo: the chance that an edge of the neutral board with one fragment becomes a Source.
    pub neutral_half: f64,
    /// How much of a token is seen that pays a Project that is not likely to be completed.
    pub unlikely: f64,
}

impl Instinct {
    /// The quick player: what `city_fit` found.
    pub const QUICK: Self = Self {
        pay: [0.203, 0.232, 0.203, 0.114, 0.193, 0.152, 0.097, 0.072],
        idle: 0.2,
        extra: 0.594,
        cover: 1.729,
        half: 0.5,
        bare: 0.484,
        food: 2.0,
        food_more: 0.06,
        victory: 3.0,
        damage: 3.0,
        strength: 0.213,
        surplus: 0.704,
        neutral_half: 0.262,
        unlikely: 0.25,
    };

    /// What somebody believes who has not played much: what a card says, and not what comes of it.
    pub const PLAIN: Self = Self {
        pay: [1.0, 0.44, 0.27, 0.19, 0.145, 0.117, 0.097, 0.082],
        idle: 0.2,
        extra: 0.9,
        cover: 1.3,
        half: 0.5,
        bare: 0.55,
        food: 1.4,
        food_more: 0.06,
        victory: 3.0,
        damage: 1.2,
        strength: 0.1,
        surplus: 0.8,
        neutral_half: 0.35,
        unlikely: 0.25,
    };
}

impl Default for Instinct {
    fn default() -> Self {
        Self::QUICK
    }
}
