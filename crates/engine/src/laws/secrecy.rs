//! Laws 4, 5 and 7: who is given what.

use super::{Broken, Lawful, Run, offered};
use crate::game::{Game, Turn};
use crate::knowledge::{Audience, Observer};
use crate::seat::{Seat, SeatSet};

/// What an observer was told in each of two worlds.
type Both<E> = (Vec<E>, Vec<E>);

/// How many steps two worlds are walked side by side.
const WALK_MAX: usize = 24;

impl<G: Lawful> Run<G> {
    /// A world imagined from a view gives that view, with the same actions to choose from.
    pub(super) fn imagined(&mut self, observer: Observer) -> Result<(), Broken> {
        let view = self.table.view(observer);
        let world = G::imagine(&view, &mut self.rng);
        let same = world.view(observer) == view;
        self.law(4, same, || format!("{observer:?} sees another view in a world imagined from its own"))?;
        let lost = world.audit().err();
        self.law(4, lost.is_none(), || format!("in a world imagined for {observer:?}: {lost:?}"))?;
        if let Some(seat) = observer.seat() {
            let same = offered(self.table.truth(), seat) == offered(&world, seat);
            self.law(4, same, || {
                format!("{seat} has other legal actions in a world imagined from its view")
            })?;
        }
        Ok(())
    }

    /// Walks this world and one that differs in what the observer cannot know, with the same steps,
    /// until the difference comes to light.
    pub(super) fn non_interference(&mut self, observer: Observer) -> Result<(), Broken> {
        let mut here = self.table.truth().clone();
        let mut there = here.vary(observer, &mut self.rng);
        let lost = there.audit().err();
        self.law(8, lost.is_none(), || format!("in a world varied for {observer:?}: {lost:?}"))?;
        if here.tells_apart(&there, observer) {
            return Ok(());
        }
        if here.view(Observer::Omniscient) != there.view(Observer::Omniscient) {
            self.checked.worlds += 1;
        }
        for walked in 0..=WALK_MAX {
            self.same_knowledge(&here, &there, observer, walked)?;
            if walked == WALK_MAX {
                break;
            }
            let Some((here_told, there_told)) = self.step_both(&mut here, &mut there, observer)? else {
                break;
            };
            if here.tells_apart(&there, observer) {
                break;
            }
            self.law(5, here_told == there_told, || {
                format!("{observer:?} is told {here_told:?} or {there_told:?}")
            })?;
        }
        Ok(())
    }

    /// An observer that cannot tell two worlds apart is given the same in both.
    fn same_knowledge(&self, here: &G, there: &G, observer: Observer, walked: usize) -> Result<(), Broken> {
        let same = here.view(observer) == there.view(observer)
            && here.turn() == there.turn()
            && observer.seat().is_none_or(|seat| offered(here, seat) == offered(there, seat));
        self.law(5, same, || {
            format!(
                "{walked} steps later {observer:?} is given something that depends on what it may not know:\n{:?}\n{:?}",
                here.view(observer),
                there.view(observer)
            )
        })
    }

    /// Takes the same step in two worlds and gives what the observer is told of it in each;
    /// `None` when the game is over or only one of the worlds allows the step.
    fn step_both(
        &mut self,
        here: &mut G,
        there: &mut G,
        observer: Observer,
    ) -> Result<Option<Both<G::Event>>, Broken> {
        let (mut seen_here, mut seen_there) = (Vec::new(), Vec::new());
        match here.turn() {
            Turn::Over(_) => return Ok(None),
            Turn::Chance => {
                let chance = here.draw(&mut self.rng);
                if there.check_chance(&chance).is_err() {
                    return Ok(None);
                }
                here.resolve(&chance, &mut seen_here);
                there.resolve(&chance, &mut seen_there);
            }
            Turn::Seats(owing) => {
                let (seat, action) = self.sample(here, owing)?;
                if there.check(seat, action).is_err() {
                    // Another seat can do here what it could not do there: the difference would show. The
                    // observer itself must never be able to try that.
                    let what =
                        || format!("{seat} may do {action:?} or not, depending on what it may not know");
                    return self.law(5, observer.seat() != Some(seat), what).map(|()| None);
                }
                here.apply(seat, action, &mut seen_here);
                there.apply(seat, action, &mut seen_there);
            }
        }
        Ok(Some((told_to(observer, seen_here), told_to(observer, seen_there))))
    }

    /// The audience of a choice is made of seats of the table and holds whoever chooses.
    pub(super) fn audience(&self, seat: Seat, action: G::Action) -> Result<(), Broken> {
        let audience = self.table.truth().audience(seat, action);
        let knows = audience.includes(Observer::Seat(seat));
        self.law(7, knows, || format!("{seat} would not know its own choice"))?;
        self.exists(audience, || format!("{action:?} of {seat}"))
    }

    /// An audience is made of seats of the table.
    pub(super) fn exists(&self, audience: Audience, what: impl Fn() -> String) -> Result<(), Broken> {
        let seats = SeatSet::all(self.table.truth().seats());
        let exists = match audience {
            Audience::Everyone => true,
            Audience::Only(some) => some.iter().all(|seat| seats.contains(seat)),
        };
        self.law(7, exists, || format!("{} is told to seats that do not exist", what()))
    }

    /// Whoever is told neither of two choices is given the same after either.
    pub(super) fn sealed_choice(&mut self, seat: Seat, action: G::Action) -> Result<(), Broken> {
        let state = self.table.truth().clone();
        let (_, other) = self.sample(&state, SeatSet::only(seat))?;
        let audiences = [state.audience(seat, action), state.audience(seat, other)];
        let outside = |observer: &Observer| {
            audiences.iter().all(|audience| !audience.includes(*observer))
                && state.is_secret_between(seat, [action, other], *observer)
        };
        let ((here, here_seen), (there, there_seen)) =
            (after(&state, seat, action), after(&state, seat, other));
        for observer in Observer::all(state.seats()).filter(outside) {
            let same = here.view(observer) == there.view(observer)
                && told_to(observer, here_seen.clone()) == told_to(observer, there_seen.clone());
            self.law(7, same, || {
                format!("{observer:?} is given something that depends on whether {seat} does {action:?} or {other:?}")
            })?;
        }
        Ok(())
    }
}

/// What was told while a step was carried out, and to whom.
type Seen<G> = Vec<(Audience, <G as Game>::Event)>;

/// The world after one action, and what was told.
fn after<G: Game>(state: &G, seat: Seat, action: G::Action) -> (G, Seen<G>) {
    let (mut world, mut seen) = (state.clone(), Vec::new());
    world.apply(seat, action, &mut seen);
    (world, seen)
}

/// What of it an observer was told.
fn told_to<E>(observer: Observer, seen: Vec<(Audience, E)>) -> Vec<E> {
    seen.into_iter().filter(|(to, _)| to.includes(observer)).map(|(_, event)| event).collect()
}
