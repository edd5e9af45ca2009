//! What a view of Mū holds, as numbers.

mod estate;

use city::{
    BATTLES, Boards, BuildingId, Card, DoomedTradeToken, ExpertProjects, ExtraBeforeCost, Line, Moment, Pack,
    Phase, Placement, Public, RemovedBuildings, SoloNeutralTrade, SoloRefill, SourceStrength, Space, Task,
    Token, View,
};
use engine::RuleId;
use players::coding::{Label, Writer};

use super::{BOARDS, BUILDINGS, CHOICES, PROJECTS};

pub(super) const fn label(
    name: &'static str,
    number: (u8, u8),
    range: (i16, i16),
    meaning: &'static str,
) -> Label {
    Label { name, rule: RuleId::new("CITY", number.0, number.1), range, meaning }
}

/// The places of all cards: Buildings in the order of the pack, then Projects by number.
const CARDS: usize = BUILDINGS + PROJECTS;

fn place_of(card: Card, pack: &Pack) -> usize {
    match card {
        Card::Building(id) => id.index(),
        Card::Project(id) => BUILDINGS + usize::from(pack.project(id).number.saturating_sub(1)),
    }
}

/// Writes a view of which these small choices have been made.
pub(super) fn write(view: &View, chosen: &[u16], writer: &mut impl Writer) {
    let what = "how often each small choice was made of this action so far";
    writer.chosen(label("chosen", (11, 1), (0, 6), what), CHOICES, chosen);
    write_course(view, writer);
    write_battles(view, writer);
    write_hand(view, writer);
    write_desk(view, writer);
    write_cards(view.public(), writer);
    estate::write(view, writer);
    write_options(view.public(), writer);
}

fn write_course(view: &View, writer: &mut impl Writer) {
    let public = view.public();
    let what = "what is decided: boards, cards, effects before a turn, before a Battle and before the Harvest, places and tokens, the end of a round, a Battle, Damage, entries";
    writer.field(label("phase", (11, 1), (0, 1), what), &[10]);
    match public.phase() {
        Phase::Boards => writer.mark(0),
        Phase::Choose => writer.mark(1),
        Phase::Calm(Moment::Turn) => writer.mark(2),
        Phase::Calm(Moment::Battle) => writer.mark(3),
        Phase::Calm(Moment::Harvest) => writer.mark(4),
        Phase::Resolve => writer.mark(5),
        Phase::RoundEnd => writer.mark(6),
        Phase::Window => writer.mark(7),
        Phase::Damage => writer.mark(8),
        Phase::Entries => writer.mark(9),
        Phase::Luck(_) | Phase::Over => {}
    }
    writer.one(label("round", (3, 1), (0, 3), "0 for the Project round, then 1 to 3"), public.round());
    writer.one(label("turn", (3, 3), (0, 3), "the turn of the round"), public.turn());
    let piles = "cards in the piles: Buildings, Projects";
    writer.field(label("piles", (3, 2), (0, 255), piles), &[2]);
    writer.set(0, public.building_pile());
    writer.set(1, public.project_pile());
    writer.one(
        label("owes", (11, 1), (0, 1), "whether the seat has something to decide"),
        u8::from(view.is_my_turn()),
    );
}

fn write_battles(view: &View, writer: &mut impl Writer) {
    let public = view.public();
    let what = "how many Battles have been fought";
    writer.one(label("battle", (7, 1), (0, 5), what), public.battle());
    let what = "the lines of the Battles that are face up: three rows, three columns";
    writer.field(label("battles", (1, 11), (0, 1), what), &[BATTLES, Line::COUNT]);
    for (battle, line) in public.battles().iter().enumerate() {
        if let Some(line) = line {
            writer.mark(battle * Line::COUNT + line.index());
        }
    }
    let what = "the lines of Battles that the seat has looked at, the removed one last";
    writer.field(label("peeked", (12, 8), (0, 1), what), &[BATTLES + 1, Line::COUNT]);
    for (battle, line) in (0..=BATTLES).filter_map(|battle| Some((battle, view.peeked(battle)?))) {
        writer.mark(battle * Line::COUNT + line.index());
    }
}

/// Writes how many of each card there are.
fn count_cards<'a>(
    writer: &mut impl Writer,
    label: Label,
    pack: &Pack,
    rows: impl IntoIterator<Item = &'a [Card], IntoIter: ExactSizeIterator>,
) {
    let rows = rows.into_iter();
    writer.field(label, &[rows.len(), CARDS]);
    for (row, cards) in rows.enumerate() {
        for card in cards {
            let times = cards.iter().filter(|other| *other == card).count();
            writer.set(row * CARDS + place_of(*card, pack), times);
        }
    }
}

fn count_buildings(writer: &mut impl Writer, label: Label, buildings: &[BuildingId]) {
    writer.field(label, &[BUILDINGS]);
    for id in buildings {
        writer.set(id.index(), buildings.iter().filter(|other| *other == id).count());
    }
}

/// What the seat holds and remembers.
fn write_hand(view: &View, writer: &mut impl Writer) {
    let pack = view.public().pack();
    let what = "the cards in the hand: Buildings in the order of the pack, then Projects by number";
    count_cards(writer, label("hand", (3, 9), (0, 4), what), pack, [view.hand()]);
    let own = view.own();
    let passing = own.map_or(&[][..], |own| own.passing());
    let what = "the cards that the seat leaves for its neighbour in this turn";
    count_cards(writer, label("passing", (3, 5), (0, 2), what), pack, [passing]);
    let turn = |turn, of: fn(&city::Memory, u8) -> &[Card]| own.map_or(&[][..], |own| of(own.memory(), turn));
    let what = "the cards that the seat left for its neighbour in the first and the second turn";
    let passed = [turn(1, city::Memory::passed), turn(2, city::Memory::passed)];
    count_cards(writer, label("passed", (3, 5), (0, 2), what), pack, passed);
    let what = "the cards that the seat received after the first and the second turn";
    let received = [turn(1, city::Memory::received), turn(2, city::Memory::received)];
    count_cards(writer, label("received", (3, 8), (0, 2), what), pack, received);
    let gone = own.map_or(&[][..], |own| own.memory().gone());
    let what = "the cards that the seat has held and knows to be discarded";
    count_cards(writer, label("gone", (3, 10), (0, 20), what), pack, [gone]);
}

/// What the seat has decided and is asked.
fn write_desk(view: &View, writer: &mut impl Writer) {
    let (desk, pack) = (view.desk(), view.public().pack());
    writer.field(label("task", (11, 1), (0, 1), "what the seat is asked, nothing last"), &[15]);
    writer.mark(desk.map_or(14, |desk| task_place(desk.task())));
    let what = "the number of the Project whose effect asks for something";
    writer.field(label("asking", (6, 5), (0, 1), what), &[PROJECTS]);
    if let Some((number, _)) = desk.and_then(|desk| desk.effect(pack)) {
        writer.mark(usize::from(number.saturating_sub(1)));
    }
    writer.field(label("pool", (5, 5), (0, 255), "tokens that wait for a place: three colours, any"), &[4]);
    let what = "where the tokens came from: Sources by kind, a Trade Building, Projects by kind";
    let each = |desk: &city::Desk| Token::ALL.map(|token| desk.pool().count(token));
    desk.map(each).into_iter().flatten().enumerate().for_each(|(place, count)| writer.set(place, count));
    writer.field(label("gains", (5, 3), (0, 255), what), &[9]);
    if let Some(gains) = desk.map(city::Desk::gains) {
        for token in Token::ALL {
            writer.set(token.index(), gains.sources.count(token));
            writer.set(5 + token.index(), gains.projects.count(token));
        }
        writer.set(4, gains.trade);
    }
    let placed = desk.and_then(city::Desk::card);
    count_buildings(
        writer,
        label("placing", (4, 1), (0, 1), "the Building that is being placed"),
        placed.as_slice(),
    );
    let spare = desk.map_or(&[][..], |desk| desk.spare());
    let what = "the cards that may replace a Building";
    count_buildings(writer, label("spare", (12, 18), (0, 2), what), spare);
    let what = "the cards that were taken in this turn: 1 for the one that is kept, 2 for the one that is played, 3 for two equal ones";
    writer.field(label("taken", (3, 4), (0, 3), what), &[CARDS]);
    if let Some(choice) = desk.and_then(city::Desk::choice) {
        let is_twice = choice.kept() == choice.play;
        writer.set(place_of(choice.kept(), pack), 1);
        writer.set(place_of(choice.play, pack), if is_twice { 3 } else { 2 });
    }
    writer.field(label("picked", (1, 9), (0, 1), "the board that was picked"), &[BOARDS]);
    if let Some(board) = desk.and_then(city::Desk::pick) {
        writer.mark(board.index());
    }
    let pair = "solo: the pair that was chosen, 1 or 2";
    writer.one(label("pair", (10, 6), (0, 2), pair), desk.map_or(0, city::Desk::pair));
    let bonus = "Strength that the seat has added in this Battle";
    writer.one(label("bonus", (7, 11), (0, 255), bonus), desk.map_or(0, city::Desk::bonus));
    writer.field(label("crossing", (8, 3), (0, 1), "the space that is struck"), &[Space::COUNT]);
    if let Some(crossing) = desk.and_then(city::Desk::crossing) {
        writer.mark(crossing.space().index());
    }
}

const fn task_place(task: Task) -> usize {
    match task {
        Task::Board => 0,
        Task::Keep => 1,
        Task::Pair => 2,
        Task::Space => 3,
        Task::Pool => 4,
        Task::Calm => 5,
        Task::Rebuild => 6,
        Task::Window => 7,
        Task::Avoid => 8,
        Task::Relieve => 9,
        Task::Cross => 10,
        Task::Redirect => 11,
        Task::NeutralCross => 12,
        Task::Entries => 13,
        Task::Done => 14,
    }
}

/// Cards that everybody sees beside the boards.
fn write_cards(public: &Public, writer: &mut impl Writer) {
    let what = "Buildings that everybody knows to be discarded";
    count_buildings(writer, label("discards", (3, 10), (0, 48), what), public.discards());
    let what = "Buildings removed at set-up, if everybody may see them";
    count_buildings(writer, label("removed", (1, 6), (0, 120), what), public.removed());
    writer.field(label("pairs", (10, 5), (0, 2), "solo: the first and the second pair"), &[2, BUILDINGS]);
    for (row, [first, second]) in public.pairs().enumerate() {
        let times = 1 + u8::from(first == second);
        writer.set(row * BUILDINGS + first.index(), times);
        writer.set(row * BUILDINGS + second.index(), times);
    }
    let what = "solo: the unused pair at the end of a round";
    count_buildings(writer, label("unused", (10, 18), (0, 2), what), public.spare());
    let stock = "solo: tokens in the stock of the neutral player";
    writer.one(label("stock", (10, 3), (0, 255), stock), public.stock());
}

fn write_options(public: &Public, writer: &mut impl Writer) {
    let variants = public.variants();
    let what = "options that differ from the usual: expert_projects, boards at random, boards by choice, removed_buildings, placement, source_strength, extra_before_cost, doomed_trade_token, solo_neutral_trade, solo_refill";
    let differing = [
        variants.expert_projects == ExpertProjects::Off,
        variants.boards == Boards::Random,
        variants.boards == Boards::Choose,
        variants.removed_buildings == RemovedBuildings::Shown,
        variants.placement == Placement::Open,
        variants.source_strength == SourceStrength::Touch,
        variants.extra_before_cost == ExtraBeforeCost::On,
        variants.doomed_trade_token == DoomedTradeToken::On,
        variants.solo_neutral_trade == SoloNeutralTrade::None,
        variants.solo_refill == SoloRefill::Box,
    ];
    writer.flags(label("options", (11, 7), (0, 1), what), &differing);
}
