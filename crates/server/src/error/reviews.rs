//! Why there is no review, or none can be asked for.

use words::{Language, count, refusals};

refusals!(
    /// There is no review, or none can be asked for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum ReviewError {
        /// None was made.
        None => 404, "no_review", {
            en: "This game has no review yet. Ask for one.",
            fr: "Cette partie n’a pas encore d’analyse. Demandez-en une.",
            de: "Zu dieser Partie gibt es noch keine Analyse. Bestell eine.",
        };
        /// It waits for so many others.
        Waiting(before: usize) => 409, "review_waiting", |l| waiting(l, *before);
        /// So many percent of it are done.
        Running(percent: u32) => 409, "review_running", {
            en: "The review is being made. About {percent}\u{a0}% is done.",
            fr: "L’analyse est en cours, à environ {percent}\u{a0}%.",
            de: "Die Analyse läuft; etwa {percent}\u{a0}% sind geschafft.",
        };
        /// So many are waited for that one more would come too late.
        Full => 503, "reviews_full", {
            en: "Very many reviews are being waited for. Ask again in a few minutes.",
            fr: "Un très grand nombre d’analyses sont en attente. Redemandez dans quelques minutes.",
            de: "Auf sehr viele Analysen wird schon gewartet. Bestell sie in einigen Minuten.",
        };
        /// A person waits for that many at most.
        TooMany(most: usize) => 409, "too_many_reviews", |l| too_many(l, *most);
        /// Whoever cancels has not asked for it.
        NotAsked => 409, "review_not_asked", {
            en: "You are not waiting for a review of this game. Only who has asked for one cancels it.",
            fr: "Vous n’attendez pas d’analyse de cette partie. Seule la personne qui l’a demandée l’annule.",
            de: "Du wartest auf keine Analyse dieser Partie. Nur wer sie bestellt hat, bricht sie ab.",
        };
        /// The game is still played.
        NotOver => 403, "review_not_yet", {
            en: "The game is not over. A review tells what everybody held, so there is none before the end.",
            fr: "La partie n’est pas finie. Une analyse dit ce que chacun avait en main, il n’y en a donc pas avant la fin.",
            de: "Das Spiel ist nicht zu Ende. Eine Analyse sagt, was alle hatten; darum gibt es vorher keine.",
        };
        /// The game stops before its end.
        Unfinished => 409, "game_unfinished", {
            en: "This saved game stops before its end, so there is no result to review. You can go through it, or play on.",
            fr: "Cette partie enregistrée s’arrête avant la fin\u{202f}: il n’y a pas de résultat à analyser. Vous pouvez la revoir ou la continuer.",
            de: "Dieser Spielstand hört vor dem Ende auf; es gibt kein Ergebnis zu analysieren. Du kannst ihn nachspielen oder weiterspielen.",
        };
        /// The review has no choice at this step.
        NoChoice => 404, "no_such_choice", {
            en: "The review says nothing of this move. Go back to the review.",
            fr: "L’analyse ne dit rien de ce coup. Revenez à l’analyse.",
            de: "Zu diesem Zug sagt die Analyse nichts. Geh zurück zur Analyse.",
        };
    }
);

fn waiting(l: Language, before: usize) -> String {
    count!(l, before,
        en: "The review waits; {before} other is made first." | "The review waits; {before} others are made first.",
        fr: "L’analyse attend\u{202f}; {before} autre passe avant." | "L’analyse attend\u{202f}; {before} autres passent avant.",
        de: "Die Analyse wartet; {before} andere kommt zuerst." | "Die Analyse wartet; {before} andere kommen zuerst.")
}

fn too_many(l: Language, most: usize) -> String {
    count!(l, most,
        en: "You wait for {most} review already. Ask again when one is done, or cancel one." | "You wait for {most} reviews already. Ask again when one is done, or cancel one.",
        fr: "Vous attendez déjà {most} analyse. Redemandez quand il y en aura une de faite, ou annulez-en une." | "Vous attendez déjà {most} analyses. Redemandez quand l’une sera faite, ou annulez-en une.",
        de: "Du wartest schon auf {most} Analyse. Bestell sie, wenn eine fertig ist, oder brich eine ab." | "Du wartest schon auf {most} Analysen. Bestell sie, wenn eine fertig ist, oder brich eine ab.")
}
