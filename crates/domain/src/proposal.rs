//! What can be asked at a table, what can be answered, and how the answers decide.

use engine::{Seat, SeatSet, StepNumber};

use crate::Corrupt;
use crate::choice::Choice;
use crate::people::PersonId;
use crate::records::{Moment, SeatKind, SeatRecord};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The asker's last choice and everything after it shall be taken back: so many steps stand then.
    TakeBack(StepNumber),
    /// The table shall pause.
    Pause,
    /// The game shall end here, without a result.
    End,
    /// What to do about this seat, whose person is away or has run out of time.
    Absent(Seat),
}

/// Something that is or was asked at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Its number at its table, from 1.
    pub number: i64,
    /// What is asked.
    pub kind: Kind,
    /// Who asks; the house if nobody does.
    pub by: Option<Seat>,
    /// How many entries the journal had when it was made.
    pub entries: i64,
    /// When it was made.
    pub at: Moment,
    /// The answers so far, that of the asker included; one for each person, in the order of the seats, whoever
    /// was first.
    pub answers: Vec<(Seat, Choice)>,
    /// How it was closed; nothing while it is open.
    pub outcome: Option<Outcome>,
}

/// How a proposal was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The answers have decided.
    Decided(Choice),
    /// Whoever asked does so no more.
    Withdrawn,
    /// The table has moved on.
    Lapsed,
}

/// How answers decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// All must agree; the first who declines has decided.
    Everybody,
    /// More than half of the voices for one choice, or the most when all have answered; a tie goes to this one.
    Majority(Choice),
}

impl Proposal {
    /// Takes an answer; a second one of the same seat takes the place of the first.
    pub fn answer(&mut self, seat: Seat, choice: Choice) {
        self.answers.retain(|(other, _)| *other != seat);
        self.answers.push((seat, choice));
        // As a store reads them: what follows is the same wherever it is judged.
        self.answers.sort_by_key(|(seat, _)| *seat);
    }

    /// Whether it waits for answers at a table whose journal has so many entries.
    pub const fn is_open(&self, entries: i64) -> bool {
        self.outcome.is_none() && (!self.kind.lapses() || self.entries == entries)
    }

    /// What each person at the table has answered, with the seats of that person. Those that were left have no
    /// voice.
    pub fn voices(&self, seats: &[SeatRecord], left: SeatSet) -> Vec<(Vec<Seat>, Option<Choice>)> {
        let answer = |own: &[Seat]| {
            let mine = self.answers.iter().rev().find(|(seat, _)| own.contains(seat));
            mine.map(|(_, choice)| *choice)
        };
        let voters = voters(self.kind, seats, left).into_iter();
        voters.map(|own| (own.clone(), answer(&own))).collect()
    }

    /// What the answers mean together, with the people who sit at the table at present.
    pub fn decided(&self, seats: &[SeatRecord], left: SeatSet) -> Option<Choice> {
        let voices: Vec<Option<Choice>> =
            self.voices(seats, left).into_iter().map(|(_, choice)| choice).collect();
        self.kind.decide(&voices)
    }
}

impl Outcome {
    /// Its word in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Decided(choice) => choice.word(),
            Self::Withdrawn => "withdrawn",
            Self::Lapsed => "lapsed",
        }
    }

    /// The outcome of a word of the database.
    ///
    /// # Errors
    /// If nobody wrote it so.
    pub fn read(word: &str) -> Result<Self, Corrupt> {
        match word {
            "withdrawn" => Ok(Self::Withdrawn),
            "lapsed" => Ok(Self::Lapsed),
            other => {
                Ok(Self::Decided(Choice::of_word(other).ok_or_else(|| Corrupt(format!("answer {other:?}")))?))
            }
        }
    }
}

impl Kind {
    /// What can be answered, in the order of the buttons.
    pub const fn choices(self) -> &'static [Choice] {
        match self {
            Self::TakeBack(_) | Self::Pause | Self::End => &[Choice::Agree, Choice::Decline],
            Self::Absent(_) => &[Choice::Wait, Choice::Computer, Choice::End],
        }
    }

    /// How answers decide.
    pub const fn decision(self) -> Decision {
        match self {
            Self::TakeBack(_) | Self::Pause | Self::End => Decision::Everybody,
            Self::Absent(_) => Decision::Majority(Choice::Wait),
        }
    }

    /// Whether anything that happens at the table withdraws it.
    pub const fn lapses(self) -> bool {
        match self {
            Self::TakeBack(_) => true,
            Self::Pause | Self::End | Self::Absent(_) => false,
        }
    }

    /// The seat whose person it is about, and who is not asked.
    pub const fn about(self) -> Option<Seat> {
        match self {
            Self::TakeBack(_) | Self::Pause | Self::End => None,
            Self::Absent(seat) => Some(seat),
        }
    }

    /// What the answers mean together: nothing as long as somebody's answer is still needed. Each voice is
    /// that of one person, who may hold several seats at one device; computers have none and agree to all.
    pub fn decide(self, voices: &[Option<Choice>]) -> Option<Choice> {
        let given = || voices.iter().flatten();
        let all_given = voices.iter().all(Option::is_some);
        match self.decision() {
            Decision::Everybody if given().any(|&choice| choice == Choice::Decline) => Some(Choice::Decline),
            Decision::Everybody => all_given.then_some(Choice::Agree),
            Decision::Majority(tie) => {
                let count = |choice: Choice| given().filter(|&&one| one == choice).count();
                let most = self.choices().iter().map(|&choice| count(choice)).max().unwrap_or_default();
                let mut first = self.choices().iter().copied().filter(|&choice| count(choice) == most);
                let (leader, shared) = (first.next().unwrap_or(tie), first.next().is_some());
                if 2 * most > voices.len() {
                    return Some(leader);
                }
                all_given.then_some(if shared { tie } else { leader })
            }
        }
    }

    /// Its word in the database.
    pub const fn word(self) -> &'static str {
        match self {
            Self::TakeBack(_) => "takeback",
            Self::Pause => "pause",
            Self::End => "end",
            Self::Absent(_) => "absent",
        }
    }

    /// What it is about, in the database.
    pub fn subject(self) -> String {
        match self {
            Self::TakeBack(to) => to.to_string(),
            Self::Pause | Self::End => String::new(),
            Self::Absent(seat) => seat.to_string(),
        }
    }

    /// Of what one at a time may be open.
    pub fn slot(self) -> String {
        match self {
            Self::TakeBack(_) | Self::Pause | Self::End => self.word().into(),
            Self::Absent(seat) => format!("absent {seat}"),
        }
    }

    /// Whether both cannot be open at the same time.
    pub fn excludes(self, other: Self) -> bool {
        self.slot() == other.slot()
    }

    /// What a word of the database means with what it is about.
    ///
    /// # Errors
    /// If nobody wrote it so.
    pub fn read(word: &str, subject: &str) -> Result<Self, Corrupt> {
        let corrupt = || Corrupt(format!("proposal {word:?} of {subject:?}"));
        match word {
            "takeback" => subject.parse().map(Self::TakeBack).map_err(|_| corrupt()),
            "pause" => Ok(Self::Pause),
            "end" => Ok(Self::End),
            "absent" => subject.parse().map(Self::Absent).map_err(|_| corrupt()),
            _ => Err(corrupt()),
        }
    }
}

/// Whoever has a voice: the seats that one person holds, `a` first. A person at whose place a computer plays
/// has none, nor has the person whom it is about, nor whoever has left the game from that seat.
pub fn voters(kind: Kind, seats: &[SeatRecord], left: SeatSet) -> Vec<Vec<Seat>> {
    let mut voters: Vec<(&PersonId, Vec<Seat>)> = Vec::new();
    let subject = kind.about().and_then(|seat| seats.get(seat.index())).and_then(|held| held.person.as_ref());
    let there = |held: &&SeatRecord| held.kind == SeatKind::Person && !left.contains(held.seat);
    for held in seats.iter().filter(there) {
        let Some(person) = held.person.as_ref().filter(|person| Some(*person) != subject) else { continue };
        match voters.iter_mut().find(|(known, _)| *known == person) {
            Some((_, own)) => own.push(held.seat),
            None => voters.push((person, vec![held.seat])),
        }
    }
    voters.into_iter().map(|(_, own)| own).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Choice::{Agree, Computer, Decline, End, Wait};

    fn seat(letter: &str) -> Seat {
        letter.parse().unwrap()
    }

    #[test]
    fn answers_stand_in_the_order_of_the_seats() {
        let mut asked = Proposal {
            number: 1,
            kind: Kind::Pause,
            by: Some(seat("b")),
            entries: 0,
            at: Moment(0),
            answers: vec![(seat("b"), Agree)],
            outcome: None,
        };
        asked.answer(seat("c"), Agree);
        asked.answer(seat("a"), Decline);
        asked.answer(seat("b"), Decline);
        assert_eq!(asked.answers, [(seat("a"), Decline), (seat("b"), Decline), (seat("c"), Agree)]);
    }

    #[test]
    fn everybody_must_agree_and_one_who_declines_decides() {
        for (voices, decided) in [
            (&[][..], Some(Agree)),
            (&[Some(Agree)], Some(Agree)),
            (&[Some(Agree), None], None),
            (&[Some(Agree), None, Some(Decline)], Some(Decline)),
            (&[Some(Agree), Some(Agree), Some(Agree)], Some(Agree)),
        ] {
            for kind in [Kind::TakeBack(3), Kind::Pause, Kind::End] {
                assert_eq!(kind.decide(voices), decided, "{kind:?} {voices:?}");
            }
        }
    }

    #[test]
    fn most_voices_decide_as_soon_as_nothing_can_change_it_and_a_tie_waits() {
        let kind = Kind::Absent(seat("b"));
        for (voices, decided) in [
            (&[][..], Some(Wait)),
            (&[None], None),
            (&[Some(End)], Some(End)),
            (&[Some(Computer), None], None),
            (&[Some(Computer), Some(End)], Some(Wait)),
            (&[Some(Computer), Some(Computer), None], Some(Computer)),
            (&[Some(Computer), Some(End), None], None),
            (&[Some(Computer), Some(End), Some(End), Some(Wait)], Some(End)),
            (&[Some(Computer), Some(End), Some(Wait)], Some(Wait)),
        ] {
            assert_eq!(kind.decide(voices), decided, "{voices:?}");
        }
    }

    #[test]
    fn what_is_decided_is_one_of_the_choices() {
        for kind in [Kind::TakeBack(1), Kind::Pause, Kind::End, Kind::Absent(seat("a"))] {
            let pairs =
                kind.choices().iter().flat_map(|&one| kind.choices().iter().map(move |&other| (one, other)));
            for (one, other) in pairs {
                let decided = kind.decide(&[Some(one), Some(other)]).unwrap();
                assert!(kind.choices().contains(&decided));
                assert_eq!(kind.decide(&[Some(other), Some(one)]), Some(decided), "order means nothing");
            }
        }
    }

    #[test]
    fn people_have_one_voice_each_and_computers_none() {
        let held = |letter: &str, kind: SeatKind, person: Option<&str>| SeatRecord {
            kind,
            person: person.map(PersonId::new),
            ..SeatRecord::open(seat(letter))
        };
        let seats = [
            held("a", SeatKind::Person, Some("Anna")),
            held("b", SeatKind::Person, Some("Ben")),
            held("c", SeatKind::Person, Some("Anna")),
            held("d", SeatKind::Computer, None),
            held("e", SeatKind::Computer, Some("Egon")),
        ];
        let voters = |kind, left: &[&str]| voters(kind, &seats, left.iter().map(|one| seat(one)).collect());
        assert_eq!(voters(Kind::Pause, &[]), [vec![seat("a"), seat("c")], vec![seat("b")]]);
        assert_eq!(voters(Kind::Absent(seat("b")), &[]), [vec![seat("a"), seat("c")]]);
        assert_eq!(voters(Kind::Absent(seat("c")), &[]), [vec![seat("b")]]);
        // Who has left from one seat still has a voice at the other.
        assert_eq!(voters(Kind::Pause, &["a"]), [vec![seat("b")], vec![seat("c")]]);
        assert_eq!(voters(Kind::Pause, &["b", "d"]), [vec![seat("a"), seat("c")]]);
        assert!(voters(Kind::Absent(seat("b")), &["a", "c"]).is_empty());
    }

    #[test]
    fn words_of_the_database_are_read_again() {
        for kind in [Kind::TakeBack(12), Kind::Pause, Kind::End, Kind::Absent(seat("f"))] {
            assert_eq!(Kind::read(kind.word(), &kind.subject()).unwrap(), kind);
        }
        for (word, subject) in [("takeback", "x"), ("absent", "z"), ("dance", "")] {
            assert!(Kind::read(word, subject).is_err());
        }
        for choice in Choice::ALL {
            assert_eq!(Choice::of_word(choice.word()), Some(choice));
        }
    }
}
