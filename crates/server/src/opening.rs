//! What a new table is opened with: its options, its seats, its luck.

use std::sync::Arc;

use domain::time::Timing;
use domain::{
    Allowances, Command, Guest, NAME_MAX, Person, SeatKind, SeatRecord, TableId, Terms, different_name,
    name_at_table, name_computers, player,
};
use engine::{Rng, Seat, Token};
use host::{Entry, Level};
use pages::draft::option_error;
use pages::{Draft, FieldError, SeatDraft, SeatKind as Wish};
use schemars::JsonSchema;
use serde::Deserialize;
use store::Beginning;
use words::Language;

use crate::app::App;
use crate::clock_view::agreed_timing;
use crate::entropy::Entropy;
use crate::error::{Error, RequestError};
use crate::ids;
use crate::input::Digits;
use crate::names::good_name;
use crate::people::free_name;
use crate::submit::by_clock;
use crate::terms;

/// How many characters the name of a table may have.
const TABLE_NAME_MAX: usize = 40;

/// A table to be opened.
#[derive(Clone, Debug, Default)]
pub(crate) struct Opening {
    pub(crate) options: Vec<(String, String)>,
    pub(crate) name: String,
    /// On what terms people come.
    pub(crate) terms: Terms,
    /// What may be done at it.
    pub(crate) allows: Allowances,
    /// How long people may think.
    pub(crate) timing: Timing,
    /// Whether the game shall count for ratings.
    pub(crate) rated: bool,
    pub(crate) seats: Vec<SeatRecord>,
    /// People who are invited or sent away from the beginning.
    pub(crate) guests: Vec<Guest>,
    pub(crate) rematch_of: Option<TableId>,
    /// With what its game begins, if its first steps were not taken here, and by which version of the rules.
    pub(crate) beginning: Option<(Beginning, u16)>,
}

/// What is sent of the luck of a new table.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Luck {
    /// The nonce of a promise. It opens one table: a repeated request finds that table.
    pub(crate) nonce: Option<Digits>,
    /// What you add to the luck: 64 hexadecimal digits drawn by you.
    pub(crate) share: Option<Digits>,
}

impl Luck {
    /// The promise of the nonce; without one a promise that nobody saw.
    pub(crate) fn promised(self, entropy: &Entropy) -> Result<Promised, Error> {
        let nonce = match self.nonce {
            Some(nonce) => nonce.0,
            None => entropy.token()?,
        };
        Ok(Promised { nonce, share: entropy.share(self.share.map(|share| share.0)) })
    }
}

/// The luck that was promised on the page from which a table is opened.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Promised {
    nonce: Token,
    /// The visitor's share.
    share: Option<Token>,
}

impl Promised {
    /// The share that came with it.
    pub(crate) const fn share(&self) -> Option<Token> {
        self.share
    }
}

/// Opens a table, and begins its game if nobody is missing.
///
/// # Errors
/// If the promise has served another person's table, or the store fails.
pub(crate) async fn open(
    app: &Arc<App>,
    entry: &Entry,
    host: &Person,
    mut opening: Opening,
    promise: Promised,
) -> Result<TableId, Error> {
    if let Some(seat) = opening.seats.iter_mut().find(|seat| seat.is_held_by(&host.id)) {
        seat.share = promise.share;
    }
    let (beginning, rules) = opening.beginning.unzip();
    let mut new = store::NewTable {
        id: ids::fresh(&app.entropy)?,
        game: entry.name.into(),
        rules: rules.unwrap_or(entry.rules_version),
        options: opening.options,
        name: opening.name,
        terms: opening.terms,
        allows: opening.allows,
        timing: app.rehearsal.map_or(opening.timing, |rehearsal| rehearsal.timing(opening.timing)),
        rated: opening.rated,
        host: host.id.clone(),
        secret: app.commitments.secret(&promise.nonce),
        rematch_of: opening.rematch_of,
        beginning,
        seats: opening.seats,
        guests: opening.guests,
    };
    // An id may be taken, though hardly ever twice in a row.
    for _ in 0..8 {
        match app.store.open_table(&new, app.time_source.moment()).await {
            Ok(()) => {
                let live = app.tables.table(new.id.as_str()).await?;
                by_clock(app, &live, Command::StartIfFull).await?;
                return Ok(new.id);
            }
            Err(store::Error::TableExists) => {}
            Err(error) => return Err(error.into()),
        }
        if let Some(earlier) = app.store.table_of_commitment(&new.secret.commitment()).await? {
            // The same form a second time: the table it has opened.
            let own = earlier.host == host.id;
            return if own { Ok(earlier.id) } else { Err(RequestError::PromiseUsed.into()) };
        }
        if let Some(original) = &new.rematch_of
            && let Some(earlier) = app.store.rematch(original).await?
        {
            return Ok(earlier);
        }
        new.id = ids::fresh(&app.entropy)?;
    }
    Err(Error::failed("no free id was found for a table"))
}

/// What a form asks for, once the game has agreed.
pub(crate) struct Wanted<'a> {
    opening: Opening,
    options: Vec<(String, String)>,
    wishes: Vec<&'a SeatDraft>,
}

impl Wanted<'_> {
    /// The table to be opened by this host.
    pub(crate) fn opening(self, host: &Person, entry: &Entry, entropy: &Entropy) -> Result<Opening, Error> {
        let wishes: Vec<SeatDraft> = self.wishes.iter().map(|&wish| wish.clone()).collect();
        let seats = seats(host, entry, &wishes, entropy)?;
        Ok(Opening { seats, options: self.options, ..self.opening })
    }
}

/// What a draft asks for, or everything that is wrong with it.
pub(crate) fn agree<'a>(
    app: &App,
    entry: &Entry,
    (opener, language): (Option<&Person>, Language),
    draft: &'a Draft,
) -> Result<Wanted<'a>, Vec<FieldError>> {
    let mut errors = draft.errors(&app.game_in(entry, language), language);
    if draft.rated && !opener.is_some_and(Person::has_account) {
        errors.push(Draft::needs_account(language));
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let wrong = |field: &str, text: String| vec![FieldError::at(field, text)];
    let wishes: Vec<&SeatDraft> = draft.taken().collect();
    let count = u8::try_from(wishes.len()).unwrap_or(u8::MAX);
    let mut chosen = app.offered.resolve(entry.name, &draft.options);
    if draft.rated {
        chosen.retain(|(name, _)| !(entry.aids)().contains(&name.as_str()));
    }
    let options = match agreed_options(entry, count, &chosen) {
        Ok(options) => options,
        Err(Error::Option(bad)) => {
            let list = (entry.option_faults)(&bad, count, &chosen, language);
            return Err(vec![FieldError { list, ..option_error(&bad, language) }]);
        }
        Err(other) => return Err(wrong("options", other.text(language))),
    };
    let name = match draft.table.trim() {
        "" => String::new(),
        name => good_name(name, TABLE_NAME_MAX).map_err(|bad| wrong("table", bad.text(language)))?,
    };
    let timing = agreed_timing(draft.time.timing(language).map_err(|error| vec![error])?);
    let opening = Opening {
        name,
        terms: terms::kept(draft.terms),
        allows: Allowances {
            hints: draft.allows.hints && !draft.rated,
            bots: draft.allows.bots,
            take_backs: draft.allows.take_backs && !draft.rated,
        },
        rated: draft.rated,
        timing,
        ..Opening::default()
    };
    Ok(Wanted { opening, options, wishes })
}

/// What is wrong with the names in a draft: a guest is not called like an account, nor are those at its device.
pub(crate) async fn needs_free_names(
    app: &App,
    opener: Option<&Person>,
    language: Language,
    draft: &Draft,
) -> Result<Result<(), Vec<FieldError>>, Error> {
    let mut named = Vec::new();
    if !opener.is_some_and(Person::has_account) && !draft.name.trim().is_empty() {
        named.push(("name".to_owned(), opener, &draft.name));
    }
    let places = (0..draft.seats.len()).filter_map(Seat::new).zip(&draft.seats);
    let here = places.filter(|(_, wish)| wish.kind == Wish::Here);
    named.extend(here.map(|(seat, wish)| (format!("name.{seat}"), None, &wish.name)));
    let mut errors = Vec::new();
    for (field, known, name) in named {
        match free_name(app, known, name).await {
            Ok(_) => {}
            Err(error @ Error::Name(_)) => errors.push(FieldError::at(&field, error.text(language))),
            Err(error) => return Err(error),
        }
    }
    Ok(if errors.is_empty() { Ok(()) } else { Err(errors) })
}

/// All options of a table with their values, the number of players first.
pub(crate) fn agreed_options(
    entry: &Entry,
    count: u8,
    chosen: &[(String, String)],
) -> Result<Vec<(String, String)>, Error> {
    let written = entry.open(count, chosen)?.save();
    let pair = |rest: &str| rest.split_once(' ').map(|(name, value)| (name.to_owned(), value.to_owned()));
    Ok(written.all("option").filter_map(|line| pair(&line.rest)).collect())
}

/// The seats of a new table.
pub(crate) fn seats(
    host: &Person,
    entry: &Entry,
    wishes: &[SeatDraft],
    entropy: &Entropy,
) -> Result<Vec<SeatRecord>, Error> {
    let mut seats: Vec<SeatRecord> = Vec::new();
    for (index, wish) in wishes.iter().enumerate() {
        let seat = Seat::new(index).ok_or(RequestError::Field("seat"))?;
        let name = match wish.kind {
            Wish::Here => good_name(&wish.name, NAME_MAX)?,
            Wish::Me => name_at_table(host).to_owned(),
            Wish::Closed | Wish::Open | Wish::Computer => String::new(),
        };
        seats.push(match wish.kind {
            Wish::Closed | Wish::Open => SeatRecord::open(seat),
            Wish::Me | Wish::Here => SeatRecord {
                kind: SeatKind::Person,
                person: Some(host.id.clone()),
                name: different_name(&name, &seats),
                ..SeatRecord::open(seat)
            },
            Wish::Computer => SeatRecord {
                kind: SeatKind::Computer,
                computer: Some(player(entry, wish.player.map(Level::word))?),
                ..SeatRecord::open(seat)
            },
        });
    }
    name_computers(&mut seats, &mut Rng::from_key(*entropy.token()?.bytes(), 0));
    Ok(seats)
}
