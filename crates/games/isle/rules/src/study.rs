//! What a simulation counts about games of Volcanic Isle.

mod sums;
mod tables;

use engine::{Audience, SEATS_MAX, Seat, SeatSet, Standing, Study, Tally, Witness};

use self::sums::{Spread, Sum, add_all};
use self::tables::place_tally;
use crate::event::{Burnable, DecidedBy, Event};
use crate::phase::{Cause, End};
use crate::public::Public;
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
    game: Game,
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

impl Study<Isle> for IsleStudy {
    fn begin(&mut self, _: &Isle) {
        self.game = Game::default();
    }

    fn record(&mut self, isle: &Isle, standing: Option<&Standing>) {
        self.games += 1;
        let public = isle.public();
        if let (Some(standing), Some(end)) = (standing, public.end()) {
            self.finished += 1;
            self.end(public, standing, end);
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

    fn rounds(isle: &Isle) -> Option<u32> {
        Some(isle.public().course().round.into())
    }

    fn tallies(&self) -> Vec<Tally> {
        vec![
            self.game_tally(),
            self.ending_tally(),
            self.size_tally(),
            self.decided_tally(),
            self.source_tally(),
            self.fate_tally(),
            place_tally("Victories by seat", "seat", &self.seats, |index| {
                Seat::new(index).unwrap_or_default().to_string()
            }),
            place_tally("Victories by place after the first player", "place", &self.distances, |index| {
                (index + 1).to_string()
            }),
        ]
    }
}

/// What is remembered of one game while its events are counted.
#[derive(Clone, Debug, Default)]
struct Game {
    round: u16,
    raised: Seen,
    sunk: Seen,
    fissures: u64,
}

/// Whether something has happened in this game already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Seen {
    Yes,
    #[default]
    No,
}

impl Witness<Event> for IsleStudy {
    fn see(&mut self, _: Audience, event: Event) {
        let (fates, game) = (&mut self.fates, &mut self.game);
        match &event {
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
                self.sizes.0[crate::space::spaces_of(*part).len()] += 1;
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
            | Event::CallUnrewarded { .. }
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
}

impl IsleStudy {
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
}

/// Notes the round of something that happens for the first time in a game.
fn once(seen: &mut Seen, round: u16, rounds: &mut Sum) {
    if *seen == Seen::No {
        *seen = Seen::Yes;
        rounds.join(Sum::of(round.into()));
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
