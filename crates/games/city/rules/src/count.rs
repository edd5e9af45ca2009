//! Counters: what an effect counts in its owner's city (CITY-12.30 to CITY-12.40).

use crate::edge::EdgeSet;
use crate::estate::Estate;
use crate::pack::{
    BuildingType, Colour, Counter, LinePattern, Myself, Orientation, OutcomeSide, Pairing, ProjectState,
    Side, SourcePlace, Standing,
};
use crate::public::Public;
use crate::space::{Line, LineSet, Space, SpaceSet};

impl Estate {
    /// A count, for an effect of the Project at a place among [`Estate::ventures`].
    pub fn count(&self, public: &Public, slot: Option<usize>, counter: Counter) -> u8 {
        let pack = &public.pack;
        match counter {
            Counter::Buildings { kind: None, state: Standing::Standing } => self.standing().len(),
            Counter::Buildings { state: Standing::Destroyed, .. } => self.ruined.and(self.occupied()).len(),
            Counter::Buildings { kind: Some(kind), state: Standing::Standing } => self.of_kind(kind).len(),
            Counter::Types => {
                let counts = self.kinds();
                small(counts.iter().filter(|&&count| count > 0).count())
            }
            Counter::TypeSets { needs } => {
                let sets = self.kinds().into_iter().zip(needs).filter(|&(_, need)| need > 0);
                sets.map(|(count, need)| count / need).min().unwrap_or(0)
            }
            Counter::SameTypePairs { pairing } => self.pairs(pairing),
            Counter::Lines { pattern, orientation } => self.lines(pattern, orientation),
            Counter::Sources { colour, place } => {
                let sources = colour.map_or_else(|| self.all_sources(), |colour| self.sources(colour));
                match place {
                    SourcePlace::Anywhere => sources.len(),
                    SourcePlace::Border => sources.and(EdgeSet::BORDER).len(),
                    SourcePlace::Inner => sources.minus(EdgeSet::BORDER).len(),
                }
            }
            Counter::SourceSets => self.sources.iter().map(|sources| sources.len()).min().unwrap_or(0),
            Counter::RichBuildings { min_sources } => {
                let all = self.all_sources();
                let rich = |space: &Space| all.and(EdgeSet::around(*space)).len() >= min_sources;
                small(self.standing().iter().filter(rich).count())
            }
            Counter::Symbols { symbol } => self.symbols(symbol),
            Counter::Outcome { side: OutcomeSide::Victory } => self.victories + self.victory_cards(pack),
            Counter::Outcome { side: OutcomeSide::Damage } => self.taken,
            Counter::Projects { state, myself } => {
                let counted = self.ventures().iter().enumerate().filter(|(at, venture)| {
                    let complete = state == ProjectState::Complete;
                    venture.is_complete() == complete && (myself == Myself::Included || Some(*at) != slot)
                });
                small(counted.count())
            }
        }
    }

    /// The spaces with a standing Building of a type.
    pub const fn of_kind(&self, kind: BuildingType) -> SpaceSet {
        self.built(kind).minus(self.ruined)
    }

    /// How many Buildings of each type stand, in the order of [`BuildingType::ALL`].
    pub fn kinds(&self) -> [u8; 5] {
        BuildingType::ALL.map(|kind| self.of_kind(kind).len())
    }

    /// Symbols on standing Buildings and complete Sources of the colour (CITY-12.38).
    pub fn symbols(&self, colour: Colour) -> u8 {
        self.symbols_on(SpaceSet::ALL, colour) + self.sources(colour).len()
    }

    /// The most disjoint pairs of standing Buildings of one type (CITY-6.15, CITY-12.33).
    fn pairs(&self, pairing: Pairing) -> u8 {
        BuildingType::ALL
            .into_iter()
            .map(|kind| match pairing {
                Pairing::Anywhere => self.of_kind(kind).len() / 2,
                Pairing::Adjacent => most_pairs(self.of_kind(kind)),
            })
            .sum()
    }

    fn lines(&self, pattern: LinePattern, orientation: Orientation) -> u8 {
        let lines = match orientation {
            Orientation::Row => LineSet::ROWS,
            Orientation::Column => LineSet::COLUMNS,
            Orientation::Both => LineSet::ALL,
        };
        let matches = |line: &Line| {
            let in_line = BuildingType::ALL.map(|kind| self.of_kind(kind).and(line.spaces()).len());
            let most = in_line.into_iter().max().unwrap_or(0);
            match pattern {
                LinePattern::AllDifferent => most == 1 && in_line.into_iter().sum::<u8>() == 3,
                LinePattern::AllSame => most == 3,
            }
        };
        small(lines.iter().filter(matches).count())
    }
}

/// The most disjoint pairs of orthogonal neighbours among some spaces: the first space is paired with one
/// of its neighbours, or stays alone.
fn most_pairs(spaces: SpaceSet) -> u8 {
    let Some(first) = spaces.first() else { return 0 };
    let rest = spaces.without(first);
    let paired = [Side::East, Side::South].into_iter().filter_map(|side| first.beyond(side));
    let paired =
        paired.filter(|&other| rest.contains(other)).map(|other| 1 + most_pairs(rest.without(other)));
    paired.chain([most_pairs(rest)]).max().unwrap_or(0)
}

fn small(count: usize) -> u8 {
    u8::try_from(count).expect("a board has 9 spaces and 24 edges")
}
