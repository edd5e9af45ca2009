use words::Language;

use crate::{Document, citations, folded, illustrated};

const RULES: &str = "\
# Fünf

Ein Spiel für <b>zwei</b>.
Es dauert kurz.

## 1 Der Anfang

### FIVE-1.1 Geben
Jede Person bekommt zwei Karten, siehe FIVE-2.1.

Beispiel: Anna gibt.

### FIVE-1.2 Bieten
Du bietest & wartest.

| Höchstes Gebot | Deckel |
|---|---|
| 1 | 2 |
| 2 | – |

## 2 Das Ende
Kurz gesagt:

### FIVE-2.1 Schluss
Nach FIVE-1.2. ist Schluß mit dem Bieten.

## Oft vergessen
- Niemand bietet zweimal.
- Auch FIVE-1.1 gilt.

## Taktik
Biete wenig.
";

fn five() -> Document {
    Document::parse("five", Language::German, RULES).unwrap()
}

fn refused(from: &str, to: &str) -> String {
    assert!(RULES.contains(from), "the test changes nothing");
    Document::parse("five", Language::German, &RULES.replace(from, to)).unwrap_err().to_string()
}

#[test]
fn a_document_is_taken_apart() {
    let five = five();
    assert_eq!(five.title, "Fünf");
    assert_eq!(five.intro.markdown, "Ein Spiel für <b>zwei</b>.\nEs dauert kurz.");
    assert_eq!(five.groups.iter().map(|group| group.sections.len()).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(five.groups[1].title, "Das Ende");
    assert_eq!(five.groups[1].intro.markdown, "Kurz gesagt:");
    assert_eq!(
        five.sections().map(|rule| rule.id.as_str()).collect::<Vec<_>>(),
        ["FIVE-1.1", "FIVE-1.2", "FIVE-2.1"]
    );
    let closing: Vec<(&str, &str)> =
        five.closing.iter().map(|chapter| (chapter.id.as_str(), chapter.title.as_str())).collect();
    assert_eq!(closing, [("end-1", "Oft vergessen"), ("end-2", "Taktik")]);
    assert_eq!(five.closing[1].prose.markdown, "Biete wenig.");
}

#[test]
fn every_slip_is_told_with_its_line() {
    assert_eq!(refused("# Fünf\n", "Fünf\n"), "line 1: a rules document begins with a line: # Title");
    assert_eq!(refused("## 2 Das", "## 3 Das"), "line 21: group 3 stands where group 2 belongs");
    assert_eq!(refused("### FIVE-1.2", "### FIVE-1.3"), "line 13: FIVE-1.3 stands where FIVE-1.2 belongs");
    assert_eq!(refused("### FIVE-2.1", "### FIVE-1.3"), "line 24: FIVE-1.3 does not belong to this group");
    assert_eq!(
        refused("### FIVE-1.1", "### FOUR-1.1"),
        "line 8: a rule has an id and a heading: ### FIVE-3.5 Heading"
    );
    assert_eq!(refused("siehe FIVE-2.1", "siehe FIVE-2.7"), "line 9: FIVE-2.7 is no rule of this document");
    assert_eq!(
        refused("### FIVE-1.1 Geben", "#### FIVE-1.1 Geben"),
        "line 8: a heading has one to three # and a blank"
    );
    assert_eq!(refused("Nach FIVE-1.2. ist Schluß mit dem Bieten.", ""), "line 24: FIVE-2.1 has no text");
    let late = "no rule and no group may follow the chapters without a number";
    assert_eq!(refused("Biete wenig.", "Biete.\n## 3 Mehr"), format!("line 33: {late}"));
    assert_eq!(refused("Biete wenig.", "Biete.\n### FIVE-2.2 Mehr"), format!("line 33: {late}"));
    assert_eq!(refused("Biete wenig.", "## Mehr"), "line 31: the chapter Taktik has no text");
}

#[test]
fn numbers_may_go_on_at_the_next_ten() {
    let rules = RULES.replace("### FIVE-1.2", "### FIVE-1.10").replace("FIVE-1.2.", "FIVE-1.10.");
    let five = Document::parse("five", Language::German, &rules).unwrap();
    assert_eq!(five.find("1.10").map(|rule| rule.title.as_str()), Some("Bieten"));
    assert_eq!(refused("### FIVE-1.2", "### FIVE-1.20"), "line 13: FIVE-1.20 stands where FIVE-1.2 belongs");
    assert_eq!(refused("### FIVE-1.1 ", "### FIVE-1.10 "), "line 8: FIVE-1.10 stands where FIVE-1.1 belongs");
    assert_eq!(refused("### FIVE-1.2", "### FIVE-1.02"), "line 13: FIVE-1.02 stands where FIVE-1.2 belongs");
}

/// The documents of one game in all languages, in the order of the pages.
fn of_the_project(game: &str) -> [Document; 3] {
    Language::ALL.map(|language| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules");
        let path = format!("{folder}/{game}.{}.md", language.code());
        let markdown = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        Document::parse(game, language, &markdown).unwrap_or_else(|bad| panic!("{path}: {bad}"))
    })
}

#[test]
fn the_rules_of_all_games_are_read_and_agree() {
    for (game, rules) in [("tricks", 110), ("m", 112), ("isle", 120), ("city", 216)] {
        let documents = of_the_project(game);
        let ids: Vec<Vec<&str>> =
            documents.iter().map(|of| of.sections().map(|rule| rule.id.as_str()).collect()).collect();
        assert_eq!(ids[0].len(), rules, "{game}");
        assert_eq!(ids[0], ids[1], "{game}");
        assert_eq!(ids[0], ids[2], "{game}");
        let closing: Vec<usize> = documents.iter().map(|of| of.closing.len()).collect();
        assert!(closing[0] > 0, "{game} has hints on good play");
        assert_eq!(closing, [closing[0]; 3], "{game}");
    }
}

/// How a ruling of this project begins, in the order of the languages.
const RULING: [&str; 3] = ["Our ruling:", "Notre décision\u{202f}:", "Unsere Festlegung:"];

#[test]
fn what_is_our_ruling_is_so_in_every_language() {
    for game in ["tricks", "m", "isle", "city"] {
        let marked = |(document, mark): (&Document, &str)| -> Vec<(String, usize)> {
            document.sections().map(|rule| (rule.id.clone(), rule.markdown.matches(mark).count())).collect()
        };
        let documents = of_the_project(game);
        let [english, french, german]: [_; 3] =
            std::array::from_fn(|of| marked((&documents[of], RULING[of])));
        assert_eq!(english, french, "{game}");
        assert_eq!(english, german, "{game}");
    }
}

/// The rules that, at least in part, fill a hole of the rulebooks: lost pictures, cards that are not listed,
/// sentences that two editions tell in two ways. With words of what is filled in, in the order of the languages.
const RECONSTRUCTED: [(&str, [&str; 3]); 20] = [
    ("TRICKS-1.5", ["yellow and black", "le jaune et le noir", "Gelb und Schwarz"]),
    ("TRICKS-10.1", ["6, 7", "6, 7", "6, 7"]),
    ("M-1.5", ["yellow", "jaune", "Gelb"]),
    ("M-1.6", ["fork", "fourche", "Gabel"]),
    ("M-1.7", ["edges", "bords", "Kanten"]),
    ("M-1.8", ["0", "0", "0"]),
    ("M-1.9", ["fork", "fourche", "Gabel"]),
    ("M-2.8", ["zigzag", "zigzag", "Zickzack"]),
    ("ISLE-2.1", ["| 22 |", "| 22 |", "| 22 |"]),
    ("ISLE-2.2", ["corner", "coin", "Ecke"]),
    ("ISLE-2.8", ["18a", "18a", "18a"]),
    ("CITY-1.4", ["23", "23", "23"]),
    ("CITY-2.2", ["60", "60", "60"]),
    ("CITY-2.3", ["12", "12", "12"]),
    ("CITY-2.9", ["keywords", "mots-clés", "Schlüsselwörter"]),
    ("CITY-2.10", ["six", "six", "sechs"]),
    ("CITY-6.4", ["next token", "jeton suivant", "nächsten Marker"]),
    ("CITY-6.13", ["the French one", "le français", "die französische"]),
    ("CITY-10.2", ["fragments", "fragments", "Fragmente"]),
    ("CITY-10.12", ["the English one", "l’anglais", "die englische"]),
];

#[test]
fn what_fills_a_hole_of_the_rulebooks_says_so() {
    let documents = ["tricks", "m", "isle", "city"].map(of_the_project);
    let mut silent = Vec::new();
    for (id, filled) in RECONSTRUCTED {
        let game = documents.iter().find(|of| of[0].find(id).is_some()).unwrap();
        for ((document, mark), filled) in game.iter().zip(RULING).zip(filled) {
            let rule = document.find(id).unwrap();
            if rule.markdown.split_once(mark).is_none_or(|(_, ours)| !ours.contains(filled)) {
                silent.push(format!("{id} ({})", document.language.code()));
            }
        }
    }
    assert_eq!(silent, Vec::<String>::new());
}

#[test]
fn html_is_escaped_and_ids_are_links() {
    let html = five().html();
    assert!(html.contains("Ein Spiel für &lt;b&gt;zwei&lt;/b&gt;."), "{html}");
    assert!(html.contains("<h3 id=\"FIVE-1.1\"><a href=\"#FIVE-1.1\">FIVE-1.1</a> Geben</h3>"), "{html}");
    assert!(html.contains("siehe <a href=\"/rules/five#FIVE-2.1\">FIVE-2.1</a>.</p>"), "{html}");
    assert!(html.contains("<p class=\"example\">Beispiel: Anna gibt.</p>"), "{html}");
    assert!(html.contains("<div class=\"wide\" tabindex=\"0\"><table>"), "{html}");
    assert!(html.contains("</table>\n</div>"), "{html}");
    assert!(html.contains("Du bietest &amp; wartest."), "{html}");
    assert!(html.contains("<h2 id=\"end-1\">Oft vergessen</h2>\n<ul>\n<li>Niemand"), "{html}");
}

#[test]
fn markup_in_a_heading_is_escaped() {
    let rules = RULES.replace("# Fünf", "# <script>");
    assert!(
        Document::parse("five", Language::German, &rules).unwrap().html().starts_with("<h1>&lt;script&gt;")
    );
}

#[test]
fn a_rule_is_found_by_its_id() {
    let five = five();
    for id in ["FIVE-1.2", "five-1.2", "1.2", " FIVE-1.2 "] {
        assert_eq!(five.find(id).map(|rule| rule.title.as_str()), Some("Bieten"), "{id}");
    }
    for id in ["FIVE-1.9", "", "FIVE-", "FOUR-1.2"] {
        assert_eq!(five.find(id), None, "{id}");
    }
}

#[test]
fn rules_are_found_by_words() {
    let five = five();
    let found =
        |words: &str| -> Vec<&str> { five.search(words).iter().map(|hit| hit.section.id.as_str()).collect() };
    assert_eq!(found("bieten"), ["FIVE-1.2", "FIVE-2.1"], "the heading comes before the text");
    assert_eq!(found("hochstes"), ["FIVE-1.2"], "accents do not matter");
    assert_eq!(found("SCHLUSS"), ["FIVE-2.1"], "case and ß do not matter");
    assert_eq!(found("2.1"), ["FIVE-2.1", "FIVE-1.1"], "the id comes before a citation");
    assert_eq!(found("anna karten"), ["FIVE-1.1"], "all words must occur");
    assert_eq!(found("anna bieten"), Vec::<&str>::new());
    assert_eq!(found(" "), Vec::<&str>::new());
    assert_eq!(five.search("anna")[0].line, "Beispiel: Anna gibt.");
    assert_eq!(five.search("deckel")[0].line, "Du bietest & wartest.", "a row of a table is no sentence");
}

#[test]
fn plain_lines_name_the_columns_of_a_table() {
    let five = five();
    let plain = five.find("1.2").unwrap().plain(Language::German);
    assert_eq!(
        plain,
        "FIVE-1.2 Bieten\nDu bietest & wartest.\n\nHöchstes Gebot: 1; Deckel: 2.\nHöchstes Gebot: 2; Deckel: –."
    );
    assert!(five.plain().contains("2 Das Ende\n\nKurz gesagt:\n\nFIVE-2.1 Schluss\nNach FIVE-1.2."));
    assert!(
        five.plain().contains("Oft vergessen\n\n- Niemand bietet zweimal.\n- Auch FIVE-1.1 gilt.\n\nTaktik")
    );
}

#[test]
fn citations_are_whole_ids() {
    let ids = |text| citations(text, "FIVE").into_iter().map(|cited| cited.id).collect::<Vec<_>>();
    assert_eq!(ids("FIVE-1.2, FIVE-10.11."), ["FIVE-1.2", "FIVE-10.11"]);
    assert_eq!(ids("HIGH-FIVE-1.2 FIVE-x FIVE-1 FIVE-1. FIVE-.2"), Vec::<&str>::new());
}

#[test]
fn folding_forgets_case_and_accents() {
    assert_eq!(
        folded("Éclat, Mū, œuf, Straße, l’été\u{202f}: e\u{301}"),
        "eclat, mu, oeuf, strasse, l'ete : e"
    );
}

/// The document with something put before a line of it.
fn with(before: &str, put: &str) -> String {
    assert!(RULES.contains(before), "the test changes nothing");
    RULES.replacen(before, &format!("{put}{before}"), 1)
}

fn parsed(markdown: &str) -> Document {
    Document::parse("five", Language::German, markdown).unwrap()
}

#[test]
fn a_picture_is_placed_with_its_caption() {
    let five = parsed(&with("Beispiel: Anna", "<!-- picture deal: Anna gibt <b>zwei</b>. -->\n\n"));
    let [placed] = &five.pictures[..] else { panic!("{:?}", five.pictures) };
    assert_eq!((placed.name.as_str(), placed.caption.as_str()), ("deal", "Anna gibt <b>zwei</b>."));
    assert_eq!(RULES.lines().nth(placed.line - 1), Some("Beispiel: Anna gibt."));
    let html = &five.find("1.1").unwrap().html;
    assert!(html.contains("<!--picture deal-->") && !html.contains("<b>"), "{html}");
    let drawn = illustrated(html, |name| format!("<figure>{name}</figure>"));
    assert!(drawn.contains("<figure>deal</figure>") && !drawn.contains("<!--"), "{drawn}");
    assert!(five.plain().contains("[Bild: Anna gibt <b>zwei</b>.]"));
    assert_eq!(five.search("zwei gibt")[0].section.id, "FIVE-1.1");
}

#[test]
fn a_comment_that_places_no_picture_is_told_with_its_line() {
    let line = RULES.lines().position(|line| line.starts_with("Beispiel")).unwrap() + 1;
    for wrong in
        ["<!-- note -->", "<!-- picture deal -->", "<!-- picture Deal: x -->", "<!-- picture deal: -->"]
    {
        let read =
            Document::parse("five", Language::German, &with("Beispiel: Anna", &format!("{wrong}\n\n")));
        assert_eq!(read.unwrap_err().line, line, "{wrong}");
    }
    let twice = with("Beispiel: Anna", "<!-- picture deal: x -->\n\n<!-- picture deal: y -->\n\n");
    let twice = Document::parse("five", Language::German, &twice).unwrap_err();
    assert_eq!(twice.to_string(), format!("line {}: the picture deal is placed twice", line + 2));
}

#[test]
fn a_summary_is_read_from_its_chapter() {
    let chapter = "\n## Zusammenfassung\n\n**Anfang**\n\n* Alle bekommen *zwei* Karten. (FIVE-1.1)\n- Biete oder warte. (FIVE-1.2, FIVE-2.1)\n\n---\n\n**Ende**\n\n* Schluss. (FIVE-2.1)\n";
    let whole = format!("{RULES}{chapter}");
    let summary = parsed(&whole).summary.unwrap();
    let [first, second] = &summary.sides[..] else { panic!() };
    let [topic] = &first[..] else { panic!() };
    assert_eq!(topic.title, "Anfang");
    assert_eq!(topic.items[0].html, "Alle bekommen <em>zwei</em> Karten.");
    assert!(topic.items[0].on_card && !topic.items[1].on_card);
    assert_eq!(topic.items[1].rules, ["FIVE-1.2", "FIVE-2.1"]);
    assert_eq!(second[0].items.len(), 1);
    assert_eq!(parsed(RULES).summary, None);
    let line = |wrong: &str| whole.lines().position(|line| line == wrong).unwrap() + 1;
    for (right, wrong) in [
        ("* Schluss. (FIVE-2.1)", "* Schluss."),
        ("* Schluss. (FIVE-2.1)", "Schluss. (FIVE-2.1)"),
        ("**Anfang**", "Anfang"),
    ] {
        let read = Document::parse("five", Language::German, &whole.replacen(right, wrong, 1)).unwrap_err();
        assert_eq!(read.line, line(right), "{wrong}: {read}");
    }
}
