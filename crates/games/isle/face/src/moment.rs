//! What the cells of one scene have in common, found out once: a cell's key is made of this, not of words.

use std::array;
use std::sync::LazyLock;

use engine::{Small, Told};
use isle::{BORDERS_MAX, Channel, Event, GEYSERS, SPACES, Space, VOLCANOES, Volcano};

use super::marks::Marks;
use super::recent::{Recent, since_last_deed};
use super::sight::Sight;

/// How many seats can play.
const SEATS: usize = 4;

/// A position with what has happened since the last deed.
#[derive(Clone, Debug)]
pub(super) struct Moment<'a> {
    /// One observer's look at the position.
    pub sight: Sight<'a>,
    /// What the observer was told of the last deed, and since.
    pub last: &'a [&'a Told<Event>],
    /// The same, for the map.
    pub recent: Recent,
    /// What is worth a mark.
    pub marks: Marks,
    /// What is in each space.
    pub contents: [Contents; SPACES],
}

impl<'a> Moment<'a> {
    /// The position after all that the observer was told.
    pub(super) fn of(sight: Sight<'a>, told: &'a [&'a Told<Event>]) -> Self {
        let last = since_last_deed(told);
        Self { last, recent: Recent::of(last), ..Self::still(sight) }
    }

    /// The position alone.
    pub(super) fn still(sight: Sight<'a>) -> Self {
        Self {
            sight,
            last: &[],
            recent: Recent::default(),
            marks: Marks::of(sight),
            contents: contents(sight),
        }
    }
}

/// What is in a space, four bits each: its two channels, then loose moai and settlers seat by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Contents(u64);

impl Contents {
    /// Where it says that the space is still there.
    const LEFT: u32 = 40;

    const fn add(&mut self, count: u64, shift: u32) {
        self.0 += count << shift;
    }

    /// Whether the space is still there, and which of its channels are empty.
    pub(super) fn empty_channels(self) -> [bool; 3] {
        let holds = |shift: u32| self.0 >> shift & 15;
        [self.0 >> Self::LEFT != 0, holds(0) == 0, holds(4) == 0]
    }
}

fn contents(sight: Sight<'_>) -> [Contents; SPACES] {
    let public = sight.public();
    let mut all = [Contents::default(); SPACES];
    let shift = |channel: Channel| if channel.index() < SPACES { 0 } else { 4 };
    for channel in public.lava() {
        all[channel.space().index()].add(1, shift(channel));
    }
    for (at, (_, own)) in (0..).zip(public.all_pieces()) {
        for channel in own.villages() {
            all[channel.space().index()].add(2 + u64::from(at), shift(channel));
        }
        for channel in own.lying() {
            all[channel.space().index()].add(6 + u64::from(at), shift(channel));
        }
        for space in own.loose().iter() {
            all[space.index()].add(1, 8 + 4 * at);
        }
        for space in own.settlers().iter() {
            all[space.index()].add(1, 24 + 4 * at);
        }
    }
    for space in public.spaces() {
        all[space.index()].add(1, Contents::LEFT);
    }
    all
}

/// The ids of the cells of the map, written once.
#[derive(Debug)]
pub(super) struct Ids {
    /// Of every space.
    pub spaces: [String; SPACES],
    /// Of what is in it.
    pub inhabitants: [String; SPACES],
    /// Of its empty channels.
    pub slots: [String; SPACES],
    /// Of every volcano.
    pub volcanoes: [String; VOLCANOES],
    /// Of every geyser.
    pub geysers: [String; GEYSERS],
    /// Of every boat.
    pub boats: [String; SEATS],
    /// Of what every seat has on the board.
    pub signs: [String; SEATS],
    /// Of the fissure on every border.
    pub cracks: [String; BORDERS_MAX],
    /// Of what a fissure would cut off at every border.
    pub cuts: [String; BORDERS_MAX],
}

/// The ids of the cells of the map.
pub(super) static IDS: LazyLock<Ids> = LazyLock::new(|| {
    let of_space = |what: &str| array::from_fn(|at| format!("v-{what}-{}", Space::from_index(at)));
    Ids {
        spaces: of_space("space"),
        inhabitants: of_space("in"),
        slots: of_space("slots"),
        volcanoes: array::from_fn(|at| format!("v-volcano-{}", Volcano::from_index(at))),
        geysers: array::from_fn(|at| format!("v-geyser-{at}")),
        boats: array::from_fn(|at| format!("v-boat-{at}")),
        signs: array::from_fn(|at| format!("v-signs-{at}")),
        cracks: array::from_fn(|at| format!("v-crack-{at}")),
        cuts: array::from_fn(|at| format!("v-cut-{at}")),
    }
});
