//! A new table while it is being put together: the fields of one form, and what is wrong with them.

use engine::{BadOptionReason, OptionError, OptionKind, SEATS_MAX, Seat};
use host::Level;
use words::Language;

use crate::Game;
use crate::fields::FieldError;
use crate::game::{GameOption, GamePreset};
use crate::terms::Terms;
use crate::timing::TimeDraft;
use crate::words::{forms, people};

/// What somebody has put into the form so far. It holds nonsense as well, so that nothing typed is lost.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// The name of the table; empty to be given one.
    pub table: String,
    /// What the visitor is called.
    pub name: String,
    /// The rows of seats, as many as the game can have.
    pub seats: Vec<SeatDraft>,
    /// Options by name, in the words of the form.
    pub options: Vec<(String, String)>,
    /// On what terms people come.
    pub terms: Terms,
    /// What may be done at the table.
    pub allows: Allowed,
    /// How long people may think.
    pub time: TimeDraft,
    /// Whether the game shall count for ratings: field `rated`, if it says `true`.
    pub rated: bool,
}

/// One row of seats in the form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatDraft {
    /// Who shall sit there.
    pub kind: SeatKind,
    /// Which computer player, if a computer shall; none if none was named, or one that there is not.
    pub player: Option<Level>,
    /// The name of another person at this device.
    pub name: String,
}

/// Who shall sit on a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatKind {
    /// Nobody: the table is smaller.
    #[default]
    Closed,
    /// The visitor.
    Me,
    /// Whoever comes with the link.
    Open,
    /// A computer player.
    Computer,
    /// Another person at this device.
    Here,
}

/// What may be done at a table besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// Whether people may ask for hints: field `hints`, unless it says `false`.
    pub hints: bool,
    /// Whether programs may sit at the table: field `bots`, unless it says `false`.
    pub bots: bool,
    /// Whether what others know of may be taken back if they agree: field `takebacks`, unless it says `false`.
    pub take_backs: bool,
}

impl Default for Allowed {
    /// Everything, as long as nobody forbids it.
    fn default() -> Self {
        Self { hints: true, bots: true, take_backs: true }
    }
}

impl Allowed {
    fn read<'a>(field: &impl Fn(&str) -> Option<&'a str>) -> Self {
        let allows = |name| field(name) != Some("false");
        Self { hints: allows("hints"), bots: allows("bots"), take_backs: allows("takebacks") }
    }
}

impl Draft {
    /// What is opened unless something else is said: the visitor, and a computer on every other seat of the best number.
    pub fn first(game: &Game, name: &str) -> Self {
        let best = game.about.best.first().copied().unwrap_or(*game.seats.start());
        let player = game.usual_player;
        let seat = |at: u8| SeatDraft {
            kind: match at {
                0 => SeatKind::Me,
                _ if at < best => SeatKind::Computer,
                _ => SeatKind::Closed,
            },
            player: Some(player),
            name: String::new(),
        };
        let options = game.options.iter().map(|option| (option.name.to_owned(), option.default.to_owned()));
        Self {
            table: String::new(),
            name: name.to_owned(),
            seats: (0..*game.seats.end()).map(seat).collect(),
            options: options.collect(),
            terms: Terms::default(),
            allows: Allowed::default(),
            time: TimeDraft::default(),
            rated: false,
        }
    }

    /// The same with the second seat open, for a friend: what the form shows first. Against computers alone one plays
    /// by *Play now*.
    #[must_use]
    pub fn for_two(mut self) -> Self {
        if let Some(seat) = self.seats.get_mut(1).filter(|seat| seat.kind == SeatKind::Computer) {
            seat.kind = SeatKind::Open;
        }
        self
    }

    /// Reads the fields of a posted form. Fields it does not know are left aside, the last of several
    /// with one name counts, and a number that stands in the field beside is taken from there.
    pub fn read(fields: &[(String, String)]) -> Self {
        let field =
            |name: &str| fields.iter().rev().find(|(field, _)| field == name).map(|(_, value)| value.trim());
        let text = |name: &str| field(name).unwrap_or_default().to_owned();
        let seat = |seat: Seat| {
            let kind = field(&format!("seat.{seat}")).and_then(SeatKind::of_code)?;
            Some(SeatDraft {
                kind,
                player: field(&format!("bot.{seat}")).and_then(|word| word.parse().ok()),
                name: text(&format!("name.{seat}")),
            })
        };
        let mut options: Vec<(String, String)> = Vec::new();
        for name in fields.iter().filter_map(|(field, _)| field.strip_prefix("option.")) {
            let name = name.strip_suffix(OFFERED).unwrap_or(name);
            if name.ends_with(OTHER) || options.iter().any(|(known, _)| known == name) {
                continue;
            }
            let value = match text(&format!("option.{name}")) {
                value if value == OTHER_VALUE => text(&format!("option.{name}{OTHER}")),
                // What is written counts more than what is chosen beside it.
                value if value.is_empty() => text(&format!("option.{name}{OFFERED}")),
                value => value,
            };
            options.push((name.to_owned(), value));
        }
        let seats = (0..SEATS_MAX).filter_map(Seat::new).map_while(seat).collect();
        let time =
            TimeDraft { choice: text("time"), minutes: text("time.minutes"), seconds: text("time.seconds") };
        let allows = Allowed::read(&field);
        let rated = field("rated") == Some("true");
        let terms = Terms::read(fields);
        Self { table: text("table"), name: text("name"), seats, options, terms, allows, time, rated }
    }

    /// Gives every option the value that a preset says.
    pub fn take(&mut self, preset: &GamePreset) {
        for &(name, value) in &preset.values {
            self.options.retain(|(known, _)| known != name);
            self.options.push((name.to_owned(), value.to_owned()));
        }
    }

    /// Takes the preset that the game proposes for as many players as the form has, if it proposes one.
    pub fn propose(&mut self, game: &Game) {
        let count = self.taken().count();
        let fits = |preset: &&GamePreset| preset.players.is_some_and(|players| usize::from(players) == count);
        if let Some(preset) = game.presets.iter().find(fits) {
            self.take(preset);
        }
    }

    /// Whether every option is as a preset says.
    pub fn is_as(&self, preset: &GamePreset, game: &Game) -> bool {
        preset.values.iter().all(|(name, value)| {
            let option = game.options.iter().find(|option| option.name == *name);
            option.is_some_and(|option| self.option(option) == *value)
        })
    }

    /// Whether the options are as in one of the sets that the game proposes; as usual, if it proposes none.
    pub fn is_as_proposed(&self, game: &Game) -> bool {
        if game.presets.is_empty() {
            return game.options.iter().all(|option| self.option(option) == option.default);
        }
        let is_usual_text = |option: &GameOption| {
            option.kind != OptionKind::Text || [option.default, ""].contains(&self.option(option))
        };
        game.options.iter().all(is_usual_text) && game.presets.iter().any(|preset| self.is_as(preset, game))
    }

    /// What is wrong with a rated table that a guest wants to open.
    pub fn needs_account(language: Language) -> FieldError {
        FieldError::at("rated", people::rated_needs_account(language).into())
    }

    /// Everything that is wrong, in the order of the form. Empty if a table can be opened, unless
    /// the game itself refuses an option; see [`option_error`].
    pub fn errors(&self, game: &Game, language: Language) -> Vec<FieldError> {
        let mut errors = Vec::new();
        if self.table.chars().count() > TABLE_NAME_MAX {
            errors.push(FieldError::at("table", forms::name_long(language, TABLE_NAME_MAX)));
        }
        if self.name.chars().count() > NAME_MAX {
            errors.push(FieldError::at("name", forms::name_long(language, NAME_MAX)));
        } else if self.name.is_empty()
            && self.has(SeatKind::Me)
            && (self.has(SeatKind::Open) || self.has(SeatKind::Here))
        {
            errors.push(FieldError::at("name", forms::own_name_missing(language).into()));
        }
        let count = self.taken().count();
        let (least, most) = (*game.seats.start(), *game.seats.end());
        if count < usize::from(least) || count > usize::from(most) {
            errors.push(FieldError::at(
                "seats",
                forms::wrong_number(language, game.title, (least, most), count),
            ));
        }
        if self.rated && (self.has(SeatKind::Computer) || self.has(SeatKind::Here)) {
            errors.push(FieldError::at("rated", people::rated_only_people(language).into()));
        } else if self.rated && count < 2 {
            errors.push(FieldError::at("rated", people::rated_needs_others(language).into()));
        }
        errors.extend(self.seat_errors(game, language));
        errors.extend(self.options.iter().filter_map(|(name, value)| {
            let option = game.options.iter().find(|option| option.name == name)?;
            let text = value_error(option, value, language)?;
            Some(FieldError::at(&format!("option.{name}"), text))
        }));
        errors.extend(self.time.timing(language).err());
        errors
    }

    fn seat_errors(&self, game: &Game, language: Language) -> Vec<FieldError> {
        let mut errors = Vec::new();
        let mut names: Vec<&str> = Vec::new();
        if self.has(SeatKind::Me) {
            names.push(&self.name);
        }
        let mut me = false;
        for (at, seat) in (0..SEATS_MAX).filter_map(Seat::new).zip(&self.seats) {
            match seat.kind {
                SeatKind::Me if me => {
                    errors.push(FieldError::at(&format!("seat.{at}"), forms::me_twice(language).into()));
                }
                SeatKind::Me => me = true,
                SeatKind::Computer if !seat.player.is_some_and(|player| game.offers(player)) => {
                    errors.push(FieldError::at(&format!("bot.{at}"), forms::no_computer(language).into()));
                }
                SeatKind::Here => {
                    let error = name_error(&seat.name, &names, language);
                    errors.extend(error.map(|text| FieldError::at(&format!("name.{at}"), text)));
                    names.push(&seat.name);
                }
                SeatKind::Computer | SeatKind::Open | SeatKind::Closed => {}
            }
        }
        errors
    }

    /// The seats that are not closed, in order.
    pub fn taken(&self) -> impl Iterator<Item = &SeatDraft> {
        self.seats.iter().filter(|seat| seat.kind != SeatKind::Closed)
    }

    fn has(&self, kind: SeatKind) -> bool {
        self.seats.iter().any(|seat| seat.kind == kind)
    }

    /// The value of an option in the form; its default if the form has none.
    pub fn option<'a>(&'a self, option: &'a GameOption) -> &'a str {
        let found = self.options.iter().find(|(name, _)| name == option.name);
        found.map_or(option.default, |(_, value)| value)
    }
}

/// The most characters of a person's name.
pub const NAME_MAX: usize = 24;
/// The most characters of a table's name.
pub const TABLE_NAME_MAX: usize = 40;

/// The value of a number's radio buttons that means the field beside.
pub(crate) const OTHER_VALUE: &str = "other";
/// What the name of the field beside ends in.
pub(crate) const OTHER: &str = ".other";
/// What the name of the choice among offered texts ends in.
pub(crate) const OFFERED: &str = ".offered";

impl SeatKind {
    /// All of them, in the order of the form.
    pub const ALL: [Self; 5] = [Self::Me, Self::Open, Self::Computer, Self::Here, Self::Closed];

    /// Its value in the form.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Closed => "closed",
            Self::Me => "me",
            Self::Open => "open",
            Self::Computer => "computer",
            Self::Here => "here",
        }
    }

    fn of_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// Why somebody cannot be called so beside those who sit here already.
fn name_error(name: &str, others: &[&str], language: Language) -> Option<String> {
    if name.is_empty() {
        Some(forms::name_missing(language).into())
    } else if name.chars().count() > NAME_MAX {
        Some(forms::name_long(language, NAME_MAX))
    } else if others.contains(&name) {
        Some(forms::name_taken(language, name))
    } else {
        None
    }
}

/// Why the value of an option cannot be, as far as its specification says.
fn value_error(option: &GameOption, value: &str, language: Language) -> Option<String> {
    match option.kind {
        OptionKind::Switch => {
            (value != "true" && value != "false").then(|| forms::not_offered(language, value))
        }
        OptionKind::Choice(words) => (!words.contains(&value)).then(|| forms::not_offered(language, value)),
        OptionKind::Number { min, max, .. } => {
            let fits = value.parse().is_ok_and(|number: u32| (min..=max).contains(&number));
            (!fits).then(|| forms::number_range(language, value, min, max))
        }
        // Only the game can read it.
        OptionKind::Text => None,
    }
}

/// What is wrong with an option that the game refused, at its field. Faults of a text stay in the
/// words of the rules.
pub fn option_error(bad: &OptionError, language: Language) -> FieldError {
    let field = if bad.name == "players" { "seats".to_owned() } else { format!("option.{}", bad.name) };
    let text = match &bad.reason {
        BadOptionReason::OutOfRange(min, max) => forms::number_range(language, &bad.value, *min, *max),
        BadOptionReason::NotMultipleOf(of) => forms::number_multiple(language, &bad.value, *of),
        BadOptionReason::Faults(faults) => forms::faults(language, faults.len()),
        BadOptionReason::Unknown(_) | BadOptionReason::NotOneOf(_) | BadOptionReason::Twice => {
            forms::not_offered(language, &bad.value)
        }
    };
    FieldError { field, text, list: bad.faults().to_vec() }
}

#[cfg(test)]
mod tests;
