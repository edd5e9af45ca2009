//! What one seat has in a position, area by area: an action changes one or two of them.

use engine::{Seat, Set, Small};
use isle::{AREAS, Action, Area, Channel, FinalMoai, Pieces, Public, Space, areas_of};

use super::hopes::{Hopes, Offer};
use super::peril::{Outlook, count};
use super::weights::{MOAI, Milli, PRAYER, Permille, SETTLER, VILLAGE, Weights, share};

/// What each area offers to everybody.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Offers {
    /// Lava tiles.
    lava: [u8; AREAS],
    /// Geysers without a moai.
    geysers: [u8; AREAS],
}

impl Offers {
    pub(super) fn of(public: &Public) -> Self {
        let (lava, map) = (Halves::of(public.lava()), public.map());
        let mut offers = Self { lava: [0; AREAS], geysers: *map.geyser_counts() };
        for area in Area::all() {
            offers.lava[area.index()] = small(Here::of(area).of_all(lava).len());
        }
        for geyser in public.occupied() {
            offers.geysers[map.site(geyser).space.area().index()] -= 1;
        }
        offers
    }

    /// The same after an action that changed neither the land nor the moai that stand.
    pub(super) fn follow(&mut self, action: Action) {
        if let Action::Village(channel) | Action::Sculpt(channel) = action {
            self.lava[channel.space().area().index()] -= 1;
        }
    }
}

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
    /// The moai that stand in each area, and those of them that stand beside others of the seat.
    standing: [u8; AREAS],
    adjacent: [u8; AREAS],
    /// The areas in which moai stand.
    held: Set<Area>,
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
            standing: [0; AREAS],
            adjacent: [0; AREAS],
            held: Set::EMPTY,
        };
        let (map, moai) = (survey.public.map(), survey.own.standing());
        for geyser in moai {
            let area = map.site(geyser).space.area();
            estate.held.insert(area);
            estate.standing[area.index()] += 1;
            estate.adjacent[area.index()] += u8::from(!map.links(geyser).is_disjoint(moai));
        }
        estate.renew(survey, Area::every());
        estate
    }

    /// What a seat has after an action that changed neither the land nor the moai that stand.
    pub(super) fn follow(&mut self, survey: &Survey<'_>, action: Action) {
        self.renew(survey, survey.touched(action));
    }

    /// Nothing has changed but in some areas.
    fn renew(&mut self, survey: &Survey<'_>, touched: Set<Area>) {
        let areas = survey.areas().union(self.held);
        for area in touched.intersection(self.areas.union(areas)) {
            let at = area.index();
            let moai = [self.standing[at], self.adjacent[at]].map(usize::from);
            let holding = if areas.contains(area) { survey.holding(area, moai) } else { Holding::default() };
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

/// What is believed about positions, with sums made of it once.
#[derive(Clone, Copy)]
pub(super) struct Belief<'a> {
    pub(super) weights: &'a Weights,
    pub(super) hopes: &'a Hopes,
}

/// A position as one seat looks at it.
pub(super) struct Survey<'a> {
    public: &'a Public,
    own: &'a Pieces,
    weights: &'a Weights,
    table: &'a Hopes,
    outlook: &'a Outlook,
    turns: i64,
    offers: &'a Offers,
    moai_left: usize,
    villages: Halves,
    lying: Halves,
    lava: Halves,
    /// The chance that what lies in the way of the next eruption of a volcano does not burn, and of the one after.
    keeps: [Permille; 2],
}

impl<'a> Survey<'a> {
    pub(super) fn new(
        public: &'a Public,
        seat: Seat,
        belief: Belief<'a>,
        outlook: &'a Outlook,
        offers: &'a Offers,
    ) -> Self {
        let (Belief { weights, hopes }, own) = (belief, public.pieces(seat));
        let under = |burns| if own.prayers() > 0 { share(burns, weights.under_prayer) } else { burns };
        let keeps = outlook.burns().map(|burns| 1000 - under(burns));
        let (turns, moai_left) = (outlook.turns(public, seat), own.moai_left());
        let [villages, lying, lava] = [own.villages(), own.lying(), public.lava()].map(Halves::of);
        Self {
            public,
            own,
            weights,
            table: hopes,
            outlook,
            turns,
            offers,
            moai_left,
            villages,
            lying,
            lava,
            keeps,
        }
    }

    fn prayers(&self) -> Milli {
        let held = i64::from(self.own.prayers());
        let spare = if self.turns > self.weights.turns_for_hopes { self.weights.spare_prayer } else { 1000 };
        PRAYER * held.min(1) + share(PRAYER, spare) * (held - 1).max(0)
    }

    /// The areas in which the seat has anything but standing moai.
    const fn areas(&self) -> Set<Area> {
        let own = self.own;
        let channels = Channel::spaces(own.villages().union(own.lying()));
        areas_of(channels.union(own.settlers().spaces()).union(own.loose().spaces()))
    }

    /// The areas in which an action has changed what this seat has, or may hope for.
    fn touched(&self, action: Action) -> Set<Area> {
        match action {
            Action::Land(space) | Action::Settler(space) => Set::only(space.area()),
            Action::Move { from, to, .. } => Set::only(from.area()).with(to.area()),
            // Few moai are left: fewer can be hoped for everywhere. And lava is gone that could have been used from beside.
            Action::Sculpt(_) if count(self.moai_left) < self.weights.raises_hoped => Area::every(),
            Action::Village(channel) | Action::Sculpt(channel) => self.around(channel.space().area()),
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

    /// What an area holds, with so many moai that stand there, and so many of them beside others.
    fn holding(&self, area: Area, [standing, adjacent]: [usize; 2]) -> Holding {
        let here = Here::of(area);
        let villages = here.of_all(self.villages);
        let settlers = self.own.settlers().count_in(here.spaces());
        Holding {
            counts: self.counts(here, villages, settlers)
                + count(standing + adjacent) * self.outlook.lasts(area).moai,
            hopes: if self.turns == 0 { 0 } else { self.hopes(here, villages.len(), settlers, standing) },
            villages: small(villages.len()),
            settlers: small(settlers),
        }
    }

    /// What the pieces of an area but the standing moai count at the end, if they last.
    fn counts(&self, here: Here, villages: Few, settlers: usize) -> Milli {
        let (own, lasts) = (self.own, self.outlook.lasts(here.area));
        let mut worth = self.kept(here, villages, VILLAGE);
        if self.public.variants().final_moai == FinalMoai::All {
            worth += self.kept(here, here.of_all(self.lying), MOAI);
            for space in own.loose().iter().filter(|space| space.area() == here.area) {
                worth += share(share(MOAI, self.keeps_loose(space)), lasts.chance);
            }
        }
        // Somebody else's sinking leaves one settler of an area, one's own leaves all.
        if settlers == 0 { worth } else { worth + SETTLER + count(settlers - 1) * lasts.settler }
    }

    /// What pieces in channels of an area count at the end, of which each counts `points` if neither it burns nor
    /// its area sinks.
    fn kept(&self, here: Here, pieces: Few, points: Milli) -> Milli {
        let kept = |keeps| share(share(points, keeps), self.outlook.lasts(here.area).chance);
        if pieces.is_empty() {
            return 0;
        }
        if here.area.volcano().is_none() {
            return count(pieces.len()) * kept(1000);
        }
        // Behind a channel without lava the first eruption only comes nearer.
        let behind = pieces.behind(here.of_all(self.lava));
        let [next, later] = self.keeps;
        count(pieces.len() - behind) * kept(next) + if behind > 0 { count(behind) * kept(later) } else { 0 }
    }

    /// The chance that a moai that lies loose in a space does not burn: any lava there burns it.
    fn keeps_loose(&self, space: Space) -> Permille {
        let burns = space.is_volcanic() && self.public.flow_target(space).is_some();
        if burns { self.keeps[0] } else { 1000 }
    }

    /// What moai still to be raised in an area may bring.
    fn hopes(&self, here: Here, villages: usize, settlers: usize, standing: usize) -> Milli {
        let (own, weights) = (self.own, self.weights);
        let lying = here.of_all(self.lying).len() + own.loose().count_in(here.spaces());
        let geysers = i64::from(self.offers.geysers[here.area.index()]);
        let most = geysers.min(weights.raises_hoped).min(2 * self.turns).min(count(lying + self.moai_left));
        let beside = self.public.beside(here.area).iter();
        let prospect = self.table.prospect(&Offer {
            most: usize::try_from(most).unwrap_or(0),
            lying,
            lava: self.offers.lava[here.area.index()].into(),
            around: beside.map(|area| usize::from(self.offers.lava[area.index()])).sum(),
            standing,
        });
        let lasting = |hopes| share(hopes, self.outlook.lasts(here.area).half);
        let hopes = if villages == 0 { prospect.lone } else { count(villages) * prospect.with_village };
        let mut hopes = lasting(hopes);
        if villages == 0 && settlers > 0 {
            hopes += share(lasting(prospect.with_village) - hopes, weights.founding);
        }
        if settlers > 0 { hopes } else { share(hopes, weights.unmanned) }
    }
}

/// Channels, the inner ones and the far ones apart, each by its space: half the bits of a set, at less than half
/// the cost.
#[derive(Clone, Copy)]
struct Halves {
    inner: u64,
    outer: u64,
}

impl Halves {
    #[expect(clippy::cast_possible_truncation, reason = "there are 44 spaces")]
    const fn of(channels: Set<Channel>) -> Self {
        let [inner, outer] = [Channel::inner_spaces(channels), Channel::outer_spaces(channels)];
        Self { inner: inner.bits() as u64, outer: outer.bits() as u64 }
    }
}

/// The spaces of one area among all.
#[derive(Clone, Copy)]
struct Here {
    area: Area,
    shift: u32,
    mask: u64,
}

impl Here {
    const fn of(area: Area) -> Self {
        /// The number of the first space of each area, and a bit for each space.
        const SPACES: [(u8, u8); AREAS] = {
            let mut spaces = [(0, 0); AREAS];
            let mut first = 0;
            let mut number = 0;
            while number < AREAS {
                let size = [3, 1, 2][(number >= 8) as usize + (number >= 16) as usize];
                spaces[number] = (first, (1 << size) - 1);
                first += size;
                number += 1;
            }
            spaces
        };
        let (shift, mask) = SPACES[area.number() as usize - 1];
        Self { area, shift: shift as u32, mask: mask as u64 }
    }

    const fn spaces(self) -> Set<Space> {
        Set::from_bits((self.mask << self.shift) as u128)
    }

    /// Of these channels those of the area.
    const fn of_all(self, channels: Halves) -> Few {
        let [inner, outer] =
            [channels.inner >> self.shift & self.mask, channels.outer >> self.shift & self.mask];
        Few { inner, outer }
    }
}

/// Channels of one area: a bit for each of at most three spaces.
#[derive(Clone, Copy)]
struct Few {
    inner: u64,
    outer: u64,
}

impl Few {
    const fn is_empty(self) -> bool {
        self.inner | self.outer == 0
    }

    const fn len(self) -> usize {
        ones(self.inner) + ones(self.outer)
    }

    /// How many are far channels of spaces whose inner channel is none of these.
    const fn behind(self, inner: Self) -> usize {
        ones(self.outer & !inner.inner)
    }
}

/// How many of three bits are set.
const fn ones(bits: u64) -> usize {
    const ONES: [u8; 8] = [0, 1, 1, 2, 1, 2, 2, 3];
    ONES[(bits & 0b111) as usize] as usize
}

/// A count of pieces of one area.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
