//! A scoring phase, and the scoring at the end.

use engine::Seat;
use face::motion::{Entrance, Exit, Light, Sound, Tone, place, score};
use face::{Beat, Motion};
use m::{Card, Cell, Colour, Event, Line, Phase, Score, Trigger};

use super::{Moment, names};
use crate::plates::BEST;
use crate::words::tile_of;

/// Both bands are there, dashed.
pub(super) fn two_lines(row: Line, column: Line) -> Beat {
    let [bands, fills] = [names::band, names::fill].map(|name| vec![name(row.axis), name(column.axis)]);
    Beat::of("TwoLines")
        .with(Motion::appear(bands, Entrance::Fade).sounding(Sound::Name))
        .with(Motion::show(fills))
        .rest(200)
}

/// The band of the other line goes.
pub(super) fn line_chosen(seat: Seat, line: Line) -> Beat {
    let other = names::band(line.axis.across());
    Beat::of("LineChosen").by(seat).with(Motion::vanish(other, Exit::Fade).sounding(Sound::Name))
}

impl Moment<'_> {
    /// The band is drawn from the card that was laid, this and the one that agrees with it are lit, with what they have
    /// in common; then the rest dims, and what may be taken is marked.
    pub(super) fn phase_began(self, trigger: Seat, by: Trigger) -> Beat {
        let laid = self.laid();
        let tile = |cell: Cell| place(&names::tile(cell));
        let begins = laid.map_or(by.mate, |(_, cell)| cell);
        let line: Vec<Cell> = self.sight.public().layout().line(by.line).iter().collect();
        let ends = [line.first(), line.last()].map(|end| tile(end.copied().unwrap_or(begins)));
        let both: Vec<String> = laid.map(|(_, cell)| tile(cell)).into_iter().chain([tile(by.mate)]).collect();
        let mut beat = Beat::of("PhaseBegan")
            .by(trigger)
            .with(Motion::band(tile(begins), ends.to_vec()).sounding(Sound::Line))
            .with(Motion::light(both, Light::Ring));
        if let Some((card, _)) = laid {
            let words = self.in_common(card, by.mate_card);
            beat = beat.with(Motion::say(tile(by.mate), words, Tone::Name).after(120));
        }
        let lasts = self.sight.public().scoring().is_some_and(|scoring| scoring.by.line == by.line);
        if lasts {
            let [band, fill] = [names::band, names::fill].map(|name| name(by.line.axis));
            beat = beat
                .with(Motion::appear(vec![band, names::REST.to_owned()], Entrance::Fade).after(200))
                .with(Motion::show(fill).then())
                .with(Motion::show(self.marks(by.line)));
            if self.sight.public().last_phase_is_near() {
                beat = beat.with(Motion::show(names::WARNING));
            }
        }
        beat.rest(600)
    }

    /// What two cards have in common, as in "Blue · 40".
    fn in_common(self, one: Card, other: Card) -> String {
        let shared = self.sight.public().options().shared(one, other);
        let (tile, language) = (tile_of(one), self.sight.language());
        let sign = tile.sign().filter(|_| shared.symbol).map(|sign| sign.name(language).to_owned());
        let parts = [
            shared.colour.then(|| tile.hue().name(language).to_owned()),
            sign,
            shared.value.then(|| tile.value().to_string()),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" \u{b7} ")
    }

    /// The marks of the cards of a line.
    fn marks(self, line: Line) -> Vec<String> {
        self.sight.public().layout().line(line).iter().map(names::mark).collect()
    }

    /// The card goes to its colour at its taker, where the sum counts, and what counts for the taker is outlined anew.
    pub(super) fn took(self, seat: Seat, card: Card, cell: Cell) -> Beat {
        let colour = card.colour();
        let goal = place(&names::colour(seat, colour));
        let sums = vec![names::sum(seat, colour), score(seat)];
        let beat = Beat::of("Took")
            .by(seat)
            .with(Motion::travel(names::tile(cell), goal).sounding(Sound::Take))
            .with(Motion::show(names::GONE).after(200))
            .with_all(self.marks_anew(cell).map(Motion::then))
            .with(Motion::count(sums).then().sounding(Sound::Count));
        let fresh: Vec<String> =
            self.best_anew(seat, card).map(|colour| names::colour(seat, colour)).collect();
        let beat = if fresh.is_empty() { beat } else { beat.with(Motion::state(fresh, BEST)) };
        beat.rest(240)
    }

    /// What may be taken next, and what must stay, is marked when the card has gone.
    fn marks_anew(self, cell: Cell) -> Option<Motion> {
        let line = self.sight.public().scoring()?.by.line;
        let marks = self.marks(line);
        (line.contains(cell) && !marks.is_empty()).then(|| Motion::show(marks))
    }

    /// The colours that count for a seat since it took this card.
    fn best_anew(self, seat: Seat, card: Card) -> impl Iterator<Item = Colour> {
        let (collected, tokens) = (self.sight.public().collected(seat), self.sight.public().tokens()[seat]);
        let best = |score: Score| score.plus.map(|(colour, sum)| (sum > 0).then_some(colour));
        let before = best(Score::of(tokens, collected.without(card)));
        best(Score::of(tokens, collected))
            .into_iter()
            .flatten()
            .filter(move |&colour| !before.contains(&Some(colour)))
    }

    /// The band and what dims the rest go; what stays settles.
    pub(super) fn phase_ended(self, line: Line) -> Beat {
        let stays = self.sight.public().layout().line(line);
        let stays: Vec<String> = stays.iter().map(|cell| place(&names::tile(cell))).collect();
        let began_now = self.earlier().any(|event| matches!(event, Event::PhaseBegan { .. }));
        let mut beat = Beat::of("PhaseEnded");
        if !began_now {
            let gone = vec![names::band(line.axis), names::REST.to_owned()];
            beat = beat.with(Motion::vanish(gone, Exit::Fade).sounding(Sound::Unline));
        }
        beat.with(Motion::light(stays, Light::Dip)).rest(300)
    }

    /// The final score sheet, row by row for all seats at once; what each row counts is lit at the plates.
    pub(super) fn rows(self) -> Vec<Beat> {
        let public = self.sight.public();
        if self.earlier().any(|event| matches!(event, Event::Scored { .. }))
            || !matches!(public.phase(), Phase::Over(_))
        {
            return Vec::new();
        }
        let seats = || Seat::all(public.seats());
        let plus =
            |place: usize| seats().map(move |seat| names::colour(seat, public.score(seat).plus[place].0));
        let minus = seats().flat_map(|seat| {
            let against = public.score(seat).minus.into_iter().filter(|&(_, sum)| sum > 0);
            against.map(move |(colour, _)| names::colour(seat, colour))
        });
        let lit: [Vec<String>; 5] = [
            seats().map(names::tokens).collect(),
            plus(0).collect(),
            plus(1).collect(),
            minus.collect(),
            seats().map(score).collect(),
        ];
        let row = |(at, lit): (usize, Vec<String>)| {
            Beat::of("Scored")
                .with(Motion::show(names::row(at)).sounding(if at < 4 { Sound::Count } else { Sound::Seal }))
                .with(Motion::light(lit, Light::Ring))
                .rest(260)
        };
        lit.into_iter().enumerate().map(row).collect()
    }
}
