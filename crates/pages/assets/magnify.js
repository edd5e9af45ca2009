// A card or a piece alone and large: while a finger holds it, or from one press of z to the next. What can be seen so is
// marked with data-zoom by whoever drew it; a handle that is not marked itself may hold something that is.
import { $, $$ } from "./page.js";

const HOLD = { touch: 350, pen: 350, mouse: 500 }; // milliseconds
const MARKS = ["can", "sel", "alt", "refused", "advised", "best", "moved"]; // of choosing, not of the thing

let at, place = "", timer, held = false;

const zoomable = thing => thing?.closest?.("[data-zoom]") ?? $("[data-zoom]", thing?.closest?.("[data-h]") ?? document.createElement("i"));

// Shows a thing large.
function show(thing) {
  close();
  const zoom = Object.assign(document.createElement("div"), { id: "zoom", inert: true }), copy = thing.cloneNode(true);
  for (const part of [copy, ...$$("*", copy)]) {
    for (const name of ["data-h", "data-t", "data-n", "data-zoom", "tabindex", "id"]) part.removeAttribute(name);
    part.classList.remove(...MARKS);
  }
  zoom.setAttribute("aria-hidden", "true");
  zoom.append(thing instanceof SVGGraphicsElement && thing.ownerSVGElement ? alone(thing, copy) : copy);
  document.body.append(zoom);
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
  return Boolean(zoom);
}

// What the key stands for: shows what was pointed at or focused last, or ends it.
export function toggle() {
  if (close()) return;
  const thing = zoomable(at?.isConnected ? at : document.activeElement);
  if (thing) show(thing);
}

function down(event) {
  clearTimeout(timer);
  held = false;
  const thing = zoomable(event.target);
  // The mouse chooses however long it is pressed: it magnifies only what cannot be chosen.
  if (!thing || event.button > 0 || (event.pointerType === "mouse" && event.target.closest("[data-h], summary, a, button"))) return;
  timer = setTimeout(() => { held = true; show(thing); }, HOLD[event.pointerType] ?? HOLD.touch);
}

function up() {
  clearTimeout(timer);
  if (held) close();
}

// The end of a press that magnified is no click.
function click(event) {
  const ends = held;
  held = false;
  if (close() || ends) if (ends) { event.stopPropagation(); event.preventDefault(); }
}

// What comes under a pointer that rests, because the page has changed, was not pointed at.
function over(event) {
  const now = `${event.screenX} ${event.screenY}`;
  if (event.pointerType === "mouse" && now !== place) at = event.target;
  place = now;
}

export function magnifier(root) {
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointerover", over);
  root.addEventListener("focusin", event => { at = event.target; });
  addEventListener("click", click, true);
  for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, up, { passive: true });
  // A finger that holds a card wants no menu.
  root.addEventListener("contextmenu", event => { if (event.pointerType === "touch" && zoomable(event.target)) event.preventDefault(); });
}
