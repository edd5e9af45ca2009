//! One sitting at a table in the terminal.

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::time::Duration;

use ::words::Language;
use engine::saved::HeaderLine;
use engine::{Luck, Rng, Seat, Standing, StepNumber, Turn};
use host::{AnyTable, AnyView, Budget, Entry, Hint, LineKind, Look, PartKind, PlayRefused};

use super::command::Command;
use super::seats::Sitting;
use super::words;
use crate::failure::Failure;
use crate::rules::{look_up, nothing};
use crate::saved_file;

/// So many choices are read out with the question; more are listed when asked for.
const READ_OUT_MAX: usize = 15;

/// The longest that is thought about a hint.
const HINT_TIME: Duration = Duration::from_secs(1);

/// One sitting at a table.
pub(super) struct Session<'a> {
    game: &'a Entry,
    table: Box<dyn AnyTable>,
    sitting: Sitting,
    seed: u64,
    language: Language,
    /// The header of the file that the game goes on from.
    header: Vec<HeaderLine>,
    /// The file that the game is kept in.
    path: Option<PathBuf>,
    /// Everything up to this step was told.
    told: StepNumber,
    /// The step before the person's last choice.
    before: StepNumber,
    /// What was thought about the choice at hand, with its step; half of it was told.
    hint: Option<(StepNumber, Hint)>,
}

/// How the choices are listed.
#[derive(Clone, Copy)]
enum Listing {
    /// In words, if they are not too many.
    Short,
    /// All of them, in words and in the notation.
    Full,
}

/// How a question ended.
enum Asked {
    /// A choice was made.
    Chosen,
    /// The person leaves.
    Left,
}

impl<'a> Session<'a> {
    /// Sits down at a table.
    pub(super) fn new(
        game: &'a Entry,
        table: Box<dyn AnyTable>,
        sitting: Sitting,
        seed: u64,
        language: Language,
    ) -> Self {
        let told = table.step_count();
        let header = Vec::new();
        Self { game, table, sitting, seed, language, header, path: None, told, before: 0, hint: None }
    }

    /// Keeps the game in this file.
    pub(super) fn kept_in(mut self, path: Option<PathBuf>) -> Self {
        self.path = path;
        self
    }

    /// Keeps this header, and what is not ours in it, in its place.
    pub(super) fn with_header(mut self, header: Vec<HeaderLine>) -> Self {
        self.header = header;
        self
    }

    /// Draws the luck that is due at the start.
    pub(super) fn begin(&mut self, luck: &Luck) {
        self.table.settle(luck);
    }

    /// Plays until the game is over or the person leaves.
    pub(super) fn play(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
        let me = self.look().name(self.sitting.me).to_owned();
        writeln!(
            out,
            "{}",
            words::welcome(self.language, self.game.title, &me, &self.sitting.others(self.language))
        )?;
        let mut asked = Asked::Chosen;
        while let Asked::Chosen = asked {
            self.tell(out)?;
            match self.table.turn() {
                Turn::Over(standing) => return self.over(&standing, out),
                Turn::Chance => self.table.settle(&Luck::from_seed(self.seed)),
                Turn::Seats(owing) if owing.contains(self.sitting.me) => {
                    self.keep()?;
                    asked = self.ask(input, out)?;
                }
                Turn::Seats(owing) => owing.first().map_or(Ok(()), |seat| self.computer(seat))?,
            }
        }
        Ok(())
    }

    fn look(&self) -> Look<'_> {
        self.sitting.look(self.sitting.me, self.language)
    }

    /// What the person sees.
    fn sees(&self) -> Box<dyn AnyView + '_> {
        self.table.see(self.look())
    }

    /// Tells what happened since it was last told.
    fn tell(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        for (_, line) in self.sees().lines_since(self.told) {
            match (line.kind, line.rule) {
                (LineKind::Heading, _) => writeln!(out, "\n{}", line.text)?,
                (LineKind::Result, Some(rule)) => writeln!(out, "{} ({rule})", line.text)?,
                (LineKind::Deed | LineKind::Result, _) => writeln!(out, "{}", line.text)?,
            }
        }
        self.told = self.table.step_count();
        Ok(())
    }

    /// Lets a computer player choose. What it draws depends on the seed and the step alone, so that a
    /// game that is kept goes on as it would have.
    fn computer(&mut self, seat: Seat) -> Result<(), Failure> {
        let mut key = *b"mu terminal seed\0\0\0\0\0\0\0\0        ";
        key[16..24].copy_from_slice(&self.seed.to_le_bytes());
        let mut draws = Rng::from_key(key, self.table.step_count() as u64);
        let nobody = || Failure::input(format!("seat {seat} has no computer player"));
        let player = self.sitting.bot(seat).ok_or_else(nobody)?;
        let choice = self.table.computer_choice(seat, player, &mut draws).ok_or_else(nobody)?;
        let look = self.sitting.look(seat, self.language);
        let played = self.table.play_text(seat, &choice, &Luck::from_seed(self.seed), &look);
        played.map_err(|refused| {
            Failure::Finding(format!("{player} on seat {seat} chose {choice}: {}", refusal_text(&refused)))
        })
    }

    /// Asks until a choice is made or the person leaves.
    fn ask(&mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Asked, Failure> {
        self.question(out)?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = Vec::new();
            if input.read_until(b'\n', &mut line)? == 0 {
                writeln!(out)?;
                return self.leave(out);
            }
            let line = String::from_utf8_lossy(&line);
            if let Some(asked) = self.answer(Command::read(&line), out)? {
                return Ok(asked);
            }
        }
    }

    /// Does what a line asks for; `None` if the question stays.
    fn answer(&mut self, command: Command<'_>, out: &mut dyn Write) -> Result<Option<Asked>, Failure> {
        match command {
            Command::Repeat => self.question(out)?,
            Command::Help => {
                writeln!(out, "{}", words::help(self.language))?;
                self.list(Listing::Full, out)?;
            }
            Command::Board => self.describe(None, out)?,
            Command::Hand => self.describe(Some(PartKind::Hand), out)?,
            Command::Scores => self.describe(Some(PartKind::Scores), out)?,
            Command::Log => self.log(out)?,
            Command::Why(action) => self.why(action, out)?,
            Command::Rule(words) => self.rule(words, out)?,
            Command::At(thing) => self.look_at(thing, out)?,
            Command::Hint => self.advise(out)?,
            Command::Undo => {
                if self.table.take_back(self.sitting.me).is_ok() {
                    (self.told, self.before) = (self.table.step_count(), self.table.step_count());
                    writeln!(out, "{}", words::taken_back(self.language))?;
                    return Ok(Some(Asked::Chosen));
                }
                writeln!(out, "{}", words::not_taken_back(self.language))?;
            }
            Command::Leave => return self.leave(out).map(Some),
            Command::Choose(text) => return self.choose(text, out),
        }
        Ok(None)
    }

    /// What matters now; asked again about the same choice, which choices are worth a look.
    fn advise(&mut self, out: &mut dyn Write) -> Result<(), Failure> {
        let step = self.table.step_count();
        if let Some((_, hint)) = self.hint.take_if(|(asked, _)| *asked == step) {
            for (number, one) in (1..).zip(&hint.suggestions) {
                let parts = [&one.say, &one.standing, &one.result];
                let parts = parts.into_iter().map(String::as_str).filter(|part| !part.is_empty());
                writeln!(out, "{number}. {}", parts.collect::<Vec<_>>().join(": "))?;
            }
            return Ok(());
        }
        let Some(advise) = self.sees().advise() else { return Ok(()) };
        // Nothing that depends on the luck of the table.
        let mut draws = Rng::from_key(*b"mu: what a hint is drawn from   ", step as u64);
        let hint = advise(&mut draws, &Budget::own().within(HINT_TIME));
        writeln!(out, "{}", hint.sentence)?;
        if !hint.suggestions.is_empty() {
            writeln!(out, "{}", words::hint_next(self.language))?;
            self.hint = Some((step, hint));
        }
        Ok(())
    }

    /// What is owed, and the choices if they are few.
    fn question(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let choices = self.sees().choices();
        let title = Some(choices.title.trim_end_matches('.')).filter(|title| !title.is_empty());
        let rule = choices.rule.map(|rule| format!("({rule})"));
        let parts = [title.map(|title| format!("{title}.")), Some(choices.prompt), rule];
        let parts: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
        writeln!(out, "\n{}", parts.join(" "))?;
        self.list(Listing::Short, out)
    }

    /// The choices by number, and the families to be written out.
    fn list(&self, listing: Listing, out: &mut dyn Write) -> Result<(), Failure> {
        let (numbered, forms) = self.owed();
        let too_many = numbered.len() > READ_OUT_MAX;
        for (number, (text, said)) in (1..).zip(&numbered) {
            match listing {
                Listing::Full => writeln!(out, "{number}. {said} ({text})")?,
                Listing::Short if too_many => {}
                Listing::Short => writeln!(out, "{number}. {said}")?,
            }
        }
        if let (Listing::Short, true) = (listing, too_many) {
            writeln!(out, "{}", words::many(self.language, numbered.len()))?;
        }
        for form in forms {
            writeln!(out, "{}", words::write_out(self.language, &form))?;
        }
        Ok(())
    }

    /// The single choices with their words, and the families of choices in short notation.
    fn owed(&self) -> (Vec<(String, String)>, Vec<String>) {
        let view = self.sees();
        let (mut numbered, mut forms) = (Vec::new(), Vec::new());
        for text in self.table.owed(self.look().observer) {
            match view.say(&text) {
                Some(said) => numbered.push((text, said)),
                None => forms.push(text),
            }
        }
        (numbered, forms)
    }

    /// The choice that a text means: that of a number, one that differs in capitals only, or the text
    /// itself.
    fn choice(&self, text: &str) -> Result<String, String> {
        let (numbered, _) = self.owed();
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            let mut alike =
                numbered.iter().map(|(owed, _)| owed).filter(|owed| owed.eq_ignore_ascii_case(text));
            let first = alike.next().filter(|_| alike.next().is_none());
            return Ok(first.map_or(text, |owed| owed.as_str()).to_owned());
        }
        let index = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let chosen = index.and_then(|index| numbered.get(index)).map(|(text, _)| text.clone());
        chosen.ok_or_else(|| words::no_such_number(self.language, text, numbered.len()))
    }

    fn choose(&mut self, text: &str, out: &mut dyn Write) -> Result<Option<Asked>, Failure> {
        let action = match self.choice(text) {
            Ok(action) => action,
            Err(why) => {
                writeln!(out, "{why}")?;
                return Ok(None);
            }
        };
        let before = self.table.step_count();
        let look = self.sitting.look(self.sitting.me, self.language);
        match self.table.play_text(self.sitting.me, &action, &Luck::from_seed(self.seed), &look) {
            Ok(()) => {
                self.before = before;
                self.keep()?;
                Ok(Some(Asked::Chosen))
            }
            Err(refused) => {
                self.refuse(&refused, out)?;
                Ok(None)
            }
        }
    }

    fn refuse(&self, refused: &PlayRefused, out: &mut dyn Write) -> Result<(), Failure> {
        let text = match refused {
            PlayRefused::Misread(misread) => {
                let example = self.table.owed(self.look().observer).into_iter().next().unwrap_or_default();
                words::misread(self.language, misread.column + 1, &example)
            }
            PlayRefused::Illegal(_) => refusal_text(refused),
        };
        Ok(writeln!(out, "{text}")?)
    }

    fn why(&self, action: &str, out: &mut dyn Write) -> Result<(), Failure> {
        if action.is_empty() {
            return Ok(writeln!(out, "{}", words::why_what(self.language))?);
        }
        let action = match self.choice(action) {
            Ok(action) => action,
            Err(why) => return Ok(writeln!(out, "{why}")?),
        };
        match self.table.check_text(self.sitting.me, &action, &self.look()) {
            Ok(()) => Ok(writeln!(out, "{}", words::allowed(self.language))?),
            Err(refused) => {
                self.refuse(&refused, out)?;
                let PlayRefused::Illegal(refusal) = refused else { return Ok(()) };
                let document = self.game.document(self.language);
                let section = document.find(&refusal.rule.to_string());
                section.map_or(Ok(()), |rule| Ok(writeln!(out, "{}", rule.plain(self.language))?))
            }
        }
    }

    fn rule(&self, asked: &str, out: &mut dyn Write) -> Result<(), Failure> {
        if asked.is_empty() {
            return Ok(writeln!(out, "{}", words::rule_what(self.language))?);
        }
        let found = look_up(self.game.document(self.language), asked);
        Ok(writeln!(out, "{}", found.unwrap_or_else(|| nothing(asked, self.language)))?)
    }

    /// The table in words, or one kind of its parts.
    fn describe(&self, only: Option<PartKind>, out: &mut dyn Write) -> Result<(), Failure> {
        for part in self.sees().describe() {
            if only.is_none_or(|kind| kind == part.kind) {
                writeln!(out, "{}", part.heading)?;
                part.lines.iter().try_for_each(|line| writeln!(out, "  {line}"))?;
            }
        }
        Ok(())
    }

    /// One thing on the table: what is there, and what lies beside it.
    fn look_at(&self, thing: &str, out: &mut dyn Write) -> Result<(), Failure> {
        let Some(part) = self.sees().look_at(thing) else {
            return Ok(writeln!(out, "{}", words::no_such_thing(self.language, thing))?);
        };
        writeln!(out, "{}", part.heading)?;
        Ok(part.lines.iter().try_for_each(|line| writeln!(out, "  {line}"))?)
    }

    /// What happened since the person's last choice, each line with its rule.
    fn log(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let lines = self.sees().lines_since(self.before);
        if lines.is_empty() {
            writeln!(out, "{}", words::nothing_yet(self.language))?;
        }
        for (_, line) in lines {
            match line.rule {
                Some(rule) => writeln!(out, "{} ({rule})", line.text)?,
                None => writeln!(out, "{}", line.text)?,
            }
        }
        Ok(())
    }

    /// The end: how it ended, every place, and where the points come from.
    fn over(&self, standing: &Standing, out: &mut dyn Write) -> Result<(), Failure> {
        self.keep()?;
        let look = self.look();
        writeln!(out, "\n{}", self.sees().ending().unwrap_or_default())?;
        let breakdown = self.table.breakdown();
        let mut places: Vec<(Seat, u8)> = standing.ranks.iter().map(|(seat, &rank)| (seat, rank)).collect();
        places.sort_by_key(|&(seat, rank)| (rank, seat));
        for (seat, rank) in places {
            writeln!(out, "{}", words::place(self.language, rank, look.name(seat), standing.scores[seat]))?;
            for part in breakdown.get(seat.index()).into_iter().flatten() {
                let what = (self.game.score_words)(part.what, self.language);
                let line = words::part_of_score(self.language, &what, part.value, &part.rule.to_string());
                writeln!(out, "  {line}")?;
            }
        }
        Ok(())
    }

    /// Keeps the game, if there is a file for it.
    fn keep(&self) -> Result<(), Failure> {
        let Some(path) = &self.path else { return Ok(()) };
        let mut saved = self.table.save();
        self.sitting.write(&mut saved);
        saved.push("seed", &self.seed.to_string());
        saved.header = kept_header(&self.header, saved.header);
        saved_file::write(path, &saved)
    }

    /// Keeps the game, in a file of its own if none was named, and says where it is.
    fn leave(&mut self, out: &mut dyn Write) -> Result<Asked, Failure> {
        let own = || PathBuf::from(format!("{}-{}.mu", self.game.name, self.seed));
        let path = self.path.clone().unwrap_or_else(own);
        let said = words::kept(self.language, &path.display().to_string());
        self.path = Some(path);
        self.keep()?;
        writeln!(out, "{said}")?;
        Ok(Asked::Left)
    }
}

/// The header of the file that the game goes on from, followed by our lines that it does not have.
fn kept_header(kept: &[HeaderLine], ours: Vec<HeaderLine>) -> Vec<HeaderLine> {
    // An option and a seat are known by their second word.
    let key = |line: &HeaderLine| {
        let second =
            line.rest.split_whitespace().next().filter(|_| ["option", "seat"].contains(&line.word.as_str()));
        (line.word.clone(), second.map(String::from))
    };
    let missing = ours.into_iter().filter(|line| !kept.iter().any(|other| key(other) == key(line)));
    kept.iter().cloned().chain(missing).collect()
}

/// Why something is refused, with the rule if a rule forbids it.
fn refusal_text(refused: &PlayRefused) -> String {
    match refused {
        PlayRefused::Misread(misread) => misread.to_string(),
        PlayRefused::Illegal(refusal) => format!("{} ({})", refusal.text, refusal.rule),
    }
}
