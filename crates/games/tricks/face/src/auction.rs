//! The auction: who leads, what it would lead to, and what a lay would do.

use engine::{RuleId, Seat, SeatSet};
use face::Cells;
use maud::{Markup, html};
use tricks::{Auction, AuctionResult, Eklat, NoVice, Public, Second, Vice};
use words::say;

use super::ladder::ladder;
use super::sight::Sight;
use super::words::rule;
use super::words::{cards_counted, of_seat, passes_of, points_counted, seat_list, signed};
use face::rule_link;

/// The auction of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bidding<'a> {
    auction: &'a Auction,
    seats: u8,
}

/// A sentence about what the auction leads to, and the rule behind it.
#[derive(Clone, Debug)]
pub(super) struct Outlook {
    /// The sentence.
    pub text: String,
    /// The rule.
    pub rule: RuleId,
}

/// The middle of the table during the auction.
pub(super) fn middle(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let public = sight.public();
    let bidding = Bidding::of(public);
    let auction = bidding.auction;
    // A pass changes nothing of the outlook: twice as often as not, the dots are all that is sent.
    let passes = cells.common("t-passes", auction.passes(), || bidding.passes(sight));
    let outlook = cells.cell("t-outlook", (auction.bids(), auction.result()), || bidding.if_all_pass(sight));
    let own = sight.me().map(|me| public.bid(me));
    let ladder = cells.cell("t-ladder", (auction.highest(), own), || ladder(sight));
    let headline = bidding.headline(sight);
    let middle = html! {
        section id="t-bids" class="t-mid t-bids" data-t="middle" aria-label=(headline) {
            p class="t-head" { (headline) }
            div class="t-prospect" {
                p class="t-passes" { (passes) " " (rule_link(rule(3, 10))) }
                (outlook)
            }
            (ladder)
        }
    };
    cells.part("t-bids", middle)
}

impl<'a> Bidding<'a> {
    /// The auction of this position.
    pub(super) const fn of(public: &'a Public) -> Self {
        Self { auction: public.auction(), seats: public.seats() }
    }

    /// The highest bid of the others.
    fn highest_of_others(&self, seat: Seat) -> u8 {
        let others = self.auction.bids().iter().filter(|&(other, _)| other != seat);
        others.map(|(_, &bid)| bid).max().unwrap_or(0)
    }

    /// The others who have laid as many cards as anybody but this seat.
    fn leading_others(&self, seat: Seat) -> SeatSet {
        let highest = self.highest_of_others(seat);
        let others = self.auction.bids().iter().filter(|&(other, &bid)| other != seat && bid == highest);
        others.map(|(other, _)| other).collect()
    }

    /// Who leads: "Maëlle leads with 4 cards".
    pub(super) fn headline(&self, sight: Sight<'_>) -> String {
        let language = sight.language();
        let cards = cards_counted(self.auction.highest(), language);
        match self.auction.sole_leader() {
            Some(leader) => of_seat!(sight.look, leader, who;
                you: "You lead with {cards}", "Vous menez avec {cards}", "Du führst mit {cards}";
                they: "{who} leads with {cards}", "{who} mène avec {cards}", "{who} führt mit {cards}"),
            None if self.auction.highest() == 0 => say!(language,
                en: "Nobody has laid a card", fr: "Personne n’a posé de carte", de: "Noch hat niemand ausgelegt"),
            None => {
                let tied = seat_list(self.auction.highest_seats(), sight.look);
                say!(language,
                    en: "Tied with {cards}: {tied}",
                    fr: "À égalité avec {cards}\u{202f}: {tied}",
                    de: "Gleichauf mit {cards}: {tied}")
            }
        }
    }

    /// How many passes in a row there are.
    fn passes(&self, sight: Sight<'_>) -> Markup {
        let language = sight.language();
        let (passes, seats) = (self.auction.passes(), self.seats);
        let counted = passes_of(passes, seats, language);
        html! {
            span id="t-passes" {
                span class="t-dots" data-t="passes" aria-hidden="true" {
                    @for dot in 1..=seats {
                        i class=[(dot <= passes).then_some("on")] data-t=[(dot == passes).then_some("pass")] {}
                    }
                }
                " " (counted)
            }
        }
    }

    /// What would follow if all passed now.
    fn if_all_pass(&self, sight: Sight<'_>) -> Markup {
        html! {
            p id="t-outlook" {
                b { (say!(sight.language(), en: "If all pass now:", fr: "Si tous passent\u{202f}:", de: "Wenn jetzt alle passen:")) }
                @for part in self.outlook(sight) { " " (part.text) " " (rule_link(part.rule)) }
            }
        }
    }

    /// What the auction leads to if nothing more is laid, sentence by sentence.
    pub(super) fn outlook(&self, sight: Sight<'_>) -> Vec<Outlook> {
        let language = sight.language();
        match self.auction.result() {
            AuctionResult::Empty => {
                let text = say!(language, en: "nobody scores.", fr: "personne ne marque.", de: "niemand bekommt Punkte.");
                vec![Outlook { text, rule: rule(4, 9) }]
            }
            AuctionResult::Eklat(eklat) => eklat_outlook(eklat, sight),
            AuctionResult::Chief { chief, rank, vice } => {
                let (who, target) = (sight.inside(chief), tricks::target(self.seats, rank));
                let text = say!(language,
                    en: "Chief {who}, rank {rank}, target {target}.",
                    fr: "Chef {who}, palier {rank}, objectif {target}.",
                    de: "Chef {who}, Stufe {rank}, Teamziel {target}.");
                let vice = match vice {
                    Ok(vice) => Some(vice_outlook(vice, sight)),
                    Err(why) => no_vice_outlook(why, sight),
                };
                [Outlook { text, rule: rule(10, 3) }].into_iter().chain(vice).collect()
            }
        }
    }

    /// What the observer may do: "Up to 3 cards: 2 to tie, 3 to lead."
    pub(super) fn prompt(&self, sight: Sight<'_>, me: Seat) -> String {
        let (language, cap) = (sight.language(), sight.view.lay_cap());
        let lead = self.auction.cap_by_bids(me);
        if cap == 0 {
            return say!(language,
                en: "Your hand is empty. You can only pass.",
                fr: "Votre main est vide. Vous ne pouvez que passer.",
                de: "Deine Hand ist leer. Du kannst nur passen.");
        }
        if self.auction.highest() == 0 {
            return say!(language,
                en: "Nobody has laid a card yet. You may lay one.",
                fr: "Personne n’a posé de carte. Vous pouvez en poser une.",
                de: "Noch liegt keine Karte aus. Du darfst eine auslegen.");
        }
        if self.auction.sole_leader() == Some(me) {
            return say!(language,
                en: "You lead. You may add one card.",
                fr: "Vous menez. Vous pouvez ajouter une carte.",
                de: "Du führst. Du darfst eine Karte dazulegen.");
        }
        let cards = cards_counted(cap, language);
        match lead - 1 {
            _ if cap < lead => say!(language,
                en: "Up to {cards}: all you have in your hand.",
                fr: "Jusqu’à {cards}\u{202f}: toute votre main.",
                de: "Bis zu {cards}: deine ganze Hand."),
            0 => say!(language,
                en: "You are tied. One more card leads.",
                fr: "Vous êtes à égalité. Une carte de plus prend la tête.",
                de: "Du liegst gleichauf. Mit einer Karte führst du."),
            tie => say!(language,
                en: "Up to {cards}: {tie} to tie, {lead} to lead.",
                fr: "Jusqu’à {cards}\u{202f}: {tie} pour égaler, {lead} pour mener.",
                de: "Bis zu {cards}: {tie} zum Gleichziehen, {lead} zum Führen."),
        }
    }

    /// What is certain after laying so many cards.
    pub(super) fn after_lay(&self, sight: Sight<'_>, me: Seat, count: u8) -> String {
        let language = sight.language();
        let (bid, highest) = (self.auction.bid(me) + count, self.highest_of_others(me));
        let cards = cards_counted(bid, language);
        let others = seat_list(self.leading_others(me), sight.look);
        if bid > highest {
            let target = points_counted(tricks::target(self.seats, bid), language);
            return say!(language,
                en: "{cards} in all: you lead. As Chief you would need {target}.",
                fr: "{cards} en tout\u{202f}: vous menez. Comme Chef, il vous faudrait {target}.",
                de: "Insgesamt {cards}: Du führst. Als Chef bräuchtest du {target}.");
        }
        if bid == highest {
            let tied = self.leading_others(me).with(me);
            let loss = signed(Eklat { cards: bid, culprit: me, tied }.score(me));
            return say!(language,
                en: "{cards} in all: a tie with {others}. If all pass then, it is an Eklat: {loss} for you.",
                fr: "{cards} en tout\u{202f}: égalité avec {others}. Si tous passent ensuite, c’est l’éclat\u{202f}: {loss} pour vous.",
                de: "Insgesamt {cards}: Gleichstand mit {others}. Passen dann alle, gibt es einen Eklat: {loss} für dich.");
        }
        say!(language,
            en: "{cards} in all: an underbid. The highest bid is {highest} ({others}).",
            fr: "{cards} en tout\u{202f}: une sous-enchère. La plus haute est de {highest} ({others}).",
            de: "Insgesamt {cards}: ein Unterbieten. Das höchste Gebot ist {highest} ({others}).")
    }
}

fn eklat_outlook(eklat: Eklat, sight: Sight<'_>) -> Vec<Outlook> {
    let language = sight.language();
    let (cards, tied) = (cards_counted(eklat.cards, language), seat_list(eklat.tied, sight.look));
    let (culprit, loss) = (sight.inside(eklat.culprit), signed(eklat.score(eklat.culprit)));
    let others = eklat.tied.without(eklat.culprit);
    let gain = signed(others.first().map_or(0, |seat| eklat.score(seat)));
    let others = seat_list(others, sight.look);
    let fell = say!(language,
        en: "Eklat, {cards} each: {tied}.",
        fr: "Éclat, {cards} chacun\u{202f}: {tied}.",
        de: "Eklat, je {cards}: {tied}.");
    let scores = say!(language,
        en: "{loss} for {culprit}, the last to lay; {gain} for {others}.",
        fr: "{loss} pour {culprit}, qui a posé en dernier\u{202f}; {gain} pour {others}.",
        de: "{loss}: {culprit}, zuletzt ausgelegt; {gain}: {others}.");
    vec![Outlook { text: fell, rule: rule(4, 4) }, Outlook { text: scores, rule: rule(4, 6) }]
}

fn vice_outlook(vice: Vice, sight: Sight<'_>) -> Outlook {
    let (who, language) = (sight.inside(vice.seat), sight.language());
    match vice.by {
        Second::MoreCards { cards } => {
            let cards = cards_counted(cards, language);
            let text = say!(language, en: "Vice {who}, {cards}.", fr: "Vice {who}, {cards}.", de: "Vize {who}, {cards}.");
            Outlook { text, rule: rule(5, 1) }
        }
        Second::HigherNumbers { numbers, next, .. } => {
            let text = say!(language,
                en: "Vice {who}: {numbers} beats {next}.",
                fr: "Vice {who}\u{202f}: {numbers} bat {next}.",
                de: "Vize {who}: {numbers} schlägt {next}.");
            Outlook { text, rule: rule(5, 2) }
        }
    }
}

/// Why there would be no Vice; nothing with three players, who never have one.
fn no_vice_outlook(why: NoVice, sight: Sight<'_>) -> Option<Outlook> {
    let language = sight.language();
    match why {
        NoVice::ThreePlayers => None,
        NoVice::OnlyChiefLaid => {
            let text = say!(language,
                en: "No Vice: nobody else has laid.",
                fr: "Pas de Vice\u{202f}: personne d’autre n’a posé.",
                de: "Kein Vize: Sonst hat niemand ausgelegt.");
            Some(Outlook { text, rule: rule(5, 4) })
        }
        NoVice::Tied { seats, numbers } => {
            let seats = seat_list(seats, sight.look);
            let text = say!(language,
                en: "No Vice: {seats} are level with {numbers}.",
                fr: "Pas de Vice\u{202f}: {seats}, à égalité avec {numbers}.",
                de: "Kein Vize: {seats} gleichauf mit {numbers}.");
            Some(Outlook { text, rule: rule(5, 3) })
        }
    }
}
