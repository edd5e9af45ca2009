//! What a simulation counts about games of Volcanic Isle.

use engine::{Cell, Observer, SEATS_MAX, Seat, SeatSet, Standing, Study, Table, Tally};

use crate::event::{Burnable, DecidedBy, Event};
use crate::phase::{Cause, End};
use crate::public::Public;
use crate::score::Sheet;
use crate::space::SPACES;
use crate::state::Isle;

/// Counts over many games.
#[derive(Clone, Debug, Default)]
pub struct IsleStudy {
    games: u64,
    finished: u64,
    rounds: Spread,
    scores: Spread,
    winners: Spread,
    endings: [u64; 4],
    first_raise: Sum,
    first_sinking: Sum,
    raises: u64,
    raises_without_fissure: u64,
    die_eruptions: u64,
    lava_gone: u64,
    fissures_most: u64,
    sinkings: u64,
    sizes: Sizes,
    decided: Decided,
    fates: Fates,
    sources: [Source; 9],
    seats: [Place; SEATS_MAX],
    distances: [Place; SEATS_MAX],
}

/// How many parts of each number of spaces have sunk.
#[derive(Clone, Debug)]
struct Sizes([u64; SPACES + 1]);

impl Default for Sizes {
    fn default() -> Self {
        Self([0; SPACES + 1])
    }
}

/// How it was decided which part sinks.
#[derive(Clone, Copy, Debug, Default)]
struct Decided {
    spaces: u64,
    volcanoes: u64,
    token: u64,
    chance: u64,
}

/// What becomes of pieces.
#[derive(Clone, Copy, Debug, Default)]
struct Fates {
    villages_built: u64,
    villages_burnt: u64,
    villages_sunk: u64,
    moai_sculpted: u64,
    moai_burnt: u64,
    moai_sunk: u64,
    settlers_created: u64,
    settlers_sunk: u64,
    prayers_bought: u64,
    prayers_spent: u64,
    calls: u64,
}

/// One source of points.
#[derive(Clone, Copy, Debug, Default)]
struct Source {
    all: Sum,
    winners: Sum,
}

/// What a seat, or a place in the order of play, achieved.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    score: Sum,
    won: u64,
    won_alone: u64,
}

/// A sum over so many.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    sum: i64,
    count: u64,
}

/// How often each number was seen; the last one stands for all greater ones.
#[derive(Clone, Debug)]
struct Spread {
    seen: [u64; 512],
    sum: Sum,
}

impl Default for Spread {
    fn default() -> Self {
        Self { seen: [0; 512], sum: Sum::default() }
    }
}

impl Study<Isle> for IsleStudy {
    fn record(&mut self, table: &Table<Isle>) {
        self.games += 1;
        let mut game = Game { round: 0, raised: Seen::No, sunk: Seen::No, fissures: 0 };
        for told in table.told_since(0, Observer::Omniscient) {
            self.event(&told.event, &mut game);
        }
        let public = table.truth().public();
        if let (Some(standing), Some(end)) = (table.turn().standing(), public.end()) {
            self.finished += 1;
            self.end(public, &standing, end);
        }
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.finished += other.finished;
        self.rounds.join(&other.rounds);
        self.scores.join(&other.scores);
        self.winners.join(&other.winners);
        add_all(&mut self.endings, other.endings, |to, from| *to += from);
        self.first_raise.join(other.first_raise);
        self.first_sinking.join(other.first_sinking);
        self.raises += other.raises;
        self.raises_without_fissure += other.raises_without_fissure;
        self.die_eruptions += other.die_eruptions;
        self.lava_gone += other.lava_gone;
        self.fissures_most = self.fissures_most.max(other.fissures_most);
        self.sinkings += other.sinkings;
        add_all(&mut self.sizes.0, other.sizes.0, |to, from| *to += from);
        self.decided.join(other.decided);
        self.fates.join(other.fates);
        add_all(&mut self.sources, other.sources, |to, from| {
            to.all.join(from.all);
            to.winners.join(from.winners);
        });
        add_all(&mut self.seats, other.seats, Place::join);
        add_all(&mut self.distances, other.distances, Place::join);
    }

    fn rounds(table: &Table<Isle>) -> Option<u32> {
        Some(table.truth().public().course().round.into())
    }

    fn tallies(&self) -> Vec<Tally> {
        vec![
            self.game_tally(),
            self.ending_tally(),
            self.size_tally(),
            self.decided_tally(),
            self.source_tally(),
            self.fate_tally(),
            place_tally("Seats", "seat", &self.seats, |index| {
                Seat::new(index).unwrap_or_default().to_string()
            }),
            place_tally("Places after the first player", "place", &self.distances, |index| {
                (index + 1).to_string()
            }),
        ]
    }
}

/// What is remembered of one game while its events are counted.
struct Game {
    round: u16,
    raised: Seen,
    sunk: Seen,
    fissures: u64,
}

/// Whether something has happened in this game already.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    Yes,
    No,
}

impl IsleStudy {
    fn event(&mut self, event: &Event, game: &mut Game) {
        let fates = &mut self.fates;
        match event {
            Event::TurnBegan { round, .. } => game.round = *round,
            Event::VillageBuilt { .. } => fates.villages_built += 1,
            Event::SettlerCreated { .. } => fates.settlers_created += 1,
            Event::Sculpted { .. } => fates.moai_sculpted += 1,
            Event::PrayerBought { .. } => fates.prayers_bought += 1,
            Event::Prayed { saved, .. } => fates.prayers_spent += saved.len() as u64,
            Event::SinkingCalled { .. } => fates.calls += 1,
            Event::Destroyed { what: Burnable::Village, .. } => fates.villages_burnt += 1,
            Event::Destroyed { what: Burnable::Moai, .. } => fates.moai_burnt += 1,
            Event::PiecesLost { lost, .. } => {
                fates.settlers_sunk += u64::from(lost.settlers);
                fates.villages_sunk += u64::from(lost.villages);
                fates.moai_sunk += u64::from(lost.standing + lost.lying);
            }
            Event::Raised { .. } => {
                self.raises += 1;
                once(&mut game.raised, game.round, &mut self.first_raise);
            }
            Event::NoFissure { .. } => {
                self.raises_without_fissure += 1;
            }
            Event::FissurePlaced { .. } => {
                game.fissures += 1;
                self.fissures_most = self.fissures_most.max(game.fissures);
            }
            Event::SinkingDecided { by, .. } => self.decided.count(*by),
            Event::PartSank { part, fissures, .. } => {
                self.sinkings += 1;
                self.sizes.0[crate::ground::spaces_of(*part).len()] += 1;
                game.fissures -= u64::from(*fissures);
                once(&mut game.sunk, game.round, &mut self.first_sinking);
            }
            Event::Erupted { cause: Cause::Die, .. } => self.die_eruptions += 1,
            Event::LavaGone { .. } => self.lava_gone += 1,
            Event::Erupted { cause: Cause::NoLava, .. }
            | Event::ContinentBuilt { .. }
            | Event::BoatsDealt { .. }
            | Event::FirstDrawn { .. }
            | Event::Landed { .. }
            | Event::Moved { .. }
            | Event::Carried { .. }
            | Event::Scored { .. }
            | Event::TurnEnded { .. }
            | Event::PartCutOff { .. }
            | Event::NoticeDecided { .. }
            | Event::PartOverlooked
            | Event::Rescued { .. }
            | Event::EndTriggered { .. }
            | Event::DieRolled { .. }
            | Event::NoDie
            | Event::FlowFull { .. }
            | Event::FlowDry { .. }
            | Event::PrayerDecided { .. }
            | Event::FlowStopped { .. }
            | Event::FlowWentOn { .. }
            | Event::LavaPlaced { .. }
            | Event::TokensMixed { .. }
            | Event::GameOver { .. }
            | Event::Counted { .. }
            | Event::Won { .. } => {}
        }
    }

    fn end(&mut self, public: &Public, standing: &Standing, end: End) {
        let course = public.course();
        self.rounds.see(course.round.into());
        self.endings[end as usize] += 1;
        let winners = standing.winners();
        for seat in Seat::all(public.seats()) {
            let score = standing.scores[seat];
            let place = Place {
                score: Sum::of(score),
                won: u64::from(winners.contains(seat)),
                won_alone: u64::from(winners.contains(seat) && winners.len() == 1),
            };
            let behind = course.first.round(public.seats()).position(|other| other == seat).unwrap_or(0);
            self.seats[seat.index()].join(place);
            self.distances[behind].join(place);
            self.scores.see(score);
            self.count_sources(public, seat, winners);
        }
        self.winners.see(standing.scores.values().iter().copied().max().unwrap_or(0));
    }

    fn count_sources(&mut self, public: &Public, seat: Seat, winners: SeatSet) {
        for (source, line) in self.sources.iter_mut().zip(public.sheet(seat).lines()) {
            source.all.join(Sum::of(line.value));
            if winners.contains(seat) {
                source.winners.join(Sum::of(line.value));
            }
        }
    }

    fn game_tally(&self) -> Tally {
        let mean = |sum: u64| Cell::Mean(i64::try_from(sum).unwrap_or(i64::MAX), self.games);
        let row = |what: &str, cell: Cell| (what.to_owned(), vec![cell]);
        let spread = |what: &str, spread: &Spread| {
            vec![
                row(&format!("{what}, mean"), spread.sum.mean()),
                row(&format!("{what}, 5 % have no more than"), Cell::Count(spread.percentile(5))),
                row(&format!("{what}, 95 % have no more than"), Cell::Count(spread.percentile(95))),
            ]
        };
        let mut rows = vec![
            row("games", Cell::Count(self.games)),
            row("finished", Cell::Share(self.finished, self.games)),
        ];
        rows.extend(spread("rounds", &self.rounds));
        rows.extend([
            row("raises a game", mean(self.raises)),
            row("without a new fissure", Cell::Share(self.raises_without_fissure, self.raises)),
            row("first raise in round", self.first_raise.mean()),
            row("sinkings a game", mean(self.sinkings)),
            row("first sinking in round", self.first_sinking.mean()),
            row("eruptions by the die a game", mean(self.die_eruptions)),
            row("times without lava a game", mean(self.lava_gone)),
            row("most fissures at once", Cell::Count(self.fissures_most)),
        ]);
        rows.extend(spread("score", &self.scores));
        rows.extend(spread("winner's score", &self.winners));
        Tally { title: "Games".into(), columns: vec!["what".into(), "value".into()], rows }
    }

    fn ending_tally(&self) -> Tally {
        let ends = [End::Volcanoes, End::AllStanding, End::Idle, End::NoRaise];
        let row = |end: End| {
            let count = self.endings[end as usize];
            (end.reason().to_owned(), vec![Cell::Count(count), Cell::Share(count, self.finished)])
        };
        Tally {
            title: "Endings".into(),
            columns: vec!["reason".into(), "games".into(), "share".into()],
            rows: ends.into_iter().map(row).collect(),
        }
    }

    fn size_tally(&self) -> Tally {
        let seen = self.sizes.0.iter().enumerate().filter(|(_, count)| **count > 0);
        let row = |(size, count): (usize, &u64)| {
            (size.to_string(), vec![Cell::Count(*count), Cell::Share(*count, self.sinkings)])
        };
        Tally {
            title: "Sinkings by size".into(),
            columns: vec!["spaces".into(), "sinkings".into(), "share".into()],
            rows: seen.map(row).collect(),
        }
    }

    fn decided_tally(&self) -> Tally {
        let Decided { spaces, volcanoes, token, chance } = self.decided;
        let all = spaces + volcanoes + token + chance;
        let rows = [("spaces", spaces), ("volcanoes", volcanoes), ("token", token), ("chance", chance)];
        Tally {
            title: "What decides which part sinks".into(),
            columns: vec!["by".into(), "sinkings".into(), "share".into()],
            rows: rows
                .into_iter()
                .map(|(by, count)| (by.to_owned(), vec![Cell::Count(count), Cell::Share(count, all)]))
                .collect(),
        }
    }

    fn source_tally(&self) -> Tally {
        let names = Sheet::default().lines().map(|line| format!("{} ({})", line.what, line.rule));
        let row = |(name, source): (String, &Source)| (name, vec![source.all.mean(), source.winners.mean()]);
        Tally {
            title: "Points by source".into(),
            columns: vec!["source".into(), "all seats".into(), "winners".into()],
            rows: names.into_iter().zip(&self.sources).map(row).collect(),
        }
    }

    fn fate_tally(&self) -> Tally {
        let fates = &self.fates;
        let rows = [
            ("villages built", fates.villages_built),
            ("villages burnt", fates.villages_burnt),
            ("villages sunk", fates.villages_sunk),
            ("moai sculpted", fates.moai_sculpted),
            ("moai burnt", fates.moai_burnt),
            ("moai sunk", fates.moai_sunk),
            ("settlers created", fates.settlers_created),
            ("settlers sunk", fates.settlers_sunk),
            ("prayer tokens bought", fates.prayers_bought),
            ("prayer tokens spent", fates.prayers_spent),
            ("sinkings called", fates.calls),
        ];
        let mean = |count: u64| Cell::Mean(i64::try_from(count).unwrap_or(i64::MAX), self.games);
        Tally {
            title: "Fates of pieces".into(),
            columns: vec!["what".into(), "a game".into()],
            rows: rows.into_iter().map(|(what, count)| (what.to_owned(), vec![mean(count)])).collect(),
        }
    }
}

fn place_tally(title: &str, label: &str, places: &[Place], name: impl Fn(usize) -> String) -> Tally {
    let played = places.iter().enumerate().filter(|(_, place)| place.score.count > 0);
    let row = |(index, place): (usize, &Place)| {
        let count = place.score.count;
        (
            name(index),
            vec![place.score.mean(), Cell::Share(place.won, count), Cell::Share(place.won_alone, count)],
        )
    };
    Tally {
        title: title.into(),
        columns: vec![label.into(), "score".into(), "won".into(), "won alone".into()],
        rows: played.map(row).collect(),
    }
}

/// Notes the round of something that happens for the first time in a game.
fn once(seen: &mut Seen, round: u16, rounds: &mut Sum) {
    if *seen == Seen::No {
        *seen = Seen::Yes;
        rounds.join(Sum::of(round.into()));
    }
}

fn add_all<T: Copy, const N: usize>(to: &mut [T; N], from: [T; N], add: impl Fn(&mut T, T)) {
    for (to, from) in to.iter_mut().zip(from) {
        add(to, from);
    }
}

impl Sum {
    fn of(value: i32) -> Self {
        Self { sum: value.into(), count: 1 }
    }

    const fn join(&mut self, other: Self) {
        self.sum += other.sum;
        self.count += other.count;
    }

    const fn mean(self) -> Cell {
        if self.count == 0 { Cell::Empty } else { Cell::Mean(self.sum, self.count) }
    }
}

impl Spread {
    fn see(&mut self, value: i32) {
        let place = usize::try_from(value).unwrap_or(0).min(self.seen.len() - 1);
        self.seen[place] += 1;
        self.sum.join(Sum::of(value));
    }

    fn join(&mut self, other: &Self) {
        for (to, from) in self.seen.iter_mut().zip(&other.seen) {
            *to += from;
        }
        self.sum.join(other.sum);
    }

    /// The least number that so many percent do not exceed.
    fn percentile(&self, percent: u64) -> u64 {
        let wanted = (self.sum.count * percent).div_ceil(100);
        let mut seen = 0;
        let found = self.seen.iter().position(|count| {
            seen += count;
            seen >= wanted
        });
        found.unwrap_or(0) as u64
    }
}

impl Decided {
    const fn count(&mut self, by: DecidedBy) {
        match by {
            DecidedBy::Spaces { .. } => self.spaces += 1,
            DecidedBy::Volcanoes { .. } => self.volcanoes += 1,
            DecidedBy::Token(_) => self.token += 1,
            DecidedBy::Chance => self.chance += 1,
        }
    }

    const fn join(&mut self, other: Self) {
        self.spaces += other.spaces;
        self.volcanoes += other.volcanoes;
        self.token += other.token;
        self.chance += other.chance;
    }
}

impl Fates {
    const fn join(&mut self, other: Self) {
        self.villages_built += other.villages_built;
        self.villages_burnt += other.villages_burnt;
        self.villages_sunk += other.villages_sunk;
        self.moai_sculpted += other.moai_sculpted;
        self.moai_burnt += other.moai_burnt;
        self.moai_sunk += other.moai_sunk;
        self.settlers_created += other.settlers_created;
        self.settlers_sunk += other.settlers_sunk;
        self.prayers_bought += other.prayers_bought;
        self.prayers_spent += other.prayers_spent;
        self.calls += other.calls;
    }
}

impl Place {
    const fn join(&mut self, other: Self) {
        self.score.join(other.score);
        self.won += other.won;
        self.won_alone += other.won_alone;
    }
}
