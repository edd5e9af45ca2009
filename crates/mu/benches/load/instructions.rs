//! Instructions that the server takes for a move, whatever else the machine does.
//!
//! The server runs under Valgrind's callgrind, once for N moves and once for twice as many, one at a time at one
//! table where every seat has an open page; the difference has no start and no sitting down in it. Only
//! what the program does itself is counted, nothing of what the system does for it.

use crate::crowd::Crowd;
use crate::measured::Process;
use crate::run::Run;
use crate::site::{Build, Site};

/// The most instructions of a move that each game may take at a table of four: a tenth above what was counted on 27
/// November without link-time optimisation, which makes them fewer: 1.80, 1.50, 2.36 and 3.31 million. Whoever makes
/// pages lighter lowers them.
const CEILINGS: [(&str, u64); 4] =
    [("m", 2_000_000), ("tricks", 1_650_000), ("isle", 2_600_000), ("city", 3_700_000)];

/// What a move costs.
pub(crate) struct Cost {
    /// Instructions of the server.
    pub(crate) instructions: u64,
    /// Bytes of the answer and of all events.
    pub(crate) bytes: usize,
}

impl Cost {
    /// Counts them for a game.
    pub(crate) async fn count(run: &Run, build: &Build, moves: usize) -> Self {
        let (short, long) = (play(run, build, moves).await, play(run, build, 2 * moves).await);
        let all = u64::try_from(moves).unwrap();
        Self {
            instructions: (long.instructions - short.instructions) / all,
            bytes: (long.bytes - short.bytes) / moves,
        }
    }

    /// Whether it is as low as it was before.
    pub(crate) fn is_kept(&self, run: &Run) -> bool {
        let ceiling = CEILINGS.iter().find(|(game, _)| *game == run.game);
        run.seats != 4 || ceiling.is_none_or(|(_, most)| self.instructions <= *most)
    }
}

async fn play(run: &Run, build: &Build, moves: usize) -> Cost {
    let run = Run { tables: 1, streams: run.seats, ..run.clone() };
    let site = Site::counted(&run, build);
    Process::of(site.id()).rests().await;
    let crowd = Crowd::sit_down(site.address, &run).await;
    crowd.open_streams(run.streams).await;
    crowd.play_one_by_one(moves).await;
    let bytes = crowd.told().bytes;
    crowd.leave();
    Cost { instructions: site.instructions(), bytes }
}
