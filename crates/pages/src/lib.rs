//! HTML around a table and the words of the house: data in, markup and words out.
//!
//! Nothing here knows HTTP, SQL or a rule of a game, and no game is named. Every page is a
//! function of a plain value that the server fills in; what it shows of a position comes from
//! [`host::Scene`] and [`host::Choices`], which are made from a view.
//!
//! A page works without script. `assets/` makes it lively.

// Module order is reading order.
pub mod assets;
mod chart;
pub mod day;
pub mod fields;
pub mod game;
mod likes;
pub mod links;
pub mod luck;
pub mod origin;
mod passkeys;
pub mod people;
pub mod rated;
mod rounded;
mod script;
pub mod shell;
pub mod terms;
pub mod visitor;
mod ways_in;

pub mod accounts;
pub mod admin;
pub mod alone;
pub mod api;
pub mod archive;
pub mod best;
pub mod branch;
pub mod chat;
pub mod draft;
pub mod history;
pub mod holidays;
pub mod house;
pub mod import;
pub mod learn;
pub mod letters;
pub mod lobby;
pub mod new_password;
pub mod new_table;
pub mod notices;
pub mod profile;
pub mod programs;
pub mod proof;
pub mod puzzles;
pub mod review;
mod review_file;
pub mod rules;
pub mod study;
pub mod table;
pub mod timing;
pub mod waiting;

pub mod words;

#[cfg(test)]
mod sample;
#[cfg(test)]
mod tests;

pub use crate::review::{ReviewPage, Reviewed, TurningPoint, UnderWay, review_page};
pub use crate::review_file::{ReviewFile, review_file};
pub use accounts::{Entrance, OwnAccount, OwnPasskey, OwnSession, entrance_page};
pub use admin::{
    AdminLine, AdminPage, AdminPerson, AdminReport, AdminShown, AdminTable, AdminWeighed, Overview,
    admin_page,
};
pub use alone::{Alone, AloneGame, AlonePlace, AloneResult, alone_page};
pub use api::{ApiPage, CallGroup, CallWords, FieldPlace, FieldWords, api_page};
pub use archive::{Archive, Of, PastGame, PastLength, PastSeat, Sought, archive_page};
pub use best::{
    BEST_ON_PAGE, BEST_PAGES, BestLeague, BestLine, BestList, BestOfAll, best_of_all_page, best_page,
};
pub use branch::{Branch, branch_page};
pub use chat::{
    Chat, ChatLine, ChatNews, ChatSettings, MessageDone, MessagePage, Whole, Writing, chat_news,
    chat_settings, message_page,
};
pub use day::Day;
pub use draft::{Draft, SeatDraft, SeatKind};
pub use fields::FieldError;
pub use game::Game;
pub use history::{History, Month};
pub use holidays::{Holidays, holidays_page};
pub use house::{Problem, about_page, error_page, settings_page};
pub use import::{FaultPlace, Import, ImportFault, OpenedGame, import_page};
pub use learn::{Learn, LearnCourse, LearnOffer, learn_page};
pub use links::{ReplayAt, ReviewShown, ReviewWish, Seen};
pub use lobby::{CardState, Lobby, TableCard, lobby};
pub use luck::{FairLuck, Promise};
pub use new_password::{Forgotten, ForgottenStage, NewPassword, forgotten_page, new_password_page};
pub use new_table::{NewTable, new_table};
pub use notices::notices_page;
pub use origin::{BranchLine, Origin};
pub use people::{Occupant, TableSeat};
pub use profile::{
    LastGame, LongestGame, People, Profile, Reached, ReachedRow, Relation, people_page, profile_page,
};
pub use programs::{BOT_NAME_MAX, BotLine, NewToken, Programs, ScopeWords, TokenLine, programs_page};
pub use proof::{Promised, Proof, Recomputed, proof_page};
pub use puzzles::{Puzzles, PuzzlesOf, Standing, Theme, puzzles_page};
pub use rated::{Rated, RatingChange, SeatPerson};
pub use rules::{
    Found, RulesFigure, RulesIndex, RulesPage, Sheet, SheetPage, SheetTopic, rules_figure, rules_index,
    rules_page, sheet_page,
};
pub use study::{Leading, Led, Study};
pub use table::{
    Against, AheadChoice, Assent, ClockFace, Clocks, Coach, CoachAsks, Dock, Ending, Guide, HintAnswer,
    KeptOfGame, Lesson, LessonTask, Moment, PointsOverTime, Puzzle, PuzzleAnswer, PuzzleStage, PuzzleValue,
    Question, Refused, Remark, Remember, Replay, ReviewMark, ReviewMarkKind, ReviewTrack, ReviewedMove, Role,
    RuleNow, SaidChoice, TableFacts, TablePage, Taught, Ticking, Turned, Undo, Update, Verdict, WaysOut,
    asks, coach_asks, description, hint_answer, moments, rules_now, sheet, table_page, update,
};
pub use terms::Terms;
pub use timing::{TimeDraft, Timing};
pub use visitor::{Preferences, Visitor};
pub use waiting::{Agreement, Gathering, Invitation, Rights, invitation, waiting_room, waiting_update};
pub use ways_in::{PASSWORD_MAX, PASSWORD_MIN};
