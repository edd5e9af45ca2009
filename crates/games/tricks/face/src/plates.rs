//! What the list of players says of each seat.

use engine::{SEATS_MAX, Seat};
use face::{Cells, Drawn, Plate};
use maud::{Markup, html};
use tricks::Phase;
use words::{Language, say, word};

use super::seats::{bidding, laid_of, passed_word, role_class, role_name, tricks_words};
use super::sight::Sight;
use super::words::{points_counted, total};

/// One plate a seat, `a` first. Everybody sees the same: they are drawn once for all.
pub(super) fn plates(sight: Sight<'_>, cells: &Cells<'_>) -> Vec<Plate> {
    Seat::all(sight.seats()).map(|seat| cells.shared(Shown::of(sight, seat), sight.language())).collect()
}

/// What is shown of a seat.
#[derive(Debug, PartialEq, Eq)]
struct Shown {
    seat: Seat,
    total: i32,
    role: Option<&'static str>,
    course: Course,
}

/// What a seat has done in the round.
#[derive(Debug, PartialEq, Eq)]
enum Course {
    /// Until the first trick: how many cards it has laid in all, unless they are being dealt, and turn by turn, once
    /// somebody had a turn.
    Bidding(Option<u8>, Option<Vec<usize>>),
    /// With its cards: its points, and how many tricks it has won.
    Playing(u8, u8),
}

impl Shown {
    fn of(sight: Sight<'_>, seat: Seat) -> Self {
        let (public, phase) = (sight.public(), sight.public().phase());
        let course = if bidding(phase) {
            let bid = (phase != Phase::Deal).then(|| public.bid(seat));
            let auction = public.auction();
            let turns = (auction.turns() > 0).then(|| auction.counts_of(seat).collect());
            Course::Bidding(bid, turns)
        } else {
            Course::Playing(public.tricks().points(seat), sight.tricks_won(seat, 0))
        };
        Self { seat, total: public.total(seat), role: role_class(sight, seat), course }
    }
}

impl Drawn for Shown {
    type Drawing = Plate;

    const MOST: usize = SEATS_MAX;

    fn draw(&self, language: Language) -> Plate {
        let (state, detail) = match &self.course {
            Course::Bidding(bid, turns) => {
                let state = bid.map(|bid| laid_of(bid.into(), language)).unwrap_or_default();
                (state, turns.as_ref().map(|turns| self::turns(turns, language)).unwrap_or_default())
            }
            Course::Playing(points, won) => {
                let points = points_counted(*points, language);
                (format!("{points}, {}", tricks_words(*won, language)), html! {})
            }
        };
        let in_all = word!(language, en: "in all", fr: "en tout", de: "gesamt");
        Plate {
            score: total(self.total),
            beside: html! { small class="t-in-all" aria-hidden="true" { (in_all) } },
            role: self.role.map(|class| (role_name(class, language).to_owned(), class)),
            state,
            detail,
            ..Plate::default()
        }
    }
}

/// What a seat did in the auction, turn by turn; the turns of all stand below each other.
fn turns(turns: &[usize], language: Language) -> Markup {
    let said = |&cards: &usize| if cards == 0 { passed_word(language).to_owned() } else { cards.to_string() };
    let said = turns.iter().map(said).collect::<Vec<_>>().join(", ");
    let said = say!(language, en: "turn by turn: {said}", fr: "tour par tour\u{202f}: {said}", de: "Zug um Zug: {said}");
    html! {
        @if !turns.is_empty() {
            span class="sr" { " (" (said) ")" }
            span class="t-turns" aria-hidden="true" {
                @for &cards in turns { @if cards == 0 { i { "\u{2013}" } } @else { b { "+" (cards) } } }
            }
        }
    }
}
