//! A review as a page that is one file.

use ::review::{Review, ReviewedSeat};
use ::words::Language;
use engine::{Observer, Seat};
use host::{AnyTable, Entry, SeatLook};
use pages::people::Presence;
use pages::{Game, Occupant, ReviewFile, Reviewed, TableFacts, TableSeat};
use server::ReviewText;

/// What is told of.
pub(super) struct Told<'a> {
    pub(super) game: &'static Entry,
    pub(super) table: &'a dyn AnyTable,
    pub(super) seats: Vec<SeatLook>,
    pub(super) language: Language,
}

impl Told<'_> {
    /// The page of what was found.
    pub(super) fn page(self, found: Review) -> String {
        let Self { game, table, seats, language } = self;
        let occupant = |look: &SeatLook| {
            let name = look.name.clone();
            if look.computer {
                Occupant::Computer { name, player: (game.usual_player)() }
            } else {
                Occupant::Person { name, presence: Presence::Here }
            }
        };
        let facts = TableFacts::nowhere(
            String::new(),
            Game::of(game, language),
            TableSeat::row(seats.iter().map(occupant).collect()),
        );
        let review_text = ReviewText::of(game, table, seats, language);
        let of_seat = |of: &ReviewedSeat| {
            let look = review_text.look(Observer::Seat(of.seat));
            let said = review_text.costliest(&found, of.seat).into_iter();
            let drawn = said.map(|said| {
                let board = table.at(said.choice.step - 1).see(look).picture();
                (said, board)
            });
            (of.seat, drawn.collect::<Vec<_>>())
        };
        let choices: Vec<(Seat, Vec<_>)> = found.seats.iter().map(of_seat).collect();
        let kept = Reviewed {
            turning_points: review_text.turning_points(&found),
            review: found,
            seconds: 0, // is told where more can be asked for
            could_be_deeper: false,
            seat: Seat::default(),
            choices: Vec::new(),
        };
        pages::review_file(&ReviewFile { language, table: facts, kept, choices }).into_string()
    }
}
