//! What a Project does, in words made from its effects: cards of any pack need no sentences of their own.

use city::pack::{BattleSymbol, ColourRule, Counter, Effect, Extra, ExtraRule, LinePick, Peek, Tie};
use city::{Bag, Colour, Keyword, Project, Token};
use words::{Language, and_list, count, say, word};

use super::counted::{for_each, many, symbol_each, symbols_plural};
use super::words::{colour_name, pack_text};

/// When the effects of a Project happen: "Anytime".
pub const fn keyword_name(keyword: Keyword, language: Language) -> &'static str {
    match keyword {
        Keyword::Complete => word!(language, en: "When complete", fr: "Immédiatement", de: "Sofort"),
        Keyword::Anytime => word!(language, en: "Anytime", fr: "À tout moment", de: "Jederzeit"),
        Keyword::Endgame => word!(language, en: "Endgame", fr: "En fin de partie", de: "Spielende"),
    }
}

/// Everything that a Project does, sentence by sentence.
#[expect(clippy::wildcard_enum_match_arm, reason = "all other effects have their words elsewhere")]
pub fn project_words(project: &Project, language: Language) -> String {
    let mut prompts = project.prompts.iter();
    let sentence = |&effect: &Effect| match effect {
        Effect::Manual => pack_text(prompts.next().unwrap_or(&project.text), language),
        effect => effect_words(effect, project.extra, language),
    };
    let sentences: Vec<String> =
        project.effects.iter().map(sentence).filter(|words| !words.is_empty()).collect();
    sentences.join(" ")
}

/// One effect as a sentence; empty if it does nothing. What is done by hand has its words in the pack.
pub(super) fn effect_words(effect: Effect, extra: Option<Extra>, language: Language) -> String {
    match effect {
        Effect::None | Effect::Manual => String::new(),
        Effect::GainTokens { tokens, rule } => gain(tokens, rule, language),
        Effect::GainTokensPer { count, token, max } => gain_per(count, token, max, language),
        Effect::VictoryCard { n } => victory_card(n, language),
        Effect::LineStrength { n, pick } => line_strength(n, pick, language),
        Effect::Ward { spaces } => ward(spaces, language),
        Effect::PeekBattles { scope } => peek(scope, language).to_owned(),
        Effect::WildTokens => word!(language,
            en: "From now on tokens of any colour may fill any cost space of your Projects.",
            fr: "Désormais, un jeton de n’importe quelle couleur peut occuper tout emplacement de jeton de vos Projets.",
            de: "Ab jetzt dürfen Marker jeder Farbe auf jedes Kostenfeld deiner Projekte.").to_owned(),
        Effect::Cover { max } => say!(language,
            en: "From now on you may place a Source token you gain on a mismatched pair of Fragments: it becomes a Source of that colour ({max} times at most).",
            fr: "Désormais, vous pouvez poser un jeton Source gagné sur deux Fragments dépareillés\u{202f}: ils forment une Source de cette couleur ({max} fois au plus).",
            de: "Ab jetzt darfst du einen erhaltenen Quellenmarker auf zwei nicht passende Fragmente legen: Sie bilden eine Quelle dieser Farbe (höchstens {max}-mal)."),
        Effect::RemoveDamage { n } => remove_damage(n, language),
        Effect::IgnoreDamage => word!(language,
            en: "When you are about to take a Damage token, take none.",
            fr: "Au moment de prendre un jeton Dégâts, n’en prenez pas.",
            de: "Wenn du einen Schadensmarker nehmen müsstest, nimm keinen.").to_owned(),
        Effect::RedirectDestruction => word!(language,
            en: "When your Building at a crossing is about to be destroyed, destroy another standing Building of yours instead.",
            fr: "Quand votre Bâtiment situé à un croisement va être détruit, détruisez à la place un autre de vos Bâtiments intacts.",
            de: "Wird dein Gebäude auf einem Kreuzungsfeld zerstört, zerstöre stattdessen ein anderes deiner unzerstörten Gebäude.").to_owned(),
        Effect::BattleStrength { n } => say!(language,
            en: "Once Strength has been announced: +{n} Strength in this Battle.",
            fr: "Une fois les Forces annoncées\u{202f}: +{n} Force pour cet Affrontement.",
            de: "Nachdem die Stärken angesagt sind: +{n} Stärke in diesem Kampf."),
        Effect::BattleSymbols { symbol, each } => battle_symbols(symbol, each, language),
        Effect::ConvertTokens { n } => say!(language,
            en: "While you allocate tokens: up to {n} of them become tokens of any colour.",
            fr: "Pendant que vous placez des jetons\u{202f}: jusqu’à {n} d’entre eux deviennent de la couleur voulue.",
            de: "Während du Marker verteilst: Bis zu {n} davon gelten als beliebige Farbe."),
        Effect::DoubleSources => word!(language,
            en: "Right after a placement: gain one more token for each Source the Building has just created, in the same colours.",
            fr: "Juste après une pose\u{202f}: gagnez un jeton de plus, de même couleur, par Source que le Bâtiment vient de créer.",
            de: "Direkt nach dem Legen: Erhalte für jede gerade entstandene Quelle einen weiteren Marker derselben Farbe.").to_owned(),
        Effect::RestoreSpace { n } => restore(n, language),
        Effect::Rebuild => word!(language,
            en: "After the last turn of a Building round: place your unplayed card over one of your Buildings, which is discarded.",
            fr: "Après le dernier tour d’une manche de construction\u{202f}: posez votre carte non jouée sur un de vos Bâtiments, qui est défaussé.",
            de: "Nach dem letzten Zug einer Baurunde: Lege deine übrige Karte auf eines deiner Gebäude; dieses wird abgelegt.").to_owned(),
        Effect::ScorePer { count, ap, max_ap } => score_per(count, ap, max_ap, language),
        Effect::ScoreMajority { count, ap, tie } => majority(count, ap, tie, language),
        Effect::Symbols { faith, food } => symbols(faith, food, language),
        Effect::ScoreExtra { ap_each } => score_extra(ap_each, extra, language),
    }
}

// Tokens.

fn gain(tokens: Bag, rule: ColourRule, language: Language) -> String {
    let coloured = Colour::ALL.into_iter().filter(|&colour| tokens.of(colour) > 0);
    let mut parts: Vec<String> =
        coloured.map(|colour| coloured_tokens(tokens.of(colour), colour, language)).collect();
    if tokens.any() > 0 {
        parts.push(any_tokens(tokens.any(), rule, language));
    }
    let all = and_list(language, &parts);
    say!(language, en: "Gain {all}.", fr: "Gagnez {all}.", de: "Erhalte {all}.")
}

fn coloured_tokens(count: u8, colour: Colour, language: Language) -> String {
    let colour = colour_name(colour, language);
    count!(language, count,
        en: "{count} {colour} token" | "{count} {colour} tokens",
        fr: "{count} jeton {colour}" | "{count} jetons {colour}",
        de: "{count} Marker {colour}" | "{count} Marker {colour}")
}

fn any_tokens(count: u8, rule: ColourRule, language: Language) -> String {
    let tokens = count!(language, count,
        en: "{count} Source token" | "{count} Source tokens",
        fr: "{count} jeton Source" | "{count} jetons Source",
        de: "{count} Quellenmarker" | "{count} Quellenmarker");
    let colours = match (count, rule) {
        (1, _) => word!(language, en: " of any colour", fr: " de la couleur voulue", de: " beliebiger Farbe"),
        (_, ColourRule::Free) => {
            word!(language, en: " of any colours", fr: " des couleurs voulues", de: " beliebiger Farben")
        }
        (_, ColourRule::AllSame) => {
            word!(language, en: ", all of one colour", fr: ", tous de la même couleur", de: ", alle in einer Farbe")
        }
        (2, ColourRule::AllDifferent) => {
            word!(language, en: " of two different colours", fr: " de deux couleurs différentes", de: " in zwei verschiedenen Farben")
        }
        (_, ColourRule::AllDifferent) => {
            word!(language, en: " of different colours", fr: " de couleurs différentes", de: " in verschiedenen Farben")
        }
    };
    tokens + colours
}

fn gain_per(count: Counter, token: Token, max: u8, language: Language) -> String {
    let token = match token {
        Token::Of(colour) => coloured_tokens(1, colour, language),
        Token::Any => any_tokens(1, ColourRule::Free, language),
    };
    let each = for_each(count, language);
    say!(language, en: "Gain {token} {each} ({max} at most).", fr: "Gagnez {token} {each} ({max} au plus).", de: "Erhalte {each} {token} (höchstens {max}).")
}

// At completion.

fn victory_card(n: u8, language: Language) -> String {
    count!(language, n,
        en: "From now on this card counts as one Victory token." | "From now on this card counts as {n} Victory tokens.",
        fr: "Désormais, cette carte compte comme un jeton Victoire." | "Désormais, cette carte compte comme {n} jetons Victoire.",
        de: "Diese Karte zählt von nun an als ein Siegmarker." | "Diese Karte zählt von nun an als {n} Siegmarker.")
}

fn line_strength(n: u8, pick: LinePick, language: Language) -> String {
    let line = match pick {
        LinePick::Line => {
            word!(language, en: "a row or a column", fr: "une ligne ou une colonne", de: "eine Reihe oder Spalte")
        }
        LinePick::Row => word!(language, en: "a row", fr: "une ligne", de: "eine Reihe"),
        LinePick::Column => word!(language, en: "a column", fr: "une colonne", de: "eine Spalte"),
    };
    say!(language,
        en: "Choose {line}: +{n} Strength there in every Battle from now on.",
        fr: "Choisissez {line}\u{202f}: +{n} Force à cet endroit lors de tous les Affrontements à venir.",
        de: "Wähle {line}: dort ab jetzt +{n} Stärke in jedem Kampf.")
}

fn ward(spaces: u8, language: Language) -> String {
    count!(language, spaces,
        en: "Choose a space of your board: a destruction that strikes it spends its Damage tokens without effect."
            | "Choose {spaces} spaces of your board: a destruction that strikes one spends its Damage tokens without effect.",
        fr: "Choisissez un emplacement\u{202f}: une destruction qui le frappe consomme ses jetons Dégâts sans effet."
            | "Choisissez {spaces} emplacements\u{202f}: une destruction qui en frappe un consomme ses jetons Dégâts sans effet.",
        de: "Wähle ein Feld: Eine Zerstörung dort verbraucht ihre Schadensmarker ohne Wirkung."
            | "Wähle {spaces} Felder: Eine Zerstörung dort verbraucht ihre Schadensmarker ohne Wirkung.")
}

const fn peek(scope: Peek, language: Language) -> &'static str {
    match scope {
        Peek::FaceDown => word!(language,
            en: "Look at all Battle cards that are still face down.",
            fr: "Regardez toutes les cartes Affrontement encore face cachée.",
            de: "Sieh dir alle noch verdeckten Kampfkarten an."),
        Peek::All => word!(language,
            en: "Look at all Battle cards that are still face down, and at the one removed from the game.",
            fr: "Regardez toutes les cartes Affrontement encore face cachée, et celle écartée du jeu.",
            de: "Sieh dir alle noch verdeckten Kampfkarten an, auch die aus dem Spiel entfernte."),
    }
}

// At any time.

fn remove_damage(n: u8, language: Language) -> String {
    count!(language, n,
        en: "Take back one Damage token lying against your board and keep it on this card."
            | "Take back up to {n} Damage tokens lying against your board and keep them on this card.",
        fr: "Reprenez un jeton Dégâts posé contre votre plateau et gardez-le sur cette carte."
            | "Reprenez jusqu’à {n} jetons Dégâts posés contre votre plateau et gardez-les sur cette carte.",
        de: "Nimm einen an deinem Tableau liegenden Schadensmarker weg und lege ihn auf diese Karte."
            | "Nimm bis zu {n} an deinem Tableau liegende Schadensmarker weg und lege sie auf diese Karte.")
}

fn battle_symbols(symbol: BattleSymbol, each: u8, language: Language) -> String {
    let symbols = symbols_plural(symbol.colour(), language);
    match each {
        1 => say!(language,
            en: "Once Strength has been announced: your {symbols} in the line count as Strength in this Battle.",
            fr: "Une fois les Forces annoncées\u{202f}: vos {symbols} de la rangée comptent comme Force pour cet Affrontement.",
            de: "Nachdem die Stärken angesagt sind: Deine {symbols} dieser Linie zählen in diesem Kampf als Stärke."),
        _ => say!(language,
            en: "Once Strength has been announced: your {symbols} in the line count as {each} Strength each in this Battle.",
            fr: "Une fois les Forces annoncées\u{202f}: vos {symbols} de la rangée comptent chacun comme {each} Force pour cet Affrontement.",
            de: "Nachdem die Stärken angesagt sind: Deine {symbols} dieser Linie zählen in diesem Kampf je {each} Stärke."),
    }
}

fn restore(n: u8, language: Language) -> String {
    count!(language, n,
        en: "Restore one ruined space of your board; its Damage tokens go onto this card."
            | "Restore up to {n} ruined spaces of your board; their Damage tokens go onto this card.",
        fr: "Relevez un emplacement en ruine\u{202f}; ses jetons Dégâts vont sur cette carte."
            | "Relevez jusqu’à {n} emplacements en ruine\u{202f}; leurs jetons Dégâts vont sur cette carte.",
        de: "Stelle ein zerstörtes Feld wieder her; seine Schadensmarker kommen auf diese Karte."
            | "Stelle bis zu {n} zerstörte Felder wieder her; ihre Schadensmarker kommen auf diese Karte.")
}

// At the end.

fn score_per(count: Counter, ap: u8, max_ap: Option<u8>, language: Language) -> String {
    let (ap, each) = (super::words::points(ap.into(), language), for_each(count, language));
    match max_ap {
        None => format!("{ap} {each}."),
        Some(most) => {
            say!(language, en: "{ap} {each} ({most} AP at most).", fr: "{ap} {each} ({most} PA au plus).", de: "{ap} {each} (höchstens {most} LP).")
        }
    }
}

fn majority(count: Counter, ap: u8, tie: Tie, language: Language) -> String {
    let things = many(count, language);
    if let (Counter::Symbols { .. }, Tie::Counts) = (count, tie) {
        return say!(language,
            en: "{ap} AP if no opponent has more {things} in their whole city than you.",
            fr: "{ap} PA si aucun adversaire n’a plus de {things} que vous dans toute sa cité.",
            de: "{ap} LP, wenn kein Gegner in seiner ganzen Stadt mehr {things} hat als du.");
    }
    match tie {
        Tie::Counts => say!(language,
            en: "{ap} AP if no opponent has more {things} than you.",
            fr: "{ap} PA si aucun adversaire n’a plus de {things} que vous.",
            de: "{ap} LP, wenn kein Gegner mehr {things} hat als du."),
        Tie::Fails => say!(language,
            en: "{ap} AP if you have more {things} than every opponent.",
            fr: "{ap} PA si vous avez plus de {things} que chaque adversaire.",
            de: "{ap} LP, wenn du mehr {things} hast als jeder Gegner."),
    }
}

fn symbols(faith: u8, food: u8, language: Language) -> String {
    let counted = |count: u8, colour: Colour| {
        let name = if count == 1 { symbol_each(colour, language) } else { symbols_plural(colour, language) };
        format!("{count} {name}")
    };
    let food = (food > 0).then(|| {
        let food = counted(food, Colour::Food);
        say!(language, en: "{food} for the Harvest", fr: "{food} pour la Moisson", de: "{food} für die Ernte")
    });
    let faith = (faith > 0).then(|| {
        let faith = counted(faith, Colour::Faith);
        say!(language, en: "{faith} for the final scoring", fr: "{faith} pour le décompte final", de: "{faith} für die Schlusswertung")
    });
    let parts: Vec<String> = food.into_iter().chain(faith).collect();
    if parts.is_empty() { String::new() } else { and_list(language, &parts) + "." }
}

fn score_extra(ap_each: u8, extra: Option<Extra>, language: Language) -> String {
    let Some(extra) = extra else { return String::new() };
    let spaces = extra.spaces;
    let more = count!(language, spaces,
        en: "up to {spaces} more Source token" | "up to {spaces} more Source tokens",
        fr: "jusqu’à {spaces} jeton Source de plus" | "jusqu’à {spaces} jetons Source de plus",
        de: "bis zu {spaces} weitere Quellenmarker" | "bis zu {spaces} weitere Quellenmarker");
    let colours = match extra.rule {
        ExtraRule::Any => {
            word!(language, en: " of any colours", fr: ", de toutes couleurs", de: " beliebiger Farben")
        }
        ExtraRule::Single => {
            word!(language, en: ", all of one colour", fr: ", tous d’une même couleur", de: ", alle in einer Farbe")
        }
    };
    say!(language,
        en: "Once paid, this card holds {more}{colours}: {ap_each} AP each.",
        fr: "Une fois payée, cette carte accueille {more}{colours}\u{202f}: {ap_each} PA chacun.",
        de: "Ist sie bezahlt, fasst diese Karte {more}{colours}: je {ap_each} LP.")
}

/// One example of every operation and of every counter, for tests and for whoever writes a pack.
#[cfg(test)]
pub(super) fn examples() -> Vec<Effect> {
    use city::pack::{
        LinePattern, Myself, Orientation, OutcomeSide, Pairing, ProjectState, SourcePlace, Standing,
    };
    let counters = [
        Counter::Buildings { kind: Some(city::BuildingType::Farming), state: Standing::Standing },
        Counter::Buildings { kind: None, state: Standing::Destroyed },
        Counter::Types,
        Counter::TypeSets { needs: [1, 2, 0, 0, 0] },
        Counter::SameTypePairs { pairing: Pairing::Anywhere },
        Counter::Lines { pattern: LinePattern::AllSame, orientation: Orientation::Row },
        Counter::Sources { colour: Some(Colour::Faith), place: SourcePlace::Border },
        Counter::Sources { colour: None, place: SourcePlace::Inner },
        Counter::SourceSets,
        Counter::RichBuildings { min_sources: 2 },
        Counter::Symbols { symbol: Colour::Food },
        Counter::Outcome { side: OutcomeSide::Damage },
        Counter::Projects { state: ProjectState::Incomplete, myself: Myself::Included },
    ];
    let scored = counters.iter().flat_map(|&count| {
        [
            Effect::ScorePer { count, ap: 2, max_ap: Some(9) },
            Effect::ScoreMajority { count, ap: 4, tie: Tie::Fails },
            Effect::GainTokensPer { count, token: Token::Of(Colour::Food), max: 2 },
        ]
    });
    let others = [
        Effect::GainTokens { tokens: Bag::new(2, 1, 0, 3), rule: ColourRule::AllSame },
        Effect::GainTokens { tokens: Bag::new(0, 0, 0, 3), rule: ColourRule::Free },
        Effect::GainTokens { tokens: Bag::new(0, 0, 0, 3), rule: ColourRule::AllDifferent },
        Effect::VictoryCard { n: 2 },
        Effect::LineStrength { n: 1, pick: LinePick::Column },
        Effect::Ward { spaces: 2 },
        Effect::PeekBattles { scope: Peek::All },
        Effect::RemoveDamage { n: 2 },
        Effect::BattleSymbols { symbol: BattleSymbol::Food, each: 2 },
        Effect::RestoreSpace { n: 2 },
        Effect::Symbols { faith: 2, food: 1 },
    ];
    scored.chain(others).collect()
}
