//! What a position is worth to a player: points, and what may still come.

use city::{BATTLES, Bag, BuildingType, City, Colour, Edge, Estate, Line, Phase, Public, Space, Token};
use engine::Seat;

use super::battles::{Battles, Fortune, struck_by, surges};
use super::chance::{CERTAIN, Permille, both, share};
use super::ventures::Ventures;
use super::weights::{Milli, Weights};

/// Weighs positions for one seat, in one of its decisions.
pub(super) struct Judge<'a> {
    pub(super) weights: &'a Weights,
    pub(super) seat: Seat,
    /// The Battle cards that the player has looked at.
    known: [Option<Line>; BATTLES],
    /// The Battles to come at the stage of play for which they were found: few stages are met in one decision.
    met: Vec<(Stage, Battles)>,
}

/// What the Battles to come depend on, as long as the others do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stage {
    phase: Phase,
    round: u8,
    turn: u8,
    battle: usize,
    /// What the other sides have placed.
    buildings: u8,
    /// In solo play: what was placed for the neutral player.
    neutral: Option<Estate>,
}

impl Stage {
    fn of(public: &Public) -> Self {
        Self {
            phase: public.phase(),
            round: public.round(),
            turn: public.turn(),
            battle: public.battle(),
            buildings: public.estates().iter().map(|estate| estate.occupied().len()).sum(),
            neutral: public.neutral().copied(),
        }
    }
}

impl<'a> Judge<'a> {
    pub(super) const fn new(weights: &'a Weights, seat: Seat, known: [Option<Line>; BATTLES]) -> Self {
        Self { weights, seat, known, met: Vec::new() }
    }

    /// What a world is worth to the seat, with what it has decided and not published.
    pub(super) fn worth(&mut self, world: &City) -> Milli {
        let desk = world.desk(self.seat);
        let public = world.public();
        if public.phase() == Phase::Over {
            return 1000 * i64::from(public.sheet(self.seat).total());
        }
        let stage = Stage::of(public);
        let known = self.met.iter().position(|(met, _)| *met == stage).unwrap_or_else(|| {
            self.met.push((stage, Battles::of(public, self.seat.index(), &self.known)));
            self.met.len() - 1
        });
        let prospect = Prospect {
            weights: self.weights,
            public,
            side: self.seat.index(),
            estate: desk.estate(),
            battles: &self.met[known].1,
            bonus: desk.bonus(),
        };
        prospect.worth() + prospect.pool(desk.pool())
    }

    /// What a Building could do at best on an estate: symbols and the tokens of Sources. A guess without search.
    pub(super) fn promise(&self, public: &Public, estate: &Estate, id: city::BuildingId) -> Milli {
        let pack = public.pack();
        let sources = |space: Space| -> Milli {
            let formed = estate.would_form(pack, id, space);
            Colour::ALL
                .into_iter()
                .map(|colour| i64::from(formed[colour.index()].len()) * self.source(estate, public, colour))
                .sum()
        };
        let best = estate.empty().iter().map(sources).max().unwrap_or(0);
        best + self.kind(pack.building(id).kind)
    }

    fn source(&self, estate: &Estate, public: &Public, colour: Colour) -> Milli {
        let weights = self.weights;
        let symbol = match colour {
            Colour::Strength => weights.strength_symbol / 2,
            Colour::Faith => weights.faith_symbol,
            Colour::Food => weights.food_symbol,
        };
        let pays = open_spaces(estate, public, colour) > 0;
        symbol + if pays { weights.paying_token } else { weights.idle_token }
    }

    /// About what the symbols of a type are worth, and the token of a Trade Building.
    const fn kind(&self, kind: BuildingType) -> Milli {
        let weights = self.weights;
        match kind {
            BuildingType::Military => 3 * weights.strength_symbol / 2,
            BuildingType::Worship => 3 * weights.faith_symbol,
            BuildingType::Trade => weights.token,
            BuildingType::Political => weights.strength_symbol + weights.food_symbol,
            BuildingType::Farming => 2 * weights.food_symbol,
        }
    }
}

/// Cost spaces that a token of a colour can pay.
fn open_spaces(estate: &Estate, public: &Public, colour: Colour) -> i64 {
    let wild = estate.is_wild();
    let open = estate.projects(public.pack()).filter(|(venture, _)| !venture.is_complete());
    open.map(|(venture, project)| {
        let spaces = if wild {
            venture.open_total(project)
        } else {
            venture.open(project, Token::Of(colour)) + venture.open(project, Token::Any)
        };
        i64::from(spaces)
    })
    .sum()
}

/// One position, seen from one side.
struct Prospect<'a> {
    weights: &'a Weights,
    public: &'a Public,
    side: usize,
    estate: &'a Estate,
    battles: &'a Battles,
    /// Strength that the player has added to the Battle being fought and not published.
    bonus: u8,
}

impl Prospect<'_> {
    fn left(&self) -> usize {
        self.estate.empty().len().into()
    }

    fn worth(&self) -> Milli {
        let sheet = self.public.sheet_of(self.side, self.estate);
        let ventures = Ventures {
            public: self.public,
            weights: self.weights,
            side: self.side,
            estate: self.estate,
            left: self.left(),
            battles: self.battles.left(),
        };
        let tokens = self.weights.victory * i64::from(sheet.victories);
        let faith = 1000 * sheet.faith;
        let doomed = self.estate.doomed().len();
        let harvest = self.harvest(i64::from(sheet.food), i64::from(sheet.standing));
        i64::from(faith) + tokens + harvest + ventures.worth() + self.sources() + self.fortunes()
            - i64::from(doomed) * self.weights.doomed
            - self.neutral()
    }

    /// The tokens that wait for a place.
    fn pool(&self, pool: Bag) -> Milli {
        let mut any = 0;
        let mut placed = 0;
        for colour in Colour::ALL {
            let open = open_spaces(self.estate, self.public, colour);
            let fixed = i64::from(pool.of(colour));
            placed += fixed.min(open);
            any += (open - fixed).max(0);
        }
        placed += i64::from(pool.any()).min(any);
        placed * self.weights.token
    }

    /// The Harvest at the end: the food that is there and that may come, one point each up to the number of
    /// Buildings and two above it (CITY-9.4).
    fn harvest(&self, food: i64, standing: i64) -> Milli {
        let left = i64::try_from(self.left()).unwrap_or(0);
        let doomed = i64::from(self.estate.doomed().len());
        let food = 1000 * food + left * self.weights.food_each;
        let mouths = 1000 * (standing + left - doomed);
        let spread = left * self.weights.food_spread;
        food + above(food - mouths, spread)
    }

    /// Edges that may still become Sources: a symbol and a token each.
    fn sources(&self) -> Milli {
        let pack = self.public.pack();
        let each = Colour::ALL.map(|colour| self.token_of(colour));
        let decided = self.estate.all_sources();
        let mut worth = 0;
        for edge in Edge::all().filter(|edge| !decided.contains(*edge)) {
            let source = |colour: Colour| each[colour.index()] + self.symbol(colour, edge.line());
            worth += match self.estate.fragments(pack, edge) {
                [Some(colour), None] | [None, Some(colour)] => share(source(colour), self.weights.half_edge),
                [None, None] => {
                    let mean = Colour::ALL.map(source).iter().sum::<Milli>() / 3;
                    share(mean, self.weights.bare_edge)
                }
                [Some(_), Some(_)] => 0,
            };
        }
        worth
    }

    /// What the token of a Source to come is worth.
    fn token_of(&self, colour: Colour) -> Milli {
        // In the mean a Building brings less than one token of a colour.
        let expected = i64::try_from(self.left()).unwrap_or(0) * 2 / 3 + 1;
        let open = open_spaces(self.estate, self.public, colour).min(expected);
        let (paying, idle) = (self.weights.paying_token, self.weights.idle_token);
        idle + (paying - idle) * open / expected
    }

    /// What the symbol of a Source to come is worth.
    fn symbol(&self, colour: Colour, line: Line) -> Milli {
        match colour {
            Colour::Strength => both(self.weights.strength_symbol, self.battles.comes(line)),
            Colour::Faith => self.weights.faith_symbol,
            Colour::Food => self.weights.food_symbol,
        }
    }

    /// Battles to come: Victory tokens against Damage.
    fn fortunes(&self) -> Milli {
        let (pack, reading) = (self.public.pack(), self.public.variants().source_strength);
        let surge = surges(self.public, self.side);
        let strength = |line: Line| {
            let added =
                surge.filter(|(fought, _)| *fought == line).map_or(0, |(_, added)| added + self.bonus);
            self.estate.strength(pack, line, reading) + added
        };
        let conceded = if self.public.is_solo() { 1000 } else { 0 };
        let fortune = |fortune: Fortune| {
            let damage = if fortune.loses > 0 { self.damage(fortune.line) } else { 0 };
            both(self.weights.victory, fortune.wins)
                - both(damage, fortune.loses)
                - both(conceded, fortune.conceded)
        };
        self.battles.fortunes(self.estate, strength).map(fortune).sum()
    }

    /// What a Damage token on a line costs.
    fn damage(&self, line: Line) -> Milli {
        if let Some(struck) = struck_by(self.estate, line).map(|space| self.loss(space)).min() {
            return struck;
        }
        let crossing = Line::all().filter(|other| other.is_row() != line.is_row());
        let coming: i64 = crossing.map(|other| self.battles.comes(other)).sum();
        both(self.weights.threat, coming.min(CERTAIN))
    }

    /// What is lost with a space (CITY-8.6).
    fn loss(&self, space: Space) -> Milli {
        let pack = self.public.pack();
        if self.estate.warded().contains(space) {
            return 0;
        }
        let Some(kind) = self.estate.kind(pack, space) else { return self.weights.doomed };
        let sheet = self.public.sheet_of(self.side, self.estate);
        let (food, standing) = (i64::from(sheet.food), i64::from(sheet.standing));
        let fed = i64::from(kind.symbols(Colour::Food));
        let harvest = self.harvest(food, standing) - self.harvest(food - fed, standing - 1);
        let strength: Milli = [space.row_line(), space.column_line()]
            .into_iter()
            .map(|line| both(self.weights.strength_symbol, self.battles.comes(line)))
            .sum();
        harvest
            + 1000 * i64::from(kind.symbols(Colour::Faith))
            + strength * i64::from(kind.symbols(Colour::Strength))
            + self.counted(kind)
    }

    /// What a Building of a type is worth to Projects that count it.
    fn counted(&self, kind: BuildingType) -> Milli {
        use city::{Counter, Effect};
        let pack = self.public.pack();
        let effects = self.estate.projects(pack).flat_map(|(_, project)| &project.effects);
        let per = |effect: &Effect| {
            let Effect::ScorePer { count: Counter::Buildings { kind: counted, .. }, ap, .. } = effect else {
                return 0;
            };
            if counted.is_none_or(|counted| counted == kind) { 1000 * i64::from(*ap) } else { 0 }
        };
        share(effects.map(per).sum(), self.weights.type_loss)
    }

    /// Solo: what the neutral player takes off at the end (CITY-10.16).
    fn neutral(&self) -> Milli {
        let Some(neutral) = self.public.neutral() else { return 0 };
        let left = i64::from(neutral.empty().len());
        let symbols = neutral.symbols(Colour::Food) + neutral.symbols(Colour::Faith);
        let symbols = 1000 * i64::from(symbols) + left * NEUTRAL_SYMBOLS_EACH;
        let mouths = 1000 * (i64::from(neutral.standing().len()) + left);
        let surplus = above(symbols - mouths, left * self.weights.food_spread);
        1000 * (i64::from(self.public.stock()) + i64::from(neutral.victories())) + surplus
    }
}

/// Food and Faith symbols that each Building brings to the neutral player, Sources included: half as many Sources
/// as the player forms, and the mean of the types.
const NEUTRAL_SYMBOLS_EACH: Permille = 1_900;

/// What is expected of the part of a quantity above zero, if it may be less or more by up to `spread`.
const fn above(expected: Milli, spread: Milli) -> Milli {
    if expected >= spread {
        expected
    } else if expected <= -spread {
        0
    } else {
        (expected + spread) * (expected + spread) / (4 * spread)
    }
}
