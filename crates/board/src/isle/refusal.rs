//! Why an action is refused, in the words of whoever tried it.

use ::isle::{Channel, Costly, Due, End, Illegal, Reserve, SideSet, Space, Spot, TieWith};
use engine::{Illegality, Seat, Set};
use words::{Language, and_list, or_list, say, word};

use super::handles;
use super::words::{
    action_points, channel_name, of_seat, pieces, prayers, seat_list, settlers, side_name, spaces_or,
    spot_name, villages,
};
use crate::{Look, Refusal};

/// Why an action is refused, with the rule and with the handles that explain it.
pub(super) fn refusal(reason: &Illegal, look: &Look<'_>) -> Refusal {
    Refusal { text: text(reason, look), rule: reason.rule(), handles: concerned(reason) }
}

/// What the reason speaks of, to be outlined.
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

const fn costly(what: Costly, language: Language) -> &'static str {
    match what {
        Costly::Land => word!(language, en: "Landing", fr: "Débarquer", de: "Landen"),
        Costly::Move => word!(language, en: "A move", fr: "Un déplacement", de: "Ein Zug"),
        Costly::Village => word!(language, en: "A village", fr: "Un village", de: "Ein Dorf"),
        Costly::Settler => {
            word!(language, en: "A new settler", fr: "Un nouveau colon", de: "Ein neuer Siedler")
        }
        Costly::Sculpt => word!(language, en: "Sculpting", fr: "Sculpter", de: "Einen Moai hauen"),
        Costly::Raise => {
            word!(language, en: "Raising a moai", fr: "Dresser un moaï", de: "Einen Moai aufrichten")
        }
        Costly::Pray => {
            word!(language, en: "The next prayer token", fr: "Le prochain jeton prière", de: "Der nächste Gebetsmarker")
        }
    }
}

// Moving and landing.

fn ways(reason: &Illegal, language: Language) -> String {
    match reason {
        Illegal::Sunk { space } => {
            say!(language, en: "{space} has sunk.", fr: "{space} est engloutie.", de: "{space} ist versunken.")
        }
        Illegal::NotOnBoat => {
            say!(language, en: "No settler is on your boat any more.", fr: "Il n’y a plus de colon sur votre bateau.", de: "Auf deinem Boot ist kein Siedler mehr.")
        }
        Illegal::NotAtBay { space, landing } => {
            let landing = spaces_or(*landing, language);
            say!(language, en: "{space} is not at your bay. You can land on {landing}.", fr: "{space} n’est pas à votre baie. Vous pouvez débarquer en {landing}.", de: "{space} liegt nicht an deiner Bucht. Du kannst auf {landing} landen.")
        }
        Illegal::NotCoastal { space } => {
            say!(language, en: "{space} has no side on the sea.", fr: "{space} n’a aucun côté sur la mer.", de: "{space} hat keine Seite am Meer.")
        }
        Illegal::NoSettler { space, what } => {
            let what = costly(*what, language);
            say!(language, en: "{what} needs a settler of yours in {space}.", fr: "{what}\u{202f}: il faut un de vos colons en {space}.", de: "{what}: Dafür brauchst du einen Siedler in {space}.")
        }
        Illegal::NotAdjacent { from, to } => {
            say!(language, en: "{from} and {to} do not share a side.", fr: "{from} et {to} n’ont pas de côté commun.", de: "{from} und {to} haben keine gemeinsame Seite.")
        }
        Illegal::FissureInTheWay { from, to } => {
            let (one, other) = (from.area(), to.area());
            say!(language,
                en: "A fissure closes the border of areas {one} and {other}: no way from {from} to {to}.",
                fr: "Une faille ferme la frontière des zones {one} et {other}\u{202f}: pas de passage de {from} à {to}.",
                de: "Ein Riss schließt die Grenze der Gebiete {one} und {other}: kein Weg von {from} nach {to}.")
        }
        _ => reason.to_string(),
    }
}

// Channels and what is in them.

fn channels(reason: &Illegal, look: &Look<'_>) -> String {
    let language = look.language;
    match reason {
        Illegal::NoSuchChannel { space, .. } => {
            say!(language, en: "{space} has no such channel.", fr: "{space} n’a pas ce canal.", de: "{space} hat keinen solchen Kanal.")
        }
        Illegal::NothingToCarry { from } => {
            let from = spot_name(*from, language);
            say!(language, en: "There is no moai to carry: {from}.", fr: "Aucun moaï à porter\u{202f}: {from}.", de: "Hier liegt kein Moai zum Tragen: {from}.")
        }
        Illegal::ForeignMoai { from, owner } => foreign(*from, *owner, look, false),
        Illegal::LooseIsOwn => {
            say!(language, en: "That loose moai is your own.", fr: "Ce moaï à part est à vous.", de: "Dieser lose Moai gehört dir.")
        }
        Illegal::NoLava { channel, what } => {
            let (place, what) = (channel_name(*channel, language), costly(*what, language));
            say!(language, en: "{what} needs a lava tile: there is none in {place}.", fr: "{what}\u{202f}: il faut une tuile de lave, il n’y en a pas ici ({place}).", de: "{what}: Dafür braucht es ein Lavaplättchen, hier liegt keines ({place}).")
        }
        Illegal::ReserveEmpty { what: Reserve::Villages } => {
            say!(language, en: "All six of your villages are on the board.", fr: "Vos six villages sont tous sur le plateau.", de: "Alle sechs Dörfer von dir stehen schon.")
        }
        Illegal::ReserveEmpty { what: Reserve::Moai } => {
            say!(language, en: "All fourteen of your moai are on the board.", fr: "Vos quatorze moaïs sont tous sur le plateau.", de: "Alle vierzehn Moai von dir sind schon auf dem Plan.")
        }
        _ => reason.to_string(),
    }
}

/// A moai that belongs to somebody else.
fn foreign(from: Spot, owner: Seat, look: &Look<'_>, raising: bool) -> String {
    let (place, who) = (spot_name(from, look.language), look.name(owner));
    if raising {
        return say!(look.language, en: "The moai at {place} belongs to {who}. Only own moai may be raised.", fr: "Le moaï ({place}) est à {who}. On ne dresse que les siens.", de: "Der Moai ({place}) gehört {who}. Nur eigene darf man aufrichten.");
    }
    say!(look.language, en: "The moai at {place} belongs to {who}. Only own moai may be carried.", fr: "Le moaï ({place}) est à {who}. On ne porte que les siens.", de: "Der Moai ({place}) gehört {who}. Nur eigene darf man tragen.")
}

// New settlers.

fn creating(reason: &Illegal, language: Language) -> String {
    match reason {
        Illegal::AllSettlersInPlay => {
            say!(language, en: "All five of your settlers are in play.", fr: "Vos cinq colons sont tous en jeu.", de: "Alle fünf Siedler von dir sind im Spiel.")
        }
        Illegal::CannotCreate { area, settlers: here, villages: own } => {
            let (here, own) = (settlers(*here, language), villages(*own, language));
            say!(language,
                en: "A new settler needs a settler and a village of yours in the area. Area {area} has {here} and {own} of yours.",
                fr: "Un nouveau colon demande un colon et un village à vous dans la zone. Zone {area}\u{202f}: {here} et {own} à vous.",
                de: "Ein neuer Siedler braucht einen Siedler und ein Dorf von dir im Gebiet. Gebiet {area}: {here} und {own} von dir.")
        }
        Illegal::CreateLimit { area, villages: own } => {
            let own = villages(*own, language);
            say!(language,
                en: "You have {own} in area {area}, and have created as many settlers there this turn.",
                fr: "Vous avez {own} dans la zone {area}, et y avez déjà créé autant de colons ce tour-ci.",
                de: "Du hast {own} in Gebiet {area} und dort in diesem Zug schon ebenso viele Siedler eingesetzt.")
        }
        Illegal::NotAtVillage { space } => {
            say!(language, en: "At this table new settlers appear only beside an own village, and {space} has none.", fr: "À cette table, un colon n’apparaît que près d’un village à soi\u{202f}: {space} n’en a pas.", de: "An diesem Tisch kommen neue Siedler nur zu einem eigenen Dorf; {space} hat keines.")
        }
        _ => reason.to_string(),
    }
}

// Raising.

fn raising(reason: &Illegal, look: &Look<'_>) -> String {
    let language = look.language;
    match reason {
        Illegal::NothingToRaise { from } => {
            let space = from.space();
            say!(language, en: "No moai of yours lies in {space}.", fr: "Aucun moaï à vous n’est couché en {space}.", de: "In {space} liegt kein Moai von dir.")
        }
        Illegal::RaisesForeign { from, owner } => foreign(*from, *owner, look, true),
        Illegal::NoGeyser { space, sides, .. } => no_geyser(*space, *sides, language),
        Illegal::GeyserTaken { space, side, owner } => {
            let (side, who) = (side_name(*side, language), look.name(*owner));
            if look.is_me(*owner) {
                return say!(language, en: "A moai of yours stands on the geyser {side} of {space} already.", fr: "Un moaï à vous occupe déjà le geyser {side} de {space}.", de: "Auf dem Geysir im {side} von {space} steht schon ein Moai von dir.");
            }
            say!(language, en: "A moai of {who} stands on the geyser {side} of {space}.", fr: "Un moaï de {who} occupe le geyser {side} de {space}.", de: "Auf dem Geysir im {side} von {space} steht ein Moai von {who}.")
        }
        Illegal::SeaGeyser { space, side } => {
            let side = side_name(*side, language);
            say!(language, en: "The geyser {side} of {space} faces the sea, and at this table that is forbidden.", fr: "Le geyser {side} de {space} fait face à la mer, et c’est interdit à cette table.", de: "Der Geysir im {side} von {space} schaut aufs Meer; das ist an diesem Tisch verboten.")
        }
        _ => reason.to_string(),
    }
}

fn no_geyser(space: Space, sides: SideSet, language: Language) -> String {
    if sides.is_empty() {
        return say!(language, en: "{space} has no geyser. Carry the moai elsewhere.", fr: "{space} n’a pas de geyser. Portez le moaï ailleurs.", de: "{space} hat keinen Geysir. Trage den Moai woandershin.");
    }
    let sides: Vec<String> = sides.iter().map(|side| side_name(side, language).to_owned()).collect();
    let sides = or_list(language, &sides);
    say!(language, en: "{space} has geysers only here: {sides}.", fr: "{space} n’a de geysers que là\u{202f}: {sides}.", de: "{space} hat nur dort Geysire: {sides}.")
}

// Prayers, rescues, calls.

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
