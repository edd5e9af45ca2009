//! Effects, Battles and Damage at a glance.

use city::{Action, BuildingType, Colour, Crossing, Effect, Estate, LineSet, Phase, Space, SpaceSet, With};
use engine::Game;

use super::Glance;

impl Glance<'_> {
    /// What an effect asks for.
    pub(super) fn answer(&self, effect: Effect) -> Action {
        let mut actions = Vec::new();
        self.world.legal(self.seat, &mut actions);
        let tokens = self.tokens();
        let liking = |action: &Action| match (*action, effect) {
            (Action::Colours(colours), _) => {
                let each = if colours.len() == 1 { 2 } else { 1 };
                let counts = Colour::ALL.map(|colour| if colours.contains(colour) { each } else { 0 });
                tokens.worth(counts)
            }
            (Action::Lines(lines), Effect::LineStrength { .. }) => {
                lines.iter().map(|line| self.lines().worth(line)).sum()
            }
            (Action::Lines(lines), _) => self.relief(lines),
            (Action::Spaces(spaces), Effect::Ward { .. }) => {
                spaces.iter().map(|space| self.danger(space) * self.loss(self.estate(), space)).sum()
            }
            (Action::Spaces(spaces), _) => {
                spaces.iter().map(|space| self.restored(self.estate(), space)).sum()
            }
            _ => 0.0,
        };
        greatest(&actions, liking).unwrap_or_else(|| self.any())
    }

    /// Uses an Anytime effect if this is the moment.
    pub(super) fn use_or_pass(&self) -> Option<Action> {
        let mut actions = Vec::new();
        self.world.legal(self.seat, &mut actions);
        let liking = |action: &Action| {
            let Action::Use { project, with } = *action else { return 0.0 };
            self.effects_of(project).map(|effect| self.moment(effect, with)).fold(-1.0, f64::max)
        };
        greatest(&actions, liking)
    }

    /// Whether this is the moment for an effect: above 0 if it is.
    fn moment(&self, effect: Effect, with: With) -> f64 {
        let public = self.public();
        match (effect, with) {
            (Effect::PeekBattles { .. }, _) => 1.0,
            (Effect::RestoreSpace { .. }, With::Spaces(spaces)) => {
                let worth: f64 = spaces.iter().map(|space| self.restored(self.estate(), space)).sum();
                let over = matches!(public.phase(), Phase::Calm(city::Moment::Harvest));
                if over { worth } else { -1.0 }
            }
            (Effect::RemoveDamage { .. }, With::Lines(lines)) => {
                if matches!(public.phase(), Phase::Damage) {
                    self.relief(lines)
                } else {
                    -1.0
                }
            }
            (Effect::IgnoreDamage, _) => {
                let Some(line) = public.line() else { return -1.0 };
                let hit = crossings(self.estate().pending().with(line)).minus(self.estate().ruined());
                let worst = hit.iter().map(|space| self.loss(self.estate(), space)).fold(f64::MAX, f64::min);
                let last = public.battle() >= 3;
                if worst < f64::MAX && (worst > 2.5 || last && worst > 0.5) { worst } else { -1.0 }
            }
            (Effect::BattleStrength { n }, _) => self.surge(n),
            (Effect::BattleSymbols { symbol, each }, _) => {
                let Some(line) = public.line() else { return -1.0 };
                let reading = public.variants().source_strength;
                let colour = match symbol {
                    city::pack::BattleSymbol::Faith => Colour::Faith,
                    city::pack::BattleSymbol::Food => Colour::Food,
                };
                self.surge(each * self.estate().symbols_in_line(line, colour, reading))
            }
            (Effect::Rebuild, With::Spaces(spaces)) => {
                let card = self.world.desk(self.seat).spare().first().copied();
                let space = spaces.iter().next();
                card.zip(space).map_or(-1.0, |(card, space)| self.rebuilding(card, space))
            }
            (Effect::Rebuild, With::Card(card, space)) => self.rebuilding(card, space),
            _ => -1.0,
        }
    }

    fn rebuilding(&self, card: city::BuildingId, space: Space) -> f64 {
        // Later the city has more to mend.
        let patience = f64::from(3 - self.public().round().min(3));
        self.sight().replace(card, space) - 1.0 - 1.5 * patience
    }

    /// Whether so much Strength more changes the Battle.
    fn surge(&self, more: u8) -> f64 {
        let public = self.public();
        let Some(line) = public.line() else { return -1.0 };
        let totals = public.totals(line);
        let side = self.seat.index();
        let own = totals[side];
        let others = || totals.iter().take(public.estates().len()).enumerate().filter(|&(at, _)| at != side);
        let most = others().map(|(_, &total)| total).max().unwrap_or(0);
        let least = others().map(|(_, &total)| total).min().unwrap_or(0);
        let wins = own < most && own + more >= most;
        let escapes = own <= least && own + more > least && own < most;
        let late = public.battle() >= 2;
        if wins {
            3.0
        } else if escapes && late {
            1.0
        } else {
            -1.0
        }
    }

    /// What it helps to take Damage tokens off, before a crossing is struck.
    fn relief(&self, lines: LineSet) -> f64 {
        let estate = self.estate();
        let struck = |pending: LineSet| {
            let crossed = crossings(pending).minus(estate.ruined());
            let losses = crossed.iter().map(|space| self.loss(estate, space));
            losses.min_by(f64::total_cmp)
        };
        let before = struck(estate.pending());
        let Some(before) = before else { return -1.0 };
        let saved = before - struck(estate.pending().minus(lines)).unwrap_or(0.0);
        let patience = if self.public().battle() >= 3 { 0.5 } else { 2.0 };
        saved - patience
    }

    /// The crossing that hurts least.
    pub(super) fn cross(&self) -> Option<Action> {
        let estate = self.estate();
        let crossings = estate.crossings();
        let loss = |crossing: &Crossing| self.loss(estate, crossing.space());
        crossings.min_by(|one, other| loss(one).total_cmp(&loss(other))).map(Action::Cross)
    }

    /// The crossing that hurts the neutral player most.
    pub(super) fn neutral_cross(&self) -> Option<Action> {
        let neutral = self.public().neutral()?;
        let pack = self.public().pack();
        let symbols = |action: &Action| {
            let Action::NeutralCross(crossing) = *action else { return f64::MIN };
            let kind = neutral.kind(pack, crossing.space());
            kind.map_or(0.5, |kind| f64::from(kind.symbols(Colour::Faith) + kind.symbols(Colour::Food)))
        };
        let mut actions = Vec::new();
        self.world.legal(self.seat, &mut actions);
        greatest(&actions, symbols)
    }

    /// Another Building, if it is worth less.
    pub(super) fn redirect(&self) -> Option<Action> {
        let estate = self.estate();
        let own = self.world.desk(self.seat).crossing()?;
        let spared = self.loss(estate, own.space());
        let mut actions = Vec::new();
        self.world.legal(self.seat, &mut actions);
        let patience = if self.public().battle() >= 3 { 0.0 } else { 1.0 };
        let saved = |action: &Action| {
            let Action::Redirect(space) = *action else { return 0.0 };
            spared - self.loss(estate, space) - patience
        };
        greatest(&actions, saved)
    }

    /// What is lost with a space.
    fn loss(&self, estate: &Estate, space: Space) -> f64 {
        if estate.warded().contains(space) {
            return 0.0;
        }
        let pack = self.public().pack();
        estate.kind(pack, space).map_or(1.2, |kind| match kind {
            BuildingType::Military => 0.3,
            BuildingType::Worship => 3.0,
            BuildingType::Trade => 0.1,
            BuildingType::Political => self.instinct.food,
            BuildingType::Farming => 2.0 * self.instinct.food,
        })
    }

    /// What comes back with a ruined space.
    fn restored(&self, estate: &Estate, space: Space) -> f64 {
        let pack = self.public().pack();
        estate.building(space).map_or(0.5, |id| {
            let kind = pack.building(id).kind;
            f64::from(kind.symbols(Colour::Faith))
                + self.instinct.food * f64::from(kind.symbols(Colour::Food))
        })
    }

    /// How likely a space is struck: more with each Damage token on its lines.
    fn danger(&self, space: Space) -> f64 {
        let pending = self.estate().pending();
        let threat = |line| if pending.contains(line) { 2.0 } else { 1.0 };
        threat(space.row_line()) * threat(space.column_line())
    }
}

/// The spaces at which pending rows and columns cross.
fn crossings(pending: LineSet) -> SpaceSet {
    let spaces = |lines: LineSet| lines.iter().fold(SpaceSet::EMPTY, |all, line| all.or(line.spaces()));
    spaces(pending.and(LineSet::ROWS)).and(spaces(pending.and(LineSet::COLUMNS)))
}

/// The action that is liked most, the first of equal ones.
fn greatest(actions: &[Action], liking: impl Fn(&Action) -> f64) -> Option<Action> {
    let mut best: Option<(f64, Action)> = None;
    for action in actions {
        let liked = liking(action);
        if best.is_none_or(|(most, _)| liked > most) {
            best = Some((liked, *action));
        }
    }
    best.map(|(_, action)| action)
}
