//! What a simulation counts about games of M.

use engine::{Audience, Cell as Figure, Game, SEATS_MAX, Seat, Standing, Study, Sums, Tally, Witness};

use crate::cell::Cell;
use crate::event::Event;
use crate::phase::{End, Trigger};
use crate::state::M;

/// Counts over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameStudy {
    sums: Sums<{ Measure::COUNT }>,
    turns_most: u64,
    game: OneGame,
}

/// What is added up. Each comes with a sum and with how many cases it was added up over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Measure {
    /// Of each game: turns, placements, passes, exchanges, phases.
    Turns,
    Placements,
    Passes,
    Exchanges,
    Phases,
    /// Of each game: how it ended, in the order of [`End::ALL`].
    Ended(usize),
    /// Of each game: placements beside so many cards.
    Beside(u8),
    /// Of each game: tokens paid for placements, by the second payer or a later one, for passes, and lost.
    TokensPaid,
    TokensPaidFurther,
    TokensForPasses,
    TokensLost,
    /// Of each phase: whether its line was of this kind.
    Scored(LineKind),
    /// Of each phase: whether so many cards were taken.
    Takes(u8),
    /// Of each phase: whether it was the second of two lines, and whether two lines qualified.
    SecondLine,
    TwoLines,
    /// Of each phase: colour points gained by the player so many places to the left of the trigger.
    Gained(u8),
    /// Of each finished game and seat: score, its parts, and shares of victory in sixtieths, for the player so
    /// many places to the left of the first player.
    Points(u8),
    TokenPoints(u8),
    ColourPoints(u8),
    Victory(u8),
    /// Of each finished game: the score of the winners.
    WinningScore,
}

impl Measure {
    /// The place of the first measure that comes once for each number, and how many numbers it has room for.
    const FIRST: usize = 15;
    const ROOM: usize = 8;
    /// How many places there are.
    const COUNT: usize = Self::FIRST + 8 * Self::ROOM;

    /// Its place among the sums.
    const fn place(self) -> usize {
        let (kind, number) = match self {
            Self::Turns => return 0,
            Self::Placements => return 1,
            Self::Passes => return 2,
            Self::Exchanges => return 3,
            Self::Phases => return 4,
            Self::TokensPaid => return 5,
            Self::TokensPaidFurther => return 6,
            Self::TokensForPasses => return 7,
            Self::TokensLost => return 8,
            Self::SecondLine => return 9,
            Self::TwoLines => return 10,
            Self::WinningScore => return 11,
            Self::Scored(kind) => return 12 + kind as usize,
            Self::Ended(end) => (0, end),
            Self::Beside(beside) => (1, beside as usize),
            Self::Takes(takes) => (2, takes as usize),
            Self::Gained(place) => (3, place as usize),
            Self::Points(place) => (4, place as usize),
            Self::TokenPoints(place) => (5, place as usize),
            Self::ColourPoints(place) => (6, place as usize),
            Self::Victory(place) => (7, place as usize),
        };
        Self::FIRST + kind * Self::ROOM + number
    }
}

/// What a line looked like when it was scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineKind {
    Five,
    FiveWithGap,
    Six,
}

/// Shared victories are counted in sixtieths, which up to six players can share.
const WHOLE_VICTORY: i64 = 60;

impl Witness<Event> for GameStudy {
    fn see(&mut self, _: Audience, event: Event) {
        self.follow(&event);
    }
}

impl Study<M> for GameStudy {
    fn begin(&mut self, table: &M) {
        self.game = OneGame { seats: table.seats(), ..OneGame::default() };
    }

    fn record(&mut self, table: &M, standing: Option<&Standing>) {
        let game = std::mem::take(&mut self.game);
        let public = table.public();
        let of_game = [
            (Measure::Turns, public.turn_number().into()),
            (Measure::Placements, game.placements),
            (Measure::Passes, public.passed().values().iter().map(|&passed| i64::from(passed)).sum()),
            (Measure::Exchanges, public.exchanged().values().iter().map(|&times| i64::from(times)).sum()),
            (Measure::Phases, public.phases_begun().into()),
            (Measure::TokensPaid, game.paid),
            (Measure::TokensPaidFurther, game.paid_further),
            (Measure::TokensForPasses, game.paid_for_passes),
            (Measure::TokensLost, game.lost),
        ];
        for (measure, value) in of_game {
            self.take(measure, value);
        }
        for (beside, times) in (1..).zip(game.beside) {
            self.take(Measure::Beside(beside), times);
        }
        self.turns_most = self.turns_most.max(public.turn_number().into());
        if let Some(standing) = standing {
            self.take_ending(table, standing);
        }
    }

    fn add(&mut self, other: Self) {
        self.sums.add(&other.sums);
        self.turns_most = self.turns_most.max(other.turns_most);
    }

    fn tallies(&self) -> Vec<Tally> {
        vec![
            self.game_tally(),
            self.ending_tally(),
            self.line_tally(),
            self.take_tally(),
            self.order_tally(),
            self.token_tally(),
        ]
    }
}

/// What is remembered of one game while it goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct OneGame {
    seats: u8,
    cells: Vec<Cell>,
    /// The points collected by each seat in each colour.
    collected: [[i64; 5]; SEATS_MAX],
    trigger: Option<Seat>,
    takes: u8,
    placements: i64,
    beside: [i64; 4],
    paid: i64,
    paid_further: i64,
    paid_for_passes: i64,
    lost: i64,
}

impl GameStudy {
    fn follow(&mut self, event: &Event) {
        let game = &mut self.game;
        match *event {
            Event::StartLaid { cards } => game.cells.extend(cards.map(|(cell, _)| cell)),
            Event::Placed { cell, adjacent, .. } => {
                game.cells.push(cell);
                game.placements += 1;
                game.beside[usize::from(adjacent) - 1] += 1;
            }
            Event::TokensPaid { count, steps, .. } => {
                game.paid += i64::from(count);
                game.paid_further += if steps > 1 { i64::from(count) } else { 0 };
            }
            Event::TokensLost { count, .. } => game.lost += i64::from(count),
            Event::PassPaid { .. } => game.paid_for_passes += 1,
            Event::TwoLines { .. } => self.take(Measure::TwoLines, 1),
            Event::PhaseBegan { trigger, by, number, .. } => {
                (game.trigger, game.takes) = (Some(trigger), 0);
                let (kind, seats) = (game.kind_of(by), game.seats);
                self.take(Measure::Scored(kind), 1);
                self.take(Measure::SecondLine, i64::from(number) - 1);
                for place in 0..seats {
                    self.take(Measure::Gained(place), 0);
                }
            }
            Event::Took { seat, card, cell, take } => {
                if let Some(at) = game.cells.iter().position(|&other| other == cell) {
                    game.cells.swap_remove(at);
                }
                game.takes = take;
                let own = &mut game.collected[seat.index()];
                let before = colour_points(own);
                own[card.colour().index()] += i64::from(card.value().points());
                let gained = colour_points(own) - before;
                let place = game.trigger.and_then(|trigger| place_after(trigger, seat, game.seats));
                self.sums.raise(Measure::Gained(place.unwrap_or_default()).place(), gained);
            }
            Event::PhaseEnded { .. } => self.take(Measure::Takes(self.game.takes), 1),
            Event::Shuffled { .. }
            | Event::Removed { .. }
            | Event::FirstDrawn { .. }
            | Event::HandsDealt { .. }
            | Event::HandDealt { .. }
            | Event::LineChosen { .. }
            | Event::Drew { .. }
            | Event::DrewCard { .. }
            | Event::PileOut
            | Event::NothingDrawn { .. }
            | Event::Passed { .. }
            | Event::PassFree { .. }
            | Event::Exchanged { .. }
            | Event::ExchangedCards { .. }
            | Event::Skipped { .. }
            | Event::GameOver { .. }
            | Event::Scored { .. }
            | Event::Won { .. } => {}
        }
    }
}

impl OneGame {
    /// Whether a line that is scored has six cards, five side by side, or five with a gap.
    fn kind_of(&self, by: Trigger) -> LineKind {
        let along = |cell: Cell| cell.line(by.line.axis.across()).at;
        let (mut count, mut least, mut most) = (0, i8::MAX, i8::MIN);
        for cell in self.cells.iter().copied().filter(|&cell| by.line.contains(cell)) {
            (count, least, most) = (count + 1, least.min(along(cell)), most.max(along(cell)));
        }
        match (count, most.checked_sub(least)) {
            (6.., _) => LineKind::Six,
            (_, Some(5)) => LineKind::FiveWithGap,
            _ => LineKind::Five,
        }
    }
}

/// The points for cards of these sums of the colours: the two highest plus, the others minus (M-11.2, M-11.3).
fn colour_points(sums: &[i64; 5]) -> i64 {
    let (mut first, mut second) = (0, 0);
    for &sum in sums {
        (first, second) = (first.max(sum), second.max(first.min(sum)));
    }
    2 * (first + second) - sums.iter().sum::<i64>()
}

/// How many places to the left of one seat another one sits.
fn place_after(first: Seat, seat: Seat, seats: u8) -> Option<u8> {
    (0..seats).zip(first.round(seats)).find(|&(_, other)| other == seat).map(|(place, _)| place)
}

impl GameStudy {
    /// Adds one case.
    const fn take(&mut self, measure: Measure, value: i64) {
        self.sums.take(measure.place(), value);
    }

    fn take_ending(&mut self, table: &M, standing: &Standing) {
        let (public, seats) = (table.public(), table.seats());
        let Some(first) = public.first() else { return };
        if let crate::phase::Phase::Over(end) = public.phase() {
            let at = End::ALL.iter().position(|other| other == end);
            self.take(Measure::Ended(at.unwrap_or_default()), 1);
        }
        let winners = standing.winners();
        let share = WHOLE_VICTORY / i64::try_from(winners.len()).expect("there are six seats at most");
        for (place, seat) in (0..seats).zip(first.round(seats)) {
            let score = public.score(seat);
            self.take(Measure::Points(place), score.total().into());
            self.take(Measure::TokenPoints(place), score.token_points().into());
            self.take(Measure::ColourPoints(place), score.colour_points().into());
            self.take(Measure::Victory(place), if winners.contains(seat) { share } else { 0 });
        }
        let best = standing.scores.values().iter().max().copied().unwrap_or_default();
        self.take(Measure::WinningScore, best.into());
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

    /// How many cases of a measure there were, of so many.
    fn share(&self, measure: Measure, of: u64) -> Vec<Figure> {
        let count = self.cases(measure);
        vec![Figure::Count(count), Figure::Share(count, of)]
    }

    /// How many phases there were.
    const fn phases(&self) -> u64 {
        self.cases(Measure::SecondLine)
    }

    fn game_tally(&self) -> Tally {
        let row = |label: &str, measure| (label.to_owned(), vec![self.mean(measure)]);
        let mut rows = vec![
            row("turns", Measure::Turns),
            row("placements", Measure::Placements),
            row("passes", Measure::Passes),
            row("exchanges", Measure::Exchanges),
            row("scoring phases", Measure::Phases),
            row("score of the winner", Measure::WinningScore),
        ];
        rows.push(("turns of the longest game".into(), vec![Figure::Count(self.turns_most)]));
        tally("Length", ["of a game", "mean"], rows)
    }

    fn ending_tally(&self) -> Tally {
        let finished = self.cases(Measure::WinningScore);
        let row = |(at, end): (usize, End)| {
            (format!("{} {}", end.rule(), end.reason()), self.share(Measure::Ended(at), finished))
        };
        tally("Endings", ["rule", "games", "share"], End::ALL.into_iter().enumerate().map(row).collect())
    }

    fn line_tally(&self) -> Tally {
        let row = |label: &str, measure| (label.to_owned(), self.share(measure, self.phases()));
        let second = self.sum(Measure::SecondLine).unsigned_abs();
        let mut rows = vec![
            row("five cards side by side", Measure::Scored(LineKind::Five)),
            row("five cards with a gap", Measure::Scored(LineKind::FiveWithGap)),
            row("six cards", Measure::Scored(LineKind::Six)),
            row("row and column together", Measure::TwoLines),
        ];
        let second = vec![Figure::Count(second), Figure::Share(second, self.phases())];
        rows.push(("second of two lines".into(), second));
        rows.extend((0..=5).map(|takes| row(&format!("{takes} cards taken"), Measure::Takes(takes))));
        tally("Scoring phases", ["phase", "phases", "share"], rows)
    }

    fn take_tally(&self) -> Tally {
        let row = |place: u8| {
            let label = if place == 0 { "trigger".to_owned() } else { format!("{place} to the left") };
            (label, vec![self.mean(Measure::Gained(place))])
        };
        tally("Colour points gained in a phase", ["player", "mean"], self.places().map(row).collect())
    }

    fn order_tally(&self) -> Tally {
        let row = |place: u8| {
            let (sum, of) = (self.sum(Measure::Victory(place)), self.cases(Measure::Victory(place)));
            let cells = vec![
                Figure::Share(sum.unsigned_abs(), of * WHOLE_VICTORY.unsigned_abs()),
                self.mean(Measure::Points(place)),
                self.mean(Measure::TokenPoints(place)),
                self.mean(Measure::ColourPoints(place)),
            ];
            (format!("{}", place + 1), cells)
        };
        let columns = ["order of play", "victories", "score", "for tokens", "for colours"];
        tally("By order of play", columns, self.places().map(row).collect())
    }

    fn token_tally(&self) -> Tally {
        let row = |label: &str, measure| (label.to_owned(), vec![self.mean(measure)]);
        let mut rows: Vec<_> = (1..=4)
            .map(|beside| row(&format!("placements beside {beside}"), Measure::Beside(beside)))
            .collect();
        rows.extend([
            row("tokens paid for placements", Measure::TokensPaid),
            row("of these not by the right neighbour", Measure::TokensPaidFurther),
            row("tokens nobody could pay", Measure::TokensLost),
            row("tokens paid for passes", Measure::TokensForPasses),
        ]);
        tally("Tokens", ["in a game", "mean"], rows)
    }

    /// The places of the order of play that occurred.
    fn places(&self) -> impl Iterator<Item = u8> {
        (0..6).filter(|&place| self.cases(Measure::Points(place)) > 0)
    }
}

fn tally<const N: usize>(title: &str, columns: [&str; N], rows: Vec<(String, Vec<Figure>)>) -> Tally {
    Tally { title: title.into(), columns: columns.map(String::from).to_vec(), rows }
}
