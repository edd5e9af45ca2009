//! A command of the game's own: it checks, writes and draws numbers for the option bonus.

use engine::{Luck, OptionError, Options as _};
use face::{Given, Product, Take, TakeKind, Tool, Unmade};

use toy::{Card, ToyOptions};

pub(crate) const TOOLS: &[Tool] = &[
    Tool {
        group: "toy",
        name: "bonus",
        about: "Draws so many numbers for the option bonus.",
        example: "toy bonus --seed 7 --count 3 --out bonus.txt",
        takes: &[
            Take {
                name: "seed",
                about: "The seed of the draw.",
                kind: TakeKind::Number { min: 0, max: u64::MAX, default: 0 },
            },
            Take {
                name: "count",
                about: "How many numbers.",
                kind: TakeKind::Number { min: 1, max: 18, default: 2 },
            },
        ],
        run: |given| Ok(draw(given)),
    },
    Tool {
        group: "toy",
        name: "check",
        about: "Checks a file for the option bonus.",
        example: "toy check bonus.txt",
        takes: &[Take { name: "bonus", about: "The file.", kind: TakeKind::NeededFile }],
        run: check,
    },
];

fn draw(given: &Given) -> Product {
    let mut rng = Luck::from_seed(given.number("seed")).outcome(0);
    let mut cards: Vec<Card> = Card::all().collect();
    rng.shuffle(&mut cards);
    cards.truncate(usize::try_from(given.number("count")).unwrap_or(usize::MAX));
    cards.sort();
    let numbers: Vec<String> = cards.iter().map(Card::to_string).collect();
    let numbers = numbers.join(" ");
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 20\"><rect width=\"40\" height=\"20\" fill=\"#fff\"/><text x=\"2\" y=\"15\" font-size=\"6\">{numbers}</text></svg>"
    );
    Product { text: format!("{numbers}\n"), ending: "txt", svg: Some(svg) }
}

fn check(given: &Given) -> Result<Product, Unmade> {
    let text = given.file("bonus").unwrap_or_default();
    let chosen = [("bonus".to_owned(), text.to_owned())];
    match ToyOptions::build(2, &chosen) {
        Ok(_) => Ok(Product { text: "The file can be used.\n".into(), ending: "txt", svg: None }),
        Err(bad @ OptionError { .. }) => Err(Unmade::Faults("bonus", bad.faults().to_vec())),
    }
}
