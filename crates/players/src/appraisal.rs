//! What a hand was worth before it was decided what it is played for: a table that a review may add.

/// What a seat could do with what it held, as a table of expected points.
#[derive(Clone, Debug, PartialEq)]
pub struct Appraisal<A> {
    /// What each row is about, as a choice that the seat could make later.
    pub rows: Vec<A>,
    /// What each column is about, likewise; empty if there is one column about nothing further.
    pub columns: Vec<A>,
    /// Row by row, what the two together are worth.
    pub cells: Vec<Vec<Worth>>,
}

/// What something is worth over imagined worlds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// The mean of the points.
    pub points: f64,
    /// Its standard error.
    pub error: f64,
    /// The highest step of the game's own scale that is reached in half of the worlds.
    pub reach: u8,
}
