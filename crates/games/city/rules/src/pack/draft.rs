//! The entries of a pack while it is being read: what is known of each, some of it perhaps missing.

use arrayvec::{ArrayString, ArrayVec};
use toml::de::DeValue;

use super::board::{Board, BoardId};
use super::building::{Building, BuildingId, BuildingType};
use super::colour::{Bag, Colour, Fragments};
use super::effect::Effect;
use super::form::{read_name, whole};
use super::project::{EFFECTS_MAX, Extra, Keyword, Project};
use super::wording::Wording;
use super::{Counts, Pack};

/// A pack that is not yet checked as a whole.
#[derive(Clone, Debug, Default)]
pub(super) struct Draft {
    pub(super) id: String,
    pub(super) version: String,
    pub(super) counts: Option<Counts>,
    pub(super) title: Wording,
    pub(super) boards: Vec<BoardDraft>,
    pub(super) buildings: Vec<BuildingDraft>,
    pub(super) projects: Vec<ProjectDraft>,
}

/// A board that is being read.
#[derive(Clone, Debug)]
pub(super) struct BoardDraft {
    pub(super) name: ArrayString<16>,
    pub(super) line: Option<usize>,
    pub(super) rim: Option<[[Colour; 3]; 4]>,
    pub(super) side_of: Option<ArrayString<16>>,
}

/// A Building that is being read.
#[derive(Clone, Debug)]
pub(super) struct BuildingDraft {
    pub(super) name: ArrayString<16>,
    pub(super) line: Option<usize>,
    pub(super) kind: Option<BuildingType>,
    pub(super) fragments: Option<Fragments>,
    pub(super) copies: Option<u8>,
}

/// A Project that is being read.
#[derive(Clone, Debug)]
pub(super) struct ProjectDraft {
    /// 0 if it cannot be read.
    pub(super) number: u8,
    pub(super) line: Option<usize>,
    pub(super) basic: Option<bool>,
    pub(super) expert: Option<bool>,
    pub(super) copies: Option<u8>,
    pub(super) cost: Option<Bag>,
    pub(super) ap: Option<u8>,
    pub(super) keyword: Option<Keyword>,
    pub(super) extra: Option<Extra>,
    pub(super) effects: ArrayVec<Effect, EFFECTS_MAX>,
    pub(super) name: Wording,
    pub(super) text: Wording,
    pub(super) prompts: Vec<Wording>,
}

impl Draft {
    /// The draft of a pack that serves as a base.
    pub(super) fn of(pack: &Pack) -> Self {
        let board = |board: &Board| BoardDraft {
            name: board.name,
            line: None,
            rim: Some(board.rim),
            side_of: board.side_of.map(|id| pack.board(id).name),
        };
        let building = |building: &Building| BuildingDraft {
            name: building.name,
            line: None,
            kind: Some(building.kind),
            fragments: Some(building.fragments),
            copies: Some(building.copies),
        };
        let project = |project: &Project| ProjectDraft {
            number: project.number,
            line: None,
            basic: Some(project.basic),
            expert: Some(project.expert),
            copies: Some(project.copies),
            cost: Some(project.cost),
            ap: Some(project.ap),
            keyword: Some(project.keyword),
            extra: project.extra,
            effects: project.effects.clone(),
            name: project.name.clone(),
            text: project.text.clone(),
            prompts: project.prompts.clone(),
        };
        Self {
            id: pack.id.clone(),
            version: pack.version.clone(),
            counts: Some(pack.counts),
            title: pack.title.clone(),
            boards: pack.boards.iter().map(board).collect(),
            buildings: pack.buildings.iter().map(building).collect(),
            projects: pack.projects.iter().map(project).collect(),
        }
    }

    /// Takes away an entry of a list of `remove`; whether there was one.
    pub(super) fn take_away(&mut self, list: &str, key: &DeValue<'_>) -> bool {
        let entries = |draft: &Self| draft.boards.len() + draft.buildings.len() + draft.projects.len();
        let before = entries(self);
        let name = key.as_str().and_then(read_name);
        let number = whole(key);
        match list {
            "buildings" => self.buildings.retain(|known| Some(known.name) != name),
            "boards" => self.boards.retain(|known| Some(known.name) != name),
            _ => self.projects.retain(|known| Some(known.number) != number),
        }
        entries(self) < before
    }

    /// How many cards of each type there are, as far as types and copies are known.
    pub(super) fn of_types(&self) -> [usize; 5] {
        BuildingType::ALL.map(|kind| {
            let of_kind = self.buildings.iter().filter(|building| building.kind == Some(kind));
            of_kind.map(BuildingDraft::cards).sum::<usize>()
        })
    }

    /// The pack, in canonical order; `None` if anything of it is missing.
    pub(super) fn finish(mut self) -> Option<Pack> {
        self.boards.sort_by_key(|board| board.name);
        self.buildings.sort_by_key(|building| (building.kind, building.name));
        self.projects.sort_by_key(|project| project.number);
        let names: Vec<_> = self.boards.iter().map(|board| board.name).collect();
        let place = |name| names.iter().position(|known| *known == name).map(BoardId::at);
        let buildings: Vec<Building> =
            self.buildings.into_iter().map(BuildingDraft::finish).collect::<Option<_>>()?;
        let copies = |(at, building): (usize, &Building)| {
            std::iter::repeat_n(BuildingId::at(at), building.copies.into())
        };
        Some(Pack {
            deck: buildings.iter().enumerate().flat_map(copies).collect(),
            id: self.id,
            version: self.version,
            counts: self.counts?,
            title: self.title,
            boards: self.boards.into_iter().map(|board| board.finish(place)).collect::<Option<_>>()?,
            buildings,
            projects: self.projects.into_iter().map(ProjectDraft::finish).collect::<Option<_>>()?,
        })
    }
}

impl BoardDraft {
    fn finish(self, place: impl Fn(ArrayString<16>) -> Option<BoardId>) -> Option<Board> {
        let side_of = match self.side_of {
            Some(name) => Some(place(name)?),
            None => None,
        };
        Some(Board { name: self.name, rim: self.rim?, side_of })
    }
}

impl BuildingDraft {
    /// How many cards it stands for.
    pub(super) fn cards(&self) -> usize {
        self.copies.unwrap_or(1).into()
    }

    fn finish(self) -> Option<Building> {
        let Self { name, kind, fragments, copies, .. } = self;
        Some(Building { name, kind: kind?, fragments: fragments?, copies: copies? })
    }
}

impl ProjectDraft {
    fn finish(self) -> Option<Project> {
        Some(Project {
            number: self.number,
            basic: self.basic?,
            expert: self.expert?,
            copies: self.copies?,
            cost: self.cost?,
            ap: self.ap?,
            keyword: self.keyword?,
            extra: self.extra,
            effects: self.effects,
            name: self.name,
            text: self.text,
            prompts: self.prompts,
        })
    }
}
