//! Computer seats: they think off the request path, and are given a view and nothing else.

use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::{LineKind, Look};
use engine::{Observer, Rng, Seat, Token};
use store::TableId;
use words::Language;

use crate::config::Pace;
use crate::error::Error;
use crate::house::House;
use crate::hub::Live;
use crate::neighbours;
use crate::play::{self, Act, What};
use crate::sitting::Sitting;

/// The player that every game has.
const FALLBACK: &str = "random";

/// How long a computer waits after a failure of the store.
const RECOVERY: Duration = Duration::from_secs(3);

/// The computer players of the house.
#[derive(Debug)]
pub(crate) struct Bots {
    pace: Pace,
    /// What their chances come from: never from the luck of a table.
    key: Token,
}

/// One choice that a computer owes. It lapses if anything else happens at the table first.
pub(crate) struct Errand {
    /// The version of the table that waits for it.
    pub(crate) seq: usize,
    seat: Seat,
    player: String,
    pause: Duration,
}

impl Bots {
    pub(crate) const fn new(pace: Pace, key: Token) -> Self {
        Self { pace, key }
    }

    /// Lets the computer that owes a choice make it, after a pause; `sitting` is the table in its slot.
    pub(crate) fn wake(&self, house: &Arc<House>, live: &Arc<Live>, sitting: Option<&Sitting>) {
        let Some(sitting) = sitting else { return };
        let Some((seat, player)) = sitting.computer_to_play() else { return };
        let errand = Errand { seq: sitting.seq(), seat, player: player.into(), pause: self.pause(sitting) };
        let (house, live) = (Arc::clone(house), Arc::clone(live));
        tokio::spawn(async move {
            if let Err(error) = errand.run(&house, &live).await {
                tracing::error!(table = %live.id(), %error, "a computer player failed");
                try_again(&house, &live).await;
            }
        });
    }

    /// People need longer to see what a finished trick or round has brought.
    fn pause(&self, sitting: &Sitting) -> Duration {
        let Ok(game) = sitting.game() else { return self.pace.choice };
        let seats = sitting.looks();
        let look = Look { language: Language::English, observer: Observer::Spectator, seats: &seats };
        // The last choice, and the luck that may have followed it.
        let lines = game.lines_since(game.step_count().saturating_sub(2), &look);
        let completed = lines.iter().any(|(_, line)| line.kind != LineKind::Deed);
        if completed { self.pace.after_group } else { self.pace.choice }
    }

    /// A stream of chances for one choice.
    fn rng(&self, table: &TableId, seq: usize) -> Rng {
        // The words of the id are spread over the key, so that tables do not share a stream.
        let mut key = *self.key.bytes();
        for (at, byte) in table.as_str().bytes().enumerate() {
            key[at % 32] = key[at % 32].rotate_left(3) ^ byte;
        }
        Rng::from_key(key, seq as u64)
    }
}

/// Reads the table from the store again if the failure has emptied its slot; that wakes its computers.
async fn try_again(house: &Arc<House>, live: &Arc<Live>) {
    let mut closing = house.closing();
    tokio::select! {
        () = tokio::time::sleep(RECOVERY) => {}
        _ = closing.wait_for(|closing| *closing) => return,
    }
    if let Err(error) = live.read(house).await {
        tracing::error!(table = %live.id(), %error, "a table cannot be read");
    }
}

impl Errand {
    async fn run(self, house: &Arc<House>, live: &Arc<Live>) -> Result<(), Error> {
        let mut closing = house.closing();
        tokio::select! {
            () = tokio::time::sleep(self.pause) => {}
            _ = closing.wait_for(|closing| *closing) => return Ok(()),
        }
        if !neighbours::may_think(house, live, &self).await? {
            return Ok(());
        }
        let ponder = {
            let sitting = live.read(house).await?;
            if sitting.seq() != self.seq {
                return Ok(());
            }
            let game = sitting.game()?;
            game.ponder(self.seat, &self.player).or_else(|| game.ponder(self.seat, FALLBACK))
        };
        let Some(ponder) = ponder else {
            return Err(Error::failed(format!("there is no computer player {}", self.player)));
        };
        let mut rng = house.bots.rng(live.id(), self.seq);
        let begun = Instant::now();
        let text = tokio::task::spawn_blocking(move || ponder(&mut rng)).await.map_err(Error::failed)?;
        house.metrics.thought(begun.elapsed());
        let act = Act {
            seat: self.seat,
            seq: self.seq,
            key: None,
            what: What::Text(text),
            language: Language::English,
        };
        match play::carry_out(house, live, act).await {
            // Somebody else was faster: the table has called its computers anew.
            Err(error) if error.is_moved_on() => Ok(()),
            other => other.map(|_| ()),
        }
    }
}
