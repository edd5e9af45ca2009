//! How the toy looks and speaks.

mod face;
mod tools;

pub use self::face::ToyFace;

#[cfg(test)]
mod tests;
