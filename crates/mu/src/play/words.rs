//! What the terminal itself says, in three languages. All else is said by the game.

use words::{Language, and_list, count, say};

/// Who plays, at the start.
pub(crate) fn welcome(language: Language, title: &str, me: &str, others: &[String]) -> String {
    if others.is_empty() {
        return say!(
            language,
            en: "{title}. You are {me}, alone. Type ? for help.",
            fr: "{title}. Vous êtes {me}, en solitaire. Tapez ? pour l’aide.",
            de: "{title}. Du bist {me}, allein. Mit ? bekommst du Hilfe."
        );
    }
    let names = and_list(language, others);
    count!(language, others.len(),
        en: "{title}. You are {me}. With you: {names}. Type ? for help." | "{title}. You are {me}. With you: {names}. Type ? for help.",
        fr: "{title}. Vous êtes {me}. Avec vous\u{202f}: {names}. Tapez ? pour l’aide." | "{title}. Vous êtes {me}. Avec vous\u{202f}: {names}. Tapez ? pour l’aide.",
        de: "{title}. Du bist {me}. Mit dir spielt {names}. Mit ? bekommst du Hilfe." | "{title}. Du bist {me}. Mit dir spielen {names}. Mit ? bekommst du Hilfe.")
}

/// Everything that can be typed.
pub(crate) fn help(language: Language) -> String {
    say!(
        language,
        en: "Type the number of a choice, or the choice itself.
Enter: the question again.
b: the whole table. h: your hand. s: the scores. l: what happened since your last choice.
at PLACE: what is there, and what lies beside it. For example: at 5b
why CHOICE: whether it is allowed, and which rule forbids it.
hint: what matters now; once more: which choices are worth a look.
u: take your last choice back, if nothing has followed.
r ID or words: read a rule.
q: save the game and leave.",
        fr: "Tapez le numéro d’un choix, ou le choix lui-même.
Entrée\u{202f}: la question à nouveau.
b\u{202f}: toute la table. h\u{202f}: votre main. s\u{202f}: les points. l\u{202f}: ce qui s’est passé depuis votre dernier choix.
à LIEU\u{202f}: ce qui s’y trouve et ce qui l’entoure. Par exemple\u{202f}: à 5b
pourquoi CHOIX\u{202f}: s’il est permis, et quelle règle l’interdit.
conseil\u{202f}: ce qui compte à présent\u{202f}; encore une fois\u{202f}: quels choix envisager.
u\u{202f}: reprendre votre dernier choix, si rien n’a suivi.
r NUMÉRO ou mots\u{202f}: lire une règle.
q\u{202f}: enregistrer la partie et quitter.",
        de: "Tippe die Nummer einer Wahl oder die Wahl selbst.
Eingabetaste: die Frage noch einmal.
b: der ganze Tisch. h: deine Hand. s: die Punkte. l: was seit deiner letzten Wahl geschehen ist.
bei ORT: was dort ist und was daneben liegt. Zum Beispiel: bei 5b
warum WAHL: ob sie erlaubt ist und welche Regel sie verbietet.
tipp: worauf es jetzt ankommt; noch einmal: welche Wahl einen Blick wert ist.
u: die letzte Wahl zurücknehmen, wenn noch nichts gefolgt ist.
r NUMMER oder Wörter: eine Regel lesen.
q: die Partie speichern und aufhören."
    )
}

/// How to hear the second half of a hint.
pub(crate) fn hint_next(language: Language) -> String {
    say!(
        language,
        en: "Type hint once more to hear which.",
        fr: "Tapez encore conseil pour savoir quels choix.",
        de: "Tippe noch einmal tipp, dann hörst du, welche."
    )
}

/// There are too many choices to read them all out.
pub(crate) fn many(language: Language, count: usize) -> String {
    count!(language, count,
        en: "{count} choice. ? lists it." | "{count} choices. ? lists them.",
        fr: "{count} choix. ? l’affiche." | "{count} choix. ? les énumère.",
        de: "{count} Möglichkeit. ? nennt sie." | "{count} Möglichkeiten. ? zählt sie auf.")
}

/// A family of choices that has to be written out, such as `lay 1..3 of R5,R7,B3`.
pub(crate) fn write_out(language: Language, form: &str) -> String {
    let Some(Family { verb, min, max, of }) = Family::read(form) else {
        return say!(
            language,
            en: "Or write it out: {form}",
            fr: "Ou écrivez-le en entier\u{202f}: {form}",
            de: "Oder schreib es aus: {form}"
        );
    };
    let example = of.iter().take(max.min(2)).copied().collect::<Vec<_>>().join(",");
    let of = of.join(", ");
    if max == 1 {
        return say!(
            language,
            en: "Or write {verb} and one of: {of}. For example: {verb} {example}",
            fr: "Ou écrivez {verb} et un élément de\u{202f}: {of}. Par exemple\u{202f}: {verb} {example}",
            de: "Oder schreib {verb} und eines von: {of}. Zum Beispiel: {verb} {example}"
        );
    }
    say!(
        language,
        en: "Or write {verb} and {min} to {max} of: {of}. For example: {verb} {example}",
        fr: "Ou écrivez {verb} et {min} à {max} éléments de\u{202f}: {of}. Par exemple\u{202f}: {verb} {example}",
        de: "Oder schreib {verb} und {min} bis {max} von: {of}. Zum Beispiel: {verb} {example}"
    )
}

/// Choices that end in a set.
struct Family<'a> {
    verb: &'a str,
    min: usize,
    max: usize,
    of: Vec<&'a str>,
}

impl<'a> Family<'a> {
    /// Reads `lay 1..3 of R5,R7,B3`.
    fn read(form: &'a str) -> Option<Self> {
        let (head, of) = form.split_once(" of ")?;
        let (verb, range) = head.rsplit_once(' ')?;
        let (min, max) = range.split_once("..")?;
        Some(Self { verb, min: min.parse().ok()?, max: max.parse().ok()?, of: of.split(',').collect() })
    }
}

/// There is no choice of this number.
pub(crate) fn no_such_number(language: Language, number: &str, count: usize) -> String {
    say!(
        language,
        en: "There is no choice {number}. The numbers go from 1 to {count}.",
        fr: "Il n’y a pas de choix {number}. Les numéros vont de 1 à {count}.",
        de: "Eine Wahl {number} gibt es nicht. Die Nummern gehen von 1 bis {count}."
    )
}

/// A line could not be read from a place on, counted from 1; `example` is something that could be typed.
pub(crate) fn misread(language: Language, place: usize, example: &str) -> String {
    say!(
        language,
        en: "Not understood from character {place} on. You can type, for example: {example}",
        fr: "Pas compris à partir du caractère {place}. Vous pouvez taper par exemple\u{202f}: {example}",
        de: "Nicht verstanden ab Zeichen {place}. Du kannst zum Beispiel tippen: {example}"
    )
}

/// A choice would be allowed.
pub(crate) fn allowed(language: Language) -> String {
    say!(language, en: "That is allowed.", fr: "C’est permis.", de: "Das ist erlaubt.")
}

/// How to ask about a choice.
pub(crate) fn why_what(language: Language) -> String {
    say!(
        language,
        en: "Write the choice after the word why.",
        fr: "Écrivez le choix après le mot pourquoi.",
        de: "Schreib die Wahl hinter das Wort warum."
    )
}

/// How to ask for a rule.
pub(crate) fn rule_what(language: Language) -> String {
    say!(
        language,
        en: "Write the number of a rule or words after r.",
        fr: "Écrivez le numéro d’une règle ou des mots après r.",
        de: "Schreib die Nummer einer Regel oder Wörter hinter r."
    )
}

/// Nothing on the table has this name.
pub(crate) fn no_such_thing(language: Language, thing: &str) -> String {
    if thing.is_empty() {
        return say!(
            language,
            en: "Write a place on the table after the word at.",
            fr: "Écrivez un lieu de la table après le mot à.",
            de: "Schreib einen Ort auf dem Tisch hinter das Wort bei."
        );
    }
    say!(
        language,
        en: "There is nothing to say of “{thing}”. b reads out the whole table.",
        fr: "Il n’y a rien à dire de «\u{202f}{thing}\u{202f}». b lit toute la table.",
        de: "Zu „{thing}“ gibt es nichts zu sagen. b liest den ganzen Tisch vor."
    )
}

/// The last choice was taken back.
pub(crate) fn taken_back(language: Language) -> String {
    say!(language, en: "Taken back.", fr: "Repris.", de: "Zurückgenommen.")
}

/// The last choice stays.
pub(crate) fn not_taken_back(language: Language) -> String {
    say!(
        language,
        en: "Nothing can be taken back: something has followed your last choice.",
        fr: "Rien ne peut être repris\u{202f}: quelque chose a suivi votre dernier choix.",
        de: "Nichts kann zurückgenommen werden: Auf deine letzte Wahl ist schon etwas gefolgt."
    )
}

/// Nothing happened yet.
pub(crate) fn nothing_yet(language: Language) -> String {
    say!(language, en: "Nothing yet.", fr: "Rien pour l’instant.", de: "Noch nichts.")
}

/// Where the game was kept, and how to go on.
pub(crate) fn kept(language: Language, path: &str) -> String {
    say!(
        language,
        en: "The game is saved. Go on with: mu play --resume {path}",
        fr: "La partie est enregistrée. Pour continuer\u{202f}: mu play --resume {path}",
        de: "Die Partie ist gespeichert. Weiter geht es mit: mu play --resume {path}"
    )
}

/// The place and the points of a seat at the end.
pub(crate) fn place(language: Language, rank: u8, name: &str, score: i32) -> String {
    count!(language, score,
        en: "{rank}. {name}: {score} point" | "{rank}. {name}: {score} points",
        fr: "{rank}. {name}\u{202f}: {score} point" | "{rank}. {name}\u{202f}: {score} points",
        de: "{rank}. {name}: {score} Punkt" | "{rank}. {name}: {score} Punkte")
}

/// A part of a score, with its rule.
pub(crate) fn part_of_score(language: Language, what: &str, value: i32, rule: &str) -> String {
    say!(
        language,
        en: "{what}: {value} ({rule})",
        fr: "{what}\u{202f}: {value} ({rule})",
        de: "{what}: {value} ({rule})"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_of_choices_is_read_out() {
        assert_eq!(
            write_out(Language::English, "lay 1..3 of R5,R7,B3"),
            "Or write lay and 1 to 3 of: R5, R7, B3. For example: lay R5,R7"
        );
        assert_eq!(
            write_out(Language::German, "lay 1..1 of R5,R7"),
            "Oder schreib lay und eines von: R5, R7. Zum Beispiel: lay R5"
        );
        assert_eq!(write_out(Language::English, "lay what you like"), "Or write it out: lay what you like");
    }

    #[test]
    fn nobody_is_named_to_whoever_plays_alone() {
        for language in Language::ALL {
            let alone = welcome(language, "Toy", "Anna", &[]);
            assert!(alone.contains("Anna") && !alone.contains(':') && !alone.contains(" ."), "{alone}");
        }
    }
}
