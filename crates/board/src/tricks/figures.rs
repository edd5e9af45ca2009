//! The fixed outlines of the cards: numerals, emblems, petals.
//!
//! The numerals are our own, so a rank looks the same on every machine.

use super::card::Suit;

/// Height of a numeral; all are 22 wide.
pub(super) const NUMERAL_HEIGHT: f64 = 32.0;

/// The ten numerals, to be filled by the even-odd rule, in a box of 22 × 32.
pub(super) const NUMERALS: [&str; 10] = [
    "M11-.3C17.2-.3 21.5 6.8 21.5 16S17.2 32.3 11 32.3.5 25.2.5 16 4.8-.3 11-.3zM11 1.7C8 1.7 6.3 7 6.3 16S8 30.3 11 30.3 15.7 25 15.7 16 14 1.7 11 1.7z",
    "M14.4 0v28.3c0 1.4 1 1.8 4.6 2V32H3.5v-1.7c3.6-.2 4.7-.6 4.7-2V7c0-1.4-1.2-1.8-5.2-1.5V3.8C7.2 3.2 10.3 1.8 12.3 0z",
    "M1.3 8.8C1.3 3.5 5.3-.3 11.3-.3 17.3-.3 21 3.2 21 8.3c0 5.2-4.2 8.5-9.3 12.3C8.5 23 6.1 24.8 4.7 26.6h11.8c2.4 0 3.2-1 3.8-4.3h1.6L20.9 32H1v-2.4c2-4.8 5.8-8.3 8.8-11.7C13 14.3 15 12 15 8.3c0-4.3-1.7-6.7-4.6-6.7-2.4 0-4.2 1-4.2 2.5 0 1.4 1.7 2 1.7 4 0 2-1.4 3.3-3.3 3.3-2 0-3.3-1.2-3.3-2.6z",
    "M1.5 7.5C1.5 3.1 5.3-.3 11-.3c5.7 0 9.3 3 9.3 7.3 0 3.7-2.5 6.3-6.5 7.6v.2c4.7 1 7.7 4 7.7 8.4 0 5.5-4.5 9.1-10.7 9.1C4.5 32.3.5 29 .5 24.8c0-2.3 1.5-3.8 3.6-3.8 2 0 3.4 1.3 3.4 3.2 0 2-1.7 2.5-1.7 4 0 1.5 1.8 2.4 4.5 2.4 3.3 0 5-2.6 5-7.4 0-4.9-2-7.4-6-7.4H7V14h2c3.6 0 5.5-2.2 5.5-6.7 0-3.8-1.5-5.7-4.1-5.7-2.3 0-4 .8-4 2.2 0 1.3 1.5 1.9 1.5 3.8 0 1.8-1.3 3-3.2 3C2.8 10.6 1.5 9.3 1.5 7.5z",
    "M13.5-.3h3.5V20.2h4.7v2.9h-4.7v5.3c0 1.3.9 1.7 4 1.9V32H7.5v-1.7c3-.2 3.9-.6 3.9-1.9V23.1H.2v-2.3zM11.4 5.3 2.3 20.2h9.1z",
    "M4.2 0h16l-.9 5.6H5.9l-.6 7.4c1.6-1.2 3.7-1.9 6.2-1.9 5.8 0 9.9 4 9.9 10.3 0 6.6-4.6 10.9-11.1 10.9C4.5 32.3.5 29 .5 24.8c0-2.3 1.5-3.8 3.6-3.8 2 0 3.4 1.3 3.4 3.2 0 2-1.7 2.5-1.7 4 0 1.5 1.8 2.4 4.2 2.4 3.3 0 5.2-3.2 5.2-9s-1.7-8.4-5-8.4c-2.4 0-4 .9-5.4 2.6l-1.6-.5z",
    "M20 7.3c0 1.8-1.3 3-3.1 3-1.9 0-3.2-1.2-3.2-3 0-1.9 1.6-2.4 1.6-3.8 0-1.2-1.2-1.9-2.9-1.9C8.6 1.6 6.5 7 6.3 14.7 7.7 13 9.7 12 12.3 12c5.4 0 9.2 4 9.2 10 0 6.1-4.2 10.3-10.2 10.3C4.7 32.3.5 26.5.5 17.4.5 7 5.3-.3 12.8-.3 17.2-.3 20 3 20 7.3zM11.1 13.9c-3 0-4.8 2.6-4.8 8 0 5.7 1.7 8.5 4.8 8.5s4.7-2.8 4.7-8.4c0-5.4-1.7-8.1-4.7-8.1z",
    "M1.3 0h20.4v2.2C16.2 9.5 13.5 17.5 12.9 26.5c-.2 3.7-1.3 5.8-4.1 5.8-2.4 0-3.9-1.6-3.9-4.2C4.9 21.5 10.9 13.5 17.3 5.6H6.5c-2.5 0-3.3 1-3.9 4.2H1z",
    "M11-.3c5.5 0 9.3 3 9.3 7.6 0 3.5-2 5.9-5.3 7.4 4.3 1.6 6.8 4.6 6.8 8.7 0 5.3-4.4 8.9-10.8 8.9S.2 28.7.2 23.4c0-4.1 2.5-7.1 6.8-8.7-3.3-1.5-5.3-3.9-5.3-7.4C1.7 2.7 5.5-.3 11-.3zM11 1.5c-2.5 0-4 2-4 5.9s1.5 6.2 4 6.2 4-2.3 4-6.2S13.5 1.5 11 1.5zM11 15.6c-3.2 0-5 2.7-5 7.4s1.8 7.5 5 7.5 5-2.8 5-7.5-1.8-7.4-5-7.4z",
    "M2 24.7c0-1.8 1.3-3 3.1-3 1.9 0 3.2 1.2 3.2 3 0 1.9-1.6 2.4-1.6 3.8 0 1.2 1.2 1.9 2.9 1.9 3.8 0 5.9-5.4 6.1-13.1C14.3 19 12.3 20 9.7 20 4.3 20 .5 16 .5 10 .5 3.9 4.7-.3 10.7-.3 17.3-.3 21.5 5.5 21.5 14.6 21.5 25 16.7 32.3 9.2 32.3 4.8 32.3 2 29 2 24.7zM10.9 18.1c3 0 4.8-2.6 4.8-8 0-5.7-1.7-8.5-4.8-8.5S6.2 4.4 6.2 10c0 5.4 1.7 8.1 4.7 8.1z",
];

/// The emblem of a suit in the current colour, in a box of 24 around the origin.
pub(super) const fn emblem(suit: Suit) -> &'static str {
    match suit {
        Suit::Red => FLAME,
        Suit::Green => LEAF,
        Suit::Blue => WAVE,
        Suit::Yellow => SUN,
        Suit::Black => MOON,
    }
}

const FLAME: &str = r##"<path d="M.8-12c1 4.7 7.5 6.8 7.5 13.8C8.3 7.5 4.3 11.5 0 11.5S-8.3 7.7-8.3 2.2c0-3.2 1.8-5 3.3-6.8.2 2.1 1 3.4 2.2 4C-3.3-4.7-1.7-8.9.8-12z"/><path d="M.3 9.3C-2 9.3-3.4 7.7-3.4 5.5-3.4 3.2.2 2.1.6-.9 2.7 1 3.8 3.2 3.8 5.5c0 2.2-1.4 3.8-3.5 3.8z" fill="#fffaf0" fill-opacity=".8"/>"##;
const LEAF: &str = r##"<path d="M-9.8 9.8C-12.5-1-6.2-10.5 10-11 11.5 3-1 12.5-9.8 9.8z"/><path d="M-11.2 11.2C-5.2 3.2-1-1.6 5.2-6.3" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><path d="M-8.5 8.5C-4.5 3.2-1-1 5-5.8M-4 3l-.9-6M-4 3l6.2.6M.6-1.5.3-6.2M.6-1.5l4.7.2" fill="none" stroke="#fffaf0" stroke-width="1.5" stroke-linecap="round"/>"##;
const WAVE: &str = r##"<path d="M-11.8 4.5C-8 4.5-6.3-7.8 1-7.8c4.9 0 7.7 3 7.7 6.2 0 2.8-1.8 4.5-4 4.5C2.8 2.9 1.9 1.7 1.9.4 1.9-.7 2.8-1.5 3.6-1.4 2.5-3.3-1.2-2.2-.1 2.5.5 5.4 3.6 7 6.9 7c2 0 3.6-.6 4.9-1.4V10.9H-11.8z"/><path d="M-9.5 8.3c2.5 0 3.2-1.6 4.6-1.6S-1.5 8.6 1 8.6" fill="none" stroke="#fffaf0" stroke-width="1.3" stroke-linecap="round"/>"##;
const SUN: &str = r##"<circle r="6.2"/><path d="M-2.5-7.6 0-12.3 2.5-7.6zM-2.5 7.6 0 12.3 2.5 7.6zM-7.6-2.5-12.3 0-7.6 2.5zM7.6-2.5 12.3 0 7.6 2.5zM3.6-7.1 8.7-8.7 7.1-3.6zM-3.6-7.1-8.7-8.7-7.1-3.6zM3.6 7.1 8.7 8.7 7.1 3.6zM-3.6 7.1-8.7 8.7-7.1 3.6z"/><circle r="3.4" fill="none" stroke="#fffaf0" stroke-width="1.2"/>"##;
const MOON: &str = r#"<path d="M2.5-11.3A11.3 11.3 0 1 0 11 5 9.8 9.8 0 0 1 2.5-11.3z"/><path d="M7.2-8 8.3-4.3 12-3.2 8.3-2.1 7.2 1.6 6.1-2.1 2.4-3.2 6.1-4.3z"/>"#;

/// One petal of a suit's rosette: it points up from the origin, tip at -23.
///
/// Leaf and sun open into petals of their own; flame, wave and moon stand there as they are.
pub(super) const fn petal(suit: Suit) -> &'static str {
    match suit {
        Suit::Red => FLAME_PETAL,
        Suit::Green => LEAF_PETAL,
        Suit::Blue => WAVE_PETAL,
        Suit::Yellow => SUN_PETAL,
        Suit::Black => MOON_PETAL,
    }
}

const FLAME_PETAL: &str = r##"<use href="#ce-r" transform="translate(0 -14.2) scale(0.72)"/>"##;
const LEAF_PETAL: &str = r##"<path d="M0-4C-8.5-9-8-17 0-23.5 8-17 8.5-9 0-4z"/><path d="M0-6.5V-19.5M0-10l-3.6-3.2M0-10l3.6-3.2M0-14.5l-2.8-2.7M0-14.5l2.8-2.7" fill="none" stroke="#fffaf0" stroke-width="1.2" stroke-linecap="round"/>"##;
const WAVE_PETAL: &str = r##"<use href="#ce-b" transform="translate(0 -14.8) scale(0.7)"/>"##;
const SUN_PETAL: &str = r##"<path d="M0-4.5 5-12.5 0-18.8-5-12.5z"/><circle cy="-21.3" r="2.2"/><path d="M0-8.5V-15" fill="none" stroke="#fffaf0" stroke-width="1.3" stroke-linecap="round"/>"##;
const MOON_PETAL: &str = r##"<use href="#ce-k" transform="translate(0 -14.3) scale(0.68)"/>"##;
