//! Refusals in words, for logs, tests and the command line.

use std::fmt;

use engine::Set;

use crate::refusal::{Costly, Due, Illegal, Reserve, TieWith};
use crate::space::Space;

impl fmt::Display for Illegal {
    #[expect(clippy::too_many_lines, reason = "a table: one sentence for every refusal")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over { .. } => f.write_str("the game is over"),
            Self::LuckDue => f.write_str("luck must be drawn first"),
            Self::NotYourTurn { owing } => write!(f, "it is the turn of {owing}"),
            Self::NotAsked { asked } => write!(f, "only {asked} decides about prayers now"),
            Self::NotAskedToNotice { asked } => {
                write!(f, "only {asked} says now whether the sinking is called")
            }
            Self::NotYourRescue { turn: Some(turn) } => write!(f, "{turn} saves settlers now"),
            Self::NotYourRescue { turn: None } => f.write_str("all settlers have been saved"),
            Self::NotNow { due } => f.write_str(match due {
                Due::Prayer => "first it must be decided what prayers save from the lava",
                Due::Rescue => "first it must be said where the saved settlers go",
                Due::Notice => "first it must be said whether the sinking is called",
            }),
            Self::NothingToDecide { what } => f.write_str(match what {
                Due::Prayer => "no volcano is erupting",
                Due::Rescue => "nothing is sinking",
                Due::Notice => "there is no sinking to leave or to call",
            }),

            Self::TooFewActionPoints { cost, left, what } => {
                write!(f, "{what} costs {cost} AP, and {left} are left")
            }
            Self::Sunk { space } => write!(f, "{space} has sunk"),
            Self::NotOnBoat => f.write_str("no settler is on the boat any more"),
            Self::NotAtBay { space, landing } => {
                write!(f, "{space} is not at the bay of the boat; it lands on {}", Listed(*landing))
            }
            Self::NotCoastal { space } => write!(f, "{space} has no side on the sea"),
            Self::NoSettler { space, what } => write!(f, "{what} needs an own settler in {space}"),
            Self::NotAdjacent { from, to } => write!(f, "{from} and {to} do not share a side"),
            Self::FissureInTheWay { from, to } => {
                let (one, other) = (from.area(), to.area());
                write!(f, "a fissure lies between areas {one} and {other}: no way from {from} to {to}")
            }
            Self::NoSuchChannel { space, depth } => write!(f, "{space} has no channel {depth}"),
            Self::NothingToCarry { from } => write!(f, "there is no moai to carry at {from}"),
            Self::ForeignMoai { from, owner } => {
                write!(f, "the moai at {from} belongs to {owner}; only own ones may be carried")
            }
            Self::LooseIsOwn => f.write_str("an own loose moai is named by the word loose alone"),
            Self::NoLava { channel, what } => write!(f, "{what} needs a lava tile at {channel}"),
            Self::ReserveEmpty { what: Reserve::Villages } => {
                f.write_str("all six villages are on the board")
            }
            Self::ReserveEmpty { what: Reserve::Moai } => f.write_str("all fourteen moai are on the board"),
            Self::AllSettlersInPlay => f.write_str("all five settlers are in play"),
            Self::CannotCreate { area, settlers, villages } => write!(
                f,
                "area {area} has {settlers} own settlers and {villages} own villages; one of each is needed"
            ),
            Self::CreateLimit { area, villages } => write!(
                f,
                "area {area} has {villages} own villages, and as many settlers were created there in this turn"
            ),
            Self::NotAtVillage { space } => write!(f, "there is no own village in {space}"),
            Self::NothingToRaise { from } => write!(f, "no own moai lies at {from}"),
            Self::RaisesForeign { from, owner } => {
                write!(f, "the moai at {from} belongs to {owner}; only own ones may be raised")
            }
            Self::NoGeyser { space, side, sides } if sides.is_empty() => {
                write!(f, "{space} has no geyser, at {side} or elsewhere")
            }
            Self::NoGeyser { space, side, sides } => {
                let sides: Vec<String> = sides.iter().map(|side| side.to_string()).collect();
                write!(f, "{space} has no geyser at {side}, only at {}", sides.join(", "))
            }
            Self::GeyserTaken { space, side, owner } => {
                write!(f, "a moai of {owner} stands on the geyser at {side} of {space}")
            }
            Self::SeaGeyser { space, side } => {
                write!(f, "the geyser at {side} of {space} looks at the sea, and that is forbidden here")
            }
            Self::PrayedAlready => f.write_str("one prayer token a turn is all that can be bought"),
            Self::NoPrayersLeft => f.write_str("the supply has no prayer tokens left"),

            Self::NotThreatened { spot, threatened: 0 } => {
                write!(f, "no own piece at {spot} is threatened by lava")
            }
            Self::NotThreatened { spot, threatened } => {
                write!(f, "at {spot} only {threatened} own pieces are threatened by lava")
            }
            Self::TooFewPrayers { asked, held } => {
                write!(f, "to save {asked} pieces takes {asked} prayer tokens, and {held} are held")
            }
            Self::NotAtRim { space, rim } => {
                write!(f, "{space} is not beside the sinking part; settlers are saved to {}", Listed(*rim))
            }
            Self::NoCalls => f.write_str("sinkings happen by themselves at this table"),
            Self::NothingToCall => f.write_str("the island hangs together; nothing can be called"),

            Self::OtherLuckDue => f.write_str("another outcome of luck is due"),
            Self::BadContinent { faults } => {
                let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
                write!(f, "the continent cannot be so: {}", faults.join("; "))
            }
            Self::WrongBays { bays } => {
                let bays: Vec<String> = bays.iter().map(ToString::to_string).collect();
                write!(f, "the bays of the boats are {}, one each", bays.join(" "))
            }
            Self::NoSuchSeat { seat } => write!(f, "there is no seat {seat} at this table"),
            Self::WrongTokenCount { count } => write!(f, "{count} volcano tokens are to be drawn"),
            Self::VolcanoSunk { volcano } => write!(f, "volcano {volcano} has sunk with its token"),
            Self::NotInTiedParts { area, with: TieWith::Volcano } => {
                write!(f, "a volcano of the equal parts is to be drawn; {area} is none")
            }
            Self::NotInTiedParts { area, with: TieWith::Area } => {
                write!(f, "area {area} belongs to none of the equal parts")
            }
            Self::NoOpenBorder { low, high } => {
                write!(f, "between areas {low} and {high} there is no border without fissure")
            }
        }
    }
}

impl fmt::Display for Costly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Land => "landing",
            Self::Move => "a move",
            Self::Village => "a village",
            Self::Settler => "a new settler",
            Self::Sculpt => "sculpting a moai",
            Self::Raise => "raising a moai",
            Self::Pray => "the next prayer token",
        })
    }
}

/// Spaces in order: `18a, 21a and 21b`.
struct Listed(Set<Space>);

impl fmt::Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.0.len().saturating_sub(1);
        for (index, space) in self.0.iter().enumerate() {
            let joint = match index {
                0 => "",
                _ if index == last => " and ",
                _ => ", ",
            };
            write!(f, "{joint}{space}")?;
        }
        Ok(())
    }
}
