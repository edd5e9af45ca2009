//! What an estate keeps is what can be counted from the rest of it, after every step of random games.

use engine::{Game, Options, Rng, Turn};

use crate::edge::{Edge, EdgeSet};
use crate::estate::Estate;
use crate::openings::Openings;
use crate::options::{CityOptions, ExtraOpens};
use crate::pack::{BuildingType, Colour, Effect, Keyword, Pack, Side, Token};
use crate::space::{Space, SpaceSet};
use crate::state::City;

/// Equal Projects, wild tokens, covered edges, extra spaces: more of them than the standard cards have.
const TWINS: &str = r#"
schema = "mu-city-pack/1"
[pack]
id = "twins"
version = "1.0.0"
kind = "overlay"
extends = "city-default"
counts = "free"
[[project]]
number = 5
basic = false
expert = false
copies = 12
cost = { strength = 0, faith = 0, food = 1, any = 1 }
extra = { spaces = 2, rule = "single" }
ap = 1
keyword = "endgame"
name = { en = "N" }
text = { en = "T" }
effect = [{ op = "score_extra", ap_each = 1 }]
[[project]]
number = 6
basic = false
expert = false
copies = 12
cost = { strength = 0, faith = 0, food = 0, any = 1 }
ap = 1
keyword = "complete"
name = { en = "N" }
text = { en = "T" }
effect = [{ op = "wild_tokens" }, { op = "cover", max = 2 }]
[[project]]
number = 7
basic = false
expert = false
copies = 12
cost = { strength = 0, faith = 0, food = 0, any = 1 }
ap = 1
keyword = "anytime"
name = { en = "N" }
text = { en = "T" }
effect = [{ op = "rebuild" }]
"#;

#[test]
fn what_is_kept_is_what_would_be_counted() {
    let twins = Pack::read(TWINS).unwrap_or_else(|faults| panic!("{faults:#?}")).line();
    for seed in 0..60 {
        let players = 1 + (seed % 5) as u8;
        let mut chosen = Vec::new();
        if seed % 2 == 1 {
            chosen.push(("pack".to_owned(), twins.clone()));
        }
        if seed % 4 > 1 {
            chosen.push(("extra_before_cost".to_owned(), "on".to_owned()));
        }
        check_game(&CityOptions::build(players, &chosen).unwrap(), seed);
    }
}

/// Plays a random game and checks every estate after every step.
fn check_game(options: &CityOptions, seed: u64) {
    let mut rng = Rng::from_seed(seed);
    let mut city = City::new(options);
    loop {
        match city.turn() {
            Turn::Chance => city.resolve(&city.clone().draw(&mut rng), &mut ()),
            Turn::Seats(owing) => {
                let seat = owing.first().unwrap();
                let action = city.sample(seat, &mut rng).unwrap();
                city.apply(seat, action, &mut ());
            }
            Turn::Over(_) => return,
        }
        for side in 0..usize::from(city.public.sides) {
            check(&city.public.pack, &city.public.estates[side]);
        }
        for seat in city.seats() {
            let desk = &city.desks[seat.index()];
            check(&city.public.pack, &desk.estate);
            let openings = Openings::of(desk, &city.public);
            let opens = city.public.variants.extra_opens();
            assert_eq!(openings.iter().count(), openings.count() as usize);
            assert_eq!(openings.count() > 0 && openings.has_cost(), has_cost(desk, &city.public.pack));
            let extras = openings.iter().filter(|action| matches!(action, crate::Action::Extra { .. }));
            assert_eq!(extras.count(), extras_of(desk, &city.public.pack, opens));
        }
    }
}

fn check(pack: &Pack, estate: &Estate) {
    let spaces =
        |fits: &dyn Fn(Space) -> bool| Space::all().filter(|&space| fits(space)).collect::<SpaceSet>();
    assert_eq!(estate.occupied(), spaces(&|space| estate.building(space).is_some()));
    for kind in BuildingType::ALL {
        let of_kind = spaces(&|space| estate.kind(pack, space) == Some(kind));
        assert_eq!(estate.of_kind(kind), of_kind);
    }
    let differ = |edge: &Edge| match estate.fragments(pack, *edge) {
        [Some(one), Some(other)] => one != other && !estate.all_sources().contains(*edge),
        [None, _] | [_, None] => false,
    };
    assert_eq!(estate.mismatched(), Edge::all().filter(differ).collect());
    for (space, id) in estate.empty().iter().flat_map(|space| pack.building_ids().map(move |id| (space, id)))
    {
        let mut wanted = [EdgeSet::EMPTY; 3];
        for side in Side::ALL {
            let (own, edge) = (pack.building(id).fragments.at(side), Edge::of(space, side));
            if estate.fragments(pack, edge).contains(&Some(own)) {
                wanted[own.index()] = wanted[own.index()].with(edge);
            }
        }
        assert_eq!(estate.would_form(pack, id, space), wanted);
    }
    let lasting = || {
        let complete = estate.projects(pack).filter(|(venture, _)| venture.is_complete());
        let lasting = complete.filter(|(_, project)| project.keyword == Keyword::Complete);
        lasting.flat_map(|(_, project)| &project.effects)
    };
    assert_eq!(estate.is_wild(), lasting().any(|effect| *effect == Effect::WildTokens));
    let covers: u8 = lasting().map(|effect| if let Effect::Cover { max } = effect { *max } else { 0 }).sum();
    assert_eq!(estate.covers_left(), covers - estate.covers);
    let ready: Vec<usize> = (0..estate.ventures().len())
        .filter(|&slot| {
            let venture = &estate.ventures()[slot];
            venture.is_complete() && !venture.used && pack.project(venture.id).anytime().is_some()
        })
        .collect();
    assert_eq!(estate.ready(pack).map(|(slot, _)| slot).collect::<Vec<_>>(), ready);
    for (slot, (venture, project)) in estate.projects(pack).enumerate() {
        for token in Token::ALL {
            assert_eq!(venture.has_cost(token), venture.open(project, token) > 0);
        }
        for colour in Colour::ALL {
            let takes = venture.places >> (4 + colour.index()) & 1 != 0;
            assert_eq!(takes, venture.extra_takes(project, colour));
        }
        let equal = estate.ventures()[..slot].iter().any(|earlier| earlier.id == venture.id);
        assert_eq!(estate.copies() >> slot & 1 != 0, equal);
    }
}

/// Whether a token of the pool has a cost space, asked Project by Project.
fn has_cost(desk: &crate::Desk, pack: &Pack) -> bool {
    let pool = desk.pool();
    desk.estate().projects(pack).any(|(venture, project)| {
        let colours = Colour::ALL.into_iter().filter(|&colour| pool.of(colour) > 0 || pool.any() > 0);
        colours.into_iter().any(|colour| {
            let wild = desk.estate().is_wild() && pool.of(colour) > 0;
            Token::ALL.into_iter().any(|space| {
                let fits = wild || space == Token::Any || space == Token::Of(colour);
                fits && venture.open(project, space) > 0
            })
        })
    })
}

/// How many ways there are to lay a token of the pool on extra spaces; equal Projects are one.
fn extras_of(desk: &crate::Desk, pack: &Pack, opens: ExtraOpens) -> usize {
    let pool = desk.pool();
    let mut ways = Vec::new();
    for (venture, project) in desk.estate().projects(pack) {
        for colour in Colour::ALL.into_iter().filter(|&colour| pool.of(colour) > 0 || pool.any() > 0) {
            if Estate::extra_is_open(venture, opens) && venture.extra_takes(project, colour) {
                ways.push((venture.id, colour));
            }
        }
    }
    ways.sort_unstable();
    ways.dedup();
    ways.len()
}
