//! What holds in every round, checked on many random ones.

use std::cell::Cell;

use engine::{Game, Options, Rng, Seat};
use tricks::{
    Action, AuctionResult, CardSet, Course, MatchOptions, Phase, Public, RoundResult, TeamResult, Tricks,
};

/// Random rounds of each number of players.
const ROUNDS: u32 = 600;

/// Plays random rounds and looks at each position and at each finished round.
fn rounds(mut position: impl FnMut(&Tricks, Seat), mut round: impl FnMut(&Tricks, &RoundResult)) {
    for seats in 3..=6 {
        let options = MatchOptions::build(seats, &[("goal".into(), "10000".into())]).expect("a goal");
        let mut rng = Rng::from_seed(seats.into());
        let mut game = Tricks::new(&options);
        for _ in 0..ROUNDS {
            game.resolve(&game.draw(&mut rng), &mut ());
            while let Some(seat) = game.public().turn() {
                position(&game, seat);
                let action = game.sample(seat, &mut rng).expect("a choice is owed");
                game.apply(seat, action, &mut ());
            }
            round(&game, game.public().last_round().expect("a round is complete"));
            if matches!(game.public().phase(), Phase::Over(_)) {
                game = Tricks::new(&options);
            }
        }
    }
}

fn seats(public: &Public) -> impl Iterator<Item = Seat> + Clone {
    Seat::all(public.seats())
}

#[test]
fn the_cap_is_that_of_both_cases() {
    let position = |game: &Tricks, seat: Seat| {
        let public = game.public();
        if public.phase() != Phase::Auction {
            return;
        }
        let own = public.bid(seat);
        let others = seats(public).filter(|&other| other != seat).map(|other| public.bid(other));
        let highest = others.max().expect("there are others");
        // The leader may add one card; everybody else may come to one more than the highest other.
        let by_bids = if own > highest { 1 } else { highest + 1 - own };
        assert_eq!(public.cap(seat), by_bids.min(public.hand_size(seat)));
    };
    rounds(position, |_, _| {});
}

#[test]
fn auctions_end_with_a_pass_of_everybody() {
    rounds(
        |_, _| {},
        |game, _| {
            let public = game.public();
            let turns: Vec<_> = public.auction().history().collect();
            assert!(turns.len() <= usize::from(public.seats()) * (public.options().pack().len() + 1));
            let last = &turns[turns.len() - usize::from(public.seats())..];
            assert!(last.iter().all(|turn| turn.cards.is_empty()));
            assert!(seats(public).all(|seat| last.iter().any(|turn| turn.seat == seat)));
            for turns in turns.windows(2) {
                assert_eq!(turns[0].seat.left(public.seats()), turns[1].seat);
            }
        },
    );
}

#[test]
fn a_round_is_empty_an_eklat_or_has_one_chief() {
    rounds(
        |_, _| {},
        |game, result| {
            let public = game.public();
            let highest = public.auction().highest();
            let holders = seats(public).filter(|&seat| public.bid(seat) == highest).count();
            let total: i16 = seats(public).map(|seat| result.score(seat)).sum();
            match result.course {
                Course::Empty => assert_eq!((highest, total), (0, 0)),
                Course::Eklat(eklat) => {
                    assert!(holders > 1 && highest > 0);
                    let tied = i16::try_from(eklat.tied.len()).unwrap();
                    assert_eq!(total, 5 * i16::from(eklat.cards) * (tied - 3));
                    assert_eq!((eklat.tied.len(), eklat.cards), (holders, highest));
                    let turns = public.auction().history().filter(|turn| turn.seat == eklat.culprit);
                    let turns: Vec<_> = turns.collect();
                    let last_lay = turns.iter().rposition(|turn| !turn.cards.is_empty()).unwrap();
                    assert!(last_lay + 1 < turns.len(), "the culprit had one more turn");
                }
                Course::Played(team) => {
                    assert_eq!(holders, 1);
                    assert_eq!(public.bid(team.contract.chief), highest);
                    assert_eq!(team.contract.rank, highest);
                }
            }
        },
    );
}

#[test]
fn roles_and_types_differ_and_the_chief_has_a_choice() {
    let position = |game: &Tricks, seat: Seat| {
        let public = game.public();
        if matches!(public.phase(), Phase::ViceTrump | Phase::ChiefTrump) {
            assert!(public.nameable(seat).len() >= 2);
        }
    };
    rounds(position, |_, result| {
        let Course::Played(TeamResult { contract, .. }) = result.course else { return };
        assert_ne!(Some(contract.chief), contract.vice);
        assert_ne!(Some(contract.chief), contract.partner);
        assert!(contract.vice.is_none() || contract.vice != contract.partner);
        assert_eq!(contract.partner.is_some(), result.extra.count() > 3);
        let trumps = contract.trumps;
        assert!(trumps.chief.is_none() || trumps.chief != trumps.vice);
        assert_eq!(trumps.vice.is_some(), contract.vice.is_some());
    });
}

#[test]
fn tricks_go_to_a_trump_or_the_colour_led() {
    let position = |game: &Tricks, seat: Seat| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        assert!(!actions.is_empty());
        if game.public().phase() == Phase::Trick {
            assert!(actions.iter().all(|action| matches!(action, Action::Play(_))));
        }
    };
    rounds(position, |game, result| {
        let public = game.public();
        let Course::Played(team) = result.course else { return };
        let trumps = team.contract.trumps;
        let mut won = CardSet::EMPTY;
        let mut points = vec![0; usize::from(public.seats())];
        let mut leader = team.contract.chief;
        for trick in public.tricks().iter() {
            let winner = trick.won(trumps);
            let suits = (trumps.effective_suit(winner.card), trumps.effective_suit(trick.led()));
            assert!(trumps.cards().contains(winner.card) || suits.0 == suits.1);
            assert_eq!(trick.leader(), leader);
            assert_eq!(trick.of(winner.winner).map(|played| played.card), Some(winner.card));
            leader = winner.winner;
            points[leader.index()] += trick.cards().points();
            won = won.plus(trick.cards());
        }
        assert_eq!(won, public.options().pack());
        assert_eq!(points, result.card_points.values());
        assert_eq!(points.iter().sum::<u8>(), public.options().points_in_play());
    });
}

#[test]
fn extras_are_a_bonus_or_a_penalty() {
    let (mut reached, mut missed) = (0, 0);
    rounds(
        |_, _| {},
        |game, result| {
            let Course::Played(team) = result.course else { return };
            let opponents =
                i16::from(game.public().seats()) - if team.contract.partner.is_some() { 2 } else { 1 };
            let total: i16 = result.extra.values().iter().sum();
            let short = i16::from(team.short());
            if team.points >= team.target {
                reached += 1;
                let bonus = result.extra[team.contract.chief];
                assert!(bonus % 10 == 0 && (10..=100).contains(&bonus));
                assert_eq!(total, bonus * if team.contract.partner.is_some() { 2 } else { 1 });
                assert_eq!(short, 0);
            } else {
                missed += 1;
                assert!((1..=i16::from(team.contract.rank)).contains(&short));
                assert_eq!(total, -10 * short + 5 * short * opponents);
            }
        },
    );
    assert!(reached > 100 && missed > 100, "both were seen: {reached}, {missed}");
}

#[test]
fn what_was_foretold_before_the_last_pass_came_true() {
    let foretold = Cell::new(AuctionResult::Empty);
    rounds(
        |game, _| {
            if game.public().phase() == Phase::Auction {
                foretold.set(game.public().if_all_pass());
            }
        },
        |_, result| match (foretold.get(), result.course) {
            (AuctionResult::Empty, Course::Empty) => {}
            (AuctionResult::Eklat(foretold), Course::Eklat(eklat)) => assert_eq!(foretold, eklat),
            (AuctionResult::Chief { chief, rank, vice }, Course::Played(TeamResult { contract, .. })) => {
                assert_eq!((chief, rank), (contract.chief, contract.rank));
                assert_eq!(vice.ok().map(|vice| vice.seat), contract.vice);
            }
            (foretold, course) => panic!("{foretold:?} became {course:?}"),
        },
    );
}
