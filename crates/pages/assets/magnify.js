// A card or a piece alone and large: while a finger holds it, from one press of z to the next, from a tap on what nothing
// can be done with to the next tap, and beside itself while a mouse rests on it. What can be seen so is marked with
// data-zoom by whoever drew it, which may name the element that is shown in its place; a handle that is not marked
// itself may hold something that is.
import { $, $$ } from "./page.js";

const HOLD = { touch: 350, pen: 350, mouse: 500 }; // milliseconds
const REST = 800;   // milliseconds until a mouse rests
const LARGER = 2;   // times: what is half as large already can be read where it is
const GAP = 12;     // pixels between a thing and its large copy
const MARKS = ["can", "sel", "alt", "refused", "advised", "best", "moved"]; // of choosing, not of the thing
const ACTS = "[data-h], summary, a, button";

let at, place = "", pointer = "", timer, held = false, resting, rested;

const zoomable = thing => thing?.closest?.("[data-zoom]") ?? $("[data-zoom]", thing?.closest?.("[data-h]") ?? document.createElement("i"));

// Shows a thing large.
function show(marked) {
  close();
  const thing = document.getElementById(marked.dataset.zoom) ?? marked;
  const zoom = Object.assign(document.createElement("div"), { id: "zoom", inert: true }), copy = thing.cloneNode(true);
  for (const part of [copy, ...$$("*", copy)]) {
    for (const name of ["data-h", "data-t", "data-n", "data-zoom", "tabindex", "id"]) part.removeAttribute(name);
    part.classList.remove(...MARKS);
  }
  zoom.setAttribute("aria-hidden", "true");
  zoom.append(thing instanceof SVGGraphicsElement && thing.ownerSVGElement ? alone(thing, copy) : copy);
  document.body.append(zoom);
  return zoom;
}

// The same beside the thing that a mouse rests on, which stays in sight.
function showBeside(marked) {
  const zoom = show(marked), box = marked.getBoundingClientRect(), copy = zoom.firstElementChild;
  zoom.dataset.beside = "";
  const { width, height } = copy.getBoundingClientRect(), within = (value, most) => Math.max(GAP, Math.min(value, most - GAP));
  if (width < LARGER * box.width && height < LARGER * box.height) return close();
  const right = box.right + GAP, left = box.left - GAP - width, above = box.top - GAP - height;
  const [x, y] = right + width < innerWidth ? [right, box.top] : left > 0 ? [left, box.top] : [box.left, above > 0 ? above : box.bottom + GAP];
  copy.style.left = `${within(x, innerWidth - width)}px`;
  copy.style.top = `${within(y, innerHeight - height)}px`;
  rested = marked;
}

// A part of a drawing as a drawing of its own.
function alone(part, copy) {
  const picture = document.createElementNS("http://www.w3.org/2000/svg", "svg"), { x, y, width, height } = part.getBBox();
  picture.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.removeAttribute("transform");
  picture.append(copy);
  return picture;
}

// Ends it. Gives whether there was anything to end.
export function close() {
  const zoom = $("#zoom");
  zoom?.remove();
  rested = null;
  return Boolean(zoom);
}

// What the key stands for: shows what was pointed at or focused last, or ends it.
export function toggle() {
  const wasBeside = Boolean(rested);
  clearTimeout(resting);
  if (close() && !wasBeside) return;
  const thing = zoomable(at?.isConnected ? at : document.activeElement);
  if (thing) show(thing);
}

function down(event) {
  clearTimeout(timer);
  leave();
  held = false;
  pointer = event.pointerType;
  const thing = zoomable(event.target);
  // The mouse chooses however long it is pressed: it magnifies only what cannot be chosen.
  if (!thing || event.button > 0 || (event.pointerType === "mouse" && event.target.closest(ACTS))) return;
  timer = setTimeout(() => { held = true; show(thing); }, HOLD[event.pointerType] ?? HOLD.touch);
}

function up() {
  clearTimeout(timer);
  if (held) close();
}

// The end of a press that magnified is no click; a tap on what nothing can be done with shows it until the next one.
function click(event) {
  const ends = held;
  held = false;
  if (close() || ends) {
    if (ends) { event.stopPropagation(); event.preventDefault(); }
    return;
  }
  const thing = pointer === "touch" && !event.target.closest(ACTS) && zoomable(event.target);
  if (thing) show(thing);
}

// A mouse that goes on.
function leave() {
  clearTimeout(resting);
  if (rested) close();
}

// What comes under a pointer that rests, because the page has changed, was not pointed at.
function over(event) {
  const now = `${event.screenX} ${event.screenY}`;
  const goesOn = event.pointerType === "mouse" && now !== place;
  place = now;
  if (!goesOn) return;
  at = event.target;
  const thing = zoomable(at);
  if (thing && thing === rested) return;
  leave();
  if (thing && !event.buttons && !$("#zoom")) resting = setTimeout(() => thing.isConnected && showBeside(thing), REST);
}

export function magnifier(root) {
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointerover", over);
  document.addEventListener("pointerleave", leave);
  root.addEventListener("keydown", event => { if (event.key !== "z") leave(); });
  root.addEventListener("focusin", event => { at = event.target; });
  addEventListener("click", click, true);
  for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, up, { passive: true });
  // A finger that holds a card wants no menu.
  root.addEventListener("contextmenu", event => { if (event.pointerType === "touch" && zoomable(event.target)) event.preventDefault(); });
}
