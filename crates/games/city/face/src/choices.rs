//! What the observer may choose now, and what follows from it.

use city::{Bag, Desk, Effect, Phase, Task};
use engine::RuleId;
use words::{Language, say, word};

use super::ask;
use super::effect::effect_words;
use super::sight::Sight;
use super::words::{bag_words, line_title, name_inside, numbered};
use face::{Act, Ask, Choices, Pick};

/// What the observer may choose; without acts if it owes nothing.
pub(super) fn choices(sight: Sight<'_>) -> Choices {
    let Some(desk) = sight.deciding() else {
        return Choices { prompt: waiting(sight).to_owned(), ..Choices::default() };
    };
    let (title, prompt, cited) = if let Some((number, effect)) = desk.effect(sight.pack()) {
        asked_by(number, effect, sight)
    } else {
        let (title, prompt) = asked(desk.task(), sight);
        (title.to_owned(), prompt, desk.task().rule())
    };
    let acts = ask::acts(sight);
    let asks = asks(sight, &acts);
    Choices { title, prompt, rule: Some(cited), acts, asks }
}

/// What is asked once the first thing of several is chosen.
fn asks(sight: Sight<'_>, acts: &[Act]) -> Vec<Ask> {
    if sight.task() == Task::Keep {
        let one = |text| vec![Ask { first: String::new(), chosen: 1, text }];
        return kept_words(sight).map_or_else(Vec::new, one);
    }
    let mut asks: Vec<Ask> = Vec::new();
    for act in acts {
        let Some(first) = act.picks.first().and_then(Pick::single) else { continue };
        for chosen in 1..act.picks.len() {
            if asks.iter().all(|ask| (ask.first.as_str(), ask.chosen) != (first, chosen)) {
                let text = after(first, chosen, sight.language()).to_owned();
                asks.push(Ask { first: first.to_owned(), chosen, text });
            }
        }
    }
    asks
}

/// What is asked after a token, a place for one, or a Project that is used; of a Project after its card, too.
fn after(first: &str, chosen: usize, language: Language) -> &'static str {
    match first.split('.').count() {
        _ if chosen > 1 => {
            word!(language, en: "Now choose its space.", fr: "Choisissez maintenant son emplacement.", de: "Wähle jetzt sein Feld.")
        }
        _ if first.starts_with(['t', 'k']) => {
            word!(language, en: "Now choose its place.", fr: "Choisissez maintenant sa place.", de: "Wähle jetzt seinen Platz.")
        }
        2 if first.starts_with('p') => {
            word!(language, en: "Now choose what it is used on.", fr: "Choisissez maintenant sur quoi l’utiliser.", de: "Wähle jetzt, worauf es wirkt.")
        }
        _ => {
            word!(language, en: "Now choose the token that goes there.", fr: "Choisissez maintenant le jeton qui s’y place.", de: "Wähle jetzt den Marker, der dorthin kommt.")
        }
    }
}

/// What is asked once the card to be played is chosen; nothing if no card is kept.
fn kept_words(sight: Sight<'_>) -> Option<String> {
    let language = sight.language();
    if sight.view.hand().len() == 2 {
        return None;
    }
    if sight.public().is_solo() {
        return Some(word!(language, en: "Now the card you keep. The rest is discarded.", fr: "Maintenant la carte que vous conservez. Le reste est défaussé.", de: "Jetzt die Karte, die du behältst. Der Rest wird abgelegt.").to_owned());
    }
    let to = name_inside(sight.public().receiver(sight.me()?), sight.look);
    Some(
        say!(language, en: "Now the card you keep. The rest goes to {to}.", fr: "Maintenant la carte que vous conservez. Le reste va à {to}.", de: "Jetzt die Karte, die du behältst. Der Rest geht an {to}."),
    )
}

/// What those wait for who owe nothing.
pub(super) const fn waiting(sight: Sight<'_>) -> &'static str {
    let language = sight.language();
    match sight.public().phase() {
        Phase::Luck(_) => {
            word!(language, en: "The cards are being shuffled.", fr: "On mélange les cartes.", de: "Die Karten werden gemischt.")
        }
        Phase::Over => {
            word!(language, en: "The game is over.", fr: "La partie est finie.", de: "Das Spiel ist zu Ende.")
        }
        Phase::Boards => {
            word!(language, en: "The others pick their boards.", fr: "Les autres choisissent leur plateau.", de: "Die anderen wählen ihr Tableau.")
        }
        Phase::Choose => {
            word!(language, en: "The others are still choosing. All cards are turned up together.", fr: "Les autres choisissent encore. Toutes les cartes sont révélées ensemble.", de: "Die anderen wählen noch. Alle Karten werden zugleich aufgedeckt.")
        }
        Phase::Resolve => {
            word!(language, en: "The others are placing Buildings and tokens.", fr: "Les autres posent Bâtiments et jetons.", de: "Die anderen legen Gebäude und Marker.")
        }
        Phase::Calm(_) | Phase::RoundEnd | Phase::Entries => {
            word!(language, en: "Others decide whether to use an effect.", fr: "D’autres décident d’utiliser ou non un effet.", de: "Andere entscheiden, ob sie eine Wirkung nutzen.")
        }
        Phase::Window => {
            word!(language, en: "Others may still change their Strength in this Battle.", fr: "D’autres peuvent encore changer leur Force dans cet Affrontement.", de: "Andere können ihre Stärke in diesem Kampf noch ändern.")
        }
        Phase::Damage => {
            word!(language, en: "The losers of the Battle deal with their Damage.", fr: "Les perdants de l’Affrontement gèrent leurs Dégâts.", de: "Die Verlierer des Kampfs regeln ihren Schaden.")
        }
    }
}

/// What the observer is asked: a title and a sentence.
fn asked(task: Task, sight: Sight<'_>) -> (&'static str, String) {
    let language = sight.language();
    match task {
        Task::Keep => choose_cards(sight),
        Task::Space => (
            word!(language, en: "Place the Building", fr: "Posez le Bâtiment", de: "Lege das Gebäude"),
            word!(language, en: "Choose an empty space. Equal Fragments that meet become a Source and give a token.", fr: "Choisissez un emplacement vide. Deux Fragments égaux qui se rejoignent forment une Source et donnent un jeton.", de: "Wähle ein leeres Feld. Gleiche Fragmente, die sich treffen, werden zur Quelle und geben einen Marker.").to_owned(),
        ),
        Task::Pool => (word!(language, en: "Place the tokens", fr: "Placez les jetons", de: "Lege die Marker"), pool_prompt(sight)),
        Task::Board => (
            word!(language, en: "Pick a board", fr: "Choisissez un plateau", de: "Wähle ein Tableau"),
            word!(language, en: "If several pick the same one, lots decide.", fr: "Si plusieurs prennent le même, le sort décide.", de: "Wählen mehrere dasselbe, entscheidet das Los.").to_owned(),
        ),
        Task::Pair => (
            word!(language, en: "Choose a pair", fr: "Choisissez une paire", de: "Wähle ein Paar"),
            word!(language, en: "Tap the Building for your own city. The other of its pair goes to the neutral player, on the same space.", fr: "Touchez le Bâtiment de votre cité. L’autre de la paire va au joueur neutre, au même emplacement.", de: "Tippe das Gebäude für deine Stadt an. Das andere des Paars bekommt der neutrale Spieler, auf demselben Feld.").to_owned(),
        ),
        Task::Done | Task::Calm | Task::Rebuild | Task::Window | Task::Avoid | Task::Relieve | Task::Cross | Task::Redirect | Task::NeutralCross | Task::Entries => moments(task, sight),
    }
}

/// The moments at which effects may be used, and Damage.
fn moments(task: Task, sight: Sight<'_>) -> (&'static str, String) {
    let language = sight.language();
    let line = sight.public().line().map(|line| line_title(line, language)).unwrap_or_default();
    match task {
        Task::Window => (
            word!(language, en: "Change your Strength?", fr: "Changer votre Force\u{202f}?", de: "Stärke ändern?"),
            battle_words(sight),
        ),
        Task::Avoid => (
            word!(language, en: "You lose the Battle", fr: "Vous perdez l’Affrontement", de: "Du verlierst den Kampf"),
            say!(language, en: "{line}: you may avoid the Damage token with an effect.", fr: "{line}\u{202f}: un effet peut vous éviter le jeton Dégâts.", de: "{line}: Mit einer Wirkung vermeidest du den Schadensmarker."),
        ),
        Task::Relieve => (
            word!(language, en: "Take Damage off?", fr: "Retirer des Dégâts\u{202f}?", de: "Schaden wegnehmen?"),
            word!(language, en: "A Damage token lies against your board. You may take one off with an effect now.", fr: "Un jeton Dégâts est contre votre plateau. Un effet permet d’en retirer maintenant.", de: "An deinem Tableau liegt Schaden. Mit einer Wirkung kannst du jetzt welchen wegnehmen.").to_owned(),
        ),
        Task::Cross => (
            word!(language, en: "Where does the Damage strike?", fr: "Où frappent les Dégâts\u{202f}?", de: "Wo trifft der Schaden?"),
            word!(language, en: "A Damage token on a row and one on a column cross. Choose the crossing; an empty space may be struck too.", fr: "Un jeton Dégâts de ligne croise un jeton de colonne. Choisissez le croisement\u{202f}; un emplacement vide convient aussi.", de: "Schaden an einer Reihe kreuzt Schaden an einer Spalte. Wähle das Kreuzungsfeld; auch ein leeres geht.").to_owned(),
        ),
        Task::NeutralCross => (
            word!(language, en: "Choose for the neutral player", fr: "Choisissez pour le joueur neutre", de: "Wähle für den neutralen Spieler"),
            word!(language, en: "Where does the Damage strike in the neutral city?", fr: "Où frappent les Dégâts dans la cité neutre\u{202f}?", de: "Wo trifft der Schaden in der neutralen Stadt?").to_owned(),
        ),
        Task::Redirect => (
            word!(language, en: "Destroy another instead?", fr: "En détruire un autre\u{202f}?", de: "Ein anderes zerstören?"),
            word!(language, en: "Choose another standing Building of yours, or let this one be destroyed.", fr: "Choisissez un autre de vos Bâtiments intacts, ou laissez détruire celui-ci.", de: "Wähle ein anderes deiner unzerstörten Gebäude, oder lass dieses zerstören.").to_owned(),
        ),
        Task::Rebuild => (
            word!(language, en: "Rebuild?", fr: "Reconstruire\u{202f}?", de: "Umbauen?"),
            word!(language, en: "Your unplayed card may replace one of your Buildings. Choose the Project, then the space.", fr: "Votre carte non jouée peut remplacer un de vos Bâtiments. Choisissez le Projet, puis l’emplacement.", de: "Deine übrige Karte darf ein Gebäude ersetzen. Wähle das Projekt, dann das Feld.").to_owned(),
        ),
        Task::Done | Task::Board | Task::Keep | Task::Pair | Task::Space | Task::Pool | Task::Calm | Task::Entries => (
            word!(language, en: "A calm point", fr: "Un moment calme", de: "Ein ruhiger Moment"),
            word!(language, en: "You may use a Project now, or go on.", fr: "Vous pouvez utiliser un Projet maintenant, ou continuer.", de: "Du kannst jetzt ein Projekt nutzen oder weitermachen.").to_owned(),
        ),
    }
}

/// The line of the Battle with the totals of all.
fn battle_words(sight: Sight<'_>) -> String {
    let language = sight.language();
    let Some(line) = sight.public().line() else { return String::new() };
    let totals = sight.public().totals(line);
    let each: Vec<String> = super::track::sides(sight)
        .into_iter()
        .zip(totals)
        .map(|(who, total)| format!("{} {total}", super::words::who_inside(who, sight.look)))
        .collect();
    let (line, each) = (line_title(line, language), each.join(", "));
    say!(language, en: "{line}: {each}. You may add Strength with an effect.", fr: "{line}\u{202f}: {each}. Un effet peut ajouter de la Force.", de: "{line}: {each}. Mit einer Wirkung kannst du Stärke dazugeben.")
}

fn choose_cards(sight: Sight<'_>) -> (&'static str, String) {
    let language = sight.language();
    let last = sight.view.hand().len() == 2;
    let to = sight
        .me()
        .map(|me| name_inside(sight.public().receiver(me), sight.look).to_owned())
        .unwrap_or_default();
    let solo = sight.public().is_solo();
    let title =
        word!(language, en: "Choose your cards", fr: "Choisissez vos cartes", de: "Wähle deine Karten");
    let prompt = match (last, solo) {
        (true, _) => word!(language, en: "Choose the card you play. The other one is discarded unseen.", fr: "Choisissez la carte jouée. L’autre est défaussée face cachée.", de: "Wähle die Karte, die du spielst. Die andere wird verdeckt abgelegt.").to_owned(),
        (false, true) => word!(language, en: "First the card you play, then the one you keep. The rest is discarded.", fr: "D’abord la carte jouée, puis celle que vous conservez. Le reste est défaussé.", de: "Erst die Karte, die du spielst, dann die, die du behältst. Der Rest wird abgelegt.").to_owned(),
        (false, false) => say!(language, en: "First the card you play, then the one you keep. The rest goes to {to}.", fr: "D’abord la carte jouée, puis celle que vous conservez. Le reste va à {to}.", de: "Erst die Karte, die du spielst, dann die, die du behältst. Der Rest geht an {to}."),
    };
    (title, prompt)
}

fn pool_prompt(sight: Sight<'_>) -> String {
    let language = sight.language();
    let pool = sight.deciding().map_or(Bag::EMPTY, Desk::pool);
    if pool.is_empty() {
        return word!(language, en: "No token is left to place. You may still use an effect.", fr: "Plus de jeton à placer. Vous pouvez encore utiliser un effet.", de: "Kein Marker mehr zu legen. Du kannst noch eine Wirkung nutzen.").to_owned();
    }
    let tokens = bag_words(pool, language);
    say!(language,
        en: "You have {tokens}. Choose a lit place. Tokens that fit nowhere are lost.",
        fr: "Vous avez {tokens}. Choisissez une place éclairée. Les jetons sans place sont perdus.",
        de: "Du hast {tokens}. Wähle einen leuchtenden Platz. Marker ohne Platz sind verloren.")
}

/// What an effect asks at completion.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other effect asks")]
fn asked_by(number: u8, effect: Effect, sight: Sight<'_>) -> (String, String, RuleId) {
    let language = sight.language();
    let name = numbered(number, Some(sight.pack()), language);
    let what = match effect {
        Effect::GainTokens { .. } => {
            word!(language, en: "Name the colours of the tokens.", fr: "Nommez les couleurs des jetons.", de: "Nenne die Farben der Marker.")
        }
        Effect::LineStrength { .. } => {
            word!(language, en: "Choose a line beside your city.", fr: "Choisissez une rangée au bord de votre cité.", de: "Wähle eine Linie am Rand deiner Stadt.")
        }
        Effect::Ward { .. } => {
            word!(language, en: "Choose the space to ward.", fr: "Choisissez l’emplacement à protéger.", de: "Wähle das Feld, das geschützt wird.")
        }
        Effect::RemoveDamage { .. } => {
            word!(language, en: "Choose the Damage to take off.", fr: "Choisissez les Dégâts à retirer.", de: "Wähle den Schaden, der wegkommt.")
        }
        Effect::RestoreSpace { .. } => {
            word!(language, en: "Choose the ruined space to restore.", fr: "Choisissez l’emplacement en ruine à relever.", de: "Wähle das zerstörte Feld, das wiederhergestellt wird.")
        }
        _ => "",
    };
    let words = effect_words(effect, None, language);
    let prompt = if what.is_empty() { words } else { format!("{what} {words}") };
    (name, prompt, effect.rule())
}
