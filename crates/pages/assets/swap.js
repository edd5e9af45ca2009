// Puts new cells into the page, at once: focus and scroll stay, what has changed is outlined for a moment.
import { presses } from "./press.js";

const OUTLINED = 8;   // if more has changed, an outline would point at nothing
const MOMENT = 1200;  // milliseconds
const REGIONS = "#main, #dock, #panel, #players, #strip, #asks";

// What was sent of each cell last: a stream that begins anew sends all of them.
const sent = new Map();

// Replaces the cells in html = { id: markup } and calls `after`; outlines what is new, if nothing else shows it. A cell may hold places of others, <g data-cell="id">:
// those stand in html too, or are on the page already and move there. A name after = has a text for all elements that it calls by data-t.
export function swap(html, after = () => {}, outlines = true) {
  const all = Object.entries(html), texts = all.filter(([id]) => id.startsWith("="));
  const fresh = all.filter(([id]) => !id.startsWith("=")).filter(([id, markup]) => sent.get(id) !== markup || !document.getElementById(id));
  for (const [id, markup] of fresh) sent.set(id, markup);
  const lacking = new Map(fresh), before = outlines && things(), focus = keepFocus(), scroll = keepScroll();
  const pairs = fresh.map(([id]) => [id, document.getElementById(id)]).filter(([, old]) => old);
  // From the outside in: what stands in the place of another cell goes there with it.
  pairs.sort(([, one], [, other]) => one.contains(other) ? -1 : other.contains(one) ? 1 : 0);
  for (const [id, old] of pairs) {
    if (!lacking.has(id)) continue; // it went into its place already
    const next = take(id, lacking, old);
    fill(next, lacking);
    replace(old, next);
  }
  for (const [id, text] of texts) for (const one of document.querySelectorAll(`[data-t="${CSS.escape(id.slice(1))}"]`)) one.textContent = text;
  after();
  presses.show();
  scroll();
  focus();
  if (before) outline(news(before));
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

// Adds elements at the end of regions, unless the page has them already. Gives all of them as they stand there, and those that are new.
export function append(parts) {
  const sent = [], added = [];
  for (const [id, markup] of Object.entries(parts ?? {})) {
    const region = document.getElementById(id), template = document.createElement("template");
    template.innerHTML = markup;
    for (const one of [...template.content.children]) {
      const there = document.getElementById(one.id);
      sent.push(there ?? one);
      if (region && !there) { region.append(one); added.push(one); }
    }
  }
  return { sent, added };
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
