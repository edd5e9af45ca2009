//! What Strength in a line is worth: the odds of its Battles.

use std::cell::{Cell, RefCell};

use city::{BATTLES, BuildingId, Line, Moment, Phase, Public, SIDES_MAX, Space};

use super::instinct::Instinct;

/// Strength that a Building brings to a line in the mean, and the variance.
const MEAN: f64 = 0.47;
const VARIANCE: f64 = 0.74;

/// How far the strongest of so many rivals is above the mean of them, in standard deviations, from none.
const STRONGEST: [f64; 5] = [0.0, 0.0, 0.56, 0.85, 1.03];

/// What one more Strength in each line is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lines {
    worth: [f64; Line::COUNT],
    /// Battles still to come.
    pub(super) battles: i64,
}

impl Lines {
    /// What one more Strength is worth.
    pub(super) const fn worth(&self, line: Line) -> f64 {
        self.worth[line.index()]
    }
}

/// What is remembered from one choice to the next in the same game.
#[derive(Debug, Default)]
pub(crate) struct Glances {
    looked: RefCell<Looked>,
    /// Where each seat has meant to place its Building when it chose it.
    pub(super) meant: [Cell<Option<(BuildingId, Space)>>; SIDES_MAX],
}

/// The lines as they were at the last look: they change little within a turn.
#[derive(Debug, Default)]
struct Looked {
    met: Option<(Phase, u8, u8, usize)>,
    totals: Totals,
    lines: [Option<Lines>; SIDES_MAX],
}

impl Glances {
    /// The lines of a side, looked at again if the game has gone on.
    pub(super) fn lines(&self, instinct: &Instinct, public: &Public, side: usize) -> Lines {
        let begins = matches!(public.phase(), Phase::Choose | Phase::Calm(Moment::Turn));
        let phase = if begins { Phase::Resolve } else { public.phase() };
        let now = (phase, public.round(), public.turn(), public.battle());
        let mut looked = self.looked.borrow_mut();
        if looked.met != Some(now) {
            *looked = Looked { met: Some(now), totals: Totals::of(public), lines: [None; SIDES_MAX] };
        }
        let totals = looked.totals;
        *looked.lines[side].get_or_insert_with(|| totals.lines(instinct, public, side))
    }
}

/// The Strength of all sides, as everybody sees it.
#[derive(Clone, Copy, Debug, Default)]
struct Totals {
    sides: usize,
    strength: [[u8; Line::COUNT]; SIDES_MAX],
    buildings: [u8; SIDES_MAX],
}

impl Totals {
    fn of(public: &Public) -> Self {
        let (pack, reading) = (public.pack(), public.variants().source_strength);
        let mut totals = Self { sides: public.estates().len(), ..Self::default() };
        for (side, estate) in public.estates().iter().enumerate() {
            totals.buildings[side] = estate.occupied().len();
            for line in Line::all() {
                totals.strength[side][line.index()] = estate.strength(pack, line, reading);
            }
        }
        totals
    }

    /// The lines of a side.
    fn lines(&self, instinct: &Instinct, public: &Public, side: usize) -> Lines {
        let first = public.battle() + usize::from(public.phase() == Phase::Damage);
        let shown = public.battles();
        let count = Line::all().filter(|line| !shown.contains(&Some(*line))).count().max(1);
        let mut worth = [0.0; Line::COUNT];
        let mut hidden = [0.0; 3];
        let mut battles = 0;
        for (battle, line) in shown.iter().enumerate().skip(first) {
            battles += 1;
            let round = [1, 2, 2, 3, 3][battle.min(BATTLES - 1)];
            match line {
                Some(line) => worth[line.index()] += self.odds(instinct, side, *line, round),
                None => hidden[round - 1] += 1.0 / small(count),
            }
        }
        let unseen = || Line::all().filter(|line| !shown.contains(&Some(*line)));
        for round in [2, 3].into_iter().filter(|round| hidden[round - 1] > 0.0) {
            for line in unseen() {
                worth[line.index()] += hidden[round - 1] * self.odds(instinct, side, line, round);
            }
        }
        Lines { worth, battles }
    }

    /// What one more Strength of a side changes in a Battle that is fought after a round.
    fn odds(&self, instinct: &Instinct, side: usize, line: Line, round: usize) -> f64 {
        let left = |side: usize| small((3 * round).saturating_sub(self.buildings[side].into()));
        let expected = |side: usize| f64::from(self.strength[side][line.index()]) + MEAN * left(side);
        let own = expected(side);
        let (mut most, mut least, mut theirs) = (0.0_f64, f64::MAX, 0.0_f64);
        for rival in (0..self.sides).filter(|&rival| rival != side) {
            let strength = expected(rival);
            most = most.max(strength);
            least = least.min(strength);
            theirs = theirs.max(left(rival));
        }
        let rivals = self.sides - 1;
        let spread = (VARIANCE * theirs).sqrt() * STRONGEST[rivals.min(4)];
        let shared = if rivals > 1 { 0.6 } else { 1.0 };
        let sigma = (VARIANCE * (left(side) + shared * theirs) + 0.5).sqrt();
        let wins = bell((own + 0.5 - most - spread) / sigma) / sigma;
        let escapes = bell((own + 0.5 - least + spread) / sigma) / sigma;
        instinct.victory * wins + instinct.damage * escapes + instinct.strength
    }
}

/// About the density of the normal distribution, without what machines compute differently.
fn bell(z: f64) -> f64 {
    let square = z * z;
    0.399 / (1.0 + square * (0.5 + square * (0.125 + square * 0.0208)))
}

fn small(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
