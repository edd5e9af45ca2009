//! Where everything is kept: what `mu serve` and `mu admin` share.

use std::path::PathBuf;

use clap::Args;
use server::{Config, Database};
use store::Store;

use crate::failure::Failure;

/// Where everything is kept.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct Place {
    /// The folder of the database; by default that of this user's data.
    #[arg(long, value_name = "FOLDER", conflicts_with = "database", global = true)]
    pub(crate) data: Option<PathBuf>,
    /// The database by its URL instead: `sqlite://FILE` or `postgres://USER@HOST/DATABASE`. Also by the
    /// variable `MU_DATABASE`, in which a password is seen by fewer.
    #[arg(long, value_name = "URL", global = true)]
    pub(crate) database: Option<String>,
}

impl Place {
    /// The database that is meant.
    pub(crate) fn database(&self) -> Database {
        let by_variable = || variable("MU_DATABASE").map(Database::Url);
        let folder = || self.data.clone().map(Database::Folder);
        let by_url = self.database.clone().map(Database::Url);
        by_url.or_else(folder).or_else(by_variable).unwrap_or_else(|| Config::default().database)
    }

    /// Opens a database that is there.
    pub(crate) async fn open(&self) -> Result<Store, Failure> {
        match self.database() {
            Database::Folder(folder) => {
                let file = folder.join("mu.sqlite");
                if !file.exists() {
                    let file = file.display();
                    return Err(Failure::input(format!(
                        "there is no database {file}; choose one with --data or --database"
                    )));
                }
                Store::in_file(&file).await.map_err(Failure::input)
            }
            Database::Url(url) => Store::connect(&url).await.map_err(Failure::input),
            Database::Memory => Store::in_memory().await.map_err(Failure::input),
        }
    }

    /// Opens the database, which is made if there is none.
    pub(crate) async fn open_new(&self) -> Result<Store, Failure> {
        if let Database::Folder(folder) = self.database() {
            let failed =
                |cause| Failure::input(format!("cannot make the folder {}: {cause}", folder.display()));
            std::fs::create_dir_all(&folder).map_err(failed)?;
            return Store::in_file(&folder.join("mu.sqlite")).await.map_err(Failure::input);
        }
        self.open().await
    }
}

/// What a variable of the surroundings says, if it says anything.
pub(crate) fn variable(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_a_folder_or_what_is_usual() {
        let url = Place { data: None, database: Some("sqlite://x".into()) };
        assert_eq!(url.database(), Database::Url("sqlite://x".into()));
        let folder = Place { data: Some("games".into()), database: None };
        assert_eq!(folder.database(), Database::Folder("games".into()));
    }
}
