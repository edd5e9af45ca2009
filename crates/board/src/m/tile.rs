//! The tiles of M, 100 × 100, drawn by rule.
//!
//! A tile tells each of its three characteristics more than once: the colour by panel,
//! grain and letter, the sign by figure and teeth, the value by numeral and number of teeth.

use maud::{Markup, PreEscaped, html};
use words::{Language, say, word};

use super::sign::{figure, teeth, value, value_width};
use crate::palette::{Colour, tiles};
use crate::svg::{LETTERS, num};

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

    const fn tones(self) -> [Colour; 2] {
        match self {
            Self::Blue => tiles::BLUE,
            Self::Red => tiles::RED,
            Self::Green => tiles::GREEN,
            Self::Yellow => tiles::YELLOW,
            Self::Brown => tiles::BROWN,
        }
    }

    /// The grain: lines inside the panel, in a repeat of 12.
    const fn grain(self) -> &'static str {
        match self {
            Self::Blue => r##"<path d="M0 3q3-3 6 0t6 0M0 9q3-3 6 0t6 0" fill="none" stroke="#fff" stroke-width="1.4"/>"##,
            Self::Red => r##"<path d="M-2 14 14-2M-2 2l4-4M10 14l4-4" stroke="#fff" stroke-width="1.7"/>"##,
            Self::Green => r##"<path d="M3 0v12M9 0v12" stroke="#fff" stroke-width="1.6"/>"##,
            Self::Yellow => r##"<path d="M0 6h12M6 0v12" stroke="#6b4300" stroke-width="1.3"/>"##,
            Self::Brown => r##"<g fill="#fff"><circle cx="3" cy="3" r="1.4"/><circle cx="9" cy="9" r="1.4"/></g>"##,
        }
    }
}

/// One of the five impossible figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Square teeth.
    Cube,
    /// Spikes.
    Triangle,
    /// The Möbius strip; round lobes.
    Moebius,
    /// The impossible trident; teeth with two prongs.
    Fork,
    /// The impossible staircase; teeth in two steps.
    Stairs,
}

impl Sign {
    /// All signs, in the order of the deck.
    pub const ALL: [Self; 5] = [Self::Cube, Self::Triangle, Self::Moebius, Self::Fork, Self::Stairs];

    /// The letter of tile codes, as in `n30t`; the same in all languages.
    pub const fn code(self) -> char {
        match self {
            Self::Cube => 'c',
            Self::Triangle => 't',
            Self::Moebius => 'm',
            Self::Fork => 'f',
            Self::Stairs => 's',
        }
    }

    /// What it is called, inside a sentence.
    pub const fn name(self, language: Language) -> &'static str {
        match self {
            Self::Cube => word!(language, en: "cube", fr: "cube", de: "Würfel"),
            Self::Triangle => word!(language, en: "triangle", fr: "triangle", de: "Dreieck"),
            Self::Moebius => word!(language, en: "Möbius strip", fr: "ruban de Möbius", de: "Möbiusband"),
            Self::Fork => word!(language, en: "fork", fr: "fourche", de: "Gabel"),
            Self::Stairs => word!(language, en: "stairs", fr: "escalier", de: "Treppe"),
        }
    }
}

/// What is printed on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tile {
    /// A 0: no sign, smooth edges.
    Zero(Hue),
    /// A 10, 20, 30 or 40.
    Signed(Hue, Sign, Tens),
}

/// The value of a tile with a sign, in tens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tens {
    /// 10
    One = 1,
    /// 20
    Two = 2,
    /// 30
    Three = 3,
    /// 40
    Four = 4,
}

impl Tens {
    /// All values, from 10 up.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];
}

impl Tile {
    /// The tile with these characteristics, `value` in 0, 10, …, 40; there is none with a sign
    /// on a 0, without a sign on anything else, or with another value.
    pub fn new(hue: Hue, sign: Option<Sign>, value: u8) -> Option<Self> {
        match (sign, value) {
            (None, 0) => Some(Self::Zero(hue)),
            (Some(sign), _) => {
                let tens = Tens::ALL.into_iter().find(|&tens| tens as u8 * 10 == value)?;
                Some(Self::Signed(hue, sign, tens))
            }
            (None, _) => None,
        }
    }

    /// Every tile that can be drawn, colour by colour. A deck holds some of them, the 0s twice.
    pub fn all() -> impl Iterator<Item = Self> {
        Hue::ALL.into_iter().flat_map(|hue| {
            let signed = move |tens| Sign::ALL.into_iter().map(move |sign| Self::Signed(hue, sign, tens));
            std::iter::once(Self::Zero(hue)).chain(Tens::ALL.into_iter().flat_map(signed))
        })
    }

    /// Its colour.
    pub const fn hue(self) -> Hue {
        match self {
            Self::Zero(hue) | Self::Signed(hue, ..) => hue,
        }
    }

    /// Its sign; a 0 has none.
    pub const fn sign(self) -> Option<Sign> {
        match self {
            Self::Zero(_) => None,
            Self::Signed(_, sign, _) => Some(sign),
        }
    }

    /// Its value, 0 to 40.
    pub const fn value(self) -> u8 {
        self.tens() * 10
    }

    const fn tens(self) -> u8 {
        match self {
            Self::Zero(_) => 0,
            Self::Signed(_, _, tens) => tens as u8,
        }
    }

    /// Everything that can be read on the tile, as in "Blue 30, triangle".
    pub fn label(self, language: Language) -> String {
        let (hue, value) = (self.hue().name(language), self.value());
        match self.sign() {
            None => say!(language, en: "{hue} 0, no sign", fr: "{hue} 0, sans signe", de: "{hue} 0, ohne Zeichen"),
            Some(sign) => format!("{hue} {value}, {}", sign.name(language)),
        }
    }
}

/// A tile on its own. The page carries [`defs`] once.
pub fn tile(tile: Tile, language: Language) -> Markup {
    html! {
        svg class="tile" viewBox="0 0 100 100" role="img" aria-label=(tile.label(language)) {
            (tile_face(tile, tile.hue().letter(language)))
        }
    }
}

/// The drawing of a tile in a box of 100 × 100, for boards and controls, with `letter` for its colour.
pub fn tile_face(tile: Tile, letter: &str) -> Markup {
    let hue = tile.hue();
    html! {
        use href={ "#mp-" (hue.code()) } {}
        @if let Tile::Signed(_, sign, tens) = tile {
            g fill=(hue.panel()) {
                @for quarter in 0..4_u16 {
                    use href={ "#mt-" (sign.code()) (tens as u8) } transform=(format!("rotate({} 50 50) translate(50 11)", quarter * 90)) {}
                }
            }
            use href={ "#ms-" (sign.code()) } transform="translate(50 50) scale(0.9)" {}
        }
        (value_tab(tile.tens()))
        (letter_tab(letter))
        rect x="1" y="1" width="98" height="98" rx="8.5" fill="none" stroke=(tiles::INK) stroke-opacity=".6" stroke-width="1.6" {}
    }
}

/// The value in a cream tab, top left.
fn value_tab(tens: u8) -> Markup {
    let right = num(9.5 + value_width(tens) + 6.5);
    html! {
        path d={ "M3 13a10 10 0 0 1 10-10H" (right) "v20a9 9 0 0 1-9 9H3z" } fill=(tiles::CREAM) {}
        use href={ "#mv-" (tens) "0" } transform="translate(9.5 7.5)" {}
    }
}

/// The letter of the colour in a cream tab, bottom right.
fn letter_tab(letter: &str) -> Markup {
    let (left, size) = if letter.chars().count() > 1 { (71, "16") } else { (75, "18") };
    let middle = num(f64::from(left + 98) / 2.0);
    html! {
        path d={ "M97 87a10 10 0 0 1-10 10H" (left) "V83a9 9 0 0 1 9-9H97z" } fill=(tiles::CREAM) {}
        text x=(middle) y="93" text-anchor="middle" font-family=(LETTERS) font-size=(size) font-weight="800" fill=(tiles::INK) { (letter) }
    }
}

/// A tile, face down: an M of four stripes. The page carries [`defs`] once.
pub fn tile_back() -> Markup {
    html! {
        svg class="tile" viewBox="0 0 100 100" aria-hidden="true" { use href="#m-back" {} }
    }
}

/// A colour as a chip with its grain, 26 × 26, for sums and previews. The page carries [`defs`] once.
pub fn colour_chip(hue: Hue) -> Markup {
    html! {
        svg class="chip" viewBox="0 0 26 26" aria-hidden="true" {
            rect x="1" y="1" width="24" height="24" rx="5" fill=(hue.panel()) {}
            rect x="1" y="1" width="24" height="24" rx="5" fill={ "url(#mg-" (hue.code()) ")" } opacity=".5" {}
        }
    }
}

/// A sign as text has it: cream on its own dark disc. The page carries [`defs`] once.
pub fn sign_chip(sign: Sign) -> Markup {
    html! {
        svg class="chip" viewBox="-27 -27 54 54" aria-hidden="true" {
            circle r="27" fill=(tiles::INK) {}
            use href={ "#ms-" (sign.code()) } transform="scale(0.9)" {}
        }
    }
}

/// What tiles are put together from: once a page, inside `<defs>`.
///
/// Grains `mg-…`, panels `mp-…`, signs `ms-…`, teeth `mt-…`, values `mv-…` and the back `m-back`.
pub fn defs() -> Markup {
    html! {
        @for hue in Hue::ALL {
            pattern id={ "mg-" (hue.code()) } width="12" height="12" patternUnits="userSpaceOnUse" { (PreEscaped(hue.grain())) }
            g id={ "mp-" (hue.code()) } { (panel(hue)) }
        }
        @for sign in Sign::ALL {
            g id={ "ms-" (sign.code()) } { (figure(sign)) }
            @for tens in Tens::ALL {
                g id={ "mt-" (sign.code()) (tens as u8) } { (teeth(sign, tens as u8)) }
            }
        }
        @for tens in 0..=4_u8 {
            g id={ "mv-" (tens) "0" } { (value(tens)) }
        }
        symbol id="m-back" viewBox="0 0 100 100" { (back_drawing()) }
    }
}

/// Frame, panel with its grain, dark disc.
fn panel(hue: Hue) -> Markup {
    let [panel, disc] = hue.tones();
    let grain = if hue == Hue::Yellow { ".5" } else { ".32" };
    html! {
        rect width="100" height="100" rx="9" fill=(tiles::CREAM) {}
        rect x="11" y="11" width="78" height="78" rx="7" fill=(panel) {}
        rect x="11" y="11" width="78" height="78" rx="7" fill={ "url(#mg-" (hue.code()) ")" } opacity=(grain) {}
        circle cx="50" cy="50" r="28" fill=(disc) stroke=(tiles::CREAM) stroke-opacity=".6" stroke-width="1.2" {}
    }
}

fn back_drawing() -> Markup {
    html! {
        rect width="100" height="100" rx="9" fill=(tiles::CREAM) {}
        rect x="5" y="5" width="90" height="90" rx="6" fill="#20130d" {}
        g fill="none" stroke-width="4.9" stroke-linejoin="miter" {
            @for (index, stripe) in (0..4_u8).zip(tiles::STRIPES) {
                @let inset = f64::from(index) * 6.2;
                @let (left, right, top) = (num(14.0 + inset), num(86.0 - inset), num(24.0 + inset));
                path d={ "M" (left) " 88V" (top) "L50 " (num(59.0 + inset * 0.35)) " " (right) " " (top) "V88" } stroke=(stripe) {}
            }
        }
        rect x="1" y="1" width="98" height="98" rx="8.5" fill="none" stroke=(tiles::INK) stroke-opacity=".6" stroke-width="1.6" {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_value_stands_in_teeth_on_every_side() {
        let sides = defs().0;
        for tile in Tile::all() {
            let drawn = tile_face(tile, "X").0;
            assert_eq!(drawn.matches("#mt-").count(), if tile.value() == 0 { 0 } else { 4 });
            assert_eq!(drawn.matches("#ms-").count(), usize::from(tile.value() > 0));
            if let Tile::Signed(_, sign, tens) = tile {
                let id = format!(r#"<g id="mt-{}{}">"#, sign.code(), tens as u8);
                let side = sides.split(&id).nth(1).and_then(|rest| rest.split("</g>").next()).unwrap();
                assert_eq!(side.matches("<path").count() * 10, usize::from(tile.value()));
            }
        }
    }

    #[test]
    fn no_two_tiles_look_alike() {
        let drawn: Vec<String> = Tile::all().map(|tile| tile_face(tile, tile.hue().letter(Language::English)).0).collect();
        assert_eq!(drawn.len(), 105);
        for (index, face) in drawn.iter().enumerate() {
            assert!(!drawn[..index].contains(face));
        }
        for (index, a) in Sign::ALL.into_iter().enumerate() {
            for &b in &Sign::ALL[..index] {
                assert_ne!(figure(a).0, figure(b).0);
                assert_ne!(teeth(a, 1).0, teeth(b, 1).0);
            }
        }
        for (index, a) in Hue::ALL.into_iter().enumerate() {
            assert!(Hue::ALL[..index].iter().all(|b| a.grain() != b.grain()));
        }
    }

    #[test]
    fn only_tiles_of_the_game_exist() {
        assert_eq!(Tile::new(Hue::Red, Some(Sign::Fork), 0), None);
        assert_eq!(Tile::new(Hue::Red, None, 10), None);
        assert_eq!(Tile::new(Hue::Red, Some(Sign::Fork), 25), None);
        assert_eq!(Tile::new(Hue::Red, None, 0), Some(Tile::Zero(Hue::Red)));
        for tile in Tile::all() {
            assert_eq!(Tile::new(tile.hue(), tile.sign(), tile.value()), Some(tile));
        }
    }

    #[test]
    fn labels_and_letters_tell_tiles_apart() {
        let tile = Tile::Signed(Hue::Brown, Sign::Moebius, Tens::Three);
        assert_eq!(tile.label(Language::English), "Brown 30, Möbius strip");
        assert_eq!(Tile::Zero(Hue::Yellow).label(Language::German), "Gelb 0, ohne Zeichen");
        for language in Language::ALL {
            for (index, hue) in Hue::ALL.iter().enumerate() {
                assert!(Hue::ALL[..index].iter().all(|other| other.letter(language) != hue.letter(language)));
            }
        }
    }
}
