//! A puzzle at the table: the position as its seat sees it, and what is said of the answer.

use std::collections::BTreeSet;
use std::num::NonZero;

use ::puzzles::{Puzzle, Tried};
use engine::{Observer, SeatSet};
use host::{AnyTable, AnyView, Cells, Choices, Finality, Kept, Look, SeatLook};
use pages::{
    Against, Dock, PuzzleAnswer, PuzzleStage, PuzzleValue, Refused, ReviewShown, Role, TableFacts, TablePage,
    TableSeat, Verdict, Visitor,
};
use review::Reason;
use store::PuzzleTry;
use words::Language;

use crate::all_puzzles::GamePuzzles;
use crate::app::App;
use crate::error::{Error, RequestError, ReviewError};
use crate::prepared;
use crate::rules;
use crate::still::Still;
use crate::visit::Visit;

/// How many times as much as people feel a choice is behind that is much worse.
const MUCH: f64 = 3.0;

/// The outlook that people feel.
const FELT_SUCCESS: f64 = 0.05;

/// A puzzle for a visitor.
pub(super) struct Posed<'a> {
    app: &'a App,
    pub(super) of: &'a GamePuzzles,
    pub(super) puzzle: &'a Puzzle,
    pub(super) table: Box<dyn AnyTable>,
    language: Language,
    seats: Vec<TableSeat>,
    looks: Vec<SeatLook>,
}

/// What somebody has chosen, in the one form in which the notation writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chosen {
    pub(super) text: String,
    pub(super) is_right: bool,
}

/// What of an answer is shown.
pub(super) struct Shown {
    pub(super) chosen: Option<Chosen>,
    pub(super) board: ReviewShown,
    pub(super) first: PuzzleTry,
    pub(super) run: i64,
}

impl<'a> Posed<'a> {
    /// The puzzle of this number.
    pub(super) fn of(app: &'a App, visit: &Visit, (game, number): (&str, &str)) -> Result<Self, Error> {
        let of = app.puzzles.find(app.game(game)?)?;
        let puzzle = of.numbered(number)?;
        let table = of.entry.restore(&puzzle.saved()).map_err(Error::failed)?;
        let seats = prepared::row(visit, of.entry, (table.seats(), puzzle.seat));
        let looks = seats.iter().map(TableSeat::look).collect();
        Ok(Self { app, of, puzzle, table, language: visit.language, seats, looks })
    }

    /// How its seat sees it.
    pub(super) fn look(&self) -> Look<'_> {
        Look { language: self.language, observer: Observer::Seat(self.puzzle.seat), seats: &self.looks }
    }

    /// The position as its seat sees it.
    pub(super) fn view(&self) -> Box<dyn AnyView + '_> {
        self.table.see(self.look())
    }

    /// A choice, however it is written; `None` if it cannot be made.
    pub(super) fn chosen(&self, action: &str) -> Option<Chosen> {
        let seat = self.puzzle.seat;
        let after = self.table.after(seat, action)?;
        let step = after.steps_since(self.table.step_count()).into_iter().next()?;
        let text = step.strip_prefix(&format!("{seat} ")).unwrap_or(&step).to_owned();
        let is_right = self.puzzle.answers.contains(&text);
        Some(Chosen { text, is_right })
    }

    /// The page that asks. It holds nothing of the answer.
    pub(super) fn question(
        &self,
        visitor: Visitor,
        dock: impl Fn(PuzzleStage) -> Dock,
        (was_tried, refused): (bool, Option<Refused>),
    ) -> TablePage {
        let mut choices = self.view().choices();
        for act in &mut choices.acts {
            // The first try counts.
            act.finality = Finality::Final;
        }
        let dock = dock(PuzzleStage::Question { was_tried });
        let drawn = self.drawn(visitor, &*self.table, dock);
        TablePage { choices, refused, ..drawn }
    }

    /// The page that tells the answer.
    pub(super) fn answer(
        &self,
        visitor: Visitor,
        dock: impl Fn(PuzzleStage) -> Dock,
        shown: &Shown,
    ) -> Result<TablePage, Error> {
        let played = match (shown.board, &shown.chosen) {
            (ReviewShown::Best, _) => self.puzzle.answers.first().map(String::as_str),
            (ReviewShown::Played, Some(chosen)) => Some(chosen.text.as_str()),
            (ReviewShown::Played, None) => return Err(RequestError::Field("tried").into()),
            (ReviewShown::Question | ReviewShown::Answer, _) => None,
        };
        let after = played.map(|text| self.table.after(self.puzzle.seat, text).ok_or(ReviewError::NoChoice));
        let after = after.transpose()?;
        let board = after.as_deref().unwrap_or(&*self.table);
        let is_example = board.step_count() > self.table.step_count() + 1;
        let told = self.told(shown, (after.is_none(), is_example));
        let drawn = self.drawn(visitor, board, dock(PuzzleStage::Answer(Box::new(told))));
        Ok(TablePage { choices: Choices::default(), owing: SeatSet::EMPTY, ..drawn })
    }

    fn told(&self, shown: &Shown, (is_before, is_example): (bool, bool)) -> PuzzleAnswer {
        let view = self.view();
        let say = |text: &str| view.say(text).unwrap_or_else(|| text.to_owned());
        let chosen = shown.chosen.as_ref();
        let choices = if is_before { view.choices() } else { Choices::default() };
        let picks = |text: &String| choices.picks(text).unwrap_or_default();
        let wrong = chosen.filter(|chosen| !chosen.is_right);
        PuzzleAnswer {
            chosen: chosen.map(|chosen| (say(&chosen.text), chosen.is_right)),
            best: self.puzzle.answers.iter().map(|answer| say(answer)).collect(),
            theme: self.of.theme_name(self.puzzle.theme(), self.language),
            against: self.against(wrong, &say),
            values: self.values(chosen, &say),
            step: self.step(),
            first_try: (shown.first.solved, shown.first.rating),
            run: shown.run,
            shown: shown.board,
            is_example,
            tried: chosen.map(|chosen| chosen.text.clone()),
            // Answers may begin with the same handle.
            picks: self.puzzle.answers.iter().flat_map(picks).collect::<BTreeSet<_>>().into_iter().collect(),
            tried_picks: wrong.map(|chosen| picks(&chosen.text)).unwrap_or_default(),
        }
    }

    /// Why what was chosen is worse, if that is known; else why the choice is that tempts most.
    fn against(&self, wrong: Option<&Chosen>, say: &impl Fn(&str) -> String) -> Option<Against> {
        let own = wrong.and_then(|chosen| {
            let tried = self.puzzle.tried.iter().find(|one| one.action == chosen.text)?;
            Some((tried, tried.reason.as_ref()?))
        });
        let (tried, reason): (&Tried, &Reason) = own.or_else(|| self.puzzle.reason())?;
        let because = (self.of.entry.reason_against)(&reason.word, &reason.numbers, self.language)?;
        let is_own = wrong.is_some_and(|chosen| chosen.text == tried.action);
        Some(Against { choice: say(&tried.action), is_own, because, rules: reason.rules.clone() })
    }

    /// What the choices are worth that were compared.
    fn values(&self, chosen: Option<&Chosen>, say: &impl Fn(&str) -> String) -> Vec<PuzzleValue> {
        let best = &self.puzzle.best;
        let value = |one: &Tried| {
            let behind = ((best.success - one.success) / FELT_SUCCESS)
                .max((best.points - one.points) / self.of.entry.felt_points);
            let is_best = one.action == best.action;
            PuzzleValue {
                words: say(&one.action),
                success: one.success,
                points: one.points,
                verdict: if is_best {
                    Verdict::Best
                } else if behind < MUCH {
                    Verdict::Worse
                } else {
                    Verdict::MuchWorse
                },
                is_chosen: chosen.is_some_and(|chosen| {
                    chosen.text == one.action || is_best && self.puzzle.answers.contains(&chosen.text)
                }),
            }
        };
        std::iter::once(best).chain(&self.puzzle.tried).map(value).collect()
    }

    /// In steps of how many points values are told: a quarter of what people feel.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few points")]
    fn step(&self) -> NonZero<u32> {
        NonZero::new((self.of.entry.felt_points / 4.0).round() as u32).unwrap_or(NonZero::<u32>::MIN)
    }

    /// A position with this dock, as its seat sees it.
    fn drawn(&self, visitor: Visitor, board: &dyn AnyTable, dock: Dock) -> TablePage {
        let kept = Kept::default();
        let cells = Cells::in_place(&kept);
        let look = self.look();
        let view = board.see(look);
        let still = Still { visitor, table: self.facts().into(), entry: self.of.entry, look, cells: &cells };
        TablePage {
            role: Role::Seated(vec![self.puzzle.seat]),
            log: view.lines_since(0),
            sheet: view.sheet(),
            description: view.describe(),
            guide: rules::reading(self.of.entry, &*view, self.language),
            ..still.page(board, dock)
        }
    }

    fn facts(&self) -> TableFacts {
        let game = self.app.game_in(self.of.entry, self.language);
        let title = pages::words::puzzles::numbered(self.language, self.puzzle.number);
        TableFacts::nowhere(title, game, self.seats.clone())
    }
}
