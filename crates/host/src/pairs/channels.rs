//! The ways by which something of a position reaches an observer.

use std::cell::OnceCell;
use std::fmt::Write as _;

use engine::{Rng, Seat};
use face::{Cells, Kept, Look, Scene};
use players::Budget;

use crate::hosted::AnyTable;
use crate::view::AnyView;

/// How many iterations a hint is thought for: what it is thought from is the same for any number.
const ITERATIONS: u32 = 8;

/// How many handles of a scene are asked why they cannot be chosen.
const HANDLES: usize = 4;

/// A world as one observer meets it.
pub(super) struct Side<'a> {
    /// The table.
    pub(super) now: &'a dyn AnyTable,
    /// The same table some steps before, or at the same step.
    pub(super) before: &'a dyn AnyTable,
    /// The drawings that the table keeps.
    pub(super) kept: &'a Kept,
    /// The scene of the table, once somebody has asked for it.
    pub(super) scene: OnceCell<Scene>,
    /// Who looks.
    pub(super) look: Look<'a>,
    /// Actions that the observer's seat tries.
    pub(super) tries: &'a [String],
    /// What a hint and small choices are drawn from.
    pub(super) seed: u64,
}

impl Side<'_> {
    fn scene(&self) -> &Scene {
        self.scene.get_or_init(|| self.now.see(self.look).scene(&Cells::in_place(self.kept)))
    }
}

/// A way by which something of a position reaches an observer.
#[derive(Clone, Copy, Debug)]
pub(super) struct Channel {
    /// Its name on the command line.
    pub(super) name: &'static str,
    /// All that an observer is given by it.
    pub(super) tell: fn(&Side<'_>) -> String,
}

/// All of them. What the server and the pages draw around a table is made from these.
pub(super) const ALL: [Channel; 10] = [
    Channel { name: "page", tell: page },
    Channel { name: "stream", tell: stream },
    Channel { name: "happenings", tell: |side| happenings(&*side.now.see(side.look)) },
    Channel { name: "choices", tell: choices },
    Channel { name: "refusals", tell: refusals },
    Channel { name: "facts", tell: facts },
    Channel { name: "words", tell: words },
    Channel { name: "picture", tell: picture },
    Channel { name: "replay", tell: replay },
    Channel { name: "numbers", tell: numbers },
];

/// What is dearer than all others together: told at one position in so many, unless it is asked for by name.
pub(super) const HINT: Channel = Channel { name: "hint", tell: hint };

/// The whole page of the table.
fn page(side: &Side<'_>) -> String {
    drawn(side.scene()) + &side.now.see(side.look).sheet().0
}

/// What an open page is sent that shows the table as it was before.
fn stream(side: &Side<'_>) -> String {
    let cells = Cells::keys_alone(side.kept);
    side.before.see(side.look).scene(&cells);
    let (has, _) = cells.finish();
    let cells = Cells::lacking(&has, side.kept);
    let mut told = drawn(&side.now.see(side.look).scene(&cells));
    let (keys, sent) = cells.finish();
    for (id, markup) in sent {
        told.extend([id, markup]);
    }
    let _ = write!(told, "{keys:?}");
    told
}

/// What a page plays, and the log.
fn happenings(view: &dyn AnyView) -> String {
    format!("{:?}{:?}", view.beats_since(0), view.lines_since(0))
}

/// What is offered, now and ahead, and why other things cannot be chosen.
fn choices(side: &Side<'_>) -> String {
    let view = side.now.see(side.look);
    let mut told = format!("{:?}{:?}", view.choices(), view.ahead());
    let Scene { main, hand, .. } = side.scene();
    let handles = [main, hand].into_iter().flat_map(|markup| markup.0.split("data-h=\"").skip(1));
    let handles = handles.filter_map(|rest| rest.split('"').next()).take(HANDLES);
    for handle in handles {
        let _ = write!(told, "{handle} {:?}", view.why(&[], handle));
    }
    told
}

/// What the observer is answered that tries what it may not do.
fn refusals(side: &Side<'_>) -> String {
    let Some(seat) = side.look.observer.seat() else { return String::new() };
    let answers = side.tries.iter().map(|text| side.now.check_text(seat, text, &side.look));
    format!("{:?}", answers.collect::<Vec<_>>())
}

/// What a program is told.
fn facts(side: &Side<'_>) -> String {
    let view = side.now.see(side.look);
    let legal = side.now.legal(0..50, side.look.observer);
    format!(
        "{}{legal:?}{:?}{:?}{:?}",
        view.facts(),
        view.points(),
        view.standing(),
        side.now.turn().owing().iter().map(Seat::letter).collect::<String>()
    )
}

/// The position in words, and what is legal.
fn words(side: &Side<'_>) -> String {
    let view = side.now.see(side.look);
    let said: Vec<_> = side.now.owed(side.look.observer).iter().map(|text| view.say(text)).collect();
    format!("{:?}{}{:?}{:?}{said:?}", view.describe(), view.state_words(), view.rules_now(), view.ending())
}

/// The picture of the board, and the small one.
fn picture(side: &Side<'_>) -> String {
    let view = side.now.see(side.look);
    view.picture() + &view.miniature().0
}

/// A position before in a replay of the running game, and what came after it.
fn replay(side: &Side<'_>) -> String {
    let view = side.before.see(side.look);
    let mut told = drawn(&view.scene(&Cells::in_place(side.kept)));
    told.push_str(&happenings(&*view));
    let step = side.before.step_count();
    let now = side.now.see(side.look);
    let _ = write!(told, "{:?}{:?}", now.lines_since(step), now.beats_since(step));
    told
}

/// The observation of a player that learns, and one small choice.
fn numbers(side: &Side<'_>) -> String {
    let view = side.now.see(side.look);
    let Some(coded) = view.coded(&[]) else { return String::new() };
    let may = |&choice: &u16| coded.mask[usize::from(choice)];
    let choices: Vec<u16> = (0..u16::try_from(coded.mask.len()).unwrap_or(u16::MAX)).filter(may).collect();
    let next = Rng::from_seed(side.seed).pick(&choices).map(|&choice| view.coded(&[choice]));
    format!("{coded:?}{next:?}")
}

/// What whoever asks for a hint is told.
fn hint(side: &Side<'_>) -> String {
    let advise = side.now.see(side.look).advise();
    let think =
        |advise: crate::Advise| advise(&mut Rng::from_seed(side.seed), &Budget::own().iterations(ITERATIONS));
    format!("{:?}", advise.map(think))
}

/// A scene as one text.
fn drawn(scene: &Scene) -> String {
    let Scene { main, hand, plates, panel, stages, notice } = scene;
    let mut told = format!("{}{}{}", main.0, hand.0, panel.0);
    let _ = write!(told, "{plates:?}{stages:?}{notice:?}");
    told
}
