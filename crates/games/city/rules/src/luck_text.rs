//! Outcomes of luck in the notation.

use arrayvec::ArrayVec;
use engine::notation::{Words, items};
use engine::{ParseError, PerSeat, Seat};

use crate::action_text::{read_building, read_card};
use crate::card::Card;
use crate::luck::{BuildingPile, Chance, ProjectPile};
use crate::options::CityOptions;
use crate::pack::{BoardId, BuildingId, Pack};
use crate::space::{Line, LineSet};

impl Chance {
    pub(crate) fn text(&self, pack: &Pack) -> String {
        let buildings = |cards: &[BuildingId]| {
            cards.iter().map(|&id| pack.building(id).name.to_string()).collect::<Vec<_>>()
        };
        let list: Vec<String> = match self {
            Self::Removed(cards) | Self::Buildings(cards) | Self::Reshuffle(cards) => buildings(cards),
            Self::Projects(cards) => {
                cards.iter().map(|&id| format!("#{}", pack.project(id).number)).collect()
            }
            Self::Battles(lines) => lines.iter().map(Line::to_string).collect(),
            Self::Boards(boards) => {
                let named = boards.iter().filter_map(|(seat, board)| board.map(|board| (seat, board)));
                named.map(|(seat, board)| format!("{seat}={}", pack.board(board).name)).collect()
            }
        };
        if list.is_empty() {
            self.due().word().into()
        } else {
            format!("{} {}", self.due().word(), list.join(","))
        }
    }

    pub(crate) fn read(options: &CityOptions, text: &str) -> Result<Self, ParseError> {
        let expected = "removed, buildings, projects, battles, boards or reshuffle";
        let pack = options.pack();
        let mut words = Words::new(text);
        let (column, word) = words.expect(expected)?;
        let list = words.next();
        let chance = match word {
            "removed" => {
                let mut cards = read_buildings(pack, list)?;
                cards.sort_unstable();
                Self::Removed(cards)
            }
            "buildings" => Self::Buildings(read_buildings(pack, list)?),
            "reshuffle" => Self::Reshuffle(read_buildings(pack, list)?),
            "projects" => Self::Projects(read_projects(pack, list)?),
            "battles" => Self::Battles(read_battles(list.unwrap_or((text.len(), "")))?),
            "boards" => Self::Boards(read_boards(options, list)?),
            _ => return Err(ParseError::at(column, expected)),
        };
        words.end()?;
        Ok(chance)
    }
}

/// The items of a list that may be empty.
fn listed(list: Option<(usize, &str)>) -> impl Iterator<Item = (usize, &str)> {
    list.into_iter().flat_map(|(column, word)| items(column, word))
}

fn read_buildings(pack: &Pack, list: Option<(usize, &str)>) -> Result<BuildingPile, ParseError> {
    let mut cards = BuildingPile::new();
    for (column, name) in listed(list) {
        let card = read_building(pack, column, name)?;
        cards.try_push(card).map_err(|_| ParseError::at(column, "fewer cards"))?;
    }
    Ok(cards)
}

fn read_projects(pack: &Pack, list: Option<(usize, &str)>) -> Result<ProjectPile, ParseError> {
    let mut cards = ProjectPile::new();
    for (column, name) in listed(list) {
        let Card::Project(card) = read_card(pack, column, name)? else {
            return Err(ParseError::at(column, "a Project, such as #5"));
        };
        cards.try_push(card).map_err(|_| ParseError::at(column, "fewer cards"))?;
    }
    Ok(cards)
}

fn read_battles((column, word): (usize, &str)) -> Result<[Line; Line::COUNT], ParseError> {
    let mut lines = ArrayVec::<Line, { Line::COUNT }>::new();
    for (column, item) in items(column, word) {
        let line: Line = item.parse().map_err(|bad: ParseError| bad.shifted(column))?;
        lines.try_push(line).map_err(|_| ParseError::at(column, "six lines and no more"))?;
    }
    let end = column + word.len();
    let lines = lines.into_inner().map_err(|_| ParseError::at(end, "six lines"))?;
    let all: LineSet = lines.into_iter().collect();
    if all == LineSet::ALL { Ok(lines) } else { Err(ParseError::at(column, "each of the six lines once")) }
}

fn read_boards(
    options: &CityOptions,
    list: Option<(usize, &str)>,
) -> Result<PerSeat<Option<BoardId>>, ParseError> {
    let seats = engine::Options::seats(options);
    let mut boards = PerSeat::new(seats, None);
    for (column, item) in listed(list) {
        let expected = "a seat and its board, such as a=A";
        let (seat, name) = item.split_once('=').ok_or_else(|| ParseError::at(column, expected))?;
        let seat: Seat = seat.parse().map_err(|bad: ParseError| bad.shifted(column))?;
        if seat.index() >= usize::from(seats) {
            return Err(ParseError::at(column, "a seat of this table"));
        }
        let board = options.pack().find_board(name);
        let board = board.ok_or_else(|| ParseError::at(column + 2, "a board of the pack"))?;
        if boards[seat].replace(board).is_some() {
            return Err(ParseError::at(column, "each seat once"));
        }
    }
    Ok(boards)
}
