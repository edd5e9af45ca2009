//! How large the reviews of real games get.

use engine::{Luck, Observer, Rng, SavedGame};
use host::{Effort, Entry, Level, Look};
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
