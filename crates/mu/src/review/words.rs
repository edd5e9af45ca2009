//! What a review says in the terminal, in three languages. Choices are said by the game.

use ::review::{Account, Estimate, Mark, ReviewedChoice, ReviewedSeat};
use ::words::{Language, count, say, word};
use engine::StepNumber;

/// A seat of a review, to be told in a language.
pub(super) struct Told<'a> {
    pub(super) language: Language,
    pub(super) seat: &'a ReviewedSeat,
}

/// What is reviewed, and by whom.
pub(super) fn begins(language: Language, title: &str, adviser: &str, reference: &str) -> String {
    say!(
        language,
        en: "{title}, reviewed. The best is what {adviser} finds; chances are those if everybody plays on as {reference}, in % of success.",
        fr: "{title}, relue. Le meilleur choix est celui que trouve {adviser}\u{202f}; les chances valent si chacun continue comme {reference}, en % de réussite.",
        de: "{title}, besprochen. Das Beste ist, was {adviser} findet; die Chancen gelten, wenn alle wie {reference} weiterspielen, in % Erfolg."
    )
}

/// What stands before the costliest choices.
pub(super) const fn costliest(language: Language) -> &'static str {
    word!(
        language,
        en: "The costliest choices, surest first:",
        fr: "Les choix les plus coûteux, les plus sûrs d’abord\u{202f}:",
        de: "Die teuersten Entscheidungen, die sichersten zuerst:"
    )
}

/// What a choice lost.
pub(super) fn lost(language: Language, step: StepNumber, loss: Estimate, mark: Option<Mark>) -> String {
    let (mean, error) = (percent(loss.mean), percent(loss.error));
    let mark = mark.map(|mark| format!(" ({})", marked(language, mark))).unwrap_or_default();
    say!(
        language,
        en: "Step {step}: lost {mean} ± {error} %{mark}",
        fr: "Étape {step}\u{202f}: {mean} ± {error} % perdus{mark}",
        de: "Schritt {step}: {mean} ± {error} % verloren{mark}"
    )
}

/// Before which step something was held.
pub(super) fn at_step(language: Language, step: StepNumber) -> String {
    say!(language, en: "Step {step}:", fr: "Étape {step}\u{202f}:", de: "Schritt {step}:")
}

/// What was played.
pub(super) fn played(language: Language, choice: &str) -> String {
    say!(language, en: "played: {choice}", fr: "joué\u{202f}: {choice}", de: "gespielt: {choice}")
}

/// What would have been better.
pub(super) fn better(language: Language, choice: &str) -> String {
    say!(language, en: "better: {choice}", fr: "mieux\u{202f}: {choice}", de: "besser: {choice}")
}

impl Told<'_> {
    /// How well the seat chose.
    pub(super) fn accuracy(&self) -> String {
        let ReviewedSeat { decisions, weighed, lost, accuracy, accuracy_error, .. } = self.seat;
        let Some(accuracy) = accuracy else {
            return word!(
                self.language,
                en: "No choice was weighed.",
                fr: "Aucun choix n’a été évalué.",
                de: "Keine Entscheidung wurde bewertet."
            )
            .into();
        };
        let accuracy = give_or_take(format!("{accuracy:.0}"), accuracy_error.unwrap_or_default());
        let (mean, error) = (percent(lost.mean), percent(lost.error));
        count!(self.language, *decisions,
            en: "Accuracy {accuracy}. {weighed} of {decisions} choice weighed; lost in all: {mean} ± {error} %." | "Accuracy {accuracy}. {weighed} of {decisions} choices weighed; lost in all: {mean} ± {error} %.",
            fr: "Précision {accuracy}. {weighed} sur {decisions} choix évalué\u{202f}; perdu en tout\u{202f}: {mean} ± {error} %." | "Précision {accuracy}. {weighed} sur {decisions} choix évalués\u{202f}; perdu en tout\u{202f}: {mean} ± {error} %.",
            de: "Genauigkeit {accuracy}. {weighed} von {decisions} Entscheidung bewertet; insgesamt verloren: {mean} ± {error} %." | "Genauigkeit {accuracy}. {weighed} von {decisions} Entscheidungen bewertet; insgesamt verloren: {mean} ± {error} %.")
    }

    /// How many of its choices were marked, mark by mark.
    pub(super) fn marks(&self, choices: &[&ReviewedChoice]) -> String {
        let all = [Mark::Blunder, Mark::Mistake, Mark::Inaccuracy, Mark::Only, Mark::Best];
        let parts = all.map(|mark| {
            let count = choices.iter().filter(|choice| choice.mark == Some(mark)).count();
            format!("{}: {count}", marked(self.language, mark))
        });
        parts.join(", ")
    }

    /// Where its success came from.
    pub(super) fn account(&self) -> String {
        let Account { start, luck, others, choices, unseen, result, errors } = self.seat.success;
        let errors = errors.unwrap_or_default();
        let start = give_or_take(percent(start), 100.0 * errors.start);
        let result = percent(result);
        let [luck, others, choices, unseen] = [
            (luck, errors.luck),
            (others, errors.others),
            (choices, errors.choices),
            (unseen, errors.unseen),
        ]
        .map(|(part, error)| give_or_take(signed(100.0 * part), 100.0 * error));
        say!(
            self.language,
            en: "Success {result} % = {start} at the start, luck {luck}, others {others}, own choices {choices}, hidden {unseen}",
            fr: "Réussite {result} % = {start} au début, hasard {luck}, autres {others}, propres choix {choices}, caché {unseen}",
            de: "Erfolg {result} % = {start} am Anfang, Glück {luck}, andere {others}, eigene Entscheidungen {choices}, Verborgenes {unseen}"
        )
    }

    /// Where its points came from.
    pub(super) fn points(&self) -> String {
        let Account { start, luck, others, unseen, result, errors, .. } = self.seat.points;
        let errors = errors.unwrap_or_default();
        let [start, luck, others, own] =
            [(start, errors.start), (luck, errors.luck), (others, errors.others), (unseen, errors.unseen)]
                .map(|(part, error)| give_or_take(signed(part), error));
        let result = signed(result);
        say!(
            self.language,
            en: "Points against the mean {result} = {start} at the start, luck {luck}, others {others}, own play {own}",
            fr: "Points par rapport à la moyenne {result} = {start} au début, hasard {luck}, autres {others}, propre jeu {own}",
            de: "Punkte gegen den Durchschnitt {result} = {start} am Anfang, Glück {luck}, andere {others}, eigenes Spiel {own}"
        )
    }
}

/// A mark in words.
const fn marked(language: Language, mark: Mark) -> &'static str {
    match mark {
        Mark::Only => word!(language, en: "only choice", fr: "seul choix", de: "einzige gute Wahl"),
        Mark::Best => word!(language, en: "best", fr: "meilleur", de: "beste Wahl"),
        Mark::Inaccuracy => word!(language, en: "inaccuracy", fr: "imprécision", de: "Ungenauigkeit"),
        Mark::Mistake => word!(language, en: "mistake", fr: "erreur", de: "Fehler"),
        Mark::Blunder => word!(language, en: "blunder", fr: "gaffe", de: "grober Fehler"),
    }
}

fn percent(share: f64) -> String {
    format!("{:.0}", 100.0 * share)
}

/// How far a number may be off, after it; nothing where that is less than a half.
fn give_or_take(number: String, error: f64) -> String {
    if error < 0.5 { number } else { format!("{number} ± {error:.0}") }
}

/// A change with its sign, the minus as it is printed.
fn signed(change: f64) -> String {
    let rounded = format!("{change:+.0}");
    if matches!(rounded.as_str(), "-0" | "+0") { "0".into() } else { rounded.replace('-', "−") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_signs_and_nothing_has_none() {
        assert_eq!([3.4, -3.6, 0.2, -0.4].map(signed), ["+3", "−4", "0", "0"]);
        let told = [(3.4, 1.6), (0.0, 0.4)].map(|(change, error)| give_or_take(signed(change), error));
        assert_eq!(told, ["+3 ± 2", "0"]);
    }
}
