//! Pictures of positions as files: they carry all they need.

use catalog::games;
use engine::{Luck, Observer, Rng, Turn};
use host::{AnyTable, Entry, Level, Look, SeatLook};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use words::Language;

/// After so many choices a picture is drawn, up to `LENGTH` choices a game.
const EVERY: usize = 23;
const LENGTH: usize = 140;

/// Pictures are painted smaller than they are: it goes faster.
const SCALE: f32 = 0.4;

/// What no style fills is black. Nothing that the games draw is, so black is a style that is missing: rings of
/// handles and previews, which only a page may have. Painting takes long: one game by `MU_SEED`, all by `MU_NIGHTLY`.
#[test]
fn nothing_is_drawn_without_its_style() {
    let seed: usize = std::env::var("MU_SEED").ok().map_or(1, |seed| seed.parse().unwrap());
    let is_night = std::env::var_os("MU_NIGHTLY").is_some();
    let sampled = |number: &usize| is_night || (seed + number).is_multiple_of(games().len());
    for (_, entry) in games().iter().enumerate().filter(|(number, _)| sampled(number)) {
        let mut drawn = 0;
        for (seats, seed) in (entry.seats)().zip(1..) {
            for chosen in [Vec::new()].into_iter().chain(varied(entry)) {
                drawn += draw_game(entry, seats, &chosen, seed);
            }
        }
        assert!(drawn > 20, "{}: {drawn} pictures", entry.name);
    }
}

/// An option that makes other things to be chosen on the board, for games that have it.
fn varied(entry: &Entry) -> Option<Vec<(String, String)>> {
    let offered = (entry.options)().iter().any(|spec| spec.name == "sinking_call");
    offered.then(|| vec![("sinking_call".to_owned(), "by_players".to_owned())])
}

/// Draws positions of a game by random players, as the seat that owes a choice and as a spectator see them. How many pictures there were.
fn draw_game(entry: &Entry, seats: u8, chosen: &[(String, String)], seed: u64) -> usize {
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let looks: Vec<SeatLook> = (0..seats).map(look_of).collect();
    let mut table = entry.open(seats, chosen).unwrap();
    table.settle(&luck);
    let mut drawn = 0;
    for choice in 0..LENGTH {
        let Turn::Seats(owing) = table.turn() else { break };
        if choice % EVERY == 0 {
            for observer in [Observer::Seat(owing.first().unwrap()), Observer::Spectator] {
                let look = Look { language: Language::English, observer, seats: &looks };
                assert_painted(
                    &table.see(look).picture(),
                    &format!("{} of {seats}, {choice} choices, {observer:?}", entry.name),
                );
                drawn += 1;
            }
        }
        let seat = owing.first().unwrap();
        play_at_random(table.as_mut(), seat, &luck, &mut rng);
    }
    drawn
}

fn play_at_random(table: &mut dyn AnyTable, seat: engine::Seat, luck: &Luck, rng: &mut Rng) {
    let looks: Vec<SeatLook> = (0..table.seats()).map(look_of).collect();
    let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &looks };
    let text = table.computer_choice(seat, Level::Random, rng).unwrap();
    table.play_text(seat, &text, luck, &look).unwrap();
}

fn look_of(seat: u8) -> SeatLook {
    let letter = char::from(b'A' + seat);
    SeatLook { name: format!("{letter}nna"), letter: letter.to_string(), computer: false }
}

/// How many of a thousand pixels may be quite black: signs and edges, but no place.
const BLACK: usize = 2;

fn assert_painted(picture: &str, what: &str) {
    let tree = usvg::Tree::from_str(picture, &usvg::Options::default()).unwrap();
    let size = tree.size().to_int_size().scale_by(SCALE).unwrap();
    let mut pixels = Pixmap::new(size.width(), size.height()).unwrap();
    resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut pixels.as_mut());
    let all = pixels.data().chunks_exact(4);
    let (count, black) = (all.len(), all.filter(|pixel| *pixel == [0, 0, 0, 255]).count());
    assert!(black * 1000 <= count * BLACK, "{what}: {black} of {count} pixels are black");
}
