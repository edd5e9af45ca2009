//! What is kept beside land and fissures against what it is kept for, position by position of random games.

use engine::{Game as _, Options as _, Rng, Set, Turn};

use crate::sink::Tie;
use crate::space::{Area, Space, areas_of, spaces_of};
use crate::ways::Ways;
use crate::{Isle, IsleOptions, Parts, Public};

/// Shows every position of random games, on fresh continents too, and where parts stay that nobody has called.
fn positions(games: u64, mut show: impl FnMut(&Public)) {
    for seed in 0..games {
        let mut rng = Rng::from_seed(seed);
        let setup = if seed % 6 == 5 { "advanced" } else { "standard" };
        let call = if seed % 2 == 0 { "automatic" } else { "by_players" };
        let chosen = [("setup".into(), setup.into()), ("sinking_call".into(), call.into())];
        let seats = 2 + u8::try_from(seed % 3).unwrap();
        let mut game = Isle::new(&IsleOptions::build(seats, &chosen).unwrap());
        loop {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = game.draw(&mut rng);
                    game.resolve(&chance, &mut ());
                }
                Turn::Seats(owing) => {
                    let seat = owing.first().unwrap();
                    let action = game.sample(seat, &mut rng).unwrap();
                    game.apply(seat, action, &mut ());
                }
            }
            show(game.public());
        }
    }
}

#[test]
fn ways_are_those_of_the_land_and_its_fissures() {
    let mut shown = 0;
    positions(24, |public| {
        assert_eq!(public.ways, Ways::of(public.map(), public.land(), public.fissures()));
        assert_eq!(public.open_border_count(), public.open_borders().len());
        for area in Area::all() {
            let over = |border| public.map().line(border).across(area);
            let beside = public.open_borders_of(area).iter().map(over).collect();
            let here = if public.land().contains(area) { beside } else { Set::EMPTY };
            assert_eq!(public.beside(area), here);
        }
        shown += 1;
    });
    assert!(shown > 2_000, "{shown}");
}

#[test]
fn steps_lead_where_no_fissure_is() {
    positions(6, |public| {
        for space in public.spaces() {
            let is_open =
                |to: &Space| public.spaces().contains(*to) && public.fissure_between(space, *to).is_none();
            let open = public.map().steps(space).iter().filter(is_open).collect();
            assert_eq!(public.reach(space), open, "{space:?}");
        }
    });
}

#[test]
fn cuts_are_what_one_more_fissure_would_make_sink() {
    let sorted = |mut parts: Parts| {
        parts.sort_unstable();
        parts
    };
    let (mut cuts, mut split) = (0, 0);
    positions(24, |public| {
        let by_trying = public.open_borders().iter().filter_map(|border| {
            let ways = Ways::of(public.map(), public.land(), public.fissures().with(border));
            let parts = ways.parts(public.land());
            (parts.len() > public.parts().len()).then(|| sorted(Tie::among(&parts).into_parts()))
        });
        let mut tried: Vec<Parts> = by_trying.collect();
        let mut found: Vec<Parts> = public.cuts().map(sorted).collect();
        tried.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, tried);
        cuts += found.len();
        split += usize::from(public.is_split());
    });
    assert!(cuts > 1_000 && split > 100, "{cuts} {split}");
}

#[test]
fn areas_have_their_spaces_and_spaces_their_areas() {
    let mut rng = Rng::from_seed(3);
    for _ in 0..2_000 {
        let areas: Set<Area> = Area::all().filter(|_| rng.chance(1, 3)).collect();
        let spaces: Set<Space> = areas.iter().flat_map(Area::spaces).collect();
        assert_eq!(spaces_of(areas), spaces);
        let some: Set<Space> = Space::all().filter(|_| rng.chance(1, 4)).collect();
        assert_eq!(areas_of(some), some.iter().map(Space::area).collect());
    }
}
