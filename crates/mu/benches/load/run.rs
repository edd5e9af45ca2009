//! What is asked of a run.

use std::path::PathBuf;

use crate::crowd::NAMES;

/// What is asked of a run.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) tables: usize,
    /// At most one a seat.
    pub(crate) streams: usize,
    /// Seats of each table, all of them people.
    pub(crate) seats: usize,
    /// Moves a second.
    pub(crate) rate: u32,
    pub(crate) seconds: u32,
    pub(crate) game: String,
    pub(crate) database: Option<String>,
    /// After how many seconds a table that nobody uses leaves the memory of the server; none to leave that out.
    pub(crate) rest: Option<u64>,
    /// Another build of this program, whose server takes turns with that of this one.
    pub(crate) against: Option<PathBuf>,
    /// How often both servers take their turn.
    pub(crate) turns: usize,
    /// Counts instructions of so many moves instead of time.
    pub(crate) instructions: Option<usize>,
    /// Plays so many moves at each table again where nobody has a page open.
    pub(crate) alone: Option<usize>,
}

impl Run {
    /// As the words say; the rest is small.
    pub(crate) fn asked() -> Self {
        let mut run = Self {
            tables: 50,
            streams: usize::MAX,
            seats: 4,
            rate: 50,
            seconds: 5,
            game: "m".into(),
            database: None,
            rest: None,
            against: None,
            turns: 3,
            instructions: None,
            alone: None,
        };
        let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
        while let Some(word) = words.next() {
            let value = words.next().expect("a value after each name");
            match word.as_str() {
                "--tables" => run.tables = value.parse().unwrap(),
                "--streams" => run.streams = value.parse().unwrap(),
                "--seats" => run.seats = value.parse().unwrap(),
                "--rate" => run.rate = value.parse().unwrap(),
                "--seconds" => run.seconds = value.parse().unwrap(),
                "--game" => run.game = value,
                "--database" => run.database = Some(value),
                "--rest" => run.rest = Some(value.parse().unwrap()),
                "--against" => run.against = Some(value.into()),
                "--turns" => run.turns = value.parse().unwrap(),
                "--instructions" => run.instructions = Some(value.parse().unwrap()),
                "--alone" => run.alone = Some(value.parse().unwrap()),
                other => panic!(
                    "{other} is none of --tables --streams --seats --rate --seconds --game --database --rest \
                     --against --turns --instructions --alone"
                ),
            }
        }
        assert!((2..=NAMES.len()).contains(&run.seats), "--seats from 2 to {}", NAMES.len());
        run.streams = run.streams.min(run.seats * run.tables);
        run
    }

    /// The games that are played: the one that was asked for, or `all`.
    pub(crate) fn games(&self) -> Vec<&str> {
        if self.game == "all" {
            return catalog::games().iter().map(|entry| entry.name).collect();
        }
        vec![&self.game]
    }

    /// The same for one game.
    pub(crate) fn of(&self, game: &str) -> Self {
        Self { game: game.to_owned(), ..self.clone() }
    }
}
