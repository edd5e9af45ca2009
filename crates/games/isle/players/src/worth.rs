//! What a position is worth to a seat: points, what will count at the end if it lasts, and hopes.

use engine::{PerSeat, Seat, Set, Small};
use isle::{AREAS, Area, Burnable, Channel, FinalMoai, FlowEnd, Geyser, Pieces, Public, Space, Volcano};

use super::peril::{Outlook, count, eruption};
use super::weights::{Milli, Permille, Weights};

// Points at the end (ISLE-14.1 to ISLE-14.5).
const VILLAGE: Milli = 3_000;
const SETTLER: Milli = 4_000;
const PRAYER: Milli = 2_000;
const MOAI: Milli = 2_000;
const ADJACENT: Milli = 2_000;

/// Weighs positions for one seat, in one of its decisions.
pub(super) struct Judge<'a> {
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
    /// Whose turn it is in the position that is decided about.
    pub(super) mover: Seat,
    /// Few sets of fissures are met in one decision, and what threatens is costly to find.
    known: Vec<Outlook>,
}

impl<'a> Judge<'a> {
    pub(super) const fn new(weights: &'a Weights, seat: Seat, mover: Seat) -> Self {
        Self { weights, seat, mover, known: Vec::new() }
    }

    /// How a position stands: the own worth against that of the rivals.
    pub(super) fn standing(&mut self, public: &Public) -> Milli {
        self.own(public) - self.rivals(public)
    }

    /// The worth to the own seat.
    pub(super) fn own(&mut self, public: &Public) -> Milli {
        self.worth(public, self.seat)
    }

    /// What the worth of the rivals takes away.
    pub(super) fn rivals(&mut self, public: &Public) -> Milli {
        let own = self.seat;
        let rivals = Seat::all(public.seats()).filter(|seat| *seat != own);
        let worths: Vec<Milli> = rivals.map(|rival| self.worth(public, rival)).collect();
        self.against(&worths)
    }

    /// The worth to every seat.
    pub(super) fn worths(&mut self, public: &Public) -> PerSeat<Milli> {
        PerSeat::from_fn(public.seats(), |seat| self.worth(public, seat))
    }

    /// Weighs something of each rival: the greatest and the mean.
    fn against(&self, worths: &[Milli]) -> Milli {
        let greatest = worths.iter().copied().max().unwrap_or(0);
        let mean = worths.iter().sum::<Milli>() / i64::try_from(worths.len()).unwrap_or(1).max(1);
        (self.weights.leader * greatest + self.weights.field * mean) / 1000
    }

    fn worth(&mut self, public: &Public, seat: Seat) -> Milli {
        let weights = self.weights;
        let outlook = self.outlook(public);
        let turns = outlook.turns(public, seat);
        let (own, occupied) = (public.pieces(seat), public.occupied());
        Estate { public, weights, own, occupied, outlook, turns }.worth(seat)
    }

    /// What threatens in a position.
    pub(super) fn outlook(&mut self, public: &Public) -> &Outlook {
        let known = self.known.iter().position(|known| known.fits(public));
        let known = known.unwrap_or_else(|| {
            self.known.push(Outlook::of(public, self.mover, self.weights));
            self.known.len() - 1
        });
        &self.known[known]
    }

    /// What the roll of the die after a raise is expected to cost: pieces that may burn, own ones
    /// against those of the rivals.
    pub(super) fn roll(&self, public: &Public) -> Milli {
        let burnt = |volcano| share(self.burnt(public, volcano), eruption(public, volcano));
        let expected = public.volcanoes().iter().map(burnt).sum();
        share(expected, self.weights.caution)
    }

    /// What so many eruptions are expected to cost.
    pub(super) fn eruptions(&self, public: &Public, tokens: u8) -> Milli {
        let volcanoes = public.volcanoes();
        let burnt: Milli = volcanoes.iter().map(|volcano| self.burnt(public, volcano)).sum();
        share(burnt * i64::from(tokens) / count(volcanoes.len()).max(1), self.weights.caution)
    }

    /// What would burn if a volcano erupted now.
    fn burnt(&self, public: &Public, volcano: Volcano) -> Milli {
        let mut burnt = [0; engine::SEATS_MAX];
        for flow in public.preview_eruption(volcano) {
            if let FlowEnd::Hits { owner, what, .. } = flow.end {
                burnt[owner.index()] += self.price(public, owner, what, volcano);
            }
            for (owner, loose) in flow.loose.iter() {
                burnt[owner.index()] += self.weights.burnt_moai * i64::from(*loose);
            }
        }
        for (seat, pieces) in public.all_pieces().filter(|(_, pieces)| pieces.prayers() > 0) {
            // A token saves the dearest piece, and costs what it is worth itself.
            burnt[seat.index()] = burnt[seat.index()].min(PRAYER * i64::from(pieces.prayers()));
        }
        let rivals = Seat::all(public.seats()).filter(|seat| *seat != self.seat);
        let rivals: Vec<Milli> = rivals.map(|rival| burnt[rival.index()]).collect();
        burnt[self.seat.index()] - self.against(&rivals)
    }

    /// What a seat loses with a piece in a channel of a volcano.
    fn price(&self, public: &Public, owner: Seat, what: Burnable, volcano: Volcano) -> Milli {
        match what {
            Burnable::Village => {
                let next = public.raise_value(owner, volcano.area()).moai;
                VILLAGE + self.weights.burnt_multiplier * i64::from(next)
            }
            Burnable::Moai => self.weights.burnt_moai,
        }
    }
}

/// All that one seat has in a position, and what threatens it.
struct Estate<'a> {
    public: &'a Public,
    weights: &'a Weights,
    own: &'a Pieces,
    /// The geysers with a moai of anybody.
    occupied: Set<Geyser>,
    outlook: &'a Outlook,
    turns: i64,
}

/// What one area holds for a seat.
#[derive(Clone, Copy, Default)]
struct Holding {
    villages: i64,
    settlers: i64,
    /// What moai still to be raised there may bring.
    hopes: Milli,
}

impl Estate<'_> {
    fn worth(&self, seat: Seat) -> Milli {
        let mut worth = 1000 * i64::from(self.own.points().total()) + self.prayers();
        let mut holdings = [Holding::default(); AREAS];
        for area in self.areas() {
            worth += self.pieces_of(area);
            holdings[area.index()] = self.holding(area);
        }
        for geyser in self.public.adjacent(seat) {
            worth += share(ADJACENT, self.lasts(self.public.map().site(geyser).space.area()));
        }
        if self.turns > 0 { worth + self.hopes(&holdings) } else { worth }
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
        spaces.iter().chain(standing).map(Space::area).collect()
    }

    fn lasts(&self, area: Area) -> Permille {
        self.outlook.lasts(area)
    }

    /// The chance that what is in a channel does not burn.
    fn keeps(&self, channel: Channel) -> Permille {
        let burns = self.outlook.burns(self.public, channel);
        1000 - if self.own.prayers() > 0 { share(burns, self.weights.under_prayer) } else { burns }
    }

    /// The chance that a moai that lies loose in a space does not burn: any lava there burns it.
    fn keeps_loose(&self, space: Space) -> Permille {
        self.public.flow_target(space).map_or(1000, |target| self.keeps(target))
    }

    /// What the pieces of an area count at the end, if they last.
    fn pieces_of(&self, area: Area) -> Milli {
        let (own, lasts) = (self.own, self.lasts(area));
        let channels = Channel::of_all(area.space_set());
        let mut worth = 0;
        for channel in own.villages().intersection(channels) {
            worth += share(share(VILLAGE, self.keeps(channel)), lasts);
        }
        let standing = own.standing().intersection(self.outlook.geysers(area));
        worth += count(standing.len()) * share(MOAI, lasts);
        if self.public.variants().final_moai == FinalMoai::All {
            for channel in own.lying().intersection(channels) {
                worth += share(share(MOAI, self.keeps(channel)), lasts);
            }
            for space in own.loose().iter().filter(|space| space.area() == area) {
                worth += share(share(MOAI, self.keeps_loose(space)), lasts);
            }
        }
        // Somebody else's sinking leaves one settler of an area, one's own leaves all.
        let settlers = count(own.settlers().count_in(area.space_set()));
        worth + SETTLER * settlers.min(1) + (settlers - 1).max(0) * share(SETTLER, i64::midpoint(1000, lasts))
    }

    fn holding(&self, area: Area) -> Holding {
        let channels = Channel::of_all(area.space_set());
        let villages = count(self.own.villages().intersection(channels).len());
        let settlers = count(self.own.settlers().count_in(area.space_set()));
        let mut hopes = if self.turns == 0 { 0 } else { self.hopes_of(area, villages) };
        if villages == 0 && settlers > 0 && self.turns > 0 {
            let founded = self.hopes_of(area, 1);
            hopes += share(founded - hopes, self.weights.founding);
        }
        let hopes = if settlers > 0 { hopes } else { share(hopes, self.weights.unmanned) };
        Holding { villages, settlers, hopes }
    }

    /// What moai still to be raised in an area may bring, with so many villages.
    fn hopes_of(&self, area: Area, villages: i64) -> Milli {
        let (public, own, weights) = (self.public, self.own, self.weights);
        let spaces = area.space_set();
        let sites = self.outlook.geysers(area);
        let geysers = count(sites.difference(self.occupied).len());
        let channels = Channel::of_all(spaces);
        let lying = count(own.lying().intersection(channels).len() + own.loose().count_in(spaces));
        let lava = count(public.lava().intersection(channels).len());
        let around = count(public.lava().intersection(self.outlook.channels_beside(area)).len());
        let standing = count(own.standing().intersection(sites).len());
        let most = geysers.min(weights.raises_hoped).min(2 * self.turns).min(lying + count(own.moai_left()));
        let mut hopes = 0;
        let mut sure = 1000;
        for next in 0..most {
            let made = if next < lying {
                weights.lying
            } else if next < lying + lava {
                weights.in_area
            } else if next < lying + lava + around {
                weights.beside
            } else {
                weights.distant
            };
            let points = if villages == 0 { 1 } else { villages * (standing + next + 1) };
            hopes += points * share(made, sure);
            sure = share(sure, weights.fading);
        }
        share(hopes, i64::midpoint(1000, self.lasts(area)))
    }

    /// What may still come: moai, settlers, work at hand.
    fn hopes(&self, holdings: &[Holding; AREAS]) -> Milli {
        let weights = self.weights;
        let (mut best, mut second, mut home) = (0, 0, None);
        let mut births = 0;
        for area in self.areas() {
            let Holding { villages, settlers, hopes } = holdings[area.index()];
            if hopes > best {
                (second, best, home) = (best, hopes, Some(area));
            } else {
                second = second.max(hopes);
            }
            births += if settlers > 0 { villages } else { 0 };
        }
        let mut worth = best + share(second, weights.second_area);
        worth += weights.birth * births.min(count(self.own.settlers_left()));
        let beside = home.map_or(Set::EMPTY, |home| self.outlook.beside(home));
        for space in self.own.settlers().spaces() {
            let lava = self.public.lava().intersection(Channel::of_all(Set::only(space)));
            worth += if lava.is_empty() { 0 } else { weights.lava_at_feet };
        }
        for space in self.own.settlers().iter() {
            if home == Some(space.area()) {
                worth += weights.at_home;
            } else if beside.contains(space.area()) {
                worth += weights.at_home / 2;
            }
        }
        worth * self.turns.min(weights.turns_for_hopes) / weights.turns_for_hopes.max(1)
    }
}

/// A part of a worth.
const fn share(worth: Milli, part: Permille) -> Milli {
    worth * part / 1000
}
