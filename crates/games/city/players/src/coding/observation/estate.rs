//! What lies in front of each side, as numbers: the own one first, then clockwise; in solo play the neutral one second.

use city::{
    BuildingType, Colour, Edge, EdgeSet, Estate, Line, Pack, Side, Space, Token, VENTURES, Venture, View,
};
use players::coding::{Label, Writer};

use super::{label, place_of};

/// Numbers of one Project.
const PROJECT: usize = 18;

const COLOURS: usize = Colour::ALL.len();
const SIDES: usize = Side::ALL.len();
const TYPES: usize = BuildingType::ALL.len();

pub(super) fn write(view: &View, writer: &mut impl Writer) {
    let public = view.public();
    let own = view.seat().unwrap_or_default();
    let estates: Vec<&Estate> = match public.neutral() {
        Some(neutral) => vec![view.estate(own), neutral],
        None => own.round(public.seats()).map(|seat| view.estate(seat)).collect(),
    };
    let pack = public.pack();
    write_city(&estates, pack, writer);
    write_edges(&estates, pack, writer);
    write_projects(&estates, pack, writer);
    write_counts(&estates, writer);
    let what = "Strength of each side in each line, as everybody sees it";
    writer.field(label("strength", (7, 3), (0, 255), what), &[estates.len(), Line::COUNT]);
    for line in Line::all() {
        let totals = public.totals(line);
        for (row, total) in totals.iter().take(estates.len()).enumerate() {
            let sides = estates.len();
            let place = if public.is_solo() { row } else { (row + sides - own.index() % sides) % sides };
            writer.set(place * Line::COUNT + line.index(), *total);
        }
    }
    let what = "what each seat played in the turns of this round, and what replaced a Building at its end: from 1 a Building of the pack, from 121 a Project by number";
    let seats = usize::from(public.seats());
    writer.field(label("played", (3, 6), (0, 219), what), &[seats, 4]);
    for (row, seat) in own.round(public.seats()).enumerate() {
        for (place, card) in (1..=4).map(|turn| public.played(seat, turn)).enumerate() {
            writer.set(4 * row + place, card.map_or(0, |card| place_of(card, pack) + 1));
        }
    }
}

/// Marks some of the places of each row.
fn mark_rows<I: IntoIterator<Item = usize>>(
    writer: &mut impl Writer,
    label: Label,
    (estates, width): (&[&Estate], usize),
    places: impl Fn(&Estate) -> I,
) {
    writer.field(label, &[estates.len(), width]);
    for (row, estate) in estates.iter().enumerate() {
        places(estate).into_iter().for_each(|place| writer.mark(row * width + place));
    }
}

fn write_city(estates: &[&Estate], pack: &Pack, writer: &mut impl Writer) {
    let what = "the type of the Building on each space, destroyed or not";
    writer.field(label("types", (2, 2), (0, 1), what), &[estates.len(), Space::COUNT, TYPES]);
    let built = |estate: &Estate| {
        let estate = *estate;
        Space::all().filter_map(move |space| Some((space.index(), estate.building(space)?)))
    };
    for (row, estate) in estates.iter().enumerate() {
        for (space, id) in built(estate) {
            writer.mark((row * Space::COUNT + space) * TYPES + pack.building(id).kind.index());
        }
    }
    let what = "the fragments of the Building on each space: north, east, south, west; strength, faith, food";
    let shape = [estates.len(), Space::COUNT, SIDES, COLOURS];
    writer.field(label("fragments", (2, 3), (0, 1), what), &shape);
    for (row, estate) in estates.iter().enumerate() {
        for (space, id) in built(estate) {
            for side in Side::ALL {
                let colour = pack.building(id).fragments.at(side);
                writer.mark(((row * Space::COUNT + space) * SIDES + side.index()) * COLOURS + colour.index());
            }
        }
    }
    let what = "which Building lies on each space: from 1 its place in the pack, 0 for none";
    writer.field(label("buildings", (4, 1), (0, 120), what), &[estates.len(), Space::COUNT]);
    for (row, estate) in estates.iter().enumerate() {
        built(estate).for_each(|(space, id)| writer.set(row * Space::COUNT + space, id.index() + 1));
    }
    let spaces = (estates, Space::COUNT);
    let ruined = label("ruined", (8, 2), (0, 1), "the spaces under two Damage tokens");
    mark_rows(writer, ruined, spaces, |estate| estate.ruined().iter().map(Space::index));
    let warded = label("warded", (12, 6), (0, 1), "the spaces that are safe from destruction");
    mark_rows(writer, warded, spaces, |estate| estate.warded().iter().map(Space::index));
    let pending = label("pending", (7, 5), (0, 1), "the lines with a Damage token against the rim");
    mark_rows(writer, pending, (estates, Line::COUNT), |estate| estate.pending().iter().map(Line::index));
}

fn write_edges(estates: &[&Estate], pack: &Pack, writer: &mut impl Writer) {
    let what =
        "the fragments of the rim: north, east, south, west; first, second, third; strength, faith, food";
    writer.field(label("rim", (2, 1), (0, 1), what), &[estates.len(), SIDES, 3, COLOURS]);
    for (row, estate) in estates.iter().enumerate() {
        let board = pack.board(estate.board());
        for (side, at) in Side::ALL.into_iter().flat_map(|side| (0..3).map(move |at| (side, at))) {
            let colour = board.fragment(side, at);
            writer.mark(((row * SIDES + side.index()) * 3 + at) * COLOURS + colour.index());
        }
    }
    let what = "the complete Sources: strength, faith, food; edges row by row, then column by column";
    writer.field(label("sources", (5, 1), (0, 1), what), &[estates.len(), COLOURS, Edge::COUNT]);
    for (row, estate) in estates.iter().enumerate() {
        for colour in Colour::ALL {
            let edges: EdgeSet = estate.sources(colour);
            let from = (row * COLOURS + colour.index()) * Edge::COUNT;
            edges.iter().for_each(|edge| writer.mark(from + edge.index()));
        }
    }
    let covered = label("covered", (12, 9), (0, 1), "the edges made a Source by a token");
    mark_rows(writer, covered, (estates, Edge::COUNT), |estate| estate.covered().iter().map(Edge::index));
}

fn write_projects(estates: &[&Estate], pack: &Pack, writer: &mut impl Writer) {
    let what = "each Project: its number; open cost spaces by kind; tokens on extra spaces by colour; as how many-th it was completed; used; Damage tokens on it; the six lines chosen for its Strength; AP entered by hand";
    let shape = [estates.len(), VENTURES, PROJECT];
    writer.field(label("projects", (6, 18), (-20, 99), what), &shape);
    for (row, estate) in estates.iter().enumerate() {
        for (slot, venture) in estate.ventures().iter().enumerate() {
            let from = (row * VENTURES + slot) * PROJECT;
            write_project(venture, pack, from, writer);
        }
    }
}

fn write_project(venture: &Venture, pack: &Pack, from: usize, writer: &mut impl Writer) {
    let project = pack.project(venture.id());
    writer.set(from, project.number);
    for token in Token::ALL {
        writer.set(from + 1 + token.index(), venture.open(project, token));
    }
    for colour in Colour::ALL {
        let tokens = venture.extra_tokens().filter(|other| *other == colour);
        writer.set(from + 5 + colour.index(), tokens.count());
    }
    writer.set(from + 8, venture.completed().unwrap_or(0));
    writer.set(from + 9, u8::from(venture.is_used()));
    writer.set(from + 10, venture.damage());
    venture.lines().iter().for_each(|line| writer.mark(from + 11 + line.index()));
    writer.set(from + 17, venture.manual_ap());
}

fn write_counts(estates: &[&Estate], writer: &mut impl Writer) {
    let what = "complete Projects, Victory tokens, Damage tokens ever taken, Source tokens lost";
    writer.field(label("counts", (9, 1), (0, 255), what), &[estates.len(), 4]);
    for (row, estate) in estates.iter().enumerate() {
        let counts = [estate.completed(), estate.victories(), estate.damage_taken(), estate.tokens_lost()];
        counts.iter().enumerate().for_each(|(place, count)| writer.set(4 * row + place, *count));
    }
}
