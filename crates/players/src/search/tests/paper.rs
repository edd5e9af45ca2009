//! Games on paper: a tree that is written down, with who sees which branch. What is best in them can be
//! worked out by hand.

use std::fmt;
use std::ops::RangeInclusive;

use engine::{
    Audience, Game, Happening, Illegality, Imagine, Observer, OptionError, OptionSpec, Options, ParseError,
    PerSeat, Rng, RuleId, ScoreLine, Seat, SeatSet, Standing, Turn, Witness,
};

use crate::search::{Proposal, Searched, Verdict};

/// A place on the paper. The branches of a choice or of luck are seen by the seats of these letters.
#[derive(Debug)]
pub(super) enum Node {
    Choice { seat: usize, seen: &'static str, next: &'static [Self] },
    Luck { seen: &'static str, next: &'static [Self] },
    End(&'static [i32]),
}

/// Which paper is played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sheet {
    pub(super) seats: u8,
    pub(super) top: &'static Node,
    /// Whether what luck shows is told apart in the search.
    pub(super) has_signs: bool,
}

/// The branches taken so far.
#[derive(Clone, Debug)]
pub(super) struct Paper {
    sheet: Sheet,
    path: Vec<u8>,
}

/// The branches taken so far, as far as they were seen.
#[derive(Clone, Debug)]
pub(super) struct View {
    sheet: Sheet,
    observer: Observer,
    seen: Vec<Option<u8>>,
}

impl PartialEq for Sheet {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.top, other.top)
    }
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.observer == other.observer && self.seen == other.seen
    }
}

impl Paper {
    fn nodes(&self) -> impl Iterator<Item = &'static Node> {
        let mut node = self.sheet.top;
        std::iter::once(node).chain(self.path.clone().into_iter().map(move |branch| {
            node = &node.next()[usize::from(branch)];
            node
        }))
    }

    fn node(&self) -> &'static Node {
        self.nodes().last().unwrap()
    }

    fn then(&self, branch: u8) -> Self {
        let mut after = self.clone();
        after.path.push(branch);
        after
    }

    fn branches(&self) -> RangeInclusive<u8> {
        0..=u8::try_from(self.node().next().len() - 1).unwrap()
    }

    fn luck_seen(&self, observer: Observer) -> Vec<Option<u8>> {
        let luck = self.nodes().zip(self.view(observer).seen);
        luck.filter(|(node, _)| matches!(node, Node::Luck { .. })).map(|(_, seen)| seen).collect()
    }

    /// All that could be so for somebody who sees this.
    fn all_like(&self, view: &View, found: &mut Vec<Self>) {
        if self.view(view.observer).seen[..] != view.seen[..self.path.len()] {
            return;
        }
        if self.path.len() == view.seen.len() {
            found.push(self.clone());
            return;
        }
        if !matches!(self.node(), Node::End(_)) {
            self.branches().for_each(|branch| self.then(branch).all_like(view, found));
        }
    }
}

impl Node {
    fn next(&self) -> &'static [Self] {
        match self {
            Self::Choice { next, .. } | Self::Luck { next, .. } => next,
            Self::End(_) => panic!("nothing follows"),
        }
    }

    fn audience(&self) -> Audience {
        match self {
            Self::Choice { seen: "all", .. } | Self::Luck { seen: "all", .. } => Audience::Everyone,
            Self::Choice { seen, .. } | Self::Luck { seen, .. } => {
                Audience::Only(seen.chars().map(|seat| seat.to_string().parse::<Seat>().unwrap()).collect())
            }
            Self::End(_) => panic!("nothing follows"),
        }
    }
}

impl Game for Paper {
    const NAME: &'static str = "paper";
    const TITLE: &'static str = "Paper";
    const RULES_VERSION: u16 = 1;
    const RULES: &'static [RuleId] = &[];

    type Options = Sheet;
    type Chance = u8;
    type Action = u8;
    type Event = Silence;
    type View = View;
    type Illegal = Refused;

    fn new(&sheet: &Sheet) -> Self {
        Self { sheet, path: Vec::new() }
    }

    fn seats(&self) -> u8 {
        self.sheet.seats
    }

    fn turn(&self) -> Turn {
        match self.node() {
            Node::Choice { seat, .. } => Turn::Seats(SeatSet::only(Seat::new(*seat).unwrap())),
            Node::Luck { .. } => Turn::Chance,
            Node::End(scores) => Turn::Over(Standing::by_score(
                "end",
                PerSeat::from_fn(self.seats(), |seat| scores[seat.index()]),
            )),
        }
    }

    fn draw(&self, rng: &mut Rng) -> u8 {
        u8::try_from(rng.below(u32::try_from(self.node().next().len()).unwrap())).unwrap()
    }

    fn check_chance(&self, chance: &u8) -> Result<(), Refused> {
        if self.branches().contains(chance) { Ok(()) } else { Err(Refused) }
    }

    fn resolve(&mut self, &chance: &u8, _: &mut impl Witness<Silence>) {
        self.path.push(chance);
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<u8>) {
        if self.turn().owing().contains(seat) {
            actions.extend(self.branches());
        }
    }

    fn check(&self, seat: Seat, action: u8) -> Result<(), Refused> {
        let is_owed = self.turn().owing().contains(seat);
        if is_owed && self.branches().contains(&action) { Ok(()) } else { Err(Refused) }
    }

    fn apply(&mut self, seat: Seat, action: u8, _: &mut impl Witness<Silence>) {
        assert!(self.check(seat, action).is_ok(), "the search plays by the rules");
        self.path.push(action);
    }

    fn audience(&self, _: Seat, _: u8) -> Audience {
        self.node().audience()
    }

    fn view(&self, observer: Observer) -> View {
        let branches = self.nodes().zip(&self.path);
        let seen =
            branches.map(|(node, &branch)| Some(branch).filter(|_| node.audience().includes(observer)));
        View { sheet: self.sheet, observer, seen: seen.collect() }
    }

    fn action_text(_: &Sheet, action: u8) -> String {
        action.to_string()
    }

    fn read_action(_: &Sheet, text: &str) -> Result<u8, ParseError> {
        text.parse().map_err(|_| ParseError::at(0, "a number"))
    }

    fn chance_text(_: &Sheet, chance: &u8) -> String {
        chance.to_string()
    }

    fn read_chance(_: &Sheet, text: &str) -> Result<u8, ParseError> {
        text.parse().map_err(|_| ParseError::at(0, "a number"))
    }

    fn breakdown(&self) -> Vec<Vec<ScoreLine>> {
        Vec::new()
    }
}

impl Imagine for Paper {
    fn imagine(view: &View, rng: &mut Rng) -> Self {
        let mut like = Vec::new();
        Self::new(&view.sheet).all_like(view, &mut like);
        rng.pick(&like).unwrap().clone()
    }
}

/// Points are hundredths of a success.
impl Searched for Paper {
    type Game = Self;

    fn candidates(world: &Self, _: Seat, _: &mut Rng, candidates: &mut Vec<Proposal<u8>>) {
        candidates.extend(world.branches().map(|action| Proposal { action, weight: 1.0 }));
    }

    fn quick(world: &Self, seat: Seat, rng: &mut Rng) -> u8 {
        world.sample(seat, rng).unwrap()
    }

    fn verdict(world: &Self) -> Verdict {
        let points = world.turn().standing().unwrap().scores.map(f64::from);
        Verdict { success: points.map(|points| points / 100.0), points }
    }

    fn signs(world: &Self, seat: Seat) -> u64 {
        let number = |luck: Option<u8>| luck.map_or(0, |branch| u64::from(branch) + 1);
        let seen = world.luck_seen(Observer::Seat(seat)).into_iter();
        if world.sheet.has_signs { seen.fold(0, |all, luck| 10 * all + number(luck)) } else { 0 }
    }
}

impl Options for Sheet {
    const SEATS: RangeInclusive<u8> = 1..=3;

    fn specs() -> &'static [OptionSpec] {
        &[]
    }

    fn build(_: u8, _: &[(String, String)]) -> Result<Self, OptionError> {
        unreachable!("sheets are written down")
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn chosen(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }
}

/// Nothing is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Silence {}

impl fmt::Display for Silence {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl Happening for Silence {
    fn rule(&self) -> RuleId {
        match *self {}
    }
}

/// There is no such branch, or it is another seat's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Refused;

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no such branch")
    }
}

impl std::error::Error for Refused {}

impl Illegality for Refused {
    fn rule(&self) -> RuleId {
        RuleId::new("PAPER", 1, 1)
    }
}
