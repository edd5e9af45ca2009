//! The acts that legal actions make: which handles are chosen one after the other, what follows, what must be confirmed.

use city::{Action, Card, Colour, Desk, Effect, LineSet, Space, SpaceSet, Task, With};
use words::{Language, say, word};

use super::handles;
use super::outcome::{on_end, on_keep, on_pair, on_place};
use super::say::{button, say_action};
use super::sight::Sight;
use face::{Act, Ends, Finality, ITEMS, Item, Pick};

/// All acts of the observer.
pub(super) fn acts(sight: Sight<'_>) -> Vec<Act> {
    let mut legal = Vec::new();
    sight.view.legal(&mut legal);
    if legal.is_empty() {
        return Vec::new();
    }
    if sight.task() == Task::Keep {
        return keeps(sight);
    }
    let mut acts = placings(sight, &legal);
    acts.extend(uses(sight, &legal));
    acts.extend(answers(sight, &legal));
    acts.extend(legal.iter().filter_map(|&action| plain(sight, action)));
    acts
}

fn one(handle: impl Into<String>) -> Pick {
    Pick::One(handle.into())
}

/// What an action means, chosen by these handles.
fn act(sight: Sight<'_>, action: Action, picks: Vec<Pick>) -> Act {
    Act {
        picks,
        text: action.text(sight.pack()),
        say: button(action, sight),
        whole: say_action(action, sight),
        effect: String::new(),
        effects_by_size: Vec::new(),
        finality: Finality::Final,
        ends: Ends::Nothing,
    }
}

/// The card to play, then the one to keep.
fn keeps(sight: Sight<'_>) -> Vec<Act> {
    let held = handles::of_hand(sight.view.hand(), sight.pack());
    let build = |play: &(String, Card), kept: &(String, Card)| {
        let mut keep = [play.1, kept.1];
        keep.sort_unstable();
        let action = Action::Keep { keep, play: play.1 };
        let picks = if held.len() == 2 { vec![one(&play.0)] } else { vec![one(&play.0), one(&kept.0)] };
        let effect = on_keep(sight, play.1, kept.1);
        Act { effect, ..act(sight, action, picks) }
    };
    let mut acts = Vec::new();
    for (at, play) in held.iter().enumerate() {
        acts.extend(
            held.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, kept)| build(play, kept)),
        );
    }
    acts
}

/// Actions that one handle means.
fn plain(sight: Sight<'_>, action: Action) -> Option<Act> {
    let (handle, effect, finality) = match action {
        Action::Board(id) => {
            (handles::of_board(&sight.pack().board(id).name), String::new(), Finality::Final)
        }
        Action::Pair { pair, place } => {
            (handles::of_pair(pair, place, sight.pack()), on_pair(sight, pair, place), Finality::Final)
        }
        // Until everybody is ready it can be taken back.
        Action::Space(space) => (handles::of_space(space), on_place(sight, space), Finality::Final),
        Action::Cross(crossing) => {
            (handles::of_space(crossing.space()), struck(sight, crossing.space()), Finality::Final)
        }
        Action::NeutralCross(crossing) => {
            (handles::of_neutral(crossing.space()), String::new(), Finality::Final)
        }
        Action::Redirect(space) => (handles::of_space(space), struck(sight, space), Finality::Final),
        Action::Manual { project, .. } => (handles::of_project(project), String::new(), Finality::Final),
        Action::Pass => (handles::PASS.to_owned(), String::new(), Finality::Free),
        Action::End => {
            let effect = on_end(sight);
            let finality = if effect.is_empty() { Finality::Free } else { Finality::Final };
            (handles::END.to_owned(), effect, finality)
        }
        Action::Keep { .. }
        | Action::Put { .. }
        | Action::Extra { .. }
        | Action::Cover { .. }
        | Action::Colours(_)
        | Action::Use { .. }
        | Action::Lines(_)
        | Action::Spaces(_) => return None,
    };
    Some(Act { effect, finality, ..act(sight, action, vec![one(handle)]) })
}

/// What a struck space loses.
fn struck(sight: Sight<'_>, space: Space) -> String {
    let language = sight.language();
    let Some(estate) = sight.me().map(|me| sight.estate(me)) else { return String::new() };
    if estate.warded().contains(space) {
        return word!(language, en: "The space is warded: the two tokens are spent without effect.", fr: "L’emplacement est protégé\u{202f}: les deux jetons sont dépensés sans effet.", de: "Das Feld ist geschützt: Die zwei Marker sind ohne Wirkung verbraucht.").to_owned();
    }
    match estate.kind(sight.pack(), space) {
        Some(kind) => {
            let kind = super::words::kind_name(kind, language);
            say!(language, en: "{kind} loses type and symbols. Its Sources stay.", fr: "{kind} perd son type et ses symboles. Ses Sources restent.", de: "{kind} verliert Art und Symbole. Die Quellen bleiben.")
        }
        None => word!(language, en: "Nothing stands there now. What is built there later is destroyed at once.", fr: "Rien n’y est debout. Ce qu’on y posera sera détruit aussitôt.", de: "Dort steht jetzt nichts. Was später dorthin kommt, ist sofort zerstört.").to_owned(),
    }
}

/// Where the tokens of the pool may go: the place, then the token if several may go there; or the token, then its place.
#[expect(clippy::wildcard_enum_match_arm, reason = "only these actions name such things")]
fn placings(sight: Sight<'_>, legal: &[Action]) -> Vec<Act> {
    let place = |action: &Action| match *action {
        Action::Put { token, project, on } => Some((handles::of_cost(project, on), token, *action)),
        Action::Extra { token, project } => Some((handles::of_extra(project), token, *action)),
        Action::Cover { token, edge } => Some((handles::of_edge(edge), token, *action)),
        _ => None,
    };
    let places: Vec<(String, Colour, Action)> = legal.iter().filter_map(place).collect();
    let alone = |handle: &str| places.iter().filter(|(other, ..)| other == handle).count() == 1;
    // With the last one the seat is done.
    let finality = if pool_items(sight).len() > 1 { Finality::Free } else { Finality::Final };
    let mut acts = Vec::new();
    for (handle, token, action) in &places {
        let effect = super::outcome::on_token(sight, *action);
        let ends = if sight.view.would_be_done(*action) { Ends::Turn } else { Ends::Nothing };
        let build = |picks| {
            let effect = effect.clone();
            Act { effect, finality, ends, ..act(sight, *action, picks) }
        };
        let mut picks = vec![one(handle)];
        if !alone(handle) {
            picks.push(one(token_handle(sight, *token)));
        }
        acts.push(build(picks));
        acts.extend(
            token_handles(sight, *token).into_iter().map(|token| build(vec![one(token), one(handle)])),
        );
    }
    acts
}

/// All handles that stand for a token of a colour.
fn token_handles(sight: Sight<'_>, colour: Colour) -> Vec<String> {
    let coloured = sight.deciding().map_or(0, |desk| desk.pool().of(colour));
    if coloured == 0 {
        return vec![handles::of_colour(colour)];
    }
    (1..=coloured).map(|nth| handles::of_token(colour, nth)).collect()
}

/// The handle that stands for a token of a colour: one of the pool, or the colour for one of any.
fn token_handle(sight: Sight<'_>, colour: Colour) -> String {
    let coloured = sight.deciding().is_some_and(|desk| desk.pool().of(colour) > 0);
    if coloured { handles::of_token(colour, 1) } else { handles::of_colour(colour) }
}

/// The effects that may be used.
fn uses(sight: Sight<'_>, legal: &[Action]) -> Vec<Act> {
    let mut acts: Vec<Act> = Vec::new();
    let mut done: Vec<u8> = Vec::new();
    for &action in legal {
        let Action::Use { project, with } = action else { continue };
        let mut picks = vec![one(handles::of_project(project))];
        match with {
            With::Nothing => {}
            With::Card(card, space) => {
                picks.push(one(handles::of_spare(card, sight.pack())));
                picks.push(one(handles::of_space(space)));
            }
            With::Lines(lines) if lines.len() == 1 && !several(legal, project) => {
                picks.extend(line_picks(lines, handles::of_damage));
            }
            With::Spaces(spaces) if spaces.len() == 1 && !several(legal, project) => {
                picks.extend(space_picks(spaces));
            }
            With::Lines(_) | With::Spaces(_) | With::Tokens(_) => {
                if !done.contains(&project) {
                    done.push(project);
                    acts.push(use_of_some(sight, legal, project));
                }
                continue;
            }
        }
        acts.push(Act { effect: super::outcome::on_use(sight, project), ..act(sight, action, picks) });
    }
    acts
}

/// Whether an effect may be used on several things at once.
#[expect(clippy::wildcard_enum_match_arm, reason = "only these actions name such things")]
fn several(legal: &[Action], number: u8) -> bool {
    legal.iter().any(|action| match action {
        Action::Use { project, with } if *project == number => match with {
            With::Lines(lines) => lines.len() > 1,
            With::Spaces(spaces) => spaces.len() > 1,
            With::Tokens(_) => true,
            With::Nothing | With::Card(..) => false,
        },
        _ => false,
    })
}

/// An effect that is used on some of several things.
fn use_of_some(sight: Sight<'_>, legal: &[Action], number: u8) -> Act {
    let (mut lines, mut spaces, mut most, mut tokens) = (LineSet::EMPTY, SpaceSet::EMPTY, 0, false);
    for action in legal {
        let Action::Use { project, with } = action else { continue };
        if *project != number {
            continue;
        }
        match with {
            With::Lines(set) => (lines, most) = (lines.or(*set), most.max(set.len())),
            With::Spaces(set) => (spaces, most) = (spaces.or(*set), most.max(set.len())),
            With::Tokens(bag) => (tokens, most) = (true, most.max(bag.total())),
            With::Nothing | With::Card(..) => {}
        }
    }
    let of: Vec<Item> = if tokens {
        pool_items(sight)
    } else if lines.is_empty() {
        spaces.iter().map(space_item).collect()
    } else {
        lines.iter().map(|line| item(handles::of_damage(line), line)).collect()
    };
    Act {
        picks: vec![one(handles::of_project(number)), Pick::Some { of, min: 1, max: most.into() }],
        text: format!("use #{number} {ITEMS}"),
        say: super::say::use_button(number, sight),
        whole: String::new(),
        effect: super::outcome::on_use(sight, number),
        effects_by_size: Vec::new(),
        finality: Finality::Final,
        ends: Ends::Nothing,
    }
}

fn item(handle: String, text: impl Copy + ToString) -> Item {
    Item { handle, text: text.to_string() }
}

fn space_item(space: Space) -> Item {
    item(handles::of_space(space), space)
}

fn pool_items(sight: Sight<'_>) -> Vec<Item> {
    let Some(pool) = sight.deciding().map(Desk::pool) else { return Vec::new() };
    let tokens = |colour| (1..=pool.of(colour)).map(move |nth| item(handles::of_token(colour, nth), colour));
    Colour::ALL.into_iter().flat_map(tokens).collect()
}

fn line_picks(lines: LineSet, handle: fn(city::Line) -> String) -> Vec<Pick> {
    lines.iter().map(|line| one(handle(line))).collect()
}

fn space_picks(spaces: SpaceSet) -> Vec<Pick> {
    spaces.iter().map(|space| one(handles::of_space(space))).collect()
}

/// The answers to what an effect asks.
#[expect(clippy::wildcard_enum_match_arm, reason = "only these actions name such things")]
fn answers(sight: Sight<'_>, legal: &[Action]) -> Vec<Act> {
    let effect = sight.deciding().and_then(|desk| desk.effect(sight.pack())).map(|(_, effect)| effect);
    let of_line = if matches!(effect, Some(Effect::RemoveDamage { .. })) {
        handles::of_damage
    } else {
        handles::of_line
    };
    let sets: Vec<(Vec<Item>, Action)> = legal
        .iter()
        .filter_map(|&action| match action {
            Action::Lines(lines) => {
                Some((lines.iter().map(|line| item(of_line(line), line)).collect(), action))
            }
            Action::Spaces(spaces) => Some((spaces.iter().map(space_item).collect(), action)),
            Action::Colours(colours) => {
                let named = colours.iter().map(|colour| item(handles::of_colour(colour), colour));
                Some((named.collect(), action))
            }
            _ => None,
        })
        .collect();
    let (least, most) =
        (sets.iter().map(|(set, _)| set.len()).min(), sets.iter().map(|(set, _)| set.len()).max());
    let (Some(least), Some(most)) = (least, most) else { return Vec::new() };
    if most == 1 {
        let picks = |set: &[Item]| set.iter().map(|item| one(&item.handle)).collect();
        return sets.iter().map(|(set, action)| act(sight, *action, picks(set))).collect();
    }
    let verb = if matches!(sets[0].1, Action::Colours(_)) { "colours" } else { "choose" };
    let say = some_words(&sets[0].1, sight.language());
    let mut of: Vec<Item> = sets.into_iter().flat_map(|(set, _)| set).collect();
    of.sort_unstable_by(|one, other| one.handle.cmp(&other.handle));
    of.dedup();
    vec![Act {
        picks: vec![Pick::Some { of, min: least, max: most }],
        text: format!("{verb} {ITEMS}"),
        say,
        whole: String::new(),
        effect: String::new(),
        effects_by_size: Vec::new(),
        finality: Finality::Final,
        ends: Ends::Nothing,
    }]
}

/// What the button of an answer of several things reads.
#[expect(clippy::wildcard_enum_match_arm, reason = "only these actions name such things")]
fn some_words(example: &Action, language: Language) -> String {
    match example {
        Action::Colours(_) => word!(language, en: "Take these colours", fr: "Prendre ces couleurs", de: "Diese Farben nehmen").to_owned(),
        Action::Lines(_) => word!(language, en: "Choose {n} {n:line|lines}", fr: "Choisir {n} {n:rangée|rangées}", de: "{n} {n:Linie|Linien} wählen").to_owned(),
        _ => word!(language, en: "Choose {n} {n:space|spaces}", fr: "Choisir {n} {n:emplacement|emplacements}", de: "{n} {n:Feld|Felder} wählen").to_owned(),
    }
}
