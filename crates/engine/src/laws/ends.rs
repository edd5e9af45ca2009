//! A part of laws 1 and 2, cheap enough for ten million games: every game comes to its end.

use super::{Broken, Checked, LUCK_MAX, Lawful};
use crate::fair::Luck;
use crate::game::Turn;
use crate::rng::Rng;
use crate::saved::SavedGame;
use crate::seat::Seat;
use crate::table::{Step, Table};

/// Plays one random game to its end, without a table and without views: in each position somebody owes a choice and
/// has a legal one, which is accepted; the game advances, and is over within `steps_max` steps.
///
/// # Errors
/// Law 1 or 2, if it is broken.
pub fn ends<G: Lawful>(options: &G::Options, seed: u64, steps_max: usize) -> Result<Checked, Broken> {
    let (mut steps, mut rng) = (Vec::new(), Rng::from_seed(seed));
    match play::<G>(options, &Luck::from_seed(seed), &mut rng, steps_max, &mut steps) {
        Ok(()) => Ok(Checked { steps: steps.len(), worlds: 0 }),
        Err((law, what)) => {
            let table = Table::<G>::replay(options.clone(), steps);
            let transcript = table.map_or_else(
                |(step, reason)| format!("(step {step} cannot be replayed: {reason})"),
                |table| SavedGame::of(&table).to_string(),
            );
            Err(Broken { law, what, transcript })
        }
    }
}

/// Plays, and notes each step. What is broken, if something is: the number of the law, and what was seen.
fn play<G: Lawful>(
    options: &G::Options,
    luck: &Luck,
    rng: &mut Rng,
    steps_max: usize,
    steps: &mut Vec<Step<G>>,
) -> Result<(), (u8, String)> {
    let mut state = G::new(options);
    let (mut outcomes, mut in_a_row) = (0, 0);
    let (mut milestones, mut choices) = (state.milestones(), 0);
    while steps.len() < steps_max {
        match state.turn() {
            Turn::Over(_) => return Ok(()),
            Turn::Chance => {
                let chance = state.draw(&mut luck.outcome(outcomes));
                if let Err(reason) = state.check_chance(&chance) {
                    return Err((2, format!("the outcome drawn is refused: {reason}")));
                }
                state.resolve(&chance, &mut ());
                steps.push(Step::Chance(chance));
                (outcomes, in_a_row) = (outcomes + 1, in_a_row + 1);
                if in_a_row > LUCK_MAX {
                    return Err((1, "luck follows on luck without end".into()));
                }
            }
            Turn::Seats(owing) => {
                let seats: Vec<Seat> = owing.iter().collect();
                let Some(&seat) = rng.pick(&seats) else {
                    return Err((1, "nobody owes anything, and the game is not over".into()));
                };
                let Some(action) = state.sample(seat, rng) else {
                    return Err((2, format!("{seat} owes a choice and has none")));
                };
                if let Err(reason) = state.check(seat, action) {
                    return Err((2, format!("{seat} draws {action:?}, which is refused: {reason}")));
                }
                state.apply(seat, action, &mut ());
                steps.push(Step::Choice(seat, action));
                (choices, in_a_row) = (choices + 1, 0);
            }
        }
        let now = state.milestones();
        if now > milestones {
            (milestones, choices) = (now, 0);
        }
        if now < milestones || choices > state.patience() {
            return Err((1, "the game does not advance".into()));
        }
    }
    Err((1, format!("the game is not over after {steps_max} steps")))
}
