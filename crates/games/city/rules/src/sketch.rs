//! Outcomes of luck for scripts: a few cards named, the rest filled in.

use engine::notation::{Words, items};
use engine::{ParseError, Seat};

use crate::action_text::read_card;
use crate::card::Card;
use crate::luck::Chance;
use crate::pack::{BuildingId, Pack, ProjectId};
use crate::space::Line;
use crate::state::City;

impl City {
    /// Completes a sketch of the outcome that is due:
    ///
    /// - `removed M03,…`: these and, type by type, the last ones of the pack;
    /// - `buildings M01,…`: the pile from the top; or `buildings 1a=M01,T02 2b=…`: what a seat is dealt in a
    ///   Building round;
    /// - `projects #3,…` or `projects a=#3,#4 …`: the same for Projects;
    /// - `battles R1,C2`: the Battle cards in order, the removed one last;
    /// - `reshuffle M01,…`: the new pile from the top.
    ///
    /// All other places get the cards that are left, in the order of the components, from the top.
    ///
    /// # Errors
    /// The column and what was expected there.
    pub(crate) fn complete_sketch(&self, sketch: &str) -> Result<Chance, ParseError> {
        let mut words = Words::new(sketch);
        let expected = "removed, buildings, projects, battles or reshuffle";
        let (column, word) = words.expect(expected)?;
        let pack = &self.public.pack;
        let parts: Vec<(usize, &str)> = words.collect();
        let building = |card: Card| card.building();
        Ok(match word {
            "removed" => Chance::Removed(self.sketch_removed(pack, &parts)?),
            "buildings" => {
                let cards = self.left_after_removal();
                Chance::Buildings(fill(cards, &self.places(pack, &parts)?, building)?.into_iter().collect())
            }
            "reshuffle" => {
                let cards = self.refill().to_vec();
                Chance::Reshuffle(fill(cards, &self.places(pack, &parts)?, building)?.into_iter().collect())
            }
            "projects" => {
                let cards: Vec<ProjectId> = self.public.project_cards().collect();
                let places = self.places(pack, &parts)?;
                Chance::Projects(fill(cards, &places, |card: Card| card.project())?.into_iter().collect())
            }
            "battles" => Chance::Battles(sketch_battles(&parts)?),
            _ => return Err(ParseError::at(column, expected)),
        })
    }

    /// The named cards and, of each type, as many of the last ones as are wanted.
    fn sketch_removed(
        &self,
        pack: &Pack,
        parts: &[(usize, &str)],
    ) -> Result<crate::luck::BuildingPile, ParseError> {
        let mut removed: Vec<BuildingId> = Vec::new();
        for (column, part) in parts {
            for (column, name) in items(*column, part) {
                let card = read_card(pack, column, name)?.building();
                removed.push(card.ok_or_else(|| ParseError::at(column, "a Building"))?);
            }
        }
        for kind in crate::pack::BuildingType::ALL {
            let of_kind: Vec<BuildingId> =
                pack.building_cards().filter(|&id| pack.building(id).kind == kind).collect();
            let named = removed.iter().filter(|id| of_kind.contains(id)).count();
            let wanted = usize::from(self.public.removed_each).saturating_sub(named);
            let more: Vec<BuildingId> =
                of_kind.into_iter().rev().filter(|id| !removed.contains(id)).take(wanted).collect();
            removed.extend(more);
        }
        removed.sort_unstable();
        Ok(removed.into_iter().collect())
    }

    /// The Buildings that are not removed, in canonical order.
    fn left_after_removal(&self) -> Vec<BuildingId> {
        let mut removed = self.removed.to_vec();
        let is_left = |id: &BuildingId| match removed.iter().position(|gone| gone == id) {
            Some(at) => {
                removed.remove(at);
                false
            }
            None => true,
        };
        self.public.pack.building_cards().filter(is_left).collect()
    }

    /// The named cards with their places in the pile.
    fn places(&self, pack: &Pack, parts: &[(usize, &str)]) -> Result<Vec<(usize, Card)>, ParseError> {
        let mut places = Vec::new();
        for &(column, part) in parts {
            let (from, list) = match part.split_once('=') {
                Some((hand, list)) => (self.place_of(column, hand)?, (column + hand.len() + 1, list)),
                None => (0, (column, part)),
            };
            for (at, (column, name)) in items(list.0, list.1).enumerate() {
                places.push((from + at, read_card(pack, column, name)?));
            }
        }
        Ok(places)
    }

    /// Where the hand of a seat begins: `a` in the Project round, `2b` in a Building round.
    fn place_of(&self, column: usize, hand: &str) -> Result<usize, ParseError> {
        let (round, name) = match hand.strip_prefix(['1', '2', '3']) {
            Some(name) => (usize::from(hand.as_bytes()[0] - b'1'), name),
            None => (0, hand),
        };
        let seat: Seat = name.parse().map_err(|bad: ParseError| bad.shifted(column))?;
        Ok(4 * (usize::from(self.public.seats) * round + seat.index()))
    }
}

/// Puts named cards into their places and fills the others with what is left, in order.
fn fill<T: Copy + PartialEq>(
    mut left: Vec<T>,
    named: &[(usize, Card)],
    kind: impl Fn(Card) -> Option<T>,
) -> Result<Vec<T>, ParseError> {
    let mut places: Vec<Option<T>> = vec![None; left.len()];
    for &(at, card) in named {
        let card = kind(card).ok_or_else(|| ParseError::at(0, "cards of one kind"))?;
        let found = left.iter().position(|other| *other == card);
        let found = found.ok_or_else(|| ParseError::at(0, "cards that are in the game, each once"))?;
        left.remove(found);
        let place = places.get_mut(at).ok_or_else(|| ParseError::at(0, "fewer cards"))?;
        if place.replace(card).is_some() {
            return Err(ParseError::at(0, "places that are not named yet"));
        }
    }
    let mut left = left.into_iter();
    Ok(places.into_iter().filter_map(|card| card.or_else(|| left.next())).collect())
}

/// The named lines, then the others in order.
fn sketch_battles(parts: &[(usize, &str)]) -> Result<[Line; Line::COUNT], ParseError> {
    let mut lines: Vec<Line> = Vec::new();
    for (column, item) in parts.iter().flat_map(|&(column, part)| items(column, part)) {
        lines.push(item.parse().map_err(|bad: ParseError| bad.shifted(column))?);
    }
    let others: Vec<Line> = Line::all().filter(|line| !lines.contains(line)).collect();
    lines.extend(others);
    lines.try_into().map_err(|_| ParseError::at(0, "six lines at most, each once"))
}
