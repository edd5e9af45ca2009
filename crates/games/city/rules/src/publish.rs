//! Sealed decisions are published together: what changed is told, seat by seat (CITY-11.1).

use engine::{Seat, SeatSet, Witness};

use crate::desk::{Desk, Gains, Ignored, Struck};
use crate::edge::EdgeSet;
use crate::estate::Estate;
use crate::event::{Destruction, Event, Who};
use crate::flow::tell;
use crate::pack::{Bag, Colour, Effect, Keyword, Token};
use crate::phase::Phase;
use crate::space::Space;
use crate::state::City;

impl City {
    /// Publishes what all have decided.
    pub(crate) fn publish(&mut self, witness: &mut impl Witness<Event>) {
        // Damage is taken even by those who have nothing to decide about it.
        let is_damage = self.public.phase == Phase::Damage;
        let seats = if is_damage { SeatSet::all(self.public.seats) } else { self.public.asked };
        for seat in seats.iter() {
            self.publish_seat(seat, witness);
        }
        if let (Phase::Damage, true) = (self.public.phase, self.public.is_solo()) {
            let desk = &self.desks[0];
            if let (Some(crossing), None) = (desk.crossing, desk.struck) {
                self.neutral_damage(Some(crossing), witness);
            }
        }
    }

    /// Publishes what one seat has decided.
    pub(crate) fn publish_seat(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        let at = seat.index();
        let is_hit = || {
            let (now, then) = (&self.desks[at].estate, &self.public.estates[at]);
            self.public.phase == Phase::Damage && now.taken != then.taken
        };
        if !self.public.asked.contains(seat) && !is_hit() {
            return;
        }
        let desk = &self.desks[at];
        if witness.is_looking() {
            let before = self.public.estates[at];
            self.tell_changes(seat, &before, desk, witness);
            self.tell_damage(at, &before, desk, witness);
        }
        self.public.estates[at] = desk.estate;
        self.public.bonus[at] += desk.bonus;
        if !desk.rebuilt.is_empty() {
            let old = desk.rebuilt.clone();
            self.take_away(seat, &old);
        }
        self.desks[at].bonus = 0;
        self.desks[at].gains = Gains::default();
    }

    /// Buildings were replaced: the old ones are discarded, the cards used are gone from the hand.
    fn take_away(&mut self, seat: Seat, old: &[crate::pack::BuildingId]) {
        for &card in old {
            crate::card::insert(&mut self.public.discards, card);
        }
        if self.public.is_solo() {
            self.public.spare.clone_from(&self.desks[seat.index()].spare);
        } else {
            let used = self.hands[seat.index()].pop();
            self.public.played[seat.index()][3] = used;
        }
        self.desks[seat.index()].rebuilt.clear();
    }

    fn tell_changes(&self, seat: Seat, before: &Estate, desk: &Desk, witness: &mut impl Witness<Event>) {
        let after = &desk.estate;
        tell_buildings(seat, before, after, witness);
        tell_sources(seat, before, after, witness);
        if desk.gains.trade > 0 {
            tell(witness, Event::TradeToken { seat });
        }
        if !desk.gains.projects.is_empty() {
            tell(witness, Event::TokensGained { seat, tokens: desk.gains.projects });
        }
        self.tell_projects(seat, before, after, witness);
        let warded = after.warded.minus(before.warded);
        if !warded.is_empty() {
            tell(witness, Event::Warded { seat, spaces: warded });
        }
        let restored = before.ruined.minus(after.ruined);
        if !restored.is_empty() {
            tell(witness, Event::Restored { seat, spaces: restored });
        }
        if after.lost > before.lost {
            tell(witness, Event::TokensLost { seat, tokens: after.lost - before.lost });
        }
        if self.public.phase != Phase::Damage {
            let removed = before.pending.minus(after.pending);
            if !removed.is_empty() {
                tell(witness, Event::DamageRemoved { seat, lines: removed });
            }
        }
    }

    fn tell_projects(&self, seat: Seat, before: &Estate, after: &Estate, witness: &mut impl Witness<Event>) {
        let pack = &self.public.pack;
        for (now, then) in after.ventures().iter().zip(before.ventures()) {
            let project = pack.project(now.id);
            let number = project.number;
            let tokens = Token::ALL.into_iter().fold(Bag::EMPTY, |bag, token| {
                bag.with(token, now.paid.count(token) - then.paid.count(token))
            });
            if !tokens.is_empty() {
                tell(witness, Event::TokensLaid { seat, project: number, tokens });
            }
            if now.extra > then.extra {
                tell(witness, Event::ExtraLaid { seat, project: number, tokens: now.extra - then.extra });
            }
        }
        // Completions in the order in which they came about.
        for nth in before.completed + 1..=after.completed {
            let Some(slot) = after.slot(|venture| venture.completed == nth) else { continue };
            let project = pack.project(after.ventures()[slot].id);
            tell(witness, Event::Completed { seat, project: project.number });
            let resolved = project.effects.iter().filter(|_| project.keyword == Keyword::Complete);
            for &effect in resolved.filter(|effect| **effect != Effect::None) {
                tell(witness, Event::EffectDone { seat, project: project.number, effect });
            }
        }
        for (now, then) in after.ventures().iter().zip(before.ventures()) {
            let project = pack.project(now.id);
            let number = project.number;
            if let (true, Some((_, effect))) = (now.used && !then.used, project.anytime()) {
                tell(witness, Event::EffectDone { seat, project: number, effect });
            }
            if now.lines != then.lines {
                tell(witness, Event::LineChosen { seat, project: number, lines: now.lines });
            }
            if now.manual_ap != then.manual_ap {
                let ap = now.manual_ap.saturating_sub(then.manual_ap);
                tell(witness, Event::Entered { seat, project: number, ap });
            }
        }
    }

    /// The steps of CITY-8.14, as they went.
    pub(crate) fn tell_damage(
        &self,
        side: usize,
        before: &Estate,
        desk: &Desk,
        witness: &mut impl Witness<Event>,
    ) {
        let (after, who) = (&desk.estate, self.public.who(side));
        let (Phase::Damage, Some(line)) = (self.public.phase, self.public.line()) else { return };
        if let (Ignored::Yes, Who::Seat(seat)) = (desk.ignored, who) {
            return tell(witness, Event::DamageIgnored { seat });
        }
        if after.taken == before.taken {
            return;
        }
        tell(witness, Event::Damage { who, line });
        let crossed = match (desk.struck, desk.crossing) {
            (Some(_), Some(crossing)) => crate::space::LineSet::only(crossing.row).with(crossing.column),
            _ => crate::space::LineSet::EMPTY,
        };
        let removed = before.pending.with(line).minus(after.pending).minus(crossed);
        if let (false, Who::Seat(seat)) = (removed.is_empty(), who) {
            tell(witness, Event::DamageRemoved { seat, lines: removed });
        }
        let (Some(struck), Some(crossing)) = (desk.struck, desk.crossing) else { return };
        let space = crossing.space();
        let destroyed = |space: Space, how| match before.building(space) {
            Some(card) => Event::Destroyed { who, card, space, how },
            None => Event::Doomed { who, space },
        };
        match (struck, who) {
            (Struck::Ruined, _) => tell(witness, destroyed(space, Destruction::AtCrossing)),
            (Struck::Redirected(other), _) => tell(witness, destroyed(other, Destruction::Instead)),
            (Struck::Warded, Who::Seat(seat)) => tell(witness, Event::WardHeld { seat, space }),
            (Struck::Spent | Struck::Warded, _) => tell(witness, Event::Spent { who, space }),
        }
    }
}

/// Buildings that are new or were replaced.
fn tell_buildings(seat: Seat, before: &Estate, after: &Estate, witness: &mut impl Witness<Event>) {
    let who = Who::Seat(seat);
    for space in Space::all() {
        match (before.building(space), after.building(space)) {
            (None, Some(card)) if after.ruined.contains(space) => {
                tell(witness, Event::Placed { who, card, space });
                tell(witness, Event::DestroyedAtOnce { who, card, space });
            }
            (None, Some(card)) => tell(witness, Event::Placed { who, card, space }),
            (old, Some(new)) if old != Some(new) => tell(witness, Event::Rebuilt { seat, old, new, space }),
            _ => {}
        }
    }
}

/// Sources that are new, and edges that were covered.
fn tell_sources(seat: Seat, before: &Estate, after: &Estate, witness: &mut impl Witness<Event>) {
    let covered = after.covered.minus(before.covered);
    for colour in Colour::ALL {
        let edges: EdgeSet = after.sources(colour).minus(before.sources(colour)).minus(covered);
        if !edges.is_empty() {
            tell(witness, Event::SourcesFormed { seat, colour, edges });
        }
    }
    if !covered.is_empty() {
        tell(witness, Event::Covered { seat, edges: covered });
    }
}
