//! Why a thing of the table cannot be chosen next: what stands in its way, or what comes before it.

use engine::{RuleId, Seat};
use isle::{Action, Carry, Channel, Illegal, Phase, Saved, Side, Space, Spot};
use words::{Language, say, word};

use super::board::geyser_sides;
use super::handles::{self, BOAT, MOVE, NONE, PRAY, RAISE, SCULPT, SETTLER, Thing, VILLAGE};
use super::refusal::refusal;
use super::sight::Sight;
use super::words::rule;
use super::words::spaces_or;
use face::{Ask, Refusal, Tried};

/// What stands in the way of a handle, or what comes before it.
pub(super) fn why(sight: Sight<'_>, tried: &Tried<'_>) -> Refusal {
    let words = |reason: Illegal| refusal(&reason, sight.look);
    let asked = || tried.asked(rule(3, 2));
    let Some(me) = sight.me().filter(|_| !tried.is_waiting()) else {
        let reason = sight.view.why_not(Action::End);
        return reason.map_or_else(asked, |reason| tried.waits(words(reason), sight.look));
    };
    match sight.public().phase() {
        Phase::Prayer(_) | Phase::Rescue(_) | Phase::Notice(_) => {
            let meant = decision(&[tried.picks, &[tried.handle]].concat());
            meant.and_then(|action| sight.view.why_not(action)).map_or_else(asked, words)
        }
        Phase::Continent
        | Phase::Boats
        | Phase::First
        | Phase::Turn
        | Phase::Tie(_)
        | Phase::Die
        | Phase::Tokens(_)
        | Phase::Crack
        | Phase::Over(_) => turn(sight, me, tried),
    }
}

/// What these things would mean as an answer to an eruption or a sinking.
fn decision(handles: &[&str]) -> Option<Action> {
    if let [one] = *handles
        && let Some(Thing::Space(space)) = Thing::of(one)
    {
        return Some(Action::Rescue(space));
    }
    if *handles == [NONE] {
        return Some(Action::Save(Saved::NOTHING));
    }
    let piece =
        |handle: &&str| if let Thing::Threatened(spot) = Thing::of(handle)? { Some(spot) } else { None };
    let spots: Option<Vec<Spot>> = handles.iter().map(piece).collect();
    Saved::new(spots?).map(Action::Save)
}

/// In a turn: an action first, then a place for it.
fn turn(sight: Sight<'_>, me: Seat, tried: &Tried<'_>) -> Refusal {
    let step = || step(sight, me, tried.picks);
    let Some(thing) = Thing::of(tried.handle) else {
        return action(sight, me, tried.handle).unwrap_or_else(step);
    };
    let reason = match *tried.picks {
        [] => untouched(sight, me, thing),
        [MOVE, from, ..] if from == BOAT => thing.space().and_then(|to| sight.view.why_not(Action::Land(to))),
        [MOVE] => stays(sight, thing),
        [MOVE, from, ..] => goes(sight, me, (from, tried.picks.get(2).copied()), thing),
        [VILLAGE] => in_channel(sight, thing, Action::Village),
        [SCULPT] => in_channel(sight, thing, Action::Sculpt),
        [SETTLER] => thing.space().and_then(|space| sight.view.why_not(Action::Settler(space))),
        [RAISE] => lies(sight, thing),
        [RAISE, moai, ..] => rises(sight, moai, thing),
        _ => None,
    };
    reason.map_or_else(step, |reason| refusal(&reason, sight.look))
}

/// Which choice comes next, with its rule.
fn step(sight: Sight<'_>, me: Seat, picks: &[&str]) -> Refusal {
    if picks.is_empty() && needs_landing(sight, me) {
        return landing(sight);
    }
    let (text, rule) = next_step(picks, sight.language());
    Refusal { text: text.to_owned(), rule, handles: Vec::new() }
}

/// What is asked after these steps of an action, with its rule.
pub(super) fn next_step(picks: &[&str], language: Language) -> (&'static str, RuleId) {
    match *picks {
        [] => (
            word!(language,
                en: "First choose an action, then where.",
                fr: "Choisissez d’abord une action, puis le lieu.",
                de: "Wähle zuerst eine Aktion, dann den Ort."),
            rule(3, 2),
        ),
        [MOVE] => (
            word!(language,
                en: "Now choose the settler that moves.",
                fr: "Choisissez maintenant le colon qui se déplace.",
                de: "Wähle jetzt den Siedler, der zieht."),
            rule(4, 1),
        ),
        [MOVE, ..] => (
            word!(language,
                en: "Now choose the space where the settler goes.",
                fr: "Choisissez maintenant la case où va le colon.",
                de: "Wähle jetzt das Feld, auf das der Siedler zieht."),
            rule(4, 1),
        ),
        [VILLAGE, ..] => (
            word!(language,
                en: "Now choose the channel where the village is built: the near one lies at the volcano, the far one behind it; a pit is the only one of its space.",
                fr: "Choisissez maintenant le canal où bâtir le village\u{202f}: le proche touche le volcan, le lointain est derrière\u{202f}; une cuvette est le seul de sa case.",
                de: "Wähle jetzt den Kanal, in dem das Dorf entsteht: Der nahe liegt am Vulkan, der ferne dahinter; eine Mulde ist der einzige ihres Felds."),
            rule(5, 5),
        ),
        [SETTLER, ..] => (
            word!(language,
                en: "Now choose the space where the new settler appears.",
                fr: "Choisissez maintenant la case où apparaît le nouveau colon.",
                de: "Wähle jetzt das Feld, auf das der neue Siedler kommt."),
            rule(6, 4),
        ),
        [SCULPT, ..] => (
            word!(language,
                en: "Now choose the channel whose lava becomes a moai: the near one lies at the volcano, the far one behind it; a pit is the only one of its space.",
                fr: "Choisissez maintenant le canal dont la lave devient un moaï\u{202f}: le proche touche le volcan, le lointain est derrière\u{202f}; une cuvette est le seul de sa case.",
                de: "Wähle jetzt den Kanal, dessen Lava zum Moai wird: Der nahe liegt am Vulkan, der ferne dahinter; eine Mulde ist der einzige ihres Felds."),
            rule(7, 2),
        ),
        [RAISE] => (
            word!(language,
                en: "Now choose the lying moai that is raised.",
                fr: "Choisissez maintenant le moaï couché à dresser.",
                de: "Wähle jetzt den liegenden Moai, der aufgerichtet wird."),
            rule(8, 1),
        ),
        _ => (
            word!(language,
                en: "Now choose a geyser of the space where the moai lies.",
                fr: "Choisissez maintenant un geyser de la case où le moaï est couché.",
                de: "Wähle jetzt einen Geysir des Felds, in dem der Moai liegt."),
            rule(8, 1),
        ),
    }
}

/// What is asked after each step of an action that has several.
pub(super) fn asks(language: Language) -> Vec<Ask> {
    const BEGUN: [(&str, &[&str]); 5] = [
        (MOVE, &[MOVE, "", ""]),
        (VILLAGE, &[VILLAGE]),
        (SETTLER, &[SETTLER]),
        (SCULPT, &[SCULPT]),
        (RAISE, &[RAISE, ""]),
    ];
    let of = |(first, picks): (&str, &[&str])| {
        let ask = |chosen: usize| {
            let (text, _) = next_step(&picks[..chosen], language);
            Ask { first: first.to_owned(), chosen, text: text.to_owned() }
        };
        (1..=picks.len()).map(ask).collect::<Vec<Ask>>()
    };
    BEGUN.into_iter().flat_map(of).collect()
}

// Landing.

/// Whether the seat can do nothing on the map before its settler has landed.
fn needs_landing(sight: Sight<'_>, me: Seat) -> bool {
    let own = sight.public().pieces(me);
    own.is_afloat() && own.settlers().is_empty()
}

/// The settler on the boat comes first.
fn landing(sight: Sight<'_>) -> Refusal {
    let landed = |action| if let Action::Land(space) = action { Some(space) } else { None };
    let spaces: engine::Set<Space> = sight.legal().into_iter().filter_map(landed).collect();
    let where_to = spaces_or(spaces, sight.language());
    let text = say!(sight.language(),
        en: "Your settler is still on the boat and must land first: choose Move, then {where_to}.",
        fr: "Votre colon est encore sur le bateau et doit d’abord débarquer\u{202f}: choisissez Déplacer, puis {where_to}.",
        de: "Dein Siedler ist noch auf dem Boot und muss zuerst landen: Wähle Ziehen, dann {where_to}.");
    let shown = [MOVE, BOAT].map(str::to_owned).into_iter().chain(spaces.iter().map(handles::of_space));
    Refusal { text, rule: rule(4, 3), handles: shown.collect() }
}

// Actions.

/// Why an action of the dock cannot be taken at all.
fn action(sight: Sight<'_>, me: Seat, handle: &str) -> Option<Refusal> {
    let own = sight.public().pieces(me);
    if needs_landing(sight, me) && handle != MOVE && handle != PRAY {
        return Some(landing(sight));
    }
    let likely = match handle {
        MOVE => likely_move(sight, me),
        VILLAGE => Action::Village(likely_channel(sight, me)),
        SETTLER => Action::Settler(likely_cradle(sight, me)),
        SCULPT => Action::Sculpt(likely_channel(sight, me)),
        RAISE => likely_raise(sight, me),
        PRAY => Action::Pray,
        _ => return None,
    };
    let refused = refusal(&sight.view.why_not(likely)?, sight.look);
    let language = sight.language();
    // A place that nobody chose would say nothing.
    let text = if handle == RAISE && own.lying().is_empty() && own.loose().is_empty() {
        word!(language,
            en: "No moai of yours lies on the island. Sculpt one first.",
            fr: "Aucun de vos moaïs n’est couché sur l’île. Sculptez-en un d’abord.",
            de: "Auf der Insel liegt kein Moai von dir. Meißle zuerst einen.")
    } else if own.settlers().is_empty() && handle != PRAY {
        word!(language,
            en: "You have no settler on the island.",
            fr: "Vous n’avez pas de colon sur l’île.",
            de: "Du hast keinen Siedler auf der Insel.")
    } else {
        return Some(refused);
    };
    Some(Refusal { text: text.to_owned(), handles: Vec::new(), ..refused })
}

/// Where the seat's first settler stands; anywhere if it has none on land.
fn somewhere(sight: Sight<'_>, me: Seat) -> Space {
    sight.public().pieces(me).settlers().iter().next().unwrap_or_default()
}

fn likely_move(sight: Sight<'_>, me: Seat) -> Action {
    let from = somewhere(sight, me);
    let to = sight.public().map().steps(from).first().unwrap_or_default();
    Action::Move { from, to, carry: Carry::Nothing }
}

/// A channel where it lacks least: with lava in it if there is one.
fn likely_channel(sight: Sight<'_>, me: Seat) -> Channel {
    let public = sight.public();
    let channels = || public.pieces(me).settlers().iter().flat_map(Channel::of);
    let with_lava = channels().find(|channel| public.lava().contains(*channel));
    with_lava.or_else(|| channels().next()).unwrap_or_else(|| Channel::inner(somewhere(sight, me)))
}

/// A space of an area with an own settler, and with an own village if there is such a one.
fn likely_cradle(sight: Sight<'_>, me: Seat) -> Space {
    let public = sight.public();
    let own = public.pieces(me).settlers();
    let fertile = own.iter().find(|space| public.villages_in(me, space.area()) > 0);
    fertile.unwrap_or_else(|| somewhere(sight, me))
}

/// A lying moai beside a settler, and a geyser of its space, as near as the seat has come to that.
fn likely_raise(sight: Sight<'_>, me: Seat) -> Action {
    let public = sight.public();
    let own = public.pieces(me);
    let beside = own.settlers().iter().find_map(|space| own.lying_in(space).next());
    let lying =
        || own.lying().first().map(Spot::Channel).or_else(|| own.loose().iter().next().map(Spot::Loose));
    let from = beside.or_else(lying).unwrap_or_else(|| Spot::Channel(Channel::inner(somewhere(sight, me))));
    Action::Raise { from, side: any_side(sight, from.space()) }
}

/// A side of a space with a geyser, if it has one.
fn any_side(sight: Sight<'_>, space: Space) -> Side {
    geyser_sides(sight, space).first().map_or(Side::E, |(_, side)| *side)
}

// Things on the map.

/// Before an action is chosen: what hinders a settler that stands beside the thing.
fn untouched(sight: Sight<'_>, me: Seat, thing: Thing) -> Option<Illegal> {
    let public = sight.public();
    let settlers = public.pieces(me).settlers();
    let stands = thing.space().is_some_and(|space| settlers.contains(space));
    match thing {
        Thing::Space(to) if !stands => settlers
            .iter()
            .filter(|from| public.map().steps(*from).contains(to))
            .map(|from| sight.view.why_not(Action::Move { from, to, carry: Carry::Nothing }))
            .min_by_key(Option::is_some)
            .flatten(),
        Thing::Channel(channel) if stands && public.content(channel).is_none() => {
            sight.view.why_not(Action::Sculpt(channel))
        }
        Thing::Geyser(space, side) if stands => {
            let lying = public.pieces(me).lying_in(space).next();
            let from = lying.unwrap_or_else(|| Spot::Channel(Channel::inner(space)));
            sight.view.why_not(Action::Raise { from, side })
        }
        Thing::Boat
        | Thing::Space(_)
        | Thing::Settler(_)
        | Thing::Channel(_)
        | Thing::Moai(..)
        | Thing::Geyser(..)
        | Thing::Threatened(_) => None,
    }
}

/// Why a settler cannot be the one that moves.
fn stays(sight: Sight<'_>, thing: Thing) -> Option<Illegal> {
    let Thing::Settler(from) = thing else { return None };
    let mut beside = sight.public().map().steps(from).iter();
    beside.find_map(|to| sight.view.why_not(Action::Move { from, to, carry: Carry::Nothing }))
}

/// Why the chosen settler cannot go there, or not with that moai.
fn goes(sight: Sight<'_>, me: Seat, (from, carried): (&str, Option<&str>), thing: Thing) -> Option<Illegal> {
    let Thing::Settler(from) = Thing::of(from)? else { return None };
    let moai = |thing| if let Thing::Moai(spot, owner) = thing { Some((spot, owner)) } else { None };
    let carries = moai(thing);
    let (to, with) = match carries.filter(|(spot, _)| spot.space() == from) {
        Some(moai) => (sight.public().map().steps(from).first()?, Some(moai)),
        None => (thing.space()?, carried.and_then(Thing::of).and_then(moai)),
    };
    let carry = match with {
        Some(moai) => carry(me, moai)?,
        None => Carry::Nothing,
    };
    sight.view.why_not(Action::Move { from, to, carry })
}

/// Which moai a move of a seat takes along.
fn carry(me: Seat, moai: (Spot, Option<Seat>)) -> Option<Carry> {
    match moai {
        (Spot::Channel(channel), None) => Some(Carry::Lying(channel.depth())),
        (Spot::Loose(_), Some(owner)) if owner == me => Some(Carry::Loose),
        (Spot::Loose(_), Some(owner)) => Some(Carry::LooseOf(owner)),
        (Spot::Loose(_), None) | (Spot::Channel(_), Some(_)) => None,
    }
}

/// Why nothing can be made in a channel, or in any of a space.
fn in_channel(sight: Sight<'_>, thing: Thing, make: fn(Channel) -> Action) -> Option<Illegal> {
    let refused = |channel| sight.view.why_not(make(channel));
    if let Thing::Channel(channel) | Thing::Moai(Spot::Channel(channel), _) = thing {
        return refused(channel);
    }
    let all: Option<Vec<Illegal>> = Channel::of(thing.space()?).map(refused).collect();
    all?.into_iter().next()
}

/// Why a moai cannot be the one that is raised.
fn lies(sight: Sight<'_>, thing: Thing) -> Option<Illegal> {
    let Thing::Moai(from, _) = thing else { return None };
    sight.view.why_not(Action::Raise { from, side: any_side(sight, from.space()) })
}

/// Why the chosen moai cannot be raised on a geyser.
fn rises(sight: Sight<'_>, moai: &str, thing: Thing) -> Option<Illegal> {
    let Thing::Moai(from, _) = Thing::of(moai)? else { return None };
    match thing {
        Thing::Geyser(space, side) if space == from.space() => {
            sight.view.why_not(Action::Raise { from, side })
        }
        Thing::Moai(..) => lies(sight, thing),
        Thing::Boat
        | Thing::Space(_)
        | Thing::Settler(_)
        | Thing::Channel(_)
        | Thing::Geyser(..)
        | Thing::Threatened(_) => None,
    }
}
