//! Outcomes of luck that scripts write only in part.

use engine::Misread;
use engine::notation::{Words, items};

use crate::action_text::{read_building, read_card};
use crate::card::Card;
use crate::luck::{BuildingPile, Chance, Due, ProjectPile};
use crate::pack::{BuildingId, BuildingType, ProjectId};
use crate::space::Line;
use crate::state::City;

/// Completes a sketch of the outcome that is due: what is named comes first, in its order, and the rest follows in
/// canonical order. A place in a pile that may hold anything is written `_`: the first cards not named go there.
/// A sketch of `removed` names some that are removed; the first ones of each type not named follow.
pub(crate) fn complete(city: &City, sketch: &str) -> Result<Chance, Misread> {
    let mut words = Words::new(sketch);
    let expected = "the word of the luck that is due";
    let (column, word) = words.expect(expected)?;
    let due = city.luck_due().filter(|due| due.word() == word);
    let due = due.ok_or_else(|| Misread::at(column, expected))?;
    let list: Vec<(usize, &str)> =
        words.next().into_iter().flat_map(|(column, word)| items(column, word)).collect();
    words.end()?;
    match due {
        Due::Removed => complete_removed(city, &list).map(Chance::Removed),
        Due::Buildings => {
            complete_pile(city, &list, &city.public.deck_without(&city.removed)).map(Chance::Buildings)
        }
        Due::Reshuffle => complete_pile(city, &list, city.refill()).map(Chance::Reshuffle),
        Due::Projects => complete_projects(city, &list).map(Chance::Projects),
        Due::Battles => complete_battles(&list).map(Chance::Battles),
        Due::Boards => Err(Misread::at(column, "boards written in full")),
    }
}

fn complete_removed(city: &City, list: &[(usize, &str)]) -> Result<BuildingPile, Misread> {
    let pack = &city.public.pack;
    let each = usize::from(city.public.removed_each);
    let mut removed = BuildingPile::new();
    for &(column, name) in list {
        let name = name.strip_prefix('!').unwrap_or(name);
        removed.push(read_building(pack, column, name)?);
    }
    // Names after an exclamation mark stay in the game.
    let stays: Vec<BuildingId> = list
        .iter()
        .filter_map(|(_, name)| name.strip_prefix('!'))
        .filter_map(|name| pack.find_building(name))
        .collect();
    removed.retain(|id| !stays.contains(id));
    for kind in BuildingType::ALL {
        let of_kind = |removed: &BuildingPile| removed.iter().filter(|&&id| pack.building(id).kind == kind).count();
        // The last ones of each type go, so that the first ones can be played.
        let all: BuildingPile = pack.building_cards().filter(|&id| pack.building(id).kind == kind).collect();
        for &id in all.iter().rev() {
            let copies = usize::from(pack.building(id).copies);
            let gone = removed.iter().filter(|&&other| other == id).count();
            if of_kind(&removed) < each && gone < copies && !stays.contains(&id) {
                removed.push(id);
            }
        }
    }
    removed.sort_unstable();
    Ok(removed)
}

/// Named things first, gaps and the rest from what is left.
fn complete_order<T: PartialEq + Copy>(
    named: &[(usize, Option<T>)],
    all: impl Iterator<Item = T>,
) -> Result<Vec<T>, Misread> {
    let mut left: Vec<T> = all.collect();
    for &(column, thing) in named {
        if let Some(thing) = thing {
            let at = left.iter().position(|&other| other == thing);
            left.remove(at.ok_or_else(|| Misread::at(column, "something that is there, not too often"))?);
        }
    }
    let mut left = left.into_iter();
    let mut order: Vec<T> = named.iter().filter_map(|&(_, thing)| thing.or_else(|| left.next())).collect();
    order.extend(left);
    Ok(order)
}

fn complete_pile(city: &City, list: &[(usize, &str)], all: &[BuildingId]) -> Result<BuildingPile, Misread> {
    let pack = &city.public.pack;
    let mut named = Vec::new();
    for &(column, name) in list {
        named.push((column, if name == "_" { None } else { Some(read_building(pack, column, name)?) }));
    }
    Ok(complete_order(&named, all.iter().copied())?.into_iter().collect())
}

fn complete_projects(city: &City, list: &[(usize, &str)]) -> Result<ProjectPile, Misread> {
    let mut named: Vec<(usize, Option<ProjectId>)> = Vec::new();
    for &(column, name) in list {
        let card = if name == "_" { None } else { Some(read_card(&city.public.pack, column, name)?) };
        let project = card.and_then(Card::project);
        if name != "_" && project.is_none() {
            return Err(Misread::at(column, "a Project, such as #5"));
        }
        named.push((column, project));
    }
    Ok(complete_order(&named, city.public.project_cards())?.into_iter().collect())
}

fn complete_battles(list: &[(usize, &str)]) -> Result<[Line; Line::COUNT], Misread> {
    let mut named = Vec::new();
    for &(column, name) in list {
        let line = match name {
            "_" => None,
            name => Some(name.parse().map_err(|bad: Misread| bad.shifted(column))?),
        };
        named.push((column, line));
    }
    let order = complete_order(&named, Line::all())?;
    order.try_into().map_err(|_| Misread::at(0, "six lines"))
}
