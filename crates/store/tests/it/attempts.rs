//! Attempts that all processes count together.

use domain::time::{SECOND, Tick};
use store::Price;

use crate::place::{Place, fresh};

const PRICE: Price = Price { each: 30 * SECOND, most: 90 * SECOND };
const NOW: Tick = Tick(1_800_000_000_000);

#[tokio::test]
async fn so_many_at_once_and_then_one_by_one() {
    let store = fresh().await;
    for _ in 0..3 {
        assert_eq!(store.attempt(7, PRICE, NOW).await.unwrap(), Ok(()));
    }
    for _ in 0..2 {
        let refused = store.attempt(7, PRICE, NOW).await.unwrap();
        assert_eq!(refused, Err(30 * SECOND), "what is refused costs nothing");
    }
    assert_eq!(store.attempt(8, PRICE, NOW).await.unwrap(), Ok(()), "another cell is somebody else");
    assert_eq!(store.attempt(7, PRICE, NOW.plus(29 * SECOND)).await.unwrap(), Err(SECOND));
    assert_eq!(store.attempt(7, PRICE, NOW.plus(30 * SECOND)).await.unwrap(), Ok(()));
    assert_eq!(store.attempt(7, PRICE, NOW.plus(30 * SECOND)).await.unwrap(), Err(30 * SECOND));
    let later = NOW.plus(600 * SECOND);
    for _ in 0..3 {
        assert_eq!(store.attempt(7, PRICE, later).await.unwrap(), Ok(()), "everything is paid after a while");
    }
    assert!(store.attempt(7, PRICE, later).await.unwrap().is_err());
}

#[tokio::test]
async fn all_processes_count_together_also_at_the_same_moment() {
    let place = Place::new();
    let (here, there) = (place.open().await, place.open().await);
    let mut trying = Vec::new();
    for number in 0..12 {
        let store = if number % 2 == 0 { here.clone() } else { there.clone() };
        trying.push(tokio::spawn(async move { store.attempt(7, PRICE, NOW).await.unwrap().is_ok() }));
    }
    let mut through = 0;
    for one in trying {
        through += i32::from(one.await.unwrap());
    }
    assert_eq!(through, 3);
    here.close().await;
    there.close().await;
    let anew = place.open().await;
    assert!(anew.attempt(7, PRICE, NOW).await.unwrap().is_err(), "a restart forgets nothing");
}

#[tokio::test]
async fn what_is_paid_is_swept_and_what_is_owed_is_not() {
    let store = fresh().await;
    for _ in 0..3 {
        store.attempt(7, PRICE, NOW).await.unwrap().unwrap();
    }
    store.forget_attempts(NOW.plus(60 * SECOND)).await.unwrap();
    assert_eq!(store.attempt(7, PRICE, NOW).await.unwrap(), Err(30 * SECOND));
    store.forget_attempts(NOW.plus(90 * SECOND)).await.unwrap();
    assert_eq!(store.attempt(7, PRICE, NOW).await.unwrap(), Ok(()));
}

#[tokio::test]
async fn nobody_waits_for_a_clock_that_was_wrong() {
    let store = fresh().await;
    let wrong = NOW.plus(86_400 * SECOND);
    for _ in 0..3 {
        store.attempt(7, PRICE, wrong).await.unwrap().unwrap();
    }
    for _ in 0..3 {
        assert_eq!(store.attempt(7, PRICE, NOW).await.unwrap(), Ok(()));
    }
    assert_eq!(store.attempt(7, PRICE, NOW).await.unwrap(), Err(30 * SECOND));
}
