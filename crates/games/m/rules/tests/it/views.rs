//! What views tell: everything that a page and a player need, and only what is so.

use engine::laws::Lawful;
use engine::{Audience, Game, Luck, Observer, Rng, Seat, Table, Turn};
use m::{Action, Cards, Event, Illegal, M, Phase, View};

use crate::conformance::any_options;

/// Plays random games and looks at every position in which a seat owes a choice.
fn in_positions(games: u64, mut look: impl FnMut(&M, Seat, &mut Rng)) {
    for seed in 0..games {
        let options = any_options(u8::try_from(2 + seed % 5).expect("at most six"), seed);
        let mut rng = Rng::from_seed(seed);
        let mut world = M::new(&options);
        loop {
            match world.turn() {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let chance = world.draw(&mut rng);
                    world.resolve(&chance, &mut ());
                }
                Turn::Seats(owing) => {
                    let seat = owing.first().expect("somebody owes a choice");
                    look(&world, seat, &mut rng);
                    let action = world.sample(seat, &mut rng).expect("who owes a choice has one");
                    world.apply(seat, action, &mut ());
                }
            }
        }
    }
}

#[test]
fn a_view_knows_what_its_seat_may_do() {
    in_positions(15, |world, mover, rng| {
        for seat in Seat::all(world.seats()) {
            let view = world.view(Observer::Seat(seat));
            let (mut told, mut true_ones) = (Vec::new(), Vec::new());
            view.legal(&mut told);
            world.legal(seat, &mut true_ones);
            assert_eq!(told, true_ones);
            assert_eq!(told.is_empty(), seat != mover);
            for action in world.probes(seat, rng) {
                assert_eq!(view.why_not(action), world.check(seat, action).err());
            }
        }
        for observer in [Observer::Spectator, Observer::Omniscient] {
            let mut told = Vec::new();
            world.view(observer).legal(&mut told);
            assert!(told.is_empty());
            assert_eq!(world.view(observer).why_not(Action::Pass), Some(Illegal::NotSeated));
        }
    });
}

#[test]
fn prospects_come_true() {
    in_positions(15, |world, mover, _| {
        let view = world.view(Observer::Seat(mover));
        let mut legal = Vec::new();
        view.legal(&mut legal);
        let placements: Vec<Action> =
            legal.into_iter().filter(|action| matches!(action, Action::Place { .. })).collect();
        let prospects: Vec<_> = view.prospects().collect();
        let promised =
            prospects.iter().map(|prospect| Action::Place { card: prospect.card, cell: prospect.cell });
        assert!(promised.eq(placements));
        for prospect in prospects {
            assert_eq!(view.prospect(prospect.card, prospect.cell), Some(prospect));
            let mut after = world.clone();
            after.apply(mover, Action::Place { card: prospect.card, cell: prospect.cell }, &mut ());
            let gained = after.public().tokens()[mover] - world.public().tokens()[mover];
            assert_eq!(prospect.payments.count(), gained);
            for payment in prospect.payments.iter() {
                let paid = world.public().tokens()[payment.from] - after.public().tokens()[payment.from];
                assert_eq!(paid, payment.count);
            }
            let begun = matches!(after.public().phase(), Phase::Scoring(_) | Phase::ChooseLine { .. });
            assert_eq!(!prospect.triggers.is_empty(), begun);
            if let Phase::Scoring(scoring) = after.public().phase() {
                assert_eq!(scoring.last, prospect.last);
                let by = prospect.triggers.row.or(prospect.triggers.column);
                assert_eq!(by, Some(scoring.by));
            }
            let neighbours: Vec<_> = view.public().neighbours(prospect.card, prospect.cell).collect();
            assert_eq!(neighbours.len(), usize::from(prospect.adjacent));
            assert!(neighbours.iter().all(|neighbour| neighbour.shared.count() > 0));
        }
    });
}

#[test]
fn what_a_view_knows_is_so() {
    let mut known_in_hands = 0;
    in_positions(60, |world, _, _| {
        let deck = world.public().options().deck().cards();
        for observer in Observer::all(world.seats()) {
            let view = world.view(observer);
            known_in_hands += known_of_others(world, &view);
            let pile: Vec<_> = world.pile_from_top().collect();
            for buried in view.buried() {
                assert_eq!(usize::from(buried.above) + usize::from(buried.below) + 1, pile.len());
                assert_eq!(pile[usize::from(buried.above)], buried.card);
            }
            assert_eq!(deck.without_all(view.public().seen()).len(), hidden(&view));
            check_observer(world, observer, &view);
        }
    });
    assert!(known_in_hands > 0, "nobody has ever seen who drew a card put under the pile");
}

/// How many cards a seat knows in the hands of others.
fn known_of_others(world: &M, view: &View) -> usize {
    let mut known_of_others = 0;
    for seat in Seat::all(world.seats()) {
        let held: Cards = world.hand(seat).iter().collect();
        let known: Cards = view.hand_of(seat).iter().collect();
        assert!(known.without_all(held).is_empty(), "{:?} is wrong about {seat}", view.observer());
        match view.observer() {
            Observer::Seat(own) if own == seat => assert_eq!(view.hand(), world.hand(seat)),
            Observer::Seat(_) => known_of_others += known.len(),
            Observer::Spectator => assert!(known.is_empty()),
            Observer::Omniscient => assert_eq!(known, held),
        }
    }
    known_of_others
}

/// How many cards do not lie open.
fn hidden(view: &View) -> usize {
    let known: usize = Seat::all(view.public().seats()).map(|seat| view.hand_of(seat).len()).sum();
    known + view.buried().len() + view.unseen().len() + view.removed().map_or(0, Cards::len)
}

fn check_observer(world: &M, observer: Observer, view: &View) {
    match observer {
        Observer::Seat(_) => assert_eq!(view.removed(), None),
        Observer::Spectator => {
            assert!(view.hand().is_empty() && view.buried().is_empty() && view.adrift().is_empty());
            assert_eq!(view.removed(), None);
        }
        Observer::Omniscient => {
            assert_eq!(view.buried().len(), world.public().pile().len());
            assert_eq!(view.removed(), Some(world.removed()));
            assert!(view.unseen().is_empty());
        }
    }
}

#[test]
fn secrets_are_told_to_their_seat_only() {
    let (mut secrets, only) = (0, |seat: Seat| Audience::Only([seat].into_iter().collect()));
    for seed in 0..15 {
        let options = any_options(u8::try_from(2 + seed % 5).expect("at most six"), seed);
        let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
        let mut table = Table::<M>::open(options, &luck);
        while let Some(seat) = table.turn().owing().first() {
            let action = table.truth().sample(seat, &mut rng).expect("who owes a choice has one");
            table.play(seat, action, &luck).expect("it is legal");
        }
        for told in table.events_since(0, Observer::Omniscient) {
            if let Event::HandDealt { seat, .. }
            | Event::DrewCard { seat, .. }
            | Event::ExchangedCards { seat, .. } = told.event
            {
                assert_eq!(told.audience, only(seat), "{}", told.event);
                secrets += 1;
            } else {
                assert_eq!(told.audience, Audience::Everyone, "{}", told.event);
            }
        }
    }
    assert!(secrets > 500, "only {secrets} secrets were told");
}

#[test]
fn each_legal_action_is_drawn_equally_often() {
    let mut positions = 0;
    in_positions(10, |world, mover, rng| {
        positions += 1;
        if positions % 20 != 1 {
            return;
        }
        let mut legal = Vec::new();
        world.legal(mover, &mut legal);
        let mut counts = vec![0_u32; legal.len()];
        for _ in 0..200 * legal.len() {
            let drawn = world.sample(mover, rng).expect("who owes a choice has one");
            counts[legal.binary_search(&drawn).expect("it is legal")] += 1;
        }
        // Each is drawn 200 times, give or take six times the root of that.
        assert!(counts.iter().all(|&count| count.abs_diff(200) < 85), "{legal:?} {counts:?}");
    });
}

#[test]
fn takers_come_in_turn_and_blocked_cards_say_why() {
    in_positions(30, |world, mover, _| {
        let public = world.public();
        let takers: Vec<Seat> = public.takers().collect();
        let Some(scoring) = public.scoring() else {
            assert!(takers.is_empty() && public.blocked().next().is_none());
            return;
        };
        let line = public.layout().line(scoring.by.line);
        assert_eq!(takers.first(), Some(&mover));
        assert_eq!(takers.len(), line.len() - 1);
        assert!(takers.windows(2).all(|pair| pair[1] == pair[0].left(public.seats())));
        let blocked: Vec<_> = public.blocked().collect();
        assert_eq!(blocked.len() + scoring.takable.len(), line.len());
        for blocked in blocked {
            let groups = blocked.groups.all();
            assert!(groups.len() > 1 && groups.is_sorted_by_key(|group| std::cmp::Reverse(group.len())));
            assert_eq!(groups.iter().map(|group| group.len()).sum::<usize>(), public.layout().len() - 1);
            let action = Action::Take(blocked.cell);
            let refused = world.view(Observer::Seat(mover)).why_not(action).expect("it may not be taken");
            let outlined: usize = blocked.groups.cut_off().iter().map(|group| group.len()).sum();
            assert_eq!((refused.target(), refused.cells().len()), (Some(blocked.cell), outlined));
        }
    });
}

#[test]
fn a_seat_that_does_not_exist_sees_and_may_do_nothing() {
    let options = any_options(3, 1);
    let mut world = M::new(&options);
    let mut rng = Rng::from_seed(1);
    for _ in 0..2 {
        let chance = world.draw(&mut rng);
        world.resolve(&chance, &mut ());
    }
    let stranger = Seat::new(5).expect("a seat of larger tables");
    let mut legal = Vec::new();
    world.legal(stranger, &mut legal);
    assert!(legal.is_empty() && world.sample(stranger, &mut rng).is_none());
    assert!(world.check(stranger, Action::Pass).is_err());
    let view = world.view(Observer::Seat(stranger));
    assert!(
        view.hand().is_empty() && view.why_not(Action::Pass).is_some() && view.prospects().next().is_none()
    );
}
