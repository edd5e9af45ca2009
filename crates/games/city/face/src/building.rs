//! Building cards: a picture by type, the type's sign, its symbols as gems, a half gem on every side.

use city::{Building, BuildingType, Colour, Side};
use maud::{Markup, html};
use words::{Language, say};

use super::art;
use super::gem::{COLOURS, damage, gem, half, source};
use super::words::{fragments_name, kind_name};
use face::svg::{num, translate};

/// How a card stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// With type and symbols.
    Standing,
    /// Under two Damage tokens: without them.
    Destroyed,
}

/// Everything that Building cards place: once a page.
pub(super) fn defs() -> Markup {
    html! { (art::defs()) (super::gem::defs()) (super::gem::damage_defs()) }
}

/// A card as a picture of its own.
pub fn building(building: &Building, language: Language) -> Markup {
    html! {
        svg class="c-card" viewBox="-2 -2 104 104" role="img" aria-label=(label(building, language)) data-zoom="" { (face(building, Condition::Standing, &[])) }
    }
}

/// A card in words: "Military: Strength up, Strength right, Faith down, Food left".
pub fn label(building: &Building, language: Language) -> String {
    let (kind, fragments) =
        (kind_name(building.kind, language), fragments_name(building.fragments, language));
    say!(language, en: "{kind}: {fragments}", fr: "{kind}\u{202f}: {fragments}", de: "{kind}: {fragments}")
}

/// The face of a card on 100 × 100 units, without the fragments of `closed` sides, where a Source lies over them.
pub(super) fn face(building: &Building, condition: Condition, closed: &[Side]) -> Markup {
    html! {
        (without_fragments(building.kind, condition))
        @for side in Side::ALL.into_iter().filter(|side| !closed.contains(side)) { (half(building.fragments.at(side), middle(side), side, 12.0)) }
    }
}

/// The same on a page that carries [`page_defs`] once: a quarter of the markup for what is sent again and again. It
/// has all its fragments: a Source lies over them.
pub(super) fn placed(building: &Building, condition: Condition) -> Markup {
    html! {
        use href={ "#" (whole_name(condition)) (building.kind.letter()) } {}
        @for side in Side::ALL { use href={ "#ck-" (building.fragments.at(side)) (side.index()) } {} }
    }
}

/// The id of the picture of a card without its fragments.
pub(super) fn without_parts(kind: BuildingType, condition: Condition) -> String {
    format!("{}{}", whole_name(condition), kind.letter())
}

const fn whole_name(condition: Condition) -> &'static str {
    match condition {
        Condition::Standing => "cf-",
        Condition::Destroyed => "cd-",
    }
}

/// What [`placed`] cards are put together from besides [`defs`]: cards without their fragments as `cf-…` and,
/// destroyed, `cd-…`; fragments on their sides as `ck-…`. Of a city that is shown small, one sees colours and signs
/// instead: the style sheet chooses by `--c-near` and `--c-far`.
pub(super) fn page_defs() -> Markup {
    html! {
        @for kind in BuildingType::ALL {
            @for condition in [Condition::Standing, Condition::Destroyed] {
                g id={ (whole_name(condition)) (kind.letter()) } {
                    g class="c-near" { (without_fragments(kind, condition)) }
                    g class="c-far" transform="scale(3.333)" { (small(kind, condition, (0.0, 0.0))) }
                }
            }
        }
        @for colour in COLOURS {
            @for side in Side::ALL { g id={ "ck-" (colour) (side.index()) } { g class="c-near" { (half(colour, middle(side), side, 12.0)) } } }
            g id={ "cs" (colour) } { g class="c-lit" { (source(colour, (0.0, 0.0), 13.0)) } }
        }
    }
}

fn without_fragments(kind: BuildingType, condition: Condition) -> Markup {
    let line = art::colour(kind).darker(35);
    let chip = art::colour(kind).darker(if kind == BuildingType::Political { 42 } else { 30 });
    html! {
        @match condition {
            Condition::Standing => use href={ "#cb-" (kind.letter()) } {},
            Condition::Destroyed => {
                g filter="url(#c-grey)" { use href={ "#cb-" (kind.letter()) } {} }
                rect width="100" height="100" rx="9" fill="#15110d" fill-opacity=".34" {}
            }
        }
        rect x="1.2" y="1.2" width="97.6" height="97.6" rx="8" fill="none" stroke=(line) stroke-width="2.4" {}
        rect x="3.2" y="3.2" width="93.6" height="93.6" rx="6.2" fill="none" stroke="#fff" stroke-opacity=".4" {}
        circle cx="15.5" cy="15.5" r="10.5" fill=(chip) stroke="#fff" stroke-width="1.2" {}
        g transform="translate(15.5 15.5) scale(1.1)" fill="#fff" { (art::sign(kind)) }
        @match condition {
            Condition::Standing => { (symbols(kind)) }
            Condition::Destroyed => {
                path d="M22 40l9 8-6 9 12 6-3 12M80 26l-8 10 6 8-10 9 4 9" fill="none" stroke="#170f0a" stroke-width="2.2" stroke-linejoin="round" {}
                (damage((38.0, 79.0), 11.0)) (damage((62.0, 79.0), 11.0))
            }
        }
    }
}

/// The middle of a side of a card.
pub(super) const fn middle(side: Side) -> (f64, f64) {
    match side {
        Side::North => (50.0, 0.0),
        Side::East => (100.0, 50.0),
        Side::South => (50.0, 100.0),
        Side::West => (0.0, 50.0),
    }
}

/// The symbols of a type on a dark band; of Trade the three gems, one of which its owner chooses.
fn symbols(kind: BuildingType) -> Markup {
    if kind == BuildingType::Trade {
        return html! {
            rect x="22" y="69" width="56" height="20" rx="10" fill="#0b1c20" fill-opacity=".78" {}
            @for (x, colour) in [35.0, 50.0, 65.0].into_iter().zip(COLOURS) { (gem(colour, (x, 79.0), 6.0)) }
            path d="M42.5 75v8M57.5 75v8" stroke="#fff" stroke-opacity=".55" stroke-width="1.3" {}
        };
    }
    let shown: Vec<Colour> = COLOURS
        .into_iter()
        .flat_map(|colour| std::iter::repeat_n(colour, kind.symbols(colour).into()))
        .collect();
    let width = 20.0 * f64::from(u8::try_from(shown.len()).unwrap_or(3));
    html! {
        rect x=(num(46.0 - width / 2.0)) y="68.5" width=(num(width + 8.0)) height="21" rx="10.5" fill="#140f0a" fill-opacity=".74" {}
        @for (at, colour) in (0_u8..).zip(shown) { (gem(colour, (60.0 - width / 2.0 + 20.0 * f64::from(at), 79.0), 8.0)) }
    }
}

/// The back of a Building card.
pub fn back() -> Markup {
    html! { svg class="c-card" viewBox="-2 -2 104 104" aria-hidden="true" { (back_face()) } }
}

fn back_face() -> Markup {
    html! {
        rect width="100" height="100" rx="9" fill="#0e6f7a" {}
        path d="M8 8h84v84H8zM20 20h60v60H20zM32 32h36v36H32z" fill="none" stroke="#bfe8e6" stroke-opacity=".55" stroke-width="2.5" {}
        path d="M50 40 60 50 50 60 40 50z" fill="#ffd66b" {}
    }
}

/// What travels without lying on the table: backs of cards as `c-back` and `c-leaf`, tokens as `c-t…`, `c-hit`, `c-won`.
pub(super) fn travellers() -> Markup {
    html! {
        symbol id="c-back" viewBox="-2 -2 104 104" { (back_face()) }
        symbol id="c-leaf" viewBox="-2 -2 104 104" { (super::project::back_face()) }
        @for colour in COLOURS { symbol id={ "c-t" (colour) } viewBox="-13 -13 26 26" { (gem(colour, (0.0, 0.0), 10.5)) } }
        symbol id="c-ta" viewBox="-13 -13 26 26" { (super::gem::any()) }
        symbol id="c-hit" viewBox="-13 -13 26 26" { (damage((0.0, 0.0), 11.5)) }
        symbol id="c-won" viewBox="-13 -13 26 26" { use href="#c-victory" {} }
    }
}

/// A card in miniature on 30 × 30 units: colour and sign of its type.
pub(super) fn small(kind: BuildingType, condition: Condition, (x, y): (f64, f64)) -> Markup {
    let fill = if condition == Condition::Destroyed {
        face::palette::Colour::hex(0x55_50_4a)
    } else {
        art::colour(kind)
    };
    let ink =
        if kind == BuildingType::Political && condition == Condition::Standing { "#2a1c00" } else { "#fff" };
    html! {
        g transform=(translate(x, y)) {
            rect width="30" height="30" rx="4" fill=(fill) {}
            g transform="translate(15 15) scale(1.25)" fill=(ink) fill-opacity=(if condition == Condition::Destroyed { ".5" } else { "1" }) { (art::sign(kind)) }
            @if condition == Condition::Destroyed { path d="M5 5l20 20M25 5l-20 20" stroke="#ff8a5c" stroke-width="2.5" {} }
        }
    }
}
