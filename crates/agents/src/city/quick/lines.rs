//! What Strength in a line is worth: the odds of its Battles.

use city::{BATTLES, Estate, Line, Phase, Public};

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
    /// The lines of a side, as everybody sees them.
    fn of(instinct: &Instinct, public: &Public, side: usize) -> Self {
        let estate = &public.estates()[side];
        let first = public.battle() + usize::from(public.phase() == Phase::Damage);
        let shown = public.battles();
        let unseen = Line::all().filter(|line| !shown.contains(&Some(*line))).count().max(1);
        let mut worth = [0.0; Line::COUNT];
        let mut hidden = [0.0; 3];
        let mut battles = 0;
        for (battle, line) in shown.iter().enumerate().skip(first) {
            battles += 1;
            let round = [1, 2, 2, 3, 3][battle.min(BATTLES - 1)];
            match line {
                Some(line) => worth[line.index()] += odds(instinct, public, (side, estate), *line, round),
                None => hidden[round - 1] += 1.0 / small(unseen),
            }
        }
        for round in [2, 3] {
            if hidden[round - 1] > 0.0 {
                for line in Line::all().filter(|line| !shown.contains(&Some(*line))) {
                    worth[line.index()] +=
                        hidden[round - 1] * odds(instinct, public, (side, estate), line, round);
                }
            }
        }
        Self { worth, battles }
    }

    /// What one more Strength is worth.
    pub(super) const fn worth(&self, line: Line) -> f64 {
        self.worth[line.index()]
    }
}

/// The lines as they were at the last look: they change little within a turn.
#[derive(Clone, Debug, Default)]
pub struct Glances {
    met: Option<(Phase, u8, u8, usize)>,
    lines: [Option<Lines>; city::SIDES_MAX],
}

impl Glances {
    /// The lines of a side, looked at again if the game has gone on.
    pub(super) fn lines(&mut self, instinct: &Instinct, public: &Public, side: usize) -> Lines {
        let phase = match public.phase() {
            Phase::Choose | Phase::Calm(city::Moment::Turn) => Phase::Resolve,
            phase => phase,
        };
        let now = (phase, public.round(), public.turn(), public.battle());
        if self.met != Some(now) {
            *self = Self { met: Some(now), lines: [None; city::SIDES_MAX] };
        }
        *self.lines[side].get_or_insert_with(|| Lines::of(instinct, public, side))
    }
}

/// What one more Strength changes in a Battle that is fought after a round.
fn odds(
    instinct: &Instinct,
    public: &Public,
    (side, estate): (usize, &Estate),
    line: Line,
    round: usize,
) -> f64 {
    let (pack, reading) = (public.pack(), public.variants().source_strength);
    let left = |estate: &Estate| small((3 * round).saturating_sub(estate.occupied().len().into()));
    let own = f64::from(estate.strength(pack, line, reading)) + MEAN * left(estate);
    let (mut most, mut least, mut theirs, mut rivals) = (0.0_f64, f64::MAX, 0.0_f64, 0);
    for (other, rival) in public.estates().iter().enumerate().filter(|&(other, _)| other != side) {
        debug_assert!(other < city::SIDES_MAX, "so many sides at most");
        let strength = f64::from(rival.strength(pack, line, reading)) + MEAN * left(rival);
        most = most.max(strength);
        least = least.min(strength);
        theirs = theirs.max(left(rival));
        rivals += 1;
    }
    let spread = (VARIANCE * theirs).sqrt() * STRONGEST[rivals.min(4)];
    let sigma = (VARIANCE * (left(estate) + theirs * if rivals > 1 { 0.6 } else { 1.0 }) + 0.5).sqrt();
    let wins = bell((own + 0.5 - most - spread) / sigma) / sigma;
    let escapes = bell((own + 0.5 - least + spread) / sigma) / sigma;
    instinct.victory * wins + instinct.damage * escapes + instinct.strength
}

/// About the density of the normal distribution, without what machines compute differently.
fn bell(z: f64) -> f64 {
    let square = z * z;
    0.399 / (1.0 + square * (0.5 + square * (0.125 + square * 0.0208)))
}

fn small(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
