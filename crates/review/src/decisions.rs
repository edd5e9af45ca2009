//! The positions of a game, and the choices with the views that they were made from.

use engine::{Game, Observer, Rng, SEATS_MAX, Seat, Step, StepNumber, Table};
use players::rehearsal::Draws;

/// A position of the game as it was.
#[derive(Debug)]
pub(crate) struct Position<G> {
    /// The whole of it.
    pub(crate) world: G,
    outcomes: u64,
    choices: [u64; SEATS_MAX],
}

impl<G: Game> Position<G> {
    /// The draws of an imagined game from here on, those of the same number being the same from every position.
    pub(crate) fn draws(&self, seed: u64) -> Draws {
        Draws::of(seed).after(self.outcomes, self.choices)
    }
}

/// A choice of a seat that had several.
#[derive(Debug)]
pub(crate) struct Decision<G: Game> {
    /// The step that it was, from 1.
    pub(crate) step: StepNumber,
    pub(crate) seat: Seat,
    /// What the seat saw.
    pub(crate) view: G::View,
    /// What it could do, if that is little.
    pub(crate) few: Option<Vec<G::Action>>,
    /// What it did.
    pub(crate) played: G::Action,
}

/// A game to be reviewed.
#[derive(Debug)]
pub(crate) struct Course<G: Game> {
    /// What the seats agreed on.
    pub(crate) options: G::Options,
    /// The position after each number of steps, the first before any luck.
    pub(crate) positions: Vec<Position<G>>,
    /// Who took each step; nobody, where luck fell.
    pub(crate) movers: Vec<Option<Seat>>,
    /// The choices of those who had several.
    pub(crate) decisions: Vec<Decision<G>>,
}

/// So many choices can all be compared.
pub(crate) const FEW: usize = 6;

impl<G: Game> Course<G> {
    /// Walks through a game.
    pub(crate) fn of(table: &Table<G>) -> Self {
        let mut walked = Table::<G>::bare(table.options().clone());
        let (mut outcomes, mut choices) = (0, [0; SEATS_MAX]);
        let mut course = Self {
            options: table.options().clone(),
            positions: vec![Position { world: walked.truth().clone(), outcomes, choices }],
            movers: Vec::new(),
            decisions: Vec::new(),
        };
        for (before, step) in table.steps().iter().enumerate() {
            let mover = match step {
                Step::Chance(_) => {
                    outcomes += 1;
                    None
                }
                Step::Choice(seat, action) => {
                    choices[seat.index()] += 1;
                    course.decisions.extend(decision(&walked, before + 1, *seat, *action));
                    Some(*seat)
                }
            };
            walked.take(step.clone()).expect("a game that was played can be played again");
            course.movers.push(mover);
            course.positions.push(Position { world: walked.truth().clone(), outcomes, choices });
        }
        course
    }
}

fn decision<G: Game>(
    table: &Table<G>,
    step: StepNumber,
    seat: Seat,
    played: G::Action,
) -> Option<Decision<G>> {
    let mut legal = Vec::new();
    table.truth().legal(seat, &mut legal);
    if legal.len() < 2 {
        return None;
    }
    let view = table.view(Observer::Seat(seat));
    Some(Decision { step, seat, view, few: (legal.len() <= FEW).then_some(legal), played })
}

/// Draws for one purpose at one place of a review.
pub(crate) fn drawn(purpose: [u8; 8], seed: u64, step: StepNumber, number: u32) -> Rng {
    let mut key = *b"mu review                       ";
    key[10..18].copy_from_slice(&purpose);
    key[20..24].copy_from_slice(&number.to_le_bytes());
    key[24..].copy_from_slice(&seed.to_le_bytes());
    Rng::from_key(key, step as u64)
}
