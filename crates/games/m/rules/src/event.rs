//! What happens, as it is told.

use std::fmt;

use engine::{Happening, RuleId, Seat, SeatSet};

use crate::card::Card;
use crate::cell::{Cell, Line};
use crate::hand::Hand;
use crate::phase::{End, PhaseEnd, Trigger};
use crate::rules::rule;
use crate::score::Score;

/// Something that happened. Told to everybody unless it says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The deck is made and stacked as the pile (M-2.3, M-2.6).
    Shuffled {
        /// How many cards are in the game.
        deck: u8,
    },
    /// Cards went to the box unseen (M-2.4); with six players there are none, and no such event.
    Removed {
        /// How many.
        count: u8,
    },
    /// The start cards lie on the table (M-2.7).
    StartLaid {
        /// Cells and cards, in the order in which they were laid.
        cards: [(Cell, Card); 5],
    },
    /// The first player was drawn (M-2.14).
    FirstDrawn {
        /// Who begins.
        seat: Seat,
    },
    /// Everybody got a hand (M-2.11).
    HandsDealt {
        /// How many cards each got.
        each: u8,
        /// How many cards are left in the pile.
        pile: u8,
    },
    /// The hand of one seat (M-2.13). Told to that seat only.
    HandDealt {
        /// Whose hand it is.
        seat: Seat,
        /// Its cards.
        hand: Hand,
    },
    /// A card was laid (M-3.3).
    Placed {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where.
        cell: Cell,
        /// How many cards it touches with its edges, 1 to 4 (M-6.1).
        adjacent: u8,
    },
    /// Tokens went from one player to another for a placement (M-6).
    TokensPaid {
        /// Who paid.
        from: Seat,
        /// Who laid the card.
        to: Seat,
        /// How many, 1 to 3.
        count: u8,
        /// How far to the right of the receiver the payer sits: 1 is the right neighbour (M-6.2), 2 the
        /// next one (M-6.3), more follow in turn (M-6.4).
        steps: u8,
    },
    /// The others together could not pay; these tokens are lost (M-6.5).
    TokensLost {
        /// Who would have got them.
        to: Seat,
        /// How many.
        count: u8,
    },
    /// A row and a column qualify together, and the seat chooses (M-8.8).
    TwoLines {
        /// Who laid the card.
        seat: Seat,
        /// The row.
        row: Line,
        /// The column.
        column: Line,
    },
    /// The seat has chosen the line that is scored, or scored first (M-8.8).
    LineChosen {
        /// Who chose.
        seat: Seat,
        /// The line.
        line: Line,
    },
    /// A scoring phase begins (M-8.1); for the second of two lines, M-8.8.
    PhaseBegan {
        /// Who laid the card and takes first.
        trigger: Seat,
        /// The line, and why it is scored.
        by: Trigger,
        /// Which phase of the turn it is: 1, or 2 for the second of two lines.
        number: u8,
        /// Whether the game ends after it (M-10.2).
        last: bool,
    },
    /// A card was taken in a phase: by the trigger first (M-9.3), then in turn (M-9.4).
    Took {
        /// Who took it.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where it lay.
        cell: Cell,
        /// Which take of the phase it is, from 1.
        take: u8,
    },
    /// A scoring phase is over.
    PhaseEnded {
        /// The line.
        line: Line,
        /// How many of its cards stay.
        left: u8,
        /// Why it is over.
        end: PhaseEnd,
    },
    /// A card was drawn at the end of a placement turn (M-3.5), or by the trigger after a phase (M-9.15).
    Drew {
        /// Who drew it.
        seat: Seat,
        /// How many cards are left in the pile.
        pile: u8,
        /// Whether a phase came before.
        after_phase: bool,
    },
    /// Which card was drawn (M-3.5). Told to the seat that drew it only.
    DrewCard {
        /// Who drew it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The pile is empty: the next phase is the last one (M-10.1).
    PileOut,
    /// There was nothing to draw (M-3.6).
    NothingDrawn {
        /// Whose turn ended.
        seat: Seat,
    },
    /// A player passed, since no card fits (M-7.1) or because the table allows it (M-7.2).
    Passed {
        /// Who passed.
        seat: Seat,
        /// Whether some card would have fitted, as far as everybody may know: only possible with
        /// `voluntary_pass` and a token.
        voluntary: bool,
    },
    /// The token for a pass (M-7.3).
    PassPaid {
        /// Who passed.
        from: Seat,
        /// The right neighbour.
        to: Seat,
    },
    /// The passer has no token and gives none (M-7.4).
    PassFree {
        /// Who passed.
        seat: Seat,
    },
    /// A card went under the pile and the top one to the hand (M-7.5).
    Exchanged {
        /// Who exchanged.
        seat: Seat,
    },
    /// Which cards were exchanged (M-7.6). Told to that seat only.
    ExchangedCards {
        /// Who exchanged.
        seat: Seat,
        /// The card that now lies at the bottom of the pile.
        under: Card,
        /// The card that came to the hand.
        drawn: Card,
    },
    /// A player without cards is skipped (M-7.11).
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// Why.
        end: End,
    },
    /// The final score of a seat (M-11.4).
    Scored {
        /// Whose score.
        seat: Seat,
        /// The score.
        score: Score,
    },
    /// Who has won: alone (M-11.7) or together (M-11.8).
    Won {
        /// The winners.
        seats: SeatSet,
        /// Their points.
        points: i32,
    },
}

impl Happening for Event {
    fn rule(&self) -> RuleId {
        match self {
            Self::Shuffled { .. } => rule(2, 3),
            Self::Removed { .. } => rule(2, 4),
            Self::StartLaid { .. } => rule(2, 7),
            Self::FirstDrawn { .. } => rule(2, 14),
            Self::HandsDealt { .. } => rule(2, 11),
            Self::HandDealt { .. } => rule(2, 13),
            Self::Placed { .. } => rule(3, 3),
            Self::TokensPaid { steps: 1, .. } => rule(6, 2),
            Self::TokensPaid { steps: 2, .. } => rule(6, 3),
            Self::TokensPaid { .. } => rule(6, 4),
            Self::TokensLost { .. } => rule(6, 5),
            Self::TwoLines { .. } | Self::LineChosen { .. } | Self::PhaseBegan { number: 2, .. } => {
                rule(8, 8)
            }
            Self::PhaseBegan { .. } => rule(8, 1),
            Self::Took { take: 1, .. } => rule(9, 3),
            Self::Took { .. } => rule(9, 4),
            Self::PhaseEnded { end, .. } => end.rule(),
            Self::Drew { after_phase: true, .. } => rule(9, 15),
            Self::Drew { .. } | Self::DrewCard { .. } => rule(3, 5),
            Self::PileOut => rule(10, 1),
            Self::NothingDrawn { .. } => rule(3, 6),
            Self::Passed { voluntary: false, .. } => rule(7, 1),
            Self::Passed { .. } => rule(7, 2),
            Self::PassPaid { .. } => rule(7, 3),
            Self::PassFree { .. } => rule(7, 4),
            Self::Exchanged { .. } => rule(7, 5),
            Self::ExchangedCards { .. } => rule(7, 6),
            Self::Skipped { .. } => rule(7, 11),
            Self::GameOver { end } => end.rule(),
            Self::Scored { .. } => rule(11, 4),
            Self::Won { seats, .. } => rule(11, if seats.len() > 1 { 8 } else { 7 }),
        }
    }
}

/// `1 token`, `2 tokens`.
fn count_of(count: u8, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shuffled { deck } => write!(f, "{deck} cards are shuffled and stacked as the pile."),
            Self::Removed { count } => write!(f, "{} go to the box unseen.", count_of(*count, "card")),
            Self::StartLaid { cards } => {
                write!(f, "The start cards are {}.", listed(cards))
            }
            Self::FirstDrawn { seat } => write!(f, "{seat} begins."),
            Self::HandsDealt { each, pile } => {
                write!(f, "Everybody gets {}; left in the pile: {pile}.", count_of(*each, "card"))
            }
            Self::HandDealt { seat, hand } => write!(f, "{seat} is dealt {hand}."),
            Self::Placed { seat, card, cell, adjacent } => {
                write!(f, "{seat} places {card:#} at {cell}, beside {}.", count_of(*adjacent, "card"))
            }
            Self::TokensPaid { from, to, count, .. } => {
                write!(f, "{from} pays {} to {to}.", count_of(*count, "token"))
            }
            Self::TokensLost { to, count } => {
                write!(f, "Nobody can pay {} more to {to}.", count_of(*count, "token"))
            }
            Self::TwoLines { seat, row, column } => {
                write!(f, "Both {row} and {column} can be scored; {seat} chooses.")
            }
            Self::LineChosen { seat, line } => write!(f, "{seat} chooses {line}."),
            Self::PhaseBegan { trigger, by: Trigger { line, cards, mate, mate_card }, last, .. } => {
                let last = if *last { " It is the last one." } else { "" };
                write!(
                    f,
                    "{trigger} starts a scoring phase on {line}: {cards} cards, and two characteristics \
                     in common with {mate_card:#} at {mate}.{last}"
                )
            }
            Self::Took { seat, card, cell, .. } => write!(f, "{seat} takes {card:#} from {cell}."),
            Self::PhaseEnded { line, left, end } => match end {
                PhaseEnd::OneLeft => {
                    write!(f, "The phase on {line} is over: {} left.", count_of(*left, "card"))
                }
                PhaseEnd::NothingTakable => {
                    write!(f, "The phase on {line} is over: no other card may be taken.")
                }
            },
            Self::Drew { seat, pile, .. } => write!(f, "{seat} draws a card; left in the pile: {pile}."),
            Self::DrewCard { seat, card } => write!(f, "{seat} draws {card:#}."),
            Self::PileOut => write!(f, "The pile is empty; the next scoring phase is the last one."),
            Self::NothingDrawn { seat } => write!(f, "The pile is empty, and {seat} draws nothing."),
            Self::Passed { seat, voluntary: false } => write!(f, "{seat} cannot place a card and passes."),
            Self::Passed { seat, voluntary: true } => write!(f, "{seat} passes."),
            Self::PassPaid { from, to } => write!(f, "{from} pays 1 token to {to} for the pass."),
            Self::PassFree { seat } => write!(f, "{seat} has no token to pay for the pass."),
            Self::Exchanged { seat } => {
                write!(f, "{seat} puts a card under the pile and takes the top card.")
            }
            Self::ExchangedCards { seat, under, drawn } => {
                write!(f, "{seat} puts {under:#} under the pile and takes {drawn:#}.")
            }
            Self::Skipped { seat } => write!(f, "{seat} has no card and is skipped."),
            Self::GameOver { end } => write!(f, "The game is over: {}.", end.because()),
            Self::Scored { seat, score } => f.write_str(&scored(*seat, score)),
            Self::Won { seats, points } => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
                write!(f, "{} with {points} points.", won(&seats))
            }
        }
    }
}

/// `a wins`, `a and b win`.
fn won(seats: &[String]) -> String {
    match seats {
        [one] => format!("{one} wins"),
        [most @ .., last] => format!("{} and {last} win", most.join(", ")),
        [] => "nobody wins".into(),
    }
}

/// The parts of a final score.
fn scored(seat: Seat, score: &Score) -> String {
    let mut parts = vec![format!("{} for tokens", score.token_points())];
    parts.extend(score.plus.iter().map(|(colour, sum)| format!("{sum} for {colour}")));
    let minus = score.minus.iter().filter(|(_, sum)| *sum > 0);
    parts.extend(minus.map(|(colour, sum)| format!("minus {sum} for {colour}")));
    format!("{seat} scores {}: {}.", score.total(), parts.join(", "))
}

/// Cards with their cells: `Red 0 at 2,1, Green 0 at 1,2`.
fn listed(cards: &[(Cell, Card)]) -> String {
    let cards: Vec<String> = cards.iter().map(|(cell, card)| format!("{card:#} at {cell}")).collect();
    cards.join(", ")
}
