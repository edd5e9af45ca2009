//! Cells that are drawn alike for all who look at one version of a table.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use foldhash::fast::RandomState;

/// Cells of one version of a table that are the same for all who look at it: each is drawn for the first page that
/// lacks it, and the others are sent that.
#[derive(Default)]
pub struct Common(Mutex<HashMap<u64, Arc<str>, RandomState>>);

impl Common {
    /// What was drawn with this key, or what is drawn now.
    pub(crate) fn drawn(&self, key: u64, draw: impl FnOnce() -> String) -> String {
        // Every drawing is whole at any moment, even if a holder of the lock has panicked.
        let drawings = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = drawings().get(&key).cloned();
        known.map_or_else(
            || {
                let drawing = draw();
                drawings().insert(key, drawing.as_str().into());
                drawing
            },
            |drawing| drawing.as_ref().to_owned(),
        )
    }
}

impl fmt::Debug for Common {
    /// Says nothing of the game: debug output may reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Common").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use engine::Observer;
    use maud::html;
    use words::Language;

    use super::*;
    use crate::{Cells, Kept, Keys, Look};

    #[test]
    fn what_all_are_sent_alike_is_drawn_once_for_each_language_and_value() {
        let (kept, common, nothing, drawn) =
            (Kept::default(), Common::default(), Keys::default(), Cell::new(0));
        let sent = |language, observer, number: u8| {
            let cells = Cells::lacking(&nothing, &kept).beside(&common);
            cells.seen_by(&Look { language, observer, seats: &[] });
            let place = cells.common("one", number, || {
                drawn.set(drawn.get() + 1);
                html! { b id="one" { (number) } }
            });
            assert_eq!(place.0, "<g data-cell=\"one\"></g>");
            (cells.finish().1[0].1.clone(), drawn.get())
        };
        let [a, b] = ["a", "b"].map(|seat| Observer::Seat(seat.parse().unwrap()));
        assert_eq!(sent(Language::English, a, 1), ("<b id=\"one\">1</b>".to_owned(), 1));
        assert_eq!(sent(Language::English, b, 1), ("<b id=\"one\">1</b>".to_owned(), 1));
        assert_eq!(sent(Language::German, Observer::Spectator, 1).1, 2);
        assert_eq!(sent(Language::English, b, 2), ("<b id=\"one\">2</b>".to_owned(), 3));
        assert_eq!(sent(Language::English, a, 1).1, 3);
    }
}
