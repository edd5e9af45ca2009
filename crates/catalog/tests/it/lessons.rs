//! The guided first games, proved without a browser: every scene is a game, every legal choice has an answer, whatever
//! is accepted leads on, what the texts say happens, and nobody reads longer than five minutes.

use std::collections::BTreeSet;

use engine::{Observer, SavedGame};
use host::{Entry, Look, SeatLook};
use lessons::{Answer, Course, Kind, Lesson, Met, ON, Part, Step, Task, Text, Tried, Walk};
use serde_json::Value;
use words::Language;

use crate::all;

/// How many branches of a step are gone into.
const BRANCHES_MAX: usize = 24;

fn courses() -> impl Iterator<Item = (Entry, Course)> {
    all().filter(|entry| !(entry.course)().is_empty()).map(|entry| {
        let course =
            Course::parse((entry.course)()).unwrap_or_else(|fault| panic!("{}: {fault}", entry.name));
        (entry, course)
    })
}

fn seats() -> Vec<SeatLook> {
    let seat = |name: &str| SeatLook { name: name.into(), letter: name[..1].into(), computer: false };
    ["Nora", "Ivo", "Zoe", "Max", "Lea", "Kai"].map(seat).into()
}

/// The events of the last steps of a saved game: rule and English line.
fn events(entry: &Entry, saved: &str, steps: usize) -> Vec<(String, String)> {
    let mut out = Vec::new();
    (entry.laboratory.trace_saved)(&SavedGame::parse(saved).unwrap(), &mut out).unwrap();
    let lines: Vec<Value> =
        String::from_utf8(out).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let taken: Vec<&Value> =
        lines.iter().filter(|line| line["type"] == "luck" || line["type"] == "choice").collect();
    let told =
        taken[taken.len() - steps..].iter().flat_map(|line| line["events"].as_array().into_iter().flatten());
    told.map(|event| (text(&event["rule"]), text(&event["text"]))).collect()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Whether a line holds a word that is not a part of a longer one.
fn has_word(line: &str, word: &str) -> bool {
    let is_end = |sign: Option<char>| !sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '_');
    line.match_indices(word).any(|(at, _)| {
        is_end(line[..at].chars().next_back()) && is_end(line[at + word.len()..].chars().next())
    })
}

/// Goes through all lessons of a course and notes every fault.
struct Proof<'a> {
    entry: &'a Entry,
    course: &'a Course,
    seats: Vec<SeatLook>,
    /// How many legal choices were met on the way that each step expects first.
    met: usize,
    faults: Vec<String>,
}

impl<'a> Proof<'a> {
    fn fault(&mut self, walk: &Walk<'_>, what: impl std::fmt::Display) {
        let step = walk.step().map_or("the end", |step| step.name.as_str());
        self.faults.push(format!("{}, {}, {step}: {what}", self.entry.name, walk.lesson().name));
    }

    /// The answer to a legal choice.
    fn choose(&mut self, walk: &Walk<'a>, action: &str) -> Option<Met<'a>> {
        let observer = Observer::Seat(self.course.learner);
        let look = Look { language: Language::English, observer, seats: &self.seats };
        match walk.choose(action, &look) {
            Ok(Tried::Met(met)) => return Some(met),
            other => self
                .fault(walk, format!("{action} is not answered, or what comes then is not legal: {other:?}")),
        }
        None
    }

    /// What is not said of an accepted choice although it is to happen.
    fn facts(&mut self, step: &Step, walk: &Walk<'a>, met: &Met<'a>) {
        if step.facts.is_empty() {
            return;
        }
        let told = events(self.entry, &met.after.saved(), 1 + step.then.len());
        for fact in &step.facts {
            let holds = |(rule, line): &(String, String)| {
                *rule == fact.rule && fact.words.iter().all(|word| has_word(line, word))
            };
            if !told.iter().any(holds) {
                self.fault(walk, format!("after {} {fact:?} does not hold: {told:?}", met.action));
            }
        }
    }

    /// A step at one of its positions. Gives what is accepted there, what is expected first.
    fn step(&mut self, step: &Step, walk: &Walk<'a>, used: &mut BTreeSet<String>) -> Vec<String> {
        let legal = walk.legal();
        let mut accepted = Vec::new();
        for action in &legal {
            let Some(met) = self.choose(walk, action) else { continue };
            if met.action != *action {
                self.fault(walk, format!("{action} is read as {}", met.action));
            }
            used.insert(name(met.answer));
            if met.answer.kind != Kind::Back {
                accepted.push(action.clone());
                self.facts(step, walk, &met);
            }
        }
        match walk.way() {
            Some(way) => accepted.sort_by_key(|action| *action != way),
            None => self.fault(walk, format!("nothing that is expected is legal: {legal:?}")),
        }
        accepted
    }

    /// A step on one of its branches. Gives the branches that go on from there.
    fn branch(
        &mut self,
        (number, step): (usize, &Step),
        (at, did): (usize, &[String]),
        used: &mut BTreeSet<String>,
    ) -> Vec<Vec<String>> {
        let Ok(walk) = self.course.walk(self.entry, number, did) else {
            self.faults.push(format!("{}, lesson {number}: {did:?} leads nowhere", self.entry.name));
            return Vec::new();
        };
        let and = |action: String| did.iter().cloned().chain([action]).collect::<Vec<_>>();
        let Task::Choose { owes, .. } = &step.task else { return vec![and(ON.to_owned())] };
        let accepted = self.step(step, &walk, used);
        let is_way = at == 0;
        let legal = walk.legal().len();
        self.met += if is_way { legal } else { 0 };
        if is_way && owes.is_some_and(|owes| owes != legal) {
            self.fault(&walk, format!("{legal} choices are legal, not {owes:?}"));
        }
        accepted.into_iter().take(if is_way { BRANCHES_MAX } else { 3 }).map(and).collect()
    }

    fn lesson(&mut self, number: usize, lesson: &Lesson) {
        let mut branches: Vec<Vec<String>> = vec![Vec::new()];
        for step in &lesson.steps {
            let mut used = BTreeSet::new();
            let mut next = Vec::new();
            for (at, did) in branches.iter().enumerate() {
                next.extend(self.branch((number, step), (at, did), &mut used));
            }
            let dead = step.task.answers().iter().map(name).filter(|name| !used.contains(name));
            self.faults
                .extend(dead.map(|name| format!("{}, {}: {name} meets nothing", lesson.name, step.name)));
            next.truncate(BRANCHES_MAX);
            branches = next;
        }
        for did in &branches {
            let Ok(end) = self.course.walk(self.entry, number, did) else { continue };
            let is_over = lesson.free.is_some() && end.table().turn().standing().is_some();
            if end.done() != lesson.steps.len() || is_over {
                self.fault(&end, "this is no end from which to go on");
            }
        }
    }
}

/// An answer as faults name it.
fn name(answer: &Answer) -> String {
    let patterns: Vec<String> = answer.patterns.iter().map(ToString::to_string).collect();
    format!("{:?} {}", answer.kind, patterns.join(" | "))
}

#[test]
fn every_legal_choice_has_an_answer_and_every_branch_leads_on() {
    let mut faults = Vec::new();
    for (entry, course) in courses() {
        let mut proof = Proof { entry: &entry, course: &course, seats: seats(), met: 0, faults: Vec::new() };
        for (number, lesson) in course.lessons.iter().enumerate() {
            proof.lesson(number, lesson);
        }
        eprintln!("{}: {} lessons, {} choices met", entry.name, course.lessons.len(), proof.met);
        faults.append(&mut proof.faults);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// All texts of a course, with where they stand and how many words they may have.
fn texts(course: &Course) -> Vec<(String, &Text, usize)> {
    let mut texts = Vec::new();
    for lesson in &course.lessons {
        texts.push((format!("{}, title", lesson.name), &lesson.title, 8));
        texts.push((format!("{}, close", lesson.name), &lesson.close, 24));
        texts.extend(lesson.free.as_ref().map(|free| (format!("{}, free", lesson.name), &free.say, 40)));
        for step in &lesson.steps {
            let place = format!("{}, {}", lesson.name, step.name);
            texts.push((place.clone(), &step.say, 46));
            let answers = step.task.answers().iter().filter_map(|answer| answer.say.as_ref());
            texts.extend(answers.map(|say| (place.clone(), say, 30)));
        }
    }
    texts
}

/// What is wrong with a text in a language.
fn wrong(entry: &Entry, (text, most): (&Text, usize), language: Language) -> Vec<String> {
    const TOO_MUCH: [&str; 7] = ["just", "simply", "easy", "easily", "einfach", "simplement", "facile"];
    let (words, shown) = (text.words(language), text.of(language));
    let mut wrong = Vec::new();
    if words > most || text.longest_sentence(language) > 24 {
        wrong.push(format!("{words} words, {} in a sentence", text.longest_sentence(language)));
    }
    if shown.contains('!') || TOO_MUCH.iter().any(|word| has_word(&shown.to_lowercase(), word)) {
        wrong.push("the tone".to_owned());
    }
    for part in text.parts(language) {
        let Part::Named(name) = part else { continue };
        let is_seat = name.parse::<engine::Seat>().is_ok();
        if !is_seat && (entry.component)(name, language).is_none() {
            wrong.push(format!("no {name}"));
        }
    }
    wrong
}

#[test]
fn texts_are_short_plain_and_name_what_there_is() {
    let mut faults = Vec::new();
    for (entry, course) in courses() {
        for (place, text, most) in texts(&course) {
            let of = |language| wrong(&entry, (text, most), language);
            let all = Language::ALL.into_iter().flat_map(of);
            faults.extend(all.map(|fault| format!("{}, {place}: {fault}: {text:?}", entry.name)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_is_pointed_at_is_known_and_has_a_name() {
    let seats = seats();
    let mut faults = Vec::new();
    for (entry, course) in courses() {
        let is_known = |thing: &str, language| {
            let look = Look { language, observer: Observer::Seat(course.learner), seats: &seats };
            (entry.spot)(thing, &look).is_some_and(|spot| !spot.at.is_empty() && !spot.words.is_empty())
        };
        for step in course.lessons.iter().flat_map(|lesson| &lesson.steps) {
            assert!(step.point.len() <= 2, "{}, {}: two places at most", entry.name, step.name);
            let unknown =
                step.point.iter().filter(|thing| !Language::ALL.iter().all(|one| is_known(thing, *one)));
            faults.extend(unknown.map(|thing| format!("{}, {}: no {thing}", entry.name, step.name)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Seconds that a course takes: its texts on the main way at 200 words a minute, 2 s a choice, 1.2 s a move of others.
fn seconds(course: &Course, language: Language) -> f64 {
    let steps = || course.lessons.iter().flat_map(|lesson| &lesson.steps);
    let closing = course
        .lessons
        .iter()
        .flat_map(|lesson| [Some(&lesson.close), lesson.free.as_ref().map(|free| &free.say)]);
    let words: usize =
        steps().map(|step| &step.say).chain(closing.flatten()).map(|text| text.words(language)).sum();
    let moves: usize = steps().map(|step| step.then.len()).sum();
    let count = |number: usize| f64::from(u32::try_from(number).unwrap());
    count(words) / 200.0 * 60.0 + 2.0 * count(steps().count()) + 1.2 * count(moves)
}

#[test]
fn a_course_takes_five_minutes_at_most() {
    for (entry, course) in courses() {
        for language in Language::ALL {
            let seconds = seconds(&course, language);
            eprintln!("{} {language:?}: {seconds:.0} s", entry.name);
            assert!(seconds <= 300.0, "{} takes {seconds:.0} s in {language:?}", entry.name);
        }
    }
}
