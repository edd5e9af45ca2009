// Puts new cells into the page, at once: focus and scroll stay, what has changed is outlined for a moment.
const OUTLINED = 8;   // if more has changed, an outline would point at nothing
const MOMENT = 1200;  // milliseconds
const REGIONS = "#main, #dock, #panel, #players, #strip, #asks";

// What was sent of each cell last: a stream that begins anew sends all of them.
const sent = new Map();

// Replaces the cells in html = { id: markup } and calls `after`. A cell may hold places of others, <g data-cell="id">:
// those stand in html too, or are on the page already and move there.
export function swap(html, after = () => {}) {
  const fresh = Object.entries(html).filter(([id, markup]) => sent.get(id) !== markup || !document.getElementById(id));
  for (const [id, markup] of fresh) sent.set(id, markup);
  const lacking = new Map(fresh), before = things(), focus = keepFocus(), scroll = keepScroll();
  const pairs = fresh.map(([id]) => [id, document.getElementById(id)]).filter(([, old]) => old);
  // From the outside in: what stands in the place of another cell goes there with it.
  pairs.sort(([, one], [, other]) => one.contains(other) ? -1 : other.contains(one) ? 1 : 0);
  for (const [id, old] of pairs) {
    if (!lacking.has(id)) continue; // it went into its place already
    const next = take(id, lacking, old);
    fill(next, lacking);
    replace(old, next);
  }
  after();
  scroll();
  focus();
  outline(news(before));
}

// The new element of a cell, for a place among elements like `beside`.
function take(id, lacking, beside) {
  const template = document.createElement("template"), markup = lacking.get(id);
  const isDrawing = beside instanceof SVGElement && !(beside instanceof SVGSVGElement && !beside.ownerSVGElement);
  lacking.delete(id);
  template.innerHTML = isDrawing ? `<svg>${markup}</svg>` : markup;
  return isDrawing ? template.content.firstElementChild.firstElementChild : template.content.firstElementChild;
}

// Puts cells into the places that an element holds for them.
function fill(element, lacking) {
  for (const place of element.querySelectorAll("[data-cell]")) {
    const { cell } = place.dataset;
    if (!lacking.has(cell)) { place.replaceWith(document.getElementById(cell) ?? ""); continue; }
    const next = take(cell, lacking, place);
    fill(next, lacking);
    place.replaceWith(next);
  }
}

// Adds elements at the end of regions, unless the page has them already. Gives how many were new.
export function append(parts) {
  let count = 0;
  for (const [id, markup] of Object.entries(parts ?? {})) {
    const region = document.getElementById(id), template = document.createElement("template");
    template.innerHTML = markup;
    for (const one of [...template.content.children]) if (region && !document.getElementById(one.id)) { region.append(one); count++; }
  }
  return count;
}

function replace(old, next) {
  if (old.tagName === "DIALOG") return replaceDialog(old, next);
  if (next.matches("[data-keep-height]")) next.style.minHeight = `${old.getBoundingClientRect().height}px`; // the board above must not move
  old.replaceWith(next);
}

// What is scrolled stays so, though it is replaced or moved.
function keepScroll() {
  const scrolled = [...document.querySelectorAll("[id]")].filter(one => one.scrollTop || one.scrollLeft).map(one => [one, one.scrollTop, one.scrollLeft]);
  return () => {
    for (const [{ id }, top, left] of scrolled) {
      const one = document.getElementById(id);
      if (one && (one.scrollTop !== top || one.scrollLeft !== left)) one.scrollTo(left, top);
    }
  };
}

// An open dialog is being read: it stays until the person goes on, unless there is something newer to read.
function replaceDialog(old, next) {
  if (old.open && (!next.dataset.key || next.dataset.key === old.dataset.key)) return;
  for (const name of ["class", "data-key", "aria-labelledby"]) {
    if (next.hasAttribute(name)) old.setAttribute(name, next.getAttribute(name)); else old.removeAttribute(name);
  }
  old.replaceChildren(...next.childNodes);
}

// The things on the table that may come and go, each with where it lies: data-t, else the handle, unless that is a
// place (data-stays). The first of a name counts.
function things() {
  const found = new Map();
  for (const thing of document.querySelectorAll("[data-t], [data-h]:not([data-stays])")) {
    const name = thing.dataset.t ?? thing.dataset.h, region = thing.closest(REGIONS)?.id, group = thing.parentElement;
    if (!region || found.has(name) || thing.matches(".btn")) continue;
    const holder = group?.dataset.h ?? group?.getAttribute("class"); // the script adds classes to handles
    found.set(name, [region, holder, group?.getAttribute("aria-label"), thing.getAttribute("transform")].join(" "));
  }
  return found;
}

// The names of what was not there before, or somewhere else; none if that is too much to look at. A dock that was
// empty brings what is to be chosen from: nothing of that is news.
function news(before) {
  const inDock = place => place.startsWith("dock "), wasEmpty = ![...before.values()].some(inDock);
  const isNews = ([name, place]) => before.has(name) ? before.get(name) !== place : !(wasEmpty && inDock(place));
  const names = [...things()].filter(isNews).map(([name]) => name);
  return names.length <= OUTLINED ? names : [];
}

function outline(names) {
  for (const name of names) {
    const thing = document.querySelector(`[data-t="${CSS.escape(name)}"], [data-h="${CSS.escape(name)}"]`);
    thing?.classList.add("moved");
    setTimeout(() => thing?.classList.remove("moved"), MOMENT);
  }
}

// Focus that would be lost goes to the same handle or element, else to the next best place of its region.
function keepFocus() {
  const active = document.activeElement;
  if (!active || active === document.body) return () => {};
  const { h } = active.dataset, { id } = active, home = active.closest(REGIONS)?.id ?? "dock";
  return () => {
    if (active.isConnected && document.activeElement === active) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    const again = (active.isConnected && active) || (h && document.querySelector(`[data-h="${CSS.escape(h)}"]`)) || (id && document.getElementById(id));
    const near = document.querySelector(`#${home} .can`) ?? document.querySelector("#dock .can, #main .can") ?? document.getElementById("dock") ?? document.getElementById("content");
    (again && !again.hidden ? again : near)?.focus({ preventScroll: true });
  };
}

// ---- presses --------------------------------------------------------------------------------------------------
// A press counts although the server replaces or moves what is pressed before it is let go: browsers send no click
// then, or send it to whatever holds both.
const STILL = 8; // pixels; a pointer that moves farther has thought better of it
let pressed = null, due = null;

// How what is pressed can be found again: by its handle, by its id, or as the only one that looks like it.
function identity(one) {
  if (!one || one.disabled) return null;
  if (one.dataset.h) return () => document.querySelector(`[data-h="${CSS.escape(one.dataset.h)}"]`);
  if (one.id) return () => document.getElementById(one.id);
  const copy = one.cloneNode(true), same = () => [...document.getElementsByTagName(copy.tagName)].filter(other => other.isEqualNode(copy));
  return same().length === 1 ? () => same()[0] : null;
}

addEventListener("pointerdown", ({ target, clientX, clientY, isPrimary, button }) => {
  due?.(); // the next press may come before a timer has run
  const one = target.closest?.("[data-h], button, a, summary"), again = isPrimary && button === 0 && identity(one);
  pressed = again ? { again: () => one.isConnected ? one : again(), handle: one.dataset.h, clientX, clientY } : null;
}, true);
addEventListener("pointercancel", () => { pressed = null; }, true);
addEventListener("click", event => { if (pressed?.again()?.contains(event.target)) pressed = null; }, true);
addEventListener("pointerup", ({ clientX, clientY, pointerType }) => {
  const press = pressed;
  if (!press || Math.hypot(clientX - press.clientX, clientY - press.clientY) > STILL) return;
  // The click of a mouse comes with its release, that of a finger a moment later.
  due = () => {
    due = null;
    if (pressed !== press) return;
    pressed = null;
    const one = press.again(), click = { bubbles: true, cancelable: true, detail: 1, clientX, clientY, view: window };
    if (one) one.dispatchEvent(new MouseEvent("click", click));
    else if (press.handle) document.body.dispatchEvent(new CustomEvent("gone", { detail: press.handle }));
  };
  setTimeout(() => due?.(), pointerType === "touch" ? 80 : 0);
}, true);
