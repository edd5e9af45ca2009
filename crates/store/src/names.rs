//! Names that can be taken for each other, and the accounts that own them.

use domain::{PersonId, Skeleton};

use crate::Store;
use crate::error::Error;
use crate::sql::query;
use crate::transaction::Transaction;

impl Store {
    /// Whether an account of somebody else has a name that looks like this one.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_name_owned(&self, name: &str, except: Option<&PersonId>) -> Result<bool, Error> {
        let owner = query("SELECT id FROM people WHERE skeleton = $1 AND handle IS NOT NULL AND id <> $2")
            .bind(Skeleton::of(name).as_str())
            .bind(except.map_or("", PersonId::as_str))
            .fetch_optional(&self.pool)
            .await?;
        Ok(owner.is_some())
    }

    /// Changes a guest's name; that of an account is changed by [`Store::rename_account`] alone. Seats
    /// taken before keep the name they were taken under.
    ///
    /// # Errors
    /// [`Error::NameTaken`] if an account has a name that looks like it; nothing has changed then.
    pub async fn rename(&self, person: &PersonId, name: &str) -> Result<(), Error> {
        let skeleton = Skeleton::of(name);
        let renamed = query(
            "UPDATE people SET name = $1, skeleton = $2 WHERE id = $3 AND handle IS NULL AND NOT EXISTS
                 (SELECT 1 FROM people AS owner WHERE owner.skeleton = $4 AND owner.handle IS NOT NULL)",
        )
        .bind(name)
        .bind(skeleton.kept())
        .bind(person.as_str())
        .bind(skeleton.as_str())
        .execute(&self.pool)
        .await?;
        let is_taken = renamed == 0 && self.is_name_owned(name, Some(person)).await?;
        if is_taken { Err(Error::NameTaken) } else { Ok(()) }
    }

    /// Gives accounts their skeletons that have none yet: those of a database that did not know them. Of two that
    /// look alike the older account has it.
    pub(crate) async fn fill_in_skeletons(&self) -> Result<(), Error> {
        let rows = query(
            "SELECT id, name FROM people WHERE handle IS NOT NULL AND skeleton IS NULL ORDER BY joined, id",
        )
        .fetch_all(&self.pool)
        .await?;
        for row in &rows {
            let (id, name): (String, String) = (row.try_get("id")?, row.try_get("name")?);
            let skeleton = Skeleton::of(&name);
            let Some(kept) = skeleton.kept() else { continue };
            let filled = query(
                "UPDATE people SET skeleton = $1 WHERE id = $2 AND NOT EXISTS
                     (SELECT 1 FROM people AS owner WHERE owner.skeleton = $3 AND owner.handle IS NOT NULL)",
            )
            .bind(kept)
            .bind(&id)
            .bind(kept)
            .execute(&self.pool)
            .await;
            match filled {
                // Another process has given it to an account at this moment.
                Err(error) if error.is_duplicate() => {}
                other => {
                    other?;
                }
            }
        }
        Ok(())
    }
}

/// A name belongs to an account from now on: guests of this name are numbered. Their seats keep theirs.
pub(crate) async fn number_guests(
    writing: &Transaction,
    owner: &PersonId,
    skeleton: &Skeleton,
) -> Result<(), Error> {
    // As long as a name may be, with its number.
    query(
        "UPDATE people SET name = RTRIM(SUBSTR(name, 1, 22)) || ' 2', skeleton = NULL
         WHERE skeleton = $1 AND handle IS NULL AND id <> $2",
    )
    .bind(skeleton.as_str())
    .bind(owner.as_str())
    .execute(writing)
    .await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (name, others) in [
            (
                "Robin",
                &[
                    "robin",
                    "ROBIN",
                    "R\u{43e}bin",
                    "R\u{3bf}bin",
                    "Rob1n",
                    "RobIn",
                    "Robln",
                    "Rob|n",
                    "R0bin",
                    "Ro\u{301}bin",
                    "Róbiñ",
                    "Ｒｏｂｉｎ",
                    "𝐑𝐨𝐛𝐢𝐧",
                    "ⓇⓄⒷⒾⓃ",
                    "🅡🅞🅑🅘🅝",
                    "🅁🄾🄱🄸🄽",
                    "🇷🇴🇧🇮🇳",
                    " R o b i n ",
                    "R.o.b.i.n",
                    "Robin!",
                    "Rob!n",
                    "~Robin~",
                    "Robin\u{200b}",
                    "Rob\u{ad}in",
                    "\u{1d3f}obin",
                    "Røbin",
                ][..],
            ),
            (
                "Queen Zoe",
                &["queen  zoë", "QueenZoe", "Queen-Zoe", "Queen\u{a0}Zoe", "Queen Zоe", "Quеen Zoe"],
            ),
            ("Emma", &["Ernrna", "EMMA", "Еmma"]),
            ("Wanda", &["VVanda", "vvanda", "ԝanda"]),
            ("PAX", &["РАХ", "ΡΑΧ", "pax"]),
        ] {
            for other in others {
                assert_eq!(Skeleton::of(name), Skeleton::of(other), "{name:?} {other:?}");
            }
        }
        for (name, other) in
            [("Anna", "Ana"), ("Anna", "Anne"), ("Robin", "Robin 2"), ("Robin", "Robina"), ("Ben", "Leni")]
        {
            assert_ne!(Skeleton::of(name), Skeleton::of(other), "{name:?} {other:?}");
        }
        assert!(Skeleton::of("\u{1f389} !").is_empty());
    }
}
