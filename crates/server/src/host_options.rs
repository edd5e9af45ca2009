//! Texts that the host of the site offers for options that are texts: maps, packs of cards.

use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use engine::{OptionKind, OptionSpec};
use host::Entry;

/// The longest text that is offered, in bytes.
const TEXT_MAX: u64 = 1 << 20;

/// Texts that the host offers. Each was read once, at the start; what becomes of its file later changes nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offered(Vec<OfferedText>);

/// One text that the host offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedText {
    /// The short name of the game.
    pub game: &'static str,
    /// The option that it is for.
    pub option: &'static str,
    /// What people choose it by: the name of its file without the ending.
    pub name: String,
    /// The value of the option, in one line.
    pub line: String,
}

/// A file that is not offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unoffered {
    /// The file.
    pub path: PathBuf,
    /// Everything that is wrong with it, one line each.
    pub faults: Vec<String>,
}

impl Offered {
    /// Reads all files of a folder, in the order of their names, folders in it and hidden files aside.
    /// A file is offered for every option of these games that takes it.
    ///
    /// # Errors
    /// If the folder cannot be read. A file that cannot be offered is no error: it is told apart.
    pub fn read(folder: &Path, games: &[Entry]) -> io::Result<(Self, Vec<Unoffered>)> {
        let mut paths = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
            if !is_hidden && fs::metadata(entry.path()).is_ok_and(|data| data.is_file()) {
                paths.push(entry.path());
            }
        }
        paths.sort();
        let (mut offered, mut left) = (Self::default(), Vec::new());
        for path in paths {
            match offered.texts_of(&path, games) {
                Ok(texts) => offered.0.extend(texts),
                Err(faults) => left.push(Unoffered { path, faults }),
            }
        }
        Ok((offered, left))
    }

    /// The names offered for an option of a game.
    pub fn names(&self, game: &str, option: &str) -> impl Iterator<Item = &str> {
        let fits = move |text: &&OfferedText| text.game == game && text.option == option;
        self.0.iter().filter(fits).map(|text| text.name.as_str())
    }

    /// Options in which the names of offered texts are replaced by the texts.
    pub fn resolve(&self, game: &str, options: &[(String, String)]) -> Vec<(String, String)> {
        let resolved = |(option, value): &(String, String)| {
            let of_this = |text: &&OfferedText| text.game == game && text.option == *option;
            let found = self.0.iter().filter(of_this).find(|text| text.name == *value);
            (option.clone(), found.map_or(value, |text| &text.line).clone())
        };
        options.iter().map(resolved).collect()
    }

    /// What a file is offered as, or everything that is wrong with it for any option.
    fn texts_of(&self, path: &Path, games: &[Entry]) -> Result<Vec<OfferedText>, Vec<String>> {
        let text = read(path)?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let (mut texts, mut faults) = (Vec::new(), Vec::new());
        for (game, spec) in options_of(games) {
            let (game_name, option, name) = (game.name, spec.name, name.clone());
            match accepted(game, spec, &text) {
                Ok(line) => texts.push(OfferedText { game: game_name, option, name, line }),
                Err(wrong) => {
                    let place = |fault| format!("{game_name}, option {option}: {fault}");
                    faults.extend(wrong.into_iter().map(place));
                }
            }
        }
        if let Some(taken) = texts.iter().find(|text| self.has(text) || is_default(games, text)) {
            return Err(vec![format!("{:?} is the name of something else already", taken.name)]);
        }
        match (texts.is_empty(), faults.is_empty()) {
            (false, _) => Ok(texts),
            (true, false) => Err(faults),
            (true, true) => Err(vec!["no game here has an option that is a text".into()]),
        }
    }

    fn has(&self, text: &OfferedText) -> bool {
        self.names(text.game, text.option).any(|name| name == text.name)
    }
}

/// The options that are texts.
fn options_of(games: &[Entry]) -> impl Iterator<Item = (&Entry, &'static OptionSpec)> {
    let all = games.iter().flat_map(|game| (game.options)().iter().map(move |spec| (game, spec)));
    all.filter(|(_, spec)| spec.kind == OptionKind::Text)
}

/// Whether a text has the name that stands for nothing.
fn is_default(games: &[Entry], text: &OfferedText) -> bool {
    options_of(games)
        .any(|(game, spec)| game.name == text.game && spec.name == text.option && spec.default == text.name)
}

/// The line of a text that an option takes, for some number of seats; else what the game says against it.
fn accepted(game: &Entry, spec: &OptionSpec, text: &str) -> Result<String, Vec<String>> {
    let chosen = [(spec.name.to_owned(), text.to_owned())];
    let mut refused = Vec::new();
    for seats in (game.seats)() {
        match game.open(seats, &chosen) {
            Ok(table) => {
                let saved = table.save();
                let mut lines = saved.all("option").filter_map(|line| line.rest.split_once(' '));
                let line = lines.find(|(name, _)| *name == spec.name).map(|(_, line)| line.to_owned());
                return line.ok_or_else(|| vec!["it says nothing".into()]);
            }
            Err(bad) if bad.faults().is_empty() => refused = vec![bad.to_string()],
            Err(bad) => refused = bad.faults().to_vec(),
        }
    }
    Err(refused)
}

fn read(path: &Path) -> Result<String, Vec<String>> {
    let mut bytes = Vec::new();
    let done = fs::File::open(path).and_then(|file| file.take(TEXT_MAX + 1).read_to_end(&mut bytes));
    done.map_err(|error| vec![error.to_string()])?;
    if bytes.len() as u64 > TEXT_MAX {
        return Err(vec!["the file is larger than 1 MiB".into()]);
    }
    let text = String::from_utf8(bytes).map_err(|_| vec!["the file is no text in UTF-8".to_owned()])?;
    if text.trim().is_empty() { Err(vec!["the file is empty".into()]) } else { Ok(text) }
}

#[cfg(test)]
mod tests {
    use host::Documents;

    use super::*;

    static GAMES: [Entry; 1] =
        [Entry::of::<toy_face::ToyFace, toy_players::ToyPlayers, toy::Wins>(&Documents(toy::DOCUMENTS))];

    #[test]
    fn files_that_an_option_takes_are_offered_and_the_others_told() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        write("lucky.txt", "18 # the best\n7\n");
        write("lucky.zzz", "3");
        write("none.txt", "5");
        write("wrong.txt", "7\n19\n20\n");
        write("empty.txt", " \n");
        write(".hidden", "x");
        fs::write(folder.path().join("bytes.txt"), [0xff, 0xfe]).unwrap();
        fs::create_dir(folder.path().join("inside")).unwrap();
        let (offered, left) = Offered::read(folder.path(), &GAMES).unwrap();
        assert_eq!(offered.names("toy", "bonus").collect::<Vec<_>>(), ["lucky"]);
        assert_eq!(offered.0[0].line, "7 18");
        let told: Vec<(String, &[String])> = left
            .iter()
            .map(|one| (one.path.file_name().unwrap().display().to_string(), one.faults.as_slice()))
            .collect();
        let names: Vec<&str> = told.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["bytes.txt", "empty.txt", "lucky.zzz", "none.txt", "wrong.txt"]);
        assert_eq!(told[2].1, ["\"lucky\" is the name of something else already"]);
        assert_eq!(
            told[4].1,
            [
                "toy, option bonus: line 2: 19 is no number from 1 to 18",
                "toy, option bonus: line 3: 20 is no number from 1 to 18"
            ]
        );
        assert!(Offered::read(&folder.path().join("nowhere"), &GAMES).is_err());
    }

    #[test]
    fn names_become_texts() {
        let text = OfferedText { game: "toy", option: "bonus", name: "lucky".into(), line: "7 18".into() };
        let offered = Offered(vec![text]);
        let with = |value: &str| vec![("bonus".to_owned(), value.to_owned())];
        assert_eq!(offered.resolve("toy", &with("lucky")), with("7 18"));
        assert_eq!(offered.resolve("toy", &with("3")), with("3"));
        assert_eq!(offered.resolve("other", &with("lucky")), with("lucky"));
    }
}
