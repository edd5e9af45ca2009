//! The side column above the players: trumps and goal in full, one's own cards at a glance, cards gone.

use maud::{Markup, html};
use tricks::{CardSet, Class, Number, Phase, Suit};
use words::{Language, say, word};

use super::banner::{heading, rungs};
use super::card::suit_emblem;
use super::goal;
use super::ladder::{COLOUR, ONE_OR_SEVEN, OTHER_NUMBER};
use super::names;
use super::sight::Sight;
use super::words::rule;
use super::words::{no_trumps, suit_name};
use face::{Cells, rule_link};

/// What the side column shows in this phase.
pub(super) fn panel(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let public = sight.public();
    let contract = public.contract();
    let trumps = || {
        let named = public.trumps().map(|_| cells.cell("t-trumps", contract, || trumps(sight)));
        named.unwrap_or_default()
    };
    match public.phase() {
        Phase::Auction | Phase::ViceTrump | Phase::ChiefTrump => html! {
            @if sight.me().is_some() { (cells.cell("t-types", sight.view.own_cards(), || holding(sight))) }
            (cells.common("t-bonuses", first_rank(sight), || bonuses(sight)))
        },
        Phase::Partner => trumps(),
        Phase::Trick | Phase::Draw | Phase::Over(_) => html! {
            (trumps())
            (goal::in_full(sight, cells))
            @if public.options().show_cards_gone() {
                (cells.common("t-gone", public.cards_gone(), || cards_gone(sight)))
            }
        },
        Phase::Deal => html! {},
    }
}

// Trumps.

/// The classes of the trump suit, each with whose choice it is.
fn trumps(sight: Sight<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let Some(trumps) = public.trumps() else { return html! {} };
    let rungs = rungs(trumps, public.options().pack());
    html! {
        section id="t-trumps" class="t-block" {
            h2 { (heading(language)) (word!(language, en: ", high to low", fr: ", du plus fort au plus faible", de: " von hoch nach niedrig")) " " (rule_link(rule(9, 3))) }
            @if rungs.is_empty() { p { (no_trumps(language)) " " (rule_link(rule(6, 6))) } }
            ol class="t-rungs" {
                @for rung in &rungs {
                    li { span data-t=(names::chip(rung.class)) { (rung.chip()) } span { (whose(sight, rung.class)) } span class="sr" { (rung.words(language)) } }
                }
            }
        }
    }
}

/// Whose choice makes a class.
fn whose(sight: Sight<'_>, class: Class) -> String {
    let (language, contract) = (sight.language(), sight.public().contract());
    let named = |seat: Option<engine::Seat>| seat.map_or("", |seat| sight.inside(seat));
    let (chief, vice) = (named(contract.map(|contract| contract.chief)), named(sight.public().vice()));
    match class {
        Class::Double => {
            word!(language, en: "both, the highest", fr: "les deux, au sommet", de: "beides, am höchsten")
                .to_owned()
        }
        Class::Chief => say!(language, en: "Chief, {chief}", fr: "Chef, {chief}", de: "Chef, {chief}"),
        Class::Vice => say!(language, en: "Vice, {vice}", fr: "Vice, {vice}", de: "Vize, {vice}"),
        Class::Plain => String::new(),
    }
}

// The auction.

/// The observer's cards, colours across numbers: how many of each type there are to name.
fn holding(sight: Sight<'_>) -> Markup {
    let language = sight.language();
    let own = sight.view.own_cards();
    let pack = sight.public().options().pack();
    let suits: Vec<Suit> =
        Suit::ALL.into_iter().filter(|&suit| !pack.common(CardSet::of_suit(suit)).is_empty()).collect();
    html! {
            section id="t-types" class="t-block" {
                h2 { (word!(language, en: "Your cards by type", fr: "Vos cartes par type", de: "Deine Karten nach Art")) " " (rule_link(rule(6, 2))) }
                table class="t-grid" {
                    tr { td {} @for number in Number::ALL { th scope="col" { (number) } } th scope="col" aria-label=(in_all(language)) { "Σ" } }
                    @for &suit in &suits { (holding_row(own, suit, language)) }
                    tr class="t-sum" {
                        th scope="row" aria-label=(in_all(language)) { "Σ" }
                        @for number in Number::ALL { td { (count(own.common(CardSet::of_number(number)))) } }
                        td { (own.len()) }
                    }
                }
            }
    }
}

fn holding_row(own: CardSet, suit: Suit, language: Language) -> Markup {
    let of_suit = own.common(CardSet::of_suit(suit));
    html! {
        tr {
            th scope="row" { (suit_emblem(suit)) span class="sr" { (suit_name(suit, language)) } }
            @for number in Number::ALL { td { (count(of_suit.common(CardSet::of_number(number)))) } }
            td class="t-sum" { (count(of_suit)) }
        }
    }
}

/// A number of cards; nothing for none.
fn count(cards: CardSet) -> String {
    if cards.is_empty() { String::new() } else { cards.len().to_string() }
}

const fn in_all(language: Language) -> &'static str {
    word!(language, en: "in all", fr: "en tout", de: "zusammen")
}

/// The first of the five ranks whose bonuses are shown: it moves on by three, so that the table seldom changes.
fn first_rank(sight: Sight<'_>) -> u8 {
    let (highest, last) = (sight.public().auction().highest(), sight.public().options().hand_size());
    (highest.saturating_sub(1) / 3 * 3 + 1).min(last - 4)
}

/// What each kind of trump pays at the ranks that are near, behind its heading.
fn bonuses(sight: Sight<'_>) -> Markup {
    let (language, first) = (sight.language(), first_rank(sight));
    let kinds = [
        (word!(language, en: "a colour", fr: "une couleur", de: "eine Farbe"), COLOUR),
        (word!(language, en: "1 or 7", fr: "1 ou 7", de: "1 oder 7"), ONE_OR_SEVEN),
        (word!(language, en: "another number", fr: "un autre chiffre", de: "eine andere Zahl"), OTHER_NUMBER),
        (no_trumps(language), None),
    ];
    let heading = word!(language, en: "Bonus by the Chief’s trump", fr: "Prime selon l’atout du Chef", de: "Bonus nach Chef-Trumpf");
    html! {
        details id="t-bonuses" class="t-block" {
            summary { (heading) }
            table class="t-bonuses" {
                tr {
                    th scope="row" { (word!(language, en: "Cards laid", fr: "Cartes posées", de: "Karten")) " " (rule_link(rule(11, 2))) }
                    @for rank in first..=first + 4 { th scope="col" { (rank) } }
                }
                @for (name, named) in kinds {
                    tr { th scope="row" { (name) } @for rank in first..=first + 4 { td { (tricks::bonus(named, rank)) } } }
                }
            }
        }
    }
}

// The tricks.

/// The cards gone, colour by colour, where the table shows them.
fn cards_gone(sight: Sight<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let (gone, pack) = (public.cards_gone(), public.options().pack());
    html! {
        section id="t-gone" class="t-block" {
            h2 { (word!(language, en: "Cards gone", fr: "Cartes jouées", de: "Gespielte Karten")) " " (rule_link(rule(16, 3))) }
            table class="t-grid t-gone" {
                @for suit in Suit::ALL {
                    @if !pack.common(CardSet::of_suit(suit)).is_empty() {
                        tr {
                            th scope="row" { (suit_emblem(suit)) span class="sr" { (suit_name(suit, language)) } }
                            @for card in pack.common(CardSet::of_suit(suit)).kinds().iter() { (gone_cell(gone.count(card), card.copies(), card.number())) }
                        }
                    }
                }
            }
        }
    }
}

/// A number of the pack: struck through when all its cards of this colour are gone, half when one of two is.
fn gone_cell(gone: u8, copies: u8, number: Number) -> Markup {
    html! {
        @if gone == copies { td class="t-all" { s { (number) } } }
        @else if gone > 0 { td class="t-half" { s { (number) } (number) } }
        @else { td { (number) } }
    }
}
