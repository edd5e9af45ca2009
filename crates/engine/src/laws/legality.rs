//! Laws 2 and 3: what may be done, and how it is written.

use super::{Broken, Lawful, Run, offered};
use crate::notation::ParseError;
use crate::rng::Rng;
use crate::seat::{SEATS_MAX, Seat};

impl<G: Lawful> Run<G> {
    /// What an owing seat is offered is exactly what it may do.
    pub(super) fn legality(&mut self, seat: Seat) -> Result<(), Broken> {
        let state = self.table.truth();
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        self.law(2, !legal.is_empty(), || format!("{seat} owes a choice and has none"))?;
        let mut sorted = legal.clone();
        sorted.sort_unstable();
        sorted.dedup();
        self.law(2, sorted.len() == legal.len(), || format!("{seat} is offered something twice"))?;
        for &action in &legal {
            let checked = state.check(seat, action);
            self.law(2, checked.is_ok(), || {
                format!("{seat} is offered {action:?}, which is refused: {checked:?}")
            })?;
            let text = G::action_text(self.table.options(), action);
            let read = G::read_action(self.table.options(), &text);
            self.law(3, read.as_ref() == Ok(&action), || format!("{text:?} is read as {read:?}"))?;
        }
        for action in state.probes(seat, &mut self.rng) {
            let accepted = self.table.truth().check(seat, action).is_ok();
            let offered = sorted.binary_search(&action).is_ok();
            self.law(2, accepted == offered, || {
                format!("{action:?} of {seat}: legal offers it: {offered}, check accepts it: {accepted}")
            })?;
        }
        let sample = state.sample(seat, &mut self.rng);
        let is_offered = sample.is_some_and(|action| sorted.binary_search(&action).is_ok());
        self.law(2, is_offered, || format!("{seat} would draw {sample:?}, which it is not offered"))
    }

    /// Whoever owes nothing may do nothing: idle seats, seats beyond the table, everybody once the
    /// game is over or while luck is due.
    pub(super) fn idle(&mut self) -> Result<(), Broken> {
        let state = self.table.truth();
        let owing = self.table.turn().owing();
        let idle = |seat: &Seat| !owing.contains(*seat);
        for seat in Seat::all(state.seats()).filter(idle) {
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let sample = state.sample(seat, &mut self.rng);
            self.law(2, legal.is_empty() && sample.is_none(), || {
                format!("{seat} owes nothing and is offered {legal:?}, or draws {sample:?}")
            })?;
        }
        // A seat that does not exist holds nothing to probe with: it tries what others would.
        let others = owing.first().unwrap_or_default();
        let tried = offered(state, others).into_iter().take(1).chain(state.probes(others, &mut self.rng));
        let tried: Vec<G::Action> = tried.collect();
        for seat in (0..SEATS_MAX).filter_map(Seat::new).filter(idle) {
            let may = tried.iter().find(|&&action| state.check(seat, action).is_ok());
            self.law(2, may.is_none(), || format!("{seat} owes nothing and may do {may:?}"))?;
        }
        Ok(())
    }

    /// An action can be read back, and only as itself.
    pub(super) fn action_notation(&mut self, action: G::Action) -> Result<(), Broken> {
        let options = self.table.options();
        let text = G::action_text(options, action);
        let text_of = |action: &G::Action| G::action_text(options, *action);
        let wrong = misreading(&action, &text, text_of, |text| G::read_action(options, text), &mut self.rng);
        self.law(3, wrong.is_none(), || wrong.clone().unwrap_or_default())
    }

    /// An outcome of luck can be read back, and only as itself.
    pub(super) fn chance_notation(&mut self, chance: &G::Chance) -> Result<(), Broken> {
        let options = self.table.options();
        let text = G::chance_text(options, chance);
        let text_of = |chance: &G::Chance| G::chance_text(options, chance);
        let wrong = misreading(chance, &text, text_of, |text| G::read_chance(options, text), &mut self.rng);
        self.law(3, wrong.is_none(), || wrong.clone().unwrap_or_default())
    }
}

/// What is wrong with the text of a thing, or with how it and texts like it are read.
fn misreading<T: PartialEq + std::fmt::Debug>(
    thing: &T,
    text: &str,
    text_of: impl Fn(&T) -> String,
    read: impl Fn(&str) -> Result<T, ParseError>,
    rng: &mut Rng,
) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.is_empty() || words.join(" ") != text {
        return Some(format!("{text:?} is no line of words separated by single spaces"));
    }
    let spaced = format!("  {}  ", words.join("   "));
    for same in [text, &spaced] {
        let again = read(same);
        if again.as_ref() != Ok(thing) {
            return Some(format!("{same:?} is read as {again:?}"));
        }
    }
    let longer = format!("{text} ?");
    match read(&longer) {
        Ok(other) => return Some(format!("{longer:?} is read as {other:?}")),
        Err(bad) if bad.column > longer.len() => {
            return Some(format!("{longer:?} is refused at column {}, beyond its end", bad.column));
        }
        Err(_) => {}
    }
    // Whatever a slip of the pen makes of it is refused, or is itself a text that can be read back.
    (0..4).map(|_| slip(text, rng)).find_map(|slip| {
        let other = read(&slip).ok()?;
        let canonical = text_of(&other);
        let again = read(&canonical);
        (again.as_ref() != Ok(&other))
            .then(|| format!("{slip:?} is read as {other:?}, but that as {again:?}"))
    })
}

/// The text with one letter lost, exchanged or put in, or cut short.
fn slip(text: &str, rng: &mut Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let Some(&other) = rng.pick(&letters) else { return String::new() };
    let count = u32::try_from(letters.len()).unwrap_or(u32::MAX);
    let place = rng.below(count) as usize;
    match rng.below(5) {
        0 => drop(letters.remove(place)),
        1 => letters[place] = other,
        2 => letters.insert(place, other),
        3 => letters[place] = 'é',
        _ => letters.truncate(place),
    }
    letters.into_iter().collect()
}
