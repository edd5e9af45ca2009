//! Fissures, sinkings and eruptions in the words of the log.

use engine::{Seat, Set};
use isle::{Burnable, Cause, DecidedBy, Event, Face, FissureBy, RescueShare, Spot};
use words::{Language, and_list, count, say};

use super::effects::no_fissure;
use super::words::{
    areas_name, areas_title, burnable, channel_name, fissures, lava, loss, of_seat, settlers, spaces,
    spot_name, texts, volcanoes,
};
use face::Look;

// Fissures and sinkings.

/// Fissures and sinkings in words.
#[expect(clippy::wildcard_enum_match_arm, reason = "text() names every event; the rest is told elsewhere")]
pub(super) fn sinking(event: &Event, look: &Look<'_>) -> String {
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
        Event::CallUnrewarded { seat } => of_seat!(look, seat, who;
            you: "You get no points: you left this part before the die.", "Vous ne gagnez aucun point\u{202f}: vous aviez laissé cette partie avant le dé.", "Du bekommst keine Punkte: Du hast vor dem Würfel nichts gesagt.";
            they: "{who} gets no points, having left this part before the die.", "{who} ne gagne aucun point, ayant laissé cette partie avant le dé.", "{who} bekommt keine Punkte, weil vor dem Würfel nichts gesagt wurde."),
        Event::SinkingDecided { part, by } => decided(part, by, language),
        Event::Rescued { seat, settlers: count, space, how } => {
            rescued(seat, count, &space.to_string(), how, look)
        }
        Event::PiecesLost { seat, lost } => {
            let lost = loss(lost, language);
            of_seat!(look, seat, who;
                you: "You lose {lost}.", "Vous perdez {lost}.", "Du verlierst {lost}.";
                they: "{who} loses {lost}.", "{who} perd {lost}.", "{who} verliert {lost}.")
        }
        Event::PartSank { part, fissures: cracks, lava: tiles, volcanoes: left } => {
            let (areas, cracks, tiles) =
                (areas_title(part, language), fissures(cracks, language), lava(tiles, language));
            let left = volcanoes(left, language);
            count!(language, part.len(),
                en: "{areas} sank, with {cracks} and {tiles}; {left} left."
                    | "{areas} sank, with {cracks} and {tiles}; {left} left.",
                fr: "{areas} est engloutie, avec {cracks} et {tiles}. Il reste {left}."
                    | "{areas} sont englouties, avec {cracks} et {tiles}. Il reste {left}.",
                de: "{areas} ist versunken, mit {cracks} und {tiles}; noch {left}."
                    | "{areas} sind versunken, mit {cracks} und {tiles}; noch {left}.")
        }
        Event::EndTriggered { volcanoes: left } => {
            let left = volcanoes(left, language);
            say!(language, en: "Only {left} left: this round is the last.", fr: "Plus que {left}\u{202f}: cette manche est la dernière.", de: "Nur noch {left}: Diese Runde ist die letzte.")
        }
        _ => event.to_string(),
    }
}

/// Which part sinks, and why that one.
fn decided(part: Set<isle::Area>, by: DecidedBy, language: Language) -> String {
    let areas = areas_title(part, language);
    let sink = count!(language, part.len(),
        en: "{areas} will sink" | "{areas} will sink",
        fr: "{areas} va sombrer" | "{areas} vont sombrer",
        de: "{areas} wird versinken" | "{areas} werden versinken");
    match by {
        DecidedBy::Spaces { fewer, more } => {
            let fewer = spaces(fewer, language);
            say!(language, en: "{sink}: {fewer} against {more}.", fr: "{sink}\u{202f}: {fewer} contre {more}.", de: "{sink}: {fewer} gegen {more}.")
        }
        DecidedBy::Volcanoes { fewer, more, .. } => {
            let fewer = volcanoes(fewer, language);
            say!(language, en: "{sink}: as many spaces, but {fewer} against {more}.", fr: "{sink}\u{202f}: autant de cases, mais {fewer} contre {more}.", de: "{sink}: gleich viele Felder, aber {fewer} gegen {more}.")
        }
        DecidedBy::Token(volcano) => {
            say!(language, en: "{sink}: equal parts, and token {volcano} was drawn.", fr: "{sink}\u{202f}: parties égales, et le jeton {volcano} est tiré.", de: "{sink}: gleiche Teile, und Marker {volcano} wurde gezogen.")
        }
        DecidedBy::Chance => {
            say!(language, en: "{sink}: equal parts, drawn by lot.", fr: "{sink}\u{202f}: parties égales, tirage au sort.", de: "{sink}: gleiche Teile, per Los.")
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

/// Dice and eruptions in words.
#[expect(clippy::wildcard_enum_match_arm, reason = "text() names every event; the rest is told elsewhere")]
pub(super) fn eruption(event: &Event, look: &Look<'_>) -> String {
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
