//! What the players agree on before a game.

use std::ops::RangeInclusive;

use engine::options::Chosen;
use engine::{OptionError, OptionKind, OptionSpec, Options};

use crate::card::Card;
use crate::cell::Cell;
use crate::deck::Deck;
use crate::rules::rule;

/// The options of a game. A value of the type is valid, and all combinations are (M-12.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableOptions {
    seats: u8,
    deck: Deck,
    start_shape: StartShape,
    area: Area,
    none_matches_none: bool,
    line_rule: LineRule,
    double_line: DoubleLine,
    voluntary_pass: bool,
}

/// Where the five start cards lie (M-2.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum StartShape {
    /// A zigzag; the cards touch at corners only.
    #[default]
    Zigzag,
    /// An arch; neighbours share edges.
    Arch,
}

impl StartShape {
    /// Its cells, in the order in which the cards are laid.
    pub const fn cells(self) -> [Cell; 5] {
        match self {
            Self::Zigzag => [Cell::at(0, 1), Cell::at(1, 0), Cell::at(2, 1), Cell::at(3, 0), Cell::at(4, 1)],
            Self::Arch => [Cell::at(0, 1), Cell::at(0, 0), Cell::at(1, 0), Cell::at(2, 0), Cell::at(2, 1)],
        }
    }
}

/// Which cards the limits of the playing area are measured over (M-5.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Area {
    /// Those on the table now: the square may shift when outer cards go.
    #[default]
    Floating,
    /// All that ever lay on the table.
    Fixed,
}

/// Which five or six cards make a line that can be scored (M-8.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LineRule {
    /// All cards of the row or column, gap or no gap.
    #[default]
    Count,
    /// Only an unbroken run.
    Contiguous,
}

/// What happens when a row and a column qualify together (M-8.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DoubleLine {
    /// The trigger chooses one of them.
    #[default]
    ChooseOne,
    /// Both are scored, in the order the trigger likes.
    Both,
}

/// The characteristics that two cards have in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Shared {
    /// They have the same value.
    pub value: bool,
    /// They have the same colour.
    pub colour: bool,
    /// They have the same symbol, or both have none and that counts (M-4.7).
    pub symbol: bool,
}

impl Shared {
    /// How many they have in common, 0 to 3 (M-4.6).
    pub const fn count(self) -> u8 {
        self.value as u8 + self.colour as u8 + self.symbol as u8
    }
}

impl TableOptions {
    /// Everything by default for a table of 2 to 6 seats.
    pub fn new(seats: u8) -> Option<Self> {
        Self::SEATS.contains(&seats).then_some(Self {
            seats,
            deck: Deck::default(),
            start_shape: StartShape::default(),
            area: Area::default(),
            none_matches_none: true,
            line_rule: LineRule::default(),
            double_line: DoubleLine::default(),
            voluntary_pass: false,
        })
    }

    /// Which cards there are (M-1.9).
    pub const fn deck(&self) -> Deck {
        self.deck
    }

    /// Where the start cards lie (M-2.8).
    pub const fn start_shape(&self) -> StartShape {
        self.start_shape
    }

    /// What limits the playing area (M-5.4).
    pub const fn area(&self) -> Area {
        self.area
    }

    /// Whether two cards without symbol have that in common (M-4.7).
    pub const fn none_matches_none(&self) -> bool {
        self.none_matches_none
    }

    /// Which lines can be scored (M-8.4).
    pub const fn line_rule(&self) -> LineRule {
        self.line_rule
    }

    /// What happens when a row and a column qualify together (M-8.8).
    pub const fn double_line(&self) -> DoubleLine {
        self.double_line
    }

    /// Whether a player with a token may pass though a card fits (M-7.2).
    pub const fn voluntary_pass(&self) -> bool {
        self.voluntary_pass
    }

    /// How many of the 90 cards are in the game (M-2.3).
    pub const fn deck_size(&self) -> u8 {
        30 + 10 * self.seats
    }

    /// How many cards go to the box unseen (M-2.4).
    pub const fn removed(&self) -> u8 {
        90 - self.deck_size()
    }

    /// What two cards have in common (M-4.6, M-4.7).
    pub fn shared(&self, one: Card, other: Card) -> Shared {
        let counts = !one.is_zero() || self.none_matches_none;
        Shared {
            value: one.value() == other.value(),
            colour: one.colour() == other.colour(),
            symbol: one.symbol() == other.symbol() && counts,
        }
    }
}

/// The values of the choices as the notation writes them, the default first.
const DECKS: &[&str] = &["five_symbols", "four_symbols"];
const START_SHAPES: &[&str] = &["zigzag", "arch"];
const AREAS: &[&str] = &["floating", "fixed"];
const LINE_RULES: &[&str] = &["count", "contiguous"];
const DOUBLE_LINES: &[&str] = &["choose_one", "both"];

impl Options for TableOptions {
    const SEATS: RangeInclusive<u8> = 2..=6;

    fn specs() -> &'static [OptionSpec] {
        const fn choice(name: &'static str, words: &'static [&'static str], number: (u8, u8)) -> OptionSpec {
            OptionSpec {
                name,
                default: words[0],
                kind: OptionKind::Choice(words),
                rule: rule(number.0, number.1),
            }
        }
        const fn switch(name: &'static str, default: &'static str, number: (u8, u8)) -> OptionSpec {
            OptionSpec { name, default, kind: OptionKind::Switch, rule: rule(number.0, number.1) }
        }
        const SPECS: &[OptionSpec] = &[
            choice("deck", DECKS, (1, 9)),
            choice("start_shape", START_SHAPES, (2, 8)),
            choice("area", AREAS, (5, 4)),
            switch("none_matches_none", "true", (4, 7)),
            choice("line_rule", LINE_RULES, (8, 4)),
            choice("double_line", DOUBLE_LINES, (8, 8)),
            switch("voluntary_pass", "false", (7, 2)),
        ];
        SPECS
    }

    fn build(seats: u8, chosen: &[(String, String)]) -> Result<Self, OptionError> {
        let chosen = Chosen::read::<Self>(seats, chosen)?;
        let other = |name, words: &[&str]| chosen.choice(name) == words[1];
        Ok(Self {
            seats,
            deck: if other("deck", DECKS) { Deck::FourSymbols } else { Deck::FiveSymbols },
            start_shape: if other("start_shape", START_SHAPES) {
                StartShape::Arch
            } else {
                StartShape::Zigzag
            },
            area: if other("area", AREAS) { Area::Fixed } else { Area::Floating },
            none_matches_none: chosen.switch("none_matches_none"),
            line_rule: if other("line_rule", LINE_RULES) { LineRule::Contiguous } else { LineRule::Count },
            double_line: if other("double_line", DOUBLE_LINES) {
                DoubleLine::Both
            } else {
                DoubleLine::ChooseOne
            },
            voluntary_pass: chosen.switch("voluntary_pass"),
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn chosen(&self) -> Vec<(&'static str, String)> {
        let word = |words: &[&str], index: usize| words[index].to_owned();
        vec![
            ("deck", word(DECKS, self.deck as usize)),
            ("start_shape", word(START_SHAPES, self.start_shape as usize)),
            ("area", word(AREAS, self.area as usize)),
            ("none_matches_none", self.none_matches_none.to_string()),
            ("line_rule", word(LINE_RULES, self.line_rule as usize)),
            ("double_line", word(DOUBLE_LINES, self.double_line as usize)),
            ("voluntary_pass", self.voluntary_pass.to_string()),
        ]
    }
}
