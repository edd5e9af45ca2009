//! The board alone as one SVG document, for files and previews.
//!
//! It needs no style sheet and no font of ours: colours stand in attributes, text is set in whatever
//! sans-serif font there is, and the faces of the cards shown are drawn into it.

use engine::Seat;
use maud::{Markup, PreEscaped, html};
use tricks::{Card, CardSet, Phase, Type};
use words::{say, word};

use super::auction::Bidding;
use super::card::suit_order;
use super::card::{card_face, parts_of, symbol};
use super::seats::role;
use super::sight::Sight;
use super::trick::caption;
use super::words::{total, trumps_name};
use super::{goal, naming};
use face::Area;
use face::emblem::{Spot, emblem_on_board};
use face::palette::Colour;
use face::svg::{LETTERS, num, place, polar};

/// The size of the document.
const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 800.0;
/// The middle of the table.
const MIDDLE: (f64, f64) = (600.0, 330.0);

/// The ground and what is written on it, for whoever likes it dark.
const DARK: &str = "@media(prefers-color-scheme:dark){.ground{fill:#1f1813}.ink{fill:#f3efe4}}";

/// The board as one SVG document.
pub(super) fn picture(sight: Sight<'_>) -> String {
    let document = html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) width=(WIDTH) height=(HEIGHT) font-family=(LETTERS) {
            style { (PreEscaped(DARK)) }
            defs {
                (parts_of(shown(sight), sight.language()))
                @for card in shown(sight).kinds().iter() { g id=(symbol(card)) { (card_face(card)) } }
            }
            (ground())
            (headline(sight))
            @for seat in sight.around() { (seat_at(sight, seat)) }
            (middle(sight))
            (hand(sight))
        }
    };
    document.into_string()
}

/// All cards that the picture places.
fn shown(sight: Sight<'_>) -> CardSet {
    let public = sight.public();
    let laid = Seat::all(sight.seats()).flat_map(|seat| public.laid(seat));
    let trick = public.tricks().current().or_else(|| public.tricks().last());
    let played = trick.into_iter().flat_map(|trick| trick.cards());
    let hands = Seat::all(sight.seats()).filter_map(|seat| sight.view.hand_of(seat)).flatten();
    let kinds = |all: CardSet, card: Card| if all.contains(card) { all } else { all.with(card) };
    laid.chain(played).chain(hands).fold(CardSet::EMPTY, kinds)
}

/// Linen, wood, felt and the brass line.
fn ground() -> Markup {
    let (x, y) = MIDDLE;
    html! {
        path d=(format!("M0 0h{WIDTH}v{HEIGHT}H0z")) class="ground" fill="#d6cab2" {}
        ellipse cx=(x) cy=(y) rx="574" ry="310" fill="#4a2f1d" {}
        ellipse cx=(x) cy=(y) rx="564" ry="300" fill="#2f6653" {}
        ellipse cx=(x) cy=(y) rx="554" ry="290" fill="none" stroke="#c9a25a" stroke-width="2" {}
    }
}

/// Text in one line around a point.
fn text(words: &str, (x, y): (f64, f64), size: u8, fill: Colour) -> Markup {
    html! { text x=(num(x)) y=(num(y)) text-anchor="middle" font-size=(size) fill=(fill) font-weight="600" { (words) } }
}

const CREAM: Colour = Colour::hex(0xf3_ef_e4);
const INK: Colour = Colour::hex(0x24_1f_17);

/// Round and trumps, and how the Chief's team stands, in the upper corners.
fn headline(sight: Sight<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let round = public.round();
    let round = say!(language, en: "Round {round}", fr: "Manche {round}", de: "Runde {round}");
    html! {
        text class="ink" x="24" y="40" font-size="24" font-weight="700" fill=(INK) { (round) }
        @if let Some(trumps) = public.trumps() {
            text class="ink" x="24" y="68" font-size="19" fill=(INK) { (trumps_name(trumps, language)) }
        }
        @if let Some(team) = goal::team(sight) {
            text class="ink" x="1176" y="40" text-anchor="end" font-size="24" font-weight="700" fill=(INK) { (team.points) " / " (team.target) }
            text class="ink" x="1176" y="68" text-anchor="end" font-size="19" fill=(INK) { (word!(language, en: "Chief’s team", fr: "équipe du Chef", de: "Chef-Team")) }
        }
    }
}

/// Where a seat is as the observer sees it: 0 at the bottom, then clockwise.
fn place_of(sight: Sight<'_>, seat: Seat) -> u8 {
    let bottom = sight.me().unwrap_or_default();
    let steps = bottom.round(sight.seats()).position(|other| other == seat);
    steps.and_then(|steps| u8::try_from(steps).ok()).unwrap_or(0)
}

/// Where the plate of a seat stands.
fn around(sight: Sight<'_>, seat: Seat) -> (f64, f64) {
    let turn = 0.5 + f64::from(place_of(sight, seat)) / f64::from(sight.seats());
    let (x, y) = polar(1.0, turn);
    (MIDDLE.0 + 455.0 * x, MIDDLE.1 + 245.0 * y)
}

/// Where the card played by a seat lies: its middle, in widths of a card from the middle of the table.
const PLAYED: [[(f64, f64); 6]; 4] = [
    [(0.0, 0.7), (-1.2, -0.3), (1.2, -0.3), NOWHERE, NOWHERE, NOWHERE],
    [(0.0, 0.9), (-1.4, 0.1), (0.0, -0.6), (1.4, 0.1), NOWHERE, NOWHERE],
    [(0.0, 0.8), (-1.9, 0.3), (-1.0, -0.5), (1.0, -0.5), (1.9, 0.3), NOWHERE],
    [(0.0, 0.9), (-2.1, 0.4), (-1.1, -0.2), (0.0, -0.6), (1.1, -0.2), (2.1, 0.4)],
];
const NOWHERE: (f64, f64) = (0.0, 0.0);

fn played_at(sight: Sight<'_>, seat: Seat) -> (f64, f64) {
    let (x, y) =
        PLAYED[usize::from(sight.seats().clamp(3, 6) - 3)][usize::from(place_of(sight, seat).min(5))];
    (MIDDLE.0 + 92.0 * x, MIDDLE.1 - 20.0 + 92.0 * y)
}

/// A plate with the cards laid before it.
fn seat_at(sight: Sight<'_>, seat: Seat) -> Markup {
    let (x, y) = around(sight, seat);
    let public = sight.public();
    let tricks = matches!(public.phase(), Phase::Trick | Phase::Draw | Phase::Over(_));
    let number = if tricks { public.tricks().points(seat) } else { public.bid(seat) };
    let edge = if public.turn() == Some(seat) { "#ffc233" } else { "#8f8674" };
    let letter = sight.look.seats.get(seat.index()).map_or("", |look| look.letter.as_str());
    let name = match role(sight, seat) {
        Some((role, _)) => format!("{} · {role}", sight.plate(seat)),
        None => sight.plate(seat).to_owned(),
    };
    let cards: Vec<Card> = public.laid(seat).iter().collect();
    html! {
        rect x=(num(x - 115.0)) y=(num(y - 24.0)) width="230" height="44" rx="22" fill="#fffaf0" stroke=(edge) stroke-width="3" {}
        (emblem_on_board(seat.index(), letter, Spot { x: x - 92.0, y: y - 2.0, size: 34.0 }))
        text x=(num(x - 68.0)) y=(num(y - 3.0)) font-size="17" font-weight="600" fill=(INK) { (name) }
        text x=(num(x - 68.0)) y=(num(y + 13.0)) font-size="13" fill=(INK) { (total_words(sight, seat)) }
        text x=(num(x + 100.0)) y=(num(y + 6.0)) text-anchor="end" font-size="24" font-weight="700" fill=(INK) { (number) }
        (row(&cards, (x, row_top(sight, seat)), SMALL, NARROW))
    }
}

/// "Total 84"
fn total_words(sight: Sight<'_>, seat: Seat) -> String {
    let points = total(sight.public().total(seat));
    say!(sight.language(), en: "total {points}", fr: "total {points}", de: "Stand {points}")
}

/// The upper edge of the hand of the observer, the size of its cards and how much of each is seen.
const HAND: f64 = 655.0;
const LARGE: f64 = 0.95;
const STRIP: f64 = 70.0;
/// The same of cards that were laid.
const SMALL: f64 = 0.5;
const NARROW: f64 = 24.0;

/// The upper edge of the cards laid before a plate.
fn row_top(sight: Sight<'_>, seat: Seat) -> f64 {
    let (_, y) = around(sight, seat);
    if place_of(sight, seat) > 0 { y + 26.0 } else { y - 104.0 }
}

/// Where a row of so many cards begins that has its middle at `x`.
fn left_of(cards: usize, x: f64, factor: f64, step: f64) -> f64 {
    let gaps = f64::from(u8::try_from(cards).unwrap_or(u8::MAX)) - 1.0;
    x - f64::midpoint(gaps * step, 100.0 * factor)
}

/// The cards that the observer sees in a hand, in the order in which they are shown.
fn sorted(sight: Sight<'_>, seat: Seat) -> Vec<Card> {
    let trumps = sight.public().trumps();
    let mut cards: Vec<Card> = sight.view.hand_of(seat).unwrap_or_default().iter().collect();
    cards.sort_by_key(|&card| suit_order(trumps, card));
    cards
}

/// Where a thing lies on the picture.
pub(super) fn area(sight: Sight<'_>, thing: &str) -> Option<Area> {
    let (kind, rest) = thing.split_once(' ').unwrap_or((thing, ""));
    let seat = || rest.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(sight.seats()));
    Some(match (kind, rest) {
        ("whole", "") => Area::new((0.0, 0.0), (WIDTH, HEIGHT)),
        ("table", "") => Area::new((0.0, 0.0), (WIDTH, HAND - 12.0)),
        ("middle", "") => Area::new((MIDDLE.0 - 270.0, MIDDLE.1 - 190.0), (540.0, 390.0)),
        ("trick", "") => {
            let trick = sight.public().tricks().current().or_else(|| sight.public().tricks().last())?;
            trick.iter().map(|(seat, _)| played_area(sight, seat)).reduce(Area::with)?
        }
        ("played", _) => {
            let trick = sight.public().tricks().current().or_else(|| sight.public().tricks().last())?;
            let seat = seat()?;
            trick.iter().find(|(other, _)| *other == seat)?;
            played_area(sight, seat)
        }
        ("hand", "") => run(sight, |_| true)?,
        ("hand", _) => {
            let suit = rest.parse::<Type>().ok();
            let cards: Vec<Card> = rest.split(',').filter_map(|card| card.parse().ok()).collect();
            run(sight, |card| cards.contains(&card) || suit == Some(Type::Suit(card.suit())))?
        }
        ("laid", _) => {
            let (seat, cards) = (seat()?, sight.public().laid(seat()?).iter().count());
            let left = left_of(cards, around(sight, seat).0, SMALL, NARROW);
            let gaps = f64::from(u8::try_from(cards.checked_sub(1)?).unwrap_or(u8::MAX));
            Area::new((left, row_top(sight, seat)), (gaps * NARROW + 100.0 * SMALL, 150.0 * SMALL))
        }
        ("seat", _) => {
            let (x, y) = around(sight, seat()?);
            Area::new((x - 115.0, y - 24.0), (230.0, 44.0))
        }
        ("trumps", "") => {
            sight.public().trumps()?;
            Area::new((14.0, 46.0), (420.0, 32.0))
        }
        ("team", "") => {
            goal::team(sight)?;
            Area::new((1000.0, 12.0), (186.0, 64.0))
        }
        _ => return None,
    })
}

fn played_area(sight: Sight<'_>, seat: Seat) -> Area {
    let (x, y) = played_at(sight, seat);
    Area::new((x - 46.0, y - 66.0), (92.0, 134.0))
}

/// Cards of the observer's hand that lie side by side; none if others lie between them.
fn run(sight: Sight<'_>, is_meant: impl Fn(Card) -> bool) -> Option<Area> {
    let cards = sorted(sight, sight.me()?);
    let from = cards.iter().position(|&card| is_meant(card))?;
    let upto = cards.iter().rposition(|&card| is_meant(card))?;
    if !cards[from..=upto].iter().all(|&card| is_meant(card)) {
        return None;
    }
    let at = |index: usize| f64::from(u8::try_from(index).unwrap_or(u8::MAX)) * STRIP;
    let last = if upto + 1 == cards.len() { 100.0 * LARGE } else { STRIP };
    let left = left_of(cards.len(), MIDDLE.0, LARGE, STRIP) + at(from);
    Some(Area::new((left, HAND), (at(upto - from) + last, 150.0 * LARGE)))
}

/// Cards in a row around a point below their upper edge.
fn row(cards: &[Card], (x, y): (f64, f64), factor: f64, step: f64) -> Markup {
    let left = left_of(cards.len(), x, factor, step);
    html! {
        @for (index, &card) in cards.iter().enumerate() {
            @let shift = step * f64::from(u8::try_from(index).unwrap_or(u8::MAX));
            use href={ "#" (symbol(card)) } transform=(place(left + shift, y, factor)) {}
        }
    }
}

/// The trick with who has it, or what the auction has come to.
fn middle(sight: Sight<'_>) -> Markup {
    let (public, (x, y)) = (sight.public(), MIDDLE);
    let trick = public.tricks().current().or_else(|| public.tricks().last());
    html! {
        @match (public.phase(), public.trumps(), trick) {
            (Phase::Trick | Phase::Draw | Phase::Over(_), Some(trumps), Some(trick)) => {
                @let winner = trick.won(trumps).winner;
                @for (seat, played) in trick.iter() {
                    @let (x, y) = played_at(sight, seat);
                    @if seat == winner { rect x=(num(x - 50.0)) y=(num(y - 70.0)) width="100" height="142" rx="11" fill="#fff" stroke="#0b1f19" stroke-width="3" {} }
                    use href={ "#" (symbol(played.card)) } transform=(place(x - 43.0, y - 63.5, 0.86)) {}
                }
                (text(&caption(sight, trumps, &trick).text, (x, y + 172.0), 18, CREAM))
            }
            (Phase::Auction, _, _) => (text(&Bidding::of(public).headline(sight), (x, y + 6.0), 30, CREAM)),
            (Phase::ViceTrump | Phase::ChiefTrump | Phase::Partner, _, _) => (text(&naming::headline(sight), (x, y + 6.0), 30, CREAM)),
            _ => {}
        }
    }
}

/// The observer's hand below the table; for the omniscient all hands, small.
fn hand(sight: Sight<'_>) -> Markup {
    let seats: Vec<Seat> = sight.around().filter(|&seat| sight.view.hand_of(seat).is_some()).collect();
    let (x, _) = MIDDLE;
    html! {
        @if let [only] = seats.as_slice() {
            @let cards = sorted(sight, *only);
            (row(&cards, (x, HAND), LARGE, STRIP))
        } @else {
            @for (index, &seat) in seats.iter().enumerate() {
                @let cards = sorted(sight, seat);
                @let index = f64::from(u8::try_from(index).unwrap_or(0));
                @let (column, line) = (index % 3.0, (index / 3.0).floor());
                @let spot = (205.0 + 395.0 * column, 652.0 + 74.0 * line);
                text class="ink" x=(num(spot.0 - 178.0)) y=(num(spot.1 + 30.0)) font-size="15" font-weight="600" fill=(INK) { (sight.plate(seat)) }
                (row(&cards, (spot.0 + 30.0, spot.1), 0.46, 18.0))
            }
        }
    }
}
