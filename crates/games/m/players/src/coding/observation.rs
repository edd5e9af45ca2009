//! What a view of M holds, as numbers.

use engine::{RuleId, Seat};
use m::{Axis, Card, Cards, CellSet, Deck, DoubleLine, LineRule, Phase, Public, StartShape, View};
use players::coding::{Label, Writer};

use super::{CELLS, CHOICES, SIDE, place_of};

const fn label(name: &'static str, number: (u8, u8), range: (i16, i16), meaning: &'static str) -> Label {
    Label { name, rule: RuleId::new("M", number.0, number.1), range, meaning }
}

/// How many planes tell a card: five colours, five values, six symbols.
const PLANES: usize = 16;

/// Writes a view of which these small choices have been made.
pub(super) fn write(view: &View, chosen: &[u16], writer: &mut impl Writer) {
    let what = "how often each small choice was made of this action so far";
    writer.chosen(label("chosen", (3, 3), (0, 1), what), CHOICES, chosen);
    write_phase(view, writer);
    write_table(view.public(), writer);
    write_cards(view, writer);
    write_seats(view, writer);
    write_course(view.public(), writer);
}

fn write_phase(view: &View, writer: &mut impl Writer) {
    let public = view.public();
    let (own, seats) = (view.seat().unwrap_or_default(), public.seats());
    let count = usize::from(seats);
    let what = "what the table waits for: a card or a pass, a choice of lines, a card of the line to take";
    writer.field(label("phase", (3, 1), (0, 1), what), &[3]);
    match public.phase() {
        Phase::Turn { .. } => writer.mark(0),
        Phase::ChooseLine { .. } => writer.mark(1),
        Phase::Scoring(_) => writer.mark(2),
        Phase::Shuffle | Phase::First | Phase::Over(_) => {}
    }
    let at = |seat: Seat| players::coding::places_left(own, seat, seats);
    writer.field(label("to_choose", (3, 2), (0, 1), "the seat that owes the choice"), &[count]);
    public.turn().into_iter().for_each(|seat| writer.mark(at(seat)));
    writer.field(label("trigger", (9, 2), (0, 1), "the seat that holds the pillar"), &[count]);
    let triggers = matches!(public.phase(), Phase::ChooseLine { .. } | Phase::Scoring(_));
    public.turn_owner().filter(|_| triggers).into_iter().for_each(|seat| writer.mark(at(seat)));
    writer.field(label("takes", (9, 4), (0, 5), "how many cards have been taken in this phase"), &[1]);
    writer.set(0, public.scoring().map_or(0, |scoring| scoring.takes));
    writer.field(
        label("last_phase", (10, 2), (0, 1), "whether the next phase is the last one, or this is"),
        &[1],
    );
    writer.set(0, u8::from(public.last_phase_is_near()));
}

fn write_table(public: &Public, writer: &mut impl Writer) {
    let what = "the cards on the table, by column and row: planes of five colours, the values 0 to 40, five symbols and none";
    writer.field(label("table", (1, 3), (0, 1), what), &[PLANES, SIDE, SIDE]);
    for (cell, card) in public.layout().iter() {
        if let Some(place) = place_of(public, cell) {
            writer.mark(card.colour().index() * CELLS + place);
            writer.mark((5 + card.value().teeth()) * CELLS + place);
            writer.mark((10 + card.symbol().index()) * CELLS + place);
        }
    }
    writer.field(
        label("open", (5, 2), (0, 1), "the empty cells beside a card and inside the playing area"),
        &[SIDE, SIDE],
    );
    mark_cells(public, public.open_cells(), 0, writer);
    writer.field(
        label("lines", (8, 1), (0, 1), "the cards of the row, then of the column, that are or can be scored"),
        &[2, SIDE, SIDE],
    );
    let mut line = |line: m::Line| {
        let plane = usize::from(line.axis == Axis::Column);
        mark_cells(public, public.layout().line(line), plane * CELLS, writer);
    };
    match public.phase() {
        Phase::ChooseLine { row, column, .. } => {
            line(row.line);
            line(column.line);
        }
        Phase::Scoring(scoring) => {
            line(scoring.by.line);
            scoring.then.iter().for_each(|then| line(then.line));
        }
        Phase::Turn { .. } | Phase::Shuffle | Phase::First | Phase::Over(_) => {}
    }
    writer.field(label("takable", (9, 5), (0, 1), "the cells whose cards may be taken"), &[SIDE, SIDE]);
    mark_cells(public, public.scoring().map(|scoring| scoring.takable).unwrap_or_default(), 0, writer);
}

fn mark_cells(public: &Public, cells: CellSet, from: usize, writer: &mut impl Writer) {
    cells.iter().filter_map(|cell| place_of(public, cell)).for_each(|place| writer.mark(from + place));
}

/// The cards by kind that are not on the table.
fn write_cards(view: &View, writer: &mut impl Writer) {
    let public = view.public();
    let (own, seats) = (view.seat().unwrap_or_default(), public.seats());
    let count = usize::from(seats);
    let what = "the cards of each hand that the seat is sure of: of its own all";
    writer.field(label("hands", (7, 6), (0, 2), what), &[count, Card::KINDS]);
    for (row, seat) in own.round(seats).enumerate() {
        let hand = view.hand_of(seat);
        set_cards(hand.iter().collect(), row, writer);
    }
    writer.field(
        label("collected", (9, 13), (0, 2), "the cards that each seat has collected"),
        &[count, Card::KINDS],
    );
    for (row, seat) in own.round(seats).enumerate() {
        set_cards(public.collected(seat), row, writer);
    }
    let what =
        "for a card that the seat has put under the pile, how many are drawn until then, itself included";
    writer.field(label("buried", (7, 6), (0, 61), what), &[Card::KINDS]);
    view.buried().iter().for_each(|buried| writer.set(buried.card.place(), buried.above + 1));
    let what = "the cards that the seat has put under the pile and lost sight of";
    writer.field(label("adrift", (7, 6), (0, 2), what), &[Card::KINDS]);
    set_cards(view.adrift(), 0, writer);
    let what = "the kinds of cards that fitted when a seat passed last";
    writer.field(label("pass_fitting", (7, 1), (0, 1), what), &[count, Card::KINDS]);
    for (row, seat) in own.round(seats).enumerate() {
        let kinds = public.pass_proof(seat).map_or(Cards::EMPTY, |proof| proof.fitting);
        kinds.kinds().iter().for_each(|card| writer.mark(row * Card::KINDS + card.place()));
    }
}

fn set_cards(cards: Cards, row: usize, writer: &mut impl Writer) {
    for card in cards.kinds() {
        writer.set(row * Card::KINDS + card.place(), cards.count(card));
    }
}

/// One number for each seat.
fn write_seats(view: &View, writer: &mut impl Writer) {
    let public = view.public();
    let (own, seats) = (view.seat().unwrap_or_default(), public.seats());
    let mut each = |label: Label, number: &dyn Fn(Seat) -> i32| {
        writer.field(label, &[seats.into()]);
        own.round(seats).enumerate().for_each(|(place, seat)| writer.set(place, number(seat)));
    };
    each(label("tokens", (6, 8), (0, 36), "tokens of each seat"), &|seat| public.tokens()[seat].into());
    each(label("score", (11, 7), (-1_300, 1_200), "points if the game ended now"), &|seat| {
        public.score(seat).total()
    });
    each(label("hand_sizes", (2, 11), (0, 4), "how many cards each hand has"), &|seat| {
        public.hand_sizes()[seat].into()
    });
    each(label("under", (7, 6), (0, 61), "how many cards in the pile each seat has put there"), &|seat| {
        let under = public.pile().under().iter().filter(|by| **by == seat);
        i32::try_from(under.count()).unwrap_or(i32::MAX)
    });
    let what = "how many cards of the hand, at least, were of none of the kinds that fitted when the seat passed last";
    each(label("pass_cards", (7, 1), (0, 4), what), &|seat| {
        public.pass_proof(seat).map_or(0, |proof| proof.cards.into())
    });
    each(label("passed", (7, 1), (0, i16::MAX), "how often each seat has passed"), &|seat| {
        public.passed()[seat].into()
    });
    each(label("exchanged", (7, 5), (0, i16::MAX), "how often each seat has exchanged a card"), &|seat| {
        public.exchanged()[seat].into()
    });
}

/// How far the game is, and what was agreed on.
fn write_course(public: &Public, writer: &mut impl Writer) {
    let pile = u16::try_from(public.pile().len()).unwrap_or(u16::MAX);
    writer.one(label("pile", (2, 6), (0, 90), "how many cards the pile has"), pile);
    writer.one(label("turns", (3, 2), (0, i16::MAX), "which turn it is, from 1"), public.turn_number());
    writer.one(
        label("phases", (8, 1), (0, i16::MAX), "how many scoring phases have begun"),
        public.phases_begun(),
    );
    writer.one(
        label("passes", (10, 4), (0, i16::MAX), "how many turns in a row were passes"),
        public.passes_in_a_row(),
    );
    writer.one(
        label(
            "plain_passes",
            (10, 5),
            (0, i16::MAX),
            "how many turns in a row were passes without an exchange",
        ),
        public.passes_without_exchange(),
    );
    let what = "options that differ from the usual: deck, start_shape, area, none_matches_none, line_rule, double_line, voluntary_pass";
    let options = public.options();
    let differing = [
        options.deck() == Deck::FourSymbols,
        options.start_shape() == StartShape::Arch,
        options.area() == m::Area::Fixed,
        !options.none_matches_none(),
        options.line_rule() == LineRule::Contiguous,
        options.double_line() == DoubleLine::Both,
        options.voluntary_pass(),
    ];
    writer.flags(label("options", (12, 2), (0, 1), what), &differing);
}
