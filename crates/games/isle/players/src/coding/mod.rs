//! Volcanic Isle in numbers: an action is encoded as it is written, word by word.
//!
//! `move 3a 3b near` is `move`, `3a`, `3b`, `near`. A channel is its space, then `near`, `far` or `pit`; what is saved by
//! prayer is named piece by piece, then `done`.

mod observation;

use engine::{Seat, Small as _};
use isle::{Action, Carry, Channel, Depth, Isle, SPACES, Side, Space, Spot, View};
use players::coding::{Coding, Writer, places_left};

/// How choices and views of Volcanic Isle become numbers.
#[derive(Clone, Copy, Debug)]
pub struct IsleCoding;

/// The small choices that are words of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Land,
    Move,
    Village,
    Settler,
    Sculpt,
    Raise,
    Pray,
    Save,
    Rescue,
    End,
    Call,
    Leave,
    Near,
    Far,
    Pit,
    Loose,
    /// A loose moai of another seat, counted clockwise.
    Loose1,
    Loose2,
    Loose3,
    /// Carries nothing.
    Bare,
    Done,
}

/// The words in their order, as they are named.
const WORDS: [&str; 21] = [
    "land", "move", "village", "settler", "sculpt", "raise", "pray", "save", "rescue", "end", "call",
    "leave", "near", "far", "pit", "loose", "loose 1", "loose 2", "loose 3", "bare", "done",
];

// The small choices: the words, the spaces, the sides.
const FIRST_SPACE: usize = WORDS.len();
const FIRST_SIDE: usize = FIRST_SPACE + SPACES;
const CHOICES: usize = FIRST_SIDE + Side::ALL.len();

/// Writes the small choices of an action.
struct Encoder<'a> {
    own: Seat,
    seats: u8,
    encoded: &'a mut Vec<u16>,
}

impl Encoder<'_> {
    fn push(&mut self, choice: usize) {
        self.encoded.push(u16::try_from(choice).expect("there are 71 small choices"));
    }

    fn word(&mut self, word: Word) {
        self.push(word as usize);
    }

    fn space(&mut self, space: Space) {
        self.push(FIRST_SPACE + space.index());
    }

    fn depth(&mut self, depth: Depth) {
        self.word(match depth {
            Depth::Near => Word::Near,
            Depth::Far => Word::Far,
            Depth::Pit => Word::Pit,
        });
    }

    fn channel(&mut self, channel: Channel) {
        self.space(channel.space());
        self.depth(channel.depth());
    }

    fn spot(&mut self, spot: Spot) {
        match spot {
            Spot::Channel(channel) => self.channel(channel),
            Spot::Loose(space) => {
                self.space(space);
                self.word(Word::Loose);
            }
        }
    }

    fn carry(&mut self, carry: Carry) {
        match carry {
            Carry::Nothing => self.word(Word::Bare),
            Carry::Lying(depth) => self.depth(depth),
            Carry::Loose => self.word(Word::Loose),
            Carry::LooseOf(owner) => self.word(match places_left(self.own, owner, self.seats) {
                1 => Word::Loose1,
                2 => Word::Loose2,
                _ => Word::Loose3,
            }),
        }
    }

    fn action(&mut self, action: Action) {
        match action {
            Action::Land(space) => {
                self.word(Word::Land);
                self.space(space);
            }
            Action::Move { from, to, carry } => {
                self.word(Word::Move);
                self.space(from);
                self.space(to);
                self.carry(carry);
            }
            Action::Village(channel) => {
                self.word(Word::Village);
                self.channel(channel);
            }
            Action::Settler(space) => {
                self.word(Word::Settler);
                self.space(space);
            }
            Action::Sculpt(channel) => {
                self.word(Word::Sculpt);
                self.channel(channel);
            }
            Action::Raise { from, side } => {
                self.word(Word::Raise);
                self.spot(from);
                self.push(FIRST_SIDE + side as usize);
            }
            Action::Pray => self.word(Word::Pray),
            Action::Save(saved) => {
                self.word(Word::Save);
                saved.iter().for_each(|spot| self.spot(spot));
                self.word(Word::Done);
            }
            Action::Rescue(space) => {
                self.word(Word::Rescue);
                self.space(space);
            }
            Action::End => self.word(Word::End),
            Action::Call => self.word(Word::Call),
            Action::Leave => self.word(Word::Leave),
        }
    }
}

impl Coding for IsleCoding {
    type Game = Isle;

    const CHOICES: usize = CHOICES;

    /// `move`, `3a`, `near`, `NW`; `loose 1` is a loose moai of the left neighbour, `bare` takes nothing along.
    fn name(choice: u16) -> String {
        match usize::from(choice) {
            word @ 0..FIRST_SPACE => WORDS[word].into(),
            space @ FIRST_SPACE..FIRST_SIDE => Space::from_index(space - FIRST_SPACE).to_string(),
            side => Side::ALL[(side - FIRST_SIDE) % Side::ALL.len()].to_string(),
        }
    }

    fn legal(view: &View, actions: &mut Vec<Action>) {
        if view.is_my_turn() {
            view.legal(actions);
        }
    }

    fn encode(view: &View, action: Action, encoded: &mut Vec<u16>) {
        let (own, seats) = (view.seat().unwrap_or_default(), view.public().seats());
        Encoder { own, seats, encoded }.action(action);
    }

    fn write(view: &View, chosen: &[u16], writer: &mut impl Writer) {
        observation::write(view, chosen, writer);
    }
}
