//! What threatens: how long the game may last, what may sink, what may burn.

use engine::{Seat, Set, Small};
use isle::{AREAS, Area, Border, Public, Volcano};

use super::weights::{MOAI, Milli, Permille, SETTLER, Weights, share};

/// How long the game may still last, as seen from one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Horizon {
    /// Raises of all seats still to come, in thousandths.
    raises: i64,
    /// Turns that a seat may still have, the current one aside.
    turns: i64,
    /// Whose turn it is if the game ends with the round: the seats before have no turn left.
    last_round: Option<Seat>,
}

impl Horizon {
    /// How long the game may last if it comes to this position in a turn of `mover`.
    fn of(public: &Public, mover: Seat, weights: &Weights) -> Self {
        if public.end().is_some() {
            return Self { raises: 0, turns: 0, last_round: None };
        }
        let seats = i64::from(public.seats());
        let later = seats - 1 - place(public, mover);
        if public.course().is_ending() {
            return Self { raises: 1000 * later, turns: 1, last_round: Some(mover) };
        }
        let rounds = rounds_left(public);
        Self { raises: (rounds * seats + later) * weights.raises_a_turn, turns: rounds, last_round: None }
    }
}

/// The place of a seat in the order of play, from 0.
fn place(public: &Public, seat: Seat) -> i64 {
    let place = public.course().first.round(public.seats()).position(|other| other == seat);
    place.map_or(0, count)
}

/// About how many rounds are left after this one: every raise on an open border brings the island
/// nearer to falling apart, and with two volcanoes left it is over.
fn rounds_left(public: &Public) -> i64 {
    // Fissures that fit before the island must fall into parts.
    let slack = count(public.open_border_count()) + 1 - count(public.land().len());
    let volcanoes = count(public.volcanoes().len());
    let ahead = slack.max(0) + (volcanoes - 3).max(0);
    // Fitted to whole games: 30 to come at the start are 17, 22 and 28 rounds for four, three and two.
    1 + 100 * ahead / (30 + 36 * i64::from(public.seats()))
}

/// What all positions with the same land and the same fissures have in common.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    land: Set<Area>,
    fissures: Set<Border>,
    stage: Stage,
    horizon: Horizon,
    lasts: [Lasting; AREAS],
    /// The chance that one volcano erupts before the end; the same for all.
    erupts: Permille,
}

/// The chance of an area not to sink, and what follows from it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lasting {
    pub(super) chance: Permille,
    /// The same where half of what there is would stay anyway.
    pub(super) half: Permille,
    /// What a standing moai counts there, and what its neighbours add.
    pub(super) moai: Milli,
    /// What a settler counts there that would not be saved.
    pub(super) settler: Milli,
}

impl Lasting {
    const fn of(chance: Permille) -> Self {
        let half = i64::midpoint(1000, chance);
        Self { chance, half, moai: share(MOAI, chance), settler: share(SETTLER, half) }
    }

    /// The one that is less likely to last.
    const fn min(self, other: Self) -> Self {
        if other.chance < self.chance { other } else { self }
    }
}

/// How near the end is by the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Open,
    LastRound,
    Over,
}

impl Stage {
    const fn of(public: &Public) -> Self {
        match (public.end(), public.course().is_ending()) {
            (Some(_), _) => Self::Over,
            (None, true) => Self::LastRound,
            (None, false) => Self::Open,
        }
    }
}

impl Outlook {
    /// The outlook of a position to which the game comes in a turn of `mover`.
    pub(super) fn of(public: &Public, mover: Seat, weights: &Weights) -> Self {
        let horizon = Horizon::of(public, mover, weights);
        let any = public.volcanoes().first();
        let erupts = any.map_or(0, |any| sooner_or_later(eruption(public, any), horizon.raises));
        let lasts = |hazard| Lasting::of(1000 - sooner_or_later(hazard, horizon.raises));
        let (land, fissures, stage) = (public.land(), public.fissures(), Stage::of(public));
        Self { land, fissures, stage, horizon, lasts: lasting(public, weights, lasts), erupts }
    }

    /// Whether this is the outlook of a position.
    pub(super) fn fits(&self, public: &Public) -> bool {
        self.fissures == public.fissures() && self.land == public.land() && self.stage == Stage::of(public)
    }

    /// Turns that a seat may still have, the current one aside.
    pub(super) fn turns(&self, public: &Public, seat: Seat) -> i64 {
        match self.horizon.last_round {
            Some(mover) if place(public, seat) <= place(public, mover) => 0,
            Some(_) | None => self.horizon.turns,
        }
    }

    /// The chance that an area does not sink.
    pub(super) const fn lasts(&self, area: Area) -> &Lasting {
        &self.lasts[area.number() as usize - 1]
    }

    /// The chance that what lies in the way of the next eruption of its volcano burns before the end if nobody
    /// prays, and of the eruption after that.
    pub(super) const fn burns(&self) -> [Permille; 2] {
        [self.erupts, self.erupts * self.erupts / 1000]
    }
}

/// The chance of each area to last if `lasts` is that of a hazard at each raise.
fn lasting(public: &Public, weights: &Weights, lasts: impl Fn(Permille) -> Lasting) -> [Lasting; AREAS] {
    let by_borders =
        [weights.bridge, weights.bridge, weights.two_borders, weights.three_borders, weights.more_borders]
            .map(&lasts);
    let mut lasting = [Lasting::of(1000); AREAS];
    for area in public.land() {
        lasting[area.index()] = by_borders[public.beside(area).len().min(4)];
    }
    for parts in public.cuts() {
        let lasts = lasts(weights.bridge / count(parts.len()));
        for area in parts.into_iter().flatten() {
            lasting[area.index()] = lasting[area.index()].min(lasts);
        }
    }
    lasting
}

/// The chance that something happens at last that happens at each raise with some chance: never
/// quite certain. Raises are in thousandths.
const fn sooner_or_later(hazard: Permille, raises: i64) -> Permille {
    let rate = hazard * raises / 1000;
    1000 * rate / (1000 + rate)
}

/// The chance that one raise makes a volcano erupt.
pub(super) fn eruption(public: &Public, volcano: Volcano) -> Permille {
    let odds = public.eruption_odds(volcano);
    1000 * i64::from(odds.times) / i64::from(odds.of)
}

/// A count of pieces or places.
pub(super) fn count(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
