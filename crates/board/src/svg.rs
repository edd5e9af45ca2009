//! Numbers, points and paths as they stand in SVG.

use std::f64::consts::TAU;

/// The font stack of letters inside pictures: a presentation attribute, because pictures also leave the page.
pub const LETTERS: &str = "system-ui,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

/// Writes a coordinate: rounded to a tenth, no trailing zero, no negative zero.
pub fn num(value: f64) -> String {
    rounded(value, 1)
}

/// Writes a factor for `scale` or an opacity: rounded to a thousandth, no trailing zeros.
pub fn ratio(value: f64) -> String {
    rounded(value, 3)
}

/// A number with so many decimal places at most, as the standard library rounds it.
///
/// Pictures are full of numbers: most are written as a whole number of their last places, and the library's
/// exact way decides only where that is next to a half.
fn rounded(value: f64, places: usize) -> String {
    const TEN: [f64; 4] = [1.0, 10.0, 100.0, 1000.0];
    const LARGE: f64 = 1e9;
    let scaled = value.abs() * TEN[places];
    let is_clear = scaled < LARGE && (scaled.fract() - 0.5).abs() > 1e-6;
    if !is_clear {
        return trimmed(&format!("{value:.places$}"));
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "not negative, and below 1e9"
    )]
    let units = scaled.round() as u32;
    let sign = if value < 0.0 && units > 0 { "-" } else { "" };
    let base = 10_u32.pow(u32::try_from(places).expect("a few places"));
    let (whole, rest) = (units / base, units % base);
    if rest == 0 { format!("{sign}{whole}") } else { trimmed(&format!("{sign}{whole}.{rest:0places$}")) }
}

/// A number without zeros at its end, and without the sign of a negative zero.
fn trimmed(text: &str) -> String {
    let short = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { text };
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

/// The transform that moves by `x`, `y`.
pub fn translate(x: f64, y: f64) -> String {
    format!("translate({} {})", num(x), num(y))
}

/// The transform that moves to `x`, `y`, then sizes by `factor`.
pub fn place(x: f64, y: f64, factor: f64) -> String {
    format!("translate({} {}) scale({})", num(x), num(y), ratio(factor))
}

/// The transform that turns by `degrees` around the origin.
pub fn rotate(degrees: f64) -> String {
    format!("rotate({})", num(degrees))
}

/// The point `radius` away from the origin, `turn` of a full turn clockwise from twelve o'clock.
pub fn polar(radius: f64, turn: f64) -> (f64, f64) {
    let angle = turn * TAU;
    (radius * angle.sin(), -radius * angle.cos())
}

/// Path data of a closed polygon.
pub fn polygon(points: &[(f64, f64)]) -> String {
    format!("M{}z", joined(points))
}

/// Path data of an open line through the points.
pub fn line(points: &[(f64, f64)]) -> String {
    format!("M{}", joined(points))
}

fn joined(points: &[(f64, f64)]) -> String {
    points.iter().map(|&(x, y)| format!("{} {}", num(x), num(y))).collect::<Vec<_>>().join("L")
}

/// Path data of a closed smooth ring whose radius swings `waves` times between
/// `radius - swing` and `radius + swing`.
///
/// Crests and troughs are the only nodes, so the data stay short.
///
/// # Panics
///
/// When `waves` is 0: a ring that never swings is a circle.
pub fn wavy_ring(radius: f64, swing: f64, waves: u8) -> String {
    assert!(waves > 0, "a wavy ring needs a wave");
    let nodes = u16::from(waves) * 2;
    let step = 1.0 / f64::from(nodes);
    let handle = 0.36 * step * TAU;
    // In tenths, so that the relative steps never drift away from the ring.
    let tenths = |(x, y): (f64, f64)| ((x * 10.0).round(), (y * 10.0).round());
    let reach = |index: u16| {
        if index.is_multiple_of(2) { radius + swing } else { radius - swing }
    };
    let node = |index: u16| tenths(polar(reach(index), f64::from(index) * step));
    let before = |index: u16| tenths(along(reach(index), f64::from(index) * step, -handle));
    let (mut x, mut y) = node(0);
    let first = tenths(along(reach(0), 0.0, handle));
    let mut data = String::new();
    write_path(&mut data, 'M', &[x, y]);
    for index in 1..=nodes {
        let (near, end) = (before(index), node(index));
        let (near, step) = ([near.0 - x, near.1 - y], [end.0 - x, end.1 - y]);
        // Both handles of a node lie on one line and are equally long: `s` mirrors the one before.
        if index == 1 {
            write_path(&mut data, 'c', &[first.0 - x, first.1 - y, near[0], near[1], step[0], step[1]]);
        } else {
            write_path(&mut data, 's', &[near[0], near[1], step[0], step[1]]);
        }
        (x, y) = end;
    }
    data.push('z');
    data
}

/// Writes one command of path data with its numbers, given in tenths, as short as it can be.
fn write_path(data: &mut String, command: char, tenths: &[f64]) {
    data.push(command);
    for (index, value) in tenths.iter().enumerate() {
        let text = num(value / 10.0);
        let short = text.replacen("0.", ".", usize::from(text.trim_start_matches('-').starts_with("0.")));
        if index > 0 && !short.starts_with('-') {
            data.push(' ');
        }
        data.push_str(&short);
    }
}

/// The end of a handle that leaves the ring along its tangent, `share` of the radius long.
fn along(radius: f64, turn: f64, share: f64) -> (f64, f64) {
    let (x, y) = polar(radius, turn);
    (x - y * share, y + x * share)
}

/// Numbers that look random and are the same in every drawing: stars, windows, sparks.
///
/// Never used for anything that matters in a game.
#[derive(Clone, Debug)]
pub struct Scatter(u32);

impl Scatter {
    /// Starts the sequence that belongs to `seed`.
    pub const fn new(seed: u32) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9) | 1)
    }

    /// The next number, at least `low` and below `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        low + (high - low) * f64::from(self.0 >> 8) / f64::from(1_u32 << 24)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!(num(12.0), "12");
        assert_eq!(num(-0.04), "0");
        assert_eq!(num(-3.25), "-3.2");
        assert_eq!(num(0.96), "1");
        assert_eq!(ratio(0.5), "0.5");
        assert_eq!(ratio(1.0), "1");
        assert_eq!(ratio(10.0), "10");
    }

    #[test]
    fn numbers_are_rounded_as_the_library_rounds_them() {
        let mut scatter = Scatter::new(3);
        let slow = |value: f64, places: usize| trimmed(&format!("{value:.places$}"));
        let ties = (-400..400).map(|n| f64::from(n) * 0.05);
        let odd = [f64::MAX, f64::MIN, 1e9, -1e12, 5e-324, -0.0, 0.0, 99_999_999.95];
        let scattered = (0..20_000).map(|_| scatter.between(-2000.0, 2000.0));
        for value in ties.chain(odd).chain(scattered.collect::<Vec<_>>()) {
            assert_eq!(num(value), slow(value, 1), "{value}");
            assert_eq!(ratio(value / 100.0), slow(value / 100.0, 3), "{value}");
        }
    }

    #[test]
    fn polar_starts_at_twelve_and_goes_clockwise() {
        let (x, y) = polar(10.0, 0.25);
        assert_eq!((num(x), num(y)), ("10".to_owned(), "0".to_owned()));
        let (x, y) = polar(10.0, 0.0);
        assert_eq!((num(x), num(y)), ("0".to_owned(), "-10".to_owned()));
    }

    #[test]
    fn scatter_repeats_itself_and_stays_inside() {
        let (mut a, mut b) = (Scatter::new(7), Scatter::new(7));
        for _ in 0..500 {
            let value = a.between(-2.0, 3.0);
            assert!((-2.0..3.0).contains(&value));
            assert!((value - b.between(-2.0, 3.0)).abs() < f64::EPSILON);
        }
    }

    #[test]
    fn polygons_close() {
        assert_eq!(polygon(&[(0.0, 0.0), (4.26, 0.0), (0.0, -3.0)]), "M0 0L4.3 0L0 -3z");
        assert_eq!(line(&[(1.0, 2.0), (3.0, 4.0)]), "M1 2L3 4");
    }
}
