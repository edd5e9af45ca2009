//! The engine seen from outside, with a toy game.

#[cfg(test)]
mod flawed;
#[cfg(test)]
mod laws;
#[cfg(test)]
mod sealed;
