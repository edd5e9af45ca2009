//! What a person is told who asks for a hint.
//!
//! It is made from the view of whoever asks and from what a computer player thinks of that same view, so
//! it can hold nothing that the person may not know.

use engine::Game;
use words::{Language, say, word};

use crate::face::{Action, Face, Options, View};
use crate::parts::Look;

/// What a person is told who asks for a hint.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What matters now, with its reason; it does not say yet what to choose.
    pub sentence: String,
    /// What is worth a look, best first.
    pub suggestions: Vec<Suggestion>,
}

/// One choice that is worth a look.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// The handles to choose one after the other.
    pub picks: Vec<String>,
    /// What it is: "Play Red 7".
    pub say: String,
    /// How it stands beside the others: "clearly best", "about as good"; empty if nothing was compared.
    pub standing: String,
    /// How it may end, in figures: "outlook about 65 %, about 85 points, give or take 10"; empty if nothing was weighed.
    pub result: String,
}

/// A choice as a computer player has weighed it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed<A> {
    /// The choice.
    pub action: A,
    /// How the game may end then; nothing if the player did not compare.
    pub expected: Option<Expected>,
}

/// How a game may end for a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// From 0 for the last place to 1 for the first place alone, on average.
    pub success: f64,
    /// The points of the seat at the end, on average.
    pub points: f64,
    /// The standard deviation of these points.
    pub spread: f64,
}

/// So many choices are shown: more would be no hint.
const SUGGESTIONS_MAX: usize = 3;

/// Choices this far behind the best, in success, are not worth a look.
const BEHIND_MAX: f64 = 0.08;

/// Two choices nearer than this, in success, are as good as each other.
const ALIKE: f64 = 0.02;

/// Two choices further apart than this, in success, are clearly not.
const CLEAR: f64 = 0.05;

/// The hint for a view of a table with these options; `weighed` is what a computer player weighed on it, its choice
/// first.
pub fn hint<F: Face>(
    options: &Options<F>,
    view: &View<F>,
    weighed: &[Weighed<Action<F>>],
    look: &Look<'_>,
) -> Hint {
    let weighed = best_first(weighed);
    let reason = weighed.first().and_then(|best| F::reason(best.action, view, look));
    let sentence = reason.unwrap_or_else(|| compared(&weighed, look.language));
    let choices = F::choices(view, look);
    let suggestions = worth_a_look(&weighed).enumerate().filter_map(|(at, one)| {
        Some(Suggestion {
            picks: choices.picks(&F::Game::action_text(options, one.action))?,
            say: F::say(one.action, view, look),
            standing: standing(&weighed, at, look.language).to_owned(),
            result: one.expected.map(|expected| result(expected, look.language)).unwrap_or_default(),
        })
    });
    Hint { sentence, suggestions: suggestions.collect() }
}

/// The same, best first. Where two are equal in whole percent, the order in which they came decides.
fn best_first<A: Copy>(weighed: &[Weighed<A>]) -> Vec<Weighed<A>> {
    let mut sorted = weighed.to_vec();
    sorted.sort_by(|one, other| percent(other).total_cmp(&percent(one)));
    sorted
}

/// Success in whole percent; of what was not weighed the best, since a player chose it without comparing.
fn percent<A>(one: &Weighed<A>) -> f64 {
    one.expected.map_or(100.0, |expected| (expected.success * 100.0).round())
}

fn success<A>(one: &Weighed<A>) -> f64 {
    one.expected.map_or(0.0, |expected| expected.success)
}

/// The best choices, as far as they are near each other.
fn worth_a_look<A>(weighed: &[Weighed<A>]) -> impl Iterator<Item = &Weighed<A>> {
    let best = weighed.first().map_or(0.0, success);
    weighed.iter().filter(move |one| best - success(one) <= BEHIND_MAX).take(SUGGESTIONS_MAX)
}

/// How the choice at a place, best first, stands beside the others.
fn standing<A>(weighed: &[Weighed<A>], at: usize, language: Language) -> &'static str {
    let [best, next, ..] = weighed else { return "" };
    if best.expected.is_none() || next.expected.is_none() {
        return "";
    }
    let other = if at == 0 { next } else { &weighed[at] };
    match (at, success(best) - success(other)) {
        (0, gap) if gap >= CLEAR => {
            word!(language, en: "clearly best", fr: "nettement le meilleur", de: "klar am besten")
        }
        (0, gap) if gap >= ALIKE => {
            word!(language, en: "a little better", fr: "un peu meilleur", de: "etwas besser")
        }
        (_, gap) if gap >= CLEAR => {
            word!(language, en: "clearly behind", fr: "nettement derrière", de: "klar dahinter")
        }
        (_, gap) if gap >= ALIKE => {
            word!(language, en: "a little behind", fr: "un peu derrière", de: "etwas dahinter")
        }
        _ => word!(language, en: "about even", fr: "à peu près égal", de: "etwa gleich gut"),
    }
}

/// What is known where the game itself has nothing to say: how much depends on the choice.
fn compared<A>(weighed: &[Weighed<A>], language: Language) -> String {
    let first = |at: usize| weighed.get(at).and_then(|one| one.expected);
    match (first(0), first(1)) {
        (Some(best), Some(next)) if best.success - next.success > ALIKE => {
            let more = (best.points - next.points).round();
            if more >= 1.0 {
                return say!(language,
                    en: "Much depends on this: the best choice brings about {more} points more than the next.",
                    fr: "Ce choix compte\u{202f}: le meilleur rapporte environ {more} points de plus que le suivant.",
                    de: "Hier hängt viel ab: Die beste Wahl bringt etwa {more} Punkte mehr als die nächste.");
            }
            word!(language,
                en: "One choice is better than the others, though not by points alone.",
                fr: "Un choix vaut mieux que les autres, mais pas seulement en points.",
                de: "Eine Wahl ist besser als die anderen, wenn auch nicht nur nach Punkten.")
            .into()
        }
        (Some(_), Some(_)) => word!(language,
            en: "Several choices are about equally good: take what you like.",
            fr: "Plusieurs choix se valent à peu près\u{202f}: prenez celui qui vous plaît.",
            de: "Mehrere Möglichkeiten sind etwa gleich gut: Nimm, was dir gefällt.")
        .into(),
        _ => word!(language,
            en: "There is a choice here that fits what you have.",
            fr: "Un choix convient ici à ce que vous avez.",
            de: "Eine Wahl passt hier zu dem, was du hast.")
        .into(),
    }
}

/// "outlook about 65 %, about 85 points, give or take 10": no digit that a few hundred trials cannot tell.
fn result(expected: Expected, language: Language) -> String {
    let Expected { success, points, spread } = expected;
    let step = if spread >= 10.0 { 5.0 } else { 1.0 };
    let (success, spread) = (to_step(success * 100.0, 5.0), to_step(spread, step));
    let points = signed_words(to_step(points, step));
    let how = say!(language,
        en: "outlook about {success}\u{a0}%, about {points} points",
        fr: "perspective d’environ {success}\u{a0}%, environ {points} points",
        de: "Aussicht etwa {success}\u{a0}%, etwa {points} Punkte");
    if spread < 1.0 {
        return how;
    }
    say!(language, en: "{how}, give or take {spread}", fr: "{how}, à {spread} près", de: "{how}, mal {spread} mehr oder weniger")
}

fn to_step(value: f64, step: f64) -> f64 {
    (value / step).round() * step
}

/// A whole number with a real minus.
fn signed_words(value: f64) -> String {
    let sign = if value < 0.0 { "\u{2212}" } else { "" };
    format!("{sign}{}", value.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(success: f64, points: f64) -> Weighed<u8> {
        Weighed { action: 0, expected: Some(Expected { success, points, spread: 4.2 }) }
    }

    #[test]
    fn only_near_choices_are_shown_and_three_at_most() {
        let all = [0.60, 0.58, 0.30, 0.59, 0.57].map(|success| weighed(success, 10.0));
        let shown: Vec<f64> = worth_a_look(&all).filter_map(|one| Some(one.expected?.success)).collect();
        assert_eq!(shown, [0.60, 0.58, 0.59]);
        assert_eq!(worth_a_look(&[Weighed { action: 0, expected: None }]).count(), 1);
    }

    #[test]
    fn what_depends_on_the_choice_is_said() {
        let said = |best, next| compared(&[best, next], Language::English);
        assert!(said(weighed(0.7, 30.0), weighed(0.5, 24.0)).contains("6 points more"));
        assert!(said(weighed(0.7, 24.0), weighed(0.5, 30.0)).contains("not by points alone"));
        assert!(said(weighed(0.7, 24.0), weighed(0.7, 30.0)).contains("equally good"));
        assert!(compared::<u8>(&[], Language::French).ends_with("avez."));
    }

    #[test]
    fn the_first_is_the_best_and_says_so() {
        let all = best_first(&[
            weighed(0.47, 206.0),
            weighed(0.53, 200.0),
            weighed(0.52, 199.0),
            weighed(0.46, 1.0),
        ]);
        let order: Vec<f64> = all.iter().map(success).collect();
        assert_eq!(order, [0.53, 0.52, 0.47, 0.46]);
        let words: Vec<&str> = (0..4).map(|at| standing(&all, at, Language::English)).collect();
        assert_eq!(words, ["about even", "about even", "clearly behind", "clearly behind"]);
        assert_eq!(standing(&[weighed(0.6, 1.0), weighed(0.5, 1.0)], 0, Language::German), "klar am besten");
        assert_eq!(
            standing(&[weighed(0.6, 1.0), weighed(0.57, 1.0)], 1, Language::English),
            "a little behind"
        );
        assert_eq!(standing(&[weighed(0.6, 1.0)], 0, Language::English), "", "nothing to compare with");
    }

    #[test]
    fn results_say_no_more_digits_than_are_known() {
        let expected = Expected { success: 0.634, points: -2.6, spread: 3.5 };
        let said = result(expected, Language::English);
        assert_eq!(said, "outlook about 65\u{a0}%, about \u{2212}3 points, give or take 4");
        let wide = Expected { success: 0.47, points: 206.3, spread: 23.0 };
        assert_eq!(
            result(wide, Language::German),
            "Aussicht etwa 45\u{a0}%, etwa 205 Punkte, mal 25 mehr oder weniger"
        );
        let none = Expected { success: 0.0, points: -0.2, spread: 0.0 };
        assert_eq!(result(none, Language::English), "outlook about 0\u{a0}%, about 0 points");
    }
}
