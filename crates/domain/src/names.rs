//! What people and computers are called at a table, and which names can be taken for each other.

use std::collections::BTreeSet;
use std::fmt;

use engine::Rng;
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use words::word;

use crate::people::{Person, SeatPerson};
use crate::records::{SeatKind, SeatRecord};

/// How many characters a person's name may have.
pub const NAME_MAX: usize = 24;

/// What a name looks like: names with one skeleton can be taken for each other. It means nothing by itself and is
/// shown to nobody.
///
/// It is the skeleton of UTS 39 without regard to capitals, width, accents, spaces and punctuation; `i` counts as
/// `l`, since their capitals look alike.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Skeleton(String);

impl Skeleton {
    /// The skeleton of a name; empty if nothing in it is a letter or a digit.
    pub fn of(name: &str) -> Self {
        let letters: String = name.nfkc().map(unboxed).collect();
        // Capitals look like other signs than small letters do: first as it is written, then in small letters.
        let small = prototypes(&letters).to_lowercase();
        let mut signs = prototypes(&small).chars().collect::<Vec<_>>().into_iter().peekable();
        let mut skeleton = String::new();
        while let Some(sign) = signs.next() {
            match sign {
                'i' => skeleton.push('l'),
                '!' if signs.peek().is_some_and(|next| next.is_alphanumeric()) => skeleton.push('l'),
                'w' => skeleton.push_str("vv"),
                sign if sign.is_alphanumeric() => skeleton.push(sign),
                _ => {}
            }
        }
        Self(skeleton)
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether nothing in the name is a letter or a digit.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What the database keeps: nothing of a name that looks like nothing.
    pub fn kept(&self) -> Option<&str> {
        Some(self.as_str()).filter(|text| !text.is_empty())
    }
}

impl fmt::Display for Skeleton {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Every sign as the one it looks like, without accents.
fn prototypes(text: &str) -> String {
    unicode_security::skeleton(text).filter(|&sign| !is_combining_mark(sign)).collect()
}

/// A letter out of a circle, a square or a flag: Unicode knows no other form of those.
fn unboxed(sign: char) -> char {
    let first = match sign {
        '\u{1f150}'..='\u{1f169}' => '\u{1f150}',
        '\u{1f170}'..='\u{1f189}' => '\u{1f170}',
        '\u{1f1e6}'..='\u{1f1ff}' => '\u{1f1e6}',
        _ => return sign,
    };
    char::from_u32(u32::from('a') + u32::from(sign) - u32::from(first)).unwrap_or(sign)
}

/// What a person is called at a table: a guest without a name is a guest.
pub fn name_at_table(person: &Person) -> &str {
    if person.name.is_empty() {
        word!(person.language, en: "Guest", fr: "Invité", de: "Gast")
    } else {
        &person.name
    }
}

/// A name that nobody at the table has yet, nor one that looks like it: the second Anna is Anna 2.
pub fn different_name(name: &str, seats: &[SeatRecord]) -> String {
    let taken: BTreeSet<Skeleton> = seats.iter().map(|seat| Skeleton::of(&seat.name)).collect();
    let is_free = |candidate: &str| {
        let skeleton = Skeleton::of(candidate);
        if skeleton.is_empty() {
            !seats.iter().any(|seat| seat.name == candidate)
        } else {
            !taken.contains(&skeleton)
        }
    };
    let numbered = |number: usize| {
        let ending = format!(" {number}");
        let kept: String = name.chars().take(NAME_MAX - ending.len()).collect();
        format!("{}{ending}", kept.trim_end())
    };
    let mut names = std::iter::once(name.to_owned()).chain((2..).map(numbered));
    names.find(|name| is_free(name)).expect("a table has fewer seats than there are numbers")
}

/// The name under which a person sits down. The name of an account is its own: whoever sits there under it without
/// owning it is numbered.
pub fn take_name(person: &Person, seats: &mut [SeatRecord], accounts: &[SeatPerson]) -> String {
    let name = name_at_table(person);
    if person.has_account() {
        let skeleton = Skeleton::of(name);
        let owns = |seat: &SeatRecord| {
            seat.kind == SeatKind::Person
                && accounts.iter().any(|account| account.seat == seat.seat && account.name == seat.name)
        };
        let borrows = |seat: &&SeatRecord| Skeleton::of(&seat.name) == skeleton && !owns(seat);
        let borrowed: Vec<usize> = seats.iter().filter(borrows).map(|seat| seat.seat.index()).collect();
        for index in borrowed {
            let own = SeatRecord { name: name.to_owned(), ..SeatRecord::open(seats[index].seat) };
            let others: Vec<SeatRecord> =
                seats.iter().filter(|seat| seat.seat.index() != index).cloned().chain([own]).collect();
            seats[index].name = different_name(&seats[index].name, &others);
        }
    }
    different_name(name, seats)
}

/// Gives every computer without a name one that begins like no other name at the table.
pub fn name_computers(seats: &mut [SeatRecord], rng: &mut Rng) {
    for index in 0..seats.len() {
        if seats[index].kind != SeatKind::Computer || !seats[index].name.is_empty() {
            continue;
        }
        let initial = |name: &str| name.chars().next();
        let is_free = |name: &&&str| !seats.iter().any(|seat| initial(&seat.name) == initial(name));
        let free: Vec<&&str> = COMPUTERS.iter().filter(is_free).collect();
        let name = rng.pick(&free).expect("there are more initials than seats");
        seats[index].name = (**name).into();
    }
}

/// What computer players are called: one name for each initial.
const COMPUTERS: &[&str] = &[
    "Ada", "Bela", "Clio", "Dario", "Edda", "Fynn", "Greta", "Hugo", "Ines", "Jona", "Kaya", "Levi", "Mira",
    "Nils", "Olga", "Pia", "Quim", "Rosa", "Sami", "Tilda", "Ugo", "Vera", "Wim", "Xenia", "Yann", "Zora",
];

#[cfg(test)]
mod tests {
    use engine::Seat;
    use words::Language;

    use super::*;
    use crate::people::{Handle, PersonId};
    use crate::rating::Rating;

    #[test]
    fn two_people_of_one_name_are_told_apart() {
        let seated = |names: &[&str]| -> Vec<SeatRecord> {
            let seat = |name: &&str| SeatRecord { name: (*name).into(), ..SeatRecord::open(Seat::default()) };
            names.iter().map(seat).collect()
        };
        assert_eq!(different_name("Anna", &seated(&["Ben", ""])), "Anna");
        assert_eq!(different_name("Anna", &seated(&["Anna", "Anna 2"])), "Anna 3");
        assert_eq!(different_name("Аnnа", &seated(&["Anna"])), "Аnnа 2", "they look alike");
        let long = "x".repeat(24);
        let second = different_name(&long, &seated(&[&long]));
        assert_eq!(second, format!("{} 2", "x".repeat(22)));
    }

    #[test]
    fn the_owner_of_a_name_is_not_the_one_who_is_numbered() {
        let anna = |handle: Option<&str>| Person {
            id: PersonId::new("anna"),
            name: "Anna".into(),
            handle: handle.map(Handle::of),
            language: Language::English,
            is_banned: false,
        };
        let sits = |name: &str| SeatRecord {
            kind: SeatKind::Person,
            name: name.into(),
            ..SeatRecord::open(Seat::default())
        };
        let mut seats = [sits("Аnna"), SeatRecord::open(Seat::new(1).unwrap())];
        assert_eq!(take_name(&anna(None), &mut seats, &[]), "Anna 2", "of two guests the second");
        assert_eq!(take_name(&anna(Some("Anna")), &mut seats, &[]), "Anna");
        assert_eq!(seats[0].name, "Аnna 2");
        let owner = SeatPerson { seat: Seat::default(), name: "Ånna".into(), rating: Rating::START };
        let mut seats = [sits("Ånna")];
        assert_eq!(
            take_name(&anna(Some("Anna")), &mut seats, &[owner]),
            "Anna 2",
            "an older clash stays one"
        );
    }

    #[test]
    fn computers_begin_like_nobody_else() {
        let mut seats: Vec<SeatRecord> = (0..6).filter_map(Seat::new).map(SeatRecord::open).collect();
        seats[0].kind = SeatKind::Person;
        seats[0].name = "Mira".into();
        for seat in &mut seats[1..] {
            seat.kind = SeatKind::Computer;
        }
        name_computers(&mut seats, &mut Rng::from_seed(7));
        let mut initials: Vec<char> = seats.iter().map(|seat| seat.name.chars().next().unwrap()).collect();
        initials.sort_unstable();
        initials.dedup();
        assert_eq!(initials.len(), 6, "{seats:?}");
        assert_eq!(COMPUTERS.len(), 26);
    }
}
