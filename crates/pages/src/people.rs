//! Who sits at a table, and the letters on their emblems.

use engine::Seat;
use face::emblem::{Spot, emblem, emblem_on_board, free_seat};
use host::{Level, SeatLook};
use maud::{Markup, html};

/// A seat of a table as pages show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSeat {
    /// Who sits there.
    pub who: Occupant,
    /// The letter on its emblem; see [`domain::letters`].
    pub letter: String,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Occupant {
    /// Nobody yet.
    Free,
    /// Nobody yet, but the seat is kept for somebody.
    Kept {
        /// What that person is called.
        name: String,
    },
    /// A person.
    Person {
        /// What the person is called.
        name: String,
        /// Whether the person's page is connected.
        presence: Presence,
    },
    /// A program that plays for the person who owns it.
    Program {
        /// What it is called.
        name: String,
        /// Whose it is; empty if that person has no name.
        owner: String,
        /// Whether it is connected.
        presence: Presence,
    },
    /// A computer player.
    Computer {
        /// What it is called at this table.
        name: String,
        /// How strongly it plays.
        player: Level,
    },
    /// A computer player in the place of a person who is away.
    StandIn {
        /// What the person is called.
        name: String,
        /// How strongly it plays.
        player: Level,
    },
}

/// Whether a person's page is connected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Presence {
    /// It is, or it is not known.
    #[default]
    Here,
    /// It is not.
    Away,
}

impl Occupant {
    /// The name on the plate; empty for a free seat.
    pub fn name(&self) -> &str {
        match self {
            Self::Free => "",
            Self::Kept { name }
            | Self::Person { name, .. }
            | Self::Program { name, .. }
            | Self::Computer { name, .. }
            | Self::StandIn { name, .. } => name,
        }
    }

    /// Whether a computer plays.
    pub const fn is_computer(&self) -> bool {
        matches!(self, Self::Computer { .. } | Self::StandIn { .. })
    }
}

impl TableSeat {
    /// The seats of a table with the letters that tell them apart.
    pub fn row(occupants: Vec<Occupant>) -> Vec<Self> {
        let letters = domain::letters(&occupants.iter().map(Occupant::name).collect::<Vec<_>>());
        occupants.into_iter().zip(letters).map(|(who, letter)| Self { who, letter }).collect()
    }

    /// Its emblem, or its dashed shape while nobody sits there; `at` is its place from 0.
    pub fn emblem(&self, at: usize) -> Markup {
        if self.who == Occupant::Free { free_seat(at) } else { emblem(at, &self.letter) }
    }

    /// The seat as boards draw it.
    pub fn look(&self) -> SeatLook {
        SeatLook {
            name: self.who.name().to_owned(),
            letter: self.letter.clone(),
            computer: self.who.is_computer(),
        }
    }
}

/// A row of small emblems. Readers skip it: what it says stands beside it in words.
pub(crate) fn emblem_row(seats: &[TableSeat]) -> Markup {
    html! {
        span class="seats" { @for (at, seat) in seats.iter().enumerate() { (seat.emblem(at)) } }
    }
}

/// The emblems of a table as symbols `em-a` …, for pages that show each of them many times.
pub(crate) fn emblem_symbols(seats: &[TableSeat]) -> Markup {
    let whole = Spot { x: 16.0, y: 16.0, size: 32.0 };
    html! {
        @for (seat, looks) in Seat::all(seat_count(seats)).zip(seats) {
            symbol id={ "em-" (seat) } viewBox="0 0 32 32" { (emblem_on_board(seat.index(), &looks.letter, whole)) }
        }
    }
}

/// How many seats a table has; never above what a [`Seat`] can name.
pub(crate) fn seat_count(seats: &[TableSeat]) -> u8 {
    let most = seats.len().min(engine::SEATS_MAX);
    u8::try_from(most).expect("at most six")
}
