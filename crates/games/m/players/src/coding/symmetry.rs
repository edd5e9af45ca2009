//! The colours of M may be exchanged, in the deck of five symbols together with the symbols.

use m::{Card, Colour, Deck, Symbol, TableOptions};
use players::coding::{Field, Schema, Symmetry, orders};

use super::{CELLS, FIRST_CELL, MCoding};

/// What becomes of colours and of the five symbols.
struct Exchange {
    colours: Vec<usize>,
    symbols: Vec<usize>,
}

/// Every exchange but that of nothing. Of the deck of five symbols each colour lacks other cards, so that colours and
/// symbols go round together.
pub(super) fn symmetries(options: TableOptions) -> Vec<Symmetry> {
    let schema = Schema::of::<MCoding>(&options);
    let round = |by: usize| (0..5).map(|at| (at + by) % 5).collect::<Vec<_>>();
    let exchanges: Vec<Exchange> = match options.deck() {
        Deck::FiveSymbols => (1..5).map(|by| Exchange { colours: round(by), symbols: round(by) }).collect(),
        Deck::FourSymbols => {
            let orders = orders(5).into_iter().skip(1);
            orders.map(|colours| Exchange { colours, symbols: round(0) }).collect()
        }
    };
    let symmetry = |exchange: &Exchange| {
        Symmetry::of(&schema, |choice| exchange.choice(choice), |field, place| exchange.moved(field, place))
    };
    exchanges.iter().map(symmetry).collect()
}

impl Exchange {
    fn symbol(&self, of: usize) -> usize {
        self.symbols.get(of).copied().unwrap_or(of)
    }

    /// What a kind of card becomes.
    fn card(&self, place: usize) -> usize {
        let card = Card::ALL[place];
        let colour = Colour::ALL[self.colours[card.colour().index()]];
        let symbol = Symbol::ALL[self.symbol(card.symbol().index())];
        Card::new(colour, card.value(), symbol).map_or(place, Card::place)
    }

    /// What a small choice becomes.
    fn choice(&self, choice: usize) -> usize {
        if choice < FIRST_CELL { self.card(choice) } else { choice }
    }

    /// Where a number of a field goes.
    fn moved(&self, field: &Field, place: usize) -> usize {
        match field.name() {
            "chosen" => self.choice(place),
            "hands" | "collected" | "buried" | "adrift" | "pass_fitting" => {
                let (row, card) = (place / Card::KINDS, place % Card::KINDS);
                row * Card::KINDS + self.card(card)
            }
            "table" => {
                let (plane, cell) = (place / CELLS, place % CELLS);
                let plane = match plane {
                    colour @ 0..5 => self.colours[colour],
                    value @ 5..10 => value,
                    symbol => 10 + self.symbol(symbol - 10),
                };
                plane * CELLS + cell
            }
            _ => place,
        }
    }
}
