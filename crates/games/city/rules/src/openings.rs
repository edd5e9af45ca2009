//! Where the tokens of a pool can go: counted and picked from without a list of the places.

use crate::action::Action;
use crate::desk::Desk;
use crate::edge::EdgeSet;
use crate::estate::{Estate, VENTURES};
use crate::pack::{Colour, Token};
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
        let opens = public.variants.extra_opens();
        for (slot, venture) in estate.ventures().iter().enumerate() {
            let project = pack.project(venture.id);
            openings.numbers[slot] = project.number;
            openings.costs[slot] = venture.open_kinds(project);
            if project.extra.is_some() && Estate::extra_is_open(venture, opens) {
                let takes = |colour: Colour| u8::from(venture.extra_takes(project, colour)) << colour.index();
                openings.extras[slot] = Colour::ALL.into_iter().map(takes).sum();
            }
            openings.give_way(slot, estate);
        }
        openings
    }

    /// Leaves the spaces of the Project at a place to an equal one before it that has them too.
    fn give_way(&mut self, slot: usize, estate: &Estate) {
        for earlier in 0..slot {
            if estate.ventures[earlier].id == estate.ventures[slot].id {
                self.costs[slot] &= !self.costs[earlier];
                self.extras[slot] &= !self.extras[earlier];
            }
        }
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
                return self.places(token).nth(nth as usize);
            }
            nth -= count;
        }
        None
    }

    /// All in canonical order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Action> {
        Colour::ALL.into_iter().flat_map(|token| self.places(token))
    }

    /// The places for a token of a colour.
    fn places(&self, token: Colour) -> impl Iterator<Item = Action> {
        let pays = self.pays[token.index()];
        let (ventures, covers) = if pays == 0 { (0, EdgeSet::EMPTY) } else { (self.ventures, self.covers) };
        let puts = (0..ventures).flat_map(move |slot| {
            let open = self.costs[slot] & pays;
            let kinds = Token::ALL.into_iter().filter(move |kind| open >> kind.index() & 1 != 0);
            kinds.map(move |on| Action::Put { token, project: self.numbers[slot], on })
        });
        let takes = move |slot: &usize| self.extras[*slot] >> token.index() & 1 != 0;
        let extras = (0..ventures).filter(takes);
        let extras = extras.map(move |slot| Action::Extra { token, project: self.numbers[slot] });
        let covers = covers.iter().map(move |edge| Action::Cover { token, edge });
        puts.chain(extras).chain(covers)
    }
}
