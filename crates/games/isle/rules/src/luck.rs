//! Outcomes of luck: what is drawn, what may be drawn, how it is written.

use std::sync::Arc;

use arrayvec::ArrayVec;
use engine::{PerSeat, Rng, Seat, Set, Small, Witness};

use crate::apply::tell;
use crate::build;
use crate::coast::Bay;
use crate::continent::Continent;
use crate::event::{Event, Face};
use crate::map::{Border, Map};
use crate::phase::{After, Cause, Draw, Phase};
use crate::public::Public;
use crate::refusal::{Illegal, TieWith};
use crate::sink::Tie;
use crate::space::{Area, Cell, Volcano};
use crate::ways::Ways;

/// One outcome of luck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chance {
    /// The continent of an advanced set-up: `continent 1@0,0/0 2@1,-2/3 …`.
    Continent(Continent),
    /// The sea cell of every boat: `boats a@3,1 b@-4,0`.
    Boats(PerSeat<Cell>),
    /// Who begins: `first b`.
    First(Seat),
    /// The die: `die white`, `die volcano`.
    Die(Face),
    /// The volcano tokens drawn for an eruption: `tokens 3,5`.
    Tokens(Set<Volcano>),
    /// The token drawn for equal parts, or an area of the part where there is no volcano: `tie 4`.
    Tie(Area),
    /// The border at which the restless earth cracks: `crack 3|17`.
    Crack(Area, Area),
}

impl Public {
    /// Draws the outcome that is due.
    pub(crate) fn draw(&self, rng: &mut Rng) -> Chance {
        match &self.phase {
            Phase::Continent => Chance::Continent(build::continent(self.seats(), rng)),
            Phase::Boats => {
                let mut cells: ArrayVec<Cell, 4> = self.bays().iter().map(|bay| bay.cell).collect();
                rng.shuffle(&mut cells);
                Chance::Boats(PerSeat::from_fn(self.seats(), |seat| cells[seat.index()]))
            }
            Phase::Die => {
                let erupts = rng.chance(self.variants.volcano_faces.into(), 6);
                Chance::Die(if erupts { Face::Volcano } else { Face::White })
            }
            Phase::Tokens(Draw { count, .. }) => {
                let mut left = self.volcanoes();
                let mut drawn = Set::EMPTY;
                for _ in 0..*count {
                    let token = one_of(left, rng);
                    left.remove(token);
                    drawn.insert(token);
                }
                Chance::Tokens(drawn)
            }
            Phase::Tie(_) => match Tie::of(self).volcanoes() {
                volcanoes if volcanoes.is_empty() => Chance::Tie(Tie::of(self).any_part(rng)),
                volcanoes => Chance::Tie(one_of(volcanoes, rng).area()),
            },
            Phase::Crack => {
                let line = self.map.line(one_of(self.open_borders(), rng));
                Chance::Crack(line.low, line.high)
            }
            Phase::First
            | Phase::Turn
            | Phase::Notice(_)
            | Phase::Rescue(_)
            | Phase::Prayer(_)
            | Phase::Over(_) => {
                debug_assert!(self.phase == Phase::First, "luck is only drawn when it is due");
                let seat = rng.below(self.seats().into()) as usize;
                Chance::First(Seat::new(seat).unwrap_or_default())
            }
        }
    }

    /// Whether an outcome could be drawn now.
    pub(crate) fn check_chance(&self, chance: &Chance) -> Result<(), Illegal> {
        match (&self.phase, chance) {
            (Phase::Continent, Chance::Continent(continent)) => self.check_continent(continent),
            (Phase::Boats, Chance::Boats(cells)) => self.check_boats(cells),
            (Phase::First, Chance::First(seat)) => {
                let exists = seat.index() < self.seats().into();
                if exists { Ok(()) } else { Err(Illegal::NoSuchSeat { seat: *seat }) }
            }
            (Phase::Die, Chance::Die(_)) => Ok(()),
            (Phase::Tokens(draw), Chance::Tokens(drawn)) => self.check_tokens(*draw, *drawn),
            (Phase::Tie(_), Chance::Tie(area)) => {
                let tie = Tie::of(self);
                let volcanoes = tie.volcanoes();
                let (fits, with) = if volcanoes.is_empty() {
                    (tie.part_with(*area).is_some(), TieWith::Area)
                } else {
                    let volcano = area.volcano();
                    (volcano.is_some_and(|volcano| volcanoes.contains(volcano)), TieWith::Volcano)
                };
                if fits { Ok(()) } else { Err(Illegal::NotInTiedParts { area: *area, with }) }
            }
            (Phase::Crack, &Chance::Crack(low, high)) => {
                let border = self.map.between(low, high).filter(|_| low < high);
                let is_open = border.is_some_and(|border: Border| self.open_borders().contains(border));
                if is_open { Ok(()) } else { Err(Illegal::NoOpenBorder { low, high }) }
            }
            _ => Err(Illegal::OtherLuckDue),
        }
    }

    fn check_continent(&self, continent: &Continent) -> Result<(), Illegal> {
        let map = Map::build(continent).map_err(|faults| Illegal::BadContinent { faults })?;
        match map.boat_bays(self.seats()) {
            Some(_) => Ok(()),
            None => Err(Illegal::BadContinent { faults: vec![map.bays_too_near(self.seats())] }),
        }
    }

    fn check_boats(&self, cells: &PerSeat<Cell>) -> Result<(), Illegal> {
        let bays: Vec<Cell> = self.bays().iter().map(|bay| bay.cell).collect();
        let mut asked = cells.values().to_vec();
        let mut wanted = bays.clone();
        asked.sort_unstable();
        wanted.sort_unstable();
        if asked == wanted { Ok(()) } else { Err(Illegal::WrongBays { bays }) }
    }

    fn check_tokens(&self, draw: Draw, drawn: Set<Volcano>) -> Result<(), Illegal> {
        if let Some(volcano) = drawn.difference(self.volcanoes()).first() {
            return Err(Illegal::VolcanoSunk { volcano });
        }
        let fits = drawn.len() == usize::from(draw.count);
        if fits { Ok(()) } else { Err(Illegal::WrongTokenCount { count: draw.count }) }
    }
}

impl Public {
    /// The bays of an advanced set-up.
    fn bays(&self) -> ArrayVec<Bay, 4> {
        self.map.boat_bays(self.seats()).expect("a continent without bays for all boats is refused")
    }

    /// Takes over a built continent.
    pub(crate) fn settle_continent(&mut self, continent: &Continent, witness: &mut impl Witness<Event>) {
        self.map = Arc::new(Map::of_faultless(continent));
        self.ways = Ways::of(&self.map, self.land, self.fissures);
        self.phase = Phase::Boats;
        tell(witness, Event::ContinentBuilt { continent: *continent });
    }

    /// Puts every boat into its bay.
    pub(crate) fn moor(&mut self, bays: PerSeat<Cell>, witness: &mut impl Witness<Event>) {
        for (seat, cell) in bays.iter() {
            self.pieces[seat].boat = Some(*cell);
        }
        self.phase = Phase::First;
        tell(witness, Event::BoatsDealt { bays });
    }

    /// The die shows a volcano: one token is drawn.
    pub(crate) const fn draw_for_die(&mut self) {
        self.phase = Phase::Tokens(Draw { cause: Cause::Die, count: 1, after: After::Turn });
    }
}

/// One of the things in a set, each equally likely; none if there are none.
pub(crate) fn pick<T: Small>(set: Set<T>, rng: &mut Rng) -> Option<T> {
    let count = u32::try_from(set.len()).ok().filter(|&count| count > 0)?;
    set.iter().nth(rng.below(count) as usize)
}

/// The same of a set that is not empty.
pub(crate) fn one_of<T: Small>(set: Set<T>, rng: &mut Rng) -> T {
    pick(set, rng).expect("there is something to draw")
}
