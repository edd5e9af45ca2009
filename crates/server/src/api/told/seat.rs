//! A seat of a table, and who sits there.

use pages::people::Presence;
use pages::{Occupant, TableSeat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::input::SeatLetter;

/// A seat and who sits there.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[expect(clippy::struct_field_names, reason = "as the API names it")]
pub(in crate::api) struct Seat {
    pub(in crate::api) seat: SeatLetter,
    pub(in crate::api) name: String,
    pub(in crate::api) kind: Sitting,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::api) presence: Option<Here>,
    /// Which computer player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::api) player: Option<&'static str>,
    /// Whose bot it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::api) owner: Option<String>,
    /// The key with which a kept seat is taken; for the host.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(in crate::api) invite: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(inline)]
pub(in crate::api) enum Sitting {
    Open,
    Kept,
    Person,
    Bot,
    Computer,
    StandIn,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[schemars(inline)]
pub(in crate::api) enum Here {
    Here,
    Away,
}

impl From<(engine::Seat, &TableSeat)> for Seat {
    fn from((seat, looks): (engine::Seat, &TableSeat)) -> Self {
        let plain = |kind| Self {
            seat: seat.into(),
            name: looks.who.name().to_owned(),
            kind,
            presence: None,
            player: None,
            owner: None,
            invite: None,
        };
        match &looks.who {
            Occupant::Free => plain(Sitting::Open),
            Occupant::Kept { .. } => plain(Sitting::Kept),
            Occupant::Person { presence, .. } => {
                Self { presence: Some((*presence).into()), ..plain(Sitting::Person) }
            }
            Occupant::Program { owner, presence, .. } => {
                Self { presence: Some((*presence).into()), owner: Some(owner.clone()), ..plain(Sitting::Bot) }
            }
            Occupant::Computer { player, .. } => {
                Self { player: Some(player.word()), ..plain(Sitting::Computer) }
            }
            Occupant::StandIn { player, .. } => {
                Self { player: Some(player.word()), ..plain(Sitting::StandIn) }
            }
        }
    }
}

impl From<Presence> for Here {
    fn from(presence: Presence) -> Self {
        match presence {
            Presence::Here => Self::Here,
            Presence::Away => Self::Away,
        }
    }
}
