//! What would happen: for boards that show it before anything is decided, and for players that weigh it.
//!
//! Everything here is certain and public; where luck decides, the chances are given as counts.

use arrayvec::ArrayVec;
use engine::{PerSeat, Seat, Set};

use crate::action::Action;
use crate::channel::{Channel, Spot};
use crate::event::{Burnable, Loss, NoFissure};
use crate::map::Border;
use crate::public::{Content, Public};
use crate::refusal::Illegal;
use crate::score::{RaiseValue, small};
use crate::sink::{Tie, VOLCANOES_AT_END, volcanoes_of};
use crate::space::{AREAS, Area, Side, Space, Volcano, spaces_of};
use crate::ways::Parts;

/// A chance: `times` in `of`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Odds {
    /// In so many cases.
    pub times: u32,
    /// Of so many that are equally likely.
    pub of: u32,
}

/// What raising a moai would do, as far as it is certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaisePreview {
    /// The victory points, with their multiplication.
    pub value: RaiseValue,
    /// Where the fissure would go, or why there would be none.
    pub fissure: Result<Border, NoFissure>,
    /// What the fissure would cut off.
    pub cut: Option<Cut>,
    /// The chance of an eruption; none in so many if no volcano were left to roll for. Where luck
    /// decides which part sinks, as if all volcanoes stayed.
    pub eruption: Odds,
}

/// What would happen if a part were cut off.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Cut {
    /// The part that would sink; several if luck decides between equal ones.
    pub sinkings: ArrayVec<SinkingPreview, AREAS>,
}

/// What would happen if a part sank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SinkingPreview {
    /// The part.
    pub part: Set<Area>,
    /// How likely it is this part: certain unless there are equal ones.
    pub odds: Odds,
    /// Where settlers could be saved.
    pub rim: Set<Space>,
    /// How many settlers each seat would save.
    pub saved: PerSeat<u8>,
    /// What each seat would lose.
    pub lost: PerSeat<Loss>,
    /// How many volcanoes would be left.
    pub volcanoes: u8,
    /// Whether this round would become the last one.
    pub ends_game: LastRound,
}

/// Whether a sinking would make this round the last one (ISLE-13.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastRound {
    /// It is the last one already.
    Already,
    /// It would become the last one.
    Becomes,
    /// It would not.
    No,
}

/// What lava of one volcano would do in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FlowPreview {
    /// The space of that direction.
    pub space: Space,
    /// What the lava would reach.
    pub end: FlowEnd,
    /// Loose moai of each seat that would burn with it.
    pub loose: PerSeat<u8>,
}

/// What lava would reach in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlowEnd {
    /// Nothing: all channels hold lava.
    Full,
    /// Nothing: the supply has too few lava tiles.
    Dry(Channel),
    /// An empty channel.
    Fills(Channel),
    /// A channel with a piece in it.
    Hits {
        /// The channel.
        channel: Channel,
        /// Whose piece.
        owner: Seat,
        /// Which.
        what: Burnable,
    },
}

impl Public {
    // Raising.

    /// What raising a moai would do.
    ///
    /// # Errors
    /// Why the seat may not raise it.
    pub fn preview_raise(&self, seat: Seat, from: Spot, side: Side) -> Result<RaisePreview, Illegal> {
        self.check(seat, Action::Raise { from, side })?;
        let space = from.space();
        let geyser = self.map.geyser(space, side).expect("checked before: there is a geyser");
        let fissure = self.fissure_of(geyser);
        let mut raised = self.clone();
        raised.pieces[seat].lift(from);
        raised.pieces[seat].standing.insert(geyser);
        let cut = fissure.ok().and_then(|border| raised.preview_fissure(border, seat));
        let volcanoes = match &cut {
            Some(cut) if cut.sinkings.len() == 1 => cut.sinkings[0].volcanoes,
            Some(_) | None => small(self.volcanoes().len()),
        };
        let faces = if volcanoes > 0 { self.variants.volcano_faces } else { 0 };
        let value = self.raise_value(seat, space.area());
        Ok(RaisePreview { value, fissure, cut, eruption: Odds { times: faces.into(), of: 6 } })
    }

    // Sinking.

    /// What would sink if a border got a fissure now, with this seat saving all its settlers; `None`
    /// if nothing would be cut off.
    pub fn preview_fissure(&self, border: Border, rescuer: Seat) -> Option<Cut> {
        let line = self.map.line(border);
        let ways = self.ways.without(line);
        let is_cut = line.areas().is_subset(self.land) && !ways.join(line);
        is_cut.then(|| self.preview_parts(&ways.parts(self.land), rescuer))
    }

    /// What would sink if a seat called now; `None` if the island hangs together.
    pub fn preview_call(&self, caller: Seat) -> Option<Cut> {
        let parts = self.parts();
        (parts.len() > 1).then(|| self.preview_parts(&parts, caller))
    }

    fn preview_parts(&self, parts: &Parts, rescuer: Seat) -> Cut {
        let tie = Tie::among(parts);
        let of = u32::try_from(tie.parts().len()).expect("there are 22 areas at most");
        let odds = Odds { times: 1, of };
        Cut { sinkings: tie.parts().iter().map(|part| self.preview_sinking(*part, odds, rescuer)).collect() }
    }

    fn preview_sinking(&self, part: Set<Area>, odds: Odds, rescuer: Seat) -> SinkingPreview {
        let rim = self.rim(part);
        let places = self.places(part);
        let mut lost = PerSeat::from_fn(self.seats(), |seat| self.pieces(seat).loss(&places));
        let saved = PerSeat::from_fn(self.seats(), |seat| match lost[seat].settlers {
            _ if rim.is_empty() => 0,
            settlers if seat == rescuer => settlers,
            settlers => settlers.min(1),
        });
        for (seat, saved) in saved.iter() {
            lost[seat].settlers -= saved;
        }
        let volcanoes = small(self.volcanoes().difference(volcanoes_of(part)).len());
        let ends_game = match self.course.done.triggered {
            true => LastRound::Already,
            false if usize::from(volcanoes) <= VOLCANOES_AT_END => LastRound::Becomes,
            false => LastRound::No,
        };
        SinkingPreview { part, odds, rim, saved, lost, volcanoes, ends_game }
    }

    // Eruptions.

    /// The chance that the next roll of the die makes this volcano erupt.
    pub fn eruption_odds(&self, volcano: Volcano) -> Odds {
        let volcanoes = self.volcanoes();
        let times = if volcanoes.contains(volcano) { self.variants.volcano_faces } else { 0 };
        Odds { times: times.into(), of: 6 * u32::from(small(volcanoes.len())).max(1) }
    }

    /// What lava of a volcano would do now, direction by direction, if nobody prayed.
    pub fn preview_eruption(&self, volcano: Volcano) -> ArrayVec<FlowPreview, 3> {
        let mut tiles = self.lava_left();
        let mut flows = ArrayVec::new();
        for space in volcano.area().spaces() {
            let end = match self.flow_target(space) {
                None => FlowEnd::Full,
                Some(target) if tiles == 0 => FlowEnd::Dry(target),
                Some(channel) => {
                    tiles -= 1;
                    self.flow_end(channel)
                }
            };
            let loose = match end {
                FlowEnd::Full | FlowEnd::Dry(_) => PerSeat::new(self.seats(), 0),
                FlowEnd::Fills(_) | FlowEnd::Hits { .. } => {
                    PerSeat::from_fn(self.seats(), |seat| small(self.pieces(seat).loose.count(space)))
                }
            };
            flows.push(FlowPreview { space, end, loose });
        }
        flows
    }

    fn flow_end(&self, channel: Channel) -> FlowEnd {
        match self.content(channel) {
            Some(Content::Village(owner)) => FlowEnd::Hits { channel, owner, what: Burnable::Village },
            Some(Content::Moai(owner)) => FlowEnd::Hits { channel, owner, what: Burnable::Moai },
            Some(Content::Lava) | None => FlowEnd::Fills(channel),
        }
    }

    /// The chance that the next roll of the die brings lava to a piece in this spot.
    pub fn burn_odds(&self, spot: Spot) -> Odds {
        let Some(volcano) = spot.space().area().volcano() else { return Odds { times: 0, of: 6 } };
        let flows = self.preview_eruption(volcano);
        let is_hit =
            flows.iter().filter(|flow| flow.space == spot.space()).any(|flow| match (flow.end, spot) {
                (FlowEnd::Fills(_) | FlowEnd::Hits { .. }, Spot::Loose(_)) => true,
                (FlowEnd::Fills(channel) | FlowEnd::Hits { channel, .. }, Spot::Channel(own)) => {
                    channel == own
                }
                (FlowEnd::Full | FlowEnd::Dry(_), _) => false,
            });
        let odds = self.eruption_odds(volcano);
        if is_hit { odds } else { Odds { times: 0, of: odds.of } }
    }

    // Settlers.

    /// How many more settlers the active seat may create in an area in this turn, its reserve and
    /// action points aside (ISLE-6.2).
    pub fn creations_left(&self, area: Area) -> u8 {
        self.villages_in(self.course.active, area).saturating_sub(self.created_in(area))
    }

    /// How many spaces a part has.
    pub fn size_of(&self, part: Set<Area>) -> u8 {
        small(spaces_of(part).len())
    }
}
