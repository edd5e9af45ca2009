//! Drawings that a table keeps: what has not changed is drawn once, not for every viewer and step again.

use std::any::Any;
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

use words::Language;

/// Part of a page that is drawn from its own value and a language, and from nothing else.
///
/// The value is found by a viewer in that viewer's own view. So a kept drawing is exactly what would be drawn
/// for the viewer anew, and nothing passes from one viewer to another.
pub trait Drawn: PartialEq + Send + 'static {
    /// What it is drawn as: for a cell an `Arc<str>`, its markup.
    type Drawing: Clone + Send + 'static;

    /// How many drawings of this kind a table keeps in each language: as many as viewers see different ones.
    const MOST: usize = 1;

    /// Draws it.
    fn draw(&self, language: Language) -> Self::Drawing;
}

/// The drawings that a table keeps: of each kind and language the last ones.
#[derive(Default)]
pub struct Kept(Mutex<Vec<Box<dyn Any + Send>>>);

struct Made<D: Drawn> {
    of: D,
    language: Language,
    drawing: D::Drawing,
}

impl Kept {
    /// The drawing of a value: the kept one if it was drawn from an equal value.
    pub fn drawing<D: Drawn>(&self, of: D, language: Language) -> D::Drawing {
        let known = |kept: &Box<dyn Any + Send>| {
            let kept = kept.downcast_ref::<Made<D>>()?;
            (kept.language == language && kept.of == of).then(|| kept.drawing.clone())
        };
        if let Some(drawing) = self.drawings().iter().find_map(known) {
            return drawing;
        }
        // Nobody waits meanwhile; if two draw the same, one of the drawings is kept.
        let drawing = of.draw(language);
        let mut drawings = self.drawings();
        let of_kind = |kept: &Box<dyn Any + Send>| {
            kept.downcast_ref::<Made<D>>().is_some_and(|kept| kept.language == language)
        };
        let mut surplus = (drawings.iter().filter(|kept| of_kind(kept)).count() + 1).saturating_sub(D::MOST);
        drawings.retain(|kept| {
            let is_dropped = surplus > 0 && of_kind(kept);
            surplus -= usize::from(is_dropped);
            !is_dropped
        });
        drawings.push(Box::new(Made { of, language, drawing: drawing.clone() }));
        drawing
    }

    fn drawings(&self) -> MutexGuard<'_, Vec<Box<dyn Any + Send>>> {
        // Every drawing is whole at any moment, even if a holder of the lock has panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Kept {
    /// Says nothing of the game: debug output may reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kept").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    /// A number that counts how often it is drawn.
    struct Counted(u8, Arc<AtomicUsize>);

    impl PartialEq for Counted {
        fn eq(&self, other: &Self) -> bool {
            self.0 == other.0
        }
    }

    impl Drawn for Counted {
        type Drawing = String;

        fn draw(&self, language: Language) -> String {
            self.1.fetch_add(1, Ordering::Relaxed);
            format!("{}{}", language.code(), self.0)
        }
    }

    #[derive(PartialEq)]
    struct Other(u8);

    impl Drawn for Other {
        type Drawing = String;

        const MOST: usize = 2;

        fn draw(&self, _: Language) -> String {
            format!("other {}", self.0)
        }
    }

    #[test]
    fn a_drawing_is_kept_as_long_as_its_value_and_language_are_the_same() {
        let (kept, drawn) = (Kept::default(), Arc::new(AtomicUsize::new(0)));
        let ask = |number, language, times| {
            let markup = kept.drawing(Counted(number, Arc::clone(&drawn)), language);
            assert_eq!(markup, format!("{}{number}", language.code()));
            assert_eq!(drawn.load(Ordering::Relaxed), times, "{number}");
        };
        ask(1, Language::English, 1);
        ask(1, Language::English, 1);
        ask(1, Language::German, 2);
        ask(1, Language::English, 2);
        ask(2, Language::English, 3);
        ask(1, Language::German, 3);
        ask(1, Language::English, 4);
        // Another kind has a place of its own, and another number of them.
        assert_eq!(kept.drawing(Other(1), Language::English), "other 1");
        ask(1, Language::English, 4);
        assert_eq!(kept.drawings().len(), 3, "one for each kind and language");
        for number in [1, 2, 3, 2] {
            kept.drawing(Other(number), Language::English);
        }
        let others = kept.drawings().iter().filter(|drawing| drawing.is::<Made<Other>>()).count();
        assert_eq!(others, Other::MOST, "the oldest goes first");
    }
}
