//! Cells: the small parts of a page, each sent to an open page only when it has changed.
//!
//! A cell is one element with an id. It is drawn from some values, and the hash of its id and of those values is
//! its key. An open page is known by the keys of its cells alone: a cell whose key it has is not even drawn. Where
//! the cell belongs, the markup around it holds a place, which a page fills with the cell that was sent with it, or
//! with the one that it has.
//!
//! The law that keeps this honest: at one table, for one observer and language, cells with the same key have the
//! same markup; `catalog` plays every game to check it.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::hash::{BuildHasher as _, Hash};
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, Render};
use words::Language;

use crate::kept::{Drawn, Kept};
use crate::parts::Look;

/// The keys of the cells that a page has: eight bytes a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys(Box<[u64]>);

impl Keys {
    fn has(&self, key: u64) -> bool {
        self.0.binary_search(&key).is_ok()
    }

    /// How many cells the page has.
    pub fn count(&self) -> usize {
        self.0.len()
    }
}

/// Draws the cells of a page for one viewer: all of them in their places, or those alone that an open page lacks.
pub struct Cells<'a> {
    wanted: Wanted<'a>,
    kept: &'a Kept,
    /// For whom it is drawn, as a hash: part of every key.
    viewer: Cell<u64>,
    met: RefCell<Met>,
}

/// What stands in the place of a cell.
#[derive(Clone, Debug)]
pub enum Place<'i> {
    /// Its markup.
    Filled(Markup),
    /// An empty place for the cell with this id.
    Empty(&'i str),
}

impl Render for Place<'_> {
    fn render(&self) -> Markup {
        match self {
            Self::Filled(markup) => markup.clone(),
            Self::Empty(id) => place(id),
        }
    }

    fn render_to(&self, buffer: &mut String) {
        match self {
            Self::Filled(markup) => buffer.push_str(&markup.0),
            Self::Empty(id) => write_place(buffer, id),
        }
    }
}

/// Which cells are drawn.
#[derive(Clone, Copy)]
enum Wanted<'a> {
    /// All, each in its place.
    InPlace,
    /// Those that a page with these keys lacks; every place stays empty.
    Lacking(&'a Keys),
    /// None: the page that was made of the same values has them.
    KeysAlone,
}

/// What was met while drawing.
#[derive(Default)]
struct Met {
    keys: Vec<u64>,
    drawn: Vec<(String, String)>,
}

impl<'a> Cells<'a> {
    /// For a whole page: every cell is drawn where it belongs.
    pub fn in_place(kept: &'a Kept) -> Self {
        Self::wanted(Wanted::InPlace, kept)
    }

    /// For an open page that has the cells with these keys.
    pub fn lacking(keys: &'a Keys, kept: &'a Kept) -> Self {
        Self::wanted(Wanted::Lacking(keys), kept)
    }

    /// For learning what a page has that was made a moment ago: nothing is drawn.
    pub fn keys_alone(kept: &'a Kept) -> Self {
        Self::wanted(Wanted::KeysAlone, kept)
    }

    fn wanted(wanted: Wanted<'a>, kept: &'a Kept) -> Self {
        Self { wanted, kept, viewer: Cell::default(), met: RefCell::default() }
    }

    /// Says for whom everything is drawn from now on: no page has a cell that was drawn for somebody else, or when
    /// a seat was called otherwise.
    pub fn seen_by(&self, look: &Look<'_>) {
        self.viewer.set(hash((look.observer, look.seats)));
    }

    /// A cell: an element with this id, drawn from the values of `key` and from what never changes for the viewer
    /// of a table, its observer and language. Gives what stands in its place.
    ///
    /// `draw` may hold places of other cells, but must not make any: they would be missed whenever it is not called.
    pub fn cell(&self, id: &str, key: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        self.within(id, key, draw).render()
    }

    /// The same for one that stands within another cell: nothing is written in its place unless that one is drawn.
    pub fn within<'i>(&self, id: &'i str, key: impl Hash, draw: impl FnOnce() -> Markup) -> Place<'i> {
        if matches!(self.wanted, Wanted::InPlace) {
            return Place::Filled(draw());
        }
        if self.lacks(id, key) {
            let markup = draw().into_string();
            self.met.borrow_mut().drawn.push((id.to_owned(), markup));
        }
        Place::Empty(id)
    }

    /// A cell that is drawn from one value and a language alone. The table keeps the drawing, so that it is drawn
    /// once for all who see the same.
    pub fn drawing<D: Drawn>(&self, id: &str, of: D, language: Language) -> Markup {
        if matches!(self.wanted, Wanted::InPlace) {
            return PreEscaped(self.kept.drawing(of, language).0.as_ref().to_owned());
        }
        if self.lacks(id, &of) {
            let markup = self.kept.drawing(of, language).0.as_ref().to_owned();
            self.met.borrow_mut().drawn.push((id.to_owned(), markup));
        }
        place(id)
    }

    /// A cell that costs little: it is drawn always, and its markup is its key. It may hold places of other cells.
    pub fn part(&self, id: &str, markup: Markup) -> Markup {
        if matches!(self.wanted, Wanted::InPlace) {
            return markup;
        }
        if self.lacks(id, &markup.0) {
            self.met.borrow_mut().drawn.push((id.to_owned(), markup.into_string()));
        }
        place(id)
    }

    /// Notes what goes with the cells: gives whether the page lacks it.
    pub fn lacks(&self, id: &str, key: impl Hash) -> bool {
        let key = hash((self.viewer.get(), id, key));
        self.met.borrow_mut().keys.push(key);
        match self.wanted {
            Wanted::InPlace | Wanted::KeysAlone => false,
            Wanted::Lacking(keys) => !keys.has(key),
        }
    }

    /// What the page has once it has got what was drawn, and that: ids and markup.
    pub fn finish(self) -> (Keys, Vec<(String, String)>) {
        let Met { mut keys, drawn } = self.met.into_inner();
        keys.sort_unstable();
        (Keys(keys.into_boxed_slice()), drawn)
    }
}

impl fmt::Debug for Cells<'_> {
    /// Says nothing of the game: debug output may reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cells").finish_non_exhaustive()
    }
}

/// Not a secure hash: it is seeded anew in each process and never leaves it, and all that equal hashes could do is to
/// keep a page from being told of a change.
fn hash(of: impl Hash) -> u64 {
    static HASHES: LazyLock<foldhash::quality::RandomState> = LazyLock::new(Default::default);
    HASHES.hash_one(of)
}

/// The place of a cell in the markup around it: an element that HTML and SVG both know how to nest.
fn place(id: &str) -> Markup {
    let mut place = String::with_capacity(PLACE.0.len() + id.len() + PLACE.1.len());
    write_place(&mut place, id);
    PreEscaped(place)
}

fn write_place(markup: &mut String, id: &str) {
    markup.extend([PLACE.0, id, PLACE.1]);
}

/// What stands in a place before and after the id.
const PLACE: (&str, &str) = ("<g data-cell=\"", "\"></g>");

/// Puts cells into their places, as a page does: for tests, and for whoever wants one piece of markup.
///
/// # Panics
///
/// If a place has no cell.
pub fn filled_in(markup: &str, cells: &[(String, String)]) -> String {
    let mut rest = markup;
    let mut whole = String::new();
    while let Some((before, after)) = rest.split_once("<g data-cell=\"") {
        let (id, after) = after.split_once("\"></g>").expect("places are written by `place`");
        let (_, cell) = cells.iter().find(|(known, _)| known == id).unwrap_or_else(|| panic!("no cell {id}"));
        whole.push_str(before);
        whole.push_str(&filled_in(cell, cells));
        rest = after;
    }
    whole.push_str(rest);
    whole
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn board(cells: &Cells<'_>, numbers: [u8; 2]) -> Markup {
        let cell = |id: &str, number: u8| cells.cell(id, number, || html! { b id=(id) { (number) } });
        html! { p { (cell("one", numbers[0])) (cell("two", numbers[1])) } }
    }

    #[test]
    fn a_page_is_sent_what_it_lacks() {
        let kept = Kept::default();
        let whole = board(&Cells::in_place(&kept), [1, 2]).into_string();
        assert_eq!(whole, "<p><b id=\"one\">1</b><b id=\"two\">2</b></p>");
        let cells = Cells::keys_alone(&kept);
        let _ = cells.part("board", board(&cells, [1, 2]));
        let (keys, drawn) = cells.finish();
        assert_eq!((keys.count(), drawn.len()), (3, 0));

        let cells = Cells::lacking(&keys, &kept);
        let _ = cells.part("board", board(&cells, [1, 3]));
        let (changed, drawn) = cells.finish();
        assert_eq!(drawn, [("two".to_owned(), "<b id=\"two\">3</b>".to_owned())]);

        let cells = Cells::lacking(&changed, &kept);
        let _ = cells.part("board", board(&cells, [1, 3]));
        assert_eq!(cells.finish(), (changed, vec![]));
    }

    #[test]
    fn places_and_cells_make_the_whole() {
        let kept = Kept::default();
        let nothing = Keys::default();
        let cells = Cells::lacking(&nothing, &kept);
        let outside = board(&cells, [1, 2]).into_string();
        assert_eq!(outside, "<p><g data-cell=\"one\"></g><g data-cell=\"two\"></g></p>");
        let whole = board(&Cells::in_place(&kept), [1, 2]).into_string();
        assert_eq!(filled_in(&outside, &cells.finish().1), whole);
    }
}
