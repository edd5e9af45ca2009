//! What a view of Mü holds, as numbers.

use engine::{RuleId, Seat};
use players::coding::{Label, Writer, places_left};
use tricks::{Card, CardSet, EffectiveSuit, Phase, Public, View};

use super::{CHOICES, TYPES, place_of};

const fn label(name: &'static str, number: (u8, u8), range: (i16, i16), meaning: &'static str) -> Label {
    Label { name, rule: RuleId::new("TRICKS", number.0, number.1), range, meaning }
}

/// The most tricks of a round.
const TRICKS: usize = 15;

/// Writes a view of which these small choices have been made.
pub(super) fn write(view: &View, chosen: &[u16], writer: &mut impl Writer) {
    let (public, own) = (view.public(), view.seat().unwrap_or_default());
    let what = "how often each small choice was made of this action so far";
    writer.chosen(label("chosen", (3, 2), (0, 2), what), CHOICES, chosen);
    write_match(public, own, writer);
    writer.field(label("hand", (2, 2), (0, 2), "the cards of the own hidden hand"), &[Card::COUNT]);
    set_cards(view.hand(), 0, writer);
    write_auction(public, own, writer);
    writer.field(label("lay_cap", (3, 5), (0, 15), "how many cards the seat may lay now"), &[1]);
    writer.set(0, view.lay_cap());
    write_contract(public, own, writer);
    write_tricks(public, own, writer);
}

fn set_cards(cards: CardSet, row: usize, writer: &mut impl Writer) {
    for card in cards.kinds() {
        writer.set(row * Card::COUNT + card.place(), cards.count(card));
    }
}

/// Writes one number for each seat, the own one first.
fn each(writer: &mut impl Writer, label: Label, own: Seat, (seats, number): (u8, impl Fn(Seat) -> i32)) {
    writer.field(label, &[seats.into()]);
    own.round(seats).enumerate().for_each(|(place, seat)| writer.set(place, number(seat)));
}

/// Writes which seat it is, if it is any.
fn mark_seat(writer: &mut impl Writer, label: Label, (own, seats): (Seat, u8), seat: Option<Seat>) {
    writer.field(label, &[seats.into()]);
    if let Some(seat) = seat {
        writer.mark(places_left(own, seat, seats));
    }
}

fn write_match(public: &Public, own: Seat, writer: &mut impl Writer) {
    let (seats, options) = (public.seats(), public.options());
    let what = "what the table waits for: a turn of the auction, the trump of the Vice, that of the Chief, a partner, a card";
    writer.field(label("phase", (3, 1), (0, 1), what), &[5]);
    match public.phase() {
        Phase::Auction => writer.mark(0),
        Phase::ViceTrump => writer.mark(1),
        Phase::ChiefTrump => writer.mark(2),
        Phase::Partner => writer.mark(3),
        Phase::Trick => writer.mark(4),
        Phase::Deal | Phase::Draw | Phase::Over(_) => {}
    }
    let to_choose = label("to_choose", (3, 1), (0, 1), "the seat that owes the choice");
    mark_seat(writer, to_choose, (own, seats), public.turn());
    mark_seat(writer, label("dealer", (2, 1), (0, 1), "who dealt the round"), (own, seats), public.dealer());
    let total = label("totals", (13, 4), (i16::MIN, i16::MAX), "points of each seat in the rounds before");
    each(writer, total, own, (seats, |seat| public.total(seat)));
    let what =
        "the goal, how many rounds are played instead (0 if none are fixed), whether the end is uncertain";
    writer.field(label("end", (15, 1), (0, 10_000), what), &[3]);
    writer.set(0, options.goal());
    writer.set(1, options.fixed_rounds().unwrap_or(0));
    writer.set(2, u8::from(options.uncertain_end()));
    writer.field(label("round", (13, 1), (0, i16::MAX), "the number of the round, from 1"), &[1]);
    writer.set(0, public.round());
}

fn write_auction(public: &Public, own: Seat, writer: &mut impl Writer) {
    let (seats, auction) = (public.seats(), public.auction());
    let count = usize::from(seats);
    writer.field(
        label("laid", (3, 2), (0, 2), "the cards that lie open before each seat"),
        &[count, Card::COUNT],
    );
    for (row, seat) in own.round(seats).enumerate() {
        set_cards(public.laid(seat), row, writer);
    }
    let bid = label("bids", (3, 4), (0, 15), "how many cards each seat has laid in this round");
    each(writer, bid, own, (seats, |seat| public.bid(seat).into()));
    let what = "in which turn of the auction each seat laid last, from 1; 0 if it has not laid";
    let last = label("last_lay", (4, 6), (0, i16::MAX), what);
    each(writer, last, own, (seats, |seat| auction.last_lay(seat).map_or(0, |turn| i32::from(turn) + 1)));
    writer.field(label("turns", (3, 2), (0, i16::MAX), "how many turns the auction has had"), &[1]);
    writer.set(0, auction.turns());
    writer.field(label("passes", (3, 10), (0, 6), "how many of its last turns were passes"), &[1]);
    writer.set(0, auction.passes());
}

fn write_contract(public: &Public, own: Seat, writer: &mut impl Writer) {
    let seats = public.seats();
    mark_seat(writer, label("chief", (4, 1), (0, 1), "the Chief"), (own, seats), public.chief());
    mark_seat(writer, label("vice", (5, 1), (0, 1), "the Vice"), (own, seats), public.vice());
    mark_seat(writer, label("partner", (7, 1), (0, 1), "the partner"), (own, seats), public.partner());
    let what = "what the Chief has named: five colours, the numbers 0 to 9, no trumps";
    writer.field(label("chief_trump", (6, 4), (0, 1), what), &[TYPES + 1]);
    if let Some(trumps) = public.trumps() {
        writer.mark(trumps.chief.map_or(TYPES, place_of));
    }
    writer.field(label("vice_trump", (6, 2), (0, 1), "what the Vice has named"), &[TYPES]);
    public.vice_type().into_iter().for_each(|named| writer.mark(place_of(named)));
    let what = "the points that the Chief's team needs and those that it has; 0 without a Chief";
    writer.field(label("target", (10, 3), (0, 120), what), &[2]);
    if let (Some(contract), Some(team)) = (public.contract(), public.team_result()) {
        writer.set(0, contract.target(seats));
        writer.set(1, team.points);
    }
}

fn write_tricks(public: &Public, own: Seat, writer: &mut impl Writer) {
    let (seats, tricks) = (public.seats(), public.tricks());
    let count = usize::from(seats);
    let what = "in which trick, from 1, each seat has played the card, the last one of two; 0 if it has not";
    writer.field(label("played", (8, 2), (0, 15), what), &[count, Card::COUNT]);
    for trick in tricks.iter() {
        for (seat, played) in trick.iter() {
            let row = places_left(own, seat, seats);
            writer.set(row * Card::COUNT + played.card.place(), trick.number() + 1);
        }
    }
    writer.field(label("gone", (16, 3), (0, 2), "the cards that have been played"), &[Card::COUNT]);
    set_cards(tricks.cards_gone(), 0, writer);
    let what =
        "who led each trick, the seats counted clockwise from the own one, from 1; 0 for those to come";
    writer.field(label("leaders", (8, 8), (0, 6), what), &[TRICKS]);
    for trick in tricks.iter() {
        writer.set(trick.number().into(), places_left(own, trick.leader(), seats) + 1);
    }
    writer.field(
        label("trick", (8, 2), (0, 1), "the cards of the trick that is being played"),
        &[count, Card::COUNT],
    );
    if let Some(trick) = tricks.current() {
        for (seat, played) in trick.iter() {
            writer.mark(places_left(own, seat, seats) * Card::COUNT + played.card.place());
        }
    }
    let winning = tricks.winning();
    let has_it = label("winning", (9, 3), (0, 1), "who has the trick so far");
    mark_seat(writer, has_it, (own, seats), winning.map(|won| won.winner));
    writer.field(label("worth", (10, 1), (0, 12), "the points on its cards"), &[1]);
    writer.set(0, winning.map_or(0, |won| won.points));
    let what = "which suits each seat has failed to follow: five colours, trump";
    writer.field(label("voids", (8, 3), (0, 1), what), &[count, EffectiveSuit::ALL.len()]);
    for (row, seat) in own.round(seats).enumerate() {
        for suit in tricks.voids(seat).iter() {
            writer.mark(row * EffectiveSuit::ALL.len() + suit.index());
        }
    }
    let points =
        label("points", (10, 1), (0, 60), "points on the cards that each seat has won in this round");
    each(writer, points, own, (seats, |seat| tricks.points(seat).into()));
    let size = label("hand_sizes", (2, 2), (0, 15), "how many cards each hidden hand has");
    each(writer, size, own, (seats, |seat| public.hand_size(seat).into()));
}
