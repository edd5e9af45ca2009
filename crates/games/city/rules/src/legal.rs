//! What a seat may do, listed without keeping a list.

use crate::action::{Action, With};
use crate::card::{ColourSet, Hand};
use crate::desk::{Desk, Task};
use crate::estate::Estate;
use crate::openings::Openings;
use crate::pack::{Bag, Colour, ColourRule, Effect, LinePick};
use crate::public::{NEUTRAL, Public};
use crate::space::{Line, LineSet, Space, SpaceSet};

/// Receives the actions one by one.
pub(crate) trait Offers: FnMut(Action) {}
impl<F: FnMut(Action)> Offers for F {}

impl Desk {
    /// Gives every legal action in canonical order, but for `manual`, of which only the empty entry is given:
    /// there are too many others (CITY-12.23).
    pub(crate) fn offers(&self, public: &Public, hand: &Hand, out: &mut impl Offers) {
        if let Some((number, effect)) = self.effect(&public.pack) {
            return self.offer_answers(number, effect, out);
        }
        match self.task {
            Task::Done | Task::Entries => {}
            Task::Board => public.pack.board_ids().for_each(|board| out(Action::Board(board))),
            Task::Keep => offer_keeps(hand, out),
            Task::Pair => offer_pairs(public, out),
            Task::Space => self.estate.empty().iter().for_each(|space| out(Action::Space(space))),
            Task::Pool => {
                let openings = Openings::of(self, public);
                openings.iter().for_each(&mut *out);
                self.offer_uses(public, out);
                if !openings.has_cost() {
                    out(Action::End);
                }
            }
            Task::Calm | Task::Rebuild | Task::Window | Task::Avoid | Task::Relieve => {
                self.offer_uses(public, out);
                out(Action::Pass);
            }
            Task::Cross => self.estate.crossings().for_each(|crossing| out(Action::Cross(crossing))),
            Task::NeutralCross => {
                let neutral = neutral_hit(public);
                neutral.crossings().for_each(|crossing| out(Action::NeutralCross(crossing)));
            }
            Task::Redirect => {
                let instead =
                    self.crossing.map_or(SpaceSet::EMPTY, |crossing| self.estate.substitutes(crossing));
                instead.iter().for_each(|space| out(Action::Redirect(space)));
                out(Action::Pass);
            }
        }
    }

    fn offer_answers(&self, number: u8, effect: Effect, out: &mut impl Offers) {
        match effect {
            Effect::GainTokens { tokens, rule } => {
                let count = colours_to_name(tokens, rule);
                subsets(ColourSet::ALL.bits().into(), count, count, &mut |bits| {
                    out(Action::Colours(bits.iter().map(|&at| Colour::at(at)).collect()));
                });
            }
            Effect::LineStrength { pick, .. } => {
                lines_of(pick).iter().for_each(|line| out(Action::Lines(LineSet::only(line))));
            }
            Effect::Ward { spaces } => {
                let open = SpaceSet::ALL.minus(self.estate.ruined);
                offer_spaces(open, spaces, spaces, &mut |spaces| out(Action::Spaces(spaces)));
            }
            Effect::RemoveDamage { n } => {
                offer_lines(self.estate.pending, n, &mut |lines| out(Action::Lines(lines)));
                out(Action::Pass);
            }
            Effect::RestoreSpace { n } => {
                offer_spaces(self.estate.ruined, 1, n, &mut |spaces| out(Action::Spaces(spaces)));
                out(Action::Pass);
            }
            Effect::Manual => out(Action::Manual { project: number, entry: crate::action::Entry::default() }),
            Effect::None
            | Effect::GainTokensPer { .. }
            | Effect::VictoryCard { .. }
            | Effect::PeekBattles { .. }
            | Effect::WildTokens
            | Effect::Cover { .. }
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
            | Effect::ScoreExtra { .. } => {}
        }
    }

    /// The effects that can be used now.
    fn offer_uses(&self, public: &Public, out: &mut impl Offers) {
        for (slot, effect) in self.usable(public) {
            let project = public.pack.project(self.estate.ventures[slot].id).number;
            if self.slot_usable(public, project).is_none_or(|(first, _)| first != slot) {
                continue;
            }
            let mut with = |with| out(Action::Use { project, with });
            match effect {
                Effect::RemoveDamage { n } => {
                    offer_lines(self.estate.pending, n, &mut |lines| with(With::Lines(lines)));
                }
                Effect::RestoreSpace { n } => {
                    offer_spaces(self.estate.ruined, 1, n, &mut |spaces| with(With::Spaces(spaces)));
                }
                Effect::ConvertTokens { n } => {
                    offer_bags(self.coloured(), n, &mut |bag| with(With::Tokens(bag)));
                }
                Effect::Rebuild => self.offer_rebuilds(public, &mut with),
                Effect::Manual => {
                    out(Action::Manual { project, entry: crate::action::Entry::default() });
                }
                // Redirection names its space by itself.
                Effect::RedirectDestruction => {}
                Effect::None
                | Effect::GainTokens { .. }
                | Effect::GainTokensPer { .. }
                | Effect::VictoryCard { .. }
                | Effect::LineStrength { .. }
                | Effect::Ward { .. }
                | Effect::PeekBattles { .. }
                | Effect::WildTokens
                | Effect::Cover { .. }
                | Effect::IgnoreDamage
                | Effect::BattleStrength { .. }
                | Effect::BattleSymbols { .. }
                | Effect::DoubleSources
                | Effect::ScorePer { .. }
                | Effect::ScoreMajority { .. }
                | Effect::Symbols { .. }
                | Effect::ScoreExtra { .. } => with(With::Nothing),
            }
        }
    }

    fn offer_rebuilds(&self, public: &Public, with: &mut impl FnMut(With)) {
        let occupied = self.estate.occupied();
        if !public.is_solo() {
            return occupied.iter().for_each(|space| with(With::Spaces(SpaceSet::only(space))));
        }
        for (at, &card) in self.spare.iter().enumerate() {
            if !self.spare[..at].contains(&card) {
                occupied.iter().for_each(|space| with(With::Card(card, space)));
            }
        }
    }
}

/// The neutral player's estate with the Damage token that it is about to take.
pub(crate) fn neutral_hit(public: &Public) -> Estate {
    let mut neutral = public.estates[NEUTRAL];
    neutral.pending = public.line().map_or(neutral.pending, |line| neutral.pending.with(line));
    neutral
}

/// The ways to take two cards and play one.
fn offer_keeps(hand: &Hand, out: &mut impl Offers) {
    let repeats = |cards: &[crate::card::Card], at: usize| at > 0 && cards[at] == cards[at - 1];
    for first in 0..hand.len() {
        for second in first + 1..hand.len() {
            // Of equal cards the first ones stand for the others.
            let again = repeats(hand, first) || (second > first + 1 && repeats(hand, second));
            if again {
                continue;
            }
            let keep = [hand[first], hand[second]];
            out(Action::Keep { keep, play: keep[0] });
            if keep[0] != keep[1] {
                out(Action::Keep { keep, play: keep[1] });
            }
        }
    }
}

fn offer_pairs(public: &Public, out: &mut impl Offers) {
    for (pair, [one, other]) in (1..).zip(public.pairs()) {
        out(Action::Pair { pair, place: one });
        if one != other {
            out(Action::Pair { pair, place: other });
        }
    }
}

/// How many colours must be named for gained tokens (CITY-12.2).
pub(crate) fn colours_to_name(tokens: Bag, rule: ColourRule) -> u8 {
    match rule {
        ColourRule::Free => 0,
        ColourRule::AllSame => 1,
        ColourRule::AllDifferent => tokens.any().min(3),
    }
}

/// The lines that may be chosen.
pub(crate) const fn lines_of(pick: LinePick) -> LineSet {
    match pick {
        LinePick::Line => LineSet::ALL,
        LinePick::Row => LineSet::ROWS,
        LinePick::Column => LineSet::COLUMNS,
    }
}

fn offer_lines(of: LineSet, most: u8, out: &mut impl FnMut(LineSet)) {
    subsets(of.bits().into(), 1, most, &mut |places| out(places.iter().map(|&at| Line::at(at)).collect()));
}

fn offer_spaces(of: SpaceSet, least: u8, most: u8, out: &mut impl FnMut(SpaceSet)) {
    subsets(of.bits().into(), least, most, &mut |places| {
        out(places.iter().map(|&at| Space::at(at)).collect());
    });
}

/// The non-empty bags of at most `most` tokens out of coloured ones.
fn offer_bags(of: Bag, most: u8, out: &mut impl FnMut(Bag)) {
    let [s, f, o] = Colour::ALL.map(|colour| of.of(colour));
    for strength in 0..=s.min(most) {
        for faith in 0..=f.min(most - strength) {
            let least = u8::from(strength + faith == 0);
            for food in least..=o.min(most - strength - faith) {
                out(Bag::new(strength, faith, food, 0));
            }
        }
    }
}

/// The places of the bits of every subset with a number of things in bounds, smallest first.
fn subsets(of: u32, least: u8, most: u8, out: &mut impl FnMut(&[usize])) {
    let all: arrayvec::ArrayVec<usize, 9> = (0..9).filter(|at| of >> at & 1 != 0).collect();
    for size in usize::from(least)..=usize::from(most).min(all.len()) {
        combine(&all, size, &mut arrayvec::ArrayVec::new(), out);
    }
}

fn combine(
    from: &[usize],
    size: usize,
    taken: &mut arrayvec::ArrayVec<usize, 9>,
    out: &mut impl FnMut(&[usize]),
) {
    if taken.len() == size {
        return out(taken);
    }
    for (at, &thing) in from.iter().enumerate() {
        taken.push(thing);
        combine(&from[at + 1..], size, taken, out);
        taken.pop();
    }
}
