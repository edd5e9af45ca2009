//! What the players agree on before the game.

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::options::Chosen;
use engine::{BadOptionReason, OptionError, OptionKind, OptionSpec, Options, choice};

use crate::fault::Fault;
use crate::map::Map;
use crate::map_file::{BadMap, MapFile};
use crate::rules::rule;
use crate::space::Cell;
use crate::standard;

choice! {
    /// How the continent and the boats are set up.
    Setup {
        /// The standard continent, all boats in one landfall bay.
        Standard = "standard",
        /// A freshly built continent, every boat in a bay of its own (ISLE-15.7).
        Advanced = "advanced",
    }
}
choice! {
    /// What happens when nobody raises moai any more (ISLE-13.4).
    Stall {
        /// The game ends quietly.
        QuietEnd = "quiet_end",
        /// The earth cracks by itself.
        RestlessEarth = "restless_earth",
    }
}
choice! {
    /// Whether a moai may be raised on a geyser that looks at the sea (ISLE-8.6).
    SeaGeyser {
        /// It may.
        Allowed = "allowed",
        /// It may not.
        Forbidden = "forbidden",
    }
}
choice! {
    /// What lava does at a piece saved by prayer (ISLE-10.4).
    PrayedFlow {
        /// It stops.
        Stops = "stops",
        /// It flows on to the next channel.
        FlowsOn = "flows_on",
    }
}
choice! {
    /// Where a new settler may be put (ISLE-6.4).
    CreateWhere {
        /// In any space of the area.
        Area = "area",
        /// Only in a space with an own village.
        VillageSpace = "village_space",
    }
}
choice! {
    /// Which moai count at the end (ISLE-14.4).
    FinalMoai {
        /// All on the board.
        All = "all",
        /// Standing ones only.
        Standing = "standing",
    }
}
choice! {
    /// Whether other seats' lying moai may be carried (ISLE-4.5).
    ForeignMoai {
        /// They may not.
        Untouchable = "untouchable",
        /// They may, but not raised.
        Carry = "carry",
    }
}
choice! {
    /// Who notices that a part has been cut off (ISLE-11.15).
    SinkingCall {
        /// The program, at once.
        Automatic = "automatic",
        /// The players.
        ByPlayers = "by_players",
    }
}

/// The choices among variants of rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Variants {
    /// How continent and boats are set up.
    pub setup: Setup,
    /// What happens when nobody raises.
    pub stall: Stall,
    /// How many of the six faces of the die show a volcano, 2 to 4 (ISLE-8.8).
    pub volcano_faces: u8,
    /// Whether geysers at the sea may be used.
    pub sea_geyser: SeaGeyser,
    /// What lava does at a saved piece.
    pub prayed_flow: PrayedFlow,
    /// Where a new settler may be put.
    pub create_where: CreateWhere,
    /// Which moai count at the end.
    pub final_moai: FinalMoai,
    /// Whether other seats' moai may be carried.
    pub foreign_moai: ForeignMoai,
    /// Who notices a sinking.
    pub sinking_call: SinkingCall,
    /// What a call brings to a seat that could have called before the die.
    pub leavers: Leavers,
}

/// What a seat gets for calling a part that it could have called before the die (ISLE-11.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leavers {
    /// No points.
    GetNothing,
    /// The points of every other caller: so it was in version 1 of the rules.
    GetPoints,
}

/// The options of a table. A value of the type is valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IsleOptions {
    seats: u8,
    variants: Variants,
    given: Option<GivenMap>,
}

/// A map that the players brought.
#[derive(Clone, Debug, PartialEq, Eq)]
struct GivenMap {
    map: Arc<Map>,
    landfall: Option<Cell>,
}

impl IsleOptions {
    /// The choices among variants of rules.
    pub const fn variants(&self) -> Variants {
        self.variants
    }

    /// The continent, if it is known before the first outcome of luck: the standard one, or the one
    /// that the players brought.
    pub fn known_map(&self) -> Option<Arc<Map>> {
        match (&self.given, self.variants.setup) {
            (Some(given), _) => Some(Arc::clone(&given.map)),
            (None, Setup::Standard) => Some(standard::map()),
            (None, Setup::Advanced) => None,
        }
    }

    /// The sea cell in which all boats start, in a standard set-up (ISLE-2.8).
    pub const fn landfall(&self) -> Option<Cell> {
        match (self.variants.setup, &self.given) {
            (Setup::Advanced, _) => None,
            (Setup::Standard, Some(given)) => given.landfall,
            (Setup::Standard, None) => Some(standard::LANDFALL),
        }
    }
}

/// The word that stands for no map of one's own.
const NO_MAP: &str = "none";

impl Options for IsleOptions {
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn specs() -> &'static [OptionSpec] {
        const fn choice(
            name: &'static str,
            words: &'static [&'static str],
            section: u8,
            number: u8,
        ) -> OptionSpec {
            OptionSpec {
                name,
                default: words[0],
                kind: OptionKind::Choice(words),
                rule: rule(section, number),
            }
        }
        const SPECS: &[OptionSpec] = &[
            choice("setup", Setup::WORDS, 2, 1),
            choice("stall", Stall::WORDS, 13, 4),
            OptionSpec {
                name: "volcano_faces",
                default: "3",
                kind: OptionKind::Number { min: 2, max: 4, suggested: &[3, 2, 4] },
                rule: rule(8, 8),
            },
            choice("sea_geyser", SeaGeyser::WORDS, 8, 6),
            choice("prayed_flow", PrayedFlow::WORDS, 10, 4),
            choice("create_where", CreateWhere::WORDS, 6, 4),
            choice("final_moai", FinalMoai::WORDS, 14, 4),
            choice("foreign_moai", ForeignMoai::WORDS, 4, 5),
            choice("sinking_call", SinkingCall::WORDS, 11, 15),
            OptionSpec { name: "map", default: NO_MAP, kind: OptionKind::Text, rule: rule(15, 5) },
        ];
        SPECS
    }

    fn build(seats: u8, chosen: &[(String, String)]) -> Result<Self, OptionError> {
        let chosen = Chosen::read::<Self>(seats, chosen)?;
        let variants = Variants {
            setup: Setup::of_word(chosen.choice("setup")),
            stall: Stall::of_word(chosen.choice("stall")),
            volcano_faces: u8::try_from(chosen.number("volcano_faces")).expect("a die has six faces"),
            sea_geyser: SeaGeyser::of_word(chosen.choice("sea_geyser")),
            prayed_flow: PrayedFlow::of_word(chosen.choice("prayed_flow")),
            create_where: CreateWhere::of_word(chosen.choice("create_where")),
            final_moai: FinalMoai::of_word(chosen.choice("final_moai")),
            foreign_moai: ForeignMoai::of_word(chosen.choice("foreign_moai")),
            sinking_call: SinkingCall::of_word(chosen.choice("sinking_call")),
            leavers: Leavers::GetNothing,
        };
        let given = match chosen.choice("map") {
            NO_MAP => None,
            text => Some(read_map(text, seats, variants.setup).map_err(|bad| OptionError {
                name: "map".into(),
                value: text.into(),
                reason: BadOptionReason::Faults(bad.sentences()),
            })?),
        };
        Ok(Self { seats, variants, given })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn chosen(&self) -> Vec<(&'static str, String)> {
        let Variants {
            setup,
            stall,
            volcano_faces,
            sea_geyser,
            prayed_flow,
            create_where,
            final_moai,
            foreign_moai,
            sinking_call,
            leavers: _,
        } = self.variants;
        let map = match &self.given {
            None => NO_MAP.into(),
            Some(given) => MapFile::line(given.map.continent(), given.landfall),
        };
        vec![
            ("setup", setup.word().into()),
            ("stall", stall.word().into()),
            ("volcano_faces", volcano_faces.to_string()),
            ("sea_geyser", sea_geyser.word().into()),
            ("prayed_flow", prayed_flow.word().into()),
            ("create_where", create_where.word().into()),
            ("final_moai", final_moai.word().into()),
            ("foreign_moai", foreign_moai.word().into()),
            ("sinking_call", sinking_call.word().into()),
            ("map", map),
        ]
    }

    /// Version 2 changed what a call brings to whoever has left the part before; where the program notices
    /// sinkings, nothing.
    fn rules(&self) -> u16 {
        match (self.variants.sinking_call, self.variants.leavers) {
            (SinkingCall::Automatic, _) | (SinkingCall::ByPlayers, Leavers::GetPoints) => 1,
            (SinkingCall::ByPlayers, Leavers::GetNothing) => 2,
        }
    }

    fn begun_by(mut self, rules: u16) -> Self {
        if rules < 2 && self.variants.sinking_call == SinkingCall::ByPlayers {
            self.variants.leavers = Leavers::GetPoints;
        }
        self
    }
}

/// Why a map cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapTrouble {
    /// It is not well-formed.
    Misread(BadMap),
    /// It is no continent for this table: everything that is wrong with it.
    Faults(Vec<Fault>),
}

impl MapTrouble {
    /// What is wrong with a map, a file or one line, for a table of so many seats.
    pub fn of(text: &str, seats: u8, setup: Setup) -> Option<Self> {
        read_map(text, seats, setup).err()
    }

    /// Everything that is wrong, in English, each fault with its rule.
    fn sentences(&self) -> Vec<String> {
        match self {
            Self::Misread(bad) => vec![bad.to_string()],
            Self::Faults(faults) => {
                faults.iter().map(|fault| format!("{fault} [{}]", fault.rule())).collect()
            }
        }
    }
}

/// Reads a map, a file or one line, and checks it for a table.
fn read_map(text: &str, seats: u8, setup: Setup) -> Result<GivenMap, MapTrouble> {
    let file = MapFile::read_any(text).map_err(MapTrouble::Misread)?;
    let map = fit_map(&file, seats, setup).map_err(MapTrouble::Faults)?;
    Ok(GivenMap { map, landfall: file.landfall })
}

/// The tables of a map, if it and its bays are faultless for a table like this.
fn fit_map(file: &MapFile, seats: u8, setup: Setup) -> Result<Arc<Map>, Vec<Fault>> {
    let mut faults = file.faults();
    if setup == Setup::Standard && file.landfall.is_none() {
        faults.push(Fault::NoLandfall);
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let map = Map::of_faultless(&file.continent()?);
    match setup {
        Setup::Advanced if map.boat_bays(seats).is_none() => Err(vec![map.bays_too_near(seats)]),
        Setup::Advanced | Setup::Standard => Ok(Arc::new(map)),
    }
}
