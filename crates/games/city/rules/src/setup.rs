//! Luck: what is drawn, whether it could be, and what it does (CITY-1, CITY-11.6).

use arrayvec::ArrayVec;
use engine::{PerSeat, Rng, Seat, Witness};

use crate::event::Event;
use crate::flow::tell;
use crate::luck::{BuildingPile, Chance, Due, ProjectPile};
use crate::options::{Boards, RemovedBuildings, physical};
use crate::pack::{BoardId, BuildingId, BuildingType};
use crate::phase::Phase;
use crate::public::{NEUTRAL, Public};
use crate::refusal::Illegal;
use crate::solo::count;
use crate::space::Line;
use crate::state::City;

impl City {
    /// Draws the outcome that is due.
    pub(crate) fn drawn(&self, rng: &mut Rng) -> Chance {
        match self.luck_due().unwrap_or(Due::Removed) {
            Due::Removed => Chance::Removed(self.draw_removed(rng)),
            Due::Buildings => {
                let mut pile = self.public.deck_without(&self.removed);
                rng.shuffle(&mut pile);
                Chance::Buildings(pile)
            }
            Due::Projects => {
                let mut pile: ProjectPile = self.public.project_cards().collect();
                rng.shuffle(&mut pile);
                Chance::Projects(pile)
            }
            Due::Battles => {
                let mut lines: [Line; Line::COUNT] = std::array::from_fn(Line::at);
                rng.shuffle(&mut lines);
                Chance::Battles(lines)
            }
            Due::Boards => Chance::Boards(self.draw_boards(rng)),
            Due::Reshuffle => {
                let mut pile: BuildingPile = self.refill().iter().copied().collect();
                rng.shuffle(&mut pile);
                Chance::Reshuffle(pile)
            }
        }
    }

    /// Some Buildings of each type (CITY-1.5, CITY-1.6).
    fn draw_removed(&self, rng: &mut Rng) -> BuildingPile {
        let (pack, each) = (&self.public.pack, usize::from(self.public.removed_each));
        let mut removed = BuildingPile::new();
        // They are in order type by type.
        let mut deck = pack.building_cards().peekable();
        for kind in BuildingType::ALL {
            let mut cards = BuildingPile::new();
            while let Some(card) = deck.next_if(|&card| pack.building(card).kind == kind) {
                cards.push(card);
            }
            rng.shuffle(&mut cards);
            cards.truncate(each);
            cards.sort_unstable();
            removed.extend(cards);
        }
        removed
    }

    /// Different boards for all; with `choose` only for those who did not pick theirs alone (CITY-1.9).
    fn draw_boards(&self, rng: &mut Rng) -> PerSeat<Option<BoardId>> {
        let pack = &self.public.pack;
        let picks = self.picks();
        let mut given = self.per_seat(|_| None);
        let mut free: ArrayVec<BoardId, { crate::pack::BOARDS_MAX }> = pack.board_ids().collect();
        let take = |face: BoardId, free: &mut ArrayVec<BoardId, { crate::pack::BOARDS_MAX }>| {
            free.retain(|other| physical(pack, *other) != physical(pack, face));
        };
        // One of those who picked a board keeps it.
        let mut order: ArrayVec<Seat, 5> = self.seats().collect();
        rng.shuffle(&mut order);
        for &seat in &order {
            let pick = picks.and_then(|picks| picks[seat]);
            if let Some(pick) = pick.filter(|pick| free.contains(pick)) {
                given[seat] = Some(pick);
                take(pick, &mut free);
            }
        }
        for seat in self.seats() {
            let face = given[seat].or_else(|| rng.pick(&free).copied());
            given[seat] = face;
            free.retain(|other| face.is_none_or(|face| physical(pack, *other) != physical(pack, face)));
        }
        given
    }

    /// What was picked, with `choose`.
    fn picks(&self) -> Option<PerSeat<Option<BoardId>>> {
        let chosen = self.public.variants.boards == Boards::Choose;
        chosen.then(|| self.per_seat(|seat| self.public.picks[seat.index()]))
    }

    /// Whether an outcome could be drawn now.
    pub(crate) fn check_luck(&self, chance: &Chance) -> Result<(), Illegal> {
        let Some(due) = self.luck_due() else { return Err(Illegal::GameOver) };
        let given = chance.due();
        if given != due {
            return Err(Illegal::OtherLuckDue { due, given });
        }
        match chance {
            Chance::Removed(cards) => self.check_removed(cards),
            Chance::Buildings(cards) => self.check_pile(due, cards, &self.public.deck_without(&self.removed)),
            Chance::Reshuffle(cards) => self.check_pile(due, cards, self.refill()),
            Chance::Projects(cards) => {
                let wanted: ProjectPile = self.public.project_cards().collect();
                let mut sorted = cards.clone();
                sorted.sort_unstable();
                let differ = sorted.iter().zip(&wanted).find(|(given, wanted)| given != wanted);
                let card = differ.map(|(card, _)| format!("#{}", self.public.pack.project(*card).number));
                if sorted == wanted {
                    return Ok(());
                }
                Err(Illegal::NotTheseCards { due, given: cards.len(), wanted: wanted.len(), card })
            }
            Chance::Battles(_) => Ok(()),
            Chance::Boards(boards) => self.check_boards(boards),
        }
    }

    fn check_removed(&self, cards: &BuildingPile) -> Result<(), Illegal> {
        let pack = &self.public.pack;
        let each = usize::from(self.public.removed_each);
        let wanted = 5 * each;
        let wrong = |card: Option<BuildingId>| Illegal::NotTheseCards {
            due: Due::Removed,
            given: cards.len(),
            wanted,
            card: card.map(|card| pack.building(card).name.to_string()),
        };
        for &card in cards {
            let there = usize::from(pack.building(card).copies);
            let kind = pack.building(card).kind;
            let of_kind = cards.iter().filter(|&&other| pack.building(other).kind == kind).count();
            if cards.iter().filter(|&&other| other == card).count() > there || of_kind != each {
                return Err(wrong(Some(card)));
            }
        }
        if cards.len() == wanted { Ok(()) } else { Err(wrong(None)) }
    }

    fn check_pile(&self, due: Due, cards: &[BuildingId], wanted: &[BuildingId]) -> Result<(), Illegal> {
        let mut sorted: BuildingPile = cards.iter().copied().collect();
        sorted.sort_unstable();
        if sorted[..] == *wanted {
            return Ok(());
        }
        let differ = sorted.iter().zip(wanted).find(|(given, wanted)| given != wanted);
        let card = differ.map(|(&card, _)| self.public.pack.building(card).name.to_string());
        Err(Illegal::NotTheseCards { due, given: cards.len(), wanted: wanted.len(), card })
    }

    fn check_boards(&self, boards: &PerSeat<Option<BoardId>>) -> Result<(), Illegal> {
        let pack = &self.public.pack;
        let picks = self.picks();
        let same = |one: BoardId, other: BoardId| physical(pack, one) == physical(pack, other);
        let full = self.per_seat(|seat| boards[seat].or_else(|| picks.and_then(|picks| picks[seat])));
        for seat in self.seats() {
            let wrong = Err(Illegal::NotTheseBoards { seat });
            let Some(own) = full[seat] else { return wrong };
            let twice =
                self.seats().any(|other| other != seat && full[other].is_some_and(|face| same(face, own)));
            if twice {
                return wrong;
            }
            let Some(picks) = picks else { continue };
            let Some(pick) = picks[seat] else { return wrong };
            // Who picked a board alone has it, and of several who picked it one has it: nobody else does.
            let rivals = self.seats().filter(|&other| picks[other].is_some_and(|face| same(face, pick)));
            let kept = rivals.clone().filter(|&rival| full[rival] == picks[rival]).count();
            let picked_by_others = self.seats().any(|other| {
                other != seat && own != pick && picks[other].is_some_and(|face| same(face, own))
            });
            if kept != 1 || picked_by_others {
                return wrong;
            }
        }
        Ok(())
    }

    /// Carries out an outcome.
    pub(crate) fn settle_luck(&mut self, chance: &Chance, witness: &mut impl Witness<Event>) {
        match chance {
            Chance::Removed(cards) => {
                self.removed = cards.iter().copied().collect();
                if self.public.variants.removed_buildings == RemovedBuildings::Shown {
                    self.public.removed.clone_from(&self.removed);
                }
                let each = self.public.removed_each;
                tell(witness, Event::BuildingsRemoved { each, cards: count(cards.len()) });
                self.public.phase = Phase::Luck(Due::Buildings);
            }
            Chance::Buildings(cards) => {
                self.buildings = cards.iter().rev().copied().collect();
                self.public.building_pile = count(cards.len());
                tell(witness, Event::Shuffled { due: Due::Buildings, cards: count(cards.len()) });
                self.public.phase = Phase::Luck(Due::Projects);
            }
            Chance::Projects(cards) => {
                self.projects = cards.iter().rev().copied().collect();
                self.public.project_pile = count(cards.len());
                tell(witness, Event::Shuffled { due: Due::Projects, cards: count(cards.len()) });
                self.public.phase = Phase::Luck(Due::Battles);
            }
            Chance::Battles(lines) => self.lay_battles(*lines, witness),
            Chance::Boards(boards) => self.give_boards(*boards, witness),
            Chance::Reshuffle(cards) => self.reshuffle(cards, witness),
        }
    }

    /// The first card of each row is face up (CITY-1.11).
    fn lay_battles(&mut self, lines: [Line; Line::COUNT], witness: &mut impl Witness<Event>) {
        self.battles = lines;
        for face_up in [0, 1, 3] {
            self.public.battles[face_up] = Some(lines[face_up]);
        }
        tell(witness, Event::BattlesLaid { lines: self.public.battles });
        match self.public.variants.boards {
            Boards::Identical => self.begin_round(0, witness),
            Boards::Random => self.public.phase = Phase::Luck(Due::Boards),
            Boards::Choose => self.ask(Phase::Boards),
        }
    }

    /// All have picked a board: lots are drawn if two have picked the same (CITY-1.9).
    pub(crate) fn boards_picked(&mut self, witness: &mut impl Witness<Event>) {
        for seat in self.seats() {
            let Some(board) = self.desks[seat.index()].pick else { continue };
            self.public.picks[seat.index()] = Some(board);
            tell(witness, Event::BoardPicked { seat, board });
        }
        let pack = &self.public.pack;
        let mut taken = ArrayVec::<BoardId, 5>::new();
        for face in self.public.picks.into_iter().flatten() {
            if taken.contains(&physical(pack, face)) {
                self.public.phase = Phase::Luck(Due::Boards);
                return;
            }
            taken.push(physical(pack, face));
        }
        let picks = self.per_seat(|seat| self.public.picks[seat.index()]);
        self.give_boards(picks, witness);
    }

    fn give_boards(&mut self, boards: PerSeat<Option<BoardId>>, witness: &mut impl Witness<Event>) {
        for seat in self.seats() {
            let board = boards[seat].or(self.public.picks[seat.index()]);
            if let Some(board) = board {
                self.change_estate(seat.index(), |pack, estate| estate.give_board(pack, board));
            }
        }
        if self.public.is_solo() {
            let board = self.public.estates[0].board;
            self.change_estate(NEUTRAL, |pack, estate| estate.give_board(pack, board));
        }
        for side in 0..usize::from(self.public.sides) {
            let board = self.public.estates[side].board;
            tell(witness, Event::BoardGiven { who: self.public.who(side), board });
        }
        self.begin_round(0, witness);
    }
}

impl Public {
    /// The Building cards of the game without some, all in canonical order.
    pub(crate) fn deck_without(&self, removed: &[BuildingId]) -> BuildingPile {
        let mut removed = removed.iter().copied().peekable();
        self.pack.building_cards().filter(|card| removed.next_if_eq(card).is_none()).collect()
    }
}
