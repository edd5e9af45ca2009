//! Damage and destruction, step by step (CITY-8.14).

use crate::desk::{Desk, Struck, Task};
use crate::pack::Effect;
use crate::public::Public;
use crate::space::{Crossing, Line, Space};

impl Desk {
    /// Begins with the loss of a Battle: the token may be avoided, or is taken.
    pub(crate) fn lose(&mut self, public: &Public, line: Line) {
        self.task = Task::Avoid;
        if !self.can_use_something(public) {
            self.take_damage(public, line);
        }
    }

    /// Step 2: a Damage token lies on the line (CITY-7.5).
    pub(crate) fn take_damage(&mut self, public: &Public, line: Line) {
        self.estate.pending = self.estate.pending.with(line);
        self.estate.taken += 1;
        self.relieve(public);
    }

    /// Step 3: pending tokens may be taken off, as long as there is something to do it with (CITY-8.10).
    pub(crate) fn relieve(&mut self, public: &Public) {
        self.task = Task::Relieve;
        if !self.can_use_something(public) {
            self.cross(public);
        }
    }

    /// Step 4: a crossing is struck, if tokens lie on a row and a column (CITY-8.1, CITY-8.11).
    pub(crate) fn cross(&mut self, public: &Public) {
        let mut crossings = self.estate.crossings();
        match (crossings.next(), crossings.next()) {
            (None, _) => self.task = Task::Done,
            (Some(only), None) => self.choose_crossing(public, only),
            (Some(_), Some(_)) => self.task = Task::Cross,
        }
    }

    /// Step 4, decided.
    pub(crate) fn choose_crossing(&mut self, public: &Public, crossing: Crossing) {
        self.crossing = Some(crossing);
        self.task = Task::Redirect;
        if !self.can_use_something(public) {
            self.strike(&public.pack, None);
        }
    }

    /// Step 5, decided: another Building is destroyed (CITY-8.13).
    pub(crate) fn redirect(&mut self, public: &Public, space: Space) {
        let scapegoat = self.usable(public).find(|(_, effect)| *effect == Effect::RedirectDestruction);
        if let Some((slot, _)) = scapegoat {
            self.estate.use_up(slot);
        }
        self.strike(&public.pack, Some(space));
    }

    /// Step 6: the tokens are placed, and the ruin takes effect.
    pub(crate) fn strike(&mut self, pack: &crate::pack::Pack, instead: Option<Space>) {
        self.task = Task::Done;
        let Some(crossing) = self.crossing else { return };
        let (space, estate) = (crossing.space(), &mut self.estate);
        estate.pending = estate.pending.without(crossing.row).without(crossing.column);
        self.struck = Some(if estate.warded.contains(space) {
            let wards = |effect: &Effect| matches!(effect, Effect::Ward { .. });
            let slot = estate
                .slot(|venture| venture.is_complete() && pack.project(venture.id).effects.iter().any(wards));
            match slot {
                Some(slot) => estate.venture_mut(slot).damage += 2,
                None => estate.spent += 2,
            }
            Struck::Warded
        } else if let Some(other) = instead {
            estate.ruined = estate.ruined.with(other);
            Struck::Redirected(other)
        } else if estate.ruined.contains(space) {
            estate.spent += 2;
            Struck::Spent
        } else {
            estate.ruined = estate.ruined.with(space);
            Struck::Ruined
        });
    }
}
