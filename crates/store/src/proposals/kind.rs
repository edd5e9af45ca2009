//! What can be asked at a table, what can be answered, and how the answers decide: no database here.

use std::fmt;

use engine::{Seat, SeatSet, StepNumber};

use crate::error::Error;
use crate::people::PersonId;
use crate::records::{SeatKind, SeatRecord};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The asker's last choice and everything after it shall be taken back: so many steps stand then.
    TakeBack(StepNumber),
    /// The table shall pause.
    Pause,
    /// What to do about this seat, whose person is away or has run out of time.
    Absent(Seat),
}

/// One answer to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Choice {
    /// Yes.
    Agree,
    /// No.
    Decline,
    /// Wait for whoever is away.
    Wait,
    /// Let a computer play on that seat.
    Computer,
    /// End the game without result.
    End,
}

/// How answers decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// All must agree; the first who declines has decided.
    Everybody,
    /// More than half of the voices for one choice, or the most when all have answered; a tie goes to this one.
    Majority(Choice),
}

impl Kind {
    /// What can be answered, in the order of the buttons.
    pub const fn choices(self) -> &'static [Choice] {
        match self {
            Self::TakeBack(_) | Self::Pause => &[Choice::Agree, Choice::Decline],
            Self::Absent(_) => &[Choice::Wait, Choice::Computer, Choice::End],
        }
    }

    /// How answers decide.
    pub const fn decision(self) -> Decision {
        match self {
            Self::TakeBack(_) | Self::Pause => Decision::Everybody,
            Self::Absent(_) => Decision::Majority(Choice::Wait),
        }
    }

    /// Whether anything that happens at the table withdraws it.
    pub const fn lapses(self) -> bool {
        match self {
            Self::TakeBack(_) => true,
            Self::Pause | Self::Absent(_) => false,
        }
    }

    /// The seat whose person it is about, and who is not asked.
    pub const fn about(self) -> Option<Seat> {
        match self {
            Self::TakeBack(_) | Self::Pause => None,
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
            Self::Absent(_) => "absent",
        }
    }

    /// What it is about, in the database.
    pub(crate) fn subject(self) -> String {
        match self {
            Self::TakeBack(to) => to.to_string(),
            Self::Pause => String::new(),
            Self::Absent(seat) => seat.to_string(),
        }
    }

    /// Of what one at a time may be open.
    pub(crate) fn slot(self) -> String {
        match self {
            Self::TakeBack(_) | Self::Pause => self.word().into(),
            Self::Absent(seat) => format!("absent {seat}"),
        }
    }

    /// Whether both cannot be open at the same time.
    pub fn excludes(self, other: Self) -> bool {
        self.slot() == other.slot()
    }

    pub(crate) fn read(word: &str, subject: &str) -> Result<Self, Error> {
        let corrupt = || Error::Corrupt(format!("proposal {word:?} of {subject:?}"));
        match word {
            "takeback" => subject.parse().map(Self::TakeBack).map_err(|_| corrupt()),
            "pause" => Ok(Self::Pause),
            "absent" => subject.parse().map(Self::Absent).map_err(|_| corrupt()),
            _ => Err(corrupt()),
        }
    }
}

impl Choice {
    const ALL: [Self; 5] = [Self::Agree, Self::Decline, Self::Wait, Self::Computer, Self::End];

    /// Its word in the database and in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Agree => "agree",
            Self::Decline => "decline",
            Self::Wait => "wait",
            Self::Computer => "computer",
            Self::End => "end",
        }
    }

    /// The choice of a word, if there is one.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.word() == word)
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
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
    fn everybody_must_agree_and_one_who_declines_decides() {
        let kind = Kind::TakeBack(3);
        for (voices, decided) in [
            (&[][..], Some(Agree)),
            (&[Some(Agree)], Some(Agree)),
            (&[Some(Agree), None], None),
            (&[Some(Agree), None, Some(Decline)], Some(Decline)),
            (&[Some(Agree), Some(Agree), Some(Agree)], Some(Agree)),
        ] {
            assert_eq!(kind.decide(voices), decided, "{voices:?}");
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
        for kind in [Kind::TakeBack(1), Kind::Pause, Kind::Absent(seat("a"))] {
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
        for kind in [Kind::TakeBack(12), Kind::Pause, Kind::Absent(seat("f"))] {
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
