//! Why a thing of the table cannot be chosen next.

use m::{Action, Card, Cell, Phase};
use words::{Language, say, word};

use super::handles;
use super::refusal::refusal;
use super::sight::Sight;
use super::words::card_name;
use super::words::rule;
use face::{Refusal, Tried};

/// What stands in the way of a handle, or what comes before it.
pub(super) fn why(sight: Sight<'_>, tried: &Tried<'_>) -> Refusal {
    let of = |action| Some(refusal(&sight.view.why_not(action)?, sight.look));
    let asked = || tried.asked(rule(3, 3));
    if tried.is_waiting() {
        return of(Action::Pass).map_or_else(asked, |reason| tried.waits(reason, sight.look));
    }
    let (card, cell) = (handles::read_card(tried.handle), handles::read_cell(tried.handle));
    let found = match sight.public().phase() {
        Phase::Scoring(_) => match (card, cell) {
            (Some(card), _) => of(Action::Exchange { card }),
            (None, Some(cell)) => of(Action::Take(cell)),
            (None, None) => None,
        },
        Phase::ChooseLine { .. } => of(Action::Pass),
        Phase::Shuffle | Phase::First | Phase::Turn { .. } | Phase::Over(_) => match (card, cell) {
            (Some(card), _) => Some(fits_nowhere(card, sight.language())),
            (None, Some(cell)) => no_cell(sight, tried.picks, cell),
            (None, None) => None,
        },
    };
    found.unwrap_or_else(asked)
}

/// Why a cell cannot be chosen by whoever lays a card or passes.
fn no_cell(sight: Sight<'_>, picks: &[&str], cell: Cell) -> Option<Refusal> {
    match picks.first() {
        Some(&handles::EXCHANGE) => Some(card_to_exchange(sight)),
        Some(&chosen) => {
            let card = handles::read_card(chosen)?;
            Some(refusal(&sight.view.why_not(Action::Place { card, cell })?, sight.look))
        }
        None if sight.view.prospects().any(|prospect| prospect.cell == cell) => Some(card_first(sight)),
        None => nothing_here(sight, cell),
    }
}

fn card_first(sight: Sight<'_>) -> Refusal {
    let text = word!(sight.language(),
        en: "First choose the card that you lay, then its cell.",
        fr: "Choisissez d’abord la carte que vous posez, puis sa case.",
        de: "Wähle zuerst die Karte, die du legst, dann ihr Feld.");
    Refusal { text: text.to_owned(), rule: rule(4, 1), handles: hand(sight) }
}

fn card_to_exchange(sight: Sight<'_>) -> Refusal {
    let text = word!(sight.language(),
        en: "You are exchanging: choose the card of your hand that goes under the pile.",
        fr: "Vous échangez\u{202f}: choisissez la carte de votre main qui passe sous la pioche.",
        de: "Du tauschst: Wähle die Handkarte, die unter den Stapel kommt.");
    Refusal { text: text.to_owned(), rule: rule(7, 6), handles: hand(sight) }
}

/// The handles of the observer's cards.
fn hand(sight: Sight<'_>) -> Vec<String> {
    handles::of_hand(sight.view.hand()).into_iter().map(|(handle, _)| handle).collect()
}

fn fits_nowhere(card: Card, language: Language) -> Refusal {
    let name = card_name(card, language);
    let text = say!(language,
        en: "{name} fits nowhere now: on every free cell it would lie beside a card with which it has nothing in common.",
        fr: "{name} ne va nulle part\u{202f}: sur chaque case libre, elle toucherait une carte avec laquelle elle n’a rien en commun.",
        de: "{name} passt gerade nirgends: Auf jedem freien Feld läge sie neben einer Karte, mit der sie nichts gemeinsam hat.");
    Refusal { text, rule: rule(4, 4), handles: Vec::new() }
}

/// Why no card of the hand may lie on a cell: in the words of the refusal, that of the first card if they differ.
fn nothing_here(sight: Sight<'_>, cell: Cell) -> Option<Refusal> {
    let card = sight.view.hand().iter().next()?;
    let reason = sight.view.why_not(Action::Place { card, cell })?;
    let mut refusal = refusal(&reason, sight.look);
    if refusal.rule == rule(4, 4) && sight.view.hand().len() > 1 {
        let first = word!(sight.language(), en: "None of your cards fits here.", fr: "Aucune de vos cartes ne va ici.", de: "Hier passt keine deiner Karten.");
        refusal.text = format!("{first} {}", refusal.text);
    }
    Some(refusal)
}
