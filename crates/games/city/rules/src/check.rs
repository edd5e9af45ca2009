//! Whether a seat may take an action, with the rule that forbids it.

use crate::action::{Action, Entry, With};
use crate::card::{Card, Hand};
use crate::desk::{Desk, Task};
use crate::edge::Edge;
use crate::legal::{colours_to_name, lines_of, neutral_hit};
use crate::pack::{Bag, Colour, Effect, Token};
use crate::phase::{Moment, Phase};
use crate::public::Public;
use crate::refusal::{Illegal, Wild};
use crate::space::{Crossing, LineSet, SpaceSet};

impl Desk {
    /// Whether the owner of this desk and hand may take an action now.
    pub(crate) fn check(&self, public: &Public, hand: &Hand, action: Action) -> Result<(), Illegal> {
        if let Some((project, effect)) = self.effect(&public.pack) {
            return self.check_answer(public, project, effect, action);
        }
        let other = Err(Illegal::NotAskedThat { task: self.task });
        match (self.task, action) {
            (Task::Done, _) => Err(Illegal::Decided),
            (Task::Keep, Action::Keep { keep, play }) => check_keep(hand, keep, play),
            (Task::Pair, Action::Pair { pair, place }) => {
                let cards = public.pairs().nth(usize::from(pair.wrapping_sub(1)));
                let there = cards.is_some_and(|cards| cards.contains(&place));
                if there { Ok(()) } else { Err(Illegal::NotInPair { pair, card: place }) }
            }
            (Task::Space, Action::Space(space)) => match self.estate.building(space) {
                None => Ok(()),
                Some(by) => Err(Illegal::Occupied { space, by, empty: self.estate.empty() }),
            },
            (Task::Pool, Action::Put { token, project, on }) => self.check_put(public, token, project, on),
            (Task::Pool, Action::Extra { token, project }) => self.check_extra(public, token, project),
            (Task::Pool, Action::Cover { token, edge }) => self.check_cover(public, token, edge),
            (Task::Pool, Action::End) if self.must_place(public) => {
                Err(Illegal::MustPlace { pool: self.pool })
            }
            (Task::Board, Action::Board(_))
            | (Task::Pool, Action::End)
            | (
                Task::Calm | Task::Rebuild | Task::Window | Task::Avoid | Task::Relieve | Task::Redirect,
                Action::Pass,
            ) => Ok(()),
            (Task::Cross, Action::Cross(crossing)) => check_crossing(&self.estate, crossing),
            (Task::NeutralCross, Action::NeutralCross(crossing)) => {
                check_crossing(&neutral_hit(public), crossing)
            }
            (Task::Redirect, Action::Redirect(space)) => {
                let possible =
                    self.crossing.map_or(SpaceSet::EMPTY, |crossing| self.estate.substitutes(crossing));
                if possible.contains(space) { Ok(()) } else { Err(Illegal::NoSubstitute { space, possible }) }
            }
            (
                Task::Pool | Task::Calm | Task::Rebuild | Task::Window | Task::Avoid | Task::Relieve,
                Action::Use { project, with },
            ) => self.check_use(public, project, with),
            (_, Action::Use { project, .. }) => match self.ready_effect(public, project) {
                Err(reason) => Err(reason),
                Ok(effect) => Err(Illegal::NotNow { project, effect }),
            },
            (Task::Pool | Task::Calm, Action::Manual { project, entry }) => {
                self.check_manual(public, project, entry)
            }
            _ => other,
        }
    }

    /// What an effect that asks may be given.
    fn check_answer(
        &self,
        public: &Public,
        project: u8,
        effect: Effect,
        action: Action,
    ) -> Result<(), Illegal> {
        let right = match (effect, action) {
            (Effect::GainTokens { tokens, rule }, Action::Colours(colours)) => {
                colours.len() == colours_to_name(tokens, rule)
            }
            (Effect::LineStrength { pick, .. }, Action::Lines(lines)) => {
                lines.len() == 1 && lines.is_subset(lines_of(pick))
            }
            (Effect::Ward { spaces }, Action::Spaces(chosen)) => {
                chosen.len() == spaces && chosen.and(self.estate.ruined).is_empty()
            }
            (Effect::RemoveDamage { n }, Action::Lines(lines)) => self.may_remove(lines, n),
            (Effect::RestoreSpace { n }, Action::Spaces(spaces)) => self.may_restore(spaces, n),
            (Effect::RemoveDamage { .. } | Effect::RestoreSpace { .. }, Action::Pass) => true,
            (Effect::Manual, Action::Manual { project: named, entry }) if named == project => {
                return self.check_entry(public, entry);
            }
            _ => return Err(Illegal::EffectFirst { project, effect }),
        };
        if right { Ok(()) } else { Err(Illegal::WrongUse { effect }) }
    }

    const fn check_token(&self, token: Colour) -> Result<(), Illegal> {
        if self.has_token(token) { Ok(()) } else { Err(Illegal::NoToken { token, pool: self.pool }) }
    }

    fn check_put(&self, public: &Public, token: Colour, project: u8, on: Token) -> Result<(), Illegal> {
        self.check_token(token)?;
        let named =
            || self.estate.projects(&public.pack).filter(move |(_, of_pack)| of_pack.number == project);
        let Some((venture, of_pack)) = named().last() else { return Err(Illegal::NotOwned { project }) };
        let open =
            Token::ALL.into_iter().fold(Bag::EMPTY, |bag, kind| bag.with(kind, venture.open(of_pack, kind)));
        let wild = if self.estate.is_wild() { Wild::Yes } else { Wild::No };
        let fits = match (on, wild) {
            (Token::Any, _) => true,
            (Token::Of(colour), Wild::No) => colour == token,
            (Token::Of(colour), Wild::Yes) => colour == token || self.pool.of(token) > 0,
        };
        if !fits {
            return Err(Illegal::WrongColour { token, on, wild });
        }
        match self.slot_open(public, project, on) {
            Some(_) => Ok(()),
            None => Err(Illegal::NoCostSpace { project, on, open }),
        }
    }

    fn check_extra(&self, public: &Public, token: Colour, project: u8) -> Result<(), Illegal> {
        self.check_token(token)?;
        if self.slot_extra(public, project, token).is_some() {
            return Ok(());
        }
        let named = self.estate.projects(&public.pack).filter(|(_, of_pack)| of_pack.number == project);
        let Some((venture, of_pack)) = named.last() else { return Err(Illegal::NotOwned { project }) };
        let open = crate::estate::Estate::extra_is_open(venture, public.variants.extra_opens());
        Err(match of_pack.extra {
            Some(extra) if venture.extra < extra.spaces && !open => Illegal::ExtraClosed { project },
            Some(extra) if venture.extra < extra.spaces => Illegal::ExtraColour { project, token },
            _ => Illegal::NoExtraSpace { project },
        })
    }

    fn check_cover(&self, public: &Public, token: Colour, edge: Edge) -> Result<(), Illegal> {
        self.check_token(token)?;
        if self.estate.covers_left() == 0 {
            return Err(Illegal::NoCover);
        }
        if self.estate.mismatched().contains(edge) {
            return Ok(());
        }
        Err(Illegal::NotMismatched { edge, fragments: self.estate.fragments(&public.pack, edge) })
    }

    /// The Anytime effect of an own Project that is complete and not used.
    fn ready_effect(&self, public: &Public, project: u8) -> Result<Effect, Illegal> {
        let named = self.estate.projects(&public.pack).filter(|(_, of_pack)| of_pack.number == project);
        let mut reason = Illegal::NotOwned { project };
        for (venture, of_pack) in named {
            let Some((_, effect)) = of_pack.anytime() else { return Err(Illegal::NotAnytime { project }) };
            if !venture.is_complete() {
                reason = Illegal::Incomplete { project };
            } else if venture.used {
                reason = Illegal::Used { project };
            } else {
                return Ok(effect);
            }
        }
        Err(reason)
    }

    fn check_use(&self, public: &Public, project: u8, with: With) -> Result<(), Illegal> {
        let effect = self.ready_effect(public, project)?;
        if !self.is_in_window(effect) {
            return Err(Illegal::NotNow { project, effect });
        }
        if !self.has_result(public, effect) {
            return Err(Illegal::NoResult { project, effect });
        }
        let solo = public.is_solo();
        let right = match (effect, with) {
            (Effect::RemoveDamage { n }, With::Lines(lines)) => self.may_remove(lines, n),
            (Effect::RestoreSpace { n }, With::Spaces(spaces)) => self.may_restore(spaces, n),
            (Effect::ConvertTokens { n }, With::Tokens(tokens)) => {
                let held = |colour: Colour| tokens.of(colour) <= self.pool.of(colour);
                let coloured = tokens.any() == 0 && Colour::ALL.into_iter().all(held);
                coloured && !tokens.is_empty() && tokens.total() <= n
            }
            (Effect::Rebuild, With::Spaces(spaces)) if !solo => {
                spaces.len() == 1 && spaces.is_subset(self.estate.occupied())
            }
            (Effect::Rebuild, With::Card(card, space)) if solo => {
                self.spare.contains(&card) && self.estate.occupied().contains(space)
            }
            (
                Effect::RemoveDamage { .. }
                | Effect::RestoreSpace { .. }
                | Effect::ConvertTokens { .. }
                | Effect::Rebuild
                | Effect::Manual,
                _,
            ) => false,
            (_, With::Nothing) => true,
            _ => false,
        };
        if right { Ok(()) } else { Err(Illegal::WrongUse { effect }) }
    }

    const fn may_remove(&self, lines: LineSet, most: u8) -> bool {
        !lines.is_empty() && lines.len() <= most && lines.is_subset(self.estate.pending)
    }

    const fn may_restore(&self, spaces: SpaceSet, most: u8) -> bool {
        !spaces.is_empty() && spaces.len() <= most && spaces.is_subset(self.estate.ruined)
    }

    fn check_manual(&self, public: &Public, project: u8, entry: Entry) -> Result<(), Illegal> {
        let effect = self.ready_effect(public, project)?;
        if effect != Effect::Manual {
            return Err(Illegal::WrongUse { effect });
        }
        self.check_entry(public, entry)
    }

    fn check_entry(&self, public: &Public, entry: Entry) -> Result<(), Illegal> {
        let battle = matches!(public.phase, Phase::Calm(Moment::Battle));
        let strength = if battle { Entry::STRENGTH_MAX } else { 0 };
        let within = entry.tokens.total() <= Entry::TOKENS_MAX
            && Entry::AP.contains(&entry.ap)
            && entry.strength <= strength
            && entry.damage.len() <= Entry::DAMAGE_MAX
            && entry.damage.is_subset(self.estate.pending);
        if within { Ok(()) } else { Err(Illegal::WrongEntry) }
    }
}

fn check_keep(hand: &Hand, keep: [Card; 2], play: Card) -> Result<(), Illegal> {
    let [one, other] = keep;
    let not_held = |card| Err(Illegal::NotInHand { card, hand: hand.clone() });
    if !hand.contains(&one) {
        return not_held(one);
    }
    // Two equal cards must be there twice; and a choice is written in one order only.
    let copies = hand.iter().filter(|&&card| card == other).count();
    if copies < if one == other { 2 } else { 1 } || one > other {
        return not_held(other);
    }
    if keep.contains(&play) { Ok(()) } else { Err(Illegal::PlaysOther { card: play }) }
}

fn check_crossing(estate: &crate::estate::Estate, crossing: Crossing) -> Result<(), Illegal> {
    let pending = estate.pending;
    let is_row_and_column = crossing.row.is_row() && !crossing.column.is_row();
    if !is_row_and_column || !pending.contains(crossing.row) || !pending.contains(crossing.column) {
        return Err(Illegal::NotPending { crossing, pending });
    }
    if estate.crossings().any(|open| open == crossing) {
        Ok(())
    } else {
        Err(Illegal::RuinedCrossing { crossing })
    }
}
