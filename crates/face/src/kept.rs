//! Drawings that a table keeps: what has not changed is drawn once, not for every viewer and step again.

use std::any::Any;
use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use maud::{Markup, PreEscaped};
use words::Language;

/// Part of a picture that is drawn from its own value and a language, and from nothing else.
///
/// The value is found by a viewer in that viewer's own view. So a kept drawing is exactly what would be drawn
/// for the viewer anew, and nothing passes from one viewer to another.
pub trait Drawn: PartialEq + Hash + Send + 'static {
    /// How many drawings of this kind a table keeps in each language: as many as viewers see different ones.
    const MOST: usize = 1;

    /// Draws it.
    fn draw(&self, language: Language) -> Markup;
}

/// The drawings that a table keeps: of each kind and language the last ones.
#[derive(Default)]
pub struct Kept(Mutex<Vec<Drawing>>);

struct Drawing {
    of: Box<dyn Any + Send>,
    language: Language,
    markup: Arc<str>,
}

impl Kept {
    /// The drawing of a value: the kept one if it was drawn from an equal value.
    pub fn drawing<D: Drawn>(&self, of: D, language: Language) -> PreEscaped<Arc<str>> {
        let found =
            |drawing: &&Drawing| drawing.language == language && drawing.of.downcast_ref() == Some(&of);
        if let Some(drawing) = self.drawings().iter().find(found) {
            return PreEscaped(Arc::clone(&drawing.markup));
        }
        // Nobody waits meanwhile; if two draw the same, one of the drawings is kept.
        let markup: Arc<str> = of.draw(language).into_string().into();
        let mut drawings = self.drawings();
        let of_kind = |drawing: &&Drawing| drawing.language == language && drawing.of.is::<D>();
        let mut surplus = (drawings.iter().filter(of_kind).count() + 1).saturating_sub(D::MOST);
        drawings.retain(|drawing| {
            let is_dropped = surplus > 0 && of_kind(&drawing);
            surplus -= usize::from(is_dropped);
            !is_dropped
        });
        drawings.push(Drawing { of: Box::new(of), language, markup: Arc::clone(&markup) });
        PreEscaped(markup)
    }

    fn drawings(&self) -> MutexGuard<'_, Vec<Drawing>> {
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
    use std::sync::atomic::{AtomicUsize, Ordering};

    use maud::html;

    use super::*;

    /// A number that counts how often it is drawn.
    struct Counted(u8, Arc<AtomicUsize>);

    impl PartialEq for Counted {
        fn eq(&self, other: &Self) -> bool {
            self.0 == other.0
        }
    }

    impl Hash for Counted {
        fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
            self.0.hash(state);
        }
    }

    impl Drawn for Counted {
        fn draw(&self, language: Language) -> Markup {
            self.1.fetch_add(1, Ordering::Relaxed);
            html! { (language.code()) (self.0) }
        }
    }

    #[derive(PartialEq, Hash)]
    struct Other(u8);

    impl Drawn for Other {
        const MOST: usize = 2;

        fn draw(&self, _: Language) -> Markup {
            html! { "other " (self.0) }
        }
    }

    #[test]
    fn a_drawing_is_kept_as_long_as_its_value_and_language_are_the_same() {
        let (kept, drawn) = (Kept::default(), Arc::new(AtomicUsize::new(0)));
        let ask = |number, language, times| {
            let markup = kept.drawing(Counted(number, Arc::clone(&drawn)), language);
            assert_eq!(&*markup.0, format!("{}{number}", language.code()));
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
        assert_eq!(&*kept.drawing(Other(1), Language::English).0, "other 1");
        ask(1, Language::English, 4);
        assert_eq!(kept.drawings().len(), 3, "one for each kind and language");
        for number in [1, 2, 3, 2] {
            kept.drawing(Other(number), Language::English);
        }
        let others = kept.drawings().iter().filter(|drawing| drawing.of.is::<Other>()).count();
        assert_eq!(others, Other::MOST, "the oldest goes first");
    }
}
