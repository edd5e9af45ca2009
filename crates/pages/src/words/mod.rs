//! The words of the house, in three languages.
