//! Who sits at a table, and the letters on their emblems.

use catalog::SeatLook;

/// A seat of a table as pages show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSeat {
    /// Who sits there.
    pub who: Occupant,
    /// The letter on its emblem; see [`letters`].
    pub letter: String,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody yet.
    Free,
    /// A person.
    Person {
        /// What the person is called.
        name: String,
        /// Whether the person's page is connected.
        presence: Presence,
    },
    /// A computer player.
    Computer {
        /// What it is called at this table.
        name: String,
        /// Which player it is: `steady`.
        player: String,
    },
    /// A computer player in the place of a person who is away.
    StandIn {
        /// What the person is called.
        name: String,
        /// Which player it is.
        player: String,
    },
}

/// Whether a person's page is connected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presence {
    /// It is, or it is not known.
    #[default]
    Here,
    /// It is not.
    Away,
}

impl Occupant {
    /// The name on the plate; empty for a free seat.
    pub fn name(&self) -> &str {
        match self {
            Self::Free => "",
            Self::Person { name, .. } | Self::Computer { name, .. } | Self::StandIn { name, .. } => name,
        }
    }

    /// Whether a computer plays.
    pub const fn is_computer(&self) -> bool {
        matches!(self, Self::Computer { .. } | Self::StandIn { .. })
    }
}

impl TableSeat {
    /// The seats of a table with the letters that tell them apart.
    pub fn row(occupants: Vec<Occupant>) -> Vec<Self> {
        let letters = letters(&occupants.iter().map(Occupant::name).collect::<Vec<_>>());
        occupants.into_iter().zip(letters).map(|(who, letter)| Self { who, letter }).collect()
    }

    /// The seat as boards draw it.
    pub fn look(&self) -> SeatLook {
        SeatLook {
            name: self.who.name().to_owned(),
            letter: self.letter.clone(),
            computer: self.who.is_computer(),
        }
    }
}

/// One letter a name, all different: its first letter, on a clash a later one, at last a number.
/// An empty name has no letter.
pub fn letters(names: &[&str]) -> Vec<String> {
    let mut taken: Vec<String> = Vec::with_capacity(names.len());
    for name in names {
        let own =
            name.chars().filter(|sign| sign.is_alphanumeric()).map(|sign| sign.to_uppercase().to_string());
        let letter = if name.is_empty() {
            String::new()
        } else {
            let numbers = (1_usize..).map(|number| number.to_string());
            let free = own.chain(numbers).find(|letter| !taken.contains(letter));
            free.expect("there are more numbers than names")
        };
        taken.push(letter);
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_different_and_come_from_the_name() {
        assert_eq!(letters(&["Nour", "Ivo", "nina", ""]), ["N", "I", "A", ""]);
        assert_eq!(letters(&["Al", "la", "AL", "ß"]), ["A", "L", "1", "SS"]);
        assert_eq!(letters(&["--", "Émile"]), ["1", "É"]);
    }
}
