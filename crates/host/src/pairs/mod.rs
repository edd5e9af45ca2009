//! Pairs of worlds that an observer cannot tell apart, through everything by which a position reaches it: the law of
//! non-interference for what is drawn, said and told, where [`engine::laws`] looks at views.
//!
//! The second world is made from the rules on who knows what ([`Lawful::vary`]), not from a view. Both go on by the
//! same steps, as long as the observer is shown no difference; then every channel must give the same bytes.

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

/// At one position in so many pairs are made.
const OFTEN: u32 = 3;

/// How many pairs are made at a position at most: where little is ever hidden, to find one takes longer than to compare.
const PAIRS_MAX: usize = 4;

/// How many steps two worlds go on at most.
const WALK_MAX: u32 = 6;

/// How many actions an observer tries.
const TRIES: usize = 6;

/// One pair in so many asks for a hint, unless hints are asked for by name.
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
    /// The drawings that the table keeps in this world and in the others.
    kept: [Kept; 2],
    checked: Checked,
    roster: std::marker::PhantomData<fn() -> R>,
}

/// Two worlds that an observer cannot tell apart.
struct Pair<F: Face> {
    observer: Observer,
    here: World<F>,
    there: World<F>,
    /// What both drew from.
    seed: u64,
}

/// One of the two.
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

    /// Plays the game, and compares; one pair in `hinted` asks for a hint.
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

    /// Compares pairs from this position on, until a random observer knows all of it.
    fn compare_here(&mut self, channels: &[Channel], hinted: u32) -> Result<(), Broken> {
        for _ in 0..PAIRS_MAX {
            let Some(pair) = self.pair() else { break };
            let is_hinted = self.rng.chance(1, hinted);
            let told = channels.iter().filter(|channel| is_hinted || channel.name != HINT.name);
            self.same(&pair, told)?;
            self.checked.worlds += 1;
        }
        Ok(())
    }

    /// Two worlds from this position on, or nothing if a random observer knows all of it.
    fn pair(&mut self) -> Option<Pair<F>> {
        let observers: Vec<Observer> =
            Observer::all(self.table.truth().seats()).filter(|one| *one != Observer::Omniscient).collect();
        let observer = *self.rng.pick(&observers)?;
        let truth = self.table.truth();
        let other = truth.vary(observer, &mut self.rng);
        let differs = truth.view(Observer::Omniscient) != other.view(Observer::Omniscient);
        if !differs || truth.tells_apart(&other, observer) {
            return None;
        }
        let options = self.table.options();
        let [mut here, mut there] =
            [truth.clone(), other].map(|world| vec![Table::imagined(options.clone(), world)]);
        for _ in 0..self.rng.below(WALK_MAX + 1) {
            let Some(next) = step(last(&here), last(&there), &mut self.rng) else { break };
            if next[0].truth().tells_apart(next[1].truth(), observer) {
                break;
            }
            let [one, two] = next;
            here.push(one);
            there.push(two);
        }
        let earlier = self.rng.below(u32::try_from(here.len()).ok()?) as usize;
        let world =
            |tables: &[Table<F::Game>]| World { now: last(tables).clone(), before: tables[earlier].clone() };
        Some(Pair { observer, here: world(&here), there: world(&there), seed: self.rng.next_u64() })
    }

    /// What the observer is given is the same in both worlds.
    fn same<'c>(&self, pair: &Pair<F>, channels: impl Iterator<Item = &'c Channel>) -> Result<(), Broken> {
        let look = Look { language: self.language, observer: pair.observer, seats: &self.seats };
        let tries = pair.tries();
        let hosted =
            |world: &World<F>| [&world.now, &world.before].map(|table| Hosted::<F, R>::of(table.clone()));
        let worlds = [hosted(&pair.here), hosted(&pair.there)];
        let [here, there] = [0, 1].map(|at| {
            let ([now, before], kept) = (&worlds[at], &self.kept[at]);
            Side { now, before, kept, scene: OnceCell::new(), look, tries: &tries, seed: pair.seed }
        });
        for Channel { name, tell } in channels {
            let (one, other) = (tell(&here), tell(&there));
            if one != other {
                let steps: Vec<String> =
                    pair.here.now.steps().iter().map(|step| pair.here.now.step_text(step)).collect();
                return Err(self.broken(format!(
                    "{name}: {:?} gets something that depends on what it may not know, after {steps:?}:\n{}",
                    pair.observer,
                    difference(&one, &other)
                )));
            }
        }
        Ok(())
    }

    fn broken(&self, what: String) -> Broken {
        Broken { law: 5, what, transcript: SavedGame::of(&self.table).to_string() }
    }
}

impl<F: Face<Game: Lawful>> Pair<F> {
    /// Actions that the observer may try, most of which are refused.
    fn tries(&self) -> Vec<String> {
        let Some(seat) = self.observer.seat() else { return Vec::new() };
        let (mut rng, table) = (Rng::from_seed(self.seed), &self.here.now);
        let mut probes = table.truth().probes(seat, &mut rng);
        rng.shuffle(&mut probes);
        probes.truncate(TRIES);
        probes.into_iter().map(|action| F::Game::action_text(table.options(), action)).collect()
    }
}

fn last<T>(tables: &[T]) -> &T {
    tables.last().unwrap_or_else(|| unreachable!("a walk begins with a table"))
}

/// Both tables after the same step; nothing if the game is over or the step is possible in one of them alone.
fn step<G: Lawful>(here: &Table<G>, there: &Table<G>, rng: &mut Rng) -> Option<[Table<G>; 2]> {
    let step = match here.turn() {
        Turn::Over(_) => return None,
        Turn::Chance => Step::Chance(here.truth().draw(rng)),
        Turn::Seats(owing) => {
            let seats: Vec<_> = owing.iter().collect();
            let seat = *rng.pick(&seats)?;
            Step::Choice(seat, here.truth().sample(seat, rng)?)
        }
    };
    let mut next = [here.clone(), there.clone()];
    for table in &mut next {
        table.take(step.clone()).ok()?;
    }
    Some(next)
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
