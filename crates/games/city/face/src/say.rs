//! An action as a person says it.

use city::{Action, Building, Card, Entry, Task, Token, With};
use words::{Language, and_list, say, word};

use super::sight::Sight;
use super::words::{
    bag_words, colour_name, edge_name, fragments_name, kind_name, line_list, numbered, points, space_list,
    space_name, token_name,
};

/// How Buildings are named in an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Naming {
    /// By their type, where the cards are seen beside the words.
    Type,
    /// By all that tells them apart.
    Whole,
}

/// An action beside the cards that it is about: "Build on row 2, column 3".
pub(super) fn say_action(action: Action, sight: Sight<'_>) -> String {
    said(action, sight, Naming::Type)
}

/// An action as a person says it who sees nothing of the table: Buildings of one type can be told apart.
pub(super) fn say_in_full(action: Action, sight: Sight<'_>) -> String {
    said(action, sight, Naming::Whole)
}

fn said(action: Action, sight: Sight<'_>, naming: Naming) -> String {
    let (language, pack) = (sight.language(), sight.pack());
    let project = |number: u8| numbered(number, Some(pack), language);
    match action {
        Action::Board(id) => {
            let name = pack.board(id).name;
            say!(language, en: "Take board {name}", fr: "Prendre le plateau {name}", de: "Tableau {name} nehmen")
        }
        Action::Keep { keep, play } => keeps(keep, play, sight, naming),
        Action::Pair { pair, place } => {
            let card = named(Card::Building(place), sight, naming);
            say!(language, en: "Take pair {pair}, place {card}", fr: "Prendre la paire {pair}, poser {card}", de: "Paar {pair} nehmen, {card} legen")
        }
        Action::Space(space) => {
            let space = space_name(space, language);
            say!(language, en: "Build on {space}", fr: "Construire en {space}", de: "Bauen auf {space}")
        }
        Action::Put { token, project: number, on } => put(token, &project(number), on, language),
        Action::Extra { token, project: number } => {
            let (token, name) = (colour_name(token, language), project(number));
            say!(language, en: "{token} token on an extra space of {name}", fr: "Jeton {token} sur un emplacement supplémentaire\u{202f}: {name}", de: "Marker {token} auf ein Zusatzfeld: {name}")
        }
        Action::Cover { token, edge } => {
            let (token, edge) = (colour_name(token, language), edge_name(edge, language));
            say!(language, en: "Cover with {token}: {edge}", fr: "Recouvrir avec {token}\u{202f}: {edge}", de: "Mit {token} bedecken: {edge}")
        }
        Action::Colours(colours) => {
            let names: Vec<String> =
                colours.iter().map(|colour| colour_name(colour, language).to_owned()).collect();
            let names = and_list(language, &names);
            say!(language, en: "Take {names}", fr: "Prendre {names}", de: "{names} nehmen")
        }
        Action::Use { project: number, with } => uses(&project(number), with, sight, naming),
        Action::Lines(lines) => {
            let lines = line_list(lines, language);
            say!(language, en: "Choose {lines}", fr: "Choisir {lines}", de: "{lines} wählen")
        }
        Action::Spaces(spaces) => {
            let spaces = space_list(spaces, language);
            say!(language, en: "Choose {spaces}", fr: "Choisir {spaces}", de: "{spaces} wählen")
        }
        Action::Cross(crossing) => {
            let space = space_name(crossing.space(), language);
            say!(language, en: "Let the Damage strike {space}", fr: "Laisser les Dégâts frapper\u{202f}: {space}", de: "Schaden trifft {space}")
        }
        Action::NeutralCross(crossing) => {
            let space = space_name(crossing.space(), language);
            say!(language, en: "For the neutral player: {space}", fr: "Pour le joueur neutre\u{202f}: {space}", de: "Für den neutralen Spieler: {space}")
        }
        Action::Redirect(space) => {
            let space = space_name(space, language);
            say!(language, en: "Destroy {space} instead", fr: "Détruire à la place\u{202f}: {space}", de: "Stattdessen zerstören: {space}")
        }
        Action::Manual { project: number, entry } => manual(&project(number), entry, language),
        Action::Pass => passing(sight.task(), language).to_owned(),
        Action::End => word!(language, en: "Done", fr: "Terminer", de: "Fertig").to_owned(),
    }
}

/// What the button of an action reads, beside the chosen things: short, as they stand there.
pub(super) fn button(action: Action, sight: Sight<'_>) -> String {
    let language = sight.language();
    match action {
        Action::Keep { play, .. } => {
            let play = card_name(play, sight);
            say!(language, en: "Play {play}", fr: "Jouer {play}", de: "{play} spielen")
        }
        Action::Pair { pair, .. } => {
            say!(language, en: "Take pair {pair}", fr: "Prendre la paire {pair}", de: "Paar {pair} nehmen")
        }
        Action::Space(_) => say!(language, en: "Build", fr: "Construire", de: "Bauen"),
        Action::Put { token, .. } | Action::Extra { token, .. } => {
            let token = colour_name(token, language);
            say!(language, en: "Place {token}", fr: "Placer {token}", de: "{token} legen")
        }
        Action::Cover { token, .. } => {
            let token = colour_name(token, language);
            say!(language, en: "Cover with {token}", fr: "Recouvrir avec {token}", de: "Mit {token} bedecken")
        }
        Action::Use { project, .. } | Action::Manual { project, .. } => use_button(project, sight),
        Action::Cross(_) | Action::NeutralCross(_) => {
            say!(language, en: "Strike here", fr: "Frapper ici", de: "Hier treffen")
        }
        Action::Redirect(_) => {
            say!(language, en: "Destroy this instead", fr: "Détruire plutôt celui-ci", de: "Stattdessen dieses zerstören")
        }
        Action::Board(_)
        | Action::Colours(_)
        | Action::Lines(_)
        | Action::Spaces(_)
        | Action::Pass
        | Action::End => say_action(action, sight),
    }
}

/// What the button of an effect reads.
pub(super) fn use_button(number: u8, sight: Sight<'_>) -> String {
    let (language, pack) = (sight.language(), sight.pack());
    let name = pack
        .find_project(number)
        .map_or_else(|| format!("#{number}"), |id| super::words::pack_text(&pack.project(id).name, language));
    say!(language, en: "Use {name}", fr: "Utiliser {name}", de: "{name} nutzen")
}

/// What doing without is called at what is asked.
const fn passing(task: Task, language: Language) -> &'static str {
    match task {
        Task::Avoid => {
            word!(language, en: "Take the Damage token", fr: "Prendre le jeton Dégâts", de: "Schadensmarker nehmen")
        }
        Task::Redirect => {
            word!(language, en: "Let it be destroyed", fr: "Le laisser détruire", de: "Zerstören lassen")
        }
        Task::Rebuild => {
            word!(language, en: "Do not rebuild", fr: "Ne pas reconstruire", de: "Nicht umbauen")
        }
        Task::Done
        | Task::Board
        | Task::Keep
        | Task::Pair
        | Task::Space
        | Task::Pool
        | Task::Calm
        | Task::Window
        | Task::Relieve
        | Task::Cross
        | Task::NeutralCross
        | Task::Entries => {
            word!(language, en: "Use nothing", fr: "Ne rien utiliser", de: "Nichts nutzen")
        }
    }
}

/// A card in a sentence: its type, or the name of a Project.
pub(super) fn card_name(card: Card, sight: Sight<'_>) -> String {
    match card {
        Card::Building(id) => kind_name(sight.building(id).kind, sight.language()).to_owned(),
        Card::Project(id) => super::words::pack_text(&sight.pack().project(id).name, sight.language()),
    }
}

fn named(card: Card, sight: Sight<'_>, naming: Naming) -> String {
    match (card, naming) {
        (Card::Building(id), Naming::Whole) => whole_name(sight.building(id), sight.language()),
        (Card::Building(_) | Card::Project(_), _) => card_name(card, sight),
    }
}

/// A Building with its fragments: "Military (top Strength, right Faith, bottom Food, left Faith)".
pub(super) fn whole_name(building: &Building, language: Language) -> String {
    format!("{} ({})", kind_name(building.kind, language), fragments_name(building.fragments, language))
}

/// A card of the hand: where another one there has its name, with its place from the left.
fn held(card: Card, sight: Sight<'_>, naming: Naming) -> String {
    let (name, hand) = (card_name(card, sight), sight.view.hand());
    let alike = hand.iter().filter(|&&other| card_name(other, sight) == name).count();
    match hand.iter().position(|&other| other == card) {
        Some(at) if naming == Naming::Whole && alike > 1 => {
            let at = at + 1;
            say!(sight.language(), en: "{name} (card {at})", fr: "{name} (carte {at})", de: "{name} (Karte {at})")
        }
        _ => name,
    }
}

fn keeps(keep: [Card; 2], play: Card, sight: Sight<'_>, naming: Naming) -> String {
    let kept = if keep[0] == play { keep[1] } else { keep[0] };
    let (play, kept) = (held(play, sight, naming), held(kept, sight, naming));
    if sight.view.hand().len() == 2 {
        return say!(sight.language(), en: "Play {play}", fr: "Jouer {play}", de: "{play} spielen");
    }
    say!(sight.language(), en: "Play {play}, keep {kept}", fr: "Jouer {play}, conserver {kept}", de: "{play} spielen, {kept} behalten")
}

fn put(token: city::Colour, project: &str, on: Token, language: Language) -> String {
    let colour = colour_name(token, language);
    if on == Token::Of(token) {
        return say!(language, en: "{colour} token on {project}", fr: "Jeton {colour} sur {project}", de: "Marker {colour} auf {project}");
    }
    let space = token_name(on, language);
    say!(language, en: "{colour} token on a space ({space}) of {project}", fr: "Jeton {colour} sur un emplacement ({space}) de {project}", de: "Marker {colour} auf ein Feld ({space}) von {project}")
}

fn uses(project: &str, with: With, sight: Sight<'_>, naming: Naming) -> String {
    let language = sight.language();
    let on = match with {
        With::Nothing => {
            return say!(language, en: "Use {project}", fr: "Utiliser {project}", de: "{project} nutzen");
        }
        With::Lines(lines) => line_list(lines, language),
        With::Spaces(spaces) => space_list(spaces, language),
        With::Tokens(tokens) => bag_words(tokens, language),
        With::Card(card, space) => {
            format!("{}, {}", named(Card::Building(card), sight, naming), space_name(space, language))
        }
    };
    say!(language, en: "Use {project}: {on}", fr: "Utiliser {project}\u{202f}: {on}", de: "{project} nutzen: {on}")
}

fn manual(project: &str, entry: Entry, language: Language) -> String {
    let mut parts = Vec::new();
    if !entry.tokens.is_empty() {
        parts.push(bag_words(entry.tokens, language));
    }
    if entry.ap != 0 {
        parts.push(points(entry.ap.into(), language));
    }
    if entry.strength > 0 {
        let strength = entry.strength;
        parts
            .push(say!(language, en: "{strength} Strength", fr: "{strength} Force", de: "{strength} Stärke"));
    }
    if !entry.damage.is_empty() {
        parts.push(line_list(entry.damage, language));
    }
    if parts.is_empty() {
        return say!(language, en: "{project}: enter nothing", fr: "{project}\u{202f}: ne rien saisir", de: "{project}: nichts eintragen");
    }
    let parts = parts.join(", ");
    say!(language, en: "{project}: enter {parts}", fr: "{project}\u{202f}: saisir {parts}", de: "{project}: {parts} eintragen")
}
