//! Tables to hold the laws against.

use super::Lawful;
use crate::options::{OptionKind, OptionSpec, Options};
use crate::rng::Rng;

/// The given options and random values for the others: name and value of each, for [`Options::build`]. Only the
/// given ones, if no table with others was found.
pub fn random_options<G: Lawful>(
    seats: u8,
    given: &[(String, String)],
    rng: &mut Rng,
) -> Vec<(String, String)> {
    // Some combinations may be impossible.
    for _ in 0..64 {
        let mut options = given.to_vec();
        for spec in G::Options::specs() {
            if !given.iter().any(|(name, _)| name == spec.name) {
                options.push((spec.name.into(), random_value::<G>(seats, spec, rng)));
            }
        }
        if let Ok(built) = G::Options::build(seats, &options) {
            return built.chosen().into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        }
    }
    given.to_vec()
}

/// Any value; for a number half the time one that people would choose, and half the texts as they
/// are if nobody says otherwise.
fn random_value<G: Lawful>(seats: u8, spec: &OptionSpec, rng: &mut Rng) -> String {
    let default = spec.default.to_owned();
    match spec.kind {
        OptionKind::Switch => rng.chance(1, 2).to_string(),
        OptionKind::Choice(words) => rng.pick(words).map_or(default, |word| (*word).into()),
        OptionKind::Number { min, max, suggested } => {
            let usual = rng.chance(1, 2).then(|| rng.pick(suggested)).flatten();
            let any = |rng: &mut Rng| min + rng.below((max - min).saturating_add(1));
            usual.copied().unwrap_or_else(|| any(rng)).to_string()
        }
        OptionKind::Text => {
            let text = if rng.chance(1, 2) { G::random_text(spec.name, seats, rng) } else { None };
            text.unwrap_or(default)
        }
    }
}
