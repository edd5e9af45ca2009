//! Why a choice was worse than another. What a table shows decides most of it; hands are imagined.

use engine::{Game, RuleId, Seat};
use m::{Action, M, Phase, Prospect, Public};
use players::{Case, Reason};

use super::quick;

/// The words of all reasons.
pub(super) const WORDS: [&str; 6] =
    ["exchange_left", "card_lower", "scoring_missed", "scoring_given", "line_opened", "tokens_left"];

const REWARD: RuleId = RuleId::new("M", 6, 1);
const EXCHANGE: RuleId = RuleId::new("M", 7, 5);
const BEGINS: RuleId = RuleId::new("M", 8, 1);
const NO_CHOICE: RuleId = RuleId::new("M", 8, 7);
const FIRST_TAKE: RuleId = RuleId::new("M", 9, 3);
const TAKE_IN_TURN: RuleId = RuleId::new("M", 9, 4);
const PLUS: RuleId = RuleId::new("M", 11, 2);
const MINUS: RuleId = RuleId::new("M", 11, 3);

/// The weightiest reason that is true.
pub(super) fn reason(case: &Case<'_, M>) -> Option<Reason> {
    match (case.played, case.best) {
        (Action::Pass, Action::Exchange { .. }) => exchange_left(case),
        (Action::Take(_), Action::Take(_)) => card_lower(case),
        (Action::Place { .. }, Action::Place { .. }) => placed(case),
        (
            Action::Pass
            | Action::Exchange { .. }
            | Action::Take(_)
            | Action::Place { .. }
            | Action::ChooseLine(_),
            _,
        ) => None,
    }
}

/// A card could have been exchanged for one that fits somewhere.
fn exchange_left(case: &Case<'_, M>) -> Option<Reason> {
    let share = case.mostly(|after| {
        let fits = |world: &M| {
            let public = world.public();
            world.hand(case.seat).kinds().any(|card| public.glances(case.seat, card).next().is_some())
        };
        fits(&after.best) && !fits(&after.played)
    })?;
    Some(Reason::of("exchange_left", &[EXCHANGE], [share]))
}

/// Another card of the line added more to the own score at once.
fn card_lower(case: &Case<'_, M>) -> Option<Reason> {
    let public = case.view.public();
    let gain = |action| match action {
        Action::Take(cell) => Some(public.gain(case.seat, public.layout().card(cell)?)),
        Action::Pass | Action::Exchange { .. } | Action::Place { .. } | Action::ChooseLine(_) => None,
    };
    let (played, best) = (gain(case.played)?, gain(case.best)?);
    (best > played).then(|| Reason::of("card_lower", &[PLUS, MINUS], [played, best]))
}

/// What is wrong with where a card was laid.
fn placed(case: &Case<'_, M>) -> Option<Reason> {
    let prospect = |action| match action {
        Action::Place { card, cell } => case.view.prospect(card, cell),
        Action::Pass | Action::Exchange { .. } | Action::Take(_) | Action::ChooseLine(_) => None,
    };
    let (played, best) = (prospect(case.played)?, prospect(case.best)?);
    match (played.triggers.is_empty(), best.triggers.is_empty()) {
        (true, false) => scoring_missed(case),
        (false, true) => scoring_given(case),
        (true, true) => line_opened(case).or_else(|| tokens_left(&played, &best)),
        (false, false) => None,
    }
}

/// What a choice and the scoring that it starts change in everybody's score, if all take at a glance.
fn changes(case: &Case<'_, M>, action: Action) -> impl Fn(Seat) -> i32 {
    // Everything that a scoring depends on lies open: any world will do.
    let before = case.worlds[0].world.clone();
    let mut after = before.clone();
    after.apply(case.seat, action, &mut ());
    quick::finish_phase(&mut after);
    let total = |public: &Public, seat| public.score(seat).total();
    move |seat| total(after.public(), seat) - total(before.public(), seat)
}

/// A scoring could have been started that brings more than what was done.
fn scoring_missed(case: &Case<'_, M>) -> Option<Reason> {
    let [played, best] = [case.played, case.best].map(|action| changes(case, action)(case.seat));
    (best > played.max(0)).then(|| Reason::of("scoring_missed", &[BEGINS, FIRST_TAKE], [best]))
}

/// The scoring that was started brought somebody else more.
fn scoring_given(case: &Case<'_, M>) -> Option<Reason> {
    let change = changes(case, case.played);
    let others = Seat::all(case.view.public().seats()).filter(|&seat| seat != case.seat);
    let (own, most) = (change(case.seat), others.map(change).max()?);
    (most > own).then(|| Reason::of("scoring_given", &[NO_CHOICE, TAKE_IN_TURN], [own, most]))
}

/// The next player can start a scoring now, and could not after the other choice.
fn line_opened(case: &Case<'_, M>) -> Option<Reason> {
    let next_scores = |world: &M| {
        let public = world.public();
        let Phase::Turn { seat } = *public.phase() else { return false };
        let starts = |card| public.glances(seat, card).any(|(_, _, starts_phase)| starts_phase);
        seat != case.seat && world.hand(seat).kinds().any(starts)
    };
    let share = case.mostly(|after| next_scores(&after.played) && !next_scores(&after.best))?;
    Some(Reason::of("line_opened", &[BEGINS, FIRST_TAKE], [share]))
}

/// Another placement takes more tokens.
fn tokens_left(played: &Prospect, best: &Prospect) -> Option<Reason> {
    let [played, best] = [played, best].map(|prospect| prospect.payments.count());
    (best > played).then(|| Reason::of("tokens_left", &[REWARD], [played, best]))
}
