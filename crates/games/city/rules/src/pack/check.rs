//! What a pack must be as a whole (CITY-13.14 to CITY-13.22).

use std::collections::BTreeSet;

use super::board::BOARDS_MAX;
use super::building::{BUILDINGS_MAX, BuildingType};
use super::draft::{BuildingDraft, Draft};
use super::fault::{PackFault, Reason, Severity};
use super::form::Form;
use super::project::PROJECTS_MAX;
use super::{Counts, PLAYERS, removed_per_type};
use crate::rules::rule;

/// Writes down everything that is wrong with the whole.
///
/// Entries that could not be read are counted as far as they are known, so that one mistake gives one message.
pub(super) fn whole(form: &mut Form, draft: &Draft) {
    let Some(counts) = draft.counts else { return };
    let mut check = Check { form, draft };
    check.boards(counts);
    check.buildings(counts);
    check.projects(counts);
}

struct Check<'a> {
    form: &'a mut Form,
    draft: &'a Draft,
}

impl Check<'_> {
    fn fault(&mut self, number: u8, reason: Reason) {
        self.about(("pack", None), number, "", reason);
    }

    fn about(&mut self, (entry, line): (&str, Option<usize>), number: u8, field: &str, reason: Reason) {
        self.form.faults.push(PackFault {
            severity: Severity::Error,
            rule: rule(13, number),
            line,
            entry: entry.into(),
            field: field.into(),
            value: String::new(),
            reason,
        });
    }

    /// CITY-13.18
    fn boards(&mut self, counts: Counts) {
        let boards = &self.draft.boards;
        let fronts = boards.iter().filter(|board| board.side_of.is_none()).count();
        if counts == Counts::Strict && fronts != 5 {
            self.fault(18, Reason::MustBe { what: "boards", found: fronts, wanted: 5 });
        } else if fronts == 0 {
            self.fault(18, Reason::TooFew { what: "boards", found: 0, least: 1 });
        }
        if boards.len() > BOARDS_MAX {
            let found = boards.len();
            self.fault(18, Reason::TooMany { what: "faces of boards", found, most: BOARDS_MAX });
        }
        let mut fronts_taken = BTreeSet::new();
        for board in boards {
            let Some(front) = board.side_of else { continue };
            let reason = match boards.iter().find(|known| known.name == front) {
                None => Reason::NoSuchBoard,
                Some(known) if known.side_of.is_some() => Reason::OtherSideOfOtherSide,
                Some(_) if !fronts_taken.insert(front) => Reason::TwoOtherSides,
                Some(_) => continue,
            };
            self.about((&format!("board {}", board.name), board.line), 18, "side_of", reason);
        }
    }

    /// CITY-13.14, CITY-13.15
    fn buildings(&mut self, counts: Counts) {
        let buildings = &self.draft.buildings;
        let total = buildings.iter().map(BuildingDraft::cards).sum();
        let of_type = self.draft.of_types();
        // Cards whose type or number cannot be read might be any.
        let unsure = buildings.iter().filter(|building| building.kind.is_none() || building.copies.is_none());
        let unknown =
            if unsure.clone().any(|building| building.copies.is_none()) { 60 } else { unsure.count() };
        if total > BUILDINGS_MAX {
            self.fault(15, Reason::TooMany { what: "Building cards", found: total, most: BUILDINGS_MAX });
        }
        match counts {
            Counts::Strict if total != 60 && !buildings.iter().any(|building| building.copies.is_none()) => {
                self.fault(14, Reason::MustBe { what: "Building cards", found: total, wanted: 60 });
            }
            Counts::Strict => self.types(of_type, unknown),
            Counts::Free if unknown == 0 && !PLAYERS.skip(1).any(|count| suffices(count, total, of_type)) => {
                self.fault(15, Reason::ForNobody);
            }
            Counts::Free => {}
        }
    }

    /// CITY-13.14, if there are 60 cards in all.
    fn types(&mut self, of_type: [usize; 5], unknown: usize) {
        for (kind, found) in BuildingType::ALL.into_iter().zip(of_type) {
            if found > 12 || found + unknown < 12 {
                let reason = Reason::MustBe { what: "cards of this type", found, wanted: 12 };
                self.about(("pack", None), 14, kind.word(), reason);
            }
        }
    }

    /// CITY-13.20 to CITY-13.22
    fn projects(&mut self, counts: Counts) {
        let projects = &self.draft.projects;
        let basic = projects.iter().filter(|project| project.basic == Some(true));
        let unsure = projects.iter().filter(|project| project.basic.is_none()).count();
        let found = basic.clone().count();
        if found > 2 || found + unsure < 2 {
            self.fault(21, Reason::MustBe { what: "basic Projects", found, wanted: 2 });
        }
        let dealt = projects.iter().filter(|project| project.basic != Some(true));
        let cards: usize = dealt.map(|project| usize::from(project.copies.unwrap_or(1))).sum();
        if cards > PROJECTS_MAX {
            self.fault(22, Reason::TooMany { what: "Projects to deal", found: cards, most: PROJECTS_MAX });
        }
        let players = match counts {
            Counts::Strict => 5,
            Counts::Free => self.most_players(),
        };
        // One basic Project too many is one mistake, not one more about its copies.
        self.copies(counts, if found > 2 { 0 } else { players });
        match counts {
            Counts::Strict => self.numbers(),
            Counts::Free => {
                let least = 4 * usize::from(players);
                if cards < least {
                    self.fault(22, Reason::TooFew { what: "Projects to deal", found: cards, least });
                }
            }
        }
    }

    /// The largest number of players for whom the Buildings suffice.
    fn most_players(&self) -> u8 {
        let total = self.draft.buildings.iter().map(BuildingDraft::cards).sum();
        let of_type = self.draft.of_types();
        PLAYERS.rev().find(|&players| suffices(players, total, of_type)).unwrap_or(2)
    }

    /// CITY-13.21
    fn copies(&mut self, counts: Counts, players: u8) {
        for project in &self.draft.projects {
            let (Some(basic), Some(copies)) = (project.basic, project.copies) else { continue };
            let found = usize::from(copies);
            let reason = match (basic, counts) {
                (true, _) if copies < players => {
                    Reason::TooFew { what: "copies", found, least: players.into() }
                }
                (false, Counts::Strict) if copies != 1 => Reason::MustBe { what: "copies", found, wanted: 1 },
                (true | false, Counts::Strict | Counts::Free) => continue,
            };
            self.about((&format!("project {}", project.number), project.line), 21, "copies", reason);
        }
    }

    /// CITY-13.20, CITY-13.22
    fn numbers(&mut self) {
        let found: BTreeSet<u8> = self.draft.projects.iter().map(|project| project.number).collect();
        for project in self.draft.projects.iter().filter(|project| project.number > 32) {
            let entry = format!("project {}", project.number);
            self.about((&entry, project.line), 20, "number", Reason::NotInTheBox);
        }
        let missing: Vec<u8> = (1..=32).filter(|number| !found.contains(number)).collect();
        // A number that is wrong in any way may be meant for a missing one.
        let right = found.iter().filter(|number| (1..=32).contains(*number)).count();
        let elsewhere = self.draft.projects.len() - right;
        if missing.len() > elsewhere {
            self.fault(20, Reason::NumbersMissing(missing));
        }
    }
}

/// Whether so many Buildings suffice for so many players (CITY-13.15).
pub(super) fn suffices(players: u8, total: usize, of_type: [usize; 5]) -> bool {
    let removed = usize::from(removed_per_type(players));
    // One player takes turns like two.
    let dealt = 12 * usize::from(players.max(2));
    of_type.iter().all(|&cards| cards >= removed) && total.saturating_sub(5 * removed) >= dealt
}
