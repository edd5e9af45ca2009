//! The face of Mü: every question of a page, a terminal and a picture, answered by the module named after it.

use engine::{RuleId, Seat, Standing, Told};
use maud::{Markup, html};
use serde_json::Value;
use tricks::{Action, Event, Illegal, Tricks, View};
use words::Language;

use super::sight::Sight;
use super::{
    about, against, ahead, beats, card, choices, describe, facts, gallery, hand, hint, legend, lesson, lines,
    mark, miniature, picture, poster, refusal, rules_now, scene, sheet, why,
};
use face::poster::Poster;
use face::wordmark::Mark;
use face::{
    About, Ahead, Area, Beat, Cells, Choices, Face, Line, Look, OptionWords, Part, Preset, Refusal, Scene,
    Sign, Spot, Tried,
};

/// The face of Mü.
#[derive(Clone, Copy, Debug)]
pub struct TricksFace;

impl Face for TricksFace {
    type Game = Tricks;

    fn about(language: Language) -> About {
        about::about(language)
    }

    fn option_words(name: &str, language: Language) -> OptionWords {
        about::option_words(name, language)
    }

    fn option_value(name: &str, value: &str, language: Language) -> String {
        about::option_value(name, value, language)
    }

    fn mark() -> Mark {
        mark::MARK
    }

    fn poster(language: Language) -> Poster {
        poster::poster(language)
    }

    fn gallery(language: Language) -> Markup {
        gallery::gallery(language)
    }

    fn style() -> &'static str {
        concat!(include_str!("style.css"), include_str!("side.css"))
    }

    fn course() -> &'static str {
        include_str!("course.lesson")
    }

    fn puzzles() -> &'static str {
        include_str!("puzzles.mu")
    }

    fn spot(thing: &str, look: &Look<'_>) -> Option<Spot> {
        lesson::spot(thing, look)
    }

    fn component(name: &str, language: Language) -> Option<Markup> {
        lesson::component(name, language)
    }

    fn sprite(language: Language) -> Markup {
        html! {
            (hand::sort_switch(language))
            svg class="sprite" width="0" height="0" aria-hidden="true" { defs { (card::defs(language)) } }
        }
    }

    fn scene(view: &View, told: &[&Told<Event>], look: &Look<'_>, cells: &Cells<'_>) -> Scene {
        scene::scene(Sight::new(view, look), told, cells)
    }

    fn beats(told: &[&Told<Event>], view: &View, look: &Look<'_>) -> Vec<Beat> {
        beats::beats(told, Sight::new(view, look))
    }

    fn sheet(view: &View, told: &[&Told<Event>], look: &Look<'_>) -> Markup {
        sheet::sheet(Sight::new(view, look), told)
    }

    fn choices(view: &View, look: &Look<'_>) -> Choices {
        choices::choices(Sight::new(view, look))
    }

    fn ahead(view: &View, look: &Look<'_>) -> Ahead {
        ahead::ahead(Sight::new(view, look))
    }

    fn why(view: &View, tried: &Tried<'_>, look: &Look<'_>) -> Refusal {
        why::why(Sight::new(view, look), tried)
    }

    fn line(event: &Event, look: &Look<'_>) -> Option<Line> {
        Some(lines::line(event, look))
    }

    fn refusal(reason: &Illegal, look: &Look<'_>) -> Refusal {
        refusal::refusal(reason, look)
    }

    fn say(action: Action, _: &View, look: &Look<'_>) -> String {
        describe::say_action(action, look)
    }

    fn reason(action: Action, view: &View, look: &Look<'_>) -> Option<String> {
        hint::reason(action, Sight::new(view, look))
    }

    fn reason_against(word: &str, numbers: &[i32], language: Language) -> Option<String> {
        against::reason(word, numbers, language)
    }

    fn question_against(word: &str, language: Language) -> Option<&'static str> {
        against::question(word, language)
    }

    fn theme(word: &str, language: Language) -> Option<&'static str> {
        against::theme(word, language)
    }

    fn appraisal(language: Language) -> Option<&'static str> {
        Some(against::appraisal(language))
    }

    fn describe(view: &View, look: &Look<'_>) -> Vec<Part> {
        describe::describe(Sight::new(view, look))
    }

    fn points(view: &View) -> Vec<i32> {
        Seat::all(view.public().seats()).map(|seat| view.public().total(seat)).collect()
    }

    fn rules_now(view: &View) -> Vec<RuleId> {
        rules_now::rules_now(view)
    }

    fn legend(language: Language) -> Vec<Sign> {
        legend::legend(language)
    }

    fn facts(view: &View) -> Value {
        facts::facts(view)
    }

    fn picture(view: &View, look: &Look<'_>) -> String {
        picture::picture(Sight::new(view, look))
    }

    fn area(view: &View, thing: &str, look: &Look<'_>) -> Option<Area> {
        picture::area(Sight::new(view, look), thing)
    }

    fn miniature(view: &View, look: &Look<'_>) -> Markup {
        miniature::miniature(Sight::new(view, look))
    }

    fn state_words(view: &View, look: &Look<'_>) -> String {
        describe::state_words(Sight::new(view, look))
    }

    fn ending(standing: &Standing, look: &Look<'_>) -> String {
        describe::ending(standing, look)
    }

    fn score_words(what: &str, language: Language) -> String {
        about::score_words(what, language)
    }

    fn presets() -> &'static [Preset] {
        about::PRESETS
    }

    fn aids() -> &'static [&'static str] {
        about::AIDS
    }
}
