//! The Projects that lie in front of somebody.

use city::{Project, Task, Venture};
use maud::{Markup, html};

use super::plan::Frame;
use super::project::{Grip, Owned, part};
use super::sight::Sight;
use face::Cells;

/// Whether Projects have handles.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Grips {
    /// The observer's own.
    Own,
    /// Another's.
    None,
}

/// The Projects of an estate as cards.
pub(super) fn rows(frame: Frame<'_>, grips: Grips, cells: &Cells<'_>) -> Markup {
    let sight = frame.sight;
    let owned: Vec<(&Venture, &Project)> = frame.estate.projects(sight.pack()).collect();
    let id = frame.name_of("projects");
    let rows = html! {
        div id=(id) class="c-projects" data-group=[(grips == Grips::Own).then_some("projects")] {
            @for (at, &(venture, project)) in owned.iter().enumerate() {
                @let grip = if grips == Grips::Own { grip(sight, &owned, at) } else { Grip::default() };
                (Owned { project, venture, who: frame.who, at, grip }.draw(&frame.name_of(&part(at)), cells, sight.language()))
            }
        }
    };
    cells.part(&id, rows)
}

/// Which handles a Project has: of several with one number the first that may be meant.
fn grip(sight: Sight<'_>, owned: &[(&Venture, &Project)], at: usize) -> Grip {
    let (venture, project) = owned[at];
    let first = |fits: &dyn Fn(&Venture) -> bool| {
        let same = owned.iter().position(|&(other, card)| card.number == project.number && fits(other));
        same == Some(at)
    };
    let placing = sight.task() == Task::Pool;
    let open = |other: &Venture| !other.is_complete();
    let places = placing
        && (first(&open)
            || venture.is_complete() && project.extra.is_some() && first(&|other| other.is_complete()));
    let usable = |other: &Venture| other.is_complete() && !other.is_used();
    let effect = first(&usable) && usable(venture) && is_offered(sight, project.number);
    Grip { places, effect }
}

/// Whether the observer may use the effect of a Project now.
fn is_offered(sight: Sight<'_>, number: u8) -> bool {
    let mut legal = Vec::new();
    sight.view.legal(&mut legal);
    legal.iter().any(|action| {
        matches!(action, city::Action::Use { project, .. } | city::Action::Manual { project, .. } if *project == number)
    })
}
