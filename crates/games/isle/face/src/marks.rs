//! What would happen and what has just happened, on the map itself: points of a raise, its crack and what it
//! cuts off, pieces that lava would reach, borders that hold the island together, land that is sinking.

use engine::{Set, Small};
use isle::{
    Area, Border, Channel, Danger, Distance, FlowEnd, FlowPreview, GeyserSite, RaisePreview, RaiseValue,
    Side, Space, Spot,
};
use maud::{Markup, html};

use super::ground::{Ground, Outlines};
use super::names;
use super::plan::{Line, Point, SIDE, away};
use super::recent::Recent;
use super::sight::Sight;
use face::svg::{LETTERS, num, translate};

/// What is worth a mark.
#[derive(Clone, Debug)]
pub(super) struct Marks {
    /// What the observer may raise, and what that would bring.
    pub raises: Vec<(Space, Side, Omen)>,
    /// What the next eruption of each volcano would hit, where it would hit anything.
    pub hits: Vec<FlowPreview>,
    channels: Set<Channel>,
    loose: Set<Space>,
}

/// What raising a moai at a geyser would bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Omen {
    value: RaiseValue,
    fissure: Option<Border>,
    /// The areas that would sink, or might.
    sinks: Set<Area>,
}

impl Omen {
    fn of(preview: &RaisePreview) -> Self {
        let sinkings = preview.cut.iter().flat_map(|cut| &cut.sinkings);
        Self {
            value: preview.value,
            fissure: preview.fissure.ok(),
            sinks: sinkings.fold(Set::EMPTY, |all, sinking| all.union(sinking.part)),
        }
    }

    /// Points, crack, and what it would cut off, around a geyser that is drawn at its place.
    pub(super) fn draw(self, sight: Sight<'_>, (x, y): Point) -> Markup {
        let ground = sight.ground();
        html! {
            g class="v-omen" transform=(translate(-x, -y)) aria-hidden="true" {
                @if !self.sinks.is_empty() { (ground.shape(self.sinks, "v-drown")) }
                @if let Some(border) = self.fissure {
                    @let line = ground.border_lines(Set::only(border), Line::Jagged);
                    g class="v-would0" { (line) }
                    g class="v-would" { (line) }
                }
            }
            g class="up" { (pill(self)) }
        }
    }
}

impl Marks {
    /// Looks at a position.
    pub(super) fn of(sight: Sight<'_>) -> Self {
        let public = sight.public();
        let flows = public.volcanoes().iter().flat_map(|volcano| public.preview_eruption(volcano));
        let hits = flows.filter(|flow| {
            matches!(flow.end, FlowEnd::Hits { .. }) || flow.loose.values().iter().any(|count| *count > 0)
        });
        let hits: Vec<FlowPreview> = hits.collect();
        let channels = hits.iter().filter_map(|flow| match flow.end {
            FlowEnd::Hits { channel, .. } => Some(channel),
            FlowEnd::Full | FlowEnd::Dry(_) | FlowEnd::Fills(_) => None,
        });
        let is_loose = |flow: &&FlowPreview| flow.loose.values().iter().any(|count| *count > 0);
        Self {
            raises: sight
                .raises()
                .iter()
                .map(|(space, side, preview)| (*space, *side, Omen::of(preview)))
                .collect(),
            channels: channels.collect(),
            loose: hits.iter().filter(is_loose).map(|flow| flow.space).collect(),
            hits,
        }
    }

    /// Whether the next eruption of its volcano would reach a piece.
    pub(super) fn burns(&self, spot: Spot) -> bool {
        match spot {
            Spot::Channel(channel) => self.channels.contains(channel),
            Spot::Loose(space) => self.loose.contains(space),
        }
    }

    /// What raising a moai here would bring, if the observer may raise one.
    pub(super) fn omen(&self, site: GeyserSite) -> Option<Omen> {
        let found = self.raises.iter().find(|(space, side, _)| (*space, *side) == (site.space, site.side));
        found.map(|(.., omen)| *omen)
    }
}

/// A flame beside a piece.
pub(super) fn flame() -> Markup {
    html! { path class="v-flame" d="M13 3C7 3 6-3 9-7c0 2 1 3 2 3-1-4 1-7 4-9 0 4 5 6 5 11 0 3-3 5-7 5z" {} }
}

/// The points of a raise with their multiplication; in red and with waves if something would sink.
fn pill(omen: Omen) -> Markup {
    let sinks = !omen.sinks.is_empty();
    let value = omen.value;
    let points = format!("+{}", value.points());
    let sum = if value.villages > 0 { format!("{}×{}", value.villages, value.moai) } else { String::new() };
    let width = if sum.is_empty() { 30 } else { 64 };
    html! {
        g class={ "v-mark" @if sinks { " v-sinks" } } aria-hidden="true" transform="translate(0 -24)" {
            rect x=(-width / 2) y="-9.5" width=(width) height="19" rx="9.5" {}
            @if sum.is_empty() {
                text text-anchor="middle" y="4.6" font-family=(LETTERS) font-size="13" font-weight="800" { (points) }
            } @else {
                text x="-16" text-anchor="middle" y="4.6" font-family=(LETTERS) font-size="13" font-weight="800" { (points) }
                text x="14" text-anchor="middle" y="4" font-family=(LETTERS) font-size="11" font-weight="600" { (sum) }
            }
            @if sinks { path class="v-waves" d="M-14 14q3.5-4 7 0t7 0 7 0 7 0" {} }
        }
    }
}

/// The borders of which one more fissure would cut the island, and how near each area is to sinking.
pub(super) fn dangers(sight: Sight<'_>, id: Option<&str>) -> Markup {
    let public = sight.public();
    let outlines = if id.is_some() { Outlines::Named } else { Outlines::Drawn };
    let ground = Ground { outlines, ..sight.ground() };
    let dangers = public.dangers();
    html! {
        g id=[id] class="v-dangers" aria-hidden="true" {
            g class="v-bridge" { (ground.border_lines(public.bridges(), Line::Rough)) }
            @for area in public.land() {
                @if let Some(danger) = dangers[area.index()] { (danger_tag(sight, area.first_space(), danger, id)) }
            }
        }
    }
}

/// How many fissures are enough, where it is one or two.
fn danger_tag(sight: Sight<'_>, space: Space, danger: Danger, id: Option<&str>) -> Markup {
    let (count, class) = match danger.distance {
        Distance::One => ("1", "v-near1"),
        Distance::Two => ("2", "v-near2"),
        Distance::More => return html! {},
    };
    let plan = sight.plan();
    let (x, y) = if space.is_volcanic() {
        // Behind the cone, between the other two directions of flow.
        away(plan.crater(space), 0.76, plan.flow(space) + 180.0)
    } else {
        let (x, y) = plan.name(space);
        (x + if space.area().size() == 1 { 20.0 } else { 25.0 }, y)
    };
    html! {
        g transform=(translate(x, y)) { g class="up" {
            @if id.is_some() { use href={ "#" (class) } {} } @else { g class=(class) { (tag(count)) } }
        } }
    }
}

/// How many fissures are enough, on a triangle; its colours are those of its place.
pub(super) fn tag(count: &str) -> Markup {
    html! {
        path d="M0-9.5 9 6.5H-9z" {}
        text text-anchor="middle" y="4.6" font-family=(LETTERS) font-size="9.5" font-weight="800" { (count) }
    }
}

/// The tags of dangers, below the names by which a page refers to them.
pub(super) fn danger_tags() -> Markup {
    html! {
        g id="v-near1" class="v-near1" { (tag("1")) }
        g id="v-near2" class="v-near2" { (tag("2")) }
    }
}

/// Where the last deed was done.
pub(super) fn last(sight: Sight<'_>, recent: &Recent, id: Option<&str>) -> Markup {
    let (public, plan) = (sight.public(), sight.plan());
    let raised = recent.raised.and_then(|(space, side)| public.map().geyser(space, side));
    let places = [
        recent.arrived.map(|space| (plan.at(space), 0.80 * SIDE)),
        recent.made.map(|channel| (plan.channel(channel), 21.0)),
        raised.map(|geyser| (plan.geyser(public.map().site(geyser)), 19.0)),
    ];
    let threatened = sight.view.threatened().into_iter().map(|(spot, _)| match spot {
        Spot::Channel(channel) => plan.channel(channel),
        Spot::Loose(space) => plan.loose(space, 0),
    });
    let threatened: Vec<Point> = threatened.collect();
    html! {
        g id=[id] class="v-lasts" {
            @if !threatened.is_empty() {
                g data-t=[id.map(|_| names::THREAT)] {
                    @for (x, y) in threatened { circle class="v-threat" cx=(num(x)) cy=(num(y)) r="21" aria-hidden="true" {} }
                }
            }
            @if let Some(((x, y), radius)) = places.into_iter().flatten().next() {
                circle class="v-last" data-t=[id.map(|_| names::LAST)] cx=(num(x)) cy=(num(y)) r=(num(radius)) aria-hidden="true" {}
            }
        }
    }
}

/// The shade on a part that is sinking, while settlers are being saved.
pub(super) fn doomed(sight: Sight<'_>, part: Option<Set<Area>>, id: Option<&str>) -> Markup {
    let Some(part) = part.filter(|_| id.is_some()) else {
        return html! { @if id.is_some() { g id=[id] {} } };
    };
    let ground = sight.ground();
    html! {
        g id=[id] data-t=(names::DOOMED) aria-hidden="true" {
            (ground.shape(part, "v-doomed"))
            g fill="url(#v-hatch)" { (ground.shape(part, "v-hatched")) }
        }
    }
}
