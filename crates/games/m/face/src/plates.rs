//! What the list of players says of each seat: tokens, cards, from whom its tokens come, and its five colours.

use engine::Seat;
use m::{Colour, Phase, Score, Scoring};
use maud::{Markup, html};
use words::{Language, say, word};

use super::names;
use super::sight::Sight;
use super::words::{hue_of, signed, tokens_counted, total};
use face::emblem::emblem_of;
use face::icon::{Icon, icon};
use face::names::of_seat;
use face::{Cells, Plate};

/// One plate a seat, `a` first.
pub(super) fn plates(sight: Sight<'_>, cells: &Cells<'_>) -> Vec<Plate> {
    Seat::all(sight.seats()).map(|seat| plate(sight, seat, cells)).collect()
}

fn plate(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Plate {
    let score = sight.public().score(seat);
    Plate {
        score: total(score.total()),
        in_short: on_the_strip(sight, seat),
        role: role(sight, seat).map(|role| (role.to_owned(), "m-role")),
        detail: detail(sight, seat, score, cells),
        ..Plate::default()
    }
}

/// A token with the number of tokens: on the strip of small screens, where the list is out of sight.
fn on_the_strip(sight: Sight<'_>, seat: Seat) -> Markup {
    let (count, language) = (sight.public().tokens()[seat], sight.language());
    html! {
        span class="m-purse" {
            svg viewBox="0 0 14 14" aria-hidden="true" { use href="#m-token" {} }
            span aria-hidden="true" data-t=(names::tokens(seat)) { (count) }
            span class="sr" { " " (tokens_counted(count, language)) }
        }
    }
}

/// What lies open before a seat. Each part is a cell of its own: tokens change often, colours seldom, the payer never.
fn detail(sight: Sight<'_>, seat: Seat, score: Score, cells: &Cells<'_>) -> Markup {
    let (count, cards) = (score.tokens, sight.public().hand_sizes()[seat]);
    let id = of_seat("m-open-", seat);
    cells.group(&id, (score, cards), || {
        let [tokens, payer, sums] = ["m-tokens-", "m-payer-", "m-sums-"].map(|part| of_seat(part, seat));
        html! {
            div id=(id) class="m-open" {
                (cells.common(&tokens, (count, cards), || held(sight, seat, &tokens)))
                (cells.cell(&payer, (), || self::payer(sight, seat, &payer)))
                (colours(sight, (seat, score), &sums, cells))
            }
        }
    })
}

/// A seat's tokens, and how many cards it holds.
fn held(sight: Sight<'_>, seat: Seat, id: &str) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let (count, cards) = (public.tokens()[seat], public.hand_sizes()[seat]);
    html! {
        span id=(id) class="m-held" {
            span {
                (counted(seat, count, language))
                span class="sr" { ", " }
                span class="m-cards" {
                    (icon(Icon::Hand)) (cards)
                    span class="sr" { " " (word!(language, en: "in hand", fr: "en main", de: "auf der Hand")) }
                }
            }
            (discs(count))
        }
    }
}

/// "4 tokens", the number by itself so that it can be counted.
pub(super) fn counted(seat: Seat, count: u8, language: Language) -> Markup {
    let whole = tokens_counted(count, language);
    let number = count.to_string();
    let word = whole.strip_prefix(number.as_str()).unwrap_or_default();
    html! { b class="m-n" data-t=(names::tokens(seat)) { (number) } (word) }
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

/// The five colours with their sums: the two that count outlined.
pub(super) fn colours(sight: Sight<'_>, (seat, score): (Seat, Score), id: &str, cells: &Cells<'_>) -> Markup {
    let language = sight.language();
    let plus = score.plus.iter().map(|&(colour, sum)| (colour, i32::from(sum), true));
    let minus = score.minus.iter().map(|&(colour, sum)| (colour, -i32::from(sum), false));
    let mut sums: Vec<_> = plus.chain(minus).collect();
    sums.sort_by_key(|&(colour, ..)| colour.index());
    let shown: Vec<_> =
        sums.iter().map(|&(colour, sum, best)| (colour.index(), sum, best && sum != 0)).collect();
    // One cell for all five: a cell for each costs more than what is sent again.
    cells.common(id, (seat, shown), || {
        html! {
            ul id=(id) class="m-sums" {
                @for (colour, sum, best) in sums { (self::colour(seat, colour, (sum, best && sum != 0), language)) }
            }
        }
    })
}

/// One colour with its sum, and whether it is one of the two that count.
fn colour(seat: Seat, colour: Colour, (sum, best): (i32, bool), language: Language) -> Markup {
    let class = if best { Some(BEST) } else { (sum == 0).then_some("m-pale") };
    html! {
        li class=[class] data-t=(names::colour(seat, colour)) {
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
    let shown = count.min(DISCS);
    html! {
        @if shown > 0 {
            svg class="m-discs" viewBox={ "0 0 " (7 + 7 * shown) " 14" } aria-hidden="true" { use href={ "#m-discs-" (shown) } {} }
        }
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
