//! What of the outbox is due: digests, quiet hours, and who has looked meanwhile.

use domain::Moment;
use store::{NoticeKind, NoticePace, Waiting, Wishes};

const MINUTE: i64 = 60;
const HOUR: i64 = 3600;
const DAY: i64 = 86_400;

/// How long something may wait before it is no news any more.
const STALE: i64 = 3 * DAY;

/// What becomes of that which waits for one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Due {
    /// To be told now, together.
    pub(crate) now: Vec<Waiting>,
    /// Never to be told: the person has seen it, or it is old.
    pub(crate) lapsed: Vec<Waiting>,
    /// How many go on waiting.
    pub(crate) later: usize,
}

/// What of that which waits for a person is to be told at this moment, and what never.
///
/// Something is ripe when the person has been away from its table for as long as the person wishes. What
/// is gathered is told together at a full hour, or at the hour of the day, as soon as anything of it was
/// ripe by then. In quiet hours nothing is told.
pub(crate) fn due(waiting: &[Waiting], wishes: &Wishes, now: Moment) -> Due {
    let (lapsed, kept): (Vec<&Waiting>, Vec<&Waiting>) =
        waiting.iter().partition(|one| was_seen(one) || one.at.0 < now.0 - STALE);
    let ripe: Vec<&Waiting> = kept.iter().copied().filter(|one| ripens(one, wishes) <= now.0).collect();
    let from = last_time(wishes, now);
    let is_time = !is_quiet(wishes, now) && ripe.iter().any(|one| ripens(one, wishes) <= from);
    let told = if is_time { ripe } else { Vec::new() };
    Due {
        later: kept.len() - told.len(),
        now: told.into_iter().cloned().collect(),
        lapsed: lapsed.into_iter().cloned().collect(),
    }
}

/// Whether a person knows already. Who has seen that it is their turn may have forgotten it; everything
/// else is known for good.
fn was_seen(one: &Waiting) -> bool {
    one.kind != NoticeKind::Turn && one.looked.is_some_and(|looked| looked >= one.at)
}

/// From which second on the person has been away for long enough.
fn ripens(one: &Waiting, wishes: &Wishes) -> i64 {
    let since = one.looked.map_or(one.at, |looked| looked.max(one.at));
    since.0.saturating_add(i64::from(wishes.away) * MINUTE)
}

/// The last second at which the person could be told, not after `now`.
fn last_time(wishes: &Wishes, now: Moment) -> i64 {
    let local = local(wishes, now);
    let back = match wishes.pace {
        NoticePace::AtOnce => 0,
        NoticePace::Hourly => local.rem_euclid(HOUR),
        NoticePace::Daily => (local - i64::from(wishes.hour) * HOUR).rem_euclid(DAY),
    };
    now.0 - back
}

fn is_quiet(wishes: &Wishes, now: Moment) -> bool {
    let hour = local(wishes, now).rem_euclid(DAY) / HOUR;
    let (from, to) = (i64::from(wishes.quiet_from), i64::from(wishes.quiet_to));
    if from <= to { (from..to).contains(&hour) } else { !(to..from).contains(&hour) }
}

/// The person's own clock: seconds since 1970 there.
fn local(wishes: &Wishes, now: Moment) -> i64 {
    now.0.saturating_add(i64::from(wishes.zone) * MINUTE)
}

#[cfg(test)]
mod tests {
    use domain::TableId;

    use super::*;

    /// Midnight UTC of a day.
    const MIDNIGHT: i64 = 1_800_057_600;

    fn at(hour: i64, minute: i64) -> Moment {
        Moment(MIDNIGHT + hour * HOUR + minute * MINUTE)
    }

    fn since(kind: NoticeKind, at: Moment, looked: Option<Moment>) -> Waiting {
        Waiting { table: TableId::new("amber-otter-k7m"), step: at.0, kind, at, looked }
    }

    fn turn(hour: i64, minute: i64) -> Waiting {
        since(NoticeKind::Turn, at(hour, minute), None)
    }

    /// How many are told, have lapsed and go on waiting.
    fn counts(waiting: &[Waiting], wishes: &Wishes, now: Moment) -> (usize, usize, usize) {
        let due = due(waiting, wishes, now);
        (due.now.len(), due.lapsed.len(), due.later)
    }

    #[test]
    fn midnight_is_one() {
        assert_eq!(MIDNIGHT.rem_euclid(DAY), 0);
    }

    #[test]
    fn a_person_is_told_who_has_been_away_for_as_long_as_wanted() {
        let wishes = Wishes { away: 5, ..Wishes::default() };
        let told = |one: Waiting, now: Moment| due(std::slice::from_ref(&one), &wishes, now).now.len();
        assert_eq!(told(turn(10, 0), at(10, 4)), 0);
        assert_eq!(told(turn(10, 0), at(10, 5)), 1);
        // Who was looking meanwhile is away since then; whoever looks goes on not being told.
        let looked = |minute| since(NoticeKind::Turn, at(10, 0), Some(at(10, minute)));
        assert_eq!(told(looked(3), at(10, 7)), 0);
        assert_eq!(told(looked(3), at(10, 8)), 1);
        // Who looked before it was so counts from when it was so.
        assert_eq!(told(since(NoticeKind::Turn, at(10, 0), Some(at(9, 0))), at(10, 4)), 0);
        let at_once = Wishes { away: 0, ..wishes };
        assert_eq!(due(&[turn(10, 0)], &at_once, at(10, 0)).now.len(), 1);
    }

    #[test]
    fn what_was_seen_or_is_old_lapses() {
        let wishes = Wishes::default();
        for kind in [NoticeKind::Over, NoticeKind::Began, NoticeKind::Asked, NoticeKind::Question] {
            let one = |looked| since(kind, at(10, 0), looked);
            assert_eq!(counts(&[one(Some(at(10, 0)))], &wishes, at(12, 0)), (0, 1, 0), "seen");
            assert_eq!(counts(&[one(Some(at(9, 59)))], &wishes, at(12, 0)), (1, 0, 0), "seen before");
            assert_eq!(counts(&[one(None)], &wishes, at(10, 1)), (0, 0, 1));
        }
        assert_eq!(counts(&[turn(10, 0)], &wishes, at(82, 0)), (1, 0, 0));
        assert_eq!(counts(&[turn(10, 0)], &wishes, at(82, 1)), (0, 1, 0), "three days");
    }

    #[test]
    fn what_is_gathered_is_told_together_at_full_hours() {
        let wishes = Wishes { pace: NoticePace::Hourly, away: 5, zone: 330, ..Wishes::default() };
        // There it is half past when it is a full hour in UTC.
        let two = [turn(10, 20), turn(10, 24)];
        assert_eq!(counts(&two, &wishes, at(10, 29)), (0, 0, 2));
        assert_eq!(counts(&two, &wishes, at(10, 30)), (2, 0, 0));
        let late = [turn(10, 26)];
        assert_eq!(counts(&late, &wishes, at(10, 59)), (0, 0, 1), "not ripe by half past ten");
        assert_eq!(counts(&late, &wishes, at(11, 30)), (1, 0, 0));
        // What is ripe goes along with what was ripe in time.
        assert_eq!(counts(&[turn(10, 20), turn(10, 26)], &wishes, at(10, 33)), (2, 0, 0));
        assert_eq!(counts(&[turn(10, 20), turn(10, 29)], &wishes, at(10, 33)), (1, 0, 1));
    }

    #[test]
    fn what_is_told_daily_is_told_at_the_hour_of_the_person_s_day() {
        // Eighteen o'clock in New York in winter is 23 o'clock UTC.
        let wishes = Wishes { pace: NoticePace::Daily, hour: 18, zone: -300, away: 5, ..Wishes::default() };
        let two = [turn(3, 0), turn(22, 0)];
        assert_eq!(counts(&two, &wishes, at(22, 59)), (0, 0, 2));
        assert_eq!(counts(&two, &wishes, at(23, 0)), (2, 0, 0));
        assert_eq!(counts(&[turn(23, 0)], &wishes, at(46, 59)), (0, 0, 1), "only the next day");
        assert_eq!(counts(&[turn(23, 0)], &wishes, at(47, 0)), (1, 0, 0));
    }

    #[test]
    fn in_quiet_hours_nothing_is_told_and_afterwards_everything() {
        let night = Wishes { quiet_from: 22, quiet_to: 7, zone: 60, away: 5, ..Wishes::default() };
        let one = [turn(20, 0)];
        assert_eq!(counts(&one, &night, at(20, 59)), (1, 0, 0));
        for minute in [21 * 60, 23 * 60 + 30, 29 * 60 + 59] {
            assert_eq!(counts(&one, &night, at(0, minute)), (0, 0, 1), "{minute}");
        }
        assert_eq!(counts(&one, &night, at(30, 0)), (1, 0, 0), "at seven there");
        let day = Wishes { quiet_from: 9, quiet_to: 17, away: 5, ..Wishes::default() };
        assert_eq!(counts(&[turn(8, 0)], &day, at(9, 0)), (0, 0, 1));
        assert_eq!(counts(&[turn(8, 0)], &day, at(17, 0)), (1, 0, 0));
        let never = Wishes { quiet_from: 9, quiet_to: 9, away: 5, ..Wishes::default() };
        assert_eq!(counts(&[turn(8, 0)], &never, at(9, 30)), (1, 0, 0), "no quiet hours");
        // A daily hour within quiet hours waits for their end.
        let daily = Wishes { pace: NoticePace::Daily, hour: 3, ..night };
        assert_eq!(counts(&[turn(1, 0)], &daily, at(2, 30)), (0, 0, 1));
        assert_eq!(counts(&[turn(1, 0)], &daily, at(6, 0)), (1, 0, 0));
    }
}
