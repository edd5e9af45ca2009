//! Non-interference on the wire: two sites that differ only in what a visitor may not know send that
//! visitor the same bytes — pages, streams, answers and refusals — until the difference is shown.
//!
//! The two worlds are the same table, with the same people and the same secret, but one card that the
//! visitor cannot see has changed places with another.

mod calls;
mod table;
mod world;

use std::ops::Range;

use engine::Rng;
use host::Entry;
use serde_json::Value;

use crate::offers::{action, called};
pub(crate) use table::Table;
pub(crate) use world::World;

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visitor {
    /// Sits on the first seat.
    First,
    /// Sits nowhere.
    Spectator,
    /// Has the first two seats at one device, and nobody has taken it yet.
    Covered,
}

/// After which moves somebody asks for a take-back.
const TAKEN_BACK_AFTER: [usize; 3] = [1, 4, 11];

/// What the visitor gets must be the same in both worlds.
async fn compare((here, there): (&mut World, &mut World), probes: &[Probe], when: &str) {
    assert_eq!(here.heard, there.heard, "the streams differ {when}");
    let (one, other) = (here.everything(probes).await, there.everything(probes).await);
    assert!(one.len() >= 7 && one.len() == other.len(), "{when}");
    for (what, got) in &one {
        assert!(Some(got) == other.get(what), "{what} differs {when}:\n{got}\n{:?}", other.get(what));
    }
}

/// Plays the same moves in two worlds that the visitor cannot tell apart, and compares what the
/// visitor gets after each of them. Gives how many moves there were; nothing if nothing can be varied.
pub(crate) async fn walk(table: &Table, visitor: Visitor, seed: u64) -> Option<usize> {
    const MOVES_MAX: usize = 32;
    let mut rng = Rng::from_seed(seed);
    let varied = table.vary(visitor, &mut rng)?;
    assert_ne!(table.luck, varied.luck, "nothing was varied");
    let mut here = World::with(table, visitor).await;
    let mut there = World::with(&varied, visitor).await;
    let mut moves = 0;
    loop {
        let mut probes = Vec::new();
        let mut next = None;
        for seat in 0..usize::from(table.seats) {
            let ((seq, one), (same_seq, other)) = (here.acts_of(seat).await, there.acts_of(seat).await);
            assert_eq!(seq, same_seq);
            probes.extend(one.iter().chain(&other).flat_map(probes_of));
            // What the seat could do in both worlds, so that nothing is shown that differs.
            let common = (0..30).find_map(|_| {
                let action = action(rng.pick(&one)?, &mut rng);
                other.iter().any(|act| allows(act, &action)).then_some(action)
            });
            next = next.or(common.map(|action| (seat, seq, action)));
        }
        probes.sort();
        probes.dedup();
        rng.shuffle(&mut probes);
        probes.truncate(10);
        let when = format!("after {moves} moves at {} with seed {seed}", table.game);
        // What somebody else has chosen ahead in one of them is nothing that the visitor may know.
        let ahead = choose_ahead(&mut there, table.seats, visitor).await;
        compare((&mut here, &mut there), &probes, &when).await;
        if let Some(seat) = ahead {
            there.choose_ahead(seat, None).await;
        }
        let Some((seat, seq, action)) = next.filter(|_| moves < MOVES_MAX) else { break };
        let answers = (here.act(seat, seq, &action).await, there.act(seat, seq, &action).await);
        if seat == 0 && visitor == Visitor::First {
            assert_eq!(answers.0, answers.1, "the answers differ {when}");
        }
        moves += 1;
        if TAKEN_BACK_AFTER.contains(&moves) {
            take_back((&mut here, &mut there), (seat, visitor), &when).await;
        }
    }
    assert!(here.has_played() || moves < 10, "no motion was compared");
    here.close().await;
    there.close().await;
    Some(moves)
}

/// Somebody other than the visitor chooses ahead, if that is offered to anybody: who.
async fn choose_ahead(world: &mut World, seats: u8, visitor: Visitor) -> Option<usize> {
    let first = match visitor {
        Visitor::Spectator => 0,
        Visitor::First => 1,
        Visitor::Covered => 2,
    };
    for seat in first..usize::from(seats) {
        if let Some(text) = world.ahead_of(seat).await.first() {
            world.choose_ahead(seat, Some(text)).await;
            return Some(seat);
        }
    }
    None
}

/// Who has just chosen asks for the end of the game, and does so no more, then for a take-back, and all others agree:
/// the visitor gets the same in both worlds while it is asked, and goes back to what was the same before.
async fn take_back((here, there): (&mut World, &mut World), (seat, visitor): (usize, Visitor), when: &str) {
    // Where one person holds all seats nobody is asked, and the game would end.
    if visitor != Visitor::Covered {
        let asked = (here.ask(seat, "end").await, there.ask(seat, "end").await);
        if seat == 0 && visitor == Visitor::First {
            assert_eq!(asked.0, asked.1, "what the asker is answered differs {when}");
        }
        compare((here, there), &[], &format!("while the end is asked for {when}")).await;
        here.withdraw(seat).await;
        there.withdraw(seat).await;
    }
    let asked = (here.ask(seat, "takeback").await, there.ask(seat, "takeback").await);
    if seat == 0 && visitor == Visitor::First {
        assert_eq!(asked.0, asked.1, "what the asker is answered differs {when}");
    }
    compare((here, there), &[], &format!("while a take-back is asked for {when}")).await;
    let agreed = (here.agree_back(seat).await, there.agree_back(seat).await);
    if visitor == Visitor::First {
        assert_eq!(agreed.0, agreed.1, "what who agrees is answered differs {when}");
    }
    assert!(here.is_taken_back().await && there.is_taken_back().await, "{when}");
    compare((here, there), &[], &format!("when it was taken back {when}")).await;
}

/// Something to try: a handle that is shown to somebody, and an action.
pub(crate) type Probe = (String, String);

/// What can be tried of an act: of a set each item alone.
fn probes_of(act: &Value) -> Vec<Probe> {
    let text = act["text"].as_str().unwrap();
    let steps = act["p"].as_array().unwrap().iter();
    let of = |step: &Value| {
        if let Some(handle) = step.as_str() {
            return vec![(handle.to_owned(), text.to_owned())];
        }
        let handles = step["of"].as_array().unwrap().iter().map(|one| one.as_str().unwrap().to_owned());
        handles.zip(called(step).into_iter().map(|one| host::filled(text, [one]))).collect()
    };
    steps.flat_map(of).collect()
}

/// Whether an act can mean an action.
pub(crate) fn allows(act: &Value, action: &str) -> bool {
    let text = act["text"].as_str().unwrap();
    let Some(set) = act["p"].as_array().unwrap().last().filter(|step| step.is_object()) else {
        return text == action;
    };
    let (before, behind) = text.split_once("{}").unwrap();
    let Some(items) = action.strip_prefix(before).and_then(|rest| rest.strip_suffix(behind)) else {
        return false;
    };
    let mut left = called(set);
    let mut count = 0;
    for item in items.split(',') {
        let Some(at) = left.iter().position(|one| *one == item) else { return false };
        left.remove(at);
        count += 1;
    }
    (set["min"].as_u64().unwrap()..=set["max"].as_u64().unwrap()).contains(&count)
}

/// Walks through some deals of a game; gives how many moves there were, nothing if nothing can be varied.
pub(crate) async fn walks(
    (entry, seats): (&'static Entry, u8),
    visitor: Visitor,
    seeds: Range<u64>,
) -> Option<usize> {
    let mut moves = 0;
    for seed in seeds {
        moves += walk(&Table::dealt(entry, seats, seed), visitor, seed).await?;
    }
    Some(moves)
}

/// Whether a visitor that may know the difference gets something else in the other world.
pub(crate) async fn differs(entry: &'static Entry) {
    let table = Table::dealt(entry, 3, 7);
    let varied = table.with_another_first_hand(8);
    let mut here = World::with(&table, Visitor::First).await;
    let mut there = World::with(&varied, Visitor::First).await;
    let (one, other) = (here.everything(&[]).await, there.everything(&[]).await);
    let differ = one.iter().filter(|(what, got)| other.get(*what) != Some(got)).count();
    assert!(differ >= 3, "otherwise the comparisons above would say nothing: {differ}");
}
