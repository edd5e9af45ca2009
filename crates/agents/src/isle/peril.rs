//! What threatens: how long the game may last, what may sink, what may burn.

use engine::{Seat, Set, Small};
use isle::{AREAS, Area, Border, Channel, Public, Volcano};

use super::weights::Weights;
use super::worth::Permille;

/// How long the game may still last, as seen from one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Horizon {
    /// Raises of all seats still to come, in thousandths.
    pub(super) raises: i64,
    /// Turns that each seat may still have, the current one aside.
    turns: i64,
    /// The seats that still have a turn in this round, as a place in the order of play; all others have none
    /// if the game ends with the round.
    ending_after: Option<(Seat, Seat)>,
}

impl Horizon {
    /// How long the game may last if it is at this position in a turn of `mover`.
    pub(super) fn of(public: &Public, mover: Seat, weights: &Weights) -> Self {
        let course = public.course();
        let seats = public.seats();
        if public.end().is_some() {
            return Self {
                raises: 0,
                turns: 0,
                ending_after: Some((course.first, course.first.right(seats))),
            };
        }
        let place = |seat: Seat| course.first.round(seats).position(|other| other == seat).unwrap_or(0);
        let later = i64::from(seats) - 1 - i64::try_from(place(mover)).unwrap_or(0);
        if course.is_ending() {
            return Self { raises: 1000 * later, turns: 1, ending_after: Some((course.first, mover)) };
        }
        let rounds = rounds_left(public);
        let raises = rounds * i64::from(seats) * weights.raises_a_turn + later * weights.raises_a_turn;
        Self { raises, turns: rounds, ending_after: None }
    }

    /// Turns that a seat may still have.
    pub(super) fn turns(&self, seat: Seat, seats: u8) -> i64 {
        match self.ending_after {
            None => self.turns,
            Some((first, mover)) => {
                let place = |seat: Seat| first.round(seats).position(|other| other == seat);
                i64::from(place(seat) > place(mover)) * self.turns.min(1)
            }
        }
    }
}

/// About how many rounds are left after this one: every raise on an open border brings the island
/// nearer to falling apart, and with two volcanoes left it is over.
fn rounds_left(public: &Public) -> i64 {
    let count = |count: usize| i64::try_from(count).unwrap_or(0);
    // Fissures that fit before the island must fall into parts.
    let slack = count(public.open_borders().len()) + 1 - count(public.land().len());
    let volcanoes = count(public.volcanoes().len());
    let ahead = slack.max(0) + (volcanoes - 3).max(0);
    // Fitted to whole games: 30 to come at the start are 17, 22 and 28 rounds for four, three and two.
    1 + 100 * ahead / (30 + 36 * i64::from(public.seats()))
}

/// The chance of each area to sink before the end. Found once for each set of fissures.
#[derive(Clone, Debug)]
pub(super) struct Sinkings {
    land: Set<Area>,
    fissures: Set<Border>,
    raises: i64,
    chances: [Permille; AREAS],
}

impl Sinkings {
    pub(super) fn of(public: &Public, raises: i64, weights: &Weights) -> Self {
        let mut hazards = [0; AREAS];
        for area in public.land() {
            hazards[area.index()] = match public.open_borders_of(area).len() {
                0 | 1 => weights.bridge,
                2 => weights.two_borders,
                3 => weights.three_borders,
                _ => weights.more_borders,
            };
        }
        for border in public.bridges() {
            for sinking in
                public.preview_fissure(border, public.course().active).iter().flat_map(|cut| &cut.sinkings)
            {
                let hazard = weights.bridge * i64::from(sinking.odds.times) / i64::from(sinking.odds.of);
                for area in sinking.part {
                    hazards[area.index()] = hazards[area.index()].max(hazard);
                }
            }
        }
        let chances = hazards.map(|hazard| sooner_or_later(hazard, raises));
        Self { land: public.land(), fissures: public.fissures(), raises, chances }
    }

    /// Whether these are the chances of a position.
    pub(super) fn fit(&self, public: &Public, raises: i64) -> bool {
        self.fissures == public.fissures() && self.land == public.land() && self.raises == raises
    }

    /// The chance of an area to sink.
    pub(super) const fn chance(&self, area: Area) -> Permille {
        self.chances[area.number() as usize - 1]
    }
}

/// The chance that something happens at last that happens at each raise with some chance: never
/// quite certain.
const fn sooner_or_later(hazard: Permille, raises: i64) -> Permille {
    let rate = hazard * raises / 1000;
    1000 * rate / (1000 + rate)
}

/// The chance in permille that one raise makes a volcano erupt.
pub(super) fn eruption(public: &Public, volcano: Volcano) -> Permille {
    let odds = public.eruption_odds(volcano);
    1000 * i64::from(odds.times) / i64::from(odds.of)
}

/// The chance that what is in a channel burns before the end, if nobody prays.
pub(super) fn burning(public: &Public, channel: Channel, raises: i64) -> Permille {
    let space = channel.space();
    let Some(volcano) = space.area().volcano() else { return 0 };
    let once = sooner_or_later(eruption(public, volcano), raises);
    // Behind a channel without lava the first eruption only comes nearer.
    if public.flow_target(space) == Some(channel) { once } else { once * once / 1000 }
}
