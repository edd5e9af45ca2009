//! Mū in numbers: an action is encoded in small words; sets are named one thing after the other, then `done`.
//!
//! Cards are named by their place in the pack, Projects by their number, a crossing by its space. Of an effect that the
//! players carry out themselves only the empty entry is encoded: it is worth its printed points.

mod observation;

use city::{Action, BuildingId, Card, City, Colour, Edge, Line, Pack, Space, SpaceSet, Token, View, With};
use players::coding::{Coding, Writer};

/// How choices and views of Mū become numbers.
#[derive(Clone, Copy, Debug)]
pub struct CityCoding;

/// The small choices that are words of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Use,
    Choose,
    Cross,
    Neutral,
    Redirect,
    Manual,
    Extra,
    Pair1,
    Pair2,
    Pass,
    End,
    Done,
}

/// The words in their order, as they are named.
const WORDS: [&str; 12] = [
    "use",
    "choose",
    "cross",
    "cross neutral",
    "redirect",
    "manual",
    "extra",
    "pair 1",
    "pair 2",
    "pass",
    "end",
    "done",
];

/// The most different Buildings, the highest number of a Project, the most faces of boards of any pack.
const BUILDINGS: usize = 120;
const PROJECTS: usize = 99;
const BOARDS: usize = 20;

// The small choices: the words, the four kinds of tokens, lines, spaces, edges, boards, Projects, Buildings.
const FIRST_TOKEN: usize = WORDS.len();
const FIRST_LINE: usize = FIRST_TOKEN + Token::ALL.len();
const FIRST_SPACE: usize = FIRST_LINE + Line::COUNT;
const FIRST_EDGE: usize = FIRST_SPACE + Space::COUNT;
const FIRST_BOARD: usize = FIRST_EDGE + Edge::COUNT;
const FIRST_PROJECT: usize = FIRST_BOARD + BOARDS;
const FIRST_BUILDING: usize = FIRST_PROJECT + PROJECTS;
const CHOICES: usize = FIRST_BUILDING + BUILDINGS;

/// Writes the small choices of an action.
struct Encoder<'a> {
    pack: &'a Pack,
    encoded: &'a mut Vec<u16>,
}

impl Encoder<'_> {
    fn push(&mut self, choice: usize) {
        self.encoded.push(u16::try_from(choice).expect("there are 294 small choices"));
    }

    fn word(&mut self, word: Word) {
        self.push(word as usize);
    }

    fn colour(&mut self, colour: Colour) {
        self.push(FIRST_TOKEN + Token::Of(colour).index());
    }

    fn space(&mut self, space: Space) {
        self.push(FIRST_SPACE + space.index());
    }

    fn project(&mut self, number: u8) {
        self.push(FIRST_PROJECT + usize::from(number.saturating_sub(1)));
    }

    fn building(&mut self, id: BuildingId) {
        self.push(FIRST_BUILDING + id.index());
    }

    fn card(&mut self, card: Card) {
        match card {
            Card::Building(id) => self.building(id),
            Card::Project(id) => self.project(self.pack.project(id).number),
        }
    }

    fn spaces(&mut self, spaces: SpaceSet) {
        spaces.iter().for_each(|space| self.space(space));
        self.word(Word::Done);
    }

    fn lines(&mut self, lines: city::LineSet) {
        lines.iter().for_each(|line| self.push(FIRST_LINE + line.index()));
        self.word(Word::Done);
    }

    fn with(&mut self, with: With) {
        match with {
            With::Nothing => self.word(Word::Done),
            With::Lines(lines) => self.lines(lines),
            With::Spaces(spaces) => self.spaces(spaces),
            With::Tokens(bag) => {
                bag.iter().for_each(|token| self.push(FIRST_TOKEN + token.index()));
                self.word(Word::Done);
            }
            With::Card(id, space) => {
                self.building(id);
                self.space(space);
            }
        }
    }

    fn action(&mut self, action: Action) {
        match action {
            Action::Board(id) => self.push(FIRST_BOARD + id.index()),
            Action::Keep { keep: [one, other], play } => {
                self.card(play);
                self.card(if one == play { other } else { one });
            }
            Action::Pair { pair, place } => {
                self.word(if pair == 1 { Word::Pair1 } else { Word::Pair2 });
                self.building(place);
            }
            Action::Space(space) => self.space(space),
            Action::Put { token, project, on } => {
                self.colour(token);
                self.project(project);
                self.push(FIRST_TOKEN + on.index());
            }
            Action::Extra { token, project } => {
                self.colour(token);
                self.project(project);
                self.word(Word::Extra);
            }
            Action::Cover { token, edge } => {
                self.colour(token);
                self.push(FIRST_EDGE + edge.index());
            }
            Action::Use { project, with } => {
                self.word(Word::Use);
                self.project(project);
                self.with(with);
            }
            Action::Manual { project, entry: _ } => {
                self.word(Word::Manual);
                self.project(project);
            }
            Action::Colours(colours) => {
                self.word(Word::Choose);
                colours.iter().for_each(|colour| self.colour(colour));
                self.word(Word::Done);
            }
            Action::Lines(lines) => {
                self.word(Word::Choose);
                self.lines(lines);
            }
            Action::Spaces(spaces) => {
                self.word(Word::Choose);
                self.spaces(spaces);
            }
            Action::Cross(crossing) => self.word_and_space(Word::Cross, crossing.space()),
            Action::NeutralCross(crossing) => self.word_and_space(Word::Neutral, crossing.space()),
            Action::Redirect(space) => self.word_and_space(Word::Redirect, space),
            Action::Pass => self.word(Word::Pass),
            Action::End => self.word(Word::End),
        }
    }

    fn word_and_space(&mut self, word: Word, space: Space) {
        self.word(word);
        self.space(space);
    }
}

impl Coding for CityCoding {
    type Game = City;

    const CHOICES: usize = CHOICES;

    /// `use`, `strength`, `R1`, `5`, `1|2`, `#17`; `board 1` and `building 1` are the first ones of the pack.
    fn name(choice: u16) -> String {
        match usize::from(choice) {
            word @ 0..FIRST_TOKEN => WORDS[word].into(),
            token @ FIRST_TOKEN..FIRST_LINE => Token::ALL[token - FIRST_TOKEN].word().into(),
            line @ FIRST_LINE..FIRST_SPACE => named(Line::all(), line - FIRST_LINE),
            space @ FIRST_SPACE..FIRST_EDGE => named(Space::all(), space - FIRST_SPACE),
            edge @ FIRST_EDGE..FIRST_BOARD => named(Edge::all(), edge - FIRST_EDGE),
            board @ FIRST_BOARD..FIRST_PROJECT => format!("board {}", board - FIRST_BOARD + 1),
            project @ FIRST_PROJECT..FIRST_BUILDING => format!("#{}", project - FIRST_PROJECT + 1),
            building => format!("building {}", building - FIRST_BUILDING + 1),
        }
    }

    fn legal(view: &View, actions: &mut Vec<Action>) {
        view.legal(actions);
    }

    fn encode(view: &View, action: Action, encoded: &mut Vec<u16>) {
        Encoder { pack: view.public().pack(), encoded }.action(action);
    }

    fn write(view: &View, chosen: &[u16], writer: &mut impl Writer) {
        observation::write(view, chosen, writer);
    }
}

/// The name of the thing at a place.
fn named<T: ToString>(mut things: impl Iterator<Item = T>, place: usize) -> String {
    things.nth(place).map_or_else(String::new, |thing| thing.to_string())
}
