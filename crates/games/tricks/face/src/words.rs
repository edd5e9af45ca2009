//! The words that many sentences of Mü share: cards, types, numbers of things, seats.

use engine::{RuleId, Seat};
use tricks::{Card, CardSet, EffectiveSuit, RULES, Suit, Trumps, Type};
use words::{Language, and_list, count, say, word};

use face::Look;

pub(super) use face::numbers::{signed, total};
pub(super) use face::seats::{name_inside, of_seat, plate_name, seat_list};

// Cards.

/// What a suit is called.
pub const fn suit_name(suit: Suit, language: Language) -> &'static str {
    match suit {
        Suit::Red => word!(language, en: "Red", fr: "Rouge", de: "Rot"),
        Suit::Green => word!(language, en: "Green", fr: "Vert", de: "Grün"),
        Suit::Blue => word!(language, en: "Blue", fr: "Bleu", de: "Blau"),
        Suit::Yellow => word!(language, en: "Yellow", fr: "Jaune", de: "Gelb"),
        Suit::Black => word!(language, en: "Black", fr: "Noir", de: "Schwarz"),
    }
}

/// The sign printed on the cards of a suit; German needs two letters where two colours begin alike.
pub const fn suit_letter(suit: Suit, language: Language) -> &'static str {
    match suit {
        Suit::Red => word!(language, en: "R", fr: "R", de: "R"),
        Suit::Green => word!(language, en: "G", fr: "V", de: "Gr"),
        Suit::Blue => word!(language, en: "B", fr: "B", de: "B"),
        Suit::Yellow => word!(language, en: "Y", fr: "J", de: "Ge"),
        Suit::Black => word!(language, en: "K", fr: "N", de: "S"),
    }
}

/// A card in words: "Red 7".
pub fn card_name(shown: Card, language: Language) -> String {
    let (suit, number) = (suit_name(shown.suit(), language), shown.number());
    format!("{suit} {number}")
}

/// Everything that can be read on a card: "Red 7, 2 points".
pub fn card_label(shown: Card, language: Language) -> String {
    let (name, points) = (card_name(shown, language), shown.points());
    match points {
        0 => say!(language, en: "{name}, no points", fr: "{name}, aucun point", de: "{name}, keine Punkte"),
        _ => format!("{name}, {}", points_counted(points, language)),
    }
}

/// Some cards in a sentence: "Red 7, Red 7 and Green 3".
pub(super) fn card_list(cards: CardSet, language: Language) -> String {
    let names: Vec<String> = cards.iter().map(|shown| card_name(shown, language)).collect();
    and_list(language, &names)
}

// Types and trumps.

/// A type on a label: "Red", "7".
pub(super) fn type_name(named: Type, language: Language) -> String {
    match named {
        Type::Suit(suit) => suit_name(suit, language).to_owned(),
        Type::Number(number) => number.to_string(),
    }
}

/// A type, or no trumps, inside a sentence: "Red", "le rouge", "no trumps".
pub(super) fn named_in_sentence(named: Option<Type>, language: Language) -> String {
    let Some(named) = named else { return no_trumps(language).to_owned() };
    let name = type_name(named, language);
    match language {
        Language::English | Language::German => name,
        Language::French => format!("le {}", name.to_lowercase()),
    }
}

/// "no trumps"
pub(super) const fn no_trumps(language: Language) -> &'static str {
    word!(language, en: "no trumps", fr: "sans atout", de: "kein Trumpf")
}

/// Which trump is above which: "Red over Green".
pub(super) fn trumps_name(trumps: Trumps, language: Language) -> String {
    match (trumps.chief, trumps.vice) {
        (Some(chief), Some(vice)) => {
            let (chief, vice) = (type_name(chief, language), type_name(vice, language));
            say!(language, en: "{chief} over {vice}", fr: "{chief} sur {vice}", de: "{chief} über {vice}")
        }
        (Some(only), None) | (None, Some(only)) => {
            let only = type_name(only, language);
            say!(language, en: "only {only}", fr: "{only} seul", de: "nur {only}")
        }
        (None, None) => no_trumps(language).to_owned(),
    }
}

/// A suit that is followed, inside a sentence: "Red", "trump".
pub(super) fn suit_in_sentence(suit: EffectiveSuit, language: Language) -> String {
    match suit {
        EffectiveSuit::Plain(suit) => named_in_sentence(Some(Type::Suit(suit)), language),
        EffectiveSuit::Trump => word!(language, en: "trump", fr: "atout", de: "Trumpf").to_owned(),
    }
}

// Numbers of things.

/// "1 card", "4 cards"
pub(super) fn cards_counted(count: impl Into<u32>, language: Language) -> String {
    let count: u32 = count.into();
    count!(language, count,
        en: "{count} card" | "{count} cards",
        fr: "{count} carte" | "{count} cartes",
        de: "{count} Karte" | "{count} Karten")
}

/// "1 point", "4 points"
pub(super) fn points_counted(count: impl Into<i64>, language: Language) -> String {
    let count: i64 = count.into();
    count!(language, count,
        en: "{count} point" | "{count} points",
        fr: "{count} point" | "{count} points",
        de: "{count} Punkt" | "{count} Punkte")
}

/// "2 of 33 points"
pub(super) fn points_of(count: u8, target: u8, language: Language) -> String {
    let (one, all) = (i64::from(count), i64::from(target));
    // The noun stands beside the one number in French, and beside the other in English and German.
    let beside = if language == Language::French { one } else { all };
    count!(language, beside,
        en: "{one} of {all} point" | "{one} of {all} points",
        fr: "{one} point sur {all}" | "{one} points sur {all}",
        de: "{one} von {all} Punkt" | "{one} von {all} Punkten")
}

/// "3 of 5 passes in a row"
pub(super) fn passes_of(passes: u8, seats: u8, language: Language) -> String {
    count!(language, passes,
        en: "{passes} of {seats} passes in a row" | "{passes} of {seats} passes in a row",
        fr: "{passes} passe de suite sur {seats}" | "{passes} passes de suite sur {seats}",
        de: "{passes} von {seats} Mal in Folge gepasst" | "{passes} von {seats} Mal in Folge gepasst")
}

/// "you have 1 of 12"
pub(super) fn held_of(held: u32, all: u32, language: Language) -> String {
    say!(language, en: "you have {held} of {all}", fr: "vous en avez {held} sur {all}", de: "du hast {held} von {all}")
}

/// "1 pt", "4 pts", where there is little room.
pub(super) fn points_short(count: u8, language: Language) -> String {
    format!("{count} {}", points_unit(count, language))
}

/// "pt", "pts", where the number stands apart.
pub(super) fn points_unit(count: u8, language: Language) -> String {
    count!(language, count, en: "pt" | "pts", fr: "pt" | "pts", de: "Pkt." | "Pkt.")
}

/// "1 rank", "2 ranks"
pub(super) fn ranks_counted(count: u8, language: Language) -> String {
    count!(language, count,
        en: "{count} rank" | "{count} ranks",
        fr: "{count} palier" | "{count} paliers",
        de: "{count} Stufe" | "{count} Stufen")
}

// Seats.

/// Whose turn it is, and what for: "It is Ivo’s turn to play a card."
pub(super) fn turn_of(seat: Seat, task: &str, look: &Look<'_>) -> String {
    of_seat!(look, seat, who;
        you: "It is your turn {task}.", "C’est à vous {task}.", "Du bist dran: {task}.";
        they: "It is {who}’s turn {task}.", "C’est à {who} {task}.", "{who} ist dran: {task}.")
}

/// A rule of the game by its number.
pub(super) const fn rule(section: u8, number: u8) -> RuleId {
    RuleId::new(RULES[0].game(), section, number)
}

/// The letter of a suit in the ids of pictures and in handles, as in `r7`; the same in all languages.
pub const fn suit_code(suit: Suit) -> char {
    suit.letter().to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_tell_the_suits_apart_in_every_language() {
        for language in Language::ALL {
            for (index, &suit) in Suit::ALL.iter().enumerate() {
                let letter = suit_letter(suit, language);
                assert!(Suit::ALL[..index].iter().all(|&other| suit_letter(other, language) != letter));
            }
        }
    }

    #[test]
    fn labels_say_all_that_is_printed() {
        let card = |code: &str| code.parse::<Card>().unwrap();
        assert_eq!(card_label(card("R7"), Language::English), "Red 7, 2 points");
        assert_eq!(card_label(card("R7"), Language::German), "Rot 7, 2 Punkte");
        assert_eq!(card_label(card("K9"), Language::French), "Noir 9, aucun point");
    }

    #[test]
    fn numbers_agree_with_what_they_count() {
        assert_eq!(cards_counted(1_u8, Language::German), "1 Karte");
        assert_eq!(points_counted(0, Language::English), "0 points");
        assert_eq!(signed(-20), "−20");
        assert_eq!(total(-5), "−5");
        assert_eq!(total(5), "5");
    }
}
