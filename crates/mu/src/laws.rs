//! `mu laws`: checks the laws that every game must keep on random games.

use std::fmt::Write as _;
use std::io::Write;
use std::time::{Duration, Instant};

use clap::Args;
use host::{CHANNELS, Entry};
use lab::{LawError, LawFailure, LawRun, LawsHeld, Until, Watch};

use crate::failure::Failure;
use crate::given::{example, from_files, game};
use crate::progress::Progress;

/// Checks the nine laws on random games, with every number of players and random options.
///
/// All cores are used. The first failure is told with the saved game up to there and the command that
/// repeats it; the exit code is then 1. Two parts of the laws are checked alone by other means: --to-end plays games
/// without looking at them, as fast as the rules are; --pairs compares, for pairs of worlds that somebody cannot tell
/// apart, all that is drawn, said and told.
#[derive(Args, Debug)]
#[command(after_help = example("mu laws GAME --minutes 2"))]
pub(crate) struct Laws {
    /// The short name of the game.
    #[arg(value_name = "GAME", value_parser = game)]
    game: &'static Entry,
    /// Go on for so many minutes; one by default.
    #[arg(long, value_name = "MINUTES", conflicts_with = "games")]
    minutes: Option<f64>,
    /// Play so many games instead.
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// Only play each game to its end: somebody is always to choose, and can.
    #[arg(long, conflicts_with = "pairs")]
    to_end: bool,
    /// Compare so many pairs of worlds instead.
    #[arg(long, value_name = "N", conflicts_with_all = ["minutes", "games"])]
    pairs: Option<u64>,
    /// Only what this tells of them; may be repeated.
    #[arg(long = "channel", value_name = "NAME", requires = "pairs", value_parser = CHANNELS)]
    channels: Vec<String>,
    /// The number of players; by default each in turn.
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// A table option; the others are random. May be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = crate::given::option)]
    options: Vec<(String, String)>,
    /// The seed of the first game.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Look at so many steps of a game at most; with --to-end it must be over then.
    #[arg(long, value_name = "N", default_value_t = 3000, default_value_if("to_end", "true", "1000000"))]
    max_steps: usize,
}

impl Laws {
    /// Runs the laws.
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let run = LawRun {
            seats: self.players,
            options: from_files(
                self.game,
                self.players.unwrap_or(*(self.game.seats)().start()),
                &self.options,
            )?,
            seed: self.seed,
            until: self.until()?,
            steps_max: self.max_steps,
        };
        let progress = Progress::of(self.games);
        let begun = Instant::now();
        let held = self.held(&run, &progress);
        progress.end();
        let held = held.map_err(|error| match error {
            LawError::Setting(bad) => Failure::input(bad),
            LawError::Failure(failure) => Failure::Finding(self.found(&failure)),
        })?;
        writeln!(out, "{}", self.told(held, begun.elapsed())?)?;
        Ok(())
    }

    fn held(&self, run: &LawRun, progress: &Progress) -> Result<LawsHeld, LawError> {
        let laboratory = &self.game.laboratory;
        match self.pairs {
            Some(pairs) => {
                let bar = Compared(Progress::of_pairs(pairs));
                let held = (laboratory.hold_pairs)(run, &self.channels, &bar);
                bar.0.end();
                held
            }
            None if self.to_end => (laboratory.play_to_end)(run, progress),
            None => (laboratory.hold_laws)(run, progress),
        }
    }

    fn told(&self, held: LawsHeld, took: Duration) -> Result<String, Failure> {
        let LawsHeld { games, steps, worlds } = held;
        let (title, seed) = (self.game.title, self.seed);
        let a_second = |count: u64| count * 1000 / u64::try_from(took.as_millis()).unwrap_or(u64::MAX).max(1);
        if self.pairs.is_some() {
            if worlds == 0 {
                return Err(Failure::Finding(format!("{title}: no pair of worlds in {games} games")));
            }
            let channels =
                if self.channels.is_empty() { CHANNELS.join(", ") } else { self.channels.join(", ") };
            return Ok(format!(
                "{title}: {worlds} pairs of worlds, no byte differs in {channels} ({games} games, seeds from {seed}, \
                 {} pairs a second).",
                a_second(worlds)
            ));
        }
        if self.to_end {
            return Ok(format!(
                "{title}: {games} games came to their ends, seeds from {seed} ({steps} steps, {} games a second).",
                a_second(games)
            ));
        }
        Ok(format!(
            "{title}: all nine laws held in {games} games, seeds from {seed} ({steps} steps, {worlds} pairs of worlds)."
        ))
    }

    fn until(&self) -> Result<Until, Failure> {
        if let Some(pairs) = self.pairs {
            return Ok(Until::Worlds(pairs));
        }
        if let Some(games) = self.games {
            return Ok(Until::Games(games));
        }
        let seconds = self.minutes.unwrap_or(1.0) * 60.0;
        let time = Duration::try_from_secs_f64(seconds);
        time.map(Until::Time).map_err(|_| Failure::input("--minutes is a number from 0 on"))
    }

    /// What was found, and the command that finds it again.
    fn found(&self, failure: &LawFailure) -> String {
        let LawFailure { seed, seats, options, what } = failure;
        // The game of this seed is the first, and fails.
        let how = match (self.pairs, self.to_end) {
            (Some(_), _) => "--pairs 1",
            (None, true) => "--games 1 --to-end",
            (None, false) => "--games 1",
        };
        let mut again = format!("mu laws {} {how} --seed {seed} --players {seats}", self.game.name);
        for channel in &self.channels {
            let _ = write!(again, " --channel {channel}");
        }
        for (name, value) in options {
            let quote = if value.contains(' ') { "'" } else { "" };
            let _ = write!(again, " --option {quote}{name}={value}{quote}");
        }
        format!("{what}\nIt is found again by:\n  {again} --max-steps {}", self.max_steps)
    }
}

/// Counts pairs of worlds.
struct Compared(Progress);

impl Watch for Compared {
    fn played(&self) {}

    fn compared(&self, worlds: u64) {
        self.0.more(worlds);
    }
}

#[cfg(test)]
mod tests {
    use super::Laws;
    use crate::failure::Failure;
    use crate::tests::TOY;

    fn laws(fault: &str) -> Laws {
        Laws {
            game: &TOY,
            minutes: None,
            games: Some(40),
            to_end: false,
            pairs: None,
            channels: Vec::new(),
            players: None,
            options: vec![("fault".into(), fault.into())],
            seed: 3,
            max_steps: 500,
        }
    }

    #[test]
    fn laws_that_hold_are_told() {
        let mut out = Vec::new();
        laws("none").run(&mut out).unwrap();
        let said = String::from_utf8(out).unwrap();
        assert!(said.starts_with("Toy: all nine laws held in 40 games, seeds from 3 ("), "{said}");
    }

    #[test]
    fn a_broken_law_is_told_with_the_command_that_finds_it_again() {
        let Err(Failure::Finding(found)) = laws("leak").run(&mut Vec::new()) else {
            panic!("the leak is not found");
        };
        let again = found.lines().last().unwrap().trim();
        assert!(again.starts_with("mu laws toy --games 1 --seed 3 --players "), "{found}");
        assert!(again.contains("--option fault=leak") && again.ends_with("--max-steps 500"), "{found}");
        assert!(found.contains("\ngame toy\n"), "the saved game is shown: {found}");
    }

    #[test]
    fn pairs_and_ends_are_told_with_their_rates() {
        let said = |laws: Laws| {
            let mut out = Vec::new();
            laws.run(&mut out).unwrap();
            String::from_utf8(out).unwrap()
        };
        let only = vec!["words".to_owned(), "hint".to_owned()];
        let pairs = said(Laws { games: None, pairs: Some(30), channels: only, ..laws("none") });
        // Games are looked at whole.
        let compared = pairs.split(' ').nth(1).and_then(|count| count.parse().ok());
        assert!(compared.is_some_and(|count: u32| count >= 30), "{pairs}");
        assert!(pairs.contains(" pairs of worlds, no byte differs in words, hint ("), "{pairs}");
        let ends = said(Laws { to_end: true, ..laws("none") });
        assert!(ends.starts_with("Toy: 40 games came to their ends, seeds from 3 ("), "{ends}");
        let Err(Failure::Finding(found)) = (Laws { to_end: true, ..laws("endless") }).run(&mut Vec::new())
        else {
            panic!("a game without end is not found");
        };
        assert!(found.contains("mu laws toy --games 1 --to-end --seed 3 --players "), "{found}");
    }

    #[test]
    fn minutes_may_be_a_part_but_not_less_than_nothing() {
        let with = |minutes| Laws { games: None, minutes: Some(minutes), ..laws("none") }.until();
        assert!(with(0.5).is_ok());
        assert!(with(-1.0).is_err() && with(f64::NAN).is_err());
    }
}
