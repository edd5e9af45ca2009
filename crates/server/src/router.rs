//! Every address of the site.

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};

use crate::error::{Error, Missing};

use crate::app::App;
use crate::input::BODY_MAX;
use crate::{
    access, accounts, admin, api, archive, best, book, branch, chat, consent, embed, export, files, guard,
    guests, hint, holidays, import, learn, link_picture, lobby, monitoring, mutes, new_password, new_table,
    notices, own_data, passkeys, people, play, profiles, programs, proof, puzzles, quick_match, rematch,
    replay, reviews, room, rules, sessions, solo, study, table_stream, visit, why, wire,
};

/// The whole site as one service.
pub fn router(app: Arc<App>) -> Router {
    let pages = Router::new()
        .route("/", get(lobby::lobby))
        .route("/new/{game}", get(new_table::form))
        .route("/new", get(new_table::any_form).post(new_table::open_from_form))
        .route("/import", get(import::form).post(import::bring))
        .route("/play/{game}", post(new_table::play_now))
        .route("/play/{game}/people", post(quick_match::with_people))
        .route("/i/{id}/{key}", get(guests::invited).post(guests::accept))
        .route("/name", post(people::rename))
        .route("/language", post(people::speak))
        .route("/holidays", get(holidays::show).post(holidays::change))
        .route("/api", get(api::page))
        .route("/api/openapi.json", get(api::document))
        .merge(api::routes())
        .route("/settings/programs", get(programs::show))
        .route("/settings/programs/token", post(programs::make_token))
        .route("/settings/programs/bot", post(programs::make_bot))
        .route("/settings/programs/end", post(programs::end_token))
        .route("/settings/chat", get(mutes::settings).post(mutes::mute_words))
        .route("/settings/unmute", post(mutes::unmute))
        .route("/settings", get(accounts::settings).post(people::prefer))
        .nest("/account", account())
        .nest("/admin", admin_pages())
        .route("/people", get(profiles::people))
        .route("/people/{name}", get(profiles::profile))
        .route("/people/{name}/{deed}", post(profiles::deed))
        .route("/best", get(best::all))
        .route("/best/{game}/{players}", get(best::list))
        .route("/games", get(archive::show))
        .route("/me", get(solo::results))
        .merge(about_notices())
        .route("/about", get(people::about))
        .route("/rules", get(rules::index))
        .route("/rules/{game}", get(rules::document))
        .route("/rules/{game}/summary", get(book::summary))
        .route("/rules/{game}/card", get(book::card))
        .nest("/learn", learn())
        .nest("/puzzles", puzzles())
        .nest("/t/{id}", table(&app))
        .fallback(async || Error::Missing(Missing::Page))
        .method_not_allowed_fallback(async || Error::Missing(Missing::Method))
        .layer(from_fn(guard::same_origin))
        .layer(from_fn_with_state(Arc::clone(&app), guard::in_time))
        .layer(from_fn_with_state(Arc::clone(&app), visit::greet));
    Router::new()
        .route("/assets/{version}/{name}", get(files::asset))
        .route("/favicon.ico", get(files::favicon))
        .route("/icon.png", get(files::icon))
        .route("/rules/{game}/pictures/{file}", get(book::picture))
        .merge(pages)
        .layer(from_fn(wire::compress))
        .layer(from_fn_with_state(Arc::clone(&app), monitoring::measure))
        .route("/healthz", get(monitoring::health))
        .route("/readyz", get(monitoring::health))
        .route("/metrics", get(monitoring::metrics))
        // What reads its body by itself has bounds of its own: input.
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(from_fn_with_state(Arc::clone(&app), guard::safe_headers))
        .with_state(app)
}

/// Guided first games.
fn learn() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(learn::index))
        .route("/{game}", get(learn::course))
        .route("/{game}/{lesson}", get(learn::show))
        .route("/{game}/{lesson}/act", post(learn::act))
        .route("/{game}/{lesson}/free", post(learn::free))
        .route("/{game}/{lesson}/why", get(learn::why))
        .route("/{game}/{lesson}/{part}", get(learn::read))
}

/// Positions with one clearly best choice.
fn puzzles() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(puzzles::index))
        .route("/{game}", get(puzzles::next))
        .route("/{game}/day", get(puzzles::of_day))
        .route("/{game}/{number}", get(puzzles::show))
        .route("/{game}/{number}/act", post(puzzles::act))
        .route("/{game}/{number}/answer", get(puzzles::answer))
        .route("/{game}/{number}/free", post(puzzles::free))
        .route("/{game}/{number}/why", get(puzzles::why))
        .route("/{game}/{number}/{part}", get(puzzles::read))
}

/// What people are told who are not looking.
fn about_notices() -> Router<Arc<App>> {
    use notices::settings as told;
    Router::new()
        .route("/waiting", get(told::waiting))
        .route("/notices", get(told::show).post(told::wish))
        .route("/notices/mail", post(told::mail))
        .route("/notices/hook", post(told::hook))
        .route("/notices/confirm/{token}", get(told::confirm_form).post(told::confirm))
        .route("/notices/stop/{token}", get(told::stop_form).post(told::stop))
}

/// What belongs to the visitor's account and sessions.
fn account() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(accounts::entrance))
        .route("/in", post(accounts::sign_in))
        .route("/out", post(accounts::sign_out))
        .route("/make", post(accounts::make))
        .route("/rename", post(accounts::rename))
        .route("/password", post(accounts::change_password))
        .route("/delete", post(accounts::delete))
        .route("/end", post(sessions::end))
        .route("/passkey/in", post(passkeys::ask_to_sign_in))
        .route("/passkey/make", post(passkeys::ask_to_make))
        .route("/passkey/add", post(passkeys::ask_to_add))
        .route("/passkey/answer", post(passkeys::answer))
        .route("/remove-passkey", post(passkeys::remove))
        .route("/remove-password", post(passkeys::remove_password))
        .route("/listing", post(best::choose))
        .route("/data", get(own_data::download))
        .route("/forgotten", get(new_password::forgotten).post(new_password::ask))
        .route("/new-password/{token}", get(new_password::form).post(new_password::choose))
}

/// What whoever hosts sees and does.
fn admin_pages() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(admin::overview))
        .route("/tables", get(admin::tables))
        .route("/tables/{id}/close", post(admin::close))
        .route("/people", get(admin::people))
        .route("/people/{id}/ban", post(admin::ban))
        .route("/people/{id}/pardon", post(admin::pardon))
        .route("/people/{id}/new-password", post(admin::new_password))
        .route("/ratings", get(admin::ratings))
        .route("/reports", get(admin::reports))
        .route("/reports/{number}/settle", post(admin::settle))
        .route("/log", get(admin::log))
}

/// Everything below the address of a table, behind its door.
fn table(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route("/", get(room::table))
        .route("/events", get(table_stream::events))
        .route("/looking", post(notices::settings::look))
        .route("/save", get(export::save))
        .route("/picture.svg", get(export::picture))
        .route("/card.png", get(link_picture::show))
        .route("/describe", get(export::describe))
        .route("/sheet", get(export::sheet))
        .route("/words", get(export::words))
        .route("/rules", get(export::rules_now))
        .route("/sit", post(room::sit))
        .route("/share", post(room::share))
        .route("/leave", post(room::leave))
        .route("/fill", post(room::fill))
        .route("/swap", post(room::swap))
        .route("/reserve", post(guests::reserve))
        .route("/kick", post(guests::send_away))
        .route("/terms", post(access::change_terms))
        .route("/ready", post(room::ready))
        .route("/say", post(chat::say))
        .route("/said/{number}", get(mutes::message))
        .route("/mute", post(mutes::mute))
        .route("/report", post(mutes::report))
        .route("/start", post(room::start))
        .route("/act", post(play::act))
        .route("/ahead", post(play::ahead))
        .route("/undo", post(play::undo))
        .route("/propose", post(consent::propose))
        .route("/answer", post(consent::answer))
        .route("/withdraw", post(consent::withdraw))
        .route("/hint", post(hint::hint))
        .route("/why", get(why::why))
        .route("/replay", get(replay::show))
        .route("/embed", get(embed::show))
        .route("/study", post(study::lead))
        .route("/study/events", get(study::events))
        .route("/branch", get(branch::form).post(branch::open_branch))
        .route("/star", post(archive::star))
        .route("/note", post(archive::note))
        .route("/luck", get(proof::show))
        .route("/review", get(reviews::show).post(reviews::act))
        .route("/review/{step}", get(reviews::show_choice))
        .route("/show", post(play::show))
        .route("/seen", post(play::seen))
        .route("/resume", post(consent::resume))
        .route("/give-up", post(consent::give_up))
        .route("/rematch", post(rematch::rematch))
        .layer(from_fn_with_state(Arc::clone(app), access::keep))
}
