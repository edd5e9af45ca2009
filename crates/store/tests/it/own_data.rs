//! What is kept of a person is told to that person, part after part.

use domain::time::Tick;
use domain::{CoachLevel, Person, PersonId, Rating, TableId};
use store::{
    ApiToken, MuteAt, Muted, NewMessage, NewReport, NewTry, OwnPart, OwnValue, Said, SessionHash, Store, Way,
    Wishes,
};

use crate::place::fresh;
use crate::world::{NOW, later, new_table, person, seat};

/// Everything of a part, and in how many portions it came.
async fn told(store: &Store, person: &PersonId, name: &str) -> (Vec<Vec<OwnValue>>, usize) {
    let part = OwnPart::all().find(|part| part.name() == name).unwrap();
    let (mut lines, mut portions, mut after) = (Vec::new(), 0, None);
    loop {
        let portion = store.own_data(person, part, after.as_ref()).await.unwrap();
        lines.extend(portion.lines);
        portions += 1;
        after = portion.next;
        if after.is_none() {
            return (lines, portions);
        }
    }
}

/// The first value of each line, as it is debugged.
async fn firsts(store: &Store, person: &PersonId, name: &str) -> Vec<String> {
    let (lines, _) = told(store, person, name).await;
    lines.iter().map(|line| format!("{:?}", line[0])).collect()
}

fn text(text: &str) -> String {
    format!("{:?}", OwnValue::Text(text.into()))
}

/// Ben says something beside Anna, who mutes and reports him.
async fn talk(store: &Store, anna: &Person, ben: &Person, table: &TableId) {
    for (who, words) in [(anna, "Good evening"), (ben, "Hello")] {
        let new = NewMessage {
            circle: store::ChatAudience::Players,
            person: who.id.clone(),
            name: who.name.clone(),
            seat: (who.id == anna.id).then(|| seat("a")),
            said: Said::Text(words.into()),
            request: words.into(),
        };
        store.say(table, &new, NOW).await.unwrap();
    }
    let muted = Muted { person: ben.id.clone(), name: "Ben".into(), at: MuteAt::Everywhere };
    store.mute(&anna.id, &muted, NOW).await.unwrap();
    let report = NewReport {
        table: table.clone(),
        message: 2,
        person: ben.id.clone(),
        reporter: anna.id.clone(),
        reason: "rude".into(),
        around: "Ben: Hello".into(),
    };
    store.report(&report, NOW).await.unwrap();
}

/// Anna, of whom all kinds of things are kept, Ben, with whom she has to do, and her table.
async fn people_with_data(store: &Store) -> (Person, Person, TableId) {
    let (anna, ben) = (person(store, "Anna").await, person(store, "Ben").await);
    store.open_account(&anna.id, "Anna", "$hash", NOW).await.unwrap();
    store.open_account(&ben.id, "Ben", "$hash", NOW).await.unwrap();
    let table = new_table("amber-otter-k7m", &anna);
    store.open_table(&table, NOW).await.unwrap();
    store.begin_session(&SessionHash("ab".repeat(32)), &anna.id, "Firefox, Linux", NOW).await.unwrap();
    store.befriend(&anna.id, &ben.id, later(3)).await.unwrap();
    store.set_way(&anna.id, (Way::Mail, "anna@example.org"), "secret").await.unwrap();
    store.ask_mail(&anna.id, "new@example.org", "hash", NOW).await.unwrap();
    store.wish(&anna.id, &Wishes::default()).await.unwrap();
    store.set_coach(&anna.id, CoachLevel::Off).await.unwrap();
    store.lesson_done(&anna.id, ("toy", "one"), NOW).await.unwrap();
    store.mute_words(&anna.id, &["dull".into()]).await.unwrap();
    let bot = Person { id: PersonId::new("bot"), name: "Crank (bot)".into(), ..anna.clone() };
    store.add_bot(&bot, &anna.id, NOW).await.unwrap();
    for (hash, holder) in [("t1", &anna.id), ("t2", &bot.id), ("t3", &ben.id)] {
        let token = ApiToken {
            hash: SessionHash(hash.into()),
            person: holder.clone(),
            name: format!("named {hash}"),
            scopes: "read".into(),
            created: NOW,
            used: None,
        };
        store.add_token(&token).await.unwrap();
    }
    talk(store, &anna, &ben, &table.id).await;
    (anna, ben, table.id)
}

#[tokio::test]
async fn each_is_told_the_own_and_nothing_of_others() {
    let store = fresh().await;
    let (anna, ben, table) = people_with_data(&store).await;
    for (part, first) in [
        ("person", text("Anna")),
        ("browsers", text("Firefox, Linux")),
        ("friends", text("Ben")),
        ("unconfirmed_addresses", text("new@example.org")),
        ("addresses", text("mail")),
        ("coach", text("off")),
        ("lessons", text("toy")),
        ("muted_words", text("dull")),
        ("muted", text("Ben")),
        ("bots", text("Crank (bot)")),
        ("messages", format!("{:?}", OwnValue::Table(table.clone()))),
        ("reports", format!("{:?}", OwnValue::Table(table.clone()))),
        ("seats", format!("{:?}", OwnValue::Table(table.clone()))),
        ("tables_opened", format!("{:?}", OwnValue::Table(table.clone()))),
        ("password", format!("{:?}", OwnValue::Moment(NOW))),
    ] {
        assert_eq!(firsts(&store, &anna.id, part).await, [first], "{part}");
    }
    assert_eq!(firsts(&store, &anna.id, "tokens").await, [text("named t1"), text("named t2")]);
    assert_eq!(firsts(&store, &ben.id, "tokens").await, [text("named t3")]);
    for part in OwnPart::all() {
        let of_ben = format!("{:?}", told(&store, &ben.id, part.name()).await);
        assert!(!of_ben.contains("Anna"), "{}: {of_ben}", part.name());
        let is_bens = ["person", "password", "tokens", "messages"].contains(&part.name());
        assert_eq!(of_ben.contains("([]"), !is_bens, "nobody is told of reports, lists and mutes: {of_ben}");
    }
}

#[tokio::test]
async fn ratings_are_told_as_they_are_shown() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    let tried = NewTry { game: "toy", number: 3, solved: true, start: Rating::START, day: Some(20_000) };
    let change = store.try_puzzle(&anna.id, &tried, NOW).await.unwrap().unwrap();
    let number = |number| OwnValue::Number(number);
    let name = || OwnValue::Text("toy".into());
    let ((before, _), (after, spread)) = (change.before.shown(), change.after.shown());
    assert!(before == 1000 && after > before && spread < 333, "{change:?}");
    let expected =
        vec![name(), number(3), OwnValue::Flag(true), OwnValue::Moment(NOW), number(before), number(after)];
    assert_eq!(told(&store, &anna.id, "puzzles").await.0, [expected]);
    let day = OwnValue::Moment(domain::Moment(20_000 * 86_400));
    let expected =
        vec![name(), number(after), number(spread), number(1), number(1), day, number(1), number(1)];
    assert_eq!(told(&store, &anna.id, "puzzle_ratings").await.0, [expected]);
}

#[tokio::test]
async fn long_lists_come_in_portions_whole_and_in_order() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    let holidays: Vec<_> = (1..=4100_i64).map(|day| Tick(day * 10_000)..Tick(day * 10_000 + 5000)).collect();
    store.set_holidays(&anna.id, &holidays, Tick(1)).await.unwrap();
    let words: Vec<String> = (0..2300).map(|number| format!("w{number:05}")).collect();
    store.mute_words(&anna.id, &words).await.unwrap();
    for number in 0..2050 {
        let hash = SessionHash(format!("{number:064}"));
        store.begin_session(&hash, &anna.id, &format!("b{number}"), later(number / 100)).await.unwrap();
    }
    let (lines, portions) = told(&store, &anna.id, "holidays").await;
    assert_eq!((lines.len(), portions), (4100, 3));
    assert!(lines.windows(2).all(|two| format!("{:?}", two[0]).len() <= format!("{:?}", two[1]).len()));
    let (lines, portions) = told(&store, &anna.id, "muted_words").await;
    let all: Vec<Vec<OwnValue>> = words.iter().map(|word| vec![OwnValue::Text(word.clone())]).collect();
    assert!(lines == all && portions == 2, "{} in {portions}", lines.len());
    let (lines, portions) = told(&store, &anna.id, "browsers").await;
    let names: Vec<String> = lines.iter().map(|line| format!("{:?}", line[0])).collect();
    let expected: Vec<String> = (0..2050).map(|number| text(&format!("b{number}"))).collect();
    assert!(names == expected && portions == 2, "{} in {portions}", names.len());
}

#[tokio::test]
async fn who_is_forgotten_is_told_nothing_that_was_to_be_erased() {
    let store = fresh().await;
    let anna = person(&store, "Anna").await;
    store.open_account(&anna.id, "Anna", "$hash", NOW).await.unwrap();
    store.set_holidays(&anna.id, &[Tick(1000)..Tick(2000)], Tick(1)).await.unwrap();
    store.note_presence(&TableId::new("t"), &anna.id, store::Seen::Here(Tick(5000))).await.unwrap();
    store.put_words_away(&anna.id, "toy").await.unwrap();
    store.forget_person(&anna.id).await.unwrap();
    for part in OwnPart::all() {
        let (lines, _) = told(&store, &anna.id, part.name()).await;
        assert_eq!(lines.len(), usize::from(part.name() == "person"), "{}: {lines:?}", part.name());
        assert!(!format!("{lines:?}").contains("Anna"));
    }
}
