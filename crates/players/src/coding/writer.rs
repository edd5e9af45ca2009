//! How an observation is written: the same function writes the numbers and describes them.

use engine::RuleId;

use crate::coding::{Coding, View};

/// What the numbers of a field are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// Its name, words joined by `_`: `hand`.
    pub name: &'static str,
    /// The rule that it follows from.
    pub rule: RuleId,
    /// The least and the greatest number in it; 0 lies between.
    pub range: (i16, i16),
    /// What it tells, and in which unit, in one English clause.
    pub meaning: &'static str,
}

/// Takes down an observation, field by field.
pub trait Writer {
    /// Begins a field of this shape. All its numbers are 0 until they are set.
    fn field(&mut self, label: Label, shape: &[usize]);

    /// Sets a number of the field that was begun last, by its place in row order.
    fn put(&mut self, place: usize, number: i16);

    /// The same for any whole number; one that is too great or too small for 16 bits is cut to them.
    #[inline]
    fn set(&mut self, place: usize, number: impl TryInto<i32>) {
        let number = number.try_into().unwrap_or(i32::MAX);
        let cut = i16::try_from(number);
        self.put(place, cut.unwrap_or(if number < 0 { i16::MIN } else { i16::MAX }));
    }

    /// Sets a number of the field that was begun last to 1.
    #[inline]
    fn mark(&mut self, place: usize) {
        self.put(place, 1);
    }

    /// Writes a field of flags: 1 for each that holds.
    fn flags(&mut self, label: Label, flags: &[bool]) {
        self.field(label, &[flags.len()]);
        for (place, _) in flags.iter().enumerate().filter(|(_, holds)| **holds) {
            self.mark(place);
        }
    }

    /// Writes a field of one number.
    fn one(&mut self, label: Label, number: impl TryInto<i32>) {
        self.field(label, &[1]);
        self.set(0, number);
    }

    /// Writes how often each of so many small choices was made.
    fn chosen(&mut self, label: Label, choices: usize, chosen: &[u16]) {
        self.field(label, &[choices]);
        for choice in chosen {
            let times = chosen.iter().filter(|other| *other == choice).count();
            self.set(usize::from(*choice), times);
        }
    }
}

/// Writes an observation of the view, of which these small choices have been made. The length is that of the
/// [`Schema`](crate::coding::Schema).
///
/// # Panics
/// If the slice is shorter.
pub fn observe<C: Coding>(view: &View<C>, chosen: &[u16], numbers: &mut [i16]) {
    numbers.fill(0);
    C::write(view, chosen, &mut Numbers { out: numbers, start: 0, end: 0 });
}

/// The same observation as a value of its own.
pub fn observation<C: Coding>(view: &View<C>, chosen: &[u16]) -> Vec<i16> {
    let mut growing = Growing { numbers: Vec::new(), start: 0 };
    C::write(view, chosen, &mut growing);
    growing.numbers
}

/// Grows by each field.
struct Growing {
    numbers: Vec<i16>,
    /// Where the field begins.
    start: usize,
}

impl Writer for Growing {
    fn field(&mut self, _: Label, shape: &[usize]) {
        self.start = self.numbers.len();
        self.numbers.resize(self.start + shape.iter().product::<usize>(), 0);
    }

    fn put(&mut self, place: usize, number: i16) {
        self.numbers[self.start + place] = number;
    }
}

/// Writes numbers and forgets what they are.
struct Numbers<'a> {
    out: &'a mut [i16],
    /// Where the field begins and ends.
    start: usize,
    end: usize,
}

impl Writer for Numbers<'_> {
    #[inline]
    fn field(&mut self, _: Label, shape: &[usize]) {
        self.start = self.end;
        self.end += shape.iter().product::<usize>();
    }

    #[inline]
    fn put(&mut self, place: usize, number: i16) {
        debug_assert!(place < self.end - self.start, "a field has only so many places");
        self.out[self.start + place] = number;
    }
}
