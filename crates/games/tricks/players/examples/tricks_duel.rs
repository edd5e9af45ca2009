//! How two players of Mü compare: `duel PLAYERS ONE OTHER DEALS [rounds|matches] [SEED]`.
//!
//! Every deal is played twice. The seats are taken in turn by the one and the other, and the second time
//! they change places, so that each meets every hand once. Prints the mean of what the one has more than
//! the other, with the 95 % interval by deals: points of a round, and the success of a match.

#![expect(clippy::print_stdout, reason = "it prints what it measures")]

use std::env;
use std::process::exit;
use tricks_players::TricksPlayers;

use engine::{Game, Observer, Options, Rng, Seat, Turn};
use players::{Player, Roster};
use tricks::{Action, MatchOptions, Tricks};

type Seated = Box<dyn Player<Tricks>>;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let text = |place: usize, default: &str| arguments.get(place).cloned().unwrap_or_else(|| default.into());
    let number = |place: usize, default: &str| -> u64 {
        text(place, default).parse().unwrap_or_else(|_| {
            println!("duel PLAYERS ONE OTHER DEALS [rounds|matches] [SEED]");
            exit(2);
        })
    };
    let seats = u8::try_from(number(0, "4")).unwrap_or(0);
    let options = MatchOptions::build(seats, &[]).unwrap_or_else(|bad| {
        println!("{bad}");
        exit(2);
    });
    let players = [player(&text(1, "fierce")), player(&text(2, "steady"))];
    let (deals, seed) = (number(3, "100"), number(5, "1"));
    let length = if text(4, "rounds") == "matches" { Length::Match } else { Length::Round };
    let duel = Duel { options, length, players };
    let mut tally = Tally::default();
    for deal in 0..deals {
        let mut difference = [0.0; 2];
        for swapped in 0..2 {
            let result = duel.play(seed * 1_000_000 + deal, swapped, &mut tally);
            difference[0] += result[0] / 2.0;
            difference[1] += result[1] / 2.0;
        }
        tally.points.add(difference[0]);
        tally.success.add(difference[1]);
    }
    println!(
        "{seats} players, {} against {}, {deals} deals: points {}  success {}  | {}",
        text(1, "fierce"),
        text(2, "steady"),
        tally.points.text(1),
        tally.success.text(3),
        tally.course()
    );
}

fn player(name: &str) -> Seated {
    TricksPlayers::player(name).unwrap_or_else(|| {
        println!("nobody is called {name}");
        exit(2);
    })
}

/// How much of a match is played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    Round,
    Match,
}

struct Duel {
    options: MatchOptions,
    length: Length,
    players: [Seated; 2],
}

impl Duel {
    /// Plays once; gives what the one has more than the other on average: points and success.
    fn play(&self, seed: u64, swapped: usize, tally: &mut Tally) -> [f64; 2] {
        let mut luck = Rng::from_seed(seed);
        let mut minds = [Rng::from_seed(seed + 1), Rng::from_seed(seed + 2)];
        let mut game = Tricks::new(&self.options);
        let who = |seat: Seat| (seat.index() + swapped) % 2;
        let mut rounds = 0;
        while !self.is_over(&game) {
            let Turn::Seats(owing) = game.turn() else {
                tally.note(&game, who);
                rounds += 1;
                let chance = game.draw(&mut luck);
                game.resolve(&chance, &mut ());
                continue;
            };
            let seat = owing.first().expect("somebody owes a choice");
            let view = game.view(Observer::Seat(seat));
            let action: Action = self.players[who(seat)].choose(&view, &mut minds[who(seat)]);
            game.check(seat, action).expect("a player plays by the rules");
            game.apply(seat, action, &mut ());
        }
        tally.note(&game, who);
        tally.rounds += rounds;
        tally.games += 1;
        difference(&game, who)
    }

    fn is_over(&self, game: &Tricks) -> bool {
        match game.turn() {
            Turn::Over(_) => true,
            Turn::Chance => self.length == Length::Round && game.public().rounds_complete() > 0,
            Turn::Seats(_) => false,
        }
    }
}

/// What the one has more than the other on average: points and success.
fn difference(game: &Tricks, who: impl Fn(Seat) -> usize) -> [f64; 2] {
    let seats = game.public().seats();
    let totals = game.public().totals();
    let (mut points, mut success, mut count) = ([0.0; 2], [0.0; 2], [0.0; 2]);
    for seat in Seat::all(seats) {
        let behind: f64 = Seat::all(seats)
            .filter(|&other| other != seat)
            .map(|other| f64::midpoint(1.0, f64::from((totals[seat] - totals[other]).signum())))
            .sum();
        points[who(seat)] += f64::from(totals[seat]);
        success[who(seat)] += behind / f64::from(seats - 1);
        count[who(seat)] += 1.0;
    }
    [points[0] / count[0] - points[1] / count[1], success[0] / count[0] - success[1] / count[1]]
}

#[derive(Default)]
struct Tally {
    points: Mean,
    success: Mean,
    rounds: u32,
    games: u32,
    /// How often the one and the other were Chief, reached the target, the ranks bid, and Eklats.
    chiefs: [u32; 2],
    reached: [u32; 2],
    ranks: [u32; 2],
    culprits: [u32; 2],
    empty: u32,
}

impl Tally {
    fn note(&mut self, game: &Tricks, who: impl Fn(Seat) -> usize) {
        let Some(result) = game.public().last_round() else { return };
        match result.course {
            tricks::Course::Played(team) => {
                let who = who(team.contract.chief);
                self.chiefs[who] += 1;
                self.reached[who] += u32::from(team.is_reached());
                self.ranks[who] += u32::from(team.contract.rank);
            }
            tricks::Course::Eklat(eklat) => self.culprits[who(eklat.culprit)] += 1,
            tricks::Course::Empty => self.empty += 1,
        }
    }

    fn course(&self) -> String {
        let of = |who: usize| {
            let chiefs = f64::from(self.chiefs[who].max(1));
            format!(
                "chief {} reached {:.0} % rank {:.2} culprit {}",
                self.chiefs[who],
                100.0 * f64::from(self.reached[who]) / chiefs,
                f64::from(self.ranks[who]) / chiefs,
                self.culprits[who]
            )
        };
        let rounds = f64::from(self.rounds) / f64::from(self.games.max(1));
        format!("{}; {}; empty {}; {rounds:.1} rounds", of(0), of(1), self.empty)
    }
}

/// A mean with its interval.
#[derive(Default)]
struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn text(&self, digits: usize) -> String {
        let mean = self.sum / self.count;
        let variance = (self.squares / self.count - mean * mean).max(0.0);
        format!("{mean:+.digits$} ± {:.digits$}", 1.96 * (variance / self.count).sqrt())
    }
}
