//! What may be chosen: exactly the legal actions, each by handles, and a reason for the rest.

use crate::TricksFace;
use std::collections::BTreeSet;

use engine::{Game as _, Illegality as _, Observer, Options as _, Table};
use tricks::{Action, CardSet, MatchOptions, Phase, RULES, Tricks, View};
use words::Language;

use super::{drawn, look, on_turn, seats, told, walk, walks};
use crate::handles::{self, Place, Thing};
use face::{Choices, Face, Finality, Item, Pick, Scene};

/// All actions that the choices mean, by choosing handles in every way; the handles lie where its things are.
fn meant(choices: &Choices) -> BTreeSet<Action> {
    let read = |picks: &[&str]| {
        let action = of_text(&choices.text(picks).unwrap());
        assert!(lies_on(picks, action), "{picks:?} for {action:?}");
        action
    };
    let mut actions = BTreeSet::new();
    for act in &choices.acts {
        assert_eq!(act.picks.len(), 1, "every act in Mü has one step");
        match &act.picks[0] {
            Pick::One(handle) => {
                actions.insert(read(&[handle]));
            }
            Pick::Some { of, min, max } => {
                assert_eq!(act.effects_by_size.len(), max - min + 1);
                actions.extend(subsets(of, *min, *max).iter().map(|chosen| read(chosen)));
            }
        }
    }
    actions
}

/// Reads the notation.
fn of_text(text: &str) -> Action {
    Tricks::read_action(&MatchOptions::build(4, &[]).unwrap(), text).unwrap()
}

/// Whether handles are where the things of an action lie.
fn lies_on(picks: &[&str], action: Action) -> bool {
    let things: Vec<Thing> = picks.iter().filter_map(|pick| Thing::of(pick)).collect();
    assert_eq!(things.len(), picks.len(), "{picks:?}");
    match (action, things.as_slice()) {
        (Action::Lay(cards), things) => {
            let hand =
                |thing: &Thing| if let Thing::Card(Place::Hand, card) = thing { *card } else { panic!() };
            things.iter().map(hand).collect::<CardSet>() == cards
        }
        (Action::Pass, [Thing::Pass]) => true,
        (Action::Trump(named), [Thing::Type(shown)]) => named == *shown,
        (Action::Partner(seat), [Thing::Seat(shown)]) => seat == *shown,
        (Action::Play(card), [Thing::Card(_, shown)]) => card == *shown,
        _ => false,
    }
}

/// All subsets of a size from `min` to `max`.
fn subsets(of: &[Item], min: usize, max: usize) -> Vec<Vec<&str>> {
    let mut all: Vec<Vec<&str>> = vec![Vec::new()];
    for item in of {
        let longer: Vec<Vec<&str>> = all
            .iter()
            .filter(|set| set.len() < max)
            .map(|set| set.iter().copied().chain([item.handle.as_str()]).collect())
            .collect();
        all.extend(longer);
    }
    all.retain(|set| set.len() >= min);
    all
}

fn of_turn(table: &Table<Tricks>, language: Language) -> Option<(View, Choices, Scene)> {
    let observer = Observer::Seat(on_turn(table)?);
    let looks = seats(table.options().seats());
    let look = look(&looks, observer, language);
    let view = table.view(observer);
    let scene = drawn(&view, &told(table, observer), &look);
    Some((view, TricksFace::choices(&view, &look), scene))
}

#[test]
fn acts_mean_exactly_the_legal_actions() {
    let mut step = 0;
    walks(|table| {
        step += 1;
        let Some((view, choices, _)) = of_turn(table, Language::ALL[step % 3]) else { return };
        let cap = view.lay_cap();
        if cap > 4 {
            return; // too many sets to list; the smaller caps tell the same
        }
        let mut legal = Vec::new();
        view.legal(&mut legal);
        let legal: BTreeSet<Action> = legal.into_iter().collect();
        assert_eq!(meant(&choices), legal, "{:?}", view.public().phase());
        assert!(
            choices.acts.iter().all(|act| act.finality > Finality::Free),
            "nothing in Mü can be taken back"
        );
        assert!(choices.acts.iter().all(|act| !act.say.is_empty()));
        assert!(!choices.title.is_empty() && !choices.prompt.is_empty());
        assert!(choices.rule.is_some_and(|rule| RULES.contains(&rule)));
    });
}

#[test]
fn every_handle_is_on_the_table() {
    walks(|table| {
        let Some((_, choices, scene)) = of_turn(table, Language::English) else { return };
        let shown = [scene.main.0, scene.hand.0].concat();
        let on_table = |handle: &str| shown.contains(&format!("data-h=\"{handle}\""));
        let mut choosable = BTreeSet::new();
        for act in &choices.acts {
            match &act.picks[0] {
                Pick::One(handle) => choosable.insert(handle.clone()),
                Pick::Some { of, .. } => {
                    choosable.extend(of.iter().map(|item| item.handle.clone()));
                    true
                }
            };
        }
        for handle in choosable.iter().filter(|handle| *handle != handles::PASS) {
            assert!(on_table(handle), "{handle} is not drawn");
        }
    });
}

#[test]
fn whoever_waits_is_told_for_whom_and_why_not() {
    walk(4, "calm", 11, &[("goal", "60")], |table| {
        let Some(turn) = on_turn(table) else { return };
        let observer = Observer::Seat(turn.left(4));
        let looks = seats(4);
        let look = look(&looks, observer, Language::German);
        let view = table.view(observer);
        let choices = TricksFace::choices(&view, &look);
        assert!(choices.acts.is_empty() && choices.title.is_empty());
        assert!(choices.prompt.contains(look.name(turn)), "{}", choices.prompt);
        for (handle, _) in handles::of_cards(Place::Hand, view.hand()) {
            let refusal = choices.why::<TricksFace>(&view, &[], &handle, &look).unwrap();
            assert!(refusal.text.contains(look.name(turn)), "{}", refusal.text);
        }
    });
}

#[test]
fn handles_stand_for_things_and_twins_for_one_kind() {
    let card = |place, code: &str| Some(Thing::Card(place, code.parse().unwrap()));
    assert_eq!(["h.r7a", "h.r7b"].map(Thing::of), [card(Place::Hand, "R7"), card(Place::Hand, "R7")]);
    assert_eq!(["l.k1a", "h.g0"].map(Thing::of), [card(Place::Laid, "K1"), card(Place::Hand, "G0")]);
    let named = |code: &str| Some(Thing::Type(Some(code.parse().unwrap())));
    assert_eq!(["u.y", "n.4", "n.none"].map(Thing::of), [named("Y"), named("4"), Some(Thing::Type(None))]);
    assert_eq!(
        ["s.c", "a.pass"].map(Thing::of),
        [Some(Thing::Seat("c".parse().unwrap())), Some(Thing::Pass)]
    );
    let wrong = [
        "", "h", "h.", "h.r", "h.r7", "h.r5a", "h.r7c", "h.z3", "h.r10", "h.R5", "l.é7", "u.7", "u.Y", "n.r",
        "n.10", "s.g", "s.", "x.1", "a.end",
    ];
    for handle in wrong {
        assert_eq!(Thing::of(handle), None, "{handle:?}");
    }
}

#[test]
fn a_pass_that_ends_the_auction_says_so() {
    let mut seen = (0, 0);
    walk(4, "random", 21, &[("goal", "80")], |table| {
        let auction = table.truth().public().auction();
        let Some((_, choices, _)) = of_turn(table, Language::English) else { return };
        let Some(pass) = choices
            .acts
            .iter()
            .find(|act| matches!(&act.picks[0], Pick::One(handle) if handle == handles::PASS))
        else {
            return;
        };
        if auction.passes() + 1 == 4 {
            assert!(pass.effect.contains("the auction ends"), "{}", pass.effect);
            seen.0 += 1;
        } else {
            assert!(!pass.effect.contains("the auction ends"));
            seen.1 += 1;
        }
    });
    assert!(seen.0 > 2 && seen.1 > 10, "{seen:?}");
}

#[test]
fn effects_of_cards_come_true() {
    walks(|table| {
        let Some((view, choices, _)) = of_turn(table, Language::English) else { return };
        let seats = table.options().seats();
        let trick = view.public().tricks().current().map_or(0, |trick| trick.iter().len());
        if view.public().phase() != Phase::Trick || trick + 1 < usize::from(seats) {
            return;
        }
        let me = view.seat().unwrap();
        for act in &choices.acts {
            let mut after = table.clone();
            after.take(engine::Step::Choice(me, of_text(&act.text))).unwrap();
            let public = after.truth().public();
            let won = public.tricks().last().unwrap().won(view.public().trumps().unwrap());
            assert_eq!(act.effect.starts_with("You win"), won.winner == me, "{}", act.effect);
            let unit = if won.points == 1 { "point" } else { "points" };
            assert!(act.effect.ends_with(&format!(": {} {unit}.", won.points)), "{}", act.effect);
        }
    });
}

#[test]
fn the_table_takes_what_the_choices_offer() {
    let looks = seats(5);
    walk(5, "calm", 30, &[("goal", "50")], |table| {
        let Some(seat) = on_turn(table) else { return };
        let view = table.view(Observer::Seat(seat));
        let choices = TricksFace::choices(&view, &look(&looks, Observer::Seat(seat), Language::French));
        for act in &choices.acts {
            let picks: Vec<&str> = match &act.picks[0] {
                Pick::One(handle) => vec![handle],
                Pick::Some { of, max, .. } => of.iter().take(*max).map(|item| item.handle.as_str()).collect(),
            };
            let checked = view.check(of_text(&choices.text(&picks).unwrap()));
            assert!(checked.is_ok(), "{picks:?}: {:?}", checked.map_err(|bad| bad.rule()));
        }
    });
    let _ = MatchOptions::SEATS;
}

#[test]
fn a_set_that_is_full_says_how_many_may_be_laid() {
    let mut refused = 0;
    walks(|table| {
        let Some((view, choices, _)) = of_turn(table, Language::English) else { return };
        let Some(Pick::Some { of, max, .. }) = choices.acts.first().and_then(|act| act.picks.first()) else {
            return;
        };
        if of.len() <= *max || *max < 2 {
            return;
        }
        let looks = seats(table.options().seats());
        let look = look(&looks, Observer::Seat(on_turn(table).unwrap()), Language::English);
        let picks: Vec<&str> = of.iter().take(*max).map(|item| item.handle.as_str()).collect();
        let next = &of[*max].handle;
        let why = choices.why::<TricksFace>(&view, &picks, next, &look).unwrap();
        assert!(
            why.text.starts_with("You may lay at most") || why.text.starts_with("You lead already"),
            "{}",
            why.text
        );
        assert!(choices.why::<TricksFace>(&view, &picks[1..], next, &look).is_none());
        refused += 1;
    });
    assert!(refused > 3, "{refused}");
}
