//! What an effect can count in its owner's city (CITY-12.30 to CITY-12.40).

use serde::{Serialize, Serializer};

use super::building::BuildingType;
use super::colour::Colour;

/// A count, always of the owner's city at that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "of", rename_all = "snake_case")]
pub enum Counter {
    /// Buildings of a type, or of any (CITY-12.30). Destroyed ones have no type.
    Buildings {
        /// The type; `None` for any.
        #[serde(rename = "type", serialize_with = "or_any")]
        kind: Option<BuildingType>,
        /// In which state.
        state: Standing,
    },
    /// Different types among standing Buildings (CITY-12.31).
    Types,
    /// Complete sets of standing Buildings (CITY-12.32).
    TypeSets {
        /// How many of each type a set needs, in the order of [`BuildingType::ALL`]; not all 0.
        #[serde(rename = "types", serialize_with = "one_by_one")]
        needs: [u8; 5],
    },
    /// The largest number of disjoint pairs of standing Buildings of one type (CITY-12.33).
    SameTypePairs {
        /// Which two may be a pair.
        #[serde(rename = "adjacent")]
        pairing: Pairing,
    },
    /// Lines with three standing Buildings in a pattern (CITY-12.34).
    Lines {
        /// The pattern of types.
        pattern: LinePattern,
        /// Which lines.
        orientation: Orientation,
    },
    /// Complete Sources (CITY-12.35).
    Sources {
        /// The colour; `None` for any.
        #[serde(serialize_with = "or_any")]
        colour: Option<Colour>,
        /// Where.
        #[serde(rename = "where")]
        place: SourcePlace,
    },
    /// The smallest of the three numbers of complete Sources (CITY-12.36).
    SourceSets,
    /// Standing Buildings with complete Sources on their sides (CITY-12.37).
    RichBuildings {
        /// On how many sides at least, 1 to 4.
        min_sources: u8,
    },
    /// Symbols on standing Buildings and complete Sources of the colour (CITY-12.38).
    Symbols {
        /// The kind of symbol.
        symbol: Colour,
    },
    /// Outcome tokens (CITY-12.39).
    Outcome {
        /// Which.
        side: OutcomeSide,
    },
    /// Own Projects (CITY-12.40).
    Projects {
        /// In which state.
        state: ProjectState,
        /// Whether the card that counts is counted.
        #[serde(rename = "include_self")]
        myself: Myself,
    },
}

#[expect(clippy::ref_option, reason = "serde passes references")]
fn or_any<T: Serialize, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(value) => value.serialize(serializer),
        None => serializer.serialize_str("any"),
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn one_by_one<S: Serializer>(needs: &[u8; 5], serializer: S) -> Result<S::Ok, S::Error> {
    let each = BuildingType::ALL.into_iter().zip(needs);
    serializer.collect_seq(each.flat_map(|(kind, &n)| std::iter::repeat_n(kind, n.into())))
}

worded! {
    /// The state of a counted Building.
    Standing {
        /// Not destroyed.
        Standing = "standing",
        /// Under two Damage tokens.
        Destroyed = "destroyed",
    }
}

/// Which two Buildings of one type may be a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "bool")]
pub enum Pairing {
    /// Any two.
    Anywhere,
    /// Orthogonal neighbours.
    Adjacent,
}

worded! {
    /// A pattern of the three types in a line.
    LinePattern {
        /// Three different types.
        AllDifferent = "all_different",
        /// One type three times.
        AllSame = "all_same",
    }
}

worded! {
    /// Which lines are looked at.
    Orientation {
        /// Rows.
        Row = "row",
        /// Columns.
        Column = "column",
        /// Both.
        Both = "both",
    }
}

worded! {
    /// Where counted Sources lie.
    SourcePlace {
        /// On any edge.
        Anywhere = "anywhere",
        /// On the 12 edges of the rim.
        Border = "border",
        /// On the 12 inner edges.
        Inner = "inner",
    }
}

worded! {
    /// A side of an Outcome token.
    OutcomeSide {
        /// Victory tokens held, and cards that count as such.
        Victory = "victory",
        /// Damage tokens ever taken, wherever they lie now.
        Damage = "damage",
    }
}

worded! {
    /// The state of a counted Project.
    ProjectState {
        /// Complete.
        Complete = "complete",
        /// Incomplete.
        Incomplete = "incomplete",
    }
}

/// Whether a Project that counts Projects counts itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(into = "bool")]
pub enum Myself {
    /// It does.
    Included,
    /// It does not.
    Excluded,
}

impl From<Pairing> for bool {
    fn from(pairing: Pairing) -> Self {
        pairing == Pairing::Adjacent
    }
}

impl From<Myself> for bool {
    fn from(myself: Myself) -> Self {
        myself == Myself::Included
    }
}
