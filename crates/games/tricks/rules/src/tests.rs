//! Units: cards, sets, notation, sizes, deals.

use std::mem::size_of;

use engine::{Game, Happening, Illegality, Observer, Options, PerSeat, Rng, Seat, Turn};
use proptest::prelude::*;

use crate::card::{Card, Number, Suit};
use crate::cards::CardSet;
use crate::{Action, Chance, Event, Illegal, MatchOptions, Numbers, Phase, RULES, Tricks, Type, View, WonBy};

fn options(seats: u8) -> MatchOptions {
    MatchOptions::build(seats, &[]).expect("three to six may play")
}

fn set(text: &str) -> CardSet {
    CardSet::read(0, text).expect("cards")
}

/// How often each kind is in a set: the plain meaning of it.
fn counts(cards: CardSet) -> [u8; Card::COUNT] {
    let mut counts = [0; Card::COUNT];
    for card in cards {
        counts[card.place()] += 1;
    }
    counts
}

// Sizes.

#[test]
fn values_are_small_and_copied() {
    fn is_copied<T: Copy>() {}
    assert_eq!(size_of::<CardSet>(), 8);
    assert_eq!(size_of::<Card>(), 1);
    is_copied::<Tricks>();
    is_copied::<View>();
    is_copied::<Event>();
    is_copied::<Illegal>();
    is_copied::<Chance>();
}

// Cards.

#[test]
fn the_pack_is_that_of_the_rules() {
    assert_eq!(CardSet::ALL.len(), 60);
    assert_eq!(CardSet::ALL.points(), 60);
    assert_eq!(CardSet::pack(3).points(), 36);
    for suit in Suit::ALL {
        let cards = CardSet::of_suit(suit);
        assert_eq!((cards.len(), cards.points()), (12, 12));
        assert!(cards.iter().all(|card| card.suit() == suit));
    }
    for number in Number::ALL {
        let cards = CardSet::of_number(number);
        assert_eq!(cards.len(), 5 * usize::from(number.copies()));
        assert!(cards.iter().all(|card| card.number() == number));
    }
    let text = CardSet::of_suit(Suit::Black).to_string();
    assert_eq!(text, "K0,K1,K1,K2,K3,K4,K5,K6,K7,K7,K8,K9");
}

#[test]
fn sets_are_read_in_any_order_and_written_in_deck_order() {
    assert_eq!(set("G3,R7,K0,R7").to_string(), "R7,R7,G3,K0");
    assert_eq!(format!("{:#}", set("G3,R7,K0,R7")), "Red 7, Red 7, Green 3 and Black 0");
    assert_eq!(format!("{:#}", CardSet::EMPTY), "no card");
}

proptest! {
    #[test]
    fn sets_count_as_lists_do(one: u64, two: u64) {
        let (one, two) = (CardSet::from_bits(one), CardSet::from_bits(two));
        let (first, second) = (counts(one), counts(two));
        prop_assert_eq!(one.iter().collect::<CardSet>(), one);
        prop_assert_eq!(one.len(), one.iter().count());
        prop_assert_eq!(one.points(), one.iter().map(Card::points).sum::<u8>());
        let fits = Card::all().all(|card| first[card.place()] + second[card.place()] <= card.copies());
        prop_assert_eq!(one.fits_with(two), fits);
        prop_assert_eq!(one.contains_all(two), (0..50).all(|kind| first[kind] >= second[kind]));
        for card in Card::all() {
            let (has, other) = (first[card.place()], second[card.place()]);
            prop_assert_eq!(one.count(card), has);
            prop_assert_eq!(one.contains(card), has > 0);
            prop_assert_eq!(one.minus(two).count(card), has.saturating_sub(other));
            prop_assert_eq!(one.common(two).count(card), has.min(other));
            prop_assert_eq!(one.without(card).count(card), has.saturating_sub(1));
            prop_assert_eq!(one.kinds().count(card), has.min(1));
        }
        // Parts that together are the whole, whatever copies they are.
        let rest = CardSet::ALL.minus(one);
        prop_assert_eq!(rest.plus(one), CardSet::ALL);
        for (place, card) in one.iter().enumerate() {
            prop_assert_eq!(one.nth(place), Some(card));
        }
        prop_assert_eq!(one.nth(one.len()), None);
        if !one.is_empty() {
            prop_assert_eq!(set(&one.to_string()), one);
        }
    }

    #[test]
    fn numbers_compare_as_sorted_lists_do(one: u64, two: u64) {
        let list = |cards: CardSet| {
            let mut numbers: Vec<u8> = cards.iter().map(|card| card.number().value()).collect();
            numbers.sort_unstable_by(|a, b| b.cmp(a));
            numbers
        };
        let first: CardSet = CardSet::from_bits(one).iter().take(4).collect();
        let second: CardSet = CardSet::from_bits(two).iter().take(first.len()).collect();
        prop_assume!(first.len() == second.len());
        prop_assert_eq!(Numbers::of(first).cmp(&Numbers::of(second)), list(first).cmp(&list(second)));
        let written = list(first).iter().map(ToString::to_string).collect::<Vec<_>>().join("-");
        prop_assert_eq!(Numbers::of(first).to_string(), written);
    }
}

// Notation.

#[test]
fn what_cannot_be_read_is_refused_with_its_column() {
    let cases = [
        ("", "column 1: expected pass, lay, trump, partner or play"),
        ("fold", "column 1: expected pass, lay, trump, partner or play"),
        ("pass R7", "column 6: expected the end of the line"),
        ("lay", "column 4: expected the cards to lay, such as R7,G3"),
        ("lay R7,X3", "column 8: expected a card such as R7: R, G, B, Y or K and a number"),
        ("lay R7,G", "column 9: expected a number, 0 to 9"),
        ("lay R7a", "column 7: expected one digit only"),
        ("lay R3,R3", "column 8: expected another card: there is no further R3"),
        ("lay R7,R7,R7", "column 11: expected another card: there is no further R7"),
        ("lay R7,,G3", "column 8: expected a card such as R7: R, G, B, Y or K and a number"),
        ("trump", "column 6: expected a colour, a number or none"),
        ("trump 10", "column 7: expected a colour (R, G, B, Y, K) or a number (0 to 9)"),
        ("trump ü", "column 7: expected a colour (R, G, B, Y, K) or a number (0 to 9)"),
        ("partner g", "column 9: expected a seat, a to f"),
        ("play R7,R8", "column 8: expected one digit only"),
    ];
    for (text, expected) in cases {
        let misread = Tricks::read_action(&options(4), text).expect_err(text);
        assert_eq!(misread.to_string(), expected, "{text}");
    }
}

#[test]
fn spaces_and_the_order_of_cards_do_not_matter() {
    let read = |text| Tricks::read_action(&options(4), text);
    assert_eq!(read("  lay   G3,R7 "), read("lay R7,G3"));
    assert_eq!(Tricks::action_text(&options(4), read("lay G3,R7").unwrap()), "lay R7,G3");
}

#[test]
fn deals_that_cannot_be_read_are_refused_with_their_column() {
    let cases = [
        ("deal", "column 5: expected the dealer, such as dealer=a"),
        ("deal a=R0", "column 6: expected dealer=…"),
        ("deal dealer=g", "column 13: expected a seat, a to f"),
        ("deal dealer=a b=R0", "column 15: expected a=…"),
        ("deal dealer=a a=R0 b=R0", "column 24: expected the hand of seat c: c=R0,…"),
        ("deal dealer=a a=R0 b=R0 c=R0 d=R0", "column 30: expected the end of the line"),
        ("deal dealer=a a= b=R0 c=R0", "column 17: expected a card such as R7: R, G, B, Y or K and a number"),
        ("draw", "column 5: expected a card such as R7"),
        ("shuffle", "column 1: expected deal or draw"),
    ];
    for (text, expected) in cases {
        let misread = Tricks::read_chance(&options(3), text).expect_err(text);
        assert_eq!(misread.to_string(), expected, "{text}");
    }
}

// Deals.

#[test]
fn a_deal_of_a_seed_is_the_same_for_ever() {
    let deal = Tricks::new(&options(3)).draw(&mut Rng::from_seed(1));
    let text = "deal dealer=b a=R0,R2,R7,R7,G1,G5,B1,B1,B4,B6,B7,B8 \
                b=R1,R1,R3,R4,R9,G1,G4,G6,G7,B2,B7,B9 c=R5,R6,R8,G0,G2,G3,G7,G8,G9,B0,B3,B5";
    assert_eq!(Tricks::chance_text(&options(3), &deal), text);
}

#[test]
fn every_seat_deals_first_and_every_card_goes_everywhere() {
    let mut rng = Rng::from_seed(4);
    let game = Tricks::new(&options(5));
    let (mut dealers, mut holders) = ([0_u32; 5], [[0_u32; 5]; Card::COUNT]);
    for _ in 0..5_000 {
        let Chance::Deal { dealer, hands } = game.draw(&mut rng) else { panic!("a deal is due") };
        dealers[dealer.index()] += 1;
        for (seat, hand) in hands.iter() {
            hand.iter().for_each(|card| holders[card.place()][seat.index()] += 1);
        }
    }
    assert!(dealers.iter().all(|count| (850..1_150).contains(count)), "{dealers:?}");
    for card in Card::all() {
        let even = |&count: &u32| (850..1_150).contains(&(count / u32::from(card.copies())));
        assert!(holders[card.place()].iter().all(even), "{card} {:?}", holders[card.place()]);
    }
}

// What comes from outside.

/// The whole action space, with some lays of any cards.
fn anything(rng: &mut Rng) -> Vec<Action> {
    let mut actions = vec![Action::Pass, Action::Trump(None)];
    actions.extend((0..4).map(|_| Action::Lay(CardSet::from_bits(rng.next_u64() & rng.next_u64()))));
    actions.extend(Type::all().map(|named| Action::Trump(Some(named))));
    actions.extend(Seat::all(6).map(Action::Partner));
    actions.extend(Card::all().map(Action::Play));
    actions
}

#[test]
fn nothing_that_can_be_asked_makes_it_panic() {
    let mut rng = Rng::from_seed(9);
    for seats in 3..=6 {
        let mut game = Tricks::new(&options(seats));
        for _ in 0..400 {
            ask_everything(&game, &mut rng);
            let mut told = Vec::new();
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance => game.resolve(&game.draw(&mut rng), &mut told),
                Turn::Seats(owing) => {
                    let seat = owing.first().unwrap();
                    game.apply(seat, game.sample(seat, &mut rng).unwrap(), &mut told);
                }
            }
            let cites = |event: &Event| RULES.contains(&event.rule()) && event.to_string().ends_with('.');
            assert!(told.iter().all(|(_, event)| cites(event)), "{told:?}");
        }
    }
}

/// Asks for every action of every seat that could be named, and for luck that cannot be.
fn ask_everything(game: &Tricks, rng: &mut Rng) {
    for seat in Seat::all(6) {
        for illegal in anything(rng).into_iter().filter_map(|action| game.check(seat, action).err()) {
            assert!(RULES.contains(&illegal.rule()), "{illegal}");
            assert!(!illegal.to_string().is_empty());
            assert!(CardSet::ALL.contains_all(illegal.cards()));
        }
        let mut listed = Vec::new();
        game.legal(seat, &mut listed);
        assert_eq!(listed.is_empty(), game.public().turn() != Some(seat));
    }
    let last = Seat::all(6).last().unwrap();
    let no_deal = Chance::Deal { dealer: last, hands: PerSeat::new(2, CardSet::ALL) };
    assert!(RULES.contains(&game.check_chance(&no_deal).unwrap_err().rule()));
}

// Views.

#[test]
fn a_view_says_what_its_seat_may_do() {
    let mut rng = Rng::from_seed(12);
    let mut game = Tricks::new(&options(5));
    for _ in 0..600 {
        let Some(turn) = game.public().turn() else {
            let chance = game.draw(&mut rng);
            game.resolve(&chance, &mut ());
            continue;
        };
        for seat in Seat::all(5) {
            let view = game.view(Observer::Seat(seat));
            let (mut from_view, mut from_truth) = (Vec::new(), Vec::new());
            view.legal(&mut from_view);
            game.legal(seat, &mut from_truth);
            assert_eq!(from_view, from_truth);
            assert_eq!(view.is_my_turn(), seat == turn);
            assert_eq!(view.lay_cap() > 0, from_view.iter().any(|action| matches!(action, Action::Lay(_))));
            for card in Card::all() {
                let allowed = game.check(seat, Action::Play(card)).is_ok();
                assert_eq!(view.why_not(card).is_none(), allowed);
                assert_eq!(view.playable().contains(card), allowed);
            }
            let hidden = Seat::all(5).filter(|&other| other != seat);
            let mut unseen = CardSet::EMPTY;
            for other in hidden {
                assert_eq!(view.hand_of(other), None);
                assert!(view.may_hold(other).contains_all(game.hand(other)));
                unseen = unseen.plus(game.hand(other));
            }
            assert_eq!(view.unseen(), unseen);
        }
        let spectator = game.view(Observer::Spectator);
        assert!(spectator.check(Action::Pass).is_err());
        assert_eq!(spectator.own_cards(), CardSet::EMPTY);
        let action = game.sample(turn, &mut rng).unwrap();
        game.apply(turn, action, &mut ());
    }
}

#[test]
fn the_history_of_an_auction_is_what_was_done() {
    let mut rng = Rng::from_seed(31);
    let mut game = Tricks::new(&options(6));
    let deal = game.draw(&mut rng);
    game.resolve(&deal, &mut ());
    let mut done = Vec::new();
    while game.public().phase() == Phase::Auction {
        let seat = game.public().turn().unwrap();
        let action = game.sample(seat, &mut rng).unwrap();
        game.apply(seat, action, &mut ());
        done.push((seat, action.cards()));
    }
    let history: Vec<_> = game.public().auction().history().map(|turn| (turn.seat, turn.cards)).collect();
    assert_eq!(history, done);
    assert!(done.iter().any(|(_, cards)| !cards.is_empty()));
}

/// What is kept as a trick grows is what the whole trick says.
#[test]
fn a_running_trick_is_the_trick_looked_at_anew() {
    let (mut led, mut equals) = (0, 0);
    for seed in 0..40 {
        let mut rng = Rng::from_seed(seed);
        let seats = 3 + u8::try_from(seed % 4).unwrap();
        let mut game = Tricks::new(&MatchOptions::build(seats, &[]).unwrap());
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
            let public = game.public();
            let (Phase::Trick, Some(contract), Some(seat)) =
                (public.phase(), public.contract(), public.turn())
            else {
                continue;
            };
            let (tricks, trumps) = (public.tricks(), contract.trumps);
            let won = tricks.current().map(|trick| trick.won(trumps));
            assert_eq!(tricks.winning(), won);
            if let Some(trick) = tricks.current() {
                let winner = trumps.winner(trick.iter().map(|(_, played)| played.card));
                assert_eq!(won.unwrap().winner, trick.iter().nth(winner).unwrap().0);
                equals += usize::from(won.unwrap().by == WonBy::FirstOfEquals);
            }
            let own = game.hand(seat).plus(public.laid(seat));
            assert_eq!(tricks.playable(own), trumps.playable(own, tricks.led()));
            for card in Card::all() {
                let suit = tricks.led().map(|led| trumps.effective_suit(led));
                let follows = suit.map(|suit| (suit, trumps.effective_suit(card) == suit));
                assert_eq!(tricks.follows(card), follows);
            }
            led += usize::from(won.is_some());
        }
    }
    assert!(led > 2_000 && equals > 50, "{led} {equals}");
}
