//! What a Building would do on each space of a city, at a glance.

use city::pack::{OutcomeSide, Standing};
use city::{BuildingId, BuildingType, Colour, Counter, Effect, Estate, Keyword, Line, Public, Side, Space};

use super::instinct::Instinct;
use super::lines::Lines;
use super::tokens::{Purse, Tokens};

/// An estate at a glance.
pub(super) struct Sight<'a> {
    instinct: &'a Instinct,
    public: &'a Public,
    estate: &'a Estate,
    pub(super) tokens: Tokens,
    pub(super) lines: Lines,
    /// What a Faith symbol and a Food symbol are worth; Strength depends on the line.
    faith: f64,
    food: f64,
    /// What Projects add for each Building of a type.
    kinds: [f64; 5],
    /// What they add for each Source of a colour.
    sources: [f64; 3],
    /// What they add for a Strength symbol anywhere.
    strength: f64,
    /// What a Source of each colour in each line is worth by its symbol, and with its first token.
    symbols: [[f64; Line::COUNT]; 3],
    whole: [[f64; Line::COUNT]; 3],
    /// What an edge without fragments is worth in each line.
    bare: [f64; Line::COUNT],
    /// Counts that have to be taken with the Building in its place, with what each is worth.
    patterns: Vec<(Counter, f64)>,
}

impl<'a> Sight<'a> {
    /// The estate of a side, as it is.
    pub(super) fn of(
        instinct: &'a Instinct,
        public: &'a Public,
        (side, estate): (usize, &'a Estate),
        lines: Lines,
    ) -> Self {
        let left = usize::from(estate.empty().len());
        let purse = Purse { instinct, public, estate, side, left, battles: lines.battles };
        let tokens = Tokens::of(&purse);
        let food = f64::from(estate.symbols(Colour::Food));
        let usual = 1.33 * f64::from(9 - estate.empty().len());
        let mut sight = Self {
            instinct,
            public,
            estate,
            tokens,
            lines,
            faith: 1.0,
            food: (instinct.food + instinct.food_more * (food - usual)).clamp(1.0, 2.0),
            kinds: [0.0; 5],
            sources: [0.0; 3],
            strength: 0.0,
            symbols: [[0.0; Line::COUNT]; 3],
            whole: [[0.0; Line::COUNT]; 3],
            bare: [0.0; Line::COUNT],
            patterns: Vec::new(),
        };
        sight.see_projects();
        sight.see_sources();
        sight
    }

    /// What Sources to come are worth.
    fn see_sources(&mut self) {
        for line in Line::all() {
            let at = line.index();
            for colour in Colour::ALL {
                let symbol = self.sources[colour.index()]
                    + match colour {
                        Colour::Strength => self.lines.worth(line) + self.strength,
                        Colour::Faith => self.faith,
                        Colour::Food => self.food,
                    };
                self.symbols[colour.index()][at] = symbol;
                self.whole[colour.index()][at] = symbol + self.tokens.one(colour);
            }
            self.bare[at] = self.instinct.bare * self.whole.iter().map(|whole| whole[at]).sum::<f64>() / 3.0;
        }
    }

    /// What Endgame Projects count.
    fn see_projects(&mut self) {
        let pack = self.public.pack();
        for (slot, (_, project)) in self.estate.projects(pack).enumerate() {
            if project.keyword != Keyword::Endgame {
                continue;
            }
            let likely = self.tokens.likely[slot];
            project.effects.iter().for_each(|effect| self.see_effect(*effect, likely));
        }
    }

    fn see_effect(&mut self, effect: Effect, likely: f64) {
        if let Effect::ScorePer { count, ap, .. } = effect {
            self.see_count(count, likely * f64::from(ap));
        } else if let Effect::ScoreMajority { count, ap, .. } = effect {
            // One more of what is counted decides it now and then.
            self.see_count(count, likely * f64::from(ap) / 8.0);
        }
    }

    fn see_count(&mut self, count: Counter, worth: f64) {
        match count {
            Counter::Buildings { kind: Some(kind), state: Standing::Standing } => {
                self.kinds[kind.index()] += worth;
            }
            Counter::Sources { colour: Some(colour), .. } => self.sources[colour.index()] += worth,
            Counter::Sources { colour: None, .. } => {
                self.sources.iter_mut().for_each(|source| *source += worth);
            }
            Counter::Symbols { symbol: Colour::Strength } => self.strength += worth,
            Counter::Symbols { symbol: Colour::Faith } => self.faith += worth,
            Counter::Symbols { symbol: Colour::Food } => self.food += worth,
            Counter::Types
            | Counter::TypeSets { .. }
            | Counter::SameTypePairs { .. }
            | Counter::Lines { .. }
            | Counter::SourceSets
            | Counter::RichBuildings { .. } => self.patterns.push((count, worth)),
            Counter::Outcome { side: OutcomeSide::Victory | OutcomeSide::Damage }
            | Counter::Buildings { .. }
            | Counter::Projects { .. } => {}
        }
    }

    /// What a symbol of a Source in a line is worth.
    const fn symbol(&self, colour: Colour, line: Line) -> f64 {
        self.symbols[colour.index()][line.index()]
    }

    /// What a Source to come is worth: the chance of its symbol and its token.
    const fn hoped(&self, colour: Colour, line: Line) -> f64 {
        self.instinct.half * self.whole[colour.index()][line.index()]
    }

    /// What the type of a standing Building is worth on a space, without its token.
    pub(super) fn kind(&self, kind: BuildingType, space: Space) -> f64 {
        let strength =
            || self.lines.worth(space.row_line()) + self.lines.worth(space.column_line()) + self.strength;
        self.kinds[kind.index()]
            + match kind {
                BuildingType::Military => 2.0 * strength(),
                BuildingType::Worship => 3.0 * self.faith,
                BuildingType::Trade => 0.0,
                BuildingType::Political => strength() + self.food,
                BuildingType::Farming => 2.0 * self.food,
            }
    }

    /// What a Building would bring on an empty space: symbols, tokens, and what becomes of the edges.
    pub(super) fn place(&self, id: BuildingId, space: Space) -> f64 {
        let pack = self.public.pack();
        let building = pack.building(id);
        let mut formed = [0; 3];
        let mut worth = 0.0;
        for side in Side::ALL {
            let own = building.fragments.at(side);
            let line = line_of(space, side);
            match self.faced(space, side) {
                Some(other) if other == own => {
                    formed[own.index()] += 1;
                    worth += self.symbol(own, line) - self.hoped(own, line);
                }
                Some(other) => worth -= self.hoped(other, line),
                None => worth += self.hoped(own, line) - self.bare[line.index()],
            }
        }
        let stands = !self.estate.ruined().contains(space);
        worth += self.tokens.worth(formed);
        if stands {
            worth += self.kind(building.kind, space) + self.trade(building.kind, formed);
        }
        worth + self.patterns(id, space)
    }

    /// What it adds to counts.
    fn patterns(&self, id: BuildingId, space: Space) -> f64 {
        if self.patterns.is_empty() {
            return 0.0;
        }
        let after = self.estate.with_building(self.public.pack(), id, space);
        let more = |&(counter, worth): &(Counter, f64)| {
            let count = |estate: &Estate| f64::from(estate.count(self.public, None, counter));
            worth * (count(&after) - count(self.estate))
        };
        self.patterns.iter().map(more).sum()
    }

    /// The fragment that a side of a space faces.
    pub(super) fn faced(&self, space: Space, side: Side) -> Option<Colour> {
        faced(self.public, self.estate, space, side)
    }

    /// What another Building would bring in the place of one (CITY-12.18).
    pub(super) fn replace(&self, new: BuildingId, space: Space) -> f64 {
        let pack = self.public.pack();
        let Some(old) = self.estate.building(space) else { return 0.0 };
        let (old, new) = (pack.building(old), pack.building(new));
        let mut formed = [0; 3];
        let mut worth = 0.0;
        for side in Side::ALL {
            let line = line_of(space, side);
            let Some(other) = self.faced(space, side) else { continue };
            let (was, is) = (old.fragments.at(side) == other, new.fragments.at(side) == other);
            if is && !was {
                formed[other.index()] += 1;
                worth += self.symbol(other, line);
            } else if was && !is {
                worth -= self.symbol(other, line);
            }
        }
        let stands = !self.estate.ruined().contains(space);
        worth += self.tokens.worth(formed);
        if stands {
            worth += self.trade(new.kind, formed) + self.kind(new.kind, space) - self.kind(old.kind, space);
        }
        worth
    }

    /// The token of a Trade Building, besides those of its Sources (CITY-5.4).
    fn trade(&self, kind: BuildingType, formed: [usize; 3]) -> f64 {
        if kind == BuildingType::Trade { self.tokens.any_more(formed) } else { 0.0 }
    }

    /// The best space for a Building, and what it brings there.
    pub(super) fn best(&self, id: BuildingId) -> (f64, Option<Space>) {
        let places = self.estate.empty().iter().map(|space| (self.place(id, space), Some(space)));
        places.fold((f64::MIN, None), |best, place| if place.0 > best.0 { place } else { best })
    }
}

/// The line to which the edge on a side of a space belongs.
pub(super) const fn line_of(space: Space, side: Side) -> Line {
    match side {
        Side::North | Side::South => space.column_line(),
        Side::East | Side::West => space.row_line(),
    }
}

/// The fragment that a side of a space of an estate faces.
pub(super) fn faced(public: &Public, estate: &Estate, space: Space, side: Side) -> Option<Colour> {
    let pack = public.pack();
    match (space.beyond(side), side) {
        (Some(other), _) => estate.building(other).map(|id| pack.building(id).fragments.at(side.facing())),
        (None, Side::North | Side::South) => Some(pack.board(estate.board()).fragment(side, space.column())),
        (None, Side::East | Side::West) => Some(pack.board(estate.board()).fragment(side, space.row())),
    }
}
