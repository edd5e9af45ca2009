//! What threatens: how long the game may last, what may sink, what may burn.

use engine::{Seat, Set, Small};
use isle::{AREAS, Area, Border, Channel, Geyser, Public, Volcano, spaces_of};

use super::weights::{Permille, Weights};

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
    let slack = count(public.open_borders().len()) + 1 - count(public.land().len());
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
    sinks: [Permille; AREAS],
    beside: [Set<Area>; AREAS],
    /// What every position asks again and again, area by area.
    channels_beside: [Set<Channel>; AREAS],
    geysers: [Set<Geyser>; AREAS],
    /// The chance that one volcano erupts before the end; the same for all.
    erupts: Permille,
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
        let mut beside = [Set::EMPTY; AREAS];
        let (mut channels_beside, mut geysers) = ([Set::EMPTY; AREAS], [Set::EMPTY; AREAS]);
        for area in public.land() {
            let borders = public.open_borders_of(area);
            let areas = borders.iter().map(|border| public.map().line(border).across(area)).collect();
            beside[area.index()] = areas;
            channels_beside[area.index()] = Channel::of_all(spaces_of(areas));
            geysers[area.index()] = public.map().geysers_of(area.space_set());
        }
        let any = public.volcanoes().first();
        let erupts = any.map_or(0, |any| sooner_or_later(eruption(public, any), horizon.raises));
        let sinks = hazards(public, weights).map(|hazard| sooner_or_later(hazard, horizon.raises));
        Self {
            land: public.land(),
            fissures: public.fissures(),
            stage: Stage::of(public),
            horizon,
            sinks,
            beside,
            channels_beside,
            geysers,
            erupts,
        }
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
    pub(super) fn lasts(&self, area: Area) -> Permille {
        1000 - self.sinks[area.index()]
    }

    /// The areas that one can walk to from an area in one step.
    pub(super) fn beside(&self, area: Area) -> Set<Area> {
        self.beside[area.index()]
    }

    /// The channels of these areas.
    pub(super) fn channels_beside(&self, area: Area) -> Set<Channel> {
        self.channels_beside[area.index()]
    }

    /// The geysers of an area.
    pub(super) fn geysers(&self, area: Area) -> Set<Geyser> {
        self.geysers[area.index()]
    }

    /// The chance that what is in a channel burns before the end, if nobody prays.
    pub(super) fn burns(&self, public: &Public, channel: Channel) -> Permille {
        let space = channel.space();
        if space.area().volcano().is_none() {
            return 0;
        }
        let once = self.erupts;
        // Behind a channel without lava the first eruption only comes nearer.
        if public.flow_target(space) == Some(channel) { once } else { once * once / 1000 }
    }
}

/// The chance of each area to sink at the next raise.
fn hazards(public: &Public, weights: &Weights) -> [Permille; AREAS] {
    let mut hazards = [0; AREAS];
    for area in public.land() {
        hazards[area.index()] = match public.open_borders_of(area).len() {
            0 | 1 => weights.bridge,
            2 => weights.two_borders,
            3 => weights.three_borders,
            _ => weights.more_borders,
        };
    }
    let cuts = public.bridges().iter().filter_map(|border| public.preview_fissure(border, Seat::default()));
    for sinking in cuts.flat_map(|cut| cut.sinkings) {
        let hazard = weights.bridge * i64::from(sinking.odds.times) / i64::from(sinking.odds.of);
        for area in sinking.part {
            hazards[area.index()] = hazards[area.index()].max(hazard);
        }
    }
    hazards
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
