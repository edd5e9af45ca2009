//! What a simulation counts about games of Mū.

use engine::{Audience, Cell as Figure, PerSeat, Seat, Standing, Study, Sums, Tally, Witness};

use crate::estate::Estate;
use crate::event::Event;
use crate::level::Level;
use crate::public::Public;
use crate::score::Sheet;
use crate::state::City;

/// Counts over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CityStudy {
    sums: Sums<{ Measure::COUNT }>,
}

/// What is added up. Each comes with a sum and with how many cases it was added up over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Measure {
    /// Of each player: AP, and where they come from.
    Points,
    Part(Part),
    /// Of each finished game: the score of the winners, and a shared first place.
    WinningScore,
    SharedVictory,
    /// Of each player: what happened to it.
    Counted(Counted),
    /// Of each player on a seat: AP, shares of victory in sixtieths.
    SeatPoints(u8),
    SeatVictory(u8),
    /// Of each owner of a Project: whether it was completed; if it was, its AP with effects; the owner's AP.
    Completed(u8),
    Worth(u8),
    OwnerPoints(u8),
    /// Of each solo game: the level, in the order of [`Level::ALL`].
    Level(usize),
}

impl Measure {
    /// The places of the measures that come once for each number below a hundred, of levels and of all.
    const OF_PROJECTS: usize = 32;
    const LEVELS: usize = Self::OF_PROJECTS + 300;
    const COUNT: usize = Self::LEVELS + Level::ALL.len();

    /// Its place among the sums.
    const fn place(self) -> usize {
        match self {
            Self::Points => 0,
            Self::WinningScore => 1,
            Self::SharedVictory => 2,
            Self::Part(part) => 3 + part as usize,
            Self::Counted(counted) => 9 + counted as usize,
            Self::SeatPoints(seat) => 17 + seat as usize,
            Self::SeatVictory(seat) => 22 + seat as usize,
            Self::Completed(number) => Self::OF_PROJECTS + number as usize,
            Self::Worth(number) => Self::OF_PROJECTS + 100 + number as usize,
            Self::OwnerPoints(number) => Self::OF_PROJECTS + 200 + number as usize,
            Self::Level(level) => Self::LEVELS + level,
        }
    }
}

/// A part of a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Harvest,
    Faith,
    Projects,
    Effects,
    Victories,
    Neutral,
}

impl Part {
    const ALL: [(Self, &'static str); 6] = [
        (Self::Harvest, "harvest"),
        (Self::Faith, "faith"),
        (Self::Projects, "AP of projects"),
        (Self::Effects, "effects of projects"),
        (Self::Victories, "victory tokens"),
        (Self::Neutral, "neutral player"),
    ];

    fn of(self, sheet: &Sheet) -> i32 {
        match self {
            Self::Harvest => sheet.harvest,
            Self::Faith => sheet.faith,
            Self::Projects => sheet.projects.iter().map(|project| project.ap).sum(),
            Self::Effects => sheet.projects.iter().map(|project| project.effect).sum(),
            Self::Victories => 3 * i32::from(sheet.victories),
            Self::Neutral => -sheet.neutral.iter().flatten().map(|&loss| i32::from(loss)).sum::<i32>(),
        }
    }
}

/// What is counted of each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    Sources,
    Tokens,
    Lost,
    Projects,
    Victories,
    Damage,
    Ruined,
    Food,
}

impl Counted {
    const ALL: [(Self, &'static str); 8] = [
        (Self::Sources, "sources"),
        (Self::Tokens, "tokens on projects"),
        (Self::Lost, "tokens lost"),
        (Self::Projects, "projects completed"),
        (Self::Victories, "victory tokens"),
        (Self::Damage, "damage tokens taken"),
        (Self::Ruined, "spaces ruined at the end"),
        (Self::Food, "food at the harvest"),
    ];

    fn of(self, estate: &Estate, sheet: &Sheet) -> u8 {
        match self {
            Self::Sources => estate.all_sources().len(),
            Self::Tokens => {
                estate.ventures().iter().map(|venture| venture.paid.total() + venture.extra).sum()
            }
            Self::Lost => estate.lost,
            Self::Projects => estate.completed,
            Self::Victories => estate.victories,
            Self::Damage => estate.taken,
            Self::Ruined => estate.ruined.len(),
            Self::Food => sheet.food,
        }
    }
}

/// Shared victories are counted in sixtieths, which up to five players can share.
const WHOLE_VICTORY: i64 = 60;

/// Only the end of a game is looked at.
impl Witness<Event> for CityStudy {
    fn see(&mut self, _: Audience, _: Event) {}

    fn is_looking(&self) -> bool {
        false
    }
}

impl Study<City> for CityStudy {
    fn record(&mut self, city: &City, standing: Option<&Standing>) {
        if let Some(standing) = standing {
            self.take_end(city.public(), standing);
        }
    }

    fn add(&mut self, other: Self) {
        self.sums.add(&other.sums);
    }

    fn rounds(city: &City) -> Option<u32> {
        Some(u32::from(city.public().round()) + 1)
    }

    fn tallies(&self) -> Vec<Tally> {
        let mut tallies = vec![self.source_tally(), self.player_tally(), self.project_tally()];
        if Level::ALL.iter().enumerate().any(|(at, _)| self.cases(Measure::Level(at)) > 0) {
            tallies.push(self.level_tally());
        } else {
            tallies.push(self.seat_tally());
        }
        tallies
    }
}

impl CityStudy {
    fn take_end(&mut self, public: &Public, standing: &Standing) {
        let sheets: PerSeat<i32> = standing.scores;
        let winners = standing.winners();
        let share = WHOLE_VICTORY / i64::try_from(winners.len().max(1)).unwrap_or(1);
        for (seat, &points) in sheets.iter() {
            self.take_player(public, seat, points);
            let place = u8::try_from(seat.index()).unwrap_or_default();
            self.take(Measure::SeatPoints(place), points.into());
            self.take(Measure::SeatVictory(place), if winners.contains(seat) { share } else { 0 });
        }
        let best = sheets.values().iter().copied().max().unwrap_or_default();
        self.take(Measure::WinningScore, best.into());
        self.take(Measure::SharedVictory, i64::from(winners.len() > 1));
        if public.is_solo() {
            let at = Level::ALL.iter().position(|&level| level == Level::of(best));
            self.take(Measure::Level(at.unwrap_or_default()), 1);
        }
    }

    fn take_player(&mut self, public: &Public, seat: Seat, points: i32) {
        let (estate, sheet) = (public.estate(seat), public.sheet(seat));
        self.take(Measure::Points, points.into());
        for (part, _) in Part::ALL {
            self.take(Measure::Part(part), part.of(&sheet).into());
        }
        for (counted, _) in Counted::ALL {
            self.take(Measure::Counted(counted), counted.of(estate, &sheet).into());
        }
        for (venture, project) in estate.projects(public.pack()) {
            let number = project.number;
            self.take(Measure::Completed(number), i64::from(venture.is_complete()));
            self.take(Measure::OwnerPoints(number), points.into());
            if let Some(scored) = sheet.projects.iter().find(|scored| scored.number == number) {
                self.take(Measure::Worth(number), (scored.ap + scored.effect).into());
            }
        }
    }

    /// Adds one case.
    const fn take(&mut self, measure: Measure, value: i64) {
        self.sums.take(measure.place(), value);
    }

    const fn sum(&self, measure: Measure) -> i64 {
        self.sums.sum(measure.place())
    }

    const fn cases(&self, measure: Measure) -> u64 {
        self.sums.cases(measure.place())
    }

    const fn mean(&self, measure: Measure) -> Figure {
        self.sums.mean(measure.place())
    }

    /// Cases with the value 1, of all cases of a measure.
    const fn share(&self, measure: Measure) -> Figure {
        Figure::Share(self.sum(measure).unsigned_abs(), self.cases(measure))
    }

    fn source_tally(&self) -> Tally {
        let mut rows = vec![
            ("a player".to_owned(), vec![self.mean(Measure::Points)]),
            ("the winner".to_owned(), vec![self.mean(Measure::WinningScore)]),
        ];
        let parts = Part::ALL.into_iter().filter(|(part, _)| self.sum(Measure::Part(*part)) != 0);
        rows.extend(parts.map(|(part, label)| (label.to_owned(), vec![self.mean(Measure::Part(part))])));
        tally("Score", ["of", "mean AP"], rows)
    }

    fn player_tally(&self) -> Tally {
        let row = |(counted, label): (Counted, &str)| {
            (label.to_owned(), vec![self.mean(Measure::Counted(counted))])
        };
        tally("A player's city", ["of", "mean"], Counted::ALL.into_iter().map(row).collect())
    }

    fn project_tally(&self) -> Tally {
        let row = |number: u8| {
            let owned = self.cases(Measure::Completed(number));
            let cells = vec![
                Figure::Count(owned),
                self.share(Measure::Completed(number)),
                self.mean(Measure::Worth(number)),
                self.mean(Measure::OwnerPoints(number)),
            ];
            (format!("#{number}"), cells)
        };
        let numbers = (1..=99).filter(|&number| self.cases(Measure::Completed(number)) > 0);
        let columns = ["project", "owned", "completed", "AP when complete", "score of its owner"];
        tally("Projects", columns, numbers.map(row).collect())
    }

    fn seat_tally(&self) -> Tally {
        let row = |(place, seat): (u8, Seat)| {
            let (sum, of) = (self.sum(Measure::SeatVictory(place)), self.cases(Measure::SeatVictory(place)));
            let victories = Figure::Share(sum.unsigned_abs(), of * WHOLE_VICTORY.unsigned_abs());
            (seat.to_string(), vec![victories, self.mean(Measure::SeatPoints(place))])
        };
        let seats = (0..).zip(Seat::all(5)).filter(|&(place, _)| self.cases(Measure::SeatPoints(place)) > 0);
        let mut rows: Vec<_> = seats.map(row).collect();
        rows.push(("shared".into(), vec![self.share(Measure::SharedVictory), Figure::Empty]));
        tally("By seat", ["seat", "victories", "score"], rows)
    }

    fn level_tally(&self) -> Tally {
        let games = self.cases(Measure::WinningScore);
        let row = |(at, level): (usize, &Level)| {
            let count = self.cases(Measure::Level(at));
            (level.name().to_owned(), vec![Figure::Count(count), Figure::Share(count, games)])
        };
        tally(
            "Solo levels",
            ["level", "games", "share"],
            Level::ALL.iter().enumerate().rev().map(row).collect(),
        )
    }
}

fn tally<const N: usize>(title: &str, columns: [&str; N], rows: Vec<(String, Vec<Figure>)>) -> Tally {
    Tally { title: title.into(), columns: columns.map(String::from).to_vec(), rows }
}
