//! Why a thing of the table cannot be chosen next.

use city::{Action, Illegal, Task};
use words::{say, word};

use super::handles;
use super::refusal::with_cards;
use super::sight::Sight;
use super::words::colour_name;
use super::words::rule;
use face::{Refusal, Tried};

/// What stands in the way of a handle, or what is asked before it.
pub(super) fn why(sight: Sight<'_>, tried: &Tried<'_>) -> Refusal {
    let words = |reason: Illegal| with_cards(&reason, Some(sight.pack()), sight.look);
    let asked = || tried.asked(rule(3, 4));
    if tried.is_waiting() {
        let reason = sight.view.why_not(Action::Pass);
        return reason.map_or_else(asked, |reason| tried.waits(words(reason), sight.look));
    }
    if let Some(most) = tried.full() {
        return full(sight, most, asked());
    }
    if let Some(found) = before_its_time(sight, tried.handle).or_else(|| no_place(sight, tried.handle)) {
        return found;
    }
    let (picks, handle) = (tried.picks, tried.handle);
    // With what was chosen, or alone: an answer to something that is not asked says nothing of the thing itself.
    [[picks, &[handle]].concat(), vec![handle]]
        .into_iter()
        .filter_map(|picks| handles::action(sight.view, &picks).ok())
        .filter_map(|action| sight.view.why_not(action))
        .find(|reason| !matches!(reason, Illegal::NotAskedThat { .. } | Illegal::WrongUse { .. }))
        .map_or_else(asked, words)
}

/// A space of the city, while cards are chosen.
fn before_its_time(sight: Sight<'_>, handle: &str) -> Option<Refusal> {
    let (language, task) = (sight.language(), sight.task());
    let (text, rule) = if !handle.starts_with("c.") {
        return None;
    } else if task == Task::Keep {
        let text = word!(language,
            en: "First choose your cards. If you play a Building, you choose its space when all cards have been turned up.",
            fr: "Choisissez d’abord vos cartes. Si vous jouez un Bâtiment, son emplacement se choisit une fois toutes les cartes révélées.",
            de: "Wähle zuerst deine Karten. Spielst du ein Gebäude, wählst du sein Feld, wenn alle Karten aufgedeckt sind.");
        (text, rule(4, 6))
    } else if task == Task::Pair {
        let text = word!(language,
            en: "First choose the Building for your own city, then its space.",
            fr: "Choisissez d’abord le Bâtiment de votre cité, puis son emplacement.",
            de: "Wähle zuerst das Gebäude für deine Stadt, dann sein Feld.");
        (text, rule(10, 6))
    } else {
        return None;
    };
    Some(Refusal { text: text.to_owned(), rule, handles: Vec::new() })
}

/// A token for which no place is open.
fn no_place(sight: Sight<'_>, handle: &str) -> Option<Refusal> {
    let is_token = handle.starts_with("t.") || handle.starts_with("k.");
    if sight.task() != Task::Pool || !is_token {
        return None;
    }
    let colour = colour_name(handles::colour(handle).ok()?, sight.language());
    let text = say!(sight.language(),
        en: "No place is open for this token ({colour}). What finds none is lost when you end.",
        fr: "Aucune place n’est ouverte pour ce jeton ({colour}). Ce qui n’en trouve pas est perdu quand vous finissez.",
        de: "Für diesen Marker ({colour}) ist kein Platz offen. Was keinen findet, ist verloren, wenn du beendest.");
    Some(Refusal { text, rule: rule(5, 6), handles: Vec::new() })
}

/// As many are chosen as may be.
fn full(sight: Sight<'_>, most: usize, asked: Refusal) -> Refusal {
    let text = say!(sight.language(),
        en: "{most} are chosen, which is the most. Take one back first.",
        fr: "{most} sont choisis, c’est le maximum. Retirez-en d’abord un.",
        de: "{most} sind gewählt, mehr geht nicht. Nimm erst etwas zurück.");
    Refusal { text, ..asked }
}
