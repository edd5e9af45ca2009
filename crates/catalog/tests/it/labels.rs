//! The law of labels: what is shown of a chosen thing and what a button reads is short, and what a button does is said
//! in whole beside it.

use std::collections::BTreeSet;

use catalog::games;
use engine::{Luck, Observer, Rng};
use face::{BRIEF_MAX, SAY_MAX, brief};
use host::{AnyView, Cells, Entry, Kept, Level, Look, Pick, SeatLook};
use words::Language;

/// The longest words that the law has met.
#[derive(Default)]
struct Met {
    labels: usize,
    acts: usize,
    longest: (String, String),
}

impl Met {
    fn label(&mut self, name: &str, label: &str) {
        let shown = brief(label);
        assert!(!shown.is_empty(), "{name}: {label:?} begins with no word");
        assert!(shown.chars().count() <= BRIEF_MAX, "{name}: {shown:?} of {label:?}");
        self.labels += 1;
        if shown.chars().count() > self.longest.0.chars().count() {
            shown.clone_into(&mut self.longest.0);
        }
    }

    fn button(&mut self, name: &str, say: &str) {
        let shown = say.replace("{n}", "10").replace("{n:", "").replace(['|', '}'], "");
        assert!(shown.chars().count() <= SAY_MAX, "{name}: a button reads {shown:?}");
        self.acts += 1;
        if shown.chars().count() > self.longest.1.chars().count() {
            self.longest.1 = shown;
        }
    }
}

/// The handles of all that a page shows to be chosen, with their labels; what has none is called by what stands in it.
fn labels(view: &dyn AnyView) -> Vec<(String, Option<String>)> {
    let scene = view.scene(&Cells::in_place(&Kept::default()));
    let page = [scene.main.0, scene.hand.0, scene.panel.0].concat();
    let value = |tag: &str, name: &str| Some(tag.split_once(name)?.1.split('"').next()?.to_owned());
    let tags = page.split('<').filter(|tag| tag.contains(" data-h=\""));
    tags.map(|tag| (value(tag, " data-h=\"").unwrap(), value(tag, " aria-label=\""))).collect()
}

/// Looks at a position as somebody who is to choose.
fn look_at(entry: &Entry, view: &dyn AnyView, met: &mut Met) {
    let (name, shown, choices) = (entry.name, labels(view), view.choices());
    for label in shown.iter().filter_map(|(_, label)| label.as_ref()) {
        met.label(name, label);
    }
    let handles: BTreeSet<&str> = shown.iter().map(|(handle, _)| handle.as_str()).collect();
    for act in choices.acts.iter().chain(&view.ahead().acts) {
        met.button(name, &act.say);
        // A choice of several things says what is asked next.
        let steps: Vec<&str> = act.picks.iter().filter_map(Pick::single).collect();
        for at in 1..steps.len() {
            let asked = choices
                .asks
                .iter()
                .any(|ask| ask.chosen == at && (ask.first.is_empty() || ask.first == steps[0]));
            let left = steps[at..].iter().any(|step| handles.contains(step));
            assert!(asked || !left, "{name}: nothing is asked after {:?}", &steps[..at]);
        }
    }
}

fn walk(entry: &Entry, seats: u8, met: &mut Met) {
    let names = ["Anna", "Ben", "Clara", "David", "Emma", "Felix"];
    let looks = names.map(|name| SeatLook { name: name.into(), letter: name[..1].into(), computer: false });
    let looks = &looks[..seats.into()];
    let (luck, mut rng) = (Luck::from_seed(seats.into()), Rng::from_seed(90 + u64::from(seats)));
    let mut table = entry.open(seats, &[]).unwrap();
    table.settle(&luck);
    let mut step = 0;
    while let Some(seat) = table.turn().owing().first() {
        let look = Look { language: Language::ALL[step % 3], observer: Observer::Seat(seat), seats: looks };
        if step.is_multiple_of(4) {
            look_at(entry, &*table.see(look), met);
        }
        step += 1;
        let choice = table.computer_choice(seat, Level::Random, &mut rng).unwrap();
        table.play_text(seat, &choice, &luck, &look).unwrap();
    }
}

#[test]
fn what_is_shown_of_choices_is_short_and_what_comes_next_is_asked() {
    for entry in games() {
        let mut met = Met::default();
        for seats in (entry.seats)() {
            walk(entry, seats, &mut met);
        }
        eprintln!("{}: {} labels, {} buttons, longest {:?}", entry.name, met.labels, met.acts, met.longest);
        assert!(met.labels > 1000 && met.acts > 100, "{}: {} labels", entry.name, met.labels);
    }
}
