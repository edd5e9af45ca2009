//! What a refused request is told, in three languages.

use pages::Problem;
use words::{Language, or_list, say, word};

use super::{
    BadAccount, BadName, BadRequest, Error, Missing, NoHint, NoTalk, Objection, Seating, Stranger, Unplayable,
};

impl Error {
    /// What the visitor is told: a title, and what to do about it.
    pub(crate) fn problem(&self, language: Language) -> Problem {
        Problem { title: self.title(language).into(), text: self.text(language) }
    }

    /// What happened, and what to do about it.
    pub(crate) fn text(&self, l: Language) -> String {
        match self {
            Self::Missing(missing) => missing.text(l),
            Self::Request(bad) => bad.text(l),
            Self::Name(bad) => bad.text(l).into(),
            Self::Account(bad) => bad.text(l).into(),
            Self::Option(bad) => {
                let pages::FieldError { text, list, .. } = pages::draft::option_error(bad, l);
                [vec![text], list].concat().join(" ")
            }
            Self::Person(stranger) => stranger.text(l).into(),
            Self::Seats(seating) => seating.text(l),
            Self::Play(unplayable) => unplayable.text(l),
            Self::Hint(none) => none.text(l).into(),
            Self::Time(untimely) => untimely.text(l).into(),
            Self::Call(fault) => fault.text(l),
            Self::Talk(none) => none.text(l).into(),
            Self::TooOften(often) => often.text(l),
            Self::Crowded(crowded) => crowded.text(l).into(),
            Self::Notice(bad) => bad.text(l),
            Self::Consent(objection) => objection.text(l).into(),
            Self::Database(store::Error::Unsure(_)) => word!(l,
                en: "The server cannot save just now, and does not know yet whether this was saved. Nothing that was answered is lost. Look again in a moment, then go on.",
                fr: "Le serveur ne peut rien enregistrer pour le moment et ne sait pas encore si ceci l’a été. Rien de ce qui a reçu réponse n’est perdu. Regardez de nouveau dans un instant, puis continuez.",
                de: "Der Server kann gerade nichts speichern und weiß noch nicht, ob das hier gespeichert ist. Nichts, was beantwortet wurde, ist verloren. Schau gleich noch einmal nach, dann geht es weiter.")
            .into(),
            Self::Database(_) => word!(l,
                en: "The server cannot save just now. This was not sent, and nothing is lost. Try again in a moment.",
                fr: "Le serveur ne peut rien enregistrer pour le moment. Ceci n’est pas parti, et rien n’est perdu. Réessayez dans un instant.",
                de: "Der Server kann gerade nichts speichern. Das hier wurde nicht abgeschickt, und nichts ist verloren. Versuch es gleich noch einmal.")
            .into(),
            Self::Failed(_) => word!(l,
                en: "It is not your fault, and everything that was answered is kept. Try again in a moment.",
                fr: "Ce n’est pas de votre fait, et tout ce qui a reçu réponse est conservé. Réessayez dans un instant.",
                de: "Es liegt nicht an dir, und alles, was beantwortet wurde, ist gesichert. Versuch es gleich noch einmal.")
            .into(),
        }
    }
}

impl Missing {
    fn text(&self, l: Language) -> String {
        match self {
            Self::Page => say!(l,
                en: "Perhaps the address has a slip. The lobby shows what there is.",
                fr: "L’adresse contient peut-être une faute. L’accueil montre ce qu’il y a.",
                de: "Vielleicht ist die Adresse vertippt. Die Übersicht zeigt, was es gibt."),
            Self::Method => say!(l,
                en: "This address takes forms and shows nothing by itself. Go back, or to the lobby.",
                fr: "Cette adresse reçoit des formulaires et ne montre rien. Revenez en arrière, ou allez à l’accueil.",
                de: "Diese Adresse nimmt Formulare an und zeigt selbst nichts. Geh zurück oder zur Übersicht."),
            Self::Table(id) => say!(l,
                en: "No table is called {id}. Perhaps it was closed before the game began, or the address has a slip.",
                fr: "Aucune table ne s’appelle {id}. Peut-être a-t-elle été fermée avant le début, ou l’adresse contient une faute.",
                de: "Kein Tisch heißt {id}. Vielleicht wurde er vor Spielbeginn geschlossen, oder die Adresse ist vertippt."),
            Self::Closed(id) => say!(l,
                en: "Whoever runs this site has closed the table {id}. The lobby shows which tables there are.",
                fr: "La personne qui gère ce site a fermé la table {id}. L’accueil montre les tables ouvertes.",
                de: "Wer diese Seite betreibt, hat den Tisch {id} geschlossen. Die Übersicht zeigt, welche Tische es gibt."),
            Self::Person(name) => say!(l,
                en: "No account is called “{name}”. Look at the spelling; capitals do not matter.",
                fr: "Aucun compte ne s’appelle «\u{202f}{name}\u{202f}». Vérifiez l’orthographe\u{202f}; les majuscules ne comptent pas.",
                de: "Kein Konto heißt „{name}“. Sieh nach, wie der Name geschrieben wird; groß und klein ist egal."),
            Self::Game { name, known } => {
                let known: Vec<String> = known.iter().map(|&name| name.into()).collect();
                let names = or_list(l, &known);
                say!(l,
                    en: "“{name}” is none of the games here. Choose {names}.",
                    fr: "« {name} » ne fait pas partie des jeux d’ici. Choisissez {names}.",
                    de: "„{name}“ gehört nicht zu den Spielen hier. Wähle {names}.")
            }
        }
    }
}

impl BadRequest {
    fn text(self, l: Language) -> String {
        match self {
            Self::ForeignSite => say!(l,
                en: "Another site sent this request. Nothing was changed.",
                fr: "Un autre site a envoyé cette demande. Rien n’a changé.",
                de: "Eine andere Website hat diese Anfrage geschickt. Nichts wurde geändert."),
            Self::TooLarge => say!(l,
                en: "A request may hold 64 KiB, and this one holds more. Nothing was changed.",
                fr: "Une demande peut contenir 64 Kio, celle-ci en contient plus. Rien n’a changé.",
                de: "Eine Anfrage darf 64 KiB haben, diese hat mehr. Nichts wurde geändert."),
            Self::TooSlow => say!(l,
                en: "The request did not arrive in time. Nothing was changed. Try again.",
                fr: "La demande n’est pas arrivée à temps. Rien n’a changé. Réessayez.",
                de: "Die Anfrage kam nicht rechtzeitig an. Nichts wurde geändert. Versuch es noch einmal."),
            Self::Field(field) => say!(l,
                en: "The field “{field}” is missing or cannot be read. Nothing was changed. Load the page again.",
                fr: "Le champ « {field} » manque ou est illisible. Rien n’a changé. Rechargez la page.",
                de: "Das Feld „{field}“ fehlt oder ist nicht zu lesen. Nichts wurde geändert. Lade die Seite neu."),
            Self::PromiseUsed => say!(l,
                en: "A table has been opened from this page already. Load the page again to open another one.",
                fr: "Une table a déjà été ouverte depuis cette page. Rechargez la page pour en ouvrir une autre.",
                de: "Von dieser Seite aus wurde schon ein Tisch eröffnet. Lade die Seite neu, um noch einen zu eröffnen."),
        }
    }
}

impl BadName {
    /// What is wrong with the name.
    pub(crate) const fn text(self, l: Language) -> &'static str {
        match self {
            Self::Empty => word!(l,
                en: "A name needs at least one character.",
                fr: "Un nom doit avoir au moins un caractère.",
                de: "Ein Name braucht mindestens ein Zeichen."),
            Self::Long => word!(l,
                en: "A name may have 24 characters.",
                fr: "Un nom peut avoir 24 caractères.",
                de: "Ein Name darf 24 Zeichen haben."),
            Self::Invisible => word!(l,
                en: "A name may only hold characters that can be seen.",
                fr: "Un nom ne peut contenir que des caractères visibles.",
                de: "Ein Name darf nur sichtbare Zeichen enthalten."),
            Self::Taken => word!(l,
                en: "An account has this name already, or one that looks like it. Choose another one, or sign in if it is yours.",
                fr: "Un compte porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre, ou connectez-vous si c’est le vôtre.",
                de: "Diesen Namen hat schon ein Konto, oder einen, der genauso aussieht. Wähl einen anderen, oder melde dich an, wenn es deins ist."),
            Self::Reserved => word!(l,
                en: "Nobody is called that here: it could be mistaken for the site itself or for a computer player. Choose another name.",
                fr: "Personne ne s’appelle ainsi ici\u{202f}: on croirait lire le site lui-même ou un ordinateur. Choisissez un autre nom.",
                de: "So heißt hier niemand: Man könnte dich für die Seite selbst oder für einen Computer halten. Wähl einen anderen Namen."),
            Self::NoLetter => word!(l,
                en: "The name of an account needs a letter or a digit.",
                fr: "Le nom d’un compte doit contenir une lettre ou un chiffre.",
                de: "Der Name eines Kontos braucht einen Buchstaben oder eine Ziffer."),
        }
    }
}

impl BadAccount {
    const fn text(self, l: Language) -> &'static str {
        match self {
            Self::WrongSignIn => word!(l,
                en: "No account has this name and this password. Try again.",
                fr: "Aucun compte n’a ce nom et ce mot de passe. Réessayez.",
                de: "Kein Konto hat diesen Namen und dieses Passwort. Versuch es noch einmal."),
            Self::WrongPassword => word!(l,
                en: "This is not the password of your account. Nothing was changed.",
                fr: "Ce n’est pas le mot de passe de votre compte. Rien n’a changé.",
                de: "Das ist nicht das Passwort deines Kontos. Nichts wurde geändert."),
            Self::PasswordShort => word!(l,
                en: "A password needs at least 8 characters.",
                fr: "Un mot de passe doit avoir au moins 8 caractères.",
                de: "Ein Passwort braucht mindestens 8 Zeichen."),
            Self::PasswordLong => word!(l,
                en: "A password may have 128 characters.",
                fr: "Un mot de passe peut avoir 128 caractères.",
                de: "Ein Passwort darf 128 Zeichen haben."),
            Self::HasAccount => word!(l,
                en: "You have an account and are signed in. Sign out first to make another one.",
                fr: "Vous avez un compte et êtes connecté. Déconnectez-vous d’abord pour en créer un autre.",
                de: "Du hast ein Konto und bist angemeldet. Melde dich erst ab, um noch eins anzulegen."),
            Self::NeedsAccount => word!(l,
                en: "This needs an account. Make one, or sign in.",
                fr: "Il faut un compte pour cela. Créez-en un, ou connectez-vous.",
                de: "Dafür braucht es ein Konto. Leg eins an, oder melde dich an."),
            Self::NameNeedsPassword => word!(l,
                en: "The name of an account is changed in the settings, with its password.",
                fr: "Le nom d’un compte se change dans les réglages, avec le mot de passe.",
                de: "Der Name eines Kontos wird in den Einstellungen geändert, mit dem Passwort."),
            Self::Busy => word!(l,
                en: "Too many people are signing in just now. Try again in a moment.",
                fr: "Trop de personnes se connectent en ce moment. Réessayez dans un instant.",
                de: "Gerade melden sich zu viele an. Versuch es gleich noch einmal."),
        }
    }
}

impl NoHint {
    const fn text(self, l: Language) -> &'static str {
        match self {
            Self::Forbidden => word!(l,
                en: "This table was opened without hints.",
                fr: "Cette table a été ouverte sans conseils.",
                de: "Dieser Tisch wurde ohne Tipps eröffnet."),
            Self::NotYourTurn => word!(l,
                en: "You have nothing to choose now, so there is nothing to advise.",
                fr: "Vous n’avez rien à choisir maintenant\u{202f}: rien à conseiller, donc.",
                de: "Du hast gerade nichts zu wählen, also gibt es nichts zu raten."),
            Self::Over => word!(l,
                en: "The game is over: there is nothing left to advise.",
                fr: "La partie est finie\u{202f}: il n’y a plus rien à conseiller.",
                de: "Das Spiel ist zu Ende: Zu raten gibt es nichts mehr."),
            Self::OneAtATime => word!(l,
                en: "A hint is being thought about for you already. Wait for it.",
                fr: "Un conseil se prépare déjà pour vous. Attendez-le.",
                de: "Über einen Tipp für dich wird schon nachgedacht. Wart ihn ab."),
        }
    }
}

impl NoTalk {
    const fn text(self, l: Language) -> &'static str {
        match self {
            Self::Off => word!(l,
                en: "Chat is off at this table.",
                fr: "Pas de discussion à cette table.",
                de: "An diesem Tisch ist der Chat aus."),
            Self::Empty => word!(l,
                en: "There is nothing in it to read. Write something, or choose a quick phrase.",
                fr: "Il n’y a rien à lire. Écrivez quelque chose, ou choisissez une phrase toute prête.",
                de: "Darin steht nichts. Schreib etwas, oder wähl einen fertigen Satz."),
            Self::Long => word!(l,
                en: "A message may have 300 characters. Make it shorter, or two of it.",
                fr: "Un message peut avoir 300 caractères. Raccourcissez-le, ou faites-en deux.",
                de: "Eine Nachricht darf 300 Zeichen haben. Kürz sie, oder mach zwei daraus."),
            Self::Phrase => word!(l,
                en: "There is no such quick phrase. Load the page again.",
                fr: "Cette phrase toute prête n’existe pas. Rechargez la page.",
                de: "Diesen fertigen Satz gibt es nicht. Lade die Seite neu."),
            Self::TooFast => word!(l,
                en: "You may send 5 messages in 10 seconds. Wait a moment, then send it again.",
                fr: "Vous pouvez envoyer 5 messages en 10 secondes. Attendez un peu, puis renvoyez.",
                de: "Du darfst 5 Nachrichten in 10 Sekunden schicken. Wart einen Moment, dann schick sie noch einmal."),
            Self::Gone => word!(l,
                en: "It is not there, or it is not for you to read, or it is your own.",
                fr: "Il n’existe pas, ou ne vous est pas destiné, ou vient de vous.",
                de: "Es gibt sie nicht, oder sie ist nicht für dich, oder sie ist von dir."),
            Self::Words => word!(l,
                en: "There may be 50 words, each of 40 characters at most. Nothing was changed.",
                fr: "Il peut y avoir 50 mots, de 40 caractères au plus. Rien n’a changé.",
                de: "Es dürfen 50 Wörter sein, jedes mit höchstens 40 Zeichen. Nichts wurde geändert."),
        }
    }
}

impl Objection {
    const fn text(self, l: Language) -> &'static str {
        match self {
            Self::Forbidden => word!(l,
                en: "At this table only what nobody knows of can be taken back.",
                fr: "À cette table, seul ce que personne ne connaît peut être repris.",
                de: "An diesem Tisch lässt sich nur zurücknehmen, wovon noch niemand weiß."),
            Self::Nothing => word!(l,
                en: "There is nothing to take back: you have chosen nothing yet.",
                fr: "Il n’y a rien à reprendre\u{202f}: vous n’avez encore rien choisi.",
                de: "Es gibt nichts zurückzunehmen: Du hast noch nichts gewählt."),
            Self::Asked => word!(l,
                en: "This is being asked at the table already. Wait for the answers.",
                fr: "Cette demande est déjà posée à la table. Attendez les réponses.",
                de: "Das wird am Tisch schon gefragt. Wart die Antworten ab."),
            Self::Declined => word!(l,
                en: "The others have just declined. You can ask again a minute after your last question.",
                fr: "Les autres viennent de refuser. Vous pourrez redemander une minute après votre dernière demande.",
                de: "Die anderen haben eben abgelehnt. Eine Minute nach deiner letzten Frage kannst du wieder fragen."),
            Self::Closed => word!(l,
                en: "This is no longer asked: it was decided or withdrawn, or the table has moved on.",
                fr: "La demande n’est plus posée\u{202f}: elle a été tranchée ou retirée, ou la partie a continué.",
                de: "Das wird nicht mehr gefragt: Es ist entschieden oder zurückgezogen, oder am Tisch ging es weiter."),
            Self::NotYours => word!(l,
                en: "This is not for you to answer or to withdraw. Nothing was changed.",
                fr: "Ce n’est pas à vous d’y répondre ni de la retirer. Rien n’a changé.",
                de: "Das hast nicht du zu beantworten oder zurückzuziehen. Nichts wurde geändert."),
        }
    }
}

impl Stranger {
    const fn text(self, l: Language) -> &'static str {
        match self {
            Self::NotAtTable => word!(l,
                en: "You do not sit at this table with this browser. Nothing was changed. Sit down if a seat is free, or watch.",
                fr: "Vous n’êtes pas à cette table avec ce navigateur. Rien n’a changé. Prenez place s’il en reste une, ou regardez.",
                de: "Du sitzt mit diesem Browser nicht an diesem Tisch. Nichts wurde geändert. Setz dich, wenn ein Platz frei ist, oder schau zu."),
            Self::SessionEnded => word!(l,
                en: "Your session has ended, because this browser was away for a long time. Nothing was changed.",
                fr: "Votre session est terminée, car ce navigateur est resté longtemps absent. Rien n’a changé.",
                de: "Deine Sitzung ist abgelaufen, weil dieser Browser lange weg war. Nichts wurde geändert."),
            Self::NotYourSeat => word!(l,
                en: "You do not sit on this seat. Nothing was changed.",
                fr: "Vous n’occupez pas cette place. Rien n’a changé.",
                de: "Auf diesem Platz sitzt du nicht. Nichts wurde geändert."),
            Self::NotHost => word!(l,
                en: "Only the person who opened the table may do that. Nothing was changed.",
                fr: "Seule la personne qui a ouvert la table peut le faire. Rien n’a changé.",
                de: "Das darf nur, wer den Tisch eröffnet hat. Nichts wurde geändert."),
            Self::Banned => word!(l,
                en: "Whoever runs this site has excluded you. You can still watch. Nothing was changed.",
                fr: "La personne qui gère ce site vous a retiré le droit de jouer. Vous pouvez encore regarder. Rien n’a changé.",
                de: "Wer diese Seite betreibt, hat dich ausgeschlossen. Zuschauen kannst du noch. Nichts wurde geändert."),
            Self::NotInvited => word!(l,
                en: "Only people who are invited come in. Ask the person who opened the table for an invitation. If you have one, open it with the browser with which you play.",
                fr: "Seules les personnes invitées entrent. Demandez une invitation à la personne qui a ouvert la table. Si vous en avez une, ouvrez-la dans le navigateur avec lequel vous jouez.",
                de: "Nur wer eingeladen ist, kommt herein. Bitte die Person, die den Tisch eröffnet hat, um eine Einladung. Hast du eine, dann öffne sie in dem Browser, mit dem du spielst."),
            Self::Removed => word!(l,
                en: "The person who opened this table has taken you off it. You can come back with a new invitation only. Other tables are open to you.",
                fr: "La personne qui a ouvert cette table vous en a retiré. Vous n’y revenez qu’avec une nouvelle invitation. Les autres tables vous sont ouvertes.",
                de: "Wer diesen Tisch eröffnet hat, hat dich davon entfernt. Zurück kommst du nur mit einer neuen Einladung. Andere Tische stehen dir offen."),
            Self::NoWatchers => word!(l,
                en: "This game is played without watchers. Only those who sit at the table see it.",
                fr: "Cette partie se joue sans public. Seules les personnes à la table la voient.",
                de: "Dieses Spiel läuft ohne Publikum. Nur wer am Tisch sitzt, sieht es."),
        }
    }
}

impl Seating {
    fn text(&self, l: Language) -> String {
        match self {
            Self::Taken => say!(l,
                en: "Somebody sits on this seat already. Take another one, or watch.",
                fr: "Quelqu’un occupe déjà cette place. Prenez-en une autre, ou regardez.",
                de: "Auf diesem Platz sitzt schon jemand. Nimm einen anderen, oder schau zu."),
            Self::Kept(name) => say!(l,
                en: "This seat is kept for {name}. Take another one, or watch.",
                fr: "Cette place est gardée pour {name}. Prenez-en une autre, ou regardez.",
                de: "Dieser Platz ist für {name} reserviert. Nimm einen anderen, oder schau zu."),
            Self::Full => say!(l,
                en: "No seat is free any more. You can watch.",
                fr: "Il ne reste plus de place. Vous pouvez regarder.",
                de: "Kein Platz ist mehr frei. Du kannst zuschauen."),
            Self::Free => say!(l,
                en: "Seats are still free. Wait for people, or give the seats to computers.",
                fr: "Il reste des places libres. Attendez, ou donnez-les à des ordinateurs.",
                de: "Es sind noch Plätze frei. Warte auf Leute, oder gib die Plätze Computern."),
            Self::NoPlayer(name) => say!(l,
                en: "There is no computer player “{name}” for this game.",
                fr: "Ce jeu n’a pas d’ordinateur « {name} ».",
                de: "Für dieses Spiel gibt es keinen Computerspieler „{name}“."),
            Self::Begun => say!(l,
                en: "The game has begun. That is only possible before.",
                fr: "La partie a commencé. Ce n’est possible qu’avant.",
                de: "Das Spiel hat begonnen. Das geht nur davor."),
            Self::NotBegun => say!(l,
                en: "The game has not begun yet.",
                fr: "La partie n’a pas encore commencé.",
                de: "Das Spiel hat noch nicht begonnen."),
            Self::AccountsOnly => say!(l,
                en: "This table is rated: only people with an account sit here. Make one or sign in, or watch.",
                fr: "Cette table est classée\u{202f}: seules des personnes avec un compte s’y assoient. Créez-en un, connectez-vous, ou regardez.",
                de: "An diesem Tisch geht es um Wertung: Hier sitzen nur Leute mit Konto. Leg eins an, melde dich an, oder schau zu."),
            Self::NoComputers => say!(l,
                en: "This table is rated: no computer can sit here. Wait for people.",
                fr: "Cette table est classée\u{202f}: aucun ordinateur ne peut s’y asseoir. Attendez des joueurs.",
                de: "An diesem Tisch geht es um Wertung: Hier kann kein Computer sitzen. Warte auf Leute."),
            Self::Blocked => say!(l,
                en: "The person who opened this table has blocked you. Find another table, or open one.",
                fr: "La personne qui a ouvert cette table vous a bloqué. Trouvez une autre table, ou ouvrez-en une.",
                de: "Wer diesen Tisch eröffnet hat, hat dich gesperrt. Such einen anderen Tisch, oder eröffne einen."),
            Self::Running => say!(l,
                en: "The game is not over. Its record shows everybody’s hand, so it is given out at the end.",
                fr: "La partie n’est pas finie. Son enregistrement montre le jeu de chacun, il n’est donc donné qu’à la fin.",
                de: "Das Spiel ist nicht zu Ende. Sein Protokoll zeigt alle Blätter, darum gibt es das erst am Schluss."),
            Self::InviteUsed => say!(l,
                en: "Somebody has come with it already, or it was taken back, or the game has begun. Ask for a new one.",
                fr: "Quelqu’un est déjà venu avec elle, ou elle a été retirée, ou la partie a commencé. Demandez-en une autre.",
                de: "Jemand ist schon damit gekommen, oder sie wurde zurückgenommen, oder das Spiel hat begonnen. Bitte um eine neue."),
            Self::NobodyThere => say!(l,
                en: "On this seat sits nobody who could be sent away. Nothing was changed.",
                fr: "Personne à renvoyer sur cette place. Rien n’a changé.",
                de: "Auf diesem Platz sitzt niemand, der weggeschickt werden könnte. Nichts wurde geändert."),
            Self::NobodyCalled(name) => say!(l,
                en: "No account here is called {name}. Without @, the seat is kept with a link of its own.",
                fr: "Aucun compte d’ici ne s’appelle {name}. Sans @, la place est gardée avec son propre lien.",
                de: "Hier gibt es kein Konto namens {name}. Ohne @ wird der Platz mit einem eigenen Link reserviert."),
            Self::Here(name) => say!(l,
                en: "{name} has a seat here already.",
                fr: "{name} a déjà une place ici.",
                de: "{name} hat hier schon einen Platz."),
            Self::HostStarts => say!(l,
                en: "The person who opened this table starts the game. Nothing was changed.",
                fr: "C’est la personne qui a ouvert la table qui lance la partie. Rien n’a changé.",
                de: "Das Spiel beginnt, wer den Tisch eröffnet hat. Nichts wurde geändert."),
        }
    }
}

impl Unplayable {
    fn text(&self, l: Language) -> String {
        match self {
            Self::MovedOn => say!(l,
                en: "Something happened at the table before this arrived. Nothing was changed. Look again, then choose.",
                fr: "Il s’est passé quelque chose à la table entre-temps. Rien n’a changé. Regardez, puis choisissez.",
                de: "Am Tisch ist inzwischen etwas geschehen. Nichts wurde geändert. Schau noch einmal hin, dann wähle."),
            Self::Fixed => say!(l,
                en: "Nothing can be taken back: others know of your last choice, or luck was drawn since.",
                fr: "Rien ne peut être repris : d’autres connaissent votre dernier choix, ou le hasard a parlé depuis.",
                de: "Nichts lässt sich zurücknehmen: Andere wissen von deiner letzten Wahl, oder es wurde seitdem gelost."),
            Self::Rated => say!(l,
                en: "This game is rated: nothing is taken back.",
                fr: "Cette partie est classée\u{202f}: rien n’est repris.",
                de: "Hier geht es um Wertung: Nichts wird zurückgenommen."),
            Self::Unreadable => say!(l,
                en: "What was chosen means no move here. Nothing was changed. Choose again.",
                fr: "Ce qui a été choisi ne correspond à aucun coup. Rien n’a changé. Choisissez à nouveau.",
                de: "Was gewählt wurde, ist hier kein Zug. Nichts wurde geändert. Wähle noch einmal."),
            Self::Illegal(refusal) => refusal.text.clone(),
        }
    }
}
