//! Which effects a seat can use now.

use crate::desk::{Desk, Task};
use crate::openings::Openings;
use crate::pack::{Bag, Colour, Effect, Peek};
use crate::public::Public;

impl Desk {
    /// The places of the Projects whose effect can be used now, with it.
    pub(crate) fn usable<'a>(&'a self, public: &'a Public) -> impl Iterator<Item = (usize, Effect)> + 'a {
        let ready = self.estate.ready(&public.pack);
        ready.filter(|(_, effect)| self.is_in_window(*effect) && self.has_result(public, *effect))
    }

    #[inline]
    pub(crate) fn can_use_something(&self, public: &Public) -> bool {
        self.estate.has_ready() && self.finds_use(public)
    }

    /// The rare part of [`Desk::can_use_something`], apart so that the frequent one is a comparison.
    #[inline(never)]
    fn finds_use(&self, public: &Public) -> bool {
        self.usable(public).next().is_some()
    }

    /// Whether an effect of this kind may be used at what the seat is asked now (CITY-12).
    pub(crate) const fn is_in_window(&self, effect: Effect) -> bool {
        match effect {
            Effect::GainTokens { .. }
            | Effect::GainTokensPer { .. }
            | Effect::ConvertTokens { .. }
            | Effect::DoubleSources => matches!(self.task, Task::Pool),
            Effect::PeekBattles { .. } | Effect::RestoreSpace { .. } | Effect::Manual => {
                matches!(self.task, Task::Pool | Task::Calm)
            }
            Effect::RemoveDamage { .. } => matches!(self.task, Task::Pool | Task::Calm | Task::Relieve),
            Effect::BattleStrength { .. } | Effect::BattleSymbols { .. } => {
                matches!(self.task, Task::Window)
            }
            Effect::IgnoreDamage => matches!(self.task, Task::Avoid),
            Effect::RedirectDestruction => matches!(self.task, Task::Redirect),
            Effect::Rebuild => matches!(self.task, Task::Rebuild),
            Effect::None
            | Effect::VictoryCard { .. }
            | Effect::LineStrength { .. }
            | Effect::Ward { .. }
            | Effect::WildTokens
            | Effect::Cover { .. }
            | Effect::ScorePer { .. }
            | Effect::ScoreMajority { .. }
            | Effect::Symbols { .. }
            | Effect::ScoreExtra { .. } => false,
        }
    }

    /// Whether using an effect would do anything (CITY-6.8).
    pub(crate) fn has_result(&self, public: &Public, effect: Effect) -> bool {
        match effect {
            Effect::GainTokensPer { count, .. } => self.estate.count(public, None, count) > 0,
            Effect::ConvertTokens { .. } => self.pool.total() > self.pool.any(),
            Effect::DoubleSources => !self.formed.is_empty(),
            Effect::PeekBattles { scope } => self.unseen(public, scope) != 0,
            Effect::RemoveDamage { .. } => !self.estate.pending.is_empty(),
            Effect::RestoreSpace { .. } => !self.estate.ruined.is_empty(),
            Effect::Rebuild => !self.spare.is_empty(),
            Effect::RedirectDestruction => {
                self.crossing.is_some_and(|crossing| !self.estate.substitutes(crossing).is_empty())
            }
            Effect::GainTokens { .. }
            | Effect::BattleStrength { .. }
            | Effect::BattleSymbols { .. }
            | Effect::IgnoreDamage
            | Effect::Manual => true,
            Effect::None
            | Effect::VictoryCard { .. }
            | Effect::LineStrength { .. }
            | Effect::Ward { .. }
            | Effect::WildTokens
            | Effect::Cover { .. }
            | Effect::ScorePer { .. }
            | Effect::ScoreMajority { .. }
            | Effect::Symbols { .. }
            | Effect::ScoreExtra { .. } => false,
        }
    }

    /// The Battle cards that `peek_battles` would show, one bit each, the removed one last (CITY-12.7).
    pub(crate) fn unseen(&self, public: &Public, scope: Peek) -> u8 {
        let mut hidden = 0;
        for (at, battle) in public.battles.iter().enumerate() {
            hidden |= u8::from(battle.is_none()) << at;
        }
        if scope == Peek::All && hidden != 0 {
            hidden |= 1 << public.battles.len();
        }
        hidden & !self.estate.peeked
    }

    /// Whether a token of the pool can be laid in this colour.
    pub(crate) const fn has_token(&self, colour: Colour) -> bool {
        self.pool.of(colour) > 0 || self.pool.any() > 0
    }

    /// Whether a token of the pool must be laid: one has a cost space (CITY-5.8).
    pub(crate) fn must_place(&self, public: &Public) -> bool {
        Openings::of(self, public).has_cost()
    }

    /// The coloured tokens of the pool.
    pub(crate) const fn coloured(&self) -> Bag {
        let [s, f, o] = [Colour::Strength, Colour::Faith, Colour::Food];
        Bag::new(self.pool.of(s), self.pool.of(f), self.pool.of(o), 0)
    }
}
