//! Plays imagined games on for some turns: quickly, with luck drawn at random.

use engine::{Game, Rng, Seat, SeatSet, Turn};
use isle::{Action, Chance, Face, Isle, Phase};

use super::plan::{Planner, Way, likely_answer};
use players::rehearsal::Draws;

/// An imagined game that is being played on.
pub(super) struct Playout<'p, 'a> {
    pub(super) world: Isle,
    /// Who plans for all seats.
    planner: &'p mut Planner<'a>,
    /// What is left of the way that the active seat has chosen.
    plan: Option<Plan>,
}

/// A way to spend a turn, carried out step by step.
#[derive(Clone, Copy)]
struct Plan {
    seat: Seat,
    way: Way,
    done: usize,
}

impl<'p, 'a> Playout<'p, 'a> {
    /// A game in which a seat has chosen a way to go on.
    pub(super) const fn of(world: Isle, seat: Seat, way: Way, planner: &'p mut Planner<'a>) -> Self {
        Self { world, planner, plan: Some(Plan { seat, way, done: 0 }) }
    }

    /// A game in which nobody has planned anything yet.
    pub(super) const fn from(world: Isle, planner: &'p mut Planner<'a>) -> Self {
        Self { world, planner, plan: None }
    }

    /// Plays on with these draws, until so many turns have begun after the present one, or the game is over.
    pub(super) fn rehearse(&mut self, turns: u32, draws: &mut Draws) {
        let (mut left, mut now) = (turns, self.now());
        for _ in 0..STEPS_MAX {
            if self.is_turn() && self.now() != now {
                left = left.saturating_sub(1);
                (now, self.plan) = (self.now(), None);
            }
            match self.world.turn() {
                Turn::Over(_) => return,
                Turn::Seats(_) if left == 0 => return,
                Turn::Chance => self.resolve(&mut draws.outcome()),
                Turn::Seats(owing) => self.go_on(owing),
            }
        }
    }

    /// Plays on, until so many turns have begun after the present one, or the game is over.
    ///
    /// Every turn has luck of its own: what is drawn in one of them does not change what will be drawn in
    /// the next. So two ways to spend the first turn meet the same dice later, and can be compared.
    pub(super) fn play(&mut self, turns: u32, luck: [u64; 2]) {
        let mut left = turns;
        let mut now = self.now();
        let mut rng = luck_of(luck, left);
        // Games end by the rules; the bound is for the reader.
        for _ in 0..STEPS_MAX {
            // While the earth cracks at the end of a round, it is nobody's turn.
            if self.is_turn() && self.now() != now {
                left = left.saturating_sub(1);
                now = self.now();
                self.plan = None;
                rng = luck_of(luck, left);
            }
            match self.world.turn() {
                Turn::Over(_) => return,
                Turn::Seats(_) if left == 0 => return,
                Turn::Chance => self.resolve(&mut rng),
                Turn::Seats(owing) => self.go_on(owing),
            }
        }
    }

    fn go_on(&mut self, owing: SeatSet) {
        let seat = owing.first().expect("somebody owes a choice");
        let action = self.choice(seat);
        self.world.apply(seat, action, &mut ());
    }

    /// Whose turn it is, and in which round.
    const fn now(&self) -> (u16, Seat) {
        let course = self.world.public().course();
        (course.round, course.active)
    }

    /// Luck falls. Whatever it changes, the plan was not made for.
    fn resolve(&mut self, rng: &mut Rng) {
        let chance = self.world.draw(rng);
        if chance != Chance::Die(Face::White) {
            self.plan = None;
        }
        self.world.resolve(&chance, &mut ());
    }

    fn choice(&mut self, seat: Seat) -> Action {
        let planned = self.plan.filter(|plan| plan.seat == seat && (plan.done == 0 || self.is_turn()));
        if let Some(plan) = planned {
            let action = plan.way.steps.get(plan.done).unwrap_or(Action::End);
            if self.world.check(seat, action).is_ok() {
                self.plan = Some(Plan { done: plan.done + 1, ..plan });
                return action;
            }
        }
        self.planner.judge.turn_to(seat, self.world.public().course().active);
        if self.is_turn() {
            let way = self.planner.best_way(&self.world);
            self.plan = Some(Plan { seat, way, done: 1 });
            return way.first();
        }
        likely_answer(&mut self.planner.judge, &self.world, seat).expect("whoever is asked can answer")
    }

    const fn is_turn(&self) -> bool {
        matches!(self.world.public().phase(), Phase::Turn)
    }
}

/// The luck of the turn after which so many are left.
fn luck_of([luck, game]: [u64; 2], left: u32) -> Rng {
    let mut key = *b"imagined luck of                ";
    key[16..24].copy_from_slice(&luck.to_le_bytes());
    key[24..].copy_from_slice(&game.to_le_bytes());
    Rng::from_key(key, left.into())
}

/// More steps than any few turns have.
const STEPS_MAX: usize = 1_000;
