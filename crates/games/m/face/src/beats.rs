//! What a page plays of what has happened, event by event. The table in `docs/motion.md` says what is seen.

use engine::{Seat, Told};
use face::motion::{Light, Sound, Tone, place, plate, score};
use face::names::of_seat;
use face::{Beat, Motion};
use m::{Card, Cell, Event, Hand};
use words::{say, word};

use super::names;
use super::sight::Sight;
use super::words::tokens_counted;

mod scoring;
#[cfg(test)]
mod tests;

/// The back of a card, and a token, as the sprite has them.
const BACK: &str = "m-back";
const TOKEN: &str = "m-token";
/// When the first token arrives, in milliseconds.
const LANDS: u16 = 300;
/// A rest between what belongs to one turn.
const SHORT: u16 = 30;

/// What is played of one step.
pub(super) fn beats(told: &[&Told<Event>], sight: Sight<'_>) -> Vec<Beat> {
    let events: Vec<Event> = told.iter().map(|told| told.event).collect();
    (0..events.len()).flat_map(|at| Moment { events: &events, at, sight }.beats()).collect()
}

/// One event of a step.
#[derive(Clone, Copy)]
struct Moment<'a> {
    events: &'a [Event],
    at: usize,
    sight: Sight<'a>,
}

impl Moment<'_> {
    /// Most events have one beat.
    fn beats(self) -> Vec<Beat> {
        if matches!(self.events[self.at], Event::Scored { .. }) {
            return self.rows();
        }
        self.beat().into_iter().collect()
    }

    fn beat(self) -> Option<Beat> {
        Some(match self.events[self.at] {
            Event::Shuffled { .. } => {
                Beat::of("Shuffled").with(Motion::light(names::PILE, Light::Dip).sounding(Sound::Riffle))
            }
            Event::Removed { count } => {
                Beat::of("Removed").with(Motion::say(names::PILE, format!("\u{2212}{count}"), Tone::Name))
            }
            Event::StartLaid { cards } => start_laid(&cards),
            Event::FirstDrawn { seat } => self.first_drawn(seat),
            Event::HandsDealt { each, .. } => self.hands_dealt(each),
            Event::HandDealt { seat, hand } => return self.is_mine(seat).then(|| hand_dealt(hand)),
            Event::Placed { seat, card, cell, .. } => self.placed(seat, card, cell),
            Event::TokensPaid { from, to, count, .. } => self.tokens_paid(from, to, count),
            Event::TokensLost { to, count } => self.tokens_lost(to, count),
            Event::TwoLines { row, column, .. } => scoring::two_lines(row, column),
            Event::LineChosen { seat, line } => scoring::line_chosen(seat, line),
            Event::PhaseBegan { trigger, by, .. } => self.phase_began(trigger, by),
            Event::Took { seat, card, cell, .. } => self.took(seat, card, cell),
            Event::PhaseEnded { line, .. } => self.phase_ended(line),
            Event::Drew { seat, .. } => return (!self.is_mine(seat)).then(|| drew(seat)),
            Event::DrewCard { seat, card } => return self.is_mine(seat).then(|| self.drew_card(card)),
            Event::PileOut => self.pile_out(),
            Event::NothingDrawn { seat } => Beat::of("NothingDrawn").with(dip(seat)),
            Event::Passed { seat, .. } => {
                Beat::of("Passed").by(seat).with(dip(seat).sounding(Sound::Tap)).rest(60)
            }
            Event::PassPaid { from, to } => {
                Beat::of("PassPaid").with_all(given(from, to, 1)).with(count_tokens(to).after(LANDS))
            }
            Event::PassFree { seat } => self.pass_free(seat),
            Event::Exchanged { seat } => return (!self.is_mine(seat)).then(|| exchanged(seat)),
            Event::ExchangedCards { seat, under, drawn } => {
                return self.is_mine(seat).then(|| self.exchanged_cards(under, drawn));
            }
            Event::Skipped { seat } => Beat::of("Skipped").with(dip(seat)),
            Event::GameOver { .. } => Beat::of("GameOver").with(Motion::sheet()).rest(300),
            // The rows of all seats come together: see `rows`.
            Event::Scored { .. } => return None,
            Event::Won { seats, .. } => {
                let heads: Vec<String> = seats.iter().map(names::head).collect();
                Beat::of("Won").with(Motion::light(heads, Light::Won).sounding(Sound::End)).rest(1200)
            }
        })
    }

    fn is_mine(self, seat: Seat) -> bool {
        self.sight.is_me(seat)
    }

    /// What the step told before and after this event.
    fn earlier(self) -> impl Iterator<Item = Event> {
        self.events[..self.at].iter().copied()
    }

    fn later(self) -> impl Iterator<Item = Event> {
        self.events[self.at + 1..].iter().copied()
    }

    /// The card that this step has laid.
    fn laid(self) -> Option<(Card, Cell)> {
        self.events.iter().find_map(|event| {
            if let Event::Placed { card, cell, .. } = *event { Some((card, cell)) } else { None }
        })
    }

    // ---- before the first turn

    /// The ring runs round the plates and stops.
    fn first_drawn(self, seat: Seat) -> Beat {
        let plates: Vec<String> = Seat::all(self.sight.seats()).map(plate_thing).collect();
        Beat::of("FirstDrawn")
            .with(Motion::light(plates, Light::Ring).sounding(Sound::Tap))
            .with(Motion::light(plate_thing(seat), Light::Won).then())
    }

    /// Backs to all, round by round; the observer's own are told for themselves.
    fn hands_dealt(self, each: u8) -> Beat {
        let others: Vec<Seat> = Seat::all(self.sight.seats()).filter(|&seat| !self.is_mine(seat)).collect();
        let round = others.iter().copied().map(plate);
        let plates: Vec<String> = std::iter::repeat_n(round, each.into()).flatten().collect();
        Beat::of("HandsDealt")
            .with(Motion::travel(place(names::PILE), plates).drawn_as(BACK).sounding(Sound::Deal))
            .with(Motion::count(names::PILE_COUNT))
    }

    // ---- a card laid, and tokens for it

    /// From the seat, or from the own hand; the corners that mark the last card follow it.
    fn placed(self, seat: Seat, card: Card, cell: Cell) -> Beat {
        let beat = Beat::of("Placed").by(seat).rest(SHORT);
        let beat = if self.is_mine(seat) {
            let held = self.held_before(card);
            beat.with(Motion::travel(held, names::tile(cell)).sounding(Sound::Tile))
                .with(Motion::sort(names::HAND, Vec::new()))
        } else {
            beat.with(Motion::travel(plate(seat), names::tile(cell)).turning_from(BACK).sounding(Sound::Tile))
        };
        let by = (!self.is_mine(seat)).then(|| names::by(cell));
        let marks: Vec<String> = by.into_iter().chain([names::LAST.to_owned()]).collect();
        beat.with(Motion::show(marks).then())
    }

    /// Tokens go from one to the other. The first payment lights the cards that are paid for, and with the last one
    /// the receiver counts.
    fn tokens_paid(self, from: Seat, to: Seat, count: u8) -> Beat {
        let is_payment = |event: Event| matches!(event, Event::TokensPaid { .. });
        let mut beat = Beat::of("TokensPaid").rest(SHORT);
        if let Some((_, cell)) = self.laid().filter(|_| !self.earlier().any(is_payment)) {
            let beside = self.sight.public().layout().neighbours(cell);
            let beside: Vec<String> = beside.map(|(cell, _)| names::tile(cell)).collect();
            beat = beat.with(Motion::light(beside, Light::Ring));
        }
        beat = beat.with_all(given(from, to, count));
        if self.later().any(is_payment) { beat } else { beat.with(count_tokens(to).after(LANDS)) }
    }

    fn tokens_lost(self, to: Seat, count: u8) -> Beat {
        let language = self.sight.language();
        let tokens = tokens_counted(count, language);
        let words =
            say!(language, en: "{tokens} missing", fr: "il manque {tokens}", de: "es fehlt: {tokens}");
        let at = self.laid().map_or_else(|| plate_thing(to), |(_, cell)| names::tile(cell));
        Beat::of("TokensLost").with(Motion::say(at, words, Tone::Loss).sounding(Sound::Low)).rest(300)
    }

    fn pass_free(self, seat: Seat) -> Beat {
        let words = word!(self.sight.language(), en: "no token", fr: "aucun jeton", de: "kein Chip");
        Beat::of("PassFree").with(Motion::say(plate_thing(seat), words, Tone::Name))
    }

    // ---- the pile

    fn drew_card(self, card: Card) -> Beat {
        Beat::of("DrewCard").with_all(self.drawn(card)).with(Motion::count(names::PILE_COUNT))
    }

    /// One card goes under the pile; then the top one comes.
    fn exchanged_cards(self, under: Card, drawn: Card) -> Beat {
        let given = Motion::travel(self.held_before(under), place(names::PILE)).sounding(Sound::Card);
        Beat::of("ExchangedCards")
            .with(given)
            .with(Motion::sort(names::HAND, Vec::new()))
            .with_all(self.drawn(drawn).map(Motion::then))
    }

    /// The top card comes to the observer's hand and turns over.
    fn drawn(self, card: Card) -> Option<Motion> {
        // The newest view may be of a later step, in which it has been laid already.
        let copies = copies(self.sight.view.hand(), card);
        let held = (copies > 0).then(|| names::held(card, copies - 1))?;
        Some(Motion::travel(place(names::PILE), held).turning_from(BACK).sounding(Sound::Card))
    }

    /// What a card of the observer was called before this step took it away.
    fn held_before(self, card: Card) -> String {
        let came = |event: &Event| matches!(*event, Event::DrewCard { card: drawn, .. } | Event::ExchangedCards { drawn, .. } if drawn == card);
        let left = copies(self.sight.view.hand(), card)
            .saturating_sub(self.events.iter().filter(|event| came(event)).count());
        names::held(card, left)
    }

    fn pile_out(self) -> Beat {
        let beat = Beat::of("PileOut").with(Motion::light(names::PILE, Light::Ring).sounding(Sound::Low));
        if self.sight.public().last_phase_is_near() { beat.with(Motion::show(names::WARNING)) } else { beat }
            .rest(600)
    }
}

/// How often a hand holds a card.
fn copies(hand: Hand, card: Card) -> usize {
    hand.iter().filter(|&held| held == card).count()
}

/// The plate of a seat as a thing that is lit.
fn plate_thing(seat: Seat) -> String {
    of_seat("plate:", seat)
}

fn dip(seat: Seat) -> Motion {
    Motion::light(plate_thing(seat), Light::Dip)
}

/// The cross is laid from the pile.
fn start_laid(cards: &[(Cell, Card)]) -> Beat {
    let tiles: Vec<String> = cards.iter().map(|&(cell, _)| names::tile(cell)).collect();
    let laid = Motion::travel(place(names::PILE), tiles).turning_from(BACK).sounding(Sound::Tile);
    Beat::of("StartLaid").with(laid)
}

fn hand_dealt(hand: Hand) -> Beat {
    let mut before = None;
    let name = |card: Card| names::held(card, usize::from(before.replace(card) == Some(card)));
    let held: Vec<String> = hand.iter().map(name).collect();
    let dealt = Motion::travel(place(names::PILE), held).turning_from(BACK).sounding(Sound::Flip);
    Beat::of("HandDealt").with(dealt)
}

/// Tokens leave a seat, which counts down, and travel one by one.
fn given(from: Seat, to: Seat, count: u8) -> [Motion; 2] {
    let travel = Motion::travel(place(&names::tokens(from)), place(&names::tokens(to)))
        .drawn_as(TOKEN)
        .sounding(Sound::Coin);
    [count_tokens(from), if count > 1 { travel.times(count) } else { travel }]
}

fn count_tokens(seat: Seat) -> Motion {
    Motion::count(vec![score(seat), names::tokens(seat)])
}

fn drew(seat: Seat) -> Beat {
    Beat::of("Drew")
        .with(Motion::travel(place(names::PILE), plate(seat)).drawn_as(BACK).sounding(Sound::Card))
        .with(Motion::count(names::PILE_COUNT))
        .rest(60)
}

fn exchanged(seat: Seat) -> Beat {
    let [pile, plate] = [place(names::PILE), plate(seat)];
    let under = Motion::travel(plate.clone(), pile.clone()).drawn_as(BACK).sounding(Sound::Card);
    let drawn = Motion::travel(pile, plate).drawn_as(BACK).sounding(Sound::Card);
    Beat::of("Exchanged").with(under).with(drawn.then())
}
