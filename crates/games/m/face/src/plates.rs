//! What the list of players says of each seat: tokens, cards, from whom its tokens come, and its five colours.

use engine::Seat;
use m::{Phase, Score, Scoring};
use maud::{Markup, html};
use words::{Language, say, word};

use super::sight::Sight;
use super::words::{hue_of, signed, tokens_counted, total};
use face::emblem::emblem_of;
use face::{Cells, Plate};

/// One plate a seat, `a` first.
pub(super) fn plates(sight: Sight<'_>, cells: &Cells<'_>) -> Vec<Plate> {
    Seat::all(sight.seats()).map(|seat| plate(sight, seat, cells)).collect()
}

fn plate(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Plate {
    let (public, language) = (sight.public(), sight.language());
    let (count, cards) = (public.tokens()[seat], public.hand_sizes()[seat]);
    let tokens = tokens_counted(count, language);
    Plate {
        score: total(public.score(seat).total()),
        role: role(sight, seat).map(|role| (role.to_owned(), "m-role")),
        state: say!(language, en: "{tokens}, {cards} in hand", fr: "{tokens}, {cards} en main", de: "{tokens}, {cards} auf der Hand"),
        detail: detail(sight, seat, cells),
    }
}

/// What lies open before a seat. Each part is a cell of its own: tokens change often, colours seldom, the payer never.
fn detail(sight: Sight<'_>, seat: Seat, cells: &Cells<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let count = public.tokens()[seat];
    let [tokens, payer, sums] = ["tokens", "payer", "sums"].map(|part| format!("m-{part}-{seat}"));
    html! {
        @if count > 0 { (cells.cell(&tokens, count, || discs(count, Some(&tokens)))) }
        (cells.cell(&payer, (), || self::payer(sight, seat, &payer)))
        (cells.cell(&sums, public.collected(seat), || colours(&public.score(seat), language, &sums)))
    }
}

/// From whom a seat's tokens come: the emblem for the eye, the whole sentence for readers.
fn payer(sight: Sight<'_>, seat: Seat, id: &str) -> Markup {
    let (from, language) = (seat.right(sight.seats()), sight.language());
    let name = sight.look.name(from);
    let (short, whole) = if sight.is_me(seat) {
        (
            word!(language, en: "you take from", fr: "vous prenez à", de: "du nimmst von"),
            say!(language, en: "you take tokens from {name}", fr: "vous prenez vos jetons à {name}", de: "du nimmst deine Chips von {name}"),
        )
    } else if sight.is_me(from) {
        (
            word!(language, en: "takes from you", fr: "vous prend", de: "nimmt von dir"),
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
pub(super) fn colours(score: &Score, language: Language, id: &str) -> Markup {
    let plus = score.plus.iter().map(|&(colour, sum)| (colour, i32::from(sum), true));
    let minus = score.minus.iter().map(|&(colour, sum)| (colour, -i32::from(sum), false));
    let mut sums: Vec<_> = plus.chain(minus).collect();
    sums.sort_by_key(|&(colour, ..)| colour.index());
    html! {
        ul id=(id) class="m-sums" {
            @for (colour, sum, best) in sums {
                @let class = match (best, sum) { (_, 0) => "m-pale", (true, _) => "m-best", (false, _) => "" };
                li class=(class) {
                    svg class="chip" viewBox="0 0 26 26" aria-hidden="true" { use href={ "#m-colour-" (hue_of(colour).code()) } {} }
                    span class="sr" { (hue_of(colour).name(language)) " " }
                    b { (signed(sum)) }
                }
            }
        }
    }
}

/// Tokens as overlapping discs; their number stands near them.
pub(super) fn discs(count: u8, id: Option<&str>) -> Markup {
    let shown = count.min(12);
    let width = 14 + 7 * u16::from(shown.saturating_sub(1));
    html! {
        @if shown > 0 {
            svg id=[id] class="m-discs" viewBox=(format!("0 0 {width} 14")) aria-hidden="true" fill="#c98f4b" stroke="#4a2c10" stroke-width="1.2" {
                @for index in 0..shown { circle cx=(7 + 7 * u16::from(index)) cy="7" r="6.2" {} }
            }
        }
    }
}
