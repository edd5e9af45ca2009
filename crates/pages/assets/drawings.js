// What motions take from the drawing before and hold back in the drawing after.
import { all, animate, box, distance, find, ghost, hold, instead, isPlace, middle, picture, pixels, undo } from "./veil.js";

export const REST = 180; // milliseconds after a beat

export const list = names => [names ?? []].flat();
// A number as it stands in the page; that of a bar is how wide it is.
export const reading = one => one?.matches("rect") ? one.getAttribute("width") : one?.textContent ?? "0";
export const write = (one, text) => { if (one.matches("rect")) one.setAttribute("width", text); else one.textContent = text; };
export const number = text => /^[+−-]?\d+$/.test(text.trim()) ? Number(text.trim().replace("−", "-")) : NaN;

// What the beats need of the old drawing.
export function remember(beats) {
  const kept = new Map(), numbers = new Map(), sorted = new Map(), there = new Set();
  for (const { h = [] } of beats) for (const motion of h) {
    for (const name of list(motion.x).flatMap(beginningWith)) {
      const found = !kept.has(name) && (find(name) ?? instead(name));
      if (found) kept.set(name, { box: found.box, picture: isPlace(name) || found.instead || motion.as && !motion.turn ? null : picture(found) });
    }
    if (motion.stay) for (const name of list(motion.y)) { const found = find(name); if (found) kept.set(name, { box: found.box }); }
    if (motion.k === "appear") for (const name of list(motion.y)) if (all(name).length) there.add(name);
    if (motion.k === "count") for (const name of list(motion.y)) numbers.set(name, reading(all(name)[0]));
    if (motion.k === "sort") for (const one of parts(motion.y)) sorted.set(one.dataset.t, pixels(one));
  }
  return { kept, numbers, sorted, there, laden: loads(beats, kept) };
}

// A name that ends in * means all that begin so.
const beginningWith = name => name.endsWith("*") ? [...new Set([...document.querySelectorAll(`[data-t^="${CSS.escape(name.slice(0, -1))}"]`)].map(one => one.dataset.t))] : [name];
const isGone = name => !all(name).length;

// What of the same drawing lies on the things that are to sink, each with the one that it is nearest to.
function loads(beats, kept) {
  const motions = beats.flatMap(({ h = [] }) => h), named = motion => list(motion.x).flatMap(beginningWith);
  const sinking = motions.filter(({ k }) => k === "sink").flatMap(named).filter(name => kept.has(name));
  const laden = [];
  if (!sinking.length) return laden;
  for (const one of find(sinking[0])?.one?.ownerSVGElement?.querySelectorAll("[data-t]") ?? []) {
    const where = pixels(one);
    if (!where) continue;
    const far = name => distance(middle(kept.get(name).box), middle(where)), under = sinking.reduce((best, name) => far(name) < far(best) ? name : best), { box } = kept.get(under);
    const { x, y } = middle(where);
    if (x > box.left - 12 && x < box.right + 12 && y > box.top - 12 && y < box.bottom + 12) laden.push({ name: one.dataset.t, under, picture: picture({ one, box }) });
  }
  return laden;
}

export const parts = names => list(names).flatMap(name => all(name).flatMap(one => [...one.querySelectorAll("[data-t]")]));

// Puts what has gone where it was, and holds back what is not there yet.
export function prepare(beats, scene) {
  const { kept, numbers, sorted, there, laden } = scene, laid = new Set(), held = new Map();
  for (const motion of beats.flatMap(({ h = [] }) => h)) if (list(motion.x).some(name => name.endsWith("*"))) {
    const known = beginning => [...kept.keys()].filter(name => name.startsWith(beginning) && isGone(name));
    motion.x = list(motion.x).flatMap(name => name.endsWith("*") ? known(name.slice(0, -1)) : [name]);
    if (motion.y) motion.x.splice(list(motion.y).length);
  }
  const taken = new Set(beats.flatMap(({ h = [] }) => h).flatMap(({ x }) => list(x)));
  for (const { name, under, picture: load } of laden) if (!taken.has(name) && isGone(name)) kept.get(under).picture.append(...load.childNodes);
  scene.release = name => { for (const show of held.get(name) ?? []) show(); held.delete(name); };
  const back = name => { if (!isPlace(name) && !held.has(name)) held.set(name, all(name).map(hold)); };
  for (const { h = [] } of beats) for (const motion of h) {
    if (["move", "appear", "flip", "flow", "crack", "show"].includes(motion.k)) list(motion.y).filter(name => motion.k !== "appear" || !there.has(name)).forEach(back);
    if (["move", "vanish", "flip", "sink"].includes(motion.k)) for (const name of list(motion.x)) {
      const old = kept.get(name);
      if (old?.picture && !laid.has(name)) {
        old.ghost = ghost(old.picture, old.box);
        old.ghost.dataset.from = name;
      }
      laid.add(name);
    }
    if (motion.k === "count") for (const name of list(motion.y)) reread(name, numbers.get(name));
    if (motion.k === "state") for (const one of list(motion.y).flatMap(all).filter(one => one.classList.contains(motion.how))) {
      one.dataset.later = motion.how;
      one.classList.remove(motion.how);
      undo(() => { one.classList.add(motion.how); delete one.dataset.later; });
    }
    if (motion.k === "sort") for (const one of parts(motion.y)) {
      const was = sorted.get(one.dataset.t), is = pixels(one);
      if (was && is) animate(one, [{ transform: `translate(${was.x - is.x}px,${was.y - is.y}px)` }], { duration: 1 }).id = "sort";
    }
  }
}

// A number reads as it did before, for the eye; it is hidden from readers, or has its name from elsewhere.
function reread(name, before) {
  for (const one of all(name)) {
    const after = reading(one);
    if (before === after || one.children.length || Number.isNaN(number(before)) || Number.isNaN(number(after))) continue;
    write(one, before);
    undo(() => write(one, after));
    one.dataset.after = after;
    undo(() => delete one.dataset.after);
  }
}

// ---- backward ---------------------------------------------------------------------------------------------------
// The same beats from their end: how the drawing after them becomes the drawing before. A word, a light of the rules or a
// sheet is not seen again.
export const mirrored = beats => beats.toReversed().map(({ e, by, h = [], rest }) => ({ e, by, rest: (rest ?? REST) / 2, h: h.toReversed().flatMap(backward) }));

function backward({ k, x, y, via }) {
  switch (k) {
    case "move": return [{ k, x: y, y: x, ...via && { via: list(via).toReversed() } }];
    case "flip": return [{ k, x: y, y: x }];
    case "sort": case "count": return [{ k, y }];
    case "appear": case "flow": case "crack": return [{ k: "vanish", x: y, how: "fade" }];
    case "vanish": case "sink": return [{ k: "appear", y: x, how: "fade" }];
    default: return [];
  }
}
