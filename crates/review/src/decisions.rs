//! The positions of a game, and the choices with the views that they were made from.

use engine::{Game, Imagine, Observer, Rng, SEATS_MAX, Seat, Step, StepNumber, Table};
use players::rehearsal::Draws;

/// A position of the game as it was, or as it was but for what a choice was about to bring to light.
#[derive(Clone, Debug)]
pub(crate) struct Position<G: Game> {
    /// The whole of it; with a choice that is still to be carried out, the one before it.
    world: G,
    /// A choice that draws, still to be carried out: what it draws is not settled at this position.
    pending: Option<(Seat, G::Action)>,
    outcomes: u64,
    choices: [u64; SEATS_MAX],
}

impl<G: Imagine> Position<G> {
    /// Whose choice is about to draw.
    pub(crate) fn drawer(&self) -> Option<Seat> {
        self.pending.map(|(seat, _)| seat)
    }

    /// The position with all hands open and what no seat has seen arranged anew: with equal seeds alike from position to
    /// position.
    pub(crate) fn open(&self, seed: u64) -> G {
        let mut world = self.world.clone();
        world.shuffle_unseen(&mut drawn(*b"unseen  ", seed, 0, 0));
        if let Some((seat, action)) = self.pending {
            world.apply(seat, action, &mut ());
        }
        world
    }

    /// The position at which this choice is made and what it draws is not settled, if it draws: if what the seats see
    /// after it depends on how what they have not seen is arranged.
    fn before_draw(&self, seat: Seat, action: G::Action) -> Option<Self> {
        let mut choices = self.choices;
        choices[seat.index()] += 1;
        let after = Self { pending: Some((seat, action)), choices, ..self.clone() };
        let seen = |world: &G| {
            Seat::all(world.seats()).map(|seat| world.view(Observer::Seat(seat))).collect::<Vec<_>>()
        };
        let [one, ref others @ ..] = [0, 1, 2].map(|seed| seen(&after.open(seed)));
        others.iter().any(|other| *other != one).then_some(after)
    }

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
    /// How many seats there are.
    pub(crate) seats: u8,
    /// How many steps it has.
    pub(crate) steps: StepNumber,
    /// The positions, the first before any luck: the one after each step, and before that, where a choice draws, the one
    /// at which that is not settled.
    pub(crate) positions: Vec<Position<G>>,
    /// Who led from each position to the next; nobody, where luck fell or something was drawn.
    pub(crate) movers: Vec<Option<Seat>>,
    /// The choices of those who had several.
    pub(crate) decisions: Vec<Decision<G>>,
}

/// So many choices can all be compared.
pub(crate) const FEW: usize = 6;

impl<G: Imagine> Course<G> {
    /// Walks through a game.
    pub(crate) fn of(table: &Table<G>) -> Self {
        let mut walked = Table::<G>::bare(table.options().clone());
        let (mut outcomes, mut choices) = (0, [0; SEATS_MAX]);
        let first = Position { world: walked.truth().clone(), pending: None, outcomes, choices };
        let mut course = Self {
            options: table.options().clone(),
            seats: first.world.seats(),
            steps: table.steps().len(),
            positions: vec![first],
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
                    course.made(*seat, *action)
                }
            };
            walked.take(step.clone()).expect("a game that was played can be played again");
            course.movers.push(mover);
            course.positions.push(Position {
                world: walked.truth().clone(),
                pending: None,
                outcomes,
                choices,
            });
        }
        course
    }

    /// A choice is made; if it draws, there is a position between. Gives who leads from the last one to the end of the
    /// step.
    fn made(&mut self, seat: Seat, action: G::Action) -> Option<Seat> {
        let drawing = self.positions.last().and_then(|last| last.before_draw(seat, action));
        let Some(drawing) = drawing else { return Some(seat) };
        self.movers.push(Some(seat));
        self.positions.push(drawing);
        None
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
