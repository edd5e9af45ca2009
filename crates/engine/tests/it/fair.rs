//! Random numbers and fair luck: literal numbers, computed elsewhere, that must never change.
//!
//! A failure here means that old games cannot be verified any more, and that seeds give other games.

use std::collections::BTreeSet;

use engine::{Luck, Rng, Seat, Token};
use proptest::prelude::*;

const FAIR_LUCK: &str = include_str!("../../../../docs/fair-luck.md");

#[test]
fn random_numbers_stay_what_they_are() {
    let mut rng = Rng::from_seed(42);
    let words = [rng.next_u32(), rng.next_u32(), rng.next_u32(), rng.next_u32()];
    assert_eq!(words, [0x198f_a887, 0x5927_3471, 0x169d_f72b, 0x4923_8aa4]);
    assert_eq!(Rng::from_seed(42).next_u64(), 0x5927_3471_198f_a887);
    let mut rng = Rng::from_seed(42);
    let numbers: Vec<u32> = (0..20).map(|_| rng.below(10)).collect();
    assert_eq!(numbers, [0, 3, 0, 2, 3, 4, 5, 3, 5, 8, 0, 0, 1, 4, 4, 2, 2, 4, 2, 7]);
    let mut list: Vec<u32> = (0..12).collect();
    Rng::from_seed(42).shuffle(&mut list);
    assert_eq!(list, [4, 9, 5, 8, 11, 6, 7, 10, 2, 0, 3, 1]);
    assert_eq!(Rng::from_key([0; 32], 0).next_u32(), 0x2fef_003e);
    assert_eq!(Rng::from_seed(42).pick(&["a", "b", "c", "d"]), Some(&"a"));
    assert_eq!(Rng::from_seed(42).pick::<u8>(&[]), None);
}

#[test]
fn one_thing_takes_no_random_word() {
    let (mut used, mut fresh) = (Rng::from_seed(1), Rng::from_seed(1));
    used.shuffle(&mut [1]);
    used.shuffle::<u8>(&mut []);
    assert_eq!(used.next_u64(), fresh.next_u64());
}

#[test]
#[should_panic(expected = "nothing is below 0")]
fn nothing_is_below_0() {
    Rng::from_seed(1).below(0);
}

/// Chi-square with 11 degrees of freedom is above 31.3 once in a thousand times; the seeds are fixed.
#[test]
fn below_prefers_no_number() {
    for seed in 0..20 {
        let (mut rng, mut counts) = (Rng::from_seed(seed), [0_i64; 12]);
        for _ in 0..12_000 {
            counts[rng.below(12) as usize] += 1;
        }
        let squares: i64 = counts.iter().map(|count| (count - 1000) * (count - 1000)).sum();
        assert!(squares < 31_300, "seed {seed}: {counts:?}");
    }
}

/// Two thirds of 2^32 would fall twice as often on every other number if nothing were drawn again.
#[test]
fn below_is_fair_where_it_is_hardest() {
    let bound = 2_863_311_530; // 2/3 of 2^32
    let mut rng = Rng::from_seed(5);
    let odd: i64 = (0..30_000).map(|_| i64::from(rng.below(bound) % 2)).sum();
    // The standard deviation is 87; without drawing again a third of all would be odd.
    assert!((odd - 15_000).abs() < 350, "{odd}");
}

/// All 24 orders of four things; chi-square with 23 degrees of freedom is above 49.7 once in a thousand.
#[test]
fn shuffle_prefers_no_order() {
    for seed in 0..10 {
        let mut rng = Rng::from_seed(seed);
        let mut counts = std::collections::BTreeMap::<[u8; 4], i64>::new();
        for _ in 0..24_000 {
            let mut list = [0, 1, 2, 3];
            rng.shuffle(&mut list);
            *counts.entry(list).or_default() += 1;
        }
        assert_eq!(counts.len(), 24);
        let squares: i64 = counts.values().map(|count| (count - 1000) * (count - 1000)).sum();
        assert!(squares < 49_700, "seed {seed}: {counts:?}");
    }
}

proptest! {
    #[test]
    fn below_is_below(seed: u64, bound in 1_u32..) {
        prop_assert!(Rng::from_seed(seed).below(bound) < bound);
    }

    #[test]
    fn shuffle_keeps_everything(seed: u64, length in 0_usize..200) {
        let mut list: Vec<usize> = (0..length).collect();
        Rng::from_seed(seed).shuffle(&mut list);
        prop_assert_eq!(list.iter().copied().collect::<BTreeSet<_>>(), (0..length).collect());
        prop_assert_eq!(list.len(), length);
    }

    #[test]
    fn chance_is_what_is_below(seed: u64, times in 0_u32..10, of in 1_u32..10) {
        prop_assert_eq!(Rng::from_seed(seed).chance(times, of), Rng::from_seed(seed).below(of) < times);
    }

    #[test]
    fn tokens_go_there_and_back(bytes: [u8; 32]) {
        let token = Token::new(bytes);
        let text = token.to_string();
        prop_assert_eq!(text.parse::<Token>(), Ok(token));
        prop_assert_eq!(token.bytes(), &bytes);
        prop_assert!(text.to_uppercase().parse::<Token>().is_err() || !text.contains(char::is_alphabetic));
    }

    #[test]
    fn the_order_of_shares_does_not_matter(secret: [u8; 32], one: [u8; 32], two: [u8; 32]) {
        let [a, b] = [0, 1].map(|index| Seat::new(index).unwrap());
        let (secret, one, two) = (Token::new(secret), Token::new(one), Token::new(two));
        let luck = |shares: &[(Seat, Token)]| Luck::from_shares(&secret, shares).outcome(0).next_u64();
        prop_assert_eq!(luck(&[(a, one), (b, two)]), luck(&[(b, two), (a, one)]));
        prop_assert_ne!(luck(&[(a, one), (b, two)]), luck(&[(a, one)]));
    }
}

#[test]
fn a_token_is_refused_where_it_is_wrong() {
    let column = |text: &str| text.parse::<Token>().unwrap_err().column;
    assert_eq!(column(""), 0);
    assert_eq!(column(&"0".repeat(63)), 63);
    assert_eq!(column(&"0".repeat(65)), 64);
    assert_eq!(column(&format!("00A{}", "0".repeat(61))), 2);
    assert_eq!(column(&format!("{}é", "0".repeat(62))), 62);
}

#[test]
fn secrets_reach_no_log() {
    let token = Token::new([0xab; 32]);
    assert_eq!(format!("{token:?} {:?}", Luck::from_shares(&token, &[])), "Token(…) Luck(…)");
}

/// The lines of all blocks of the document with this name.
fn blocks(name: &str) -> Vec<Vec<&'static str>> {
    let fence = format!("```{name}\n");
    let inside = |block: &'static str| block.split("\n```").next().unwrap().lines().collect();
    FAIR_LUCK.split(&fence as &str).skip(1).map(inside).collect()
}

/// The secret, the shares and the luck of the document.
struct Document {
    secret: Token,
    shares: Vec<(Seat, Token)>,
}

impl Document {
    fn read() -> Self {
        let lines = blocks("vectors").concat();
        let value = |name: &'static str| lines.iter().filter_map(move |line| line.strip_prefix(name));
        let share = |line: &str| (line[..1].parse().unwrap(), line[2..].parse().unwrap());
        Self {
            secret: value("secret ").next().unwrap().parse().unwrap(),
            shares: value("share ").map(share).collect(),
        }
    }

    fn luck(&self) -> Luck {
        Luck::from_shares(&self.secret, &self.shares)
    }
}

fn numbers<T: std::fmt::Display>(numbers: impl IntoIterator<Item = T>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

/// A key is never told by [`Luck`], so the stream of the key in the document is compared.
fn has_key(luck: &Luck, key: &str) -> bool {
    let key: Token = key.parse().unwrap();
    (0..3)
        .all(|n| Rng::from_key(*key.bytes(), n).next_u64() == luck.outcome(n.try_into().unwrap()).next_u64())
}

#[test]
fn the_vectors_of_the_document() {
    let document = Document::read();
    let luck = document.luck();
    let mut checked = std::collections::BTreeMap::<&str, usize>::new();
    for line in blocks("vectors").concat() {
        let (name, rest) = line.split_once(' ').unwrap();
        let words: Vec<&str> = rest.split(' ').collect();
        let number = |place: usize| words[place].parse::<u64>().unwrap();
        let rng = |place: usize| luck.outcome(number(place).try_into().unwrap());
        match name {
            "secret" => assert_eq!(document.secret.to_string(), rest),
            "luck" => assert_eq!(format!("sha256:{}", document.secret.commitment()), rest),
            "share" => assert!(document.shares.iter().any(|(seat, share)| format!("{seat} {share}") == rest)),
            "key" => assert!(has_key(&luck, rest), "{line}"),
            "noshares" => assert!(has_key(&Luck::from_shares(&document.secret, &[]), rest), "{line}"),
            "seed" => assert!(has_key(&Luck::from_seed(number(0)), words[1]), "{line}"),
            "words" => {
                let mut rng = rng(0);
                let found: Vec<String> = (0..20).map(|_| format!("{:08x}", rng.next_u32())).collect();
                assert_eq!(found, words[1..], "{line}");
            }
            "below" => {
                let (mut rng, bound) = (rng(0), u32::try_from(number(1)).unwrap());
                assert_eq!(numbers((0..16).map(|_| rng.below(bound))), words[2..].join(" "), "{line}");
            }
            "shuffle" => {
                let mut list: Vec<u64> = (0..number(1)).collect();
                rng(0).shuffle(&mut list);
                assert_eq!(numbers(list), words[2..].join(" "), "{line}");
            }
            other => panic!("unknown vector {other}"),
        }
        *checked.entry(name).or_default() += 1;
    }
    let all =
        [("below", 4), ("key", 1), ("luck", 1), ("noshares", 1), ("secret", 1), ("seed", 3), ("share", 2)];
    let all = all.into_iter().chain([("shuffle", 5), ("words", 3)]);
    assert_eq!(checked, all.collect());
}

/// The games of the document, drawn as its text says and not as their crates do.
#[test]
fn the_games_of_the_document() {
    let luck = Document::read().luck();
    let deck = |colours: &str| -> Vec<String> {
        let numbers = ["0", "1", "1", "2", "3", "4", "5", "6", "7", "7", "8", "9"];
        colours.chars().flat_map(|colour| numbers.map(|number| format!("{colour}{number}"))).collect()
    };
    let deal = |players: u8, deck: &[String], rng: &mut Rng, dealer: Option<Seat>| {
        let dealer = dealer.or_else(|| Seat::new(rng.below(players.into()) as usize)).unwrap();
        let mut order: Vec<usize> = (0..deck.len()).collect();
        rng.shuffle(&mut order);
        let mut hands = vec![BTreeSet::new(); players.into()];
        let mut seat = dealer;
        for card in order {
            seat = seat.left(players);
            hands[seat.index()].insert(card);
        }
        let hand = |(seat, hand): (Seat, &BTreeSet<usize>)| {
            let cards: Vec<&str> = hand.iter().map(|&card| deck[card].as_str()).collect();
            format!(" {seat}={}", cards.join(","))
        };
        format!("deal dealer={dealer}{}", Seat::all(players).zip(&hands).map(hand).collect::<String>())
    };
    let first = deal(3, &deck("RGB"), &mut luck.outcome(0), None);
    let second = deal(5, &deck("RGBYK"), &mut luck.outcome(1), Seat::new(3));
    assert_eq!(blocks("tricks"), [[first.as_str()], [second.as_str()]]);

    let mut cards: Vec<String> = Vec::new();
    for (colour, letter) in "brgyn".chars().enumerate() {
        cards.extend([format!("{letter}0"), format!("{letter}0")]);
        for (value, symbol) in (1..=4).flat_map(|value| (0..5).map(move |symbol| (value, symbol))) {
            if symbol != (colour + value) % 5 {
                cards.push(format!("{letter}{value}0{}", ["c", "t", "m", "f", "s"][symbol]));
            }
        }
    }
    assert_eq!(cards.len(), 90);
    luck.outcome(0).shuffle(&mut cards);
    let first = Seat::new(luck.outcome(1).below(4) as usize).unwrap();
    assert_eq!(blocks("m"), [[format!("shuffle {}", cards.join(",")), format!("first {first}")]]);
}
