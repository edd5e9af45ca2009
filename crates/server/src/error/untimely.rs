//! What is said when clocks, or who is there, do not allow something.

use words::{Language, word};

use super::{BadHolidays, Untimely};

impl Untimely {
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Paused => "paused",
            Self::NotPaused => "not_paused",
            Self::NoClocks => "no_clocks",
            Self::Over => "game_over",
            Self::Holidays(_) => "bad_holidays",
        }
    }

    pub(super) const fn text(self, l: Language) -> &'static str {
        match self {
            Self::Paused => word!(l,
                en: "The game is paused. Anybody at the table may end the pause. Nothing was changed.",
                fr: "La partie est en pause. N’importe qui à la table peut y mettre fin. Rien n’a changé.",
                de: "Das Spiel macht Pause. Alle am Tisch können sie beenden. Nichts wurde geändert."),
            Self::NotPaused => word!(l,
                en: "The game is not paused. Nothing was changed.",
                fr: "La partie n’est pas en pause. Rien n’a changé.",
                de: "Das Spiel macht keine Pause. Nichts wurde geändert."),
            Self::NoClocks => word!(l,
                en: "This table has no clocks: everybody thinks as long as they like. Nothing was changed.",
                fr: "Cette table n’a pas de pendules\u{202f}: chacun réfléchit à son gré. Rien n’a changé.",
                de: "Dieser Tisch hat keine Uhren: Alle denken, so lange sie wollen. Nichts wurde geändert."),
            Self::Over => word!(l,
                en: "The game is over. Nothing was changed.",
                fr: "La partie est finie. Rien n’a changé.",
                de: "Das Spiel ist zu Ende. Nichts wurde geändert."),
            Self::Holidays(bad) => bad.text(l),
        }
    }
}

impl BadHolidays {
    const fn text(self, l: Language) -> &'static str {
        match self {
            Self::Unreadable => word!(l,
                en: "A day is written like 2026-12-24.",
                fr: "Un jour s’écrit comme 2026-12-24.",
                de: "Ein Tag wird so geschrieben: 2026-12-24."),
            Self::Backwards => word!(l,
                en: "The last day comes before the first one.",
                fr: "Le dernier jour précède le premier.",
                de: "Der letzte Tag liegt vor dem ersten."),
            Self::Past => word!(l,
                en: "Holidays begin today at the earliest.",
                fr: "Les vacances commencent aujourd’hui au plus tôt.",
                de: "Ferien beginnen frühestens heute."),
            Self::Far => word!(l,
                en: "Holidays begin within a year from today.",
                fr: "Les vacances commencent dans l’année à venir.",
                de: "Ferien beginnen innerhalb eines Jahres."),
            Self::Overlap => word!(l,
                en: "You have holidays on some of these days already.",
                fr: "Vous êtes déjà en vacances certains de ces jours.",
                de: "An einigen dieser Tage hast du schon Ferien."),
            Self::TooMany => word!(l,
                en: "Nobody has more than 30 days of holidays in a year.",
                fr: "Personne n’a plus de 30 jours de vacances par an.",
                de: "Niemand hat mehr als 30 Tage Ferien im Jahr."),
        }
    }
}
