//! The reliability plot: expected success against what happened, a panel a game.

use std::error::Error;
use std::fmt::Write;
use std::fs;

use crate::chances::{measured, reliability};

/// The side of a panel and the space around it.
const SIDE: f64 = 200.0;
const SPACE: f64 = 40.0;

/// The colour of each number of seats, from the fewest.
const INKS: [&str; 5] = ["#0b5", "#05b", "#b50", "#808", "#333"];

/// Writes the plot of all that was measured.
pub(crate) fn write(path: &str) -> Result<(), Box<dyn Error>> {
    let mut panels = String::new();
    let mut count = 0.0;
    for game in catalog::games() {
        let of = (1..=6).map(|seats| Ok((seats, measured(game, seats)?)));
        let of: Vec<_> = of.collect::<Result<_, Box<dyn Error>>>()?;
        let of: Vec<_> = of.into_iter().filter(|(_, told)| !told.is_empty()).collect();
        if of.is_empty() {
            continue;
        }
        let left = SPACE + count * (SIDE + SPACE);
        write!(panels, "<g transform=\"translate({left:.0} {SPACE:.0})\">")?;
        write!(panels, "<rect width=\"{SIDE}\" height=\"{SIDE}\" fill=\"#fff\" stroke=\"#999\"/>")?;
        write!(panels, "<path d=\"M0 {SIDE}L{SIDE} 0\" stroke=\"#999\" stroke-dasharray=\"3\"/>")?;
        write!(panels, "<text x=\"0\" y=\"-8\" font-weight=\"bold\">{}</text>", game.title)?;
        for ((seats, told), ink) in of.iter().zip(INKS) {
            let mut line = String::new();
            for bin in reliability(told).1 {
                let (x, y) = (SIDE * bin.expected, SIDE * (1.0 - bin.happened));
                write!(line, "{}{x:.1} {y:.1}", ["L", "M"][usize::from(line.is_empty())])?;
                write!(panels, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"2.5\" fill=\"{ink}\"/>")?;
            }
            write!(panels, "<path d=\"{line}\" stroke=\"{ink}\" fill=\"none\"/>")?;
            let at = SIDE - 14.0 * f64::from(7 - seats);
            write!(
                panels,
                "<text x=\"{:.0}\" y=\"{at:.0}\" fill=\"{ink}\">{seats} seats</text>",
                SIDE - 48.0
            )?;
        }
        panels.push_str("</g>\n");
        count += 1.0;
    }
    let (width, height) = (SPACE + count * (SIDE + SPACE), SIDE + 2.0 * SPACE);
    let below = height - 12.0;
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"sans-serif\" \
         font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n{panels}\
         <text x=\"{SPACE}\" y=\"{below:.0}\">to the right: expected success, 0 to 1; upward: what happened; \
         ten parts of equal size</text>\n</svg>\n"
    );
    Ok(fs::write(path, svg)?)
}
