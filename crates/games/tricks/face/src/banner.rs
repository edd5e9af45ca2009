//! The order of the trumps, high to low.

use face::Cells;
use maud::{Markup, html};
use tricks::{CardSet, Class, Number, Phase, Suit, Trumps, Type};
use words::{Language, count, say, word};

use super::card::suit_emblem;
use super::names;
use super::sight::Sight;
use super::words::{card_list, no_trumps, suit_name, trumps_name, type_name};

/// One class of the trump suit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rung {
    /// Which class.
    pub class: Class,
    /// The type that makes its cards trumps; the Chief's for double trumps.
    named: Type,
    /// Its cards.
    pub cards: CardSet,
}

/// The classes of the trump suit from the top; those without cards are left out.
pub(super) fn rungs(trumps: Trumps, pack: CardSet) -> Vec<Rung> {
    let of_class = |class: Class| -> CardSet {
        pack.common(trumps.cards()).iter().filter(|&card| trumps.class(card) == class).collect()
    };
    let rung = |class: Class, named: Option<Type>| {
        let cards = of_class(class);
        Some(Rung { class, named: named?, cards }).filter(|rung| !rung.cards.is_empty())
    };
    [rung(Class::Double, trumps.chief), rung(Class::Chief, trumps.chief), rung(Class::Vice, trumps.vice)]
        .into_iter()
        .flatten()
        .collect()
}

/// The order of the trumps in one line. Between the two choices it shows the Vice's alone.
pub(super) fn banner(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let Some(contract) = public.contract() else { return html! {} };
    let named = match public.phase() {
        Phase::ViceTrump => None,
        Phase::ChiefTrump => contract.trumps.vice.map(|_| contract.trumps),
        Phase::Deal | Phase::Auction | Phase::Partner | Phase::Trick | Phase::Draw | Phase::Over(_) => {
            Some(contract.trumps)
        }
    };
    let Some(trumps) = named else { return html! {} };
    cells.common("t-banner", trumps, || {
        let rungs = rungs(trumps, public.options().pack());
        html! {
            section id="t-banner" class="t-banner" aria-label=(spoken(trumps, &rungs, language)) {
                h2 { (heading(language)) }
                @if rungs.is_empty() { b class="t-chip" data-t="chip:none" { (no_trumps(language)) } }
                ol aria-hidden="true" {
                    @for rung in &rungs { li data-t=(names::chip(rung.class)) { (rung.chip()) } }
                }
            }
        }
    })
}

/// "Trumps"
pub(super) const fn heading(language: Language) -> &'static str {
    word!(language, en: "Trumps", fr: "Atouts", de: "Trumpf")
}

/// Everything the banner shows: "Trumps, high to low: Red over 7. Red 7, then …"
fn spoken(trumps: Trumps, rungs: &[Rung], language: Language) -> String {
    let order = trumps_name(trumps, language);
    if rungs.is_empty() {
        return order;
    }
    let rungs: Vec<String> = rungs.iter().map(|rung| rung.words(language)).collect();
    let rungs = rungs.join(word!(language, en: "; then ", fr: "\u{202f}; puis ", de: "; dann "));
    say!(language,
        en: "Trumps, high to low: {order}. {rungs}.",
        fr: "Atouts, du plus fort au plus faible\u{202f}: {order}. {rungs}.",
        de: "Trumpf von hoch nach niedrig: {order}. {rungs}.")
}

impl Rung {
    /// The class in a few signs: a colour with its numbers, or a number with its colours.
    pub(super) fn chip(&self) -> Markup {
        html! {
            b class={ "t-chip " (self.class_name()) } {
                @match self.named {
                    _ if self.class == Class::Double => {
                        @if let Some(card) = self.cards.first() {
                            (suit_emblem(card.suit())) (card.number())
                            @if card.copies() == 2 { small { "×2" } }
                        }
                    }
                    Type::Suit(suit) => { (suit_emblem(suit)) (number_ranges(self.cards)) }
                    Type::Number(number) => {
                        (number)
                        span class="t-suits" {
                            @for suit in Suit::ALL {
                                @if !self.cards.common(CardSet::of_suit(suit)).is_empty() { (suit_emblem(suit)) }
                            }
                        }
                    }
                }
            }
        }
    }

    const fn class_name(&self) -> &'static str {
        match self.class {
            Class::Double => "t-double",
            Class::Chief => "t-chief",
            Class::Vice | Class::Plain => "t-vice",
        }
    }

    /// The class in words: "Green 9 8 6–0", "all other 7s, equal".
    pub(super) fn words(&self, language: Language) -> String {
        match self.named {
            _ if self.class == Class::Double => card_list(self.cards.kinds(), language),
            Type::Suit(suit) => {
                let (suit, numbers) = (suit_name(suit, language), number_ranges(self.cards));
                say!(language, en: "{suit} {numbers}", fr: "{suit} {numbers}", de: "{suit} {numbers}")
            }
            Type::Number(_) => {
                let (name, count) = (type_name(self.named, language), self.cards.len());
                count!(language, count,
                    en: "{count} card with {name}" | "{count} cards with {name}, all equal",
                    fr: "{count} carte portant le {name}" | "{count} cartes portant le {name}, toutes égales",
                    de: "{count} Karte mit {name}" | "{count} Karten mit {name}, alle gleich")
            }
        }
    }
}

/// The numbers on cards of one colour from the top, runs drawn together: "9 8 6–0".
pub(super) fn number_ranges(cards: CardSet) -> String {
    let shown = |number: &Number| !cards.common(CardSet::of_number(*number)).is_empty();
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for number in Number::ALL.iter().rev().filter(|number| shown(number)) {
        match runs.last_mut() {
            Some((_, low)) if *low == number.value() + 1 => *low = number.value(),
            _ => runs.push((number.value(), number.value())),
        }
    }
    let run = |&(high, low): &(u8, u8)| match high - low {
        0 => high.to_string(),
        1 => format!("{high} {low}"),
        _ => format!("{high}–{low}"),
    };
    runs.iter().map(run).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(chief: Option<&str>, vice: Option<&str>) -> Vec<String> {
        let read = |text: Option<&str>| text.map(|text| text.parse().unwrap());
        let trumps = Trumps { chief: read(chief), vice: read(vice) };
        rungs(trumps, CardSet::ALL).iter().map(|rung| rung.words(Language::English)).collect()
    }

    #[test]
    fn the_classes_stand_in_their_order() {
        assert_eq!(order(Some("7"), Some("G")), ["Green 7", "8 cards with 7, all equal", "Green 9 8 6–0"]);
        assert_eq!(order(Some("R"), Some("G")), ["Red 9–0", "Green 9–0"]);
        assert_eq!(order(None, Some("3")), ["5 cards with 3, all equal"]);
        assert!(order(None, None).is_empty());
    }
}
