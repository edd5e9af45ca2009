use proptest::collection::vec;
use proptest::prelude::*;

use super::*;
use crate::time::{DAY, GRACE, MINUTE, SECOND};

const LIVE: Timing = Timing::Live { bank: 5 * MINUTE, increment: 15 * SECOND };
const DAILY: Timing = Timing::Daily { allowed: 2 * DAY };

fn seat(letter: &str) -> Seat {
    letter.parse().unwrap()
}

fn seats(letters: &str) -> SeatSet {
    letters.split_whitespace().map(seat).collect()
}

/// Seconds after the beginning.
const fn at(seconds: i64) -> Tick {
    Tick(1_800_000_000_000 + seconds * SECOND)
}

/// What the clocks of three seats show, in seconds.
fn shown(clocks: &Clocks, seconds: i64) -> [i64; 3] {
    ["a", "b", "c"].map(|letter| clocks.left(seat(letter), at(seconds)).unwrap() / SECOND)
}

#[test]
fn a_choice_is_given_its_increment_and_takes_its_time() {
    let mut clocks = Clocks::new(LIVE, 3);
    assert_eq!(shown(&clocks, 0), [300, 300, 300]);
    clocks.started(seats("a"), at(0));
    assert_eq!(shown(&clocks, 0), [315, 300, 300]);
    assert_eq!(shown(&clocks, 40), [275, 300, 300]);
    clocks.chose(seat("a"), at(50), seats("b"), at(52));
    assert_eq!(shown(&clocks, 52), [265, 315, 300], "two slow seconds of the server cost nobody anything");
    assert_eq!(shown(&clocks, 62), [265, 305, 300]);
    assert_eq!(clocks.due(), Some(at(52 + 315)));
    assert!(clocks.ran_out(at(366)).is_empty());
    assert_eq!(clocks.ran_out(at(367)), seats("b"));
    assert_eq!(shown(&clocks, 999), [265, 0, 300], "a clock shows nothing below zero");
}

/// A seat that is waited for so many milliseconds if its page reports, and chooses after so many seconds: what is left.
fn waited(clocks: &mut Clocks, (millis, reports): (i64, bool), chosen: i64, begin: i64) -> i64 {
    clocks.turned(seats("a"), at(begin));
    clocks.wait(seat("a"), millis, at(begin));
    if reports {
        clocks.played(seat("a"), at(begin + 100));
    }
    clocks.chose(seat("a"), at(begin + chosen), SeatSet::EMPTY, at(begin + chosen));
    clocks.left(seat("a"), at(begin + chosen)).unwrap()
}

#[test]
fn a_clock_waits_for_its_page_within_bounds() {
    let bare = Timing::Live { bank: 5 * MINUTE, increment: 0 };
    let mut clocks = Clocks::new(bare, 3);
    // A page that says nothing is not waited for.
    assert_eq!(waited(&mut clocks, (3000, false), 10, 0), 290_000);
    clocks.played(seat("a"), at(20));
    // It is, when it has said once that it was done, and for no longer than it plays, or five seconds.
    assert_eq!(waited(&mut clocks, (3000, false), 10, 100), 283_000);
    assert_eq!(waited(&mut clocks, (3000, false), 10, 200), 273_000, "it has not said so again");
    clocks.played(seat("a"), at(220));
    assert_eq!(waited(&mut clocks, (60_000, false), 10, 300), 268_000);
    clocks.played(seat("a"), at(320));
    // Who chooses sooner has used nothing, and keeps what was not waited.
    assert_eq!(waited(&mut clocks, (60_000, false), 1, 400), 268_000);
    assert_eq!(clocks.clock(seat("a")).unwrap().playing, 51_000);
    let mut spent = 0;
    for turn in 0..20 {
        clocks.played(seat("a"), at(520 + turn * 20));
        let before = clocks.left(seat("a"), at(520 + turn * 20)).unwrap();
        spent += 5000 - (before - waited(&mut clocks, (60_000, false), 5, 521 + turn * 20));
    }
    assert_eq!(spent, 51_000, "a minute a game with the nine seconds of before");
    let mut daily = Clocks::new(DAILY, 3);
    daily.played(seat("a"), at(0));
    assert_eq!(waited(&mut daily, (3000, true), 10, 1), DAY * 2 - 10_000, "by the day nothing waits");
}

#[test]
fn a_clock_that_waits_runs_out_later_and_starts_when_its_page_is_done() {
    let mut clocks = Clocks::new(LIVE, 3);
    clocks.played(seat("b"), at(0));
    clocks.turned(seats("b"), at(10));
    clocks.wait(seat("b"), 4000, at(10));
    assert_eq!(clocks.due(), Some(at(10 + 4 + 315)));
    assert_eq!(shown(&clocks, 13), [300, 315, 300]);
    clocks.played(seat("b"), at(12));
    assert_eq!(clocks.due(), Some(at(12 + 315)));
    assert_eq!(shown(&clocks, 13), [300, 314, 300]);
    // A clock that runs already does not wait again.
    clocks.wait(seat("b"), 4000, at(14));
    assert_eq!(clocks.due(), Some(at(12 + 315)));
    clocks.pause(at(15));
    clocks.resume(seats("b"), at(20));
    assert_eq!(shown(&clocks, 20), [300, 312, 300]);
}

#[test]
fn several_sealed_choices_run_one_clock_each() {
    let mut clocks = Clocks::new(LIVE, 3);
    clocks.started(seats("a b c"), at(0));
    clocks.chose(seat("b"), at(10), seats("a c"), at(10));
    assert_eq!(clocks.running(), seats("a c"));
    clocks.chose(seat("a"), at(20), seats("c"), at(20));
    clocks.chose(seat("c"), at(30), seats("a"), at(30));
    assert_eq!(shown(&clocks, 30), [310, 305, 285]);
    assert_eq!(clocks.running(), seats("a"));
}

#[test]
fn a_take_back_gives_nothing_back_and_the_clock_runs_again() {
    for timing in [LIVE, DAILY] {
        let mut clocks = Clocks::new(timing, 3);
        clocks.started(seats("a"), at(0));
        clocks.chose(seat("a"), at(20), seats("b"), at(20));
        let before = shown(&clocks, 25);
        clocks.took_back(seat("a"), seats("a"), at(25));
        assert_eq!(shown(&clocks, 25), before);
        assert_eq!(clocks.running(), seats("a"));
        assert_eq!(shown(&clocks, 35)[0], before[0] - 10);
        clocks.chose(seat("a"), at(35), seats("b"), at(35));
        assert_eq!(shown(&clocks, 35)[1], before[1], "the second time it earns no increment");
        clocks.chose(seat("b"), at(36), seats("a"), at(36));
        let next = if timing == LIVE { before[0] - 10 + 15 } else { 2 * DAY / SECOND };
        assert_eq!(shown(&clocks, 36)[0], next, "the next choice is given its own");
    }
}

#[test]
fn a_pause_stops_every_clock() {
    let mut clocks = Clocks::new(LIVE, 3);
    clocks.started(seats("a c"), at(0));
    clocks.pause(at(10));
    assert_eq!(clocks.paused_since(), Some(at(10)));
    assert_eq!((clocks.running(), clocks.due()), (SeatSet::EMPTY, None));
    clocks.turned(seats("a b c"), at(5000));
    assert!(clocks.running().is_empty(), "nothing sets a clock going meanwhile");
    clocks.resume(seats("a c"), at(9000));
    assert_eq!(shown(&clocks, 9001), [304, 300, 304]);
}

#[test]
fn a_lost_connection_uses_up_its_grace_first() {
    let mut clocks = Clocks::new(LIVE, 3);
    clocks.started(seats("a"), at(0));
    clocks.lose(seat("a"), at(15));
    assert!(clocks.clock(seat("a")).unwrap().is_lost());
    assert_eq!(shown(&clocks, 115)[0], 300, "the clock stands");
    assert_eq!(clocks.due(), Some(at(315).plus(GRACE)));
    clocks.find(seat("a"), at(115));
    assert_eq!(shown(&clocks, 125)[0], 290);
    clocks.lose(seat("a"), at(125));
    assert_eq!(shown(&clocks, 155)[0], 280, "only 20 seconds of grace were left");
    clocks.chose(seat("a"), at(155), seats("b"), at(155));
    assert_eq!(shown(&clocks, 155)[0], 280);
}

#[test]
fn a_connection_that_is_lost_after_the_end_gives_nothing_back() {
    let mut clocks = Clocks::new(LIVE, 3);
    clocks.started(seats("a"), at(0));
    clocks.lose(seat("a"), at(400));
    assert_eq!((shown(&clocks, 410)[0], clocks.due()), (0, Some(at(315))));
}

#[test]
fn a_clock_that_ran_out_stands_until_the_others_wait() {
    let mut clocks = Clocks::new(LIVE, 3);
    clocks.started(seats("a"), at(0));
    clocks.run_out(seat("a"), at(400));
    clocks.turned(seats("a"), at(401));
    assert!(clocks.running().is_empty() && clocks.clock(seat("a")).unwrap().is_out());
    clocks.give(seat("a"), 3 * MINUTE, seats("a"), at(450));
    assert_eq!(shown(&clocks, 460)[0], 170);
    clocks.run_out(seat("a"), at(630));
    clocks.chose(seat("a"), at(640), seats("b"), at(640));
    assert!(!clocks.clock(seat("a")).unwrap().is_out(), "who plays all the same is there");
    clocks.chose(seat("b"), at(641), seats("a"), at(641));
    assert_eq!(shown(&clocks, 641)[0], 15);
}

#[test]
fn by_the_day_every_choice_has_its_own_time_and_holidays_do_not_count() {
    let days = |days: i64| at(0).plus(days * DAY);
    let mut clocks = Clocks::new(DAILY, 3);
    clocks.set_holidays(seat("a"), vec![days(1)..days(4), days(6)..days(7)]);
    clocks.started(seats("a"), at(0));
    assert_eq!(clocks.due(), Some(days(5)), "one day, three away, one day");
    assert_eq!(clocks.left(seat("a"), days(3)), Some(DAY));
    assert!(clocks.ran_out(days(4)).is_empty());
    assert_eq!(clocks.ran_out(days(5)), seats("a"));
    clocks.chose(seat("a"), days(3), seats("b"), days(3));
    clocks.chose(seat("b"), days(4), seats("a"), days(4));
    assert_eq!(clocks.left(seat("a"), days(4)), Some(2 * DAY));
    assert_eq!(clocks.due(), Some(days(6)), "the last moment before the holiday");
    clocks.turned(SeatSet::EMPTY, days(4));
    assert_eq!(clocks.due(), None);
}

#[test]
fn an_untimed_table_has_no_clocks() {
    let mut clocks = Clocks::new(Timing::Untimed, 3);
    clocks.started(seats("a b"), at(0));
    clocks.chose(seat("a"), at(5), seats("b"), at(5));
    assert_eq!((clocks.left(seat("a"), at(9)), clocks.due()), (None, None));
}

/// Something that happens at a table.
#[derive(Clone, Debug)]
enum Event {
    Chose(usize, u8),
    TookBack(usize, u8),
    Turned(u8),
    Pause,
    Resume(u8),
    Lose(usize),
    Find(usize),
}

fn event() -> impl Strategy<Value = Event> {
    let (seat, owing) = (0..3_usize, 0..8_u8);
    prop_oneof![
        4 => (seat.clone(), owing.clone()).prop_map(|(seat, owing)| Event::Chose(seat, owing)),
        1 => (seat.clone(), owing.clone()).prop_map(|(seat, owing)| Event::TookBack(seat, owing)),
        1 => owing.clone().prop_map(Event::Turned),
        1 => Just(Event::Pause),
        1 => owing.prop_map(Event::Resume),
        1 => seat.clone().prop_map(Event::Lose),
        1 => seat.prop_map(Event::Find),
    ]
}

fn set(bits: u8) -> SeatSet {
    (0..3).filter(|index| bits & (1 << index) != 0).filter_map(Seat::new).collect()
}

fn happen(clocks: &mut Clocks, event: &Event, now: Tick) {
    let seat = |index: usize| Seat::new(index).unwrap();
    match *event {
        Event::Chose(index, owing) => clocks.chose(seat(index), now, set(owing), now),
        Event::TookBack(index, owing) => clocks.took_back(seat(index), set(owing), now),
        Event::Turned(owing) => clocks.turned(set(owing), now),
        Event::Pause => clocks.pause(now),
        Event::Resume(owing) => clocks.resume(set(owing), now),
        Event::Lose(index) => clocks.lose(seat(index), now),
        Event::Find(index) => clocks.find(seat(index), now),
    }
}

proptest! {
    /// What all clocks and graces hold together shrinks by the time that running clocks have run, and
    /// grows by the increments that choices are given, and by nothing else.
    #[test]
    fn time_never_grows_but_by_increments_and_its_sum_is_conserved(
        events in vec((event(), 0..200_i64), 1..60),
    ) {
        let Timing::Live { increment, .. } = LIVE else { unreachable!() };
        let mut clocks = Clocks::new(LIVE, 3);
        let mut now = at(0);
        clocks.started(set(7), now);
        let whole = |clock: &Clock, now: Tick| {
            let mut settled = clock.clone();
            settled.settle(now);
            settled.left + settled.grace
        };
        for (event, seconds) in events {
            let before = clocks.clone();
            now = now.plus(seconds * SECOND);
            for (clock, held) in before.seats.iter().zip(&clocks.seats) {
                let then = now.plus(-seconds * SECOND);
                let ran = if clock.runs() { seconds * SECOND } else { 0 };
                let (had, has) = (whole(clock, then), whole(held, now));
                // Grace counts for those only who had time left when they were lost.
                let limit = if clock.is_lost() && clock.left(then) > 0 { had } else { clock.left(then) };
                prop_assert_eq!(has, had - ran.min(limit), "what runs is used, what stands is not");
            }
            let shown: Vec<i64> = clocks.seats.iter().map(|clock| whole(clock, now)).collect();
            let granted: Vec<bool> = clocks.seats.iter().map(|clock| clock.granted).collect();
            happen(&mut clocks, &event, now);
            for (index, clock) in clocks.seats.iter().enumerate() {
                let chose = matches!(event, Event::Chose(seat, _) if seat == index);
                let again = matches!(event, Event::TookBack(seat, _) if seat == index);
                let begins = clock.runs() && !again && (chose || !granted[index]);
                let expected = shown[index] + if begins { increment } else { 0 };
                prop_assert_eq!(whole(clock, now), expected, "{:?} at {}", event, index);
                prop_assert!(clocks.paused.is_none() || !clock.runs());
            }
        }
    }
}
