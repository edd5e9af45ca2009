//! What lies in front of one player: the city on its board, the Projects, the tokens.

use crate::edge::{Edge, EdgeSet};
use crate::options::{ExtraOpens, SourceStrength};
use crate::pack::{
    BoardId, BuildingId, BuildingType, Colour, Effect, Keyword, Pack, Project, ProjectId, Side, Token,
};
use crate::permits::Permits;
use crate::space::{Crossing, Line, LineSet, Space, SpaceSet};
use crate::venture::Venture;

/// How many Projects a player ends up with: two basic ones and three drafted ones (CITY-3.13).
pub const VENTURES: usize = 5;

/// What lies in front of one player, or of the neutral player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Estate {
    pub(crate) board: BoardId,
    pub(crate) buildings: [Option<BuildingId>; Space::COUNT],
    /// Kept: the spaces that hold a Building of each type, destroyed or not.
    of_type: [SpaceSet; BuildingType::ALL.len()],
    /// Kept: the edges at which the rim or a Building shows a fragment of each colour.
    shown: [EdgeSet; 3],
    /// The complete Sources of each colour, covered edges included.
    pub(crate) sources: [EdgeSet; 3],
    pub(crate) covered: EdgeSet,
    pub(crate) ruined: SpaceSet,
    pub(crate) warded: SpaceSet,
    pub(crate) pending: LineSet,
    pub(crate) ventures: [Venture; VENTURES],
    pub(crate) venture_count: u8,
    /// Kept: what completed Projects allow from then on.
    permits: Permits,
    /// Kept: the places of the complete Projects with an Anytime effect that has not been used, one bit each.
    ready: u8,
    /// Kept: the places of the Projects of which the owner has had an equal one before, one bit each.
    copies: u8,
    pub(crate) completed: u8,
    pub(crate) victories: u8,
    /// Damage tokens ever taken.
    pub(crate) taken: u8,
    pub(crate) lost: u8,
    /// Covering tokens laid over the game.
    pub(crate) covers: u8,
    /// Damage tokens spent on spaces that were ruined before (CITY-8.12).
    pub(crate) spent: u8,
    /// The Battle cards that the owner has looked at, one bit each, the removed one last.
    pub(crate) peeked: u8,
}

impl Estate {
    pub(crate) fn new(pack: &Pack, board: BoardId, basic: &[ProjectId]) -> Self {
        let mut estate = Self {
            board,
            buildings: [None; Space::COUNT],
            of_type: [SpaceSet::EMPTY; BuildingType::ALL.len()],
            shown: EdgeSet::of_rim(pack.board(board)),
            sources: [EdgeSet::EMPTY; 3],
            covered: EdgeSet::EMPTY,
            ruined: SpaceSet::EMPTY,
            warded: SpaceSet::EMPTY,
            pending: LineSet::EMPTY,
            ventures: [Venture::new(ProjectId::at(0), pack.project(ProjectId::at(0))); VENTURES],
            venture_count: 0,
            permits: Permits::default(),
            ready: 0,
            copies: 0,
            completed: 0,
            victories: 0,
            taken: 0,
            lost: 0,
            covers: 0,
            spent: 0,
            peeked: 0,
        };
        for &id in basic {
            estate.add_venture(pack, id);
        }
        estate
    }

    pub(crate) fn add_venture(&mut self, pack: &Pack, id: ProjectId) {
        let is_copy = self.slot(|venture| venture.id == id).is_some();
        self.copies |= u8::from(is_copy) << self.venture_count;
        self.ventures[usize::from(self.venture_count)] = Venture::new(id, pack.project(id));
        self.venture_count += 1;
    }

    /// Gives the owner a board on which nothing lies yet (CITY-1.9).
    pub(crate) fn give_board(&mut self, pack: &Pack, board: BoardId) {
        self.board = board;
        self.shown = EdgeSet::of_rim(pack.board(board));
    }

    /// This estate with a Building on an empty space, its tokens not counted: for players that think ahead.
    #[must_use]
    pub fn with_building(mut self, pack: &Pack, id: BuildingId, space: Space) -> Self {
        self.place(pack, id, space);
        self
    }

    /// This estate with one more Project, if there is room: for players that think ahead.
    #[must_use]
    pub fn with_project(mut self, pack: &Pack, id: ProjectId) -> Self {
        if usize::from(self.venture_count) < VENTURES {
            self.add_venture(pack, id);
        }
        self
    }

    /// The board's face.
    pub const fn board(&self) -> BoardId {
        self.board
    }

    /// The Building on a space, destroyed or not.
    pub const fn building(&self, space: Space) -> Option<BuildingId> {
        self.buildings[space.index()]
    }

    /// The spaces that hold a Building.
    pub const fn occupied(&self) -> SpaceSet {
        let [military, worship, trade, political, farming] = self.of_type;
        military.or(worship).or(trade).or(political).or(farming)
    }

    /// The spaces without a Building.
    pub const fn empty(&self) -> SpaceSet {
        SpaceSet::ALL.minus(self.occupied())
    }

    /// The spaces with a Building that is not destroyed.
    pub const fn standing(&self) -> SpaceSet {
        self.occupied().minus(self.ruined)
    }

    /// The spaces under two Damage tokens, with or without a Building.
    pub const fn ruined(&self) -> SpaceSet {
        self.ruined
    }

    /// The spaces that are ruined and still empty (CITY-8.4).
    pub const fn doomed(&self) -> SpaceSet {
        self.ruined.and(self.empty())
    }

    /// The spaces that are safe from destruction (CITY-12.6).
    pub const fn warded(&self) -> SpaceSet {
        self.warded
    }

    /// The lines on which a Damage token lies against the rim (CITY-7.5).
    pub const fn pending(&self) -> LineSet {
        self.pending
    }

    /// The complete Sources of a colour.
    pub const fn sources(&self, colour: Colour) -> EdgeSet {
        self.sources[colour.index()]
    }

    /// All complete Sources.
    pub const fn all_sources(&self) -> EdgeSet {
        self.sources[0].or(self.sources[1]).or(self.sources[2])
    }

    /// The edges made a Source by a token (CITY-12.9).
    pub const fn covered(&self) -> EdgeSet {
        self.covered
    }

    /// The Projects, basic ones first, then in order of play.
    pub fn ventures(&self) -> &[Venture] {
        &self.ventures[..usize::from(self.venture_count)]
    }

    /// How many Projects are complete.
    pub const fn completed(&self) -> u8 {
        self.completed
    }

    /// Victory tokens, without cards that count as such.
    pub const fn victories(&self) -> u8 {
        self.victories
    }

    /// Damage tokens ever taken, wherever they lie now.
    pub const fn damage_taken(&self) -> u8 {
        self.taken
    }

    /// Source tokens lost for want of a place (CITY-5.6).
    pub const fn tokens_lost(&self) -> u8 {
        self.lost
    }

    /// The type of the standing Building on a space.
    pub fn kind(&self, pack: &Pack, space: Space) -> Option<BuildingType> {
        let standing = self.building(space).filter(|_| !self.ruined.contains(space));
        standing.map(|id| pack.building(id).kind)
    }

    /// The fragment that a space or the rim shows towards an edge, on its side before or after.
    fn fragment(&self, pack: &Pack, edge: Edge, space: Option<Space>, side: Side) -> Option<Colour> {
        match space {
            Some(space) => self.building(space).map(|id| pack.building(id).fragments.at(side)),
            None => Some(pack.board(self.board).fragment(side.facing(), edge.line().place())),
        }
    }

    /// The two fragments at an edge: to the left or above, and to the right or below.
    pub fn fragments(&self, pack: &Pack, edge: Edge) -> [Option<Colour>; 2] {
        let (low, high) =
            if edge.line().is_row() { (Side::East, Side::West) } else { (Side::South, Side::North) };
        [self.fragment(pack, edge, edge.before(), low), self.fragment(pack, edge, edge.after(), high)]
    }

    /// The edges at which two fragments of different colours meet and no token lies (CITY-5.1).
    pub const fn mismatched(&self) -> EdgeSet {
        let [strength, faith, food] = self.shown;
        let differ = strength.and(faith).or(strength.and(food)).or(faith.and(food));
        differ.minus(self.all_sources())
    }

    /// The Sources that a Building would form on an empty space, by colour.
    pub fn would_form(&self, pack: &Pack, id: BuildingId, space: Space) -> [EdgeSet; 3] {
        let own = EdgeSet::of_fragments(pack.building(id).fragments, space);
        [0, 1, 2].map(|colour: usize| self.shown[colour].and(own[colour]))
    }

    /// Lays a Building on an empty space. Gives the Sources that arise (CITY-5.2).
    pub(crate) fn place(&mut self, pack: &Pack, id: BuildingId, space: Space) -> [EdgeSet; 3] {
        let building = pack.building(id);
        let of_type = &mut self.of_type[building.kind.index()];
        *of_type = of_type.with(space);
        self.buildings[space.index()] = Some(id);
        let mut formed = EdgeSet::of_fragments(building.fragments, space);
        for (colour, edges) in formed.iter_mut().enumerate() {
            let (own, shown) = (*edges, self.shown[colour]);
            *edges = own.and(shown);
            self.shown[colour] = shown.or(own);
            self.sources[colour] = self.sources[colour].or(*edges);
        }
        formed
    }

    /// Replaces the Building of a space. Gives the Sources that were not there before (CITY-12.18).
    pub(crate) fn rebuild(&mut self, pack: &Pack, id: BuildingId, space: Space) -> [EdgeSet; 3] {
        let (before, around) = (self.sources, EdgeSet::around(space));
        for sources in &mut self.sources {
            *sources = sources.minus(around);
        }
        self.covered = self.covered.minus(around);
        self.clear(pack, space);
        let mut formed = self.place(pack, id, space);
        for (new, old) in formed.iter_mut().zip(before) {
            *new = new.minus(old);
        }
        formed
    }

    /// Takes the Building off a space, and with it its fragments.
    fn clear(&mut self, pack: &Pack, space: Space) {
        self.buildings[space.index()] = None;
        for spaces in &mut self.of_type {
            *spaces = spaces.without(space);
        }
        self.shown = EdgeSet::of_rim(pack.board(self.board));
        for (space, id) in Space::all().zip(self.buildings).filter_map(|(space, id)| Some((space, id?))) {
            let own = EdgeSet::of_fragments(pack.building(id).fragments, space);
            self.shown = [0, 1, 2].map(|colour: usize| self.shown[colour].or(own[colour]));
        }
    }

    /// The spaces that hold a Building of a type, destroyed or not.
    pub(crate) const fn built(&self, kind: BuildingType) -> SpaceSet {
        self.of_type[kind.index()]
    }

    /// The symbols of a colour on Buildings that stand on some spaces.
    pub(crate) fn symbols_on(&self, spaces: SpaceSet, colour: Colour) -> u8 {
        let standing = spaces.minus(self.ruined);
        let shown = |kind: BuildingType| match kind.symbols(colour) {
            0 => 0,
            each => each * self.built(kind).and(standing).len(),
        };
        BuildingType::ALL.into_iter().map(shown).sum()
    }

    /// The Strength of Buildings and Sources in a line (CITY-7.3).
    pub fn symbols_in_line(&self, line: Line, colour: Colour, reading: SourceStrength) -> u8 {
        let edges = match reading {
            SourceStrength::Axis => EdgeSet::along(line),
            SourceStrength::Touch => EdgeSet::touching(line),
        };
        self.symbols_on(line.spaces(), colour) + self.sources(colour).and(edges).len()
    }

    /// The Strength in a line with what completed Projects add for good (CITY-7.3, CITY-12.5).
    pub fn strength(&self, pack: &Pack, line: Line, reading: SourceStrength) -> u8 {
        let added = self.ventures().iter().filter(|venture| venture.lines.contains(line)).map(|venture| {
            let strength = |effect: &Effect| if let Effect::LineStrength { n, .. } = effect { *n } else { 0 };
            pack.project(venture.id).effects.iter().map(strength).sum::<u8>()
        });
        self.symbols_in_line(line, Colour::Strength, reading) + added.sum::<u8>()
    }

    /// The effects of complete Projects that work at completion or from then on, with their Project.
    pub(crate) fn lasting<'a>(&'a self, pack: &'a Pack) -> impl Iterator<Item = &'a Effect> + 'a {
        let complete = self.ventures().iter().filter(|venture| venture.is_complete());
        let projects = complete.map(|venture| pack.project(venture.id));
        projects.filter(|project| project.keyword == Keyword::Complete).flat_map(|project| &project.effects)
    }

    /// Whether tokens of any colour pay cost spaces (CITY-6.17).
    pub const fn is_wild(&self) -> bool {
        self.permits.wild
    }

    /// How many mismatched edges may still be covered (CITY-12.9).
    pub const fn covers_left(&self) -> u8 {
        self.permits.covers.saturating_sub(self.covers)
    }

    /// Cards that count as Victory tokens, as how many (CITY-12.4).
    pub fn victory_cards(&self, pack: &Pack) -> u8 {
        self.lasting(pack).map(|effect| if let Effect::VictoryCard { n } = effect { *n } else { 0 }).sum()
    }

    /// The Projects of the pack with what lies on them.
    pub fn projects<'a>(&'a self, pack: &'a Pack) -> impl Iterator<Item = (&'a Venture, &'a Project)> {
        self.ventures().iter().map(|venture| (venture, pack.project(venture.id)))
    }

    /// The places of the Projects of which the owner has had an equal one before, one bit each.
    pub(crate) const fn copies(&self) -> u8 {
        self.copies
    }

    /// Whether the extra spaces of a Project are open (CITY-6.13).
    pub(crate) const fn extra_is_open(venture: &Venture, before_cost: ExtraOpens) -> bool {
        venture.is_complete() || matches!(before_cost, ExtraOpens::BeforeCost)
    }

    /// Lays a token on a cost space of a Project. Says whether that completes it.
    pub(crate) fn pay(&mut self, pack: &Pack, slot: usize, space: Token, colour: Colour) -> bool {
        let venture = &mut self.ventures[slot];
        let project = pack.project(venture.id);
        venture.pay(project, space, colour);
        if !venture.is_paid() {
            return false;
        }
        self.completed += 1;
        venture.completed = self.completed;
        if project.anytime().is_some() {
            self.ready |= 1 << slot;
        }
        self.permits = Permits::of(self.lasting(pack));
        true
    }

    /// The places of the complete Projects with an Anytime effect that has not been used (CITY-6.8), and the effect.
    pub(crate) fn ready<'a>(&'a self, pack: &'a Pack) -> impl Iterator<Item = (usize, Effect)> + 'a {
        let mut left = self.ready;
        let slots = std::iter::from_fn(move || {
            let first = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(first)
        });
        slots.filter_map(|slot| Some((slot, pack.project(self.ventures[slot].id).anytime()?.1)))
    }

    /// Whether any Project has an Anytime effect that has not been used.
    pub(crate) const fn has_ready(&self) -> bool {
        self.ready != 0
    }

    /// Marks the effect of a Project as used.
    pub(crate) fn use_up(&mut self, slot: usize) {
        self.venture_mut(slot).used = true;
        self.ready &= !(1 << slot);
    }

    /// Lays a token on an extra space of a Project.
    pub(crate) fn pay_extra(&mut self, pack: &Pack, slot: usize, colour: Colour) {
        let venture = &mut self.ventures[slot];
        venture.add_extra(pack.project(venture.id), colour);
    }

    /// Makes a mismatched edge a Source of a colour (CITY-12.9).
    pub(crate) const fn cover(&mut self, edge: Edge, colour: Colour) {
        self.covered = self.covered.with(edge);
        self.covers += 1;
        let sources = &mut self.sources[colour.index()];
        *sources = sources.with(edge);
    }

    /// The crossings of pending rows and columns that may be struck: unruined ones, if there are any (CITY-8.12).
    pub fn crossings(&self) -> impl Iterator<Item = Crossing> + Clone + use<> {
        let all = self.all_crossings();
        let unruined = all.minus(self.ruined);
        let open = if unruined.is_empty() { all } else { unruined };
        open.iter().map(Crossing::on)
    }

    /// The spaces at which pending rows and columns cross.
    pub fn all_crossings(&self) -> SpaceSet {
        let spaces = |lines: LineSet| lines.iter().fold(SpaceSet::EMPTY, |all, line| all.or(line.spaces()));
        spaces(self.pending.and(LineSet::ROWS)).and(spaces(self.pending.and(LineSet::COLUMNS)))
    }

    /// Where a Building can be destroyed instead of the one at a crossing (CITY-8.13); empty if none can.
    pub const fn substitutes(&self, crossing: Crossing) -> SpaceSet {
        let (space, standing) = (crossing.space(), self.standing());
        if standing.contains(space) && !self.warded.contains(space) {
            standing.minus(self.warded).without(space)
        } else {
            SpaceSet::EMPTY
        }
    }

    /// Places, used up: all Damage tokens that lie somewhere, for the count of pieces.
    pub(crate) fn damage_lying(&self) -> u8 {
        let on_cards: u8 = self.ventures().iter().map(|venture| venture.damage).sum();
        on_cards + 2 * self.ruined.len() + self.pending.len() + self.spent
    }

    /// The first Project in order of play that meets a condition.
    pub(crate) fn slot(&self, mut fits: impl FnMut(&Venture) -> bool) -> Option<usize> {
        self.ventures().iter().position(&mut fits)
    }

    pub(crate) fn venture_mut(&mut self, slot: usize) -> &mut Venture {
        debug_assert!(slot < usize::from(self.venture_count), "nobody owns so many Projects");
        &mut self.ventures[slot]
    }
}
