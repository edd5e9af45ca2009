//! What the laws ask of M beyond its rules.

use engine::laws::Lawful;
use engine::{Observer, Rng, Seat, SeatSet};

use crate::action::Action;
use crate::card::Card;
use crate::cell::{Axis, Cell};
use crate::deck::Cards;
use crate::phase::Phase;
use crate::state::{Held, M};

impl Lawful for M {
    /// Hidden cards change places: those in the hands of others and in the pile that the observer has not
    /// put there itself, and those in the box. What the others remember is forgotten.
    fn vary(&self, observer: Observer, rng: &mut Rng) -> Self {
        let mut hidden = Hidden::from(self, observer);
        // Few changes leave the worlds alike for long, many test the moment.
        for _ in 0..=rng.below(12) {
            hidden.swap_some(rng);
        }
        hidden.world()
    }

    fn tells_apart(&self, other: &Self, observer: Observer) -> bool {
        let over = |world: &Self| matches!(world.public.phase, Phase::Over(_));
        let own = |world: &Self| observer.seat().map(|seat| world.hand(seat));
        // What lies open was shown; a drawn card was shown to who drew it; and only the dead layout of
        // M-10.5 tells something of the cards that nobody has shown.
        self.public.layout != other.public.layout
            || self.public.collected != other.public.collected
            || own(self) != own(other)
            || over(self) != over(other)
            || (over(self) && self.public.phase != other.public.phase)
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_cards()?;
        self.audit_tokens()?;
        self.audit_table()?;
        self.audit_memory()
    }

    fn probes(&self, _: Seat, rng: &mut Rng) -> Vec<Action> {
        let extent = self.public.layout.extent();
        let columns = extent.left - 3..=extent.right + 3;
        let cells = columns.flat_map(|x| (extent.top - 3..=extent.bottom + 3).map(move |y| (x, y)));
        let cells: Vec<Cell> = cells.filter_map(|(x, y)| Cell::new(x, y)).collect();
        let mut cards: Vec<Card> = self.hands.values().iter().flat_map(|held| held.hand.kinds()).collect();
        cards.extend(rng.pick(&Card::ALL));
        let place =
            |card: &Card| cells.iter().map(|&cell| Action::Place { card: *card, cell }).collect::<Vec<_>>();
        let mut probes: Vec<Action> = cards.iter().flat_map(place).collect();
        probes.extend(cards.iter().map(|&card| Action::Exchange { card }));
        probes.extend(cells.into_iter().map(Action::Take));
        probes.extend([Action::Pass, Action::ChooseLine(Axis::Row), Action::ChooseLine(Axis::Column)]);
        probes
    }

    /// Between two placements every round of passes either ends the game or turns the pile by a card at least,
    /// and once the pile, of 61 cards at most, has turned once, somebody must lay a card or the layout is dead
    /// (M-10.6). Takes and choices of lines between them are fewer than 20.
    fn patience(&self) -> usize {
        usize::from(self.public.seats()) * 64 + 20
    }

    /// The cards laid so far.
    fn milestones(&self) -> usize {
        let collected: usize = self.public.collected.values().iter().map(|cards| cards.len()).sum();
        self.public.layout.len() + collected
    }
}

/// Refuses with a reason unless something holds.
macro_rules! ensure {
    ($holds:expr, $($reason:tt)+) => {
        if !$holds {
            return Err(format!($($reason)+));
        }
    };
}

impl M {
    fn audit_cards(&self) -> Result<(), String> {
        let deck = self.public.options.deck();
        let on_table = self.public.layout.iter().map(|(_, card)| card);
        let in_hands = self.hands.values().iter().flat_map(|held| held.hand.iter());
        let collected = self.public.collected.values().iter().copied().flatten();
        let all: Vec<Card> = on_table
            .chain(in_hands)
            .chain(collected)
            .chain(self.pile_from_top())
            .chain(self.removed)
            .collect();
        if self.public.phase == Phase::Shuffle {
            ensure!(all.is_empty(), "there are cards before the shuffle");
            return Ok(());
        }
        let bag: Cards = all.iter().copied().collect();
        ensure!(bag == deck.cards() && all.len() == 90, "{} cards are {bag:?}", all.len());
        for (seat, held) in self.hands.iter() {
            let counted = usize::from(self.public.hand_sizes[seat]);
            ensure!(held.hand.len() == counted, "{seat} holds {:?}, not {counted} cards", held.hand);
        }
        Ok(())
    }

    /// M-6.7
    fn audit_tokens(&self) -> Result<(), String> {
        let tokens: u8 = self.public.tokens.values().iter().sum();
        ensure!(tokens == 6 * self.public.seats(), "there are {tokens} tokens");
        Ok(())
    }

    fn audit_table(&self) -> Result<(), String> {
        let (public, layout) = (&self.public, &self.public.layout);
        if public.phase == Phase::Shuffle {
            return Ok(());
        }
        ensure!(layout.is_one_group(), "the table has fallen apart");
        let around = layout.iter().map(|(cell, _)| crate::layout::Extent::of(cell));
        let around = around.reduce(|one, other| {
            let corner = |x, y| Cell::new(x, y).expect("a card lies there");
            one.with(corner(other.left, other.top))
        });
        ensure!(around == Some(layout.extent()), "{around:?} is around the cards, not {:?}", layout.extent());
        ensure!(public.limits().fits(), "the table is larger than 6 x 6");
        if let Phase::Scoring(scoring) = public.phase {
            let takable = layout.set(layout.takable(scoring.by.line));
            ensure!(takable == scoring.takable, "{takable:?} can be taken, not {:?}", scoring.takable);
            let most = if public.seats() > 4 { 1 } else { 5 };
            ensure!(scoring.takes < 6 && scoring.takes / public.seats() <= most, "too many takes");
        }
        if let (Phase::Turn { .. }, false) = (public.phase, public.pile.is_empty()) {
            let full = public.hand_sizes.values().iter().all(|&size| size == 4);
            ensure!(full, "not everybody holds four cards while the pile has some");
        }
        Ok(())
    }

    /// Whatever a seat is sure of is so.
    fn audit_memory(&self) -> Result<(), String> {
        for seat in Seat::all(self.public.seats()) {
            let unsure = Hidden::from(self, Observer::Seat(seat));
            let in_play: Cards = unsure.cards[..unsure.in_play].iter().copied().collect();
            for card in self.adrift[seat] {
                let (lost, there) = (self.adrift[seat].count(card), in_play.count(card));
                ensure!(lost <= there, "{seat} takes {card} for adrift, but it is known or in the box");
            }
            if let Some(proof) = self.public.pass_proof(seat) {
                let others = self.hand(seat).iter().filter(|&card| !proof.fitting.contains(card)).count();
                ensure!(others >= proof.cards.into(), "the hand of {seat} contradicts its last pass");
            }
        }
        Ok(())
    }
}

/// The cards that an observer does not see, in their places.
struct Hidden<'a> {
    truth: &'a M,
    observer: Observer,
    /// Cards in hands, then in the pile, then in the box.
    cards: Vec<Card>,
    /// How many of them are in hands and in the pile.
    in_play: usize,
}

impl<'a> Hidden<'a> {
    fn from(truth: &'a M, observer: Observer) -> Self {
        let mut cards = Vec::new();
        for (seat, held) in truth.hands.iter() {
            let known: Cards = Self::known_in(held, seat, observer).into_iter().collect();
            let all: Cards = held.hand.iter().collect();
            cards.extend(all.without_all(known));
        }
        cards.extend(Self::unknown_slots(truth, observer).map(|slot| truth.pile()[slot]));
        let in_play = cards.len();
        cards.extend(truth.removed);
        Self { truth, observer, cards, in_play }
    }

    /// The cards of a hand that the observer knows: its own, and those it put under the pile and saw drawn.
    fn known_in(held: &Held, seat: Seat, observer: Observer) -> Vec<Card> {
        match observer {
            Observer::Seat(own) if own == seat => held.hand.iter().collect(),
            Observer::Seat(own) => held.known_by(own).iter().collect(),
            Observer::Spectator => Vec::new(),
            Observer::Omniscient => held.hand.iter().collect(),
        }
    }

    /// The places of the pile, from the bottom, whose cards the observer has not put there.
    fn unknown_slots(truth: &M, observer: Observer) -> impl Iterator<Item = usize> {
        let under = truth.public.pile.under();
        let known = move |slot: usize| match observer {
            Observer::Seat(own) => under.get(slot) == Some(&own),
            Observer::Spectator => false,
            Observer::Omniscient => true,
        };
        (0..truth.pile().len()).filter(move |&slot| !known(slot))
    }

    /// Exchanges two hidden cards, unless the observer would know better.
    fn swap_some(&mut self, rng: &mut Rng) {
        let Ok(count) = u32::try_from(self.cards.len()) else { return };
        if count < 2 || self.observer == Observer::Omniscient {
            return;
        }
        let (one, other) = (rng.below(count) as usize, rng.below(count) as usize);
        let (low, high) = (one.min(other), one.max(other));
        // A card that the observer has put under the pile is not in the box.
        let adrift = self.observer.seat().map_or(Cards::EMPTY, |seat| self.truth.adrift[seat]);
        if high >= self.in_play && low < self.in_play && adrift.contains(self.cards[low]) {
            return;
        }
        self.cards.swap(one, other);
        let world = self.world();
        let contradicts = |(seat, held): (Seat, &Held)| {
            world.public.pass_proof(seat).is_some_and(|proof| {
                let others = held.hand.iter().filter(|&card| !proof.fitting.contains(card)).count();
                others < proof.cards.into()
            })
        };
        if world.hands.iter().any(contradicts) {
            self.cards.swap(one, other);
        }
    }

    /// The world in which the hidden cards lie like this.
    fn world(&self) -> M {
        let mut world = self.truth.clone();
        let mut cards = self.cards.iter().copied();
        for (seat, held) in self.truth.hands.iter() {
            let known = Self::known_in(held, seat, self.observer);
            let mut varied = Held::default();
            let unknown: Vec<Card> = cards.by_ref().take(held.hand.len() - known.len()).collect();
            let knows: SeatSet = self.observer.seat().filter(|&own| own != seat).into_iter().collect();
            for card in known {
                varied.add(card, knows);
            }
            for card in unknown {
                varied.add(card, SeatSet::EMPTY);
            }
            world.hands[seat] = varied;
        }
        let slots: Vec<usize> = Self::unknown_slots(self.truth, self.observer).collect();
        for slot in slots {
            if let Some(card) = cards.next() {
                world.pile_mut()[slot] = card;
            }
        }
        world.removed = cards.collect();
        for seat in Seat::all(world.public.seats()).filter(|&seat| self.observer.seat() != Some(seat)) {
            world.adrift[seat] = Cards::EMPTY;
        }
        world
    }
}
