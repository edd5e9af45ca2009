//! What Projects do (CITY-12.1 to CITY-12.23).

use serde::{Serialize, Serializer};

use super::colour::{Bag, Colour, Token};
use super::counter::Counter;

/// One effect of a Project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "op", rename_all = "snake_case")]
pub enum Effect {
    /// Nothing (CITY-12.1).
    None,
    /// Tokens for the pool (CITY-12.2).
    GainTokens {
        /// Which.
        #[serde(serialize_with = "one_by_one")]
        tokens: Bag,
        /// How those of any colour get theirs.
        rule: ColourRule,
    },
    /// A token for the pool for each thing counted (CITY-12.3).
    GainTokensPer {
        /// What is counted.
        count: Counter,
        /// The token.
        token: Token,
        /// So many at most, 1 to 12.
        max: u8,
    },
    /// The card counts as Victory tokens (CITY-12.4).
    VictoryCard {
        /// As how many, 1 to 3.
        n: u8,
    },
    /// Strength in a chosen line in every later Battle (CITY-12.5).
    LineStrength {
        /// How much, 1 to 5.
        n: u8,
        /// Which lines may be chosen.
        pick: LinePick,
    },
    /// Chosen spaces are safe from destruction (CITY-12.6).
    Ward {
        /// How many, 1 to 9.
        spaces: u8,
    },
    /// The owner sees hidden Battle cards (CITY-12.7).
    PeekBattles {
        /// Which.
        scope: Peek,
    },
    /// Tokens of any colour pay every cost space (CITY-12.8).
    WildTokens,
    /// Tokens may be laid on mismatched edges (CITY-12.9).
    Cover {
        /// How many over the game, 1 to 12.
        max: u8,
    },
    /// Pending Damage tokens are taken off (CITY-12.10).
    RemoveDamage {
        /// How many at most, 1 to 3.
        n: u8,
    },
    /// No Damage token in this Battle (CITY-12.11).
    IgnoreDamage,
    /// Another own Building is destroyed instead (CITY-12.12).
    RedirectDestruction,
    /// Strength in this Battle (CITY-12.13).
    BattleStrength {
        /// How much, 1 to 9.
        n: u8,
    },
    /// Other symbols count as Strength in this Battle (CITY-12.14).
    BattleSymbols {
        /// Which.
        symbol: BattleSymbol,
        /// How much each is worth, 1 to 3.
        each: u8,
    },
    /// Tokens of the pool become tokens of any colour (CITY-12.15).
    ConvertTokens {
        /// How many at most, 1 to 6.
        n: u8,
    },
    /// A second token for each Source just created (CITY-12.16).
    DoubleSources,
    /// Ruined spaces are restored (CITY-12.17).
    RestoreSpace {
        /// How many at most, 1 to 2.
        n: u8,
    },
    /// The unplayed card replaces a Building (CITY-12.18).
    Rebuild,
    /// AP for each thing counted (CITY-12.19).
    ScorePer {
        /// What is counted.
        count: Counter,
        /// AP for each, 1 to 9.
        ap: u8,
        /// So many AP at most, 1 to 99.
        #[serde(skip_serializing_if = "Option::is_none")]
        max_ap: Option<u8>,
    },
    /// AP for having most (CITY-12.20).
    ScoreMajority {
        /// What is counted.
        count: Counter,
        /// How many, 1 to 20.
        ap: u8,
        /// Whether equality is enough.
        tie: Tie,
    },
    /// Further symbols at the end (CITY-12.21).
    Symbols {
        /// Faith, 0 to 9.
        faith: u8,
        /// Food, 0 to 9.
        food: u8,
    },
    /// AP for each token on an extra space of this card (CITY-12.22).
    ScoreExtra {
        /// How many, 1 to 9.
        ap_each: u8,
    },
    /// The players carry it out themselves (CITY-12.23); the Project has the text.
    Manual,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn one_by_one<S: Serializer>(tokens: &Bag, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(tokens.iter())
}

impl Effect {
    /// Whether it works by itself from completion on; a card has each of these at most once (CITY-13.27).
    pub const fn is_lasting(&self) -> bool {
        matches!(
            self,
            Self::VictoryCard { .. }
                | Self::LineStrength { .. }
                | Self::Ward { .. }
                | Self::WildTokens
                | Self::Cover { .. }
        )
    }

    /// Its word in packs: `gain_tokens`.
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::GainTokens { .. } => "gain_tokens",
            Self::GainTokensPer { .. } => "gain_tokens_per",
            Self::VictoryCard { .. } => "victory_card",
            Self::LineStrength { .. } => "line_strength",
            Self::Ward { .. } => "ward",
            Self::PeekBattles { .. } => "peek_battles",
            Self::WildTokens => "wild_tokens",
            Self::Cover { .. } => "cover",
            Self::RemoveDamage { .. } => "remove_damage",
            Self::IgnoreDamage => "ignore_damage",
            Self::RedirectDestruction => "redirect_destruction",
            Self::BattleStrength { .. } => "battle_strength",
            Self::BattleSymbols { .. } => "battle_symbols",
            Self::ConvertTokens { .. } => "convert_tokens",
            Self::DoubleSources => "double_sources",
            Self::RestoreSpace { .. } => "restore_space",
            Self::Rebuild => "rebuild",
            Self::ScorePer { .. } => "score_per",
            Self::ScoreMajority { .. } => "score_majority",
            Self::Symbols { .. } => "symbols",
            Self::ScoreExtra { .. } => "score_extra",
            Self::Manual => "manual",
        }
    }
}

worded! {
    /// How gained tokens of any colour get their colour (CITY-12.2).
    ColourRule {
        /// Each when it is placed.
        Free = "free",
        /// Named at once, all equal.
        AllSame = "all_same",
        /// Named at once, all different.
        AllDifferent = "all_different",
    }
}

worded! {
    /// Which lines may be chosen (CITY-12.5).
    LinePick {
        /// Any of the six.
        Line = "line",
        /// Rows.
        Row = "row",
        /// Columns.
        Column = "column",
    }
}

worded! {
    /// Which hidden Battle cards are seen (CITY-12.7).
    Peek {
        /// Those still face down in the rows.
        FaceDown = "face_down",
        /// These, and the one removed from the game.
        All = "all",
    }
}

worded! {
    /// Which symbols count as Strength (CITY-12.14).
    BattleSymbol {
        /// Faith.
        Faith = "faith",
        /// Food.
        Food = "food",
    }
}

impl BattleSymbol {
    /// The colour of the symbol.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Faith => Colour::Faith,
            Self::Food => Colour::Food,
        }
    }
}

worded! {
    /// What equality is worth (CITY-12.20).
    Tie {
        /// It is enough.
        Counts = "counts",
        /// It is not.
        Fails = "fails",
    }
}
