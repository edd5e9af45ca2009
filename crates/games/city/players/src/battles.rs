//! Battles to come: which lines, how likely they are won or lost, what a Damage token costs.

use std::slice;

use city::{BATTLES, Crossing, Estate, Line, Phase, Public, SIDES_MAX, Space};

use super::chance::{CERTAIN, STRENGTH, both, strength_gained};

/// What opponents may have in a line when it is fought over, in millionths for each Strength.
#[derive(Clone, Debug)]
struct Rivals {
    /// All have so much at most.
    at_most: [i64; STRENGTH],
    /// All have so much at least.
    at_least: [i64; STRENGTH],
    /// All have exactly so much.
    equal: [i64; STRENGTH],
}

impl Rivals {
    /// The rivals of a side in a line, at the Battles of a round.
    fn of(public: &Public, side: usize, line: Line, round: usize) -> Self {
        let mut all =
            Self { at_most: [CERTAIN; STRENGTH], at_least: [CERTAIN; STRENGTH], equal: [CERTAIN; STRENGTH] };
        let totals = public.totals(line);
        for (other, estate) in public.estates().iter().enumerate().filter(|&(other, _)| other != side) {
            let gained = strength_gained(buildings_until(estate, round));
            let mut below = 0;
            for strength in 0..STRENGTH {
                let gain = strength.checked_sub(totals[other].into());
                let exactly = gain.map_or(0, |gain| gained[gain]);
                all.at_least[strength] = both(all.at_least[strength], CERTAIN - below);
                below += exactly;
                all.at_most[strength] = both(all.at_most[strength], below);
                all.equal[strength] = both(all.equal[strength], exactly);
            }
        }
        all
    }
}

/// How many Buildings a player still places before the Battles of a round.
fn buildings_until(estate: &Estate, round: usize) -> usize {
    (3 * round).saturating_sub(estate.occupied().len().into())
}

/// The round of a Battle: I, II, II, III, III (CITY-1.10).
const fn round_of(battle: usize) -> usize {
    match battle {
        0 => 1,
        1 | 2 => 2,
        _ => 3,
    }
}

/// A Battle that may come.
#[derive(Clone, Debug)]
struct Prospect {
    line: Line,
    round: usize,
    /// The chance that it comes, in millionths.
    comes: i64,
    rivals: Rivals,
}

/// All Battles that may come, seen from one side.
#[derive(Clone, Debug)]
pub(super) struct Battles {
    prospects: Vec<Prospect>,
}

/// What the Battles of one line mean for a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fortune {
    pub(super) line: Line,
    /// The chance of a Victory token, in millionths.
    pub(super) wins: i64,
    /// The chance of a Damage token.
    pub(super) loses: i64,
    /// The chance that some other side has as much at least: in solo play the neutral player's Victory token.
    pub(super) conceded: i64,
}

impl Battles {
    /// The Battles to come. `known` are the lines that the player has seen, shown or not.
    pub(super) fn of(public: &Public, side: usize, known: &[Option<Line>; BATTLES]) -> Self {
        let mut prospects = Vec::new();
        let first = public.battle() + usize::from(public.phase() == Phase::Damage);
        let shown = public.battles();
        let lines: [Option<Line>; BATTLES] = std::array::from_fn(|battle| shown[battle].or(known[battle]));
        let unseen: Vec<Line> = Line::all().filter(|line| !lines.contains(&Some(*line))).collect();
        let unknown = CERTAIN / i64::try_from(unseen.len()).unwrap_or(1).max(1);
        for (battle, line) in lines.iter().enumerate().skip(first) {
            let (may_come, comes) =
                line.as_ref().map_or((&unseen[..], unknown), |line| (slice::from_ref(line), CERTAIN));
            let round = round_of(battle);
            for &line in may_come {
                let rivals = Rivals::of(public, side, line, round);
                prospects.push(Prospect { line, round, comes, rivals });
            }
        }
        Self { prospects }
    }

    /// The chance that a line is still fought over, in millionths.
    pub(super) fn comes(&self, line: Line) -> i64 {
        self.prospects.iter().filter(|prospect| prospect.line == line).map(|prospect| prospect.comes).sum()
    }

    /// How many Battles are still to come.
    pub(super) fn left(&self) -> i64 {
        (self.prospects.iter().map(|prospect| prospect.comes).sum::<i64>() + CERTAIN / 2) / CERTAIN
    }

    /// How the Battles may end for a player with so much Strength in each line.
    pub(super) fn fortunes<'a>(
        &'a self,
        estate: &Estate,
        strength: impl Fn(Line) -> u8 + 'a,
    ) -> impl Iterator<Item = Fortune> + 'a {
        let until = [1, 2, 3].map(|round| buildings_until(estate, round));
        self.prospects.iter().map(move |prospect| {
            let own = usize::from(strength(prospect.line));
            let gained = strength_gained(until[prospect.round - 1]);
            let (mut wins, mut loses, mut conceded) = (0, 0, 0);
            for (gain, chance) in gained.iter().enumerate().take_while(|(_, chance)| **chance > 0) {
                let total = (own + gain).min(STRENGTH - 1);
                let rivals = &prospect.rivals;
                wins += both(*chance, rivals.at_most[total]);
                loses += both(*chance, rivals.at_least[total] - rivals.equal[total]);
                conceded += both(*chance, rivals.at_least[total]);
            }
            let comes = prospect.comes;
            Fortune {
                line: prospect.line,
                wins: both(comes, wins),
                loses: both(comes, loses),
                conceded: both(comes, conceded),
            }
        })
    }
}

/// The spaces that a Damage token on a line would let be struck, the tokens in place counted (CITY-8.12).
pub(super) fn struck_by(estate: &Estate, line: Line) -> impl Iterator<Item = Space> {
    let pending = estate.pending();
    let spaces = line.spaces().iter().filter(move |space| {
        let Crossing { row, column } = Crossing::on(*space);
        let crossing = if line.is_row() { column } else { row };
        pending.contains(crossing)
    });
    let ruined = estate.ruined();
    spaces.filter(move |space| !ruined.contains(*space))
}

/// What effects add to the total of a side in the Battle that is being fought, beyond its estate.
pub(super) fn surges(public: &Public, side: usize) -> Option<(Line, u8)> {
    let line = public.line().filter(|_| side < SIDES_MAX)?;
    let plain = public.estates()[side].strength(public.pack(), line, public.variants().source_strength);
    Some((line, public.totals(line)[side].saturating_sub(plain)))
}
