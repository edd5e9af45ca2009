//! The log: one sentence for each event, told to whoever looks.

use engine::{Happening, Seat};
use isle::{Event, Landing, Spot, Why};
use words::{say, word};

use super::calamities;
use super::describe::won;
use super::refusal::because;
use super::words::{
    action_points, channel_name, facing, moai, of_seat, points, prayers, rounds, spot_name, villages,
};
use face::{Line, LineKind, Look};

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
        | Event::CallUnrewarded { seat }
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
    match event {
        Event::ContinentBuilt { .. }
        | Event::BoatsDealt { .. }
        | Event::FirstDrawn { .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::GameOver { .. }
        | Event::Counted { .. }
        | Event::Won { .. } => course(event, look),
        Event::Landed { .. }
        | Event::Moved { .. }
        | Event::Carried { .. }
        | Event::VillageBuilt { .. }
        | Event::SettlerCreated { .. }
        | Event::Sculpted { .. }
        | Event::Raised { .. }
        | Event::Scored { .. }
        | Event::PrayerBought { .. } => deed(event, look),
        Event::FissurePlaced { .. }
        | Event::NoFissure { .. }
        | Event::PartCutOff { .. }
        | Event::NoticeDecided { .. }
        | Event::PartOverlooked
        | Event::SinkingCalled { .. }
        | Event::CallUnrewarded { .. }
        | Event::SinkingDecided { .. }
        | Event::Rescued { .. }
        | Event::PiecesLost { .. }
        | Event::PartSank { .. }
        | Event::EndTriggered { .. } => calamities::sinking(event, look),
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
        | Event::TokensMixed { .. } => calamities::eruption(event, look),
    }
}

// The course of the game.

/// Set-up, turns, the end.
#[expect(clippy::wildcard_enum_match_arm, reason = "text() names every event; the rest is told elsewhere")]
fn course(event: &Event, look: &Look<'_>) -> String {
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
        Event::TurnEnded { seat, lost } => {
            let lost = action_points(lost, language);
            of_seat!(look, seat, who;
                you: "You end your turn and give up {lost}.", "Vous finissez votre tour et renoncez à {lost}.", "Du beendest deinen Zug und verzichtest auf {lost}.";
                they: "{who} ends the turn and gives up {lost}.", "{who} finit son tour et renonce à {lost}.", "{who} beendet den Zug und verzichtet auf {lost}.")
        }
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
        _ => event.to_string(),
    }
}

fn turn_began(seat: Seat, round: u16, look: &Look<'_>) -> String {
    of_seat!(look, seat, who;
        you: "Round {round}: your turn", "Manche {round}\u{202f}: à vous", "Runde {round}: du bist dran";
        they: "Round {round}: {who}", "Manche {round}\u{202f}: {who}", "Runde {round}: {who}")
}

// Deeds.

/// What somebody has done, and won by it.
#[expect(clippy::wildcard_enum_match_arm, reason = "text() names every event; the rest is told elsewhere")]
fn deed(event: &Event, look: &Look<'_>) -> String {
    let language = look.language;
    match *event {
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
                you: "You sculpt a moai: {place}.", "Vous sculptez un moaï\u{202f}: {place}.", "Du meißelst einen Moai: {place}.";
                they: "{who} sculpts a moai: {place}.", "{who} sculpte un moaï\u{202f}: {place}.", "{who} meißelt einen Moai: {place}.")
        }
        Event::Raised { seat, from, side } => {
            let (space, side) = (from.space(), facing(side, language));
            of_seat!(look, seat, who;
                you: "You raise a moai in {space}, facing {side}.", "Vous dressez un moaï en {space}, tourné {side}.", "Du richtest in {space} einen Moai auf, Blick nach {side}.";
                they: "{who} raises a moai in {space}, facing {side}.", "{who} dresse un moaï en {space}, tourné {side}.", "{who} richtet in {space} einen Moai auf, Blick nach {side}.")
        }
        Event::Scored { seat, points: count, why } => scored(seat, count, why, look),
        Event::PrayerBought { seat, price, held } => {
            let (price, held) = (action_points(price, language), prayers(held, language));
            of_seat!(look, seat, who;
                you: "You buy a prayer token for {price} and hold {held}.", "Vous achetez un jeton prière ({price}) et avez {held}.", "Du kaufst einen Gebetsmarker ({price}) und hast {held}.";
                they: "{who} buys a prayer token for {price} and holds {held}.", "{who} achète un jeton prière ({price}) et a {held}.", "{who} kauft einen Gebetsmarker ({price}) und hat {held}.")
        }
        _ => event.to_string(),
    }
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
