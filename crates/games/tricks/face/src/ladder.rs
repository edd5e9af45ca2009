//! The ladder: what each number of laid cards asks for and pays.

use maud::{Markup, html};
use tricks::{Number, Suit, Type};
use words::word;

use super::sight::Sight;

/// Any colour, for the bonus it pays.
pub(super) const COLOUR: Option<Type> = Some(Type::Suit(Suit::Red));
/// A number of which there are two in every colour.
pub(super) const ONE_OR_SEVEN: Option<Type> = Some(Type::Number(Number::ALL[7]));
/// A number of which there is one in every colour.
pub(super) const OTHER_NUMBER: Option<Type> = Some(Type::Number(Number::ALL[0]));

/// How many ranks are shown at once.
const WIDTH: u8 = 6;

/// The ranks around the highest bid: cards, team goal, and the bonus from a colour up to no trumps.
///
/// The columns beyond the observer's bid carry the classes `t-plus1`, `t-plus2`, …, so that the page can
/// light up the one that the chosen cards lead to.
pub(super) fn ladder(sight: Sight<'_>) -> Markup {
    let (public, language) = (sight.public(), sight.language());
    let highest = public.auction().highest();
    let last = public.options().hand_size();
    let first = highest.saturating_sub(2).max(1).min(last + 1 - WIDTH);
    let ranks: Vec<u8> = (first..first + WIDTH).collect();
    html! {
        table id="t-ladder" class="t-ladder" {
            tr {
                th scope="row" { (word!(language, en: "Cards laid", fr: "Cartes posées", de: "Karten")) }
                @for &rank in &ranks { td class=[column(sight, rank)] data-t=[(rank == highest).then_some("rank")] { b { (rank) } } }
            }
            tr {
                th scope="row" { (word!(language, en: "Target", fr: "Objectif", de: "Teamziel")) }
                @for &rank in &ranks { td class=[column(sight, rank)] { (tricks::target(sight.seats(), rank)) } }
            }
            tr {
                th scope="row" { (word!(language, en: "Bonus", fr: "Prime", de: "Bonus")) }
                @for &rank in &ranks { td class=[column(sight, rank)] { (bonus_range(rank)) } }
            }
        }
    }
}

/// The bonus of a rank, from the cheapest kind of trump to the dearest.
fn bonus_range(rank: u8) -> String {
    let (least, most) = (tricks::bonus(COLOUR, rank), tricks::bonus(None, rank));
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}

/// The classes of a column: the leader's, and how many more cards the observer would have to lay.
fn column(sight: Sight<'_>, rank: u8) -> Option<String> {
    let public = sight.public();
    let lead = (rank == public.auction().highest()).then(|| "t-lead".to_owned());
    let more =
        sight.me().and_then(|me| rank.checked_sub(public.bid(me))).filter(|more| (1..=6).contains(more));
    let classes: Vec<String> = lead.into_iter().chain(more.map(|more| format!("t-plus{more}"))).collect();
    (!classes.is_empty()).then(|| classes.join(" "))
}
