//! Why a table refuses something. Nothing has changed then.

use engine::ParseError;
use host::{PlayRefused, Refusal as ByRule};
use words::refusals;

/// Why a table refuses something.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// The person may not do that.
    Person(AccessError),
    /// The seats of the table do not allow it.
    Seats(SeatError),
    /// The game does not allow it.
    Play(PlayError),
    /// There is no hint.
    Hint(HintError),
    /// The clocks of the table, or who is there, do not allow it.
    Time(TimeError),
    /// It cannot be asked or answered.
    Consent(VoteError),
    /// This field of the command is not what it must be.
    Field(&'static str),
    /// The table is not what it must be: a fault of the program or of the database, told to the log.
    Broken(String),
}

/// Refusals of one kind become a [`Refusal`].
macro_rules! kinds {
    ($($kind:ident => $variant:ident),+ $(,)?) => {
        $(impl From<$kind> for Refusal {
            fn from(kind: $kind) -> Self {
                Self::$variant(kind)
            }
        })+
    };
}
kinds!(
    AccessError => Person,
    SeatError => Seats,
    PlayError => Play,
    HintError => Hint,
    TimeError => Time,
    VoteError => Consent,
);

impl From<PlayRefused> for Refusal {
    fn from(refused: PlayRefused) -> Self {
        Self::Play(match refused {
            PlayRefused::Misread(ParseError { column, expected }) => {
                PlayError::Unreadable(column + 1, expected)
            }
            PlayRefused::Illegal(refusal) => PlayError::Illegal(refusal),
        })
    }
}

refusals!(
    /// The person may not do that.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum AccessError {
        /// The person does not sit at this table, or is not known at all.
        NotAtTable => 403, "not_at_table", {
            en: "You do not sit at this table with this browser. Nothing was changed. Sit down if a seat is free, or watch.",
            fr: "Vous n’êtes pas à cette table avec ce navigateur. Rien n’a changé. Prenez place s’il en reste une, ou regardez.",
            de: "Du sitzt mit diesem Browser nicht an diesem Tisch. Nichts wurde geändert. Setz dich, wenn ein Platz frei ist, oder schau zu.",
        };
        /// The session of this browser has expired.
        SessionEnded => 401, "session_ended", {
            en: "Your session has ended, because this browser was away for a long time. Nothing was changed.",
            fr: "Votre session est terminée, car ce navigateur est resté longtemps absent. Rien n’a changé.",
            de: "Deine Sitzung ist abgelaufen, weil dieser Browser lange weg war. Nichts wurde geändert.",
        };
        /// The person does not sit on this seat.
        NotYourSeat => 403, "not_your_seat", {
            en: "You do not sit on this seat. Nothing was changed.",
            fr: "Vous n’occupez pas cette place. Rien n’a changé.",
            de: "Auf diesem Platz sitzt du nicht. Nichts wurde geändert.",
        };
        /// Only the host may do that.
        NotHost => 403, "not_host", {
            en: "Only the person who opened the table may do that. Nothing was changed.",
            fr: "Seule la personne qui a ouvert la table peut le faire. Rien n’a changé.",
            de: "Das darf nur, wer den Tisch eröffnet hat. Nichts wurde geändert.",
        };
        /// Whoever hosts the site has banned the person.
        Banned => 403, "banned", {
            en: "Whoever runs this site has excluded you. You can still watch. Nothing was changed.",
            fr: "La personne qui gère ce site vous a retiré le droit de jouer. Vous pouvez encore regarder. Rien n’a changé.",
            de: "Wer diese Seite betreibt, hat dich ausgeschlossen. Zuschauen kannst du noch. Nichts wurde geändert.",
        };
        /// The table is private, and nobody has invited the person.
        NotInvited => 403, "not_invited", {
            en: "Only people who are invited come in. Ask the person who opened the table for an invitation. If you have one, open it with the browser with which you play.",
            fr: "Seules les personnes invitées entrent. Demandez une invitation à la personne qui a ouvert la table. Si vous en avez une, ouvrez-la dans le navigateur avec lequel vous jouez.",
            de: "Nur wer eingeladen ist, kommt herein. Bitte die Person, die den Tisch eröffnet hat, um eine Einladung. Hast du eine, dann öffne sie in dem Browser, mit dem du spielst.",
        };
        /// The host of the table has sent the person away.
        Removed => 403, "sent_away", {
            en: "The person who opened this table has taken you off it. You can come back with a new invitation only. Other tables are open to you.",
            fr: "La personne qui a ouvert cette table vous en a fait partir. Vous n’y revenez qu’avec une nouvelle invitation. Les autres tables vous sont ouvertes.",
            de: "Wer diesen Tisch eröffnet hat, hat dich davon entfernt. Zurück kommst du nur mit einer neuen Einladung. Andere Tische stehen dir offen.",
        };
        /// Nobody may watch this table.
        NoWatchers => 403, "no_watchers", {
            en: "This game is played without watchers. Only those who sit at the table see it.",
            fr: "Cette partie se joue sans public. Seules les personnes à la table la voient.",
            de: "Dieses Spiel läuft ohne Publikum. Nur wer am Tisch sitzt, sieht es.",
        };
    }
);

refusals!(
    /// The seats of the table do not allow it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum SeatError {
        /// Somebody sits there.
        Taken => 409, "seat_taken", {
            en: "Somebody sits on this seat already. Take another one, or watch.",
            fr: "Quelqu’un occupe déjà cette place. Prenez-en une autre, ou regardez.",
            de: "Auf diesem Platz sitzt schon jemand. Nimm einen anderen, oder schau zu.",
        };
        /// The seat is kept for this person.
        Kept(name: String) => 409, "seat_kept", {
            en: "This seat is kept for {name}. Take another one, or watch.",
            fr: "Cette place est gardée pour {name}. Prenez-en une autre, ou regardez.",
            de: "Dieser Platz ist für {name} reserviert. Nimm einen anderen, oder schau zu.",
        };
        /// No seat is free.
        Full => 409, "table_full", {
            en: "No seat is free any more. You can watch.",
            fr: "Il ne reste plus de place. Vous pouvez regarder.",
            de: "Kein Platz ist mehr frei. Du kannst zuschauen.",
        };
        /// Seats are still free.
        Free => 409, "seats_free", {
            en: "Seats are still free. Wait for people, or give the seats to computers.",
            fr: "Il reste des places libres. Attendez, ou donnez-les à des ordinateurs.",
            de: "Es sind noch Plätze frei. Warte auf Leute, oder gib die Plätze Computern.",
        };
        /// There is no such computer player.
        NoPlayer(name: String) => 422, "no_such_player", {
            en: "There is no computer player “{name}” for this game.",
            fr: "Ce jeu n’a pas d’ordinateur « {name} ».",
            de: "Für dieses Spiel gibt es keinen Computerspieler „{name}“.",
        };
        /// The game has begun.
        Begun => 409, "game_begun", {
            en: "The game has begun. That is only possible before.",
            fr: "La partie a commencé. Ce n’est possible qu’avant.",
            de: "Das Spiel hat begonnen. Das geht nur davor.",
        };
        /// The game has not begun.
        NotBegun => 409, "game_not_begun", {
            en: "The game has not begun yet.",
            fr: "La partie n’a pas encore commencé.",
            de: "Das Spiel hat noch nicht begonnen.",
        };
        /// The game is not over.
        Running => 403, "game_running", {
            en: "The game is not over. Its record shows everybody’s hand, so it is given out at the end.",
            fr: "La partie n’est pas finie. Son enregistrement montre le jeu de chacun, il n’est donc donné qu’à la fin.",
            de: "Das Spiel ist nicht zu Ende. Sein Protokoll zeigt alle Blätter, darum gibt es das erst am Schluss.",
        };
        /// The invitation has been used, or was taken back.
        InviteUsed => 410, "invitation_used", {
            en: "Somebody has come with it already, or it was taken back, or the game has begun. Ask for a new one.",
            fr: "Quelqu’un est déjà venu avec elle, ou elle a été retirée, ou la partie a commencé. Demandez-en une autre.",
            de: "Jemand ist schon damit gekommen, oder sie wurde zurückgenommen, oder das Spiel hat begonnen. Bitte um eine neue.",
        };
        /// Nobody sits there who could be sent away.
        NobodyThere => 409, "nobody_there", {
            en: "On this seat sits nobody who could be sent away. Nothing was changed.",
            fr: "Personne à renvoyer sur cette place. Rien n’a changé.",
            de: "Auf diesem Platz sitzt niemand, der weggeschickt werden könnte. Nichts wurde geändert.",
        };
        /// The host starts the game.
        HostStarts => 409, "host_starts", {
            en: "The person who opened this table starts the game. Nothing was changed.",
            fr: "C’est la personne qui a ouvert la table qui lance la partie. Rien n’a changé.",
            de: "Das Spiel beginnt, wer den Tisch eröffnet hat. Nichts wurde geändert.",
        };
        /// The table is rated: only people with accounts sit there.
        AccountsOnly => 403, "accounts_only", {
            en: "This table is rated: only people with an account sit here. Make one or sign in, or watch.",
            fr: "Cette table est classée\u{202f}: seules des personnes avec un compte s’y assoient. Créez-en un, connectez-vous, ou regardez.",
            de: "An diesem Tisch geht es um Wertung: Hier sitzen nur Leute mit Konto. Leg eins an, melde dich an, oder schau zu.",
        };
        /// The table is rated: no computer sits there.
        NoComputers => 409, "no_computers", {
            en: "This table is rated: no computer can sit here. Wait for people.",
            fr: "Cette table est classée\u{202f}: aucun ordinateur ne peut s’y asseoir. Attendez des joueurs.",
            de: "An diesem Tisch geht es um Wertung: Hier kann kein Computer sitzen. Warte auf Leute.",
        };
        /// Programs do not sit down at this table.
        NoBots => 403, "no_bots", {
            en: "No bots may sit at this table.",
            fr: "Les robots ne sont pas admis à cette table.",
            de: "An diesem Tisch dürfen keine Bots sitzen.",
        };
        /// The host has blocked the person.
        Blocked => 403, "blocked", {
            en: "The person who opened this table has blocked you. Find another table, or open one.",
            fr: "La personne qui a ouvert cette table ne veut pas jouer avec vous. Trouvez une autre table, ou ouvrez-en une.",
            de: "Wer diesen Tisch eröffnet hat, hat dich gesperrt. Such einen anderen Tisch, oder eröffne einen.",
        };
        /// No account has this name.
        NobodyCalled(name: String) => 422, "no_such_person", {
            en: "No account here is called {name}. Without @, the seat is kept with a link of its own.",
            fr: "Aucun compte d’ici ne s’appelle {name}. Sans @, la place est gardée avec son propre lien.",
            de: "Hier gibt es kein Konto namens {name}. Ohne @ wird der Platz mit einem eigenen Link reserviert.",
        };
        /// This person has a seat here already.
        Here(name: String) => 409, "sits_here", {
            en: "{name} has a seat here already.",
            fr: "{name} a déjà une place ici.",
            de: "{name} hat hier schon einen Platz.",
        };
    }
);

refusals!(
    /// The game does not allow it.
    #[derive(Clone, Debug)]
    pub enum PlayError {
        /// The table is no longer as the page shows it.
        MovedOn => 409, "moved_on", {
            en: "Something happened at the table before this arrived. Nothing was changed. Look again, then choose.",
            fr: "Il s’est passé quelque chose à la table entre-temps. Rien n’a changé. Regardez, puis choisissez.",
            de: "Am Tisch ist inzwischen etwas geschehen. Nichts wurde geändert. Schau noch einmal hin, dann wähle.",
        };
        /// Nothing can be taken back.
        Fixed => 409, "cannot_take_back", {
            en: "Nothing can be taken back: others know of your last choice, or luck was drawn since.",
            fr: "Rien ne peut être repris : d’autres connaissent votre dernier choix, ou le hasard a parlé depuis.",
            de: "Nichts lässt sich zurücknehmen: Andere wissen von deiner letzten Wahl, oder es wurde seitdem gelost.",
        };
        /// Nothing is taken back at a rated table.
        Rated => 409, "rated", {
            en: "This game is rated: nothing is taken back.",
            fr: "Cette partie est classée\u{202f}: rien n’est repris.",
            de: "Hier geht es um Wertung: Nichts wird zurückgenommen.",
        };
        /// The text is no action of the notation: the sign from which on it cannot be read, from 1, and what was
        /// expected there, in English.
        Unreadable(at: usize, expected: String) => 422, "unreadable", {
            en: "The action cannot be read from sign {at} on. Expected there: {expected}. Nothing was changed.",
            fr: "L’action est illisible à partir du signe {at}. Attendu ici (en anglais)\u{202f}: {expected}. Rien n’a changé.",
            de: "Die Aktion ist ab Zeichen {at} nicht zu lesen. Erwartet wird dort (auf Englisch): {expected}. Nichts wurde geändert.",
        };
        /// A rule forbids it.
        Illegal(refusal: ByRule) => 422, "illegal", |_| refusal.text.clone();
    }
);

refusals!(
    /// Why there is no hint.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum HintError {
        /// The table was opened without hints.
        Forbidden => 403, "no_hints", {
            en: "This table was opened without hints.",
            fr: "Cette table a été ouverte sans conseils.",
            de: "Dieser Tisch wurde ohne Tipps eröffnet.",
        };
        /// The person owes no choice.
        NotYourTurn => 409, "not_your_turn", {
            en: "You have nothing to choose now, so there is nothing to advise.",
            fr: "Vous n’avez rien à choisir maintenant\u{202f}: rien à conseiller, donc.",
            de: "Du hast gerade nichts zu wählen, also gibt es nichts zu raten.",
        };
        /// The game is over.
        Over => 409, "game_over", {
            en: "The game is over: there is nothing left to advise.",
            fr: "La partie est finie\u{202f}: il n’y a plus rien à conseiller.",
            de: "Das Spiel ist zu Ende: Zu raten gibt es nichts mehr.",
        };
        /// The person waits for another hint.
        OneAtATime => 429, "one_at_a_time", {
            en: "A hint is being thought about for you already. Wait for it.",
            fr: "Un conseil se prépare déjà pour vous. Attendez-le.",
            de: "Über einen Tipp für dich wird schon nachgedacht. Wart ihn ab.",
        };
    }
);

refusals!(
    /// The clocks of the table, or who is there, do not allow it.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum TimeError {
        /// The game is paused.
        Paused => 409, "paused", {
            en: "The game is paused. Anybody at the table may end the pause. Nothing was changed.",
            fr: "La partie est en pause. N’importe qui à la table peut y mettre fin. Rien n’a changé.",
            de: "Das Spiel macht Pause. Alle am Tisch können sie beenden. Nichts wurde geändert.",
        };
        /// The game is not paused.
        NotPaused => 409, "not_paused", {
            en: "The game is not paused. Nothing was changed.",
            fr: "La partie n’est pas en pause. Rien n’a changé.",
            de: "Das Spiel macht keine Pause. Nichts wurde geändert.",
        };
        /// The table has no clocks.
        NoClocks => 409, "no_clocks", {
            en: "This table has no clocks: everybody thinks as long as they like. Nothing was changed.",
            fr: "Cette table n’a pas de pendules\u{202f}: chacun réfléchit à son gré. Rien n’a changé.",
            de: "Dieser Tisch hat keine Uhren: Alle denken, so lange sie wollen. Nichts wurde geändert.",
        };
        /// The game is not one of two people against each other.
        NotTwo => 409, "not_two", {
            en: "Giving up is for two people who play each other. You can leave the table or ask to end the game. Nothing was changed.",
            fr: "On n’abandonne qu’à deux, l’un contre l’autre. Vous pouvez quitter la table ou proposer d’arrêter la partie. Rien n’a changé.",
            de: "Aufgeben kann nur, wer zu zweit gegen einen Menschen spielt. Du kannst den Tisch verlassen oder vorschlagen, das Spiel zu beenden. Nichts wurde geändert.",
        };
        /// The game is over.
        Over => 409, "game_over", {
            en: "The game is over. Nothing was changed.",
            fr: "La partie est finie. Rien n’a changé.",
            de: "Das Spiel ist zu Ende. Nichts wurde geändert.",
        };
    }
);

refusals!(
    /// Why something cannot be asked of the others at a table, or answered.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum VoteError {
        /// The table was opened without take-backs by consent.
        Forbidden => 403, "cannot_be_asked", {
            en: "At this table only what nobody knows of can be taken back.",
            fr: "À cette table, seul ce que personne ne connaît peut être repris.",
            de: "An diesem Tisch lässt sich nur zurücknehmen, wovon noch niemand weiß.",
        };
        /// There is nothing to be taken back.
        Nothing => 409, "nothing_to_take_back", {
            en: "There is nothing to take back: you have chosen nothing yet.",
            fr: "Il n’y a rien à reprendre\u{202f}: vous n’avez encore rien choisi.",
            de: "Es gibt nichts zurückzunehmen: Du hast noch nichts gewählt.",
        };
        /// It is being asked already.
        Asked => 409, "asked_already", {
            en: "This is being asked at the table already. Wait for the answers.",
            fr: "Cette demande est déjà posée à la table. Attendez les réponses.",
            de: "Das wird am Tisch schon gefragt. Wart die Antworten ab.",
        };
        /// The others have just declined what the person asked.
        Declined => 409, "declined_just_now", {
            en: "The others have just declined. You can ask again a minute after your last question.",
            fr: "Les autres viennent de refuser. Vous pourrez redemander une minute après votre dernière demande.",
            de: "Die anderen haben eben abgelehnt. Eine Minute nach deiner letzten Frage kannst du wieder fragen.",
        };
        /// It is no longer asked.
        Closed => 409, "asked_no_more", {
            en: "This is no longer asked: it was decided or withdrawn, or the table has moved on.",
            fr: "La demande n’est plus posée\u{202f}: elle a été tranchée ou retirée, ou la partie a continué.",
            de: "Das wird nicht mehr gefragt: Es ist entschieden oder zurückgezogen, oder am Tisch ging es weiter.",
        };
        /// The person is not among those who are asked, or did not ask.
        NotYours => 403, "not_yours", {
            en: "This is not for you to answer or to withdraw. Nothing was changed.",
            fr: "Ce n’est pas à vous d’y répondre ni de la retirer. Rien n’a changé.",
            de: "Das hast nicht du zu beantworten oder zurückzuziehen. Nichts wurde geändert.",
        };
    }
);
