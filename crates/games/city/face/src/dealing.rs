//! Motions of cards: dealt, played, passed on, discarded.

use city::{Card, Event, Phase, Task, Who};
use engine::Seat;

use super::beats::Teller;
use super::names::{BACK, LEAF};
use super::{hand, names, played};
use face::motion::{Entrance, Light, Motion, Names, Sound, place, plate};

impl Teller<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the events")]
    pub(super) fn of_cards(&self, event: &Event) -> Vec<Motion> {
        let pile = || place(names::PILE);
        match event {
            Event::BuildingsRemoved { .. } | Event::Shuffled { .. } => {
                vec![Motion::light(names::PILE, Light::Ring).sounding(Sound::Riffle)]
            }
            Event::BattlesLaid { lines } => {
                let open = lines.iter().enumerate().filter(|(_, line)| line.is_some());
                let open: Names = open.map(|(battle, _)| names::battle(battle)).collect();
                vec![Motion::flip(open.clone(), open).sounding(Sound::Flip)]
            }
            Event::BoardPicked { seat, .. } => {
                vec![Motion::light(plate(*seat), Light::Ring).sounding(Sound::Tap)]
            }
            Event::BoardGiven { who, .. } => {
                vec![Motion::light(names::city(*who), Light::Ring).sounding(Sound::Stone)]
            }
            Event::RoundBegan { .. } => {
                let others: Names = self.others().map(plate).collect();
                let dealt = Motion::travel(pile(), others).drawn_as(self.back()).sounding(Sound::Deal);
                if self.others().next().is_some() && !self.is_over() { vec![dealt] } else { Vec::new() }
            }
            Event::Dealt { hand, .. } => self.taken_up(&pile(), hand),
            Event::Played { seat, card } => self.reveal(*seat, *card),
            Event::Passed { .. } => self.passed(),
            Event::Received { from, cards, .. } => self.taken_up(&from.map_or_else(pile, plate), cards),
            Event::UnplayedDiscarded { .. } => {
                let own = self.sight.me().map(|_| place(names::HAND));
                let all: Names = self.others().map(plate).chain(own).collect();
                vec![Motion::travel(all, pile()).drawn_as(self.back()).sounding(Sound::Card)]
            }
            Event::PairsDrawn { .. } if self.sight.task() == Task::Pair => {
                let pairs: Names = (1..=2).map(names::pair).collect();
                vec![Motion::appear(pairs, Entrance::Set).sounding(Sound::Deal)]
            }
            Event::PairDiscarded { .. } if self.sight.me().is_some() => {
                vec![Motion::travel(place(names::HAND), pile()).times(2).drawn_as(BACK).sounding(Sound::Card)]
            }
            _ => Vec::new(),
        }
    }

    /// The seats of the others.
    fn others(&self) -> impl Iterator<Item = Seat> {
        let sight = self.sight;
        Seat::all(sight.seats()).filter(move |&seat| !sight.is_me(seat))
    }

    fn is_over(&self) -> bool {
        self.sight.public().phase() == Phase::Over
    }

    /// The back of the cards of the round, as it was when what is being played happened.
    fn back(&self) -> &'static str {
        let later = self.events[self.met..].iter().skip(1);
        let next = later
            .filter_map(|event| if let Event::RoundBegan { round } = event { Some(*round) } else { None });
        let round = next.min().map_or_else(|| self.sight.public().round(), |next| next - 1);
        if round == 0 { LEAF } else { BACK }
    }

    /// Cards come into the own hand and turn over.
    fn taken_up(&self, from: &str, cards: &[Card]) -> Vec<Motion> {
        let held = hand::names(self.sight);
        let mut free: Vec<String> = held.into_iter().rev().collect();
        let mut come = Vec::new();
        for &card in cards {
            let name = names::held(card, self.sight.pack());
            let copy = |known: &String| {
                *known == name || known.strip_prefix(&name).is_some_and(|rest| rest.starts_with('.'))
            };
            if let Some(at) = free.iter().position(copy) {
                come.push(free.remove(at));
            }
        }
        let back = if matches!(cards.first(), Some(Card::Project(_))) { LEAF } else { BACK };
        let come: Names = come.into_iter().collect();
        if come.iter().next().is_none() {
            return Vec::new();
        }
        vec![Motion::travel(from, come).turning_from(back).sounding(Sound::Flip)]
    }

    /// A card turns over: a Building lies beside the others until it is placed, a Project goes to its place.
    fn reveal(&self, seat: Seat, card: Card) -> Vec<Motion> {
        let (who, own) = (Who::Seat(seat), self.sight.is_me(seat));
        match card {
            Card::Building(_) if own => {
                let name = names::held(card, self.sight.pack());
                let held = hand::names(self.sight).contains(&name);
                held.then(|| Motion::sort(place(names::HAND).trim_start_matches('@'), name))
                    .into_iter()
                    .collect()
            }
            Card::Building(_) if played::lies(self.sight, seat).is_some() => {
                vec![
                    Motion::travel(plate(seat), names::played(seat)).turning_from(BACK).sounding(Sound::Flip),
                ]
            }
            Card::Building(_) => Vec::new(),
            Card::Project(id) => {
                let owned = self.sight.public().estate(seat).ventures();
                let Some(at) = owned.iter().rposition(|venture| venture.id() == id) else {
                    return Vec::new();
                };
                let project = names::project(who, at);
                if own {
                    let name = names::held(card, self.sight.pack());
                    vec![Motion::travel(name, project).sounding(Sound::Card)]
                } else if self.is_drawn_whole(who) {
                    vec![Motion::travel(plate(seat), project).turning_from(LEAF).sounding(Sound::Flip)]
                } else {
                    let card =
                        Motion::travel(plate(seat), place(&project)).drawn_as(LEAF).sounding(Sound::Flip);
                    vec![card, Motion::appear(project, Entrance::Set).then()]
                }
            }
        }
    }

    /// All hands slide on by one seat, together.
    fn passed(&self) -> Vec<Motion> {
        let public = self.sight.public();
        if public.is_solo() {
            return vec![Motion::travel(plate(Seat::default()), place(names::PILE)).times(2).drawn_as(LEAF)];
        }
        let seats = || Seat::all(public.seats()).filter(|&seat| !self.sight.is_me(public.receiver(seat)));
        let from: Names = seats().map(plate).collect();
        let to: Names = seats().map(|seat| plate(public.receiver(seat))).collect();
        vec![Motion::travel(from, to).drawn_as(self.back()).sounding(Sound::Deal)]
    }
}
