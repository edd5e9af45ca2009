//! The cards of Mü, 100 × 150, drawn by rule.
//!
//! Number, emblem, letter and triangles stand in the left 36 units, the part that shows in a fan.

use maud::{Markup, PreEscaped, html};
use words::{Language, say, word};

use super::figures::{NUMERAL_HEIGHT, NUMERALS, emblem, petal};
use super::rosette::{ring, rosette};
use crate::palette::{Colour, suits};
use crate::svg::{LETTERS, num, rotate, wavy_ring};

/// A colour of the pack, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suit {
    /// The flame.
    Red,
    /// The leaf.
    Green,
    /// The wave.
    Blue,
    /// The sun.
    Yellow,
    /// The moon.
    Black,
}

impl Suit {
    /// All suits, in the order of the pack.
    pub const ALL: [Self; 5] = [Self::Red, Self::Green, Self::Blue, Self::Yellow, Self::Black];

    /// The letter of card codes, as in `r7`; the same in all languages.
    pub const fn code(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Green => 'g',
            Self::Blue => 'b',
            Self::Yellow => 'y',
            Self::Black => 'k',
        }
    }

    /// What it is called.
    pub const fn name(self, language: Language) -> &'static str {
        match self {
            Self::Red => word!(language, en: "Red", fr: "Rouge", de: "Rot"),
            Self::Green => word!(language, en: "Green", fr: "Vert", de: "Grün"),
            Self::Blue => word!(language, en: "Blue", fr: "Bleu", de: "Blau"),
            Self::Yellow => word!(language, en: "Yellow", fr: "Jaune", de: "Gelb"),
            Self::Black => word!(language, en: "Black", fr: "Noir", de: "Schwarz"),
        }
    }

    /// The sign printed on the card beside the emblem; German needs two letters where two colours begin alike.
    pub const fn letter(self, language: Language) -> &'static str {
        match self {
            Self::Red => word!(language, en: "R", fr: "R", de: "R"),
            Self::Green => word!(language, en: "G", fr: "V", de: "Gr"),
            Self::Blue => word!(language, en: "B", fr: "B", de: "B"),
            Self::Yellow => word!(language, en: "Y", fr: "J", de: "Ge"),
            Self::Black => word!(language, en: "K", fr: "N", de: "S"),
        }
    }

    /// Its ink.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Red => suits::RED,
            Self::Green => suits::GREEN,
            Self::Blue => suits::BLUE,
            Self::Yellow => suits::YELLOW,
            Self::Black => suits::BLACK,
        }
    }
}

/// The face of a card: what is printed on it. Twins have the same face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFace {
    suit: Suit,
    number: u8,
}

impl CardFace {
    /// The face with this number, 0 to 9; there is none beyond.
    pub const fn new(suit: Suit, number: u8) -> Option<Self> {
        if number <= 9 { Some(Self { suit, number }) } else { None }
    }

    /// All fifty faces, suit by suit.
    pub fn all() -> impl Iterator<Item = Self> {
        Suit::ALL.into_iter().flat_map(|suit| (0..=9).map(move |number| Self { suit, number }))
    }

    /// Its colour.
    pub const fn suit(self) -> Suit {
        self.suit
    }

    /// Its number, 0 to 9.
    pub const fn number(self) -> u8 {
        self.number
    }

    /// How many triangles are printed on it: none on a 1 and a 9, two on a 6 and a 7, else one.
    pub const fn triangles(self) -> u8 {
        match self.number {
            1 | 9 => 0,
            6 | 7 => 2,
            _ => 1,
        }
    }

    /// The card in words, as in "Red 7".
    pub fn name(self, language: Language) -> String {
        let Self { suit, number } = self;
        format!("{} {number}", suit.name(language))
    }

    /// Everything that can be read on the card, as in "Red 7, 2 points".
    pub fn label(self, language: Language) -> String {
        let (name, points) = (self.name(language), self.triangles());
        match points {
            0 => {
                say!(language, en: "{name}, no points", fr: "{name}, aucun point", de: "{name}, keine Punkte")
            }
            1 => {
                say!(language, en: "{name}, 1 point", fr: "{name}, 1 point", de: "{name}, 1 Punkt")
            }
            _ => {
                say!(language, en: "{name}, {points} points", fr: "{name}, {points} points", de: "{name}, {points} Punkte")
            }
        }
    }

    /// The id of its symbol in [`defs`], as in `c-r7`.
    pub fn symbol(self) -> String {
        format!("c-{}{}", self.suit.code(), self.number)
    }
}

/// A card, face up. The page carries [`defs`] once.
pub fn card(face: CardFace, language: Language) -> Markup {
    html! {
        svg class="cd" viewBox="0 0 100 150" role="img" aria-label=(face.label(language)) {
            use href={ "#" (face.symbol()) } {}
        }
    }
}

/// A card inside something that is itself a control with a full label: readers skip it.
pub fn silent_card(face: CardFace) -> Markup {
    html! {
        svg class="cd" viewBox="0 0 100 150" aria-hidden="true" { use href={ "#" (face.symbol()) } {} }
    }
}

/// A card, face down. The page carries [`defs`] once.
pub fn card_back() -> Markup {
    html! {
        svg class="cd" viewBox="0 0 100 150" aria-hidden="true" { use href="#c-back" {} }
    }
}

/// The emblem of a suit for text and buttons, beside the suit's name. The page carries [`parts`] or [`defs`] once.
///
/// It has its own ivory ground: black and blue would not show on a dark page.
pub fn suit_emblem(suit: Suit) -> Markup {
    html! {
        svg class="e" viewBox="-15 -15 30 30" aria-hidden="true" {
            rect x="-15" y="-15" width="30" height="30" rx="6" fill=(suits::IVORY) {}
            use href={ "#ce-" (suit.code()) } fill=(suit.colour()) color=(suit.colour()) {}
        }
    }
}

/// All faces and the back as symbols, with their parts: once on a page with cards, inside `<defs>`.
pub fn defs(language: Language) -> Markup {
    html! {
        (parts())
        @for face in CardFace::all() {
            symbol id=(face.symbol()) viewBox="0 0 100 150" { (card_face(face, face.suit.letter(language))) }
        }
        symbol id="c-back" viewBox="0 0 100 150" { (back_drawing()) }
    }
}

/// What faces are put together from: numerals `cn-…`, emblems `ce-…`, petals `cp-…`, woven rings `cg-…`.
pub fn parts() -> Markup {
    html! {
        @for (number, outline) in NUMERALS.iter().enumerate() {
            path id={ "cn-" (number) } d=(outline) fill-rule="evenodd" {}
        }
        @for suit in Suit::ALL {
            g id={ "ce-" (suit.code()) } { (PreEscaped(emblem(suit))) }
            g id={ "cp-" (suit.code()) } { (PreEscaped(petal(suit))) }
        }
        @for number in 0..=9_u8 {
            g id={ "cg-" (number) } { (ring(number)) }
        }
    }
}

/// The drawing of a face in a box of 100 × 150, made from [`parts`], with `letter` for its suit.
pub fn card_face(face: CardFace, letter: &str) -> Markup {
    let colour = face.suit.colour();
    html! {
        rect x=".8" y=".8" width="98.4" height="148.4" rx="9" fill=(suits::IVORY) stroke=(suits::EDGE) stroke-width="1.6" {}
        rect x="4.6" y="4.6" width="90.8" height="140.8" rx="6" fill="none" stroke=(colour.lighter(55)) stroke-width="1" {}
        g fill=(colour) color=(colour) {
            (strip(face, letter))
            g transform="translate(64 78)" { (rosette(face)) }
            g transform="rotate(180 88 131)" { (foot(face)) }
        }
    }
}

/// The left strip: number, emblem, letter, triangles.
fn strip(face: CardFace, letter: &str) -> Markup {
    let size = if letter.chars().count() > 1 { "17" } else { "22" };
    html! {
        use href={ "#cn-" (face.number) } transform=(format!("translate(9 {})", num(42.0 - NUMERAL_HEIGHT))) {}
        use href={ "#ce-" (face.suit.code()) } transform="translate(20 57.5)" {}
        text x="20" y="91" text-anchor="middle" font-family=(LETTERS) font-size=(size) font-weight="800" fill=(face.suit.colour().darker(25)) {
            (letter)
        }
        @for index in 0..face.triangles() {
            @let left = 20.0 - 7.5 * f64::from(face.triangles() - 1) + 15.0 * f64::from(index);
            path class="pt" d="M0-11.5 6.7 0h-13.4z" transform=(format!("translate({} 109)", num(left))) {}
        }
    }
}

/// Number and emblem once more, small, for whoever sits across.
fn foot(face: CardFace) -> Markup {
    html! {
        use href={ "#cn-" (face.number) } transform="translate(81.5 121.5) scale(0.5)" {}
        use href={ "#ce-" (face.suit.code()) } transform="translate(87 147) scale(0.46)" {}
    }
}

/// The back: a brass knot on bordeaux.
fn back_drawing() -> Markup {
    let brass = suits::BRASS;
    html! {
        rect x=".8" y=".8" width="98.4" height="148.4" rx="9" fill=(suits::BORDEAUX) stroke="#2c0a12" stroke-width="1.6" {}
        g fill="none" stroke=(brass) {
            rect x="6" y="6" width="88" height="138" rx="6" stroke-width="1.8" {}
            rect x="10" y="10" width="80" height="130" rx="3.5" stroke-width=".7" {}
            g transform="translate(50 75)" {
                @for index in 0..12_u8 {
                    ellipse rx="35" ry="12" stroke-width=".9" transform=(rotate(15.0 * f64::from(index))) {}
                }
                path d=(wavy_ring(36.5, 1.6, 36)) stroke-width=".9" {}
                circle r="13" fill=(suits::BORDEAUX) stroke-width="1.4" {}
            }
            @for (x, y) in [(21, 21), (79, 21), (21, 129), (79, 129)] {
                g transform=(format!("translate({x} {y})")) {
                    path d="M0-8.5C2-2 2-2 8.5 0 2 2 2 2 0 8.5-2 2-2 2-8.5 0-2-2-2-2 0-8.5z" fill=(brass) stroke="none" {}
                }
            }
        }
        g transform="translate(50 75)" { (PreEscaped(TWO_TRUMPS)) }
    }
}

/// The two trumps over the bowl, as in the name of the game.
const TWO_TRUMPS: &str = r##"<g fill="none" stroke="#e8c37a" stroke-width="2.8" stroke-linecap="round"><path d="M-5.5-2.5V1a5.5 5.5 0 0 0 11 0v-3.5"/></g><circle cx="-3.5" cy="-7.5" r="1.8" fill="#e8c37a"/><circle cx="3.5" cy="-7.5" r="1.8" fill="#e8c37a"/>"##;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triangles_are_the_points_of_the_pack() {
        for suit in Suit::ALL {
            let printed: Vec<usize> = (0..=9)
                .map(|number| card_face(CardFace { suit, number }, "X").0.matches(r#"class="pt""#).count())
                .collect();
            assert_eq!(printed, [1, 0, 1, 1, 1, 1, 2, 2, 1, 0]);
            let copies = |number: usize| if number == 1 || number == 7 { 2 } else { 1 };
            let points: usize =
                printed.iter().enumerate().map(|(number, points)| points * copies(number)).sum();
            assert_eq!(points, 12, "points of one colour");
        }
    }

    #[test]
    fn a_rosette_has_as_many_petals_as_the_number() {
        for face in CardFace::all() {
            let petals = card_face(face, "X").0.matches("#cp-").count();
            assert_eq!(petals, usize::from(face.number()));
        }
    }

    #[test]
    fn no_two_faces_look_alike() {
        let drawn: Vec<String> =
            CardFace::all().map(|face| card_face(face, face.suit.letter(Language::English)).0).collect();
        assert_eq!(drawn.len(), 50);
        for (index, face) in drawn.iter().enumerate() {
            assert!(!drawn[..index].contains(face));
        }
        for (index, numeral) in NUMERALS.iter().enumerate() {
            assert!(!NUMERALS[..index].contains(numeral));
        }
    }

    #[test]
    fn letters_tell_the_suits_apart_in_every_language() {
        for language in Language::ALL {
            for (index, suit) in Suit::ALL.iter().enumerate() {
                assert!(
                    Suit::ALL[..index].iter().all(|other| other.letter(language) != suit.letter(language))
                );
            }
        }
    }

    #[test]
    fn labels_say_all_that_is_printed() {
        let face = CardFace::new(Suit::Red, 7).unwrap();
        assert_eq!(face.label(Language::English), "Red 7, 2 points");
        assert_eq!(face.label(Language::German), "Rot 7, 2 Punkte");
        let nine = CardFace::new(Suit::Black, 9).unwrap();
        assert_eq!(nine.label(Language::French), "Noir 9, aucun point");
        assert_eq!(CardFace::new(Suit::Red, 10), None);
        assert!(!card_back().0.contains("aria-label"));
    }
}
