//! Words of the review of a game.

use review::Mark;
use words::{Language, count, say, word};

use super::words_of_the_house;

words_of_the_house! {
    review { "Review", "Analyse", "Analyse" }
    about {
        "The strongest computer player goes through the game and says of every choice what it was worth by what its player could know then. It also tells luck from skill, for every seat. The review is kept with the game.",
        "Le plus fort des ordinateurs parcourt la partie et dit ce que valait chaque choix, d’après ce que la personne pouvait alors savoir. Il sépare aussi le hasard du jeu, pour chaque place. L’analyse est conservée avec la partie.",
        "Die stärkste Computerspielerin geht die Partie durch und sagt zu jeder Entscheidung, was sie wert war, nach dem, was man dabei wissen konnte. Sie trennt auch Glück und Können, für jeden Platz. Die Analyse bleibt bei der Partie.",
    }
    quick { "Review the game (10 seconds)", "Analyser la partie (10 secondes)", "Partie analysieren (10 Sekunden)" }
    deep { "Weigh longer (a minute)", "Évaluer plus longtemps (une minute)", "Länger abwägen (eine Minute)" }
    deep_about {
        "More time weighs more choices, and each more surely. The better review is kept.",
        "Avec plus de temps, plus de choix sont évalués, et plus sûrement. La meilleure analyse est conservée.",
        "Mit mehr Zeit werden mehr Entscheidungen abgewogen, und jede sicherer. Die bessere Analyse bleibt.",
    }
    cancel { "Cancel", "Annuler", "Abbrechen" }
    look_again { "See how far it is", "Voir où elle en est", "Nachsehen, wie weit sie ist" }
    lost {
        "This review was not finished: it was cancelled, the server was restarted, or something went wrong. You can ask for it again.",
        "Cette analyse n’a pas abouti\u{202f}: elle a été annulée, le serveur a redémarré, ou une erreur s’est produite. Vous pouvez la redemander.",
        "Diese Analyse wurde nicht fertig: Sie wurde abgebrochen, der Server wurde neu gestartet, oder etwas ging schief. Du kannst sie noch einmal anfordern.",
    }
    how_far { "How much of the review is done", "Avancement de l’analyse", "Wie weit die Analyse ist" }
    by_seat { "How everybody came to the result", "Comment chacun en est arrivé là", "Wie alle zu ihrem Ergebnis kamen" }
    accuracy { "Accuracy", "Précision", "Genauigkeit" }
    start { "At the start", "Au début", "Am Anfang" }
    luck { "Luck", "Hasard", "Glück" }
    others { "Choices of others", "Choix des autres", "Entscheidungen der anderen" }
    own { "Own choices", "Ses propres choix", "Eigene Entscheidungen" }
    hidden { "What nobody could see", "Ce qui était caché", "Was man nicht sehen konnte" }
    result { "Result", "Résultat", "Ergebnis" }
    what_it_means { "What these numbers mean", "Ce que disent ces nombres", "Was diese Zahlen bedeuten" }
    outlook { "Outlook", "Perspective", "Aussicht" }
    outlook_means {
        "how the game will end for a seat, on average over many games played on from there: 100 % is first place, 0 % the last. Alone, it is the points on a scale.",
        "comment la partie finira pour une place, en moyenne sur beaucoup de parties poursuivies à partir de là\u{202f}: 100 % pour la première place, 0 % pour la dernière. Seul, ce sont les points sur une échelle.",
        "wie die Partie für einen Platz ausgehen wird, im Mittel über viele Partien, die von dort weitergespielt werden: 100 % ist der erste Platz, 0 % der letzte. Allein sind es die Punkte auf einer Skala.",
    }
    accuracy_means {
        "100 if nothing better was found for any choice; the more a choice loses on average, the lower. Compare it within one game and number of players only.",
        "100 si rien de mieux n’a été trouvé pour aucun choix\u{202f}; plus un choix perd en moyenne, plus elle baisse. À comparer seulement pour un même jeu et un même nombre de personnes.",
        "100, wenn zu keiner Entscheidung etwas Besseres gefunden wurde; je mehr eine Entscheidung im Mittel verliert, desto weniger. Vergleiche sie nur bei gleichem Spiel und gleicher Zahl von Spielenden.",
    }
    luck_means {
        "what deals, dice and draws changed of the outlook.",
        "ce que distributions, dés et pioches ont changé à la perspective.",
        "was Austeilen, Würfel und Ziehen an der Aussicht geändert haben.",
    }
    others_means {
        "what the others’ choices changed of it.",
        "ce que les choix des autres y ont changé.",
        "was die Entscheidungen der anderen daran geändert haben.",
    }
    own_means {
        "what was lost against the best found, by what could be known. A small noise may make it a gain.",
        "ce qui a été perdu par rapport au meilleur choix trouvé, d’après ce qu’on pouvait savoir. Un petit bruit peut en faire un gain.",
        "was gegen die beste gefundene Wahl verloren ging, nach dem, was man wissen konnte. Ein kleines Rauschen kann daraus einen Gewinn machen.",
    }
    hidden_means {
        "what the own choices changed beyond that, by what could not be known: a sound choice may meet the wrong cards.",
        "ce que ses propres choix ont changé au-delà, par ce qu’on ne pouvait pas savoir\u{202f}: un bon choix peut tomber sur les mauvaises cartes.",
        "was die eigenen Entscheidungen darüber hinaus änderten, durch das, was man nicht wissen konnte: Eine gute Wahl kann auf die falschen Karten treffen.",
    }
    adds_up {
        "The parts add up to the result; only what is shown of them is rounded. More stands in docs/review.md, in the source of this program.",
        "Les parties s’additionnent pour donner le résultat\u{202f}; seul leur affichage est arrondi. Pour en savoir plus\u{202f}: docs/review.md, dans le code source de ce programme.",
        "Die Teile ergeben zusammen das Ergebnis; nur was davon gezeigt wird, ist gerundet. Mehr steht in docs/review.md, im Quelltext dieses Programms.",
    }
    over_the_game { "Outlook over the game", "La perspective au fil de la partie", "Die Aussicht im Lauf der Partie" }
    over_the_game_about {
        "With all hands open. Numbers mark the turning points below; ± says how far a number may be off.",
        "Toutes les mains ouvertes. Les numéros renvoient aux tournants ci-dessous\u{202f}; ± dit de combien un nombre peut s’écarter.",
        "Mit offenen Karten. Die Nummern verweisen auf die Wendepunkte darunter; ± sagt, um wie viel eine Zahl danebenliegen kann.",
    }
    turning_point { "Turning point", "Tournant", "Wendepunkt" }
    turning_points { "Turning points", "Tournants", "Wendepunkte" }
    no_turning_points {
        "No single step changed the outlook much.",
        "Aucun coup n’a beaucoup changé la perspective.",
        "Kein einzelner Schritt hat die Aussicht stark geändert.",
    }
    by_luck { "Luck", "Hasard", "Glück" }
    see_it { "See it", "Voir", "Ansehen" }
    costliest { "The costliest choices", "Les choix les plus coûteux", "Die teuersten Entscheidungen" }
    whose { "Whose choices", "Choix de qui", "Wessen Entscheidungen" }
    none_costly {
        "Nothing better was found for any choice of this seat.",
        "Rien de mieux n’a été trouvé pour les choix de cette place.",
        "Zu keiner Entscheidung dieses Platzes wurde etwas Besseres gefunden.",
    }
    try_it { "Try it yourself", "À vous d’essayer", "Selbst versuchen" }
    what_would_you { "What would you do?", "Que feriez-vous\u{202f}?", "Was würdest du tun?" }
    show_answer { "Show the answer", "Voir la réponse", "Antwort zeigen" }
    best_found { "Best found", "Meilleur choix trouvé", "Beste gefundene Wahl" }
    played { "Played", "Joué", "Gespielt" }
    how_sure { "How sure is this?", "Est-ce sûr\u{202f}?", "Wie sicher ist das?" }
    choice { "Choice", "Choix", "Wahl" }
    give_or_take { "Give or take", "Plus ou moins", "Plus oder minus" }
    worlds { "Imagined games", "Parties imaginées", "Vorgestellte Partien" }
    on_the_board { "On the board", "Sur le plateau", "Auf dem Brett" }
    before_it { "Before", "Avant", "Davor" }
    after_best { "After the best found", "Après le meilleur choix", "Nach der besten Wahl" }
    after_played { "After what was played", "Après le choix joué", "Nach der gespielten Wahl" }
    example_luck {
        "What luck brings after this choice is an example here.",
        "Ce que le hasard apporte après ce choix n’est ici qu’un exemple.",
        "Was der Zufall nach dieser Wahl bringt, ist hier ein Beispiel.",
    }
    back_to_review { "Back to the review", "Retour à l’analyse", "Zurück zur Analyse" }
    next_choice { "Next one", "Suivant", "Nächste" }
    previous_choice { "Previous one", "Précédent", "Vorige" }
    agrees {
        "This was the best found.",
        "C’était le meilleur choix trouvé.",
        "Das war die beste gefundene Wahl.",
    }
}

/// How far a review is: so many are made before it, or so many percent are done.
pub fn progress(language: Language, before: usize, done: Option<u32>) -> String {
    match done {
        Some(done) => say!(language,
            en: "The review is being made: about {done}\u{a0}% done. You may leave this page.",
            fr: "L’analyse est en cours\u{202f}: environ {done}\u{a0}%. Vous pouvez quitter cette page.",
            de: "Die Analyse läuft: etwa {done}\u{a0}% geschafft. Du kannst diese Seite verlassen."),
        None => count!(language, before,
            en: "The review waits: {before} other is made first. You may leave this page." | "The review waits: {before} others are made first. You may leave this page.",
            fr: "L’analyse attend\u{202f}: {before} autre passe avant. Vous pouvez quitter cette page." | "L’analyse attend\u{202f}: {before} autres passent avant. Vous pouvez quitter cette page.",
            de: "Die Analyse wartet: {before} andere kommt zuerst. Du kannst diese Seite verlassen." | "Die Analyse wartet: {before} andere kommen zuerst. Du kannst diese Seite verlassen."),
    }
}

/// How many choices were weighed.
pub(crate) fn weighed(language: Language, weighed: usize, decisions: usize) -> String {
    count!(language, decisions,
        en: "{weighed} of {decisions} choice weighed" | "{weighed} of {decisions} choices weighed",
        fr: "{weighed} sur {decisions} choix évalué" | "{weighed} sur {decisions} choix évalués",
        de: "{weighed} von {decisions} Entscheidung abgewogen" | "{weighed} von {decisions} Entscheidungen abgewogen")
}

/// "about 65 %".
pub(crate) fn about_percent(language: Language, percent: &str) -> String {
    say!(language,
        en: "about {percent}\u{a0}%",
        fr: "environ {percent}\u{a0}%",
        de: "etwa {percent}\u{a0}%")
}

/// "costs about 15 %".
pub(crate) fn costs(language: Language, percent: &str) -> String {
    say!(language,
        en: "costs about {percent}\u{a0}%",
        fr: "coûte environ {percent}\u{a0}%",
        de: "kostet etwa {percent}\u{a0}%")
}

/// "from about 40 % to about 65 %".
pub(crate) fn from_to(language: Language, name: &str, from: &str, to: &str) -> String {
    say!(language,
        en: "{name}: from {from}\u{a0}% to {to}\u{a0}%",
        fr: "{name}\u{202f}: de {from}\u{a0}% à {to}\u{a0}%",
        de: "{name}: von {from}\u{a0}% auf {to}\u{a0}%")
}

/// "2 of 5".
pub(crate) fn place_of(language: Language, place: usize, of: usize) -> String {
    say!(language, en: "{place} of {of}", fr: "{place} sur {of}", de: "{place} von {of}")
}

/// "You see what Ben saw then."
pub(crate) fn as_seen_by(language: Language, name: &str) -> String {
    say!(language,
        en: "You see what {name} saw then.",
        fr: "Vous voyez ce que {name} voyait alors.",
        de: "Du siehst, was {name} damals sah.")
}

/// How long a review was allowed to take.
pub(crate) fn made_in(language: Language, seconds: u32) -> String {
    count!(language, seconds,
        en: "This review took at most {seconds} second." | "This review took at most {seconds} seconds.",
        fr: "Cette analyse a pris {seconds} seconde au plus." | "Cette analyse a pris {seconds} secondes au plus.",
        de: "Diese Analyse dauerte höchstens {seconds} Sekunde." | "Diese Analyse dauerte höchstens {seconds} Sekunden.")
}

/// A mark in words.
pub(crate) const fn marked(language: Language, mark: Mark) -> &'static str {
    match mark {
        Mark::Only => word!(language, en: "Only good choice", fr: "Seul bon choix", de: "Einzige gute Wahl"),
        Mark::Best => word!(language, en: "Best", fr: "Meilleur choix", de: "Beste Wahl"),
        Mark::Inaccuracy => word!(language, en: "Inaccuracy", fr: "Imprécision", de: "Ungenauigkeit"),
        Mark::Mistake => word!(language, en: "Mistake", fr: "Erreur", de: "Fehler"),
        Mark::Blunder => word!(language, en: "Blunder", fr: "Gaffe", de: "Grober Fehler"),
    }
}

/// Marks as players of board games write them: `??`.
pub(crate) const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Only => "□",
        Mark::Best => "✓",
        Mark::Inaccuracy => "?!",
        Mark::Mistake => "?",
        Mark::Blunder => "??",
    }
}
