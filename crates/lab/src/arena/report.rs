//! What an arena found, as text.

use std::fmt;

use super::{Arena, Difference, Estimate, Performance, Ranking, Stopping, Times};

/// What an arena found.
#[derive(Clone, Debug, PartialEq)]
pub struct ArenaReport {
    /// The short name of the game.
    pub game: String,
    /// The name people know it by.
    pub title: String,
    /// What was asked for.
    pub arena: Arena,
    /// How many tables play a deal.
    pub tables: usize,
    /// How the players did: the same on every machine and for any number of threads.
    pub ranking: Ranking,
    /// How long they thought, in the order of their naming: different on every run. Empty where nobody looked.
    pub times: Vec<Times>,
}

impl ArenaReport {
    /// The names of the players with what they did, the best rating first.
    pub fn by_rating(&self) -> Vec<(&'static str, &Performance)> {
        let names = self.arena.setting.bots.iter().map(|player| player.word());
        let mut players: Vec<_> = names.zip(&self.ranking.performances).collect();
        players.sort_by(|one, other| other.1.rating.mean.total_cmp(&one.1.rating.mean));
        players
    }

    /// How many games were played.
    pub const fn games(&self) -> u64 {
        self.ranking.deals * self.tables as u64
    }

    /// What was played, in one line.
    pub fn heading(&self) -> String {
        let setting = &self.arena.setting;
        let options: Vec<String> =
            setting.options.iter().map(|(name, value)| format!(", {name}={value}")).collect();
        let iterations = self.arena.iterations.map(|max| format!(", at most {max} iterations a choice"));
        let time = self.arena.time.map(|max| format!(", at most {} ms a choice", max.as_millis()));
        format!(
            "{}: {} players{}, {} games ({} deals at {} tables), seeds from {}{}{}",
            self.title,
            setting.seats,
            options.concat(),
            self.games(),
            self.ranking.deals,
            self.tables,
            setting.seed,
            iterations.unwrap_or_default(),
            time.unwrap_or_default(),
        )
    }

    /// Who is better by how much, the better one first, in words.
    fn differences(&self) -> Vec<[String; 4]> {
        let name = |number: usize| self.arena.setting.bots[number].word();
        let line = |&Difference { one, other, by, is_settled }: &Difference| {
            let (better, worse, by) = if by.mean < 0.0 {
                (name(other), name(one), Estimate { mean: -by.mean, half: by.half })
            } else {
                (name(one), name(other), by)
            };
            let settled = if is_settled { "yes" } else { "no" };
            let (mean, interval) = self.worth(by, Sign::Shown);
            [format!("{better} – {worse}"), mean, interval, settled.into()]
        };
        self.ranking.differences.iter().map(line).collect()
    }

    /// A success in thousandths, or points where everybody plays alone.
    fn worth(&self, estimate: Estimate, sign: Sign) -> (String, String) {
        written(estimate, if self.arena.setting.seats > 1 { 3 } else { 2 }, sign)
    }

    /// Why it ended, and what the intervals mean.
    fn remark(&self) -> String {
        let all_settled = self.ranking.differences.iter().all(|difference| difference.is_settled);
        let end = match (self.arena.stopping, all_settled) {
            (Stopping::WhenSettled, true) => {
                "It stopped when every difference was settled. That overstates them: a difference is settled sooner\n\
                 where chance adds to it. The means are biased; measure again with --deals N and another --seed."
            }
            (_, true) => "Every difference is settled.",
            (_, false) => "All games were played; not every difference is settled.",
        };
        format!(
            "{end} The unit of all intervals is the deal. Those of differences hold whenever one stops,\n\
             for all of them together in 95 of 100 arenas; the others are plain 95 % intervals.",
        )
    }
}

impl fmt::Display for ArenaReport {
    /// Tables as they stand in a Markdown document.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n", self.heading())?;
        let players = self.by_rating().into_iter().map(|(name, one)| {
            let (rating, rated) = written(one.rating, 0, Sign::Shown);
            let (score, scored) = written(one.score, 2, Sign::IfNegative);
            let wins = format!("{:.1} %", 100.0 * one.wins);
            let success = one.success.map(|success| self.worth(success, Sign::IfNegative));
            let success = success.map_or_else(Vec::new, |(mean, interval)| vec![mean, interval]);
            [vec![name.to_owned(), rating, rated], success, vec![wins, score, scored]].concat()
        });
        let columns = [
            "player",
            "rating",
            "95 % interval",
            "success",
            "95 % interval",
            "wins",
            "points",
            "95 % interval",
        ];
        let alone = ["player", "rating", "95 % interval", "best", "points", "95 % interval"];
        let is_alone = self.arena.setting.seats == 1;
        table(f, if is_alone { &alone } else { &columns }, players.collect())?;
        let in_what = if is_alone { "points more" } else { "success more" };
        writeln!(f)?;
        let differences = self.differences().into_iter().map(Vec::from).collect();
        table(f, &["difference", in_what, "interval", "settled"], differences)?;
        writeln!(f, "\n{}", self.remark())?;
        if self.times.is_empty() {
            return Ok(());
        }
        writeln!(f, "\nTimes depend on the machine and on what else it does:\n")?;
        let times = self.arena.setting.bots.iter().zip(&self.times).map(|(player, times)| {
            let ms = |time: f64| format!("{time:.3} ms");
            let iterations = format!("{:.0}", times.iterations);
            let choices = times.choices.to_string();
            vec![
                player.to_string(),
                choices,
                ms(times.mean_ms),
                ms(times.p95_ms),
                ms(times.max_ms),
                iterations,
            ]
        });
        table(f, &["player", "choices", "mean", "95 % below", "longest", "iterations"], times.collect())
    }
}

/// Whether a number that is not negative has a sign.
#[derive(Clone, Copy)]
enum Sign {
    Shown,
    IfNegative,
}

/// The mean and the interval with so many digits.
fn written(Estimate { mean, half }: Estimate, digits: usize, sign: Sign) -> (String, String) {
    let number = |value: f64| match sign {
        Sign::Shown => format!("{value:+.digits$}"),
        Sign::IfNegative => format!("{value:.digits$}"),
    };
    let interval = format!("{} to {}", number(mean - half), number(mean + half));
    (number(mean), if half.is_finite() { interval } else { "unknown".into() })
}

/// Writes a table with columns aligned.
fn table(f: &mut fmt::Formatter<'_>, columns: &[&str], rows: Vec<Vec<String>>) -> fmt::Result {
    let head: Vec<String> = columns.iter().map(|&column| column.to_owned()).collect();
    let lines: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns.len()).map(width).collect();
    for (number, line) in lines.iter().enumerate() {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| match column {
            0 => format!("| {cell:<width$} |"),
            _ => format!(" {cell:>width$} |"),
        });
        writeln!(f, "{}", cells.collect::<String>())?;
        if number == 0 {
            let rules = widths.iter().enumerate().map(|(column, &width)| match column {
                0 => format!("|{}|", "-".repeat(width + 2)),
                _ => format!("{}:|", "-".repeat(width + 1)),
            });
            writeln!(f, "{}", rules.collect::<String>())?;
        }
    }
    Ok(())
}
