//! What must hold for every game in every position.
//!
//! [`hold`] plays one random game and checks all laws at every step. A failure names the
//! law, the step and the transcript so far, which replays it.

use std::fmt;

use crate::fair::Luck;
use crate::game::{Game, Turn};
use crate::knowledge::{Audience, Imagine, Observer};
use crate::options::Options;
use crate::rng::Rng;
use crate::saved::SavedGame;
use crate::seat::{Seat, SeatSet};
use crate::table::{Step, Table};

/// What a game adds so that the laws can be checked on it.
pub trait Lawful: Imagine {
    /// Another world that the observer cannot tell from this one, made from the rules on who knows
    /// what and not from a view: hidden pieces change places where nobody saw them.
    #[must_use]
    fn vary(&self, observer: Observer, rng: &mut Rng) -> Self;

    /// Whether the rules have by now shown the observer something that differs between two worlds
    /// that it could not tell apart before.
    fn tells_apart(&self, other: &Self, observer: Observer) -> bool;

    /// Counts every piece of the game.
    ///
    /// # Errors
    /// What is missing or too many.
    fn audit(&self) -> Result<(), String>;

    /// Actions worth trying on `check`: the whole action space where it is small, else near misses.
    fn probes(&self, seat: Seat, rng: &mut Rng) -> Vec<Self::Action>;

    /// How many choices may pass before [`Lawful::milestones`] must have grown.
    fn patience(&self) -> usize;

    /// Counts what can only grow and ends: rounds played, cards used up.
    fn milestones(&self) -> usize;
}

/// A law is broken.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Its number, 1 to 9.
    pub law: u8,
    /// What was seen.
    pub what: String,
    /// The saved game up to there.
    pub transcript: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {} is broken: {}\n{}", self.law, self.what, self.transcript)
    }
}

impl std::error::Error for Broken {}

/// What a run of the laws has looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Steps of luck and choice.
    pub steps: usize,
    /// Pairs of worlds compared by the law of non-interference.
    pub worlds: usize,
}

/// Plays one random game of at most `steps_max` steps and checks every law on the way:
///
/// 1. somebody owes something or the game is over, and it advances;
/// 2. `legal` is not empty, has no duplicates, and is exactly what `check` accepts;
/// 3. notation round-trips for actions, outcomes and the transcript;
/// 4. an imagined world gives the same view, and the same legal actions to its observer;
/// 5. non-interference: what an observer cannot know changes nothing that it is given;
/// 6. sealed choices in any order lead to the same position;
/// 7. audiences name seats of the table, and a seat knows its own choices;
/// 8. no piece is lost or made;
/// 9. the replayed transcript is the table, view by view.
///
/// # Errors
/// The first law that is broken.
pub fn hold<G: Lawful>(options: &G::Options, seed: u64, steps_max: usize) -> Result<Checked, Broken> {
    let luck = Luck::from_seed(seed);
    let mut run = Run {
        table: Table::<G>::bare(options.clone()),
        rng: Rng::from_seed(seed),
        checked: Checked::default(),
    };
    let (mut milestones, mut since) = (0, 0);
    for outcome in 0.. {
        if run.checked.steps >= steps_max || run.table.turn().standing().is_some() {
            break;
        }
        run.settle(&luck, outcome)?;
        while let Turn::Seats(owing) = run.table.turn() {
            run.position(owing)?;
            run.choose(owing)?;
            since += 1;
            let now = run.table.truth().milestones();
            if now != milestones {
                (milestones, since) = (now, 0);
            }
            run.law(1, since <= run.table.truth().patience(), || "the game does not advance".into())?;
            if run.checked.steps >= steps_max {
                break;
            }
        }
    }
    run.replay()?;
    Ok(run.checked)
}

/// What an observer was told in each of two worlds.
type Both<E> = (Vec<E>, Vec<E>);

struct Run<G: Lawful> {
    table: Table<G>,
    rng: Rng,
    checked: Checked,
}

impl<G: Lawful> Run<G> {
    #[expect(clippy::fn_params_excessive_bools, reason = "the condition of an assertion is a truth value")]
    fn law(&self, law: u8, holds: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
        if holds {
            return Ok(());
        }
        Err(Broken { law, what: what(), transcript: SavedGame::of(&self.table).to_string() })
    }

    /// Resolves one outcome of luck, if it is due.
    fn settle(&mut self, luck: &Luck, outcome: usize) -> Result<(), Broken> {
        if self.table.turn() != Turn::Chance {
            return Ok(());
        }
        let chance = self.table.truth().draw(&mut luck.outcome(outcome));
        let text = G::chance_text(self.table.options(), &chance);
        let read = G::read_chance(self.table.options(), &text);
        self.law(3, read.as_ref() == Ok(&chance), || format!("{text:?} is read as {read:?}"))?;
        let taken = self.table.take(Step::Chance(chance));
        self.law(2, taken.is_ok(), || format!("the outcome drawn is refused: {taken:?}"))?;
        self.after()
    }

    /// Takes a random legal action of a random owing seat.
    fn choose(&mut self, owing: SeatSet) -> Result<(), Broken> {
        let seats: Vec<Seat> = owing.iter().collect();
        let Some(&seat) = self.rng.pick(&seats) else {
            return self.law(1, false, || "nobody owes anything, and the game is not over".into());
        };
        let Some(action) = self.table.truth().sample(seat, &mut self.rng) else {
            return self.law(2, false, || format!("{seat} owes a choice and has none"));
        };
        let audience = self.table.truth().audience(seat, action);
        let knows = audience.includes(Observer::Seat(seat));
        self.law(7, knows, || format!("{seat} would not know its own choice"))?;
        self.sealed_order(owing)?;
        let taken = self.table.take(Step::Choice(seat, action));
        self.law(2, taken.is_ok(), || format!("{seat} was offered {action:?}, which is refused: {taken:?}"))?;
        self.after()
    }

    /// What must hold after any step.
    fn after(&mut self) -> Result<(), Broken> {
        self.checked.steps += 1;
        let lost = self.table.truth().audit().err();
        self.law(8, lost.is_none(), || lost.clone().unwrap_or_default())?;
        let seats = SeatSet::all(self.table.truth().seats());
        let step = self.table.steps().len();
        for told in self.table.told_since(step - 1, Observer::Omniscient) {
            let exist = match told.audience {
                Audience::Everyone => true,
                Audience::Only(some) => some.iter().all(|seat| seats.contains(seat)),
            };
            self.law(7, exist, || format!("{:?} is told to seats that do not exist", told.event))?;
        }
        Ok(())
    }

    /// What must hold in a position in which seats owe choices.
    fn position(&mut self, owing: SeatSet) -> Result<(), Broken> {
        self.law(1, !owing.is_empty(), || "nobody owes anything, and the game is not over".into())?;
        for seat in owing.iter() {
            self.legality(seat)?;
        }
        for observer in Observer::all(self.table.truth().seats()) {
            self.imagined(observer)?;
        }
        // Walking two worlds side by side is the dearest law: one observer a step is enough over a game.
        let observers: Vec<Observer> = Observer::all(self.table.truth().seats()).collect();
        match self.rng.pick(&observers) {
            Some(&observer) if observer != Observer::Omniscient => self.non_interference(observer),
            _ => Ok(()),
        }
    }

    fn legality(&mut self, seat: Seat) -> Result<(), Broken> {
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
        for idle in Seat::all(self.table.truth().seats()) {
            let idle_is_refused = self.table.turn().owing().contains(idle)
                || legal.first().is_none_or(|&action| self.table.truth().check(idle, action).is_err());
            self.law(2, idle_is_refused, || format!("{idle} may act without owing anything"))?;
        }
        Ok(())
    }

    fn imagined(&mut self, observer: Observer) -> Result<(), Broken> {
        let view = self.table.view(observer);
        let world = G::imagine(&view, &mut self.rng);
        let same = world.view(observer) == view;
        self.law(4, same, || format!("{observer:?} sees another view in a world imagined from its own"))?;
        let lost = world.audit().err();
        self.law(4, lost.is_none(), || format!("in a world imagined for {observer:?}: {lost:?}"))?;
        if let Some(seat) = observer.seat() {
            let same = same_legal(self.table.truth(), &world, seat);
            self.law(4, same, || {
                format!("{seat} has other legal actions in a world imagined from its view")
            })?;
        }
        Ok(())
    }

    /// Walks this world and one that differs in what the observer cannot know, with the same steps,
    /// until the difference comes to light.
    fn non_interference(&mut self, observer: Observer) -> Result<(), Broken> {
        let mut here = self.table.truth().clone();
        let mut there = here.vary(observer, &mut self.rng);
        self.checked.worlds += 1;
        for walked in 0..24 {
            if here.tells_apart(&there, observer) {
                return Ok(());
            }
            let same = here.view(observer) == there.view(observer)
                && here.turn() == there.turn()
                && observer.seat().is_none_or(|seat| same_legal(&here, &there, seat));
            self.law(5, same, || {
                format!(
                    "{walked} steps later {observer:?} is given something that depends on what it may not know:\n{:?}\n{:?}",
                    here.view(observer),
                    there.view(observer)
                )
            })?;
            let Some((here_told, there_told)) = self.step_both(&mut here, &mut there, observer)? else {
                return Ok(());
            };
            let same = here_told == there_told || here.tells_apart(&there, observer);
            self.law(5, same, || format!("{observer:?} is told {here_told:?} or {there_told:?}"))?;
        }
        Ok(())
    }

    /// Takes the same step in two worlds and gives what the observer is told of it in each;
    /// `None` when the game is over or only one of the worlds allows the step.
    fn step_both(
        &mut self,
        here: &mut G,
        there: &mut G,
        observer: Observer,
    ) -> Result<Option<Both<G::Event>>, Broken> {
        let (mut seen_here, mut seen_there) = (Vec::new(), Vec::new());
        match here.turn() {
            Turn::Over(_) => return Ok(None),
            Turn::Chance => {
                let chance = here.draw(&mut self.rng);
                if there.check_chance(&chance).is_err() {
                    return Ok(None);
                }
                here.resolve(&chance, &mut seen_here);
                there.resolve(&chance, &mut seen_there);
            }
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap_or_default();
                let Some(action) = here.sample(seat, &mut self.rng) else { return Ok(None) };
                if there.check(seat, action).is_err() {
                    // Another seat can do here what it could not do there: the difference would show. The
                    // observer itself must never be able to try that.
                    let what =
                        || format!("{seat} may do {action:?} or not, depending on what it may not know");
                    return self.law(5, observer.seat() != Some(seat), what).map(|()| None);
                }
                here.apply(seat, action, &mut seen_here);
                there.apply(seat, action, &mut seen_there);
            }
        }
        let told = |seen: Vec<(Audience, G::Event)>| -> Vec<G::Event> {
            seen.into_iter().filter(|(to, _)| to.includes(observer)).map(|(_, event)| event).collect()
        };
        Ok(Some((told(seen_here), told(seen_there))))
    }

    /// When several seats owe sealed choices, two orders of arrival lead to the same position.
    fn sealed_order(&mut self, owing: SeatSet) -> Result<(), Broken> {
        if owing.len() < 2 {
            return Ok(());
        }
        let state = self.table.truth();
        let choices: Vec<_> =
            owing.iter().filter_map(|seat| Some((seat, state.sample(seat, &mut self.rng)?))).collect();
        let (mut forth, mut back) = (state.clone(), state.clone());
        for &(seat, action) in &choices {
            forth.apply(seat, action, &mut ());
        }
        for &(seat, action) in choices.iter().rev() {
            back.apply(seat, action, &mut ());
        }
        let same = Observer::all(state.seats()).all(|observer| forth.view(observer) == back.view(observer));
        self.law(6, same, || format!("{choices:?} lead elsewhere in the opposite order"))
    }

    fn replay(&self) -> Result<(), Broken> {
        let text = SavedGame::of(&self.table).to_string();
        let replayed = SavedGame::parse(&text).and_then(|saved| Table::<G>::restore(&saved));
        let replayed = match replayed {
            Ok(replayed) => replayed,
            Err(bad) => return self.law(9, false, || format!("the transcript does not replay: {bad}")),
        };
        let again = SavedGame::of(&replayed).to_string();
        self.law(3, again == text, || {
            format!("the transcript is written differently after a replay:\n{again}")
        })?;
        for observer in Observer::all(self.table.options().seats()) {
            let same = replayed.view(observer) == self.table.view(observer)
                && replayed.told_since(0, observer).eq(self.table.told_since(0, observer));
            self.law(9, same, || format!("{observer:?} sees another table after a replay"))?;
        }
        Ok(())
    }
}

fn same_legal<G: Game>(one: &G, other: &G, seat: Seat) -> bool {
    let (mut here, mut there) = (Vec::new(), Vec::new());
    if one.turn().owing().contains(seat) {
        one.legal(seat, &mut here);
    }
    if other.turn().owing().contains(seat) {
        other.legal(seat, &mut there);
    }
    here == there
}
