//! The Battles around a city: a pennant for each line, with the Battle, what is known of it, and the Strength there; where
//! a Battle is sure to come beside the most that another has.

use city::Line;
use maud::{Markup, html};
use words::say;

use super::gem::gem;
use super::plan::{Frame, Touch, along};
use super::sight::Sight;
use super::tally::Contest;
use super::words::{line_title, roman};
use super::{handles, names};
use city::Colour;
use face::svg::{LETTERS, translate};

/// Whether a line has a pennant: the observer's own always, as its handle.
pub(super) fn shows(frame: Frame<'_>, line: Line) -> bool {
    frame.touch == Touch::Own || frame.tally.contest(line) != Contest::Never
}

/// The pennant of a line.
pub(super) fn pennant(frame: Frame<'_>, line: Line, id: Option<&str>) -> Markup {
    let (sight, own) = (frame.sight, frame.touch == Touch::Own);
    let (contest, value) = (frame.tally.contest(line), frame.tally.strength(frame.who, line));
    let rival = frame.tally.rival(frame.who, line);
    let (class, fill, ink) = look(contest);
    let middle = along(line.place()) + 50.0;
    let (spot, shape) = if line.is_row() {
        ((22.0, middle), "M-21-23h31l12 23-12 23h-31z")
    } else {
        ((middle, 23.0), "M-24-22h48v33l-24 11-24-11z")
    };
    let (lift, shift) = if line.is_row() { (0.0, -4.0) } else { (-3.0, 0.0) };
    let numeral = contest.battle().map_or("?", roman);
    html! {
            g id=[id] data-t=[id.is_some().then(|| names::pennant(frame.who, line))] class={ "c-pennant " (class) } data-h=[own.then(|| handles::of_line(line))] data-stays=[own.then_some("")] role=[own.then_some("button")] tabindex=[own.then_some("-1")]
                aria-label=[own.then(|| label(sight, line, contest, [value, rival]))] transform=(translate(spot.0, spot.1)) {
                @if line.is_row() { rect x="-22" y="-50" width="61" height="100" fill="#000" fill-opacity="0" {} }
                @else { rect x="-50" y="-23" width="100" height="61" fill="#000" fill-opacity="0" {} }
                @if contest != Contest::Never {
                    path d=(shape) fill=(fill) stroke="#3b2c12" stroke-width="1.5" stroke-dasharray=[(contest == Contest::Open).then_some("4 3")] {}
                    g font-family=(LETTERS) font-weight="700" fill=(ink) aria-hidden="true" {
                        text x=(shift) y=(lift - 4.0) text-anchor="middle" font-size="15" font-family="Georgia,serif" { (numeral) }
                        @if let Contest::Fought(_) = contest { path d="M-8 8l5 5 9-10" transform=(translate(shift, lift)) fill="none" stroke=(ink) stroke-width="2.6" {} }
                        @else if contest.is_to_come() {
                            text x=(shift) y=(lift + 14.2) text-anchor="middle" font-size=(if value.max(rival) > 9 { "12" } else { "16" }) { (value) ":" (rival) }
                        } @else {
                            (gem(Colour::Strength, (shift - 7.5, lift + 9.0), 5.2))
                            text x=(shift + 1.0) y=(lift + 14.2) font-size="15" { (value) }
                        }
                    }
                }
                @if own { path class="ring0" d=(shape) {} path class="ring" d=(shape) {} path class="foc" d=(shape) {} }
            }
    }
}

/// The class, the fill and the ink of a pennant.
const fn look(contest: Contest) -> (&'static str, &'static str, &'static str) {
    match contest {
        Contest::Fought(_) => ("c-done", "#cdb68c", "#3b2c12"),
        Contest::Now(_) => ("c-now", "#a8341f", "#fff"),
        Contest::Coming(_) | Contest::Foreseen(_) => ("c-coming", "#0e6f7a", "#fff"),
        Contest::Open | Contest::Never => ("c-open", "#e9e2cf", "#3b2c12"),
    }
}

/// A pennant in words: "Row 1: Battle II, to come; your Strength 3, the others have 5 at most".
fn label(sight: Sight<'_>, line: Line, contest: Contest, [value, rival]: [u8; 2]) -> String {
    let language = sight.language();
    let (line, how) = (line_title(line, language), contest.words(language));
    let own = say!(language, en: "{line}: {how}; your Strength {value}", fr: "{line}\u{202f}: {how}\u{202f}; votre Force {value}", de: "{line}: {how}; deine Stärke {value}");
    if !contest.is_to_come() {
        return own;
    }
    say!(language, en: "{own}, the others have {rival} at most", fr: "{own}, les autres ont {rival} au plus", de: "{own}, die anderen höchstens {rival}")
}
