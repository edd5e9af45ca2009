//! Carrying out an action.

use engine::{Seat, Witness};

use crate::action::Action;
use crate::desk::{Choice, Desk, Task};
use crate::event::Event;
use crate::options::Placement;
use crate::phase::Phase;
use crate::public::Public;
use crate::state::City;

impl City {
    /// Carries out an action of a seat, on its own sealed desk; when all have decided, the game goes on.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, witness: &mut impl Witness<Event>) {
        let desk = &mut self.desks[seat.index()];
        desk.take(&self.public, action);
        desk.settle(&self.public);
        if desk.asking.is_some() || !desk.is_done() {
            return;
        }
        self.owing = self.owing.without(seat);
        let open = self.public.variants.placement == Placement::Open;
        if open && self.public.phase == Phase::Resolve && !self.owing.is_empty() {
            self.publish_seat(seat, witness);
        }
        if self.owing.is_empty() {
            self.go_on(witness);
        }
    }
}

impl Desk {
    /// Carries out an action on this desk alone.
    pub(crate) fn take(&mut self, public: &Public, action: Action) {
        match action {
            Action::Board(board) => {
                self.pick = Some(board);
                self.task = Task::Done;
            }
            Action::Keep { keep, play } => {
                self.choice = Some(Choice { keep, play });
                self.task = Task::Done;
            }
            Action::Pair { pair, place } => {
                self.pair = pair;
                self.card = Some(place);
                self.task = Task::Space;
            }
            Action::Space(space) => self.place(public, space),
            Action::Put { token, project, on } => self.put(public, token, project, on),
            Action::Extra { token, project } => self.put_extra(public, token, project),
            Action::Cover { token, edge } => self.put_cover(token, edge),
            Action::Colours(colours) => self.name_colours(public, colours),
            Action::Use { project, with } => self.use_effect(public, project, with),
            Action::Lines(lines) => self.choose_lines(public, lines),
            Action::Spaces(spaces) => self.choose_spaces(public, spaces),
            Action::Cross(crossing) => self.choose_crossing(public, crossing),
            Action::NeutralCross(crossing) => {
                self.crossing = Some(crossing);
                self.task = Task::Done;
            }
            Action::Redirect(space) => self.redirect(public, space),
            Action::Manual { project, entry } => self.enter(public, project, entry),
            Action::Pass => self.pass(public),
            Action::End => self.end_pool(public),
        }
    }

    /// Does without whatever is offered.
    fn pass(&mut self, public: &Public) {
        if self.asking.is_some() {
            return self.decline(public);
        }
        match self.task {
            Task::Avoid => match public.line() {
                Some(line) => self.take_damage(public, line),
                None => self.task = Task::Done,
            },
            Task::Relieve => self.cross(public),
            Task::Redirect => self.strike(&public.pack, None),
            Task::Done
            | Task::Board
            | Task::Keep
            | Task::Pair
            | Task::Space
            | Task::Pool
            | Task::Calm
            | Task::Rebuild
            | Task::Window
            | Task::Cross
            | Task::NeutralCross
            | Task::Entries => self.task = Task::Done,
        }
    }
}
