//! The trick on the table: its cards at their seats, who has it so far, and the last one.

use engine::{RuleId, Seat};
use maud::{Markup, html};
use tricks::{Card, Contract, Trick, Trumps, Won, WonBy};
use words::{Language, say, word};

use super::card::card;
use super::names;
use super::seats::hidden_mark;
use super::sight::Sight;
use super::words::rule;
use super::words::{card_name, of_seat, points_counted, points_short};
use face::{Cells, rule_link};

/// The middle of the table while tricks are played: the current trick, or the last one until the next
/// card is led.
pub(super) fn middle(sight: Sight<'_>, contract: &Contract, cells: &Cells<'_>) -> Markup {
    let record = sight.public().tricks();
    match (record.current(), record.last()) {
        (Some(current), last) => html! {
            (on_the_table(sight, contract.trumps, &current, cells))
            @if let Some(last) = last {
                // The same trick of another round had other cards.
                (cells.cell("t-last", (sight.public().round(), last.number()), || on_demand(sight, contract.trumps, &last)))
            }
        },
        (None, Some(last)) => on_the_table(sight, contract.trumps, &last, cells),
        (None, None) => cells.cell("t-first", contract, || first_lead(sight, contract)),
    }
}

/// A trick with its caption.
fn on_the_table(sight: Sight<'_>, trumps: Trumps, trick: &Trick<'_>, cells: &Cells<'_>) -> Markup {
    let language = sight.language();
    let waiting = sight.me().filter(|&me| !trick.is_complete() && trick.of(me).is_none());
    let over = if trick.is_complete() { " t-done" } else { "" };
    let key = (trick.number(), trick.won(trumps), trick.is_complete());
    let caption = cells.cell("t-caption", key, || {
        let caption = caption(sight, trumps, trick);
        html! { p id="t-caption" class="t-caption" data-t="caption" { (caption.text) @if let Some(rule) = caption.rule { " " (rule_link(rule)) } } }
    });
    let trick = html! {
        section id="t-trick" class={ "t-trick" (over) } data-t="trick" aria-label=(trick_name(sight, trick)) {
            ol { (cards(sight, trumps, trick, cells)) }
            @if let Some(me) = waiting {
                div class={ "t-slot " (sight.place_class(me)) } aria-hidden="true" {
                    span { (word!(language, en: "your card", fr: "votre carte", de: "deine Karte")) }
                }
            }
            (caption)
        }
    };
    cells.part("t-trick", trick)
}

/// The cards in playing order.
fn cards(sight: Sight<'_>, trumps: Trumps, trick: &Trick<'_>, cells: &Cells<'_>) -> Markup {
    let Won { winner, points, .. } = trick.won(trumps);
    let number = trick.number();
    let one = |place: usize, seat: Seat, card: Card| {
        let standing = Standing::of(seat, winner, trick);
        let worth = (standing != Standing::Beaten).then_some(points);
        let id = format!("t-played-{place}");
        cells.cell(&id, (number, card, seat, standing, worth), || {
            played(sight, (&id, number, place), (seat, card), (standing, points))
        })
    };
    html! {
        @for (place, (seat, played)) in trick.iter().enumerate() { (one(place, seat, played.card)) }
    }
}

/// A card of the trick, at the place of its seat.
fn played(
    sight: Sight<'_>,
    (id, number, place): (&str, u8, usize),
    (seat, shown): (Seat, Card),
    (standing, points): (Standing, u8),
) -> Markup {
    let language = sight.language();
    html! {
            li id=(id) class={ "t-played " (sight.place_class(seat)) (if standing == Standing::Beaten { "" } else { " t-best" }) } data-t=(names::played(number, seat)) {
                span class="sr" { (sight.plate(seat)) ": " }
                (card(shown, language))
                span class="t-order" aria-hidden="true" { (place + 1) }
                @if let Some(tag) = tag(place, standing, points, language) { span class="t-tag" data-t=[(standing != Standing::Beaten).then_some("best")] { (tag) } }
            }
    }
}

/// "led", "best: 4 pts", "wins 6 pts"; the points are those of all cards of the trick.
fn tag(place: usize, standing: Standing, points: u8, language: Language) -> Option<String> {
    let points = points_short(points, language);
    Some(match (place, standing) {
        (_, Standing::Wins) => say!(language, en: "wins {points}", fr: "gagne {points}", de: "holt {points}"),
        (_, Standing::BestSoFar) => {
            say!(language, en: "best, {points}", fr: "en tête, {points}", de: "vorn, {points}")
        }
        (0, Standing::Beaten) => word!(language, en: "led", fr: "entame", de: "ausgespielt").to_owned(),
        (_, Standing::Beaten) => return None,
    })
}

/// How a card stands in its trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Standing {
    /// It has won.
    Wins,
    /// Nothing has beaten it yet.
    BestSoFar,
    /// Another card is better.
    Beaten,
}

impl Standing {
    fn of(seat: Seat, winner: Seat, trick: &Trick<'_>) -> Self {
        match (seat == winner, trick.is_complete()) {
            (true, true) => Self::Wins,
            (true, false) => Self::BestSoFar,
            (false, _) => Self::Beaten,
        }
    }
}

/// A line about a trick.
#[derive(Clone, Debug)]
pub(super) struct Caption {
    /// Who has it, and what it is worth.
    pub text: String,
    /// The rule that gave it to the winner, once it is complete.
    pub rule: Option<RuleId>,
}

/// Who has a trick, so far or for good.
pub(super) fn caption(sight: Sight<'_>, trumps: Trumps, trick: &Trick<'_>) -> Caption {
    if trick.is_complete() { result_words(sight, trumps, trick) } else { running_words(sight, trumps, trick) }
}

/// Who has the trick so far, and what it is worth: "Tarō has it so far: 4 points."
fn running_words(sight: Sight<'_>, trumps: Trumps, trick: &Trick<'_>) -> Caption {
    let won = trick.won(trumps);
    let points = points_counted(won.points, sight.language());
    let text = of_seat!(sight.look, won.winner, who;
        you: "Yours so far: {points}", "À vous pour l’instant\u{202f}: {points}", "Bisher deiner: {points}";
        they: "{who} so far: {points}", "{who} pour l’instant\u{202f}: {points}", "Bisher {who}: {points}");
    Caption { text, rule: None }
}

/// Who has won a trick, and with what: "Trick 5: Tarō with Red 7, 6 points"
fn result_words(sight: Sight<'_>, trumps: Trumps, trick: &Trick<'_>) -> Caption {
    let (won, language) = (trick.won(trumps), sight.language());
    let (points, best) = (points_counted(won.points, language), card_name(won.card, language));
    let number = won.number + 1;
    let text = of_seat!(sight.look, won.winner, who;
        you: "Trick {number}: yours with {best}, {points}", "Pli {number}\u{202f}: à vous avec {best}, {points}", "Stich {number}: deiner mit {best}, {points}";
        they: "Trick {number}: {who} with {best}, {points}", "Pli {number}\u{202f}: {who} avec {best}, {points}", "Stich {number}: {who} mit {best}, {points}");
    let rule = match won.by {
        WonBy::Suit => rule(9, 6),
        WonBy::Trump => rule(9, 3),
        WonBy::FirstOfEquals => rule(9, 5),
    };
    Caption { text, rule: Some(rule) }
}

/// The last trick behind a button, while the next one is on the table.
fn on_demand(sight: Sight<'_>, trumps: Trumps, trick: &Trick<'_>) -> Markup {
    let caption = caption(sight, trumps, trick);
    html! {
        details id="t-last" class="t-last menu" {
            summary { (hidden_mark()) span { (word!(sight.language(), en: "Last trick", fr: "Dernier pli", de: "Letzter Stich")) } }
            div class="t-sheet" {
                p { b { (trick_name(sight, trick)) } br; (caption.text) @if let Some(rule) = caption.rule { " " (rule_link(rule)) } }
                (in_a_row(sight, trumps, trick))
            }
        }
    }
}

/// The cards of a trick side by side, each under its player.
fn in_a_row(sight: Sight<'_>, trumps: Trumps, trick: &Trick<'_>) -> Markup {
    let winner = trick.won(trumps).winner;
    let cards = trick.iter().map(|(seat, played)| (seat, played.card, seat == winner));
    row(sight, cards)
}

/// Cards side by side with their players; the winner's is outlined.
pub(super) fn row(sight: Sight<'_>, cards: impl Iterator<Item = (Seat, Card, bool)>) -> Markup {
    html! {
        ol class="t-row" {
            @for (seat, shown, best) in cards {
                li class=(if best { "t-best" } else { "" }) {
                    small { (sight.plate(seat)) }
                    (card(shown, sight.language()))
                }
            }
        }
    }
}

/// Before the first lead there is nothing to see but who leads.
fn first_lead(sight: Sight<'_>, contract: &Contract) -> Markup {
    let text = of_seat!(sight.look, contract.chief, who;
        you: "You lead to the first trick", "Vous entamez le premier pli", "Du spielst zum ersten Stich aus";
        they: "{who} leads to the first trick", "{who} entame le premier pli", "{who} spielt zum ersten Stich aus");
    html! {
        section id="t-first" class="t-mid" data-t="middle" {
            p class="t-head" { (text) }
            p class="t-prospect" {
                (sides(sight, contract)) " " (rule_link(rule(8, 1)))
            }
        }
    }
}

/// Who plays with whom.
fn sides(sight: Sight<'_>, contract: &Contract) -> String {
    let chief = sight.inside(contract.chief);
    match contract.partner {
        Some(partner) => {
            let partner = sight.inside(partner);
            say!(sight.language(),
                en: "The Chief’s team: {chief} and {partner}.",
                fr: "L’équipe du Chef\u{202f}: {chief} et {partner}.",
                de: "Das Chef-Team: {chief} und {partner}.")
        }
        None => say!(sight.language(),
            en: "The Chief, {chief}, plays alone.",
            fr: "Le Chef, {chief}, joue seul.",
            de: "Der Chef, {chief}, spielt allein."),
    }
}

/// "Trick 6 of 12"
pub(super) fn trick_name(sight: Sight<'_>, trick: &Trick<'_>) -> String {
    trick_number(sight, trick.number() + 1)
}

/// "Trick 6 of 12"
pub(super) fn trick_number(sight: Sight<'_>, number: u8) -> String {
    let all = sight.public().options().hand_size();
    say!(sight.language(), en: "Trick {number} of {all}", fr: "Pli {number} sur {all}", de: "Stich {number} von {all}")
}
