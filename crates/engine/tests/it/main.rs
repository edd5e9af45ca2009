//! The engine seen from outside, with a toy game.

#[cfg(test)]
mod fair;
#[cfg(test)]
mod flawed;
#[cfg(test)]
mod laws;
#[cfg(test)]
mod saves;
#[cfg(test)]
mod scripts;
#[cfg(test)]
mod sealed;
#[cfg(test)]
mod seats;
#[cfg(test)]
mod tables;
#[cfg(test)]
mod words;
