//! Words of the lists of the best, and of what rated games count.

use domain::{Less, Rating, Season, Weight, WhyLess};
use words::{Language, count, say, word};

use super::words_of_the_house;

words_of_the_house! {
    title { "The best", "Les meilleurs", "Die Besten" }
    about {
        "Who has the best rating, game by game and by number of players.",
        "Les meilleures cotes, jeu par jeu et selon le nombre de joueurs.",
        "Wer die beste Wertung hat, nach Spiel und Zahl der Spieler.",
    }
    all_time { "All time", "Depuis toujours", "Aller Zeiten" }
    when { "Of which time", "Quelle période", "Aus welcher Zeit" }
    players { "Players", "Nombre de joueurs", "Zahl der Spieler" }
    no_league {
        "No rated game has ended here yet.",
        "Aucune partie classée n’est encore terminée ici.",
        "Hier ist noch kein Spiel um Wertung zu Ende gegangen.",
    }
    nobody {
        "Nobody is listed here.",
        "Personne n’est classé ici.",
        "Hier steht niemand.",
    }
    you { "you", "vous", "du" }
    who_all_time {
        "Listed are accounts whose rating is certain to ± 200 or better and that have played a rated game of this kind in the last 90 days.",
        "Figurent ici les comptes dont la cote est sûre à ± 200 ou mieux et qui ont joué une partie classée de ce genre dans les 90 derniers jours.",
        "Hier stehen Konten, deren Wertung auf ± 200 oder besser sicher ist und die in den letzten 90 Tagen ein Spiel dieser Art um Wertung gespielt haben.",
    }
    who_season {
        "Listed are accounts that played a rated game of this kind in these three months, with the rating after the last of them, if it was certain to ± 200 or better. Ratings go on from season to season.",
        "Figurent ici les comptes qui ont joué une partie classée de ce genre pendant ces trois mois, avec la cote après la dernière, si elle était sûre à ± 200 ou mieux. Les cotes continuent d’une saison à l’autre.",
        "Hier stehen Konten, die in diesen drei Monaten ein Spiel dieser Art um Wertung gespielt haben, mit der Wertung nach dem letzten davon, wenn sie auf ± 200 oder besser sicher war. Wertungen laufen von Saison zu Saison weiter.",
    }
    opt_out {
        "You can leave these lists in the settings.",
        "Vous pouvez quitter ces listes dans les réglages.",
        "In den Einstellungen kannst du diese Listen verlassen.",
    }
    listing_help {
        "The lists of the best show the names of accounts with a good rating. If you do not want that, you stand in none of them from now on; your rating stays on your page.",
        "Les listes des meilleurs montrent les noms des comptes bien cotés. Si vous ne le souhaitez pas, vous n’y figurez plus dès maintenant\u{202f}; votre cote reste sur votre page.",
        "Die Listen der Besten zeigen Namen von Konten mit guter Wertung. Wenn du das nicht willst, stehst du ab sofort in keiner; deine Wertung bleibt auf deiner Seite.",
    }
    listed { "Show me", "M’y montrer", "Mich zeigen" }
    unlisted { "Leave me out", "Ne pas m’y montrer", "Mich weglassen" }

    provisional { "provisional", "provisoire", "vorläufig" }
    provisional_help {
        "A question mark: provisional, as long as the number after ± is more than 200.",
        "Un point d’interrogation\u{202f}: provisoire, tant que le nombre après ± dépasse 200.",
        "Ein Fragezeichen: vorläufig, solange die Zahl nach ± größer als 200 ist.",
    }
}

/// How much a game counts that does not count in full: "counts a quarter".
pub(crate) const fn weight(language: Language, weight: Weight) -> &'static str {
    match weight {
        Weight::Half => word!(language, en: "counts half", fr: "compte pour moitié", de: "zählt zur Hälfte"),
        Weight::Quarter => {
            word!(language, en: "counts a quarter", fr: "compte pour un quart", de: "zählt zu einem Viertel")
        }
        Weight::Nothing => word!(language, en: "does not count", fr: "ne compte pas", de: "zählt nicht"),
    }
}

/// Why a game does not count in full, in a few words that stand after a colon.
pub(crate) const fn why_less(language: Language, less: Less) -> &'static str {
    match (less.why, less.weight) {
        (WhyLess::SamePeople, Weight::Half) => word!(language,
            en: "the same people have mostly played each other lately",
            fr: "les mêmes personnes ont surtout joué entre elles ces derniers temps",
            de: "dieselben Leute haben zuletzt meist miteinander gespielt"),
        (WhyLess::SamePeople, Weight::Quarter | Weight::Nothing) => word!(language,
            en: "the same people have hardly played anybody else lately",
            fr: "les mêmes personnes n’ont presque joué qu’entre elles ces derniers temps",
            de: "dieselben Leute haben zuletzt fast nur miteinander gespielt"),
        (WhyLess::Thrown, _) => word!(language,
            en: "given up, left or out of time after a few moves, and not for the first time between these two",
            fr: "abandonnée, quittée ou perdue au temps après quelques coups, et pas pour la première fois entre ces deux personnes",
            de: "nach wenigen Zügen aufgegeben, verlassen oder durch Zeit verloren, und das zwischen diesen beiden nicht zum ersten Mal"),
    }
}

/// "This game counts a quarter for the ratings: the same people have hardly played anybody else lately."
pub(crate) fn counts_less(language: Language, less: Less) -> String {
    let (weight, why) = (weight(language, less.weight), why_less(language, less));
    say!(language,
        en: "For the ratings this game {weight}: {why}.",
        fr: "Pour la cote, cette partie {weight}\u{202f}: {why}.",
        de: "Dieses Spiel {weight} für die Wertung: {why}.")
}

/// "12 games"
pub(crate) fn games(language: Language, games: i64) -> String {
    count!(language, games,
        en: "{games} game" | "{games} games",
        fr: "{games} partie" | "{games} parties",
        de: "{games} Spiel" | "{games} Spiele")
}

/// "rating 1043, give or take 210, provisional", for those who hear it
pub(crate) fn give_or_take(language: Language, (value, spread): (i64, i64)) -> String {
    let words = super::people::give_or_take(language, value, spread);
    if spread > Rating::PROVISIONAL { format!("{words}, {}", provisional(language)) } else { words }
}

/// "Oct–Dec 2026"
pub(crate) fn season(language: Language, season: Season) -> String {
    let months = match season.quarter() {
        1 => word!(language, en: "Jan–Mar", fr: "janv.–mars", de: "Jan.–März"),
        2 => word!(language, en: "Apr–June", fr: "avr.–juin", de: "Apr.–Juni"),
        3 => word!(language, en: "July–Sept", fr: "juill.–sept.", de: "Juli–Sept."),
        _ => word!(language, en: "Oct–Dec", fr: "oct.–déc.", de: "Okt.–Dez."),
    };
    format!("{months} {}", season.year())
}

/// "Places 51 to 100"
pub(crate) fn places(language: Language, from: u32, to: u32) -> String {
    say!(language, en: "Places {from} to {to}", fr: "Places {from} à {to}", de: "Plätze {from} bis {to}")
}
