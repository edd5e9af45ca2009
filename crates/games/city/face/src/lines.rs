//! The log: one sentence for each event, told to whoever looks.

use city::pack::{Effect, Pack};
use city::{BuildingId, Card, Colour, Event, Who};
use engine::{Happening, RuleId, Seat};
use words::{Language, and_list, count, say, word};

use super::say::whole_name;
use super::words::{
    bag_words, cards_counted, colour_name, edge_list, kind_name, line_list, name_inside, neutral_title,
    numbered, of_seat, pack_text, points, roman, space_list, space_name, tokens_counted,
};
use face::{Line, LineKind, Look};

/// For whom the log is written, and with which cards.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    /// Who listens.
    pub look: &'a Look<'a>,
    /// The cards of the table; without them Buildings and Projects have no names.
    pub pack: Option<&'a Pack>,
}

/// The line of the log that tells an event.
pub(super) fn line(event: &Event, pack: Option<&Pack>, look: &Look<'_>) -> Option<Line> {
    if matches!(event, Event::Shuffled { .. }) {
        return None;
    }
    let (seat, kind) = weight(event);
    let text = Teller { look, pack }.text(event);
    // Alone there is nobody to pass cards to (CITY-10.4).
    let rule = if is_alone(look) && matches!(event, Event::Passed { .. }) { ALONE } else { event.rule() };
    Some(Line { seat, text, rule: Some(rule), kind })
}

/// The Project round alone (CITY-10.4).
const ALONE: RuleId = RuleId::new("CITY", 10, 4);

/// Whether somebody plays alone.
const fn is_alone(look: &Look<'_>) -> bool {
    look.seats.len() == 1
}

/// Whose act an event is, and how strongly it is shown.
pub(super) const fn weight(event: &Event) -> (Option<Seat>, LineKind) {
    match event {
        Event::RoundBegan { .. } | Event::BattleShown { .. } | Event::GameOver { .. } => {
            (None, LineKind::Heading)
        }
        Event::BuildingsRemoved { .. }
        | Event::Shuffled { .. }
        | Event::BattlesLaid { .. }
        | Event::Passed { .. }
        | Event::UnplayedDiscarded { .. }
        | Event::Totals { .. }
        | Event::PairsDrawn { .. }
        | Event::PairDiscarded { .. }
        | Event::Stocked { .. } => (None, LineKind::Deed),
        Event::AllEqual { .. } => (None, LineKind::Result),
        Event::BoardGiven { who, .. }
        | Event::Placed { who, .. }
        | Event::DestroyedAtOnce { who, .. }
        | Event::Spent { who, .. } => (seat_of(*who), LineKind::Deed),
        Event::Victory { who, .. }
        | Event::Damage { who, .. }
        | Event::Destroyed { who, .. }
        | Event::Doomed { who, .. } => (seat_of(*who), LineKind::Result),
        Event::Completed { seat, .. } | Event::Scored { seat, .. } => (Some(*seat), LineKind::Result),
        Event::BoardPicked { seat, .. }
        | Event::Dealt { seat, .. }
        | Event::Played { seat, .. }
        | Event::Received { seat, .. }
        | Event::SourcesFormed { seat, .. }
        | Event::TradeToken { seat }
        | Event::TokensGained { seat, .. }
        | Event::TokensLaid { seat, .. }
        | Event::ExtraLaid { seat, .. }
        | Event::Covered { seat, .. }
        | Event::TokensLost { seat, .. }
        | Event::EffectDone { seat, .. }
        | Event::LineChosen { seat, .. }
        | Event::Warded { seat, .. }
        | Event::Restored { seat, .. }
        | Event::DamageRemoved { seat, .. }
        | Event::Rebuilt { seat, .. }
        | Event::Entered { seat, .. }
        | Event::DamageIgnored { seat }
        | Event::WardHeld { seat, .. } => (Some(*seat), LineKind::Deed),
    }
}

const fn seat_of(who: Who) -> Option<Seat> {
    match who {
        Who::Seat(seat) => Some(seat),
        Who::Neutral => None,
    }
}

impl Teller<'_> {
    pub(super) const fn language(self) -> Language {
        self.look.language
    }

    /// A Building by its type; "a Building" if the cards are not at hand.
    pub(super) fn building(self, id: BuildingId) -> String {
        self.pack.map_or_else(
            || word!(self.language(), en: "a Building", fr: "un Bâtiment", de: "ein Gebäude").to_owned(),
            |pack| kind_name(pack.building(id).kind, self.language()).to_owned(),
        )
    }

    /// A Building inside a sentence: "a Worship Building", "un Bâtiment Religieux", "ein Kultgebäude".
    pub(super) fn a_building(self, id: BuildingId) -> String {
        let Some(pack) = self.pack else { return self.building(id) };
        let kind = pack.building(id).kind;
        let (name, compound) = (kind_name(kind, self.language()), super::counted::compound(kind));
        say!(self.language(), en: "a {name} Building", fr: "un Bâtiment {name}", de: "ein {compound}gebäude")
    }

    /// A card of a hand, so that those of one type can be told apart.
    fn card(self, card: Card) -> String {
        match (card, self.pack) {
            (Card::Building(id), Some(pack)) => whole_name(pack.building(id), self.language()),
            (Card::Building(id), None) => self.building(id),
            (Card::Project(id), Some(pack)) => numbered(pack.project(id).number, Some(pack), self.language()),
            (Card::Project(_), None) => {
                word!(self.language(), en: "a Project", fr: "un Projet", de: "ein Projekt").to_owned()
            }
        }
    }

    fn cards(self, cards: &[Card]) -> String {
        let names: Vec<String> = cards.iter().map(|&card| self.card(card)).collect();
        and_list(self.language(), &names)
    }

    fn project(self, number: u8) -> String {
        numbered(number, self.pack, self.language())
    }

    fn text(self, event: &Event) -> String {
        match event {
            Event::BuildingsRemoved { .. }
            | Event::Shuffled { .. }
            | Event::BattlesLaid { .. }
            | Event::BoardPicked { .. }
            | Event::BoardGiven { .. }
            | Event::RoundBegan { .. }
            | Event::Dealt { .. }
            | Event::Played { .. }
            | Event::Passed { .. }
            | Event::Received { .. }
            | Event::UnplayedDiscarded { .. } => self.draft(event),
            Event::Placed { .. }
            | Event::DestroyedAtOnce { .. }
            | Event::SourcesFormed { .. }
            | Event::TradeToken { .. }
            | Event::TokensGained { .. }
            | Event::TokensLaid { .. }
            | Event::ExtraLaid { .. }
            | Event::Covered { .. }
            | Event::TokensLost { .. }
            | Event::Completed { .. } => self.building_up(event),
            Event::EffectDone { .. }
            | Event::LineChosen { .. }
            | Event::Warded { .. }
            | Event::Restored { .. }
            | Event::DamageRemoved { .. }
            | Event::Rebuilt { .. }
            | Event::Entered { .. }
            | Event::DamageIgnored { .. }
            | Event::WardHeld { .. } => self.effect(event),
            Event::BattleShown { .. }
            | Event::Totals { .. }
            | Event::AllEqual { .. }
            | Event::Victory { .. }
            | Event::Damage { .. }
            | Event::Destroyed { .. }
            | Event::Doomed { .. }
            | Event::Spent { .. } => self.battle(event),
            Event::PairsDrawn { .. }
            | Event::PairDiscarded { .. }
            | Event::Stocked { .. }
            | Event::Scored { .. }
            | Event::GameOver { .. } => self.ending(event),
        }
    }

    // Set-up and draft.

    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the events")]
    fn draft(self, event: &Event) -> String {
        let (language, look) = (self.language(), self.look);
        match *event {
            Event::BuildingsRemoved { each, cards } => {
                count!(language, each,
                    en: "{each} Building of each type goes back to the box, {cards} in all." | "{each} Buildings of each type go back to the box, {cards} in all.",
                    fr: "{each} Bâtiment de chaque type retourne dans la boîte, {cards} en tout." | "{each} Bâtiments de chaque type retournent dans la boîte, {cards} en tout.",
                    de: "{each} Gebäude jeder Art kommt in die Schachtel, zusammen {cards}." | "{each} Gebäude jeder Art kommen in die Schachtel, zusammen {cards}.")
            }
            Event::BattlesLaid { lines } => {
                let named = |(at, line): (usize, &Option<city::Line>)| Some(laid((at, (*line)?), language));
                let open = and_list(language, &lines.iter().enumerate().filter_map(named).collect::<Vec<_>>());
                say!(language, en: "The first Battles are known: {open}.", fr: "Les premiers Affrontements sont connus\u{202f}: {open}.", de: "Die ersten Kämpfe sind bekannt: {open}.")
            }
            Event::BoardPicked { seat, board } => {
                let name = self.board(board);
                of_seat!(look, seat, who;
                    you: "You pick board {name}.", "Vous choisissez le plateau {name}.", "Du wählst Tableau {name}.";
                    they: "{who} picks board {name}.", "{who} choisit le plateau {name}.", "{who} wählt Tableau {name}.")
            }
            Event::BoardGiven { who, board } => {
                let (who, name) = (self.subject(who), self.board(board));
                say!(language, en: "{who}: board {name}.", fr: "{who}\u{202f}: plateau {name}.", de: "{who}: Tableau {name}.")
            }
            Event::RoundBegan { round } => super::words::round_name(round, language),
            Event::Dealt { seat, ref hand } => {
                let cards = self.cards(hand);
                of_seat!(look, seat, who;
                    you: "You are dealt {cards}.", "Vous recevez {cards}.", "Du bekommst {cards}.";
                    they: "{who} is dealt {cards}.", "{who} reçoit {cards}.", "{who} bekommt {cards}.")
            }
            Event::Played { seat, card } => {
                let card = self.card(card);
                of_seat!(look, seat, who;
                    you: "You play {card}.", "Vous jouez {card}.", "Du spielst {card}.";
                    they: "{who} plays {card}.", "{who} joue {card}.", "{who} spielt {card}.")
            }
            Event::Passed { cards, .. } => {
                let cards = cards_counted(cards.into(), language);
                if is_alone(look) {
                    return say!(language, en: "Discarded, since nobody else plays: {cards}.", fr: "Défaussé, faute d’autre joueur\u{202f}: {cards}.", de: "Abgelegt, weil sonst niemand spielt: {cards}.");
                }
                say!(language, en: "Everybody passes {cards} on.", fr: "Chacun fait passer {cards}.", de: "Alle geben {cards} weiter.")
            }
            Event::Received { seat, from, ref cards } => self.received(seat, from, cards),
            _ => word!(language, en: "The cards that were not played are discarded unseen.", fr: "Les cartes non jouées sont défaussées face cachée.", de: "Die nicht gespielten Karten werden verdeckt abgelegt.").to_owned(),
        }
    }

    fn board(self, board: city::BoardId) -> String {
        self.pack.map_or_else(|| (board.index() + 1).to_string(), |pack| pack.board(board).name.to_string())
    }

    fn received(self, seat: Seat, from: Option<Seat>, cards: &[Card]) -> String {
        let (look, cards) = (self.look, self.cards(cards));
        let Some(from) = from else {
            return of_seat!(look, seat, who;
                you: "You draw {cards}.", "Vous piochez {cards}.", "Du ziehst {cards}.";
                they: "{who} draws {cards}.", "{who} pioche {cards}.", "{who} zieht {cards}.");
        };
        let from = name_inside(from, look);
        of_seat!(look, seat, who;
            you: "You get {cards} from {from}.", "{from} vous passe {cards}.", "Du bekommst von {from}: {cards}.";
            they: "{who} gets {cards} from {from}.", "{from} passe {cards} à {who}.", "{who} bekommt von {from}: {cards}.")
    }

    /// A player at the beginning of a sentence.
    pub(super) fn subject(self, who: Who) -> String {
        match who {
            Who::Seat(seat) => super::words::plate_name(seat, self.look).to_owned(),
            Who::Neutral => neutral_title(self.language()).to_owned(),
        }
    }

    // Buildings and tokens.

    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the events")]
    fn building_up(self, event: &Event) -> String {
        let (language, look) = (self.language(), self.look);
        match *event {
            Event::Placed { who, card, space } => self.placed(who, card, space),
            Event::DestroyedAtOnce { who, card, space } => {
                let (who, card, space) =
                    (self.subject(who), self.a_building(card), space_name(space, language));
                say!(language, en: "{who}: {card} on {space} is destroyed at once.", fr: "{who}\u{202f}: {card} en {space} est détruit aussitôt.", de: "{who}: {card} auf {space} ist sofort zerstört.")
            }
            Event::SourcesFormed { seat, colour, edges } => self.sources(seat, colour, edges),
            Event::TradeToken { seat } => of_seat!(look, seat, who;
                you: "Trade gives you a token of any colour.", "Le Bâtiment Commercial vous donne un jeton au choix.", "Der Handel gibt dir einen Marker beliebiger Farbe.";
                they: "Trade gives {who} a token of any colour.", "Le Bâtiment Commercial donne un jeton au choix à {who}.", "Der Handel gibt {who} einen Marker beliebiger Farbe."),
            Event::TokensGained { seat, tokens } => {
                let tokens = bag_words(tokens, language);
                of_seat!(look, seat, who;
                    you: "Your Projects give you {tokens}.", "Vos Projets vous donnent {tokens}.", "Deine Projekte geben dir {tokens}.";
                    they: "Projects give {who} {tokens}.", "Des Projets donnent {tokens} à {who}.", "Projekte geben {who} {tokens}.")
            }
            Event::TokensLaid { seat, project, tokens } => {
                let (project, tokens) = (self.project(project), bag_words(tokens, language));
                of_seat!(look, seat, who;
                    you: "You place {tokens} on {project}.", "Vous posez {tokens} sur {project}.", "Du legst {tokens} auf {project}.";
                    they: "{who} places {tokens} on {project}.", "{who} pose {tokens} sur {project}.", "{who} legt {tokens} auf {project}.")
            }
            Event::ExtraLaid { seat, project, tokens } => {
                let (project, tokens) = (self.project(project), tokens_counted(tokens, language));
                of_seat!(look, seat, who;
                    you: "You place {tokens} on extra spaces of {project}.", "Vous posez {tokens} en plus sur {project}.", "Du legst {tokens} auf Zusatzfelder von {project}.";
                    they: "{who} places {tokens} on extra spaces of {project}.", "{who} pose {tokens} en plus sur {project}.", "{who} legt {tokens} auf Zusatzfelder von {project}.")
            }
            Event::Covered { seat, edges } => {
                let edges = edge_list(edges, language);
                of_seat!(look, seat, who;
                    you: "You cover: {edges}.", "Vous recouvrez\u{202f}: {edges}.", "Du bedeckst: {edges}.";
                    they: "{who} covers: {edges}.", "{who} recouvre\u{202f}: {edges}.", "{who} bedeckt: {edges}.")
            }
            Event::TokensLost { seat, tokens } => {
                let tokens = tokens_counted(tokens, language);
                of_seat!(look, seat, who;
                    you: "You lose {tokens} for want of a place.", "Vous perdez {tokens}, faute de place.", "Du verlierst {tokens}, weil kein Platz ist.";
                    they: "{who} loses {tokens} for want of a place.", "{who} perd {tokens}, faute de place.", "{who} verliert {tokens}, weil kein Platz ist.")
            }
            Event::Completed { seat, project } => {
                let project = self.project(project);
                of_seat!(look, seat, who;
                    you: "You complete {project}.", "Vous complétez {project}.", "Du vollendest {project}.";
                    they: "{who} completes {project}.", "{who} complète {project}.", "{who} vollendet {project}.")
            }
            _ => String::new(),
        }
    }

    fn placed(self, who: Who, card: BuildingId, space: city::Space) -> String {
        let (card, space) = (self.a_building(card), space_name(space, self.language()));
        match who {
            Who::Seat(seat) => of_seat!(self.look, seat, who;
                you: "You build {card} on {space}.", "Vous construisez {card} en {space}.", "Du baust {card} auf {space}.";
                they: "{who} builds {card} on {space}.", "{who} construit {card} en {space}.", "{who} baut {card} auf {space}."),
            Who::Neutral => say!(self.language(),
                en: "The neutral player gets {card} on {space}.",
                fr: "Le joueur neutre reçoit {card} en {space}.",
                de: "Der neutrale Spieler bekommt {card} auf {space}."),
        }
    }

    fn sources(self, seat: Seat, colour: Colour, edges: city::EdgeSet) -> String {
        let (language, colour, count) = (self.language(), colour_name(colour, self.language()), edges.len());
        let edges = edge_list(edges, language);
        let sources = count!(language, count,
            en: "{count} {colour} Source" | "{count} {colour} Sources",
            fr: "{count} Source {colour}" | "{count} Sources {colour}",
            de: "{count} Quelle {colour}" | "{count} Quellen {colour}");
        of_seat!(self.look, seat, who;
            you: "You form {sources}: {edges}.", "Vous formez {sources}\u{202f}: {edges}.", "Du bildest {sources}: {edges}.";
            they: "{who} forms {sources}: {edges}.", "{who} forme {sources}\u{202f}: {edges}.", "{who} bildet {sources}: {edges}.")
    }

    // Effects.

    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the events")]
    fn effect(self, event: &Event) -> String {
        let (language, look) = (self.language(), self.look);
        match *event {
            Event::EffectDone { seat, project, effect } => self.done(seat, project, effect),
            Event::LineChosen { seat, project, lines } => {
                let (project, lines) = (self.project(project), line_list(lines, language));
                of_seat!(look, seat, who;
                    you: "You choose {lines} for {project}.", "Vous choisissez {lines} pour {project}.", "Du wählst {lines} für {project}.";
                    they: "{who} chooses {lines} for {project}.", "{who} choisit {lines} pour {project}.", "{who} wählt {lines} für {project}.")
            }
            Event::Warded { seat, spaces } => {
                self.on_spaces(seat, spaces, ["is warded", "est protégé", "ist geschützt"])
            }
            Event::Restored { seat, spaces } => {
                self.on_spaces(seat, spaces, ["is restored", "est relevé", "ist wiederhergestellt"])
            }
            Event::DamageRemoved { seat, lines } => {
                let lines = line_list(lines, language);
                of_seat!(look, seat, who;
                    you: "You take the Damage off {lines}.", "Vous retirez les Dégâts de {lines}.", "Du nimmst den Schaden weg: {lines}.";
                    they: "{who} takes the Damage off {lines}.", "{who} retire les Dégâts de {lines}.", "{who} nimmt den Schaden weg: {lines}.")
            }
            Event::Rebuilt { seat, old, new, space } => {
                let old = old.map_or_else(String::new, |old| self.a_building(old));
                let (new, space) = (self.a_building(new), space_name(space, language));
                of_seat!(look, seat, who;
                    you: "You replace {old} with {new} on {space}.", "Vous remplacez {old} par {new} en {space}.", "Du ersetzt {old} durch {new} auf {space}.";
                    they: "{who} replaces {old} with {new} on {space}.", "{who} remplace {old} par {new} en {space}.", "{who} ersetzt {old} durch {new} auf {space}.")
            }
            Event::Entered { seat, project, ap } => {
                let (project, ap) = (self.project(project), points(ap.into(), language));
                of_seat!(look, seat, who;
                    you: "You enter {ap} for {project}.", "Vous saisissez {ap} pour {project}.", "Du trägst {ap} für {project} ein.";
                    they: "{who} enters {ap} for {project}.", "{who} saisit {ap} pour {project}.", "{who} trägt {ap} für {project} ein.")
            }
            Event::DamageIgnored { seat } => of_seat!(look, seat, who;
                you: "You take no Damage.", "Vous ne prenez pas de Dégâts.", "Du nimmst keinen Schaden.";
                they: "{who} takes no Damage.", "{who} ne prend pas de Dégâts.", "{who} nimmt keinen Schaden."),
            Event::WardHeld { space, .. } => {
                let space = space_name(space, language);
                say!(language, en: "The ward on {space} holds: nothing is destroyed.", fr: "La protection tient en {space}\u{202f}: rien n’est détruit.", de: "Der Schutz auf {space} hält: Nichts wird zerstört.")
            }
            _ => String::new(),
        }
    }

    fn done(self, seat: Seat, project: u8, effect: Effect) -> String {
        let project = self.project(project);
        if let Effect::PeekBattles { .. } = effect {
            return of_seat!(self.look, seat, who;
                you: "You look at hidden Battle cards with {project}.", "Vous regardez des cartes Affrontement cachées avec {project}.", "Du siehst dir mit {project} verdeckte Kampfkarten an.";
                they: "{who} looks at hidden Battle cards with {project}.", "{who} regarde des cartes Affrontement cachées avec {project}.", "{who} sieht sich mit {project} verdeckte Kampfkarten an.");
        }
        of_seat!(self.look, seat, who;
            you: "You use the effect of {project}.", "Vous utilisez l’effet de {project}.", "Du nutzt die Wirkung von {project}.";
            they: "{who} uses the effect of {project}.", "{who} utilise l’effet de {project}.", "{who} nutzt die Wirkung von {project}.")
    }

    fn on_spaces(self, seat: Seat, spaces: city::SpaceSet, [en, fr, de]: [&str; 3]) -> String {
        let (who, spaces) = (self.subject(Who::Seat(seat)), space_list(spaces, self.language()));
        say!(self.language(), en: "{who}: {spaces} {en}.", fr: "{who}\u{202f}: {spaces} {fr}.", de: "{who}: {spaces} {de}.")
    }
}

/// The name of a Project without its number, for headings.
pub(super) fn bare_name(number: u8, pack: &Pack, language: Language) -> String {
    pack.find_project(number)
        .map_or_else(|| format!("#{number}"), |id| pack_text(&pack.project(id).name, language))
}

/// "I (row 2)"
fn laid((at, line): (usize, city::Line), language: Language) -> String {
    let (battle, place) = (roman(at), line.place() + 1);
    if line.is_row() {
        say!(language, en: "{battle} (row {place})", fr: "{battle} (ligne {place})", de: "{battle} (Reihe {place})")
    } else {
        say!(language, en: "{battle} (column {place})", fr: "{battle} (colonne {place})", de: "{battle} (Spalte {place})")
    }
}
