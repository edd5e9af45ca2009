//! What is wrong with a card pack of the players' own, in three languages.

use city::Pack;
use city::pack::{PackFault, Reason};
use engine::OptionError;
use words::{Language, say, word};

/// Everything that is wrong with the option `pack`, each fault with its rule.
pub(super) fn option_faults(bad: &OptionError, language: Language) -> Vec<String> {
    match Pack::read_any(&bad.value) {
        Err(faults) if bad.name == "pack" => {
            faults.iter().map(|fault| fault_words(fault, language)).collect()
        }
        // A pack that can be read has too little for the table: the option says of what.
        Err(_) | Ok(_) => bad.faults().to_vec(),
    }
}

/// One fault: where it is, what stands there, what is wrong with it, and the check. English is the language
/// in which packs themselves say it.
fn fault_words(fault: &PackFault, language: Language) -> String {
    if language == Language::English {
        return fault.to_string();
    }
    let colon = word!(language, en: ": ", fr: "\u{202f}: ", de: ": ");
    let mut place = match fault.line {
        Some(line) => say!(language, en: "line {line}", fr: "ligne {line}", de: "Zeile {line}") + colon,
        None => String::new(),
    };
    place.push_str(&entry_words(&fault.entry, language));
    if !fault.field.is_empty() {
        place = format!("{place}, {}", fault.field);
    }
    let found = if fault.value.is_empty() { String::new() } else { format!("{} – ", fault.value) };
    format!("{place}{colon}{found}{} [{}]", reason_words(&fault.reason, language), fault.rule)
}

/// What a fault is about: the first word is one of ours, the rest is the card's own name.
fn entry_words(entry: &str, language: Language) -> String {
    let (kind, name) = entry.split_once(' ').unwrap_or((entry, ""));
    let kind = match kind {
        "project" => word!(language, en: "project", fr: "Projet", de: "Projekt"),
        "building" => word!(language, en: "building", fr: "Bâtiment", de: "Gebäude"),
        "board" => word!(language, en: "board", fr: "plateau", de: "Tableau"),
        "pack" => word!(language, en: "pack", fr: "paquet", de: "Paket"),
        "file" => word!(language, en: "file", fr: "fichier", de: "Datei"),
        other => other,
    };
    format!("{kind} {name}").trim_end().to_owned()
}

/// What is wrong. What stands in the file, and what its reader says of its form, stays as it is.
fn reason_words(reason: &Reason, language: Language) -> String {
    match reason {
        Reason::Syntax(what) => {
            say!(language, en: "this cannot be read: {what}", fr: "illisible\u{202f}: {what}", de: "nicht lesbar: {what}")
        }
        Reason::NotA(kind) | Reason::BadName(kind) => {
            let kind = form_words(kind, language);
            say!(language, en: "it must be {kind}", fr: "il faut ici\u{202f}: {kind}", de: "hier muss stehen: {kind}")
        }
        Reason::NotOneOf(words) => {
            let words = words.join(", ");
            say!(language, en: "one of {words}", fr: "choisissez parmi {words}", de: "möglich sind {words}")
        }
        Reason::Unknown(known) => {
            let known = known.join(", ");
            say!(language, en: "not known here; known are {known}", fr: "inconnu ici\u{202f}; sont connus {known}", de: "hier unbekannt; bekannt sind {known}")
        }
        Reason::UnknownBase(known) => {
            let known = known.join(", ");
            say!(language, en: "no known pack; known are {known}", fr: "paquet inconnu\u{202f}; sont connus {known}", de: "kein bekanntes Paket; bekannt sind {known}")
        }
        Reason::OtherDigest(found) => {
            say!(language, en: "the cards have {found}", fr: "les cartes donnent {found}", de: "die Karten haben {found}")
        }
        Reason::Twice { first: Some(line) } => {
            say!(language, en: "comes twice, first in line {line}", fr: "figure deux fois, d’abord à la ligne {line}", de: "kommt zweimal vor, zuerst in Zeile {line}")
        }
        Reason::WrongKeyword(words) => {
            let words = words.join(", ");
            say!(language, en: "goes with the keyword {words}", fr: "ne va qu’avec le mot-clé {words}", de: "passt nur zum Schlüsselwort {words}")
        }
        Reason::OutOfRange(..)
        | Reason::WrongLength { .. }
        | Reason::MustBe { .. }
        | Reason::TooMany { .. }
        | Reason::TooFew { .. }
        | Reason::NumbersMissing(_)
        | Reason::CostSum(_) => number_words(reason, language),
        Reason::Hint(hint) => hint.to_string(),
        Reason::TooLarge
        | Reason::NotText
        | Reason::Missing
        | Reason::FixedByTheGame
        | Reason::FullWithBase
        | Reason::OverlayWithoutBase
        | Reason::ExtendsItself
        | Reason::RemovesFromFull
        | Reason::NothingToRemove
        | Reason::NoSuchBoard
        | Reason::OtherSideOfOtherSide
        | Reason::TwoOtherSides
        | Reason::NotInTheBox
        | Reason::LastingTwice
        | Reason::OneAnytimeEffect
        | Reason::ExtraUnscored
        | Reason::ScoredWithoutExtra
        | Reason::DestroyedHasNoType
        | Reason::NoText
        | Reason::ForNobody
        | Reason::Twice { first: None } => sentence(reason, language).to_owned(),
    }
}

/// What must stand somewhere; what only the form of a name describes stays as the pack says it.
fn form_words(kind: &'static str, language: Language) -> &'static str {
    match kind {
        "text in quotes" => {
            word!(language, en: "text in quotes", fr: "un texte entre guillemets droits", de: "ein Text in geraden Anführungszeichen")
        }
        "true or false" => word!(language, en: "true or false", fr: "true ou false", de: "true oder false"),
        "a list of texts" => {
            word!(language, en: "a list of texts", fr: "une liste de textes", de: "eine Liste von Texten")
        }
        "a list in square brackets" => {
            word!(language, en: "a list in square brackets", fr: "une liste entre crochets", de: "eine Liste in eckigen Klammern")
        }
        "a list of tables; each begins with [[…]]" => {
            word!(language, en: "a list of tables", fr: "une liste de tables, chacune commençant par [[…]]", de: "eine Liste von Tabellen; jede beginnt mit [[…]]")
        }
        "a table such as { strength = 1, faith = 0, food = 1 }" => {
            word!(language, en: "a table", fr: "une table comme { strength = 1, faith = 0, food = 1 }", de: "eine Tabelle wie { strength = 1, faith = 0, food = 1 }")
        }
        "the text of a language such as en, fr or de" => {
            word!(language, en: "the text of a language", fr: "le texte d’une langue comme en, fr ou de", de: "der Text einer Sprache wie en, fr oder de")
        }
        "an id of small letters, digits and - such as my-copy" => {
            word!(language, en: "an id", fr: "un nom de petites lettres, de chiffres et de -, comme my-copy", de: "ein Name aus kleinen Buchstaben, Ziffern und -, wie my-copy")
        }
        "a version such as 1.0.0" => {
            word!(language, en: "a version such as 1.0.0", fr: "une version comme 1.0.0", de: "eine Version wie 1.0.0")
        }
        other => other,
    }
}

/// Reasons that count something.
fn number_words(reason: &Reason, language: Language) -> String {
    match reason {
        Reason::OutOfRange(least, most) => say!(language,
            en: "a whole number from {least} to {most}",
            fr: "il faut un nombre entier de {least} à {most}",
            de: "eine ganze Zahl von {least} bis {most} muss es sein"),
        Reason::WrongLength { least, most, found } => say!(language,
            en: "values: {found}; there must be {least} to {most}",
            fr: "valeurs\u{202f}: {found}\u{202f}; il en faut de {least} à {most}",
            de: "Werte: {found}; {least} bis {most} müssen es sein"),
        Reason::MustBe { what, found, wanted } => {
            let what = counted(what, language);
            say!(language, en: "{what}: {found}; there must be {wanted}", fr: "{what}\u{202f}: {found}\u{202f}; il en faut {wanted}", de: "{what}: {found}; es müssen {wanted} sein")
        }
        Reason::TooMany { what, found, most } => {
            let what = counted(what, language);
            say!(language, en: "{what}: {found}; at most {most}", fr: "{what}\u{202f}: {found}\u{202f}; {most} au plus", de: "{what}: {found}; höchstens {most}")
        }
        Reason::TooFew { what, found, least } => {
            let what = counted(what, language);
            say!(language, en: "{what}: {found}; at least {least}", fr: "{what}\u{202f}: {found}\u{202f}; {least} au moins", de: "{what}: {found}; mindestens {least}")
        }
        Reason::NumbersMissing(numbers) => {
            let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            let numbers = numbers.join(", ");
            say!(language, en: "no Project has the number {numbers}", fr: "aucun Projet n’a le numéro {numbers}", de: "kein Projekt hat die Nummer {numbers}")
        }
        Reason::CostSum(sum) => {
            say!(language, en: "spaces in all: {sum}; 1 to 8", fr: "emplacements en tout\u{202f}: {sum}\u{202f}; il en faut de 1 à 8", de: "Felder insgesamt: {sum}; 1 bis 8 müssen es sein")
        }
        Reason::Syntax(_)
        | Reason::NotA(_)
        | Reason::NotOneOf(_)
        | Reason::BadName(_)
        | Reason::Unknown(_)
        | Reason::UnknownBase(_)
        | Reason::WrongKeyword(_)
        | Reason::OtherDigest(_)
        | Reason::Hint(_)
        | Reason::TooLarge
        | Reason::NotText
        | Reason::Missing
        | Reason::FixedByTheGame
        | Reason::FullWithBase
        | Reason::OverlayWithoutBase
        | Reason::ExtendsItself
        | Reason::RemovesFromFull
        | Reason::NothingToRemove
        | Reason::NoSuchBoard
        | Reason::OtherSideOfOtherSide
        | Reason::TwoOtherSides
        | Reason::NotInTheBox
        | Reason::LastingTwice
        | Reason::OneAnytimeEffect
        | Reason::ExtraUnscored
        | Reason::ScoredWithoutExtra
        | Reason::DestroyedHasNoType
        | Reason::NoText
        | Reason::ForNobody
        | Reason::Twice { .. } => reason.to_string(),
    }
}

/// What is counted.
fn counted(what: &'static str, language: Language) -> &'static str {
    match what {
        "boards" => word!(language, en: "boards", fr: "plateaux", de: "Tableaus"),
        "faces of boards" => {
            word!(language, en: "faces of boards", fr: "faces de plateaux", de: "Tableauseiten")
        }
        "Building cards" => word!(language, en: "Building cards", fr: "cartes Bâtiment", de: "Gebäudekarten"),
        "cards of this type" => {
            word!(language, en: "cards of this type", fr: "cartes de ce type", de: "Karten dieser Art")
        }
        "basic Projects" => word!(language, en: "basic Projects", fr: "Projets de base", de: "Grundprojekte"),
        "Projects to deal" => {
            word!(language, en: "Projects to deal", fr: "Projets à distribuer", de: "Projekte zum Verteilen")
        }
        "copies" => word!(language, en: "copies", fr: "exemplaires", de: "Exemplare"),
        other => other,
    }
}

/// Reasons without facts of their own.
#[expect(clippy::too_many_lines, reason = "a table: one sentence a reason")]
const fn sentence(reason: &Reason, language: Language) -> &'static str {
    match reason {
        Reason::TooLarge => {
            word!(language, en: "larger than 1 MiB", fr: "plus de 1\u{a0}Mio", de: "größer als 1 MiB")
        }
        Reason::NotText => {
            word!(language, en: "not text in UTF-8", fr: "ce n’est pas du texte en UTF-8", de: "kein Text in UTF-8")
        }
        Reason::Missing => word!(language, en: "is missing", fr: "manque", de: "fehlt"),
        Reason::Twice { .. } => {
            word!(language, en: "comes twice", fr: "figure deux fois", de: "kommt zweimal vor")
        }
        Reason::FixedByTheGame => {
            word!(language, en: "the game fixes this otherwise", fr: "le jeu le fixe, et autrement", de: "das legt das Spiel fest, und zwar anders")
        }
        Reason::FullWithBase => {
            word!(language, en: "a full pack extends nothing", fr: "un paquet complet n’en prolonge aucun", de: "ein volles Paket erweitert nichts")
        }
        Reason::OverlayWithoutBase => {
            word!(language, en: "an overlay must name its base", fr: "un complément doit nommer le paquet qu’il prolonge", de: "eine Ergänzung muss das Paket nennen, das sie erweitert")
        }
        Reason::ExtendsItself => {
            word!(language, en: "a pack cannot extend itself", fr: "un paquet ne peut se prolonger lui-même", de: "ein Paket kann sich nicht selbst erweitern")
        }
        Reason::RemovesFromFull => {
            word!(language, en: "only an overlay can remove entries", fr: "seul un complément peut retirer des cartes", de: "nur eine Ergänzung kann Karten entfernen")
        }
        Reason::NothingToRemove => {
            word!(language, en: "is not in the base pack", fr: "absent du paquet de base", de: "steht nicht im Grundpaket")
        }
        Reason::NoSuchBoard => {
            word!(language, en: "is no board of this pack", fr: "aucun plateau de ce paquet ne s’appelle ainsi", de: "so heißt kein Tableau dieses Pakets")
        }
        Reason::OtherSideOfOtherSide => {
            word!(language, en: "is itself the other side of a board", fr: "est déjà l’autre face d’un plateau", de: "ist selbst die andere Seite eines Tableaus")
        }
        Reason::TwoOtherSides => {
            word!(language, en: "already has another side", fr: "a déjà une autre face", de: "hat schon eine andere Seite")
        }
        Reason::NotInTheBox => {
            word!(language, en: "not a number of the box, 1 to 32", fr: "ce n’est pas un numéro de la boîte, de 1 à 32", de: "keine Nummer der Schachtel, 1 bis 32")
        }
        Reason::LastingTwice => {
            word!(language, en: "a lasting effect comes only once", fr: "un effet durable ne vient qu’une fois par carte", de: "eine dauernde Wirkung steht nur einmal auf einer Karte")
        }
        Reason::OneAnytimeEffect => {
            word!(language, en: "only one Anytime effect", fr: "une carte À tout moment n’a qu’un effet", de: "eine Jederzeit-Karte hat nur eine Wirkung")
        }
        Reason::ExtraUnscored => {
            word!(language, en: "extra spaces need score_extra", fr: "les emplacements supplémentaires exigent l’effet score_extra", de: "Zusatzfelder brauchen die Wirkung score_extra")
        }
        Reason::ScoredWithoutExtra => {
            word!(language, en: "score_extra needs extra spaces", fr: "score_extra exige des emplacements supplémentaires", de: "score_extra braucht Zusatzfelder")
        }
        Reason::DestroyedHasNoType => {
            word!(language, en: "destroyed Buildings have no type", fr: "un Bâtiment détruit n’a pas de type\u{202f}: mettez any", de: "zerstörte Gebäude haben keine Art: setz any")
        }
        Reason::NoText => {
            word!(language, en: "no text in any language", fr: "aucun texte, dans aucune langue", de: "in keiner Sprache steht ein Text")
        }
        Reason::ForNobody => {
            word!(language, en: "too few Buildings for anybody", fr: "trop peu de Bâtiments, quel que soit le nombre de joueurs", de: "zu wenige Gebäude für jede Zahl von Spielern")
        }
        Reason::Syntax(_)
        | Reason::NotA(_)
        | Reason::NotOneOf(_)
        | Reason::BadName(_)
        | Reason::Unknown(_)
        | Reason::UnknownBase(_)
        | Reason::WrongKeyword(_)
        | Reason::OtherDigest(_)
        | Reason::Hint(_)
        | Reason::OutOfRange(..)
        | Reason::WrongLength { .. }
        | Reason::MustBe { .. }
        | Reason::TooMany { .. }
        | Reason::TooFew { .. }
        | Reason::NumbersMissing(_)
        | Reason::CostSum(_) => word!(language, en: "cannot be so", fr: "impossible", de: "geht so nicht"),
    }
}

#[cfg(test)]
mod tests {
    use engine::BadOptionReason;

    use super::*;

    const WRONG: &str = "schema = \"mu-city-pack/1\"\n[pack]\nid = \"mine\"\nversion = \"one\"\nkind = \"overlay\"\nextends = \"city-default\"\ncounts = \"strict\"\n\
        remove = { projects = [32] }\n[[building]]\nid = \"M01\"\ntype = \"tower\"\nedges = [\"faith\"]\n";

    fn faults(language: Language) -> Vec<String> {
        let english = Pack::read_any(WRONG).unwrap_err().iter().map(ToString::to_string).collect();
        let reason = BadOptionReason::Faults(english);
        option_faults(&OptionError { name: "pack".into(), value: WRONG.into(), reason }, language)
    }

    #[test]
    fn faults_are_told_in_the_language_of_the_page() {
        let english = faults(Language::English);
        let (french, german) = (faults(Language::French), faults(Language::German));
        assert_eq!((english.len(), french.len()), (german.len(), german.len()));
        assert!(english.iter().any(|fault| fault.contains("building M01, type: \"tower\" is none of")));
        assert!(
            french
                .iter()
                .any(|fault| fault
                    .contains("Bâtiment M01, type\u{202f}: \"tower\" – choisissez parmi military")),
            "{french:?}"
        );
        assert!(
            german.iter().any(|fault| fault.contains("Gebäude M01, type: \"tower\" – möglich sind military")),
            "{german:?}"
        );
        assert!(
            german.iter().any(|fault| fault.contains("hier muss stehen: eine Version wie 1.0.0")),
            "{german:?}"
        );
        for ((english, french), german) in english.iter().zip(&french).zip(&german) {
            let rule = &english[english.rfind('[').unwrap()..];
            assert!(french.ends_with(rule) && german.ends_with(rule), "{french} {german}");
            assert!(french != english && german != english && french != german, "{english}");
        }
    }
}
