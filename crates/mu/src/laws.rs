//! `mu laws`: checks the laws that every game must keep on random games.

use std::fmt::Write as _;
use std::io::Write;
use std::time::Duration;

use clap::Args;
use host::Entry;
use lab::{LawError, LawFailure, LawRun, Until};

use crate::failure::Failure;
use crate::given::{example, from_files, game};
use crate::progress::Progress;

/// Checks the nine laws on random games, with every number of players and random options.
///
/// All cores are used. The first failure is told with the saved game up to there and the command that
/// repeats it; the exit code is then 1.
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
    /// The number of players; by default each in turn.
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// A table option; the others are random. May be repeated.
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = crate::given::option)]
    options: Vec<(String, String)>,
    /// The seed of the first game.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Look at so many steps of a game at most.
    #[arg(long, value_name = "N", default_value_t = 3000)]
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
        let held = (self.game.laboratory.hold_laws)(&run, &progress);
        progress.end();
        let held = held.map_err(|error| match error {
            LawError::Setting(bad) => Failure::input(bad),
            LawError::Failure(failure) => Failure::Finding(self.found(&failure)),
        })?;
        let (games, steps, worlds) = (held.games, held.steps, held.worlds);
        writeln!(
            out,
            "{}: all nine laws held in {games} games, seeds from {} ({steps} steps, {worlds} pairs of worlds).",
            self.game.title, self.seed
        )?;
        Ok(())
    }

    fn until(&self) -> Result<Until, Failure> {
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
        let mut again = format!("mu laws {} --games 1 --seed {seed} --players {seats}", self.game.name);
        for (name, value) in options {
            let quote = if value.contains(' ') { "'" } else { "" };
            let _ = write!(again, " --option {quote}{name}={value}{quote}");
        }
        format!("{what}\nIt is found again by:\n  {again} --max-steps {}", self.max_steps)
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
    fn minutes_may_be_a_part_but_not_less_than_nothing() {
        let with = |minutes| Laws { games: None, minutes: Some(minutes), ..laws("none") }.until();
        assert!(with(0.5).is_ok());
        assert!(with(-1.0).is_err() && with(f64::NAN).is_err());
    }
}
