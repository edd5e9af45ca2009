//! Project cards: AP, cost spaces that fill, when the effect works, what it does, what has been done with it.

use std::iter;

use city::{Colour, Project, Token, Venture, Who};
use maud::{Markup, html};
use words::{Language, say, word};

use super::effect::{keyword_name, project_words};
use super::gem::{damage_icon, slot, view_box};
use super::words::{bag_words, line_list, pack_text, points, token_name, tokens_counted};
use super::{handles, names};
use face::icon::{Icon, icon};
use face::{Cells, Place};

/// A Project in front of a player.
#[derive(Clone, Copy, Debug)]
pub(super) struct Owned<'a> {
    pub project: &'a Project,
    pub venture: &'a Venture,
    /// Whose it is.
    pub who: Who,
    /// Its place among those of its owner.
    pub at: usize,
    /// Which handles it has.
    pub grip: Grip,
}

/// What ends the id of a Project, by its place among those of its owner.
pub(super) fn part(at: usize) -> String {
    ["p", at.to_string().as_str()].concat()
}

/// Which handles a Project in front of a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Grip {
    /// Its cost and extra spaces can be chosen.
    pub places: bool,
    /// Its effect can be chosen.
    pub effect: bool,
}

/// A card nobody has paid for: in a hand or in a list.
pub fn card(project: &Project, language: Language) -> Markup {
    html! {
        article class="c-project" data-zoom="" {
            header {
                (ap(project, language))
                span class="c-slots" { @for (kind, count) in kinds(project) { @for _ in 0..count { (slot_icon(kind, None)) } } }
            }
            (body(project, language))
            footer { span {} (number(project)) }
        }
    }
}

/// A Project in words for those who do not see it.
pub fn label(project: &Project, language: Language) -> String {
    let (name, ap) = (pack_text(&project.name, language), points(project.ap.into(), language));
    let (cost, when) = (bag_words(project.cost, language), keyword_name(project.keyword, language));
    let (number, words) = (project.number, project_words(project, language));
    say!(language,
        en: "{name}, Project {number}: {ap}, costs {cost}. {when}: {words}",
        fr: "{name}, Projet {number}\u{202f}: {ap}, coûte {cost}. {when}\u{202f}: {words}",
        de: "{name}, Projekt {number}: {ap}, kostet {cost}. {when}: {words}")
}

impl Owned<'_> {
    /// The card as it lies in front of its owner. Its parts are cells of their own: most of it never changes.
    pub(super) fn draw(self, id: &str, cells: &Cells<'_>, language: Language) -> Markup {
        let key = (self.venture, self.grip, self.at);
        let drawn = cells.together(id, key, iter::once(id), || vec![self.drawn(id, cells, language)]);
        html! { @for card in &drawn { (card) } }
    }

    fn drawn<'i>(self, id: &'i str, cells: &Cells<'_>, language: Language) -> Place<'i> {
        let Self { project, venture, grip, .. } = self;
        let [slots, text, extra, foot] =
            ["-slots", "-text", "-extra", "-foot"].map(|part| [id, part].concat());
        let parts = [
            cells.common(&slots, (venture, grip.places), || self.slots(&slots, language)),
            cells.common(&text, venture.id(), || text_of(project, Some(&text), language)),
            project.extra.map_or_else(Markup::default, |rule| {
                cells.common(&extra, (venture, grip.places), || {
                    self.extra(rule.spaces.into(), &extra, language)
                })
            }),
            cells.common(&foot, (venture, grip.effect), || {
                html! {
                    footer id=(foot) { (self.state(language)) (number(project)) }
                }
            }),
        ];
        cells.common_within(id, (venture.id(), self.class(), self.at), || self.article(id, parts, language))
    }

    const fn class(self) -> &'static str {
        match (self.venture.is_complete(), self.venture.is_used()) {
            (_, true) => "c-project c-full c-used",
            (true, false) => "c-project c-full",
            (false, _) => "c-project",
        }
    }

    fn article(self, id: &str, [slots, text, extra, foot]: [Markup; 4], language: Language) -> Markup {
        let project = self.project;
        html! {
            article id=(id) data-t=(names::project(self.who, self.at)) class=(self.class()) aria-label=(label(project, language)) data-zoom="" tabindex="0" {
                header { (ap(project, language)) (slots) }
                (heading(project, language))
                (text)
                (extra)
                (foot)
            }
        }
    }

    fn slots(self, id: &str, language: Language) -> Markup {
        html! { span id=(id) class="c-slots" { @for (kind, count) in kinds(self.project) { (self.places(kind, count, language)) } } }
    }

    /// The cost spaces of a kind: one control for the next free one.
    fn places(self, kind: Token, count: u8, language: Language) -> Markup {
        let (project, venture) = (self.project, self.venture);
        let laid = (0..count).map(|nth| venture.token_on_cost(project, kind, nth));
        let icons =
            row(laid.map(|laid| (kind, laid)), |nth| names::slot(self.who, self.at, kind, small(nth)));
        if !self.grip.places || venture.open(project, kind) == 0 {
            return html! { span class="c-kind" { (icons) } };
        }
        let (name, colour) = (pack_text(&project.name, language), token_name(kind, language));
        let label = say!(language, en: "{name}: {colour} space", fr: "{name}\u{202f}: emplacement {colour}", de: "{name}: Kostenfeld {colour}");
        html! {
            button type="button" class="c-kind" data-h=(handles::of_cost(project.number, kind)) data-stays="" aria-label=(label) { (icons) }
        }
    }

    /// The extra spaces.
    fn extra(self, spaces: usize, id: &str, language: Language) -> Markup {
        let laid: Vec<Colour> = self.venture.extra_tokens().collect();
        let icons = row((0..spaces).map(|nth| (Token::Any, laid.get(nth).copied())), |nth| {
            names::extra(self.who, self.at, nth)
        });
        let name = pack_text(&self.project.name, language);
        let count = laid.len();
        let label = say!(language,
            en: "{name}: extra space, {count} of {spaces} taken",
            fr: "{name}\u{202f}: emplacement supplémentaire, {count} sur {spaces} occupés",
            de: "{name}: Zusatzfeld, {count} von {spaces} belegt");
        html! {
            @if self.grip.places && count < spaces {
                button id=(id) type="button" class="c-kind c-extra" data-h=(handles::of_extra(self.project.number)) data-stays="" aria-label=(label) { (icons) }
            } @else { span id=(id) class="c-kind c-extra" { (icons) } }
        }
    }

    /// What has been done with it, and its effect as a control while it can be used.
    fn state(self, language: Language) -> Markup {
        let venture = self.venture;
        html! {
            span class="c-state" {
                @if !venture.is_complete() { span class="sr" { (self.state_words(language)) } }
                @if self.grip.effect {
                    button type="button" class="c-use" data-h=(handles::of_project(self.project.number)) data-stays="" aria-label=(use_label(self.project, language)) {
                        (word!(language, en: "Use", fr: "Utiliser", de: "Nutzen"))
                    }
                } @else if venture.is_used() { span class="c-ok" { (icon(Icon::Check)) (word!(language, en: "used", fr: "utilisé", de: "genutzt")) } }
                @else if venture.is_complete() { span class="c-ok" { (icon(Icon::Check)) (word!(language, en: "complete", fr: "complété", de: "vollendet")) } }
                @if venture.damage() > 0 { @for _ in 0..venture.damage() { (damage_icon()) } span class="sr" { (damage_words(venture.damage(), language)) } }
                @if !venture.lines().is_empty() { b { (line_list(venture.lines(), language)) } }
            }
        }
    }

    /// The card in words, with what lies on it.
    pub(super) fn label(self, language: Language) -> String {
        let (card, state) = (label(self.project, language), self.state_words(language));
        format!("{card} {state}")
    }

    /// How far it is: "Paid 2 of 3." or "Complete."
    pub(super) fn state_words(self, language: Language) -> String {
        let (project, venture) = (self.project, self.venture);
        let mut text = if venture.is_complete() {
            word!(language, en: "Complete.", fr: "Complété.", de: "Vollendet.").to_owned()
        } else {
            let (paid, of) = (venture.paid().total(), project.cost.total());
            let missing = city::Bag::new(
                venture.open(project, Token::Of(Colour::Strength)),
                venture.open(project, Token::Of(Colour::Faith)),
                venture.open(project, Token::Of(Colour::Food)),
                venture.open(project, Token::Any),
            );
            let missing = bag_words(missing, language);
            say!(language, en: "Paid {paid} of {of}; missing {missing}.", fr: "Payé {paid} sur {of}\u{202f}; il manque {missing}.", de: "Bezahlt {paid} von {of}; es fehlen {missing}.")
        };
        if venture.is_used() {
            text += word!(language, en: " Used.", fr: " Utilisé.", de: " Genutzt.");
        }
        if venture.extra() > 0 {
            let tokens = tokens_counted(venture.extra(), language);
            text += &say!(language, en: " On extra spaces: {tokens}.", fr: " Sur les emplacements supplémentaires\u{202f}: {tokens}.", de: " Auf Zusatzfeldern: {tokens}.");
        }
        if venture.damage() > 0 {
            text += " ";
            text += &damage_words(venture.damage(), language);
        }
        text
    }
}

fn damage_words(count: u8, language: Language) -> String {
    say!(language, en: "Damage tokens on it: {count}.", fr: "Jetons Dégâts dessus\u{202f}: {count}.", de: "Schadensmarker darauf: {count}.")
}

fn use_label(project: &Project, language: Language) -> String {
    let (name, words) = (pack_text(&project.name, language), project_words(project, language));
    say!(language, en: "Use {name}: {words}", fr: "Utiliser {name}\u{202f}: {words}", de: "{name} nutzen: {words}")
}

/// The kinds of cost spaces with their numbers.
fn kinds(project: &Project) -> impl Iterator<Item = (Token, u8)> + '_ {
    Token::ALL.into_iter().map(|kind| (kind, project.cost.count(kind))).filter(|&(_, count)| count > 0)
}

/// Places for tokens as a page has them once: free ones as `cs-…`, with a token as `cl…`.
pub(super) fn defs() -> Markup {
    html! {
        @for kind in Token::ALL { g id={ "cs-" (names::code(kind)) } { (slot(kind, None)) } }
        @for colour in Colour::ALL { g id={ "cl" (colour) } { (slot(Token::Of(colour), Some(colour))) } }
    }
}

fn slot_icon(kind: Token, laid: Option<Colour>) -> Markup {
    html! {
        svg class="c-place" viewBox="-14 -14 28 28" aria-hidden="true" {
            @match laid {
                Some(_) => (slot(kind, laid)),
                None => use href={ "#cs-" (names::code(kind)) } {},
            }
        }
    }
}

/// Places for tokens beside each other, as one picture.
fn row(
    places: impl ExactSizeIterator<Item = (Token, Option<Colour>)>,
    name: impl Fn(usize) -> String,
) -> Markup {
    let wide = 28.0 * f64::from(small(places.len()));
    html! {
        svg class="c-places" viewBox=(view_box(-14.0, -14.0, wide, 28.0)) aria-hidden="true" {
            @for (nth, (kind, laid)) in places.enumerate() {
                @let x = (nth > 0).then(|| 28 * nth);
                use href={ "#cs-" (names::code(kind)) } x=[x] {}
                @if let Some(colour) = laid { use data-t=(name(nth)) href={ "#cl" (colour) } x=[x] {} }
            }
        }
    }
}

/// A number of places, of which there are few.
fn small(number: usize) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn ap(project: &Project, language: Language) -> Markup {
    html! { span class="c-ap" { (project.ap) span class="sr" { (word!(language, en: " AP", fr: " PA", de: " LP")) } } }
}

fn body(project: &Project, language: Language) -> Markup {
    html! { (heading(project, language)) (text_of(project, None, language)) }
}

fn heading(project: &Project, language: Language) -> Markup {
    html! { h3 aria-level="2" { (pack_text(&project.name, language)) } }
}

fn text_of(project: &Project, id: Option<&str>, language: Language) -> Markup {
    html! { p id=[id] { em { (keyword_name(project.keyword, language)) } " " span { (project_words(project, language)) } } }
}

fn number(project: &Project) -> Markup {
    html! { span class=(if project.expert { "c-no c-expert" } else { "c-no" }) { "#" (project.number) @if project.expert { "◆" } } }
}

/// The back of a Project card.
pub fn back() -> Markup {
    html! { svg class="c-card" viewBox="-2 -2 104 104" aria-hidden="true" { (back_face()) } }
}

pub(super) fn back_face() -> Markup {
    html! {
        rect width="100" height="100" rx="9" fill="#cdb68c" {}
        path d="M8 8h84v84H8zM20 20h60v60H20zM32 32h36v36H32z" fill="none" stroke="#5a4520" stroke-opacity=".55" stroke-width="2.5" {}
        path d="M50 40 60 50 50 60 40 50z" fill="#8a5f00" {}
    }
}
