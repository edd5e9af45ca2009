//! Weighs positions: what they are worth to a seat and to its rivals, and what the next die may cost.

use arrayvec::ArrayVec;
use engine::{PerSeat, SEATS_MAX, Seat, Set};
use isle::{Burnable, Channel, FlowEnd, Public, Volcano, areas_of};

use super::estate::{Belief, Estate, Offers, Survey};
use super::hopes::Hopes;
use super::peril::{Outlook, count, eruption};
use super::weights::{Milli, PRAYER, VILLAGE, Weights, share};

/// Weighs positions for one seat, in one of its decisions.
pub(super) struct Judge<'a> {
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
    /// Whose turn it is in the position that is decided about.
    mover: Seat,
    hopes: Hopes,
    /// Few sets of fissures are met in one decision, and what threatens is costly to find.
    known: Vec<Outlook>,
}

/// The number of what threatens in a position, in one decision of a judge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Threats(usize);

impl<'a> Judge<'a> {
    pub(super) fn new(weights: &'a Weights, seat: Seat, mover: Seat) -> Self {
        Self { weights, seat, mover, hopes: Hopes::of(weights), known: Vec::new() }
    }

    /// Turns to another decision, of a seat in a turn of `mover`.
    pub(super) fn turn_to(&mut self, seat: Seat, mover: Seat) {
        (self.seat, self.mover) = (seat, mover);
        self.known.clear();
    }

    /// How a position stands: the own worth against that of the rivals.
    pub(super) fn standing(&mut self, public: &Public) -> Milli {
        self.own(public) - self.rivals(public)
    }

    /// The worth to the own seat.
    pub(super) fn own(&mut self, public: &Public) -> Milli {
        let (threats, offers) = (self.threats(public), Offers::of(public));
        self.worth(public, self.seat, threats, &offers)
    }

    /// What the worth of the rivals takes away.
    pub(super) fn rivals(&mut self, public: &Public) -> Milli {
        let own = self.seat;
        let (threats, offers) = (self.threats(public), Offers::of(public));
        let rivals = Seat::all(public.seats()).filter(|seat| *seat != own);
        let worths: Rivals = rivals.map(|rival| self.worth(public, rival, threats, &offers)).collect();
        self.against(&worths)
    }

    /// The worth to every seat.
    pub(super) fn worths(&mut self, public: &Public) -> PerSeat<Milli> {
        let (threats, offers) = (self.threats(public), Offers::of(public));
        PerSeat::from_fn(public.seats(), |seat| self.worth(public, seat, threats, &offers))
    }

    fn worth(&self, public: &Public, seat: Seat, threats: Threats, offers: &Offers) -> Milli {
        let survey = self.survey(public, seat, threats, offers);
        Estate::of(&survey).worth(&survey)
    }

    /// A position as a seat looks at it.
    pub(super) fn survey<'s>(
        &'s self,
        public: &'s Public,
        seat: Seat,
        threats: Threats,
        offers: &'s Offers,
    ) -> Survey<'s> {
        let belief = Belief { weights: self.weights, hopes: &self.hopes };
        Survey::new(public, seat, belief, self.outlook(threats), offers)
    }

    /// Weighs something of each rival: the greatest and the mean.
    fn against(&self, worths: &[Milli]) -> Milli {
        let greatest = worths.iter().copied().max().unwrap_or(0);
        let mean = worths.iter().sum::<Milli>() / i64::try_from(worths.len()).unwrap_or(1).max(1);
        (self.weights.leader * greatest + self.weights.field * mean) / 1000
    }

    /// What threatens in a position.
    pub(super) fn threats(&mut self, public: &Public) -> Threats {
        let known = self.known.iter().rposition(|known| known.fits(public));
        Threats(known.unwrap_or_else(|| {
            self.known.push(Outlook::of(public, self.mover, self.weights));
            self.known.len() - 1
        }))
    }

    /// The same, spelt out.
    pub(super) fn outlook(&self, threats: Threats) -> &Outlook {
        &self.known[threats.0]
    }

    /// What the roll of the die after a raise is expected to cost: pieces that may burn, own ones
    /// against those of the rivals.
    pub(super) fn roll(&self, public: &Public) -> Milli {
        let burnt = |volcano| share(self.burnt(public, volcano), eruption(public, volcano));
        let expected = exposed(public).map(burnt).sum();
        share(expected, self.weights.caution)
    }

    /// What so many eruptions are expected to cost.
    pub(super) fn eruptions(&self, public: &Public, tokens: u8) -> Milli {
        let burnt: Milli = exposed(public).map(|volcano| self.burnt(public, volcano)).sum();
        share(burnt * i64::from(tokens) / count(public.volcanoes().len()).max(1), self.weights.caution)
    }

    /// What would burn if a volcano erupted now.
    fn burnt(&self, public: &Public, volcano: Volcano) -> Milli {
        let mut burnt = [0; SEATS_MAX];
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
        let rivals: Rivals = rivals.map(|rival| burnt[rival.index()]).collect();
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

/// Something of each rival.
type Rivals = ArrayVec<Milli, SEATS_MAX>;

/// The volcanoes in whose areas there is anything that can burn.
fn exposed(public: &Public) -> impl Iterator<Item = Volcano> {
    let burnable = public.all_pieces().fold(Set::EMPTY, |all, (_, own)| {
        let channels = Channel::spaces(own.villages().union(own.lying()));
        all.union(channels).union(own.loose().spaces())
    });
    let areas = areas_of(burnable);
    public.volcanoes().iter().filter(move |volcano| areas.contains(volcano.area()))
}
