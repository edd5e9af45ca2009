//! The lines of the log that tell of Battles, of what they destroy, and of the end.

use city::{BuildingId, Destruction, Event, Line as Row, SIDES_MAX, StockFrom, Who};
use engine::Seat;
use words::{say, word};

use super::describe::won;
use super::lines::Teller;
use super::words::{
    level_name, line_name, line_title, neutral_title, of_seat, points, roman, space_name, tokens_counted,
};

impl Teller<'_> {
    // Battles.

    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the events")]
    pub(super) fn battle(self, event: &Event) -> String {
        let language = self.language();
        match *event {
            Event::BattleShown { battle, line } => {
                let (battle, line) = (roman(battle.into()), line_title(line, language));
                say!(language, en: "Battle {battle}: {line}", fr: "Affrontement {battle}\u{202f}: {line}", de: "Kampf {battle}: {line}")
            }
            Event::Totals { line, totals, sides } => self.totals(line, totals, sides),
            Event::AllEqual { .. } => word!(language, en: "All are equal: everybody takes a Victory token.", fr: "Égalité générale\u{202f}: chacun prend un jeton Victoire.", de: "Alle sind gleich: Alle nehmen einen Siegmarker.").to_owned(),
            Event::Victory { who, .. } => match who {
                Who::Seat(seat) => of_seat!(self.look, seat, who;
                    you: "You take a Victory token.", "Vous prenez un jeton Victoire.", "Du nimmst einen Siegmarker.";
                    they: "{who} takes a Victory token.", "{who} prend un jeton Victoire.", "{who} nimmt einen Siegmarker."),
                Who::Neutral => say!(language, en: "The neutral player takes a Victory token.", fr: "Le joueur neutre prend un jeton Victoire.", de: "Der neutrale Spieler nimmt einen Siegmarker."),
            },
            Event::Damage { who, line } => {
                let line = line_name(line, language);
                match who {
                    Who::Seat(seat) => of_seat!(self.look, seat, who;
                        you: "You take a Damage token on {line}.", "Vous prenez un jeton Dégâts sur {line}.", "Du nimmst einen Schadensmarker an {line}.";
                        they: "{who} takes a Damage token on {line}.", "{who} prend un jeton Dégâts sur {line}.", "{who} nimmt einen Schadensmarker an {line}."),
                    Who::Neutral => say!(language, en: "The neutral player takes a Damage token on {line}.", fr: "Le joueur neutre prend un jeton Dégâts sur {line}.", de: "Der neutrale Spieler nimmt einen Schadensmarker an {line}."),
                }
            }
            Event::Destroyed { who, card, space, how } => self.destroyed(who, card, space, how),
            Event::Doomed { who, space } => {
                let (who, space) = (self.subject(who), space_name(space, language));
                say!(language, en: "{who}: the empty space {space} is ruined.", fr: "{who}\u{202f}: l’emplacement vide {space} est en ruine.", de: "{who}: Das leere Feld {space} ist zerstört.")
            }
            Event::Spent { who, space } => {
                let (who, space) = (self.subject(who), space_name(space, language));
                say!(language, en: "{who}: the Damage strikes {space}, which was ruined before.", fr: "{who}\u{202f}: les Dégâts frappent {space}, déjà en ruine.", de: "{who}: Der Schaden trifft {space}, schon zerstört.")
            }
            _ => String::new(),
        }
    }

    fn totals(self, line: Row, totals: [u8; SIDES_MAX], sides: u8) -> String {
        let solo = self.look.seats.len() == 1;
        let who = |side: usize| match Seat::new(side) {
            Some(seat) if !(solo && side == 1) => super::words::plate_name(seat, self.look).to_owned(),
            _ => neutral_title(self.language()).to_owned(),
        };
        let each: Vec<String> = totals
            .iter()
            .take(sides.into())
            .enumerate()
            .map(|(side, total)| format!("{} {total}", who(side)))
            .collect();
        let (line, each) = (line_title(line, self.language()), each.join(", "));
        say!(self.language(), en: "Strength in {line}: {each}.", fr: "Force, {line}\u{202f}: {each}.", de: "Stärke, {line}: {each}.")
    }

    fn destroyed(self, who: Who, card: BuildingId, space: city::Space, how: Destruction) -> String {
        let language = self.language();
        let (who, card, space) = (self.subject(who), self.a_building(card), space_name(space, language));
        match how {
            Destruction::AtCrossing => {
                say!(language, en: "{who}: {card} on {space} is destroyed.", fr: "{who}\u{202f}: {card} en {space} est détruit.", de: "{who}: {card} auf {space} wird zerstört.")
            }
            Destruction::Instead => {
                say!(language, en: "{who}: {card} on {space} is destroyed instead.", fr: "{who}\u{202f}: {card} en {space} est détruit à la place.", de: "{who}: {card} auf {space} wird stattdessen zerstört.")
            }
        }
    }

    // Solo, and the end.

    #[expect(clippy::wildcard_enum_match_arm, reason = "the caller has sorted the events")]
    pub(super) fn ending(self, event: &Event) -> String {
        let (language, look) = (self.language(), self.look);
        match *event {
            Event::PairsDrawn { pairs } => {
                let pair = |pair: [BuildingId; 2]| pair.map(|card| self.building(card)).join(" + ");
                let [one, two] = pairs.map(pair);
                say!(language, en: "The pairs: {one}; {two}.", fr: "Les paires\u{202f}: {one}\u{202f}; {two}.", de: "Die Paare: {one}; {two}.")
            }
            Event::PairDiscarded { cards } => {
                let cards = cards.map(|card| self.building(card)).join(" + ");
                say!(language, en: "{cards} are discarded.", fr: "Défausse\u{202f}: {cards}.", de: "Abgelegt: {cards}.")
            }
            Event::Stocked { from, tokens } => {
                let tokens = tokens_counted(tokens, language);
                let why = match from {
                    StockFrom::Sources => word!(language, en: "Sources", fr: "Sources", de: "Quellen"),
                    StockFrom::Trade => word!(language, en: "Trade", fr: "Bâtiment Commercial", de: "Handel"),
                    StockFrom::Surplus => {
                        word!(language, en: "surplus at the Harvest", fr: "surplus à la Moisson", de: "Überschuss bei der Ernte")
                    }
                };
                say!(language, en: "Neutral stock: {tokens} ({why}).", fr: "Réserve neutre\u{202f}: {tokens} ({why}).", de: "Neutraler Vorrat: {tokens} ({why}).")
            }
            Event::Scored { seat, ref sheet } => {
                let total = points(sheet.total(), language);
                of_seat!(look, seat, who;
                    you: "You have {total}.", "Vous avez {total}.", "Du hast {total}.";
                    they: "{who} has {total}.", "{who} a {total}.", "{who} hat {total}.")
            }
            Event::GameOver { level: Some(level), .. } => {
                let level = level_name(level, language);
                say!(language, en: "The game is over. Level: {level}.", fr: "La partie est finie. Niveau\u{202f}: {level}.", de: "Das Spiel ist zu Ende. Stufe: {level}.")
            }
            Event::GameOver { winners, level: None } => won(winners, None, look),
            _ => String::new(),
        }
    }
}
