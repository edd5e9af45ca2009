// Any svg[data-zoomable] of the table can be seen nearer and moved about: by wheel, by one or two fingers,
// by + - 0 and Shift with arrows, by buttons with data-pan. With data-zoomable="turn" a wide picture is
// turned upright where there is more height than width: its first group follows --turn. A part with data-frame says
// which part of the picture is worth looking at; it comes into sight when nothing moves and nothing is being chosen.
// Without this script it is a picture that shows everything.
import { $, $$, likes } from "./page.js";

const NEAREST = 6;      // so many times nearer than the whole
const FINGER = 44;      // what is to be chosen by touch gets at least so many pixels
const SLACK = 8;        // a finger that moves less has not moved

const PAUSE = 120;      // milliseconds: a press that has ended what moved is a choice first
const GLIDE = 600;      // milliseconds, to a new frame

// A panel that opens or a question that grows changes the room of the picture as a window does. One that has left the
// page has none.
const room = new ResizeObserver(() => { if (!map.isConnected) return; find(true); follow(); });

let gliding, map, whole, seen, touched = false, hands = new Map(), spread = 0, dragged = false;

export function zoom(root) {
  root.addEventListener("chosen", () => { find(); follow(); });
  root.addEventListener("click", press);
  root.addEventListener("keydown", key);
  root.addEventListener("focusin", event => reveal(event.target));
  document.addEventListener("played", () => setTimeout(fit, PAUSE));
  document.addEventListener("playing", () => gliding?.finish());
  find(true);
  follow();
}

// The picture that is in the page now, with the part that was seen of the last one.
function find(anew = false) {
  const found = $("#main svg[data-zoomable]");
  if (!found || (found === map && !anew)) return;
  if (found !== map) { ready(found); map = found; hands.clear(); room.disconnect(); room.observe(map.parentElement); }
  const before = whole;
  whole = bounds();
  if (!before || before.w !== whole.w || before.h !== whole.h) seen = whole;
  show();
}

function bounds() {
  map.dataset.box ??= $("[data-frame]", map)?.dataset.frame ?? map.getAttribute("viewBox");
  const [x, y, w, h] = map.dataset.box.split(/[ ,]+/).map(Number), place = map.parentElement.getBoundingClientRect();
  const turned = map.dataset.zoomable === "turn" && place.height > 1.05 * place.width && w > h;
  map.toggleAttribute("data-turned", turned);
  return turned ? { x: -y - h, y: x, w: h, h: w } : { x, y, w, h };
}

function ready(svg) {
  svg.dataset.ready = "";
  svg.addEventListener("wheel", event => { event.preventDefault(); nearer(event.deltaY < 0 ? 1.2 : 1 / 1.2, at(event)); touched = true; }, { passive: false });
  svg.addEventListener("pointerdown", down);
  svg.addEventListener("pointermove", move);
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) svg.addEventListener(end, event => { hands.delete(event.pointerId); spread = 0; });
}

// ---- the part that is seen --------------------------------------------------------------------------
function show() {
  const { x, y, w, h } = seen;
  map.setAttribute("viewBox", `${x.toFixed(1)} ${y.toFixed(1)} ${w.toFixed(1)} ${h.toFixed(1)}`);
  inset();
}

// Sets what is seen, never beyond the whole by more than what is seen itself.
function look(next) {
  const w = Math.min(Math.max(next.w, whole.w / NEAREST), whole.w), h = w * whole.h / whole.w;
  const inside = (at, size, from, all) => size >= all ? from : Math.min(Math.max(at, from), from + all - size);
  seen = { x: inside(next.x, w, whole.x, whole.w), y: inside(next.y, h, whole.y, whole.h), w, h };
  show();
}

// The frame of the picture has changed: it glides there, unless somebody is about to press something on it.
function fit() {
  const frame = map?.isConnected && $("[data-frame]", map)?.dataset.frame;
  if (!frame || frame === map.dataset.box || hands.size || $(".sel", map) || ($(".can", map) && map.matches(":hover"))) return;
  const before = map.getAttribute("viewBox").split(" ").map(Number), isWhole = seen.w > whole.w * .99;
  map.dataset.box = frame;
  whole = bounds();
  look(isWhole ? whole : seen);
  glide(before);
}

// Moves the picture from the part that was seen to the one that is seen now.
function glide([x, y, w, h]) {
  if (likes.motion === "still" || likes.pace === "once" || (likes.motion !== "full" && matchMedia("(prefers-reduced-motion: reduce)").matches)) return;
  const { width, height } = map.getBoundingClientRect(), scale = (w, h) => Math.min(width / w, height / h);
  const was = scale(w, h), is = scale(seen.w, seen.h), middle = [seen.x + seen.w / 2 - x - w / 2, seen.y + seen.h / 2 - y - h / 2];
  gliding = map.animate([{ transform: `translate(${middle[0] * was}px,${middle[1] * was}px) scale(${was / is})` }, { transform: "none" }], { duration: GLIDE, easing: "cubic-bezier(.6,0,.3,1)" });
}

// Nearer around a point that stays where it is.
function nearer(times, [px, py] = [seen.x + seen.w / 2, seen.y + seen.h / 2]) {
  const w = Math.min(Math.max(seen.w / times, whole.w / NEAREST), whole.w), share = w / seen.w;
  look({ x: px - (px - seen.x) * share, y: py - (py - seen.y) * share, w });
}

// A point of the window as a point of the picture.
function at({ clientX, clientY }) {
  const point = new DOMPoint(clientX, clientY).matrixTransform(map.getScreenCTM().inverse());
  return [point.x, point.y];
}

// The box of some elements in the picture.
function around(things) {
  const boxes = things.map(thing => thing.getBoundingClientRect()).filter(box => box.width);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map(box => box.left)), right = Math.max(...boxes.map(box => box.right));
  const top = Math.min(...boxes.map(box => box.top)), bottom = Math.max(...boxes.map(box => box.bottom));
  const [x, y] = at({ clientX: left, clientY: top }), [x2, y2] = at({ clientX: right, clientY: bottom });
  return { x, y, w: x2 - x, h: y2 - y, least: Math.min(...boxes.map(box => Math.min(box.width, box.height))) };
}

// On small screens what may be chosen comes near enough for a finger, unless the person has looked elsewhere.
function follow() {
  if (!map) return;
  const ends = $$(".can", map), chosen = $$(".sel", map);
  if (!ends.length && !chosen.length) { touched = false; if (map.clientWidth < 700) look(whole); return; }
  const wanted = ends.length ? ends : chosen;
  if (touched || map.clientWidth >= 700) return seen.w < whole.w && bring(wanted);
  look(whole);
  const box = around(wanted);
  if (!box || box.least >= FINGER) return;
  const need = FINGER / box.least, fit = Math.min(whole.w / (box.w * 1.25), whole.h / (box.h * 1.25));
  const w = whole.w / Math.max(1, Math.min(need, fit)), h = w * whole.h / whole.w;
  look({ x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w });
}

// Where the person has come nearer, what may be chosen is never out of sight: as near as all of it has room.
function bring(things) {
  const box = around(things), pad = seen.w * .03;
  if (!box || (box.x >= seen.x - pad && box.y >= seen.y - pad && box.x + box.w <= seen.x + seen.w + pad && box.y + box.h <= seen.y + seen.h + pad)) return;
  const before = map.getAttribute("viewBox").split(" ").map(Number);
  const w = Math.max(seen.w, 1.15 * box.w, 1.15 * box.h * whole.w / whole.h), h = w * whole.h / whole.w;
  look({ x: box.x + box.w / 2 - w / 2, y: box.y + box.h / 2 - h / 2, w });
  glide(before);
}

// What gets the focus by keys comes into sight.
function reveal(thing) {
  if (!map?.contains(thing) || thing === map || !thing.matches(":focus-visible") || seen.w >= whole.w) return;
  const box = around([thing]), pad = seen.w * 0.06;
  if (!box || (box.x > seen.x + pad && box.y > seen.y + pad && box.x + box.w < seen.x + seen.w - pad && box.y + box.h < seen.y + seen.h - pad)) return;
  look({ ...seen, x: box.x + box.w / 2 - seen.w / 2, y: box.y + box.h / 2 - seen.h / 2 });
}

// ---- pointers -----------------------------------------------------------------------------------------
function down(event) {
  for (const motion of map.getAnimations({ subtree: true })) try { motion.finish(); } catch { /* one that never ends */ }
  if (event.button > 0) return;
  if (!hands.size) dragged = false;
  hands.set(event.pointerId, event);
}

function move(event) {
  const last = hands.get(event.pointerId);
  if (!last) return;
  if (!dragged && Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < SLACK) return;
  if (!dragged) { dragged = true; dispatchEvent(new Event("scroll")); } // a held thing is not magnified while the map moves
  const [x, y] = at(event), [lastX, lastY] = at(last);
  hands.set(event.pointerId, event);
  touched = true;
  if (hands.size === 1) return look({ ...seen, x: seen.x - (x - lastX), y: seen.y - (y - lastY) });
  const [one, two] = [...hands.values()], apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
  if (spread) nearer(apart / spread, at({ clientX: (one.clientX + two.clientX) / 2, clientY: (one.clientY + two.clientY) / 2 }));
  spread = apart;
}

// The end of a drag is no choice.
addEventListener("click", event => { if (dragged && map?.contains(event.target)) { event.stopPropagation(); event.preventDefault(); dragged = false; } }, true);

// ---- buttons, keys, the whole in small -------------------------------------------------------------------
const pan = {
  in: () => nearer(1.5), out: () => nearer(1 / 1.5), all: () => look(whole),
  peek: () => document.body.toggleAttribute("data-peek"),
};

function press(event) {
  const tool = event.target.closest?.("[data-pan]")?.dataset.pan;
  if (!map || !pan[tool]) return;
  pan[tool]();
  touched = tool !== "all";
  for (const eye of $$("[data-pan=peek]")) eye.setAttribute("aria-pressed", document.body.hasAttribute("data-peek"));
}

function key(event) {
  if (!map || event.defaultPrevented || event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey || $("dialog:modal")) return;
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  if (event.shiftKey && step) look({ ...seen, x: seen.x + step[0] * seen.w / 6, y: seen.y + step[1] * seen.h / 6 });
  else if (event.key === "+" || event.key === "=") pan.in();
  else if (event.key === "-") pan.out();
  else if (event.key === "0") pan.all();
  else return;
  touched = event.key !== "0";
  event.preventDefault();
}

function inset() {
  const world = map.querySelector("g[id]"), SVG = "http://www.w3.org/2000/svg";
  let small = $(".zoom-inset", map.parentElement);
  if (!small && world) {
    small = document.createElementNS(SVG, "svg");
    small.setAttribute("class", "zoom-inset");
    small.setAttribute("aria-hidden", "true");
    small.addEventListener("click", () => { touched = true; look(whole); });
    const copy = document.createElementNS(SVG, "use");
    copy.setAttribute("href", `#${world.id}`);
    small.append(copy, ...["frame0", "frame"].map(name => {
      const frame = document.createElementNS(SVG, "rect");
      frame.setAttribute("class", name);
      return frame;
    }));
    map.parentElement.append(small);
  }
  if (!small) return;
  small.toggleAttribute("data-turned", map.hasAttribute("data-turned"));
  small.setAttribute("viewBox", `${whole.x} ${whole.y} ${whole.w} ${whole.h}`);
  const isNearer = seen.w < whole.w * 0.92;
  small.toggleAttribute("data-shown", isNearer); // what is not shown has no size
  if (isNearer && !standsAside(small)) small.removeAttribute("data-shown");
  for (const frame of $$("rect", small)) for (const [name, value] of [["x", seen.x], ["y", seen.y], ["width", seen.w], ["height", seen.h]]) frame.setAttribute(name, value);
}

// Moves the whole in small to a corner where it lies over the middle of nothing that may be chosen. Gives whether there is one.
function standsAside(small) {
  const middles = $$(".can", map).map(one => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  return ["low", "high", "across"].some(corner => {
    small.dataset.corner = corner;
    const { left, right, top, bottom } = small.getBoundingClientRect();
    return !middles.some(([x, y]) => x > left && x < right && y > top && y < bottom);
  });
}
