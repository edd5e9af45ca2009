//! Crates of a few files, with a knot and without.

use super::Modules;
use crate::tree::{File, Tree};

/// The knots of a crate of these files, each as its names.
fn knots(files: &[(&str, &str)]) -> Vec<String> {
    let file = |(name, text): &(&str, &str)| File::new(&format!("c/src/{name}"), text);
    let tree = Tree { files: files.iter().map(file).collect(), places: Vec::new() };
    let knots = Modules::read(&tree, "c/src/").knots();
    knots.iter().map(|knot| knot.names.iter().map(String::as_str).collect::<Vec<_>>().join(" ")).collect()
}

const NONE: Vec<String> = Vec::new();

#[test]
fn two_that_name_each_other_are_a_knot() {
    let lib = ("lib.rs", "mod a; mod b;");
    let back = ("b.rs", "fn f() { super::a::g(1, crate::a::C) }");
    assert_eq!(knots(&[lib, ("a.rs", "use crate::b::{f, x::*};"), back]), ["a b"]);
    assert_eq!(knots(&[lib, ("a.rs", "use std::fmt;"), back]), NONE, "one way is none");
    let only_in_tests =
        "#[cfg(test)]\nuse crate::b;\n#[cfg(test)]\nmod tests { use crate::b::f; }\n// crate::b\n";
    assert_eq!(knots(&[lib, ("a.rs", only_in_tests), back]), NONE);
}

#[test]
fn the_way_round_names_every_line() {
    let files = [
        ("lib.rs", "mod a; mod b; mod c;"),
        ("a.rs", "\nuse crate::b;"),
        ("b.rs", "\n\nuse crate::c::C;"),
        ("c/mod.rs", "mod deep; pub struct C;"),
        ("c/deep.rs", "use crate::a::A;"),
    ];
    let file = |(name, text): (&str, &str)| File::new(&format!("c/src/{name}"), text);
    let tree = Tree { files: files.map(file).to_vec(), places: Vec::new() };
    let knots = Modules::read(&tree, "c/src/").knots();
    let way: Vec<String> =
        knots[0].way.iter().map(|edge| format!("{}:{} {}", edge.file, edge.line, edge.to)).collect();
    assert_eq!(way, ["c/src/a.rs:2 b", "c/src/b.rs:3 c", "c/src/c/deep.rs:1 a"]);
}

#[test]
fn a_parent_and_its_own_modules_are_one_room() {
    let parent = ("a/mod.rs", "mod one; pub use one::One; pub struct A; fn f() { one::g() }");
    assert_eq!(knots(&[("lib.rs", "mod a;"), parent, ("a/one.rs", "use super::A; use crate::a::f;")]), NONE);
}

#[test]
fn a_knot_inside_a_folder_is_found() {
    let (one, two) = (("a/one.rs", "use super::two::T;"), ("a/two.rs", "fn f(x: super::one::O) {}"));
    assert_eq!(knots(&[("lib.rs", "mod a;"), ("a/mod.rs", "mod one; mod two;"), one, two]), ["one two"]);
    assert_eq!(knots(&[("lib.rs", "mod a;"), ("a.rs", "mod one; mod two;"), one, two]), ["one two"]);
}

#[test]
fn what_is_passed_on_is_traced_to_where_it_is_defined() {
    let lib = ("lib.rs", "mod a; mod b; pub use a::{A as Alias, g}; use b::*;");
    let back = ("b.rs", "pub struct B; use crate::Alias;");
    assert_eq!(knots(&[lib, ("a.rs", "pub struct A; use crate::b;"), back]), ["a b"]);
    assert_eq!(knots(&[lib, ("a.rs", "pub struct A; use super::B;"), back]), ["a b"], "through a glob");
    assert_eq!(knots(&[lib, ("a.rs", "pub struct A; use super::C;"), back]), NONE);
}

#[test]
fn a_module_inside_a_file_is_a_module() {
    let written = "mod a { use super::b::B; } mod b { pub struct B; fn f() -> super::a::A { {} } } fn a() {}";
    assert_eq!(knots(&[("lib.rs", written)]), ["a b"]);
}

#[test]
fn imports_that_name_themselves_end() {
    assert_eq!(knots(&[("lib.rs", "mod a; mod b;"), ("a.rs", "use x::x; use b::b;"), ("b.rs", "")]), NONE);
}
