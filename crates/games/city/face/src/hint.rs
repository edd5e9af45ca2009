//! Why an action is good: what a hint says before it says which.

use city::{Action, Card, Desk, Space, Task};
use words::{say, word};

use super::sight::Sight;
use super::words::{line_title, points, tokens_counted};

/// Why an action is good here.
#[expect(clippy::wildcard_enum_match_arm, reason = "of the rarer acts, what the search weighed is said")]
pub(super) fn reason(action: Action, sight: Sight<'_>) -> Option<String> {
    let language = sight.language();
    match action {
        Action::Keep { play, .. } => keeping(play, sight),
        Action::Pair { pair, place } => {
            let best = super::outcome::on_pair(sight, pair, place);
            (!best.is_empty()).then(|| {
                say!(language,
                    en: "Both cards of a pair count, yours and the neutral one. Of the best pair: {best}",
                    fr: "Les deux cartes d’une paire comptent, la vôtre et la neutre. Pour la meilleure\u{202f}: {best}",
                    de: "Beide Karten eines Paars zählen, deine und die neutrale. Beim besten Paar: {best}")
            })
        }
        Action::Space(space) => placing(space, sight),
        Action::Put { project, .. } => token(project, sight),
        Action::Cross(_) | Action::Redirect(_) => Some(word!(language,
            en: "One of your Buildings falls, and its Sources stay: let it be the one whose symbols you need least.",
            fr: "Un de vos Bâtiments tombe, mais ses Sources restent\u{202f}: que ce soit celui dont les symboles vous manqueront le moins.",
            de: "Eines deiner Gebäude fällt, seine Quellen bleiben: Es sei das, dessen Symbole dir am wenigsten fehlen.").to_owned()),
        _ => None,
    }
}

fn keeping(play: Card, sight: Sight<'_>) -> Option<String> {
    let language = sight.language();
    match play {
        Card::Building(id) => {
            let best = sight.view.placements(id).max_by_key(|placed| placed.tokens.total())?;
            if best.tokens.is_empty() {
                return Some(word!(language,
                    en: "No Building forms a Source now; one of them prepares for the next, or helps in a Battle.",
                    fr: "Aucun Bâtiment ne forme de Source à présent\u{202f}; l’un d’eux prépare la suite, ou aide à un Affrontement.",
                    de: "Kein Gebäude bildet jetzt eine Quelle; eines bereitet die nächste vor oder hilft im Kampf.").to_owned());
            }
            let tokens = tokens_counted(best.tokens.total(), language);
            Some(say!(language,
                en: "One of your Buildings fits your city well: up to {tokens} at once.",
                fr: "L’un de vos Bâtiments va bien à votre cité\u{202f}: jusqu’à {tokens} d’un coup.",
                de: "Eines deiner Gebäude passt gut in deine Stadt: bis zu {tokens} auf einmal."))
        }
        Card::Project(id) => {
            let ap = points(sight.pack().project(id).ap.into(), language);
            Some(say!(language,
                en: "Tokens without a Project are lost: one in your hand is worth {ap} when complete.",
                fr: "Des jetons sans Projet sont perdus\u{202f}: l’un de ceux en main vaut {ap} une fois complet.",
                de: "Marker ohne Projekt verfallen: Eines auf deiner Hand bringt vollendet {ap}."))
        }
    }
}

fn placing(space: Space, sight: Sight<'_>) -> Option<String> {
    let language = sight.language();
    let card = sight.deciding().and_then(Desk::card)?;
    let preview = sight.view.placement(card, space)?;
    let to_come = sight.view.lines_to_come();
    let stronger = preview
        .strength
        .iter()
        .find(|change| change.after > change.before && to_come.contains(change.line))
        .map(|change| line_title(change.line, language));
    let tokens = tokens_counted(preview.tokens.total(), language);
    Some(match (preview.tokens.is_empty(), stronger) {
        (false, Some(line)) => say!(language,
            en: "One space brings {tokens} and more Strength for a Battle still to come ({line}).",
            fr: "Un emplacement rapporte {tokens} et de la Force pour un Affrontement à venir ({line}).",
            de: "Ein Feld bringt {tokens} und mehr Stärke für einen Kampf, der noch kommt ({line})."),
        (false, None) => say!(language,
            en: "Sources come first: the best space brings {tokens}.",
            fr: "Les Sources d’abord\u{202f}: le meilleur emplacement rapporte {tokens}.",
            de: "Quellen gehen vor: Das beste Feld bringt {tokens}."),
        (true, Some(line)) => say!(language,
            en: "No Source is worth it now; Strength in {line} is, for the Battle still to come.",
            fr: "Aucune Source ne le vaut\u{202f}; la Force compte ({line}), pour l’Affrontement à venir.",
            de: "Keine Quelle lohnt sich jetzt; Stärke schon ({line}), für den Kampf, der noch kommt."),
        (true, None) => word!(language,
            en: "This Building forms little now: keep the edges free that your next ones need.",
            fr: "Ce Bâtiment forme peu de choses\u{202f}: laissez libres les bords dont les prochains ont besoin.",
            de: "Dieses Gebäude bildet jetzt wenig: Halte die Kanten frei, die deine nächsten brauchen.").to_owned(),
    })
}

/// What a token does for a Project.
fn token(number: u8, sight: Sight<'_>) -> Option<String> {
    let language = sight.language();
    if sight.task() != Task::Pool {
        return None;
    }
    let estate = sight.estate(sight.me()?);
    let complete = estate.projects(sight.pack()).filter(|(venture, _)| venture.is_complete()).count();
    let mut owned = estate.projects(sight.pack());
    let (venture, project) =
        owned.find(|(venture, project)| project.number == number && !venture.is_complete())?;
    let open = venture.open_total(project);
    Some(match (open, complete) {
        (1, _) => {
            let ap = points(project.ap.into(), language);
            let nth = complete + 1;
            say!(language,
                en: "One token completes a Project, number {nth} of yours: {ap}.",
                fr: "Un jeton complète un Projet, le n°\u{a0}{nth} chez vous\u{202f}: {ap}.",
                de: "Ein Marker vollendet ein Projekt, dein {nth}.: {ap}.")
        }
        (2, _) => word!(language,
            en: "One Project is almost done: after this token a single one is missing.",
            fr: "Un Projet est presque complet\u{202f}: après ce jeton, il n’en manque qu’un.",
            de: "Ein Projekt ist fast fertig: Nach diesem Marker fehlt nur noch einer.")
        .to_owned(),
        _ => word!(language,
            en: "A Project counts only when complete: better finish one than begin several.",
            fr: "Un Projet ne compte que complet\u{202f}: mieux vaut en finir un qu’en commencer plusieurs.",
            de: "Ein Projekt zählt nur vollendet: Lieber eines fertig machen als mehrere anfangen.")
        .to_owned(),
    })
}
