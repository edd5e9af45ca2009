//! Laying tokens at a glance.

use city::{Action, Bag, Colour, Effect, Project, Token, Venture, With};
use engine::Game;

use super::Glance;
use super::tokens::Tokens;

impl Glance<'_> {
    /// The place where a token of the pool does most; effects when they help; the end when nothing else does.
    pub(super) fn pool(&self) -> Option<Action> {
        let mut actions = Vec::with_capacity(32);
        self.world.legal(self.seat, &mut actions);
        if let [only] = actions[..] {
            return Some(only);
        }
        let tokens = self.tokens();
        let mut best = (f64::MIN, None);
        for action in actions {
            let worth = self.laying(&tokens, action);
            if worth > best.0 {
                best = (worth, Some(action));
            }
        }
        best.1
    }

    /// How much a step of a resolution is liked. A space for any colour is kept for later.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other action lays tokens")]
    pub(super) fn laying(&self, tokens: &Tokens, action: Action) -> f64 {
        let pool = self.world.desk(self.seat).pool();
        // A token of any colour waits until the others are laid.
        let early = |token: Colour| if pool.of(token) > 0 { 0.0 } else { -20.0 };
        match action {
            Action::Put { token, project, on } => self.putting(tokens, project, on) + early(token),
            Action::Extra { token, project } => {
                let each = self.effects_of(project).map(extra_ap).fold(0.0, f64::max);
                each * self.instinct.extra + early(token)
            }
            Action::Cover { token, edge } => {
                let symbol = match token {
                    Colour::Strength => self.lines().worth(edge.line()),
                    Colour::Faith => 1.0,
                    Colour::Food => self.instinct.food,
                };
                symbol + early(token)
            }
            Action::Use { project, with } => self.using(tokens, pool, project, with),
            Action::End => -50.0,
            _ => 0.0,
        }
    }

    /// What a token brings on a cost space of a kind, of a Project of a number.
    fn putting(&self, tokens: &Tokens, number: u8, on: Token) -> f64 {
        let spared = if on == Token::Any { 0.3 } else { 0.0 };
        let projects = self.estate().projects(self.public().pack()).enumerate();
        let open = projects
            .filter(|(_, (venture, project))| project.number == number && venture.open(project, on) > 0);
        let worth = open.map(|(slot, (venture, project))| self.paying(tokens, slot, venture, project));
        worth.fold(f64::MIN, f64::max) - spared
    }

    /// What a token brings on a cost space of a Project.
    fn paying(&self, tokens: &Tokens, slot: usize, venture: &Venture, project: &Project) -> f64 {
        let open = usize::from(venture.open_total(project)).clamp(1, self.instinct.pay.len());
        let worth = tokens.projects[slot].max(0.5);
        // What gives tokens is completed first.
        let gains = project.effects.iter().any(|effect| {
            matches!(effect, Effect::GainTokens { .. } | Effect::GainTokensPer { .. } | Effect::WildTokens)
        });
        let first = if gains && open == 1 { 3.0 } else { 0.0 };
        let seen = self.instinct.unlikely + (1.0 - self.instinct.unlikely) * tokens.likely[slot];
        worth * self.instinct.pay[open - 1] * seen + first
    }

    /// The effects of a Project of a number.
    pub(super) fn effects_of(&self, number: u8) -> impl Iterator<Item = Effect> + '_ {
        let pack = self.public().pack();
        let projects = pack.projects().iter().filter(move |project| project.number == number);
        projects.flat_map(|project| project.effects.iter().copied())
    }

    /// Whether an effect is used while tokens are laid: above 0 if it is.
    fn using(&self, tokens: &Tokens, pool: Bag, number: u8, with: With) -> f64 {
        let open = self.estate().projects(self.public().pack()).filter(|(venture, _)| !venture.is_complete());
        let spaces: u8 = open.map(|(venture, project)| venture.open_total(project)).sum();
        let left = self.estate().empty().len();
        self.effects_of(number)
            .map(|effect| match (effect, with) {
                (Effect::DoubleSources, _) => {
                    let formed = self.world.desk(self.seat).gains().sources;
                    let many = formed.total() >= 3 || left <= 1 || formed.total() == 2 && left <= 3;
                    let counts = Colour::ALL.map(|colour| usize::from(pool.of(colour) + formed.of(colour)));
                    let before = Colour::ALL.map(|colour| usize::from(pool.of(colour)));
                    let more = tokens.worth(counts) - tokens.worth(before);
                    if many && (more > 1.5 || left == 0) { 100.0 } else { -60.0 }
                }
                (Effect::GainTokens { .. } | Effect::GainTokensPer { .. }, _) if spaces >= 2 => 90.0,
                (Effect::ConvertTokens { n }, With::Tokens(bag)) => self.converting(bag, n),
                (Effect::PeekBattles { .. }, _) => 80.0,
                (Effect::RestoreSpace { .. }, With::Spaces(_)) if left == 0 => 10.0,
                _ => -60.0,
            })
            .fold(-60.0, f64::max)
    }

    /// Whether tokens without a place are worth a change of colour.
    fn converting(&self, bag: Bag, most: u8) -> f64 {
        let pack = self.public().pack();
        let pool = self.world.desk(self.seat).pool();
        let (mut total, mut wanted) = (0, 0);
        for colour in Colour::ALL {
            let open = self.estate().projects(pack).filter(|(venture, _)| !venture.is_complete());
            let open: u8 = open
                .map(|(venture, project)| {
                    venture.open(project, Token::Of(colour)) + venture.open(project, Token::Any)
                })
                .sum();
            let idle = pool.of(colour).saturating_sub(open);
            total += open.saturating_sub(pool.of(colour));
            if bag.of(colour) > idle {
                return -60.0;
            }
            wanted += bag.of(colour);
        }
        let last = self.estate().empty().len() <= 1;
        let enough = wanted.min(total) >= most || last && wanted.min(total) > 0;
        if enough && wanted <= total { 70.0 + f64::from(wanted) } else { -60.0 }
    }
}

/// The AP of a token on an extra space.
fn extra_ap(effect: Effect) -> f64 {
    if let Effect::ScoreExtra { ap_each } = effect { f64::from(ap_each) } else { 0.0 }
}
