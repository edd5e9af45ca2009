//! Rated games that count less, lists of the best, and the same when counted again.

use domain::{
    Change, Less, Listed, NewEntry, Person, Rated, Rating, Season, Status, TableId, Weight, WhyLess,
};
use engine::Rng;
use store::{BestOf, Host, Store};

use crate::place::fresh;
use crate::ratings::{account, last, table};
use crate::world::{NOW, later, write};

/// How much a game counted, in per cent.
async fn percent(store: &Store, id: &TableId) -> i64 {
    let ends = store.results(id).await.unwrap();
    let less = ends[0].change.unwrap().less;
    assert!(ends.iter().all(|end| end.change.unwrap().less == less), "the same for everybody");
    less.map_or(Weight::FULL, |less| less.weight.percent())
}

/// Plays a rated game with these places to its end; gives how much it counted.
async fn play(store: &Store, id: &str, people: &[&Person], places: &[u8], at: i64) -> i64 {
    let id = table(store, id, people, Rated::Yes).await;
    write(store, &id, &last(places), later(at)).await.unwrap();
    percent(store, &id).await
}

/// The second of two gives up after so many choices.
async fn give_up(store: &Store, id: &str, people: &[&Person; 2], choices: usize, note: &str) -> i64 {
    let id = table(store, id, people, Rated::Yes).await;
    let mut entries = vec![NewEntry::of("! deal".into())];
    entries.extend((0..choices).map(|_| NewEntry::of("b pass".into())));
    entries.push(NewEntry::of(note.into()));
    let places = last(&[1, 2]).places;
    let over = Change { abandons: true, entries, places, ..Change::at(Status::Over) };
    write(store, &id, &over, later(1)).await.unwrap();
    percent(store, &id).await
}

async fn names(store: &Store, of: BestOf) -> Vec<String> {
    let best = store.best(("tricks", 2), of, (0, 20)).await.unwrap();
    best.into_iter().map(|one| one.name).collect()
}

#[tokio::test]
async fn a_pair_that_plays_nobody_else_counts_a_quarter_and_the_host_is_told() {
    let store = fresh().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    let cleo = account(&store, "Cleo").await;
    let mut counted = Vec::new();
    for game in 0..13 {
        counted.push(play(&store, &format!("game-{game}"), &[&anna, &ben], &[1, 2], game).await);
    }
    assert_eq!(counted[..10], [100; 10]);
    assert_eq!(counted[10..], [25; 3]);
    // A quarter of the change is written, of strength and certainty.
    let change = store.results(&TableId::new("game-12")).await.unwrap()[0].change.unwrap();
    let other = store.results(&TableId::new("game-12")).await.unwrap()[1].change.unwrap();
    let full = store::rate(&[(change.before, 1), (other.before, 2)]);
    assert_eq!(change.after, change.less.unwrap().scaled(change.before, full[0]));
    assert!(change.after.value < full[0].value && change.after.spread > full[0].spread);
    assert_eq!(play(&store, "other", &[&anna, &cleo], &[1, 2], 20).await, 100, "with others it counts");
    // In another league, they have not played yet.
    assert_eq!(play(&store, "three", &[&anna, &ben, &cleo], &[1, 2, 3], 21).await, 100);

    let told = store.weighed_games(10).await.unwrap();
    let [only] = told.as_slice() else { panic!("{told:?}") };
    assert_eq!((only.game.as_str(), only.players, only.games), ("tricks", 2, 3));
    assert_eq!(only.people, [(anna.id, "Anna".to_owned()), (ben.id, "Ben".to_owned())]);
    assert_eq!(only.last, Less { weight: Weight::Quarter, why: WhyLess::SamePeople });
    assert_eq!((only.thrown_by.clone(), only.ended), (None, later(12)));
}

#[tokio::test]
async fn thrown_games_count_less_and_then_not_at_all() {
    let store = fresh().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    let cleo = account(&store, "Cleo").await;
    let pair = [&anna, &ben];
    let mut counted = Vec::new();
    // Six choices are a game; whoever leaves or lets the clock run has thrown it as well.
    for (game, (choices, note)) in [
        (0, "* resigned b"),
        (6, "* resigned b"),
        (5, "* forfeited b"),
        (1, "* resigned b"),
        (0, "* forfeited b"),
        (2, "* resigned b"),
    ]
    .into_iter()
    .enumerate()
    {
        counted.push(give_up(&store, &format!("game-{game}"), &pair, choices, note).await);
    }
    assert_eq!(counted, [100, 100, 100, 25, 25, 0]);
    let ends = store.results(&TableId::new("game-5")).await.unwrap();
    assert!(ends.iter().all(|end| end.change.is_some_and(|change| change.before == change.after)));
    assert_eq!(give_up(&store, "cleo", &[&cleo, &ben], 0, "* resigned b").await, 100, "to another one");
    assert_eq!(give_up(&store, "turned", &[&ben, &anna], 0, "* resigned b").await, 100, "by another one");
    let told = store.weighed_games(10).await.unwrap();
    assert_eq!((told.len(), told[0].games, told[0].thrown_by.clone()), (1, 3, Some(ben.id)));
    assert_eq!(told[0].last, Less { weight: Weight::Nothing, why: WhyLess::Thrown });
}

#[tokio::test]
async fn counting_again_reproduces_weights_seasons_and_lists() {
    let store = fresh().await;
    let mut people = club(&store, &["Anna", "Ben", "Cleo", "Dora"], 0).await;
    let mut rng = Rng::from_seed(3);
    for game in 0..40 {
        // Afterwards two play each other most of the time, into the next season.
        if rng.below(12) == 0 {
            rng.shuffle(&mut people);
        }
        let (pair, id) = ([&people[0], &people[1]], format!("game-{game:02}"));
        if rng.below(4) == 0 {
            give_up(&store, &id, &pair, 0, "* resigned b").await;
        } else {
            let winner = u8::from(game % 3 == 0);
            play(&store, &id, &pair, &[1 + winner, 2 - winner], game * 4 * 86_400).await;
        }
    }
    let season = Season::of(later(24 * 4 * 86_400));
    let all = async || {
        let mut ends = Vec::new();
        for game in 0..40 {
            ends.push(store.results(&TableId::new(format!("game-{game:02}"))).await.unwrap());
        }
        let mut lists = Vec::new();
        for of in [BestOf::AllTime(later(0)), BestOf::Season(Season::of(NOW)), BestOf::Season(season)] {
            lists.push(store.best(("tricks", 2), of, (0, 9)).await.unwrap());
        }
        (ends, lists, store.weighed_games(99).await.unwrap())
    };
    let before = all().await;
    let reasons = |why| before.2.iter().filter(|weighed| weighed.last.why == why).count();
    assert!(reasons(WhyLess::SamePeople) > 0 && reasons(WhyLess::Thrown) > 0, "{:?}", before.2);
    assert!(before.1.iter().all(|list| !list.is_empty()), "{:?}", before.1);
    store.recount_ratings().await.unwrap();
    assert_eq!(all().await, before);
}

/// Plays until these people are provisional no more; the first of them wins most.
async fn club(store: &Store, names: &[&str], at: i64) -> Vec<Person> {
    let mut people = Vec::new();
    for name in names {
        people.push(account(store, name).await);
    }
    let mut game = 0;
    for _ in 0..12 {
        for one in 0..people.len() {
            for other in one + 1..people.len() {
                let winner = u8::from(game % 4 == 3);
                let id = format!("club-{game}");
                let pair = [&people[one], &people[other]];
                play(store, &id, &pair, &[1 + winner, 2 - winner], at + i64::from(game)).await;
                game += 1;
            }
        }
    }
    people
}

#[tokio::test]
async fn the_best_are_listed_unless_they_do_not_want_it_are_banned_or_gone() {
    let store = fresh().await;
    let people = club(&store, &["Anna", "Ben", "Cleo", "Dora"], 0).await;
    let newcomer = account(&store, "Emil").await;
    play(&store, "first", &[&newcomer, &people[3]], &[1, 2], 5).await;
    assert_eq!(store.leagues().await.unwrap(), [("tricks".to_owned(), 2)]);

    let all_time = BestOf::AllTime(later(100));
    assert_eq!(names(&store, all_time).await, ["Anna", "Ben", "Cleo", "Dora"], "Emil is provisional");
    let best = store.best(("tricks", 2), all_time, (0, 9)).await.unwrap();
    assert!(best.is_sorted_by(|one, next| one.rating.value >= next.rating.value));
    assert!(best.iter().all(|one| !one.rating.is_provisional()));
    assert_eq!((best[0].games, best[3].games), (36, 37));
    let season = BestOf::Season(Season::of(NOW));
    assert_eq!(store.best(("tricks", 2), season, (0, 9)).await.unwrap(), best);
    assert!(names(&store, BestOf::Season(Season::of(NOW).before())).await.is_empty());
    assert!(store.best(("tricks", 3), all_time, (0, 9)).await.unwrap().is_empty());

    // Off at once and back at once.
    let [anna, ben, cleo, _] = people.as_slice() else { panic!() };
    store.list_among_best(&anna.id, Listed::No).await.unwrap();
    assert_eq!(store.listed(&anna.id).await.unwrap(), Listed::No);
    assert_eq!(store.listed(&ben.id).await.unwrap(), Listed::Yes);
    store.ban(Host::CommandLine, &ben.id, |_| None, NOW).await.unwrap();
    for of in [all_time, season] {
        assert_eq!(names(&store, of).await, ["Cleo", "Dora"]);
    }
    store.list_among_best(&anna.id, Listed::Yes).await.unwrap();
    store.pardon(Host::CommandLine, &ben.id, NOW).await.unwrap();
    store.forget_person(&cleo.id).await.unwrap();
    store.recount_ratings().await.unwrap();
    for of in [all_time, season] {
        assert_eq!(names(&store, of).await, ["Anna", "Ben", "Dora"], "who is deleted does not come back");
    }
    // After ninety days without a rated game one stands in the seasons only.
    assert_eq!(names(&store, BestOf::AllTime(later(90 * 86_400))).await.len(), 3);
    assert!(names(&store, BestOf::AllTime(later(91 * 86_400))).await.is_empty());
    assert_eq!(names(&store, season).await.len(), 3);
}

#[tokio::test]
async fn a_season_ends_with_the_rating_of_its_last_game() {
    let store = fresh().await;
    let people = club(&store, &["Anna", "Ben", "Cleo", "Dora"], 0).await;
    let before = store.best(("tricks", 2), BestOf::Season(Season::of(NOW)), (0, 1)).await.unwrap().remove(0);
    let next = 92 * 86_400;
    play(&store, "next", &[&people[0], &people[1]], &[2, 1], next).await;
    let old = store.best(("tricks", 2), BestOf::Season(Season::of(NOW)), (0, 9)).await.unwrap();
    assert_eq!(old[0], before, "what was reached in a season stays");
    let new = store.best(("tricks", 2), BestOf::Season(Season::of(later(next))), (0, 9)).await.unwrap();
    assert_eq!(
        new.iter().map(|one| (one.name.as_str(), one.games)).collect::<Vec<_>>(),
        [("Anna", 1), ("Ben", 1)]
    );
    let change = store.results(&TableId::new("next")).await.unwrap()[0].change.unwrap();
    assert_eq!((change.before, new[0].rating), (before.rating, change.after), "nothing begins anew");
    assert_ne!(change.after, Rating::START);
}
