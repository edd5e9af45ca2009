//! What one observer knows.

use arrayvec::ArrayVec;
use engine::{Observer, Seat};

use crate::action::Action;
use crate::card::{Card, Hand};
use crate::desk::Desk;
use crate::estate::Estate;
use crate::phase::Phase;
use crate::public::{BATTLES, Public};
use crate::refusal::Illegal;
use crate::space::Line;
use crate::state::{City, Memory};

/// All that one observer knows: what lies open, its own hand, sealed decisions and memory.
#[derive(Clone, Debug)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) public: Public,
    pub(crate) own: Option<Box<Own>>,
    pub(crate) everything: Option<Box<City>>,
}

/// What only the owner of a seat knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    pub(crate) desk: Desk,
    pub(crate) hand: Hand,
    pub(crate) passing: ArrayVec<Card, 2>,
    pub(crate) memory: Memory,
    /// The Battle cards that it has looked at, the removed one last.
    pub(crate) peeked: [Option<Line>; BATTLES + 1],
    pub(crate) owes: Owes,
}

/// Whether a seat has something to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owes {
    /// It has.
    Choice,
    /// It has not.
    Nothing,
}

// Written by hand: of everything, what can be compared is what is seen.
impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        let same_world = match (&self.everything, &other.everything) {
            (None, None) => true,
            (Some(one), Some(two)) => one.same_as(two),
            (None, Some(_)) | (Some(_), None) => false,
        };
        self.observer == other.observer && self.public == other.public && self.own == other.own && same_world
    }
}

impl City {
    /// What an observer knows.
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        View::of(self, observer)
    }

    /// Whether two worlds are the same.
    pub(crate) fn same_as(&self, other: &Self) -> bool {
        self.public == other.public
            && self.hands == other.hands
            && self.passing == other.passing
            && self.memories == other.memories
            && self.desks[..usize::from(self.public.seats)] == other.desks[..usize::from(self.public.seats)]
            && self.owing == other.owing
            && self.buildings == other.buildings
            && self.projects == other.projects
            && self.removed == other.removed
            && self.discards == other.discards
            && self.project_discards == other.project_discards
            && self.battles == other.battles
    }
}

impl View {
    pub(crate) fn of(city: &City, observer: Observer) -> Self {
        let seat = observer.seat().filter(|seat| seat.index() < usize::from(city.public.seats));
        Self {
            observer,
            public: city.public.clone(),
            own: seat.map(|seat| Box::new(Own::of(city, seat))),
            everything: (observer == Observer::Omniscient).then(|| Box::new(city.clone())),
        }
    }

    /// Who looks.
    pub const fn observer(&self) -> Observer {
        self.observer
    }

    /// The seat on which the observer sits.
    pub const fn seat(&self) -> Option<Seat> {
        self.observer.seat()
    }

    /// What everybody sees.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What only the observer knows, if it sits at the table.
    pub fn own(&self) -> Option<&Own> {
        self.own.as_deref()
    }

    /// What lies in front of a seat, as the observer knows it: its own with what it has decided and not
    /// published yet, the others' as published.
    pub fn estate(&self, seat: Seat) -> &Estate {
        match &self.own {
            Some(own) if self.seat() == Some(seat) && self.is_deciding() => &own.desk.estate,
            _ => self.public.estate(seat),
        }
    }

    /// Whether the own sealed decisions are still to be published.
    const fn is_deciding(&self) -> bool {
        !matches!(self.public.phase, Phase::Luck(_) | Phase::Over)
    }

    /// The cards that the observer holds; while Buildings are placed, the kept card (CITY-3.7).
    pub fn hand(&self) -> &[Card] {
        self.own.as_ref().map_or(&[], |own| &own.hand)
    }

    /// The own sealed decisions: the pool, the task, what an effect asks.
    pub fn desk(&self) -> Option<&Desk> {
        self.own.as_ref().map(|own| &own.desk)
    }

    /// Whether the observer has something to decide.
    pub fn is_my_turn(&self) -> bool {
        self.own.as_ref().is_some_and(|own| own.owes == Owes::Choice)
    }

    /// Appends every legal action of the observer, in canonical order; of `manual` the empty entry only.
    pub fn legal(&self, actions: &mut Vec<Action>) {
        if let Some(own) = self.own.as_ref().filter(|_| self.is_my_turn()) {
            own.desk.offers(&self.public, &own.hand, &mut |action| actions.push(action));
        }
    }

    /// Whether the observer may take an action now.
    ///
    /// # Errors
    /// The rule that forbids it, with the facts.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        let own = self.own.as_ref().ok_or(Illegal::NotSeated)?;
        self.public.check(own.owes, &own.desk, &own.hand, action)
    }

    /// Why the observer may not take an action now; `None` if it may.
    pub fn why_not(&self, action: Action) -> Option<Illegal> {
        self.check(action).err()
    }

    /// Whether the observer would be done with an action that is allowed: nothing would be left to decide now.
    pub fn would_be_done(&self, action: Action) -> bool {
        let Some(own) = &self.own else { return false };
        let mut desk = own.desk.clone();
        desk.take(&self.public, action);
        desk.settle(&self.public);
        desk.is_done()
    }

    /// What the observer knows of a Battle card that is face down, 0 to 4, or of the removed one, 5.
    pub fn peeked(&self, battle: usize) -> Option<Line> {
        self.own.as_ref().and_then(|own| own.peeked.get(battle).copied().flatten())
    }

    /// The lines that can still come, as far as the observer knows: of those not shown, the ones that are not
    /// known to be removed.
    pub fn lines_to_come(&self) -> crate::space::LineSet {
        let shown: crate::space::LineSet = self.public.battles.iter().flatten().copied().collect();
        let removed = self.peeked(BATTLES).map_or(crate::space::LineSet::EMPTY, crate::space::LineSet::only);
        if self.public.battles.iter().all(Option::is_some) {
            return crate::space::LineSet::EMPTY;
        }
        crate::space::LineSet::ALL.minus(shown).minus(removed)
    }

    /// The cards that the observer left for its neighbour in this round, turn by turn (CITY-3.5), and the
    /// neighbour.
    pub fn passed(&self) -> Option<(Seat, [&[Card]; 2])> {
        let own = self.own.as_ref().filter(|_| !self.public.is_solo())?;
        let to = self.public.receiver(self.seat()?);
        Some((to, [own.memory.passed(1), own.memory.passed(2)]))
    }

    /// The truth, for [`Observer::Omniscient`].
    pub fn everything(&self) -> Option<&City> {
        self.everything.as_deref()
    }
}

impl Own {
    fn of(city: &City, seat: Seat) -> Self {
        let at = seat.index();
        let seen = city.desks[at].estate.peeked | city.public.estates[at].peeked;
        let owes = matches!(city.owed(), engine::Turn::Seats(seats) if seats.contains(seat));
        Self {
            desk: city.desks[at].clone(),
            hand: city.hands[at].clone(),
            passing: city.passing[at].clone(),
            memory: city.memories[at].clone(),
            peeked: std::array::from_fn(|battle| (seen >> battle & 1 != 0).then(|| city.battles[battle])),
            owes: if owes { Owes::Choice } else { Owes::Nothing },
        }
    }

    /// The cards that the seat has left for its neighbour in this turn.
    pub fn passing(&self) -> &[Card] {
        &self.passing
    }

    /// What the seat remembers.
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }
}

impl Public {
    /// Whether a seat with this desk and hand may take an action now.
    pub(crate) fn check(&self, owes: Owes, desk: &Desk, hand: &Hand, action: Action) -> Result<(), Illegal> {
        match self.phase {
            Phase::Luck(due) => Err(Illegal::LuckDue { due }),
            Phase::Over => Err(Illegal::GameOver),
            phase @ (Phase::Boards
            | Phase::Choose
            | Phase::Calm(_)
            | Phase::Resolve
            | Phase::RoundEnd
            | Phase::Window
            | Phase::Damage
            | Phase::Entries) => match owes {
                Owes::Choice => desk.check(self, hand, action),
                Owes::Nothing if desk.choice.is_some() || desk.pick.is_some() => Err(Illegal::Decided),
                Owes::Nothing => Err(Illegal::NotAsked { phase }),
            },
        }
    }
}
