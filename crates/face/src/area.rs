//! Places on a picture.

/// A rectangle on a picture, in the units of its `viewBox`, from its upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// The left edge.
    pub x: f64,
    /// The upper edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Area {
    /// A rectangle of this corner and size.
    pub const fn new((x, y): (f64, f64), (width, height): (f64, f64)) -> Self {
        Self { x, y, width, height }
    }

    /// The smallest one that holds both.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.width).max(other.x + other.width);
        let bottom = (self.y + self.height).max(other.y + other.height);
        Self { x, y, width: right - x, height: bottom - y }
    }

    /// The same with a margin on each side.
    #[must_use]
    pub fn grown(self, by: f64) -> Self {
        let (width, height) = (self.width + 2.0 * by, self.height + 2.0 * by);
        Self { x: self.x - by, y: self.y - by, width, height }
    }

    /// What both have in common; of no size if that is nothing.
    #[must_use]
    pub fn within(self, other: Self) -> Self {
        let (x, y) = (self.x.max(other.x), self.y.max(other.y));
        let right = (self.x + self.width).min(other.x + other.width);
        let bottom = (self.y + self.height).min(other.y + other.height);
        Self { x, y, width: (right - x).max(0.0), height: (bottom - y).max(0.0) }
    }
}
