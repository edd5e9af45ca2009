//! What follows from an action, as far as it is certain and public, in words.

use engine::Seat;
use isle::{Action, Carry, Cut, LastRound, NoFissure, Phase, RaisePreview, SinkingPreview, Spot};
use words::{Language, count, say, word};

use super::sight::Sight;
use super::words::{
    action_points, areas_name, areas_title, loss, moai, of_seat, points, settlers, spaces as spaces_counted,
    villages, volcanoes,
};

/// What follows from an action.
pub(super) fn effect(action: Action, sight: Sight<'_>) -> String {
    let language = sight.language();
    match action {
        Action::Land(_) => word!(language, en: "It never goes back to the boat.", fr: "Il ne remonte jamais sur le bateau.", de: "Zurück aufs Boot geht es nie.").to_owned(),
        Action::Move { carry: Carry::Lying(_) | Carry::Loose | Carry::LooseOf(_), .. } => word!(language,
            en: "The moai lies loose there: any lava in that space destroys it.",
            fr: "Le moaï y est à part\u{202f}: toute lave dans cette case le détruit.",
            de: "Der Moai liegt dort lose: Jede Lava auf diesem Feld zerstört ihn.").to_owned(),
        Action::Village(channel) => {
            let now = word!(language, en: "+1 point now, 3 more at the end if it still stands.", fr: "+1 point maintenant, 3 de plus à la fin s’il tient encore.", de: "+1 Punkt jetzt, 3 weitere am Ende, wenn es noch steht.");
            format!("{now}{}", last_lava(sight, Spot::Channel(channel)))
        }
        Action::Settler(space) => {
            let left = sight.public().creations_left(space.area()).saturating_sub(1);
            let area = space.area();
            count!(language, left,
                en: "Worth 4 points at the end. After it {left} more settler may be created in area {area} this turn."
                    | "Worth 4 points at the end. After it {left} more settlers may be created in area {area} this turn.",
                fr: "Vaut 4 points à la fin. Ensuite, {left} colon de plus est possible dans la zone {area} ce tour-ci."
                    | "Vaut 4 points à la fin. Ensuite, {left} colons de plus sont possibles dans la zone {area} ce tour-ci.",
                de: "Zählt am Ende 4 Punkte. Danach geht in Gebiet {area} in diesem Zug noch {left} Siedler."
                    | "Zählt am Ende 4 Punkte. Danach gehen in Gebiet {area} in diesem Zug noch {left} Siedler.")
        }
        Action::Sculpt(channel) => {
            let now = word!(language, en: "It lies there until it is raised.", fr: "Il y reste couché jusqu’à ce qu’on le dresse.", de: "Er liegt dort, bis er aufgerichtet wird.");
            format!("{now}{}", last_lava(sight, Spot::Channel(channel)))
        }
        Action::Raise { from, side } => {
            sight.view.preview_raise(from, side).map(|preview| raise(&preview, sight)).unwrap_or_default()
        }
        Action::Pray => word!(language,
            en: "Saves one village or lying moai from lava, or is worth 2 points at the end.",
            fr: "Sauve de la lave un village ou un moaï couché, ou vaut 2 points à la fin.",
            de: "Rettet ein Dorf oder einen liegenden Moai vor Lava oder zählt am Ende 2 Punkte.").to_owned(),
        Action::Rescue(_) => rescue(sight),
        Action::End => end(sight),
        Action::Call => sight.me().and_then(|me| sight.public().preview_call(me)).map(|found| cut(&found, sight)).unwrap_or_default(),
        Action::Move { carry: Carry::Nothing, .. } | Action::Save(_) | Action::Leave => String::new(),
    }
}

/// What the last lava tile of the board means.
fn last_lava(sight: Sight<'_>, spot: Spot) -> String {
    let lava = sight.public().lava();
    let is_last = lava.len() == 1 && matches!(spot, Spot::Channel(channel) if lava.contains(channel));
    if !is_last || sight.public().volcanoes().is_empty() {
        return String::new();
    }
    say!(sight.language(),
        en: " It is the last lava on the board: two volcanoes erupt at once.",
        fr: " C’est la dernière lave du plateau\u{202f}: deux volcans entrent aussitôt en éruption.",
        de: " Es ist die letzte Lava auf dem Plan: Sofort brechen zwei Vulkane aus.")
}

/// Ending the turn: what is lost, and that something could still be done.
fn end(sight: Sight<'_>) -> String {
    let left = sight.view.action_points();
    if left == 0 {
        return String::new();
    }
    let lost = action_points(left, sight.language());
    say!(sight.language(),
        en: "You would lose {lost}, though you can still act.",
        fr: "Vous perdriez {lost}, alors que vous pouvez encore agir.",
        de: "Du würdest {lost} verlieren, obwohl du noch handeln kannst.")
}

fn rescue(sight: Sight<'_>) -> String {
    let (Phase::Rescue(rescue), Some(me)) = (sight.public().phase(), sight.me()) else {
        return String::new();
    };
    let spaces = isle::spaces_of(rescue.part);
    let there = sight.public().pieces(me).settlers().count_in(spaces);
    let saved = if rescue.rescuer == me { there } else { there.min(1) };
    let saved = settlers(i64::try_from(saved).unwrap_or(0), sight.language());
    say!(sight.language(), en: "Saves {saved}.", fr: "Sauve {saved}.", de: "Rettet {saved}.")
}

// Raising.

/// Points with their multiplication, the fissure, what sinks, the die.
pub(super) fn raise(preview: &RaisePreview, sight: Sight<'_>) -> String {
    let language = sight.language();
    let mut sentences = vec![value(preview, language), fissure(preview, sight)];
    sentences.extend(preview.cut.as_ref().map(|found| cut(found, sight)));
    let (times, of) = (preview.eruption.times, preview.eruption.of);
    if times > 0 {
        sentences.push(say!(language,
            en: "Then the die: {times} in {of} for an eruption.",
            fr: "Puis le dé\u{202f}: {times} chances sur {of} d’éruption.",
            de: "Dann der Würfel: mit {times} zu {of} ein Ausbruch."));
    }
    sentences.join(" ")
}

fn value(preview: &RaisePreview, language: Language) -> String {
    let value = preview.value;
    let won = points(value.points(), language);
    if value.villages == 0 {
        return say!(language, en: "+{won}, without own village here.", fr: "+{won}, sans village à vous ici.", de: "+{won}, ohne eigenes Dorf hier.");
    }
    let (factor, count) = (villages(value.villages, language), moai(value.moai, language));
    format!("+{won}: {factor} × {count}.")
}

fn fissure(preview: &RaisePreview, sight: Sight<'_>) -> String {
    let language = sight.language();
    match preview.fissure {
        Ok(border) => {
            let line = sight.public().map().line(border);
            let (low, high) = (line.low, line.high);
            say!(language,
                en: "A fissure closes the border of areas {low} and {high}.",
                fr: "Une faille ferme la frontière des zones {low} et {high}.",
                de: "Ein Riss schließt die Grenze der Gebiete {low} und {high}.")
        }
        Err(why) => no_fissure(why, language).to_owned(),
    }
}

/// Why no fissure opens.
pub(super) const fn no_fissure(why: NoFissure, language: Language) -> &'static str {
    match why {
        NoFissure::AlreadyThere => {
            word!(language, en: "The border has a fissure already: no new one.", fr: "La frontière a déjà une faille\u{202f}: pas de nouvelle.", de: "Die Grenze hat schon einen Riss: kein neuer.")
        }
        NoFissure::Sea => {
            word!(language, en: "It faces the sea: no fissure.", fr: "Face à la mer\u{202f}: pas de faille.", de: "Er schaut aufs Meer: kein Riss.")
        }
        NoFissure::NoneLeft => {
            word!(language, en: "No fissure is left in the supply.", fr: "Il ne reste plus de faille.", de: "Im Vorrat ist kein Riss mehr.")
        }
    }
}

/// What sinks, what everybody saves and loses, and whether the game then ends.
pub(super) fn cut(cut: &Cut, sight: Sight<'_>) -> String {
    let language = sight.language();
    if let [sinking] = cut.sinkings.as_slice() {
        return sinking_words(sinking, sight);
    }
    let each: Vec<String> = cut.sinkings.iter().map(|sinking| sinking_words(sinking, sight)).collect();
    let each = each.join(" / ");
    say!(language,
        en: "The island falls into equal parts; a drawn token decides: {each}",
        fr: "L’île se brise en parties égales\u{202f}; un jeton tiré décide\u{202f}: {each}",
        de: "Die Insel zerfällt in gleiche Teile; ein gezogener Marker entscheidet: {each}")
}

fn sinking_words(sinking: &SinkingPreview, sight: Sight<'_>) -> String {
    let language = sight.language();
    let areas = areas_title(sinking.part, language);
    let size = spaces_counted(sight.public().size_of(sinking.part), language);
    let mut sentences = vec![if sinking.part.len() == 1 {
        say!(language, en: "{areas} ({size}) sinks.", fr: "{areas} ({size}) est engloutie.", de: "{areas} ({size}) versinkt.")
    } else {
        say!(language, en: "{areas} ({size}) sink.", fr: "{areas} ({size}) sont englouties.", de: "{areas} ({size}) versinken.")
    }];
    sentences.extend(Seat::all(sight.seats()).filter_map(|seat| fate(sinking, seat, sight)));
    if sinking.ends_game == LastRound::Becomes {
        let left = volcanoes(sinking.volcanoes, language);
        sentences.push(say!(language,
            en: "{left} left: this round becomes the last.",
            fr: "Il reste {left}\u{202f}: cette manche devient la dernière.",
            de: "Noch {left}: Diese Runde wird die letzte."));
    }
    sentences.join(" ")
}

/// What one seat saves and loses.
pub(super) fn fate(sinking: &SinkingPreview, seat: Seat, sight: Sight<'_>) -> Option<String> {
    let (language, look) = (sight.language(), sight.look);
    let (lost, saved) = (sinking.lost[seat], sinking.saved[seat]);
    let gone = loss(lost, language);
    let kept = settlers(saved, language);
    match (lost.is_nothing(), saved) {
        (true, 0) => None,
        (true, _) => Some(of_seat!(look, seat, who;
            you: "You save {kept}.", "Vous sauvez {kept}.", "Du rettest {kept}.";
            they: "{who} saves {kept}.", "{who} sauve {kept}.", "{who} rettet {kept}.")),
        (false, 0) => Some(of_seat!(look, seat, who;
            you: "You lose {gone}.", "Vous perdez {gone}.", "Du verlierst {gone}.";
            they: "{who} loses {gone}.", "{who} perd {gone}.", "{who} verliert {gone}.")),
        (false, _) => Some(of_seat!(look, seat, who;
            you: "You lose {gone} and save {kept}.", "Vous perdez {gone} et sauvez {kept}.", "Du verlierst {gone} und rettest {kept}.";
            they: "{who} loses {gone} and saves {kept}.", "{who} perd {gone} et sauve {kept}.", "{who} verliert {gone} und rettet {kept}.")),
    }
}

/// Which areas a cut would sink, for lists: "areas 9 and 20".
pub(super) fn cut_areas(cut: &Cut, language: Language) -> String {
    let parts: Vec<String> = cut.sinkings.iter().map(|sinking| areas_name(sinking.part, language)).collect();
    words::or_list(language, &parts)
}
