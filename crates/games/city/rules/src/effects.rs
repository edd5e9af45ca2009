//! What Projects do: at completion, and when they are used (CITY-12).

use crate::action::{Entry, With};
use crate::card::{ColourSet, remove};
use crate::desk::{Asking, Desk, Task};
use crate::pack::{Bag, BuildingId, BuildingType, Colour, ColourRule, Effect, Keyword, Token};
use crate::public::Public;
use crate::resolution::tokens_of;
use crate::space::{LineSet, Space, SpaceSet};

impl Desk {
    /// Carries out the effects of a Project from one on, until one asks (CITY-12).
    pub(crate) fn carry_out(&mut self, public: &Public, slot: usize, from: usize) {
        let pack = &public.pack;
        let effects = &pack.project(self.estate.ventures[slot].id).effects;
        self.asking = None;
        for (at, &effect) in effects.iter().enumerate().skip(from) {
            if self.asks(public, slot, effect) {
                let small = |index: usize| u8::try_from(index).expect("there are few effects and Projects");
                self.asking = Some(Asking { slot: small(slot), at: small(at) });
                return;
            }
        }
    }

    /// Carries out one effect as far as nothing needs to be named. Says whether something does.
    fn asks(&mut self, public: &Public, slot: usize, effect: Effect) -> bool {
        match effect {
            Effect::GainTokens { tokens, rule } => {
                let asks = rule != ColourRule::Free && tokens.any() > 0;
                let fixed = if asks { coloured(tokens) } else { tokens };
                self.gain(fixed);
                asks
            }
            Effect::GainTokensPer { count, token, max } => {
                let counted = self.estate.count(public, Some(slot), count).min(max);
                self.gain(Bag::EMPTY.with(token, counted));
                false
            }
            Effect::Ward { spaces } => {
                let open = SpaceSet::ALL.minus(self.estate.ruined);
                let forced = open.len() <= spaces;
                if forced {
                    self.estate.warded = self.estate.warded.or(open);
                }
                !forced
            }
            Effect::PeekBattles { scope } => {
                self.estate.peeked |= self.unseen(public, scope);
                false
            }
            Effect::LineStrength { .. } | Effect::Manual => true,
            Effect::RemoveDamage { .. } => !self.estate.pending.is_empty(),
            Effect::RestoreSpace { .. } => !self.estate.ruined.is_empty(),
            Effect::DoubleSources => {
                self.gain(self.formed);
                self.formed = Bag::EMPTY;
                false
            }
            Effect::BattleStrength { n } => {
                self.bonus += n;
                false
            }
            Effect::BattleSymbols { symbol, each } => {
                if let Some(line) = public.line() {
                    let reading = public.variants.source_strength;
                    let symbols = self.estate.symbols_in_line(line, symbol.colour(), reading);
                    self.bonus += symbols * each;
                }
                false
            }
            Effect::None
            | Effect::VictoryCard { .. }
            | Effect::WildTokens
            | Effect::Cover { .. }
            | Effect::IgnoreDamage
            | Effect::RedirectDestruction
            | Effect::ConvertTokens { .. }
            | Effect::Rebuild
            | Effect::ScorePer { .. }
            | Effect::ScoreMajority { .. }
            | Effect::Symbols { .. }
            | Effect::ScoreExtra { .. } => false,
        }
    }

    fn gain(&mut self, tokens: Bag) {
        self.gains.projects = self.gains.projects.plus(tokens);
        self.pool = self.pool.plus(tokens);
    }

    /// Goes on after what an effect asked was named.
    fn answered(&mut self, public: &Public) {
        if let Some(Asking { slot, at }) = self.asking {
            self.carry_out(public, slot.into(), usize::from(at) + 1);
        }
    }

    /// Names the colours of gained tokens (CITY-12.2).
    pub(crate) fn name_colours(&mut self, public: &Public, colours: ColourSet) {
        if let Some((_, Effect::GainTokens { tokens, rule })) = self.effect(&public.pack) {
            let each = if rule == ColourRule::AllSame { tokens.any() } else { 1 };
            self.gain(colours.iter().fold(Bag::EMPTY, |bag, colour| bag.with(Token::Of(colour), each)));
        }
        self.answered(public);
    }

    /// Chooses the lines that an effect asks for.
    pub(crate) fn choose_lines(&mut self, public: &Public, lines: LineSet) {
        if let (Some(asking), Some((_, effect))) = (self.asking, self.effect(&public.pack)) {
            match effect {
                Effect::LineStrength { .. } => self.estate.venture_mut(asking.slot.into()).lines = lines,
                Effect::RemoveDamage { .. } => self.remove_damage(asking.slot.into(), lines),
                Effect::None
                | Effect::GainTokens { .. }
                | Effect::GainTokensPer { .. }
                | Effect::VictoryCard { .. }
                | Effect::Ward { .. }
                | Effect::PeekBattles { .. }
                | Effect::WildTokens
                | Effect::Cover { .. }
                | Effect::IgnoreDamage
                | Effect::RedirectDestruction
                | Effect::BattleStrength { .. }
                | Effect::BattleSymbols { .. }
                | Effect::ConvertTokens { .. }
                | Effect::DoubleSources
                | Effect::RestoreSpace { .. }
                | Effect::Rebuild
                | Effect::ScorePer { .. }
                | Effect::ScoreMajority { .. }
                | Effect::Symbols { .. }
                | Effect::ScoreExtra { .. }
                | Effect::Manual => {}
            }
        }
        self.answered(public);
    }

    /// Chooses the spaces that an effect asks for.
    pub(crate) fn choose_spaces(&mut self, public: &Public, spaces: SpaceSet) {
        if let (Some(asking), Some((_, effect))) = (self.asking, self.effect(&public.pack)) {
            match effect {
                Effect::Ward { .. } => self.estate.warded = self.estate.warded.or(spaces),
                Effect::RestoreSpace { .. } => self.restore(asking.slot.into(), spaces),
                Effect::None
                | Effect::GainTokens { .. }
                | Effect::GainTokensPer { .. }
                | Effect::VictoryCard { .. }
                | Effect::LineStrength { .. }
                | Effect::PeekBattles { .. }
                | Effect::WildTokens
                | Effect::Cover { .. }
                | Effect::RemoveDamage { .. }
                | Effect::IgnoreDamage
                | Effect::RedirectDestruction
                | Effect::BattleStrength { .. }
                | Effect::BattleSymbols { .. }
                | Effect::ConvertTokens { .. }
                | Effect::DoubleSources
                | Effect::Rebuild
                | Effect::ScorePer { .. }
                | Effect::ScoreMajority { .. }
                | Effect::Symbols { .. }
                | Effect::ScoreExtra { .. }
                | Effect::Manual => {}
            }
        }
        self.answered(public);
    }

    /// Does without what an effect offers.
    pub(crate) fn decline(&mut self, public: &Public) {
        self.answered(public);
    }

    fn remove_damage(&mut self, slot: usize, lines: LineSet) {
        self.estate.pending = self.estate.pending.minus(lines);
        self.estate.venture_mut(slot).damage += lines.len();
    }

    fn restore(&mut self, slot: usize, spaces: SpaceSet) {
        self.estate.ruined = self.estate.ruined.minus(spaces);
        self.estate.venture_mut(slot).damage += 2 * spaces.len();
    }

    /// The first own Project of a number whose Anytime effect can be used now.
    pub(crate) fn slot_usable(&self, public: &Public, number: u8) -> Option<(usize, Effect)> {
        self.usable(public)
            .find(|&(slot, _)| public.pack.project(self.estate.ventures[slot].id).number == number)
    }

    /// Uses an Anytime effect (CITY-6.8).
    pub(crate) fn use_effect(&mut self, public: &Public, number: u8, with: With) {
        let Some((slot, effect)) = self.slot_usable(public, number) else { return };
        self.estate.use_up(slot);
        match (effect, with) {
            (Effect::RemoveDamage { .. }, With::Lines(lines)) => self.remove_damage(slot, lines),
            (Effect::RestoreSpace { .. }, With::Spaces(spaces)) => self.restore(slot, spaces),
            (Effect::ConvertTokens { .. }, With::Tokens(tokens)) => self.convert(tokens),
            (Effect::Rebuild, With::Spaces(spaces)) => {
                if let (Some(space), Some(&card)) = (spaces.first(), self.spare.first()) {
                    self.rebuild(public, card, space);
                }
            }
            (Effect::Rebuild, With::Card(card, space)) => self.rebuild(public, card, space),
            _ => {
                let at = public.pack.project(self.estate.ventures[slot].id).anytime().map_or(0, |(at, _)| at);
                self.carry_out(public, slot, at);
            }
        }
        match self.task {
            Task::Window => self.task = Task::Done,
            Task::Avoid => {
                self.ignored = crate::desk::Ignored::Yes;
                self.task = Task::Done;
            }
            Task::Relieve => self.relieve(public),
            Task::Done
            | Task::Board
            | Task::Keep
            | Task::Pair
            | Task::Space
            | Task::Pool
            | Task::Calm
            | Task::Rebuild
            | Task::Cross
            | Task::Redirect
            | Task::NeutralCross
            | Task::Entries => {}
        }
    }

    fn convert(&mut self, tokens: Bag) {
        for token in tokens.iter() {
            self.pool = self.pool.without(token).with(Token::Any, 1);
        }
    }

    /// Replaces a Building (CITY-12.18).
    fn rebuild(&mut self, public: &Public, card: BuildingId, space: Space) {
        remove(&mut self.spare, &card);
        self.rebuilt.extend(self.estate.building(space));
        let formed = tokens_of(self.estate.rebuild(&public.pack, card, space));
        self.gains.sources = self.gains.sources.plus(formed);
        self.pool = self.pool.plus(formed);
        let stands = !self.estate.ruined.contains(space);
        if public.pack.building(card).kind == BuildingType::Trade && stands {
            self.take_trade();
        }
        self.task = Task::Pool;
    }

    /// Enters what an effect outside the vocabulary does (CITY-12.23).
    pub(crate) fn enter(&mut self, public: &Public, number: u8, entry: Entry) {
        let slot = match self.asking {
            Some(asking) => usize::from(asking.slot),
            None => match self.slot_usable(public, number) {
                Some((slot, _)) => slot,
                None => return,
            },
        };
        if self.asking.is_none() {
            self.estate.use_up(slot);
        }
        let venture = self.estate.venture_mut(slot);
        venture.manual_ap = venture.manual_ap.saturating_add(entry.ap);
        self.remove_damage(slot, entry.damage);
        self.bonus += entry.strength;
        self.gain(entry.tokens);
        self.answered(public);
        if !entry.tokens.is_empty() {
            self.task = Task::Pool;
        }
    }

    /// Asks for the next entry at the end of the game, if one is due; rare, and so apart.
    #[inline(never)]
    pub(crate) fn ask_entry(&mut self, public: &Public) {
        for slot in 0..usize::from(self.estate.venture_count) {
            let venture = &self.estate.ventures[slot];
            let project = public.pack.project(venture.id);
            let due = venture.is_complete() && !venture.used && project.keyword == Keyword::Endgame;
            if due && project.effects.contains(&Effect::Manual) {
                self.estate.use_up(slot);
                let at = project.effects.iter().position(|effect| *effect == Effect::Manual).unwrap_or(0);
                self.carry_out(public, slot, at);
                return;
            }
        }
        self.task = Task::Done;
    }
}

/// The tokens of a bag that have a colour.
const fn coloured(bag: Bag) -> Bag {
    Bag::new(bag.of(Colour::Strength), bag.of(Colour::Faith), bag.of(Colour::Food), 0)
}
