//! Chances with no more digits than are known.

use std::num::NonZero;

use review::Estimate;

/// How many standard errors an interval of 95 % reaches to each side.
const SURE: f64 = 2.0;

/// A chance in percent, in steps as wide as it may be off: of 1, 5 or 10.
pub(crate) fn percent(chance: &Estimate) -> String {
    whole(to_step(100.0 * chance.mean, step(chance.error)))
}

/// The same of what is no less than nothing, and was told because it is something: at least one step.
pub(crate) fn loss(lost: &Estimate) -> String {
    let step = step(lost.error).min(5.0);
    whole(to_step(100.0 * lost.mean, step).max(if step > 1.0 { step } else { 1.0 }))
}

/// How far a chance may be off, in percent.
pub(crate) fn doubt(chance: &Estimate) -> String {
    whole((100.0 * SURE * chance.error).ceil())
}

/// " (±\u{a0}7)": how far these chances may be off, after them; nothing where that is less than one percent.
pub(crate) fn give_or_take(chances: &[&Estimate]) -> String {
    let worst = chances.iter().fold(0.0, |worst: f64, chance| worst.max(chance.error));
    if 100.0 * SURE * worst < 1.0 {
        return String::new();
    }
    format!(" (±\u{a0}{})", doubt(&Estimate { mean: 0.0, error: worst }))
}

/// A part of a result in percent, with its sign.
pub(crate) fn signed(part: f64) -> String {
    let rounded = (100.0 * part).round();
    if rounded > 0.0 { format!("+{}", whole(rounded)) } else { whole(rounded) }
}

/// Points in steps of so many.
#[expect(clippy::cast_possible_truncation, reason = "points of a game are small")]
pub(crate) fn in_steps(points: f64, step: NonZero<u32>) -> i64 {
    to_step(points, f64::from(step.get())) as i64
}

fn step(error: f64) -> f64 {
    match 100.0 * SURE * error {
        doubt if doubt < 1.5 => 1.0,
        doubt if doubt < 8.0 => 5.0,
        _ => 10.0,
    }
}

fn to_step(value: f64, step: f64) -> f64 {
    (value / step).round() * step
}

/// With a real minus, and none before nothing.
fn whole(value: f64) -> String {
    let text = format!("{:.0}", value.abs());
    if value < 0.0 && text != "0" { format!("\u{2212}{text}") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn estimate(mean: f64, error: f64) -> Estimate {
        Estimate { mean, error }
    }

    #[test]
    fn there_are_no_more_digits_than_are_known() {
        let chances = [(0.634, 0.0), (0.634, 0.005), (0.634, 0.03), (0.634, 0.05), (-0.004, 0.02)];
        let told = chances.map(|(mean, error)| percent(&estimate(mean, error)));
        assert_eq!(told, ["63", "63", "65", "60", "0"]);
        assert_eq!(loss(&estimate(0.021, 0.02)), "5", "what is told as a loss is one");
        assert_eq!(loss(&estimate(0.004, 0.0)), "1");
        assert_eq!(doubt(&estimate(0.5, 0.031)), "7");
        let step = |step| NonZero::new(step).expect("it is something");
        assert_eq!([in_steps(216.1, step(5)), in_steps(-12.6, step(1))], [215, -13]);
        assert_eq!(give_or_take(&[&estimate(0.5, 0.01), &estimate(0.9, 0.031)]), " (±\u{a0}7)");
        assert_eq!(give_or_take(&[&estimate(0.5, 0.004)]), "");
        assert_eq!([0.124, -0.124, 0.0, -0.001].map(signed), ["+12", "\u{2212}12", "0", "0"]);
    }
}
