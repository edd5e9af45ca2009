//! What a row tells.

use engine::Seat;
use lab::{Record, rewards};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use crate::columns::{Columns, Kind};

/// What a row is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Rows {
    /// A game.
    #[default]
    Games,
    /// A choice of a game.
    Choices,
}

impl Rows {
    /// The columns of a table of so many seats, without rows.
    pub(crate) fn columns(self, seats: u8) -> Columns {
        let mut columns = Columns::default();
        match self {
            Self::Games => {
                columns.add("game", Kind::Rising);
                columns.add("seed", Kind::Rising);
                columns.add("choices", Kind::Count);
                columns.add_optional("rounds", Kind::Count);
                columns.add_optional("reason", Kind::Word);
                Seat::all(seats).for_each(|seat| columns.add(&format!("bot_{seat}"), Kind::Word));
                Seat::all(seats)
                    .for_each(|seat| columns.add_optional(&format!("score_{seat}"), Kind::Points));
                Seat::all(seats).for_each(|seat| columns.add_optional(&format!("rank_{seat}"), Kind::Place));
            }
            Self::Choices => {
                columns.add("game", Kind::Rising);
                columns.add("step", Kind::Count);
                columns.add("seat", Kind::Word);
                columns.add("bot", Kind::Word);
                columns.add("action", Kind::Word);
                columns.add("legal", Kind::Count);
                columns.add_optional("score", Kind::Points);
                columns.add_optional("rank", Kind::Place);
                columns.add_optional("reward", Kind::Share);
            }
        }
        columns
    }

    /// Appends the rows of a game.
    pub(crate) fn append(self, record: &Record, columns: &mut Columns) {
        match self {
            Self::Games => append_game(record, columns),
            Self::Choices => append_choices(record, columns),
        }
    }
}

fn append_game(record: &Record, columns: &mut Columns) {
    let Record { game, seed, bots, choices, rounds, standing, .. } = record;
    let mut row = columns.row();
    row.long(*game);
    row.long(*seed);
    row.count(Some(*choices));
    row.count(*rounds);
    row.word(standing.as_ref().map(|standing| standing.reason));
    for bot in bots {
        row.word(Some(bot.word()));
    }
    let seats = || Seat::all(u8::try_from(bots.len()).unwrap_or(u8::MAX));
    for seat in seats() {
        row.whole(standing.as_ref().map(|standing| standing.scores[seat]));
    }
    for seat in seats() {
        row.whole(standing.as_ref().map(|standing| standing.ranks[seat].into()));
    }
}

fn append_choices(record: &Record, columns: &mut Columns) {
    let Record { game, bots, standing, taken, .. } = record;
    let earned = standing.as_ref().map(rewards);
    for choice in taken {
        let seat = choice.seat;
        let mut row = columns.row();
        row.long(*game);
        row.count(Some(choice.step));
        row.word(Some(&seat.to_string()));
        row.word(Some(bots[seat.index()].word()));
        row.word(Some(&choice.action));
        row.count(Some(choice.legal));
        row.whole(standing.as_ref().map(|standing| standing.scores[seat]));
        row.whole(standing.as_ref().map(|standing| standing.ranks[seat].into()));
        row.real(earned.map(|earned| earned[seat]));
    }
}
