//! The five colours of the tiles: name, letter, tones and grain.

use words::{Language, word};

use face::palette::{Colour, tiles};

/// A colour of the tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hue {
    /// Waves for a grain.
    Blue,
    /// Rising lines.
    Red,
    /// Upright lines.
    Green,
    /// A lattice.
    Yellow,
    /// Dots.
    Brown,
}

impl Hue {
    /// All colours, in the order of the deck.
    pub const ALL: [Self; 5] = [Self::Blue, Self::Red, Self::Green, Self::Yellow, Self::Brown];

    /// The letter of tile codes, as in `n30t`; the same in all languages.
    pub const fn code(self) -> char {
        match self {
            Self::Blue => 'b',
            Self::Red => 'r',
            Self::Green => 'g',
            Self::Yellow => 'y',
            Self::Brown => 'n',
        }
    }

    /// What it is called.
    pub const fn name(self, language: Language) -> &'static str {
        match self {
            Self::Blue => word!(language, en: "Blue", fr: "Bleu", de: "Blau"),
            Self::Red => word!(language, en: "Red", fr: "Rouge", de: "Rot"),
            Self::Green => word!(language, en: "Green", fr: "Vert", de: "Grün"),
            Self::Yellow => word!(language, en: "Yellow", fr: "Jaune", de: "Gelb"),
            Self::Brown => word!(language, en: "Brown", fr: "Marron", de: "Braun"),
        }
    }

    /// The letter printed on the tile; German needs two where two colours begin alike.
    pub const fn letter(self, language: Language) -> &'static str {
        match self {
            Self::Blue => word!(language, en: "B", fr: "B", de: "Bl"),
            Self::Red => word!(language, en: "R", fr: "R", de: "R"),
            Self::Green => word!(language, en: "G", fr: "V", de: "Gr"),
            Self::Yellow => word!(language, en: "Y", fr: "J", de: "Ge"),
            Self::Brown => word!(language, en: "N", fr: "M", de: "Br"),
        }
    }

    /// The colour of its panel.
    pub const fn panel(self) -> Colour {
        self.tones()[0]
    }

    /// The panel and its deep disc.
    pub(super) const fn tones(self) -> [Colour; 2] {
        match self {
            Self::Blue => tiles::BLUE,
            Self::Red => tiles::RED,
            Self::Green => tiles::GREEN,
            Self::Yellow => tiles::YELLOW,
            Self::Brown => tiles::BROWN,
        }
    }

    /// The grain: lines inside the panel, in a repeat of 12.
    pub(super) const fn grain(self) -> &'static str {
        match self {
            Self::Blue => {
                r##"<path d="M0 3q3-3 6 0t6 0M0 9q3-3 6 0t6 0" fill="none" stroke="#fff" stroke-width="1.4"/>"##
            }
            Self::Red => r##"<path d="M-2 14 14-2M-2 2l4-4M10 14l4-4" stroke="#fff" stroke-width="1.7"/>"##,
            Self::Green => r##"<path d="M3 0v12M9 0v12" stroke="#fff" stroke-width="1.6"/>"##,
            Self::Yellow => r##"<path d="M0 6h12M6 0v12" stroke="#6b4300" stroke-width="1.3"/>"##,
            Self::Brown => {
                r##"<g fill="#fff"><circle cx="3" cy="3" r="1.4"/><circle cx="9" cy="9" r="1.4"/></g>"##
            }
        }
    }
}
