//! How the game looks and speaks.

use std::sync::Arc;

use engine::{Happening as _, Illegality as _, Observer, RuleId, Set, Standing, Told};
use face::motion::{Light, Sound, Tone, plate, score};
use face::poster::Poster;
use face::wordmark::{Accent, Bowl, Mark};
use face::{
    About, Act, Ahead, Beat, Cells, Choices, Drawn, Ends, Face, Finality, Line, LineKind, Look, Motion,
    OptionWords, Part, PartKind, Pick, Plate, Preset, Refusal, Scene, Sign, Tool, Tried,
};
use maud::{Markup, html};
use serde_json::{Value, json};
use words::{Language, and_list, count, say, word};

use crate::tools::TOOLS;
use toy::{Action, Card, Event, Illegal, SEAL, Toy, View};

/// What a seat holds: kept on purpose, though it is secret, so that the tests of what is sent would see it if a
/// table kept a drawing for the wrong eyes.
#[derive(Debug, PartialEq, Eq, Hash)]
struct Hand(Set<Card>);

impl Drawn for Hand {
    type Drawing = Arc<str>;

    fn draw(&self, _: Language) -> Arc<str> {
        html! { div id="toy-hand" { @for card in self.0 { span { (card) } } } }.into_string().into()
    }
}

/// The act that seals a number.
fn seal(action @ Action(card): Action, language: Language) -> Act {
    Act {
        picks: vec![Pick::One(format!("n.{card}"))],
        text: action.to_string(),
        say: say!(language, en: "Seal {card}", fr: "Cacher {card}", de: "{card} verdecken"),
        whole: String::new(),
        effect: String::new(),
        effects_by_size: Vec::new(),
        finality: Finality::Final,
        ends: Ends::Nothing,
    }
}

/// The face of the toy.
#[derive(Clone, Copy, Debug)]
pub struct ToyFace;

impl Face for ToyFace {
    type Game = Toy;

    fn about(language: Language) -> About {
        About {
            tagline: say!(language, en: "Seal a number.", fr: "Cachez un nombre.", de: "Verdecke eine Zahl."),
            three_sentences: [
                say!(language, en: "The highest number wins points.", fr: "Le plus haut nombre gagne des points.", de: "Die höchste Zahl bringt Punkte."),
                say!(language, en: "Everybody seals a number of the own hand.", fr: "Chacun cache un nombre de sa main.", de: "Alle verdecken eine Zahl ihrer Hand."),
                say!(language, en: "After the last round the most points win.", fr: "Après la dernière manche, le plus de points gagne.", de: "Nach der letzten Runde gewinnen die meisten Punkte."),
            ],
            minutes: 2,
            best: &[3],
            credits: String::new(),
        }
    }

    fn option_words(name: &str, _: Language) -> OptionWords {
        OptionWords { label: name.into(), about: String::new() }
    }

    fn option_value(_: &str, value: &str, _: Language) -> String {
        value.into()
    }

    fn mark() -> Mark {
        Mark {
            name: "Toy",
            accent: Accent { light: "#4a5568", dark: "#cbd5e0" },
            bowl: Bowl::Filled,
            sign: |colour| html! { path d="M52 8h20v8H52z" fill=(colour) {} },
        }
    }

    fn poster(_: Language) -> Poster {
        Poster {
            parts: Markup::default(),
            drawing: html! {
                path d="M0 0h400v280H0z" fill="#4a5568" {}
                @for number in 0..3_u8 {
                    rect x=(70 + 90 * number) y="80" width="80" height="120" rx="8" fill="#f7fafc" {}
                }
            },
        }
    }

    fn style() -> &'static str {
        ".toy{display:flex}"
    }

    fn sprite(_: Language) -> Markup {
        html! {}
    }

    fn scene(view: &View, _: &[&Told<Event>], look: &Look<'_>, cells: &Cells<'_>) -> Scene {
        let plate = |points: &i32| Plate { score: points.to_string(), ..Plate::default() };
        Scene {
            plates: view.points().values().iter().map(plate).collect(),
            hand: cells.drawing("toy-hand", Hand(view.hand()), look.language),
            ..Scene::default()
        }
    }

    fn sheet(_: &View, _: &[&Told<Event>], _: &Look<'_>) -> Markup {
        html! {}
    }

    fn choices(view: &View, look: &Look<'_>) -> Choices {
        let acts: Vec<Act> = view.legal().iter().map(|action| seal(*action, look.language)).collect();
        if acts.is_empty() {
            return Choices::default();
        }
        Choices {
            title: say!(look.language, en: "Your number", fr: "Votre nombre", de: "Deine Zahl"),
            prompt: say!(look.language, en: "Seal one of your numbers.", fr: "Cachez un de vos nombres.", de: "Verdecke eine deiner Zahlen."),
            rule: Some(SEAL),
            acts,
            asks: Vec::new(),
        }
    }

    fn ahead(view: &View, look: &Look<'_>) -> Ahead {
        let acts = view.hand().iter().map(|card| seal(Action(card), look.language));
        Ahead { stretch: 0, acts: acts.collect() }
    }

    fn why(_: &View, tried: &Tried<'_>, look: &Look<'_>) -> Refusal {
        let card = Card::all().find(|card| tried.handle == format!("n.{card}"));
        let reason = card.filter(|_| !tried.is_waiting()).map_or(Illegal::OwesNothing, Illegal::NotHeld);
        Self::refusal(&reason, look)
    }

    fn beats(told: &[&Told<Event>], _: &View, _: &Look<'_>) -> Vec<Beat> {
        let beat = |told: &&Told<Event>| match told.event {
            Event::Sealed(seat) => {
                Some(Beat::of("Sealed").with(Motion::light(plate(seat), Light::Dip).sounding(Sound::Tap)))
            }
            Event::Shown(seat, card) => {
                let says = Motion::say(plate(seat), card.to_string(), Tone::Name);
                Some(Beat::of("Shown").by(seat).with(says))
            }
            Event::Won { seat, points, .. } => {
                let gains = Motion::say(plate(seat), format!("+{points}"), Tone::Gain).sounding(Sound::Won);
                Some(Beat::of("Won").by(seat).with(gains).with(Motion::count(score(seat))))
            }
            Event::Dealt(_) | Event::Chose(..) | Event::Over => None,
        };
        told.iter().filter_map(beat).collect()
    }

    fn line(event: &Event, look: &Look<'_>) -> Option<Line> {
        let name = |seat| look.name(seat);
        let (seat, text, kind) = match *event {
            Event::Dealt(round) => (
                None,
                say!(look.language, en: "Round {round}", fr: "Manche {round}", de: "Runde {round}"),
                LineKind::Heading,
            ),
            Event::Sealed(seat) if look.is_me(seat) => return None,
            Event::Sealed(seat) => {
                let who = name(seat);
                (
                    Some(seat),
                    say!(look.language, en: "{who} has sealed a number.", fr: "{who} a caché un nombre.", de: "{who} hat eine Zahl verdeckt."),
                    LineKind::Deed,
                )
            }
            Event::Chose(seat, card) => (
                Some(seat),
                say!(look.language, en: "You sealed {card}.", fr: "Vous avez caché {card}.", de: "Du hast {card} verdeckt."),
                LineKind::Deed,
            ),
            Event::Shown(seat, card) => {
                let who = name(seat);
                (
                    Some(seat),
                    say!(look.language, en: "{who} shows {card}.", fr: "{who} montre {card}.", de: "{who} zeigt {card}."),
                    LineKind::Deed,
                )
            }
            Event::Won { seat, points, .. } => {
                let who = name(seat);
                (
                    Some(seat),
                    count!(look.language, points,
                        en: "{who} wins {points} point." | "{who} wins {points} points.",
                        fr: "{who} gagne {points} point." | "{who} gagne {points} points.",
                        de: "{who} gewinnt {points} Punkt." | "{who} gewinnt {points} Punkte."),
                    LineKind::Result,
                )
            }
            Event::Over => (
                None,
                say!(look.language, en: "The game is over.", fr: "La partie est finie.", de: "Die Partie ist zu Ende."),
                LineKind::Result,
            ),
        };
        Some(Line { seat, text, rule: Some(event.rule()), kind })
    }

    fn refusal(reason: &Illegal, look: &Look<'_>) -> Refusal {
        let text = match *reason {
            Illegal::OwesNothing => {
                say!(look.language, en: "You owe nothing now.", fr: "Vous ne devez rien.", de: "Du bist nicht dran.")
            }
            Illegal::NotHeld(card) => {
                say!(look.language, en: "You do not hold {card}.", fr: "Vous n’avez pas le {card}.", de: "Du hast die {card} nicht.")
            }
            Illegal::BadDeal(_) => reason.to_string(),
        };
        Refusal { text, rule: reason.rule(), handles: Vec::new() }
    }

    fn say(Action(card): Action, _: &View, look: &Look<'_>) -> String {
        say!(look.language, en: "Seal {card}", fr: "Cacher {card}", de: "{card} verdecken")
    }

    fn reason_against(word: &str, numbers: &[i32], language: Language) -> Option<String> {
        let (&[played, best], "number_low") = (numbers, word) else { return None };
        Some(say!(language,
            en: "The {played} was low; the {best} was better.",
            fr: "Le {played} était bas\u{202f}; le {best} valait mieux.",
            de: "Die {played} war niedrig; die {best} war besser."))
    }

    fn question_against(word: &str, language: Language) -> Option<&'static str> {
        (word == "number_low").then_some(word!(language,
            en: "Which number could win this round?",
            fr: "Quel nombre pourrait gagner cette manche\u{202f}?",
            de: "Welche Zahl könnte diese Runde gewinnen?"))
    }

    fn theme(word: &str, language: Language) -> Option<&'static str> {
        (word == "number_low").then_some(word!(language, en: "Go high", fr: "Viser haut", de: "Hoch hinaus"))
    }

    fn describe(view: &View, look: &Look<'_>) -> Vec<Part> {
        let numbers = |cards: Set<Card>| {
            let cards: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
            and_list(look.language, &cards)
        };
        let scores =
            view.points().iter().map(|(seat, points)| format!("{}: {points}", look.name(seat))).collect();
        let mut parts = vec![
            Part {
                kind: PartKind::Board,
                heading: say!(look.language, en: "Shown", fr: "Montrés", de: "Gezeigt"),
                lines: Some(numbers(view.shown())).filter(|line| !line.is_empty()).into_iter().collect(),
            },
            Part {
                kind: PartKind::Scores,
                heading: say!(look.language, en: "Scores", fr: "Scores", de: "Punkte"),
                lines: scores,
            },
        ];
        if view.observer() != Observer::Spectator {
            parts.push(Part {
                kind: PartKind::Hand,
                heading: say!(look.language, en: "Your numbers", fr: "Vos nombres", de: "Deine Zahlen"),
                lines: vec![numbers(view.hand())],
            });
        }
        parts
    }

    fn points(view: &View) -> Vec<i32> {
        view.points().values().to_vec()
    }

    fn rules_now(view: &View) -> Vec<RuleId> {
        let of_winning = RuleId::new(SEAL.game(), 2, 1);
        if view.hand().is_empty() { vec![of_winning] } else { vec![SEAL, of_winning] }
    }

    fn legend(language: Language) -> Vec<Sign> {
        let picture = html! { svg viewBox="0 0 30 30" aria-hidden="true" { rect width="30" height="30" rx="4" fill="#4a5568" {} } };
        let words = say!(language, en: "A number, face down", fr: "Un nombre, face cachée", de: "Eine Zahl, verdeckt");
        vec![Sign { picture, words }]
    }

    fn facts(view: &View) -> Value {
        let names =
            |cards: Set<Card>| cards.iter().map(|card| Value::from(card.to_string())).collect::<Value>();
        json!({ "round": view.round(), "hand": names(view.hand()), "shown": names(view.shown()) })
    }

    fn picture(view: &View, _: &Look<'_>) -> String {
        let round = view.round();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 20\"><rect width=\"40\" height=\"20\" fill=\"#fff\"/><text x=\"20\" y=\"15\" font-size=\"12\">{round}</text></svg>"
        )
    }

    fn miniature(_: &View, _: &Look<'_>) -> Markup {
        html! {}
    }

    fn state_words(view: &View, look: &Look<'_>) -> String {
        let round = view.round();
        say!(look.language, en: "Round {round}.", fr: "Manche {round}.", de: "Runde {round}.")
    }

    fn ending(standing: &Standing, look: &Look<'_>) -> String {
        let names: Vec<String> = standing.winners().iter().map(|seat| look.name(seat).to_owned()).collect();
        let who = and_list(look.language, &names);
        say!(look.language, en: "Won by {who}.", fr: "Gagné par {who}.", de: "Gewonnen von {who}.")
    }

    fn score_words(what: &str, language: Language) -> String {
        match what {
            "numbers" => say!(language, en: "numbers", fr: "nombres", de: "Zahlen"),
            other => other.into(),
        }
    }

    fn look_at(view: &View, thing: &str, look: &Look<'_>) -> Option<Part> {
        let card = Card::all().find(|card| card.to_string() == thing)?;
        let said = if view.shown().contains(card) {
            say!(look.language, en: "It was shown.", fr: "Il a été montré.", de: "Sie wurde gezeigt.")
        } else {
            say!(look.language, en: "It was not shown yet.", fr: "Il n’a pas encore été montré.", de: "Sie wurde noch nicht gezeigt.")
        };
        Some(Part { kind: PartKind::Board, heading: card.to_string(), lines: vec![said] })
    }

    fn presets() -> &'static [Preset] {
        const PRESETS: &[Preset] = &[
            Preset { name: "standard", words: |_| preset("Standard"), options: &[], players: None },
            Preset {
                name: "low",
                words: |_| preset("Low"),
                options: &[("rounds", "3"), ("lowest_wins", "true")],
                players: None,
            },
        ];
        PRESETS
    }

    fn tools() -> &'static [Tool] {
        TOOLS
    }
}

fn preset(label: &str) -> OptionWords {
    OptionWords { label: label.into(), about: format!("{label} it is.") }
}
