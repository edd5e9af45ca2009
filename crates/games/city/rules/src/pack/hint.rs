//! What looks like a slip in a pack that can be used (CITY-13.16 to CITY-13.33).

use super::building::BuildingType;
use super::colour::{Bag, Colour, Side};
use super::effect::Effect;
use super::fault::{Hint, PackFault, Reason, Severity};
use super::project::{Extra, ExtraRule, Keyword, Project};
use super::wording::{Language, Wording};
use super::{Counts, Experts, PLAYERS, Pack};
use crate::rules::rule;

impl Pack {
    /// Everything that looks like a slip, or limits what can be played. The pack can be used all the same.
    pub fn warnings(&self) -> Vec<PackFault> {
        let mut hints = Hints { pack: self, found: Vec::new() };
        hints.players();
        hints.boards();
        hints.buildings();
        for project in &self.projects {
            hints.texts(project);
            hints.like_the_box(project);
        }
        hints.tokens();
        hints.found
    }
}

struct Hints<'a> {
    pack: &'a Pack,
    found: Vec<PackFault>,
}

impl Hints<'_> {
    fn add(&mut self, number: u8, entry: impl Into<String>, field: &str, hint: Hint) {
        self.found.push(PackFault {
            severity: Severity::Warning,
            rule: rule(13, number),
            line: None,
            entry: entry.into(),
            field: field.into(),
            value: String::new(),
            reason: Reason::Hint(hint),
        });
    }

    /// CITY-13.15, CITY-13.23
    fn players(&mut self) {
        for players in PLAYERS.skip(1) {
            if !self.pack.suffices_for(players) {
                self.add(15, "pack", "", Hint::CountOff(players));
            } else if !self.pack.has_first_game(players) {
                self.add(23, "pack", "", Hint::FirstGameOff(players));
            }
        }
    }

    /// CITY-13.19
    fn boards(&mut self) {
        for board in &self.pack.boards {
            let colours = board.rim.concat();
            let is_even = |colour| colours.iter().filter(|&&found| found == colour).count() == 4;
            if !Colour::ALL.into_iter().all(is_even) {
                self.add(19, format!("board {}", board.name), "", Hint::UnevenRim);
            }
        }
    }

    /// CITY-13.16, CITY-13.17
    fn buildings(&mut self) {
        let buildings = &self.pack.buildings;
        for (at, building) in buildings.iter().enumerate() {
            let same = buildings[..at]
                .iter()
                .find(|other| (other.kind, other.fragments) == (building.kind, building.fragments));
            if let Some(same) = same {
                let hint = Hint::SameFragments(same.name.as_str().into());
                self.add(16, format!("building {}", building.name), "edges", hint);
            }
        }
        for kind in BuildingType::ALL {
            let of_kind = buildings.iter().filter(|building| building.kind == kind);
            let cards = of_kind.flat_map(|building| {
                building.fragments.clockwise().map(|colour| (colour, u16::from(building.copies)))
            });
            let of_colour =
                |colour| cards.clone().filter(|(found, _)| *found == colour).map(|(_, copies)| copies).sum();
            self.even(kind.word(), Colour::ALL.map(of_colour));
        }
        for side in Side::ALL {
            let counts = Colour::ALL.map(|colour| {
                let shows = |building: &&super::Building| building.fragments.at(side) == colour;
                buildings.iter().filter(shows).map(|building| u16::from(building.copies)).sum()
            });
            self.even(side.word(), counts);
        }
    }

    fn even(&mut self, field: &str, counts: [u16; 3]) {
        let [one, two, three] = counts;
        let (least, most) = (one.min(two).min(three), one.max(two).max(three));
        if most - least > 2 {
            self.add(17, "pack", field, Hint::UnevenColours(least, most));
        }
    }

    /// CITY-13.30, CITY-13.31
    fn texts(&mut self, project: &Project) {
        let entry = format!("project {}", project.number);
        for (field, wording) in [("name", &project.name), ("text", &project.text)] {
            let missing = |language: &Language| wording.get(language.code()).is_none();
            for language in Language::ALL.into_iter().filter(missing) {
                self.add(30, entry.clone(), field, Hint::NoTextIn(language.code()));
            }
        }
        if project.effects.contains(&Effect::Manual) {
            self.add(31, entry, "", Hint::ByHand);
        }
    }

    /// CITY-13.33
    fn like_the_box(&mut self, project: &Project) {
        let each = |spaces, rule, ap_each| {
            project.extra == Some(Extra { spaces, rule })
                && project.effects.contains(&Effect::ScoreExtra { ap_each })
        };
        let (is_like, known) = match project.number {
            1 => (project.cost == Bag::new(1, 1, 1, 0), "it costs one token of each colour"),
            2 => (project.cost.of(Colour::Strength) > 0, "its cost has Strength"),
            22 => (each(4, ExtraRule::Any, 2), "it has 4 extra spaces for any colours, 2 AP each"),
            28 => (each(4, ExtraRule::Single, 3), "it has 4 extra spaces for one colour, 3 AP each"),
            30 => {
                let is_wild = project.effects.contains(&Effect::WildTokens);
                (is_wild && project.keyword == Keyword::Complete, "its effect is wild_tokens")
            }
            _ => return,
        };
        if !is_like {
            self.add(33, format!("project {}", project.number), "", Hint::UnlikeTheBox(known));
        }
    }

    /// CITY-13.32
    fn tokens(&mut self) {
        if self.pack.counts != Counts::Strict {
            return;
        }
        let spaces = |basic: bool| {
            let projects = self.pack.projects.iter().filter(move |project| project.basic == basic);
            projects.map(|project| u32::from(project.cost.total())).sum::<u32>()
        };
        // Thirty others, of which each player takes three: a tenth of their sum.
        let tokens = spaces(true) * 5 + spaces(false) / 2;
        if spaces(true) * 10 + spaces(false) > 160 {
            self.add(32, "pack", "", Hint::DearProjects(tokens));
        }
    }
}

impl Pack {
    /// Whether there are enough Buildings for so many players, 1 to 5; one player needs as many as two (CITY-13.15).
    pub fn suffices_for(&self, players: u8) -> bool {
        let of_type = BuildingType::ALL.map(|kind| {
            let of_kind = self.buildings.iter().filter(|building| building.kind == kind);
            of_kind.map(|building| usize::from(building.copies)).sum()
        });
        PLAYERS.contains(&players) && super::check::suffices(players, of_type.iter().sum(), of_type)
    }

    /// Whether so many players can play without Expert Projects (CITY-13.23).
    pub fn has_first_game(&self, players: u8) -> bool {
        self.project_cards(Experts::Out).count() >= 4 * usize::from(players.max(2))
    }
}

impl Wording {
    /// Whether it has a text in each language of the program.
    pub fn is_complete(&self) -> bool {
        Language::ALL.into_iter().all(|language| self.get(language.code()).is_some())
    }
}
