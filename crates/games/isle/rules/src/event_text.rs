//! Events in words: one plain English sentence each, for logs and traces.

use std::fmt;

use engine::{Set, Small};

use crate::event::{Burnable, DecidedBy, Event, Face, FissureBy, Landing, Loss, NoFissure, RescueShare};
use crate::phase::{Cause, End};
use crate::score::Why;

impl fmt::Display for Event {
    #[expect(clippy::too_many_lines, reason = "a table: one sentence for every event")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ContinentBuilt { .. } => f.write_str("A new continent was built."),
            Self::BoatsDealt { bays } => {
                let boats: Vec<String> =
                    bays.iter().map(|(seat, cell)| format!("{seat} at {cell}")).collect();
                write!(f, "The boats lie in bays of their own: {}.", boats.join(", "))
            }
            Self::FirstDrawn { seat } => write!(f, "{seat} begins every round."),
            Self::TurnBegan { seat, round } => write!(f, "Round {round}: {seat} has 4 AP."),

            Self::Landed { seat, space, how: Landing::Bay } => write!(f, "{seat} lands on {space}."),
            Self::Landed { seat, space, how: Landing::AnyCoast } => {
                write!(f, "{seat} lands on {space}, because the land at its bay has sunk.")
            }
            Self::Moved { seat, from, to } => write!(f, "{seat} moves a settler from {from} to {to}."),
            Self::Carried { seat, owner, from, to } if seat == owner => {
                write!(f, "{seat} carries the moai at {from} along; it lies loose in {to}.")
            }
            Self::Carried { seat, owner, from, to } => {
                write!(f, "{seat} carries the moai of {owner} at {from} along; it lies loose in {to}.")
            }
            Self::VillageBuilt { seat, channel } => write!(f, "{seat} builds a village at {channel}."),
            Self::SettlerCreated { seat, space } => write!(f, "{seat} gets a new settler in {space}."),
            Self::Sculpted { seat, channel } => write!(f, "{seat} sculpts a moai at {channel}."),
            Self::Raised { seat, from, side } => {
                write!(f, "{seat} raises the moai at {from} on the geyser at {side} of {}.", from.space())
            }
            Self::Scored { seat, points, why } => write!(f, "{seat} gets {points} VP {why}."),
            Self::PrayerBought { seat, price, held } => {
                write!(f, "{seat} buys a prayer token for {price} AP and holds {held}.")
            }
            Self::TurnEnded { seat, lost: 0 } => write!(f, "The turn of {seat} is over."),
            Self::TurnEnded { seat, lost } => write!(f, "{seat} ends the turn; {lost} AP are lost."),

            Self::FissurePlaced { border: (low, high), by: FissureBy::Moai { .. } } => {
                write!(f, "A fissure opens between areas {low} and {high}.")
            }
            Self::FissurePlaced { border: (low, high), by: FissureBy::Earth } => {
                write!(f, "The earth cracks between areas {low} and {high}.")
            }
            Self::NoFissure { why, .. } => f.write_str(match why {
                NoFissure::AlreadyThere => "The border has a fissure already.",
                NoFissure::Sea => "The moai looks at the sea: no fissure.",
                NoFissure::NoneLeft => "There is no fissure left in the supply.",
            }),
            Self::PartCutOff { part } => write!(f, "The island falls apart: {} cut off.", Areas(*part)),
            Self::NoticeDecided { seat } => write!(f, "{seat} has decided about the sinking."),
            Self::PartOverlooked => f.write_str("Nobody calls a sinking."),
            Self::SinkingCalled { seat } => write!(f, "{seat} calls a sinking."),
            Self::CallUnrewarded { seat } => {
                write!(f, "{seat} gets no points: {seat} has left this part before.")
            }
            Self::SinkingDecided { part, by } => write!(f, "{} will sink: {by}.", Capital(*part)),
            Self::Rescued { seat, settlers, space, how } => {
                let share = match how {
                    RescueShare::All => "all",
                    RescueShare::One => "one",
                };
                write!(f, "{seat} saves {share}: {} to {space}.", count(*settlers, "settler", "settlers"))
            }
            Self::PiecesLost { seat, lost } => write!(f, "{seat} gets back {lost}."),
            Self::PartSank { part, fissures, lava, volcanoes } => write!(
                f,
                "{} sinks, with {fissures} fissures and {lava} lava tiles; {} left.",
                Capital(*part),
                count(*volcanoes, "volcano is", "volcanoes are")
            ),
            Self::EndTriggered { volcanoes } => {
                write!(
                    f,
                    "Only {} left: the round is played to its end.",
                    count(*volcanoes, "volcano is", "volcanoes are")
                )
            }

            Self::DieRolled { face: Face::White } => f.write_str("The die shows white: nothing happens."),
            Self::DieRolled { face: Face::Volcano } => f.write_str("The die shows a volcano."),
            Self::NoDie => f.write_str("No volcano is left, so the die is not rolled."),
            Self::LavaGone { tokens } => {
                write!(f, "No lava is left on the board: {} drawn.", count(*tokens, "token is", "tokens are"))
            }
            Self::Erupted { volcanoes, cause } => {
                let numbers: Vec<String> = volcanoes.iter().map(|volcano| volcano.to_string()).collect();
                let verb = if numbers.len() == 1 { "erupts" } else { "erupt" };
                let together = if *cause == Cause::NoLava && numbers.len() > 1 { " together" } else { "" };
                write!(f, "Volcano {} {verb}{together}.", numbers.join(" and "))
            }
            Self::FlowFull { space } => write!(f, "All channels of {space} hold lava already."),
            Self::FlowDry { target } => write!(f, "No lava tile is left for {target}."),
            Self::PrayerDecided { seat } => write!(f, "{seat} has decided about prayers."),
            Self::Prayed { seat, saved } if saved.is_empty() => write!(f, "{seat} saves nothing."),
            Self::Prayed { seat, saved } => {
                let spots: Vec<String> = saved.iter().map(|spot| spot.to_string()).collect();
                write!(f, "{seat} prays and saves {}.", spots.join(", "))
            }
            Self::FlowStopped { target } => write!(f, "The lava stops before {target}."),
            Self::FlowWentOn { from, target } => write!(f, "The lava flows round {from} on to {target}."),
            Self::Destroyed { owner, what, spot } => {
                let what = match what {
                    Burnable::Village => "village",
                    Burnable::Moai => "moai",
                };
                write!(f, "Lava destroys the {what} of {owner} at {spot}.")
            }
            Self::LavaPlaced { channel } => write!(f, "Lava fills {channel}."),
            Self::TokensMixed { volcanoes } => {
                write!(f, "The tokens are mixed again; {} in the pool.", count(*volcanoes, "is", "are"))
            }

            Self::GameOver { end, rounds } => {
                let why = match end {
                    End::Volcanoes => "the last volcanoes are going",
                    End::AllStanding => "all moai stand",
                    End::Idle => "nobody did anything in a whole round",
                    End::NoRaise => "for eight rounds nobody has raised a moai",
                };
                write!(f, "The game is over after {rounds} rounds: {why}.")
            }
            Self::Counted { seat, sheet } => {
                let lines = sheet.lines().into_iter().filter(|line| line.value != 0);
                let parts: Vec<String> = lines.map(|line| format!("{} {}", line.value, line.what)).collect();
                let parts = if parts.is_empty() { "nothing".into() } else { parts.join(", ") };
                write!(f, "{seat} has {} VP: {parts}.", sheet.total())
            }
            Self::Won { winners, points } => {
                let names: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
                let verb = if names.len() == 1 { "wins" } else { "share the victory" };
                write!(f, "{} {verb} with {points} VP.", names.join(" and "))
            }
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Village => f.write_str("for the village"),
            Self::LoneMoai => f.write_str("for a moai in an area without own village"),
            Self::Moai { villages, moai } => write!(
                f,
                "for {} times {}",
                count(*villages, "village", "villages"),
                count(*moai, "standing moai", "standing moai")
            ),
            Self::Call => f.write_str("for noticing the sinking"),
        }
    }
}

impl fmt::Display for DecidedBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spaces { fewer, more } => write!(f, "{} against {more}", count(*fewer, "space", "spaces")),
            Self::Volcanoes { spaces, fewer, more } => {
                let volcanoes = count(*fewer, "volcano", "volcanoes");
                write!(f, "{spaces} spaces like the other, but {volcanoes} against {more}")
            }
            Self::Token(volcano) => write!(f, "token {volcano} was drawn"),
            Self::Chance => f.write_str("it was drawn among equal parts"),
        }
    }
}

impl fmt::Display for Loss {
    /// What is lost: `1 village and 2 moai`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moai = self.standing + self.lying;
        let parts = [
            (self.settlers, count(self.settlers, "settler", "settlers")),
            (self.villages, count(self.villages, "village", "villages")),
            (moai, count(moai, "moai", "moai")),
        ];
        let parts: Vec<String> =
            parts.into_iter().filter(|(number, _)| *number > 0).map(|(_, text)| text).collect();
        f.write_str(&parts.join(" and "))
    }
}

/// `1 village`, `3 villages`.
fn count(number: u8, one: &str, more: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { more })
}

/// `area 9`, `areas 9 15 20`.
struct Areas<T>(Set<T>);

/// The same at the beginning of a sentence.
struct Capital<T>(Set<T>);

impl<T: Small + fmt::Display> fmt::Display for Areas<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("area")?;
        list(self.0, f)
    }
}

impl<T: Small + fmt::Display> fmt::Display for Capital<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Area")?;
        list(self.0, f)
    }
}

fn list<T: Small + fmt::Display>(set: Set<T>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(if set.len() == 1 { "" } else { "s" })?;
    set.iter().try_for_each(|thing| write!(f, " {thing}"))
}
