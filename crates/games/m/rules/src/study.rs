//! What a simulation counts about games of M.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Cell as Figure, Game, Observer, Seat, Study, Table, Tally};

use crate::cell::{Cell, Line};
use crate::deck::Cards;
use crate::event::Event;
use crate::phase::{End, Trigger};
use crate::score::Score;
use crate::state::M;

/// Counts over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameStudy {
    sums: BTreeMap<Measure, Sum>,
    turns_most: u64,
}

/// What is added up. Each comes with a sum and with how many cases it was added up over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

/// What a line looked like when it was scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum LineKind {
    Five,
    FiveWithGap,
    Six,
}

/// A sum over so many cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum {
    sum: i64,
    of: u64,
}

/// Shared victories are counted in sixtieths, which up to six players can share.
const WHOLE_VICTORY: i64 = 60;

impl Study<M> for GameStudy {
    fn record(&mut self, table: &Table<M>) {
        let mut game = OneGame::default();
        for told in table.events_since(0, Observer::Omniscient) {
            game.follow(&told.event, self, table.truth().seats());
        }
        let public = table.truth().public();
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
        self.take_ending(table);
    }

    fn add(&mut self, other: Self) {
        for (measure, new) in other.sums {
            let own = self.sums.entry(measure).or_default();
            *own = Sum { sum: own.sum + new.sum, of: own.of + new.of };
        }
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

/// What is remembered of one game while its events are read again.
#[derive(Debug, Default)]
struct OneGame {
    cells: BTreeSet<Cell>,
    collected: BTreeMap<Seat, Cards>,
    trigger: Option<Seat>,
    takes: u8,
    placements: i64,
    beside: [i64; 4],
    paid: i64,
    paid_further: i64,
    paid_for_passes: i64,
    lost: i64,
}

impl OneGame {
    fn follow(&mut self, event: &Event, study: &mut GameStudy, seats: u8) {
        match *event {
            Event::StartLaid { cards } => self.cells.extend(cards.map(|(cell, _)| cell)),
            Event::Placed { cell, adjacent, .. } => {
                self.cells.insert(cell);
                self.placements += 1;
                self.beside[usize::from(adjacent) - 1] += 1;
            }
            Event::TokensPaid { count, steps, .. } => {
                self.paid += i64::from(count);
                self.paid_further += if steps > 1 { i64::from(count) } else { 0 };
            }
            Event::TokensLost { count, .. } => self.lost += i64::from(count),
            Event::PassPaid { .. } => self.paid_for_passes += 1,
            Event::TwoLines { .. } => study.take(Measure::TwoLines, 1),
            Event::PhaseBegan { trigger, by, number, .. } => {
                (self.trigger, self.takes) = (Some(trigger), 0);
                study.take(Measure::Scored(self.kind_of(by)), 1);
                study.take(Measure::SecondLine, i64::from(number) - 1);
                for place in 0..seats {
                    study.take(Measure::Gained(place), 0);
                }
            }
            Event::Took { seat, card, cell, take } => {
                self.cells.remove(&cell);
                self.takes = take;
                let own = self.collected.entry(seat).or_default();
                let before = Score::of(0, *own).total();
                *own = own.with(card);
                let gained = Score::of(0, *own).total() - before;
                let place = self.trigger.and_then(|trigger| place_after(trigger, seat, seats));
                study.raise(Measure::Gained(place.unwrap_or_default()), gained.into());
            }
            Event::PhaseEnded { .. } => study.take(Measure::Takes(self.takes), 1),
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

    /// Whether a line that is scored has six cards, five side by side, or five with a gap.
    fn kind_of(&self, by: Trigger) -> LineKind {
        let in_line: Vec<Cell> = self.cells.iter().copied().filter(|&cell| by.line.contains(cell)).collect();
        let along = |cell: &Cell| Line { axis: by.line.axis, at: cell.line(by.line.axis.across()).at }.at;
        let (least, most) = (in_line.iter().map(along).min(), in_line.iter().map(along).max());
        match (in_line.len(), most.zip(least).map(|(most, least)| most - least)) {
            (6.., _) => LineKind::Six,
            (_, Some(5)) => LineKind::FiveWithGap,
            _ => LineKind::Five,
        }
    }
}

/// How many places to the left of one seat another one sits.
fn place_after(first: Seat, seat: Seat, seats: u8) -> Option<u8> {
    (0..seats).zip(first.round(seats)).find(|&(_, other)| other == seat).map(|(place, _)| place)
}

impl GameStudy {
    /// Adds one case.
    fn take(&mut self, measure: Measure, value: i64) {
        self.raise(measure, value);
        self.sums.entry(measure).or_default().of += 1;
    }

    /// Adds to the sum of a case that was counted already.
    fn raise(&mut self, measure: Measure, value: i64) {
        self.sums.entry(measure).or_default().sum += value;
    }

    fn take_ending(&mut self, table: &Table<M>) {
        let (public, seats) = (table.truth().public(), table.truth().seats());
        let (Some(standing), Some(first)) = (table.turn().standing(), public.first()) else { return };
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

    fn sum(&self, measure: Measure) -> Sum {
        self.sums.get(&measure).copied().unwrap_or_default()
    }

    fn mean(&self, measure: Measure) -> Figure {
        let Sum { sum, of } = self.sum(measure);
        if of == 0 { Figure::Empty } else { Figure::Mean(sum, of) }
    }

    /// How many cases of a measure there were, of so many.
    fn share(&self, measure: Measure, of: u64) -> Vec<Figure> {
        let count = self.sum(measure).of;
        vec![Figure::Count(count), Figure::Share(count, of)]
    }

    /// How many phases there were.
    fn phases(&self) -> u64 {
        self.sum(Measure::SecondLine).of
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
        let finished = self.sum(Measure::WinningScore).of;
        let row = |(at, end): (usize, End)| {
            (format!("{} {}", end.rule(), end.reason()), self.share(Measure::Ended(at), finished))
        };
        tally("Endings", ["rule", "games", "share"], End::ALL.into_iter().enumerate().map(row).collect())
    }

    fn line_tally(&self) -> Tally {
        let row = |label: &str, measure| (label.to_owned(), self.share(measure, self.phases()));
        let second = self.sum(Measure::SecondLine).sum.unsigned_abs();
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
            let Sum { sum, of } = self.sum(Measure::Victory(place));
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
        (0..6).filter(|&place| self.sum(Measure::Points(place)).of > 0)
    }
}

fn tally<const N: usize>(title: &str, columns: [&str; N], rows: Vec<(String, Vec<Figure>)>) -> Tally {
    Tally { title: title.into(), columns: columns.map(String::from).to_vec(), rows }
}
