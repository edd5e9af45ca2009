//! The dock: what is to be done, what has been chosen so far, the hand.

use engine::Seat;
use face::icon::{Icon, icon};
use host::Cells;
use maud::{Markup, html};

use super::asks::Standstill;
use super::{
    Dock, Ending, Role, Script, TablePage, Undo, coach, graph, hint, moments, plain, puzzle, replay, review,
};
use crate::alone;
use crate::links::{self, ReplayAt, Seen, TablePost};
use crate::origin::origin;
use crate::rated::{Rated, change_words};
use crate::rules::rule_link;
use crate::shell::commitment;
use crate::words::{
    asks, best, people, replay as words_of_replay, review as words_of_review, table as say,
    terms as words_of_terms, time, waiting,
};
use face::emblem::emblem_of;

/// The dock.
pub(super) fn dock(page: &TablePage, script: Script, cells: &Cells<'_>) -> Markup {
    match &page.dock {
        Dock::Play | Dock::Lesson(_) => choosing(page, script, cells),
        Dock::Puzzle(asked) => match asked.answer() {
            None => choosing(page, script, cells),
            Some(answer) => puzzle::dock(page, answer),
        },
        Dock::Cover(seat) => cover(page, *seat),
        Dock::Over(ending) => over(page, ending),
        Dock::Replay(position) => replay::bar(page, position, script, cells),
        Dock::Reviewed(at) => review::dock(page, at),
    }
}

fn choosing(page: &TablePage, script: Script, cells: &Cells<'_>) -> Markup {
    let mine = page.acting().is_some();
    html! {
        section id="dock" class={ "dock" @if mine { " mine" } @else { " calm" } } aria-label=(heading(page)) tabindex="-1" {
            (cells.part("prompt", prompt(page, cells)))
            @if script == Script::Perhaps { noscript { (plain::choices(page)) } }
            (page.scene.hand)
        }
    }
}

/// What is to be done, and the buttons.
fn prompt(page: &TablePage, cells: &Cells<'_>) -> Markup {
    let key = (&page.undo, &page.stand_in_for_me, page.observer);
    html! {
        div id="prompt" class="prompt" {
            (cells.part("prompt-words", words(page, cells)))
            (cells.cell("prompt-acts", key, || acts(page)))
        }
    }
}

fn words(page: &TablePage, cells: &Cells<'_>) -> Markup {
    let (language, choices) = (page.language(), &page.choices);
    let mine = page.acting().is_some();
    let turn = html! {
        span id="turn" class={ "turn" @if !mine { " wait" } } {
            @if mine { (icon(Icon::Hand)) } @else { (icon(Icon::Hourglass)) }
            (heading(page))
        }
    };
    cells.text("prompt", &choices.prompt);
    let prompt = || {
        html! {
            p id="prompt-fx" class="fx" {
                span id="fx" data-t="prompt" { (choices.prompt) }
                @if let Some(rule) = choices.rule { " " (rule_link(page.table.game.name, rule, language)) }
            }
        }
    };
    html! {
        div id="prompt-words" class="say" {
            p class="l1" { (cells.part("turn", turn)) span class="steps" id="steps" {} }
            (cells.cell("prompt-fx", choices.rule, prompt))
        }
    }
}

/// The buttons. Those for steps that nothing on the page stands for, such as a pass, are made by the script, which
/// knows what is on the page; without it the choices are a form. Where a form names the version of the table, the
/// script names the one that the page shows.
fn acts(page: &TablePage) -> Markup {
    let language = page.language();
    html! {
        div id="prompt-acts" class="acts" role="group" aria-label=(say::actions(language)) data-group="actions" {
            (hint::figures(page))
            button type="button" id="back" class="btn back" hidden aria-label=(say::back_one(language)) {
                (icon(Icon::Undo)) span { (say::back(language)) } kbd aria-hidden="true" { (say::escape(language)) }
            }
            @if let Some(reach) = page.undo { (undo(page, reach)) }
            (come_back(page))
            button type="button" id="commit" class="btn go" hidden aria-keyshortcuts="Enter" { span {} kbd aria-hidden="true" { (say::enter(language)) } }
        }
    }
}

/// What the dock is about.
fn heading(page: &TablePage) -> &str {
    let language = page.language();
    if !page.choices.title.is_empty() {
        &page.choices.title
    } else if page.acting().is_some() {
        say::your_turn(language)
    } else if page.standstills.contains(&Standstill::Paused) {
        time::pause(language)
    } else if !page.stand_in_for_me.is_empty() {
        say::played_for_you(language)
    } else if page.role == Role::Watching {
        say::watching(language)
    } else {
        say::waiting(language)
    }
}

/// For seats on which a computer plays in the visitor's place.
fn come_back(page: &TablePage) -> Markup {
    html! {
        @for &seat in &page.stand_in_for_me {
            form method="post" action=(links::at_table(&page.table.id, TablePost::Sit)) data-fetch {
                input type="hidden" name="seat" value=(seat);
                button class="btn pri" {
                    @if page.stand_in_for_me.len() == 1 { (say::take_seat_again(page.language())) }
                    @else { (say::come_back(page.language(), page.name(seat))) }
                }
            }
        }
    }
}

fn undo(page: &TablePage, reach: Undo) -> Markup {
    let language = page.language();
    html! {
        form method="post" action=(links::at_table(&page.table.id, TablePost::Undo)) data-undo {
            input type="hidden" name="seq" value=(page.seq);
            input type="hidden" name="key" value={ (page.key) "-u" };
            @if let Some(seat) = page.observer.seat() { input type="hidden" name="seat" value=(seat); }
            button class="btn" { (icon(Icon::Undo)) span { (asks::take_back(language)) } }
            @if reach == Undo::All {
                button class="btn" name="reach" value="all" {
                    (icon(Icon::Undo)) span { (asks::take_all_back(language)) }
                    small aria-hidden="true" { (asks::all(language)) }
                }
            }
        }
    }
}

/// Between two people at one device.
fn cover(page: &TablePage, seat: Seat) -> Markup {
    let language = page.language();
    let name = page.name(seat);
    html! {
        section id="dock" class="dock mine" aria-labelledby="cover" tabindex="-1" data-keep-height {
            (reserved(page))
            div class="cover" {
                h2 id="cover" { (emblem_of(seat)) (say::hand_over(language, name)) }
                p { (say::cover_hint(language)) }
                form method="post" action=(links::at_table(&page.table.id, TablePost::Show)) data-fetch {
                    input type="hidden" name="seat" value=(seat);
                    button class="btn go big" autofocus { (say::i_am(language, name)) }
                }
            }
        }
    }
}

/// Through whose eyes the game that is over is seen.
fn seen_by(page: &TablePage) -> Markup {
    let language = page.language();
    let id = &page.table.id;
    let here = |seen| (page.seen == seen).then_some("true");
    let own = match &page.role {
        Role::Seated(_) => words_of_terms::as_before(language),
        Role::Watching => words_of_terms::as_watcher(language),
    };
    html! {
        nav class="seen" aria-label=(words_of_terms::seen_by(language)) {
            b { (words_of_terms::seen_by(language)) }
            a class="btn sm" href=(links::table(id)) aria-current=[here(None)] { (own) }
            a class="btn sm" href=(links::table_as(id, Seen::All)) aria-current=[here(Some(Seen::All))] {
                (words_of_terms::by_all(language))
            }
            @for seat in page.seats_from_me() {
                a class="btn sm" href=(links::table_as(id, Seen::Seat(seat))) aria-current=[here(Some(Seen::Seat(seat)))] {
                    (emblem_of(seat)) (page.name(seat))
                }
            }
        }
    }
}

/// The room that prompt and hand take, so that the board does not move when something else is shown.
fn reserved(page: &TablePage) -> Markup {
    html! { div class="reserved" aria-hidden="true" inert { div class="prompt" {} (page.scene.hand) } }
}

/// The result, in the place of the dock. It folds to its first line and lies over nothing: the last position stays in
/// sight. Whoever has chosen other eyes has read it.
fn over(page: &TablePage, ending: &Ending) -> Markup {
    let language = page.language();
    html! {
        section id="dock" class="dock over" aria-labelledby="result" tabindex="-1" data-keep-height {
            details id="ending" class="result" open[page.seen.is_none()] {
                summary id="ending-fold" {
                    (icon(Icon::Trophy))
                    h2 id="result" { (say::game_over(language)) }
                    span class="won" { (ending.words) }
                    span class="way" { (icon(Icon::Up)) }
                }
                div class="result-in" {
                    (origin(&page.table.origin, language))
                    (ranks(page, ending))
                    @if let Some(less) = ending.less { p class="so-far" { (best::counts_less(language, less)) } }
                    @if page.table.rated == Rated::Lost { p class="so-far" { (people::no_longer_rated(language)) } }
                    @if let Some(place) = &ending.alone { (alone::place(place, language)) }
                    (coach::remember(page))
                    (further(page, ending))
                    (graph::graph(page, &ending.points))
                    (moments::decided(page, &ending.moments))
                    @if page.table.seats.len() > 1 { (seen_by(page)) }
                    @if ending.again.is_none() { (commitment(&ending.promise, language)) }
                }
            }
        }
    }
}

/// Everybody, best first.
fn ranks(page: &TablePage, ending: &Ending) -> Markup {
    let language = page.language();
    html! {
        @if !ending.places.is_empty() {
            ol class="ranks" aria-label=(say::places(language)) {
                @for (seat, place, points) in &ending.places {
                    li class=[(*place == 1).then_some("first")] {
                        span class="at" { (place) "." }
                        (emblem_of(*seat))
                        span { (page.called(*seat)) }
                        span class="pts" { (points) }
                        span class="sr" { (say::points(language)) }
                        (change_words(&ending.ratings, *seat, language))
                        @if page.hints_of(*seat) > 0 {
                            small { (say::hints_counted(language, page.hints_of(*seat))) }
                        }
                        @if page.stood_in(*seat) > 0 {
                            small { (time::stood_in(language, page.stood_in(*seat))) }
                        }
                    }
                }
            }
        }
    }
}

/// The way to the replay. Whoever played knows how it ended, and sees the whole game.
fn to_replay(page: &TablePage) -> Markup {
    let whole = matches!(page.role, Role::Seated(_));
    let at = ReplayAt { seen: page.seen, whole, ..ReplayAt::default() };
    html! {
        a class="btn" id="to-replay" href=(links::replay(&page.table.id, at)) { (icon(Icon::Play)) (words_of_replay::replay(page.language())) }
    }
}

/// What other sites write into their pages to show the game.
fn frame(address: &str, title: &str) -> String {
    let frame = html! { iframe src=(address) title=(title) width="960" height="640" loading="lazy" {} };
    frame.into_string()
}

/// What can be done after a game.
fn further(page: &TablePage, ending: &Ending) -> Markup {
    let language = page.language();
    html! {
        div class="bar" {
            @if let Some(again) = &ending.again {
                a class="btn pri" href=(links::table(again)) { (say::to_again(language)) }
            } @else if matches!(page.role, Role::Seated(_)) {
                form method="post" action=(links::at_table(&page.table.id, TablePost::Rematch)) data-share {
                    (ending.promise.field())
                    button class="btn pri" { (say::again(language)) }
                }
            }
            (to_replay(page))
            a class="btn" id="to-review" href=(links::review(&page.table.id)) { (icon(Icon::Hint)) (words_of_review::review(language)) }
            a class="btn" href="#pane-scores" data-dialog="score" { (icon(Icon::Trophy)) (say::score_sheet(language)) }
            button type="button" class="btn needs-script" data-copy=(ending.link) { (icon(Icon::Copy)) span { (say::copy_link(language)) } }
            button type="button" class="btn needs-script" data-share-link=(ending.link) hidden { (icon(Icon::Share)) (waiting::share(language)) }
            @if let Some(address) = &ending.embed {
                button type="button" class="btn needs-script" data-copy=(frame(address, &page.table.title())) { (icon(Icon::Copy)) span { (words_of_replay::copy_frame(language)) } }
            }
            a class="btn" href=(links::picture(&page.table.id)) download { (icon(Icon::Down)) (say::picture(language)) }
            a class="btn" href=(links::save(&page.table.id)) download { (icon(Icon::Down)) (say::save_game(language)) }
            a class="btn quiet" href=(links::LOBBY) { (say::lobby(language)) }
        }
    }
}
