//! Through whose eyes a visitor sees a table.
//!
//! Several people may share one device. Then each seat's cards are shown only after its person has
//! said "it is me", and are covered again as soon as another of the device's seats is to choose.

use engine::{Observer, Seat, SeatSet};
use pages::Seen;

/// Through whose eyes a visitor sees a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Viewpoint {
    /// As this seat.
    Seat(Seat),
    /// As nobody, until the person of this seat takes the device.
    Cover(Seat),
    /// As anybody may.
    Public,
    /// As somebody who sees everything: only when the game is over.
    All,
}

impl Viewpoint {
    /// Who looks. Under a cover nobody's cards are shown.
    pub(crate) const fn observer(self) -> Observer {
        match self {
            Self::Seat(seat) => Observer::Seat(seat),
            Self::Cover(_) | Self::Public => Observer::Spectator,
            Self::All => Observer::Omniscient,
        }
    }

    /// The eyes that a visitor has chosen for looking at a game that is over.
    pub(crate) const fn chosen(seen: Seen) -> Self {
        match seen {
            Seen::Seat(seat) => Self::Seat(seat),
            Seen::All => Self::All,
        }
    }

    /// The eyes of a visitor who holds the seats `own`, of which `shown` took the device last.
    pub(crate) fn of(own: &[Seat], shown: Option<Seat>, owing: SeatSet) -> Self {
        match own {
            [] => return Self::Public,
            [only] => return Self::Seat(*only),
            _ => {}
        }
        let shown = shown.filter(|seat| own.contains(seat));
        let to_choose = own.iter().copied().find(|&seat| owing.contains(seat));
        match (shown, to_choose) {
            (Some(shown), Some(_)) if owing.contains(shown) => Self::Seat(shown),
            (_, Some(next)) => Self::Cover(next),
            (Some(shown), None) => Self::Seat(shown),
            (None, None) => Self::Public,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(letter: &str) -> Seat {
        letter.parse().unwrap()
    }

    #[test]
    fn who_has_one_seat_sees_it_always() {
        let all = SeatSet::all(3);
        assert_eq!(Viewpoint::of(&[], None, all), Viewpoint::Public);
        assert_eq!(Viewpoint::of(&[], Some(seat("a")), all), Viewpoint::Public);
        assert_eq!(Viewpoint::of(&[seat("b")], None, all), Viewpoint::Seat(seat("b")));
        assert_eq!(Viewpoint::of(&[seat("b")], Some(seat("a")), SeatSet::EMPTY), Viewpoint::Seat(seat("b")));
    }

    #[test]
    fn a_shared_device_shows_nothing_until_its_person_takes_it() {
        let own = [seat("a"), seat("c")];
        let (a, b, c) = (SeatSet::only(seat("a")), SeatSet::only(seat("b")), SeatSet::only(seat("c")));
        assert_eq!(Viewpoint::of(&own, None, b), Viewpoint::Public);
        assert_eq!(Viewpoint::of(&own, None, a), Viewpoint::Cover(seat("a")));
        assert_eq!(Viewpoint::of(&own, Some(seat("a")), a), Viewpoint::Seat(seat("a")));
        assert_eq!(
            Viewpoint::of(&own, Some(seat("a")), b),
            Viewpoint::Seat(seat("a")),
            "while others choose"
        );
        assert_eq!(Viewpoint::of(&own, Some(seat("a")), c), Viewpoint::Cover(seat("c")));
        assert_eq!(
            Viewpoint::of(&own, Some(seat("b")), a),
            Viewpoint::Cover(seat("a")),
            "b is not of this device"
        );
        assert_eq!(Viewpoint::Cover(seat("c")).observer(), Observer::Spectator);
    }
}
