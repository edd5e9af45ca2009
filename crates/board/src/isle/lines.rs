//! The log: one sentence for each event, told to whoever looks.

use ::isle::{Burnable, Cause, DecidedBy, Event, Face, FissureBy, Landing, RescueShare, Spot, Why};
use engine::{Happening, Seat, Set};
use words::{Language, and_list, say, word};

use super::describe::won;
use super::effects::no_fissure;
use super::refusal::because;
use super::words::{
    action_points, areas_name, areas_title, burnable, channel_name, fissures, lava, loss, moai, of_seat,
    points, prayers, rounds, settlers, side_name, spaces, spot_name, texts, villages, volcanoes,
};
use crate::{Line, LineKind, Look};

/// The line of the log that tells an event. What only says that things went on as always has none.
pub(super) fn line(event: &Event, look: &Look<'_>) -> Option<Line> {
    if matches!(
        event,
        Event::TokensMixed { .. } | Event::TurnEnded { lost: 0, .. } | Event::PartCutOff { .. }
    ) {
        return None;
    }
    let (seat, kind) = weight(event);
    Some(Line { seat, text: text(event, look), rule: Some(event.rule()), kind })
}

/// Whose act an event is, and how strongly it is shown.
const fn weight(event: &Event) -> (Option<Seat>, LineKind) {
    match event {
        Event::TurnBegan { .. } | Event::GameOver { .. } => (None, LineKind::Heading),
        Event::FirstDrawn { seat }
        | Event::Landed { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Carried { seat, .. }
        | Event::VillageBuilt { seat, .. }
        | Event::SettlerCreated { seat, .. }
        | Event::Sculpted { seat, .. }
        | Event::Raised { seat, .. }
        | Event::PrayerBought { seat, .. }
        | Event::TurnEnded { seat, .. }
        | Event::NoticeDecided { seat }
        | Event::SinkingCalled { seat }
        | Event::Rescued { seat, .. }
        | Event::PiecesLost { seat, .. }
        | Event::PrayerDecided { seat }
        | Event::Prayed { seat, .. }
        | Event::Destroyed { owner: seat, .. } => (Some(*seat), LineKind::Deed),
        Event::Scored { seat, .. } | Event::Counted { seat, .. } => (Some(*seat), LineKind::Result),
        Event::ContinentBuilt { .. }
        | Event::BoatsDealt { .. }
        | Event::FissurePlaced { .. }
        | Event::NoFissure { .. }
        | Event::PartCutOff { .. }
        | Event::PartOverlooked
        | Event::SinkingDecided { .. }
        | Event::DieRolled { .. }
        | Event::NoDie
        | Event::LavaGone { .. }
        | Event::FlowFull { .. }
        | Event::FlowDry { .. }
        | Event::FlowStopped { .. }
        | Event::FlowWentOn { .. }
        | Event::LavaPlaced { .. }
        | Event::TokensMixed { .. } => (None, LineKind::Deed),
        Event::PartSank { .. } | Event::EndTriggered { .. } | Event::Erupted { .. } | Event::Won { .. } => {
            (None, LineKind::Result)
        }
    }
}

/// An event in words.
pub(super) fn text(event: &Event, look: &Look<'_>) -> String {
    let language = look.language;
    match *event {
        Event::ContinentBuilt { .. } => {
            say!(language, en: "A new continent is built.", fr: "Un nouveau continent est construit.", de: "Ein neuer Kontinent wird gebaut.")
        }
        Event::BoatsDealt { .. } => {
            say!(language, en: "Each boat gets a bay of its own.", fr: "Chaque bateau reçoit sa propre baie.", de: "Jedes Boot bekommt eine eigene Bucht.")
        }
        Event::FirstDrawn { seat } => of_seat!(look, seat, who;
            you: "You begin every round.", "Vous commencez chaque manche.", "Du beginnst jede Runde.";
            they: "{who} begins every round.", "{who} commence chaque manche.", "{who} beginnt jede Runde."),
        Event::TurnBegan { seat, round } => turn_began(seat, round, look),
        Event::Landed { seat, space, how } => landed(seat, &space.to_string(), how, look),
        Event::Moved { seat, from, to } => of_seat!(look, seat, who;
            you: "You move from {from} to {to}.", "Vous allez de {from} à {to}.", "Du ziehst von {from} nach {to}.";
            they: "{who} moves from {from} to {to}.", "{who} va de {from} à {to}.", "{who} zieht von {from} nach {to}."),
        Event::Carried { seat, owner, from, to } => carried(seat, owner, from, &to.to_string(), look),
        Event::VillageBuilt { seat, channel } => {
            let place = channel_name(channel, language);
            of_seat!(look, seat, who;
                you: "You build a village: {place}.", "Vous bâtissez un village\u{202f}: {place}.", "Du baust ein Dorf: {place}.";
                they: "{who} builds a village: {place}.", "{who} bâtit un village\u{202f}: {place}.", "{who} baut ein Dorf: {place}.")
        }
        Event::SettlerCreated { seat, space } => of_seat!(look, seat, who;
            you: "You get a new settler in {space}.", "Vous avez un nouveau colon en {space}.", "Du bekommst einen neuen Siedler in {space}.";
            they: "{who} gets a new settler in {space}.", "{who} a un nouveau colon en {space}.", "{who} bekommt einen neuen Siedler in {space}."),
        Event::Sculpted { seat, channel } => {
            let place = channel_name(channel, language);
            of_seat!(look, seat, who;
                you: "You sculpt a moai: {place}.", "Vous sculptez un moaï\u{202f}: {place}.", "Du haust einen Moai: {place}.";
                they: "{who} sculpts a moai: {place}.", "{who} sculpte un moaï\u{202f}: {place}.", "{who} haut einen Moai: {place}.")
        }
        Event::Raised { seat, from, side } => {
            let (space, side) = (from.space(), side_name(side, language));
            of_seat!(look, seat, who;
                you: "You raise a moai in {space}, facing {side}.", "Vous dressez un moaï en {space}, tourné vers {side}.", "Du richtest in {space} einen Moai auf, Blick nach {side}.";
                they: "{who} raises a moai in {space}, facing {side}.", "{who} dresse un moaï en {space}, tourné vers {side}.", "{who} richtet in {space} einen Moai auf, Blick nach {side}.")
        }
        Event::Scored { seat, points: count, why } => scored(seat, count, why, look),
        Event::PrayerBought { seat, price, held } => {
            let (price, held) = (action_points(price, language), prayers(held, language));
            of_seat!(look, seat, who;
                you: "You buy a prayer token for {price} and hold {held}.", "Vous achetez un jeton prière ({price}) et avez {held}.", "Du kaufst einen Gebetsmarker ({price}) und hast {held}.";
                they: "{who} buys a prayer token for {price} and holds {held}.", "{who} achète un jeton prière ({price}) et a {held}.", "{who} kauft einen Gebetsmarker ({price}) und hat {held}.")
        }
        Event::TurnEnded { seat, lost } => {
            let lost = action_points(lost, language);
            of_seat!(look, seat, who;
                you: "You end your turn and give up {lost}.", "Vous finissez votre tour et renoncez à {lost}.", "Du beendest deinen Zug und verzichtest auf {lost}.";
                they: "{who} ends the turn and gives up {lost}.", "{who} finit son tour et renonce à {lost}.", "{who} beendet den Zug und verzichtet auf {lost}.")
        }
        Event::FissurePlaced { .. }
        | Event::NoFissure { .. }
        | Event::PartCutOff { .. }
        | Event::NoticeDecided { .. }
        | Event::PartOverlooked
        | Event::SinkingCalled { .. }
        | Event::SinkingDecided { .. }
        | Event::Rescued { .. }
        | Event::PiecesLost { .. }
        | Event::PartSank { .. }
        | Event::EndTriggered { .. } => sinking(event, look),
        Event::DieRolled { .. }
        | Event::NoDie
        | Event::LavaGone { .. }
        | Event::Erupted { .. }
        | Event::FlowFull { .. }
        | Event::FlowDry { .. }
        | Event::PrayerDecided { .. }
        | Event::Prayed { .. }
        | Event::FlowStopped { .. }
        | Event::FlowWentOn { .. }
        | Event::Destroyed { .. }
        | Event::LavaPlaced { .. }
        | Event::TokensMixed { .. } => eruption(event, look),
        Event::GameOver { end, rounds: count } => {
            let (why, count) = (because(end, language), rounds(count, language));
            say!(language, en: "The game is over after {count}. {why}", fr: "La partie est finie après {count}. {why}", de: "Das Spiel ist zu Ende: {count}. {why}")
        }
        Event::Counted { seat, sheet } => {
            let won = points(sheet.total(), language);
            of_seat!(look, seat, who;
                you: "You have {won}.", "Vous avez {won}.", "Du hast {won}.";
                they: "{who} has {won}.", "{who} a {won}.", "{who} hat {won}.")
        }
        Event::Won { winners, points } => won(winners, points, look),
    }
}

// Turns and deeds.

fn turn_began(seat: Seat, round: u16, look: &Look<'_>) -> String {
    of_seat!(look, seat, who;
        you: "Round {round}: your turn", "Manche {round}\u{202f}: à vous", "Runde {round}: du bist dran";
        they: "Round {round}: {who}", "Manche {round}\u{202f}: {who}", "Runde {round}: {who}")
}

fn landed(seat: Seat, space: &str, how: Landing, look: &Look<'_>) -> String {
    match how {
        Landing::Bay => of_seat!(look, seat, who;
            you: "You land on {space}.", "Vous débarquez en {space}.", "Du landest auf {space}.";
            they: "{who} lands on {space}.", "{who} débarque en {space}.", "{who} landet auf {space}."),
        Landing::AnyCoast => of_seat!(look, seat, who;
            you: "Your bay has sunk: you land on {space}.", "Votre baie est engloutie\u{202f}: vous débarquez en {space}.", "Deine Bucht ist versunken: Du landest auf {space}.";
            they: "The bay has sunk: {who} lands on {space}.", "La baie est engloutie\u{202f}: {who} débarque en {space}.", "Die Bucht ist versunken: {who} landet auf {space}."),
    }
}

fn carried(seat: Seat, owner: Seat, from: Spot, to: &str, look: &Look<'_>) -> String {
    let place = spot_name(from, look.language);
    if seat == owner {
        return say!(look.language,
            en: "The moai comes along ({place}); it lies loose in {to}.",
            fr: "Le moaï suit ({place})\u{202f}; il est à part en {to}.",
            de: "Der Moai kommt mit ({place}); er liegt lose in {to}.");
    }
    let whose = look.name(owner);
    say!(look.language,
        en: "A moai of {whose} comes along ({place}); it lies loose in {to}.",
        fr: "Un moaï de {whose} suit ({place})\u{202f}; il est à part en {to}.",
        de: "Ein Moai von {whose} kommt mit ({place}); er liegt lose in {to}.")
}

fn scored(seat: Seat, count: u16, why: Why, look: &Look<'_>) -> String {
    let language = look.language;
    let won = points(count, language);
    let why = match why {
        Why::Village => word!(language, en: "village built", fr: "village bâti", de: "Dorf gebaut").to_owned(),
        Why::LoneMoai => word!(language, en: "moai without own village", fr: "moaï sans village à soi", de: "Moai ohne eigenes Dorf").to_owned(),
        Why::Moai { villages: factor, moai: count } => {
            format!("{} × {}", villages(factor, language), moai(count, language))
        }
        Why::Call => word!(language, en: "sinking noticed", fr: "engloutissement remarqué", de: "Versinken bemerkt").to_owned(),
    };
    of_seat!(look, seat, who;
        you: "You: +{won} ({why}).", "Vous\u{202f}: +{won} ({why}).", "Du: +{won} ({why}).";
        they: "{who}: +{won} ({why}).", "{who}\u{202f}: +{won} ({why}).", "{who}: +{won} ({why}).")
}

// Fissures and sinkings.

#[expect(clippy::wildcard_enum_match_arm, reason = "text() names every event; the rest is told elsewhere")]
fn sinking(event: &Event, look: &Look<'_>) -> String {
    let language = look.language;
    match *event {
        Event::FissurePlaced { border: (low, high), by: FissureBy::Moai { .. } } => say!(language,
            en: "A fissure opens between areas {low} and {high}.", fr: "Une faille s’ouvre entre les zones {low} et {high}.", de: "Zwischen den Gebieten {low} und {high} öffnet sich ein Riss."),
        Event::FissurePlaced { border: (low, high), by: FissureBy::Earth } => say!(language,
            en: "The restless earth cracks between areas {low} and {high}.", fr: "La terre se fend entre les zones {low} et {high}.", de: "Die unruhige Erde reißt zwischen den Gebieten {low} und {high}."),
        Event::NoFissure { why, .. } => no_fissure(why, language).to_owned(),
        Event::PartCutOff { part } => {
            let areas = areas_name(part, language);
            say!(language, en: "The island falls apart: {areas}.", fr: "L’île se brise\u{202f}: {areas}.", de: "Die Insel zerfällt: {areas}.")
        }
        Event::NoticeDecided { seat } => of_seat!(look, seat, who;
            you: "You have decided about the sinking.", "Vous avez décidé au sujet de l’engloutissement.", "Du hast über das Versinken entschieden.";
            they: "{who} has decided about the sinking.", "{who} a décidé au sujet de l’engloutissement.", "{who} hat über das Versinken entschieden."),
        Event::PartOverlooked => {
            say!(language, en: "Nobody calls a sinking.", fr: "Personne n’annonce d’engloutissement.", de: "Niemand sagt ein Versinken an.")
        }
        Event::SinkingCalled { seat } => of_seat!(look, seat, who;
            you: "You call a sinking.", "Vous annoncez un engloutissement.", "Du sagst ein Versinken an.";
            they: "{who} calls a sinking.", "{who} annonce un engloutissement.", "{who} sagt ein Versinken an."),
        Event::SinkingDecided { part, by } => decided(part, by, language),
        Event::Rescued { seat, settlers: count, space, how } => {
            rescued(seat, count, &space.to_string(), how, look)
        }
        Event::PiecesLost { seat, lost } => {
            let lost = loss(&lost, language);
            of_seat!(look, seat, who;
                you: "You lose {lost}.", "Vous perdez {lost}.", "Du verlierst {lost}.";
                they: "{who} loses {lost}.", "{who} perd {lost}.", "{who} verliert {lost}.")
        }
        Event::PartSank { part, fissures: cracks, lava: tiles, volcanoes: left } => {
            let (areas, cracks, tiles) =
                (areas_title(part, language), fissures(cracks, language), lava(tiles, language));
            let left = volcanoes(left, language);
            say!(language,
                en: "{areas} sank, with {cracks} and {tiles}. Volcanoes left: {left}.",
                fr: "{areas}\u{202f}: englouti, avec {cracks} et {tiles}. Restent {left}.",
                de: "{areas}: versunken, mit {cracks} und {tiles}. Übrig: {left}.")
        }
        Event::EndTriggered { volcanoes: left } => {
            let left = volcanoes(left, language);
            say!(language, en: "Only {left} left: this round is the last.", fr: "Plus que {left}\u{202f}: cette manche est la dernière.", de: "Nur noch {left}: Diese Runde ist die letzte.")
        }
        _ => event.to_string(),
    }
}

/// Which part sinks, and why that one.
fn decided(part: Set<::isle::Area>, by: DecidedBy, language: Language) -> String {
    let areas = areas_title(part, language);
    match by {
        DecidedBy::Spaces { fewer, more } => {
            let fewer = spaces(fewer, language);
            say!(language, en: "{areas} will sink: {fewer} against {more}.", fr: "{areas} va sombrer\u{202f}: {fewer} contre {more}.", de: "{areas} wird versinken: {fewer} gegen {more}.")
        }
        DecidedBy::Volcanoes { fewer, more, .. } => {
            let fewer = volcanoes(fewer, language);
            say!(language, en: "{areas} will sink: as many spaces, but {fewer} against {more}.", fr: "{areas} va sombrer\u{202f}: autant de cases, mais {fewer} contre {more}.", de: "{areas} wird versinken: gleich viele Felder, aber {fewer} gegen {more}.")
        }
        DecidedBy::Token(volcano) => {
            say!(language, en: "{areas} will sink: equal parts, and token {volcano} was drawn.", fr: "{areas} va sombrer\u{202f}: parties égales, et le jeton {volcano} est tiré.", de: "{areas} wird versinken: gleiche Teile, und Marker {volcano} wurde gezogen.")
        }
        DecidedBy::Chance => {
            say!(language, en: "{areas} will sink: equal parts, drawn by lot.", fr: "{areas} va sombrer\u{202f}: parties égales, tirage au sort.", de: "{areas} wird versinken: gleiche Teile, per Los.")
        }
    }
}

fn rescued(seat: Seat, count: u8, space: &str, how: RescueShare, look: &Look<'_>) -> String {
    let count = settlers(count, look.language);
    match how {
        RescueShare::All => of_seat!(look, seat, who;
            you: "You save all of yours ({count}) to {space}.", "Vous sauvez tous les vôtres ({count}) en {space}.", "Du rettest alle von dir ({count}) auf {space}.";
            they: "{who} saves all ({count}) to {space}.", "{who} sauve tous les siens ({count}) en {space}.", "{who} rettet alle ({count}) auf {space}."),
        RescueShare::One => of_seat!(look, seat, who;
            you: "You save {count} to {space}.", "Vous sauvez {count} en {space}.", "Du rettest {count} auf {space}.";
            they: "{who} saves {count} to {space}.", "{who} sauve {count} en {space}.", "{who} rettet {count} auf {space}."),
    }
}

// Eruptions.

#[expect(clippy::wildcard_enum_match_arm, reason = "text() names every event; the rest is told elsewhere")]
fn eruption(event: &Event, look: &Look<'_>) -> String {
    let language = look.language;
    match *event {
        Event::DieRolled { face: Face::White } => {
            say!(language, en: "The die shows white: all stays calm.", fr: "Le dé est blanc\u{202f}: tout reste calme.", de: "Der Würfel zeigt Weiß: Alles bleibt ruhig.")
        }
        Event::DieRolled { face: Face::Volcano } => {
            say!(language, en: "The die shows a volcano.", fr: "Le dé montre un volcan.", de: "Der Würfel zeigt einen Vulkan.")
        }
        Event::NoDie => {
            say!(language, en: "No volcano is left: the die is not rolled.", fr: "Plus de volcan\u{202f}: on ne lance pas le dé.", de: "Kein Vulkan mehr: Es wird nicht gewürfelt.")
        }
        Event::LavaGone { tokens } => {
            say!(language, en: "No lava is left on the board. Tokens drawn at once: {tokens}.", fr: "Plus de lave sur le plateau. Jetons tirés aussitôt\u{202f}: {tokens}.", de: "Auf dem Plan ist keine Lava mehr. Sofort gezogene Marker: {tokens}.")
        }
        Event::Erupted { volcanoes, cause } => erupted(&texts(volcanoes), cause, language),
        Event::FlowFull { space } => {
            say!(language, en: "All channels of {space} hold lava already.", fr: "Tous les canaux de {space} sont déjà pleins de lave.", de: "Alle Kanäle von {space} sind schon voll Lava.")
        }
        Event::FlowDry { target } => {
            let place = channel_name(target, language);
            say!(language, en: "No lava tile is left for {place}.", fr: "Plus de tuile de lave pour {place}.", de: "Kein Lavaplättchen mehr für {place}.")
        }
        Event::PrayerDecided { seat } => of_seat!(look, seat, who;
            you: "You have decided about prayers.", "Vous avez décidé pour les prières.", "Du hast über Gebete entschieden.";
            they: "{who} has decided about prayers.", "{who} a décidé pour les prières.", "{who} hat über Gebete entschieden."),
        Event::Prayed { seat, saved } if saved.is_empty() => of_seat!(look, seat, who;
            you: "You save nothing.", "Vous ne sauvez rien.", "Du rettest nichts.";
            they: "{who} saves nothing.", "{who} ne sauve rien.", "{who} rettet nichts."),
        Event::Prayed { seat, saved } => {
            let spots: Vec<String> = saved.iter().map(|spot| spot_name(spot, language)).collect();
            let spots = and_list(language, &spots);
            of_seat!(look, seat, who;
                you: "You pray and save {spots}.", "Vous priez et sauvez {spots}.", "Du betest und rettest {spots}.";
                they: "{who} prays and saves {spots}.", "{who} prie et sauve {spots}.", "{who} betet und rettet {spots}.")
        }
        Event::FlowStopped { target } => {
            let place = channel_name(target, language);
            say!(language, en: "The lava stops: {place}.", fr: "La lave s’arrête\u{202f}: {place}.", de: "Die Lava hält an: {place}.")
        }
        Event::FlowWentOn { from, target } => {
            let (from, target) = (channel_name(from, language), channel_name(target, language));
            say!(language, en: "The lava flows round {from} on to {target}.", fr: "La lave contourne {from} et gagne {target}.", de: "Die Lava fließt um {from} herum nach {target}.")
        }
        Event::Destroyed { owner, what, spot } => destroyed(owner, what, spot, look),
        Event::LavaPlaced { channel } => {
            let place = channel_name(channel, language);
            say!(language, en: "Lava fills {place}.", fr: "La lave remplit {place}.", de: "Lava füllt {place}.")
        }
        _ => event.to_string(),
    }
}

fn erupted(volcanoes: &[String], cause: Cause, language: Language) -> String {
    let list = and_list(language, volcanoes);
    if let ([_], Cause::Die | Cause::NoLava) = (volcanoes, cause) {
        return say!(language, en: "Volcano {list} erupts.", fr: "Le volcan {list} entre en éruption.", de: "Vulkan {list} bricht aus.");
    }
    say!(language, en: "Volcanoes {list} erupt together.", fr: "Les volcans {list} entrent ensemble en éruption.", de: "Die Vulkane {list} brechen zusammen aus.")
}

fn destroyed(owner: Seat, what: Burnable, spot: Spot, look: &Look<'_>) -> String {
    let (what, place) = (burnable(what, look.language), spot_name(spot, look.language));
    of_seat!(look, owner, who;
        you: "Lava destroys your {what}: {place}.", "La lave détruit un {what} à vous\u{202f}: {place}.", "Lava zerstört von dir: {what}, {place}.";
        they: "Lava destroys a {what} of {who}: {place}.", "La lave détruit un {what} de {who}\u{202f}: {place}.", "Lava zerstört von {who}: {what}, {place}.")
}
