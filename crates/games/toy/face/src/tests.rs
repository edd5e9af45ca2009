//! The face at every position of some games: it shows, explains and speaks.

use engine::{Game as _, Luck, Observer, Options as _, Rng, Table};
use face::{Act, Cells, Face as _, Kept, Look, SeatLook};
use toy::{Toy, ToyOptions};
use words::Language;

use crate::ToyFace;

#[test]
fn what_is_offered_can_be_played_and_everything_is_said_in_every_language() {
    for seed in 0..6 {
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        let seats: Vec<SeatLook> = ["Anna", "Ben", "Clara"]
            .map(|name| SeatLook { name: name.into(), letter: name[..1].into(), computer: false })
            .into();
        let mut table = Table::<Toy>::open(ToyOptions::build(3, &[]).unwrap(), &luck);
        while let Some(seat) = table.turn().owing().first() {
            let observer = Observer::Seat(seat);
            let view = table.view(observer);
            for language in Language::ALL {
                let look = Look { language, observer, seats: &seats };
                let choices = ToyFace::choices(&view, &look);
                assert!(!choices.prompt.is_empty() && !choices.acts.is_empty());
                let action = |act: &Act| Toy::read_action(table.options(), &act.text).unwrap();
                assert!(choices.acts.iter().all(|act| table.truth().check(seat, action(act)).is_ok()));
                assert_eq!(
                    ToyFace::scene(&view, &[], &look, &Cells::in_place(&Kept::default())).plates.len(),
                    3
                );
                assert!(!ToyFace::describe(&view, &look).is_empty());
                assert!(!ToyFace::state_words(&view, &look).is_empty());
            }
            let action = table.truth().sample(seat, &mut rng).unwrap();
            table.play(seat, action, &luck).unwrap();
        }
        let standing = table.turn().standing().unwrap();
        let look = Look { language: Language::English, observer: Observer::Spectator, seats: &seats };
        assert!(!ToyFace::ending(&standing, &look).is_empty());
    }
}
