//! The end: the score sheet, row by row, with the pieces that count lit on the map.

use engine::{Seat, SeatSet};
use isle::{Public, Sheet};

use super::Telling;
use crate::names;
use crate::sheet::rows;
use face::Beat;
use face::motion::{self, Light, Motion, Sound};

impl Telling<'_> {
    pub(super) fn game_over(&mut self) {
        self.push(Beat::of("GameOver").with(Motion::sheet()).rest(300));
    }

    /// A row at a time, for all seats together: the first of them tells all.
    pub(super) fn counted(&mut self) {
        if self.length("Counted").is_some() {
            return;
        }
        let public = self.sight.public();
        for (place, what) in rows(public) {
            let mut beat = Beat::of("Counted").with(Motion::show(names::row(place)).sounding(Sound::Count));
            let lit = scoring(public, what);
            if !lit.is_empty() {
                beat = beat.with(Motion::light(lit, Light::Ring));
            }
            self.push(beat.rest(270));
        }
    }

    pub(super) fn won(&mut self, winners: SeatSet) {
        let plates: Vec<String> = winners.iter().map(|seat| format!("plate:{seat}")).collect();
        let scores: Vec<String> = Seat::all(self.sight.seats()).map(motion::score).collect();
        self.push(
            Beat::of("Won")
                .with(Motion::show(names::row(Sheet::default().lines().len())))
                .with(Motion::count(scores))
                .with(Motion::light(plates, Light::Won).sounding(Sound::End)),
        );
    }
}

/// The pieces on the map that count in a row of the sheet.
fn scoring(public: &Public, what: &str) -> Vec<String> {
    let map = public.map();
    let mut lit = Vec::new();
    for (seat, own) in public.all_pieces() {
        match what {
            "villages" => lit.extend(own.villages().iter().map(names::channel)),
            "settlers" => {
                lit.extend(own.settlers().spaces().iter().map(|space| names::settler(seat, space, 1)));
            }
            "adjacent moai" => {
                let standing = public.adjacent(seat).iter().map(|geyser| map.site(geyser));
                lit.extend(standing.map(|site| names::moai(site.space, site.side)));
            }
            _ => {}
        }
    }
    lit
}
