//! How large the reviews of real games get, and that they say what was chosen.

use engine::{Luck, Observer, Rng, SavedGame};
use host::{Effort, Entry, Level, Look, SeatLook};
use server::ReviewText;
use words::Language;

/// The longest of so many games of random choices.
fn longest(entry: &Entry, seats: u8, games: u64) -> SavedGame {
    let played = (0..games).map(|seed| {
        let mut game = entry.open(seats, &[]).unwrap();
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        game.settle(&luck);
        while let Some(seat) = game.turn().owing().first() {
            let text = game.computer_choice(seat, Level::Random, &mut rng).unwrap();
            let look = Look { language: Language::English, observer: Observer::Seat(seat), seats: &[] };
            game.play_text(seat, &text, &luck, &look).unwrap();
        }
        game.save()
    });
    played.max_by_key(|saved| saved.steps.len()).unwrap()
}

#[test]
fn the_review_of_the_longest_game_is_no_more_than_is_kept() {
    for game in catalog::games() {
        let seats = *(game.seats)().end();
        let saved = longest(game, seats, 20);
        let effort = Effort { iterations: Some(2), ..Effort::worlds(4) };
        let review = (game.laboratory.review)(&saved, &effort).unwrap();
        let json = serde_json::to_string(&review).unwrap();
        let share = json.len() * 100 / store::REVIEW_MAX;
        assert!(share < 80, "{}, {} steps: {share} % of what is kept", game.name, saved.steps.len());
    }
}

/// Of a choice that was hidden when it was made, as most of Mū are, its own words are told.
#[test]
fn every_turning_point_says_what_was_chosen() {
    let game = catalog::games().iter().find(|game| game.name == "city").unwrap();
    let saved = longest(game, 3, 1);
    let effort = Effort { iterations: Some(2), ..Effort::worlds(32) };
    let review = (game.laboratory.review)(&saved, &effort).unwrap();
    let table = game.restore(&saved).unwrap();
    let seats = ["Ann", "Ben", "Cleo"].map(|name| SeatLook {
        name: name.into(),
        letter: name[..1].into(),
        computer: false,
    });
    let told = ReviewText::of(game, &*table, seats.to_vec(), Language::English).turning_points(&review);
    assert!(told.len() >= 3 && told.iter().all(|turn| !turn.told.is_empty()), "{told:?}");
}
