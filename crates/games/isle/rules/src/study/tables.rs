//! What was counted, as tables.

use engine::{Cell, Tally};

use super::sums::Spread;
use super::{Decided, IsleStudy, Place, Source};
use crate::phase::End;
use crate::score::Sheet;

impl IsleStudy {
    pub(super) fn game_tally(&self) -> Tally {
        let mean = |sum: u64| Cell::Mean(i64::try_from(sum).unwrap_or(i64::MAX), self.games);
        let row = |what: &str, cell: Cell| (what.to_owned(), vec![cell]);
        let spread = |what: &str, spread: &Spread| {
            vec![
                row(&format!("{what}, mean"), spread.sum.mean()),
                row(&format!("{what}, 5 % have no more than"), Cell::Count(spread.percentile(5))),
                row(&format!("{what}, 95 % have no more than"), Cell::Count(spread.percentile(95))),
            ]
        };
        let mut rows = vec![
            row("games", Cell::Count(self.games)),
            row("finished", Cell::Share(self.finished, self.games)),
        ];
        rows.extend(spread("rounds", &self.rounds));
        rows.extend([
            row("raises a game", mean(self.raises)),
            row("without a new fissure", Cell::Share(self.raises_without_fissure, self.raises)),
            row("first raise in round", self.first_raise.mean()),
            row("sinkings a game", mean(self.sinkings)),
            row("first sinking in round", self.first_sinking.mean()),
            row("eruptions by the die a game", mean(self.die_eruptions)),
            row("times without lava a game", mean(self.lava_gone)),
            row("most fissures at once", Cell::Count(self.fissures_most)),
        ]);
        rows.extend(spread("score", &self.scores));
        rows.extend(spread("winner's score", &self.winners));
        Tally { title: "Games".into(), columns: vec!["what".into(), "value".into()], rows }
    }

    pub(super) fn ending_tally(&self) -> Tally {
        let ends = [End::Volcanoes, End::AllStanding, End::Idle, End::NoRaise];
        let row = |end: End| {
            let count = self.endings[end as usize];
            (end.reason().to_owned(), vec![Cell::Count(count), Cell::Share(count, self.finished)])
        };
        Tally {
            title: "Ways to end".into(),
            columns: vec!["reason".into(), "games".into(), "share".into()],
            rows: ends.into_iter().map(row).collect(),
        }
    }

    pub(super) fn size_tally(&self) -> Tally {
        let seen = self.sizes.0.iter().enumerate().filter(|(_, count)| **count > 0);
        let row = |(size, count): (usize, &u64)| {
            (size.to_string(), vec![Cell::Count(*count), Cell::Share(*count, self.sinkings)])
        };
        Tally {
            title: "Sinkings by size".into(),
            columns: vec!["spaces".into(), "sinkings".into(), "share".into()],
            rows: seen.map(row).collect(),
        }
    }

    pub(super) fn decided_tally(&self) -> Tally {
        let Decided { spaces, volcanoes, token, chance } = self.decided;
        let all = spaces + volcanoes + token + chance;
        let rows = [("spaces", spaces), ("volcanoes", volcanoes), ("token", token), ("chance", chance)];
        Tally {
            title: "What decides which part sinks".into(),
            columns: vec!["by".into(), "sinkings".into(), "share".into()],
            rows: rows
                .into_iter()
                .map(|(by, count)| (by.to_owned(), vec![Cell::Count(count), Cell::Share(count, all)]))
                .collect(),
        }
    }

    pub(super) fn source_tally(&self) -> Tally {
        let names = Sheet::default().lines().map(|line| format!("{} ({})", line.what, line.rule));
        let row = |(name, source): (String, &Source)| (name, vec![source.all.mean(), source.winners.mean()]);
        Tally {
            title: "Points by source".into(),
            columns: vec!["source".into(), "all seats".into(), "winners".into()],
            rows: names.into_iter().zip(&self.sources).map(row).collect(),
        }
    }

    pub(super) fn fate_tally(&self) -> Tally {
        let fates = &self.fates;
        let rows = [
            ("villages built", fates.villages_built),
            ("villages burnt", fates.villages_burnt),
            ("villages sunk", fates.villages_sunk),
            ("moai sculpted", fates.moai_sculpted),
            ("moai burnt", fates.moai_burnt),
            ("moai sunk", fates.moai_sunk),
            ("settlers created", fates.settlers_created),
            ("settlers sunk", fates.settlers_sunk),
            ("prayer tokens bought", fates.prayers_bought),
            ("prayer tokens spent", fates.prayers_spent),
            ("sinkings called", fates.calls),
        ];
        let mean = |count: u64| Cell::Mean(i64::try_from(count).unwrap_or(i64::MAX), self.games);
        Tally {
            title: "Fates of pieces".into(),
            columns: vec!["what".into(), "a game".into()],
            rows: rows.into_iter().map(|(what, count)| (what.to_owned(), vec![mean(count)])).collect(),
        }
    }
}

/// A row for every seat, or place in the order of play.
pub(super) fn place_tally(
    title: &str,
    label: &str,
    places: &[Place],
    name: impl Fn(usize) -> String,
) -> Tally {
    let played = places.iter().enumerate().filter(|(_, place)| place.score.count > 0);
    let row = |(index, place): (usize, &Place)| {
        let count = place.score.count;
        (
            name(index),
            vec![place.score.mean(), Cell::Share(place.won, count), Cell::Share(place.won_alone, count)],
        )
    };
    Tally {
        title: title.into(),
        columns: vec![label.into(), "score".into(), "won".into(), "won alone".into()],
        rows: played.map(row).collect(),
    }
}
