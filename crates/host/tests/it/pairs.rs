//! Worlds that somebody cannot tell apart give the same by every channel; a leak in any of them is found.

use engine::{RuleId, Standing, Told};
use face::face::{Action, Event, Illegal, View};
use face::poster::Poster;
use face::wordmark::Mark;
use face::{
    About, Ahead, Beat, Cells, Choices, Face, Line, Look, OptionWords, Part, PartKind, Refusal, Scene, Sign,
    Tried,
};
use host::{CHANNELS, Documents, Entry, Level};
use lab::{LawError, LawFailure, LawRun, Until};
use maud::{Markup, html};
use players::coding::{Coding, Label, Writer};
use players::{Player, Roster};
use serde_json::{Value, json};
use toy::Toy;
use toy_face::ToyFace;
use toy_players::{ToyCoding, ToyPlayers};
use words::Language;

/// The face of the toy that shows too much in one place: all of a view, which holds a number of the last seat if the
/// rules leak ones.
struct Leaky<const PLACE: u8>;

/// The places, by the channels that show them.
const PLACES: [(u8, &str); 12] = [
    (0, "page"),
    (0, "stream"),
    (0, "replay"),
    (1, "page"),
    (2, "happenings"),
    (3, "choices"),
    (4, "refusals"),
    (5, "facts"),
    (6, "words"),
    (7, "picture"),
    (8, "hint"),
    (9, "numbers"),
];

impl<const PLACE: u8> Leaky<PLACE> {
    fn leak(place: u8, view: &toy::View) -> String {
        if place == PLACE { format!("{view:?}") } else { String::new() }
    }
}

type Seen<'a> = &'a [&'a Told<Event<ToyFace>>];

impl<const PLACE: u8> Face for Leaky<PLACE> {
    type Game = Toy;

    fn about(language: Language) -> About {
        ToyFace::about(language)
    }

    fn option_words(name: &str, language: Language) -> OptionWords {
        ToyFace::option_words(name, language)
    }

    fn option_value(name: &str, value: &str, language: Language) -> String {
        ToyFace::option_value(name, value, language)
    }

    fn mark() -> Mark {
        ToyFace::mark()
    }

    fn poster(language: Language) -> Poster {
        ToyFace::poster(language)
    }

    fn style() -> &'static str {
        ToyFace::style()
    }

    fn sprite(language: Language) -> Markup {
        ToyFace::sprite(language)
    }

    fn scene(view: &View<Self>, told: Seen<'_>, look: &Look<'_>, cells: &Cells<'_>) -> Scene {
        Scene { panel: html! { (Self::leak(0, view)) }, ..ToyFace::scene(view, told, look, cells) }
    }

    fn sheet(view: &View<Self>, _: Seen<'_>, _: &Look<'_>) -> Markup {
        html! { (Self::leak(1, view)) }
    }

    fn choices(view: &View<Self>, look: &Look<'_>) -> Choices {
        let honest = ToyFace::choices(view, look);
        Choices { prompt: honest.prompt.clone() + &Self::leak(3, view), ..honest }
    }

    fn ahead(view: &View<Self>, look: &Look<'_>) -> Ahead {
        ToyFace::ahead(view, look)
    }

    fn why(view: &View<Self>, tried: &Tried<'_>, look: &Look<'_>) -> Refusal {
        ToyFace::why(view, tried, look)
    }

    fn line(event: &Event<Self>, look: &Look<'_>) -> Option<Line> {
        ToyFace::line(event, look)
    }

    fn beats(told: Seen<'_>, view: &View<Self>, look: &Look<'_>) -> Vec<Beat> {
        let mut beats = ToyFace::beats(told, view, look);
        let leak = Self::leak(2, view);
        beats.extend(
            (!leak.is_empty())
                .then(|| Beat::of("Leak").with(face::Motion::say("x", leak, face::motion::Tone::Name))),
        );
        beats
    }

    fn refusal(reason: &Illegal<Self>, look: &Look<'_>) -> Refusal {
        ToyFace::refusal(reason, look)
    }

    fn refusal_at(reason: &Illegal<Self>, view: &View<Self>, look: &Look<'_>) -> Refusal {
        let honest = ToyFace::refusal(reason, look);
        Refusal { text: honest.text.clone() + &Self::leak(4, view), ..honest }
    }

    fn say(action: Action<Self>, view: &View<Self>, look: &Look<'_>) -> String {
        ToyFace::say(action, view, look)
    }

    fn reason(_: Action<Self>, view: &View<Self>, _: &Look<'_>) -> Option<String> {
        Some(Self::leak(8, view))
    }

    fn describe(view: &View<Self>, look: &Look<'_>) -> Vec<Part> {
        let mut parts = ToyFace::describe(view, look);
        let lines = vec![Self::leak(6, view)];
        parts.push(Part { kind: PartKind::Board, heading: String::new(), lines });
        parts
    }

    fn points(view: &View<Self>) -> Vec<i32> {
        ToyFace::points(view)
    }

    fn rules_now(view: &View<Self>) -> Vec<RuleId> {
        ToyFace::rules_now(view)
    }

    fn legend(language: Language) -> Vec<Sign> {
        ToyFace::legend(language)
    }

    fn facts(view: &View<Self>) -> Value {
        json!([ToyFace::facts(view), Self::leak(5, view)])
    }

    fn picture(view: &View<Self>, look: &Look<'_>) -> String {
        ToyFace::picture(view, look) + &Self::leak(7, view)
    }

    fn miniature(view: &View<Self>, look: &Look<'_>) -> Markup {
        ToyFace::miniature(view, look)
    }

    fn state_words(view: &View<Self>, look: &Look<'_>) -> String {
        ToyFace::state_words(view, look)
    }

    fn ending(standing: &Standing, look: &Look<'_>) -> String {
        ToyFace::ending(standing, look)
    }

    fn score_words(what: &str, language: Language) -> String {
        ToyFace::score_words(what, language)
    }
}

/// Players whose numbers hold too much.
struct LeakyPlayers;

impl Roster for LeakyPlayers {
    type Game = Toy;
    type Coding = LeakyCoding;

    const PLAYERS: &'static [(Level, &'static dyn Player<Toy>)] = ToyPlayers::PLAYERS;
}

struct LeakyCoding;

impl Coding for LeakyCoding {
    type Game = Toy;

    const CHOICES: usize = ToyCoding::CHOICES;

    fn name(choice: u16) -> String {
        ToyCoding::name(choice)
    }

    fn legal(view: &toy::View, actions: &mut Vec<toy::Action>) {
        ToyCoding::legal(view, actions);
    }

    fn encode(view: &toy::View, action: toy::Action, encoded: &mut Vec<u16>) {
        ToyCoding::encode(view, action, encoded);
    }

    fn write(view: &toy::View, chosen: &[u16], writer: &mut impl Writer) {
        ToyCoding::write(view, chosen, writer);
        let leaked = format!("{view:?}").bytes().fold(0_i32, |sum, byte| (sum * 31 + i32::from(byte)) % 9973);
        let rule = RuleId::new("TOY", 1, 1);
        writer.field(Label { name: "leak", rule, range: (0, i16::MAX), meaning: "all of it" }, &[1]);
        writer.set(0, leaked);
    }
}

fn entry<F: Face<Game = Toy>, R: Roster<Game = Toy>>() -> Entry {
    static DOCUMENTS: Documents = Documents(toy::DOCUMENTS);
    Entry::of::<F, R, toy::Wins>(&DOCUMENTS)
}

/// The faces that leak in one place each.
fn leaky(place: u8) -> Entry {
    match place {
        0 => entry::<Leaky<0>, ToyPlayers>(),
        1 => entry::<Leaky<1>, ToyPlayers>(),
        2 => entry::<Leaky<2>, ToyPlayers>(),
        3 => entry::<Leaky<3>, ToyPlayers>(),
        4 => entry::<Leaky<4>, ToyPlayers>(),
        5 => entry::<Leaky<5>, ToyPlayers>(),
        6 => entry::<Leaky<6>, ToyPlayers>(),
        7 => entry::<Leaky<7>, ToyPlayers>(),
        8 => entry::<Leaky<8>, ToyPlayers>(),
        _ => entry::<Leaky<9>, LeakyPlayers>(),
    }
}

/// A run with rules that put a number of the last seat into every view; faces and players that do not look there tell
/// nothing of it.
fn run(seats: Option<u8>, seed: u64) -> LawRun {
    let options = vec![("fault".into(), "leak".into())];
    LawRun { seats, options, seed, until: Until::Worlds(60), steps_max: 300 }
}

#[test]
fn worlds_that_cannot_be_told_apart_give_the_same_by_every_channel() {
    let honest = entry::<ToyFace, ToyPlayers>();
    let held = (honest.laboratory.hold_pairs)(&run(None, 0), &[], &()).unwrap();
    assert!(held.worlds >= 60, "{held:?}");
    let only = ["hint".to_owned()];
    assert!((honest.laboratory.hold_pairs)(&run(None, 0), &only, &()).is_ok());
}

#[test]
fn a_leak_in_any_channel_is_found_and_found_again() {
    let mut seen: Vec<&str> = PLACES.iter().map(|(_, channel)| *channel).collect();
    seen.dedup();
    assert!(CHANNELS.iter().all(|name| seen.contains(name)), "a leak is planted in every channel");
    for (place, channel) in PLACES {
        let hold = leaky(place).laboratory.hold_pairs;
        let only = [channel.to_owned()];
        let fails = |run: &LawRun| match hold(run, &only, &()) {
            Err(LawError::Failure(failure)) => *failure,
            other => panic!("{place}: the leak in {channel} is not found: {other:?}"),
        };
        let failure: LawFailure = fails(&run(None, 0));
        let expected = format!("law 5 is broken: {channel}: ");
        assert!(failure.what.starts_with(&expected), "{}", failure.what);
        let again = LawRun { options: failure.options.clone(), ..run(Some(failure.seats), failure.seed) };
        assert_eq!(fails(&again), failure);
    }
}
