//! What is wrong with a request itself, or with the address it was sent to.

use domain::TableId;
use words::{Language, or_list, refusals, say};

refusals!(
    /// There is nothing at this address.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Missing {
        /// There is no such page.
        Page => 404, "no_such_call", {
            en: "Perhaps the address has a slip. The lobby shows what there is.",
            fr: "L’adresse contient peut-être une faute. L’accueil montre ce qu’il y a.",
            de: "Vielleicht ist die Adresse vertippt. Die Übersicht zeigt, was es gibt.",
        };
        /// The page is there, but not for this method.
        Method => 405, "wrong_method", {
            en: "This address takes forms and shows nothing by itself. Go back, or to the lobby.",
            fr: "Cette adresse reçoit des formulaires et ne montre rien. Revenez en arrière, ou allez à l’accueil.",
            de: "Diese Adresse nimmt Formulare an und zeigt selbst nichts. Geh zurück oder zur Übersicht.",
        };
        /// There is no such table.
        Table(id: TableId) => 404, "no_such_table", {
            en: "No table is called {id}. Perhaps it was closed before the game began, or the address has a slip.",
            fr: "Aucune table ne s’appelle {id}. Peut-être a-t-elle été fermée avant le début, ou l’adresse contient une faute.",
            de: "Kein Tisch heißt {id}. Vielleicht wurde er vor Spielbeginn geschlossen, oder die Adresse ist vertippt.",
        };
        /// Whoever hosts has closed the table.
        Closed(id: TableId) => 410, "table_closed", {
            en: "Whoever runs this site has closed the table {id}. The lobby shows which tables there are.",
            fr: "La personne qui gère ce site a fermé la table {id}. L’accueil montre les tables ouvertes.",
            de: "Wer diese Seite betreibt, hat den Tisch {id} geschlossen. Die Übersicht zeigt, welche Tische es gibt.",
        };
        /// No account has this name.
        Person(name: String) => 404, "no_such_person", {
            en: "No account is called “{name}”. Look at the spelling; capitals do not matter.",
            fr: "Aucun compte ne s’appelle «\u{202f}{name}\u{202f}». Vérifiez l’orthographe\u{202f}; les majuscules ne comptent pas.",
            de: "Kein Konto heißt „{name}“. Sieh nach, wie der Name geschrieben wird; groß und klein ist egal.",
        };
        /// There is no such game.
        Game(name: String, known: Vec<&'static str>) => 404, "no_such_game", |l| none_of_the_games(name, known, l);
    }
);

refusals!(
    /// The request itself cannot be accepted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum RequestError {
        /// Another site sent it.
        ForeignSite => 403, "foreign_site", {
            en: "Another site sent this request. Nothing was changed.",
            fr: "Un autre site a envoyé cette demande. Rien n’a changé.",
            de: "Eine andere Website hat diese Anfrage geschickt. Nichts wurde geändert.",
        };
        /// It is longer than a request may be.
        TooLarge => 413, "too_large", {
            en: "A request may hold 64 KiB, and this one holds more. Nothing was changed.",
            fr: "Une demande peut contenir 64 Kio, celle-ci en contient plus. Rien n’a changé.",
            de: "Eine Anfrage darf 64 KiB haben, diese hat mehr. Nichts wurde geändert.",
        };
        /// It did not arrive in time.
        TooSlow => 408, "too_slow", {
            en: "The request did not arrive in time. Nothing was changed. Try again.",
            fr: "La demande n’est pas arrivée à temps. Rien n’a changé. Réessayez.",
            de: "Die Anfrage kam nicht rechtzeitig an. Nichts wurde geändert. Versuch es noch einmal.",
        };
        /// A field is missing or cannot be read.
        Field(field: &'static str) => 400, "bad_field", {
            en: "The field “{field}” is missing or cannot be read. Nothing was changed. Load the page again.",
            fr: "Le champ « {field} » manque ou est illisible. Rien n’a changé. Rechargez la page.",
            de: "Das Feld „{field}“ fehlt oder ist nicht zu lesen. Nichts wurde geändert. Lade die Seite neu.",
        };
        /// The person has starred or noted as much as there may be.
        Enough => 409, "enough", {
            en: "You have kept as many of these as there may be. Take some away first.",
            fr: "Vous en avez gardé autant que possible. Retirez-en d’abord.",
            de: "Mehr davon kannst du dir nicht merken. Nimm erst welche weg.",
        };
        /// Stars and notes are for games that were played here.
        NotArchived => 409, "not_archived", {
            en: "Only games that were played here can be starred and noted about.",
            fr: "Seules les parties jouées ici peuvent recevoir une étoile et des notes.",
            de: "Stern und Notizen gibt es nur für Partien, die hier gespielt wurden.",
        };
        /// The page it comes from has already opened a table.
        PromiseUsed => 409, "promise_used", {
            en: "A table has been opened from this page already. Load the page again to open another one.",
            fr: "Une table a déjà été ouverte depuis cette page. Rechargez la page pour en ouvrir une autre.",
            de: "Von dieser Seite aus wurde schon ein Tisch eröffnet. Lade die Seite neu, um noch einen zu eröffnen.",
        };
    }
);

refusals!(
    /// What was sent cannot be read into what its handler takes.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum Unread {
        /// It is no JSON from this line and column on, both from 1.
        NotJson(line: usize, column: usize) => 400, "not_json", {
            en: "The body is no JSON from line {line}, column {column} on. Nothing was changed.",
            fr: "Le corps n’est plus du JSON à partir de la ligne {line}, colonne {column}. Rien n’a changé.",
            de: "Der Inhalt ist ab Zeile {line}, Spalte {column} kein JSON. Nichts wurde geändert.",
        };
        /// It is JSON, but no object.
        NotObject => 400, "not_json", {
            en: "The body must be one JSON object. Nothing was changed.",
            fr: "Le corps doit être un seul objet JSON. Rien n’a changé.",
            de: "Der Inhalt muss ein einziges JSON-Objekt sein. Nichts wurde geändert.",
        };
        /// There is no such field.
        UnknownField(field: String) => 400, "unknown_field", {
            en: "There is no field “{field}” here. Nothing was changed.",
            fr: "Il n’y a pas de champ «\u{202f}{field}\u{202f}» ici. Rien n’a changé.",
            de: "Ein Feld „{field}“ gibt es hier nicht. Nichts wurde geändert.",
        };
        /// A field is missing: `seats[1].kind`.
        MissingField(field: String) => 400, "missing_field", {
            en: "The field “{field}” is missing. Nothing was changed.",
            fr: "Le champ «\u{202f}{field}\u{202f}» manque. Rien n’a changé.",
            de: "Das Feld „{field}“ fehlt. Nichts wurde geändert.",
        };
        /// A field is not what it must be, for this reason in English.
        BadField(field: String, why: String) => 400, "bad_field", {
            en: "The field “{field}” cannot be read: {why}. Nothing was changed.",
            fr: "Le champ «\u{202f}{field}\u{202f}» est illisible (en anglais\u{202f}: {why}). Rien n’a changé.",
            de: "Das Feld „{field}“ ist nicht zu lesen (auf Englisch: {why}). Nichts wurde geändert.",
        };
    }
);

impl Unread {
    /// The field it is about.
    pub(crate) fn field(&self) -> Option<&str> {
        match self {
            Self::UnknownField(field) | Self::MissingField(field) | Self::BadField(field, _) => Some(field),
            Self::NotJson(..) | Self::NotObject => None,
        }
    }
}

refusals!(
    /// There is no room for more.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Overload {
        /// Too many streams of this address are open.
        Address => 429, "crowded", {
            en: "Very many pages of tables are open from your network. Close some, or wait: this page tries again by itself.",
            fr: "Un très grand nombre de pages de tables sont ouvertes depuis votre réseau. Fermez-en, ou attendez\u{202f}: cette page réessaie d’elle-même.",
            de: "Aus deinem Netz sind sehr viele Seiten von Tischen offen. Schließ einige, oder warte: Diese Seite versucht es von selbst wieder.",
        };
        /// Too many streams are open in all.
        App => 503, "crowded", {
            en: "As many pages of tables are open here as the server can carry. Wait: this page tries again by itself.",
            fr: "Le serveur a autant de pages de tables ouvertes qu’il peut en porter. Attendez\u{202f}: cette page réessaie d’elle-même.",
            de: "Hier sind so viele Seiten von Tischen offen, wie der Server tragen kann. Warte: Diese Seite versucht es von selbst wieder.",
        };
        /// The server has too much to do to answer in time.
        Busy => 503, "crowded", {
            en: "The server has too much to do to answer in time. Look at the table before you try again: what you asked for may have been done.",
            fr: "Le serveur est trop occupé pour répondre à temps. Regardez la table avant de réessayer\u{202f}: ce que vous avez demandé a peut-être été fait.",
            de: "Der Server hat zu viel zu tun, um rechtzeitig zu antworten. Schau auf den Tisch, bevor du es noch einmal versuchst: Vielleicht ist es schon geschehen.",
        };
    }
);

fn none_of_the_games(name: &str, known: &[&'static str], l: Language) -> String {
    let known: Vec<String> = known.iter().map(|&name| name.into()).collect();
    let names = or_list(l, &known);
    say!(l,
        en: "“{name}” is none of the games here. Choose {names}.",
        fr: "«\u{202f}{name}\u{202f}» ne fait pas partie des jeux d’ici. Choisissez {names}.",
        de: "„{name}“ gehört nicht zu den Spielen hier. Wähle {names}.")
}
