// Puts new regions into the page: things travel, focus and scroll stay.
const wantsMotion = () => !document.hidden && document.documentElement.dataset.motion !== "still"
  && matchMedia("(prefers-reduced-motion: no-preference)").matches;
const TRAVELLERS = 24; // more named elements make a transition slow
let running, named = [];

// Replaces the regions in html = { id: markup } and calls `after`, all in one picture.
export async function swap(html, after = () => {}) {
  const parsed = Object.entries(html).map(([id, markup]) => [id, parse(markup)]);
  // Looked up anew each time: an earlier swap may still be waiting for its picture.
  const regions = () => parsed.map(([id, next]) => [document.getElementById(id), next]).filter(([old, next]) => old && next);
  const moving = travellers(regions());
  const change = () => {
    const now = regions(), focus = keepFocus(now);
    for (const [old, next] of now) replace(old, next);
    after();
    focus();
  };
  running?.skipTransition();
  if (!wantsMotion() || !document.startViewTransition || !parsed.length) {
    change();
    return outline(moving);
  }
  name(moving);
  const mine = running = document.startViewTransition(() => { change(); name(moving); });
  mine.ready.catch(() => {}); // it was skipped, because something newer came
  mine.finished.catch(() => {}).finally(() => { if (running === mine) { running = null; name([]); } });
  await mine.updateCallbackDone;
}

// Gives the things with these ids the names under which a transition follows them, and no others.
function name(ids) {
  for (const thing of named) thing.style.viewTransitionName = "";
  const things = travelling(document);
  named = ids.map(id => things.get(id)).filter(Boolean);
  named.forEach((thing, at) => { thing.style.viewTransitionName = `mu-${at}`; });
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

function parse(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content.firstElementChild;
}

function replace(old, next) {
  if (old.tagName === "DIALOG") return replaceDialog(old, next);
  if (next.matches("[data-keep-height]")) next.style.minHeight = `${old.getBoundingClientRect().height}px`; // the board above must not move
  const scrolled = [...old.querySelectorAll("[id]")].concat(old).filter(one => one.scrollTop || one.scrollLeft).map(one => [one.id, one.scrollTop, one.scrollLeft]);
  old.replaceWith(next);
  for (const [id, top, left] of scrolled) document.getElementById(id)?.scrollTo(left, top);
}

// An open dialog is being read: it stays until the person goes on, unless there is something newer to read.
function replaceDialog(old, next) {
  if (old.open && (!next.dataset.key || next.dataset.key === old.dataset.key)) return;
  for (const name of ["class", "data-key", "aria-labelledby"]) {
    if (next.hasAttribute(name)) old.setAttribute(name, next.getAttribute(name)); else old.removeAttribute(name);
  }
  old.replaceChildren(...next.childNodes);
}

// Things that may travel: data-t, else the handle, unless it is a place (data-stays). The first of a name counts.
function travelling(root) {
  const found = new Map();
  for (const thing of root.querySelectorAll("[data-t], [data-h]:not([data-stays])")) {
    const id = thing.dataset.t ?? thing.dataset.h;
    if (!found.has(id) && !thing.matches(".btn")) found.set(id, thing);
  }
  return found;
}

// Those that are in the old and in the new picture, at another place.
function travellers(regions) {
  const place = thing => {
    const parent = thing.parentElement;
    return `${thing.closest("[id]")?.id} ${parent?.getAttribute("class")} ${parent?.getAttribute("aria-label")} ${[...parent?.children ?? []].indexOf(thing)}`;
  };
  const before = new Map(), moved = [];
  for (const [old] of regions) for (const [id, thing] of travelling(old)) before.set(id, place(thing));
  for (const [, next] of regions) for (const [id, thing] of travelling(next)) if (before.has(id) && before.get(id) !== place(thing)) moved.push(id);
  return moved.slice(0, TRAVELLERS);
}

// Without motion, what has changed its place is outlined for a moment.
function outline(ids) {
  const things = travelling(document);
  for (const id of ids) {
    const thing = things.get(id);
    thing?.classList.add("moved");
    setTimeout(() => thing?.classList.remove("moved"), 1200);
  }
}

// Focus that would be lost goes to the same handle or element, else to the next best place of its region.
function keepFocus(regions) {
  const active = document.activeElement, region = regions.find(([old]) => old.contains(active))?.[0];
  if (!region || active === document.body) return () => {};
  const { h } = active.dataset, { id } = active, home = region.id;
  return () => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const again = (h && document.querySelector(`[data-h="${CSS.escape(h)}"]`)) || (id && document.getElementById(id));
    const near = document.querySelector(`#${home} .can`) ?? document.querySelector("#dock .can, #main .can") ?? document.getElementById("dock") ?? document.getElementById("content");
    (again && !again.hidden ? again : near)?.focus({ preventScroll: true });
  };
}
