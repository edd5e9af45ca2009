//! What everything on the map is called: for readers, for the chips of chosen steps, for forms.

use engine::Seat;
use isle::{Channel, Content, Geyser, Space, Spot};
use words::{say, word};

use super::sight::Sight;
use super::words::{burnable, channel_name, depth, moai, settlers as settlers_counted, side_name};

/// What a piece belongs to: "your village", "village of Ivo".
pub(super) fn owned(sight: Sight<'_>, what: &str, owner: Seat) -> String {
    let language = sight.language();
    if sight.is_me(owner) {
        return say!(language, en: "your {what}", fr: "{what} à vous", de: "{what} von dir");
    }
    let who = sight.look.name(owner);
    say!(language, en: "{what} of {who}", fr: "{what} de {who}", de: "{what} von {who}")
}

/// A space with what is in it: "3a: near lava, far your village; 2 settlers of Ivo".
pub(super) fn space(sight: Sight<'_>, space: Space) -> String {
    let language = sight.language();
    let contents = contents(sight, space);
    if contents.is_empty() {
        return say!(language, en: "Space {space}", fr: "Case {space}", de: "Feld {space}");
    }
    let contents = contents.join(", ");
    say!(language, en: "Space {space}: {contents}", fr: "Case {space}\u{202f}: {contents}", de: "Feld {space}: {contents}")
}

/// Everything in a space besides geysers, one after the other.
pub(super) fn contents(sight: Sight<'_>, space: Space) -> Vec<String> {
    let (public, language) = (sight.public(), sight.language());
    let channels = Channel::of(space).filter_map(|channel| {
        let what = content_words(sight, channel)?;
        let place = depth(channel.depth(), language);
        Some(say!(language, en: "{place} {what}", fr: "{place}\u{202f}: {what}", de: "{place}: {what}"))
    });
    let loose = public.all_pieces().filter_map(|(seat, own)| {
        let count = i64::try_from(own.loose().count(space)).ok().filter(|count| *count > 0)?;
        let what = moai(count, language);
        let what = say!(language, en: "{what} loose", fr: "{what} à part", de: "{what} verschoben");
        Some(owned(sight, &what, seat))
    });
    let settlers = public.all_pieces().filter_map(|(seat, own)| {
        let count = i64::try_from(own.settlers().count(space)).ok().filter(|count| *count > 0)?;
        Some(owned(sight, &settlers_counted(count, language), seat))
    });
    channels.chain(loose).chain(settlers).collect()
}

/// What is in a channel; nothing if it is empty.
fn content_words(sight: Sight<'_>, channel: Channel) -> Option<String> {
    let language = sight.language();
    Some(match sight.public().content(channel)? {
        Content::Lava => word!(language, en: "lava", fr: "lave", de: "Lava").to_owned(),
        Content::Village(owner) => owned(sight, burnable(isle::Burnable::Village, language), owner),
        Content::Moai(owner) => owned(sight, lying(sight), owner),
    })
}

const fn lying(sight: Sight<'_>) -> &'static str {
    word!(sight.language(), en: "lying moai", fr: "moaï couché", de: "liegender Moai")
}

/// A channel with what is in it, and the chance that lava reaches it.
pub(super) fn channel(sight: Sight<'_>, channel: Channel) -> String {
    let language = sight.language();
    let name = channel_name(channel, language);
    let what = content_words(sight, channel)
        .unwrap_or_else(|| word!(language, en: "empty", fr: "vide", de: "leer").to_owned());
    let risk = match sight.public().content(channel) {
        Some(Content::Village(_) | Content::Moai(_)) => risk(sight, Spot::Channel(channel)),
        Some(Content::Lava) | None => String::new(),
    };
    say!(language, en: "{name}: {what}{risk}", fr: "{name}\u{202f}: {what}{risk}", de: "{name}: {what}{risk}")
}

/// The chance that the next roll of the die brings lava to a piece, as an addition.
fn risk(sight: Sight<'_>, spot: Spot) -> String {
    let odds = sight.public().burn_odds(spot);
    if odds.times == 0 {
        return String::new();
    }
    let (times, of) = (odds.times, odds.of);
    say!(sight.language(),
        en: ", burns {times} in {of} at the next roll",
        fr: ", brûle {times} fois sur {of} au prochain jet",
        de: ", brennt beim nächsten Wurf mit {times} zu {of}")
}

/// Loose moai of a seat.
pub(super) fn loose(sight: Sight<'_>, space: Space, owner: Seat) -> String {
    let language = sight.language();
    let count = i64::try_from(sight.public().pieces(owner).loose().count(space)).unwrap_or(0);
    let what =
        if count == 1 { burnable(isle::Burnable::Moai, language).to_owned() } else { moai(count, language) };
    let what = owned(sight, &what, owner);
    let risk = risk(sight, Spot::Loose(space));
    say!(language, en: "{space} loose: {what}{risk}", fr: "{space} déplacé\u{202f}: {what}{risk}", de: "{space} verschoben: {what}{risk}")
}

/// The observer's settlers in a space.
pub(super) fn settlers(sight: Sight<'_>, space: Space, count: usize) -> String {
    let language = sight.language();
    let what = settlers_counted(i64::try_from(count).unwrap_or(0), language);
    let what = if count == 1 {
        word!(language, en: "your settler", fr: "votre colon", de: "dein Siedler").to_owned()
    } else {
        owned(sight, &what, sight.me().unwrap_or_default())
    };
    say!(language, en: "{space}: {what}", fr: "{space}\u{202f}: {what}", de: "{space}: {what}")
}

/// The settler on the observer's boat.
pub(super) const fn boat(sight: Sight<'_>) -> &'static str {
    word!(sight.language(), en: "your settler on the boat", fr: "votre colon sur le bateau", de: "dein Siedler auf dem Boot")
}

/// A geyser: where it is, what it faces, who stands on it.
pub(super) fn geyser(sight: Sight<'_>, geyser: Geyser) -> String {
    let (public, language) = (sight.public(), sight.language());
    let site = public.map().site(geyser);
    let (space, side) = (site.space, side_name(site.side, language));
    let place = say!(language,
        en: "Geyser {space} {side}", fr: "Geyser {space} {side}", de: "Geysir {space} {side}");
    let faces = match public.faced_border(geyser) {
        None => word!(language, en: "faces the sea", fr: "face à la mer", de: "schaut aufs Meer").to_owned(),
        Some(border) => {
            let area = public.map().line(border).across(space.area());
            if public.fissures().contains(border) {
                say!(language, en: "faces area {area}, border closed", fr: "face à la zone {area}, frontière fermée", de: "schaut auf Gebiet {area}, Grenze zu")
            } else {
                say!(language, en: "faces area {area}, border open", fr: "face à la zone {area}, frontière ouverte", de: "schaut auf Gebiet {area}, Grenze offen")
            }
        }
    };
    match public.standing(geyser) {
        Some(owner) => {
            let moai = owned(sight, burnable(isle::Burnable::Moai, language), owner);
            say!(language, en: "{place}: {moai}, {faces}", fr: "{place}\u{202f}: {moai}, {faces}", de: "{place}: {moai}, {faces}")
        }
        None => {
            say!(language, en: "{place}: free, {faces}", fr: "{place}\u{202f}: libre, {faces}", de: "{place}: frei, {faces}")
        }
    }
}
