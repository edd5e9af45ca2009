//! Words for what people at a table ask each other.

use words::{Language, and_list, count, say};

use super::words_of_the_house;

words_of_the_house! {
    asked_here { "Questions at the table", "Questions à la table", "Fragen am Tisch" }
    take_back { "Take back", "Reprendre", "Zurücknehmen" }
    take_all_back { "Take all back", "Tout reprendre", "Alles zurücknehmen" }
    all { "all", "tout", "alles" }
    ask_to_take_back { "Ask to take back", "Demander à reprendre", "Um Rücknahme bitten" }
    withdraw { "Never mind", "Retirer la demande", "Doch nicht" }
    before_that_choice {
        "The game would return to where it was before that choice.",
        "La partie reviendrait au moment d’avant ce choix.",
        "Das Spiel stünde wieder wie vor dieser Wahl.",
    }
    end { "End the game", "Arrêter la partie", "Spiel beenden" }
    end_sure {
        "End the game here, without a result? This cannot be undone.",
        "Arrêter la partie ici, sans résultat\u{202f}? C’est définitif.",
        "Das Spiel hier ohne Ergebnis beenden? Das lässt sich nicht rückgängig machen.",
    }
    end_and_win { "End the game and win", "Finir la partie et gagner", "Beenden und gewinnen" }
    ask_to_end { "Ask to end the game", "Proposer d’arrêter la partie", "Vorschlagen, das Spiel zu beenden" }
    you_ask_end {
        "You ask to end the game here, without a result.",
        "Vous proposez d’arrêter la partie ici, sans résultat.",
        "Du schlägst vor, das Spiel hier ohne Ergebnis zu beenden.",
    }
    over_for_everybody {
        "The game would be over for everybody and count for nobody.",
        "La partie serait finie pour tout le monde et ne compterait pour personne.",
        "Das Spiel wäre für alle zu Ende und würde für niemanden zählen.",
    }
    you_ask_pause { "You ask for a pause.", "Vous demandez une pause.", "Du bittest um eine Pause." }
}

/// "2 steps"
fn steps(language: Language, count: usize) -> String {
    count!(language, count,
        en: "one step" | "{count} steps",
        fr: "une étape" | "{count} étapes",
        de: "einen Schritt" | "{count} Schritte")
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

/// "Anna took back 2 steps; Ben agreed."; without a name to whoever did it: "You took back 2 steps; Ben agreed."
pub fn taken_back(language: Language, name: Option<&str>, count: usize, agreed: &[String]) -> String {
    let steps = steps(language, count);
    let told = name.map_or_else(
        || {
            say!(language,
                en: "You took back {steps}",
                fr: "Vous avez repris {steps}",
                de: "Du hast {steps} zurückgenommen")
        },
        |name| {
            say!(language,
                en: "{name} took back {steps}",
                fr: "{name} a repris {steps}",
                de: "{name} hat {steps} zurückgenommen")
        },
    );
    if agreed.is_empty() {
        return told + ".";
    }
    let others = and_list(language, agreed);
    count!(language, agreed.len(),
        en: "{told}; {others} agreed." | "{told}; {others} agreed.",
        fr: "{told}\u{202f}; {others} est d’accord." | "{told}\u{202f}; {others} sont d’accord.",
        de: "{told}, {others} war einverstanden." | "{told}, {others} waren einverstanden.")
}

/// "Ben declined: nothing is taken back."
pub fn declined(language: Language, who: &[String]) -> String {
    let names = and_list(language, who);
    count!(language, who.len(),
        en: "{names} declined: nothing is taken back." | "{names} declined: nothing is taken back.",
        fr: "{names} a refusé\u{202f}: rien n’est repris." | "{names} ont refusé\u{202f}: rien n’est repris.",
        de: "{names} hat abgelehnt: Nichts wird zurückgenommen." | "{names} haben abgelehnt: Nichts wird zurückgenommen.")
}

/// "Ben declined: there is no pause."
pub fn declined_pause(language: Language, who: &[String]) -> String {
    let names = and_list(language, who);
    count!(language, who.len(),
        en: "{names} declined: there is no pause." | "{names} declined: there is no pause.",
        fr: "{names} a refusé\u{202f}: pas de pause." | "{names} ont refusé\u{202f}: pas de pause.",
        de: "{names} hat abgelehnt: Es gibt keine Pause." | "{names} haben abgelehnt: Es gibt keine Pause.")
}

/// "Anna asks for a pause."
pub(crate) fn asks_pause(language: Language, name: &str) -> String {
    say!(language,
        en: "{name} asks for a pause.",
        fr: "{name} demande une pause.",
        de: "{name} bittet um eine Pause.")
}

/// "Ben declined: the game goes on."
pub fn declined_end(language: Language, who: &[String]) -> String {
    let names = and_list(language, who);
    count!(language, who.len(),
        en: "{names} declined: the game goes on." | "{names} declined: the game goes on.",
        fr: "{names} a refusé\u{202f}: la partie continue." | "{names} ont refusé\u{202f}: la partie continue.",
        de: "{names} hat abgelehnt: Das Spiel geht weiter." | "{names} haben abgelehnt: Das Spiel geht weiter.")
}

/// "Anna asks to end the game here, without a result."
pub(crate) fn asks_end(language: Language, name: &str) -> String {
    say!(language,
        en: "{name} asks to end the game here, without a result.",
        fr: "{name} propose d’arrêter la partie ici, sans résultat.",
        de: "{name} schlägt vor, das Spiel hier ohne Ergebnis zu beenden.")
}

/// "Ben is missing. What should happen?"
pub(crate) fn absent(language: Language, name: &str) -> String {
    say!(language,
        en: "{name} is missing. What should happen?",
        fr: "{name} ne répond plus. Que faire\u{202f}?",
        de: "{name} fehlt. Was soll geschehen?")
}

/// "Waiting for Ben and Cleo."
pub(crate) fn waiting_for(language: Language, who: &[String]) -> String {
    let who = and_list(language, who);
    say!(language, en: "Waiting for {who}.", fr: "On attend {who}.", de: "Es fehlt noch die Antwort von {who}.")
}

/// "Your answer: Agree."
pub(crate) fn your_answer(language: Language, reply: &str) -> String {
    say!(language,
        en: "Your answer: {reply}.",
        fr: "Votre réponse\u{202f}: {reply}.",
        de: "Deine Antwort: {reply}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_take_back_is_told_with_those_who_agreed() {
        let both = ["Ben".to_owned(), "Cleo".to_owned()];
        let told = |language, count, agreed: &[String]| taken_back(language, Some("Anna"), count, agreed);
        assert_eq!(taken_back(Language::English, None, 2, &both[..1]), "You took back 2 steps; Ben agreed.");
        assert_eq!(told(Language::English, 2, &both[..1]), "Anna took back 2 steps; Ben agreed.");
        assert_eq!(told(Language::English, 1, &[]), "Anna took back one step.");
        assert_eq!(
            told(Language::French, 2, &both),
            "Anna a repris 2 étapes\u{202f}; Ben et Cleo sont d’accord."
        );
        assert_eq!(
            told(Language::German, 1, &both),
            "Anna hat einen Schritt zurückgenommen, Ben und Cleo waren einverstanden."
        );
    }
}
