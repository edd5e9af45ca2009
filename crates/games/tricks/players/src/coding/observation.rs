//! What a view of Mü holds, as numbers.

use engine::{RuleId, Seat};
use players::coding::{Label, Notes, places_left};
use tricks::{Card, CardSet, EffectiveSuit, Phase, Public, View};

use super::{CHOICES, TYPES, place_of};

const fn label(name: &'static str, number: (u8, u8), range: (i16, i16), meaning: &'static str) -> Label {
    Label { name, rule: RuleId::new("TRICKS", number.0, number.1), range, meaning }
}

/// The most tricks of a round.
const TRICKS: usize = 15;

/// Notes a view of which these small choices have been made.
pub(super) fn note(view: &View, chosen: &[u16], notes: &mut impl Notes) {
    let (public, own) = (view.public(), view.seat().unwrap_or_default());
    let what = "how often each small choice was made of this action so far";
    notes.chosen(label("chosen", (3, 2), (0, 2), what), CHOICES, chosen);
    note_match(public, own, notes);
    notes.field(label("hand", (2, 2), (0, 2), "the cards of the own hidden hand"), &[Card::COUNT]);
    set_cards(view.hand(), 0, notes);
    note_auction(public, own, notes);
    notes.field(label("lay_cap", (3, 5), (0, 15), "how many cards the seat may lay now"), &[1]);
    notes.set(0, view.lay_cap());
    note_contract(public, own, notes);
    note_tricks(public, own, notes);
}

fn set_cards(cards: CardSet, row: usize, notes: &mut impl Notes) {
    for card in cards.kinds() {
        notes.set(row * Card::COUNT + card.place(), cards.count(card));
    }
}

/// Notes one number for each seat, the own one first.
fn each(notes: &mut impl Notes, label: Label, own: Seat, (seats, number): (u8, impl Fn(Seat) -> i32)) {
    notes.field(label, &[seats.into()]);
    own.round(seats).enumerate().for_each(|(place, seat)| notes.set(place, number(seat)));
}

/// Notes which seat it is, if it is any.
fn mark_seat(notes: &mut impl Notes, label: Label, (own, seats): (Seat, u8), seat: Option<Seat>) {
    notes.field(label, &[seats.into()]);
    if let Some(seat) = seat {
        notes.mark(places_left(own, seat, seats));
    }
}

fn note_match(public: &Public, own: Seat, notes: &mut impl Notes) {
    let (seats, options) = (public.seats(), public.options());
    let what = "what the table waits for: a turn of the auction, the trump of the Vice, that of the Chief, a partner, a card";
    notes.field(label("phase", (3, 1), (0, 1), what), &[5]);
    match public.phase() {
        Phase::Auction => notes.mark(0),
        Phase::ViceTrump => notes.mark(1),
        Phase::ChiefTrump => notes.mark(2),
        Phase::Partner => notes.mark(3),
        Phase::Trick => notes.mark(4),
        Phase::Deal | Phase::Draw | Phase::Over(_) => {}
    }
    let to_choose = label("to_choose", (3, 1), (0, 1), "the seat that owes the choice");
    mark_seat(notes, to_choose, (own, seats), public.turn());
    mark_seat(notes, label("dealer", (2, 1), (0, 1), "who dealt the round"), (own, seats), public.dealer());
    let total = label("totals", (13, 4), (i16::MIN, i16::MAX), "points of each seat in the rounds before");
    each(notes, total, own, (seats, |seat| public.total(seat)));
    let what =
        "the goal, how many rounds are played instead (0 if none are fixed), whether the end is uncertain";
    notes.field(label("end", (15, 1), (0, 10_000), what), &[3]);
    notes.set(0, options.goal());
    notes.set(1, options.fixed_rounds().unwrap_or(0));
    notes.set(2, u8::from(options.uncertain_end()));
    notes.field(label("round", (13, 1), (0, i16::MAX), "the number of the round, from 1"), &[1]);
    notes.set(0, public.round());
}

fn note_auction(public: &Public, own: Seat, notes: &mut impl Notes) {
    let (seats, auction) = (public.seats(), public.auction());
    let count = usize::from(seats);
    notes.field(
        label("laid", (3, 2), (0, 2), "the cards that lie open before each seat"),
        &[count, Card::COUNT],
    );
    for (row, seat) in own.round(seats).enumerate() {
        set_cards(public.laid(seat), row, notes);
    }
    let bid = label("bids", (3, 4), (0, 15), "how many cards each seat has laid in this round");
    each(notes, bid, own, (seats, |seat| public.bid(seat).into()));
    let what = "in which turn of the auction each seat laid last, from 1; 0 if it has not laid";
    let last = label("last_lay", (4, 6), (0, i16::MAX), what);
    each(notes, last, own, (seats, |seat| auction.last_lay(seat).map_or(0, |turn| i32::from(turn) + 1)));
    notes.field(label("turns", (3, 2), (0, i16::MAX), "how many turns the auction has had"), &[1]);
    notes.set(0, auction.turns());
    notes.field(label("passes", (3, 10), (0, 6), "how many of its last turns were passes"), &[1]);
    notes.set(0, auction.passes());
}

fn note_contract(public: &Public, own: Seat, notes: &mut impl Notes) {
    let seats = public.seats();
    mark_seat(notes, label("chief", (4, 1), (0, 1), "the Chief"), (own, seats), public.chief());
    mark_seat(notes, label("vice", (5, 1), (0, 1), "the Vice"), (own, seats), public.vice());
    mark_seat(notes, label("partner", (7, 1), (0, 1), "the partner"), (own, seats), public.partner());
    let what = "what the Chief has named: five colours, the numbers 0 to 9, no trumps";
    notes.field(label("chief_trump", (6, 4), (0, 1), what), &[TYPES + 1]);
    if let Some(trumps) = public.trumps() {
        notes.mark(trumps.chief.map_or(TYPES, place_of));
    }
    notes.field(label("vice_trump", (6, 2), (0, 1), "what the Vice has named"), &[TYPES]);
    public.vice_type().into_iter().for_each(|named| notes.mark(place_of(named)));
    let what = "the points that the Chief's team needs and those that it has; 0 without a Chief";
    notes.field(label("target", (10, 3), (0, 120), what), &[2]);
    if let (Some(contract), Some(team)) = (public.contract(), public.team_result()) {
        notes.set(0, contract.target(seats));
        notes.set(1, team.points);
    }
}

fn note_tricks(public: &Public, own: Seat, notes: &mut impl Notes) {
    let (seats, tricks) = (public.seats(), public.tricks());
    let count = usize::from(seats);
    let what = "in which trick, from 1, each seat has played the card, the last one of two; 0 if it has not";
    notes.field(label("played", (8, 2), (0, 15), what), &[count, Card::COUNT]);
    for trick in tricks.iter() {
        for (seat, played) in trick.iter() {
            let row = places_left(own, seat, seats);
            notes.set(row * Card::COUNT + played.card.place(), trick.number() + 1);
        }
    }
    notes.field(label("gone", (16, 3), (0, 2), "the cards that have been played"), &[Card::COUNT]);
    set_cards(tricks.cards_gone(), 0, notes);
    let what =
        "who led each trick, the seats counted clockwise from the own one, from 1; 0 for those to come";
    notes.field(label("leaders", (8, 8), (0, 6), what), &[TRICKS]);
    for trick in tricks.iter() {
        notes.set(trick.number().into(), places_left(own, trick.leader(), seats) + 1);
    }
    notes.field(
        label("trick", (8, 2), (0, 1), "the cards of the trick that is being played"),
        &[count, Card::COUNT],
    );
    if let Some(trick) = tricks.current() {
        for (seat, played) in trick.iter() {
            notes.mark(places_left(own, seat, seats) * Card::COUNT + played.card.place());
        }
    }
    let winning = tricks.winning();
    let has_it = label("winning", (9, 3), (0, 1), "who has the trick so far");
    mark_seat(notes, has_it, (own, seats), winning.map(|won| won.winner));
    notes.field(label("worth", (10, 1), (0, 12), "the points on its cards"), &[1]);
    notes.set(0, winning.map_or(0, |won| won.points));
    let what = "which suits each seat has failed to follow: five colours, trump";
    notes.field(label("voids", (8, 3), (0, 1), what), &[count, EffectiveSuit::ALL.len()]);
    for (row, seat) in own.round(seats).enumerate() {
        for suit in tricks.voids(seat).iter() {
            notes.mark(row * EffectiveSuit::ALL.len() + suit.index());
        }
    }
    let points =
        label("points", (10, 1), (0, 60), "points on the cards that each seat has won in this round");
    each(notes, points, own, (seats, |seat| tricks.points(seat).into()));
    let size = label("hand_sizes", (2, 2), (0, 15), "how many cards each hidden hand has");
    each(notes, size, own, (seats, |seat| public.hand_size(seat).into()));
}
