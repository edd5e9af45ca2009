//! The position for programs.

use serde_json::{Value, json};
use tricks::{Phase, Played, Source, Trick, View};

use face::facts::{name, names, per_seat};

/// Everything the observer knows.
pub(super) fn facts(view: &View) -> Value {
    let public = view.public();
    let auction = public.auction();
    let player = |seat| {
        json!({
            "hand_size": public.hand_size(seat),
            "laid": names(public.laid(seat)),
            "bid": public.bid(seat),
            "cap": public.cap(seat),
            "points": public.tricks().points(seat),
            "total": public.total(seat),
            "may_hold": names(view.may_hold(seat)),
        })
    };
    let contract = public.contract().map(|contract| {
        json!({
            "chief": contract.chief.to_string(),
            "rank": contract.rank,
            "vice": name(contract.vice),
            "vice_type": name(public.vice_type()),
            "partner": name(contract.partner),
            "trumps": name(public.trumps()),
            "target": public.team_result().map(|team| team.target),
            "points": public.team_result().map(|team| team.points),
        })
    });
    json!({
        "phase": phase(public.phase()),
        "turn": name(public.turn()),
        "round": public.round(),
        "dealer": name(public.dealer()),
        "goal": public.options().goal(),
        "fixed_rounds": public.options().fixed_rounds(),
        "passes": auction.passes(),
        "highest_bid": auction.highest(),
        "contract": contract,
        "eligible_partners": names(public.eligible_partners().iter()),
        "tricks": public.tricks().iter().map(|trick| self::trick(&trick)).collect::<Vec<_>>(),
        "winning": public.current_winner().map(|(seat, card)| {
            json!({ "seat": seat.to_string(), "card": card.to_string() })
        }),
        "hand": names(view.hand()),
        "playable": names(view.playable()),
        "unseen": names(view.unseen()),
        "players": per_seat(public.seats(), player),
    })
}

fn trick(trick: &Trick<'_>) -> Value {
    let cards = trick.iter().map(|(seat, Played { card, from })| {
        let from = if from == Source::Hand { "hand" } else { "table" };
        json!({ "seat": seat.to_string(), "card": card.to_string(), "from": from })
    });
    json!({ "number": trick.number(), "complete": trick.is_complete(), "cards": cards.collect::<Vec<_>>() })
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Deal => "deal",
        Phase::Auction => "auction",
        Phase::ViceTrump => "vice-trump",
        Phase::ChiefTrump => "chief-trump",
        Phase::Partner => "partner",
        Phase::Trick => "trick",
        Phase::Draw => "draw",
        Phase::Over(_) => "over",
    }
}
