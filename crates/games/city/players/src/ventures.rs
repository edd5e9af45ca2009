//! Projects: what each is worth, and how likely it is to be completed.

use city::{
    BuildingType, Colour, Counter, Effect, Estate, Keyword, Project, Public, Token, Venture,
    pack::{ColourRule, LinePattern, OutcomeSide, ProjectState},
};

use super::chance::{Permille, share, tokens_come};
use super::weights::{Milli, Weights};

/// The Projects of one estate, as its owner sees them.
#[derive(Clone, Copy)]
pub(super) struct Ventures<'a> {
    pub(super) public: &'a Public,
    pub(super) weights: &'a Weights,
    pub(super) side: usize,
    pub(super) estate: &'a Estate,
    /// Buildings that the owner still places.
    pub(super) left: usize,
    /// Battles still to come.
    pub(super) battles: i64,
}

/// A Project that is not complete.
#[derive(Clone, Copy)]
struct Open<'a> {
    venture: &'a Venture,
    project: &'a Project,
    worth: Milli,
}

impl<'a> Ventures<'a> {
    /// All Projects together: what complete ones bring and may still bring, what the others may.
    pub(super) fn worth(&self) -> Milli {
        let (mut worth, mut open) = (0, Vec::with_capacity(5));
        for (slot, (venture, project)) in self.estate.projects(self.public.pack()).enumerate() {
            let complete = self.when_complete(slot, venture, project);
            if venture.is_complete() {
                worth += complete;
            } else {
                open.push(Open { venture, project, worth: complete });
            }
        }
        worth + self.hopes(open)
    }

    /// What the open Projects are worth: the best for its tokens is paid first, and what it takes is not there
    /// for the others.
    fn hopes(&self, mut open: Vec<Open<'a>>) -> Milli {
        let missing = |open: &Open<'_>| i64::from(open.venture.open_total(open.project)).max(1);
        open.sort_by_key(|open| std::cmp::Reverse(open.worth / missing(open)));
        let wild = self.estate.is_wild();
        let mut taken = [0_usize; 3];
        let mut worth = 0;
        for open in open {
            let mut of_any = usize::from(open.venture.open(open.project, Token::Any));
            let mut needs =
                Colour::ALL.map(|colour| open.venture.open(open.project, Token::Of(colour)).into());
            if wild {
                of_any += needs.iter().sum::<usize>();
                needs = [0; 3];
            }
            let before = taken;
            for (taken, need) in taken.iter_mut().zip(needs) {
                *taken += need;
            }
            for _ in 0..of_any {
                // A token of any colour: of the one that is asked for least.
                let least = (0..3).min_by_key(|&colour| taken[colour]).unwrap_or(0);
                taken[least] += 1;
            }
            let asked = taken.into_iter().zip(before).filter(|(taken, before)| taken > before);
            let likely = asked.fold(1000, |likely, (taken, _)| share(likely, tokens_come(self.left, taken)));
            worth += share(share(open.worth, likely), self.weights.hope);
        }
        worth
    }

    /// What a Project would be worth if it were complete.
    pub(super) fn when_complete(&self, slot: usize, venture: &Venture, project: &Project) -> Milli {
        let full = 1000 * (i64::from(project.ap) + i64::from(venture.manual_ap()));
        full + project
            .effects
            .iter()
            .map(|effect| self.effect(slot, venture, project, *effect))
            .sum::<Milli>()
    }

    /// What an effect may still bring, and of Endgame effects all that they will bring.
    fn effect(&self, slot: usize, venture: &Venture, project: &Project, effect: Effect) -> Milli {
        let worth = match project.keyword {
            Keyword::Complete => self.at_completion(venture, effect),
            Keyword::Anytime if venture.is_used() => 0,
            Keyword::Anytime => self.once(effect),
            Keyword::Endgame => self.at_the_end(slot, venture, project, effect),
        };
        // Effects that work for good are counted where they work.
        let counted = venture.is_complete() && project.keyword == Keyword::Complete;
        if counted && !matches!(effect, Effect::WildTokens | Effect::Cover { .. }) { 0 } else { worth }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other effects do nothing at completion")]
    fn at_completion(&self, venture: &Venture, effect: Effect) -> Milli {
        let weights = self.weights;
        let left = i64::try_from(self.left).unwrap_or(0);
        match effect {
            Effect::GainTokens { tokens, rule } => {
                let loss = if rule == ColourRule::Free {
                    0
                } else {
                    i64::from(tokens.any()) * weights.gained_token / 5
                };
                i64::from(tokens.total()) * weights.gained_token - loss
            }
            Effect::GainTokensPer { count, max, .. } => {
                let now = i64::from(self.estate.count(self.public, None, count));
                let grown = 1000 * now + self.growth(count) / 2;
                share(weights.gained_token, grown.min(1000 * i64::from(max)))
            }
            Effect::VictoryCard { n } => i64::from(n) * weights.victory,
            Effect::LineStrength { n, .. } => i64::from(n) * weights.line_strength * self.battles.min(2) / 2,
            Effect::Ward { spaces } if self.battles > 0 => i64::from(spaces) * weights.ward,
            Effect::PeekBattles { .. } if self.battles > 1 => weights.peek,
            Effect::WildTokens => left * weights.wild,
            Effect::Cover { max } => {
                let most = if venture.is_complete() { self.estate.covers_left() } else { max };
                weights.cover * i64::from(most).min(left)
            }
            _ => 0,
        }
    }

    /// An effect that is used once, when it helps.
    #[expect(clippy::wildcard_enum_match_arm, reason = "other effects are not used")]
    fn once(&self, effect: Effect) -> Milli {
        let weights = self.weights;
        let left = i64::try_from(self.left).unwrap_or(0);
        let fights = self.battles.min(3);
        match effect {
            Effect::RemoveDamage { .. } => weights.relief * fights / 3,
            Effect::IgnoreDamage => weights.avoidance * fights / 3,
            Effect::RedirectDestruction => weights.scapegoat * fights / 3,
            Effect::BattleStrength { n } => i64::from(n) * weights.surge * fights / 3,
            Effect::BattleSymbols { each, .. } => i64::from(each) * weights.zeal * fights / 3,
            Effect::ConvertTokens { n } => i64::from(n) * weights.conversion * left.min(3) / 3,
            Effect::DoubleSources => weights.doubling * left.min(2) / 2,
            Effect::RestoreSpace { n } => {
                let ruined = i64::from(self.estate.ruined().len());
                if self.battles + ruined > 0 { i64::from(n) * weights.restoring } else { 0 }
            }
            Effect::Rebuild if left > 0 => weights.rebuilding,
            Effect::GainTokens { tokens, .. } if left > 0 => i64::from(tokens.total()) * weights.gained_token,
            Effect::GainTokensPer { max, .. } if left > 0 => i64::from(max) * weights.gained_token / 2,
            Effect::PeekBattles { .. } if self.battles > 1 => weights.peek,
            _ => 0,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other effects score nothing")]
    fn at_the_end(&self, slot: usize, venture: &Venture, project: &Project, effect: Effect) -> Milli {
        match effect {
            Effect::ScorePer { count, ap, max_ap } => {
                let now = 1000 * i64::from(self.estate.count(self.public, Some(slot), count));
                let scored = i64::from(ap) * (now + self.growth(count) + self.begun(count));
                max_ap.map_or(scored, |most| scored.min(1000 * i64::from(most)))
            }
            Effect::ScoreMajority { count, ap, .. } => {
                let own = i64::from(self.estate.count(self.public, Some(slot), count));
                let others = self.public.estates().iter().enumerate().filter(|&(side, _)| side != self.side);
                let most = others.map(|(_, other)| other.count(self.public, None, count)).max().unwrap_or(0);
                let ahead = own - i64::from(most);
                let spread = 1 + i64::try_from(self.left).unwrap_or(0);
                i64::from(ap) * (600 + 700 * ahead / spread).clamp(0, 1000)
            }
            // Food is counted in the Harvest once the Project is complete.
            Effect::Symbols { faith, food } => {
                let fed = if venture.is_complete() { 0 } else { i64::from(food) * self.weights.food_symbol };
                1000 * i64::from(faith) + fed
            }
            Effect::ScoreExtra { ap_each } => {
                let spaces = project.extra.map_or(0, |extra| extra.spaces.saturating_sub(venture.extra()));
                let tokens = i64::from(spaces).min(2 * i64::try_from(self.left).unwrap_or(0));
                let hoped = share(1000 * tokens, self.weights.extra_hope);
                i64::from(ap_each) * (1000 * i64::from(venture.extra()) + hoped)
            }
            _ => 0,
        }
    }

    /// How much a count may still grow, in thousandths.
    fn growth(&self, count: Counter) -> Permille {
        let left = i64::try_from(self.left).unwrap_or(0);
        let each = match count {
            Counter::Projects { state: ProjectState::Incomplete, .. } => 0,
            Counter::Lines { pattern: LinePattern::AllSame, .. } => 80,
            Counter::TypeSets { .. } | Counter::SourceSets => 150,
            Counter::Types | Counter::SameTypePairs { .. } | Counter::RichBuildings { .. } => 250,
            Counter::Buildings { kind: Some(_), .. }
            | Counter::Lines { pattern: LinePattern::AllDifferent, .. }
            | Counter::Projects { state: ProjectState::Complete, .. } => 300,
            Counter::Sources { colour: Some(_), .. } => 600,
            Counter::Buildings { kind: None, .. } => 900,
            Counter::Symbols { .. } => 1_200,
            Counter::Sources { colour: None, .. } => 1_800,
            Counter::Outcome { side: OutcomeSide::Victory } => return 450 * self.battles,
            Counter::Outcome { side: OutcomeSide::Damage } => return 350 * self.battles,
        };
        each * left
    }

    /// What a pattern that is begun adds, so that the way to it can be seen: lines with two different Buildings
    /// and room for a third.
    fn begun(&self, count: Counter) -> Permille {
        let Counter::Lines { pattern, .. } = count else { return 0 };
        let pack = self.public.pack();
        let empty = self.estate.empty();
        let lines = city::Line::all().filter(|line| {
            let spaces = line.spaces();
            let kinds: Vec<BuildingType> =
                spaces.iter().filter_map(|space| self.estate.kind(pack, space)).collect();
            let differ = kinds.len() == 2 && kinds[0] != kinds[1];
            let fits =
                if pattern == LinePattern::AllDifferent { differ } else { kinds.len() == 2 && !differ };
            fits && spaces.and(empty).len() == 1
        });
        300 * i64::try_from(lines.count()).unwrap_or(0)
    }
}
