//! A city at full size: the stone frame with its twelve fragments, nine spaces, the Sources over the edges, the
//! pennants of the Battles to the left and above, Damage to the right and below.

use city::{Building, Colour, Edge, EdgeSet, Line, Side, Space, Who};
use maud::{Markup, html};
use words::{say, word};

use super::building::{Condition, face, placed};
use super::gem::{damage, half, source};
use super::pennant::{pennant, shows};
use super::plan::{Frame, MARGIN, SIZE, STEP, Touch, along, corner, middle};
use super::words::{colour_name, edge_name, kind_name, neutral_title, side_name, space_brief};
use super::{handles, names};
use face::svg::{num, translate};

impl<'a> Frame<'a> {
    /// The Building of a space with its condition.
    fn card(self, space: Space) -> Option<(&'a Building, Condition)> {
        let id = self.estate.building(space)?;
        let condition =
            if self.estate.ruined().contains(space) { Condition::Destroyed } else { Condition::Standing };
        Some((self.pack().building(id), condition))
    }

    /// The sides of a space on which a Source is complete.
    fn closed(self, space: Space) -> Vec<Side> {
        let sources = self.estate.all_sources();
        Side::ALL.into_iter().filter(|&side| sources.contains(Edge::of(space, side))).collect()
    }

    /// The whole city as a file has it, that carries no page around it.
    pub(super) fn inside(self) -> Markup {
        html! {
            (stone())
            (self.band())
            @for space in Space::all() { (self.space(space, None)) }
            (self.rim(self.estate.all_sources()))
            (self.sources())
            @for line in Line::all().filter(|&line| shows(self, line)) { (pennant(self, line, None)) }
            (self.pending())
        }
    }

    /// Whose city it is, in words.
    pub(super) fn name(self) -> String {
        let language = self.sight.language();
        match self.who {
            Who::Neutral => neutral_title(language).to_owned(),
            Who::Seat(seat) if self.sight.is_me(seat) => {
                word!(language, en: "Your city", fr: "Votre cité", de: "Deine Stadt").to_owned()
            }
            Who::Seat(seat) => {
                let name = self.sight.look.name(seat);
                say!(language, en: "City of {name}", fr: "Cité de {name}", de: "Stadt von {name}")
            }
        }
    }

    /// The line that is fought over now or next.
    pub(super) fn next(self) -> Option<Line> {
        let public = self.sight.public();
        public.battles().get(public.battle()).copied().flatten()
    }

    /// The band along that line.
    pub(super) fn band(self) -> Markup {
        let Some(line) = self.next() else { return html! {} };
        let (first, long) = (num(along(line.place()) - 4.0), num(3.0 * STEP + 2.0));
        html! {
            @if line.is_row() { rect class="c-band" x="61" y=(first) width=(long) height="108" fill="url(#c-hatch)" {} }
            @else { rect class="c-band" y="61" x=(first) width="108" height=(long) fill="url(#c-hatch)" {} }
        }
    }

    /// One space with everything on it; on a page, which has the faces of cards once, with an id.
    pub(super) fn space(self, space: Space, id: Option<&str>) -> Markup {
        let (x, y) = corner(space);
        let card = self.card(space);
        let handle = match self.touch {
            Touch::Own => Some(handles::of_space(space)),
            Touch::Neutral => Some(handles::of_neutral(space)),
            Touch::Look => None,
        };
        let named = handle.is_some();
        html! {
            g id=[id] data-t=[(id.is_some() && card.is_some()).then(|| names::building(self.who, space))] data-h=[handle] data-stays=[named.then_some("")] role=[named.then_some("button")] tabindex=[named.then_some("-1")]
                aria-label=[named.then(|| self.label(space))] data-zoom=[card.is_some().then_some("")] transform=(translate(x, y)) {
                @match card {
                    Some((building, condition)) if id.is_some() => { (placed(building, condition)) }
                    Some((building, condition)) => { (face(building, condition, &self.closed(space))) }
                    None => {
                        @if named { (empty_space()) }
                        @if self.estate.ruined().contains(space) {
                            g data-t=[id.is_some().then(|| names::ruin(self.who, space))] {
                                path d="M14 14 86 86M86 14 14 86" stroke="#23201d" stroke-opacity=".55" stroke-width="5" stroke-linecap="round" {}
                                (damage((38.0, 60.0), 13.0)) (damage((62.0, 60.0), 13.0))
                            }
                        }
                    }
                }
                @if self.estate.warded().contains(space) { (ward(&names::ward(self.who, space))) }
                @if self.is_threatened(space) { (threat()) }
                // Only a page has the styles of rings; a picture for files has no handles either.
                @if named {
                    rect class="ring0" x="1" y="1" width="98" height="98" rx="9" {}
                    rect class="ring" x="1" y="1" width="98" height="98" rx="9" {}
                    rect class="foc" x="-4" y="-4" width="108" height="108" rx="13" {}
                }
            }
        }
    }

    /// Whether a Damage token that lies there and a Battle still to come would cross on a space.
    pub(super) fn is_threatened(self, space: Space) -> bool {
        let pending = self.estate.pending();
        let coming = |line: Line| self.tally.contest(line).is_to_come();
        let (row, column) = (space.row_line(), space.column_line());
        let crossed = pending.contains(row) && coming(column) || pending.contains(column) && coming(row);
        crossed && !self.estate.ruined().contains(space) && !self.estate.warded().contains(space)
    }

    /// A space in words, with what stands there and what its sides show.
    pub(super) fn label(self, space: Space) -> String {
        let language = self.sight.language();
        let mut parts = vec![match self.card(space) {
            None if self.estate.ruined().contains(space) => word!(language, en: "empty; what is built here is destroyed at once", fr: "vide\u{202f}; ce qu’on y pose est détruit aussitôt", de: "leer; was hier gebaut wird, ist sofort zerstört").to_owned(),
            None => word!(language, en: "empty", fr: "vide", de: "leer").to_owned(),
            Some((building, Condition::Destroyed)) => {
                let kind = kind_name(building.kind, language);
                say!(language, en: "{kind}, destroyed", fr: "{kind}, détruit", de: "{kind}, zerstört")
            }
            Some((building, Condition::Standing)) => kind_name(building.kind, language).to_owned(),
        }];
        if let Some((building, _)) = self.card(space) {
            let closed = self.closed(space);
            let sides = Side::ALL.map(|side| side_words(building, side, &closed, language));
            parts.push(sides.join(", "));
        } else {
            parts.push(self.around(space));
        }
        if self.estate.warded().contains(space) {
            parts.push(word!(language, en: "warded", fr: "protégé", de: "geschützt").to_owned());
        }
        if self.is_threatened(space) {
            parts.push(word!(language, en: "threatened by Damage", fr: "menacé par des Dégâts", de: "durch Schaden bedroht").to_owned());
        }
        parts.retain(|part| !part.is_empty());
        let (place, parts) = (space_brief(space, language), parts.join("; "));
        say!(language, en: "{place}: {parts}", fr: "{place}\u{202f}: {parts}", de: "{place}: {parts}")
    }

    /// What an empty space faces: "faces top Faith, left Food".
    fn around(self, space: Space) -> String {
        let language = self.sight.language();
        let name = |(side, colour): (Side, Option<Colour>)| {
            Some(format!("{} {}", side_name(side, language), colour_name(colour?, language)))
        };
        let faced: Vec<String> = Side::ALL.into_iter().zip(self.faced(space)).filter_map(name).collect();
        if faced.is_empty() {
            return String::new();
        }
        let faced = faced.join(", ");
        say!(language, en: "faces {faced}", fr: "face à {faced}", de: "gegenüber {faced}")
    }

    /// The fragments of the rim, but for those of `closed` edges.
    pub(super) fn rim(self, closed: EdgeSet) -> Markup {
        let board = self.pack().board(self.estate.board());
        let spot = |side: Side, at: usize| {
            let middle = along(at) + 50.0;
            let (space, spot) = match side {
                Side::North => (Space::of(0, at), (middle, MARGIN - 6.5)),
                Side::East => (Space::of(at, 2), (SIZE - MARGIN + 6.5, middle)),
                Side::South => (Space::of(2, at), (middle, SIZE - MARGIN + 6.5)),
                Side::West => (Space::of(at, 0), (MARGIN - 6.5, middle)),
            };
            (Edge::of(space, side), spot)
        };
        html! {
            g aria-hidden="true" {
                @for side in Side::ALL {
                    @for at in 0..3 {
                        @let (edge, place) = spot(side, at);
                        @if !closed.contains(edge) { (half(board.fragment(side, at), place, side.facing(), 12.0)) }
                    }
                }
            }
        }
    }

    /// The complete Sources; a covering token is ringed.
    pub(super) fn sources(self) -> Markup {
        let sources = Colour::ALL.map(|colour| self.estate.sources(colour));
        html! {
            g class="c-sources" aria-hidden="true" {
                @for (colour, edges) in Colour::ALL.into_iter().zip(sources) {
                    @for edge in edges.iter() {
                        (source(colour, middle(edge), 13.0))
                        @if self.estate.covered().contains(edge) { (covering(edge)) }
                    }
                }
            }
        }
    }

    /// The same on a page, which has the pictures once.
    pub(super) fn sources_by_name(self) -> Markup {
        let sources = Colour::ALL.map(|colour| self.estate.sources(colour));
        html! {
            @for (colour, edges) in Colour::ALL.into_iter().zip(sources) {
                @for edge in edges.iter() {
                    @let (x, y) = middle(edge);
                    @let name = names::source(self.who, edge);
                    @if self.estate.covered().contains(edge) {
                        g data-t=(name) { (source(colour, (x, y), 13.0)) (covering(edge)) }
                    } @else { use data-t=(name) href={ "#cs" (colour) } x=(num(x)) y=(num(y)) {} }
                }
            }
        }
    }

    /// Damage tokens against the rim: right of rows, below columns.
    pub(super) fn pending(self) -> Markup {
        let language = self.sight.language();
        html! {
            @for line in self.estate.pending().iter() {
                @let spot = if line.is_row() { (SIZE - 22.0, along(line.place()) + 50.0) } else { (along(line.place()) + 50.0, SIZE - 22.0) };
                @let own = self.touch == Touch::Own;
                g data-t=(names::damage(self.who, line)) data-h=[own.then(|| handles::of_damage(line))] data-stays=[own.then_some("")] role=[own.then_some("button")] tabindex=[own.then_some("-1")]
                    aria-label=[own.then(|| damage_label(line, language))] transform=(translate(spot.0, spot.1)) {
                    // What is pressed reaches from the frame to the cards.
                    @let (x, y) = if line.is_row() { ("-48", "-35") } else { ("-35", "-48") };
                    rect x=(x) y=(y) width="70" height="70" fill="#000" fill-opacity="0" {}
                    (damage((0.0, 0.0), 16.0))
                    @if own { circle class="ring0" r="19" {} circle class="ring" r="19" {} circle class="foc" r="22" {} }
                }
            }
        }
    }

    /// The edges that a token may cover now.
    pub(super) const fn coverable(self) -> EdgeSet {
        let may = self.estate.covers_left() > 0;
        if may { self.estate.mismatched() } else { EdgeSet::EMPTY }
    }

    /// Their handles.
    pub(super) fn edges(self) -> Markup {
        let language = self.sight.language();
        html! {
            @for edge in self.coverable().iter() {
                @let (x, y) = middle(edge);
                g data-h=(handles::of_edge(edge)) data-stays="" role="button" tabindex="-1" aria-label=(edge_name(edge, language)) transform=(translate(x, y)) class="c-edge" {
                    circle r="24" fill="#000" fill-opacity="0" {}
                    circle class="ring0" r="17" {} circle class="ring" r="17" {} circle class="foc" r="21" {}
                }
            }
        }
    }
}

/// The dashed ring around a covering token.
fn covering(edge: Edge) -> Markup {
    let (x, y) = middle(edge);
    html! { circle cx=(num(x)) cy=(num(y)) r="20" fill="none" stroke="#3b2c12" stroke-width="2.5" stroke-dasharray="4 3" {} }
}

fn damage_label(line: Line, language: words::Language) -> String {
    let line = super::words::line_name(line, language);
    say!(language, en: "Damage token on {line}", fr: "jeton Dégâts sur {line}", de: "Schadensmarker an {line}")
}

/// One side of a card in words: "top Strength, Source".
fn side_words(building: &Building, side: Side, closed: &[Side], language: words::Language) -> String {
    let (name, colour) = (side_name(side, language), colour_name(building.fragments.at(side), language));
    if closed.contains(&side) {
        say!(language, en: "{name} {colour} Source complete", fr: "{name} Source {colour} complète", de: "{name} Quelle {colour} vollständig")
    } else {
        format!("{name} {colour}")
    }
}

/// A space on which nothing stands.
fn empty_space() -> Markup {
    html! { rect class="c-slot" x="2" y="2" width="96" height="96" rx="8" fill="#84704d" stroke="#c9b586" stroke-width="1.5" stroke-dasharray="4 5" {} }
}

/// The terraced stone around the spaces.
pub(super) fn stone() -> Markup {
    html! {
        g aria-hidden="true" {
            @for (inset, radius, class, fill) in [(36.0, 16, "c-st1", "#cdb68c"), (42.0, 13, "c-st2", "#b79c6c"), (48.0, 10, "c-st3", "#a58a5b")] {
                rect class=(class) x=(num(inset)) y=(num(inset)) width=(num(SIZE - 2.0 * inset)) height=(num(SIZE - 2.0 * inset)) rx=(radius) fill=(fill) {}
            }
            rect x="48" y="48" width=(num(SIZE - 96.0)) height=(num(SIZE - 96.0)) rx="10" fill="url(#c-blocks)" {}
            rect class="c-pit" x="61" y="61" width=(num(SIZE - 122.0)) height=(num(SIZE - 122.0)) rx="9" fill="#6f5a3a" {}
            @for space in Space::all() {
                @let (x, y) = corner(space);
                g transform=(translate(x, y)) { (empty_space()) }
            }
        }
    }
}

/// Patterns of the frame: once a page.
pub(super) fn defs() -> Markup {
    html! {
        g id="c-empty" { (empty_space()) }
        pattern id="c-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
            rect width="8" height="8" fill="#c4432b" fill-opacity=".75" {}
            path d="M0 0h8" stroke="#ffb9a4" stroke-opacity=".6" stroke-width="3" {}
        }
        pattern id="c-blocks" width="36" height="24" patternUnits="userSpaceOnUse" {
            path d="M0 12h36M0 0h36M9 0v12M27 12v12" stroke="#4a3a1e" stroke-opacity=".28" stroke-width="1.6" {}
        }
    }
}

/// A shield: destruction has no effect here.
fn ward(name: &str) -> Markup {
    html! {
        g data-t=(name) transform="translate(84 17)" {
            path d="M-11-11Q0-8 11-11V1Q9 10 0 13-9 10-11 1z" fill="#f2f6ff" stroke="#23406b" stroke-width="2" {}
            path d="M-5 0-1 4.5 5.500-4" fill="none" stroke="#23406b" stroke-width="2.6" stroke-linecap="round" {}
        }
    }
}

/// A dashed red frame with a mark: Damage could cross here.
fn threat() -> Markup {
    html! {
        rect x="4.5" y="4.5" width="91" height="91" rx="7" fill="none" stroke="#fff" stroke-width="4" {}
        rect x="4.5" y="4.5" width="91" height="91" rx="7" fill="none" stroke="#d3341c" stroke-width="2.8" stroke-dasharray="9 6" {}
    }
}
