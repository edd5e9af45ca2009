//! Builds a continent for an advanced set-up, phase by phase (ISLE-15.1 to ISLE-15.5).

use engine::{Rng, Small};

use crate::continent::{Continent, Placement};
use crate::covers::Left;
use crate::map::Map;
use crate::shape::{Lay, Shape};
use crate::site::{Laid, Site};
use crate::space::{AREAS, Area};
use crate::standard;
use crate::survey::{self, CORE_SIDES_MAX};

/// How often a continent is begun anew before the standard one is taken (never needed so far).
const RESTARTS: usize = 400;
/// How many positions the last phase may look at before everything begins anew.
const NODES: u32 = 600;
/// What a continent costs of these that is closed but not faultless.
const FAILED_CLOSING: u32 = 20;

/// A continent without faults, with bays for so many boats (ISLE-15.9): the same for the same random
/// numbers.
///
/// # Complexity
/// Some milliseconds; at most 400 times the search of one attempt, which is bounded.
pub fn continent(seats: u8, rng: &mut Rng) -> Continent {
    for _ in 0..RESTARTS {
        let mut attempt = Attempt { site: Site::new(), rng, nodes: NODES, seats };
        if let Some(continent) = attempt.run() {
            return continent;
        }
    }
    standard::continent()
}

/// How many tiles lie before phase 3 begins.
const VOLCANOES: usize = 8;

struct Attempt<'a> {
    site: Site,
    rng: &'a mut Rng,
    nodes: u32,
    seats: u8,
}

impl Attempt<'_> {
    fn run(&mut self) -> Option<Continent> {
        self.core()?;
        self.coastal_volcanoes()?;
        let mut left = Shape::ALL.map(|shape| if shape.is_volcanic() { 0 } else { shape.count() });
        self.others(&mut left)
    }

    /// Phase 1: five inland volcano tiles, drawn together (ISLE-15.1, ISLE-15.2).
    fn core(&mut self) -> Option<()> {
        let lays: Vec<&'static Lay> = Shape::InlandVolcano.lays().collect();
        let first = *self.rng.pick(&lays)?;
        self.site.place(Laid::at_the_middle(first));
        for _ in 1..Shape::InlandVolcano.count() {
            let places = self.site.places(Shape::InlandVolcano);
            if places.is_empty() {
                return None;
            }
            let weights: Vec<u32> =
                places.iter().map(|laid| 4_u32.pow(self.site.joined(*laid).min(12))).collect();
            let mut drawn = self.rng.below(weights.iter().sum());
            let chosen = weights.iter().position(|weight| {
                let found = drawn < *weight;
                drawn = drawn.saturating_sub(*weight);
                found
            });
            self.site.place(places[chosen?]);
        }
        let sides: u32 = self.site.laid().iter().map(|laid| self.site.open(*laid)).sum();
        let is_joined = self.site.laid().iter().all(|laid| self.site.contacts(*laid) >= 2);
        let is_compact = sides <= u32::from(CORE_SIDES_MAX) && self.site.chart().lakes().is_empty();
        (is_joined && is_compact).then_some(())
    }

    /// Phase 2: three coastal volcano tiles, each with two straight sides open, apart from each other
    /// (ISLE-15.3).
    fn coastal_volcanoes(&mut self) -> Option<()> {
        let core = self.site.laid().len();
        for _ in 0..Shape::CoastalVolcano.count() {
            let mut places = self.site.places(Shape::CoastalVolcano);
            places.retain(|laid| self.site.open(*laid) == 2 && !self.site.touches_after(*laid, core));
            let chosen = *self.rng.pick(&places)?;
            self.site.place(chosen);
        }
        Some(())
    }

    /// Phase 3: the other tiles, the neediest cell first, until no straight side is open (ISLE-15.4).
    fn others(&mut self, left: &mut Left) -> Option<Continent> {
        self.nodes = self.nodes.checked_sub(1)?;
        if self.site.is_closed() {
            if left.iter().any(|count| *count > 0) {
                return None;
            }
            let closed = self.closed();
            if closed.is_none() {
                self.nodes = self.nodes.saturating_sub(FAILED_CLOSING);
            }
            return closed;
        }
        let mut ways = self.site.neediest(left);
        self.rng.shuffle(&mut ways);
        for laid in ways {
            let kind = laid.lay.shape as usize;
            self.site.place(laid);
            left[kind] -= 1;
            if let Some(continent) = self.others(left) {
                return Some(continent);
            }
            left[kind] += 1;
            self.site.take_back();
            if self.nodes == 0 {
                return None;
            }
        }
        None
    }

    /// The closed continent with numbers dealt to tiles of equal shape (ISLE-15.5), if it is
    /// faultless and its bays suit the boats.
    fn closed(&mut self) -> Option<Continent> {
        let mut placements = [Placement::default(); AREAS];
        for shape in Shape::ALL {
            let mut areas: Vec<Area> = shape.areas().collect();
            self.rng.shuffle(&mut areas);
            let laid = self.site.laid().iter().filter(|laid| laid.lay.shape == shape);
            for (area, laid) in areas.into_iter().zip(laid) {
                placements[area.index()] = laid.placement();
            }
        }
        if !self.site.has_order(VOLCANOES) {
            return None;
        }
        let continent = Continent::new(placements);
        let tiles: Vec<_> = Area::all().map(|area| (area, continent.placement(area))).collect();
        let is_faultless = survey::faults(&tiles).is_empty();
        let has_bays = || Map::of_faultless(&continent).boat_bays(self.seats).is_some();
        (is_faultless && has_bays()).then_some(continent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::Fault;

    /// Lays all tiles that are left so that no straight side is open, whatever becomes of it.
    fn close(attempt: &mut Attempt<'_>, left: &mut Left) -> Option<()> {
        attempt.nodes = attempt.nodes.checked_sub(1)?;
        if attempt.site.is_closed() {
            return left.iter().all(|count| *count == 0).then_some(());
        }
        let mut ways = attempt.site.neediest(left);
        attempt.rng.shuffle(&mut ways);
        for laid in ways {
            attempt.site.place(laid);
            left[laid.lay.shape as usize] -= 1;
            if close(attempt, left).is_some() {
                return Some(());
            }
            left[laid.lay.shape as usize] += 1;
            attempt.site.take_back();
        }
        None
    }

    #[test]
    fn a_site_has_an_order_where_the_survey_finds_one() {
        let mut found = [0, 0];
        for seed in 0..4000 {
            let mut rng = Rng::from_seed(seed);
            let mut attempt = Attempt { site: Site::new(), rng: &mut rng, nodes: NODES, seats: 4 };
            let mut left = Shape::ALL.map(|shape| if shape.is_volcanic() { 0 } else { shape.count() });
            let closed = attempt
                .core()
                .and_then(|()| attempt.coastal_volcanoes())
                .and_then(|()| close(&mut attempt, &mut left));
            if closed.is_none() {
                continue;
            }
            let tiles: Vec<_> = Shape::ALL
                .into_iter()
                .flat_map(|shape| {
                    let laid = attempt.site.laid().iter().filter(move |laid| laid.lay.shape == shape);
                    shape.areas().zip(laid.map(|laid| laid.placement()))
                })
                .collect();
            let has_order =
                !survey::faults(&tiles).iter().any(|fault| matches!(fault, Fault::NoOrder { .. }));
            assert_eq!(attempt.site.has_order(VOLCANOES), has_order, "seed {seed}");
            found[usize::from(has_order)] += 1;
        }
        assert!(found.iter().all(|count| *count > 5), "{found:?}");
    }
}
