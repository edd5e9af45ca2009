//! The law of agreement: in three languages no number stands before a noun or a verb of the other number, and nobody
//! who plays is taken for a man.
//!
//! Once for every message in the sources, with 0, 1, 2, 5 and 21 at each of its places; and once for all that the
//! faces say through whole games, composed as people read it.

mod reader;
mod sources;

use std::collections::BTreeSet;

use engine::{Luck, Observer, Rng, Seat};
use host::{AnyView, Cells, Choices, Entry, Kept, Level, Look, SeatLook};
use words::{Language, is_singular};

use reader::Reader;
use sources::{Text, texts};

/// With which numbers every message is read.
const NUMBERS: [i64; 5] = [0, 1, 2, 5, 21];
/// At how many positions of a game everything that is said is read.
const POSITIONS: usize = 30;
/// Places that hold words and stand before nouns and verbs.
const NAMES: [&str; 11] = [
    "{card}", "{colour}", "{from}", "{kind}", "{name}", "{play}", "{symbol}", "{title}", "{token}", "{who}",
    "{whose}",
];

/// A message as it reads with each number at each of its places.
fn filled(text: &Text, at: usize) -> BTreeSet<String> {
    let (forms, mut all) = (&text.forms[at], BTreeSet::new());
    for count in NUMBERS {
        let one = is_singular(Language::ALL[at], count);
        let form = forms.more.as_ref().filter(|_| !one).unwrap_or(&forms.one);
        let places = form
            .match_indices('{')
            .filter_map(|(from, _)| Some(&form[from..=from + form[from..].find('}')?]));
        for place in places.filter(|place| !NAMES.contains(place)) {
            all.insert(form.replace(place, &count.to_string()));
        }
    }
    if all.is_empty() { BTreeSet::from([forms.one.clone()]) } else { all }
}

#[test]
fn every_message_agrees_with_every_number() {
    let texts = texts();
    let reader = Reader::new(&texts);
    let (mut read, mut faults) = (0, Vec::new());
    for text in &texts {
        for (at, language) in Language::ALL.into_iter().enumerate() {
            for said in filled(text, at) {
                read += 1;
                faults.extend(
                    reader.faults(language, &said).into_iter().map(|fault| format!("{fault} ({})", text.at)),
                );
            }
        }
    }
    let nouns = Language::ALL.map(|language| reader.nouns(language));
    eprintln!("{} messages, {read} texts, nouns known: {nouns:?}", texts.len());
    assert!(faults.is_empty(), "{} do not agree:\n{}", faults.len(), faults.join("\n"));
    assert!(
        texts.len() > 1800 && nouns.into_iter().all(|nouns| nouns > 30),
        "{} messages, {nouns:?}",
        texts.len()
    );
}

#[test]
fn nobody_is_taken_for_a_man() {
    let mut faults = Vec::new();
    for text in texts() {
        for form in [Some(&text.forms[1].one), text.forms[1].more.as_ref()].into_iter().flatten() {
            faults.extend(reader::guesses(form).into_iter().map(|fault| format!("{fault} ({})", text.at)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_is_wrong_is_noticed() {
    let reader = Reader::new(&texts());
    let wrong = |language, text: &str| !reader.faults(language, text).is_empty();
    for text in
        ["1 cards", "0 card left", "takes 2 token", "1 players", "2 tables waits", "for 5 more point."]
    {
        assert!(wrong(Language::English, text), "{text}");
    }
    for text in ["1 cartes posées", "0 cartes", "0 points", "2 carte", "2 failles peut suffire", "5 jeton."]
    {
        assert!(wrong(Language::French, text), "{text}");
    }
    for text in ["1 Karten", "0 Karte", "2 Punkt", "2 Risse kann", "noch 21 Stufe."] {
        assert!(wrong(Language::German, text), "{text}");
    }
    for (language, text) in [
        (Language::English, "Round 1, 0 points of 21; row 2, column 1: 1 card is left."),
        (Language::French, "Ligne 1, 0 point sur 21, encore 1 carte\u{202f}; 2 failles peuvent suffire."),
        (Language::German, "Runde 1: 0 Punkte, 1 Karte, 5 weitere Karten. 1 Riss kann es versenken."),
    ] {
        assert_eq!(reader.faults(language, text), Vec::<String>::new());
    }
    assert!(
        !reader::guesses("{name} en sera averti.").is_empty()
            && !reader::guesses("Vous êtes prévenu.").is_empty()
    );
    assert!(reader::guesses("{name} est de retour. Vous êtes le Chef.").is_empty());
}

/// What a piece of markup says: its text, piece by piece, and the names of its parts for those who do not see it.
fn spoken(markup: &str) -> Vec<String> {
    let mut said = Vec::new();
    for piece in markup.split('<') {
        let (tag, text) = piece.split_once('>').unwrap_or(("", piece));
        said.push(text.to_owned());
        for name in ["aria-label=\"", "title=\"", "alt=\""] {
            said.extend(tag.split_once(name).and_then(|(_, rest)| rest.split('"').next()).map(str::to_owned));
        }
    }
    said.retain(|text| !text.trim().is_empty());
    said
}

fn chosen(choices: &Choices) -> Vec<String> {
    let mut said = vec![choices.title.clone(), choices.prompt.clone()];
    for act in &choices.acts {
        said.extend([act.say.clone(), act.effect.clone()]);
        said.extend(act.effects_by_size.iter().cloned());
    }
    said
}

/// All that a page and the terminal say to an observer.
fn heard(view: &dyn AnyView) -> Vec<String> {
    let scene = view.scene(&Cells::in_place(&Kept::default()));
    let choices = view.choices();
    let mut said = chosen(&choices);
    for markup in [&scene.main, &scene.hand, &scene.panel, &view.sheet(), &view.miniature()] {
        said.extend(spoken(&markup.0));
    }
    for plate in &scene.plates {
        said.extend(spoken(&plate.detail.0));
        said.extend([plate.state.clone(), format!("{plate:?}")]);
    }
    said.extend(scene.stages.iter().map(|stage| stage.label.clone()));
    if let Some(notice) = &scene.notice {
        said.push(notice.title.clone());
        said.extend(spoken(&notice.body.0));
    }
    said.extend(view.lines_since(0).into_iter().map(|(_, line)| line.text));
    said.extend(view.describe().into_iter().flat_map(|part| part.lines));
    said.extend(choices.acts.iter().filter_map(|act| view.say(&act.text)));
    let handles = scene.main.0.split("data-h=\"").skip(1).filter_map(|rest| rest.split('"').next());
    said.extend(handles.take(40).filter_map(|handle| view.why(&[], handle)).map(|refusal| refusal.text));
    said.extend([Some(view.state_words()), view.ending()].into_iter().flatten());
    said
}

/// Plays a game at random and gives all that was said on the way, each text once.
fn told(entry: &Entry, seats: u8, said: &mut BTreeSet<(usize, String)>) {
    let names = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];
    let seat = |name: &&str| SeatLook { name: (*name).into(), letter: name[..1].into(), computer: false };
    let looks: Vec<SeatLook> = names.iter().take(seats.into()).map(seat).collect();
    let (luck, mut rng) = (Luck::from_seed(7 + u64::from(seats)), Rng::from_seed(70 + u64::from(seats)));
    let mut table = entry.open(seats, &[]).unwrap();
    table.settle(&luck);
    let at = |language, observer| Look { language, observer, seats: &looks };
    while let Some(seat) = table.turn().owing().first() {
        let choice = table.computer_choice(seat, Level::Random, &mut rng).unwrap();
        table.play_text(seat, &choice, &luck, &at(Language::English, Observer::Seat(seat))).unwrap();
    }
    let steps = table.step_count();
    for position in 0..=POSITIONS {
        let table = table.at(1 + (steps - 1) * position / POSITIONS);
        let owing = table.turn().owing().first().or(Seat::all(seats).next()).map(Observer::Seat);
        for observer in owing.into_iter().chain([Observer::Spectator]) {
            for (number, language) in Language::ALL.into_iter().enumerate() {
                said.extend(
                    heard(&*table.see(at(language, observer))).into_iter().map(|text| (number, text)),
                );
            }
        }
    }
}

/// What is said of a game before it is played, with numbers for every option.
fn described(entry: &Entry, said: &mut BTreeSet<(usize, String)>) {
    for (number, language) in Language::ALL.into_iter().enumerate() {
        for option in (entry.options)() {
            let words = (entry.option_words)(option.name, language);
            said.extend([(number, words.label), (number, words.about)]);
            said.extend(
                NUMBERS
                    .map(|count| (number, (entry.option_value)(option.name, &count.to_string(), language))),
            );
        }
    }
}

#[test]
fn whole_games_are_told_in_agreement() {
    let reader = Reader::new(&texts());
    let mut faults = Vec::new();
    for entry in super::all() {
        let mut said = BTreeSet::new();
        described(&entry, &mut said);
        let (least, most) = (*(entry.seats)().start(), *(entry.seats)().end());
        for seats in BTreeSet::from([least, least.midpoint(most), most]) {
            told(&entry, seats, &mut said);
        }
        eprintln!("{}: {} texts", entry.name, said.len());
        assert!(said.len() > 300, "{}: {} texts", entry.name, said.len());
        for (number, text) in &said {
            let found = reader.faults(Language::ALL[*number], text);
            faults.extend(found.into_iter().map(|fault| format!("{}: {fault} ({text})", entry.name)));
        }
    }
    assert!(faults.is_empty(), "{} do not agree:\n{}", faults.len(), faults.join("\n"));
}
