//! Why an action is good: what a hint says before it says which.

use isle::{Action, Carry, Side, Spot};
use words::{say, word};

use super::effects::cut_areas;
use super::sight::Sight;
use super::words::{action_points, moai, points, prayers, settlers, villages};

/// Why an action is good here.
pub(super) fn reason(action: Action, sight: Sight<'_>) -> Option<String> {
    let language = sight.language();
    let words = match action {
        Action::Raise { from, side } => return raising(from, side, sight),
        Action::Land(_) => word!(language,
            en: "Nothing can be built from the boat: ashore, the first spaces decide what you reach.",
            fr: "On ne bâtit rien depuis le bateau\u{202f}: à terre, les premières cases décident de ce que vous atteignez.",
            de: "Vom Boot aus lässt sich nichts bauen: An Land entscheiden die ersten Felder, wohin du kommst."),
        Action::Move { carry: Carry::Nothing, .. } => {
            let left = action_points(sight.view.action_points(), language);
            return Some(say!(language,
                en: "One of your settlers stands in the wrong place for what comes next; you have {left}.",
                fr: "Un de vos colons n’est pas au bon endroit pour la suite\u{202f}; il vous reste {left}.",
                de: "Einer deiner Siedler steht für das Nächste am falschen Ort; du hast {left}."));
        }
        Action::Move { .. } => word!(language,
            en: "A moai is worth nothing until it is raised at a geyser: bring one nearer.",
            fr: "Un moaï ne vaut rien avant d’être dressé sur un geyser\u{202f}: rapprochez-en un.",
            de: "Ein Moai zählt erst, wenn er an einem Geysir steht: Bring einen näher heran."),
        Action::Village(_) => word!(language,
            en: "A village is a point now and 3 at the end, and it multiplies every moai you raise in its area.",
            fr: "Un village vaut 1 point maintenant, 3 à la fin, et multiplie chaque moaï dressé dans sa zone.",
            de: "Ein Dorf ist jetzt 1 Punkt wert, am Ende 3, und vervielfacht jeden Moai, den du in seinem Gebiet aufrichtest."),
        Action::Settler(_) => word!(language,
            en: "Every settler left at the end is worth 4 points, and works until then.",
            fr: "Chaque colon présent à la fin vaut 4 points, et travaille jusque-là.",
            de: "Jeder Siedler, der am Ende da ist, zählt 4 Punkte und arbeitet bis dahin."),
        Action::Sculpt(_) => word!(language,
            en: "Only moai that lie ready can be raised: sculpting now prepares the points.",
            fr: "On ne dresse que des moaïs déjà sculptés\u{202f}: sculpter prépare les points.",
            de: "Nur was gemeißelt bereitliegt, lässt sich aufrichten: Jetzt meißeln bereitet die Punkte vor."),
        Action::Pray => word!(language,
            en: "Your pieces lie open to lava: a prayer token saves one, or is worth 2 points at the end.",
            fr: "Vos pièces sont exposées à la lave\u{202f}: un jeton prière en sauve une, ou vaut 2 points à la fin.",
            de: "Deine Figuren sind der Lava ausgesetzt: Ein Gebetsmarker rettet eine oder zählt am Ende 2 Punkte."),
        Action::Save(_) | Action::Rescue(_) => return saving(action, sight),
        Action::End => word!(language,
            en: "Nothing you can still do brings you forward: what is done too early only feeds the lava.",
            fr: "Rien de possible ne vous fait avancer\u{202f}: ce qui est fait trop tôt ne nourrit que la lave.",
            de: "Nichts, was noch geht, bringt dich voran: Was zu früh getan ist, nährt nur die Lava."),
        Action::Call => word!(language,
            en: "Whoever calls the sinking saves all own settlers there, everybody else only one.",
            fr: "Qui annonce l’engloutissement y sauve tous ses colons, les autres un seul.",
            de: "Wer das Versinken ansagt, rettet dort alle eigenen Siedler, alle anderen nur einen."),
        Action::Leave => return None,
    };
    Some(words.to_owned())
}

/// What raising brings.
fn raising(from: Spot, side: Side, sight: Sight<'_>) -> Option<String> {
    let language = sight.language();
    let preview = sight.view.preview_raise(from, side).ok()?;
    let value = preview.value;
    let won = points(value.points(), language);
    if let Some(cut) = &preview.cut {
        let areas = cut_areas(cut, language);
        return Some(say!(language,
            en: "Raising now brings {won}, and its fissure cuts off {areas}.",
            fr: "Dresser maintenant rapporte {won}, et la faille coupe {areas}.",
            de: "Jetzt aufrichten bringt {won}, und der Riss trennt ab: {areas}."));
    }
    if value.villages == 0 {
        return Some(say!(language,
            en: "A moai can be raised now for {won}, before lava or a fissure takes it.",
            fr: "Un moaï peut être dressé maintenant pour {won}, avant que lave ou faille ne l’emporte.",
            de: "Ein Moai lässt sich jetzt für {won} aufrichten, ehe Lava oder ein Riss ihn holt."));
    }
    let (factor, count) = (villages(value.villages, language), moai(value.moai, language));
    Some(say!(language,
        en: "Raising counts by multiplication: {factor} × {count} give {won} at once.",
        fr: "Dresser compte par multiplication\u{202f}: {factor} × {count} donnent {won} d’un coup.",
        de: "Aufrichten zählt mal: {factor} × {count} geben sofort {won}."))
}

/// What is worth saving.
fn saving(action: Action, sight: Sight<'_>) -> Option<String> {
    let language = sight.language();
    Some(match action {
        Action::Save(saved) if saved.is_empty() => word!(language,
            en: "What the lava takes now is worth less than the prayers it would cost.",
            fr: "Ce que la lave emporte vaut moins que les prières qu’il faudrait.",
            de: "Was die Lava jetzt holt, ist weniger wert als die Gebete, die es kosten würde.")
        .to_owned(),
        Action::Save(_) => {
            let held = prayers(sight.public().pieces(sight.me()?).prayers(), language);
            say!(language,
                en: "Save what still earns: villages count 3 at the end, moai only once raised. You hold {held}.",
                fr: "Sauvez ce qui rapporte encore\u{202f}: un village vaut 3 à la fin, un moaï seulement dressé. Vous avez {held}.",
                de: "Rette, was noch etwas bringt: Dörfer zählen am Ende 3, Moai erst aufgerichtet. Du hast {held}.")
        }
        Action::Rescue(_) => {
            let mine = settlers(
                i64::try_from(sight.public().pieces(sight.me()?).settlers().len()).unwrap_or(0),
                language,
            );
            say!(language,
                en: "Your settlers need land that stays: choose where the next fissure is far. You have {mine}.",
                fr: "Vos colons ont besoin d’une terre qui dure\u{202f}: choisissez loin de la prochaine faille. Vous en avez {mine}.",
                de: "Deine Siedler brauchen Land, das bleibt: Wähle fern vom nächsten Riss. Du hast {mine}.")
        }
        Action::Land(_)
        | Action::Move { .. }
        | Action::Village(_)
        | Action::Settler(_)
        | Action::Sculpt(_)
        | Action::Raise { .. }
        | Action::Pray
        | Action::End
        | Action::Call
        | Action::Leave => return None,
    })
}
