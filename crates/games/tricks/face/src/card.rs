//! The cards of Mü, 100 × 150, drawn by rule.
//!
//! Number, emblem, letter and triangles stand in the left 36 units, the part that shows in a fan.
//! What all cards of a suit share and what all cards of a number share is drawn once: a face is
//! little more than two references and its petals.

use maud::{Markup, PreEscaped, html};
use tricks::{Card, CardSet, EffectiveSuit, Number, Suit, Trumps, Type};
use words::Language;

use super::figures::{NUMERAL_HEIGHT, NUMERALS, emblem, petal};
use super::rosette::{petals, ring};
use super::words::{card_label, suit_letter};

pub use super::words::suit_code;
use face::palette::{Colour, suits};
use face::svg::{LETTERS, num, rotate, wavy_ring};

/// A card, face up. The page carries [`defs`] once.
pub fn card(shown: Card, language: Language) -> Markup {
    html! {
        svg class="cd" viewBox="0 0 100 150" role="img" aria-label=(card_label(shown, language)) data-zoom="" {
            use href={ "#" (symbol(shown)) } {}
        }
    }
}

/// A card inside something that is itself a control with a full label: readers skip it.
pub fn silent_card(shown: Card) -> Markup {
    html! {
        svg class="cd" viewBox="0 0 100 150" aria-hidden="true" data-zoom="" { use href={ "#" (symbol(shown)) } {} }
    }
}

/// A card, face down. The page carries [`defs`] once.
pub fn card_back() -> Markup {
    html! {
        svg class="cd" viewBox="0 0 100 150" aria-hidden="true" { use href="#c-back" {} }
    }
}

/// The emblem of a suit for text and buttons, beside the suit's name. The page carries [`parts`] or [`defs`] once.
pub fn suit_emblem(suit: Suit) -> Markup {
    html! { svg class="e" aria-hidden="true" { use href={ "#" (type_symbol(Type::Suit(suit))) } {} } }
}

/// All faces and the back as symbols, with their parts: once on a page with cards, inside `<defs>`.
pub fn defs(language: Language) -> Markup {
    html! {
        (parts(language))
        @for shown in Card::all() {
            symbol id=(symbol(shown)) viewBox="0 0 100 150" { (card_face(shown)) }
        }
        symbol id=(BACK) viewBox="0 0 100 150" { (back_drawing()) }
    }
}

/// What faces are put together from: numerals `cn-…`, emblems `ce-…`, petals `cp-…`, woven rings `cg-…`,
/// and then what a suit has on all its cards, `cs-…`, and what a number has on all its cards, `cm-…`; and the
/// signs of types as symbols.
pub fn parts(language: Language) -> Markup {
    html! {
        (parts_of(CardSet::ALL, language))
        rect id="ct" x="-15" y="-15" width="30" height="30" rx="6" fill=(suits::IVORY) {}
        @for named in Type::all() { (type_sign(named)) }
    }
}

/// The parts of these cards alone.
pub(crate) fn parts_of(cards: CardSet, language: Language) -> Markup {
    let suits = Suit::ALL.into_iter().filter(|&suit| !cards.common(CardSet::of_suit(suit)).is_empty());
    let numbers =
        Number::ALL.into_iter().filter(|&number| !cards.common(CardSet::of_number(number)).is_empty());
    html! {
        @for suit in suits { (suit_parts(suit, language)) }
        @for number in numbers { (number_parts(number)) }
    }
}

fn suit_parts(suit: Suit, language: Language) -> Markup {
    html! {
        g id={ "ce-" (suit_code(suit)) } { (PreEscaped(emblem(suit))) }
        g id={ "cp-" (suit_code(suit)) } { (PreEscaped(petal(suit))) }
        g id={ "cs-" (suit_code(suit)) } { (suit_ground(suit, language)) }
    }
}

/// The sign of a type on an ivory ground of its own: black and blue would not show on a dark page.
fn type_sign(named: Type) -> Markup {
    html! {
        symbol id=(type_symbol(named)) viewBox="-15 -15 30 30" {
            use href="#ct" {}
            @match named {
                Type::Suit(suit) => use href={ "#ce-" (suit_code(suit)) } fill=(ink(suit)) color=(ink(suit)) {},
                Type::Number(number) => use href={ "#cn-" (number) } transform="translate(-8 -11.6) scale(.73)" {},
            }
        }
    }
}

fn number_parts(number: Number) -> Markup {
    html! {
        path id={ "cn-" (number) } d=(NUMERALS[number.index()]) fill-rule="evenodd" {}
        g id={ "cg-" (number) } { (ring(number)) }
        g id={ "cm-" (number) } { (number_marks(number)) }
    }
}

/// The drawing of a face in a box of 100 × 150, made from [`parts`].
pub fn card_face(shown: Card) -> Markup {
    let colour = ink(shown.suit());
    html! {
        g fill=(colour) color=(colour) {
            use href={ "#cs-" (suit_code(shown.suit())) } {}
            use href={ "#cm-" (shown.number()) } {}
            (petals(shown, (64.0, 78.0)))
        }
    }
}

/// The id of the symbol of a face in [`defs`], as in `c-r7`. Twins have the same face.
pub fn symbol(shown: Card) -> String {
    format!("c-{}{}", suit_code(shown.suit()), shown.number())
}

/// The id of the symbol of the back in [`defs`].
pub(crate) const BACK: &str = "c-back";

/// The id of the symbol of a type's sign in [`parts`], as in `ct-r` or `ct-7`.
pub fn type_symbol(named: Type) -> String {
    match named {
        Type::Suit(suit) => format!("ct-{}", suit_code(suit)),
        Type::Number(number) => format!("ct-{number}"),
    }
}

/// The ink of a suit.
pub const fn ink(suit: Suit) -> Colour {
    match suit {
        Suit::Red => suits::RED,
        Suit::Green => suits::GREEN,
        Suit::Blue => suits::BLUE,
        Suit::Yellow => suits::YELLOW,
        Suit::Black => suits::BLACK,
    }
}

/// Paper, frame, emblem and letter: what all cards of a suit share.
fn suit_ground(suit: Suit, language: Language) -> Markup {
    let (colour, letter) = (ink(suit), suit_letter(suit, language));
    let size = if letter.chars().count() > 1 { "17" } else { "22" };
    html! {
        rect x=".8" y=".8" width="98.4" height="148.4" rx="9" fill=(suits::IVORY) stroke=(suits::EDGE) stroke-width="1.6" {}
        rect x="4.6" y="4.6" width="90.8" height="140.8" rx="6" fill="none" stroke=(colour.lighter(55)) stroke-width="1" {}
        use href={ "#ce-" (suit_code(suit)) } transform="translate(20 57.5)" {}
        text x="20" y="91" text-anchor="middle" font-family=(LETTERS) font-size=(size) font-weight="800" fill=(colour.darker(25)) {
            (letter)
        }
        use href={ "#ce-" (suit_code(suit)) } transform="rotate(180 88 131) translate(87 147) scale(0.46)" {}
    }
}

/// Numeral, triangles and woven ring, and the small numeral for whoever sits across: what all cards
/// of a number share.
fn number_marks(number: Number) -> Markup {
    let top = num(42.0 - NUMERAL_HEIGHT);
    html! {
        use href={ "#cn-" (number) } transform=(format!("translate(9 {top})")) {}
        use href={ "#cn-" (number) } transform="rotate(180 88 131) translate(81.5 121.5) scale(0.5)" {}
        @for index in 0..number.points() {
            @let left = 20.0 - 7.5 * f64::from(number.points() - 1) + 15.0 * f64::from(index);
            path class="pt" d="M0-11.5 6.7 0h-13.4z" transform=(format!("translate({} 109)", num(left))) {}
        }
        circle cx="64" cy="78" r="29" fill-opacity=".07" {}
        use href={ "#cg-" (number) } transform="translate(64 78)" {}
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

/// Trumps first in their true order, then the plain colours, each from the top.
pub(super) fn suit_order(
    trumps: Option<Trumps>,
    card: Card,
) -> (usize, std::cmp::Reverse<u8>, std::cmp::Reverse<Number>) {
    let trumps = trumps.unwrap_or_default();
    let group = match trumps.effective_suit(card) {
        EffectiveSuit::Trump => 0,
        EffectiveSuit::Plain(suit) => 1 + suit.index(),
    };
    (group, std::cmp::Reverse(trumps.ranking(card).strength(card)), std::cmp::Reverse(card.number()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triangles_are_the_points_of_the_rules() {
        for number in Number::ALL {
            let triangles = number_marks(number).0.matches(r#"class="pt""#).count();
            assert_eq!(triangles, usize::from(number.points()));
        }
    }

    #[test]
    fn a_rosette_has_as_many_petals_as_the_number() {
        for shown in Card::all() {
            let petals = card_face(shown).0.matches("#cp-").count();
            assert_eq!(petals, shown.number().index());
        }
    }

    #[test]
    fn no_two_faces_look_alike() {
        let drawn: Vec<String> = Card::all().map(|shown| card_face(shown).0).collect();
        assert_eq!(drawn.len(), 50);
        for (index, face) in drawn.iter().enumerate() {
            assert!(!drawn[..index].contains(face));
        }
        for (index, numeral) in NUMERALS.iter().enumerate() {
            assert!(!NUMERALS[..index].contains(numeral));
        }
    }

    #[test]
    fn the_back_tells_nothing() {
        assert!(!card_back().0.contains("aria-label"));
    }
}
