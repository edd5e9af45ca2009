//! Seats, turns, views, tables and laws: what all games of Mu share.
