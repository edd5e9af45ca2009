//! Why a choice was worse than another, and what a hand was worth: the sentences of a review, and what the
//! coach asks before a choice is made.

use words::{Language, say, word};

use super::words::{cards_counted, points_counted};

/// The reason of this word with its numbers.
pub(super) fn reason(word: &str, numbers: &[i32], language: Language) -> Option<String> {
    match *numbers {
        [share] => in_deals(word, share, language),
        [played, best] => compared(word, played, best, language),
        _ => None,
    }
}

/// What a table says of a hand in the auction.
pub(super) const fn appraisal(language: Language) -> &'static str {
    word!(language,
        en: "What the hand was worth as Chief without a Vice, by trump and partner: points of the team, in brackets the bid that half of the imagined deals carry.",
        fr: "Ce que valait la main comme Chef sans Vice, par atout et partenaire\u{202f}: points de l’équipe, entre parenthèses le palier que porte la moitié des donnes imaginées.",
        de: "Was die Hand als Chef ohne Vize wert war, nach Trumpf und Partner: Punkte des Teams, in Klammern die Gebotsstufe, die die Hälfte der gedachten Verteilungen trägt.")
}

/// What is so in most of the imagined deals.
fn in_deals(word: &str, share: i32, language: Language) -> Option<String> {
    Some(match word {
        "eklat" => say!(language,
            en: "This choice mostly ends in an Eklat at one’s own expense, the better one does not (in {share} % of the imagined deals).",
            fr: "Ce choix mène le plus souvent à un éclat à ses propres frais, pas le meilleur (dans {share} % des donnes imaginées).",
            de: "Diese Wahl endet meist in einem Eklat auf eigene Kosten, die bessere nicht (bei {share} % der gedachten Verteilungen)."),
        "bid_missed" => say!(language,
            en: "The hand does not carry this bid: as Chief the target is mostly missed (in {share} % of the imagined deals).",
            fr: "La main ne porte pas cette enchère\u{202f}: le Chef manque le plus souvent son objectif (dans {share} % des donnes imaginées).",
            de: "Die Hand trägt dieses Gebot nicht: Als Chef wird das Teamziel meist verfehlt (bei {share} % der gedachten Verteilungen)."),
        "bid_low" => say!(language,
            en: "The hand was worth more: a higher bid mostly makes one Chief and reaches the target (in {share} % of the imagined deals).",
            fr: "La main valait plus\u{202f}: une enchère plus haute fait le plus souvent devenir Chef et atteindre l’objectif (dans {share} % des donnes imaginées).",
            de: "Die Hand war mehr wert: Ein höheres Gebot macht meist zum Chef und erreicht das Teamziel (bei {share} % der gedachten Verteilungen)."),
        "trick_lost" => say!(language,
            en: "The better card mostly wins this trick for the own side, this one leaves it to the other (in {share} % of the imagined deals).",
            fr: "La meilleure carte gagne le plus souvent ce pli pour son propre camp, celle-ci le laisse à l’autre (dans {share} % des donnes imaginées).",
            de: "Die bessere Karte gewinnt diesen Stich meist für die eigene Seite, diese überlässt ihn der anderen (bei {share} % der gedachten Verteilungen)."),
        "own_side_beaten" => say!(language,
            en: "This beats a card of the own side that mostly wins the trick anyway (in {share} % of the imagined deals).",
            fr: "Cela bat une carte de son propre camp qui gagne le plus souvent le pli de toute façon (dans {share} % des donnes imaginées).",
            de: "Das sticht eine Karte der eigenen Seite, die den Stich meist ohnehin gewinnt (bei {share} % der gedachten Verteilungen)."),
        "strong_card_spent" => say!(language,
            en: "A weaker card mostly wins this trick as well, and the strong one stays for later (in {share} % of the imagined deals).",
            fr: "Une carte plus faible gagne le plus souvent ce pli aussi, et la forte reste pour la suite (dans {share} % des donnes imaginées).",
            de: "Eine schwächere Karte gewinnt diesen Stich meist auch, und die starke bleibt für später (bei {share} % der gedachten Verteilungen)."),
        _ => return None,
    })
}

/// What was played beside what was better.
fn compared(word: &str, played: i32, best: i32, language: Language) -> Option<String> {
    let cards = |count: i32| cards_counted(u32::try_from(count).unwrap_or(0), language);
    Some(match word {
        "trumps_fewer" => {
            let (played, best) = (cards(played), cards(best));
            say!(language,
                en: "Of the trump named the own hand holds {played}, of the better one {best}.",
                fr: "De l’atout nommé, la main tient {played}, du meilleur {best}.",
                de: "Vom genannten Trumpf hält die eigene Hand {played}, vom besseren {best}.")
        }
        "partner_without_trumps" => {
            let (played, best) = (cards(played), cards(best));
            say!(language,
                en: "In the auction this partner showed fewer trumps ({played}) than another one ({best}).",
                fr: "Aux enchères, ce partenaire a montré moins d’atouts ({played}) qu’un autre ({best}).",
                de: "In der Auktion hat dieser Partner weniger Trumpf gezeigt ({played}) als jemand anderes ({best}).")
        }
        "points_given" => {
            let (played, best) = (points_counted(played, language), points_counted(best, language));
            say!(language,
                en: "The other side mostly wins this trick: the card gave it {played}, another one only {best}.",
                fr: "L’autre camp gagne le plus souvent ce pli\u{202f}: la carte lui a donné {played}, une autre seulement {best}.",
                de: "Die andere Seite gewinnt diesen Stich meist: Die Karte gab ihr {played}, eine andere nur {best}.")
        }
        "points_kept" => {
            let (played, best) = (points_counted(played, language), points_counted(best, language));
            say!(language,
                en: "The own side mostly wins this trick: the card brought it {played}, another one {best}.",
                fr: "Le camp gagne le plus souvent ce pli\u{202f}: la carte lui a apporté {played}, une autre {best}.",
                de: "Die eigene Seite gewinnt diesen Stich meist: Die Karte brachte ihr {played}, eine andere {best}.")
        }
        _ => return None,
    })
}

/// What the coach asks where the reason of this word speaks against a choice.
pub(super) fn question(word: &str, language: Language) -> Option<&'static str> {
    Some(match word {
        "eklat" => word!(language,
            en: "What happens if everybody else passes now?",
            fr: "Que se passe-t-il si tous les autres passent maintenant\u{202f}?",
            de: "Was geschieht, wenn jetzt alle anderen passen?"),
        "bid_missed" => word!(language,
            en: "How many points would the team need as Chief, and where would they come from?",
            fr: "Combien de points faudrait-il à l’équipe du Chef, et d’où viendraient-ils\u{202f}?",
            de: "Wie viele Punkte bräuchte das Team des Chefs, und woher kämen sie?"),
        "bid_low" => word!(language,
            en: "What is this hand worth as Chief, with its best trump?",
            fr: "Que vaut cette main comme Chef, avec son meilleur atout\u{202f}?",
            de: "Was ist diese Hand als Chef wert, mit ihrem besten Trumpf?"),
        "trumps_fewer" => word!(language,
            en: "How many cards of this trump does the hand hold, and how many of others?",
            fr: "Combien de cartes de cet atout la main tient-elle, et combien des autres\u{202f}?",
            de: "Wie viele Karten dieses Trumpfs hält die Hand, und wie viele von anderen?"),
        "partner_without_trumps" => word!(language,
            en: "Who has shown trumps in the auction?",
            fr: "Qui a montré des atouts aux enchères\u{202f}?",
            de: "Wer hat in der Auktion Trumpf gezeigt?"),
        "trick_lost" => word!(language,
            en: "Which side wins this trick, and must it?",
            fr: "Quel camp gagne ce pli, et est-ce inévitable\u{202f}?",
            de: "Welche Seite gewinnt diesen Stich, und muss das sein?"),
        "own_side_beaten" => word!(language,
            en: "To whom does the winning card of this trick belong?",
            fr: "À qui appartient la carte qui tient ce pli\u{202f}?",
            de: "Wem gehört die Karte, die in diesem Stich vorn liegt?"),
        "strong_card_spent" => word!(language,
            en: "How strong must a card be to win this trick?",
            fr: "Quelle force faut-il pour gagner ce pli\u{202f}?",
            de: "Wie stark muss eine Karte sein, um diesen Stich zu gewinnen?"),
        "points_given" => word!(language,
            en: "Who wins this trick, and how many points go with this card?",
            fr: "Qui gagne ce pli, et combien de points partent avec cette carte\u{202f}?",
            de: "Wer gewinnt diesen Stich, und wie viele Punkte gehen mit dieser Karte weg?"),
        "points_kept" => word!(language,
            en: "Who wins this trick, and which points should be in it?",
            fr: "Qui gagne ce pli, et quels points y mettre\u{202f}?",
            de: "Wer gewinnt diesen Stich, und welche Punkte gehören hinein?"),
        _ => return None,
    })
}

/// What puzzles are called whose reason has this word.
pub(super) fn theme(word: &str, language: Language) -> Option<&'static str> {
    Some(match word {
        "eklat" => word!(language, en: "Avoid the Eklat", fr: "Éviter l’éclat", de: "Den Eklat vermeiden"),
        "bid_missed" => {
            word!(language, en: "Bid what the hand carries", fr: "Enchérir à sa mesure", de: "Nicht überreizen")
        }
        "bid_low" => word!(language, en: "One rank more", fr: "Un palier de plus", de: "Eine Stufe mehr"),
        "trumps_fewer" => word!(language, en: "Which trump", fr: "Quel atout", de: "Welcher Trumpf"),
        "partner_without_trumps" => {
            word!(language, en: "Whom to take", fr: "Quel partenaire", de: "Wen als Partner")
        }
        "trick_lost" => word!(language, en: "Win the trick", fr: "Gagner le pli", de: "Den Stich holen"),
        "own_side_beaten" => {
            word!(language, en: "Let your side win", fr: "Laisser gagner son camp", de: "Die eigene Seite gewinnen lassen")
        }
        "strong_card_spent" => {
            word!(language, en: "Keep the strong card", fr: "Garder la carte forte", de: "Die starke Karte aufheben")
        }
        "points_given" => {
            word!(language, en: "Starve the enemy", fr: "Affamer l’adversaire", de: "Nichts verschenken")
        }
        "points_kept" => {
            word!(language, en: "Feed your partner", fr: "Nourrir son partenaire", de: "Den Partner füttern")
        }
        _ => return None,
    })
}
