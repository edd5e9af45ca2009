//! What a choice would bring, for boards and players that look before they choose. All from a view, so that
//! nothing is used that its observer does not know.

use engine::Seat;

use crate::edge::EdgeSet;
use crate::estate::Estate;
use crate::options::DoomedTradeToken;
use crate::pack::{Bag, BuildingId, BuildingType, Colour, Token};
use crate::public::SIDES_MAX;
use crate::score::Sheet;
use crate::space::{Crossing, Line, LineSet, Space, SpaceSet};
use crate::view::View;

/// What placing a Building on a space would bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacementPreview {
    /// The Building.
    pub card: BuildingId,
    /// Where.
    pub space: Space,
    /// The Sources that would arise, by colour.
    pub sources: [EdgeSet; 3],
    /// The edges at which different colours would meet.
    pub mismatched: EdgeSet,
    /// The tokens that it would give (CITY-5.3, CITY-5.4).
    pub tokens: Bag,
    /// Whether the Building would be destroyed as it is placed (CITY-8.4).
    pub fate: Fate,
    /// Strength in the row and the column of the space before and after.
    pub strength: [LineChange; 2],
    /// Faith symbols of the city before and after.
    pub faith: [u8; 2],
    /// Food symbols of the city before and after.
    pub food: [u8; 2],
}

/// What becomes of a Building that is placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It stands.
    Stands,
    /// It is destroyed at once: the space is doomed.
    Destroyed,
}

/// Strength in a line before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineChange {
    /// The line.
    pub line: Line,
    /// Before.
    pub before: u8,
    /// After.
    pub after: u8,
}

/// How a Battle over a line would end now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinePreview {
    /// The line.
    pub line: Line,
    /// Whether and when it is fought over.
    pub fight: Fight,
    /// The totals of the sides: the seats from `a`, in solo play the player and the neutral one.
    pub totals: [u8; SIDES_MAX],
    /// How many sides there are.
    pub sides: u8,
    /// The highest total.
    pub most: u8,
    /// The lowest total; if it is the highest too, nobody takes Damage (CITY-7.7).
    pub least: u8,
}

/// Whether a line is fought over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fight {
    /// It has been, in this Battle (0 to 4).
    Over(u8),
    /// It is now.
    Now(u8),
    /// It will be, in this Battle.
    Known(u8),
    /// It may be, as far as the observer knows.
    Possible,
    /// It will not be.
    Never,
}

/// A Project in front of its owner, and what it would be worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProjectPreview {
    /// Its number.
    pub number: u8,
    /// Its open cost spaces by kind.
    pub open: Bag,
    /// Its free extra spaces.
    pub extra: u8,
    /// Its AP when complete.
    pub ap: u8,
    /// What its effects would score if it were complete and the game ended now.
    pub effect: i32,
}

impl View {
    /// What it would bring the observer to place a Building on a space of its own city, whoever holds it now;
    /// `None` if a Building stands there.
    pub fn placement(&self, card: BuildingId, space: Space) -> Option<PlacementPreview> {
        let seat = self.seat().filter(|seat| seat.index() < usize::from(self.public.seats))?;
        self.placement_of(self.estate(seat), card, space)
    }

    /// The same for every empty space.
    pub fn placements(&self, card: BuildingId) -> impl Iterator<Item = PlacementPreview> + '_ {
        Space::all().filter_map(move |space| self.placement(card, space))
    }

    /// Solo: what it would bring the neutral player.
    pub fn neutral_placement(&self, card: BuildingId, space: Space) -> Option<PlacementPreview> {
        self.placement_of(self.public.neutral()?, card, space)
    }

    fn placement_of(&self, before: &Estate, card: BuildingId, space: Space) -> Option<PlacementPreview> {
        if before.building(space).is_some() {
            return None;
        }
        let (pack, reading) = (&self.public.pack, self.public.variants.source_strength);
        let mut after = *before;
        let sources = after.place(pack, card, space);
        let [s, f, o] = sources.map(EdgeSet::len);
        let doomed = before.ruined.contains(space);
        let gives = !doomed || self.public.variants.doomed_trade_token == DoomedTradeToken::On;
        let trades = gives && pack.building(card).kind == BuildingType::Trade;
        let change = |line: Line| LineChange {
            line,
            before: before.strength(pack, line, reading),
            after: after.strength(pack, line, reading),
        };
        let both = |colour| [before.symbols(colour), after.symbols(colour)];
        Some(PlacementPreview {
            card,
            space,
            sources,
            mismatched: after.mismatched().and(EdgeSet::around(space)),
            tokens: Bag::new(s, f, o, u8::from(trades)),
            fate: if doomed { Fate::Destroyed } else { Fate::Stands },
            strength: [change(space.row_line()), change(space.column_line())],
            faith: both(Colour::Faith),
            food: both(Colour::Food),
        })
    }

    /// How a Battle over a line would end now.
    pub fn line(&self, line: Line) -> LinePreview {
        let totals = self.public.totals(line);
        let (most, least) = self.public.extremes(line);
        LinePreview { line, fight: self.fight(line), totals, sides: self.public.sides, most, least }
    }

    fn fight(&self, line: Line) -> Fight {
        let shown = (0_u8..).zip(&self.public.battles).find(|(_, battle)| **battle == Some(line));
        if let Some((battle, _)) = shown {
            return match battle.cmp(&self.public.battle) {
                std::cmp::Ordering::Less => Fight::Over(battle),
                std::cmp::Ordering::Equal if self.public.line() == Some(line) => Fight::Now(battle),
                std::cmp::Ordering::Equal | std::cmp::Ordering::Greater => Fight::Known(battle),
            };
        }
        if self.lines_to_come().contains(line) { Fight::Possible } else { Fight::Never }
    }

    /// The crossings at which a seat would be struck if it lost a Battle over a line: the owner chooses one.
    pub fn threatened_by(&self, seat: Seat, line: Line) -> impl Iterator<Item = Crossing> + use<> {
        let mut estate = *self.estate(seat);
        estate.pending = estate.pending.with(line);
        estate.crossings()
    }

    /// The spaces of a seat that some Battle still to come can strike.
    pub fn threatened(&self, seat: Seat) -> SpaceSet {
        let known = self.public.battles.iter().skip(self.public.battle()).flatten().copied();
        let lines: LineSet = known.chain(self.lines_to_come().iter()).collect();
        lines.iter().flat_map(|line| self.threatened_by(seat, line)).map(Crossing::space).collect()
    }

    /// The Projects of a seat, with what is open and what they would be worth.
    pub fn projects(&self, seat: Seat) -> impl Iterator<Item = ProjectPreview> + '_ {
        let (public, estate) = (&self.public, self.estate(seat));
        let opens = public.variants.extra_opens();
        estate.projects(&public.pack).enumerate().map(move |(slot, (venture, project))| {
            let open = |bag: Bag, kind| bag.with(kind, venture.open(project, kind));
            let spaces = project.extra.filter(|_| Estate::extra_is_open(venture, opens));
            ProjectPreview {
                number: project.number,
                open: Token::ALL.into_iter().fold(Bag::EMPTY, open),
                extra: spaces.map_or(0, |extra| extra.spaces - venture.extra),
                ap: project.ap,
                effect: public.worth(seat.index(), estate, slot),
            }
        })
    }

    /// Whether the observer must still lay a token before it may end (CITY-5.8).
    pub fn must_place(&self) -> bool {
        self.own.as_ref().is_some_and(|own| own.desk.must_place(&self.public))
    }

    /// The tokens that would be lost if the observer ended its resolution now (CITY-5.6).
    pub fn would_lose(&self) -> Bag {
        self.own.as_ref().map_or(Bag::EMPTY, |own| own.desk.pool)
    }

    /// What a seat would score if the game ended now, the observer's sealed decisions included.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        self.public.sheet_of(seat.index(), self.estate(seat))
    }
}
