//! The rule that each event cites.

use engine::{Happening, RuleId};

use crate::channel::Spot;
use crate::event::{DecidedBy, Event, FissureBy, Landing, NoFissure, RescueShare, Why};
use crate::phase::{Cause, End};
use crate::rules::rule;

impl Happening for Event {
    fn rule(&self) -> RuleId {
        match self {
            Self::ContinentBuilt { .. } => rule(15, 9),
            Self::BoatsDealt { .. } => rule(15, 7),
            Self::FirstDrawn { .. } => rule(2, 9),
            Self::TurnBegan { .. } => rule(3, 1),
            Self::Landed { how: Landing::Bay, .. } => rule(4, 3),
            Self::Landed { how: Landing::AnyCoast, .. } => rule(4, 8),
            Self::Moved { .. } => rule(4, 1),
            Self::Carried { seat, owner, .. } if seat != owner => rule(4, 5),
            Self::Carried { from: Spot::Channel(_), .. } => rule(4, 4),
            Self::Carried { .. } => rule(4, 6),
            Self::VillageBuilt { .. } => rule(5, 2),
            Self::SettlerCreated { .. } => rule(6, 1),
            Self::Sculpted { .. } => rule(7, 2),
            Self::Raised { .. } => rule(8, 1),
            Self::Scored { why, .. } => match why {
                Why::Village => rule(12, 1),
                Why::LoneMoai => rule(12, 2),
                Why::Moai { .. } => rule(12, 3),
                Why::Call => rule(11, 15),
            },
            Self::PrayerBought { .. } => rule(9, 1),
            Self::TurnEnded { lost: 0, .. } => rule(3, 7),
            Self::TurnEnded { .. } => rule(3, 4),
            Self::FissurePlaced { by: FissureBy::Moai { .. }, .. } => rule(8, 4),
            Self::FissurePlaced { by: FissureBy::Earth, .. } => rule(13, 5),
            Self::NoFissure { why, .. } => match why {
                NoFissure::AlreadyThere => rule(8, 5),
                NoFissure::Sea => rule(8, 6),
                NoFissure::NoneLeft => rule(16, 2),
            },
            Self::PartCutOff { .. } => rule(11, 1),
            Self::NoticeDecided { .. }
            | Self::PartOverlooked
            | Self::SinkingCalled { .. }
            | Self::CallUnrewarded { .. } => rule(11, 15),
            Self::SinkingDecided { by, .. } => match by {
                DecidedBy::Spaces { .. } => rule(11, 3),
                DecidedBy::Volcanoes { .. } => rule(11, 4),
                DecidedBy::Token(_) => rule(11, 5),
                DecidedBy::Chance => rule(11, 6),
            },
            Self::Rescued { how: RescueShare::All, .. } => rule(11, 7),
            Self::Rescued { how: RescueShare::One, .. } => rule(11, 8),
            Self::PiecesLost { .. } => rule(11, 11),
            Self::PartSank { .. } => rule(11, 13),
            Self::EndTriggered { .. } => rule(13, 1),
            Self::DieRolled { .. } => rule(8, 8),
            Self::NoDie => rule(8, 9),
            Self::LavaGone { tokens: 2, .. } => rule(10, 10),
            Self::Erupted { cause: Cause::Die, .. } => rule(10, 1),
            Self::LavaGone { .. } | Self::Erupted { cause: Cause::NoLava, .. } => rule(10, 11),
            Self::FlowFull { .. } | Self::LavaPlaced { .. } => rule(10, 2),
            Self::FlowDry { .. } => rule(10, 7),
            Self::PrayerDecided { .. } | Self::Prayed { .. } => rule(9, 4),
            Self::FlowStopped { .. } | Self::FlowWentOn { .. } => rule(10, 4),
            Self::Destroyed { spot: Spot::Channel(_), .. } => rule(10, 3),
            Self::Destroyed { spot: Spot::Loose(_), .. } => rule(10, 6),
            Self::TokensMixed { .. } => rule(10, 9),
            Self::GameOver { end: End::Volcanoes, .. } => rule(13, 2),
            Self::GameOver { .. } => rule(13, 4),
            Self::Won { winners, .. } if winners.len() > 1 => rule(14, 8),
            Self::Counted { .. } | Self::Won { .. } => rule(14, 7),
        }
    }
}
