//! What one seat has in a position, area by area: an action changes one or two of them.

use engine::{Seat, Set, Small};
use isle::{AREAS, Action, Area, Channel, FinalMoai, Geyser, Pieces, Public, Space, areas_of};

use super::hopes::{Hopes, Offer};
use super::peril::{Outlook, count};
use super::weights::{Milli, Permille, Weights, share};

// Points at the end (ISLE-14.1 to ISLE-14.5).
pub(super) const VILLAGE: Milli = 3_000;
const SETTLER: Milli = 4_000;
pub(super) const PRAYER: Milli = 2_000;
const MOAI: Milli = 2_000;
const ADJACENT: Milli = 2_000;

/// What one seat has, area by area.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Estate {
    /// The areas in which it has anything.
    areas: Set<Area>,
    /// What the pieces of each area count at the end, if they last.
    counts: [Milli; AREAS],
    /// What moai still to be raised in each area may bring.
    hopes: [Milli; AREAS],
    villages: [u8; AREAS],
    settlers: [u8; AREAS],
    /// All of `counts` together.
    total: Milli,
    /// The moai that stand beside others of the seat.
    adjacent: Set<Geyser>,
}

impl Estate {
    /// What a seat has.
    pub(super) fn of(survey: &Survey<'_>) -> Self {
        let mut estate = Self {
            areas: Set::EMPTY,
            counts: [0; AREAS],
            hopes: [0; AREAS],
            villages: [0; AREAS],
            settlers: [0; AREAS],
            total: 0,
            adjacent: survey.public.adjacent(survey.seat),
        };
        estate.renew(survey, Area::every());
        estate
    }

    /// What a seat has after an action that changed neither the land nor the moai that stand.
    pub(super) fn follow(&mut self, survey: &Survey<'_>, action: Action) {
        self.renew(survey, survey.touched(action));
    }

    /// Nothing has changed but in some areas.
    fn renew(&mut self, survey: &Survey<'_>, touched: Set<Area>) {
        let areas = survey.areas();
        for area in touched.intersection(self.areas.union(areas)) {
            let holding =
                if areas.contains(area) { survey.holding(area, self.adjacent) } else { Holding::default() };
            let at = area.index();
            self.total += holding.counts - self.counts[at];
            self.counts[at] = holding.counts;
            self.hopes[at] = holding.hopes;
            self.villages[at] = holding.villages;
            self.settlers[at] = holding.settlers;
        }
        self.areas = areas;
    }

    /// What it is worth: points, what will count at the end if it lasts, and hopes.
    pub(super) fn worth(&self, survey: &Survey<'_>) -> Milli {
        let sure = 1000 * i64::from(survey.own.points().total()) + survey.prayers() + self.total;
        if survey.turns > 0 { sure + self.hopes(survey) } else { sure }
    }

    /// What may still come: moai, settlers, work at hand.
    fn hopes(&self, survey: &Survey<'_>) -> Milli {
        let (weights, own) = (survey.weights, survey.own);
        let (mut best, mut second, mut home) = (0, 0, None);
        let mut births = 0;
        for area in self.areas {
            let hopes = self.hopes[area.index()];
            if hopes > best {
                (second, best, home) = (best, hopes, Some(area));
            } else {
                second = second.max(hopes);
            }
            births +=
                if self.settlers[area.index()] > 0 { i64::from(self.villages[area.index()]) } else { 0 };
        }
        let mut worth = best + share(second, weights.second_area);
        worth += weights.birth * births.min(count(own.settlers_left()));
        let lava = Channel::spaces(survey.public.lava());
        worth += weights.lava_at_feet * count(own.settlers().spaces().intersection(lava).len());
        if let Some(home) = home {
            let there = |area: Area| i64::from(self.settlers[area.index()]);
            let beside = survey.public.beside(home).intersection(self.areas);
            worth += weights.at_home * there(home);
            worth += weights.at_home / 2 * beside.iter().map(there).sum::<i64>();
        }
        worth * survey.turns.min(weights.turns_for_hopes) / weights.turns_for_hopes.max(1)
    }
}

/// What one area holds for a seat.
#[derive(Default)]
struct Holding {
    counts: Milli,
    hopes: Milli,
    villages: u8,
    settlers: u8,
}

/// A position as one seat looks at it.
pub(super) struct Survey<'a> {
    public: &'a Public,
    seat: Seat,
    own: &'a Pieces,
    weights: &'a Weights,
    table: &'a Hopes,
    outlook: &'a Outlook,
    turns: i64,
    /// The geysers with a moai of anybody.
    occupied: Set<Geyser>,
    /// The chance that what lies in the way of the next eruption of a volcano does not burn, and of the one after.
    keeps: [Permille; 2],
}

impl<'a> Survey<'a> {
    pub(super) fn new(
        public: &'a Public,
        seat: Seat,
        weights: &'a Weights,
        table: &'a Hopes,
        outlook: &'a Outlook,
    ) -> Self {
        let own = public.pieces(seat);
        let under = |burns| if own.prayers() > 0 { share(burns, weights.under_prayer) } else { burns };
        let keeps = outlook.burns().map(|burns| 1000 - under(burns));
        let (turns, occupied) = (outlook.turns(public, seat), public.occupied());
        Self { public, seat, own, weights, table, outlook, turns, occupied, keeps }
    }

    fn prayers(&self) -> Milli {
        let held = i64::from(self.own.prayers());
        let spare = if self.turns > self.weights.turns_for_hopes { self.weights.spare_prayer } else { 1000 };
        PRAYER * held.min(1) + share(PRAYER, spare) * (held - 1).max(0)
    }

    /// The areas in which the seat has anything.
    fn areas(&self) -> Set<Area> {
        let own = self.own;
        let channels = Channel::spaces(own.villages().union(own.lying()));
        let spaces = channels.union(own.settlers().spaces()).union(own.loose().spaces());
        let standing = own.standing().iter().map(|geyser| self.public.map().site(geyser).space);
        areas_of(standing.fold(spaces, Set::with))
    }

    /// The areas in which an action has changed what this seat has, or may hope for.
    fn touched(&self, action: Action) -> Set<Area> {
        match action {
            Action::Land(space) | Action::Settler(space) => Set::only(space.area()),
            Action::Move { from, to, .. } => Set::only(from.area()).with(to.area()),
            // Lava is gone that could have been used from beside.
            Action::Village(channel) => self.around(channel.space().area()),
            Action::Sculpt(_) if count(self.own.moai_left()) < self.weights.raises_hoped => Area::every(),
            Action::Sculpt(channel) => self.around(channel.space().area()),
            Action::Pray
            | Action::Raise { .. }
            | Action::Save(_)
            | Action::Rescue(_)
            | Action::End
            | Action::Call
            | Action::Leave => Area::every(),
        }
    }

    /// An area and those beside it.
    fn around(&self, area: Area) -> Set<Area> {
        self.public.beside(area).with(area)
    }

    fn holding(&self, area: Area, adjacent: Set<Geyser>) -> Holding {
        let spaces = area.space_set();
        let villages = self.own.villages().intersection(Channel::of_all(spaces));
        let settlers = self.own.settlers().count_in(spaces);
        Holding {
            counts: self.counts(area, villages, settlers, adjacent),
            hopes: if self.turns == 0 { 0 } else { self.hopes(area, count(villages.len()), settlers) },
            villages: small(villages.len()),
            settlers: small(settlers),
        }
    }

    /// What the pieces of an area count at the end, if they last.
    fn counts(&self, area: Area, villages: Set<Channel>, settlers: usize, adjacent: Set<Geyser>) -> Milli {
        let (own, lasts) = (self.own, self.outlook.lasts(area));
        let geysers = self.public.map().geysers_of_area(area);
        let mut worth = self.kept(area, villages, VILLAGE);
        worth += count(own.standing().intersection(geysers).len()) * share(MOAI, lasts);
        worth += count(adjacent.intersection(geysers).len()) * share(ADJACENT, lasts);
        if self.public.variants().final_moai == FinalMoai::All {
            worth += self.kept(area, own.lying().intersection(Channel::of_all(area.space_set())), MOAI);
            for space in own.loose().iter().filter(|space| space.area() == area) {
                worth += share(share(MOAI, self.keeps_loose(space)), lasts);
            }
        }
        // Somebody else's sinking leaves one settler of an area, one's own leaves all.
        let settlers = count(settlers);
        worth + SETTLER * settlers.min(1) + (settlers - 1).max(0) * share(SETTLER, i64::midpoint(1000, lasts))
    }

    /// What pieces in channels of an area count at the end, of which each counts `points` if neither it burns nor
    /// its area sinks.
    fn kept(&self, area: Area, channels: Set<Channel>, points: Milli) -> Milli {
        let kept = |keeps| share(share(points, keeps), self.outlook.lasts(area));
        if channels.is_empty() {
            return 0;
        }
        if area.volcano().is_none() {
            return count(channels.len()) * kept(1000);
        }
        // Behind a channel without lava the first eruption only comes nearer.
        let open = Space::every().difference(Channel::inner_spaces(self.public.lava()));
        let behind = Channel::outer_spaces(channels).intersection(open).len();
        let [next, later] = self.keeps;
        count(channels.len() - behind) * kept(next) + count(behind) * kept(later)
    }

    /// The chance that a moai that lies loose in a space does not burn: any lava there burns it.
    fn keeps_loose(&self, space: Space) -> Permille {
        let burns = space.is_volcanic() && self.public.flow_target(space).is_some();
        if burns { self.keeps[0] } else { 1000 }
    }

    /// What moai still to be raised in an area may bring.
    fn hopes(&self, area: Area, villages: i64, settlers: usize) -> Milli {
        let (own, weights) = (self.own, self.weights);
        let spaces = area.space_set();
        let (channels, sites) = (Channel::of_all(spaces), self.public.map().geysers_of_area(area));
        let lying = own.lying().intersection(channels).len() + own.loose().count_in(spaces);
        let geysers = count(sites.difference(self.occupied).len());
        let most = geysers.min(weights.raises_hoped).min(2 * self.turns).min(count(lying + own.moai_left()));
        let beside = Channel::of_all(isle::spaces_of(self.public.beside(area)));
        let prospect = self.table.prospect(&Offer {
            most: usize::try_from(most).unwrap_or(0),
            lying,
            lava: self.public.lava().intersection(channels).len(),
            around: self.public.lava().intersection(beside).len(),
            standing: own.standing().intersection(sites).len(),
        });
        let lasting = |hopes| share(hopes, i64::midpoint(1000, self.outlook.lasts(area)));
        let hopes = if villages == 0 { prospect.lone } else { villages * prospect.with_village };
        let mut hopes = lasting(hopes);
        if villages == 0 && settlers > 0 {
            hopes += share(lasting(prospect.with_village) - hopes, weights.founding);
        }
        if settlers > 0 { hopes } else { share(hopes, weights.unmanned) }
    }
}

/// A count of pieces of one area.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
