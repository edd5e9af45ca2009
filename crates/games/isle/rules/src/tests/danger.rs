//! Bridges and dangers against their definition, position by position of random games.

use engine::{Game as _, Luck, Observer, Options as _, Rng, Set, Small, Table};

use crate::map::Border;
use crate::public::Public;
use crate::sink::Tie;
use crate::space::{AREAS, Area};
use crate::{Danger, Distance, Isle, IsleOptions, Parts};

/// All that hangs together with an area if these were the fissures, border by border.
fn part(public: &Public, area: Area, fissures: Set<Border>) -> Set<Area> {
    let (mut part, mut edge) = (Set::only(area), vec![area]);
    while let Some(from) = edge.pop() {
        for border in public.map().borders_of(from).difference(fissures) {
            let beyond = public.map().line(border).across(from);
            if public.land().contains(beyond) && part.insert(beyond) {
                edge.push(beyond);
            }
        }
    }
    part
}

/// The parts if these were the fissures.
fn parts(public: &Public, fissures: Set<Border>) -> Parts {
    let (mut parts, mut left) = (Parts::new(), public.land());
    while let Some(area) = left.first() {
        parts.push(part(public, area, fissures));
        left = left.difference(parts[parts.len() - 1]);
    }
    parts
}

/// Whether one more fissure on this border parts the areas beside it, with these fissures there already.
fn cuts(public: &Public, fissures: Set<Border>, border: Border) -> bool {
    let line = public.map().line(border);
    !part(public, line.low, fissures.with(border)).contains(line.high)
}

/// The areas that would sink, or might, if these were the fissures.
fn sinking(public: &Public, fissures: Set<Border>) -> Set<Area> {
    let tie = Tie::among(&parts(public, fissures));
    tie.parts().iter().fold(Set::EMPTY, |all, part| all.union(*part))
}

/// How near every area is to sinking, by trying everything.
fn dangers(public: &Public) -> [Option<Danger>; AREAS] {
    let (open, fissures) = (public.open_borders(), public.fissures());
    let (mut one, mut two) = (Set::EMPTY, Set::EMPTY);
    for first in open {
        if cuts(public, fissures, first) {
            one = one.union(sinking(public, fissures.with(first)));
            continue;
        }
        for second in open.without(first) {
            if cuts(public, fissures.with(first), second) {
                two = two.union(sinking(public, fissures.with(first).with(second)));
            }
        }
    }
    let distance = |area| match (one.contains(area), two.contains(area)) {
        (true, _) => Distance::One,
        (false, true) => Distance::Two,
        (false, false) => Distance::More,
    };
    let danger = |area: Area| Danger {
        open_borders: u8::try_from(public.open_borders_of(area).len()).unwrap(),
        distance: distance(area),
    };
    std::array::from_fn(|index| {
        let area = Area::from_index(index);
        public.land().contains(area).then(|| danger(area))
    })
}

#[test]
fn dangers_are_what_all_pairs_of_fissures_say() {
    let (mut near, mut sunk) = (0, 0);
    for seed in 0..4 {
        let seats = 2 + u8::try_from(seed % 3).unwrap();
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        let options = IsleOptions::build(seats, &[]).unwrap();
        let mut table = Table::<Isle>::open(options, &luck);
        let mut step = 0;
        while let Some(seat) = table.turn().owing().first() {
            let action = table.truth().sample(seat, &mut rng).unwrap();
            table.play(seat, action, &luck).unwrap();
            step += 1;
            if step % 7 > 0 {
                continue;
            }
            let view = table.view(Observer::Spectator);
            let public = view.public();
            let bridges =
                public.open_borders().iter().filter(|&border| cuts(public, public.fissures(), border));
            assert_eq!(public.bridges(), bridges.collect(), "seed {seed}, step {step}");
            let found = public.dangers();
            assert_eq!(found, dangers(public), "seed {seed}, step {step}");
            near += found.iter().flatten().filter(|danger| danger.distance != Distance::More).count();
            sunk += found.iter().filter(|danger| danger.is_none()).count();
        }
    }
    assert!(near > 100 && sunk > 100, "{near} {sunk}");
}
