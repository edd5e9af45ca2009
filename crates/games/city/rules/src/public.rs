//! What everybody sees.

use std::sync::Arc;

use arrayvec::ArrayVec;
use engine::{Options, Seat, SeatSet};

use crate::card::Card;
use crate::estate::Estate;
use crate::luck::{Due, RemovedPile};
use crate::options::{CityOptions, Variants};
use crate::pack::{BoardId, BuildingId, Experts, Pack, ProjectId};
use crate::phase::Phase;
use crate::space::Line;

/// The most boards in use.
pub const SIDES_MAX: usize = 5;
/// How many Battles there are.
pub const BATTLES: usize = 5;
/// The most Buildings that everybody knows to be discarded.
const DISCARDS_MAX: usize = 48;

/// All that everybody at the table knows: part of the truth and of every view.
#[derive(Clone, Debug)]
pub struct Public {
    pub(crate) pack: Arc<Pack>,
    pub(crate) seats: u8,
    pub(crate) sides: u8,
    pub(crate) removed_each: u8,
    pub(crate) experts: Experts,
    pub(crate) variants: Variants,
    pub(crate) phase: Phase,
    /// 0 for the Project round, then 1 to 3.
    pub(crate) round: u8,
    /// 1 to 3.
    pub(crate) turn: u8,
    /// The Battle that comes next or is being fought, from 0.
    pub(crate) battle: u8,
    pub(crate) estates: [Estate; SIDES_MAX],
    /// The boards that were picked, once all have (CITY-1.9).
    pub(crate) picks: [Option<BoardId>; SIDES_MAX],
    /// What was played in the turns of this round, and last what replaced a Building at its end.
    pub(crate) played: [[Option<Card>; 4]; SIDES_MAX],
    /// Face-up Battle cards.
    pub(crate) battles: [Option<Line>; BATTLES],
    /// What effects add in the Battle being fought.
    pub(crate) bonus: [u8; SIDES_MAX],
    /// The sides that have lost the Battle being fought, one bit each.
    pub(crate) losers: u8,
    /// Who was asked in this phase, whether or not it has decided.
    pub(crate) asked: SeatSet,
    /// Cards in the piles.
    pub(crate) building_pile: u8,
    pub(crate) project_pile: u8,
    /// Buildings that everybody knows to be discarded, in canonical order.
    pub(crate) discards: ArrayVec<BuildingId, DISCARDS_MAX>,
    /// The Buildings removed at set-up, if they were shown and are not in a pile again.
    pub(crate) removed: RemovedPile,
    /// Solo: the two pairs, as far as they are drawn.
    pub(crate) pairs: ArrayVec<BuildingId, 4>,
    /// Solo: the unused pair at the end of a round.
    pub(crate) spare: ArrayVec<BuildingId, 2>,
    /// Solo: the neutral player's tokens.
    pub(crate) stock: u8,
    /// Solo: how often a new pile was made.
    pub(crate) reshuffles: u8,
}

// Written by hand: the cards are compared only if they are not the same.
impl PartialEq for Public {
    fn eq(&self, other: &Self) -> bool {
        let Self {
            pack,
            seats,
            sides,
            removed_each,
            experts,
            variants,
            phase,
            round,
            turn,
            battle,
            estates,
            picks,
            played,
            battles,
            bonus,
            losers,
            asked,
            building_pile,
            project_pile,
            discards,
            removed,
            pairs,
            spare,
            stock,
            reshuffles,
        } = self;
        let fixed = (seats, sides, removed_each, experts, variants);
        let course = (phase, round, turn, battle, asked, building_pile, project_pile, stock, reshuffles);
        let lying = (estates, losers, picks, played, battles, bonus, discards, removed, pairs, spare);
        fixed == (&other.seats, &other.sides, &other.removed_each, &other.experts, &other.variants)
            && course
                == (
                    &other.phase,
                    &other.round,
                    &other.turn,
                    &other.battle,
                    &other.asked,
                    &other.building_pile,
                    &other.project_pile,
                    &other.stock,
                    &other.reshuffles,
                )
            && lying
                == (
                    &other.estates,
                    &other.losers,
                    &other.picks,
                    &other.played,
                    &other.battles,
                    &other.bonus,
                    &other.discards,
                    &other.removed,
                    &other.pairs,
                    &other.spare,
                )
            && (Arc::ptr_eq(pack, &other.pack) || pack == &other.pack)
    }
}

impl Public {
    pub(crate) fn new(options: &CityOptions) -> Self {
        let pack = Arc::clone(options.pack());
        let first = pack.board_ids().next().expect("a pack has a board");
        let mut estates = [Estate::new(&pack, first, &[]); SIDES_MAX];
        for estate in &mut estates[..usize::from(options.seats())] {
            *estate = Estate::new(&pack, first, &pack.basic_projects());
        }
        let due = if options.removed_each() > 0 { Due::Removed } else { Due::Buildings };
        Self {
            seats: options.seats(),
            sides: options.sides(),
            removed_each: options.removed_each(),
            experts: options.experts(),
            variants: options.variants(),
            phase: Phase::Luck(due),
            round: 0,
            turn: 1,
            battle: 0,
            estates,
            picks: [None; SIDES_MAX],
            played: [[None; 4]; SIDES_MAX],
            battles: [None; BATTLES],
            bonus: [0; SIDES_MAX],
            losers: 0,
            asked: SeatSet::EMPTY,
            building_pile: 0,
            project_pile: 0,
            discards: ArrayVec::new(),
            removed: ArrayVec::new(),
            pairs: ArrayVec::new(),
            spare: ArrayVec::new(),
            stock: 0,
            reshuffles: 0,
            pack,
        }
    }

    /// The cards of this table.
    pub const fn pack(&self) -> &Arc<Pack> {
        &self.pack
    }

    /// The choices among variants of rules.
    pub const fn variants(&self) -> Variants {
        self.variants
    }

    /// How many seats there are.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// How many boards are in use: two in solo play, else one for each seat.
    pub const fn sides(&self) -> u8 {
        self.sides
    }

    /// Whether one player plays against the neutral one (CITY-10).
    pub const fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// What happens now.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The round: 0 for the Project round, then 1 to 3 (CITY-3.1).
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The turn of the round, 1 to 3 (CITY-3.3).
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// What lies in front of a seat.
    pub const fn estate(&self, seat: Seat) -> &Estate {
        &self.estates[seat.index()]
    }

    /// What lies in front of the neutral player, in solo play.
    pub fn neutral(&self) -> Option<&Estate> {
        self.is_solo().then(|| &self.estates[NEUTRAL])
    }

    /// All estates in use: the seats from `a`, or in solo play the player and the neutral one.
    pub fn estates(&self) -> &[Estate] {
        &self.estates[..usize::from(self.sides)]
    }

    /// What a seat played in a turn of this round, 1 to 3; nothing before the reveal (CITY-3.6). For 4, the
    /// unplayed card, if it replaced a Building.
    pub fn played(&self, seat: Seat, turn: u8) -> Option<Card> {
        self.played[seat.index()].get(usize::from(turn).checked_sub(1)?).copied().flatten()
    }

    /// The Battle being fought or coming next, 0 to 4; 5 when all have been fought.
    pub const fn battle(&self) -> usize {
        self.battle as usize
    }

    /// The lines of the Battles, as far as they are face up: I, II, II, III, III (CITY-1.11).
    pub const fn battles(&self) -> &[Option<Line>; BATTLES] {
        &self.battles
    }

    /// The line that is being fought over.
    pub fn line(&self) -> Option<Line> {
        let fought =
            matches!(self.phase, Phase::Window | Phase::Damage | Phase::Calm(crate::phase::Moment::Battle));
        fought.then(|| self.battles[self.battle()]).flatten()
    }

    /// Cards in the pile of Buildings.
    pub const fn building_pile(&self) -> u8 {
        self.building_pile
    }

    /// Cards in the pile of Projects.
    pub const fn project_pile(&self) -> u8 {
        self.project_pile
    }

    /// Buildings that everybody knows to be discarded.
    pub fn discards(&self) -> &[BuildingId] {
        &self.discards
    }

    /// The Buildings removed at set-up, if everybody may see them (CITY-1.6).
    pub fn removed(&self) -> &[BuildingId] {
        &self.removed
    }

    /// Solo: the first and the second pair (CITY-10.5).
    pub fn pairs(&self) -> impl Iterator<Item = [BuildingId; 2]> + '_ {
        self.pairs.chunks_exact(2).map(|pair| [pair[0], pair[1]])
    }

    /// Solo: the unused pair, which a Project may still use at the end of a round (CITY-10.18).
    pub fn spare(&self) -> &[BuildingId] {
        &self.spare
    }

    /// Solo: the tokens in the stock of the neutral player (CITY-10.3).
    pub const fn stock(&self) -> u8 {
        self.stock
    }

    /// The cards of a hand in a turn before anything is chosen: 4, 3, 2 (CITY-3.9).
    pub const fn hand_size(&self) -> u8 {
        match self.phase {
            Phase::Choose => 5 - self.turn,
            Phase::Calm(crate::phase::Moment::Turn) if !self.is_solo() => 5 - self.turn,
            Phase::Resolve | Phase::RoundEnd if !self.is_solo() => 1,
            Phase::Luck(_)
            | Phase::Boards
            | Phase::Calm(_)
            | Phase::Resolve
            | Phase::RoundEnd
            | Phase::Window
            | Phase::Damage
            | Phase::Entries
            | Phase::Over => 0,
        }
    }

    /// The seat to which cards go that are not chosen (CITY-3.5).
    pub const fn receiver(&self, seat: Seat) -> Seat {
        if matches!(self.round, 1 | 3) { seat.right(self.seats) } else { seat.left(self.seats) }
    }

    /// The seat from which cards come.
    pub const fn giver(&self, seat: Seat) -> Seat {
        if matches!(self.round, 1 | 3) { seat.left(self.seats) } else { seat.right(self.seats) }
    }

    /// The Strength of each side in a line, with what effects add in the Battle being fought (CITY-7.3).
    pub fn totals(&self, line: Line) -> [u8; SIDES_MAX] {
        let fought = self.line() == Some(line);
        let mut totals = [0; SIDES_MAX];
        for (side, estate) in self.estates().iter().enumerate() {
            let bonus = if fought { self.bonus[side] } else { 0 };
            totals[side] = estate.strength(&self.pack, line, self.variants.source_strength) + bonus;
        }
        totals
    }

    /// All Projects that can be dealt at this table.
    pub(crate) fn project_cards(&self) -> impl Iterator<Item = ProjectId> {
        self.pack.project_cards(self.experts)
    }

    /// The Battles of the current round: the first, and the one after the last.
    pub(crate) const fn battles_of_round(&self) -> (u8, u8) {
        match self.round {
            1 => (0, 1),
            2 => (1, 3),
            3 => (3, 5),
            _ => (0, 0),
        }
    }
}

/// The place of the neutral player's estate.
pub(crate) const NEUTRAL: usize = 1;
