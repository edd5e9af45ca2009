//! The law of refusals: whatever a person may click on, at every stage of a choice that has been begun, either can be
//! chosen or says why not, with its rule, in every language.

use std::collections::BTreeSet;

use catalog::games;
use engine::{Luck, Observer, Rng, Seat};
use host::{AnyTable, AnyView, Cells, Choices, Entry, Kept, Level, Look, Pick, SeatLook};
use words::Language;

/// At how many positions of a game everybody looks.
const POSITIONS: usize = 14;
/// At how many stages of a choice, of those there are.
const STAGES: usize = 5;

fn looks(seats: u8) -> Vec<SeatLook> {
    let names = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];
    let seat = |name: &str| SeatLook { name: name.into(), letter: name[..1].into(), computer: false };
    names.into_iter().take(seats.into()).map(seat).collect()
}

/// Every handle that a page shows: on the table, in the hand, as a button for a first step.
fn shown(view: &dyn AnyView, choices: &Choices) -> BTreeSet<String> {
    let scene = view.scene(&Cells::in_place(&Kept::default()));
    let page = [scene.main.0, scene.hand.0, scene.panel.0].concat();
    let drawn = page.split("data-h=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned);
    let buttons = choices.acts.iter().filter_map(|act| act.picks.first()?.single().map(str::to_owned));
    drawn.chain(buttons).collect()
}

/// What may have been chosen so far: nothing, every beginning of an act, one of a set, as many of a set as may be.
fn stages(choices: &Choices) -> Vec<Vec<String>> {
    let mut stages = BTreeSet::from([Vec::new()]);
    for act in &choices.acts {
        let mut picks: Vec<String> = Vec::new();
        for pick in &act.picks {
            match pick {
                Pick::One(handle) => picks.push(handle.clone()),
                Pick::Some { of, max, .. } => {
                    let handles: Vec<String> = of.iter().take(*max).map(|item| item.handle.clone()).collect();
                    stages.insert([&picks[..], &handles[..1]].concat());
                    picks.extend(handles);
                }
            }
            stages.insert(picks.clone());
        }
    }
    stages.into_iter().collect()
}

/// Whether a handle may be chosen at a stage: next, instead of something chosen, or to let go of it.
fn may_be_chosen(choices: &Choices, picks: &[String], handle: &str) -> bool {
    let is = |pick: &Pick, wanted: &str| matches!(pick, Pick::One(one) if one == wanted);
    let is_in = |pick: &Pick, wanted: &str| matches!(pick, Pick::Some { of, .. } if of.iter().any(|item| item.handle == wanted));
    if picks.iter().any(|pick| pick == handle) {
        return true;
    }
    choices.acts.iter().any(|act| {
        (0..act.picks.len().min(picks.len() + 1)).any(|at| {
            let follows = act.picks[..at].iter().zip(picks).all(|(pick, chosen)| is(pick, chosen));
            let chosen = &picks[at..];
            let is_full = |pick: &Pick| match pick {
                Pick::Some { max, .. } => {
                    chosen.len() > 1 && chosen.len() == *max && chosen.iter().all(|one| is_in(pick, one))
                }
                Pick::One(_) => false,
            };
            let pick = &act.picks[at];
            follows && (is(pick, handle) || (is_in(pick, handle) && !is_full(pick)))
        })
    })
}

/// How often the law was tried.
#[derive(Default)]
struct Tried {
    refused: usize,
    kinds: BTreeSet<String>,
}

/// Tries everything that is shown to an observer at some stages of its choice.
fn assert_explained(entry: &Entry, table: &dyn AnyTable, look: Look<'_>, rng: &mut Rng, tried: &mut Tried) {
    let views = Language::ALL.map(|language| table.see(Look { language, ..look }));
    let choices = views[0].choices();
    let shown = shown(&*views[0], &choices);
    let mut stages = stages(&choices);
    rng.shuffle(&mut stages[1..]);
    for (stage, picks) in stages.iter().take(STAGES).enumerate() {
        let chosen: Vec<&str> = picks.iter().map(String::as_str).collect();
        for (place, handle) in shown.iter().enumerate() {
            let why = views[(stage + place) % 3].why(&chosen, handle);
            let name = entry.name;
            if may_be_chosen(&choices, picks, handle) {
                assert!(why.is_none(), "{name}: {handle} may be chosen after {picks:?}, but: {why:?}");
                continue;
            }
            let refusal = why.unwrap_or_else(|| panic!("{name}: {handle} says nothing after {picks:?}"));
            assert!(refusal.text.len() > 12, "{name}: {handle} after {picks:?}: {:?}", refusal.text);
            assert!(entry.rules.contains(&refusal.rule), "{name}: {} is no rule", refusal.rule);
            if tried.refused.is_multiple_of(7) {
                let texts =
                    views.each_ref().map(|view| view.why(&chosen, handle).map(|refusal| refusal.text));
                assert_eq!(BTreeSet::from(texts).len(), 3, "{name}: {handle} reads alike in two languages");
            }
            tried.refused += 1;
            tried.kinds.insert(refusal.rule.to_string());
        }
    }
}

/// Plays a game at random and tries everything on the way.
fn walk(entry: &Entry, seats: u8, chosen: &[(&str, &str)], tried: &mut Tried) {
    let chosen: Vec<(String, String)> =
        chosen.iter().map(|&(name, value)| (name.into(), value.into())).collect();
    let (looks, luck) = (looks(seats), Luck::from_seed(u64::from(seats)));
    let mut rng = Rng::from_seed(40 + u64::from(seats));
    // First it is known how long the game is, then some of its positions are looked at.
    let mut table = entry.open(seats, &chosen).unwrap();
    table.settle(&luck);
    let at = |seat| Look { language: Language::English, observer: Observer::Seat(seat), seats: &looks };
    while let Some(seat) = table.turn().owing().first() {
        let choice = table.computer_choice(seat, Level::Random, &mut rng).unwrap();
        table.play_text(seat, &choice, &luck, &at(seat)).unwrap();
    }
    let steps = table.step_count();
    for position in 0..=POSITIONS {
        let table = table.at(1 + (steps - 1) * position / POSITIONS);
        let mut observers: Vec<Observer> = table.turn().owing().iter().map(Observer::Seat).take(1).collect();
        let waits = Seat::all(seats).find(|seat| !table.turn().owing().contains(*seat));
        observers.extend(waits.map(Observer::Seat).into_iter().chain([Observer::Spectator]));
        for observer in observers {
            let look = Look { language: Language::English, observer, seats: &looks };
            assert_explained(entry, &*table, look, &mut rng, tried);
        }
    }
}

#[test]
fn whatever_is_shown_can_be_chosen_or_says_why_not() {
    for entry in games() {
        let mut tried = Tried::default();
        let (least, most) = (*(entry.seats)().start(), *(entry.seats)().end());
        for seats in [least, least.midpoint(most), most] {
            walk(entry, seats, &[], &mut tried);
        }
        eprintln!("{}: {} refused, by {} rules", entry.name, tried.refused, tried.kinds.len());
        assert!(tried.refused > 300, "{}: {} refusals", entry.name, tried.refused);
        assert!(tried.kinds.len() >= 5, "{}: {:?}", entry.name, tried.kinds);
    }
}
