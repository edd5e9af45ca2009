//! What the observer may choose now, and what follows from it.

use engine::Set;
use isle::{Action, Area, Carry, Eruption, Leavers, NoticeTime, Phase, PrayerStep, Rescue, Spot};
use words::{Language, and_list, say, word};

use super::effects::effect;
use super::handles;
use super::sight::Sight;
use super::why::asks;
use super::words::{
    action_points, areas_title, channel_name, of_seat, pieces, points, prayers, rule, seat_list, settlers,
    side_letters, side_name, spot_name, texts,
};
use face::{Act, Ahead, Choices, Ends, Finality, ITEMS, Item, Pick};

/// What the observer may choose; without acts if it owes nothing.
pub(super) fn choices(sight: Sight<'_>) -> Choices {
    let legal = sight.legal();
    if legal.is_empty() {
        return Choices { prompt: waiting(sight), ..Choices::default() };
    }
    match sight.public().phase() {
        Phase::Prayer(eruption) => prayer(sight, eruption, &legal),
        Phase::Rescue(rescue) => save_settlers(sight, rescue, &legal),
        Phase::Notice(notice) => call(sight, notice.time, &legal),
        Phase::Continent
        | Phase::Boats
        | Phase::First
        | Phase::Turn
        | Phase::Tie(_)
        | Phase::Die
        | Phase::Tokens(_)
        | Phase::Crack
        | Phase::Over(_) => turn(sight, &legal),
    }
}

/// Whom everybody waits for, and for what.
pub(super) fn waiting(sight: Sight<'_>) -> String {
    let (public, language) = (sight.public(), sight.language());
    let owing = public.owing();
    let Some(seat) = owing.first() else {
        if public.end().is_some() {
            return say!(language, en: "The game is over.", fr: "La partie est finie.", de: "Das Spiel ist zu Ende.");
        }
        return say!(language, en: "Luck decides now.", fr: "Le sort décide.", de: "Jetzt entscheidet das Los.");
    };
    let who = seat_list(owing, sight.look);
    match public.phase() {
        Phase::Prayer(_) => {
            say!(language, en: "Deciding about prayers: {who}.", fr: "Décision sur les prières\u{202f}: {who}.", de: "Über Gebete entscheidet: {who}.")
        }
        Phase::Rescue(_) => {
            say!(language, en: "Saving settlers: {who}.", fr: "Sauvetage des colons\u{202f}: {who}.", de: "Siedler rettet: {who}.")
        }
        Phase::Notice(_) => {
            say!(language, en: "Deciding whether to call the sinking: {who}.", fr: "Annonce de l’engloutissement\u{202f}: {who}.", de: "Über das Ansagen des Versinkens entscheidet: {who}.")
        }
        Phase::Continent
        | Phase::Boats
        | Phase::First
        | Phase::Turn
        | Phase::Tie(_)
        | Phase::Die
        | Phase::Tokens(_)
        | Phase::Crack
        | Phase::Over(_) => of_seat!(sight.look, seat, who;
            you: "It is your turn.", "C’est à vous de jouer.", "Du bist dran.";
            they: "It is {who}’s turn.", "C’est à {who} de jouer.", "{who} ist dran."),
    }
}

fn one(handle: impl Into<String>) -> Pick {
    Pick::One(handle.into())
}

/// What an action means, in the words of its button.
fn act(sight: Sight<'_>, action: Action, say: String) -> Act {
    Act {
        picks: picks(sight, action),
        text: action.to_string(),
        say,
        whole: String::new(),
        effect: String::new(),
        effects_by_size: Vec::new(),
        finality: Finality::Final,
        ends: Ends::Nothing,
    }
}

// The turn.

fn turn(sight: Sight<'_>, legal: &[Action]) -> Choices {
    let language = sight.language();
    let left = action_points(sight.view.action_points(), language);
    let afloat = sight.me().is_some_and(|me| sight.public().pieces(me).is_afloat());
    let prompt = if afloat {
        word!(language,
            en: "Your settler is on the boat: choose Move, then where to land.",
            fr: "Votre colon est sur le bateau\u{202f}: choisissez Déplacer, puis où débarquer.",
            de: "Dein Siedler ist auf dem Boot: Wähle Ziehen, dann wo er landet.")
    } else {
        word!(language,
            en: "Choose an action, then where.",
            fr: "Choisissez une action, puis le lieu.",
            de: "Wähle eine Aktion, dann den Ort.")
    };
    Choices {
        title: say!(language, en: "Your turn", fr: "À vous", de: "Du bist dran"),
        prompt: say!(language, en: "{left} left. {prompt}", fr: "Reste {left}. {prompt}", de: "Noch {left}. {prompt}"),
        rule: Some(if afloat { rule(4, 3) } else { rule(3, 2) }),
        acts: legal.iter().map(|&action| turn_act(sight, action, legal)).collect(),
        asks: asks(language),
    }
}

fn turn_act(sight: Sight<'_>, action: Action, legal: &[Action]) -> Act {
    let say = if action == Action::End { end_words(sight, legal) } else { button(action, sight) };
    let gives_up = action == Action::End && loses_something(sight, legal);
    let is_final = gives_up || matches!(action, Action::Raise { .. } | Action::Call);
    let effect = if action == Action::End && !is_final { String::new() } else { effect(action, sight) };
    let finality = if is_final { Finality::Final } else { Finality::Free };
    let ends = if sight.view.would_end_turn(action) { Ends::Turn } else { Ends::Nothing };
    Act { whole: say_action(action, sight), effect, finality, ends, ..act(sight, action, say) }
}

/// An action as its button reads: as short as it can be beside others of its kind.
fn button(action: Action, sight: Sight<'_>) -> String {
    let language = sight.language();
    match action {
        Action::Move { from, to, carry: Carry::Nothing } => format!("{from} \u{2192} {to}"),
        Action::Move { from, to, carry: Carry::Lying(_) | Carry::Loose | Carry::LooseOf(_) } => {
            say!(language, en: "{from} \u{2192} {to}, moai", fr: "{from} \u{2192} {to}, moaï", de: "{from} \u{2192} {to}, Moai")
        }
        Action::Village(channel) => {
            let place = channel_name(channel, language);
            say!(language, en: "Village {place}", fr: "Village {place}", de: "Dorf {place}")
        }
        Action::Settler(space) => {
            say!(language, en: "Settler {space}", fr: "Colon {space}", de: "Siedler {space}")
        }
        Action::Sculpt(channel) => {
            let place = channel_name(channel, language);
            say!(language, en: "Moai {place}", fr: "Moaï {place}", de: "Moai {place}")
        }
        Action::Raise { from, side } => {
            let lying = sight.me().map_or(0, |me| sight.public().pieces(me).lying_in(from.space()).count());
            let place = if lying > 1 { spot_name(from, language) } else { from.space().to_string() };
            let side = side_letters(side, language);
            say!(language, en: "Raise {place} {side}", fr: "Dresser {place} {side}", de: "{place} {side} aufrichten")
        }
        Action::Land(_)
        | Action::Pray
        | Action::Save(_)
        | Action::Rescue(_)
        | Action::End
        | Action::Call
        | Action::Leave => say_action(action, sight),
    }
}

/// The handles of an action.
fn picks(sight: Sight<'_>, action: Action) -> Vec<Pick> {
    let me = sight.me().unwrap_or_default();
    match action {
        Action::Land(space) => vec![one(handles::MOVE), one(handles::BOAT), one(handles::of_space(space))],
        Action::Move { from, to, carry } => {
            let moai = match carry {
                Carry::Nothing => None,
                Carry::Lying(depth) => isle::Channel::new(from, depth)
                    .map(|channel| handles::of_moai(Spot::Channel(channel), me)),
                Carry::Loose => Some(handles::of_moai(Spot::Loose(from), me)),
                Carry::LooseOf(owner) => Some(handles::of_moai(Spot::Loose(from), owner)),
            };
            let settler = [one(handles::MOVE), one(handles::of_settler(from))];
            settler.into_iter().chain(moai.map(one)).chain([one(handles::of_space(to))]).collect()
        }
        Action::Village(channel) => vec![one(handles::VILLAGE), one(handles::of_channel(channel))],
        Action::Settler(space) => vec![one(handles::SETTLER), one(handles::of_space(space))],
        Action::Sculpt(channel) => vec![one(handles::SCULPT), one(handles::of_channel(channel))],
        Action::Raise { from, side } => {
            vec![
                one(handles::RAISE),
                one(handles::of_moai(from, me)),
                one(handles::of_geyser(from.space(), side)),
            ]
        }
        Action::Pray => vec![one(handles::PRAY)],
        Action::End => vec![one(handles::END)],
        Action::Call => vec![one(handles::CALL)],
        Action::Leave => vec![one(handles::LEAVE)],
        Action::Rescue(space) => vec![one(handles::of_space(space))],
        Action::Save(_) => vec![one(handles::NONE)],
    }
}

/// Whether ending the turn gives away action points that could be used for more than walking about.
fn loses_something(sight: Sight<'_>, legal: &[Action]) -> bool {
    sight.view.action_points() > 0 && legal.iter().any(|action| !matches!(action, Action::End | Action::Call))
}

fn end_words(sight: Sight<'_>, legal: &[Action]) -> String {
    let language = sight.language();
    if !loses_something(sight, legal) {
        return say_action(Action::End, sight);
    }
    let left = sight.view.action_points();
    say!(language, en: "End turn (\u{2212}{left} AP)", fr: "Finir (\u{2212}{left} PA)", de: "Beenden (\u{2212}{left} AP)")
}

// Decisions.

/// What to save from lava: each piece one token.
fn prayer(sight: Sight<'_>, eruption: &Eruption, legal: &[Action]) -> Choices {
    let language = sight.language();
    let held = sight.me().map_or(0, |me| sight.public().pieces(me).prayers());
    let threatened = sight.view.threatened();
    let piece =
        |spot: Spot, number| Item { handle: handles::of_threatened(spot, number), text: spot.to_string() };
    let of: Vec<Item> = threatened
        .iter()
        .flat_map(|&(spot, count)| (1..=count).map(move |number| piece(spot, number)))
        .collect();
    let most = of.len().min(held.into());
    let mut acts = Vec::new();
    if most > 0 {
        let say = match language {
            Language::English => "Save {n} {n:piece|pieces}",
            Language::French => "Sauver {n} {n:pièce|pièces}",
            Language::German => "{n} {n:Figur|Figuren} retten",
        };
        let tokens = (1..=most).map(|size| {
            let (size, spent) = (i64::try_from(size).unwrap_or(0), i64::from(held));
            let (spent, left) = (prayers(size, language), prayers(spent - size, language));
            say!(language, en: "Costs {spent}; you keep {left}.", fr: "Coûte {spent}\u{202f}; il vous reste {left}.", de: "Kostet {spent}; dir bleibt: {left}.")
        });
        acts.push(Act {
            picks: vec![Pick::Some { of, min: 1, max: most }],
            text: format!("save {ITEMS}"),
            say: say.to_owned(),
            whole: String::new(),
            effect: String::new(),
            effects_by_size: tokens.collect(),
            finality: Finality::Final,
            ends: Ends::Nothing,
        });
    }
    let nothing = Action::Save(isle::Saved::NOTHING);
    if legal.contains(&nothing) {
        let lost = pieces(threatened.iter().map(|(_, count)| i64::from(*count)).sum::<i64>(), language);
        let effect = say!(language, en: "{lost} will be destroyed.", fr: "Perte\u{202f}: {lost}.", de: "Verloren: {lost}.");
        acts.push(Act { effect, ..act(sight, nothing, say_action(nothing, sight)) });
    }
    Choices {
        title: word!(language, en: "Save from lava", fr: "Sauver de la lave", de: "Vor Lava retten")
            .to_owned(),
        prompt: prayer_prompt(sight, eruption, held),
        rule: Some(if eruption.step == PrayerStep::Loose { rule(10, 6) } else { rule(9, 4) }),
        acts,
        asks: Vec::new(),
    }
}

/// Nothing to be saved, while the others decide about an eruption: its lava may reach pieces of the observer later.
pub(super) fn ahead(sight: Sight<'_>) -> Ahead {
    let Phase::Prayer(eruption) = sight.public().phase() else { return Ahead::default() };
    let prays = sight.me().is_some_and(|me| sight.public().pieces(me).prayers() > 0);
    if !prays {
        return Ahead::default();
    }
    let say = word!(sight.language(), en: "Save nothing in this eruption", fr: "Ne rien sauver dans cette éruption", de: "Bei diesem Ausbruch nichts retten");
    let nothing = act(sight, Action::Save(isle::Saved::NOTHING), say.to_owned());
    // Between two eruptions of the same volcanoes somebody has a turn.
    let volcanoes = eruption.volcanoes.iter().fold(0, |sum, volcano| sum * 64 + u32::from(volcano.number()));
    Ahead { stretch: volcanoes, acts: vec![Act { finality: Finality::Free, ..nothing }] }
}

fn prayer_prompt(sight: Sight<'_>, eruption: &Eruption, held: u8) -> String {
    let language = sight.language();
    let volcanoes = and_list(language, &texts(eruption.volcanoes));
    let held = prayers(held, language);
    match eruption.step {
        PrayerStep::Targets => say!(language,
            en: "Lava of volcano {volcanoes} reaches your pieces. Each token saves one; you hold {held}.",
            fr: "La lave du volcan {volcanoes} atteint vos pièces. Chaque jeton en sauve une\u{202f}; vous avez {held}.",
            de: "Lava von Vulkan {volcanoes} erreicht deine Figuren. Jeder Marker rettet eine; du hast {held}."),
        PrayerStep::Loose => say!(language,
            en: "Lava of volcano {volcanoes} has filled spaces with your loose moai. Each token saves one; you hold {held}.",
            fr: "La lave du volcan {volcanoes} a rempli des cases où vos moaïs sont à part. Chaque jeton en sauve un\u{202f}; vous avez {held}.",
            de: "Lava von Vulkan {volcanoes} füllt Felder mit losen Moai von dir. Jeder Marker rettet einen; du hast {held}."),
    }
}

/// Where saved settlers go.
fn save_settlers(sight: Sight<'_>, rescue: &Rescue, legal: &[Action]) -> Choices {
    let language = sight.language();
    let areas = sinking_words(rescue.part, language);
    let me = sight.me().unwrap_or_default();
    let there = sight.public().pieces(me).settlers().count_in(isle::spaces_of(rescue.part));
    let (prompt, cited) = if rescue.rescuer == me {
        let count = settlers(i64::try_from(there).unwrap_or(0), language);
        let prompt = say!(language,
            en: "{areas}. Choose one space beside: all you have there go to it ({count}).",
            fr: "{areas}. Choisissez une case voisine\u{202f}: tous les vôtres y vont ({count}).",
            de: "{areas}. Wähle ein Feld daneben: Alle von dir kommen dorthin ({count}).");
        (prompt, rule(11, 7))
    } else {
        let prompt = say!(language,
            en: "{areas}. Choose a space beside: one of your settlers is saved to it.",
            fr: "{areas}. Choisissez une case voisine\u{202f}: un de vos colons s’y sauve.",
            de: "{areas}. Wähle ein Feld daneben: Ein Siedler von dir rettet sich dorthin.");
        (prompt, rule(11, 8))
    };
    Choices {
        title: word!(language, en: "Save your settlers", fr: "Sauvez vos colons", de: "Rette deine Siedler")
            .to_owned(),
        prompt,
        rule: Some(cited),
        acts: legal
            .iter()
            .map(|&action| Act {
                effect: effect(action, sight),
                ..act(sight, action, say_action(action, sight))
            })
            .collect(),
        asks: Vec::new(),
    }
}

/// What goes down: "Area 5 is sinking"; of many areas only how many, since the map hatches them.
fn sinking_words(part: Set<Area>, language: Language) -> String {
    let (count, areas) = (part.len(), areas_title(part, language));
    match count {
        1 => say!(language, en: "{areas} is sinking", fr: "{areas} est engloutie", de: "{areas} versinkt"),
        2..=4 => {
            say!(language, en: "{areas} are sinking", fr: "{areas} sont englouties", de: "{areas} versinken")
        }
        _ => say!(language,
            en: "The hatched part is sinking, {count} areas",
            fr: "La partie hachurée est engloutie, soit {count} zones",
            de: "Der schraffierte Teil versinkt, {count} Gebiete"),
    }
}

/// Whether to call a sinking.
fn call(sight: Sight<'_>, time: NoticeTime, legal: &[Action]) -> Choices {
    let language = sight.language();
    let public = sight.public();
    let won = sight.me().map_or(0, |me| public.call_points(me));
    let points = points(won, language);
    let prompt = match time {
        NoticeTime::BeforeDie if public.variants().leavers == Leavers::GetNothing => say!(language,
            en: "Your fissure has split the island. Call the sinking now: if you leave it, calling it later brings you no points.",
            fr: "Votre faille a coupé l’île. Annoncez l’engloutissement maintenant\u{202f}: si vous le laissez, l’annoncer plus tard ne vous rapportera rien.",
            de: "Dein Riss hat die Insel geteilt. Sag das Versinken jetzt an: Sagst du nichts, bringt dir das Ansagen später keine Punkte."),
        NoticeTime::BeforeDie => say!(language,
            en: "Your fissure has split the island. Call the sinking now, or leave it unnoticed.",
            fr: "Votre faille a coupé l’île. Annoncez l’engloutissement, ou laissez-le passer inaperçu.",
            de: "Dein Riss hat die Insel geteilt. Sag das Versinken an, oder lass es unbemerkt."),
        NoticeTime::Overlooked if won == 0 => say!(language,
            en: "A part of the island is cut off. Of those who call, the first clockwise from the player whose turn it is saves all own settlers there. You left it before the die, so a call brings you no points.",
            fr: "Une partie de l’île est coupée. Parmi ceux qui l’annoncent, le premier dans le sens horaire à partir du joueur dont c’est le tour y sauve tous ses colons. Vous l’aviez laissée avant le dé\u{202f}: l’annonce ne vous rapporte aucun point.",
            de: "Ein Teil der Insel ist abgeschnitten. Von allen, die es ansagen, rettet dort alle eigenen Siedler, wer von der Person am Zug aus im Uhrzeigersinn zuerst kommt. Du hast vor dem Würfel nichts gesagt, also bringt dir das Ansagen keine Punkte."),
        NoticeTime::Overlooked => say!(language,
            en: "A part of the island is cut off. Of those who call, the first clockwise from the player whose turn it is gets {points} and saves all own settlers there.",
            fr: "Une partie de l’île est coupée. Parmi ceux qui l’annoncent, le premier dans le sens horaire à partir du joueur dont c’est le tour gagne {points} et y sauve tous ses colons.",
            de: "Ein Teil der Insel ist abgeschnitten. Von allen, die es ansagen, bekommt {points} und rettet dort alle eigenen Siedler, wer von der Person am Zug aus im Uhrzeigersinn zuerst kommt."),
    };
    let acts = legal.iter().map(|&action| {
        let effect = if action == Action::Call { effect(action, sight) } else { String::new() };
        Act { effect, ..act(sight, action, say_action(action, sight)) }
    });
    Choices {
        title: word!(language, en: "A sinking?", fr: "Engloutissement\u{202f}?", de: "Versinken?").to_owned(),
        prompt,
        rule: Some(rule(11, 15)),
        acts: acts.collect(),
        asks: Vec::new(),
    }
}

// Words.

/// An action as a person says it.
pub(super) fn say_action(action: Action, sight: Sight<'_>) -> String {
    let language = sight.language();
    match action {
        Action::Land(space) => {
            say!(language, en: "Land on {space}", fr: "Débarquer en {space}", de: "Auf {space} landen")
        }
        Action::Move { from, to, carry: Carry::Nothing } => {
            say!(language, en: "Move from {from} to {to}", fr: "Aller de {from} à {to}", de: "Von {from} nach {to} ziehen")
        }
        Action::Move { from, to, .. } => {
            say!(language, en: "Carry a moai from {from} to {to}", fr: "Porter un moaï de {from} à {to}", de: "Einen Moai von {from} nach {to} tragen")
        }
        Action::Village(channel) => {
            let place = channel_name(channel, language);
            say!(language, en: "Build a village: {place}", fr: "Bâtir un village\u{202f}: {place}", de: "Dorf bauen: {place}")
        }
        Action::Settler(space) => {
            say!(language, en: "Create a settler in {space}", fr: "Créer un colon en {space}", de: "Siedler in {space} einsetzen")
        }
        Action::Sculpt(channel) => {
            let place = channel_name(channel, language);
            say!(language, en: "Sculpt a moai: {place}", fr: "Sculpter un moaï\u{202f}: {place}", de: "Moai meißeln: {place}")
        }
        Action::Raise { from, side } => {
            let (place, side) = (spot_name(from, language), side_name(side, language));
            say!(language, en: "Raise {place} facing {side} and roll", fr: "Dresser {place} vers {side} et lancer", de: "{place} nach {side} aufrichten und würfeln")
        }
        Action::Pray => {
            say!(language, en: "Buy a prayer token", fr: "Acheter un jeton prière", de: "Gebetsmarker kaufen")
        }
        Action::Save(saved) if saved.is_empty() => {
            say!(language, en: "Save nothing", fr: "Ne rien sauver", de: "Nichts retten")
        }
        Action::Save(saved) => {
            let spots: Vec<String> = saved.iter().map(|spot| spot_name(spot, language)).collect();
            let spots = and_list(language, &spots);
            say!(language, en: "Save {spots}", fr: "Sauver {spots}", de: "{spots} retten")
        }
        Action::Rescue(space) => {
            say!(language, en: "Save to {space}", fr: "Sauver en {space}", de: "Auf {space} retten")
        }
        Action::End => say!(language, en: "End turn", fr: "Finir le tour", de: "Zug beenden"),
        Action::Call => {
            say!(language, en: "Call the sinking", fr: "Annoncer l’engloutissement", de: "Versinken ansagen")
        }
        Action::Leave => say!(language, en: "Leave it", fr: "Laisser", de: "Nichts sagen"),
    }
}
