//! What a seat is deciding, hidden from the others until all have decided (CITY-11.1).

use arrayvec::ArrayVec;

use crate::card::Card;
use crate::estate::Estate;
use crate::pack::{Bag, BoardId, BuildingId, Effect, Pack};
use crate::space::Crossing;

/// The sealed decisions of one seat: its estate as it will be, and what it is asked next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Desk {
    pub(crate) estate: Estate,
    pub(crate) task: Task,
    pub(crate) asking: Option<Asking>,
    pub(crate) pool: Bag,
    /// Sources of this turn's placement, for tokens of which no second one was given yet.
    pub(crate) formed: Bag,
    pub(crate) gains: Gains,
    /// The Building that is placed.
    pub(crate) card: Option<BuildingId>,
    /// The cards that may replace a Building at the end of a round.
    pub(crate) spare: ArrayVec<BuildingId, 2>,
    /// The Buildings that were replaced.
    pub(crate) rebuilt: ArrayVec<BuildingId, 2>,
    pub(crate) choice: Option<Choice>,
    pub(crate) pick: Option<BoardId>,
    /// Solo: the pair that was chosen, 1 or 2.
    pub(crate) pair: u8,
    /// Strength added in this Battle.
    pub(crate) bonus: u8,
    /// The crossing that is struck.
    pub(crate) crossing: Option<Crossing>,
    /// Where the tokens of the struck crossing went.
    pub(crate) struck: Option<Struck>,
    /// Damage was avoided.
    pub(crate) ignored: Ignored,
}

/// What a seat is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Task {
    /// Nothing: it has decided, or was never asked.
    #[default]
    Done,
    /// Which board it picks.
    Board,
    /// Which two cards it takes, and which it plays.
    Keep,
    /// Solo: which pair.
    Pair,
    /// Where the Building goes.
    Space,
    /// Where tokens go, until it ends.
    Pool,
    /// Whether it uses effects at a calm point.
    Calm,
    /// Whether it replaces a Building.
    Rebuild,
    /// Whether it changes its total.
    Window,
    /// Whether it takes no Damage token: step 1 of CITY-8.14.
    Avoid,
    /// Whether it takes pending Damage tokens off: step 3.
    Relieve,
    /// Which crossing is struck: step 4.
    Cross,
    /// Whether another Building is destroyed: step 5.
    Redirect,
    /// Solo: which crossing of the neutral player is struck.
    NeutralCross,
    /// What an effect outside the vocabulary is worth at the end.
    Entries,
}

/// An effect that waits for its owner to name something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Asking {
    pub(crate) slot: u8,
    /// Which effect of the Project.
    pub(crate) at: u8,
}

/// The cards that were taken, and which of them is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The two, in canonical order.
    pub keep: [Card; 2],
    /// The one that is played.
    pub play: Card,
}

impl Choice {
    /// The one that is kept.
    pub fn kept(&self) -> Card {
        let [one, other] = self.keep;
        if one == self.play { other } else { one }
    }
}

/// The tokens of a resolution, by where they came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    /// From Sources (CITY-5.3).
    pub sources: Bag,
    /// From a Trade Building (CITY-5.4).
    pub trade: u8,
    /// From Projects (CITY-6.5).
    pub projects: Bag,
}

/// What a struck crossing came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Struck {
    /// Its space is ruined (CITY-8.2, CITY-8.4).
    Ruined,
    /// It was ruined before (CITY-8.12).
    Spent,
    /// It is warded (CITY-12.6).
    Warded,
    /// Another Building was destroyed (CITY-8.13).
    Redirected(crate::space::Space),
}

/// Whether a loser takes no token (CITY-12.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ignored {
    /// It takes it.
    #[default]
    No,
    /// It does not.
    Yes,
}

impl Desk {
    pub(crate) fn new(estate: Estate) -> Self {
        Self {
            estate,
            task: Task::Done,
            asking: None,
            pool: Bag::EMPTY,
            formed: Bag::EMPTY,
            gains: Gains::default(),
            card: None,
            spare: ArrayVec::new(),
            rebuilt: ArrayVec::new(),
            choice: None,
            pick: None,
            pair: 0,
            bonus: 0,
            crossing: None,
            struck: None,
            ignored: Ignored::No,
        }
    }

    #[cfg(test)]
    pub(crate) fn asked(estate: Estate, task: Task) -> Self {
        Self { task, ..Self::new(estate) }
    }

    /// Becomes what [`Desk::new`] makes of the same estate, in its place.
    pub(crate) fn renew(&mut self) {
        let Self {
            estate: _,
            task,
            asking,
            pool,
            formed,
            gains,
            card,
            spare,
            rebuilt,
            choice,
            pick,
            pair,
            bonus,
            crossing,
            struck,
            ignored,
        } = self;
        (*task, *asking, *choice, *pick, *card) = (Task::Done, None, None, None, None);
        (*pool, *formed, *gains) = (Bag::EMPTY, Bag::EMPTY, Gains::default());
        (*pair, *bonus) = (0, 0);
        (*crossing, *struck, *ignored) = (None, None, Ignored::No);
        spare.clear();
        rebuilt.clear();
    }

    /// The own estate, with all that was decided and is not published yet.
    pub const fn estate(&self) -> &Estate {
        &self.estate
    }

    /// What the seat is asked, unless an effect asks first: see [`Desk::effect`].
    pub const fn task(&self) -> Task {
        self.task
    }

    /// The tokens that wait for a place.
    pub const fn pool(&self) -> Bag {
        self.pool
    }

    /// Where the tokens of this resolution came from.
    pub const fn gains(&self) -> Gains {
        self.gains
    }

    /// The Building that is being placed.
    pub const fn card(&self) -> Option<BuildingId> {
        self.card
    }

    /// Solo: the pair that was chosen, 1 or 2; 0 before.
    pub const fn pair(&self) -> u8 {
        self.pair
    }

    /// The cards that were taken in this turn.
    pub const fn choice(&self) -> Option<Choice> {
        self.choice
    }

    /// The board that was picked.
    pub const fn pick(&self) -> Option<BoardId> {
        self.pick
    }

    /// The crossing that was chosen.
    pub const fn crossing(&self) -> Option<Crossing> {
        self.crossing
    }

    /// The cards that may replace a Building at the end of a round.
    pub fn spare(&self) -> &[BuildingId] {
        &self.spare
    }

    /// Strength added by what was used in this Battle window.
    pub const fn bonus(&self) -> u8 {
        self.bonus
    }

    /// The effect that asks for lines, spaces, colours or an entry, and the number of its Project.
    pub fn effect(&self, pack: &Pack) -> Option<(u8, Effect)> {
        let Asking { slot, at } = self.asking?;
        let project = pack.project(self.estate.ventures()[usize::from(slot)].id);
        project.effects.get(usize::from(at)).map(|&effect| (project.number, effect))
    }

    /// Whether the seat has nothing to decide any more.
    pub const fn is_done(&self) -> bool {
        matches!(self.task, Task::Done)
    }
}
