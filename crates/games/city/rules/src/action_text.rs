//! Actions in the notation.

use engine::ParseError;
use engine::notation::{Words, items};

use crate::action::{Action, Entry, With};
use crate::card::{Card, ColourSet};
use crate::pack::{Bag, BuildingId, Colour, Pack, Token};
use crate::space::{Crossing, Line, LineSet, Space, SpaceSet};

impl Action {
    /// The action in the notation.
    pub fn text(self, pack: &Pack) -> String {
        match self {
            Self::Board(board) => format!("board {}", pack.board(board).name),
            Self::Keep { keep: [one, other], play } => {
                format!("keep {},{} play {}", one.name(pack), other.name(pack), play.name(pack))
            }
            Self::Pair { pair, place } => format!("pair {pair} place {}", pack.building(place).name),
            Self::Space(space) => format!("space {space}"),
            Self::Put { token, project, on } if on == Token::Of(token) => format!("put {token} #{project}"),
            Self::Put { token, project, on } => format!("put {token} #{project} {}", short(on)),
            Self::Extra { token, project } => format!("extra {token} #{project}"),
            Self::Cover { token, edge } => format!("cover {token} {edge}"),
            Self::Colours(colours) => format!("colours {colours}"),
            Self::Use { project, with } => format!("use #{project}{}", with_text(with, pack)),
            Self::Lines(lines) => format!("choose {lines}"),
            Self::Spaces(spaces) => format!("choose {spaces}"),
            Self::Cross(crossing) => format!("crossing {crossing}"),
            Self::NeutralCross(crossing) => format!("neutral crossing {crossing}"),
            Self::Redirect(space) => format!("redirect {space}"),
            Self::Manual { project, entry } => format!("manual #{project}{}", entry_text(entry)),
            Self::Pass => "pass".into(),
            Self::End => "end".into(),
        }
    }

    pub(crate) fn read(pack: &Pack, text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let verb = words.expect("an action")?;
        let action = match verb.1 {
            "pass" => Self::Pass,
            "end" => Self::End,
            "board" => {
                let (column, name) = words.expect("a board")?;
                Self::Board(
                    pack.find_board(name).ok_or_else(|| ParseError::at(column, "a board of the pack"))?,
                )
            }
            "keep" => read_keep(pack, &mut words)?,
            "pair" => read_pair(pack, &mut words)?,
            "space" => Self::Space(parsed(words.expect("a space, 1 to 9")?)?),
            "put" => read_put(&mut words)?,
            "extra" => Self::Extra { token: read_colour(&mut words)?, project: read_project(&mut words)? },
            "cover" => {
                Self::Cover { token: read_colour(&mut words)?, edge: parsed(words.expect("an edge")?)? }
            }
            "colours" => Self::Colours(read_colours(words.expect("colours, such as s,f")?)?),
            "use" => Self::Use { project: read_project(&mut words)?, with: read_with(pack, &mut words)? },
            "choose" => read_choose(&mut words)?,
            "crossing" => Self::Cross(read_crossing(&mut words)?),
            "neutral" => match words.expect("crossing")? {
                (_, "crossing") => Self::NeutralCross(read_crossing(&mut words)?),
                (column, _) => return Err(ParseError::at(column, "crossing")),
            },
            "redirect" => Self::Redirect(parsed(words.expect("a space, 1 to 9")?)?),
            "manual" => Self::Manual { project: read_project(&mut words)?, entry: read_entry(&mut words)? },
            _ => return Err(ParseError::at(verb.0, VERBS)),
        };
        words.end()?;
        Ok(action)
    }
}

const VERBS: &str = "board, keep, pair, space, put, extra, cover, colours, use, choose, crossing, neutral, \
    redirect, manual, pass or end";

/// A kind of cost space: a letter, or `any`.
fn short(token: Token) -> String {
    match token {
        Token::Of(colour) => colour.to_string(),
        Token::Any => "any".into(),
    }
}

/// Tokens one by one: `s,s,any`.
fn bag_text(bag: Bag) -> String {
    bag.iter().map(short).collect::<Vec<_>>().join(",")
}

fn with_text(with: With, pack: &Pack) -> String {
    match with {
        With::Nothing => String::new(),
        With::Lines(lines) => format!(" {lines}"),
        With::Spaces(spaces) => format!(" {spaces}"),
        With::Tokens(bag) => format!(" {}", bag_text(bag)),
        With::Card(card, space) => format!(" {} {space}", pack.building(card).name),
    }
}

fn entry_text(entry: Entry) -> String {
    let tokens = (!entry.tokens.is_empty()).then(|| format!(" tokens {}", bag_text(entry.tokens)));
    let ap = (entry.ap != 0).then(|| format!(" ap {}", entry.ap));
    let strength = (entry.strength != 0).then(|| format!(" strength {}", entry.strength));
    let damage = (!entry.damage.is_empty()).then(|| format!(" damage {}", entry.damage));
    [tokens, ap, strength, damage].into_iter().flatten().collect()
}

fn parsed<T: std::str::FromStr<Err = ParseError>>((column, word): (usize, &str)) -> Result<T, ParseError> {
    word.parse().map_err(|bad: ParseError| bad.shifted(column))
}

/// A card by its name.
pub(crate) fn read_card(pack: &Pack, column: usize, name: &str) -> Result<Card, ParseError> {
    let found = match name.strip_prefix('#') {
        Some(number) => number
            .parse()
            .ok()
            .filter(|number: &u8| number.to_string() == name[1..])
            .and_then(|number| pack.find_project(number))
            .map(Card::Project),
        None => pack.find_building(name).map(Card::Building),
    };
    found.ok_or_else(|| ParseError::at(column, "a card of the pack, such as M01 or #5"))
}

pub(crate) fn read_building(pack: &Pack, column: usize, name: &str) -> Result<BuildingId, ParseError> {
    pack.find_building(name).ok_or_else(|| ParseError::at(column, "a Building of the pack, such as M01"))
}

fn read_keep(pack: &Pack, words: &mut Words<'_>) -> Result<Action, ParseError> {
    let expected = "two cards, such as M01,T07";
    let (column, word) = words.expect(expected)?;
    let mut cards = items(column, word).map(|(column, name)| read_card(pack, column, name));
    let (Some(one), Some(other), None) = (cards.next(), cards.next(), cards.next()) else {
        return Err(ParseError::at(column, expected));
    };
    let mut keep = [one?, other?];
    keep.sort_unstable();
    match words.expect("play")? {
        (_, "play") => {}
        (column, _) => return Err(ParseError::at(column, "play")),
    }
    let (column, name) = words.expect("the card that is played")?;
    Ok(Action::Keep { keep, play: read_card(pack, column, name)? })
}

fn read_pair(pack: &Pack, words: &mut Words<'_>) -> Result<Action, ParseError> {
    let pair = match words.expect("1 or 2")? {
        (_, "1") => 1,
        (_, "2") => 2,
        (column, _) => return Err(ParseError::at(column, "1 or 2")),
    };
    match words.expect("place")? {
        (_, "place") => {}
        (column, _) => return Err(ParseError::at(column, "place")),
    }
    let (column, name) = words.expect("a Building of the pair")?;
    Ok(Action::Pair { pair, place: read_building(pack, column, name)? })
}

fn read_put(words: &mut Words<'_>) -> Result<Action, ParseError> {
    let token = read_colour(words)?;
    let project = read_project(words)?;
    let on = match words.next() {
        None => Token::Of(token),
        Some((_, "any")) => Token::Any,
        Some((column, word)) => Token::Of(colour_of(column, word)?),
    };
    Ok(Action::Put { token, project, on })
}

fn colour_of(column: usize, word: &str) -> Result<Colour, ParseError> {
    let mut letters = word.chars();
    let colour = letters.next().and_then(Colour::of_letter).filter(|_| letters.next().is_none());
    colour.ok_or_else(|| ParseError::at(column, "a colour: s, f or o"))
}

fn read_colour(words: &mut Words<'_>) -> Result<Colour, ParseError> {
    let (column, word) = words.expect("a colour: s, f or o")?;
    colour_of(column, word)
}

fn read_project(words: &mut Words<'_>) -> Result<u8, ParseError> {
    let expected = "a Project, such as #17";
    let (column, word) = words.expect(expected)?;
    let number = word.strip_prefix('#').and_then(|digits| {
        let number: u8 = digits.parse().ok()?;
        (number.to_string() == digits && (1..=99).contains(&number)).then_some(number)
    });
    number.ok_or_else(|| ParseError::at(column, expected))
}

fn read_colours((column, word): (usize, &str)) -> Result<ColourSet, ParseError> {
    let mut colours = ColourSet::EMPTY;
    for (column, item) in items(column, word) {
        let colour = colour_of(column, item)?;
        if colours.contains(colour) {
            return Err(ParseError::at(column, "each colour once"));
        }
        colours = colours.with(colour);
    }
    Ok(colours)
}

fn read_lines((column, word): (usize, &str)) -> Result<LineSet, ParseError> {
    let mut lines = LineSet::EMPTY;
    for item in items(column, word) {
        let line: Line = parsed(item)?;
        if lines.contains(line) {
            return Err(ParseError::at(item.0, "each line once"));
        }
        lines = lines.with(line);
    }
    Ok(lines)
}

fn read_spaces((column, word): (usize, &str)) -> Result<SpaceSet, ParseError> {
    let mut spaces = SpaceSet::EMPTY;
    for item in items(column, word) {
        let space: Space = parsed(item)?;
        if spaces.contains(space) {
            return Err(ParseError::at(item.0, "each space once"));
        }
        spaces = spaces.with(space);
    }
    Ok(spaces)
}

/// Tokens one by one; `any` too, if it is allowed.
fn read_bag((column, word): (usize, &str)) -> Result<Bag, ParseError> {
    let mut bag = Bag::EMPTY;
    for (column, item) in items(column, word) {
        let token = if item == "any" { Token::Any } else { Token::Of(colour_of(column, item)?) };
        if bag.total() == u8::MAX {
            return Err(ParseError::at(column, "fewer tokens"));
        }
        bag = bag.with(token, 1);
    }
    Ok(bag)
}

fn read_with(pack: &Pack, words: &mut Words<'_>) -> Result<With, ParseError> {
    let Some((column, word)) = words.next() else { return Ok(With::Nothing) };
    if let Some((later, space)) = words.next() {
        return Ok(With::Card(read_building(pack, column, word)?, parsed((later, space))?));
    }
    match word.as_bytes()[0] {
        b'R' | b'C' => Ok(With::Lines(read_lines((column, word))?)),
        b'1'..=b'9' => Ok(With::Spaces(read_spaces((column, word))?)),
        b's' | b'f' | b'o' => Ok(With::Tokens(read_bag((column, word))?)),
        _ => Err(ParseError::at(column, "lines, spaces, tokens or a card and a space")),
    }
}

fn read_choose(words: &mut Words<'_>) -> Result<Action, ParseError> {
    let (column, word) = words.expect("lines or spaces")?;
    if word.starts_with(['R', 'C']) {
        read_lines((column, word)).map(Action::Lines)
    } else {
        read_spaces((column, word)).map(Action::Spaces)
    }
}

fn read_crossing(words: &mut Words<'_>) -> Result<Crossing, ParseError> {
    let expected = "a row and a column, such as R1,C2";
    let (column, word) = words.expect(expected)?;
    let lines = read_lines((column, word))?;
    let (row, line) = (lines.and(LineSet::ROWS), lines.and(LineSet::COLUMNS));
    match (row.first(), line.first(), lines.len()) {
        (Some(row), Some(column), 2) => Ok(Crossing { row, column }),
        _ => Err(ParseError::at(column, expected)),
    }
}

fn read_entry(words: &mut Words<'_>) -> Result<Entry, ParseError> {
    const PARTS: [&str; 4] = ["tokens", "ap", "strength", "damage"];
    let mut entry = Entry::default();
    let mut earlier = 0;
    while let Some((column, part)) = words.next() {
        let at = PARTS.iter().skip(earlier).position(|known| *known == part);
        let at = at.ok_or_else(|| ParseError::at(column, "tokens, ap, strength or damage, in this order"))?;
        earlier += at + 1;
        let (column, word) = words.expect("how many")?;
        let expected = |what: &str| ParseError::at(column, what);
        match part {
            "tokens" => entry.tokens = read_bag((column, word))?,
            "ap" => entry.ap = number(word).ok_or_else(|| expected("AP, -20 to 40"))?,
            "strength" => entry.strength = number(word).ok_or_else(|| expected("Strength, 1 to 9"))?,
            _ => entry.damage = read_lines((column, word))?,
        }
    }
    Ok(entry)
}

/// A number other than 0, in its one way of writing it.
fn number<T: std::str::FromStr + ToString>(word: &str) -> Option<T> {
    word.parse().ok().filter(|number: &T| number.to_string() == word && word != "0")
}
