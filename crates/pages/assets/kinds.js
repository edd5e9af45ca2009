// The kinds of motions, and how each is seen.
// docs/motion.md says what they mean.
import { list, number, parts, reading, write } from "./drawings.js";
import { burn, dome, dust, flare, pour, prints, puff, ripples, sparks, strand, tumble } from "./effects.js";
import { sound } from "./sound.js";
import { all, animate, around, bare, box, distance, find, ghost, instead, isPlace, middle, picture, pixels, ring, symbol, undo } from "./veil.js";

const CURVE = {
  travel: "cubic-bezier(.32,0,.14,1)", out: "cubic-bezier(.2,.8,.3,1)", inout: "cubic-bezier(.6,0,.3,1)", drop: "cubic-bezier(.55,0,.9,.45)",
  spring: "linear(0,.09 8%,.55 24%,.93 38%,1.085 50%,1.075 58%,1.01 74%,.99 84%,1)",
};
const GHOSTS = () => innerWidth < 700 ? 14 : 24; // that may be in flight at once
const STAGGER = 70, STAGGERED = 560;             // between things of one motion, and in all
const SMALL = .4;                                // of its size, what leaves a place or goes into one
const OUTLINED = 8;                              // things that land together, and are outlined
const STEP = 150;                                // a space walked
const COUNTED = { step: 60, least: 240, most: 700 };

const go = far => Math.min(440, Math.max(200, 160 + 9 * Math.sqrt(far)));
const gap = count => Math.min(STAGGER, STAGGERED / Math.max(count, 1));
const across = where => middle(where).x / innerWidth;

// ---- kinds ------------------------------------------------------------------------------------------------------
// Each takes a motion and { kept, from, t, later, release, open }: `from` is when it begins, in milliseconds after
// now, `t` how much longer travels take. Each gives when it has ended.
export const KINDS = { move, sort, appear, vanish, flip, count, light, show, state, say, roll, flow, crack, sink, band, thread, sheet };

function move(motion, scene) {
  const from = list(motion.x), to = list(motion.y), times = Math.max(motion.n ?? 0, from.length, to.length), each = gap(times);
  let end = scene.from;
  for (let at = 0; at < times; at++) {
    const one = { ...motion, x: from[at] ?? from.at(-1), y: to[at] ?? to.at(-1) };
    end = Math.max(end, at < GHOSTS() ? travel(one, { ...scene, from: scene.from + at * each * scene.t, outlined: times <= OUTLINED }, at) : scene.from);
    if (at >= GHOSTS()) scene.later(end, () => scene.release(one.y));
  }
  return end;
}

// Where a thing or a place is, or where it was if it has gone.
const where = (name, kept) => find(name) ?? instead(name) ?? kept.get(name) ?? kept.get(bare(name));

// One thing goes from x to y. If it stays there, it has that name in the layer from now on.
function travel({ x, y, via, as, turn, stay, s }, { kept, from, t, later, release, outlined }, nth) {
  const old = kept.get(x), target = stay ? kept.get(y) ?? find(y) : where(y, kept), start = old?.box ?? (find(x) ?? instead(x))?.box, out = isPlace(x);
  const into = (isPlace(y) || target?.instead) && !stay;
  if (!start || !target) { later(from, () => { release(y); old?.ghost?.remove(); }); return from; }
  const own = into ? old?.picture && !as ? start : around(start, token(start, target.box)) : target.box;
  const first = out ? around(start, scaled(own, as && into ? 1 : SMALL)) : start, last = into ? around(target.box, scaled(own, as ? 1 : SMALL)) : target.box;
  const image = as && !turn ? symbol(as) : isPlace(y) ? old?.picture : picture(target);
  if (!image) { later(from, () => release(y)); return from; }
  const flying = into && old?.ghost && !as ? old.ghost : ghost(image, own), inner = flying.firstElementChild;
  const home = middle(own), put = where => `translate(${middle(where).x - home.x}px,${middle(where).y - home.y}px) scale(${where.width / own.width},${where.height / own.height})`;
  if (flying !== old?.ghost) {
    animate(flying, [{ opacity: 0 }, { opacity: 1 }], { duration: 1, delay: from });
    if (!into || as) later(from, () => old?.ghost?.remove());
  }
  const far = distance(middle(first), middle(last)), ms = (via ? STEP * (list(via).length + 1) : go(far)) * t;
  if (via) walk(flying, inner, [first, ...list(via).map(name => find(name)?.box).filter(Boolean).map(place => around(place, last)), last].map(put), { from, t, s });
  else {
    animate(flying, [{ transform: put(first) }, { transform: put(last) }], { duration: ms, delay: from, easing: CURVE.travel });
    const lift = as || into ? 0 : Math.min(36, .12 * far);
    animate(inner, [{ transform: "none" }, { transform: `translateY(${-lift}px) scale(1.06)`, offset: .45, easing: "ease-in" }, { transform: "none" }], { duration: ms, delay: from, easing: "ease-out" });
    if (s) sound(s, { at: from + ms, lands: true, x: across(last), step: nth });
    if (s === "step" && !out && !into) prints(first, last, { delay: from, ms });
  }
  Object.assign(flying.dataset, { from: x, to: y });
  if (outlined && !into && !as) ring(target.box, "landed", { delay: from + ms }); // for those who did not see it come
  if (turn) turned(inner, as, { from, ms });
  if (stay) kept.set(stay, { box: target.box, picture: image, ghost: flying });
  if (into) animate(flying, [{ opacity: 1 }, { opacity: 0 }], { duration: 90 * t, delay: from + ms - 40 * t, composite: "replace" });
  later(from + ms, () => { release(y); if (!into && !stay) flying.remove(); });
  return from + ms;
}

const scaled = ({ width, height }, by) => ({ width: width * by, height: height * by });
// The size of a symbol that goes from one place to another.
const token = (one, other) => { const size = Math.max(14, Math.min(34, one.height, other.height)); return { width: size, height: size }; };

// A hop a space.
function walk(flying, inner, stops, { from, t, s }) {
  const each = STEP * t;
  animate(flying, stops.map(transform => ({ transform, easing: "ease-in-out" })), { duration: each * (stops.length - 1), delay: from });
  for (let hop = 0; hop < stops.length - 1; hop++) {
    animate(inner, [{ transform: "none" }, { transform: "translateY(-10px)" }, { transform: "none" }], { duration: each, delay: from + hop * each, fill: "none", easing: "ease-out" });
    if (s) sound(s, { at: from + (hop + 1) * each - 30 });
  }
}

// A back that turns to its face in the first half of the way.
function turned(inner, back, { from, ms }) {
  const face = inner.firstElementChild, other = symbol(back), half = { duration: ms * .5, delay: from, easing: "linear" };
  inner.append(other);
  animate(other, [{ transform: "none", opacity: 1 }, { transform: "scaleX(.02)", opacity: 1, offset: .5 }, { transform: "scaleX(0)", opacity: 0, offset: .51 }, { transform: "scaleX(0)", opacity: 0 }], half);
  animate(face, [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: .49 }, { transform: "none" }], half);
}

// The things themselves glide, so that the pointer meets what it sees. Those named in `x` rise meanwhile.
function sort({ x, y, s }, { sorted, from, t }) {
  const [up, glide, down] = [260, 380, 160].map(ms => ms * t), whole = up + glide + down, risen = new Set(list(x));
  for (const one of parts(y)) {
    for (const animation of one.getAnimations()) if (animation.id === "sort") animation.cancel();
    const was = sorted.get(one.dataset.t), is = pixels(one);
    if (!was || !is) continue;
    const high = risen.has(one.dataset.t) ? -8 : 0, at = (rise, share) => `translate(${(was.x - is.x) * share}px,${(was.y - is.y) * share + rise}px)`;
    animate(one, [{ transform: at(0, 1), easing: CURVE.out }, { transform: at(high, 1), offset: up / whole, easing: CURVE.travel }, { transform: at(high, 0), offset: (up + glide) / whole, easing: "ease-in" }, { transform: "none" }], { duration: whole, delay: from });
  }
  if (s) sound(s, { at: from + up });
  return from + whole;
}

const ENTRANCES = {
  rise: { ms: 380, foot: true, easing: CURVE.spring, frames: [{ transform: "scale(.3,0)", opacity: 0 }, { transform: "none", opacity: 1 }] },
  set: { ms: 240, easing: CURVE.out, frames: [{ transform: "translateY(-14px) scale(1.06)", opacity: 0 }, { transform: "none", opacity: 1 }] },
  drop: { ms: 320, easing: CURVE.drop, frames: [{ transform: "translateY(-60px) scale(1.15)", opacity: 0 }, { opacity: 1, offset: .3 }, { transform: "none", opacity: 1 }] },
  tip: { ms: 640, foot: true, easing: "ease-in-out", frames: [{ transform: "rotate(-88deg)", opacity: 1 }, { transform: "rotate(5deg)", offset: .72 }, { transform: "rotate(-2.5deg)", offset: .87 }, { transform: "none", opacity: 1 }] },
  fade: { ms: 200, easing: "linear", frames: [{ opacity: 0 }, { opacity: 1 }] },
};

function appear({ y, how, s }, { from, t, later, release, there }) {
  const names = list(y), { ms, foot, easing, frames } = ENTRANCES[how] ?? ENTRANCES.fade;
  let end = from;
  names.forEach((name, nth) => {
    const found = find(name), start = from + nth * gap(names.length) * t;
    if (!found) { later(start, () => release(name)); return; }
    if (there.has(name)) { end = Math.max(end, start + LIGHTS.ring(found, start, t)); return; } // it is no news
    const coming = ghost(picture(found), found.box);
    coming.dataset.to = name;
    if (foot) coming.style.transformOrigin = "50% 96%";
    animate(coming, [{ visibility: "hidden" }, { visibility: "visible" }], { duration: 1, delay: start });
    animate(coming, frames, { duration: ms * t, delay: start, easing });
    if (foot) later(start + ms * t * .7, () => dust(found.box, t));
    if (s) sound(s, { at: start + (how === "drop" ? ms * t : 0), x: across(found.box), step: nth });
    later(start + ms * t, () => { release(name); coming.remove(); });
    end = Math.max(end, start + ms * t);
  });
  return end;
}

const EXITS = {
  fade: [{ opacity: 1 }, { opacity: 0 }],
  fall: [{ transform: "none", opacity: 1 }, { transform: "translateY(46px) rotate(6deg)", opacity: 0 }],
  lift: [{ transform: "none", opacity: 1 }, { transform: "translateY(-26px)", opacity: 0 }],
};

function vanish({ x, how, s }, { kept, from, t }) {
  const names = list(x);
  let end = from;
  names.forEach((name, nth) => {
    const old = kept.get(name), start = from + nth * gap(names.length) * t, ms = (how === "burn" ? 760 : 320) * t;
    if (!old?.ghost) return;
    if (how === "burn") burn(old, start, t);
    else animate(old.ghost, EXITS[how] ?? EXITS.fade, { duration: ms, delay: start, easing: how === "fall" ? CURVE.drop : "linear" });
    if (s) sound(s, { at: start, x: across(old.box), step: nth });
    end = Math.max(end, start + ms);
  });
  return end;
}

function flip({ x, y, s }, { kept, from, t, later, release }) {
  const froms = list(x), tos = list(y), half = 120 * t;
  let end = from;
  tos.forEach((name, nth) => {
    const found = find(name), old = kept.get(froms[nth] ?? froms.at(-1)), start = from + nth * Math.min(45, gap(tos.length)) * t;
    if (!found) { later(start, () => release(name)); return; }
    const next = ghost(picture(found), found.box);
    if (old?.ghost) animate(old.ghost, [{ transform: "none" }, { transform: "scaleX(0)" }], { duration: half, delay: start, easing: "ease-in" });
    animate(next, [{ transform: "scaleX(0)" }, { transform: "none" }], { duration: half, delay: start + half, easing: "ease-out" });
    if (s) sound(s, { at: start, x: across(found.box), step: nth });
    later(start + 2 * half, () => { release(name); next.remove(); });
    end = Math.max(end, start + 2 * half);
  });
  return end;
}

function count({ y, s }, { from, t, later }) {
  let end = from;
  for (const one of list(y).flatMap(all)) {
    const { after } = one.dataset, before = number(reading(one));
    if (after === undefined || Number.isNaN(before)) continue;
    const by = number(after) - before, unit = before % 10 || by % 10 ? 1 : 10, steps = Math.min(12, Math.abs(by) / unit), ms = Math.max(COUNTED.least, Math.min(COUNTED.most, COUNTED.step * steps)) * t;
    for (let step = 1; step <= steps; step++) later(from + ms * (1 - (1 - step / steps) ** 1.5) * (step === steps ? 1 : .92), () => {
      write(one, step === steps ? after : String(Math.round((before + by * step / steps) / unit) * unit).replace("-", "−"));
    });
    if (s) for (let step = 1; step <= steps; step++) sound(step === steps ? "counted" : s, { at: from + ms * step / steps, step: step - 1 });
    if (!one.matches("rect")) later(from + ms, () => animate(one, [{ transform: "scale(1.25)" }, { transform: "none" }], { duration: 260 * t, easing: CURVE.out, fill: "none" }));
    delete one.dataset.after;
    end = Math.max(end, from + ms);
  }
  return end;
}

function light({ y, how, s }, { kept, from, t }) {
  const names = list(y);
  let end = from;
  names.forEach((name, nth) => {
    const found = where(name, kept), start = from + nth * gap(names.length) * t;
    if (!found) return;
    if (s) sound(s, { at: start, x: across(found.box), step: nth });
    end = Math.max(end, start + (LIGHTS[how] ?? LIGHTS.ring)(found, start, t));
  });
  return end;
}

// Each gives how long it is before what comes next may begin.
const LIGHTS = {
  ring: ({ box }, delay, t) => { ring(box, "", { ms: 900 * t, delay }); return 260 * t; },
  won: ({ box }, delay) => { ring(box, "won", { delay, stays: true }); return 260; },
  doomed: ({ box }, delay) => { ring(box, "doomed", { delay, stays: true }); return 260; },
  flare: ({ box }, delay, t) => { flare(middle(box), Math.max(box.width, box.height), delay, t); return 650 * t; },
  dome: ({ box }, delay, t) => { dome(box, delay, t); return 560 * t; },
  puff: ({ box }, delay, t) => { puff(box, delay, t); return 260 * t; },
  dip: ({ one }, delay, t) => {
    if (!one) return 0;
    animate(one, [{ transform: "none" }, { transform: "translateY(3px)" }, { transform: "none" }], { duration: 260 * t, delay, fill: "none", composite: "add", easing: CURVE.inout });
    return 260 * t;
  },
};

function show({ y, s }, { from, later, release }) {
  later(from, () => list(y).forEach(name => {
    release(name);
    for (const one of all(name)) if (one.closest(".sheet[open]")) one.scrollIntoView({ block: "nearest" });
  }));
  if (s) sound(s, { at: from });
  return from;
}

function state({ y, how, s }, { from, t, later }) {
  later(from, () => { for (const one of list(y).flatMap(all)) if (one.dataset.later === how) one.classList.add(how); });
  if (s) sound(s, { at: from });
  return from + 120 * t;
}

function say({ y, text, how, s }, { kept, from, t }) {
  const found = where(list(y)[0], kept);
  if (!found) return from;
  const { x } = middle(found.box), top = found.box.y < 60 ? found.box.bottom + 34 : found.box.y - 6;
  const word = box(new DOMRect(Math.max(40, Math.min(innerWidth - 40, x)), top, 0, 0), `word ${how}`), label = document.createElement("b");
  label.textContent = text;
  word.append(label);
  animate(label, [{ opacity: 0, transform: "translateY(12px) scale(.8)" }, { opacity: 1, transform: "none", offset: .2 }, { opacity: 1, transform: "translateY(-14px)", offset: .75 }, { opacity: 0, transform: "translateY(-26px)" }], { duration: 1100 * Math.max(t, .6), delay: from, easing: "ease-out" });
  if (s) sound(s, { at: from, x: across(found.box) });
  return from + 220 * t;
}

function roll({ y, as, text, s }, { from, t, later }) {
  const found = find(list(y)[0]);
  if (!found) return from;
  if (s) sound(s, { at: from });
  return tumble(middle(found.box), { shows: as, other: text }, { from, t, later });
}

function flow({ x, y, s }, { kept, from, t, later, release }) {
  let end = from;
  for (const name of list(y)) {
    const source = kept.get(list(x)[0])?.box ?? find(list(x)[0])?.box, found = find(name);
    if (!source || !found) { later(from, () => release(name)); continue; }
    if (s) sound(s, { at: from, x: across(found.box) });
    pour(middle(source), found.box, from, t);
    const tile = ghost(picture(found), found.box), lands = from + 480 * t * .72;
    animate(tile, [{ transform: "scale(.2)", opacity: 0 }, { opacity: 1, offset: .3 }, { transform: "none", opacity: 1 }], { duration: 360 * t, delay: lands, easing: CURVE.spring });
    later(lands + 360 * t, () => { release(name); tile.remove(); });
    end = Math.max(end, lands + 360 * t);
  }
  return end;
}

function crack({ y, s }, { from, t, later, release }) {
  const ms = 520 * t;
  list(y).forEach(name => {
    later(from, () => release(name));
    for (const path of all(name).flatMap(one => one.matches("path") ? [one] : [...one.querySelectorAll("path, use")])) {
      const drawn = path.matches("use") ? document.querySelector(path.getAttribute("href")) : path, length = drawn.getTotalLength(), { strokeDasharray } = path.style;
      path.style.strokeDasharray = `${length} ${length * 1.2}`;
      undo(() => { path.style.strokeDasharray = strokeDasharray; if (!path.getAttribute("style")) path.removeAttribute("style"); });
      animate(path, [{ strokeDashoffset: length }, { strokeDashoffset: 0 }], { duration: ms, delay: from, easing: "cubic-bezier(.2,.4,.3,1)" });
    }
    const found = find(name);
    if (found) later(from, () => sparks(found.box, t));
    if (s && found) sound(s, { at: from, x: across(found.box) });
  });
  return from + ms;
}

// All things of one motion go under together.
function sink({ x, s }, { kept, from, t }) {
  const ms = 700 * t, sinking = list(x).map(name => kept.get(name)).filter(old => old?.ghost);
  if (!sinking.length) return from;
  const left = Math.min(...sinking.map(({ box }) => box.x)), right = Math.max(...sinking.map(({ box }) => box.right)), top = Math.min(...sinking.map(({ box }) => box.y)), bottom = Math.max(...sinking.map(({ box }) => box.bottom));
  const whole = new DOMRect(left, top, right - left, bottom - top), { x: mx, y: my } = middle(whole);
  for (const { ghost: one, box } of sinking) {
    one.style.transformOrigin = `${mx - box.x}px ${my - box.y + whole.height * .1}px`;
    animate(one, [{ transform: "none", opacity: 1, filter: "none", easing: "ease-out" }, { transform: "translateY(3px) rotate(-2deg)", opacity: 1, offset: .22, easing: "ease-in" }, { transform: "translateY(14px) rotate(-4deg) scale(.95)", opacity: .8, offset: .7, easing: "ease-in" }, { transform: "translateY(26px) rotate(-5deg) scale(.86)", opacity: 0 }], { duration: ms, delay: from });
  }
  ripples(whole, from + ms * .5, t);
  if (s) sound(s, { at: from, x: across(whole) });
  return from + ms + 300 * t;
}

function band({ x, y, s }, { from, t }) {
  const ends = [...list(x), ...list(y)].map(find).filter(Boolean).map(found => found.box);
  if (ends.length < 2) return from;
  const left = Math.min(...ends.map(end => end.left)) - 7, top = Math.min(...ends.map(end => end.top)) - 7;
  const whole = new DOMRect(left, top, Math.max(...ends.map(end => end.right)) + 7 - left, Math.max(...ends.map(end => end.bottom)) + 7 - top);
  const one = box(whole, "band"), lies = whole.width > whole.height, starts = middle(ends[0])[lies ? "x" : "y"] <= middle(whole)[lies ? "x" : "y"];
  one.style.transformOrigin = starts ? "0 0" : "100% 100%";
  const thin = lies ? "scaleX(.02)" : "scaleY(.02)";
  animate(one, [{ transform: thin, opacity: 0 }, { opacity: 1, offset: .15 }, { transform: "none", opacity: 1 }], { duration: 520 * t, delay: from, easing: CURVE.inout });
  if (s) sound(s, { at: from });
  return from + 520 * t;
}

function thread({ x, y, s }, { from, t }) {
  const ends = [list(x)[0], list(y)[0]].map(name => name && find(name));
  if (!ends.every(Boolean)) return from;
  strand(...ends.map(end => middle(end.box)), from, t);
  if (s) sound(s, { at: from });
  return from + 480 * t;
}

function sheet(motion, { from, t, later, open }) {
  later(from, open);
  return from + 280 * t;
}

// ---- without travel: reduced motion, and at once -----------------------------------------------------------------
// Outlines what a beat changes, and what it came from. Gives how long it takes.
export function outline({ h = [] }, { kept, open }, ms) {
  for (const { k, x, y, s } of h) {
    if (k === "sheet") open();
    if (k === "state" || k === "show") continue;
    for (const name of list(y)) { const found = !isPlace(name) && find(name); if (found) ring(found.box, "", { ms }); }
    for (const name of list(x)) { const old = !isPlace(name) && kept.get(name); if (old) ring(old.box, "was", { ms }); }
    if (s) sound(s, {});
  }
  return h.length ? ms : 0;
}

