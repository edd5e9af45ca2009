//! The Harvest and the final scoring (CITY-9), and the deductions of solo play (CITY-10.14 to CITY-10.16).

use arrayvec::ArrayVec;
use engine::{PerSeat, ScoreLine, Seat, Standing};

use crate::estate::{Estate, VENTURES};
use crate::pack::{Colour, Effect, Keyword, Tie};
use crate::public::{NEUTRAL, Public};
use crate::rules::rule;

/// AP of a Victory token.
const VICTORY_AP: i32 = 3;

/// Where the AP of one player come from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Food symbols (CITY-9.2).
    pub food: u8,
    /// Standing Buildings (CITY-9.3).
    pub standing: u8,
    /// AP of the Harvest (CITY-9.4).
    pub harvest: i32,
    /// AP of Faith (CITY-9.5).
    pub faith: i32,
    /// The complete Projects.
    pub projects: ArrayVec<ProjectScore, VENTURES>,
    /// Victory tokens and cards that count as such.
    pub victories: u8,
    /// Solo: tokens in the neutral stock, the surplus included, and neutral Victory tokens (CITY-10.16).
    pub neutral: Option<[u8; 2]>,
}

/// What one complete Project brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProjectScore {
    /// Its number.
    pub number: u8,
    /// Its AP (CITY-9.6).
    pub ap: i32,
    /// The AP of its effects (CITY-9.7).
    pub effect: i32,
}

impl Sheet {
    /// All AP together.
    pub fn total(&self) -> i32 {
        let projects: i32 = self.projects.iter().map(|project| project.ap + project.effect).sum();
        let neutral: i32 = self.neutral.iter().flatten().map(|&loss| i32::from(loss)).sum();
        self.harvest + self.faith + projects + VICTORY_AP * i32::from(self.victories) - neutral
    }

    /// The AP, line by line, each with its rule.
    pub fn lines(&self) -> Vec<ScoreLine> {
        let mut lines = vec![
            ScoreLine { rule: rule(9, 4), what: "harvest", value: self.harvest },
            ScoreLine { rule: rule(9, 5), what: "faith", value: self.faith },
        ];
        for project in &self.projects {
            let what = NUMBERS[usize::from(project.number) % NUMBERS.len()];
            lines.push(ScoreLine { rule: rule(9, 6), what, value: project.ap });
            if project.effect != 0 {
                lines.push(ScoreLine { rule: rule(9, 7), what, value: project.effect });
            }
        }
        lines.push(ScoreLine {
            rule: rule(9, 8),
            what: "victories",
            value: VICTORY_AP * i32::from(self.victories),
        });
        if let Some([stock, victories]) = self.neutral {
            lines.push(ScoreLine { rule: rule(10, 16), what: "neutral stock", value: -i32::from(stock) });
            lines.push(ScoreLine {
                rule: rule(10, 16),
                what: "neutral victories",
                value: -i32::from(victories),
            });
        }
        lines
    }
}

/// The Food that an effect gives at the Harvest (CITY-12.21).
const fn food_of(effect: &Effect) -> u8 {
    if let Effect::Symbols { food, .. } = effect { *food } else { 0 }
}

/// AP of the Harvest for so much Food and so many standing Buildings (CITY-9.4).
pub fn harvest(food: u8, standing: u8) -> i32 {
    i32::from(food.min(standing)) + 2 * i32::from(food.saturating_sub(standing))
}

impl Public {
    /// What a seat would score if the game ended now.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        self.sheet_of(seat.index(), &self.estates[seat.index()])
    }

    /// What a side would score if the game ended now and it had this estate; sides are numbered as in
    /// [`Public::estates`].
    pub fn sheet_of(&self, side: usize, estate: &Estate) -> Sheet {
        let pack = &self.pack;
        let mut sheet = Sheet {
            food: estate.symbols(Colour::Food),
            standing: estate.standing().len(),
            faith: i32::from(estate.symbols(Colour::Faith)),
            victories: estate.victories + estate.victory_cards(pack),
            ..Sheet::default()
        };
        for (slot, (venture, project)) in estate.projects(pack).enumerate() {
            if !venture.is_complete() {
                continue;
            }
            if project.keyword == Keyword::Endgame {
                sheet.food += project.effects.iter().map(food_of).sum::<u8>();
            }
            let effect = self.worth(side, estate, slot);
            sheet.projects.push(ProjectScore { number: project.number, ap: project.ap.into(), effect });
        }
        sheet.harvest = harvest(sheet.food, sheet.standing);
        if self.is_solo() && side != NEUTRAL {
            let neutral = &self.estates[NEUTRAL];
            sheet.neutral = Some([self.stock + self.surplus(), neutral.victories]);
        }
        sheet
    }

    /// The AP of the effects of a Project, as if it were complete (CITY-9.7); Food is not among them.
    pub(crate) fn worth(&self, side: usize, estate: &Estate, slot: usize) -> i32 {
        let venture = &estate.ventures()[slot];
        let project = self.pack.project(venture.id);
        let mut worth = i32::from(venture.manual_ap);
        if project.keyword == Keyword::Endgame {
            for &effect in &project.effects {
                worth += self.effect_ap(side, estate, slot, effect);
            }
        }
        worth
    }

    /// The AP of one Endgame effect (CITY-12.19, CITY-12.20, CITY-12.22).
    fn effect_ap(&self, side: usize, estate: &Estate, slot: usize, effect: Effect) -> i32 {
        match effect {
            Effect::ScorePer { count, ap, max_ap } => {
                let scored = i32::from(ap) * i32::from(estate.count(self, Some(slot), count));
                max_ap.map_or(scored, |most| scored.min(most.into()))
            }
            Effect::ScoreMajority { count, ap, tie } => {
                let own = estate.count(self, Some(slot), count);
                let others = self.estates().iter().enumerate().filter(|&(other, _)| other != side);
                let most = others.map(|(_, other)| other.count(self, None, count)).max().unwrap_or(0);
                let has = own > most || own == most && tie == Tie::Counts;
                if has { ap.into() } else { 0 }
            }
            Effect::Symbols { faith, .. } => faith.into(),
            Effect::ScoreExtra { ap_each } => i32::from(ap_each) * i32::from(estate.ventures()[slot].extra),
            Effect::None
            | Effect::GainTokens { .. }
            | Effect::GainTokensPer { .. }
            | Effect::VictoryCard { .. }
            | Effect::LineStrength { .. }
            | Effect::Ward { .. }
            | Effect::PeekBattles { .. }
            | Effect::WildTokens
            | Effect::Cover { .. }
            | Effect::RemoveDamage { .. }
            | Effect::IgnoreDamage
            | Effect::RedirectDestruction
            | Effect::BattleStrength { .. }
            | Effect::BattleSymbols { .. }
            | Effect::ConvertTokens { .. }
            | Effect::DoubleSources
            | Effect::RestoreSpace { .. }
            | Effect::Rebuild
            | Effect::Manual => 0,
        }
    }

    /// Solo: the neutral player's Food and Faith symbols above its standing Buildings (CITY-10.15).
    pub fn surplus(&self) -> u8 {
        let neutral = &self.estates[NEUTRAL];
        let symbols = neutral.symbols(Colour::Food) + neutral.symbols(Colour::Faith);
        symbols.saturating_sub(neutral.standing().len())
    }

    /// The final standing (CITY-9.9): ties are broken by Victory tokens.
    pub(crate) fn standing(&self) -> Standing {
        let sheets = PerSeat::from_fn(self.seats, |seat| {
            let sheet = self.sheet(seat);
            (sheet.total(), sheet.victories)
        });
        let ranks = sheets.map(|own| {
            let better = sheets.values().iter().filter(|&&other| other > own).count();
            u8::try_from(better + 1).expect("at most five players")
        });
        Standing { reason: "scored", scores: sheets.map(|(total, _)| total), ranks }
    }
}

/// The Projects by number, as words.
const NUMBERS: [&str; 100] = [
    "#0", "#1", "#2", "#3", "#4", "#5", "#6", "#7", "#8", "#9", "#10", "#11", "#12", "#13", "#14", "#15",
    "#16", "#17", "#18", "#19", "#20", "#21", "#22", "#23", "#24", "#25", "#26", "#27", "#28", "#29", "#30",
    "#31", "#32", "#33", "#34", "#35", "#36", "#37", "#38", "#39", "#40", "#41", "#42", "#43", "#44", "#45",
    "#46", "#47", "#48", "#49", "#50", "#51", "#52", "#53", "#54", "#55", "#56", "#57", "#58", "#59", "#60",
    "#61", "#62", "#63", "#64", "#65", "#66", "#67", "#68", "#69", "#70", "#71", "#72", "#73", "#74", "#75",
    "#76", "#77", "#78", "#79", "#80", "#81", "#82", "#83", "#84", "#85", "#86", "#87", "#88", "#89", "#90",
    "#91", "#92", "#93", "#94", "#95", "#96", "#97", "#98", "#99",
];
