//! A Project in front of its owner: what has been paid, what lies on it, whether it was used.

use crate::pack::{Bag, Colour, ExtraRule, Project, ProjectId, Token};
use crate::space::LineSet;

/// The most cost spaces a Project has.
const COST_MAX: u8 = 8;

/// A Project in front of its owner (CITY-6.18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Venture {
    pub(crate) id: ProjectId,
    /// Tokens on cost spaces, by the colour of the space.
    pub(crate) paid: Bag,
    /// Tokens on extra spaces.
    pub(crate) extra: u8,
    /// The colour of every token, two bits each: cost spaces first, then extra spaces.
    colours: u32,
    /// As how many-th of its owner's Projects it was completed, from 1; 0 if it is not.
    pub(crate) completed: u8,
    pub(crate) used: bool,
    /// Damage tokens that lie on it.
    pub(crate) damage: u8,
    /// The lines chosen for its Strength.
    pub(crate) lines: LineSet,
    /// AP entered by hand.
    pub(crate) manual_ap: i8,
    /// Kept: the kinds of its open cost spaces, four bits, and the colours that its extra spaces take.
    pub(crate) places: u8,
}

impl Venture {
    pub(crate) fn new(id: ProjectId, project: &Project) -> Self {
        let mut venture = Self {
            id,
            paid: Bag::EMPTY,
            extra: 0,
            colours: 0,
            completed: 0,
            used: false,
            damage: 0,
            lines: LineSet::EMPTY,
            manual_ap: 0,
            places: 0,
        };
        venture.see_places(project);
        venture
    }

    /// Sees which of its spaces are open now.
    fn see_places(&mut self, project: &Project) {
        self.places = project.cost.differing(self.paid);
        if project.extra.is_some() {
            let takes = |colour: Colour| u8::from(self.extra_takes(project, colour)) << (4 + colour.index());
            self.places |= Colour::ALL.into_iter().map(takes).sum::<u8>();
        }
    }

    /// Which Project it is.
    pub const fn id(&self) -> ProjectId {
        self.id
    }

    /// The tokens on its cost spaces, counted by the colour of the space.
    pub const fn paid(&self) -> Bag {
        self.paid
    }

    /// How many tokens lie on its extra spaces.
    pub const fn extra(&self) -> u8 {
        self.extra
    }

    /// Whether all its cost spaces hold tokens (CITY-6.1).
    pub const fn is_complete(&self) -> bool {
        self.completed > 0
    }

    /// As how many-th of its owner's Projects it was completed, from 1.
    pub fn completed(&self) -> Option<u8> {
        (self.completed > 0).then_some(self.completed)
    }

    /// Whether its Anytime effect has been used (CITY-6.8).
    pub const fn is_used(&self) -> bool {
        self.used
    }

    /// How many Damage tokens lie on it.
    pub const fn damage(&self) -> u8 {
        self.damage
    }

    /// The line chosen for its Strength (CITY-12.5).
    pub const fn lines(&self) -> LineSet {
        self.lines
    }

    /// AP entered by hand for it (CITY-12.23).
    pub const fn manual_ap(&self) -> i8 {
        self.manual_ap
    }

    /// How many of its cost spaces of a kind are open.
    pub const fn open(&self, project: &Project, space: Token) -> u8 {
        project.cost.count(space) - self.paid.count(space)
    }

    /// Whether it has an open cost space of a kind.
    pub(crate) const fn has_cost(&self, kind: Token) -> bool {
        self.places >> kind.index() & 1 != 0
    }

    /// Whether every cost space holds a token.
    pub(crate) const fn is_paid(&self) -> bool {
        self.places.trailing_zeros() >= 4
    }

    /// How many of its cost spaces are open.
    pub const fn open_total(&self, project: &Project) -> u8 {
        project.cost.total() - self.paid.total()
    }

    /// The colour of the token on a cost space, counted among those of its kind.
    pub fn token_on_cost(&self, project: &Project, space: Token, nth: u8) -> Option<Colour> {
        (nth < self.paid.count(space)).then(|| self.colour_at(slot(project, space) + nth))
    }

    /// The colours of the tokens on its extra spaces.
    pub fn extra_tokens(&self) -> impl Iterator<Item = Colour> {
        (0..self.extra).map(|nth| self.colour_at(COST_MAX + nth))
    }

    /// Whether its extra spaces take a token of a colour, provided they are open (CITY-6.13, CITY-6.14).
    pub fn extra_takes(&self, project: &Project, colour: Colour) -> bool {
        project.extra.is_some_and(|extra| {
            self.extra < extra.spaces
                && match extra.rule {
                    ExtraRule::Any => true,
                    ExtraRule::Single => self.extra == 0 || self.colour_at(COST_MAX) == colour,
                }
        })
    }

    /// Lays a token on an open cost space.
    pub(crate) fn pay(&mut self, project: &Project, space: Token, colour: Colour) {
        let at = slot(project, space) + self.paid.count(space);
        self.set_colour(at, colour);
        self.paid = self.paid.with(space, 1);
        self.see_places(project);
    }

    /// Lays a token on an extra space.
    pub(crate) fn add_extra(&mut self, project: &Project, colour: Colour) {
        self.set_colour(COST_MAX + self.extra, colour);
        self.extra += 1;
        self.see_places(project);
    }

    const fn colour_at(&self, at: u8) -> Colour {
        match self.colours >> (2 * at) & 3 {
            0 => Colour::Strength,
            1 => Colour::Faith,
            _ => Colour::Food,
        }
    }

    const fn set_colour(&mut self, at: u8, colour: Colour) {
        self.colours = self.colours & !(3 << (2 * at)) | (colour as u32) << (2 * at);
    }
}

/// The first cost space of a kind among all cost spaces.
fn slot(project: &Project, space: Token) -> u8 {
    Token::ALL[..space.index()].iter().map(|&earlier| project.cost.count(earlier)).sum()
}
