//! Choosing without script: every act a radio button, every set a list of boxes.

use face::icon::{Icon, icon};
use face::{Act, Item, Pick};
use maud::{Markup, html};

use super::handles::Handles;
use super::{Refused, TablePage, coach, hint, lesson, puzzle};
use crate::rules::rule_link;
use crate::words::table as say;

/// The choices as forms. An act that ends in a set is a form of its own.
pub(super) fn choices(page: &TablePage) -> Markup {
    let language = page.language();
    let shown = Handles::shown(&page.scene);
    let single: Vec<&Act> = page.choices.acts.iter().filter(|act| set_of(act).is_none()).collect();
    html! {
        div class="plain" {
            @if let Some(refused) = &page.refused { (refusal(page, refused)) }
            (coach::plain(page))
            @if let Some(hint) = &page.hint { (hint::plain(page, hint)) }
            @if page.choices.acts.is_empty() {
                p { a class="btn" href=(page.address()) { (say::look_again(language)) } }
            }
            @for act in page.choices.acts.iter().filter(|act| set_of(act).is_some()) { (set_form(page, act, &shown)) }
            @if !single.is_empty() { (radio_form(page, &single, &shown)) }
        }
    }
}

/// The acts that are a plain sequence, grouped by their first step.
fn radio_form(page: &TablePage, acts: &[&Act], shown: &Handles) -> Markup {
    let mut groups: Vec<(&str, Vec<&Act>)> = Vec::new();
    for &act in acts {
        let first = if act.picks.len() > 1 { first_handle(act) } else { "" };
        match groups.iter_mut().find(|(handle, _)| *handle == first) {
            Some((_, group)) => group.push(act),
            None => groups.push((first, vec![act])),
        }
    }
    html! {
        form method="post" action=(act_address(page)) {
            (hidden_fields(page))
            @for (handle, group) in &groups {
                fieldset {
                    legend { @if handle.is_empty() { (say::your_choice(page.language())) } @else { (shown.label(handle)) } }
                    ul {
                        @for act in group {
                            li {
                                label {
                                    input type="radio" name="action" value=(act.text) required;
                                    span { (act.sentence()) @if !act.effect.is_empty() { ". " (act.effect) } }
                                }
                            }
                        }
                    }
                }
            }
            button class="btn go" { (say::send(page.language())) }
        }
    }
}

/// An act that ends in a set.
fn set_form(page: &TablePage, act: &Act, shown: &Handles) -> Markup {
    let Some((of, min, max)) = set_of(act) else { return Markup::default() };
    html! {
        form method="post" action=(act_address(page)) {
            (hidden_fields(page))
            input type="hidden" name="action" value=(act.text);
            fieldset {
                legend {
                    (words_of_any_size(act.sentence()))
                    small { (say::choose_some(page.language(), min, max)) }
                }
                ul {
                    @for Item { handle, text } in of {
                        li { label { input type="checkbox" name="item" value=(text); span { (shown.label(handle)) } } }
                    }
                }
            }
            button class="btn go" { (say::send(page.language())) }
        }
    }
}

/// What the button of a set reads before its size is known: "Lay … cards".
fn words_of_any_size(say: &str) -> String {
    let mut words = String::new();
    for (at, part) in say.split("{n").enumerate() {
        let Some((inside, after)) = part.split_once('}').filter(|_| at > 0) else {
            words.push_str(part);
            continue;
        };
        words.push_str(inside.split_once('|').map_or("…", |(_, more)| more));
        words.push_str(after);
    }
    words
}

fn act_address(page: &TablePage) -> String {
    format!("{}/act", page.address())
}

fn hidden_fields(page: &TablePage) -> Markup {
    if let Some(lesson) = page.lesson() {
        return lesson::place_fields(lesson);
    }
    if let Some(puzzle) = page.puzzle() {
        return puzzle::kept_fields(puzzle);
    }
    html! {
        input type="hidden" name="seq" value=(page.seq);
        input type="hidden" name="key" value=(page.key);
        @if let Some(seat) = page.observer.seat() { input type="hidden" name="seat" value=(seat); }
    }
}

/// The set that an act ends in.
fn set_of(act: &Act) -> Option<(&[Item], usize, usize)> {
    match act.picks.last() {
        Some(Pick::Some { of, min, max }) => Some((of, *min, *max)),
        Some(Pick::One(_)) | None => None,
    }
}

fn first_handle(act: &Act) -> &str {
    act.picks.first().and_then(Pick::single).unwrap_or_default()
}

/// Why the last act was not carried out.
fn refusal(page: &TablePage, refused: &Refused) -> Markup {
    let language = page.language();
    html! {
        p class="alert" role="alert" {
            (icon(Icon::Warn))
            span {
                b { (say::refused_head(language)) } " "
                @match refused {
                    Refused::ByRule(refusal) => {
                        (refusal.text) " " (rule_link(page.table.game.name, refusal.rule, language))
                    }
                    Refused::MovedOn => (say::moved_on(language)),
                    Refused::Unreadable(why) => (why),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::words_of_any_size;

    #[test]
    fn a_size_that_is_not_known_reads_as_many() {
        assert_eq!(words_of_any_size("Lay {n} {n:card|cards} now"), "Lay … cards now");
        assert_eq!(words_of_any_size("Pass"), "Pass");
    }
}
