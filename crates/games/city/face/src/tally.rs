//! What many parts of one scene show, worked out once: how the lines stand, the Strength in each, the scores so far.

use city::{Line, Phase, SIDES_MAX, SourceStrength, Who};
use engine::Seat;
use words::{Language, say, word};

use super::sight::Sight;
use super::words::roman;

/// How many lines a board has.
const LINES: usize = 6;

/// How everybody stands, as far as the observer knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    contests: [Contest; LINES],
    strengths: [[u8; SIDES_MAX]; LINES],
    points: [i32; SIDES_MAX],
    /// How many are compared.
    sides: usize,
}

impl Tally {
    /// Works it out.
    pub(super) fn of(sight: Sight<'_>) -> Self {
        let (mut contests, mut strengths) = ([Contest::Never; LINES], [[0; SIDES_MAX]; LINES]);
        for (at, line) in Line::all().enumerate() {
            contests[at] = standing_of(sight, line);
            strengths[at] = sight.public().totals(line);
            if let Some(me) = sight.me() {
                strengths[at][me.index()] = strength(sight, Who::Seat(me), line);
            }
        }
        let mut points = [0; SIDES_MAX];
        for seat in Seat::all(sight.seats()) {
            points[seat.index()] = sight.public().sheet(seat).total();
        }
        let sides = usize::from(sight.seats()) + usize::from(sight.public().is_solo());
        Self { contests, strengths, points, sides }
    }

    /// How a line stands.
    pub(super) const fn contest(&self, line: Line) -> Contest {
        self.contests[line.index()]
    }

    /// The Strength of a player in a line.
    pub(super) const fn strength(&self, who: Who, line: Line) -> u8 {
        self.strengths[line.index()][side(who)]
    }

    /// The most that anybody else has in a line.
    pub(super) fn rival(&self, who: Who, line: Line) -> u8 {
        let others = self.others(who, line);
        others.max().unwrap_or(0)
    }

    /// How somebody's Strength in a line compares with that of all.
    pub(super) fn rank(&self, who: Who, line: Line) -> Rank {
        let own = self.strength(who, line);
        let (is_most, is_least) = (
            self.others(who, line).all(|other| other <= own),
            self.others(who, line).all(|other| other >= own),
        );
        match (is_most, is_least) {
            (true, true) | (false, false) => Rank::Between,
            (true, false) => Rank::Highest,
            (false, true) => Rank::Lowest,
        }
    }

    fn others(&self, who: Who, line: Line) -> impl Iterator<Item = u8> {
        let (own, sides) = (side(who), self.sides);
        self.strengths[line.index()]
            .into_iter()
            .take(sides)
            .enumerate()
            .filter(move |&(at, _)| at != own)
            .map(|(_, other)| other)
    }

    /// How somebody stands in each line: all that a picture of the city takes from here.
    pub(super) fn standing(&self, who: Who) -> [(Contest, u8, Rank); LINES] {
        let mut standing = [(Contest::Never, 0, Rank::Between); LINES];
        for (at, line) in Line::all().enumerate() {
            standing[at] = (self.contest(line), self.strength(who, line), self.rank(who, line));
        }
        standing
    }

    /// What a seat would score now.
    pub(super) const fn points(&self, seat: Seat) -> i32 {
        self.points[seat.index()]
    }
}

/// Where the Strengths of somebody are kept: those of the neutral player after the only seat.
const fn side(who: Who) -> usize {
    match who {
        Who::Seat(seat) => seat.index(),
        Who::Neutral => 1,
    }
}

/// How a Strength compares with those of the others in the same line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Rank {
    /// Nobody has more, and somebody has less.
    Highest,
    /// Nobody has less, and somebody has more.
    Lowest,
    /// Neither, or all have the same.
    Between,
}

/// How a line stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Contest {
    /// Its Battle has been fought.
    Fought(usize),
    /// It is fought over now, or next.
    Now(usize),
    /// Its Battle is known to come.
    Coming(usize),
    /// The observer has looked at the card and knows its Battle.
    Foreseen(usize),
    /// It may come.
    Open,
    /// It is not fought over any more.
    Never,
}

impl Contest {
    /// Whether a Battle on the line is sure to come.
    pub(super) const fn is_to_come(self) -> bool {
        matches!(self, Self::Now(_) | Self::Coming(_) | Self::Foreseen(_))
    }

    /// Which Battle, if it is known.
    pub(super) const fn battle(self) -> Option<usize> {
        match self {
            Self::Fought(battle) | Self::Now(battle) | Self::Coming(battle) | Self::Foreseen(battle) => {
                Some(battle)
            }
            Self::Open | Self::Never => None,
        }
    }

    /// How it stands, in words.
    pub(super) fn words(self, language: Language) -> String {
        let battle = self.battle().map_or("", roman);
        match self {
            Self::Fought(_) => say!(language, en: "Battle {battle}, fought", fr: "Affrontement {battle}, terminé", de: "Kampf {battle}, ausgetragen"),
            Self::Now(_) => say!(language, en: "Battle {battle}, the next one", fr: "Affrontement {battle}, le prochain", de: "Kampf {battle}, der nächste"),
            Self::Coming(_) => say!(language, en: "Battle {battle}, to come", fr: "Affrontement {battle}, à venir", de: "Kampf {battle}, kommt noch"),
            Self::Foreseen(_) => say!(language, en: "Battle {battle}, which only you know", fr: "Affrontement {battle}, que personne d’autre ne connaît", de: "Kampf {battle}, den nur du kennst"),
            Self::Open => word!(language, en: "a Battle may come", fr: "Affrontement possible", de: "ein Kampf ist möglich").to_owned(),
            Self::Never => word!(language, en: "no Battle any more", fr: "plus d’Affrontement", de: "kein Kampf mehr").to_owned(),
        }
    }
}

/// How a line stands for the observer.
pub(super) fn standing_of(sight: Sight<'_>, line: Line) -> Contest {
    let public = sight.public();
    let now = public.battle();
    if let Some(battle) = public.battles().iter().position(|&shown| shown == Some(line)) {
        return match battle {
            _ if battle < now || public.phase() == Phase::Over => Contest::Fought(battle),
            _ if battle == now => Contest::Now(battle),
            _ => Contest::Coming(battle),
        };
    }
    if let Some(battle) = (0..5).find(|&battle| sight.view.peeked(battle) == Some(line)) {
        return Contest::Foreseen(battle);
    }
    if public.phase() != Phase::Over && sight.view.lines_to_come().contains(line) {
        Contest::Open
    } else {
        Contest::Never
    }
}

/// The Strength of a player in a line, as the observer knows it.
pub(super) fn strength(sight: Sight<'_>, who: Who, line: Line) -> u8 {
    let public = sight.public();
    let reading: SourceStrength = public.variants().source_strength;
    let index = match who {
        Who::Seat(seat) if sight.is_me(seat) => {
            return sight.estate(seat).strength(sight.pack(), line, reading) + bonus(sight, seat, line);
        }
        Who::Seat(seat) => seat.index(),
        Who::Neutral => 1,
    };
    public.totals(line)[index]
}

/// What effects used add to the observer's own total in the Battle being fought.
fn bonus(sight: Sight<'_>, seat: Seat, line: Line) -> u8 {
    let public = sight.public();
    if public.line() != Some(line) {
        return 0;
    }
    let told = public.totals(line)[seat.index()];
    let bare = public.estate(seat).strength(sight.pack(), line, public.variants().source_strength);
    told.saturating_sub(bare) + sight.view.desk().map_or(0, city::Desk::bonus)
}
