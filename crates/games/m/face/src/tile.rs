//! The tiles of M, 100 × 100, drawn by rule.
//!
//! A tile tells each of its three characteristics more than once: the colour by panel,
//! grain and letter, the sign by figure and teeth, the value by numeral and number of teeth.

use maud::{Markup, PreEscaped, html};
use words::{Language, say};

use super::hue::Hue;
use super::sign::{Sign, figure, teeth, value, value_width};
use face::palette::tiles;
use face::svg::{LETTERS, num};

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
            None => {
                say!(language, en: "{hue} 0, no sign", fr: "{hue} 0, sans signe", de: "{hue} 0, ohne Zeichen")
            }
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
            g fill=(hue.panel()) { (teeth_around(sign, tens)) }
            (sign_in_middle(sign))
        }
        (value_plate(tile.tens()))
        (letter_plate(letter))
        (edge())
    }
}

/// The same on a page that carries [`page_defs`] once: a tenth of the markup for what is sent again and again.
pub(super) fn placed(tile: Tile) -> Markup {
    let hue = tile.hue();
    html! {
        use href={ "#mp-" (hue.code()) } {}
        @match tile {
            Tile::Zero(_) => use href="#mf-0" {},
            Tile::Signed(_, sign, tens) => use href={ "#mf-" (sign.code()) (tens as u8) } fill=(hue.panel()) {},
        }
        use href={ "#ml-" (hue.code()) } {}
    }
}

/// What [`placed`] tiles are put together from besides [`defs`]: what has the colour of its panel, and is filled with
/// it, as `mf-…`, the letters as `ml-…`.
pub(super) fn page_defs(language: Language) -> Markup {
    html! {
        g id="mf-0" { (value_plate(0)) (edge()) }
        @for sign in Sign::ALL {
            @for tens in Tens::ALL {
                g id={ "mf-" (sign.code()) (tens as u8) } {
                    (teeth_around(sign, tens))
                    g fill="#000" { (sign_in_middle(sign)) (value_plate(tens as u8)) (edge()) }
                }
            }
        }
        @for hue in Hue::ALL {
            g id={ "ml-" (hue.code()) } { (letter_plate(hue.letter(language))) }
            g id={ "m-colour-" (hue.code()) } { (chip_face(hue)) }
        }
    }
}

fn teeth_around(sign: Sign, tens: Tens) -> Markup {
    html! {
        @for quarter in 0..4_u16 {
            use href={ "#mt-" (sign.code()) (tens as u8) } transform=(format!("rotate({} 50 50) translate(50 10.5)", quarter * 90)) {}
        }
    }
}

fn sign_in_middle(sign: Sign) -> Markup {
    html! { use href={ "#ms-" (sign.code()) } transform="translate(52.5 52) scale(0.84)" {} }
}

fn edge() -> Markup {
    html! { rect x="1" y="1" width="98" height="98" rx="8.5" fill="none" stroke=(tiles::INK) stroke-opacity=".6" stroke-width="1.6" {} }
}

/// The value on a cream plate, top left inside the panel: every tooth stays in sight.
fn value_plate(tens: u8) -> Markup {
    html! {
        rect x="12.3" y="12.3" width=(num(value_width(tens) + 7.2)) height="23.8" rx="6.5" fill=(tiles::CREAM) {}
        use href={ "#mv-" (tens) "0" } transform="translate(15.9 15.8)" {}
    }
}

/// The letter of the colour on a cream plate, bottom right inside the panel.
fn letter_plate(letter: &str) -> Markup {
    let (width, size) = if letter.chars().count() > 1 { (22, "14") } else { (17, "16") };
    html! {
        rect x=(88 - width) y="71" width=(width) height="17" rx="6" fill=(tiles::CREAM) {}
        text x=(num(88.0 - f64::from(width) / 2.0)) y="85" text-anchor="middle" font-family=(LETTERS) font-size=(size) font-weight="800" fill=(tiles::INK) { (letter) }
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
            (chip_face(hue))
        }
    }
}

fn chip_face(hue: Hue) -> Markup {
    html! {
        rect x="1" y="1" width="24" height="24" rx="5" fill=(hue.panel()) {}
        rect x="1" y="1" width="24" height="24" rx="5" fill={ "url(#mg-" (hue.code()) ")" } opacity=".5" {}
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
        rect x="10.5" y="10.5" width="79" height="79" rx="7.5" fill=(panel) {}
        rect x="10.5" y="10.5" width="79" height="79" rx="7.5" fill={ "url(#mg-" (hue.code()) ")" } opacity=(grain) {}
        circle cx="52.5" cy="52" r="26" fill=(disc) stroke=(tiles::CREAM) stroke-opacity=".6" stroke-width="1.2" {}
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
        let drawn: Vec<String> =
            Tile::all().map(|tile| tile_face(tile, tile.hue().letter(Language::English)).0).collect();
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
