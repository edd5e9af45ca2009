//! What follows from an act.

use city::{Action, Bag, BuildingId, Card, Colour, Desk, Space, Token};
use words::{and_list, say, word};

use super::sight::Sight;
use super::words::{bag_words, colour_name, line_title, tokens_counted};

/// What keeping and playing cards leads to.
pub(super) fn on_keep(sight: Sight<'_>, play: Card, _: Card) -> String {
    let language = sight.language();
    let best =
        |id: BuildingId| sight.view.placements(id).map(|placed| placed.tokens.total()).max().unwrap_or(0);
    match play {
        Card::Building(id) => {
            let tokens = tokens_counted(best(id), language);
            say!(language, en: "On its best space it brings {tokens}. You may change this until all have chosen.", fr: "Au meilleur emplacement, elle rapporte {tokens}. Modifiable tant que tous n’ont pas choisi.", de: "Auf dem besten Feld bringt sie {tokens}. Änderbar, bis alle gewählt haben.")
        }
        Card::Project(_) => word!(language, en: "It will lie face up beside your board. You may change this until all have chosen.", fr: "Il sera posé face visible près de votre plateau. Modifiable tant que tous n’ont pas choisi.", de: "Es liegt dann offen neben deinem Tableau. Änderbar, bis alle gewählt haben.").to_owned(),
    }
}

/// Solo: what a pair brings both players at best.
pub(super) fn on_pair(sight: Sight<'_>, pair: u8, place: BuildingId) -> String {
    let language = sight.language();
    let Some([one, two]) = sight.public().pairs().nth(usize::from(pair.saturating_sub(1))) else {
        return String::new();
    };
    let other = if one == place { two } else { one };
    let own = sight.view.placements(place).map(|placed| placed.tokens.total()).max().unwrap_or(0);
    let neutral = Space::all()
        .filter_map(|space| sight.view.neutral_placement(other, space))
        .map(|placed| placed.tokens.total());
    let (own, neutral) =
        (tokens_counted(own, language), tokens_counted(neutral.max().unwrap_or(0), language));
    say!(language, en: "At most {own} for you and {neutral} for the neutral stock.", fr: "Au plus {own} pour vous et {neutral} pour la réserve neutre.", de: "Höchstens {own} für dich und {neutral} für den neutralen Vorrat.")
}

/// What placing the Building on a space brings.
pub(super) fn on_place(sight: Sight<'_>, space: Space) -> String {
    let language = sight.language();
    let Some(card) = sight.deciding().and_then(Desk::card) else { return String::new() };
    let Some(preview) = sight.view.placement(card, space) else { return String::new() };
    let mut text = if preview.tokens.is_empty() {
        word!(language, en: "Forms no Source.", fr: "Ne forme aucune Source.", de: "Bildet keine Quelle.")
            .to_owned()
    } else {
        let tokens = bag_words(preview.tokens, language);
        say!(language, en: "Tokens: {tokens}.", fr: "Jetons\u{202f}: {tokens}.", de: "Marker: {tokens}.")
    };
    let homeless: Vec<String> = Colour::ALL
        .into_iter()
        .filter(|&colour| preview.tokens.of(colour) > 0 && !has_place(sight, colour))
        .map(|colour| colour_name(colour, language).to_owned())
        .collect();
    if !homeless.is_empty() {
        let colours = and_list(language, &homeless);
        text += &say!(language, en: " No place now for {colours}.", fr: " Pas de place pour l’instant\u{202f}: {colours}.", de: " Noch kein Platz für {colours}.");
    }
    for change in preview.strength.iter().filter(|change| change.before != change.after) {
        let (line, before, after) = (line_title(change.line, language), change.before, change.after);
        text += &say!(language, en: " {line}: Strength {before} to {after}.", fr: " {line}\u{202f}: Force {before} à {after}.", de: " {line}: Stärke {before} auf {after}.");
    }
    if sight.me().is_some_and(|me| sight.estate(me).ruined().contains(space)) {
        text += word!(language, en: " The Building is destroyed at once; only its Sources count.", fr: " Le Bâtiment est détruit aussitôt\u{202f}; seules ses Sources comptent.", de: " Das Gebäude ist sofort zerstört; nur seine Quellen zählen.");
    }
    if let Some(other) = neutral_card(sight)
        && let Some(neutral) =
            sight.view.neutral_placement(other, space).filter(|neutral| !neutral.tokens.is_empty())
    {
        let tokens = tokens_counted(neutral.tokens.total(), language);
        text += &say!(language, en: " Neutral stock: +{tokens}.", fr: " Réserve neutre\u{202f}: +{tokens}.", de: " Neutraler Vorrat: +{tokens}.");
    }
    text
}

/// Solo: the Building that goes to the neutral player in this turn.
pub(super) fn neutral_card(sight: Sight<'_>) -> Option<BuildingId> {
    let card = sight.deciding()?.card()?;
    let mut pairs = sight.public().pairs().filter(|pair| pair.contains(&card));
    let (pair, more) = (pairs.next()?, pairs.next());
    // The same card may lie in both pairs; then it is not known from here which was chosen.
    if more.is_some() { None } else { Some(if pair[0] == card { pair[1] } else { pair[0] }) }
}

/// Whether a token of a colour has an open cost space.
fn has_place(sight: Sight<'_>, colour: Colour) -> bool {
    let Some(me) = sight.me() else { return false };
    let (estate, pack) = (sight.estate(me), sight.pack());
    let wild = estate.is_wild();
    estate.projects(pack).filter(|(venture, _)| !venture.is_complete()).any(|(venture, project)| {
        wild || venture.open(project, Token::Of(colour)) > 0 || venture.open(project, Token::Any) > 0
    })
}

/// What a token completes.
pub(super) fn on_token(sight: Sight<'_>, action: Action) -> String {
    let language = sight.language();
    let (Some(me), Action::Put { project: number, .. }) = (sight.me(), action) else { return String::new() };
    let estate = sight.estate(me);
    let mut owned = estate
        .projects(sight.pack())
        .filter(|(venture, project)| project.number == number && !venture.is_complete());
    let Some((venture, project)) = owned.next() else { return String::new() };
    match venture.open_total(project) {
        1 => {
            let ap = super::words::points(project.ap.into(), language);
            say!(language, en: "Completes the Project: {ap}.", fr: "Complète le Projet\u{202f}: {ap}.", de: "Vollendet das Projekt: {ap}.")
        }
        open => {
            let left = open - 1;
            let left = tokens_counted(left, language);
            say!(language, en: "{left} more to complete it.", fr: "Encore {left} pour le compléter.", de: "Noch {left} bis zur Vollendung.")
        }
    }
}

/// What an effect does, in its words.
pub(super) fn on_use(sight: Sight<'_>, number: u8) -> String {
    let project = sight.pack().find_project(number).map(|id| sight.pack().project(id));
    let words =
        project.map(|project| super::effect::project_words(project, sight.language())).unwrap_or_default();
    let once =
        word!(sight.language(), en: "Once per game.", fr: "Une fois par partie.", de: "Einmal im Spiel.");
    format!("{words} {once}").trim_start().to_owned()
}

/// What is lost when the resolution ends.
pub(super) fn on_end(sight: Sight<'_>) -> String {
    let pool = sight.deciding().map_or(Bag::EMPTY, Desk::pool);
    if pool.is_empty() {
        return String::new();
    }
    let lost = bag_words(pool, sight.language());
    say!(sight.language(), en: "Lost: {lost}.", fr: "Perdu\u{202f}: {lost}.", de: "Verloren: {lost}.")
}
