//! A review in the words of the game.

use std::fmt;

use engine::{Observer, Seat, StepNumber};
use host::{AnyTable, AnyView, Entry, LineKind, Look, Reason, Review, ReviewedChoice, SeatLook};
use pages::{SaidChoice, TurningPoint};
use words::Language;

/// How many turning points are told of.
const TURNS_MAX: usize = 5;

/// How much a step changes the outlook of somebody at least, to be one.
const TURN: f64 = 0.12;

/// Tells of a game that is over and was reviewed.
pub struct ReviewText<'a> {
    entry: &'static Entry,
    game: &'a dyn AnyTable,
    seats: Vec<SeatLook>,
    positions: Vec<StepNumber>,
    language: Language,
}

impl fmt::Debug for ReviewText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ReviewText").field("game", &self.entry.name).finish_non_exhaustive()
    }
}

impl<'a> ReviewText<'a> {
    /// Of this game, whose seats look so.
    pub fn of(
        entry: &'static Entry,
        game: &'a dyn AnyTable,
        seats: Vec<SeatLook>,
        language: Language,
    ) -> Self {
        Self { entry, game, seats, positions: game.positions(), language }
    }

    /// Through somebody's eyes.
    pub fn look(&self, observer: Observer) -> Look<'_> {
        Look { language: self.language, observer, seats: &self.seats }
    }

    /// Which move a step belongs to, as replays count them.
    fn number(&self, step: StepNumber) -> usize {
        self.positions.partition_point(|position| *position < step)
    }

    /// A choice, in words that its seat could read then.
    pub fn choice(&self, choice: &ReviewedChoice) -> SaidChoice {
        let before = self.game.at(choice.step - 1);
        let view = before.see(self.look(Observer::Seat(choice.seat)));
        let say = |text: &str| view.say(text).unwrap_or_else(|| text.to_owned());
        SaidChoice {
            number: self.number(choice.step),
            played: say(&choice.played),
            best: say(&choice.best),
            tried: choice.tried.iter().map(|one| say(&one.action)).collect(),
            reason: choice.reason.as_ref().and_then(|reason| self.because(reason)),
            choice: choice.clone(),
        }
    }

    /// A reason in words, with the rules that it rests on.
    fn because(&self, reason: &Reason) -> Option<(String, Vec<String>)> {
        let because = (self.entry.reason_against)(&reason.word, &reason.numbers, self.language)?;
        Some((because, reason.rules.clone()))
    }

    /// The costliest choices of a seat.
    pub fn costliest(&self, review: &Review, seat: Seat) -> Vec<SaidChoice> {
        let choices = costliest(review, seat).into_iter().filter_map(|step| choice_at(review, step));
        choices.map(|choice| self.choice(choice)).collect()
    }

    /// The steps that changed the outlook of somebody most, in their order, as far as that is more than noise.
    pub fn turning_points(&self, review: &Review) -> Vec<TurningPoint> {
        let mut changes: Vec<(f64, StepNumber, Seat)> = Vec::new();
        for pair in review.positions.windows(2) {
            let seats = Seat::all(self.game.seats()).zip(pair[0].success.iter().zip(&pair[1].success));
            let change = |(seat, (before, after)): (Seat, (&review::Estimate, &review::Estimate))| {
                let change = (after.mean - before.mean).abs();
                (change > 2.0 * before.error.max(after.error)).then_some((change, pair[1].step, seat))
            };
            changes.extend(seats.filter_map(change).max_by(|one, other| one.0.total_cmp(&other.0)));
        }
        changes.retain(|(change, ..)| *change >= TURN);
        changes.sort_by(|one, other| other.0.total_cmp(&one.0));
        changes.truncate(TURNS_MAX);
        changes.sort_by_key(|(_, step, _)| *step);
        changes.into_iter().map(|(_, step, seat)| self.turning_point(review, step, seat)).collect()
    }

    /// The choice that was a step, in words that its seat could read then.
    fn played(&self, review: &Review, step: StepNumber) -> Option<String> {
        choice_at(review, step).map(|choice| self.choice(choice).played)
    }

    fn turning_point(&self, review: &Review, step: StepNumber, seat: Seat) -> TurningPoint {
        let after = self.game.at(step);
        let told = told_since(&*after.see(self.look(Observer::Omniscient)), step - 1);
        // Of a choice that was hidden at first nothing is told until it is shown.
        let told = if told.is_empty() { self.played(review, step).unwrap_or_default() } else { told };
        let at = |step: StepNumber| review.positions[step].success[seat.index()];
        let outlook = (at(step - 1), at(step));
        TurningPoint {
            step,
            number: self.number(step),
            mover: review.positions[step].mover,
            told,
            seat,
            outlook,
        }
    }
}

/// The steps of the costliest choices of a seat, the costliest first.
pub(crate) fn costliest(review: &Review, seat: Seat) -> Vec<StepNumber> {
    let of_seat = review.seats.iter().find(|one| one.seat == seat);
    of_seat.map(|one| one.costliest.clone()).unwrap_or_default()
}

/// The choice at a step.
pub(crate) fn choice_at(review: &Review, step: StepNumber) -> Option<&ReviewedChoice> {
    review.choices.iter().find(|choice| choice.step == step)
}

/// What an observer was told after a step, in words.
pub(crate) fn told_since(view: &dyn AnyView, step: StepNumber) -> String {
    let told = view.lines_since(step).into_iter().map(|(_, line)| line);
    let told: Vec<String> =
        told.filter(|line| line.kind != LineKind::Heading).map(|line| line.text).collect();
    told.join(" ")
}
