//! What a simulation counts about matches of Mü.

use engine::{Audience, Cell, SEATS_MAX, Seat, Standing, Study, Tally, Witness};

use crate::event::Event;
use crate::score::{Course, RoundResult, TeamResult, TrumpKind};
use crate::state::Tricks;

/// Counts over many matches.
#[derive(Clone, Debug, Default)]
pub struct MatchStudy {
    tables: u64,
    finished: u64,
    rounds: u64,
    rounds_most: u64,
    /// Of the match that is going on.
    rounds_of_match: u64,
    turns: u64,
    courses: Courses,
    seats: [SeatCounts; SEATS_MAX],
    places: [Sum; SEATS_MAX],
    distances: [DistanceCounts; SEATS_MAX],
    ranks: [Contracts; 16],
    kinds: [Contracts; 4],
    with_vice: Contracts,
    without_vice: Contracts,
    roles: Roles,
}

/// How rounds went.
#[derive(Clone, Copy, Debug, Default)]
struct Courses {
    played: u64,
    eklats: u64,
    eklat_cards: Sum,
    empty: u64,
}

/// What a seat of the table achieved.
#[derive(Clone, Copy, Debug, Default)]
struct SeatCounts {
    total: Sum,
    won: u64,
    won_alone: u64,
    chief: u64,
    partner: u64,
    vice: u64,
}

/// What happens to the seat so many places to the left of the dealer.
#[derive(Clone, Copy, Debug, Default)]
struct DistanceCounts {
    chief: u64,
    score: Sum,
}

/// How many contracts of a kind were played, and how they went.
#[derive(Clone, Copy, Debug, Default)]
struct Contracts {
    played: u64,
    reached: u64,
    points: Sum,
}

/// What the roles of a played round gain.
#[derive(Clone, Copy, Debug, Default)]
struct Roles {
    chief: Gain,
    partner: Gain,
    opponent: Gain,
}

/// Points on cards and beyond.
#[derive(Clone, Copy, Debug, Default)]
struct Gain {
    cards: Sum,
    extra: Sum,
}

/// A sum over so many.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    sum: i64,
    count: u64,
}

impl Witness<Event> for MatchStudy {
    fn see(&mut self, _: Audience, event: Event) {
        if let Event::AuctionEnded { turns } = event {
            self.turns += u64::from(turns);
        }
        if let Event::RoundScored { result, .. } = event {
            self.rounds_of_match += 1;
            self.round(&result, result.card_points.count());
        }
    }
}

impl Study<Tricks> for MatchStudy {
    fn record(&mut self, _: &Tricks, standing: Option<&Standing>) {
        self.tables += 1;
        let rounds = std::mem::take(&mut self.rounds_of_match);
        self.rounds += rounds;
        self.rounds_most = self.rounds_most.max(rounds);
        if let Some(standing) = standing {
            self.finished += 1;
            self.end(standing);
        }
    }

    fn add(&mut self, other: Self) {
        self.tables += other.tables;
        self.finished += other.finished;
        self.rounds += other.rounds;
        self.rounds_most = self.rounds_most.max(other.rounds_most);
        self.turns += other.turns;
        self.courses.add(other.courses);
        add_all(&mut self.seats, other.seats, SeatCounts::add);
        add_all(&mut self.places, other.places, Sum::join);
        add_all(&mut self.distances, other.distances, DistanceCounts::add);
        add_all(&mut self.ranks, other.ranks, Contracts::join);
        add_all(&mut self.kinds, other.kinds, Contracts::join);
        self.with_vice.join(other.with_vice);
        self.without_vice.join(other.without_vice);
        self.roles.add(other.roles);
    }

    fn rounds(game: &Tricks) -> Option<u32> {
        Some(game.public().round())
    }

    fn tallies(&self) -> Vec<Tally> {
        vec![
            self.match_tally(),
            self.round_tally(),
            self.seat_tally(),
            self.place_tally(),
            self.distance_tally(),
            reached_tally("Contracts by bid rank", "rank", self.ranks.iter().enumerate().skip(1)),
            reached_tally("Contracts by the Chief's trump", "trump", KINDS.into_iter().zip(&self.kinds)),
            reached_tally(
                "Contracts with and without a Vice",
                "Vice",
                [("with", &self.with_vice), ("without", &self.without_vice)].into_iter(),
            ),
            self.role_tally(),
        ]
    }
}

/// The kinds of trump choices in words, in the order of [`TrumpKind::ALL`].
const KINDS: [&str; 4] = ["colour", "1 or 7", "other number", "none"];

fn add_all<T: Copy, const N: usize>(to: &mut [T; N], from: [T; N], add: impl Fn(&mut T, T)) {
    for (to, from) in to.iter_mut().zip(from) {
        add(to, from);
    }
}

// Counting.

impl MatchStudy {
    fn round(&mut self, result: &RoundResult, seats: u8) {
        for (distance, seat) in result.dealer.round(seats).enumerate() {
            self.distances[distance].score.count(result.score(seat));
        }
        match result.course {
            Course::Empty => self.courses.empty += 1,
            Course::Eklat(eklat) => {
                self.courses.eklats += 1;
                self.courses.eklat_cards.count(eklat.cards);
            }
            Course::Played(team) => {
                self.courses.played += 1;
                self.contract(result, &team, seats);
            }
        }
    }

    fn contract(&mut self, result: &RoundResult, team: &TeamResult, seats: u8) {
        let contract = team.contract;
        let kind = TrumpKind::ALL.iter().position(|&kind| kind == TrumpKind::of(contract.trumps.chief));
        self.ranks[usize::from(contract.rank)].count(team);
        self.kinds[kind.expect("every choice is of one kind")].count(team);
        let vice = if contract.vice.is_some() { &mut self.with_vice } else { &mut self.without_vice };
        vice.count(team);
        let distance = result.dealer.round(seats).position(|seat| seat == contract.chief);
        self.distances[distance.expect("the Chief sits at the table")].chief += 1;
        self.seats[contract.chief.index()].chief += 1;
        if let Some(vice) = contract.vice {
            self.seats[vice.index()].vice += 1;
        }
        if let Some(partner) = contract.partner {
            self.seats[partner.index()].partner += 1;
        }
        for seat in Seat::all(seats) {
            let role = if seat == contract.chief {
                &mut self.roles.chief
            } else if contract.in_team(seat) {
                &mut self.roles.partner
            } else {
                &mut self.roles.opponent
            };
            role.cards.count(result.card_points[seat]);
            role.extra.count(result.extra[seat]);
        }
    }

    fn end(&mut self, standing: &Standing) {
        let winners = standing.winners();
        for (seat, &total) in standing.scores.iter() {
            let counts = &mut self.seats[seat.index()];
            counts.total.count(total);
            counts.won += u64::from(winners.contains(seat));
            counts.won_alone += u64::from(winners.contains(seat) && winners.len() == 1);
            self.places[usize::from(standing.ranks[seat]) - 1].count(total);
        }
    }
}

impl Sum {
    fn count(&mut self, value: impl Into<i64>) {
        self.sum += value.into();
        self.count += 1;
    }

    const fn join(&mut self, other: Self) {
        self.sum += other.sum;
        self.count += other.count;
    }

    const fn mean(self) -> Cell {
        if self.count == 0 { Cell::Empty } else { Cell::Mean(self.sum, self.count) }
    }
}

impl Contracts {
    fn count(&mut self, team: &TeamResult) {
        self.played += 1;
        self.reached += u64::from(team.is_reached());
        self.points.count(team.points);
    }

    const fn join(&mut self, other: Self) {
        self.played += other.played;
        self.reached += other.reached;
        self.points.join(other.points);
    }
}

impl Courses {
    const fn add(&mut self, other: Self) {
        self.played += other.played;
        self.eklats += other.eklats;
        self.eklat_cards.join(other.eklat_cards);
        self.empty += other.empty;
    }
}

impl SeatCounts {
    const fn add(&mut self, other: Self) {
        self.total.join(other.total);
        self.won += other.won;
        self.won_alone += other.won_alone;
        self.chief += other.chief;
        self.partner += other.partner;
        self.vice += other.vice;
    }
}

impl DistanceCounts {
    const fn add(&mut self, other: Self) {
        self.chief += other.chief;
        self.score.join(other.score);
    }
}

impl Gain {
    const fn add(&mut self, other: Self) {
        self.cards.join(other.cards);
        self.extra.join(other.extra);
    }
}

impl Roles {
    const fn add(&mut self, other: Self) {
        self.chief.add(other.chief);
        self.partner.add(other.partner);
        self.opponent.add(other.opponent);
    }
}

// Reporting.

impl MatchStudy {
    fn match_tally(&self) -> Tally {
        let rounds = i64::try_from(self.rounds).unwrap_or(i64::MAX);
        tally(
            "Matches",
            &["", "value"],
            vec![
                ("matches".into(), vec![Cell::Count(self.tables)]),
                ("finished".into(), vec![share(self.finished, self.tables)]),
                ("rounds per match".into(), vec![Sum { sum: rounds, count: self.tables }.mean()]),
                ("most rounds in a match".into(), vec![Cell::Count(self.rounds_most)]),
            ],
        )
    }

    fn round_tally(&self) -> Tally {
        let Courses { played, eklats, eklat_cards, empty } = self.courses;
        let vice = self.with_vice.played;
        let turns = i64::try_from(self.turns).unwrap_or(i64::MAX);
        tally(
            "Rounds",
            &["", "value"],
            vec![
                ("played to the tricks".into(), vec![share(played, self.rounds)]),
                ("Eklats".into(), vec![share(eklats, self.rounds)]),
                ("without any bid".into(), vec![share(empty, self.rounds)]),
                ("with a Vice, of those played".into(), vec![share(vice, played)]),
                ("turns of an auction".into(), vec![Sum { sum: turns, count: self.rounds }.mean()]),
                ("cards in an Eklat".into(), vec![eklat_cards.mean()]),
            ],
        )
    }

    fn seat_tally(&self) -> Tally {
        let rows = self.seats.iter().zip('a'..).filter(|(counts, _)| counts.total.count > 0);
        let row = |(counts, letter): (&SeatCounts, char)| {
            let cells = vec![
                counts.total.mean(),
                share(counts.won, self.finished),
                share(counts.won_alone, self.finished),
                share(counts.chief, self.courses.played),
                share(counts.vice, self.courses.played),
                share(counts.partner, self.courses.played),
            ];
            (letter.to_string(), cells)
        };
        let columns = ["seat", "mean total", "won", "won alone", "Chief", "Vice", "partner"];
        tally("Seats", &columns, rows.map(row).collect())
    }

    fn place_tally(&self) -> Tally {
        let rows = self.places.iter().enumerate().filter(|(_, sum)| sum.count > 0);
        let row =
            |(place, sum): (usize, &Sum)| ((place + 1).to_string(), vec![Cell::Count(sum.count), sum.mean()]);
        tally("Final places", &["place", "times", "mean total"], rows.map(row).collect())
    }

    fn distance_tally(&self) -> Tally {
        let rows = self.distances.iter().enumerate().filter(|(_, counts)| counts.score.count > 0);
        let row = |(distance, counts): (usize, &DistanceCounts)| {
            let cells = vec![share(counts.chief, self.courses.played), counts.score.mean()];
            (distance.to_string(), cells)
        };
        let columns = ["left of the dealer", "Chief", "mean score of a round"];
        tally("Seats by their distance from the dealer", &columns, rows.map(row).collect())
    }

    fn role_tally(&self) -> Tally {
        let Roles { chief, partner, opponent } = self.roles;
        let row = |name: &str, gain: Gain| (name.to_owned(), vec![gain.cards.mean(), gain.extra.mean()]);
        let rows = vec![row("Chief", chief), row("partner", partner), row("opponent", opponent)];
        tally("Gains of a played round", &["role", "mean card points", "mean beyond"], rows)
    }
}

fn reached_tally<'a, L: ToString>(
    title: &str,
    label: &str,
    rows: impl Iterator<Item = (L, &'a Contracts)>,
) -> Tally {
    let row = |(name, counts): (L, &Contracts)| {
        let cells =
            vec![Cell::Count(counts.played), share(counts.reached, counts.played), counts.points.mean()];
        (name.to_string(), cells)
    };
    let rows = rows.filter(|(_, counts)| counts.played > 0).map(row).collect();
    tally(title, &[label, "played", "target reached", "mean team points"], rows)
}

const fn share(some: u64, all: u64) -> Cell {
    if all == 0 { Cell::Empty } else { Cell::Share(some, all) }
}

fn tally(title: &str, columns: &[&str], rows: Vec<(String, Vec<Cell>)>) -> Tally {
    Tally { title: title.into(), columns: columns.iter().map(|&column| column.into()).collect(), rows }
}
