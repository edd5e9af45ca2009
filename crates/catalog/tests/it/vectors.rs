//! Games stepped together by small choices: every game comes to its end, the same for any number of threads, and the
//! tables of docs/learning.md are those of the code.

use std::fmt::Write as _;
use std::path::Path;

use engine::{Observer, Rng, Seat};
use host::{Buffers, Entry, Field, Level, Look, SeatLook, VectorSpec};
use words::Language;

/// The table of each game that docs/learning.md describes.
const LINES: [(&str, u8); 4] = [("tricks", 5), ("m", 4), ("city", 3), ("isle", 3)];

/// Steps games by random choices; gives what the last step wrote, and how many games ended.
fn stepped(entry: &Entry, seats: u8, threads: usize, steps: usize) -> (Buffers, usize) {
    let spec = VectorSpec { seats, options: vec![], games: 6, threads, seed: 0 };
    let mut vector = (entry.laboratory.vector)(&spec).unwrap();
    let (mut rows, mut rng, mut over) = (Buffers::of(&*vector), Rng::from_seed(7), 0);
    vector.reset(11, rows.frame()).unwrap();
    for _ in 0..steps {
        let choices = rows.draw(&mut rng);
        vector.step(&choices, rows.frame()).unwrap();
        over += rows.done.iter().filter(|done| **done).count();
    }
    (rows, over)
}

#[test]
fn every_game_is_stepped_to_its_end_and_alike_on_any_number_of_threads() {
    for entry in catalog::games() {
        for seats in (entry.seats)() {
            let (one, over) = stepped(entry, seats, 1, 900);
            assert!(over > 0, "{} with {seats}: no game ends", entry.name);
            assert_eq!((one, over), stepped(entry, seats, 3, 900), "{} with {seats}", entry.name);
        }
    }
}

#[test]
fn one_view_is_told_in_numbers_and_its_actions_are_encoded() {
    for entry in catalog::games() {
        let (name, seats) = (entry.name, *(entry.seats)().end());
        let mut table = entry.open(seats, &[]).unwrap();
        let luck = engine::Luck::from_seed(3);
        table.settle(&luck);
        let mut rng = Rng::from_seed(3);
        let names: Vec<SeatLook> =
            (0..seats).map(|_| SeatLook { name: "A".into(), letter: "A".into(), computer: false }).collect();
        for _ in 0..40 {
            let Some(seat) = table.turn().owing().first() else { break };
            let look = |observer| Look { language: Language::English, observer, seats: &names };
            let text = table.computer_choice(seat, Level::Random, &mut rng).unwrap();
            let encoded = {
                let view = table.see(look(Observer::Seat(seat)));
                let encoded = view.encode(&text).unwrap();
                let whole = view.coded(&encoded).unwrap();
                assert_eq!(whole.action.as_deref(), Some(text.as_str()), "{name}");
                assert!(!whole.mask.contains(&true));
                let first = view.coded(&[]).unwrap();
                assert!(first.mask[usize::from(encoded[0])] && first.action.is_none());
                let forbidden = first.mask.iter().position(|may| !may).unwrap();
                assert_eq!(view.coded(&[u16::try_from(forbidden).unwrap()]), None);
                assert_eq!(view.encode("nonsense"), None);
                encoded
            };
            assert!(table.see(look(Observer::Spectator)).coded(&[]).is_none());
            let other = Seat::all(seats).find(|other| !table.turn().owing().contains(*other));
            if let Some(other) = other {
                let view = table.see(look(Observer::Seat(other)));
                assert!(!view.coded(&[]).unwrap().mask.contains(&true));
                assert_eq!((view.coded(&encoded), view.encode(&text)), (None, None), "{name}");
            }
            table.play_text(seat, &text, &luck, &look(Observer::Seat(seat))).unwrap();
        }
    }
}

/// The table of a game in docs/learning.md.
fn described(entry: &Entry, seats: u8) -> String {
    let schema = (entry.laboratory.schema)(seats, &[]).unwrap();
    let mut text = format!(
        "With {seats} players: {} numbers, {} small choices.\n\n| numbers | shape | from, to | rule | what they tell |\n|---|---|---|---|---|\n",
        schema.length(),
        schema.choices.len()
    );
    for Field { label, shape, .. } in &schema.fields {
        let shape: Vec<String> = shape.iter().map(ToString::to_string).collect();
        let (least, most) = label.range;
        writeln!(
            text,
            "| `{}` | {} | {least}, {most} | {} | {} |",
            label.name,
            shape.join(" × "),
            label.rule,
            label.meaning
        )
        .unwrap();
    }
    text
}

#[test]
fn the_tables_of_the_document_are_those_of_the_code() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/learning.md");
    let mut document = std::fs::read_to_string(&path).unwrap();
    let writes = std::env::var("MU_LEARNING").as_deref() == Ok("write");
    for (name, seats) in LINES {
        let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- end of {name} -->"));
        let from = document.find(&begin).expect("the game has its place") + begin.len();
        let to = document.find(&end).expect("the place has an end");
        let table = described(catalog::find(name).unwrap(), seats);
        if writes {
            document.replace_range(from..to, &table);
        } else {
            assert_eq!(document[from..to], table, "{name}: MU_LEARNING=write writes the tables anew");
        }
    }
    if writes {
        std::fs::write(&path, document).unwrap();
    }
}
