//! Where the tokens of a pool can go: counted and picked from without a list of the places.

use crate::action::Action;
use crate::desk::Desk;
use crate::edge::EdgeSet;
use crate::estate::{Estate, VENTURES};
use crate::pack::{Colour, Project, Token};
use crate::public::Public;

/// The places for the tokens of a pool.
pub(crate) struct Openings {
    /// The number of each Project.
    numbers: [u8; VENTURES],
    /// The kinds of open cost spaces of each Project, one bit each; of equal Projects the first one has them.
    costs: [u8; VENTURES],
    /// The colours that the extra spaces of each Project take, likewise.
    extras: [u8; VENTURES],
    /// The edges that a token can cover.
    covers: EdgeSet,
    /// The kinds of cost spaces that a token of each colour pays; none if there is no such token.
    pays: [u8; 3],
    ventures: usize,
}

/// All kinds of cost spaces, one bit each.
const ALL_KINDS: u8 = 0b1111;

impl Openings {
    pub(crate) fn of(desk: &Desk, public: &Public) -> Self {
        let (pack, estate) = (&public.pack, &desk.estate);
        let mut openings = Self {
            numbers: [0; VENTURES],
            costs: [0; VENTURES],
            extras: [0; VENTURES],
            covers: EdgeSet::EMPTY,
            pays: [0; 3],
            ventures: estate.ventures().len(),
        };
        if desk.pool.is_empty() {
            return openings;
        }
        // Only complete Projects make tokens wild or let edges be covered.
        let wild = estate.completed > 0 && estate.is_wild(pack);
        if estate.completed > 0 && estate.covers_left(pack) > 0 {
            openings.covers = estate.mismatched(pack);
        }
        for colour in Colour::ALL.into_iter().filter(|&colour| desk.has_token(colour)) {
            let any_kind = wild && desk.pool.of(colour) > 0;
            let own = 1 << colour.index() | 1 << Token::Any.index();
            openings.pays[colour.index()] = if any_kind { ALL_KINDS } else { own };
        }
        for slot in 0..openings.ventures {
            openings.look_at(slot, estate, pack.project(estate.ventures[slot].id), public);
        }
        openings
    }

    /// Finds the open spaces of the Project at a place, but for those that an equal one before it has.
    fn look_at(&mut self, slot: usize, estate: &Estate, project: &Project, public: &Public) {
        let venture = &estate.ventures[slot];
        // A complete one has no open cost space.
        let mut costs = if venture.is_complete() { 0 } else { venture.open_kinds(project) };
        let mut extras = 0;
        if project.extra.is_some() && Estate::extra_is_open(venture, public.variants.extra_opens()) {
            for colour in Colour::ALL {
                extras |= u8::from(venture.extra_takes(project, colour)) << colour.index();
            }
        }
        for (earlier, other) in estate.ventures[..slot].iter().enumerate() {
            if other.id == venture.id {
                costs &= !self.costs[earlier];
                extras &= !self.extras[earlier];
            }
        }
        self.numbers[slot] = project.number;
        self.costs[slot] = costs;
        self.extras[slot] = extras;
    }

    /// Whether a token has a cost space: then one must be laid (CITY-5.8).
    pub(crate) fn has_cost(&self) -> bool {
        let pays = self.pays[0] | self.pays[1] | self.pays[2];
        self.costs.iter().any(|costs| costs & pays != 0)
    }

    /// How many there are.
    pub(crate) fn count(&self) -> u32 {
        Colour::ALL.into_iter().map(|token| self.count_for(token)).sum()
    }

    /// How many places there are for a token of a colour.
    fn count_for(&self, token: Colour) -> u32 {
        let pays = self.pays[token.index()];
        if pays == 0 {
            return 0;
        }
        let costs: u32 = self.costs.iter().map(|costs| (costs & pays).count_ones()).sum();
        let extras: u32 = self.extras.iter().map(|extras| u32::from(extras >> token.index() & 1)).sum();
        costs + extras + u32::from(self.covers.len())
    }

    /// One of them in canonical order, counted from 0.
    pub(crate) fn nth(&self, mut nth: u32) -> Option<Action> {
        for token in Colour::ALL {
            let count = self.count_for(token);
            if nth < count {
                return self.each_for(token, |_| {
                    let found = nth == 0;
                    nth = nth.wrapping_sub(1);
                    found
                });
            }
            nth -= count;
        }
        None
    }

    /// Gives all in canonical order.
    pub(crate) fn each(&self, mut out: impl FnMut(Action)) {
        for token in Colour::ALL {
            self.each_for(token, |action| {
                out(action);
                false
            });
        }
    }

    /// Gives the places for a token of a colour, until one is the right one.
    fn each_for(&self, token: Colour, mut is_right: impl FnMut(Action) -> bool) -> Option<Action> {
        let pays = self.pays[token.index()];
        if pays == 0 {
            return None;
        }
        for slot in 0..self.ventures {
            let mut kinds = self.costs[slot] & pays;
            while kinds != 0 {
                let on = Token::ALL[kinds.trailing_zeros() as usize];
                let put = Action::Put { token, project: self.numbers[slot], on };
                if is_right(put) {
                    return Some(put);
                }
                kinds &= kinds - 1;
            }
        }
        let takes = |slot: &usize| self.extras[*slot] >> token.index() & 1 != 0;
        let extras = (0..self.ventures).filter(takes);
        let extras = extras.map(|slot| Action::Extra { token, project: self.numbers[slot] });
        let covers = self.covers.iter().map(|edge| Action::Cover { token, edge });
        extras.chain(covers).find(|&action| is_right(action))
    }
}
