//! The one program of Mu: web table, terminal, simulation, traces, replays, rules, laws.
//!
//! A file a command; what several commands share stands in `failure`, `given`, `people`, `place` and `saved_file`.

mod admin;
mod arena;
mod arena_plot;
mod failure;
mod given;
mod laws;
mod letters;
mod licences;
mod locale;
mod people;
mod place;
mod play;
mod progress;
mod puzzles;
mod render;
mod replay;
mod review;
mod rules;
mod saved_file;
mod serve;
mod simulate;
mod text_file;
mod tools;
mod trace;
mod train;
mod verify;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use catalog::games;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand};

use crate::failure::Failure;
use crate::given::example;

/// Games called Mu: a table in the browser or in the terminal, computer players, and a laboratory.
///
/// Without a command it opens the web table.
#[derive(Parser, Debug)]
#[command(name = "mu", version = server::VERSION.as_str(), after_help = example("mu play GAME"), subcommand_value_name = "COMMAND")]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Serve(serve::Serve),
    Admin(admin::Admin),
    Play(play::Play),
    Simulate(simulate::Simulate),
    Arena(arena::Contestants),
    Trace(trace::Trace),
    Replay(replay::Replay),
    Review(review::Review),
    Train(train::Train),
    Puzzles(puzzles::Puzzles),
    Verify(verify::Verify),
    Render(render::Render),
    Rules(rules::Rules),
    Laws(laws::Laws),
    Licences(licences::Licences),
}

fn main() -> ExitCode {
    let matches = tools::offered(Arguments::command(), games()).get_matches();
    let mut out = BufWriter::new(io::stdout().lock());
    let done = if let Some((tool, given)) = tools::asked(&matches, games()) {
        tools::run(tool, given, &mut out)
    } else {
        let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
        carry_out(arguments.command, &mut out)
    };
    let done = done.and_then(|()| Ok(out.flush()?));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn carry_out(command: Option<Command>, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        None => serve::Serve::default().run(out),
        Some(Command::Serve(serve)) => serve.run(out),
        Some(Command::Admin(admin)) => admin.run(out),
        Some(Command::Play(play)) => play.run(&mut io::stdin().lock(), out),
        Some(Command::Simulate(simulate)) => simulate.run(out),
        Some(Command::Arena(contestants)) => contestants.run(out),
        Some(Command::Trace(trace)) => trace.run(out),
        Some(Command::Replay(replay)) => replay.run(out),
        Some(Command::Review(review)) => review.run(out),
        Some(Command::Train(train)) => train.run(out),
        Some(Command::Puzzles(puzzles)) => puzzles.run(out),
        Some(Command::Verify(verify)) => verify.run(out),
        Some(Command::Render(render)) => render.run(out),
        Some(Command::Rules(rules)) => rules.run(out),
        Some(Command::Laws(laws)) => laws.run(out),
        Some(Command::Licences(licences)) => licences.run(out),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;
    use host::{Documents, Entry};

    use super::Arguments;

    /// A game of a page, to try commands on it before and beside those of the catalogue.
    pub(crate) static TOY: Entry =
        Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS));

    #[test]
    fn the_arguments_are_well_formed() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn every_command_is_described_and_has_an_example() {
        for command in Arguments::command().get_subcommands() {
            let name = command.get_name();
            assert!(command.get_about().is_some(), "{name}");
            let example = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(example.contains(&format!("mu {name}")), "{name}: {example}");
        }
    }
}
