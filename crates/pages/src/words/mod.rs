//! The words of the house, in three languages side by side.
//!
//! A fixed word is a line of `words_of_the_house!`; a sentence with something in it is a function.

pub mod names;

pub(crate) mod admin;
pub(crate) mod after;
pub(crate) mod alone;
pub(crate) mod archive;
pub(crate) mod asks;
pub(crate) mod best;
pub(crate) mod chat;
pub(crate) mod coach;
pub(crate) mod forms;
pub(crate) mod guide;
pub(crate) mod house;
pub(crate) mod learn;
pub(crate) mod lobby;
pub(crate) mod notices;
pub(crate) mod passkeys;
pub(crate) mod people;
pub(crate) mod programs;
pub mod puzzles;
pub(crate) mod replay;
pub mod review;
pub(crate) mod rules;
pub(crate) mod script;
pub(crate) mod study;
pub(crate) mod table;
pub(crate) mod terms;
pub(crate) mod time;
pub(crate) mod waiting;

/// Defines one function a word: `name { "English", "Français", "Deutsch" }`.
macro_rules! words_of_the_house {
    ($($name:ident { $en:literal, $fr:literal, $de:literal $(,)? })+) => {
        $(
            pub(crate) const fn $name(language: ::words::Language) -> &'static str {
                ::words::word!(language, en: $en, fr: $fr, de: $de)
            }
        )+
    };
}
pub(crate) use words_of_the_house;
