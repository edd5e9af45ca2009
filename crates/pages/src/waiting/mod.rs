//! Before a game begins: the invitation behind a link, and the room in which people wait.

mod invitation;

use engine::Seat;
use face::icon::{Icon, icon};
use host::Cells;
use host::Strength;
use maud::{Markup, html};
use words::Language;

use crate::chat;
use crate::draft::NAME_MAX;
use crate::links::{self, TablePost};
use crate::people::emblem_symbols;
use crate::people::{Occupant, seat_count};
use crate::rated::rating_words;
use crate::rules::rule_link;
use crate::shell::{Area, Layout, Told, poster};
use crate::table::{TableFacts, Update, sentences};
use crate::terms::{self, Entrance};
use crate::words::{
    chat as words_of_chat, forms, lobby, people, programs, table, terms as terms_words, time, waiting as say,
};
use crate::{Chat, Rated, TableSeat, Timing, Visitor};

pub use invitation::{Invitation, invitation};

/// What those see who wait at a table.
#[derive(Clone, Debug)]
pub struct Gathering {
    /// Who looks.
    pub visitor: Visitor,
    /// The table.
    pub table: TableFacts,
    /// Who opened the table.
    pub host: String,
    /// The whole address to send to others: `https://mu.example/t/four-lanterns-7kq`.
    pub link: String,
    /// The seats the visitor sits on.
    pub mine: Vec<Seat>,
    /// The whole addresses that give a seat to whoever opens them first: for the host only.
    pub keys: Vec<(Seat, String)>,
    /// Whether the visitor may start and change seats.
    pub rights: Rights,
    /// At a table for anybody: who wants to begin without waiting for more people.
    pub agreement: Option<Agreement>,
    /// Something that was not possible, to be read first.
    pub refused: Option<String>,
    /// What people say: on a whole page. It has events of its own while the page is open.
    pub chat: Option<Chat>,
}

/// Who wants to begin without waiting for more people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// How many want to.
    pub agreed: usize,
    /// How many people are here.
    pub present: usize,
    /// Whether the visitor wants to.
    pub mine: bool,
}

/// What a person in the waiting room may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rights {
    /// Opened the table: starts, fills and swaps seats.
    Host,
    /// Waits.
    Guest,
}

/// The waiting room.
pub fn waiting_room(page: &Gathering) -> Markup {
    let content = html! {
        (gathering(page))
        @if let Some(said) = &page.chat {
            section class="fs talk" aria-labelledby="talk" {
                h2 id="talk" { (words_of_chat::chat(page.visitor.language)) }
                svg class="sprite" width="0" height="0" aria-hidden="true" { defs { (emblem_symbols(&page.table.seats)) } }
                (chat::chat(said, page.visitor.language))
            }
        }
    };
    let events = links::events(&page.table.id);
    told_of(
        &Layout { events: Some(&events), ..house_of(&page.visitor, &page.table.name, content) },
        &page.table,
    )
}

/// What an open waiting room is sent when somebody comes or goes.
pub fn waiting_update(page: &Gathering, cells: &Cells<'_>) -> Update {
    let _ = cells.part("content", gathering(page));
    Update { title: page.table.name.clone(), ..Update::default() }
}

/// All that changes in the waiting room.
fn gathering(page: &Gathering) -> Markup {
    let language = page.visitor.language;
    let luck = &page.table.luck;
    html! {
        main class="hall" id="content" tabindex="-1" data-table=(links::table(&page.table.id))
            data-share-missing=[luck.missing_share.then(|| links::at_table(&page.table.id, TablePost::Share))]
        {
            div {
                (lead(&page.table, &page.visitor))
                section class="fs" aria-labelledby="seats" {
                    h2 id="seats" { (say::seats(language)) }
                    div class="plates" {
                        @for (letter, seat) in seats(&page.table) { (place(page, letter, seat)) }
                    }
                    @if page.rights == Rights::Host { (swap(page)) }
                }
                @if page.rights == Rights::Host { (change_terms(page)) }
                (agreed(&page.table, language))
                (about_game(&page.table, language))
            }
            aside class="ticket" { div class="in" { (link_and_start(page)) } }
        }
    }
}

fn link_and_start(page: &Gathering) -> Markup {
    let language = page.visitor.language;
    let free = page.table.seats.iter().filter(|seat| is_open(&seat.who)).count();
    let words = match page.rights {
        _ if page.agreement.is_some() => terms_words::waits_for_people(language, free),
        Rights::Host => say::seats_free_host(language, free),
        Rights::Guest => say::seats_free(language, free, &page.host),
    };
    html! {
        @if let Some(refused) = &page.refused { p class="alert" role="alert" { (icon(Icon::Warn)) (refused) } }
        h2 { (say::waiting_room(language)) }
        p role="status" { (words) }
        p class="hint" { (say::guided(language)) }
        div class="cut" {}
        label for="link" { b { (say::link(language)) } }
        div class="copy" {
            input id="link" readonly value=(page.link);
            button type="button" class="needs-script" data-copy=(page.link) { (icon(Icon::Copy)) span { (say::copy(language)) } }
            button type="button" class="needs-script" data-share-link=(page.link) hidden aria-label=(say::share(language)) { (icon(Icon::Share)) }
        }
        p class="hint" {
            @if page.table.terms.entrance == Entrance::Named { (terms_words::private_hint(language)) }
            @else { (say::link_hint(language)) }
        }
        div class="rows" {
            @if let Some(agreement) = &page.agreement { (begin_now(page, agreement)) }
            @else if page.rights == Rights::Host { (host_buttons(page, free)) }
            @if !page.mine.is_empty() {
                form method="post" action=(links::at_table(&page.table.id, TablePost::Leave)) {
                    button class="btn quiet big" { (icon(Icon::Leave)) (say::leave(language)) }
                }
            }
        }
    }
}

/// At a table for anybody: begins without waiting for more people.
fn begin_now(page: &Gathering, agreement: &Agreement) -> Markup {
    let language = page.visitor.language;
    html! {
        p class="hint" { (terms_words::agreed(language, agreement.agreed, agreement.present)) }
        @if agreement.mine {
            p { b { (icon(Icon::Check)) (terms_words::you_agreed(language)) } }
        } @else if !page.mine.is_empty() {
            form method="post" action=(links::at_table(&page.table.id, TablePost::Ready)) data-fetch {
                button class="btn pri big" { (icon(Icon::Chip)) (terms_words::start_now(language)) }
            }
        }
    }
}

/// Whether nobody sits there: the seat may be kept for somebody.
const fn is_open(who: &Occupant) -> bool {
    matches!(who, Occupant::Free | Occupant::Kept { .. })
}

/// On what terms people come, for the host to change.
fn change_terms(page: &Gathering) -> Markup {
    let language = page.visitor.language;
    html! {
        details class="fs terms" {
            summary { h2 { (terms_words::terms(language)) } }
            form method="post" action=(links::at_table(&page.table.id, TablePost::Terms)) data-fetch {
                (terms::fields(page.table.terms, language))
                button class="btn" { (terms_words::change(language)) }
            }
        }
    }
}

fn host_buttons(page: &Gathering, free: usize) -> Markup {
    let language = page.visitor.language;
    let players = &page.table.game.players;
    html! {
        @if free == 0 {
            form method="post" action=(links::at_table(&page.table.id, TablePost::Start)) data-fetch {
                button class="btn pri big" { (say::start(language)) }
            }
        } @else if page.table.rated != Rated::No {
            p class="hint" { (people::rated_waits(language)) }
        } @else {
            form method="post" action=(links::at_table(&page.table.id, TablePost::Fill)) data-fetch class="rows" {
                @if players.len() > 1 {
                    span class="sg" role="radiogroup" aria-label=(forms::strength(language)) {
                        @for &player in players {
                            label {
                                input type="radio" name="bot" value=(player) checked[player == page.table.game.usual_player];
                                (Strength::of(player, language).label)
                            }
                        }
                    }
                }
                button class="btn pri big" { (icon(Icon::Chip)) (say::fill(language)) }
            }
            p class="hint" { (say::start_waits(language)) }
        }
    }
}

/// A seat with what can be done about it.
fn place(page: &Gathering, letter: Seat, seat: &TableSeat) -> Markup {
    let language = page.visitor.language;
    let host = page.rights == Rights::Host;
    let (mut notes, mut deed) = (Vec::new(), None);
    let mut ask = None;
    match &seat.who {
        Occupant::Free if host && page.table.rated == Rated::No => {
            deed = Some((TablePost::Fill, say::fill_seat(language)));
        }
        Occupant::Free if page.mine.is_empty() => deed = Some((TablePost::Sit, say::sit_here(language))),
        Occupant::Kept { .. } | Occupant::Computer { .. } if host => {
            deed = Some((TablePost::Leave, say::make_free(language)));
        }
        Occupant::Person { name, .. } | Occupant::Program { name, .. } => {
            notes.extend(page.mine.contains(&letter).then(|| say::and_you(language)));
            notes.extend((*name == page.host).then(|| say::host(language)));
            if host && !page.mine.contains(&letter) {
                deed = Some((TablePost::Kick, terms_words::send_away(language)));
                ask = Some(terms_words::send_away_ask(language, name));
            }
        }
        Occupant::Free | Occupant::Kept { .. } | Occupant::Computer { .. } | Occupant::StandIn { .. } => {}
    }
    html! {
        div class={ "place" @if seat.who == Occupant::Free { " free" } } {
            (who(&page.table, (letter, seat), &notes, language))
            @if let Some((what, words)) = deed {
                form class="do" method="post" action=(links::at_table(&page.table.id, what)) data-fetch data-ask=[ask] {
                    input type="hidden" name="seat" value=(letter);
                    button class="btn sm" { (words) }
                }
            }
            @if host && seat.who == Occupant::Free && page.agreement.is_none() { (keep_for(page, letter)) }
            @if let Some((_, link)) = page.keys.iter().find(|(kept, _)| *kept == letter) { (own_link(link, letter, language)) }
        }
    }
}

/// Keeps a free seat for somebody.
fn keep_for(page: &Gathering, seat: Seat) -> Markup {
    let language = page.visitor.language;
    let id = format!("keep-{seat}");
    html! {
        details class="keep" {
            summary { (icon(Icon::Lock)) (terms_words::keep_for(language)) }
            form method="post" action=(links::at_table(&page.table.id, TablePost::Reserve)) data-fetch {
                input type="hidden" name="seat" value=(seat);
                label for=(id) { (terms_words::whom_for(language)) }
                span class="line" {
                    input class="field" id=(id) name="name" required maxlength=(NAME_MAX + 1) autocomplete="off";
                    button class="btn sm" { (terms_words::keep(language)) }
                }
                p class="hint" { (terms_words::account_hint(language)) }
            }
        }
    }
}

/// The link that gives a kept seat to whoever opens it first.
fn own_link(link: &str, seat: Seat, language: Language) -> Markup {
    let id = format!("link-{seat}");
    html! {
        div class="keep" {
            label for=(id) { (terms_words::kept_link(language)) }
            div class="copy" {
                input id=(id) readonly value=(link);
                button type="button" class="needs-script" data-copy=(link) { (icon(Icon::Copy)) span { (say::copy(language)) } }
            }
            p class="hint" { (terms_words::kept_hint(language)) }
        }
    }
}

/// The seats of a table, each with its letter.
fn seats(table: &TableFacts) -> impl Iterator<Item = (Seat, &TableSeat)> {
    Seat::all(seat_count(&table.seats)).zip(&table.seats)
}

/// Somebody on a seat: emblem, name, and what is said of it. The name leads to the person's page, if there
/// is one.
fn who(table: &TableFacts, (letter, seat): (Seat, &TableSeat), notes: &[&str], language: Language) -> Markup {
    let person = table.people.iter().find(|person| person.seat == letter);
    let rating = person.and_then(|person| person.rating);
    let said = match &seat.who {
        Occupant::Computer { player, .. } | Occupant::StandIn { player, .. } => {
            Strength::of(*player, language).label.to_owned()
        }
        Occupant::Kept { .. } => say::kept(language).to_owned(),
        Occupant::Program { owner, .. } => programs::program_of(language, owner),
        Occupant::Free | Occupant::Person { .. } => notes.join(" · "),
    };
    html! {
        (seat.emblem(letter.index()))
        b {
            @if let Some(person) = person {
                a href=(links::profile(&person.name)) { (seat.who.name()) }
            } @else if seat.who == Occupant::Free {
                (say::free_seat(language))
            } @else {
                (seat.who.name())
            }
            @if seat.who.is_computer() { (icon(Icon::Chip)) span class="sr" { (table::computer_player(language)) } }
        }
        @if let Some(rating) = rating { span class="st" { (rating_words(rating, language)) } }
        @if !said.is_empty() { span class="st" { (said) } }
    }
}

fn swap(page: &Gathering) -> Markup {
    let language = page.visitor.language;
    let seats: Vec<(Seat, String)> = seats(&page.table)
        .map(|(seat, looks)| {
            let number = forms::seat_number(language, seat.index() + 1);
            let name = if looks.who == Occupant::Free { say::free_seat(language) } else { looks.who.name() };
            (seat, format!("{number}: {name}"))
        })
        .collect();
    html! {
        form class="swap" method="post" action=(links::at_table(&page.table.id, TablePost::Swap)) data-fetch {
            @for (field, chosen) in [("seat", 0), ("with", 1)] {
                @if field == "with" { span { (say::swap_with(language)) } }
                select class="field" name=(field) aria-label=(say::swap(language)) {
                    @for (at, (seat, words)) in seats.iter().enumerate() {
                        option value=(seat) selected[at == chosen] { (words) }
                    }
                }
            }
            button class="btn" { (icon(Icon::Swap)) (say::swap(language)) }
        }
    }
}

/// The table's name over its game's picture.
fn lead(table: &TableFacts, visitor: &Visitor) -> Markup {
    html! {
        div class="lead" {
            (poster(visitor, table.game.name))
            div class="on" { (table.game.mark()) h1 { (table.name) } }
        }
    }
}

fn about_game(table: &TableFacts, language: Language) -> Markup {
    html! {
        section class="fs three" aria-labelledby="game" {
            h2 id="game" { (say::the_game(language)) }
            @for (label, sentence) in sentences(&table.game, language) { p { b { (label) ":" } " " (sentence) } }
            p class="hint" {
                (lobby::minutes(language, table.game.about.minutes)) " · "
                a href=(links::rules(table.game.name)) { (lobby::rules_of(language, table.game.title)) }
            }
        }
    }
}

/// What was agreed; what differs from the usual first and marked.
fn agreed(table: &TableFacts, language: Language) -> Markup {
    let agreed = table.game.agreed(&table.options);
    html! {
        @if !agreed.is_empty() || !table.hints || table.rated != Rated::No || table.timing != Timing::Untimed {
            section class="fs" aria-labelledby="agreed" {
                h2 id="agreed" { (table::options(language)) }
                @if table.timing != Timing::Untimed {
                    div class="opt" {
                        b { (time::time(language)) }
                        span class="pill other" { (table.timing.words(language)) }
                        p { (time::time_help(language)) }
                    }
                }
                @if table.rated != Rated::No {
                    div class="opt" {
                        b { (people::rated(language)) }
                        span class="pill other" { (forms::on(language)) }
                        p { (people::rated_help(language)) }
                    }
                }
                @if !table.hints {
                    div class="opt" {
                        b { (forms::hints(language)) }
                        span class="pill other" { (forms::off(language)) }
                        p { (forms::no_hints(language)) }
                    }
                }
                @for one in &agreed {
                    div class="opt" {
                        b { (one.option.words.label) }
                        span class={ "pill" @if !one.usual { " other" } } { (one.words) }
                        p { (one.option.words.about) " " (rule_link(table.game.name, one.option.rule, language)) }
                    }
                }
            }
        }
    }
}

fn free_seats(table: &TableFacts) -> impl Iterator<Item = Seat> {
    seats(table).filter(|(_, looks)| looks.who == Occupant::Free).map(|(seat, _)| seat)
}

fn house_page(visitor: &Visitor, table: &TableFacts, content: Markup) -> Markup {
    told_of(&house_of(visitor, &table.name, content), table)
}

/// The page, and what others show of a link to the table.
fn told_of(layout: &Layout<'_>, table: &TableFacts) -> Markup {
    let (title, about) = (table.title(), &table.game.about.tagline);
    layout.page_told(Some(Told { title: &title, about, picture: table.link_picture(None) }))
}

const fn house_of<'a>(visitor: &'a Visitor, title: &'a str, content: Markup) -> Layout<'a> {
    Layout { visitor, title, area: Area::Play, heading: None, events: None, content }
}
