//! Gentle and casual: people who play for what they see, and do not see everything.

use city::{Action, City, View};
use engine::{Imagine, Rng};

use super::plans::plans;
use super::quick::Instinct;
use players::Player;

/// Goes by its first impression, which is off now and then.
#[derive(Clone, Copy, Debug)]
pub struct Casual {
    /// What it believes.
    pub instinct: Instinct,
    /// How far its estimates are off at most, in points.
    pub blur: f64,
}

impl Casual {
    /// Looks at what a Building brings at once, likes full columns of tokens and strong lines, and thinks neither
    /// of the next turn nor of the opponents.
    pub const GENTLE: Self = Self {
        instinct: Instinct {
            pay: [0.8, 0.5, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4],
            idle: 0.7,
            half: 0.0,
            bare: 0.0,
            food: 1.0,
            food_more: 0.0,
            victory: 0.0,
            damage: 0.0,
            strength: 0.7,
            surplus: 0.0,
            neutral_half: 0.0,
            ..Instinct::PLAIN
        },
        blur: 6.0,
    };

    /// Knows what things are worth, sees little of what may still come, and misjudges a little.
    pub const CASUAL: Self = Self {
        instinct: Instinct { half: 0.2, bare: 0.2, food_more: 0.0, damage: 0.0, ..Instinct::PLAIN },
        blur: 2.5,
    };
}

impl Player<City> for Casual {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let seat = view.seat().expect("a player is only asked when its seat owes a choice");
        let world = City::imagine(view, rng);
        let mut best: Option<(f64, Action)> = None;
        for plan in plans(&world, seat, &self.instinct) {
            let liked = plan.promise + self.blur * off(rng);
            if best.is_none_or(|(most, _)| liked > most) {
                best = Some((liked, plan.first));
            }
        }
        best.expect("a seat that owes a choice has one").1
    }
}

/// From -1 to 1, most often near 0.
fn off(rng: &mut Rng) -> f64 {
    let one = |rng: &mut Rng| f64::from(rng.below(1001)) / 1000.0;
    one(rng) - one(rng)
}
