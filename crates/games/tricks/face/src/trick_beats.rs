//! What is seen of the tricks: cards that are played, and who takes them.

use engine::{Seat, Told};
use face::Beat;
use face::motion::{Light, Motion, Sound, Tone, place, plate};
use tricks::{Card, CardSet, Event, How, Phase, Source, Won};

use super::card::{BACK, symbol};
use super::names;
use super::sight::Sight;

/// Milliseconds in which something is read that decides on the round.
pub(super) const DWELL: u16 = 1200;
/// Milliseconds after a card: a trick of five takes six seconds.
const AFTER_CARD: u16 = 120;
/// Milliseconds from the ring of the winner to the points.
const TO_POINTS: u16 = 500;

/// Where the trick lies that a step is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    /// In the drawing.
    OnTheTable,
    /// It was the last of a round and another one has been dealt: the drawing has no trick any more.
    InTheLayer,
}

pub(super) fn last_trick(told: &[&Told<Event>], sight: Sight<'_>) -> Lies {
    let is_last = told.iter().any(|told| matches!(told.event, Event::CardsCounted { .. }));
    if is_last && !matches!(sight.public().phase(), Phase::Over(_)) {
        Lies::InTheLayer
    } else {
        Lies::OnTheTable
    }
}

/// A trick stays on the table until the next one is led; then its cards go to the tricks of whoever won it and leads.
pub(super) fn before_a_lead(event: &Event, sight: Sight<'_>) -> Option<Beat> {
    if let Event::CardPlayed { seat, trick, how: How::Led, .. } = *event {
        let to = place(&names::won(seat));
        let cards = gathered((trick.checked_sub(1)?, seat), to, sight);
        let beat = Beat::of("TrickWon").with(cards).rest(AFTER_CARD);
        // In a later drawing there may be more tricks, or those of the next round.
        return Some(match sight.tricks_taken(seat) {
            0 => beat,
            1 => beat.with(Motion::show(names::won(seat)).then()),
            _ => beat.with(Motion::count(names::won_count(seat)).then()),
        });
    }
    None
}

/// The cards of a trick go to a place of its winner, the winning card last.
fn gathered((trick, winner): (u8, Seat), to: String, sight: Sight<'_>) -> Motion {
    let seats = winner.left(sight.seats()).round(sight.seats());
    let cards: Vec<String> = seats.map(|seat| names::played(trick, seat)).collect();
    Motion::travel(cards, to).sounding(Sound::Gather)
}

/// Cards that leave a hand: seen by whoever sees the hand, else turned over on the way.
pub(super) fn from_hand(seat: Seat, cards: CardSet, to: Vec<String>, sight: Sight<'_>) -> Motion {
    match sight.view.hand_of(seat) {
        Some(left) => {
            let from = names::some_of(
                cards,
                |shown| left.count(shown),
                |shown, copy| names::held(seat, shown, copy),
            );
            Motion::travel(from, to)
        }
        None => Motion::travel(place(&names::hand(seat)), to).turning_from(BACK),
    }
}

/// A card on its way into a trick.
pub(super) struct Leaving {
    pub seat: Seat,
    pub card: Card,
    pub from: Source,
    pub trick: u8,
}

impl Leaving {
    pub(super) fn beat(&self, how: How, sight: Sight<'_>) -> Beat {
        let to = names::played(self.trick, self.seat);
        let lands = match self.from {
            Source::Hand => from_hand(self.seat, CardSet::only(self.card), vec![to.clone()], sight),
            Source::Table => Motion::travel(self.lay(sight), to.clone()),
        };
        self.landing(lands, how, to)
    }

    /// The same where the new drawing has no trick: it stays in the layer until the trick is taken.
    pub(super) fn beat_into_the_layer(&self, how: How, sight: Sight<'_>) -> Beat {
        let (name, to) = (names::played(self.trick, self.seat), place(&names::spot(self.seat)));
        // It was the last card: it had no twin beside it.
        let lands = match (self.from, sight.view.hand_of(self.seat)) {
            (Source::Hand, Some(_)) => Motion::travel(names::held(self.seat, self.card, 0), to),
            (Source::Hand, None) => {
                Motion::travel(place(&names::hand(self.seat)), to).drawn_as(symbol(self.card))
            }
            (Source::Table, _) => Motion::travel(names::laid(self.seat, self.card, 0), to),
        };
        self.landing(lands.staying(name.clone()), how, place(&name))
    }

    fn lay(&self, sight: Sight<'_>) -> Vec<String> {
        let left = |shown| sight.public().laid(self.seat).count(shown);
        let name = |shown, copy| names::laid(self.seat, shown, copy);
        names::some_of(CardSet::only(self.card), left, name)
    }

    /// A ruff strikes.
    fn landing(&self, card: Motion, how: How, at: String) -> Beat {
        let strikes = matches!(how, How::Ruffed(_));
        let ring = strikes.then(|| Motion::light(at, Light::Ring).sounding(Sound::Thud).then());
        // Who is best is said only when a card lies there.
        let caption = (how == How::Led).then(|| Motion::show("caption").then());
        Beat::of("CardPlayed")
            .by(self.seat)
            .with(card.sounding(Sound::Card))
            .with_all(ring)
            .with_all(caption)
            .rest(AFTER_CARD)
    }
}

/// The trick lies, its winner ringed; its points rise, then count at the plate.
pub(super) fn won(won: Won, sight: Sight<'_>) -> Beat {
    let card = names::played(won.number, won.winner);
    let told = vec!["best".to_owned(), "caption".to_owned()];
    let public = sight.public();
    let is_of_team = public.team().contains(won.winner) && public.contract().is_some();
    let goal = names::GOAL.into_iter().filter(|_| is_of_team).map(str::to_owned);
    let counts: Vec<String> = goal.chain([names::points(won.winner)]).collect();
    Beat::of("TrickWon")
        .with(Motion::state("trick", "t-done"))
        .with(Motion::light(card.clone(), Light::Won).sounding(Sound::Won))
        .with(Motion::show(told))
        .with_all(rising(won, card))
        .with(Motion::count(counts).after(TO_POINTS))
        .rest(DWELL)
}

fn rising(won: Won, at: String) -> Option<Motion> {
    (won.points > 0).then(|| Motion::say(at, format!("+{}", won.points), Tone::Gain))
}

/// The last trick of a round lies in the layer alone, and goes to its winner before the result is read.
pub(super) fn won_and_taken(won: Won, sight: Sight<'_>) -> Beat {
    let card = place(&names::played(won.number, won.winner));
    Beat::of("TrickWon")
        .with(Motion::light(card.clone(), Light::Ring).sounding(Sound::Won))
        .with_all(rising(won, card))
        .with(gathered((won.number, won.winner), plate(won.winner), sight).after(DWELL))
        .rest(300)
}
