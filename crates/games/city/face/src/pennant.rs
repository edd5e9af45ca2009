//! The Battles around a city: a pennant for each line, with the Battle, what is known of it, and the Strength there.

use city::{Line, Phase, SourceStrength, Who};
use engine::Seat;
use maud::{Markup, html};
use words::{Language, say, word};

use super::gem::gem;
use super::handles;
use super::plan::{Frame, Touch, along};
use super::sight::Sight;
use super::words::{line_title, roman};
use city::Colour;
use face::svg::{LETTERS, translate};

/// How a line stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Contest {
    /// Its Battle has been fought.
    Fought(usize),
    /// It is fought over now, or next.
    Now(usize),
    /// Its Battle is known to come.
    Coming(usize),
    /// The observer has looked at the card and knows its Battle.
    Foreseen(usize),
    /// It may come.
    Open,
    /// It is not fought over any more.
    Never,
}

impl Contest {
    /// Whether a Battle on the line is sure to come.
    pub(super) const fn is_to_come(self) -> bool {
        matches!(self, Self::Now(_) | Self::Coming(_) | Self::Foreseen(_))
    }

    /// Which Battle, if it is known.
    pub(super) const fn battle(self) -> Option<usize> {
        match self {
            Self::Fought(battle) | Self::Now(battle) | Self::Coming(battle) | Self::Foreseen(battle) => {
                Some(battle)
            }
            Self::Open | Self::Never => None,
        }
    }

    /// The class, the fill and the ink of a pennant.
    const fn look(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Fought(_) => ("c-done", "#cdb68c", "#3b2c12"),
            Self::Now(_) => ("c-now", "#a8341f", "#fff"),
            Self::Coming(_) | Self::Foreseen(_) => ("c-coming", "#0e6f7a", "#fff"),
            Self::Open | Self::Never => ("c-open", "#e9e2cf", "#3b2c12"),
        }
    }

    /// How it stands, in words.
    pub(super) fn words(self, language: Language) -> String {
        let battle = self.battle().map_or("", roman);
        match self {
            Self::Fought(_) => say!(language, en: "Battle {battle}, fought", fr: "Affrontement {battle}, terminé", de: "Kampf {battle}, ausgetragen"),
            Self::Now(_) => say!(language, en: "Battle {battle}, the next one", fr: "Affrontement {battle}, le prochain", de: "Kampf {battle}, der nächste"),
            Self::Coming(_) => say!(language, en: "Battle {battle}, to come", fr: "Affrontement {battle}, à venir", de: "Kampf {battle}, kommt noch"),
            Self::Foreseen(_) => say!(language, en: "Battle {battle}, which only you know", fr: "Affrontement {battle}, connu de vous seul", de: "Kampf {battle}, den nur du kennst"),
            Self::Open => word!(language, en: "a Battle may come", fr: "Affrontement possible", de: "ein Kampf ist möglich").to_owned(),
            Self::Never => word!(language, en: "no Battle any more", fr: "plus d’Affrontement", de: "kein Kampf mehr").to_owned(),
        }
    }
}

/// How a line stands for the observer.
pub(super) fn standing_of(sight: Sight<'_>, line: Line) -> Contest {
    let public = sight.public();
    let now = public.battle();
    if let Some(battle) = public.battles().iter().position(|&shown| shown == Some(line)) {
        return match battle {
            _ if battle < now || public.phase() == Phase::Over => Contest::Fought(battle),
            _ if battle == now => Contest::Now(battle),
            _ => Contest::Coming(battle),
        };
    }
    if let Some(battle) = (0..5).find(|&battle| sight.view.peeked(battle) == Some(line)) {
        return Contest::Foreseen(battle);
    }
    if public.phase() != Phase::Over && sight.view.lines_to_come().contains(line) {
        Contest::Open
    } else {
        Contest::Never
    }
}

/// The Strength of a player in a line, as the observer knows it.
pub(super) fn strength(sight: Sight<'_>, who: Who, line: Line) -> u8 {
    let public = sight.public();
    let reading: SourceStrength = public.variants().source_strength;
    let index = match who {
        Who::Seat(seat) if sight.is_me(seat) => {
            return sight.estate(seat).strength(sight.pack(), line, reading) + bonus(sight, seat, line);
        }
        Who::Seat(seat) => seat.index(),
        Who::Neutral => 1,
    };
    public.totals(line)[index]
}

/// What effects used add to the observer's own total in the Battle being fought.
fn bonus(sight: Sight<'_>, seat: Seat, line: Line) -> u8 {
    let public = sight.public();
    if public.line() != Some(line) {
        return 0;
    }
    let told = public.totals(line)[seat.index()];
    let bare = public.estate(seat).strength(sight.pack(), line, public.variants().source_strength);
    told.saturating_sub(bare) + sight.view.desk().map_or(0, city::Desk::bonus)
}

/// Whether a line has a pennant: the observer's own always, as its handle.
pub(super) fn shows(frame: Frame<'_>, line: Line) -> bool {
    frame.touch == Touch::Own || frame.tally.contest(line) != Contest::Never
}

/// The pennant of a line.
pub(super) fn pennant(frame: Frame<'_>, line: Line, id: Option<&str>) -> Markup {
    let (sight, own) = (frame.sight, frame.touch == Touch::Own);
    let (contest, value) = (frame.tally.contest(line), frame.tally.strength(frame.who, line));
    let (class, fill, ink) = contest.look();
    let middle = along(line.place()) + 50.0;
    let (spot, shape) = if line.is_row() {
        ((22.0, middle), "M-21-23h31l12 23-12 23h-31z")
    } else {
        ((middle, 23.0), "M-24-22h48v33l-24 11-24-11z")
    };
    let (lift, shift) = if line.is_row() { (0.0, -4.0) } else { (-3.0, 0.0) };
    let numeral = contest.battle().map_or("?", roman);
    html! {
            g id=[id] class={ "c-pennant " (class) } data-h=[own.then(|| handles::of_line(line))] data-stays=[own.then_some("")] role=[own.then_some("button")] tabindex=[own.then_some("-1")]
                aria-label=[own.then(|| label(sight, line, contest, value))] transform=(translate(spot.0, spot.1)) {
                @if line.is_row() { rect x="-22" y="-50" width="60" height="100" fill="#000" fill-opacity="0" {} }
                @else { rect x="-50" y="-22" width="100" height="58" fill="#000" fill-opacity="0" {} }
                @if contest != Contest::Never {
                    path d=(shape) fill=(fill) stroke="#3b2c12" stroke-width="1.5" stroke-dasharray=[(contest == Contest::Open).then_some("4 3")] {}
                    g font-family=(LETTERS) font-weight="700" fill=(ink) aria-hidden="true" {
                        text x=(shift) y=(lift - 4.0) text-anchor="middle" font-size="15" font-family="Georgia,serif" { (numeral) }
                        @if let Contest::Fought(_) = contest { path d="M-8 8l5 5 9-10" transform=(translate(shift, lift)) fill="none" stroke=(ink) stroke-width="2.6" {} }
                        @else {
                            (gem(Colour::Strength, (shift - 7.5, lift + 9.0), 5.2))
                            text x=(shift + 1.0) y=(lift + 14.2) font-size="15" { (value) }
                        }
                    }
                }
                @if own { path class="ring0" d=(shape) {} path class="ring" d=(shape) {} path class="foc" d=(shape) {} }
            }
    }
}

/// A pennant in words: "Row 1: Battle II, to come; your Strength 3".
fn label(sight: Sight<'_>, line: Line, contest: Contest, value: u8) -> String {
    let language = sight.language();
    let (line, how) = (line_title(line, language), contest.words(language));
    say!(language, en: "{line}: {how}; your Strength {value}", fr: "{line}\u{202f}: {how}\u{202f}; votre Force {value}", de: "{line}: {how}; deine Stärke {value}")
}
