//! Why an action is refused, in the words of whoever tried it.

use city::pack::Pack;
use city::{Card, Due, Illegal, Phase, Task, Token, Wild};
use engine::Illegality;
use words::{Language, say, word};

use super::handles;
use super::scene::line_handles;
use super::words::{
    bag_words, colour_name, edge_name, kind_name, line_list, line_name, numbered, space_list, space_name,
    token_name,
};
use face::{Look, Refusal};

/// Why an action is refused, with the rule and with the handles that explain it. Without the cards of the table
/// they have no names.
pub(super) fn with_cards(reason: &Illegal, pack: Option<&Pack>, look: &Look<'_>) -> Refusal {
    let spaces = reason.spaces().iter().map(handles::of_space);
    let project = reason.project().map(handles::of_project);
    let lines = line_handles(reason.lines());
    Refusal {
        text: text(reason, pack, look.language),
        rule: reason.rule(),
        handles: spaces.chain(lines).chain(project).collect(),
    }
}

fn text(reason: &Illegal, pack: Option<&Pack>, language: Language) -> String {
    match reason {
        Illegal::GameOver => word!(language, en: "The game is over.", fr: "La partie est finie.", de: "Das Spiel ist zu Ende.").to_owned(),
        Illegal::LuckDue { due } | Illegal::OtherLuckDue { due, .. } => {
            let due = due_words(*due, language);
            say!(language, en: "First luck decides: {due}.", fr: "Le hasard d’abord\u{202f}: {due}.", de: "Zuerst entscheidet das Los: {due}.")
        }
        Illegal::NotTheseCards { due, .. } => {
            let due = due_words(*due, language);
            say!(language, en: "These are not the cards that are due: {due}.", fr: "Ce ne sont pas les cartes attendues\u{202f}: {due}.", de: "Das sind nicht die fälligen Karten: {due}.")
        }
        Illegal::NotTheseBoards { seat } => say!(language, en: "Seat {seat} cannot have that board.", fr: "La place {seat} ne peut pas avoir ce plateau.", de: "Platz {seat} kann dieses Tableau nicht haben."),
        Illegal::NotSeated => word!(language, en: "Only those who sit at the table play.", fr: "Seuls ceux qui sont à la table jouent.", de: "Nur wer am Tisch sitzt, spielt.").to_owned(),
        Illegal::NotAsked { phase } => not_asked(*phase, language).to_owned(),
        Illegal::Decided => word!(language, en: "You have decided already.", fr: "Vous avez déjà décidé.", de: "Du hast schon entschieden.").to_owned(),
        Illegal::NotAskedThat { task } => asked(*task, language).to_owned(),
        Illegal::EffectFirst { project, .. } => {
            let project = numbered(*project, pack, language);
            say!(language, en: "First answer what {project} asks.", fr: "Répondez d’abord à ce que demande {project}.", de: "Beantworte zuerst, was {project} verlangt.")
        }
        Illegal::NotInHand { .. } | Illegal::PlaysOther { .. } | Illegal::NotInPair { .. } | Illegal::Occupied { .. } => cards(reason, pack, language),
        Illegal::NoToken { .. } | Illegal::NotOwned { .. } | Illegal::NoCostSpace { .. } | Illegal::WrongColour { .. } | Illegal::MustPlace { .. }
        | Illegal::NoExtraSpace { .. } | Illegal::ExtraClosed { .. } | Illegal::ExtraColour { .. } | Illegal::NoCover | Illegal::NotMismatched { .. } => tokens(reason, pack, language),
        Illegal::Incomplete { .. } | Illegal::NotAnytime { .. } | Illegal::Used { .. } | Illegal::NotNow { .. } | Illegal::NoResult { .. }
        | Illegal::WrongUse { .. } | Illegal::WrongEntry | Illegal::NotPending { .. } | Illegal::RuinedCrossing { .. } | Illegal::NoSubstitute { .. } => effects(reason, pack, language),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the reasons")]
fn cards(reason: &Illegal, pack: Option<&Pack>, language: Language) -> String {
    match reason {
        Illegal::NotInHand { card, .. } => {
            let card = card_words(*card, pack, language);
            say!(language, en: "{card} is not in your hand.", fr: "{card} n’est pas dans votre main.", de: "{card} ist nicht auf deiner Hand.")
        }
        Illegal::PlaysOther { card } => {
            let card = card_words(*card, pack, language);
            say!(language, en: "{card} is not one of the two cards you take.", fr: "{card} n’est pas une des deux cartes prises.", de: "{card} ist keine der zwei genommenen Karten.")
        }
        Illegal::NotInPair { pair, .. } => {
            say!(language, en: "Pair {pair} has no such card.", fr: "La paire {pair} n’a pas cette carte.", de: "Paar {pair} hat diese Karte nicht.")
        }
        Illegal::Occupied { space, by, .. } => {
            let space = space_name(*space, language);
            match pack.map(|pack| kind_name(pack.building(*by).kind, language)) {
                Some(kind) => {
                    say!(language, en: "A Building stands on {space} already: {kind}.", fr: "Il y a déjà un Bâtiment en {space}\u{202f}: {kind}.", de: "Auf {space} liegt schon ein Gebäude: {kind}.")
                }
                None => {
                    say!(language, en: "A Building stands on {space} already.", fr: "Il y a déjà un Bâtiment en {space}.", de: "Auf {space} liegt schon ein Gebäude.")
                }
            }
        }
        _ => String::new(),
    }
}

fn card_words(card: Card, pack: Option<&Pack>, language: Language) -> String {
    match (card, pack) {
        (Card::Building(id), Some(pack)) => kind_name(pack.building(id).kind, language).to_owned(),
        (Card::Project(id), Some(pack)) => numbered(pack.project(id).number, Some(pack), language),
        (_, None) => word!(language, en: "That card", fr: "Cette carte", de: "Diese Karte").to_owned(),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the reasons")]
fn tokens(reason: &Illegal, pack: Option<&Pack>, language: Language) -> String {
    let project = reason.project().map(|number| numbered(number, pack, language)).unwrap_or_default();
    match reason {
        Illegal::NoToken { token, pool } => {
            let (token, pool) = (colour_name(*token, language), bag_words(*pool, language));
            if pool.is_empty() {
                say!(language, en: "No token waits for a place.", fr: "Aucun jeton n’attend de place.", de: "Kein Marker wartet auf einen Platz.")
            } else {
                say!(language, en: "You have no {token} token to place, only {pool}.", fr: "Vous n’avez pas de jeton {token} à placer, seulement {pool}.", de: "Du hast keinen Marker {token} zu legen, nur {pool}.")
            }
        }
        Illegal::NotOwned { .. } => say!(language, en: "You do not own {project}.", fr: "Vous n’avez pas {project}.", de: "Du hast {project} nicht."),
        Illegal::NoCostSpace { on, open, .. } => {
            let (on, open) = (token_name(*on, language), bag_words(*open, language));
            if open.is_empty() {
                say!(language, en: "All cost spaces of {project} are filled.", fr: "Tous les emplacements de jeton de {project} sont occupés.", de: "Alle Kostenfelder von {project} sind belegt.")
            } else {
                say!(language, en: "{project} has no open space for {on}; open: {open}.", fr: "{project} n’a pas d’emplacement libre ({on})\u{202f}; libres\u{202f}: {open}.", de: "{project} hat kein freies Kostenfeld für {on}; frei: {open}.")
            }
        }
        Illegal::WrongColour { token, on, wild } => wrong_colour(*token, *on, *wild, language),
        Illegal::MustPlace { pool } => {
            let pool = bag_words(*pool, language);
            say!(language, en: "A token still has a place, so it must be placed. You have {pool}.", fr: "Un jeton a encore une place, il faut donc le placer. Vous avez {pool}.", de: "Ein Marker hat noch einen Platz und muss gelegt werden. Du hast {pool}.")
        }
        Illegal::NoExtraSpace { .. } => say!(language, en: "{project} has no free extra space.", fr: "{project} n’a pas d’emplacement supplémentaire libre.", de: "{project} hat kein freies Zusatzfeld."),
        Illegal::ExtraClosed { .. } => say!(language, en: "The extra spaces of {project} open when its cost is paid.", fr: "Les emplacements supplémentaires de {project} s’ouvrent une fois le coût payé.", de: "Die Zusatzfelder von {project} öffnen sich, wenn die Kosten bezahlt sind."),
        Illegal::ExtraColour { token, .. } => {
            let token = colour_name(*token, language);
            say!(language, en: "The extra spaces of {project} take one colour only, and it is not {token}.", fr: "Les emplacements supplémentaires de {project} ne prennent qu’une couleur, et ce n’est pas {token}.", de: "Die Zusatzfelder von {project} nehmen nur eine Farbe, und zwar nicht {token}.")
        }
        Illegal::NoCover => word!(language, en: "No complete Project of yours allows to cover another edge.", fr: "Aucun de vos Projets complétés ne permet de recouvrir une autre jonction.", de: "Keines deiner vollendeten Projekte erlaubt, eine weitere Kante zu bedecken.").to_owned(),
        Illegal::NotMismatched { edge, fragments } => {
            let edge = edge_name(*edge, language);
            match fragments {
                [Some(_), Some(_)] => say!(language, en: "A Source is complete there already: {edge}.", fr: "Une Source y est déjà complète\u{202f}: {edge}.", de: "Dort ist schon eine Quelle vollständig: {edge}."),
                _ => say!(language, en: "Two Fragments of different colours must meet there: {edge}.", fr: "Il y faut deux Fragments de couleurs différentes\u{202f}: {edge}.", de: "Dort müssen zwei Fragmente verschiedener Farben liegen: {edge}."),
            }
        }
        _ => String::new(),
    }
}

fn wrong_colour(token: city::Colour, on: Token, wild: Wild, language: Language) -> String {
    let (token, on) = (colour_name(token, language), token_name(on, language));
    match wild {
        Wild::No => {
            say!(language, en: "A {token} token does not fit a space for {on}.", fr: "Un jeton {token} ne va pas sur un emplacement {on}.", de: "Ein Marker {token} passt nicht auf ein Kostenfeld {on}.")
        }
        Wild::Yes => {
            say!(language, en: "A token of any colour takes the colour of its space here: {on}.", fr: "Un jeton de couleur au choix prend ici la couleur de l’emplacement\u{202f}: {on}.", de: "Ein beliebiger Marker nimmt hier die Farbe des Feldes an: {on}.")
        }
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the reasons")]
fn effects(reason: &Illegal, pack: Option<&Pack>, language: Language) -> String {
    let project = reason.project().map(|number| numbered(number, pack, language)).unwrap_or_default();
    match reason {
        Illegal::Incomplete { .. } => say!(language, en: "{project} is not complete.", fr: "{project} n’est pas complété.", de: "{project} ist nicht vollendet."),
        Illegal::NotAnytime { .. } => say!(language, en: "{project} has no Anytime effect.", fr: "{project} n’a pas d’effet «\u{202f}À tout moment\u{202f}».", de: "{project} hat keine Wirkung „Jederzeit“."),
        Illegal::Used { .. } => say!(language, en: "{project} has been used; it works once per game.", fr: "{project} a déjà servi\u{202f}; c’est une fois par partie.", de: "{project} ist schon genutzt; es wirkt einmal im Spiel."),
        Illegal::NotNow { .. } => say!(language, en: "{project} cannot be used at this moment.", fr: "{project} ne peut pas servir à ce moment.", de: "{project} kann gerade nicht genutzt werden."),
        Illegal::NoResult { .. } => say!(language, en: "Using {project} would do nothing now.", fr: "Utiliser {project} n’aurait pas d’effet maintenant.", de: "{project} zu nutzen hätte jetzt keine Wirkung."),
        Illegal::WrongUse { .. } => word!(language, en: "The effect cannot be carried out like that.", fr: "L’effet ne peut pas s’appliquer ainsi.", de: "So lässt sich die Wirkung nicht ausführen.").to_owned(),
        Illegal::WrongEntry => word!(language, en: "At most 6 tokens, −20 to 40 AP, 0 to 9 Strength before a Battle, 3 pending Damage tokens.", fr: "Au plus 6 jetons, de −20 à 40 PA, de 0 à 9 Force avant un Affrontement, 3 jetons Dégâts en attente.", de: "Höchstens 6 Marker, −20 bis 40 LP, 0 bis 9 Stärke vor einem Kampf, 3 offene Schadensmarker.").to_owned(),
        Illegal::NotPending { crossing, pending } => {
            let (row, column, pending) = (line_name(crossing.row, language), line_name(crossing.column, language), line_list(*pending, language));
            say!(language, en: "Damage does not lie on both {row} and {column}; it lies on {pending}.", fr: "Il n’y a pas de Dégâts à la fois sur {row} et {column}\u{202f}; il y en a sur {pending}.", de: "Schaden liegt nicht an {row} und {column} zugleich, sondern an {pending}.")
        }
        Illegal::RuinedCrossing { crossing } => {
            let space = space_name(crossing.space(), language);
            say!(language, en: "{space} is ruined already, and another crossing is not.", fr: "{space}\u{202f}: déjà en ruine, et un autre croisement ne l’est pas.", de: "{space} ist schon zerstört, ein anderes Kreuzungsfeld nicht.")
        }
        Illegal::NoSubstitute { possible, .. } => {
            let possible = space_list(*possible, language);
            say!(language, en: "Only another standing Building that is not warded can be destroyed instead: {possible}.", fr: "Seul un autre Bâtiment intact et non protégé peut être détruit à la place\u{202f}: {possible}.", de: "Nur ein anderes unzerstörtes, nicht geschütztes Gebäude kann stattdessen zerstört werden: {possible}.")
        }
        _ => String::new(),
    }
}

const fn due_words(due: Due, language: Language) -> &'static str {
    match due {
        Due::Removed => {
            word!(language, en: "the Buildings taken out", fr: "les Bâtiments retirés", de: "die entfernten Gebäude")
        }
        Due::Buildings => {
            word!(language, en: "the pile of Buildings", fr: "la pioche des Bâtiments", de: "der Gebäudestapel")
        }
        Due::Projects => {
            word!(language, en: "the pile of Projects", fr: "la pioche des Projets", de: "der Projektstapel")
        }
        Due::Battles => {
            word!(language, en: "the Battle cards", fr: "les cartes Affrontement", de: "die Kampfkarten")
        }
        Due::Boards => word!(language, en: "the boards", fr: "les plateaux", de: "die Tableaus"),
        Due::Reshuffle => {
            word!(language, en: "a new pile", fr: "une nouvelle pioche", de: "ein neuer Stapel")
        }
    }
}

const fn not_asked(phase: Phase, language: Language) -> &'static str {
    match phase {
        Phase::Over => {
            word!(language, en: "The game is over.", fr: "La partie est finie.", de: "Das Spiel ist zu Ende.")
        }
        Phase::Luck(_)
        | Phase::Boards
        | Phase::Choose
        | Phase::Calm(_)
        | Phase::Resolve
        | Phase::RoundEnd
        | Phase::Window
        | Phase::Damage
        | Phase::Entries => {
            word!(language, en: "You have nothing to decide now.", fr: "Vous n’avez rien à décider maintenant.", de: "Du hast jetzt nichts zu entscheiden.")
        }
    }
}

/// What is asked, for whoever tries something else.
const fn asked(task: Task, language: Language) -> &'static str {
    match task {
        Task::Done => {
            word!(language, en: "You have decided already.", fr: "Vous avez déjà décidé.", de: "Du hast schon entschieden.")
        }
        Task::Board => {
            word!(language, en: "Pick a board now.", fr: "Choisissez d’abord un plateau.", de: "Wähle jetzt ein Tableau.")
        }
        Task::Keep => {
            word!(language, en: "Choose two cards now, and which of them you play.", fr: "Choisissez d’abord deux cartes, et celle que vous jouez.", de: "Wähle jetzt zwei Karten, und welche du spielst.")
        }
        Task::Pair => {
            word!(language, en: "Choose a pair now.", fr: "Choisissez d’abord une paire.", de: "Wähle jetzt ein Paar.")
        }
        Task::Space => {
            word!(language, en: "Place the Building now.", fr: "Posez d’abord le Bâtiment.", de: "Lege jetzt das Gebäude.")
        }
        Task::Pool => {
            word!(language, en: "Place your tokens now.", fr: "Placez d’abord vos jetons.", de: "Lege jetzt deine Marker.")
        }
        Task::Calm => {
            word!(language, en: "Use an effect now, or go on.", fr: "Utilisez un effet, ou continuez.", de: "Nutze jetzt eine Wirkung, oder mach weiter.")
        }
        Task::Rebuild => {
            word!(language, en: "Rebuild now, or go on.", fr: "Reconstruisez, ou continuez.", de: "Baue jetzt um, oder mach weiter.")
        }
        Task::Window => {
            word!(language, en: "Add Strength now, or go on.", fr: "Ajoutez de la Force, ou continuez.", de: "Gib jetzt Stärke dazu, oder mach weiter.")
        }
        Task::Avoid => {
            word!(language, en: "Avoid the Damage token now, or take it.", fr: "Évitez le jeton Dégâts, ou prenez-le.", de: "Vermeide jetzt den Schadensmarker, oder nimm ihn.")
        }
        Task::Relieve => {
            word!(language, en: "Take Damage off now, or go on.", fr: "Retirez des Dégâts, ou continuez.", de: "Nimm jetzt Schaden weg, oder mach weiter.")
        }
        Task::Cross | Task::NeutralCross => {
            word!(language, en: "Choose the crossing that is struck now.", fr: "Choisissez d’abord le croisement frappé.", de: "Wähle jetzt das getroffene Kreuzungsfeld.")
        }
        Task::Redirect => {
            word!(language, en: "Choose another Building now, or let this one be destroyed.", fr: "Choisissez un autre Bâtiment, ou laissez détruire celui-ci.", de: "Wähle jetzt ein anderes Gebäude, oder lass dieses zerstören.")
        }
        Task::Entries => {
            word!(language, en: "Enter what your effect is worth now.", fr: "Saisissez d’abord ce que vaut votre effet.", de: "Trage jetzt ein, was deine Wirkung wert ist.")
        }
    }
}
