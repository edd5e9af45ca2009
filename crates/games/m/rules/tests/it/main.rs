//! The rules of M as tests: what every game must pass, vectors, the rules said again, views.

mod conformance;
mod games;
mod slow;
mod vectors;
mod views;
