//! Options that help to remember.

use domain::{Rated, TableId};
use host::Entry;

use crate::place::fresh;
use crate::real_site;

/// What only helps to remember changes no rule, but a rated game goes without it.
#[tokio::test]
async fn a_rated_table_has_no_aids() {
    let site = real_site(fresh().await).await;
    let mut anna = site.browser();
    anna.post("/account/make", &[("name", "Anna"), ("password", "correct horse")]).await.location();
    let aids = catalog::games().iter().flat_map(|entry| (entry.aids)().iter().map(move |aid| (entry, *aid)));
    let aids: Vec<(&Entry, &str)> = aids.collect();
    assert!(!aids.is_empty(), "no game has an aid");
    for (entry, aid) in aids {
        let usual = (entry.options)().iter().find(|spec| spec.name == aid).unwrap().default;
        assert_eq!(usual, "false", "{}: {aid} is a switch", entry.name);
        let field = format!("option.{aid}");
        for (rated, expected) in [("true", "false"), ("false", "true")] {
            let mut fields = vec![("game", entry.name), ("rated", rated), (&field, "true"), ("seat.a", "me")];
            let others = ["seat.b", "seat.c", "seat.d", "seat.e", "seat.f"];
            let count = usize::from(*(entry.seats)().start());
            fields.extend(others.iter().take(count - 1).map(|seat| (*seat, "open")));
            let path = anna.post("/new", &fields).await.location();
            let (record, _) =
                site.store.table(&TableId::new(path.strip_prefix("/t/").unwrap())).await.unwrap().unwrap();
            assert_eq!(record.rated == Rated::Yes, rated == "true");
            let (_, value) = record.options.iter().find(|(name, _)| name == aid).unwrap();
            assert_eq!(value, expected, "{}: {aid}, rated {rated}", entry.name);
        }
    }
}
