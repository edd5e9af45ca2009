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
use std::sync::{Arc, LazyLock};

use maud::{Markup, PreEscaped, Render as _};
use words::Language;

use crate::common::Common;
use crate::kept::{Drawn, Kept};
use crate::keys::{Group, Keys};
use crate::parts::Look;
use crate::place::{Place, TEXT, place};

/// Draws the cells of a page for one viewer: all of them in their places, or those alone that an open page lacks.
pub struct Cells<'a> {
    wanted: Wanted<'a>,
    kept: &'a Kept,
    /// What other pages that show the same version were sent.
    common: Option<&'a Common>,
    /// For whom it is drawn, as a hash: part of every key.
    viewer: Cell<u64>,
    /// What all who read it in one language have in common, as a hash.
    public: Cell<u64>,
    /// Where among the keys of the page that of the next cell is looked for first.
    next: Cell<usize>,
    met: RefCell<Met>,
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
    groups: Vec<Group>,
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

    /// The same, when other pages are sent the same version of the table.
    #[must_use]
    pub fn beside(self, common: &'a Common) -> Self {
        Self { common: Some(common), ..self }
    }

    /// For learning what a page has that was made a moment ago: nothing is drawn.
    pub fn keys_alone(kept: &'a Kept) -> Self {
        Self::wanted(Wanted::KeysAlone, kept)
    }

    fn wanted(wanted: Wanted<'a>, kept: &'a Kept) -> Self {
        let mut met = Met::default();
        if let Wanted::Lacking(keys) = wanted {
            // About as many as before.
            met.keys.reserve_exact(keys.count() + 4);
            met.groups.reserve_exact(keys.groups.len() + 2);
        }
        Self {
            wanted,
            kept,
            common: None,
            viewer: Cell::default(),
            public: Cell::default(),
            next: Cell::default(),
            met: met.into(),
        }
    }

    /// Says for whom everything is drawn from now on: no page has a cell that was drawn for somebody else, or when
    /// a seat was called otherwise.
    pub fn seen_by(&self, look: &Look<'_>) {
        self.viewer.set(hash((look.observer, look.seats)));
        self.public.set(hash((look.language.code(), look.seats)));
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

    /// A [`cell`](Self::cell) that is drawn from the values of `key`, a language, and what all know of this version of
    /// the table: whoever looks is sent the same.
    pub fn common(&self, id: &str, key: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        self.common_within(id, key, draw).render()
    }

    /// The same for one that stands [within](Self::within) another cell.
    pub fn common_within<'i>(&self, id: &'i str, key: impl Hash, draw: impl FnOnce() -> Markup) -> Place<'i> {
        if matches!(self.wanted, Wanted::InPlace) {
            return Place::Filled(draw());
        }
        if self.lacks(id, &key) {
            let draw = || draw().into_string();
            let markup = match self.common {
                Some(common) => common.drawn(hash((self.public.get(), id, key)), draw),
                None => draw(),
            };
            self.met.borrow_mut().drawn.push((id.to_owned(), markup));
        }
        Place::Empty(id)
    }

    /// A cell that is drawn from one value and a language alone. The table keeps the drawing, so that it is drawn
    /// once for all who see the same.
    pub fn drawing<D: Drawn<Drawing = Arc<str>> + Hash>(
        &self,
        id: &str,
        of: D,
        language: Language,
    ) -> Markup {
        if matches!(self.wanted, Wanted::InPlace) {
            return PreEscaped(self.kept.drawing(of, language).as_ref().to_owned());
        }
        if self.lacks(id, &of) {
            let markup = self.kept.drawing(of, language).as_ref().to_owned();
            self.met.borrow_mut().drawn.push((id.to_owned(), markup));
        }
        place(id)
    }

    /// What is shared by all who see the same, drawn from one value and a language alone and kept by the table.
    pub fn shared<D: Drawn>(&self, of: D, language: Language) -> D::Drawing {
        self.kept.drawing(of, language)
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

    /// A text that stands in all elements which `data-t` calls by this name, as their last attribute, and in which nothing
    /// else stands: a page that shows another one is sent the text alone. The cells around those elements hold the text,
    /// too, and their keys leave it out. It is told once, however often it stands there.
    pub fn text(&self, name: &str, text: &str) {
        if !matches!(self.wanted, Wanted::InPlace) && self.lacks(TEXT, (name, text)) {
            self.met.borrow_mut().drawn.push(([TEXT, name].concat(), text.to_owned()));
        }
    }

    /// A [`part`](Self::part) with the cells in it, all drawn from the values of `key`: a page that has a group with this
    /// key has every cell of it, and nothing of it is looked at. Groups may hold groups.
    ///
    /// It pays where a key costs much less than its cells and seldom changes.
    pub fn group(&self, id: &str, key: impl Hash, draw: impl FnOnce() -> Markup) -> Markup {
        if matches!(self.wanted, Wanted::InPlace) {
            return draw();
        }
        self.grouped(id, key, || place(id), || self.part(id, draw()))
    }

    /// Cells [within](Self::within) another one that stand in different places of it, all drawn from the values of `key`:
    /// a page that has a group with this key has every one of them, and none is looked at. `draw` gives what stands in
    /// the place of each of `ids`, in their order.
    pub fn together<'i>(
        &self,
        name: &str,
        key: impl Hash,
        ids: impl Iterator<Item = &'i str>,
        draw: impl FnOnce() -> Vec<Place<'i>>,
    ) -> Vec<Place<'i>> {
        if matches!(self.wanted, Wanted::InPlace) {
            return draw();
        }
        self.grouped(name, key, || ids.map(Place::Empty).collect(), draw)
    }

    /// What is known of a group that the page has, or else what it is made of.
    fn grouped<T>(
        &self,
        name: &str,
        key: impl Hash,
        known: impl FnOnce() -> T,
        make: impl FnOnce() -> T,
    ) -> T {
        let key = hash((self.viewer.get(), name, key));
        let first = self.met.borrow().keys.len();
        let had = if let Wanted::Lacking(keys) = self.wanted {
            keys.group(key).map(|cells| (keys, cells))
        } else {
            None
        };
        let made = if let Some((keys, cells)) = had {
            self.next.set(cells.end);
            let met = &mut *self.met.borrow_mut();
            met.keys.extend_from_slice(&keys.cells[cells.clone()]);
            met.groups.extend(keys.groups_in(&cells, first));
            known()
        } else {
            make()
        };
        let mut met = self.met.borrow_mut();
        let cells = first..met.keys.len();
        met.groups.push(Group { key, cells });
        made
    }

    /// Notes what goes with the cells: gives whether the page lacks it.
    pub fn lacks(&self, id: &str, key: impl Hash) -> bool {
        let key = hash((self.viewer.get(), id, key));
        self.met.borrow_mut().keys.push(key);
        match self.wanted {
            Wanted::InPlace | Wanted::KeysAlone => false,
            Wanted::Lacking(keys) => {
                let found = keys.find(key, self.next.get());
                self.next.set(found.unwrap_or(self.next.get()) + 1);
                found.is_none()
            }
        }
    }

    /// What the page has once it has got what was drawn, and that: ids and markup, and of a [`text`](Self::text) its name
    /// behind `=`.
    pub fn finish(self) -> (Keys, Vec<(String, String)>) {
        let Met { keys, groups, drawn } = self.met.into_inner();
        (Keys { cells: keys.into_boxed_slice(), groups: groups.into_boxed_slice() }, drawn)
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

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;
    use crate::filled_in;

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
    fn a_group_whose_key_a_page_has_is_not_looked_at() {
        let kept = Kept::default();
        let drawn = Cell::new(0);
        let grouped = |cells: &Cells<'_>, numbers: [u8; 2]| {
            cells.group("board", numbers, || {
                drawn.set(drawn.get() + 1);
                html! { div id="board" { (board(cells, numbers)) } }
            })
        };
        let cells = Cells::keys_alone(&kept);
        let _ = grouped(&cells, [1, 2]);
        let (keys, _) = cells.finish();
        let cells = Cells::lacking(&keys, &kept);
        assert_eq!(grouped(&cells, [1, 2]).0, "<g data-cell=\"board\"></g>");
        assert_eq!(cells.finish(), (keys.clone(), vec![]));
        assert_eq!(drawn.get(), 1, "the page has the group");

        // Of one that has changed the cells that the page lacks are drawn; those that it has are not.
        let cells = Cells::lacking(&keys, &kept);
        let _ = grouped(&cells, [1, 3]);
        let (changed, sent) = cells.finish();
        assert_eq!(sent, [("two".to_owned(), "<b id=\"two\">3</b>".to_owned())]);
        assert_eq!((drawn.get(), changed.count()), (2, keys.count()));

        // Nobody else has it.
        let cells = Cells::lacking(&changed, &kept);
        cells.viewer.set(1);
        let _ = grouped(&cells, [1, 3]);
        assert_eq!((drawn.get(), cells.finish().1.len()), (3, 3));
    }

    #[test]
    fn cells_that_a_page_has_together_are_not_looked_at() {
        let kept = Kept::default();
        let drawn = Cell::new(0);
        let ids = ["one", "two"];
        let cell = |cells: &Cells<'_>, (id, number): (&'static str, u8)| {
            cells.within(id, number, || html! { b id=(id) { (number) } })
        };
        let together = |cells: &Cells<'_>, numbers: [u8; 2]| {
            let draw = || {
                drawn.set(drawn.get() + 1);
                ids.into_iter().zip(numbers).map(|one| cell(cells, one)).collect()
            };
            let places = cells.together("numbers", numbers, ids.into_iter(), draw);
            html! { @for place in &places { (place) } }.into_string()
        };
        let places = "<g data-cell=\"one\"></g><g data-cell=\"two\"></g>";
        let cells = Cells::keys_alone(&kept);
        assert_eq!((together(&cells, [1, 2]).as_str(), drawn.get()), (places, 1));
        let (keys, _) = cells.finish();
        let cells = Cells::lacking(&keys, &kept);
        assert_eq!((together(&cells, [1, 2]).as_str(), drawn.get()), (places, 1), "the page has them");
        assert_eq!(cells.finish(), (keys.clone(), vec![]));
        let cells = Cells::lacking(&keys, &kept);
        assert_eq!((together(&cells, [1, 3]).as_str(), drawn.get()), (places, 2));
        assert_eq!(cells.finish().1, [("two".to_owned(), "<b id=\"two\">3</b>".to_owned())]);
        let whole = together(&Cells::in_place(&kept), [1, 2]);
        assert_eq!(whole, "<b id=\"one\">1</b><b id=\"two\">2</b>");
    }

    #[test]
    fn a_text_that_changes_is_sent_alone() {
        let kept = Kept::default();
        let score = |cells: &Cells<'_>, points: &str| {
            cells.text("score:a", points);
            cells.cell("plate", (), || html! { p id="plate" { b data-t="score:a" { (points) } " points" } })
        };
        let cells = Cells::keys_alone(&kept);
        let _ = score(&cells, "7");
        let (keys, drawn) = cells.finish();
        assert!(drawn.is_empty());
        let cells = Cells::lacking(&keys, &kept);
        let outside = score(&cells, "12").into_string();
        let (changed, sent) = cells.finish();
        assert_eq!(sent, [("=score:a".to_owned(), "12".to_owned())]);
        let cells = Cells::lacking(&changed, &kept);
        let _ = score(&cells, "12");
        assert_eq!(cells.finish(), (changed, vec![]));

        let shown =
            [("plate".to_owned(), score(&Cells::in_place(&kept), "7").into_string()), sent[0].clone()];
        let whole = score(&Cells::in_place(&kept), "12").into_string();
        assert_eq!(filled_in(&outside, &shown), whole);
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
