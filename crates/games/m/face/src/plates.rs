//! What the list of players says of each seat: tokens, cards, from whom its tokens come, and its five colours.

use engine::Seat;
use m::{Colour, Phase, Score, Scoring};
use maud::{Markup, Render, html};
use words::{Language, say, word};

use super::names;
use super::sight::Sight;
use super::words::{hue_of, signed, tokens_counted, total};
use face::emblem::emblem_of;
use face::icon::{Icon, icon};
use face::names::of_seat;
use face::{Cells, Counted, Plate};

/// One plate a seat, `a` first.
pub(super) fn plates(sight: Sight<'_>, cells: &Cells<'_>) -> Vec<Plate> {
    Seat::all(sight.seats()).map(|seat| plate(sight, seat, cells)).collect()
}

fn plate(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Plate {
    let score = sight.public().score(seat);
    Plate {
        score: total(score.total()),
        in_short: on_the_strip(sight, seat, cells),
        role: role(sight, seat).map(|role| (role.to_owned(), "m-role")),
        detail: detail(sight, seat, score, cells),
        ..Plate::default()
    }
}

/// A token with the number of tokens: on the strip of small screens, where the list is out of sight.
fn on_the_strip(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Markup {
    let (count, language) = (sight.public().tokens()[seat], sight.language());
    let words = tokens_counted(count, language);
    let tokens = Counted::new(names::tokens(seat), count.to_string(), words);
    tokens.tell(cells);
    let id = of_seat("m-purse-", seat);
    cells.common(&id, (), || {
        html! {
            span id=(id) class="m-purse" {
                svg viewBox="0 0 14 14" aria-hidden="true" { use href="#m-token" {} }
                span class="sr" { " " }
                (tokens)
            }
        }
    })
}

/// What lies open before a seat. Each part is a cell of its own: tokens change often, colours seldom, the payer never.
fn detail(sight: Sight<'_>, seat: Seat, score: Score, cells: &Cells<'_>) -> Markup {
    let (count, cards) = (score.tokens, sight.public().hand_sizes()[seat]);
    let id = of_seat("m-open-", seat);
    cells.group(&id, (score, cards), || {
        let [tokens, heap, payer, sums] =
            ["m-tokens-", "m-heap-", "m-payer-", "m-sums-"].map(|part| of_seat(part, seat));
        let number = Number::of(seat, count, sight.language());
        for (colour, sum, _) in sums_of(score) {
            cells.text(&names::sum(seat, colour), &signed(sum));
        }
        let heap = self::heap(count, &heap, cells);
        let held = || held(sight, (&number, &heap), &tokens);
        html! {
            div id=(id) class="m-open" {
                (cells.common(&tokens, (&number.word, count == 0, cards), held))
                (cells.cell(&payer, (), || self::payer(sight, seat, &payer)))
                (colours(sight, (seat, score), &sums, cells))
            }
        }
    })
}

/// A seat's tokens, and how many cards it holds.
fn held(sight: Sight<'_>, (number, heap): (&Number, &Markup), id: &str) -> Markup {
    let (cards, language) = (sight.public().hand_sizes()[number.seat], sight.language());
    html! {
        span id=(id) class="m-held" {
            span {
                (number)
                span class="sr" { ", " }
                span class="m-cards" {
                    (icon(Icon::Hand)) (cards)
                    span class="sr" { " " (word!(language, en: "in hand", fr: "en main", de: "auf der Hand")) }
                }
            }
            (heap)
        }
    }
}

/// "4 tokens", the number by itself so that it can be counted, and sent alone, which the strip does.
pub(super) struct Number {
    seat: Seat,
    count: String,
    /// What stands behind it: another word for one.
    pub(super) word: String,
}

impl Number {
    pub(super) fn of(seat: Seat, count: u8, language: Language) -> Self {
        let (whole, count) = (tokens_counted(count, language), count.to_string());
        let word = whole.strip_prefix(count.as_str()).unwrap_or_default().to_owned();
        Self { seat, count, word }
    }
}

impl Render for Number {
    fn render(&self) -> Markup {
        html! { b class="m-n" data-t=(names::tokens(self.seat)) { (self.count) } (self.word) }
    }
}

/// From whom a seat's tokens come: the emblem for the eye, the whole sentence for readers.
fn payer(sight: Sight<'_>, seat: Seat, id: &str) -> Markup {
    let (from, language) = (seat.right(sight.seats()), sight.language());
    let name = sight.look.name(from);
    let (short, whole) = if sight.is_me(seat) {
        (
            word!(language, en: "take from", fr: "prenez à", de: "nimmst von"),
            say!(language, en: "you take tokens from {name}", fr: "vous prenez vos jetons à {name}", de: "du nimmst deine Chips von {name}"),
        )
    } else if sight.is_me(from) {
        (
            word!(language, en: "takes from", fr: "prend à", de: "nimmt von"),
            word!(language, en: "takes tokens from you", fr: "vous prend ses jetons", de: "nimmt die Chips von dir").to_owned(),
        )
    } else {
        (
            word!(language, en: "takes from", fr: "prend à", de: "nimmt von"),
            say!(language, en: "takes tokens from {name}", fr: "prend ses jetons à {name}", de: "nimmt die Chips von {name}"),
        )
    };
    html! {
        span id=(id) class="m-from" {
            span aria-hidden="true" { (short) }
            (emblem_of(from))
            span class="sr" { (whole) }
        }
    }
}

/// Who holds the pillar, and who takes.
pub(super) fn role(sight: Sight<'_>, seat: Seat) -> Option<&'static str> {
    let language = sight.language();
    let (trigger, taker) = match sight.public().phase() {
        Phase::ChooseLine { trigger, .. } => (*trigger, None),
        Phase::Scoring(Scoring { trigger, taker, .. }) => (*trigger, Some(*taker)),
        Phase::Shuffle | Phase::First | Phase::Turn { .. } | Phase::Over(_) => return None,
    };
    if taker == Some(seat) {
        Some(word!(language, en: "takes", fr: "prend", de: "nimmt"))
    } else {
        (trigger == seat).then_some(word!(language, en: "pillar", fr: "pilier", de: "Wertungsstein"))
    }
}

/// The five colours with their sums, and whether each is one of the two that count for the seat.
fn sums_of(score: Score) -> Vec<(Colour, i32, bool)> {
    let plus = score.plus.into_iter().map(|(colour, sum)| (colour, i32::from(sum), sum != 0));
    let minus = score.minus.into_iter().map(|(colour, sum)| (colour, -i32::from(sum), false));
    let mut sums: Vec<_> = plus.chain(minus).collect();
    sums.sort_by_key(|&(colour, ..)| colour.index());
    sums
}

/// The five colours with their sums, each a cell: the two that count outlined. The numbers are told by the list of
/// players.
pub(super) fn colours(sight: Sight<'_>, (seat, score): (Seat, Score), id: &str, cells: &Cells<'_>) -> Markup {
    let each = sums_of(score).into_iter().map(|(colour, sum, best)| {
        let id = format!("{id}-{}", hue_of(colour).code());
        let draw = || self::colour((seat, colour), (sum, best), &id, sight.language());
        cells.common(&id, (seat, sum == 0, best), draw)
    });
    let each: Vec<Markup> = each.collect();
    cells.common(id, (), || {
        html! {
            ul id=(id) class="m-sums" {
                @for colour in &each { (colour) }
            }
        }
    })
}

/// One colour with its sum, and whether it is one of the two that count.
fn colour((seat, colour): (Seat, Colour), (sum, best): (i32, bool), id: &str, language: Language) -> Markup {
    let class = if best { Some(BEST) } else { (sum == 0).then_some("m-pale") };
    html! {
        li id=(id) class=[class] data-t=(names::colour(seat, colour)) {
            svg class="chip" viewBox="0 0 26 26" aria-hidden="true" { use href={ "#m-colour-" (hue_of(colour).code()) } {} }
            span class="sr" { (hue_of(colour).name(language)) " " }
            b data-t=(names::sum(seat, colour)) { (signed(sum)) }
        }
    }
}

/// The class of a colour that counts for its seat.
pub(super) const BEST: &str = "m-best";

/// The most discs that are drawn.
const DISCS: u8 = 8;

/// Tokens as overlapping discs; their number stands near them.
pub(super) fn discs(count: u8) -> Markup {
    html! { @if count > 0 { (row_of_discs(count.min(DISCS), None)) } }
}

/// The same as a cell.
pub(super) fn heap(count: u8, id: &str, cells: &Cells<'_>) -> Markup {
    let shown = count.min(DISCS);
    if shown == 0 {
        html! {}
    } else {
        cells.common(id, shown, || row_of_discs(shown, Some(id)))
    }
}

fn row_of_discs(count: u8, id: Option<&str>) -> Markup {
    html! {
        svg id=[id] class="m-discs" viewBox={ "0 0 " (7 + 7 * count) " 14" } aria-hidden="true" { use href={ "#m-discs-" (count) } {} }
    }
}

/// What discs are put together from, and a token that travels: once a page.
pub(super) fn defs() -> Markup {
    html! {
        @for count in 1..=DISCS {
            g id={ "m-discs-" (count) } {
                @if count > 1 { use href={ "#m-discs-" (count - 1) } {} }
                (disc(7 * count))
            }
        }
        symbol id="m-token" viewBox="0 0 14 14" { (disc(7)) }
    }
}

fn disc(x: u8) -> Markup {
    html! { circle cx=(x) cy="7" r="6.2" fill="#c98f4b" stroke="#4a2c10" stroke-width="1.2" {} }
}
