//! Why an action is good: what a hint says before it says which.

use m::{Action, Phase, Prospect};
use words::{Language, say, word};

use super::sight::Sight;
use super::words::{cards_counted, signed, tokens_counted};

/// Why an action is good here.
pub(super) fn reason(action: Action, sight: Sight<'_>) -> Option<String> {
    let language = sight.language();
    match action {
        Action::Place { card, cell } => Some(laying(&sight.view.prospect(card, cell)?, language)),
        Action::Pass => Some(passing(sight).to_owned()),
        Action::Exchange { .. } => Some(word!(language,
            en: "You lose this turn anyway: a new card may fit better than one of yours.",
            fr: "Ce tour est perdu de toute façon\u{202f}: une nouvelle carte ira peut-être mieux qu’une des vôtres.",
            de: "Dieser Zug ist ohnehin verloren: Eine neue Karte passt vielleicht besser als eine von deinen.").to_owned()),
        Action::Take(cell) => {
            let (me, card) = sight.me().zip(sight.public().layout().card(cell))?;
            Some(taking(sight.public().gain(me, card), language))
        }
        Action::ChooseLine(_) => line(sight),
    }
}

fn laying(prospect: &Prospect, language: Language) -> String {
    let (count, adjacent) = (prospect.payments.count(), prospect.adjacent);
    let (tokens, touched) = (tokens_counted(count, language), cards_counted(adjacent.into(), language));
    match (count > 0, prospect.triggers.is_empty()) {
        (true, true) => say!(language,
            en: "One of your cards fits beside {touched}: that takes {tokens} and starts no scoring.",
            fr: "L’une de vos cartes s’accorde avec {touched}\u{202f}: cela prend {tokens} sans lancer de décompte.",
            de: "Eine deiner Karten passt neben {touched}: Das nimmt {tokens} und löst keine Wertung aus."),
        (true, false) => say!(language,
            en: "You can start a scoring and take {tokens} on the way; you then take a card first.",
            fr: "Vous pouvez lancer un décompte et prendre {tokens} au passage\u{202f}; vous prenez alors une carte en premier.",
            de: "Du kannst eine Wertung auslösen und nimmst dabei {tokens}; dann nimmst du zuerst eine Karte."),
        (false, false) => word!(language,
            en: "You can start a scoring now: you then take a card before the others.",
            fr: "Vous pouvez lancer un décompte\u{202f}: vous prenez alors une carte avant les autres.",
            de: "Du kannst jetzt eine Wertung auslösen: Dann nimmst du vor den anderen eine Karte.").to_owned(),
        (false, true) => word!(language,
            en: "No tokens are to be won well now: better lay a card where it helps the others least.",
            fr: "Il n’y a guère de jetons à gagner\u{202f}: posez plutôt là où cela aide le moins les autres.",
            de: "Chips sind gerade kaum zu holen: Leg lieber dort, wo es den anderen am wenigsten hilft.").to_owned(),
    }
}

fn passing(sight: Sight<'_>) -> &'static str {
    if sight.view.may_place() {
        word!(sight.language(),
            en: "What you could lay now would help the others more than you: a lost turn costs less.",
            fr: "Ce que vous pourriez poser aiderait surtout les autres\u{202f}: perdre un tour coûte moins.",
            de: "Was du legen könntest, hülfe den anderen mehr als dir: Ein verlorener Zug kostet weniger.")
    } else {
        word!(sight.language(),
            en: "None of your cards fits now, but they are worth keeping.",
            fr: "Aucune de vos cartes ne va, mais elles méritent d’être gardées.",
            de: "Keine deiner Karten passt gerade, aber sie sind es wert, behalten zu werden.")
    }
}

fn taking(gain: i32, language: Language) -> String {
    let change = signed(gain);
    if gain > 0 {
        return say!(language,
            en: "The cards you may take differ in what they do to your score; the best adds {change} now.",
            fr: "Les cartes à prendre changent votre score différemment\u{202f}; la meilleure fait {change} maintenant.",
            de: "Die Karten, die du nehmen kannst, zählen für dich verschieden; die beste bringt jetzt {change}.");
    }
    say!(language,
        en: "You must take a card, and none helps you at once: the least harmful changes your score by {change}.",
        fr: "Vous devez prendre une carte, et aucune ne vous sert tout de suite\u{202f}: la moins gênante fait {change}.",
        de: "Du musst eine Karte nehmen, und keine hilft dir sofort: Die am wenigsten schadet, macht {change}.")
}

fn line(sight: Sight<'_>) -> Option<String> {
    let Phase::ChooseLine { row, column, .. } = sight.public().phase() else { return None };
    let language = sight.language();
    let (row, column) =
        (cards_counted(row.cards.into(), language), cards_counted(column.cards.into(), language));
    Some(say!(language,
        en: "You take first in the line you choose: the row holds {row}, the column {column}. What matters is whose colours lie there.",
        fr: "Vous prenez en premier dans la rangée choisie\u{202f}: {row} dans la ligne, {column} dans la colonne. L’important est de savoir qui y trouve ses couleurs.",
        de: "In der Reihe, die du wählst, nimmst du zuerst: {row} in der Zeile, {column} in der Spalte. Es kommt darauf an, wessen Farben dort liegen."))
}
