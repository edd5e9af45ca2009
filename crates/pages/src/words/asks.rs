//! Words for what people at a table ask each other.

use words::{Language, and_list, say};

use super::words_of_the_house;

words_of_the_house! {
    asked_here { "What is asked at the table", "Ce qui est demandé à la table", "Was am Tisch gefragt wird" }
    take_back { "Take back", "Reprendre", "Zurücknehmen" }
    ask_to_take_back { "Ask to take back", "Demander à reprendre", "Um Rücknahme bitten" }
    withdraw { "Never mind", "Retirer la demande", "Doch nicht" }
    before_that_choice {
        "Everything would be as it was before that choice.",
        "Tout serait comme avant ce choix.",
        "Alles wäre wie vor dieser Wahl.",
    }
    you_ask_pause { "You ask for a pause.", "Vous demandez une pause.", "Du bittest um eine Pause." }
}

/// "2 steps"
fn steps(language: Language, count: usize) -> String {
    match count {
        1 => say!(language, en: "one step", fr: "un pas", de: "einen Schritt"),
        _ => say!(language, en: "{count} steps", fr: "{count} pas", de: "{count} Schritte"),
    }
}

/// "Anna asks to take back 2 steps."
pub(crate) fn asks_back(language: Language, name: &str, count: usize) -> String {
    let steps = steps(language, count);
    say!(language,
        en: "{name} asks to take back {steps}.",
        fr: "{name} demande à reprendre {steps}.",
        de: "{name} möchte {steps} zurücknehmen.")
}

/// "You ask to take back 2 steps."
pub(crate) fn you_ask_back(language: Language, count: usize) -> String {
    let steps = steps(language, count);
    say!(language,
        en: "You ask to take back {steps}.",
        fr: "Vous demandez à reprendre {steps}.",
        de: "Du möchtest {steps} zurücknehmen.")
}

/// "Anna took back 2 steps, Ben agreed."
pub fn taken_back(language: Language, name: &str, count: usize, agreed: &[String]) -> String {
    let steps = steps(language, count);
    if agreed.is_empty() {
        return say!(language,
            en: "{name} took back {steps}.",
            fr: "{name} a repris {steps}.",
            de: "{name} hat {steps} zurückgenommen.");
    }
    let (others, were) = (and_list(language, agreed), if agreed.len() == 1 { "war" } else { "waren" });
    say!(language,
        en: "{name} took back {steps}, {others} agreed.",
        fr: "{name} a repris {steps} avec l’accord de\u{a0}: {others}.",
        de: "{name} hat {steps} zurückgenommen, {others} {were} einverstanden.")
}

/// "Ben declined: nothing is taken back."
pub fn declined(language: Language, who: &[String]) -> String {
    let who = and_list(language, who);
    say!(language,
        en: "{who} declined: nothing is taken back.",
        fr: "{who} a refusé\u{202f}: rien n’est repris.",
        de: "{who} hat abgelehnt: Nichts wird zurückgenommen.")
}

/// "Ben declined: there is no pause."
pub fn declined_pause(language: Language, who: &[String]) -> String {
    let who = and_list(language, who);
    say!(language,
        en: "{who} declined: there is no pause.",
        fr: "{who} a refusé\u{202f}: pas de pause.",
        de: "{who} hat abgelehnt: Es gibt keine Pause.")
}

/// "Anna asks for a pause."
pub(crate) fn asks_pause(language: Language, name: &str) -> String {
    say!(language,
        en: "{name} asks for a pause.",
        fr: "{name} demande une pause.",
        de: "{name} bittet um eine Pause.")
}

/// "Ben is missing. What shall happen?"
pub(crate) fn absent(language: Language, name: &str) -> String {
    say!(language,
        en: "{name} is missing. What shall happen?",
        fr: "{name} manque. Que faire\u{202f}?",
        de: "{name} fehlt. Was soll geschehen?")
}

/// "Waiting for Ben and Cleo."
pub(crate) fn waiting_for(language: Language, who: &[String]) -> String {
    let who = and_list(language, who);
    say!(language, en: "Waiting for {who}.", fr: "En attente de\u{a0}: {who}.", de: "Warten auf {who}.")
}

/// "Your answer: Agree."
pub(crate) fn your_answer(language: Language, reply: &str) -> String {
    say!(language,
        en: "Your answer: {reply}.",
        fr: "Votre réponse\u{a0}: {reply}.",
        de: "Deine Antwort: {reply}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_take_back_is_told_with_those_who_agreed() {
        let both = ["Ben".to_owned(), "Cleo".to_owned()];
        let told = |language, count, agreed: &[String]| taken_back(language, "Anna", count, agreed);
        assert_eq!(told(Language::English, 2, &both[..1]), "Anna took back 2 steps, Ben agreed.");
        assert_eq!(told(Language::English, 1, &[]), "Anna took back one step.");
        assert_eq!(
            told(Language::French, 2, &both),
            "Anna a repris 2 pas avec l’accord de\u{a0}: Ben et Cleo."
        );
        assert_eq!(
            told(Language::German, 1, &both),
            "Anna hat einen Schritt zurückgenommen, Ben und Cleo waren einverstanden."
        );
    }
}
