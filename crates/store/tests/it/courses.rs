//! Courses: written with the step that changes them, on top of the version that was judged.

use domain::time::{Course, MINUTE, Tick, Timing};
use domain::{Change, NewEntry, Person, Status, TableRecord};
use engine::SeatSet;
use store::{Error, NewTable, Seen, Store};

use crate::place::fresh;
use crate::world::{NOW, added, later, new_table, person, seat, start, write};

const LIVE: Timing = Timing::Live { bank: 5 * MINUTE, increment: 0 };

/// When the clock of Anna runs out.
const END: Tick = Tick(1000 + 5 * MINUTE);

/// A table whose game has begun at tick 1000 with a choice of Anna.
async fn begun() -> (Store, Person, TableRecord, Course) {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    let table = NewTable { timing: LIVE, ..new_table("amber-otter-k7m", &anna) };
    store.open_table(&table, NOW).await.unwrap();
    let (waiting, _) = store.table(&table.id).await.unwrap().unwrap();
    let mut course = Course::new(LIVE, 3);
    course.clocks.started(SeatSet::only(seat("a")), Tick(1000));
    start(&store, &waiting, &[], &course, NOW).await.unwrap();
    let (record, _) = store.table(&table.id).await.unwrap().unwrap();
    let course = store.course(&record).await.unwrap();
    (store, anna, record, course)
}

fn entry(text: &str) -> NewEntry {
    NewEntry { text: text.into(), request: None }
}

fn step(after: i64, course: &Course) -> Change {
    Change { course: Some(course.clone()), stood_in: Some(seat("a")), ..added(after, &[entry("a pass")]) }
}

fn ending(after: i64, course: &Course) -> Change {
    Change {
        course: Some(course.clone()),
        status: Status::Over,
        abandons: true,
        ..added(after, &[entry("* ended a")])
    }
}

#[tokio::test]
async fn a_course_is_written_with_its_step_or_neither_is() {
    let (store, _, record, course) = begun().await;
    assert_eq!((course.version, course.clocks.timing()), (1, LIVE));
    let mut next = course.clone();
    next.clocks.chose(seat("a"), Tick(5000), SeatSet::only(seat("c")), Tick(6000));
    write(&store, &record.id, &step(0, &next), later(1)).await.unwrap();
    let read = store.course(&record).await.unwrap();
    assert_eq!(read, Course { version: 2, ..next.clone() });
    assert_eq!(store.seats(&record.id).await.unwrap()[0].stood_in, 1);
    // What was judged by an old course is refused, and its step with it.
    let stale = write(&store, &record.id, &step(1, &course), later(2)).await;
    assert!(matches!(stale, Err(Error::Changed)), "{stale:?}");
    assert_eq!(store.journal(&record.id, 0).await.unwrap().len(), 1);
    assert_eq!(store.seats(&record.id).await.unwrap()[0].stood_in, 1);
    let stale = store.commit(&record, &ending(1, &next), later(3)).await;
    assert!(matches!(stale, Err(Error::Changed)), "{stale:?}");
    assert!(!store.table(&record.id).await.unwrap().unwrap().0.abandoned);
}

#[tokio::test]
async fn a_game_is_ended_once_and_nothing_follows() {
    let (store, _, record, course) = begun().await;
    store.commit(&record, &ending(0, &course), later(1)).await.unwrap();
    let (ended, _) = store.table(&record.id).await.unwrap().unwrap();
    assert!(ended.abandoned && ended.status == Status::Over);
    let course = store.course(&record).await.unwrap();
    let again = store.commit(&record, &ending(1, &course), later(2)).await;
    assert!(matches!(again, Err(Error::Changed)), "{again:?}");
    assert_eq!(store.journal(&record.id, 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn what_is_due_is_found_until_it_is_forgotten() {
    let (store, _, record, _) = begun().await;
    assert!(store.due_courses(Tick(END.0 - 1), 9).await.unwrap().is_empty());
    assert_eq!(store.due_courses(END, 9).await.unwrap(), std::slice::from_ref(&record.id));
    assert!(store.due_courses(END, 0).await.unwrap().is_empty());
    store.forget_due(&record.id).await.unwrap();
    assert!(store.due_courses(END, 9).await.unwrap().is_empty());
}

#[tokio::test]
async fn new_holidays_make_somebody_look_at_once() {
    let (store, anna, record, _) = begun().await;
    let holidays = [Tick(5)..Tick(9), Tick(20)..Tick(30)];
    store.set_holidays(&anna.id, &holidays, Tick(3)).await.unwrap();
    assert_eq!(store.holidays(&anna.id).await.unwrap(), holidays);
    assert_eq!(store.due_courses(Tick(3), 9).await.unwrap(), [record.id]);
    store.set_holidays(&anna.id, &holidays[1..], Tick(4)).await.unwrap();
    assert_eq!(store.holidays(&anna.id).await.unwrap(), holidays[1..]);
}

#[tokio::test]
async fn the_last_word_of_a_connection_counts() {
    let (store, anna, record, _) = begun().await;
    let known = async || store.presence(&record.id).await.unwrap();
    assert_eq!(known().await, []);
    for (seen, stands) in [
        (Seen::Here(Tick(5)), Seen::Here(Tick(5))),
        (Seen::Gone(Tick(9)), Seen::Gone(Tick(9))),
        (Seen::Here(Tick(7)), Seen::Gone(Tick(9))),
        (Seen::Here(Tick(11)), Seen::Here(Tick(11))),
    ] {
        store.note_presence(&record.id, &anna.id, seen).await.unwrap();
        assert_eq!(known().await, [(anna.id.clone(), stands)], "{seen:?}");
    }
    store.forget_presence(Tick(12)).await.unwrap();
    assert_eq!(known().await, []);
}
