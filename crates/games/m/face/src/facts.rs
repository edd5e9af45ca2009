//! The position for programs.

use m::{Phase, View};
use serde_json::{Value, json};

use face::facts::{name, names, per_seat};

/// Everything the observer knows.
pub(super) fn facts(view: &View) -> Value {
    let public = view.public();
    let scoring = public.scoring().map(|scoring| {
        json!({
            "trigger": scoring.trigger.to_string(),
            "line": scoring.by.line.to_string(),
            "taker": scoring.taker.to_string(),
            "takable": names(scoring.takable.iter()),
            "last": scoring.last,
        })
    });
    let layout = public.layout().iter().map(|(cell, card)| (cell.to_string(), card.to_string().into()));
    let layout: serde_json::Map<String, Value> = layout.collect();
    let player = |seat| {
        json!({
            "tokens": public.tokens()[seat],
            "hand_size": public.hand_sizes()[seat],
            "known_cards": names(view.hand_of(seat).iter()),
            "collected": names(public.collected(seat).iter()),
            "score": public.score(seat).total(),
            "passed": public.passed()[seat],
        })
    };
    let buried = view.buried().iter().map(
        |buried| json!({ "card": buried.card.to_string(), "below": buried.below, "above": buried.above }),
    );
    json!({
        "phase": phase(public.phase()),
        "turn": name(public.turn()),
        "turn_number": public.turn_number(),
        "first": name(public.first()),
        "layout": layout,
        "open_cells": names(public.open_cells().iter()),
        "scoring": scoring,
        "pile": public.pile().len(),
        "passes_in_a_row": public.passes_in_a_row(),
        "hand": names(view.hand().iter()),
        "buried": buried.collect::<Vec<_>>(),
        "adrift": names(view.adrift().iter()),
        "unseen": names(view.unseen().iter()),
        "players": per_seat(public.seats(), player),
    })
}

const fn phase(phase: &Phase) -> &'static str {
    match phase {
        Phase::Shuffle => "shuffle",
        Phase::First => "first",
        Phase::Turn { .. } => "turn",
        Phase::ChooseLine { .. } => "choose-line",
        Phase::Scoring(_) => "scoring",
        Phase::Over(_) => "over",
    }
}
