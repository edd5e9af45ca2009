//! What the games offer to those who meet them: the rules of this phase, the signs of the board, three sentences.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Luck, Observer, Rng, RuleId};
use host::{AnyTable, Entry, Level, Look, SeatLook};
use words::Language;

use crate::all;

/// Which rules matter in which phase, in whole random games.
#[derive(Debug, Default)]
struct Seen {
    by_phase: BTreeMap<String, BTreeSet<Vec<RuleId>>>,
    positions: usize,
}

impl Seen {
    fn note(&mut self, table: &dyn AnyTable, look: Look<'_>) {
        let view = table.see(look);
        let facts = view.facts();
        let phase = facts["phase"].as_str().unwrap_or("only").to_owned();
        self.by_phase.entry(phase).or_default().insert(view.rules_now());
        self.positions += 1;
    }
}

/// Walks a random game to its end.
fn walk(entry: &Entry, (count, seed): (u8, u64), seen: &mut Seen) {
    let (luck, mut rng) = (Luck::from_seed(seed), Rng::from_seed(seed));
    let seat = |name: &str| SeatLook { name: name.into(), letter: name[..1].into(), computer: false };
    let seats: Vec<SeatLook> =
        ["Nora", "Ivo", "Zoe", "Max", "Lea", "Kai"][..count.into()].iter().map(|name| seat(name)).collect();
    let mut table = entry.open(count, &[]).unwrap();
    table.settle(&luck);
    loop {
        let owing = table.turn().owing().first();
        let observer = owing.map_or(Observer::Spectator, Observer::Seat);
        let look = Look { language: Language::English, observer, seats: &seats };
        seen.note(&*table, look);
        let Some(seat) = owing else { break };
        let text = table.computer_choice(seat, Level::Random, &mut rng).unwrap();
        table.play_text(seat, &text, &luck, &look).unwrap();
    }
    assert!(table.turn().standing().is_some(), "{}: the game has come to its end", entry.name);
}

#[test]
fn the_rules_of_a_phase_stand_in_the_book_and_each_phase_has_its_own() {
    for entry in all() {
        let mut seen = Seen::default();
        let seats = (entry.seats)();
        for (count, seed) in [(*seats.start(), 3), (*seats.end(), 4), (3, 5), (3, 6)] {
            walk(&entry, (count, seed), &mut seen);
        }
        for rules in seen.by_phase.values().flatten() {
            assert!(!rules.is_empty(), "{}: no rule matters in {:?}", entry.name, seen.by_phase);
            let different: BTreeSet<&RuleId> = rules.iter().collect();
            assert_eq!(different.len(), rules.len(), "{}: a rule stands twice in {rules:?}", entry.name);
            for (rule, language) in
                rules.iter().flat_map(|rule| Language::ALL.map(|language| (rule, language)))
            {
                let section = entry.document(language).find(&rule.to_string());
                let text = section.unwrap_or_else(|| panic!("{rule} is in no book")).html.trim().len();
                assert!(text > 20, "{rule} says nothing in {language:?}");
            }
        }
        for (one, rules) in &seen.by_phase {
            for (other, theirs) in seen.by_phase.iter().filter(|(other, _)| *other != one) {
                let same: Vec<_> = rules.intersection(theirs).collect();
                assert!(same.is_empty(), "{}: {one} and {other} show the same rules: {same:?}", entry.name);
            }
        }
        assert!(seen.by_phase.len() >= if entry.name == "toy" { 1 } else { 3 }, "{}: {seen:?}", entry.name);
        let lists: BTreeSet<_> = seen.by_phase.values().flatten().collect();
        eprintln!("{}: {} positions, phases {:?}", entry.name, seen.positions, seen.by_phase.keys());
        let is_toy = entry.name == "toy";
        assert!(lists.len() >= if is_toy { 2 } else { 3 }, "{}: {lists:?}", entry.name);
    }
}

#[test]
fn a_legend_draws_each_sign_and_says_what_it_means() {
    for entry in all() {
        for language in Language::ALL {
            let (legend, sprite) = ((entry.legend)(language), (entry.sprite)(language).into_string());
            let words: BTreeSet<&str> = legend.iter().map(|sign| sign.words.as_str()).collect();
            assert_eq!(words.len(), legend.len(), "{}: two signs mean the same in {language:?}", entry.name);
            let pictures: BTreeSet<&str> = legend.iter().map(|sign| sign.picture.0.as_str()).collect();
            assert_eq!(pictures.len(), legend.len(), "{}: a sign is drawn twice", entry.name);
            assert!(legend.len() >= if entry.name == "toy" { 1 } else { 7 }, "{}", entry.name);
            for sign in &legend {
                let drawn = sign.picture.0.as_str();
                assert!(drawn.starts_with("<svg"), "{}: {drawn}", entry.name);
                assert!(!sign.words.trim().is_empty(), "{}: {drawn}", entry.name);
                let mut placed = drawn.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
                let missing = placed.find(|id| !sprite.contains(&format!("id=\"{id}\"")));
                assert_eq!(
                    missing, None,
                    "{}: {:?} places what is not in the sprite",
                    entry.name, sign.words
                );
            }
        }
    }
}

#[test]
fn the_aim_fits_into_a_line_and_each_sentence_is_one() {
    for entry in all() {
        for language in Language::ALL {
            let about = (entry.about)(language);
            let [aim, turn, end] = &about.three_sentences;
            assert!(aim.chars().count() <= 80, "{}: {aim}", entry.name);
            for sentence in [aim, turn, end] {
                assert!(
                    sentence.ends_with('.') && sentence.chars().count() <= 230,
                    "{}: {sentence}",
                    entry.name
                );
                assert!(
                    !sentence.trim_end_matches('.').contains(". "),
                    "{}: two sentences: {sentence}",
                    entry.name
                );
            }
        }
    }
}
