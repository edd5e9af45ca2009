//! What an open page is sent: the cells that it lacks make it the page that would be drawn anew.

use std::collections::BTreeMap;

use engine::{Luck, Observer, Rng, Seat};
use host::{
    AnyTable, AnyView, Cells, Common, Entry, Kept, Keys, Level, Look, Plate, Scene, SeatLook, filled_in,
};
use words::Language;

use crate::all;

/// Bytes of cells that half of all steps may send to a viewer, in any game.
const MEDIAN_MAX: usize = 3000;

/// An open page: what it shows, and what the server remembers of it.
#[derive(Default)]
struct Page {
    keys: Keys,
    cells: BTreeMap<String, String>,
}

/// The parts of a page that show a scene, each with its id and its markup.
pub(crate) fn parts(scene: Scene) -> Vec<(String, String)> {
    let of_plate = |(seat, plate): (usize, Plate)| {
        [(format!("detail-{seat}"), plate.detail), (format!("short-{seat}"), plate.in_short)]
    };
    let plates = scene.plates.into_iter().enumerate().flat_map(of_plate);
    let notice = scene.notice.map(|notice| notice.body).unwrap_or_default();
    let others = [("main", scene.main), ("hand", scene.hand), ("panel", scene.panel), ("notice", notice)];
    let others = others.into_iter().map(|(id, markup)| (id.to_owned(), markup));
    others.chain(plates).map(|(id, markup)| (id, markup.into_string())).collect()
}

impl Page {
    /// Sends the page what it lacks. Gives how many bytes that were.
    fn follow(&mut self, view: &dyn AnyView, (kept, common): (&Kept, &Common)) -> usize {
        let cells = Cells::lacking(&self.keys, kept).beside(common);
        let outside = parts(view.scene(&cells));
        for (id, markup) in &outside {
            let _ = cells.lacks(id, markup);
        }
        let (keys, drawn) = cells.finish();
        self.keys = keys;
        let sent = drawn.iter().map(|(id, markup)| id.len() + markup.len()).sum();
        for (id, markup) in drawn {
            let tag = markup.split_once('>').map_or("", |(tag, _)| tag);
            assert!(
                id.starts_with('=') || tag.contains(&format!(" id=\"{id}\"")),
                "the cell {id} has another id: {tag}"
            );
            self.cells.insert(id, markup);
        }
        let cells: Vec<(String, String)> = self.cells.clone().into_iter().collect();
        let whole = parts(view.scene(&Cells::in_place(kept)));
        for ((id, markup), (_, anew)) in outside.iter().zip(&whole) {
            let followed = filled_in(markup, &cells);
            assert!(followed == *anew, "{id} is not what is drawn anew:\n{}", difference(&followed, anew));
        }
        sent
    }
}

/// Where two texts begin to differ.
fn difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let near = |text: &str| {
        let from = (0..=at.saturating_sub(300)).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        text[from..].chars().take(600).collect::<String>()
    };
    format!("followed: {}\nanew:     {}", near(one), near(other))
}

/// A random choice of whoever is to choose; false once the game is over.
pub(crate) fn play_on(table: &mut dyn AnyTable, luck: &Luck, seats: &[SeatLook], rng: &mut Rng) -> bool {
    let Some(seat) = table.turn().owing().first() else { return false };
    let text = table.computer_choice(seat, Level::Random, rng).unwrap();
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats };
    table.play_text(seat, &text, luck, &look).unwrap();
    true
}

/// Follows a random game with the pages of these viewers. Gives the bytes that each step sent to each.
fn follow(entry: &Entry, count: u8, (seed, steps): (u64, usize)) -> Vec<usize> {
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let name = |name: &str| SeatLook { name: name.into(), letter: name[..1].into(), computer: false };
    let seats: Vec<SeatLook> =
        ["Nora", "Ivo", "<Zoë>", "Max", "Lea", "Kai"][..count.into()].iter().map(|one| name(one)).collect();
    let mut table = entry.open(count, &[]).unwrap();
    table.settle(&luck);
    let second = Seat::all(count).last().unwrap_or_default();
    // Two viewers in each language: the second one is sent the common cells that were drawn for the first.
    let viewers = [
        (Language::English, Observer::Seat(Seat::default())),
        (Language::German, Observer::Seat(second)),
        (Language::French, Observer::Spectator),
        (Language::German, Observer::Omniscient),
        (Language::English, Observer::Seat(second)),
        (Language::French, Observer::Seat(Seat::default())),
    ];
    let mut pages = viewers.map(|viewer| (viewer, Page::default()));
    // All of them look at one table, and have its drawings in common.
    let kept = Kept::default();
    let mut sent = Vec::new();
    for step in 0..steps {
        let common = Common::default();
        for ((language, observer), page) in &mut pages {
            let look = Look { language: *language, observer: *observer, seats: &seats };
            let bytes = page.follow(&*table.see(look), (&kept, &common));
            if step > 0 {
                sent.push(bytes);
            }
        }
        if !play_on(&mut *table, &luck, &seats, &mut rng) {
            break;
        }
    }
    sent
}

#[test]
fn the_cells_that_a_page_lacks_make_it_what_would_be_drawn_anew() {
    for entry in all() {
        let counts = (entry.seats)();
        let mut sent = Vec::new();
        for (seed, count) in [(1, *counts.start()), (2, *counts.end()), (3, 4.min(*counts.end()))] {
            sent.extend(follow(&entry, count, (seed, 220)));
        }
        sent.sort_unstable();
        let (median, most) = (sent[sent.len() / 2], sent[sent.len() * 95 / 100]);
        eprintln!(
            "{}: {median} bytes a step, 95 of 100 at most {most}, {} steps seen",
            entry.name,
            sent.len()
        );
        assert!(median <= MEDIAN_MAX, "{}: half of all steps send {median} bytes or more", entry.name);
    }
}

#[test]
fn no_page_keeps_a_cell_that_was_drawn_for_somebody_else() {
    let kept = Kept::default();
    let look = |name: &str| SeatLook { name: name.into(), letter: name[..1].into(), computer: false };
    let (seats, renamed) = (["Nora", "Ivo", "Max"].map(look), ["Nora", "Ida", "Max"].map(look));
    for entry in all() {
        let mut table = entry.open(3, &[]).unwrap();
        table.settle(&Luck::from_seed(4));
        let drawn = |observer, seats: &[SeatLook], has: &Keys| {
            let look = Look { language: Language::English, observer, seats };
            let cells = Cells::lacking(has, &kept);
            table.see(look).scene(&cells);
            cells.finish()
        };
        let (a, b) = (Observer::Seat(Seat::default()), Observer::Seat(Seat::all(3).nth(1).unwrap()));
        let (keys, all) = drawn(a, &seats, &Keys::default());
        assert!(!all.is_empty(), "{} has no cells", entry.name);
        assert_eq!(drawn(a, &seats, &keys).1, vec![], "{}: nothing has changed", entry.name);
        for (observer, seats) in [(b, &seats), (Observer::Spectator, &seats), (a, &renamed)] {
            let (other, sent) = drawn(observer, seats, &keys);
            assert_eq!(sent.len(), other.count(), "{}: {observer:?}", entry.name);
        }
    }
}
