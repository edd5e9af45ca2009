//! What the observer holds, in the dock: the cards to choose from, or the tokens to be placed.

use city::{Bag, Card, Colour, Desk, Phase, Project, Task};
use maud::{Markup, html};
use words::{Language, say, word};

use super::building::{self, Condition, placed};
use super::gem::{any_icon, gem_icon};
use super::project;
use super::sight::Sight;
use super::words::{cards_counted, colour_name};
use super::{handles, names};
use face::Cells;

/// What of the observer's lies in the dock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Held {
    Tokens,
    Boards,
    Pairs,
    /// The card that is placed, and the one that is kept.
    Placing,
    /// The cards, and what may be rebuilt.
    Rebuilding,
    Cards,
}

const fn held(task: Task) -> Held {
    match task {
        Task::Pool => Held::Tokens,
        Task::Board => Held::Boards,
        Task::Pair => Held::Pairs,
        Task::Space => Held::Placing,
        Task::Rebuild => Held::Rebuilding,
        Task::Done
        | Task::Keep
        | Task::Calm
        | Task::Window
        | Task::Avoid
        | Task::Relieve
        | Task::Cross
        | Task::Redirect
        | Task::NeutralCross
        | Task::Entries => Held::Cards,
    }
}

/// The observer's part of the dock; nothing for those without a seat.
pub(super) fn hand(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    if sight.me().is_none() || sight.public().phase() == Phase::Over {
        return html! {};
    }
    let markup = html! {
        div id="c-hand" data-t="hand" class="hand c-hand" role="group" aria-label=(label(sight)) data-group="hand" {
            @match held(sight.task()) {
                Held::Tokens => (pool(sight, cells)),
                Held::Boards => (boards(sight, cells)),
                Held::Pairs => (pairs(sight)),
                Held::Placing => { (placing(sight)) (kept(sight)) }
                Held::Rebuilding => { (spare(sight)) (cards(sight, cells)) }
                Held::Cards => (cards(sight, cells)),
            }
        }
    };
    cells.part("c-hand", markup)
}

fn label(sight: Sight<'_>) -> String {
    let language = sight.language();
    match held(sight.task()) {
        Held::Tokens => {
            word!(language, en: "Tokens to place", fr: "Jetons à placer", de: "Marker zum Legen").to_owned()
        }
        Held::Boards => word!(language, en: "Boards", fr: "Plateaux", de: "Tableaus").to_owned(),
        Held::Pairs => {
            word!(language, en: "The two pairs", fr: "Les deux paires", de: "Die zwei Paare").to_owned()
        }
        Held::Placing | Held::Rebuilding | Held::Cards => {
            let count = cards_counted(sight.view.hand().len(), language);
            say!(language, en: "Your hand, {count}", fr: "Votre main, {count}", de: "Deine Hand, {count}")
        }
    }
}

/// The names of the cards that are drawn.
pub(super) fn names(sight: Sight<'_>) -> Vec<String> {
    let name = |card: Card| names::held(card, sight.pack());
    match held(sight.task()) {
        _ if sight.me().is_none() || sight.public().phase() == Phase::Over => Vec::new(),
        Held::Tokens | Held::Boards | Held::Pairs => Vec::new(),
        Held::Placing => {
            let placed = sight.deciding().and_then(Desk::card).map(Card::Building);
            placed.into_iter().chain(sight.view.hand().iter().copied()).map(name).collect()
        }
        Held::Rebuilding | Held::Cards => match sealed(sight) {
            Some(choice) => [choice.play, choice.kept()].map(name).into(),
            None => {
                handles::of_hand(sight.view.hand(), sight.pack()).into_iter().map(|(name, _)| name).collect()
            }
        },
    }
}

/// What the observer has chosen and nobody else knows yet.
fn sealed(sight: Sight<'_>) -> Option<city::Choice> {
    let choice = sight.view.desk().and_then(Desk::choice);
    choice.filter(|_| !sight.view.is_my_turn() && sight.public().phase() == Phase::Choose)
}

/// The cards of the hand, each as a control; what has been sealed is marked.
fn cards(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let language = sight.language();
    let held = handles::of_hand(sight.view.hand(), sight.pack());
    html! {
        @if let Some(choice) = sealed(sight) {
            @for (card, word) in [
                (choice.play, word!(language, en: "played", fr: "jouée", de: "gespielt")),
                (choice.kept(), word!(language, en: "kept", fr: "conservée", de: "behalten")),
            ] {
                figure class="c-sealed" data-t=(names::held(card, sight.pack())) { figcaption { (word) } (still(sight, card)) }
            }
        } @else {
            @for (handle, card) in held {
                @let id = format!("c-{handle}");
                (cells.cell(&id, card, || held_card(sight, &handle, card, &id)))
            }
        }
    }
}

/// A card of the hand.
fn held_card(sight: Sight<'_>, handle: &str, card: Card, id: &str) -> Markup {
    let language = sight.language();
    match card {
        Card::Building(held) => html! {
            button id=(id) type="button" class="c-held" data-h=(handle) data-t=(handle) aria-label=(building::label(sight.building(held), language)) { (picture(sight, card)) }
        },
        Card::Project(held) => {
            let shown: &Project = sight.pack().project(held);
            html! {
                button id=(id) type="button" class="c-held c-paper" data-h=(handle) data-t=(handle) aria-label=(project::label(shown, language)) { (inert(shown, language)) }
            }
        }
    }
}

/// A Project inside a control: its words are in the label of the control.
fn inert(shown: &Project, language: Language) -> Markup {
    html! { div aria-hidden="true" { (project::card(shown, language)) } }
}

fn still(sight: Sight<'_>, card: Card) -> Markup {
    match card {
        Card::Building(_) => picture(sight, card),
        Card::Project(id) => project::card(sight.pack().project(id), sight.language()),
    }
}

fn picture(sight: Sight<'_>, card: Card) -> Markup {
    html! {
        @if let Card::Building(id) = card {
            svg class="c-card" viewBox="-2 -2 104 104" aria-hidden="true" data-zoom="" { (placed(sight.building(id), Condition::Standing)) }
        }
    }
}

/// The card that is kept while the other one is placed.
fn kept(sight: Sight<'_>) -> Markup {
    let word = word!(sight.language(), en: "kept", fr: "conservée", de: "behalten");
    html! { @for &card in sight.view.hand() { figure class="c-sealed c-aside" data-t=(names::held(card, sight.pack())) { figcaption { (word) } (still(sight, card)) } } }
}

/// The Building that is to be placed.
fn placing(sight: Sight<'_>) -> Markup {
    let language = sight.language();
    html! {
        @if let Some(id) = sight.deciding().and_then(Desk::card) {
            figure class="c-sealed" data-t=(names::held(Card::Building(id), sight.pack())) {
                figcaption { (word!(language, en: "to place", fr: "à poser", de: "zu legen")) }
                (building::building(sight.building(id), language))
            }
        }
    }
}

/// The cards with which a Building may be replaced in solo play.
fn spare(sight: Sight<'_>) -> Markup {
    let language = sight.language();
    html! {
        @if sight.public().is_solo() {
            @for (at, &id) in sight.public().spare().iter().enumerate() {
                @if !sight.public().spare()[..at].contains(&id) {
                    button type="button" class="c-held" data-h=(handles::of_spare(id, sight.pack())) aria-label=(building::label(sight.building(id), language)) { (picture(sight, Card::Building(id))) }
                }
            }
        }
    }
}

/// The tokens of the pool, one by one, and the colours that one of any colour may take.
fn pool(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let language = sight.language();
    let pool = sight.deciding().map_or(Bag::EMPTY, Desk::pool);
    let asks = sight.deciding().is_some_and(|desk| desk.effect(sight.pack()).is_some());
    html! {
        @for colour in Colour::ALL {
            @for nth in 1..=pool.of(colour) {
                @let id = format!("c-{}", handles::of_token(colour, nth));
                (cells.cell(&id, (), || html! {
                    button id=(id) type="button" class="c-token" data-h=(handles::of_token(colour, nth)) data-t=(names::token(colour, nth)) aria-label=(colour_name(colour, language)) { (gem_icon(colour)) }
                }))
            }
        }
        @if pool.any() > 0 || asks { (cells.cell("c-any", (pool.any(), Colour::ALL.map(|colour| pool.of(colour) == 0)), || any(pool, language))) }
        @if pool.is_empty() && !asks { p class="c-none" { (word!(language, en: "No token waits for a place.", fr: "Aucun jeton à placer.", de: "Kein Marker wartet auf einen Platz.")) } }
    }
}

/// The tokens of any colour, and the colours that one may take.
fn any(pool: Bag, language: Language) -> Markup {
    html! {
            span id="c-any" class="c-any" {
                @if pool.any() > 0 { (any_icon()) b { "×" (pool.any()) } span class="sr" { (word!(language, en: "of any colour", fr: "couleur au choix", de: "beliebige Farbe")) } }
                @for colour in Colour::ALL {
                    button type="button" class="c-token" data-h=(handles::of_colour(colour)) data-t=[(pool.of(colour) == 0).then(|| names::token(colour, 1))] aria-label=(as_colour(colour, language)) { (gem_icon(colour)) }
                }
            }
    }
}

fn as_colour(colour: Colour, language: Language) -> String {
    let colour = colour_name(colour, language);
    say!(language, en: "as {colour}", fr: "comme {colour}", de: "als {colour}")
}

/// The faces of boards to pick from.
fn boards(sight: Sight<'_>, cells: &Cells<'_>) -> Markup {
    let language = sight.language();
    html! {
        @for id in sight.pack().board_ids() {
            @let board = sight.pack().board(id);
            @let name = board.name;
            @let id = format!("c-{}", handles::of_board(&name));
            (cells.cell(&id, (), || html! {
                button id=(id) type="button" class="c-held" data-h=(handles::of_board(&name)) aria-label=(board_label(board, language)) {
                    (super::pack::board_picture(board)) b class="c-letter" { (name) }
                }
            }))
        }
    }
}

/// A board in words: each side with its fragments.
pub(super) fn board_label(board: &city::Board, language: Language) -> String {
    let side = |side: city::Side| {
        let colours = board.rim[side.index()].map(|colour| colour_name(colour, language)).join(", ");
        format!("{} {colours}", super::words::side_name(side, language))
    };
    let (name, sides) = (board.name, city::Side::ALL.map(side).join("; "));
    say!(language, en: "Board {name}: {sides}", fr: "Plateau {name}\u{202f}: {sides}", de: "Tableau {name}: {sides}")
}

/// Solo: the two pairs; the card chosen is for the own city, the other for the neutral one.
fn pairs(sight: Sight<'_>) -> Markup {
    let language = sight.language();
    html! {
        @for (number, [one, other]) in (1_u8..).zip(sight.public().pairs()) {
            div class="c-pair" data-t=(names::pair(number)) role="group" aria-label=(say!(language, en: "pair {number}", fr: "paire {number}", de: "Paar {number}")) {
                @for (id, shown) in [(one, true), (other, one != other)] {
                    @if shown {
                        @let card = super::say::whole_name(sight.building(id), language);
                        button type="button" class="c-held" data-h=(handles::of_pair(number, id, sight.pack()))
                            aria-label=(say!(language, en: "{card}, pair {number}", fr: "{card}, paire {number}", de: "{card}, Paar {number}")) { (picture(sight, Card::Building(id))) }
                    } @else { (picture(sight, Card::Building(id))) }
                }
            }
        }
    }
}
