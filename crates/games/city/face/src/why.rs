//! Why a thing of the table cannot be chosen next.

use city::{Action, Bag, Colour, Crossing, Effect, Entry, Illegal, Line, Space, Task, Token, With};
use words::{count, say, word};

use super::handles::Thing;
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
    let Some(thing) = Thing::of(tried.handle, sight.view) else { return asked() };
    let mut chosen: Vec<Thing> = tried.picks.iter().filter_map(|pick| Thing::of(pick, sight.view)).collect();
    chosen.push(thing);
    // With what was chosen, or alone: an answer to something that is not asked says nothing of the thing itself.
    [chosen.as_slice(), &[thing]]
        .into_iter()
        .filter_map(|things| meant(sight, things))
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
    let Some(Thing::Token(colour) | Thing::Colour(colour)) = Thing::of(handle, sight.view) else {
        return None;
    };
    if sight.task() != Task::Pool {
        return None;
    }
    let colour = colour_name(colour, sight.language());
    let text = say!(sight.language(),
        en: "No place is open for this token ({colour}). Tokens that fit nowhere are lost when you end.",
        fr: "Aucune place n’est ouverte pour ce jeton ({colour}). Les jetons sans place sont perdus quand vous finissez.",
        de: "Für diesen Marker ({colour}) ist kein Platz offen. Marker ohne Platz sind verloren, wenn du beendest.");
    Some(Refusal { text, rule: rule(5, 6), handles: Vec::new() })
}

/// As many are chosen as may be.
fn full(sight: Sight<'_>, most: usize, asked: Refusal) -> Refusal {
    let text = count!(sight.language(), most,
        en: "One is chosen, which is the most. Take it back first." | "{most} are chosen, which is the most. Take one back first.",
        fr: "Un est choisi, c’est le maximum. Retirez-le d’abord." | "{most} sont choisis, c’est le maximum. Retirez-en d’abord un.",
        de: "Eines ist gewählt, mehr geht nicht. Nimm es erst zurück." | "{most} sind gewählt, mehr geht nicht. Nimm erst etwas zurück.");
    Refusal { text, ..asked }
}

/// The action that these things would mean, chosen one after the other; it is legal or not.
pub(super) fn meant(sight: Sight<'_>, things: &[Thing]) -> Option<Action> {
    let (&first, rest) = things.split_first()?;
    match first {
        Thing::Pass => Some(Action::Pass),
        Thing::End => Some(Action::End),
        Thing::Held(_) => keep(sight, things),
        Thing::Pair(pair, place) => Some(Action::Pair { pair, place }),
        Thing::Spare(_) => None,
        Thing::Board(board) => Some(Action::Board(board)),
        Thing::Space(space) => spaces(sight, space, things),
        Thing::Neutral(space) => Some(Action::NeutralCross(Crossing::on(space))),
        Thing::Line(_) | Thing::Damage(_) => Some(Action::Lines(all(things, line)?)),
        Thing::Project(number) => use_of(sight, number, rest),
        Thing::Edge(edge) => placing(sight, rest, |token| Action::Cover { token, edge }),
        Thing::Cost(project, on) => placing(sight, rest, |token| Action::Put { token, project, on }),
        Thing::Extra(project) => placing(sight, rest, |token| Action::Extra { token, project }),
        // A token may be chosen before its place.
        Thing::Token(_) | Thing::Colour(_) => match *rest {
            [place @ (Thing::Edge(_) | Thing::Cost(..) | Thing::Extra(_) | Thing::Project(_))] => {
                meant(sight, &[place, first])
            }
            _ => all(things, colour).map(Action::Colours),
        },
    }
}

/// The card that is played, then the one that is kept; of two cards the other is kept.
fn keep(sight: Sight<'_>, things: &[Thing]) -> Option<Action> {
    let hand = sight.view.hand();
    let (play, kept) = match *things {
        [Thing::Held(play), Thing::Held(kept)] if play != kept => (play, kept),
        [Thing::Held(play)] if hand.len() == 2 => (play, 1 - play),
        _ => return None,
    };
    let mut keep = [hand[play], hand[kept]];
    keep.sort_unstable();
    Some(Action::Keep { keep, play: hand[play] })
}

/// Spaces mean what the observer is asked: a place, a crossing, a substitute, or spaces for an effect.
fn spaces(sight: Sight<'_>, first: Space, things: &[Thing]) -> Option<Action> {
    let desk = sight.view.desk();
    if desk.is_some_and(|desk| desk.effect(sight.pack()).is_some()) {
        return all(things, space).map(Action::Spaces);
    }
    Some(match desk.map(city::Desk::task) {
        Some(Task::Cross) => Action::Cross(Crossing::on(first)),
        Some(Task::Redirect) => Action::Redirect(first),
        _ => Action::Space(first),
    })
}

/// A token on a place: the one that was chosen, or the first that could go there.
fn placing(sight: Sight<'_>, tokens: &[Thing], with: impl Fn(Colour) -> Action) -> Option<Action> {
    match *tokens {
        [] => {
            let goes = |&token: &Colour| sight.view.why_not(with(token)).is_none();
            let lies = |&token: &Colour| sight.view.desk().is_some_and(|desk| desk.pool().of(token) > 0);
            let mut all = Colour::ALL.into_iter();
            let found = all.clone().find(goes).or_else(|| all.find(lies));
            Some(with(found.unwrap_or(Colour::Strength)))
        }
        [token] => colour(token).map(with),
        _ => None,
    }
}

/// An effect with what it is used on.
fn use_of(sight: Sight<'_>, project: u8, on: &[Thing]) -> Option<Action> {
    let pack = sight.pack();
    let is_manual = |id| pack.project(id).effects.contains(&Effect::Manual);
    let with = match *on {
        [] if pack.find_project(project).is_some_and(is_manual) => {
            return Some(Action::Manual { project, entry: Entry::default() });
        }
        [] => With::Nothing,
        [Thing::Spare(card), Thing::Space(space)] => With::Card(card, space),
        [Thing::Damage(_), ..] => With::Lines(all(on, line)?),
        [Thing::Space(_), ..] => With::Spaces(all(on, space)?),
        [Thing::Token(_), ..] => {
            let tokens = on.iter().map(|&thing| colour(thing)).collect::<Option<Vec<Colour>>>()?;
            With::Tokens(tokens.into_iter().fold(Bag::EMPTY, |bag, token| bag.with(Token::Of(token), 1)))
        }
        _ => return None,
    };
    Some(Action::Use { project, with })
}

/// A set of things of one kind.
fn all<T, S: FromIterator<T>>(things: &[Thing], kind: fn(Thing) -> Option<T>) -> Option<S> {
    things.iter().map(|&thing| kind(thing)).collect()
}

const fn line(thing: Thing) -> Option<Line> {
    if let Thing::Line(line) | Thing::Damage(line) = thing { Some(line) } else { None }
}

const fn space(thing: Thing) -> Option<Space> {
    if let Thing::Space(space) = thing { Some(space) } else { None }
}

const fn colour(thing: Thing) -> Option<Colour> {
    if let Thing::Token(colour) | Thing::Colour(colour) = thing { Some(colour) } else { None }
}
