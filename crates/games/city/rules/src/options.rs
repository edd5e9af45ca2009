//! What the players agree on before the game (CITY-11.7).

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::options::Chosen;
use engine::{BadOptionReason, OptionError, OptionKind, OptionSpec, Options, choice};

use crate::pack::{BoardId, Experts, Pack, removed_per_type};
use crate::rules::rule;

choice! {
    /// Whether Expert Projects are in the game (CITY-1.4).
    ExpertProjects {
        /// They are.
        On = "on",
        /// They stay in the box: a first game.
        Off = "off",
    }
}
choice! {
    /// Who gets which board (CITY-1.9).
    Boards {
        /// Everybody the first one of the pack.
        Identical = "identical",
        /// Different ones, by lot.
        Random = "random",
        /// Those that the players pick; lots decide ties.
        Choose = "choose",
    }
}
choice! {
    /// Whether everybody sees the Buildings removed at set-up (CITY-1.6).
    RemovedBuildings {
        /// Nobody does.
        Hidden = "hidden",
        /// Everybody does.
        Shown = "shown",
    }
}
choice! {
    /// When others see what a player does in a Building turn (CITY-4.6).
    Placement {
        /// When all have finished.
        Sealed = "sealed",
        /// When that player has finished.
        Open = "open",
    }
}
choice! {
    /// To which lines a Strength Source belongs (CITY-5.13).
    SourceStrength {
        /// To the one that runs through it.
        Axis = "axis",
        /// To all with a space that it touches.
        Touch = "touch",
    }
}
choice! {
    /// Whether extra spaces take tokens before the cost is paid (CITY-6.13).
    ExtraBeforeCost {
        /// They do not.
        Off = "off",
        /// They do.
        On = "on",
    }
}
choice! {
    /// Whether a Trade Building gives its token on a doomed space (CITY-8.8).
    DoomedTradeToken {
        /// It does not.
        Off = "off",
        /// It does.
        On = "on",
    }
}
choice! {
    /// What the neutral player gets for a Trade Building (CITY-10.9).
    SoloNeutralTrade {
        /// A token for the stock.
        Token = "token",
        /// Nothing.
        None = "none",
    }
}
choice! {
    /// What becomes the new pile in solo play (CITY-10.11).
    SoloRefill {
        /// The discarded Buildings.
        Discards = "discards",
        /// Those removed at set-up.
        Box = "box",
    }
}

/// The choices among variants of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variants {
    /// Whether Expert Projects are in the game.
    pub expert_projects: ExpertProjects,
    /// Who gets which board.
    pub boards: Boards,
    /// Whether everybody sees the Buildings removed at set-up.
    pub removed_buildings: RemovedBuildings,
    /// When others see what a player does in a Building turn.
    pub placement: Placement,
    /// To which lines a Strength Source belongs.
    pub source_strength: SourceStrength,
    /// Whether extra spaces take tokens before the cost is paid.
    pub extra_before_cost: ExtraBeforeCost,
    /// Whether a Trade Building gives its token on a doomed space.
    pub doomed_trade_token: DoomedTradeToken,
    /// What the neutral player gets for a Trade Building.
    pub solo_neutral_trade: SoloNeutralTrade,
    /// What becomes the new pile in solo play.
    pub solo_refill: SoloRefill,
}

impl Variants {
    /// When extra spaces open.
    pub const fn extra_opens(self) -> ExtraOpens {
        match self.extra_before_cost {
            ExtraBeforeCost::Off => ExtraOpens::AfterCost,
            ExtraBeforeCost::On => ExtraOpens::BeforeCost,
        }
    }
}

/// The options of a table. A value of the type is valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CityOptions {
    seats: u8,
    variants: Variants,
    pack: Arc<Pack>,
}

impl CityOptions {
    /// The choices among variants of rules.
    pub const fn variants(&self) -> Variants {
        self.variants
    }

    /// The cards.
    pub const fn pack(&self) -> &Arc<Pack> {
        &self.pack
    }

    /// Whether Expert Projects are dealt.
    pub const fn experts(&self) -> Experts {
        match self.variants.expert_projects {
            ExpertProjects::On => Experts::In,
            ExpertProjects::Off => Experts::Out,
        }
    }

    /// How many boards are in use: two in solo play.
    pub const fn sides(&self) -> u8 {
        if self.seats == 1 { 2 } else { self.seats }
    }

    /// How many Buildings of each type are removed (CITY-1.5).
    pub const fn removed_each(&self) -> u8 {
        removed_per_type(self.seats)
    }

    /// The options of a first game: without Expert Projects (CITY-1.4).
    pub const FIRST_GAME: &'static [(&'static str, &'static str)] = &[("expert_projects", "off")];
}

/// The physical board of a face: two faces of one board are one board.
pub(crate) fn physical(pack: &Pack, face: BoardId) -> BoardId {
    pack.board(face).side_of.unwrap_or(face)
}

impl Options for CityOptions {
    const SEATS: RangeInclusive<u8> = 1..=5;

    fn specs() -> &'static [OptionSpec] {
        const fn choice(
            name: &'static str,
            words: &'static [&'static str],
            section: u8,
            number: u8,
        ) -> OptionSpec {
            let kind = OptionKind::Choice(words);
            OptionSpec { name, default: words[0], kind, rule: rule(section, number) }
        }
        const SPECS: &[OptionSpec] = &[
            choice("expert_projects", ExpertProjects::WORDS, 1, 4),
            choice("boards", Boards::WORDS, 1, 9),
            choice("removed_buildings", RemovedBuildings::WORDS, 1, 6),
            choice("placement", Placement::WORDS, 4, 6),
            choice("source_strength", SourceStrength::WORDS, 5, 13),
            choice("extra_before_cost", ExtraBeforeCost::WORDS, 6, 13),
            choice("doomed_trade_token", DoomedTradeToken::WORDS, 8, 8),
            choice("solo_neutral_trade", SoloNeutralTrade::WORDS, 10, 9),
            choice("solo_refill", SoloRefill::WORDS, 10, 11),
            OptionSpec { name: "pack", default: Pack::STANDARD, kind: OptionKind::Text, rule: rule(13, 1) },
        ];
        SPECS
    }

    fn build(seats: u8, chosen: &[(String, String)]) -> Result<Self, OptionError> {
        let chosen = Chosen::read::<Self>(seats, chosen)?;
        let variants = Variants {
            expert_projects: ExpertProjects::of_word(chosen.choice("expert_projects")),
            boards: Boards::of_word(chosen.choice("boards")),
            removed_buildings: RemovedBuildings::of_word(chosen.choice("removed_buildings")),
            placement: Placement::of_word(chosen.choice("placement")),
            source_strength: SourceStrength::of_word(chosen.choice("source_strength")),
            extra_before_cost: ExtraBeforeCost::of_word(chosen.choice("extra_before_cost")),
            doomed_trade_token: DoomedTradeToken::of_word(chosen.choice("doomed_trade_token")),
            solo_neutral_trade: SoloNeutralTrade::of_word(chosen.choice("solo_neutral_trade")),
            solo_refill: SoloRefill::of_word(chosen.choice("solo_refill")),
        };
        let text = chosen.choice("pack");
        let bad = |name: &str, value: &str, faults: Vec<String>| OptionError {
            name: name.into(),
            value: value.into(),
            reason: BadOptionReason::Faults(faults),
        };
        let pack = read_pack(text).map_err(|faults| bad("pack", text, faults))?;
        let options = Self { seats, variants, pack };
        let faults = options.shortages();
        if faults.is_empty() { Ok(options) } else { Err(bad("pack", text, faults)) }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn chosen(&self) -> Vec<(&'static str, String)> {
        let Variants {
            expert_projects,
            boards,
            removed_buildings,
            placement,
            source_strength,
            extra_before_cost,
            doomed_trade_token,
            solo_neutral_trade,
            solo_refill,
        } = self.variants;
        vec![
            ("expert_projects", expert_projects.word().into()),
            ("boards", boards.word().into()),
            ("removed_buildings", removed_buildings.word().into()),
            ("placement", placement.word().into()),
            ("source_strength", source_strength.word().into()),
            ("extra_before_cost", extra_before_cost.word().into()),
            ("doomed_trade_token", doomed_trade_token.word().into()),
            ("solo_neutral_trade", solo_neutral_trade.word().into()),
            ("solo_refill", solo_refill.word().into()),
            ("pack", self.pack.line()),
        ]
    }
}

impl CityOptions {
    /// What the pack has too few of for a table like this (CITY-13.15, CITY-13.22, CITY-13.23).
    fn shortages(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let (seats, pack) = (usize::from(self.seats), &self.pack);
        let removed = usize::from(self.removed_each());
        let needed = 12 * usize::from(self.sides());
        let buildings = pack.building_cards().count().saturating_sub(5 * removed);
        if buildings < needed {
            faults.push(format!("{needed} Buildings are needed, and {buildings} are left [CITY-13.15]"));
        }
        for kind in crate::pack::BuildingType::ALL {
            let cards = pack.building_cards().filter(|&id| pack.building(id).kind == kind).count();
            if cards < removed {
                faults.push(format!(
                    "{removed} {} Buildings are removed; there are {cards} [CITY-13.15]",
                    kind.word()
                ));
            }
        }
        let projects = pack.project_cards(self.experts()).count();
        let wanted = if seats == 1 { 7 } else { 4 * seats };
        if projects < wanted {
            faults.push(format!("{wanted} Projects are needed, and there are {projects} [CITY-13.22]"));
        }
        let mut boards: Vec<BoardId> = pack.board_ids().map(|face| physical(pack, face)).collect();
        boards.sort_unstable();
        boards.dedup();
        if self.variants.boards != Boards::Identical && boards.len() < seats {
            faults.push(format!(
                "{seats} different boards are needed; there are {} [CITY-13.18]",
                boards.len()
            ));
        }
        faults
    }
}

/// Reads a pack: a file, or one line.
fn read_pack(text: &str) -> Result<Arc<Pack>, Vec<String>> {
    Pack::read_any(text).map_err(|faults| faults.iter().map(ToString::to_string).collect())
}

/// When the extra spaces of a Project open (CITY-6.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExtraOpens {
    /// When its cost is paid.
    AfterCost,
    /// At once.
    BeforeCost,
}
