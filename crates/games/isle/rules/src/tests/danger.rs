//! Bridges and dangers against their definition, position by position of random games.

use engine::{Game as _, Luck, Observer, Options as _, Rng, Set, Small, Table};

use crate::map::Border;
use crate::public::Public;
use crate::sink::Tie;
use crate::space::{AREAS, Area};
use crate::{Danger, Distance, Isle, IsleOptions};

/// Whether one more fissure on this border parts the areas beside it, with these fissures there already.
fn cuts(public: &Public, fissures: Set<Border>, border: Border) -> bool {
    let line = public.map().line(border);
    !public.part_without(line.low, fissures.with(border), None).contains(line.high)
}

/// The areas that would sink, or might, if these were the fissures.
fn sinking(public: &Public, fissures: Set<Border>) -> Set<Area> {
    let tie = Tie::among(&public.parts_without(fissures));
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
