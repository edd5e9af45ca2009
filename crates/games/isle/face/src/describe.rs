//! The position in words: for the terminal, for whoever does not see the board, for the lobby.

use engine::{Seat, SeatSet, Small, Standing};
use isle::{Area, Danger, Distance, End, FlowEnd, Phase};
use words::{Language, and_list, count, say, word};

use super::choices::waiting;
use super::labels::{contents, owned};
use super::plates::{holdings, reserve, score};
use super::refusal::because;
use super::sight::Sight;
use super::words::{action_points, burnable, facing, lava, of_seat, points, seat_list, texts, volcanoes};
use face::{Look, Part, PartKind};

/// The position, part by part.
pub(super) fn describe(sight: Sight<'_>) -> Vec<Part> {
    [Some(now(sight)), hand(sight), Some(players(sight)), Some(areas(sight)), Some(scores(sight))]
        .into_iter()
        .flatten()
        .collect()
}

fn part(kind: PartKind, heading: &str, lines: Vec<String>) -> Part {
    Part { kind, heading: heading.to_owned(), lines }
}

/// What is going on, and whose turn it is.
fn now(sight: Sight<'_>) -> Part {
    let (public, language) = (sight.public(), sight.language());
    let mut lines = vec![state_words(sight), waiting(sight)];
    if public.end().is_none() && public.course().round > 0 {
        let left = action_points(public.course().action_points, language);
        let who = sight.plate(sight.active());
        lines.push(say!(language, en: "{who}: {left} left.", fr: "{who}\u{202f}: reste {left}.", de: "{who}: noch {left}."));
    }
    let count = |number: usize| i64::try_from(number).unwrap_or(0);
    let (board, supply) =
        (lava(count(public.lava().len()), language), lava(count(public.lava_left()), language));
    lines.push(say!(language, en: "{board} on the board, {supply} in the supply.", fr: "{board} sur le plateau, {supply} en réserve.", de: "{board} auf dem Plan, {supply} im Vorrat."));
    let bridges = public.bridges();
    if !bridges.is_empty() {
        let pairs: Vec<String> = bridges
            .iter()
            .map(|border| {
                let line = public.map().line(border);
                format!("{}–{}", line.low, line.high)
            })
            .collect();
        let pairs = pairs.join(", ");
        lines.push(say!(language, en: "One fissure here would cut the island: {pairs}.", fr: "Une seule faille ici couperait l’île\u{202f}: {pairs}.", de: "Ein Riss hier würde die Insel teilen: {pairs}."));
    }
    part(PartKind::Board, word!(language, en: "Now", fr: "Maintenant", de: "Jetzt"), lines)
}

/// What the observer has, and where.
fn hand(sight: Sight<'_>) -> Option<Part> {
    let (public, language) = (sight.public(), sight.language());
    let me = sight.me()?;
    let own = public.pieces(me);
    let mut lines = vec![format!("{}.", holdings(sight, me)), format!("{}.", reserve(sight, me))];
    let places = own.settlers().spaces();
    if !places.is_empty() {
        let places = and_list(language, &texts(places));
        lines.push(say!(language, en: "Your settlers stand in {places}.", fr: "Vos colons sont en {places}.", de: "Deine Siedler stehen in {places}."));
    }
    Some(part(
        PartKind::Hand,
        word!(language, en: "Your pieces", fr: "Vos pièces", de: "Deine Figuren"),
        lines,
    ))
}

/// What everybody has.
fn players(sight: Sight<'_>) -> Part {
    let language = sight.language();
    let line = |seat: Seat| {
        let (who, has, left) = (sight.plate(seat), holdings(sight, seat), reserve(sight, seat));
        say!(language, en: "{who}: {has}; {left}.", fr: "{who}\u{202f}: {has}\u{202f}; {left}.", de: "{who}: {has}; {left}.")
    };
    let lines = Seat::all(sight.seats()).map(line).collect();
    part(PartKind::Board, word!(language, en: "Players", fr: "Joueurs", de: "Spieler"), lines)
}

/// The island, area by area.
fn areas(sight: Sight<'_>) -> Part {
    let (public, language) = (sight.public(), sight.language());
    let mut lines = Vec::new();
    let dangers = public.dangers();
    for area in public.land() {
        let parts = area_words(sight, area, dangers[area.index()]).join("; ");
        let name = area_name(area, language);
        lines.push(
            say!(language, en: "{name}: {parts}.", fr: "{name}\u{202f}: {parts}.", de: "{name}: {parts}."),
        );
    }
    let gone = texts(Area::every().difference(public.land()));
    if !gone.is_empty() {
        let gone = and_list(language, &gone);
        lines.push(
            say!(language, en: "Sunk: {gone}.", fr: "Englouties\u{202f}: {gone}.", de: "Versunken: {gone}."),
        );
    }
    part(PartKind::Board, word!(language, en: "Areas", fr: "Zones", de: "Gebiete"), lines)
}

/// What an area is called: "Area 3, volcano".
pub(super) fn area_name(area: Area, language: Language) -> String {
    match area.volcano() {
        Some(_) => {
            say!(language, en: "Area {area}, volcano", fr: "Zone {area}, volcan", de: "Gebiet {area}, Vulkan")
        }
        None => say!(language, en: "Area {area}", fr: "Zone {area}", de: "Gebiet {area}"),
    }
}

/// Everything in an area, where it is open, and how near it is to sinking.
pub(super) fn area_words(sight: Sight<'_>, area: Area, danger: Option<Danger>) -> Vec<String> {
    let mut parts: Vec<String> = area
        .spaces()
        .map(|space| (space, contents(sight, space)))
        .filter(|(_, contents)| !contents.is_empty())
        .map(|(space, contents)| format!("{space} {}", contents.join(", ")))
        .collect();
    parts.extend(standing(sight, area));
    parts.extend(neighbours(sight, area));
    parts.extend(danger.and_then(|danger| danger_words(danger.distance, sight)));
    parts
}

/// The standing moai of an area.
fn standing(sight: Sight<'_>, area: Area) -> Vec<String> {
    let (public, language) = (sight.public(), sight.language());
    let geysers = public.map().geysers_of(area.space_set());
    let stands =
        geysers.iter().filter_map(|geyser| Some((public.map().site(geyser), public.standing(geyser)?)));
    stands
        .map(|(site, owner)| {
            let (space, side) = (site.space, facing(site.side, language));
            let moai = owned(sight, burnable(isle::Burnable::Moai, language), owner);
            say!(language, en: "standing in {space} facing {side}: {moai}", fr: "dressé en {space}, tourné {side}\u{202f}: {moai}", de: "in {space} steht mit Blick nach {side}: {moai}")
        })
        .collect()
}

/// The areas that can be reached, and those behind a fissure.
fn neighbours(sight: Sight<'_>, area: Area) -> Vec<String> {
    let (public, language) = (sight.public(), sight.language());
    let across = |border| public.map().line(border).across(area).to_string();
    let open: Vec<String> = public.open_borders_of(area).iter().map(across).collect();
    let closed: Vec<String> =
        public.map().borders_of(area).intersection(public.fissures()).iter().map(across).collect();
    let (ways, cracks) = (and_list(language, &open), and_list(language, &closed));
    let mut parts = Vec::new();
    if !open.is_empty() {
        parts.push(say!(language, en: "open to {ways}", fr: "ouverte vers {ways}", de: "offen nach {ways}"));
    }
    if !closed.is_empty() {
        parts.push(
            say!(language, en: "fissure to {cracks}", fr: "faille vers {cracks}", de: "Riss nach {cracks}"),
        );
    }
    parts
}

/// How near an area is to sinking, where it is near.
pub(super) fn danger_words(distance: Distance, sight: Sight<'_>) -> Option<String> {
    let count = match distance {
        Distance::One => 1,
        Distance::Two => 2,
        Distance::More => return None,
    };
    Some(count!(sight.language(), count,
        en: "{count} fissure could sink it" | "{count} fissures could sink it",
        fr: "{count} faille peut suffire à l’engloutir" | "{count} failles peuvent suffire à l’engloutir",
        de: "{count} Riss kann es versenken" | "{count} Risse können es versenken"))
}

fn scores(sight: Sight<'_>) -> Part {
    let (public, language) = (sight.public(), sight.language());
    let line = |seat: Seat| {
        let (who, won) = (sight.plate(seat), points(score(sight.public(), seat), language));
        let sheet = public.sheet(seat);
        let lines = sheet.lines().into_iter().filter(|line| line.value != 0);
        let parts: Vec<String> = lines
            .map(|line| format!("{} {}", super::about::score_words(line.what, language), line.value))
            .collect();
        let all = points(sheet.total(), language);
        let parts = if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) };
        if public.end().is_some() {
            return say!(language, en: "{who}: {all}{parts}.", fr: "{who}\u{202f}: {all}{parts}.", de: "{who}: {all}{parts}.");
        }
        say!(language,
            en: "{who}: {won} so far; {all} if the game ended now{parts}.",
            fr: "{who}\u{202f}: {won} pour l’instant\u{202f}; {all} si la partie finissait maintenant{parts}.",
            de: "{who}: bisher {won}; {all}, wäre jetzt Schluss{parts}.")
    };
    let lines = Seat::all(sight.seats()).map(line).collect();
    part(PartKind::Scores, word!(language, en: "Scores", fr: "Scores", de: "Stände"), lines)
}

/// What the lava of every volcano would hit, for lists: number, chance, what it would hit.
pub(super) fn forecast(sight: Sight<'_>) -> Vec<(String, String)> {
    let (public, language) = (sight.public(), sight.language());
    let line = |volcano: isle::Volcano| {
        let mut hits = Vec::new();
        for flow in public.preview_eruption(volcano) {
            if let FlowEnd::Hits { channel, owner, what } = flow.end {
                let what = owned(sight, burnable(what, language), owner);
                hits.push(format!("{what} ({})", channel.space()));
            }
            for (owner, count) in flow.loose.iter().filter(|(_, count)| **count > 0) {
                let what = owned(sight, &super::words::moai(*count, language), owner);
                hits.push(format!("{what} ({})", flow.space));
            }
        }
        let hits = if hits.is_empty() {
            word!(language, en: "nothing", fr: "rien", de: "nichts").to_owned()
        } else {
            hits.join(", ")
        };
        (volcano.to_string(), hits)
    };
    public.volcanoes().iter().map(line).collect()
}

/// What the game is doing now, in one sentence.
pub(super) fn state_words(sight: Sight<'_>) -> String {
    let (public, language) = (sight.public(), sight.language());
    let round = public.course().round;
    let left = volcanoes(i64::try_from(public.volcanoes().len()).unwrap_or(0), language);
    match public.phase() {
        Phase::Continent | Phase::Boats | Phase::First => {
            say!(language, en: "The continent is being set up.", fr: "On met le continent en place.", de: "Der Kontinent wird aufgebaut.")
        }
        Phase::Over(end) => {
            let why = because(*end, language);
            say!(language, en: "Over after round {round}. {why}", fr: "Terminée après la manche {round}. {why}", de: "Nach Runde {round} zu Ende. {why}")
        }
        Phase::Turn
        | Phase::Notice(_)
        | Phase::Tie(_)
        | Phase::Rescue(_)
        | Phase::Die
        | Phase::Tokens(_)
        | Phase::Prayer(_)
        | Phase::Crack
            if public.course().is_ending() =>
        {
            say!(language, en: "Round {round}, the last one, {left} left.", fr: "Manche {round}, la dernière, reste {left}.", de: "Runde {round}, die letzte, noch {left}.")
        }
        Phase::Turn
        | Phase::Notice(_)
        | Phase::Tie(_)
        | Phase::Rescue(_)
        | Phase::Die
        | Phase::Tokens(_)
        | Phase::Prayer(_)
        | Phase::Crack => {
            say!(language, en: "Round {round}, {left} left.", fr: "Manche {round}, reste {left}.", de: "Runde {round}, noch {left}.")
        }
    }
}

/// How the game ended, and who won.
pub(super) fn ending(standing: &Standing, look: &Look<'_>) -> String {
    let winners = standing.winners();
    let most = winners.first().map_or(0, |seat| standing.scores[seat]);
    let ends = [End::Volcanoes, End::AllStanding, End::Idle, End::NoRaise];
    let why = ends.into_iter().find(|end| end.reason() == standing.reason);
    let why = why.map_or("", |end| because(end, look.language));
    format!("{} {why}", won(winners, most, look)).trim_end().to_owned()
}

/// Who has won with how many points.
pub(super) fn won(winners: SeatSet, count: i32, look: &Look<'_>) -> String {
    let language = look.language;
    let points = points(count, language);
    match winners.first() {
        Some(only) if winners.len() == 1 => of_seat!(look, only, who;
            you: "You win with {points}.", "Vous gagnez avec {points}.", "Du gewinnst mit {points}.";
            they: "{who} wins with {points}.", "{who} gagne avec {points}.", "{who} gewinnt mit {points}."),
        _ => {
            let all = seat_list(winners, look);
            say!(language, en: "Shared victory with {points}: {all}.", fr: "Victoire partagée avec {points}\u{202f}: {all}.", de: "Geteilter Sieg mit {points}: {all}.")
        }
    }
}
