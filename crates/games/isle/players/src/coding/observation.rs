//! What a view of Volcanic Isle holds, as numbers.

use engine::{RuleId, Seat, SeatSet, Small};
use isle::{
    AREAS, Area, CHANNELS, Course, CreateWhere, FinalMoai, FlowState, ForeignMoai, NoticeTime, Phase, Pieces,
    PrayedFlow, PrayerStep, Public, SPACES, SeaGeyser, Setup, Side, SinkingCall, Space, Stall, VOLCANOES,
    View,
};
use players::coding::{Coding as _, Label, Writer, places_left};

use super::{CHOICES, IsleCoding};

const fn label(name: &'static str, number: (u8, u8), range: (i16, i16), meaning: &'static str) -> Label {
    Label { name, rule: RuleId::new("ISLE", number.0, number.1), range, meaning }
}

/// Writes a view of which these small choices have been made.
pub(super) fn write(view: &View, chosen: &[u16], writer: &mut impl Writer) {
    let (public, own) = (view.public(), view.seat().unwrap_or_default());
    let what = "how often each small choice was made of this action so far";
    writer.chosen(label("chosen", (3, 2), (0, 4), what), CHOICES, chosen);
    write_phase(public, own, writer);
    write_course(public, own, writer);
    write_board(public, writer);
    write_pieces(public, own, writer);
    write_danger(view, writer);
    write_options(public, writer);
}

/// The seats counted clockwise from the own one.
fn mark_seats(writer: &mut impl Writer, label: Label, (own, seats): (Seat, u8), which: SeatSet) {
    writer.field(label, &[seats.into()]);
    which.iter().for_each(|seat| writer.mark(places_left(own, seat, seats)));
}

fn mark_all<T: Small>(writer: &mut impl Writer, label: Label, count: usize, which: engine::Set<T>) {
    writer.field(label, &[count]);
    which.iter().for_each(|one| writer.mark(one.index()));
}

fn write_phase(public: &Public, own: Seat, writer: &mut impl Writer) {
    let who = (own, public.seats());
    let what = "what is decided: a turn, a call before the die, a call of what was overlooked, a rescue, what is saved in channels, what is saved beside them";
    writer.field(label("phase", (3, 2), (0, 1), what), &[6]);
    match public.phase() {
        Phase::Turn => writer.mark(0),
        Phase::Notice(notice) => writer.mark(match notice.time {
            NoticeTime::BeforeDie => 1,
            NoticeTime::Overlooked => 2,
        }),
        Phase::Rescue(_) => writer.mark(3),
        Phase::Prayer(eruption) => writer.mark(match eruption.step {
            PrayerStep::Targets => 4,
            PrayerStep::Loose => 5,
        }),
        Phase::Continent
        | Phase::Boats
        | Phase::First
        | Phase::Tie(_)
        | Phase::Die
        | Phase::Tokens(_)
        | Phase::Crack
        | Phase::Over(_) => {}
    }
    mark_seats(
        writer,
        label("to_choose", (3, 2), (0, 1), "the seats that owe a choice"),
        who,
        public.owing(),
    );
    let decided = label("decided", (9, 4), (0, 1), "the seats that have decided already at the same time");
    mark_seats(writer, decided, who, public.decided());
}

fn write_course(public: &Public, own: Seat, writer: &mut impl Writer) {
    let course: &Course = public.course();
    let who = (own, public.seats());
    let active = label("active", (3, 1), (0, 1), "whose turn it is");
    mark_seats(writer, active, who, SeatSet::only(course.active));
    let first = label("first", (2, 9), (0, 1), "who begins every round");
    mark_seats(writer, first, who, SeatSet::only(course.first));
    writer.one(label("round", (3, 1), (0, i16::MAX), "the round, from 1"), course.round);
    writer
        .one(label("action_points", (3, 1), (0, 4), "action points left in this turn"), course.action_points);
    let quiet = "how many complete rounds in a row have passed without a raise";
    writer.one(label("quiet_rounds", (13, 4), (0, i16::MAX), quiet), course.quiet_rounds);
    let what = "whether the last round is being played, a prayer token was bought in this turn, a moai was raised in this round, an action point was spent in it";
    let flags =
        [course.is_ending(), course.has_prayed(), course.raised_this_round(), course.spent_this_round()];
    writer.flags(label("course", (13, 2), (0, 1), what), &flags);
    let what = "how many more settlers the active seat may create in each area in this turn";
    writer.field(label("creations", (6, 2), (0, 6), what), &[AREAS]);
    for area in Area::all() {
        writer.set(area.index(), public.creations_left(area));
    }
    let left = "prayer tokens in the supply";
    writer.one(label("prayers_left", (9, 2), (0, 12), left), public.prayers_left());
}

fn write_board(public: &Public, writer: &mut impl Writer) {
    let what = "where each space lies: steps to the east and to the south-east of the middle of the table";
    writer.field(label("cells", (1, 3), (-128, 127), what), &[SPACES, 2]);
    for space in Space::all() {
        let cell = public.map().cell(space);
        writer.set(2 * space.index(), cell.q);
        writer.set(2 * space.index() + 1, cell.r);
    }
    mark_all(writer, label("land", (11, 1), (0, 1), "the areas still on the table"), AREAS, public.land());
    let what = "the channels that hold lava: near channels and pits by space, then the far ones";
    mark_all(writer, label("lava", (2, 3), (0, 1), what), CHANNELS, public.lava());
    let what = "the pairs of areas between which a fissure lies";
    writer.field(label("fissures", (8, 5), (0, 1), what), &[AREAS, AREAS]);
    for border in public.fissures() {
        let line = public.map().line(border);
        writer.mark(line.low.index() * AREAS + line.high.index());
        writer.mark(line.high.index() * AREAS + line.low.index());
    }
}

/// Pieces by seat, the own ones first.
fn write_pieces(public: &Public, own: Seat, writer: &mut impl Writer) {
    let count = usize::from(public.seats());
    let rows = || own.round(public.seats()).map(|seat| public.pieces(seat)).enumerate();
    let what = "how many settlers each seat has in each space";
    writer.field(label("settlers", (4, 1), (0, 5), what), &[count, SPACES]);
    for (row, pieces) in rows() {
        for space in pieces.settlers().spaces() {
            writer.set(row * SPACES + space.index(), pieces.settlers().count(space));
        }
    }
    writer.field(label("afloat", (4, 3), (0, 1), "whether a settler is still on the boat"), &[count]);
    for (row, _) in rows().filter(|(_, pieces)| pieces.is_afloat()) {
        writer.mark(row);
    }
    let what = "where the boats lie: steps to the east and to the south-east of the middle of the table";
    writer.field(label("boats", (2, 8), (-128, 127), what), &[count, 2]);
    for (row, cell) in rows().filter_map(|(row, pieces)| Some((row, pieces.boat()?))) {
        writer.set(2 * row, cell.q);
        writer.set(2 * row + 1, cell.r);
    }
    writer.field(label("villages", (5, 1), (0, 1), "the villages, by channel"), &[count, CHANNELS]);
    for (row, pieces) in rows() {
        pieces.villages().iter().for_each(|channel| writer.mark(row * CHANNELS + channel.index()));
    }
    writer.field(label("lying", (7, 1), (0, 1), "the moai that lie in channels"), &[count, CHANNELS]);
    for (row, pieces) in rows() {
        pieces.lying().iter().for_each(|channel| writer.mark(row * CHANNELS + channel.index()));
    }
    writer.field(label("loose", (4, 6), (0, 14), "how many moai lie loose in each space"), &[count, SPACES]);
    for (row, pieces) in rows() {
        for space in pieces.loose().spaces() {
            writer.set(row * SPACES + space.index(), pieces.loose().count(space));
        }
    }
    let sides = Side::ALL.len();
    let what = "the standing moai, by space and side (E, NE, NW, W, SW, SE)";
    writer.field(label("standing", (8, 1), (0, 1), what), &[count, SPACES, sides]);
    for (row, pieces) in rows() {
        for geyser in pieces.standing() {
            let site = public.map().site(geyser);
            writer.mark((row * SPACES + site.space.index()) * sides + site.side as usize);
        }
    }
    write_holdings(count, rows, writer);
}

fn write_holdings<'a, I: Iterator<Item = (usize, &'a Pieces)>>(
    count: usize,
    rows: impl Fn() -> I,
    writer: &mut impl Writer,
) {
    writer.field(label("prayers", (9, 2), (0, 4), "prayer tokens of each seat"), &[count]);
    rows().for_each(|(row, pieces)| writer.set(row, pieces.prayers()));
    let what = "points so far: for villages, moai in areas without own village, other moai, calls";
    writer.field(label("points", (12, 5), (0, i16::MAX), what), &[count, 4]);
    for (row, points) in rows().map(|(row, pieces)| (row, pieces.points())) {
        let parts = [points.villages, points.lone_moai, points.moai, points.calls];
        parts.iter().enumerate().for_each(|(place, points)| writer.set(4 * row + place, *points));
    }
}

/// What is being decided about an eruption or a sinking.
fn write_danger(view: &View, writer: &mut impl Writer) {
    let (public, own) = (view.public(), view.seat().unwrap_or_default());
    let seats = public.seats();
    let eruption = if let Phase::Prayer(eruption) = public.phase() { Some(eruption) } else { None };
    let volcanoes = eruption.map(|eruption| eruption.volcanoes).unwrap_or_default();
    mark_all(writer, label("erupting", (10, 1), (0, 1), "the volcanoes that erupt"), VOLCANOES, volcanoes);
    let what = "the channels that lava reaches: undecided, filled, stopped by prayer";
    writer.field(label("flows", (10, 7), (0, 1), what), &[3, CHANNELS]);
    for flow in eruption.into_iter().flat_map(isle::Eruption::flows) {
        let plane = match flow.state {
            FlowState::Open => 0,
            FlowState::Pours => 1,
            FlowState::Stopped => 2,
        };
        writer.mark(plane * CHANNELS + flow.target.index());
    }
    let rescue = if let Phase::Rescue(rescue) = public.phase() { Some(rescue) } else { None };
    let part = rescue.map(|rescue| rescue.part).unwrap_or_default();
    mark_all(writer, label("sinking", (11, 7), (0, 1), "the areas that sink"), AREAS, part);
    let what = "the seat that saves all its settlers; the others save one each";
    let rescuer = rescue.map_or(SeatSet::EMPTY, |rescue| SeatSet::only(rescue.rescuer));
    mark_seats(writer, label("rescuer", (11, 7), (0, 1), what), (own, seats), rescuer);
    let what = "the small choices of what the seat has decided already, while others have not";
    let mut encoded = Vec::new();
    if let Some(action) = view.seat().and_then(|seat| view.sealed(seat)) {
        IsleCoding::encode(view, action, &mut encoded);
    }
    writer.chosen(label("sealed", (9, 4), (0, 4), what), CHOICES, &encoded);
}

fn write_options(public: &Public, writer: &mut impl Writer) {
    let variants = public.variants();
    let what = "how many of the six faces of the die show a volcano";
    writer.one(label("volcano_faces", (8, 8), (0, 4), what), variants.volcano_faces);
    let what = "options that differ from the usual: setup, stall, sea_geyser, prayed_flow, create_where, final_moai, foreign_moai, sinking_call";
    let differing = [
        variants.setup == Setup::Advanced,
        variants.stall == Stall::RestlessEarth,
        variants.sea_geyser == SeaGeyser::Forbidden,
        variants.prayed_flow == PrayedFlow::FlowsOn,
        variants.create_where == CreateWhere::VillageSpace,
        variants.final_moai == FinalMoai::Standing,
        variants.foreign_moai == ForeignMoai::Carry,
        variants.sinking_call == SinkingCall::ByPlayers,
    ];
    writer.flags(label("options", (15, 9), (0, 1), what), &differing);
}
