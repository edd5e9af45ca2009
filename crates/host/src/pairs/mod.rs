//! Pairs of worlds that an observer cannot tell apart, through everything by which a position reaches it: the law of
//! non-interference for what is drawn, said and told, where [`engine::laws`] looks at views.
//!
//! Other worlds are made from the rules on who knows what ([`Lawful::vary`]), not from a view. All go on by the same
//! steps, as long as the observer is shown no difference; then every channel must give the same bytes for each of them
//! as for the true one.

mod channels;

use std::cell::OnceCell;

use engine::laws::{Broken, Checked, Lawful};
use engine::{Game as _, Luck, Observer, Rng, SavedGame, Step, Table, Turn};
use face::face::Options;
use face::{Face, Kept, Look, SeatLook};
use lab::{LawError, LawRun, LawsHeld, Watch};
use players::Roster;
use words::Language;

use channels::{ALL, Channel, HINT, Side};

use crate::hosted::Hosted;

/// The names of all channels.
pub const CHANNELS: [&str; 11] = {
    let mut names = [HINT.name; 11];
    let mut at = 0;
    while at < ALL.len() {
        names[at] = ALL[at].name;
        at += 1;
    }
    names
};

/// At one position in so many other worlds are made.
const OFTEN: u32 = 3;

/// How many other worlds are made at a position at most: each is compared with the true one, which is drawn once.
const OTHERS: usize = 4;

/// How many steps the worlds go on at most.
const WALK_MAX: u32 = 6;

/// How many actions an observer tries.
const TRIES: usize = 6;

/// At one position of those in so many a hint is asked for, unless hints are asked for by name.
const HINTED: u32 = 50;

/// The people at every table.
const NAMES: [&str; 6] = ["Anna", "Ben", "Cleo", "Dora", "Egon", "Fatma"];

/// Compares pairs of worlds near positions of random games through these channels, or all if none is named. A
/// difference is told as a breach of law 5.
///
/// # Errors
/// The difference of the lowest seed among those found, or why there can be no such table.
pub(crate) fn hold_pairs<F: Face<Game: Lawful>, R: Roster<Game = F::Game>>(
    run: &LawRun,
    only: &[String],
    watch: &dyn Watch,
) -> Result<LawsHeld, LawError> {
    let asked = |channel: &Channel| only.iter().any(|name| name == channel.name);
    let channels: Vec<Channel> =
        ALL.into_iter().chain([HINT]).filter(|channel| only.is_empty() || asked(channel)).collect();
    let hinted = if asked(&HINT) { 1 } else { HINTED };
    lab::hold::<F::Game>(run, lab::ALIKE, watch, &|options, seed, steps_max| {
        Pairs::<F, R>::of(options, seed).compare(&channels, hinted, steps_max)
    })
}

/// A random game, and the pairs near its positions.
struct Pairs<F: Face, R> {
    table: Table<F::Game>,
    luck: Luck,
    rng: Rng,
    language: Language,
    seats: Vec<SeatLook>,
    /// The drawings that the table keeps in the true world and in the others.
    kept: [Kept; 2],
    checked: Checked,
    roster: std::marker::PhantomData<fn() -> R>,
}

/// Worlds that an observer cannot tell apart.
struct Worlds<F: Face> {
    observer: Observer,
    truth: World<F>,
    /// One at least.
    others: Vec<World<F>>,
    /// What all draw from.
    seed: u64,
}

/// One of them.
struct World<F: Face> {
    now: Table<F::Game>,
    /// The same table some steps before.
    before: Table<F::Game>,
}

impl<F: Face<Game: Lawful>, R: Roster<Game = F::Game>> Pairs<F, R> {
    fn of(options: &Options<F>, seed: u64) -> Self {
        let luck = Luck::from_seed(seed);
        let table = Table::<F::Game>::open(options.clone(), &luck);
        let look = |name: &&str| SeatLook {
            name: (*name).into(),
            letter: name.chars().take(1).collect(),
            computer: false,
        };
        let seats = NAMES.iter().take(table.truth().seats().into()).map(look).collect();
        let language = usize::try_from(seed % 3).map_or(Language::English, |at| Language::ALL[at]);
        let (rng, checked) = (Rng::from_seed(seed), Checked::default());
        let kept = <[Kept; 2]>::default();
        Self { table, luck, rng, language, seats, kept, checked, roster: std::marker::PhantomData }
    }

    /// Plays the game, and compares; a hint is asked for at one position in `hinted` of those compared.
    fn compare(mut self, channels: &[Channel], hinted: u32, steps_max: usize) -> Result<Checked, Broken> {
        while self.checked.steps < steps_max {
            let Turn::Seats(owing) = self.table.turn() else { break };
            if self.rng.chance(1, OFTEN) {
                self.compare_here(channels, hinted)?;
            }
            let seats: Vec<_> = owing.iter().collect();
            let choice = self.rng.pick(&seats).copied();
            let action =
                choice.and_then(|seat| Some((seat, self.table.truth().sample(seat, &mut self.rng)?)));
            let Some((seat, action)) = action else {
                return Err(self.broken("somebody owes a choice and has none".into()));
            };
            if let Err(reason) = self.table.play(seat, action, &self.luck) {
                return Err(self.broken(format!("{seat} draws {action:?}, which is refused: {reason}")));
            }
            self.checked.steps += 1;
        }
        Ok(self.checked)
    }

    /// Compares worlds from this position on, unless a random observer knows all of it.
    fn compare_here(&mut self, channels: &[Channel], hinted: u32) -> Result<(), Broken> {
        let Some(worlds) = self.worlds() else { return Ok(()) };
        let is_hinted = self.rng.chance(1, hinted);
        let asked: Vec<Channel> =
            channels.iter().filter(|channel| is_hinted || channel.name != HINT.name).copied().collect();
        self.same(&worlds, &asked)?;
        self.checked.worlds += worlds.others.len();
        Ok(())
    }

    /// Worlds from this position on, or nothing if a random observer knows all of it.
    fn worlds(&mut self) -> Option<Worlds<F>> {
        let observers: Vec<Observer> =
            Observer::all(self.table.truth().seats()).filter(|one| *one != Observer::Omniscient).collect();
        let observer = *self.rng.pick(&observers)?;
        let (truth, rng) = (self.table.truth(), &mut self.rng);
        let all_of_it = truth.view(Observer::Omniscient);
        let others = (0..OTHERS).map(|_| truth.vary(observer, rng));
        let others = others.filter(|other| {
            other.view(Observer::Omniscient) != all_of_it && !truth.tells_apart(other, observer)
        });
        let begin = |world| World::begin(Table::imagined(self.table.options().clone(), world));
        let others: Vec<_> = others.map(begin).collect();
        if others.is_empty() {
            return None;
        }
        let mut worlds = Worlds { observer, truth: begin(truth.clone()), others, seed: 0 };
        let steps = rng.below(WALK_MAX + 1);
        let shown = rng.below(steps.max(1));
        for step in 0..steps {
            if step == shown {
                worlds.remember();
            }
            if worlds.go_on(rng).is_none() {
                break;
            }
        }
        worlds.seed = rng.next_u64();
        Some(worlds)
    }

    /// What the observer is given is the same in all worlds.
    fn same(&self, worlds: &Worlds<F>, channels: &[Channel]) -> Result<(), Broken> {
        let look = Look { language: self.language, observer: worlds.observer, seats: &self.seats };
        let (tries, seed) = (worlds.tries(), worlds.seed);
        let told = |world: &World<F>, kept: &Kept| -> Vec<String> {
            let [now, before] = [&world.now, &world.before].map(|table| Hosted::<F, R>::of(table.clone()));
            let (now, before) = (&now, &before);
            let side = Side { now, before, kept, scene: OnceCell::new(), look, tries: &tries, seed };
            channels.iter().map(|channel| (channel.tell)(&side)).collect()
        };
        let here = told(&worlds.truth, &self.kept[0]);
        for other in &worlds.others {
            let there = told(other, &self.kept[1]);
            let differs = channels.iter().zip(here.iter().zip(&there)).find(|(_, (one, other))| one != other);
            if let Some((Channel { name, .. }, (one, other))) = differs {
                let now = &worlds.truth.now;
                let steps: Vec<String> = now.steps().iter().map(|step| now.step_text(step)).collect();
                return Err(self.broken(format!(
                    "{name}: {:?} gets something that depends on what it may not know, after {steps:?}:\n{}",
                    worlds.observer,
                    difference(one, other)
                )));
            }
        }
        Ok(())
    }

    fn broken(&self, what: String) -> Broken {
        Broken { law: 5, what, transcript: SavedGame::of(&self.table).to_string() }
    }
}

impl<F: Face> World<F> {
    fn begin(now: Table<F::Game>) -> Self {
        Self { before: now.clone(), now }
    }
}

impl<F: Face<Game: Lawful>> Worlds<F> {
    /// Takes this position as the one that is shown as an earlier one.
    fn remember(&mut self) {
        for world in self.others.iter_mut().chain([&mut self.truth]) {
            world.before = world.now.clone();
        }
    }

    /// All go on by the same random step. Those that cannot, or that the observer could tell apart then, are left out;
    /// nothing happens if none is left.
    fn go_on(&mut self, rng: &mut Rng) -> Option<()> {
        let step = step(&self.truth.now, rng)?;
        let next = after(&self.truth.now, &step)?;
        let mut others = Vec::new();
        for World { now, before } in &self.others {
            let on = after(now, &step).filter(|on| !next.truth().tells_apart(on.truth(), self.observer));
            others.extend(on.map(|now| World { now, before: before.clone() }));
        }
        if others.is_empty() {
            return None;
        }
        (self.truth.now, self.others) = (next, others);
        Some(())
    }

    /// Actions that the observer may try, most of which are refused.
    fn tries(&self) -> Vec<String> {
        let Some(seat) = self.observer.seat() else { return Vec::new() };
        let (mut rng, table) = (Rng::from_seed(self.seed), &self.truth.now);
        let mut probes = table.truth().probes(seat, &mut rng);
        rng.shuffle(&mut probes);
        probes.truncate(TRIES);
        probes.into_iter().map(|action| F::Game::action_text(table.options(), action)).collect()
    }
}

/// A random step, or nothing if the game is over.
fn step<G: Lawful>(table: &Table<G>, rng: &mut Rng) -> Option<Step<G>> {
    match table.turn() {
        Turn::Over(_) => None,
        Turn::Chance => Some(Step::Chance(table.truth().draw(rng))),
        Turn::Seats(owing) => {
            let seats: Vec<_> = owing.iter().collect();
            let seat = *rng.pick(&seats)?;
            Some(Step::Choice(seat, table.truth().sample(seat, rng)?))
        }
    }
}

/// The table after a step, if it is possible there.
fn after<G: Lawful>(table: &Table<G>, step: &Step<G>) -> Option<Table<G>> {
    let mut next = table.clone();
    next.take(step.clone()).ok().map(|()| next)
}

/// Where two texts begin to differ.
fn difference(one: &str, other: &str) -> String {
    const AROUND: usize = 200;
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let near = |text: &str| {
        let bytes = text.as_bytes();
        let range = at.saturating_sub(AROUND)..(at + AROUND).min(bytes.len());
        String::from_utf8_lossy(&bytes[range]).into_owned()
    };
    format!("{}\n{}", near(one), near(other))
}
