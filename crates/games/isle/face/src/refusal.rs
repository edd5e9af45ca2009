//! Why an action is refused, in the words of whoever tried it.

use engine::{Illegality, Set};
use isle::{Channel, Costly, Due, End, Illegal, Space, TieWith};
use words::{Language, and_list, say, word};

use super::handles;
use super::obstacles::{channels, creating, raising, ways};
use super::words::{action_points, costly, of_seat, pieces, prayers, seat_list, spaces_or, spot_name};
use face::{Look, Refusal};

/// Why an action is refused, with the rule and with the handles that explain it.
pub(super) fn refusal(reason: &Illegal, look: &Look<'_>) -> Refusal {
    Refusal { text: text(reason, look), rule: reason.rule(), handles: concerned(reason) }
}

/// What the reason speaks of, to be outlined.
#[expect(clippy::wildcard_enum_match_arm, reason = "most reasons speak of nothing that can be outlined")]
fn concerned(reason: &Illegal) -> Vec<String> {
    let spaces = |spaces: Set<Space>| spaces.iter().map(handles::of_space).collect();
    match reason {
        Illegal::NotAtBay { landing, .. } => spaces(*landing),
        Illegal::NotAtRim { rim, .. } => spaces(*rim),
        Illegal::FissureInTheWay { from, to } | Illegal::NotAdjacent { from, to } => {
            vec![handles::of_space(*from), handles::of_space(*to)]
        }
        Illegal::NoSettler { space, .. }
        | Illegal::NotAtVillage { space }
        | Illegal::NotCoastal { space }
        | Illegal::Sunk { space } => vec![handles::of_space(*space)],
        Illegal::NoLava { channel, .. } => vec![handles::of_channel(*channel)],
        Illegal::GeyserTaken { space, side, .. } | Illegal::SeaGeyser { space, side } => {
            vec![handles::of_geyser(*space, *side)]
        }
        Illegal::NoGeyser { space, sides, .. } => {
            let sides: Vec<String> = sides.iter().map(|side| handles::of_geyser(*space, side)).collect();
            if sides.is_empty() { vec![handles::of_space(*space)] } else { sides }
        }
        Illegal::CannotCreate { area, .. } | Illegal::CreateLimit { area, .. } => spaces(area.space_set()),
        Illegal::ForeignMoai { from, owner } | Illegal::RaisesForeign { from, owner } => {
            vec![handles::of_moai(*from, *owner)]
        }
        Illegal::NothingToRaise { from } | Illegal::NothingToCarry { from } => {
            vec![handles::of_space(from.space())]
        }
        Illegal::NoSuchChannel { space, .. } => Channel::of(*space).map(handles::of_channel).collect(),
        _ => Vec::new(),
    }
}

fn text(reason: &Illegal, look: &Look<'_>) -> String {
    match reason {
        Illegal::Over { .. }
        | Illegal::LuckDue
        | Illegal::NotYourTurn { .. }
        | Illegal::NotAsked { .. }
        | Illegal::NotAskedToNotice { .. }
        | Illegal::NotYourRescue { .. }
        | Illegal::NotNow { .. }
        | Illegal::NothingToDecide { .. } => when(reason, look),
        Illegal::TooFewActionPoints { cost, left, what } => too_few(*cost, *left, *what, look.language),
        Illegal::Sunk { .. }
        | Illegal::NotOnBoat
        | Illegal::NotAtBay { .. }
        | Illegal::NotCoastal { .. }
        | Illegal::NoSettler { .. }
        | Illegal::NotAdjacent { .. }
        | Illegal::FissureInTheWay { .. } => ways(reason, look.language),
        Illegal::NoSuchChannel { .. }
        | Illegal::NothingToCarry { .. }
        | Illegal::ForeignMoai { .. }
        | Illegal::LooseIsOwn
        | Illegal::NoLava { .. }
        | Illegal::ReserveEmpty { .. } => channels(reason, look),
        Illegal::AllSettlersInPlay
        | Illegal::CannotCreate { .. }
        | Illegal::CreateLimit { .. }
        | Illegal::NotAtVillage { .. } => creating(reason, look.language),
        Illegal::NothingToRaise { .. }
        | Illegal::RaisesForeign { .. }
        | Illegal::NoGeyser { .. }
        | Illegal::GeyserTaken { .. }
        | Illegal::SeaGeyser { .. } => raising(reason, look),
        Illegal::PrayedAlready
        | Illegal::NoPrayersLeft
        | Illegal::NotThreatened { .. }
        | Illegal::TooFewPrayers { .. }
        | Illegal::NotAtRim { .. }
        | Illegal::NoCalls
        | Illegal::NothingToCall => deciding(reason, look.language),
        Illegal::OtherLuckDue
        | Illegal::BadContinent { .. }
        | Illegal::WrongBays { .. }
        | Illegal::NoSuchSeat { .. }
        | Illegal::WrongTokenCount { .. }
        | Illegal::VolcanoSunk { .. }
        | Illegal::NotInTiedParts { .. }
        | Illegal::NoOpenBorder { .. } => luck(reason, look.language),
    }
}

// Whose turn it is, and for what.

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "text() names every reason; the rest is put into words elsewhere"
)]
fn when(reason: &Illegal, look: &Look<'_>) -> String {
    let language = look.language;
    match reason {
        Illegal::Over { end } => {
            let why = because(*end, language);
            say!(language, en: "The game is over. {why}", fr: "La partie est finie. {why}", de: "Das Spiel ist zu Ende. {why}")
        }
        Illegal::LuckDue => {
            say!(language, en: "Luck decides something first.", fr: "Le sort décide d’abord de quelque chose.", de: "Zuerst entscheidet das Los etwas.")
        }
        Illegal::NotAsked { asked } => {
            let who = seat_list(*asked, look);
            say!(language, en: "About prayers decides now: {who}.", fr: "Décide maintenant des prières\u{202f}: {who}.", de: "Über Gebete entscheidet jetzt: {who}.")
        }
        Illegal::NotAskedToNotice { asked } => {
            let who = seat_list(*asked, look);
            say!(language, en: "Asked about the sinking: {who}.", fr: "Interrogé sur l’engloutissement\u{202f}: {who}.", de: "Nach dem Versinken gefragt: {who}.")
        }
        Illegal::NotYourRescue { turn: Some(turn) } => of_seat!(look, *turn, who;
            you: "You save settlers now.", "C’est à vous de sauver des colons.", "Du rettest jetzt Siedler.";
            they: "{who} saves settlers now.", "C’est à {who} de sauver des colons.", "{who} rettet jetzt Siedler."),
        Illegal::NotYourRescue { turn: None } => {
            say!(language, en: "All settlers have been saved.", fr: "Tous les colons sont sauvés.", de: "Alle Siedler sind gerettet.")
        }
        Illegal::NotNow { due: Due::Prayer } => {
            say!(language, en: "First decide what prayers save from the lava.", fr: "Décidez d’abord ce que les prières sauvent de la lave.", de: "Zuerst ist zu entscheiden, was Gebete vor der Lava retten.")
        }
        Illegal::NotNow { due: Due::Rescue } => {
            say!(language, en: "First say where the saved settlers go.", fr: "Dites d’abord où vont les colons sauvés.", de: "Zuerst ist zu sagen, wohin die geretteten Siedler gehen.")
        }
        Illegal::NotNow { due: Due::Notice } => {
            say!(language, en: "First say whether the sinking is called.", fr: "Dites d’abord si l’engloutissement est annoncé.", de: "Zuerst ist zu sagen, ob das Versinken angesagt wird.")
        }
        Illegal::NothingToDecide { what: Due::Prayer } => {
            say!(language, en: "No volcano is erupting.", fr: "Aucun volcan n’est en éruption.", de: "Kein Vulkan bricht aus.")
        }
        Illegal::NothingToDecide { what: Due::Rescue } => {
            say!(language, en: "Nothing is sinking.", fr: "Rien n’est englouti.", de: "Nichts versinkt.")
        }
        Illegal::NothingToDecide { what: Due::Notice } => {
            say!(language, en: "There is no sinking to call.", fr: "Il n’y a pas d’engloutissement à annoncer.", de: "Es gibt kein Versinken anzusagen.")
        }
        Illegal::NotYourTurn { owing } => match owing.first() {
            Some(turn) if owing.len() == 1 => of_seat!(look, turn, who;
                you: "It is your turn.", "C’est à vous de jouer.", "Du bist dran.";
                they: "It is {who}’s turn.", "C’est à {who} de jouer.", "{who} ist dran."),
            _ => {
                say!(language, en: "It is not your turn.", fr: "Ce n’est pas à vous de jouer.", de: "Du bist nicht dran.")
            }
        },
        _ => reason.to_string(),
    }
}

/// Why a game ended.
pub(super) const fn because(end: End, language: Language) -> &'static str {
    match end {
        End::Volcanoes => {
            word!(language, en: "Two volcanoes or fewer were left.", fr: "Il restait deux volcans ou moins.", de: "Es waren höchstens zwei Vulkane übrig.")
        }
        End::AllStanding => {
            word!(language, en: "All moai stand.", fr: "Tous les moaïs sont dressés.", de: "Alle Moai stehen.")
        }
        End::Idle => {
            word!(language, en: "Nobody did anything in a whole round.", fr: "Personne n’a rien fait de toute une manche.", de: "Eine ganze Runde lang hat niemand etwas getan.")
        }
        End::NoRaise => {
            word!(language, en: "For eight rounds nobody raised a moai.", fr: "Personne n’a dressé de moaï pendant huit manches.", de: "Acht Runden lang hat niemand einen Moai aufgerichtet.")
        }
    }
}

fn too_few(cost: u8, left: u8, what: Costly, language: Language) -> String {
    let (cost, what) = (action_points(cost, language), costly(what, language));
    say!(language, en: "{what} costs {cost}; you have {left}.", fr: "{what} coûte {cost}\u{202f}; vous en avez {left}.", de: "{what} kostet {cost}; du hast {left}.")
}

// Prayers, rescues, calls.

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "text() names every reason; the rest is put into words elsewhere"
)]
fn deciding(reason: &Illegal, language: Language) -> String {
    match reason {
        Illegal::PrayedAlready => {
            say!(language, en: "You have bought a prayer token this turn already.", fr: "Vous avez déjà acheté un jeton prière ce tour-ci.", de: "Du hast in diesem Zug schon einen Gebetsmarker gekauft.")
        }
        Illegal::NoPrayersLeft => {
            say!(language, en: "No prayer token is left in the supply.", fr: "Il n’y a plus de jeton prière en réserve.", de: "Im Vorrat ist kein Gebetsmarker mehr.")
        }
        Illegal::NotThreatened { spot, threatened } => {
            let place = spot_name(*spot, language);
            let count = pieces(*threatened, language);
            say!(language, en: "Lava threatens {count} of yours there: {place}.", fr: "La lave y menace {count} à vous\u{202f}: {place}.", de: "Lava bedroht dort {count} von dir: {place}.")
        }
        Illegal::TooFewPrayers { asked, held } => {
            let (asked, held) = (pieces(*asked, language), prayers(*held, language));
            say!(language, en: "To save {asked} takes as many prayer tokens; you hold {held}.", fr: "Sauver {asked} demande autant de jetons\u{202f}; vous avez {held}.", de: "Für {asked} brauchst du ebenso viele Gebetsmarker; du hast {held}.")
        }
        Illegal::NotAtRim { space, rim } => {
            let rim = spaces_or(*rim, language);
            say!(language, en: "{space} is not beside the sinking part. Settlers can be saved to {rim}.", fr: "{space} n’est pas au bord de la partie engloutie. On peut sauver en {rim}.", de: "{space} liegt nicht neben dem versinkenden Teil. Retten kann man auf {rim}.")
        }
        Illegal::NoCalls => {
            say!(language, en: "At this table sinkings happen by themselves.", fr: "À cette table, l’engloutissement se fait tout seul.", de: "An diesem Tisch versinkt alles von selbst.")
        }
        Illegal::NothingToCall => {
            say!(language, en: "The island hangs together: nothing can be called.", fr: "L’île tient ensemble\u{202f}: rien à annoncer.", de: "Die Insel hängt zusammen: Es gibt nichts anzusagen.")
        }
        _ => reason.to_string(),
    }
}

// Luck that somebody tried to give.

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "text() names every reason; the rest is put into words elsewhere"
)]
fn luck(reason: &Illegal, language: Language) -> String {
    match reason {
        Illegal::OtherLuckDue => {
            say!(language, en: "Another outcome of luck is due.", fr: "Un autre tirage est attendu.", de: "Ein anderes Los ist dran.")
        }
        Illegal::BadContinent { faults } => {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            let faults = and_list(language, &faults);
            say!(language, en: "The continent cannot be built so: {faults}.", fr: "Le continent ne peut être ainsi\u{202f}: {faults}.", de: "Der Kontinent kann nicht so liegen: {faults}.")
        }
        Illegal::WrongBays { bays } => {
            let bays: Vec<String> = bays.iter().map(ToString::to_string).collect();
            let bays = and_list(language, &bays);
            say!(language, en: "The boats belong into these bays: {bays}.", fr: "Les bateaux vont dans ces baies\u{202f}: {bays}.", de: "Die Boote gehören in diese Buchten: {bays}.")
        }
        Illegal::NoSuchSeat { seat } => {
            say!(language, en: "There is no seat {seat} at this table.", fr: "Il n’y a pas de place {seat} à cette table.", de: "An diesem Tisch gibt es keinen Platz {seat}.")
        }
        Illegal::WrongTokenCount { count } => {
            say!(language, en: "Volcano tokens to be drawn: {count}.", fr: "Jetons volcan à tirer\u{202f}: {count}.", de: "Zu ziehende Vulkanmarker: {count}.")
        }
        Illegal::VolcanoSunk { volcano } => {
            say!(language, en: "Volcano {volcano} has sunk, and its token is out of the game.", fr: "Le volcan {volcano} est englouti, son jeton est hors du jeu.", de: "Vulkan {volcano} ist versunken, sein Marker ist aus dem Spiel.")
        }
        Illegal::NotInTiedParts { area, with: TieWith::Volcano } => {
            say!(language, en: "A volcano of the equal parts is drawn; {area} is none.", fr: "On tire un volcan des parties égales\u{202f}; {area} n’en est pas un.", de: "Gezogen wird ein Vulkan der gleichen Teile; {area} ist keiner.")
        }
        Illegal::NotInTiedParts { area, with: TieWith::Area } => {
            say!(language, en: "Area {area} belongs to none of the equal parts.", fr: "La zone {area} n’est dans aucune des parties égales.", de: "Gebiet {area} gehört zu keinem der gleichen Teile.")
        }
        Illegal::NoOpenBorder { low, high } => {
            say!(language, en: "Areas {low} and {high} have no open border.", fr: "Les zones {low} et {high} n’ont pas de frontière ouverte.", de: "Die Gebiete {low} und {high} haben keine offene Grenze.")
        }
        _ => reason.to_string(),
    }
}
