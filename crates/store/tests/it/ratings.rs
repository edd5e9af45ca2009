//! Results and ratings: written with the end, once, and the same when counted again.

use domain::{
    Change, Level, NewEntry, Person, PersonId, Place, Rated, Rating, SeatKind, SeatRecord, Status, TableId,
};
use engine::Rng;
use store::NewTable;
use store::{Search, Shelf, Store, Tally, rate};

use crate::place::{Place as Database, fresh};
use crate::world::{NOW, added, arrange, computer, later, new_table, person, seat, seated, start, write};

pub(crate) async fn account(store: &Store, name: &str) -> Person {
    let guest = person(store, name).await;
    store.open_account(&guest.id, name, "$hash", NOW).await.unwrap();
    store.person_named(name).await.unwrap().unwrap()
}

/// A running table of these people.
pub(crate) async fn table(store: &Store, id: &str, people: &[&Person], rated: Rated) -> TableId {
    let letters = ["a", "b", "c", "d"];
    let seats: Vec<SeatRecord> =
        letters.iter().zip(people).map(|(letter, one)| seated(letter, one)).collect();
    let options = vec![("players".into(), seats.len().to_string())];
    let table = NewTable { rated: rated == Rated::Yes, seats, options, ..new_table(id, people[0]) };
    store.open_table(&table, NOW).await.unwrap();
    let (waiting, _) = store.table(&table.id).await.unwrap().unwrap();
    start(store, &waiting, &[], &domain::time::Course::default(), NOW).await.unwrap();
    table.id
}

pub(crate) fn last(places: &[u8]) -> Change {
    let place = |(letter, &place): (&str, &u8)| Place {
        seat: seat(letter),
        place,
        score: 100 - 10 * i32::from(place),
    };
    Change {
        entries: vec![NewEntry { text: "a pass".into(), request: Some((seat("a"), "key".into())) }],
        places: Some(["a", "b", "c", "d"].into_iter().zip(places).map(place).collect()),
        ..Change::at(Status::Over)
    }
}

async fn rating(store: &Store, person: &PersonId) -> Vec<(u8, Option<(Rating, i64)>)> {
    let tallies = store.tallies(person).await.unwrap();
    tallies.into_iter().map(|tally| (tally.players, tally.rating)).collect()
}

#[tokio::test]
async fn a_rated_end_changes_ratings_once() {
    let store = fresh().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    let id = table(&store, "amber-otter-k7m", &[&anna, &ben], Rated::Yes).await;
    write(&store, &id, &last(&[2, 1]), later(5)).await.unwrap();
    let repeated = write(&store, &id, &last(&[1, 2]), later(6)).await;
    assert!(repeated.is_err(), "an answered request is carried out once");
    let again = Change { after: 1, entries: Vec::new(), ..last(&[1, 2]) };
    write(&store, &id, &again, later(7)).await.unwrap();

    let expected = rate(&[(Rating::START, 2), (Rating::START, 1)]);
    let results = store.results(&id).await.unwrap();
    let after: Vec<Rating> = results.iter().map(|end| end.change.unwrap().after).collect();
    assert_eq!(after, expected);
    assert_eq!(rating(&store, &ben.id).await, [(2, Some((expected[1], 1)))]);
    let seated = store.seat_people(&id, "tricks", 2).await.unwrap();
    assert_eq!(seated.iter().map(|one| one.rating).collect::<Vec<_>>(), expected);
    let record = store.records(&ben.id, 5).await.unwrap().remove(0);
    assert_eq!((record.place, record.score, record.players, record.ended), (1, 90, 2, later(5)));
}

#[tokio::test]
async fn who_gives_up_is_rated_and_a_game_that_is_ended_without_a_result_is_not() {
    let store = fresh().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    let ended = |entry: &str| Change {
        abandons: true,
        places: None,
        entries: vec![NewEntry { text: entry.into(), request: None }],
        ..Change::at(Status::Over)
    };
    let agreed = table(&store, "agreed-k7m", &[&anna, &ben], Rated::Yes).await;
    write(&store, &agreed, &ended("* agreed a"), later(1)).await.unwrap();
    assert!(store.results(&agreed).await.unwrap().is_empty() && rating(&store, &anna.id).await.is_empty());
    let resigned = table(&store, "resigned-k7m", &[&anna, &ben], Rated::Yes).await;
    let given_up = Change { places: last(&[1, 2]).places, ..ended("* resigned b") };
    write(&store, &resigned, &given_up, later(2)).await.unwrap();
    let expected = rate(&[(Rating::START, 1), (Rating::START, 2)]);
    assert_eq!(rating(&store, &anna.id).await, [(2, Some((expected[0], 1)))]);
    assert_eq!(rating(&store, &ben.id).await, [(2, Some((expected[1], 1)))]);
    // Of both, the archive calls rated what has counted.
    for (rated, id) in [(true, &resigned), (false, &agreed)] {
        let own = Search::all(Shelf::Own(anna.id.clone()), Some(anna.id.clone()));
        let found = store.search(&Search { rated: Some(rated), ..own }, 9).await.unwrap();
        assert_eq!(found.games.iter().map(|game| &game.table).collect::<Vec<_>>(), [id]);
    }
    // A result whose last choice was taken back is none any more.
    let back = table(&store, "back-k7m", &[&anna, &ben], Rated::No).await;
    write(&store, &back, &last(&[2, 1]), later(3)).await.unwrap();
    write(&store, &back, &added(1, &[NewEntry { text: "undo a".into(), request: None }]), later(4))
        .await
        .unwrap();
    write(&store, &back, &Change { after: 2, ..ended("* agreed a") }, later(5)).await.unwrap();
    assert!(store.results(&back).await.unwrap().is_empty());
}

#[tokio::test]
async fn tallies_count_games_wins_places_and_who_was_left_behind() {
    let store = fresh().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    let cleo = account(&store, "Cleo").await;
    for (id, places) in [("one-k7m", [1, 2, 3]), ("two-k7m", [2, 2, 1]), ("three-k7m", [1, 1, 1])] {
        let id = table(&store, id, &[&anna, &ben, &cleo], Rated::No).await;
        write(&store, &id, &last(&places), later(1)).await.unwrap();
    }
    let tally = store.tallies(&anna.id).await.unwrap().remove(0);
    let expected =
        Tally { game: "tricks".into(), players: 3, games: 3, wins: 2, places: 4, shares: 1750, rating: None };
    assert_eq!(tally, expected);
    assert_eq!(store.records(&anna.id, 2).await.unwrap().len(), 2);
    assert!(store.recount_ratings().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_game_at_which_a_computer_played_is_not_rated() {
    let store = fresh().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    let id = table(&store, "amber-otter-k7m", &[&anna, &ben], Rated::Yes).await;
    let (record, seats) = store.table(&id).await.unwrap().unwrap();
    assert_eq!(record.rated, Rated::Yes);
    let mut left = seats.clone();
    (left[1].kind, left[1].computer) = (SeatKind::Computer, Some(Level::Steady));
    arrange(&store, &record, &record.host, &left, later(1)).await.unwrap();
    let (record, _) = store.table(&id).await.unwrap().unwrap();
    assert_eq!(record.rated, Rated::Lost);
    assert!(record.rated.was_agreed());
    // Coming back does not make it count again.
    arrange(&store, &record, &record.host, &seats, later(2)).await.unwrap();
    write(&store, &id, &last(&[1, 2]), later(3)).await.unwrap();
    let results = store.results(&id).await.unwrap();
    assert!(results.iter().all(|end| end.change.is_none() && end.person.is_some()), "{results:?}");
    assert_eq!(rating(&store, &anna.id).await, [(2, None)]);
}

#[tokio::test]
async fn who_has_not_heard_of_a_computer_plays_on_and_the_game_stays_unrated() {
    let store = fresh().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    let id = table(&store, "amber-otter-k7m", &[&anna, &ben], Rated::Yes).await;
    let (old, mut seats) = store.table(&id).await.unwrap().unwrap();
    (seats[1].kind, seats[1].computer) = (SeatKind::Computer, Some(Level::Steady));
    write(&store, &id, &Change { seats, ..Change::at(Status::Playing) }, later(1)).await.unwrap();
    // Another process plays on what it knows: a step is written on top of the journal alone.
    let pass = NewEntry::of("a pass".into());
    store.commit(&old, &added(0, &[pass]), later(2)).await.unwrap();
    let (record, _) = store.table(&id).await.unwrap().unwrap();
    assert_eq!((record.rated, record.version), (Rated::Lost, old.version + 1));
}

#[tokio::test]
async fn computers_and_shared_devices_have_no_results() {
    let store = fresh().await;
    let (anna, ben) = (person(&store, "Anna").await, person(&store, "Ben").await);
    let mut table = new_table("amber-otter-k7m", &anna);
    table.seats = vec![seated("a", &anna), seated("b", &anna), seated("c", &ben), computer("d")];
    store.open_table(&table, NOW).await.unwrap();
    let (waiting, _) = store.table(&table.id).await.unwrap().unwrap();
    start(&store, &waiting, &[], &domain::time::Course::default(), NOW).await.unwrap();
    write(&store, &table.id, &last(&[4, 3, 2, 1]), later(1)).await.unwrap();
    let people: Vec<Option<PersonId>> =
        store.results(&table.id).await.unwrap().into_iter().map(|end| end.person).collect();
    assert_eq!(people, [None, None, Some(ben.id), None]);
    assert!(store.tallies(&anna.id).await.unwrap().is_empty());
}

#[tokio::test]
async fn counting_again_comes_to_the_same() {
    let store = fresh().await;
    let mut people = Vec::new();
    for name in ["Anna", "Ben", "Cleo", "Dora", "Emil"] {
        people.push(account(&store, name).await);
    }
    let mut rng = Rng::from_seed(7);
    for game in 0..24 {
        rng.shuffle(&mut people);
        let count = 2 + usize::try_from(rng.below(3)).unwrap();
        let seated: Vec<&Person> = people.iter().take(count).collect();
        let mut places: Vec<u8> = (1..=4).collect();
        rng.shuffle(&mut places);
        let rated = if game % 5 > 0 { Rated::Yes } else { Rated::No };
        // Many end within one second: the moment does not order them.
        let id = table(&store, &format!("game-{game:02}-k7m"), &seated, rated).await;
        write(&store, &id, &last(&places[..count]), later(game / 4)).await.unwrap();
    }
    let all = async || {
        let (mut tallies, mut changes) = (Vec::new(), Vec::new());
        for one in &people {
            tallies.push(store.tallies(&one.id).await.unwrap());
        }
        for game in 0..24 {
            changes.push(store.results(&TableId::new(format!("game-{game:02}-k7m"))).await.unwrap());
        }
        (tallies, changes)
    };
    let before = all().await;
    let counted = store.recount_ratings().await.unwrap();
    assert_eq!(counted.iter().map(|league| league.games).sum::<usize>(), 19, "{counted:?}");
    assert_eq!(counted.len(), 3);
    assert_eq!(all().await, before);
}

#[tokio::test]
async fn games_that_end_at_one_moment_are_rated_one_after_the_other() {
    let database = Database::new();
    let store = database.open().await;
    let (anna, ben) = (account(&store, "Anna").await, account(&store, "Ben").await);
    let mut ends = Vec::new();
    for game in 0..6 {
        let id = table(&store, &format!("game-{game}-k7m"), &[&anna, &ben], Rated::Yes).await;
        let process = database.open().await;
        ends.push(tokio::spawn(async move {
            write(&process, &id, &last(&[1, 2]), later(1)).await.unwrap();
            process.close().await;
        }));
    }
    for end in ends {
        end.await.unwrap();
    }
    let mut expected = vec![Rating::START; 2];
    for _ in 0..6 {
        expected = rate(&[(expected[0], 1), (expected[1], 2)]);
    }
    assert_eq!(rating(&store, &anna.id).await, [(2, Some((expected[0], 6)))], "no game is lost");
    let before = rating(&store, &ben.id).await;
    store.recount_ratings().await.unwrap();
    assert_eq!(rating(&store, &ben.id).await, before);
}
