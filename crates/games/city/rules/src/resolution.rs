//! What a seat does in its own city: it places its Building and lays the tokens that this brings.

use crate::desk::{Desk, Task};
use crate::edge::{Edge, EdgeSet};
use crate::options::DoomedTradeToken;
use crate::pack::{Bag, BuildingType, Colour, Keyword, Token};
use crate::phase::Phase;
use crate::public::Public;
use crate::space::Space;

impl Desk {
    /// Places the Building: Sources, their tokens, and that of a Trade Building (CITY-5.3, CITY-5.4).
    pub(crate) fn place(&mut self, public: &Public, space: Space) {
        let Some(id) = self.card else { return };
        let formed = tokens_of(self.estate.place(&public.pack, id, space));
        self.formed = formed;
        self.gains.sources = formed;
        self.pool = self.pool.plus(formed);
        // CITY-8.8
        let doomed = self.estate.ruined.contains(space);
        let gives = !doomed || public.variants.doomed_trade_token == DoomedTradeToken::On;
        if public.pack.building(id).kind == BuildingType::Trade && gives {
            self.take_trade();
        }
        self.task = Task::Pool;
    }

    pub(crate) const fn take_trade(&mut self) {
        self.gains.trade += 1;
        self.pool = self.pool.with(Token::Any, 1);
    }

    /// Lays a token on a cost space, and carries out what that completes.
    pub(crate) fn put(&mut self, public: &Public, colour: Colour, number: u8, on: Token) {
        let Some(slot) = self.slot_open(public, number, on) else { return };
        self.take_token(colour);
        if self.estate.pay(&public.pack, slot, on, colour) {
            let project = public.pack.project(self.estate.ventures[slot].id);
            if project.keyword == Keyword::Complete {
                self.carry_out(public, slot, 0);
            }
        }
    }

    /// The first own Project of a number with an open cost space of a kind.
    pub(crate) fn slot_open(&self, public: &Public, number: u8, on: Token) -> Option<usize> {
        self.estate.slot(|venture| venture.has_cost(on) && public.pack.project(venture.id).number == number)
    }

    pub(crate) fn put_extra(&mut self, public: &Public, colour: Colour, number: u8) {
        let Some(slot) = self.slot_extra(public, number, colour) else { return };
        self.take_token(colour);
        self.estate.pay_extra(&public.pack, slot, colour);
    }

    /// The first own Project of a number whose extra spaces take a token of a colour.
    pub(crate) fn slot_extra(&self, public: &Public, number: u8, colour: Colour) -> Option<usize> {
        let opens = public.variants.extra_opens();
        self.estate.slot(|venture| {
            let project = public.pack.project(venture.id);
            project.number == number
                && crate::estate::Estate::extra_is_open(venture, opens)
                && venture.extra_takes(project, colour)
        })
    }

    pub(crate) const fn put_cover(&mut self, colour: Colour, edge: Edge) {
        self.take_token(colour);
        self.estate.cover(edge, colour);
    }

    /// Takes a token out of the pool: one of the colour, else one of any colour.
    const fn take_token(&mut self, colour: Colour) {
        let fixed = self.pool.of(colour) > 0;
        self.pool = self.pool.without(if fixed { Token::Of(colour) } else { Token::Any });
    }

    /// Ends the pool: what is left is lost (CITY-5.8).
    pub(crate) const fn end_pool(&mut self, public: &Public) {
        self.estate.lost = self.estate.lost.saturating_add(self.pool.total());
        self.pool = Bag::EMPTY;
        self.formed = Bag::EMPTY;
        self.task = match public.phase {
            Phase::RoundEnd => Task::Rebuild,
            Phase::Calm(_) => Task::Calm,
            Phase::Entries => Task::Entries,
            Phase::Luck(_)
            | Phase::Boards
            | Phase::Choose
            | Phase::Resolve
            | Phase::Window
            | Phase::Damage
            | Phase::Over => Task::Done,
        };
    }

    /// Skips what needs no decision (CITY-11.1).
    #[inline]
    pub(crate) fn settle(&mut self, public: &Public) {
        if self.asking.is_some() {
            return;
        }
        if self.task == Task::Pool && self.pool.is_empty() && !self.can_use_something(public) {
            self.end_pool(public);
        }
        if matches!(self.task, Task::Calm | Task::Rebuild) && !self.can_use_something(public) {
            self.task = Task::Done;
        } else if self.task == Task::Entries {
            self.ask_entry(public);
        }
    }
}

/// The tokens that Sources give.
pub(crate) const fn tokens_of(formed: [EdgeSet; 3]) -> Bag {
    let [strength, faith, food] = formed;
    Bag::new(strength.len(), faith.len(), food.len(), 0)
}
