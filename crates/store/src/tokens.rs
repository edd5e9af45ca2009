//! Tokens: with which programs act for which person, and what they may do. The token itself is never kept.

use domain::{Moment, Person, PersonId};

use crate::Store;
use crate::error::Error;
use crate::rows::Read as _;
use crate::sessions::SessionHash;
use crate::sql::{Row, query};

/// How often the last use is written down, at most: once a minute.
const USED_EVERY_SECONDS: i64 = 60;

/// A token as its owner sees it in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    /// The SHA-256 of the token, by which it is named and revoked.
    pub hash: SessionHash,
    /// For whom it acts: its owner, or a bot of its owner.
    pub person: PersonId,
    /// What its owner calls it.
    pub name: String,
    /// What it may do: words with a space between.
    pub scopes: String,
    /// When it was made.
    pub created: Moment,
    /// When it was used last, to the minute.
    pub used: Option<Moment>,
}

/// Who comes with a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bearer {
    /// For whom the token acts. A bot is banned with its owner.
    pub person: Person,
    /// What the token may do: words with a space between.
    pub scopes: String,
    /// Whose bot that person is, if it is a bot: the owner's name, which may be empty.
    pub owner: Option<String>,
}

impl ApiToken {
    fn read(row: &Row) -> Result<Self, Error> {
        let used: i64 = row.try_get("used")?;
        Ok(Self {
            hash: SessionHash(row.try_get("hash")?),
            person: PersonId::new(row.try_get::<String>("person")?),
            name: row.try_get("name")?,
            scopes: row.try_get("scopes")?,
            created: Moment(row.try_get("created")?),
            used: (used != 0).then_some(Moment(used)),
        })
    }
}

impl Store {
    /// Keeps a new token, as `token` says but for its last use.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_token(&self, token: &ApiToken) -> Result<(), Error> {
        let sql =
            "INSERT INTO tokens (hash, person, name, scopes, created, used) VALUES ($1, $2, $3, $4, $5, 0)";
        query(sql)
            .bind(&token.hash.0)
            .bind(token.person.as_str())
            .bind(&token.name)
            .bind(&token.scopes)
            .bind(token.created.0)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Who comes with a token, if there is such a token.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bearer(&self, hash: &SessionHash, now: Moment) -> Result<Option<Bearer>, Error> {
        let row = query(
            "SELECT people.*, tokens.scopes, tokens.used,
                    owners.name AS owner, owners.banned AS owner_banned
             FROM tokens JOIN people ON people.id = tokens.person
                  LEFT JOIN bots ON bots.person = people.id
                  LEFT JOIN people AS owners ON owners.id = bots.owner
             WHERE tokens.hash = $1",
        )
        .bind(&hash.0)
        .fetch_optional(self.pool.at_once())
        .await?;
        let Some(row) = row else { return Ok(None) };
        let used: i64 = row.try_get("used")?;
        if used <= now.minus(USED_EVERY_SECONDS).0 {
            // Only when it was: nobody is turned away because a full disk does not take that.
            let _ = query("UPDATE tokens SET used = $1 WHERE hash = $2")
                .bind(now.0)
                .bind(&hash.0)
                .execute(&self.pool)
                .await;
        }
        let mut person = Person::read(&row)?;
        person.is_banned |= row.try_get::<Option<i64>>("owner_banned")?.unwrap_or_default() != 0;
        Ok(Some(Bearer { person, scopes: row.try_get("scopes")?, owner: row.try_get("owner")? }))
    }

    /// The tokens of a person and of the person's bots, the newest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tokens_of(&self, owner: &PersonId) -> Result<Vec<ApiToken>, Error> {
        let rows: Vec<Row> = query(
            "SELECT * FROM tokens
             WHERE person = $1 OR person IN (SELECT person FROM bots WHERE owner = $1)
             ORDER BY created DESC, hash",
        )
        .bind(owner.as_str())
        .fetch_all(&self.pool)
        .await?;
        rows.iter().map(ApiToken::read).collect()
    }

    /// Ends a token of a person or of one of the person's bots; says whether there was such a one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn revoke_token(&self, owner: &PersonId, hash: &SessionHash) -> Result<bool, Error> {
        let done = query(
            "DELETE FROM tokens
             WHERE hash = $1 AND (person = $2 OR person IN (SELECT person FROM bots WHERE owner = $2))",
        )
        .bind(&hash.0)
        .bind(owner.as_str())
        .execute(&self.pool)
        .await?;
        Ok(done > 0)
    }
}
