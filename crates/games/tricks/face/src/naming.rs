//! The middle of the table while trumps are named and a partner is chosen.

use engine::Seat;
use face::Cells;
use maud::{Markup, html};
use tricks::{CardSet, Contract, Phase, Suit, TrumpKind, Type};
use words::{say, word};

use super::card::suit_emblem;
use super::handles;
use super::refusal::task;
use super::sight::Sight;
use super::words::rule;
use super::words::{
    cards_counted, held_of, named_in_sentence, no_trumps, of_seat, points_counted, suit_name, type_name,
};
use face::rule_link;

/// Who decides what, and for whoever decides the trump options.
pub(super) fn middle(sight: Sight<'_>, contract: &Contract, cells: &Cells<'_>) -> Markup {
    let Some(turn) = sight.public().turn() else { return html! {} };
    let key = (sight.public().phase(), contract, turn, sight.public().laid(turn), sight.view.own_cards());
    cells.cell("t-naming", key, || drawn(sight, contract, turn))
}

fn drawn(sight: Sight<'_>, contract: &Contract, turn: Seat) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let headline = headline(sight);
    let (rank, target) = (contract.rank, contract.target(sight.seats()));
    html! {
        section id="t-naming" class="t-mid t-naming" data-t="middle" aria-label=(headline) {
            p class="t-head" { (headline) }
            p class="t-prospect" {
                (say!(language,
                    en: "Rank {rank}: the Chief’s team needs {target}.",
                    fr: "Palier {rank}\u{202f}: il faut {target} à l’équipe du Chef.",
                    de: "Stufe {rank}: Das Chef-Team braucht {target}."))
                " " (rule_link(rule(10, 3)))
                (vice_words(sight, contract))
            }
            @if sight.is_me(turn) && public.phase() != Phase::Partner { (options(sight, contract, turn)) }
        }
    }
}

/// Who decides what: "Maëlle names the lower trump".
pub(super) fn headline(sight: Sight<'_>) -> String {
    let phase = sight.public().phase();
    let Some(turn) = sight.public().turn() else { return String::new() };
    match phase {
        Phase::Partner => of_seat!(sight.look, turn, who;
            you: "Choose your partner", "Choisissez votre partenaire", "Wähle deinen Partner";
            they: "{who} chooses a partner", "{who} choisit un partenaire", "{who} wählt einen Partner"),
        Phase::ViceTrump => of_seat!(sight.look, turn, who;
            you: "Name the lower trump", "Nommez l’atout du Vice", "Nenne den Vize-Trumpf";
            they: "{who} names the lower trump", "{who} nomme l’atout du Vice", "{who} nennt den Vize-Trumpf"),
        Phase::ChiefTrump => of_seat!(sight.look, turn, who;
            you: "Name the upper trump", "Nommez l’atout du Chef", "Nenne den Chef-Trumpf";
            they: "{who} names the upper trump", "{who} nomme l’atout du Chef", "{who} nennt den Chef-Trumpf"),
        Phase::Deal | Phase::Auction | Phase::Trick | Phase::Draw | Phase::Over(_) => {
            task(phase, sight.language()).to_owned()
        }
    }
}

/// What the Vice has named, or that there is none, as far as it matters now.
fn vice_words(sight: Sight<'_>, contract: &Contract) -> Markup {
    let language = sight.language();
    let named = match (sight.public().phase(), contract.vice) {
        (Phase::ChiefTrump | Phase::Partner, Some(vice)) => {
            let named = named_in_sentence(contract.trumps.vice, language);
            Some(of_seat!(sight.look, vice, who;
                you: "You named {named} as the lower trump.", "Vous avez nommé {named} comme atout du Vice.", "Du hast {named} als Vize-Trumpf genannt.";
                they: "{who} named {named} as the lower trump.", "{who} a nommé {named} comme atout du Vice.", "{who} hat {named} als Vize-Trumpf genannt."))
        }
        (Phase::ChiefTrump, None) if sight.public().options().has_teams() => Some(say!(language,
            en: "There is no Vice in this round.", fr: "Il n’y a pas de Vice dans cette manche.", de: "In dieser Runde gibt es keinen Vize.")),
        _ => None,
    };
    html! { @if let Some(named) = named { br; (named) } }
}

/// The types on the observer's laid cards as buttons; for the Chief with their bonus.
fn options(sight: Sight<'_>, contract: &Contract, turn: Seat) -> Markup {
    let language = sight.language();
    let chief = turn == contract.chief;
    let shown = Type::shown_by(sight.public().laid(turn)).map(Some);
    let none = chief.then_some(None);
    let label = word!(language, en: "Trumps to name", fr: "Atouts à nommer", de: "Trümpfe zur Wahl");
    html! {
        ul class="t-options" aria-label=(label) data-group="board" {
            @for named in shown.chain(none) { li { (option(sight, contract, named)) } }
        }
    }
}

fn option(sight: Sight<'_>, contract: &Contract, named: Option<Type>) -> Markup {
    let language = sight.language();
    let chief = sight.is_me(contract.chief);
    let held = named.map(|named| held_cards(sight, named));
    let bonus = tricks::bonus(named, contract.rank);
    html! {
        button type="button" class="t-option" data-h=(handles::of_type(named)) aria-label=(option_label(sight, contract, named)) {
            span class="t-what" {
                @match named {
                    Some(Type::Suit(suit)) => { (suit_emblem(suit)) (suit_name(suit, language)) }
                    Some(Type::Number(number)) => {
                        b { (number) }
                        span class="t-suits" { @for suit in suits(sight) { (suit_emblem(suit)) } }
                    }
                    None => (no_trumps(language)),
                }
            }
            small aria-hidden="true" {
                @if let Some(held) = held { (cards_counted(held, language)) }
                @if chief {
                    @if held.is_some() { " · " }
                    b { "+" (bonus) }
                }
            }
        }
    }
}

/// How many cards of a type the observer has.
fn held_cards(sight: Sight<'_>, named: Type) -> u32 {
    u32::try_from(sight.view.own_cards().common(named.cards()).len()).unwrap_or(0)
}

/// The colours in use.
fn suits(sight: Sight<'_>) -> impl Iterator<Item = Suit> {
    let pack = sight.public().options().pack();
    Suit::ALL.into_iter().filter(move |&suit| !pack.common(CardSet::of_suit(suit)).is_empty())
}

/// Everything about an option: "Red, you have 4 of 12 cards, bonus 40 for 33 points".
fn option_label(sight: Sight<'_>, contract: &Contract, named: Option<Type>) -> String {
    let language = sight.language();
    let name = named.map_or_else(|| no_trumps(language).to_owned(), |named| type_name(named, language));
    let all = TrumpKind::of(named).cards(sight.seats());
    let held = named.map_or(0, |named| held_cards(sight, named));
    let held = match named {
        None => String::new(),
        Some(_) => format!(", {}", held_of(held, all.into(), language)),
    };
    if !sight.is_me(contract.chief) {
        return format!("{name}{held}");
    }
    let target = points_counted(contract.target(sight.seats()), language);
    let bonus = tricks::bonus(named, contract.rank);
    say!(language,
        en: "{name}{held}, bonus {bonus} for {target}",
        fr: "{name}{held}, prime de {bonus} pour {target}",
        de: "{name}{held}, Bonus {bonus} für {target}")
}
