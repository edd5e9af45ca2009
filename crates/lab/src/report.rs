//! A report: tables of figures, and how they are written.

use std::fmt;

use engine::{Cell, Tally};

/// What a simulation found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What was simulated, in one line.
    pub heading: String,
    /// The tables.
    pub sheets: Vec<Sheet>,
}

/// One table of figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Its heading.
    pub title: String,
    /// The names of its columns; the first one is that of the labels.
    pub columns: Vec<String>,
    /// A label and its figures.
    pub rows: Vec<(String, Vec<Figure>)>,
}

/// One figure, exact until it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// How many.
    Count(u64),
    /// A whole number.
    Number(i64),
    /// A sum over so many.
    Mean {
        /// The sum.
        sum: i64,
        /// Over so many.
        of: u64,
    },
    /// The standard deviation of so many numbers.
    Deviation {
        /// Their sum.
        sum: i64,
        /// The sum of their squares.
        squares: u64,
        /// How many there are.
        of: u64,
    },
    /// So many of so many.
    Share(u64, u64),
    /// Where a share lies with a probability of 95 % (Wilson).
    Interval {
        /// The part.
        part: u64,
        /// The whole.
        of: u64,
        /// How many independent cases were seen.
        seen: u64,
    },
    /// Nothing to say.
    Empty,
}

impl From<Cell> for Figure {
    fn from(cell: Cell) -> Self {
        match cell {
            Cell::Count(count) => Self::Count(count),
            Cell::Mean(sum, of) => Self::Mean { sum, of },
            Cell::Share(part, of) => Self::Share(part, of),
            Cell::Empty => Self::Empty,
        }
    }
}

impl From<Tally> for Sheet {
    fn from(tally: Tally) -> Self {
        let figures = |cells: Vec<Cell>| cells.into_iter().map(Figure::from).collect();
        let rows = tally.rows.into_iter().map(|(label, cells)| (label, figures(cells))).collect();
        Self { title: tally.title, columns: tally.columns, rows }
    }
}

impl Sheet {
    /// A table of these columns and rows.
    pub fn new(title: &str, columns: &[&str], rows: Vec<(String, Vec<Figure>)>) -> Self {
        let columns = columns.iter().map(|&column| column.into()).collect();
        Self { title: title.into(), columns, rows }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Count(count) => write!(f, "{count}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Empty
            | Self::Mean { of: 0, .. }
            | Self::Deviation { of: 0, .. }
            | Self::Share(_, 0)
            | Self::Interval { seen: 0, .. } => f.write_str("–"),
            Self::Mean { sum, of } => write!(f, "{:.2}", mean(sum, of)),
            Self::Deviation { sum, squares, of } => {
                let variance = real(squares) / real(of) - mean(sum, of).powi(2);
                write!(f, "{:.2}", variance.max(0.0).sqrt())
            }
            Self::Share(part, of) => write!(f, "{:.1} %", 100.0 * real(part) / real(of)),
            Self::Interval { part, of, seen } => {
                let (low, high) = wilson(real(part) / real(of), real(seen));
                write!(f, "{:.1}–{:.1} %", 100.0 * low, 100.0 * high)
            }
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "figures are written with two decimals")]
const fn real(count: u64) -> f64 {
    count as f64
}

#[expect(clippy::cast_precision_loss, reason = "figures are written with two decimals")]
fn mean(sum: i64, of: u64) -> f64 {
    sum as f64 / real(of)
}

/// Wilson's interval of a share seen in so many cases.
fn wilson(share: f64, cases: f64) -> (f64, f64) {
    let z = 1.959_964_f64;
    let width = z.mul_add(z, cases);
    let middle = (z * z).mul_add(0.5, share * cases) / width;
    let half = z / width * (share * (1.0 - share)).mul_add(cases, z * z / 4.0).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

impl fmt::Display for Report {
    /// Plain text: the heading, then each table with its columns aligned.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heading)?;
        self.sheets.iter().try_for_each(|sheet| write!(f, "\n{sheet}"))
    }
}

impl fmt::Display for Sheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.title)?;
        let mut lines = vec![self.columns.clone()];
        for (label, figures) in &self.rows {
            let mut line = vec![label.clone()];
            line.extend(figures.iter().map(ToString::to_string));
            lines.push(line);
        }
        let width = |column: usize| {
            lines
                .iter()
                .filter_map(|line| line.get(column))
                .map(|cell| cell.chars().count())
                .max()
                .unwrap_or(0)
        };
        let widths: Vec<usize> = (0..lines.iter().map(Vec::len).max().unwrap_or(0)).map(width).collect();
        for line in &lines {
            let aligned = line.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column {
                0 => format!("{cell:<width$}"),
                _ => format!("  {cell:>width$}"),
            });
            let text: String = aligned.collect();
            writeln!(f, "  {}", text.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_written_as_people_read_them() {
        assert_eq!(Figure::Mean { sum: -7, of: 2 }.to_string(), "-3.50");
        assert_eq!(Figure::Share(1, 3).to_string(), "33.3 %");
        assert_eq!(Figure::Share(0, 0).to_string(), "–");
        // 2, 4, 4, 4, 5, 5, 7, 9: the textbook example with deviation 2.
        assert_eq!(Figure::Deviation { sum: 40, squares: 232, of: 8 }.to_string(), "2.00");
        // Wilson's interval of 10 in 20, from a table.
        assert_eq!(Figure::Interval { part: 600, of: 1200, seen: 20 }.to_string(), "29.9–70.1 %");
        assert_eq!(Figure::Interval { part: 0, of: 600, seen: 10 }.to_string(), "0.0–27.8 %");
    }

    #[test]
    fn a_sheet_is_aligned() {
        let rows = vec![
            ("red".into(), vec![Figure::Count(7), Figure::Share(7, 10)]),
            ("purple".into(), vec![Figure::Count(12), Figure::Empty]),
        ];
        let sheet = Sheet::new("Colours", &["colour", "n", "won"], rows);
        assert_eq!(
            sheet.to_string(),
            "Colours\n  colour   n     won\n  red      7  70.0 %\n  purple  12       –\n"
        );
    }
}
