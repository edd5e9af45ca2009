//! What is not possible with passkeys.

use words::refusals;

refusals!(
    /// Something is not possible with passkeys. Nothing has changed then.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub(crate) enum PasskeyError {
        /// The site has no address to which passkeys can belong.
        NoAddress => 409, "no_passkeys_here", {
            en: "Passkeys need a site with a name and a secure connection (https). Whoever runs this one has not given it such an address yet.",
            fr: "Les clés d’accès demandent un site avec un nom et une connexion sécurisée (https). La personne qui gère celui-ci ne lui a pas encore donné une telle adresse.",
            de: "Passkeys brauchen eine Seite mit einem Namen und einer sicheren Verbindung (https). Wer diese hier betreibt, hat ihr noch keine solche Adresse gegeben.",
        };
        /// This page was opened by another address of the site than the one to which they belong.
        Elsewhere(site: String) => 409, "passkeys_elsewhere", {
            en: "The passkeys of this site work at {site}. Open it there.",
            fr: "Les clés d’accès de ce site servent à l’adresse {site}. Ouvrez-le à cette adresse.",
            de: "Die Passkeys dieser Seite gelten unter {site}. Öffne die Seite dort.",
        };
        /// It was asked for without our script.
        NeedsScript => 422, "passkey_needs_script", {
            en: "A passkey needs JavaScript, in a browser that knows passkeys. Turn it on, or use a password.",
            fr: "Une clé d’accès demande JavaScript, dans un navigateur qui connaît ces clés. Activez-le, ou servez-vous d’un mot de passe.",
            de: "Ein Passkey braucht JavaScript, in einem Browser, der Passkeys kennt. Schalt es ein, oder nimm ein Passwort.",
        };
        /// It was not asked for in this browser, or too long ago, or it was answered already.
        Late => 409, "passkey_late", {
            en: "That took too long, or it was answered already. Nothing was changed. Try again.",
            fr: "C’était trop long, ou la réponse était déjà arrivée. Rien n’a changé. Réessayez.",
            de: "Das hat zu lange gedauert, oder es war schon beantwortet. Nichts wurde geändert. Versuch es noch einmal.",
        };
        /// The answer is not that of the passkey, or not to this question.
        Refused => 403, "passkey_refused", {
            en: "This passkey was not accepted. Nothing was changed. Try again, or use another way in.",
            fr: "Cette clé d’accès n’a pas été acceptée. Rien n’a changé. Réessayez, ou connectez-vous autrement.",
            de: "Dieser Passkey wurde nicht angenommen. Nichts wurde geändert. Versuch es noch einmal, oder melde dich anders an.",
        };
        /// No account has this passkey.
        Unknown => 403, "passkey_unknown", {
            en: "No account here has this passkey, or it was removed. Choose another one, or sign in with your password.",
            fr: "Aucun compte n’a cette clé d’accès ici, ou elle a été retirée. Choisissez-en une autre, ou connectez-vous avec votre mot de passe.",
            de: "Kein Konto hat hier diesen Passkey, oder er wurde entfernt. Wähl einen anderen, oder melde dich mit deinem Passwort an.",
        };
        /// It is kept already.
        Known => 409, "passkey_known", {
            en: "This passkey is kept here already.",
            fr: "Cette clé d’accès est déjà enregistrée ici.",
            de: "Dieser Passkey ist hier schon eingetragen.",
        };
        /// The account has as many as there may be.
        TooMany => 409, "too_many_passkeys", {
            en: "An account may have 20 passkeys. Remove one that you do not use any more.",
            fr: "Un compte peut avoir 20 clés d’accès. Retirez-en une qui ne sert plus.",
            de: "Ein Konto darf 20 Passkeys haben. Entfern einen, den du nicht mehr benutzt.",
        };
        /// It is the only way into the account.
        LastWay => 409, "last_way_in", {
            en: "This is the only way into your account. Choose a password or add another passkey first.",
            fr: "C’est le seul moyen d’ouvrir votre compte. Choisissez d’abord un mot de passe, ou ajoutez une autre clé d’accès.",
            de: "Das ist der einzige Weg in dein Konto. Wähl zuerst ein Passwort, oder füg einen weiteren Passkey hinzu.",
        };
    }
);
