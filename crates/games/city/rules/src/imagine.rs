//! Worlds that fit what an observer knows.

use arrayvec::ArrayVec;
use engine::{Imagine, Rng, Seat, SeatSet};

use crate::card::{Card, Hand, remove};
use crate::limbo::Limbo;
use crate::luck::{Due, RemovedPile};
use crate::pack::{BUILDINGS_MAX, BuildingId, BuildingType};
use crate::phase::{Moment, Phase};
use crate::public::{BATTLES, Public};
use crate::space::{Line, LineSet, Space};
use crate::state::City;
use crate::view::{Owes, View};

impl Imagine for City {
    /// Every arrangement of the unseen cards that fits the view is equally likely: those in the hands of others, in
    /// what they leave for their neighbours, in the discard, in the piles and in the box change places; what the
    /// observer passed on is where it can be; and of each type as many are in the box as were removed.
    ///
    /// What the others are deciding at this moment is not known: in the world they have not begun. What they
    /// remember is forgotten.
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        if let Some(world) = &view.everything {
            return (**world).clone();
        }
        let mut world = Self::around(view);
        world.guess_battles(view, rng);
        let limbo = Limbo::of(view, rng);
        world.deal_buildings(view, &limbo, rng);
        world.deal_projects(view, &limbo, rng);
        world.open_desks(view);
        world
    }

    /// Both piles, the Buildings in the box unless they were shown, of each type as many as were removed, and the Battle
    /// cards at which nobody has looked.
    fn shuffle_unseen(&mut self, rng: &mut Rng) {
        // A sort key for each card of the game, wherever it is.
        let mut keys = [0; BUILDINGS_MAX];
        keys.fill_with(|| rng.next_u64());
        self.shuffle_buildings(&keys);
        keys.fill_with(|| rng.next_u64());
        self.projects.sort_unstable_by_key(|project| keys[project.index()]);
        keys.fill_with(|| rng.next_u64());
        self.shuffle_battles(&keys);
    }
}

impl City {
    /// What the view shows, and nothing else.
    fn around(view: &View) -> Self {
        let public = view.public.clone();
        let desk = crate::desk::Desk::new(public.estates[0]);
        let mut world = Self {
            hands: Default::default(),
            passing: Default::default(),
            memories: Default::default(),
            desks: std::array::from_fn(|_| desk.clone()),
            owing: SeatSet::EMPTY,
            buildings: ArrayVec::new(),
            projects: ArrayVec::new(),
            removed: ArrayVec::new(),
            discards: ArrayVec::new(),
            project_discards: ArrayVec::new(),
            battles: [Line::at(0); Line::COUNT],
            public,
        };
        if let (Some(seat), Some(own)) = (view.seat(), &view.own) {
            world.hands[seat.index()].clone_from(&own.hand);
            world.passing[seat.index()].clone_from(&own.passing);
            world.memories[seat.index()] = own.memory.clone();
        }
        world
    }

    fn shuffle_buildings(&mut self, keys: &[u64]) {
        let is_shown = !self.public.removed.is_empty();
        let mut cards = std::mem::take(&mut self.buildings);
        let removed = if is_shown { RemovedPile::new() } else { std::mem::take(&mut self.removed) };
        cards.extend(removed.iter().copied());
        cards.sort_unstable_by_key(|card| keys[card.index()]);
        let kind = |id: BuildingId| self.public.pack.building(id).kind;
        for before in &removed {
            let found = cards.iter().position(|&card| kind(card) == kind(*before));
            self.removed.extend(found.map(|at| cards.remove(at)));
        }
        self.removed.sort_unstable();
        self.buildings = cards;
    }

    fn shuffle_battles(&mut self, keys: &[u64]) {
        let peeked = self.seats().fold(0, |seen, seat| {
            let at = seat.index();
            seen | self.desks[at].estate.peeked | self.public.estates[at].peeked
        });
        let is_hidden =
            |at: usize| self.public.battles.get(at).is_none_or(Option::is_none) && peeked >> at & 1 == 0;
        let hidden: ArrayVec<usize, { Line::COUNT }> = (0..Line::COUNT).filter(|&at| is_hidden(at)).collect();
        let mut lines: ArrayVec<Line, { Line::COUNT }> = hidden.iter().map(|&at| self.battles[at]).collect();
        lines.sort_unstable_by_key(|line| keys[line.index()]);
        hidden.into_iter().zip(lines).for_each(|(at, line)| self.battles[at] = line);
    }

    /// The Battle cards: those that were seen, and the others in any order.
    fn guess_battles(&mut self, view: &View, rng: &mut Rng) {
        if self.public.battles.iter().all(Option::is_none) {
            return;
        }
        let known = |at: usize| self.public.battles.get(at).copied().flatten().or_else(|| view.peeked(at));
        let seen: LineSet = (0..=BATTLES).filter_map(known).collect();
        let mut left: ArrayVec<Line, { Line::COUNT }> = LineSet::ALL.minus(seen).iter().collect();
        rng.shuffle(&mut left);
        let lines = std::array::from_fn(|at| known(at).or_else(|| left.pop()).unwrap_or_else(|| Line::at(0)));
        self.battles = lines;
    }

    /// Buildings whose place is unknown.
    fn deal_buildings(&mut self, view: &View, limbo: &Limbo, rng: &mut Rng) {
        let public = &view.public;
        if public.phase == Phase::Luck(Due::Removed) {
            return;
        }
        let mut unknown = public.deck_without(&[]);
        let mut take = |card: Card| {
            if let Card::Building(id) = card {
                remove(&mut unknown, &id);
            }
        };
        public.seen_buildings().for_each(|id| take(Card::Building(id)));
        self.hands.iter().flatten().for_each(|&card| take(card));
        self.passing.iter().flatten().for_each(|&card| take(card));
        self.memories.iter().flat_map(|memory| &memory.gone).for_each(|&card| take(card));
        limbo.cards().for_each(take);
        rng.shuffle(&mut unknown);
        self.box_up(&mut unknown);
        if public.phase == Phase::Luck(Due::Buildings) {
            return;
        }
        if public.round > 0 {
            let mut next = || unknown.pop().map(Card::Building);
            self.fill_hands(view, limbo, &mut next);
        }
        let pile = usize::from(public.building_pile);
        while unknown.len() > pile {
            self.discards.extend(unknown.pop());
        }
        let gone = self.memories.iter().flat_map(|memory| &memory.gone).filter_map(|card| card.building());
        self.discards.extend(gone);
        self.discards.sort_unstable();
        self.buildings = unknown;
    }

    /// Those removed at set-up, so many of each type; they are known if they were shown (CITY-1.6).
    fn box_up(&mut self, unknown: &mut crate::luck::BuildingPile) {
        let public = &self.public;
        if !public.removed.is_empty() {
            self.removed.clone_from(&public.removed);
            return;
        }
        let emptied = public.reshuffles > 0 && public.variants.solo_refill == crate::options::SoloRefill::Box;
        if public.removed_each == 0 || emptied {
            return;
        }
        for kind in BuildingType::ALL {
            for _ in 0..public.removed_each {
                let found = unknown.iter().position(|&id| public.pack.building(id).kind == kind);
                self.removed.extend(found.map(|at| unknown.remove(at)));
            }
        }
        self.removed.sort_unstable();
    }

    /// The hands of the others and what they leave for their neighbours: what is known, and other cards.
    fn fill_hands(&mut self, view: &View, limbo: &Limbo, next: &mut impl FnMut() -> Option<Card>) {
        let (held, left) = view.public.hidden_sizes();
        for seat in self.seats().filter(|&seat| view.seat() != Some(seat)) {
            let at = seat.index();
            let mut hand: Hand = limbo.hands[at].iter().copied().collect();
            fill(&mut hand, held, next);
            hand.sort_unstable();
            self.hands[at] = hand;
            let mut passing = limbo.passing[at].clone();
            fill(&mut passing, left, next);
            passing.sort_unstable();
            self.passing[at] = passing;
        }
    }

    /// Projects whose place is unknown.
    fn deal_projects(&mut self, view: &View, limbo: &Limbo, rng: &mut Rng) {
        let public = &view.public;
        if matches!(public.phase, Phase::Luck(Due::Removed | Due::Buildings | Due::Projects)) {
            return;
        }
        let mut unknown: crate::luck::ProjectPile = public.project_cards().collect();
        let mut take = |card: Card| {
            if let Card::Project(id) = card {
                remove(&mut unknown, &id);
            }
        };
        let owned =
            public.estates[..usize::from(public.seats)].iter().flat_map(super::estate::Estate::ventures);
        owned.for_each(|venture| take(Card::Project(venture.id)));
        self.hands.iter().flatten().for_each(|&card| take(card));
        self.passing.iter().flatten().for_each(|&card| take(card));
        self.memories.iter().flat_map(|memory| &memory.gone).for_each(|&card| take(card));
        limbo.cards().for_each(take);
        rng.shuffle(&mut unknown);
        if public.round == 0 {
            let mut next = || unknown.pop().map(Card::Project);
            self.fill_hands(view, limbo, &mut next);
        }
        let pile = usize::from(public.project_pile);
        while unknown.len() > pile {
            self.project_discards.extend(unknown.pop());
        }
        let gone = self.memories.iter().flat_map(|memory| &memory.gone).filter_map(|card| card.project());
        self.project_discards.extend(gone);
        self.project_discards.sort_unstable();
        self.projects = unknown;
    }

    /// The observer has decided what it has decided, the others nothing.
    fn open_desks(&mut self, view: &View) {
        for seat in self.seats() {
            self.desks[seat.index()] = self.fresh_desk(seat);
            let owes = !self.desks[seat.index()].is_done();
            if owes {
                self.owing = self.owing.with(seat);
            }
        }
        if let (Some(seat), Some(own)) = (view.seat(), &view.own) {
            self.desks[seat.index()] = own.desk.clone();
            self.owing = self.owing.without(seat);
            if own.owes == Owes::Choice {
                self.owing = self.owing.with(seat);
            }
        }
    }
}

/// Adds cards until there are enough, or none are left.
fn fill<const N: usize>(
    cards: &mut ArrayVec<Card, N>,
    enough: usize,
    next: &mut impl FnMut() -> Option<Card>,
) {
    while cards.len() < enough {
        let Some(card) = next() else { return };
        cards.push(card);
    }
}

impl Public {
    /// The Buildings that everybody sees or has seen, wherever they are now.
    pub(crate) fn seen_buildings(&self) -> impl Iterator<Item = BuildingId> + '_ {
        let estates = self.estates().iter();
        let placed = estates.flat_map(|estate| Space::all().filter_map(|space| estate.building(space)));
        let revealed = Seat::all(self.seats).filter_map(|seat| self.revealed(seat));
        placed
            .chain(revealed)
            .chain(self.discards.iter().copied())
            .chain(self.removed.iter().copied())
            .chain(self.pairs.iter().copied())
            .chain(self.spare.iter().copied())
    }

    /// The Building that a seat has played and, as far as all know, not placed yet.
    pub(crate) fn revealed(&self, seat: Seat) -> Option<BuildingId> {
        let waits = self.phase == Phase::Resolve && !self.is_solo() && !self.has_placed(seat);
        self.played(seat, self.turn).filter(|_| waits).and_then(Card::building)
    }

    /// How many cards each seat holds and has left for its neighbour.
    pub(crate) const fn hidden_sizes(&self) -> (usize, usize) {
        let turn = self.turn as usize;
        match self.phase {
            Phase::Choose => (5 - turn, 0),
            Phase::Calm(Moment::Turn) if !self.is_solo() => (5 - turn, 0),
            Phase::Resolve if !self.is_solo() => (1, 3 - turn),
            Phase::RoundEnd if !self.is_solo() => (1, 0),
            Phase::Luck(_)
            | Phase::Boards
            | Phase::Calm(_)
            | Phase::Resolve
            | Phase::RoundEnd
            | Phase::Window
            | Phase::Damage
            | Phase::Entries
            | Phase::Over => (0, 0),
        }
    }
}
