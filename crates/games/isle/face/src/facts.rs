//! The position for programs.

use engine::Seat;
use isle::{Border, Public, View};
use serde_json::{Map, Value, json};

use face::facts::{name, names, per_seat};

/// Everything the observer knows.
pub(super) fn facts(view: &View) -> Value {
    let public = view.public();
    let course = public.course();
    let fissures: Vec<Value> = public.fissures().iter().map(|border| areas(public, border)).collect();
    let bridges: Vec<Value> = public.bridges().iter().map(|border| areas(public, border)).collect();
    json!({
        "phase": public.phase_word(),
        "round": course.round,
        "first": course.first.to_string(),
        "active": course.active.to_string(),
        "action_points": course.action_points,
        "quiet_rounds": course.quiet_rounds,
        "ending": course.is_ending(),
        "prayed_this_turn": course.has_prayed(),
        "decided": names(public.decided().iter()),
        "sealed": view.seat().and_then(|seat| view.sealed(seat)).map(|action| action.to_string()),
        "land": names(public.land().iter()),
        "volcanoes": names(public.volcanoes().iter()),
        "fissures": fissures,
        "fissures_left": public.fissures_left(),
        "would_cut": bridges,
        "lava": names(public.lava().iter()),
        "lava_left": public.lava_left(),
        "prayers_left": public.prayers_left(),
        "players": per_seat(public.seats(), |seat| player(public, seat)),
    })
}

fn player(public: &Public, seat: Seat) -> Value {
    let own = public.pieces(seat);
    let standing: Vec<Value> = own
        .standing()
        .iter()
        .map(|geyser| {
            let site = public.map().site(geyser);
            json!({ "space": site.space.to_string(), "facing": site.side.to_string() })
        })
        .collect();
    let sheet = public.sheet(seat);
    let parts: Map<String, Value> =
        sheet.lines().into_iter().map(|line| (line.what.to_owned(), line.value.into())).collect();
    json!({
        "boat": name(own.boat()),
        "settler_on_boat": own.is_afloat(),
        "settlers": names(own.settlers().iter()),
        "settlers_left": own.settlers_left(),
        "villages": names(own.villages().iter()),
        "villages_left": own.villages_left(),
        "moai_lying": names(own.lying().iter()),
        "moai_loose": names(own.loose().iter()),
        "moai_standing": standing,
        "moai_left": own.moai_left(),
        "prayers": own.prayers(),
        "prayer_price": own.prayer_price(),
        "score_if_over": sheet.total(),
        "score_parts": parts,
    })
}

/// The two areas of a border.
fn areas(public: &Public, border: Border) -> Value {
    let line = public.map().line(border);
    names([line.low, line.high])
}
