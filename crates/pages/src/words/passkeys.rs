//! Words of passkeys.

use super::words_of_the_house;

words_of_the_house! {
    title { "Passkeys", "Clés d’accès", "Passkeys" }
    about {
        "With a passkey you sign in as you unlock your device: with finger, face or code, without name and password. What it is made of never leaves the device.",
        "Avec une clé d’accès, vous vous connectez comme vous déverrouillez votre appareil\u{202f}: par le doigt, le visage ou un code, sans nom ni mot de passe. Son secret ne quitte jamais l’appareil.",
        "Mit einem Passkey meldest du dich so an, wie du dein Gerät entsperrst: mit Finger, Gesicht oder Code, ohne Namen und Passwort. Was darin geheim ist, verlässt das Gerät nie.",
    }
    sign_in { "Sign in with a passkey", "Se connecter avec une clé d’accès", "Mit Passkey anmelden" }
    make_account { "Make it with a passkey", "Le créer avec une clé d’accès", "Mit Passkey anlegen" }
    add { "Add a passkey", "Ajouter une clé d’accès", "Passkey hinzufügen" }
    name { "Name of the passkey", "Nom de la clé d’accès", "Name des Passkeys" }
    name_help {
        "So that you know it again. Left empty, it is called like this browser.",
        "Pour la reconnaître. Laissé vide, elle prend le nom de ce navigateur.",
        "Damit du ihn wiedererkennst. Bleibt das leer, heißt er wie dieser Browser.",
    }
    never_used { "not used yet", "pas encore utilisée", "noch nicht benutzt" }
    which { "Which one", "Laquelle", "Welcher" }
    remove { "Remove a passkey", "Retirer une clé d’accès", "Passkey entfernen" }
    remove_help {
        "It opens your account no more. You can also delete it on your device, where it stays.",
        "Elle n’ouvre plus votre compte. Elle reste sur votre appareil, où vous pouvez aussi la supprimer.",
        "Er öffnet dein Konto nicht mehr. Auf deinem Gerät bleibt er; dort kannst du ihn auch löschen.",
    }
    remove_password { "Remove the password", "Retirer le mot de passe", "Passwort entfernen" }
    remove_password_help {
        "Your passkeys are then the only way in. If you lose them, whoever runs this site can give you a link to a new password.",
        "Vos clés d’accès seront alors le seul moyen d’ouvrir votre compte. Si vous les perdez, la personne qui gère ce site peut vous donner un lien pour choisir un mot de passe.",
        "Dann sind deine Passkeys der einzige Weg hinein. Gehen sie verloren, kann dir, wer diese Seite betreibt, einen Link zu einem neuen Passwort geben.",
    }
    choose_password { "Choose a password", "Choisir un mot de passe", "Passwort wählen" }
    fresh_sign_in {
        "Your account has no password: this works for ten minutes after you have signed in.",
        "Votre compte n’a pas de mot de passe\u{202f}: cela se fait dans les dix minutes qui suivent la connexion.",
        "Dein Konto hat kein Passwort: Das geht bis zehn Minuten nach der Anmeldung.",
    }
    none_here {
        "This browser knows no passkeys, or this page did not come by a secure connection.",
        "Ce navigateur ne connaît pas les clés d’accès, ou cette page n’est pas venue par une connexion sécurisée.",
        "Dieser Browser kennt keine Passkeys, oder diese Seite kam nicht über eine sichere Verbindung.",
    }
    cancelled {
        "No passkey came from your browser. Nothing was changed.",
        "Votre navigateur n’a donné aucune clé d’accès. Rien n’a changé.",
        "Von deinem Browser kam kein Passkey. Nichts wurde geändert.",
    }
    known {
        "This device has a passkey for your account already.",
        "Cet appareil a déjà une clé d’accès pour votre compte.",
        "Dieses Gerät hat schon einen Passkey für dein Konto.",
    }
}
