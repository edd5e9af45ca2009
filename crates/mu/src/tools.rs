//! Commands that games offer of their own: `mu GROUP NAME`.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Arg, ArgMatches, Command, value_parser};
use host::{Entry, Given, Product, Take, TakeKind, Tool, Unmade};
use pixels::Drawer;
use words::Language;

use crate::failure::Failure;
use crate::{given, locale, text_file};

/// The arguments of the program with the commands of these games.
pub(crate) fn offered(mut command: Command, games: &[Entry]) -> Command {
    for game in games {
        for tool in (game.tools)() {
            if command.find_subcommand(tool.group).is_none() {
                let about = format!("Commands of {}", game.title);
                let group = Command::new(tool.group).about(about).subcommand_required(true);
                command = command.subcommand(group.arg_required_else_help(true));
            }
            command = command.mut_subcommand(tool.group, |group| group.subcommand(command_of(tool)));
        }
    }
    command
}

/// The tool of these games that was asked for, and what it was given.
pub(crate) fn asked<'a>(matches: &'a ArgMatches, games: &[Entry]) -> Option<(&'static Tool, &'a ArgMatches)> {
    let (group, inner) = matches.subcommand()?;
    let (name, given) = inner.subcommand()?;
    let mut tools = games.iter().flat_map(|game| (game.tools)());
    tools.find(|tool| tool.group == group && tool.name == name).map(|tool| (tool, given))
}

fn command_of(tool: &'static Tool) -> Command {
    let out = Arg::new(OUT)
        .long(OUT)
        .value_name("FILE")
        .help("Where to; by default the text is written to standard output")
        .value_parser(value_parser!(PathBuf));
    let width = Arg::new(WIDTH)
        .long(WIDTH)
        .value_name("PIXELS")
        .help("How many pixels wide a .png is")
        .default_value("1200")
        .value_parser(value_parser!(u32).range(16..=8192));
    let language = Arg::new(LANGUAGE)
        .long(LANGUAGE)
        .value_name("CODE")
        .help("The language of the words: en, fr or de; by default that of the terminal")
        .value_parser(given::language);
    let takes = tool.takes.iter().map(argument);
    Command::new(tool.name)
        .about(tool.about.trim_end_matches('.'))
        .after_help(format!("Example:\n  mu {}", tool.example))
        .args(takes)
        .args([out, width, language])
}

const OUT: &str = "out";
const WIDTH: &str = "width";
const LANGUAGE: &str = "language";

fn argument(take: &'static Take) -> Arg {
    let arg = Arg::new(take.name).help(take.about.trim_end_matches('.'));
    match take.kind {
        TakeKind::Number { min, max, default } => arg
            .long(take.name)
            .value_name("N")
            .help(format!("{}; {default} if left out", take.about.trim_end_matches('.')))
            .value_parser(value_parser!(u64).range(min..=max)),
        TakeKind::File => arg.long(take.name).value_name("FILE").value_parser(value_parser!(PathBuf)),
        TakeKind::NeededFile => arg.value_name("FILE").required(true).value_parser(value_parser!(PathBuf)),
        TakeKind::PlainFile => arg.value_name("FILE").value_parser(value_parser!(PathBuf)),
    }
}

/// Carries a tool out and writes what it has made.
pub(crate) fn run(tool: &'static Tool, matches: &ArgMatches, out: &mut dyn Write) -> Result<(), Failure> {
    let language = locale::language(matches.get_one::<Language>(LANGUAGE).copied());
    let mut given = Given { language, numbers: Vec::new(), files: Vec::new() };
    for take in tool.takes {
        match take.kind {
            TakeKind::Number { default, .. } => {
                let number = matches.get_one::<u64>(take.name).copied().unwrap_or(default);
                given.numbers.push((take.name, number));
            }
            TakeKind::File | TakeKind::NeededFile | TakeKind::PlainFile => {
                if let Some(path) = matches.get_one::<PathBuf>(take.name) {
                    given.files.push((take.name, text_file::read(path, "file of this kind")?));
                }
            }
        }
    }
    let made = (tool.run)(&given).map_err(|unmade| match unmade {
        Unmade::Input(why) => Failure::input(why),
        Unmade::Faults(take, faults) => {
            let path = matches.get_one::<PathBuf>(take).map(|path| path.display().to_string());
            let lines: Vec<String> = faults.iter().map(|fault| format!("\n  {fault}")).collect();
            Failure::Finding(format!("{}:{}", path.unwrap_or_default(), lines.concat()))
        }
    })?;
    let width = matches.get_one::<u32>(WIDTH).copied().unwrap_or(1200);
    match matches.get_one::<PathBuf>(OUT) {
        None => Ok(write!(out, "{}", made.text)?),
        Some(path) => {
            let bytes = bytes(made, path, width)?;
            fs::write(path, bytes).map_err(|error| Failure::input(format!("{}: {error}", path.display())))?;
            Ok(writeln!(out, "{}", path.display())?)
        }
    }
}

/// What is written into a file, by the ending of its name.
fn bytes(made: Product, path: &Path, width: u32) -> Result<Vec<u8>, Failure> {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    match (ending, &made.svg) {
        ("svg", Some(svg)) => Ok(svg.clone().into_bytes()),
        ("png", Some(svg)) => Drawer::of_this_machine().wide(svg, width).map_err(Failure::input),
        (text, _) if text == made.ending => Ok(made.text.into_bytes()),
        _ => {
            let pictures = if made.svg.is_some() { ", .svg or .png" } else { "" };
            Err(Failure::input(format!("{}: the file ends in .{}{pictures}", path.display(), made.ending)))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use clap::CommandFactory as _;

    use super::{asked, offered, run};
    use crate::failure::Failure;
    use crate::tests::TOY;

    fn mu(line: &str) -> Result<String, String> {
        let games = [TOY];
        let command = offered(crate::Arguments::command(), &games);
        let matches = command.try_get_matches_from(line.split(' ')).map_err(|error| error.to_string())?;
        let (tool, given) = asked(&matches, &games).ok_or("no tool")?;
        let mut out = Vec::new();
        match run(tool, given, &mut out) {
            Ok(()) => Ok(String::from_utf8(out).expect("text")),
            Err(Failure::Input(why)) => Err(format!("2 {why}")),
            Err(Failure::Finding(why)) => Err(format!("1 {why}")),
            Err(Failure::Unread) => Err("unread".into()),
        }
    }

    #[test]
    fn a_tool_writes_text_and_pictures() {
        let text = mu("mu toy bonus --seed 7 --count 3").unwrap();
        assert_eq!(text.split_whitespace().count(), 3, "{text}");
        let path = |ending: &str| {
            std::env::temp_dir()
                .join(format!("mu-tool-{}.{ending}", std::process::id()))
                .display()
                .to_string()
        };
        for ending in ["txt", "svg", "png"] {
            let path = path(ending);
            assert_eq!(mu(&format!("mu toy bonus --seed 7 --count 3 --out {path}")), Ok(format!("{path}\n")));
            let bytes = fs::read(&path).unwrap();
            match ending {
                "txt" => assert_eq!(bytes, text.as_bytes()),
                "svg" => assert!(String::from_utf8_lossy(&bytes).contains(text.trim())),
                _ => assert!(bytes.starts_with(b"\x89PNG")),
            }
        }
        assert_eq!(mu(&format!("mu toy check {}", path("txt"))), Ok("The file can be used.\n".into()));
        fs::write(path("txt"), "7\n19\n20\n").unwrap();
        let faults = "line 2: 19 is no number from 1 to 18\n  line 3: 20 is no number from 1 to 18";
        assert_eq!(
            mu(&format!("mu toy check {}", path("txt"))),
            Err(format!("1 {}:\n  {faults}", path("txt")))
        );
        for ending in ["txt", "svg", "png"] {
            fs::remove_file(path(ending)).unwrap();
        }
    }

    #[test]
    fn what_a_tool_cannot_take_is_refused() {
        assert!(mu("mu toy bonus --count 19").unwrap_err().contains("1..=18"));
        assert!(mu("mu toy bonus --out bonus.gif").unwrap_err().contains("ends in .txt, .svg or .png"));
        assert!(mu("mu toy check").unwrap_err().contains("<FILE>"));
        assert!(mu("mu toy check no/such.txt").unwrap_err().starts_with("2 no/such.txt: "));
        assert!(mu("mu toy fly").unwrap_err().contains("unrecognized subcommand"));
    }

    #[test]
    fn tools_of_all_games_are_well_formed() {
        let games: Vec<_> = catalog::games().iter().copied().chain([TOY]).collect();
        offered(crate::Arguments::command(), &games).debug_assert();
        for tool in games.iter().flat_map(|game| (game.tools)()) {
            let words = format!("{} {}", tool.group, tool.name);
            assert!(tool.about.ends_with('.') && tool.example.starts_with(&words), "{words}");
            let own = crate::Arguments::command();
            assert!(own.find_subcommand(tool.group).is_none(), "{words} stands in the way of a command");
        }
    }
}
