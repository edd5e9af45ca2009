//! Positions worth a look, found in games that are played at random.

use engine::{Luck, Observer, Options, Rng, Seat, Table};
use tricks::{Action, CardSet, MatchOptions, Phase, Tricks, View};

/// A position worth a look.
pub(crate) struct Moment {
    /// What it shows.
    pub name: &'static str,
    /// The table in this position.
    pub table: Table<Tricks>,
    /// Who looks.
    pub observer: Observer,
}

/// What to look for: a name, who plays, who looks, and how good a position is, 0 if it is none.
type Wanted =
    (&'static str, &'static str, fn(&Table<Tricks>) -> Option<Observer>, fn(&Table<Tricks>) -> usize);

const WANTED: &[Wanted] = &[
    ("auction-first", "calm", on_turn, |table| worth(table, Phase::Auction, first_bid)),
    ("auction", "random", on_turn, |table| worth(table, Phase::Auction, laid)),
    ("auction-steady", "calm", on_turn, |table| worth(table, Phase::Auction, laid)),
    ("auction-end", "calm", on_turn, |table| worth(table, Phase::Auction, last_pass)),
    ("auction-wait", "calm", before_turn, |table| worth(table, Phase::Auction, laid)),
    ("vice", "random", on_turn, |table| worth(table, Phase::ViceTrump, laid)),
    ("chief", "random", on_turn, |table| worth(table, Phase::ChiefTrump, laid)),
    ("chief-wait", "calm", before_turn, |table| worth(table, Phase::ChiefTrump, laid)),
    ("partner", "calm", on_turn, |table| worth(table, Phase::Partner, laid)),
    ("lead-first", "calm", on_turn, |table| worth(table, Phase::Trick, first_lead)),
    ("lead", "calm", on_turn, |table| worth(table, Phase::Trick, lead)),
    ("trick", "calm", on_turn, |table| worth(table, Phase::Trick, last_to_play)),
    ("trick-refused", "random", on_turn, |table| worth(table, Phase::Trick, refused)),
    ("trick-wait", "calm", before_turn, |table| worth(table, Phase::Trick, middle_of_trick)),
    ("watching", "calm", |_| Some(Observer::Spectator), |table| worth(table, Phase::Trick, middle_of_trick)),
    ("open", "calm", |_| Some(Observer::Omniscient), |table| worth(table, Phase::Trick, middle_of_trick)),
    ("after-round", "calm", on_turn, |table| worth(table, Phase::Auction, rounds)),
    ("over", "calm", |_| Some(Observer::Seat(Seat::default())), over),
];

/// The best position of each kind in some games of `seats`.
pub(crate) fn all(seats: u8) -> Vec<Moment> {
    let mut best: Vec<Option<(usize, Moment)>> = WANTED.iter().map(|_| None).collect();
    for (player, games) in [("calm", 8), ("random", 6)] {
        for seed in 0..games {
            play(seats, player, seed, &mut best);
        }
    }
    best.into_iter().flatten().map(|(_, moment)| moment).collect()
}

fn play(seats: u8, player: &str, seed: u64, best: &mut [Option<(usize, Moment)>]) {
    let chosen = [("show_cards_gone".to_owned(), "true".to_owned())];
    let options = MatchOptions::build(seats, &chosen).expect("three to six seats");
    let luck = Luck::from_seed(seed);
    let mut rng = Rng::from_seed(seed);
    let mut table = Table::<Tricks>::open(options, &luck);
    for _ in 0..2500 {
        for ((name, by, look, worth), best) in WANTED.iter().zip(best.iter_mut()) {
            if *by != player {
                continue;
            }
            let (value, Some(observer)) = (worth(&table), look(&table)) else { continue };
            if value > best.as_ref().map_or(0, |(value, _)| *value) {
                *best = Some((value, Moment { name, table: table.clone(), observer }));
            }
        }
        let Some(seat) = table.turn().owing().first() else { break };
        let view = table.view(Observer::Seat(seat));
        let Some(mut action) = view.sample(&mut rng) else { break };
        if player == "calm" {
            action = calmer(&view, action);
        }
        table.play(seat, action, &luck).expect("a view samples legal actions");
    }
}

/// As people bid: everybody once, one card or two at a time, and never more than six.
fn calmer(view: &View, action: Action) -> Action {
    let bid = view.seat().map_or(0, |seat| view.public().bid(seat));
    let opening = view.public().auction().turns() < view.public().seats().into();
    match (view.hand().first(), action) {
        (Some(card), Action::Pass) if opening => Action::Lay(CardSet::only(card)),
        (_, Action::Lay(_)) if bid >= 5 => Action::Pass,
        (_, Action::Lay(cards)) => Action::Lay(cards.iter().take(2).collect()),
        (_, action) => action,
    }
}

fn on_turn(table: &Table<Tricks>) -> Option<Observer> {
    table.turn().owing().first().map(Observer::Seat)
}

/// Whoever comes before the one on turn.
fn before_turn(table: &Table<Tricks>) -> Option<Observer> {
    let seat = table.turn().owing().first()?;
    Some(Observer::Seat(seat.right(table.options().seats())))
}

fn worth(table: &Table<Tricks>, phase: Phase, value: fn(&Table<Tricks>) -> usize) -> usize {
    if table.truth().public().phase() == phase { value(table) } else { 0 }
}

fn first_bid(table: &Table<Tricks>) -> usize {
    usize::from(table.truth().public().auction().turns() == 0)
}

fn laid(table: &Table<Tricks>) -> usize {
    let public = table.truth().public();
    let bids = public.auction().bids().values().iter().map(|&bid| usize::from(bid.min(6)));
    bids.sum::<usize>() + 4 * public.auction().highest_seats().len()
}

fn last_pass(table: &Table<Tricks>) -> usize {
    let auction = table.truth().public().auction();
    if auction.passes() + 1 == table.options().seats() { laid(table) } else { 0 }
}

fn first_lead(table: &Table<Tricks>) -> usize {
    let record = table.truth().public().tricks();
    if record.cards_played() == 0 { laid(table) } else { 0 }
}

fn lead(table: &Table<Tricks>) -> usize {
    let record = table.truth().public().tricks();
    let in_the_middle = (2..5).contains(&record.complete());
    if record.current().is_none() && in_the_middle { laid(table) } else { 0 }
}

fn played(table: &Table<Tricks>) -> usize {
    table.truth().public().tricks().current().map_or(0, |trick| trick.iter().len())
}

fn last_to_play(table: &Table<Tricks>) -> usize {
    let last = played(table) + 1 == usize::from(table.options().seats());
    if last && (2..6).contains(&table.truth().public().tricks().complete()) { 1 + choice(table) } else { 0 }
}

fn middle_of_trick(table: &Table<Tricks>) -> usize {
    let under_way = (2..7).contains(&table.truth().public().tricks().complete());
    if under_way && played(table) > 1 { 10 * played(table) + laid(table) } else { 0 }
}

/// How many cards may be played and how many not, whichever is less.
fn choice(table: &Table<Tricks>) -> usize {
    let Some(Observer::Seat(seat)) = on_turn(table) else { return 0 };
    let view = table.view(Observer::Seat(seat));
    let playable = view.playable().len();
    playable.min(view.own_cards().len() - playable) * 4 + table.truth().public().laid(seat).len()
}

fn refused(table: &Table<Tricks>) -> usize {
    if played(table) > 0 { choice(table) } else { 0 }
}

fn rounds(table: &Table<Tricks>) -> usize {
    let public = table.truth().public();
    if public.auction().turns() == 0 && public.rounds_complete() > 0 { public.round() as usize } else { 0 }
}

fn over(table: &Table<Tricks>) -> usize {
    usize::from(table.turn().standing().is_some())
}
