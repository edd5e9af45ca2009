//! What an arena found, as JSON.

use serde::Serialize;

use super::{ArenaReport, Estimate, Times};
use crate::json::Ordered;

#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    players: u8,
    options: Ordered<&'a str, &'a str>,
    seed: u64,
    iterations_max: Option<u32>,
    millis_max: Option<u128>,
    deals: u64,
    tables: usize,
    games: u64,
    bots: Vec<Bot<'a>>,
    differences: Vec<Pair<'a>>,
}

#[derive(Serialize)]
struct Bot<'a> {
    name: &'a str,
    rating: Interval,
    success: Option<Interval>,
    wins: f64,
    score: Interval,
    /// Missing where nobody looked.
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<Times>,
}

#[derive(Serialize)]
struct Pair<'a> {
    one: &'a str,
    other: &'a str,
    by: Interval,
    settled: bool,
}

/// A mean and where it lies; no bounds if nothing is known.
#[derive(Serialize)]
struct Interval {
    mean: f64,
    low: Option<f64>,
    high: Option<f64>,
}

impl From<Estimate> for Interval {
    fn from(Estimate { mean, half }: Estimate) -> Self {
        let bound = |bound: f64| Some(bound).filter(|bound| bound.is_finite());
        Self { mean, low: bound(mean - half), high: bound(mean + half) }
    }
}

impl ArenaReport {
    /// Everything as one JSON object, over several lines.
    pub fn json(&self) -> String {
        let setting = &self.arena.setting;
        let name = |number: usize| setting.bots[number].word();
        let times = self.times.iter().copied().map(Some).chain(std::iter::repeat(None));
        let players = setting.bots.iter().zip(&self.ranking.performances).zip(times);
        let bots = players.map(|((player, performance), times)| Bot {
            name: player.word(),
            rating: performance.rating.into(),
            success: performance.success.map(Interval::from),
            wins: performance.wins,
            score: performance.score.into(),
            times,
        });
        let json = Report {
            game: &self.game,
            players: setting.seats,
            options: Ordered(
                setting.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect(),
            ),
            seed: setting.seed,
            iterations_max: self.arena.iterations,
            millis_max: self.arena.time.map(|time| time.as_millis()),
            deals: self.ranking.deals,
            tables: self.tables,
            games: self.games(),
            bots: bots.collect(),
            differences: (self.ranking.differences.iter())
                .map(|pair| Pair {
                    one: name(pair.one),
                    other: name(pair.other),
                    by: pair.by.into(),
                    settled: pair.is_settled,
                })
                .collect(),
        };
        let mut text = serde_json::to_string_pretty(&json).expect("names and numbers are always JSON");
        text.push('\n');
        text
    }
}
