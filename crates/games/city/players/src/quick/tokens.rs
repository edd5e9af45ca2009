//! What tokens are worth to the owner of an estate.

use city::{Colour, Estate, Project, Public, Token, Venture, pack::ExtraRule};

use super::instinct::Instinct;
use crate::chance::tokens_come;
use crate::ventures::Ventures;
use crate::weights::{Weights, points};

/// How many tokens of one colour are told apart.
const TOLD: usize = 6;

/// What the next tokens of each colour are worth, and where they are worth most.
#[derive(Clone, Debug)]
pub(super) struct Tokens {
    /// What so many tokens of a colour bring together.
    sums: [[f64; TOLD + 1]; 3],
    /// What each Project is worth when it is complete, by its place.
    pub(super) projects: [f64; city::VENTURES],
    /// How likely it is completed.
    pub(super) likely: [f64; city::VENTURES],
}

/// What is asked of an estate.
#[derive(Clone, Copy)]
pub(super) struct Purse<'a> {
    pub(super) instinct: &'a Instinct,
    pub(super) public: &'a Public,
    pub(super) estate: &'a Estate,
    pub(super) side: usize,
    /// Buildings that the owner still places.
    pub(super) left: usize,
    /// Battles still to come.
    pub(super) battles: i64,
}

impl Tokens {
    /// What tokens are worth to an estate.
    pub(super) fn of(purse: &Purse<'_>) -> Self {
        let Purse { instinct, public, estate, side, left, battles } = *purse;
        let pack = public.pack();
        let ventures = Ventures { public, weights: &Weights::STEADY, side, estate, left, battles };
        let wild = estate.is_wild();
        let of_any = u8::from(wild);
        let mut places = [[0.0; TOLD]; 3];
        let mut counts = [0; 3];
        let mut add = |colour: Colour, worth: f64| {
            let (places, count) = (&mut places[colour.index()], &mut counts[colour.index()]);
            insert(places, count, worth);
        };
        let (mut projects, mut likely) = ([0.0; city::VENTURES], [1.0; city::VENTURES]);
        for (slot, (venture, project)) in estate.projects(pack).enumerate() {
            let worth = points(ventures.when_complete(slot, venture, project));
            projects[slot] = worth;
            if venture.is_complete() {
                add_extras(instinct, venture, project, &mut add);
                continue;
            }
            let open = usize::from(venture.open_total(project));
            let each = worth.max(0.0) * instinct.pay[open.clamp(1, instinct.pay.len()) - 1];
            likely[slot] = if wild { 1.0 } else { chance(left, venture, project) };
            let seen = each * (instinct.unlikely + (1.0 - instinct.unlikely) * likely[slot]);
            for colour in Colour::ALL {
                let spaces = paid_by(venture, project, colour).max(of_any * venture.open_total(project));
                (0..spaces.min(3)).for_each(|_| add(colour, seen));
            }
        }
        let covers = estate.covers_left().min(3);
        for colour in Colour::ALL {
            (0..covers).for_each(|_| add(colour, instinct.cover));
        }
        Self { sums: places.map(|places| summed(&places, instinct.idle)), projects, likely }
    }

    /// What so many tokens of each colour bring.
    pub(super) fn worth(&self, tokens: [usize; 3]) -> f64 {
        tokens.iter().zip(&self.sums).map(|(&count, sums)| sums[count.min(TOLD)]).sum()
    }

    /// What one token of any colour brings besides so many of each.
    pub(super) fn any_more(&self, tokens: [usize; 3]) -> f64 {
        let next =
            |(&count, sums): (&usize, &[f64; TOLD + 1])| sums[(count + 1).min(TOLD)] - sums[count.min(TOLD)];
        tokens.iter().zip(&self.sums).map(next).fold(0.0, f64::max)
    }

    /// What one token of a colour brings.
    pub(super) const fn one(&self, colour: Colour) -> f64 {
        self.sums[colour.index()][1]
    }
}

/// The open cost spaces that a token of a colour pays.
const fn paid_by(venture: &Venture, project: &Project, colour: Colour) -> u8 {
    venture.open(project, Token::Of(colour)) + venture.open(project, Token::Any)
}

/// The extra spaces of a complete Project (CITY-6.14).
fn add_extras(instinct: &Instinct, venture: &Venture, project: &Project, add: &mut impl FnMut(Colour, f64)) {
    let Some(extra) = project.extra else { return };
    let each: u8 = project
        .effects
        .iter()
        .map(|effect| if let city::Effect::ScoreExtra { ap_each } = effect { *ap_each } else { 0 })
        .sum();
    for colour in Colour::ALL.into_iter().filter(|colour| venture.extra_takes(project, *colour)) {
        let free = extra.spaces - venture.extra();
        let first = extra.rule == ExtraRule::Single && venture.extra() == 0;
        let share = if first { 0.8 } else { 1.0 };
        for _ in 0..free.min(3) {
            add(colour, f64::from(each) * instinct.extra * share);
        }
    }
}

/// The chance that a Project is completed by so many Buildings.
fn chance(left: usize, venture: &Venture, project: &Project) -> f64 {
    let of_any = usize::from(venture.open(project, Token::Any));
    let chance: i64 = Colour::ALL
        .into_iter()
        .map(|colour| usize::from(venture.open(project, Token::Of(colour))))
        .fold(1000, |chance, open| chance * tokens_come(left, open) / 1000);
    #[expect(clippy::cast_precision_loss, reason = "a thousand at most")]
    let chance = (chance * tokens_come(left, of_any.div_ceil(3)) / 1000) as f64;
    chance / 1000.0
}

/// Keeps the greatest, greatest first.
fn insert(places: &mut [f64; TOLD], count: &mut usize, worth: f64) {
    let at = places[..*count].iter().position(|&other| other < worth).unwrap_or(*count);
    if at >= TOLD {
        return;
    }
    let end = (*count + 1).min(TOLD);
    places.copy_within(at..end - 1, at + 1);
    places[at] = worth;
    *count = end;
}

/// The sums of the first ones.
fn summed(places: &[f64; TOLD], idle: f64) -> [f64; TOLD + 1] {
    let mut sums = [0.0; TOLD + 1];
    for (at, &worth) in places.iter().enumerate() {
        sums[at + 1] = sums[at] + worth.max(idle);
    }
    sums
}
