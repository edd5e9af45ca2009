//! Numbers, points and paths as they stand in SVG.

use std::f64::consts::TAU;
use std::fmt::{self, Write};

use maud::{Markup, PreEscaped, Render, html};

/// The font stack of letters inside pictures: a presentation attribute, because pictures also leave the page.
pub const LETTERS: &str = "system-ui,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

/// A symbol of the page, by the kind and the code that its id is made of. The element closes itself, which is shorter.
pub(crate) fn symbol(kind: &str, code: impl fmt::Display) -> Markup {
    html! { (PreEscaped("<use href=\"#")) (kind) (maud::display(code)) (PreEscaped("\"/>")) }
}

/// A number as it stands in SVG: rounded, no trailing zeros, no negative zero.
///
/// It is written straight into the markup: pictures are full of numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    value: f64,
    places: usize,
}

/// A coordinate: rounded to a tenth.
pub const fn num(value: f64) -> Number {
    Number { value, places: 1 }
}

/// A factor for `scale` or an opacity: rounded to a thousandth.
pub const fn ratio(value: f64) -> Number {
    Number { value, places: 3 }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl Number {
    /// Writes it as the standard library rounds it.
    ///
    /// Most numbers are written as a whole number of their last places; the library's exact way decides only
    /// where that is next to a half.
    fn write(self, out: &mut impl Write) -> fmt::Result {
        const TEN: [f64; 4] = [1.0, 10.0, 100.0, 1000.0];
        const LARGE: f64 = 1e9;
        let Self { value, places } = self;
        let scaled = value.abs() * TEN[places];
        let is_clear = scaled < LARGE && (scaled.fract() - 0.5).abs() > 1e-6;
        if !is_clear {
            return out.write_str(trimmed(&format!("{value:.places$}")));
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "not negative, and below 1e9"
        )]
        let units = scaled.round() as u32;
        let base = 10_u32.pow(u32::try_from(places).expect("a few places"));
        let (whole, mut rest) = (units / base, units % base);
        if value < 0.0 && units > 0 {
            out.write_char('-')?;
        }
        out.write_str(itoa::Buffer::new().format(whole))?;
        if rest > 0 {
            out.write_char('.')?;
        }
        let mut place = base;
        while rest > 0 {
            place /= 10;
            let digit = u8::try_from(rest / place).expect("less than the place before");
            out.write_char(char::from(b'0' + digit))?;
            rest %= place;
        }
        Ok(())
    }
}

/// A number without zeros at its end, and without the sign of a negative zero.
fn trimmed(text: &str) -> &str {
    let short = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { text };
    if short == "-0" { "0" } else { short }
}

/// A transform as it stands in SVG.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Transform {
    /// Moves by x, y.
    Move(f64, f64),
    /// Moves to x, y, then sizes by a factor.
    Place(f64, f64, f64),
    /// Turns by degrees around the origin.
    Turn(f64),
}

/// The transform that moves by `x`, `y`.
pub const fn translate(x: f64, y: f64) -> Transform {
    Transform::Move(x, y)
}

/// The transform that moves to `x`, `y`, then sizes by `factor`.
pub const fn place(x: f64, y: f64, factor: f64) -> Transform {
    Transform::Place(x, y, factor)
}

/// The transform that turns by `degrees` around the origin.
pub const fn rotate(degrees: f64) -> Transform {
    Transform::Turn(degrees)
}

impl fmt::Display for Transform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f)
    }
}

impl Transform {
    fn write(self, out: &mut impl Write) -> fmt::Result {
        if let Self::Turn(degrees) = self {
            out.write_str("rotate(")?;
            num(degrees).write(out)?;
            return out.write_char(')');
        }
        let (Self::Move(x, y) | Self::Place(x, y, _)) = self else { return Ok(()) };
        out.write_str("translate(")?;
        num(x).write(out)?;
        out.write_char(' ')?;
        num(y).write(out)?;
        out.write_char(')')?;
        let Self::Place(.., factor) = self else { return Ok(()) };
        out.write_str(" scale(")?;
        ratio(factor).write(out)?;
        out.write_char(')')
    }
}

/// Path data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(String);

impl Path {
    /// Adds a closed polygon.
    pub fn polygon(&mut self, points: &[(f64, f64)]) {
        self.line(points);
        self.0.push('z');
    }

    /// Adds an open line through the points. Only the first stands as it is, the others as steps: those are shorter.
    pub fn line(&mut self, points: &[(f64, f64)]) {
        let mut points = points.iter().copied().map(tenths);
        let Some(mut at) = points.next() else { return };
        write_path(&mut self.0, 'M', [at.0, at.1]);
        if points.len() > 0 {
            let step = |next: (i32, i32)| {
                let before = std::mem::replace(&mut at, next);
                [next.0 - before.0, next.1 - before.1]
            };
            write_path(&mut self.0, 'l', points.flat_map(step));
        }
    }

    /// Whether nothing was added.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Path data of a closed polygon.
pub fn polygon(points: &[(f64, f64)]) -> Path {
    let mut path = Path::default();
    path.polygon(points);
    path
}

// None of these holds a character that markup would have to escape.

impl Render for Number {
    fn render_to(&self, markup: &mut String) {
        push(markup, *self);
    }
}

impl Render for Transform {
    fn render_to(&self, markup: &mut String) {
        self.write(markup).expect("a string takes everything");
    }
}

impl Render for Path {
    fn render_to(&self, markup: &mut String) {
        markup.push_str(&self.0);
    }
}

fn push(text: &mut String, number: Number) {
    number.write(text).expect("a string takes everything");
}

/// The point `radius` away from the origin, `turn` of a full turn clockwise from twelve o'clock.
pub fn polar(radius: f64, turn: f64) -> (f64, f64) {
    let angle = turn * TAU;
    (radius * angle.sin(), -radius * angle.cos())
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
    let reach = |index: u16| {
        if index.is_multiple_of(2) { radius + swing } else { radius - swing }
    };
    let node = |index: u16| tenths(polar(reach(index), f64::from(index) * step));
    let before = |index: u16| tenths(along(reach(index), f64::from(index) * step, -handle));
    let (mut x, mut y) = node(0);
    let first = tenths(along(reach(0), 0.0, handle));
    let mut data = String::new();
    write_path(&mut data, 'M', [x, y]);
    for index in 1..=nodes {
        let (near, end) = (before(index), node(index));
        let (near, step) = ([near.0 - x, near.1 - y], [end.0 - x, end.1 - y]);
        // Both handles of a node lie on one line and are equally long: `s` mirrors the one before.
        if index == 1 {
            write_path(&mut data, 'c', [first.0 - x, first.1 - y, near[0], near[1], step[0], step[1]]);
        } else {
            write_path(&mut data, 's', [near[0], near[1], step[0], step[1]]);
        }
        (x, y) = end;
    }
    data.push('z');
    data
}

/// A point in tenths, as whole numbers: steps between such points never drift away from them.
#[expect(clippy::cast_possible_truncation, reason = "pictures are not millions wide")]
fn tenths((x, y): (f64, f64)) -> (i32, i32) {
    ((x * 10.0).round() as i32, (y * 10.0).round() as i32)
}

/// Writes one command of path data with its numbers, given in tenths, as short as it can be.
fn write_path(data: &mut String, command: char, tenths: impl IntoIterator<Item = i32>) {
    data.push(command);
    for (index, value) in tenths.into_iter().enumerate() {
        if value < 0 {
            data.push('-');
        } else if index > 0 {
            data.push(' ');
        }
        let (whole, tenth) = (value.unsigned_abs() / 10, value.unsigned_abs() % 10);
        if whole > 0 || tenth == 0 {
            data.push_str(itoa::Buffer::new().format(whole));
        }
        if let Some(digit) = char::from_digit(tenth, 10).filter(|_| tenth > 0) {
            data.extend(['.', digit]);
        }
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
        assert_eq!(num(12.0).to_string(), "12");
        assert_eq!(num(-0.04).to_string(), "0");
        assert_eq!(num(-3.25).to_string(), "-3.2");
        assert_eq!(num(0.96).to_string(), "1");
        assert_eq!(ratio(0.5).to_string(), "0.5");
        assert_eq!(ratio(1.0).to_string(), "1");
        assert_eq!(ratio(10.0).to_string(), "10");
    }

    #[test]
    fn numbers_are_rounded_as_the_library_rounds_them() {
        let mut scatter = Scatter::new(3);
        let slow = |value: f64, places: usize| trimmed(&format!("{value:.places$}")).to_owned();
        let ties = (-400..400).map(|n| f64::from(n) * 0.05);
        let odd = [f64::MAX, f64::MIN, 1e9, -1e12, 5e-324, -0.0, 0.0, 99_999_999.95];
        let scattered = (0..20_000).map(|_| scatter.between(-2000.0, 2000.0));
        for value in ties.chain(odd).chain(scattered.collect::<Vec<_>>()) {
            assert_eq!(num(value).render().0, slow(value, 1), "{value}");
            assert_eq!(ratio(value / 100.0).to_string(), slow(value / 100.0, 3), "{value}");
        }
    }

    #[test]
    fn transforms_are_written_with_short_numbers() {
        assert_eq!(translate(1.04, -2.0).render().0, "translate(1 -2)");
        assert_eq!(place(0.5, 3.0, 0.86).render().0, "translate(0.5 3) scale(0.86)");
        assert_eq!(rotate(22.5).to_string(), "rotate(22.5)");
    }

    #[test]
    fn polar_starts_at_twelve_and_goes_clockwise() {
        let (x, y) = polar(10.0, 0.25);
        assert_eq!(format!("{} {}", num(x), num(y)), "10 0");
        let (x, y) = polar(10.0, 0.0);
        assert_eq!(format!("{} {}", num(x), num(y)), "0 -10");
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
    fn steps_end_where_their_points_lie() {
        let mut path = Path::default();
        path.line(&[(0.04, 0.04), (0.08, -0.44), (0.12, 0.06), (-0.3, 0.0)]);
        assert_eq!(path.render().0, "M0 0l.1-.4 0 .5-.4-.1");
    }

    #[test]
    fn polygons_close() {
        let mut path = polygon(&[(0.0, 0.0), (4.26, 0.0), (0.0, -3.0)]);
        path.line(&[(1.0, 2.0), (3.0, 4.0)]);
        assert_eq!(path.render().0, "M0 0l4.3 0-4.3-3zM1 2l2 2");
    }
}
