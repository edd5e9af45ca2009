//! The test vectors of the rules document, every one.

use std::fmt::Write as _;

use engine::script::Scripted;
use engine::{Game, Options, PerSeat, Seat, Standing};
use toml::Value;
use tricks::{
    Action, AfterRound, AuctionResult, Card, CardSet, Chance, Contract, Course, End, Illegal, MatchOptions,
    Phase, RoundResult, Tricks, Trumps, Type,
};

use crate::vector::{Vector, card, vectors};

/// A match after a deal in which every seat holds these cards at least.
fn dealt(options: MatchOptions, dealer: Seat, hands: &PerSeat<CardSet>) -> Tricks {
    let mut sketch = format!("deal dealer={dealer}");
    for (seat, hand) in hands.iter().filter(|(_, hand)| !hand.is_empty()) {
        write!(sketch, " {seat}={hand}").expect("a string grows");
    }
    let mut game = Tricks::new(&options);
    let deal = game.complete(&sketch).expect("a deal");
    assert_eq!(game.check_chance(&deal), Ok(()));
    game.resolve(&deal, &mut ());
    game
}

fn take(game: &mut Tricks, seat: Seat, action: Action) {
    assert_eq!(game.check(seat, action), Ok(()), "{seat} {action:?}");
    game.apply(seat, action, &mut ());
}

/// Carries out the auction of a vector, checking turns and caps.
fn bid(game: &mut Tricks, vector: &Vector) {
    for action in vector.tables("actions") {
        let (seat, cards) = (action.seat("seat").expect("a seat"), action.set("cards"));
        let at = format!("{} {seat} {cards}", vector.id());
        assert_eq!(game.public().turn(), Some(seat), "{at}");
        assert_eq!(game.public().cap(seat), action.number::<u8>("cap"), "{at}");
        take(game, seat, if cards.is_empty() { Action::Pass } else { Action::Lay(cards) });
    }
}

#[test]
fn auctions() {
    for vector in vectors("auction", 13) {
        let (id, options) = (vector.id(), vector.options());
        let mut hands = PerSeat::new(options.seats(), CardSet::EMPTY);
        for action in vector.tables("actions") {
            let seat = action.seat("seat").expect("a seat");
            hands[seat] = hands[seat].plus(action.set("cards"));
        }
        let mut game = dealt(options, Seat::default(), &hands);
        bid(&mut game, &vector);
        let public = game.public();
        assert_eq!(*public.auction().bids(), vector.numbers("totals"), "{id}");
        match (vector.text("outcome"), public.if_all_pass()) {
            ("allpass", AuctionResult::Empty) => {}
            ("eklat", AuctionResult::Eklat(eklat)) => {
                assert_eq!(Some(eklat.culprit), vector.seat("culprit"), "{id}");
                assert_eq!(eklat.cards, vector.number::<u8>("k"), "{id}");
            }
            ("chief", AuctionResult::Chief { chief, rank, vice }) => {
                assert_eq!(Some(chief), vector.seat("chief"), "{id}");
                assert_eq!(rank, vector.number::<u8>("rank"), "{id}");
                assert_eq!(vice.ok().map(|vice| vice.seat), vector.seat("vice"), "{id}");
                let contract = public.contract().expect("there is a Chief");
                assert_eq!(contract.target(options.seats()), vector.number::<u8>("target"), "{id}");
            }
            (outcome, result) => panic!("{id}: {result:?} instead of {outcome}"),
        }
        if vector.has("scores") {
            let result = public.last_round().expect("the round is over");
            let scores: PerSeat<i16> = vector.numbers("scores");
            assert!(scores.iter().all(|(seat, &score)| result.score(seat) == score), "{id}");
            assert_eq!(public.phase(), Phase::Deal, "{id}");
        }
    }
}

/// Bids until these are the bids and it is this seat's turn.
fn bid_up_to(game: &mut Tricks, bids: PerSeat<u8>, turn: Seat) {
    while game.public().auction().bids() != &bids || game.public().turn() != Some(turn) {
        let seat = game.public().turn().expect("the auction goes on");
        let missing = bids[seat] - game.public().bid(seat);
        let size = missing.min(game.public().cap(seat));
        let cards: CardSet = game.hand(seat).iter().take(size.into()).collect();
        take(game, seat, if cards.is_empty() { Action::Pass } else { Action::Lay(cards) });
    }
}

#[test]
fn caps() {
    for vector in vectors("cap", 7) {
        let options = vector.options();
        let nothing = PerSeat::new(options.seats(), CardSet::EMPTY);
        let mut game = dealt(options, Seat::default(), &nothing);
        let seat = vector.seat("turn").expect("a seat");
        bid_up_to(&mut game, vector.numbers("laid_totals"), seat);
        let (cap, hand) = (vector.number::<u8>("cap"), game.hand(seat));
        assert_eq!(game.public().cap(seat), cap, "{}", vector.id());
        assert_eq!(game.check(seat, Action::Pass), Ok(()));
        for size in 1..=hand.len() {
            let lay = Action::Lay(hand.iter().take(size).collect());
            assert_eq!(game.check(seat, lay).is_ok(), size <= usize::from(cap), "{} {size}", vector.id());
        }
        if hand.is_empty() {
            let lay = Action::Lay(game.public().laid(seat));
            assert_eq!(game.check(seat, lay), Err(Illegal::EmptyHand));
        }
    }
}

#[test]
fn nameable_types() {
    for vector in vectors("options", 5) {
        let laid = vector.set("laid");
        let options = match vector.text("role") {
            "vice" => Type::shown_by(laid).map(Some).collect(),
            _ => tricks::nameable_by_chief(laid, vector.named("vice_type")),
        };
        let expected: Vec<Option<Type>> = vector
            .list("options")
            .iter()
            .map(|value| value.as_str().expect("a text"))
            .map(|text| if text == "none" { None } else { Some(text.parse().expect("a type")) })
            .collect();
        assert_eq!(*options, *expected, "{}", vector.id());
    }
}

#[test]
fn orders_of_the_trump_suit() {
    for vector in vectors("order", 9) {
        let group = |value: &Value| value.as_array().expect("a group").iter().map(card).collect::<CardSet>();
        let expected: Vec<CardSet> = vector.list("groups").iter().map(group).collect();
        assert_eq!(vector.trumps().order(CardSet::ALL), expected, "{}", vector.id());
    }
}

#[test]
fn legal_cards() {
    for vector in vectors("legal", 9) {
        let led = Some(vector.text("led")).filter(|led| !led.is_empty());
        let led = led.map(|led| led.parse().expect("a card"));
        let playable = vector.trumps().playable(vector.set("cards"), led);
        assert_eq!(playable, vector.set("legal"), "{}", vector.id());
    }
}

#[test]
fn winners_of_tricks() {
    for vector in vectors("trick", 11) {
        let (cards, winner) = (vector.cards("cards"), vector.number::<usize>("winner"));
        assert_eq!(vector.trumps().winner(cards.iter().copied()), winner, "{}", vector.id());
        let points: u8 = cards.iter().map(|card| card.points()).sum();
        assert_eq!(points, vector.number::<u8>("points"), "{}", vector.id());
    }
}

#[test]
fn scores() {
    for vector in vectors("score", 17) {
        let id = vector.id();
        let contract = Contract {
            chief: vector.seat("chief").expect("a seat"),
            rank: vector.number("rank"),
            vice: None,
            trumps: Trumps { chief: vector.named("chief_type"), vice: None },
            partner: vector.seat("partner"),
        };
        let result = RoundResult::played(1, Seat::default(), contract, vector.numbers("card_points"));
        let Course::Played(team) = result.course else { panic!("{id} was played") };
        assert_eq!(team.target, vector.number::<u8>("target"), "{id}");
        assert_eq!(team.points, vector.number::<u8>("team"), "{id}");
        assert_eq!(team.achieved, vector.number::<u8>("achieved"), "{id}");
        assert_eq!(team.short(), vector.number::<u8>("short"), "{id}");
        assert_eq!(result.extra, vector.numbers("extra"), "{id}");
        let round: PerSeat<i16> = vector.numbers("round");
        assert!(round.iter().all(|(seat, &score)| result.score(seat) == score), "{id}");
    }
}

#[test]
fn ends_of_the_match() {
    for vector in vectors("end", 4) {
        let id = vector.id();
        let (before, round) = (vector.numbers::<i32>("before"), vector.numbers::<i32>("round"));
        let goal = ("goal".to_owned(), vector.number::<u32>("goal").to_string());
        let options = MatchOptions::build(before.count(), &[goal]).expect("a goal");
        let totals = PerSeat::from_fn(before.count(), |seat| before[seat] + round[seat]);
        let after = options.after_round(5, &totals);
        let expected = if vector.flag("over") { AfterRound::Over(End::Goal) } else { AfterRound::Deal };
        assert_eq!(after, expected, "{id}");
        if vector.flag("over") {
            let standing = Standing::by_score(End::Goal.reason(), totals);
            assert_eq!(standing.winners(), vector.seats("winners"), "{id}");
        }
    }
}

/// A match in which this seat is the Chief and that one the Vice, or nobody, and the Vice has named.
fn with_roles(options: MatchOptions, chief: Seat, vice: Option<Seat>) -> Tricks {
    let nothing = PerSeat::new(options.seats(), CardSet::EMPTY);
    let mut game = dealt(options, Seat::default(), &nothing);
    let mut bids = PerSeat::new(options.seats(), 0);
    bids[chief] = 2;
    if let Some(vice) = vice {
        bids[vice] = 1;
    }
    bid_up_to(&mut game, bids, chief);
    while game.public().phase() == Phase::Auction {
        let seat = game.public().turn().expect("the auction goes on");
        take(&mut game, seat, Action::Pass);
    }
    if let Some(vice) = vice {
        let named = game.public().nameable(vice)[0];
        take(&mut game, vice, Action::Trump(named));
    }
    game
}

#[test]
fn eligible_partners() {
    for vector in vectors("partner", 3) {
        let (options, chief) = (vector.options(), vector.seat("chief").expect("a seat"));
        let mut game = with_roles(options, chief, vector.seat("vice"));
        take(&mut game, chief, Action::Trump(None));
        let eligible = vector.seats("eligible");
        assert_eq!(game.public().eligible_partners(), eligible, "{}", vector.id());
        let phase = if eligible.is_empty() { Phase::Trick } else { Phase::Partner };
        assert_eq!(game.public().phase(), phase, "{}", vector.id());
        for seat in Seat::all(6) {
            let allowed = game.check(chief, Action::Partner(seat)).is_ok();
            assert_eq!(allowed, eligible.contains(seat), "{} {seat}", vector.id());
        }
    }
}

#[test]
fn next_dealers() {
    for vector in vectors("dealer", 3) {
        let (options, dealer) = (vector.options(), vector.seat("dealer").expect("a seat"));
        let mut game = dealt(options, dealer, &PerSeat::new(options.seats(), CardSet::EMPTY));
        let bids = match vector.text("round_was") {
            "played" => [1, 0],
            "eklat" => [1, 1],
            _ => [0, 0],
        };
        for seat in dealer.round(options.seats()).take(2) {
            let count = bids[usize::from(seat != dealer)];
            let cards: CardSet = game.hand(seat).iter().take(count).collect();
            take(&mut game, seat, if cards.is_empty() { Action::Pass } else { Action::Lay(cards) });
        }
        play_on(&mut game);
        let next = vector.seat("next");
        assert_eq!(game.public().next_dealer(), next, "{}", vector.id());
        let deal = game.complete("deal").expect("a deal");
        assert!(matches!(deal, Chance::Deal { dealer, .. } if Some(dealer) == next), "{}", vector.id());
    }
}

/// Takes the first legal action until the round is over.
fn play_on(game: &mut Tricks) {
    while let Some(seat) = game.public().turn() {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        take(game, seat, actions[0]);
    }
}

#[test]
fn whole_rounds() {
    for vector in vectors("round", 4) {
        let (id, options) = (vector.id(), vector.options());
        let hand = |seat: Seat| vector.list("hands")[seat.index()].as_array().expect("a hand");
        let hands = PerSeat::from_fn(options.seats(), |seat| hand(seat).iter().map(card).collect());
        let mut game = dealt(options, vector.seat("dealer").expect("a seat"), &hands);
        bid(&mut game, &vector);
        let (chief, vice) = (vector.seat("chief").expect("a seat"), vector.seat("vice"));
        let contract = *game.public().contract().expect("there is a Chief");
        assert_eq!(
            (contract.chief, contract.rank, contract.vice),
            (chief, vector.number("rank"), vice),
            "{id}"
        );
        assert_eq!(contract.target(options.seats()), vector.number::<u8>("target"), "{id}");
        if let Some(vice) = vice {
            take(&mut game, vice, Action::Trump(vector.named("vice_type")));
        }
        take(&mut game, chief, Action::Trump(vector.named("chief_type")));
        if let Some(partner) = vector.seat("partner") {
            take(&mut game, chief, Action::Partner(partner));
        }
        play_on(&mut game);
        let tricks = vector.tables("tricks");
        assert_eq!(tricks.len(), usize::from(options.hand_size()), "{id}");
        for (expected, trick) in tricks.iter().zip(game.public().tricks().iter()) {
            let trumps = game.public().trumps().expect("the trumps were named");
            let cards: Vec<Card> = trick.iter().map(|(_, played)| played.card).collect();
            assert_eq!(Some(trick.leader()), expected.seat("leader"), "{id} {}", trick.number());
            assert_eq!(cards, expected.cards("cards"), "{id} {}", trick.number());
            assert_eq!(Some(trick.won(trumps).winner), expected.seat("winner"), "{id} {}", trick.number());
        }
        let result = *game.public().last_round().expect("the round is over");
        assert_eq!(result.card_points, vector.numbers("card_points"), "{id}");
        assert_eq!(result.extra, vector.numbers("extra"), "{id}");
        assert_eq!(*game.public().totals(), vector.numbers("round"), "{id}");
    }
}
