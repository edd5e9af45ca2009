//! What scripts ask of M.

use engine::script::Scripted;
use engine::{Observer, Options, ParseError, Seat};

use crate::action::{Action, Chance};
use crate::card::{Card, Colour, Symbol};
use crate::cell::Cell;
use crate::cell_set::CellSet;
use crate::deck::Cards;
use crate::layout::Extent;
use crate::phase::{End, Phase};
use crate::sketch;
use crate::state::M;

impl Scripted for M {
    fn complete(&self, sketch: &str) -> Result<Chance, ParseError> {
        sketch::complete(self.public.options, sketch)
    }

    /// Facts of the game, of the table, of a seat, of cards, of cells, and of what a seat knows.
    fn fact(&self, question: &str) -> Option<String> {
        let words: Vec<&str> = question.split_whitespace().collect();
        match words.as_slice() {
            [what] => self.game_fact(what).or_else(|| self.table_fact(what)),
            ["common", one, other] => Some(self.common(one.parse().ok()?, other.parse().ok()?)),
            ["due", card, cell] => self.due(card.parse().ok()?, cell.parse().ok()?),
            ["triggers", card, cell] => Some(self.triggers_of(card.parse().ok()?, cell.parse().ok()?)),
            ["why", seat, action @ ..] => self.why(self.seat_named(seat)?, &action.join(" ")),
            ["known", by, seat] => Some(self.known_fact(self.seat_named(by)?, self.seat_named(seat)?)),
            [what, thing] => self
                .card_fact(what, thing)
                .or_else(|| self.cell_fact(what, thing.parse().ok()?))
                .or_else(|| self.seat_fact(what, self.seat_named(thing)?)),
            _ => None,
        }
    }
}

/// Items joined by spaces, or `none`.
fn list<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "none".into() } else { items.join(" ") }
}

/// Something, or `none`.
fn some<T: ToString>(thing: Option<T>) -> String {
    thing.map_or_else(|| "none".into(), |thing| thing.to_string())
}

fn corners(extent: Extent) -> String {
    format!("{},{} to {},{}", extent.left, extent.top, extent.right, extent.bottom)
}

impl M {
    fn seat_named(&self, name: &str) -> Option<Seat> {
        name.parse().ok().filter(|seat: &Seat| seat.index() < self.public.seats().into())
    }

    /// What holds for the whole game.
    fn game_fact(&self, what: &str) -> Option<String> {
        let options = self.public.options;
        Some(match what {
            "seats" => options.seats().to_string(),
            "cards" => options.deck().cards().len().to_string(),
            "deck" => options.deck_size().to_string(),
            "removed" => self.removed.len().to_string(),
            "colours" => list(Colour::ALL),
            "values" => list(kinds_by(options.deck().cards(), |card| card.value().points())),
            "symbols" => list(
                Symbol::ALL
                    .iter()
                    .filter(|&&symbol| options.deck().cards().iter().any(|card| card.symbol() == symbol)),
            ),
            "start" => list(options.start_shape().cells()),
            "options" => list(options.chosen().into_iter().map(|(name, value)| format!("{name}={value}"))),
            "tables" => {
                let seats = <crate::options::TableOptions as Options>::SEATS;
                format!("{} to {}", seats.start(), seats.end())
            }
            _ => return None,
        })
    }

    /// What holds now, for everybody.
    fn table_fact(&self, what: &str) -> Option<String> {
        let public = &self.public;
        let scoring = public.scoring();
        Some(match what {
            "phase" => match public.phase {
                Phase::Shuffle => "shuffle".into(),
                Phase::First => "first".into(),
                Phase::Turn { .. } => "turn".into(),
                Phase::ChooseLine { .. } => "choose".into(),
                Phase::Scoring(_) => "scoring".into(),
                Phase::Over(end) => format!("over {}", end.reason()),
            },
            "turn" => some(public.turn()),
            "first" => some(public.first()),
            "tokens" => list(public.tokens().values()),
            "sizes" => list(public.hand_sizes().values()),
            "pile" => public.pile().len().to_string(),
            "under" => list(public.pile().under()),
            "from-top" => list(self.pile_from_top()),
            "table" => list(public.layout().iter().map(|(cell, card)| format!("{cell}:{card}"))),
            "open" => list(public.open_cells()),
            "extent" => corners(public.layout().extent()),
            "limits" => corners(public.limits()),
            "reach" => corners(public.reach()),
            "rhombus" => some(scoring.map(|scoring| scoring.by.line)),
            "pillar" => some(scoring.map(|scoring| scoring.trigger)),
            "takable" => list(scoring.map(|scoring| scoring.takable).unwrap_or_default()),
            "takers" => list(public.takers()),
            "last" => public.last_phase_is_near().to_string(),
            "phases" => public.phases_begun().to_string(),
            "passes" => public.passes_in_a_row().to_string(),
            "plain-pass" => some(public.end_by_plain_pass().map(End::reason)),
            "scores" => list(Seat::all(public.seats()).map(|seat| public.score(seat).total())),
            "winners" => self
                .owed()
                .standing()
                .map_or_else(|| "none".into(), |standing| list(standing.winners().iter())),
            _ => return None,
        })
    }

    /// What holds for a card, or for a colour.
    fn card_fact(&self, what: &str, thing: &str) -> Option<String> {
        let deck = self.public.options.deck().cards();
        if what == "count" {
            let colour = Colour::ALL.into_iter().find(|colour| colour.name() == thing)?;
            return Some(deck.iter().filter(|card| card.colour() == colour).count().to_string());
        }
        let card: Card = thing.parse().ok()?;
        Some(match what {
            "characteristics" => format!("{} {} {}", card.value(), card.colour(), card.symbol()),
            "copies" => deck.count(card).to_string(),
            "teeth" => card.value().teeth().to_string(),
            "cells" => list(self.public.cells_for(card)),
            "name" => format!("{card:#}"),
            _ => return None,
        })
    }

    /// What holds for a cell.
    fn cell_fact(&self, what: &str, cell: Cell) -> Option<String> {
        let layout = self.public.layout();
        Some(match what {
            "card" => some(layout.card(cell)),
            "adjacent" => list(layout.neighbours(cell).map(|(cell, _)| cell)),
            "blocked" => {
                let blocked = self.public.blocked().find(|blocked| blocked.cell == cell);
                list(
                    blocked
                        .iter()
                        .flat_map(|blocked| blocked.groups.cut_off().to_vec())
                        .map(|group: CellSet| group),
                )
            }
            _ => return None,
        })
    }

    /// What holds for a seat.
    fn seat_fact(&self, what: &str, seat: Seat) -> Option<String> {
        let public = &self.public;
        let score = public.score(seat);
        Some(match what {
            "hand" => list(self.hand(seat).iter()),
            "tokens" => public.tokens()[seat].to_string(),
            "collected" => list(public.collected(seat)),
            "score" => score.total().to_string(),
            "plus" => list(score.plus.map(|(colour, sum)| format!("{colour}={sum}"))),
            "minus" => list(score.minus.map(|(colour, sum)| format!("{colour}={sum}"))),
            "left" => seat.left(public.seats()).to_string(),
            "right" => seat.right(public.seats()).to_string(),
            "unfitting" => public.pass_proof(seat).map_or(0, |proof| proof.cards).to_string(),
            "buried" => {
                let view = self.seen_by(Observer::Seat(seat));
                list(view.buried().iter().map(|buried| format!("{}:{}", buried.below, buried.card)))
            }
            "adrift" => list(self.adrift[seat]),
            "unseen" => self.seen_by(Observer::Seat(seat)).unseen().len().to_string(),
            _ => return None,
        })
    }

    /// The cards in a hand that another seat is sure of.
    fn known_fact(&self, by: Seat, seat: Seat) -> String {
        list(self.seen_by(Observer::Seat(by)).hand_of(seat).iter())
    }

    fn common(&self, one: Card, other: Card) -> String {
        self.public.options.shared(one, other).count().to_string()
    }

    /// What the seat to move would be paid for a placement: `1 from c`, then what is lost.
    fn due(&self, card: Card, cell: Cell) -> Option<String> {
        let prospect = self.public.prospect(self.public.turn()?, card, cell)?;
        let mut paid: Vec<String> = prospect
            .payments
            .iter()
            .map(|payment| format!("{} from {}", payment.count, payment.from))
            .collect();
        if prospect.payments.lost() > 0 {
            paid.push(format!("{} lost", prospect.payments.lost()));
        }
        Some(if paid.is_empty() { "0".into() } else { paid.join(", ") })
    }

    fn triggers_of(&self, card: Card, cell: Cell) -> String {
        let triggers = self.public.triggers(card, cell);
        list(
            [triggers.row, triggers.column]
                .into_iter()
                .flatten()
                .map(|by| format!("{}:{}", by.line, by.cards)),
        )
    }

    /// The cells that a refusal speaks of.
    fn why(&self, seat: Seat, action: &str) -> Option<String> {
        let action = Action::read(self.public.options, action).ok()?;
        let refused = self.seen_by(Observer::Seat(seat)).why_not(action)?;
        Some(list(refused.cells()))
    }
}

/// The different marks on some cards, in order.
fn kinds_by<T: Ord>(cards: Cards, mark: impl Fn(Card) -> T) -> Vec<T> {
    let mut marks: Vec<T> = cards.iter().map(mark).collect();
    marks.sort_unstable();
    marks.dedup();
    marks
}
