//! HTML around a table and the words of the house: data in, markup and words out.
//!
//! Nothing here knows HTTP, SQL or a rule of a game, and no game is named. Every page is a
//! function of a plain value that the server fills in; what it shows of a position comes from
//! [`host::Scene`] and [`host::Choices`], which are made from a view.
//!
//! A page works without script. `assets/` makes it lively.

// Module order is reading order.
pub mod assets;
pub mod day;
pub mod fields;
pub mod game;
mod likes;
pub mod links;
pub mod luck;
pub mod origin;
pub mod people;
pub mod rated;
mod script;
pub mod shell;
pub mod terms;
pub mod visitor;

pub mod accounts;
pub mod alone;
pub mod api;
pub mod branch;
pub mod chat;
pub mod draft;
pub mod holidays;
pub mod house;
pub mod import;
pub mod letters;
pub mod lobby;
pub mod new_table;
pub mod notices;
pub mod profile;
pub mod programs;
pub mod proof;
pub mod rules;
pub mod table;
pub mod timing;
pub mod waiting;

pub mod words;

#[cfg(test)]
mod sample;
#[cfg(test)]
mod tests;

pub use accounts::{Entrance, OwnAccount, OwnSession, entrance_page};
pub use alone::{Alone, AloneGame, AlonePlace, AloneResult, alone_page};
pub use api::{ApiPage, CallGroup, CallWords, FieldPlace, FieldWords, api_page};
pub use branch::{Branch, branch_page};
pub use chat::{
    Chat, ChatLine, ChatNews, ChatSettings, MessageDone, MessagePage, Whole, Writing, chat_news,
    chat_settings, message_page,
};
pub use day::Day;
pub use draft::{Draft, SeatDraft, SeatKind};
pub use fields::FieldError;
pub use game::Game;
pub use holidays::{Holidays, holidays_page};
pub use house::{Problem, about_page, error_page, settings_page};
pub use import::{FaultPlace, Import, ImportFault, OpenedGame, import_page};
pub use links::{ReplayAt, Seen};
pub use lobby::{CardState, Lobby, TableCard, lobby};
pub use luck::{FairLuck, Promise};
pub use new_table::{NewTable, new_table};
pub use notices::notices_page;
pub use origin::{BranchLine, Origin};
pub use people::{Occupant, TableSeat};
pub use profile::{
    LastGame, LongestGame, People, Profile, Reached, ReachedRow, Relation, people_page, profile_page,
};
pub use programs::{BOT_NAME_MAX, BotLine, NewToken, Programs, ScopeWords, TokenLine, programs_page};
pub use proof::{Promised, Proof, Recomputed, proof_page};
pub use rated::{Rated, RatingChange, SeatPerson};
pub use rules::{Found, RulesIndex, RulesPage, rules_index, rules_page};
pub use table::{
    AheadChoice, AskBack, ClockFace, Clocks, Dock, Ending, Guide, HintAnswer, PointsOverTime, Question,
    Refused, Remark, Replay, Role, RuleNow, TableFacts, TablePage, Ticking, Turned, Undo, Update, asks,
    description, hint_answer, rules_now, sheet, table_page, update,
};
pub use terms::Terms;
pub use timing::{TimeDraft, Timing};
pub use visitor::{Preferences, Visitor};
pub use waiting::{Agreement, Gathering, Invitation, Rights, invitation, waiting_room, waiting_update};
