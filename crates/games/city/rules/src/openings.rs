//! Where the tokens of a pool can go: as bits, one for each place, so that they
//! are counted and picked from without a list.
//!
//! Of the five Projects of a seat each has four bits for the kinds of its open cost spaces, by [`Token::index`];
//! from bit 20 on each has four for the colours that its extra spaces take, by [`Colour::index`]; from bit 40 on
//! there is one for each edge that can be covered. So the order of the bits is the canonical order of the places
//! for a token.

use crate::action::Action;
use crate::desk::Desk;
use crate::edge::Edge;
use crate::estate::{Estate, VENTURES};
use crate::options::ExtraOpens;
use crate::pack::{Colour, Pack, Token};
use crate::public::Public;

/// Where the bits of the extra spaces and of the edges begin.
const EXTRAS: usize = 4 * VENTURES;
const COVERS: usize = 2 * EXTRAS;

/// The first of the four bits of every Project.
const EACH: u64 = 0x1_1111;
/// The bits of all cost spaces, of all extra spaces and of all edges.
const ALL_COSTS: u64 = 0b1111 * EACH;
const ALL_EXTRAS: u64 = ALL_COSTS << EXTRAS;
const ALL_COVERS: u64 = !(ALL_COSTS | ALL_EXTRAS);

/// The bits of the first Project.
const OF_FIRST: u64 = 0b1111 | 0b1111 << EXTRAS;

/// The open cost spaces of all Projects, and the extra spaces, which may have to wait until their Project is
/// complete (CITY-6.13).
fn open_spaces(estate: &Estate, before_cost: ExtraOpens) -> u64 {
    let mut bits = 0;
    for (slot, venture) in estate.ventures().iter().enumerate() {
        let places = u64::from(venture.places);
        bits |= (places & 0b1111 | (places >> 4) << EXTRAS) << (4 * slot);
    }
    match before_cost {
        ExtraOpens::BeforeCost => bits,
        ExtraOpens::AfterCost => {
            let costs = bits & ALL_COSTS;
            let incomplete = (costs | costs >> 1 | costs >> 2 | costs >> 3) & EACH;
            bits & !((incomplete * 0b1111) << EXTRAS)
        }
    }
}

/// The places for the tokens of a pool.
pub(crate) struct Openings<'a> {
    pack: &'a Pack,
    estate: &'a Estate,
    bits: u64,
    /// The places that a token of each colour can take; none if there is no such token.
    takes: [u64; 3],
}

impl<'a> Openings<'a> {
    pub(crate) fn of(desk: &'a Desk, public: &'a Public) -> Self {
        let (pool, estate) = (desk.pool, &desk.estate);
        let mut openings = Openings { pack: &public.pack, estate, bits: 0, takes: [0; 3] };
        if pool.is_empty() {
            return openings;
        }
        openings.bits = open_spaces(estate, public.variants.extra_opens());
        if estate.copies() != 0 {
            openings.give_way();
        }
        if estate.covers_left() > 0 {
            openings.bits |= u64::from(estate.mismatched().bits()) << COVERS;
        }
        for colour in Colour::ALL.into_iter().filter(|&colour| desk.has_token(colour)) {
            let any_kind = estate.is_wild() && pool.of(colour) > 0;
            let own = EACH << colour.index() | EACH << Token::Any.index();
            let costs = if any_kind { ALL_COSTS } else { own };
            openings.takes[colour.index()] = costs | EACH << (EXTRAS + colour.index()) | ALL_COVERS;
        }
        openings
    }

    /// Leaves the spaces of equal Projects to the first of them that has them.
    fn give_way(&mut self) {
        let ventures = self.estate.ventures();
        for (slot, venture) in ventures.iter().enumerate() {
            for earlier in (0..slot).filter(|&earlier| ventures[earlier].id == venture.id) {
                self.bits &= !((self.bits >> (4 * earlier) & OF_FIRST) << (4 * slot));
            }
        }
    }

    /// Whether a token has a cost space: then one must be laid (CITY-5.8).
    pub(crate) const fn has_cost(&self) -> bool {
        let [strength, faith, food] = self.takes;
        self.bits & (strength | faith | food) & ALL_COSTS != 0
    }

    /// How many there are.
    pub(crate) fn count(&self) -> u32 {
        self.takes.iter().map(|takes| (self.bits & takes).count_ones()).sum()
    }

    /// One of them in canonical order, counted from 0.
    pub(crate) fn nth(&self, mut nth: u32) -> Option<Action> {
        for token in Colour::ALL {
            let places = self.bits & self.takes[token.index()];
            if nth < places.count_ones() {
                let left = (0..nth).fold(places, |left, _| left & (left - 1));
                return Some(self.action(token, left.trailing_zeros() as usize));
            }
            nth -= places.count_ones();
        }
        None
    }

    /// All in canonical order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Action> {
        Colour::ALL.into_iter().flat_map(move |token| {
            let mut places = self.bits & self.takes[token.index()];
            std::iter::from_fn(move || {
                let place = (places != 0).then(|| places.trailing_zeros() as usize)?;
                places &= places - 1;
                Some(self.action(token, place))
            })
        })
    }

    /// Laying a token of a colour on the place of a bit.
    fn action(&self, token: Colour, place: usize) -> Action {
        let project = |place: usize| self.pack.project(self.estate.ventures()[place / 4].id).number;
        match place {
            ..EXTRAS => Action::Put { token, project: project(place), on: Token::ALL[place % 4] },
            EXTRAS..COVERS => Action::Extra { token, project: project(place - EXTRAS) },
            _ => Action::Cover { token, edge: Edge::at(place - COVERS) },
        }
    }
}
