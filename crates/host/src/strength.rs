//! What the strengths of computer players are called when people choose one.

use players::Level;
use words::{Language, word};

/// A strength in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Its label: "Keen".
    pub label: &'static str,
    /// One sentence about it.
    pub about: &'static str,
}

impl Strength {
    /// A level in words.
    pub const fn of(player: Level, l: Language) -> Self {
        let (label, about) = match player {
            Level::Random => (
                word!(l, en: "Random", fr: "Au hasard", de: "Zufällig"),
                word!(l, en: "Takes anything that is allowed.", fr: "Joue n’importe quel coup permis.", de: "Nimmt irgendetwas Erlaubtes."),
            ),
            Level::Gentle => (
                word!(l, en: "Gentle", fr: "Doux", de: "Sanft"),
                word!(l, en: "For a first game: it looks no further than this move.", fr: "Pour une première partie\u{202f}: il ne voit pas plus loin que ce coup.", de: "Für die erste Partie: Sieht nicht weiter als bis zu diesem Zug."),
            ),
            Level::Casual => (
                word!(l, en: "Casual", fr: "Tranquille", de: "Locker"),
                word!(l, en: "Plays for fun and forgets what was played.", fr: "Joue pour le plaisir et oublie ce qui est passé.", de: "Spielt zum Vergnügen und vergisst, was schon lag."),
            ),
            Level::Steady => (
                word!(l, en: "Steady", fr: "Solide", de: "Solide"),
                word!(l, en: "Knows the game and makes few mistakes.", fr: "Connaît le jeu et se trompe peu.", de: "Kennt das Spiel und macht wenig Fehler."),
            ),
            Level::Keen => (
                word!(l, en: "Keen", fr: "Vif", de: "Stark"),
                word!(l, en: "Thinks some moves ahead.", fr: "Prévoit quelques coups.", de: "Denkt ein paar Züge voraus."),
            ),
            Level::Fierce => (
                word!(l, en: "Fierce", fr: "Redoutable", de: "Sehr stark"),
                word!(l, en: "Thinks as far as it can; that may take a second.", fr: "Réfléchit aussi loin que possible, parfois une seconde.", de: "Denkt so weit wie möglich; das kann eine Sekunde dauern."),
            ),
            Level::Ismcts => (
                "ISMCTS",
                word!(l, en: "A method of research, for comparison: one tree of what the seat can know.", fr: "Une méthode de recherche, pour comparer\u{202f}: un seul arbre de ce que la place peut savoir.", de: "Ein Verfahren der Forschung, zum Vergleich: ein einziger Baum dessen, was der Platz wissen kann."),
            ),
            Level::Pimc => (
                "PIMC",
                word!(l, en: "A method of research, for comparison: a tree for each of some imagined worlds.", fr: "Une méthode de recherche, pour comparer\u{202f}: un arbre pour chacun des mondes imaginés.", de: "Ein Verfahren der Forschung, zum Vergleich: ein Baum für jede vorgestellte Welt."),
            ),
        };
        Self { label, about }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_strengths_are_called_alike_in_any_language() {
        for language in Language::ALL {
            let all = [Level::ALL, Level::REFERENCES].concat();
            let all: Vec<Strength> = all.into_iter().map(|level| Strength::of(level, language)).collect();
            for (at, one) in all.iter().enumerate() {
                assert!(!all[..at].iter().any(|other| other.label == one.label || other.about == one.about));
            }
        }
        assert_eq!(Strength::of(Level::Keen, Language::German).label, "Stark");
    }
}
