// The law of layout, in the page that it judges: `law(least)` gives the faults of the page as it stands, each as
// [rule, element, numbers]. `least` is the side of the smallest thing to press, in pixels.
//
// A text may be cut where a person can read it whole: within `[data-zoom]` (held, or by z, it grows to full size),
// `[data-whole]` (what this names, or leads to, shows it), in the line of a `details` that is folded, and on a map that
// zooms, which is moved to it.
// A thing to press may be smaller than `least` in a sentence (an inline link); on a map that zooms
// (`svg[data-zoomable]`), which comes NEAREST times nearer, where it is large enough then; and down to ASKED pixels
// where nothing is chosen by it: a link to a rule, and a part of the table that can only be asked about at the moment.

const NEAREST = 6, ASKED = 24, SLACK = 1.5;
const WHOLE = "[data-zoom], [data-whole], details:not([open]) > summary";
const CONTROLS = "button, a[href], input:not([type=hidden]), select, textarea, summary, [data-h], [role=tab]";
// What lies over the table on purpose. Only the topmost of them can be reached.
const LAYERS = "dialog[open], details[open] > .pop, #tip:not([hidden]), #zoom, .cover, #notice[open]";

const styles = new Map();
const style = one => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one));
const round = number => Math.round(number * 10) / 10;
const words = one => (one.getAttribute?.("aria-label") || one.textContent).trim().replace(/\s+/g, " ").slice(0, 48);
const named = one => {
  const kind = one.dataset.h ? `[data-h="${one.dataset.h}"]` : one.id ? `#${one.id}` : `.${one.getAttribute("class") ?? ""}`.replace(/\s+/g, ".");
  const place = one.closest("[id]");
  return `${place && place !== one && !one.dataset.h ? `#${place.id} ` : ""}${one.localName}${kind} “${words(one)}”`;
};
// Words for ears alone are a pixel wide, or clipped to nothing; drawings that others use are no pictures themselves.
const isForEars = one => style(one).clipPath === "inset(50%)";
// The rules are judged on their own page.
const NOT_HERE = ".sr, .skip, [inert], .sprite, symbol, defs, #veil, .game #document";
const isShown = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(NOT_HERE) && !isForEars(one);
const clips = (one, axis) => /hidden|clip/.test(style(one)[`overflow${axis}`]);
const scrolls = (one, axis) => /auto|scroll/.test(style(one)[`overflow${axis}`]);
const layer = one => one.closest(LAYERS);
const box = ({ left, right, top, bottom }) => ({ left, right, top, bottom });
const within = (one, other) => ({ left: Math.max(one.left, other.left), right: Math.min(one.right, other.right), top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom) });
const isNothing = one => one.right - one.left < 1 || one.bottom - one.top < 1;
const inner = one => {
  const { left, top } = one.getBoundingClientRect();
  if (one instanceof SVGElement) return one.getBoundingClientRect();
  return { left: left + one.clientLeft, top: top + one.clientTop, right: left + one.clientLeft + one.clientWidth, bottom: top + one.clientTop + one.clientHeight };
};

// ---- the document -----------------------------------------------------------------------------------
// As high and as wide as its window, and no box that hides what does not fit has been scrolled.
function stretched(tell) {
  const root = document.documentElement;
  if (root.scrollHeight !== innerHeight) tell("stretched", root, `${root.scrollHeight} high in a window of ${innerHeight}`);
  if (root.scrollWidth > innerWidth) tell("stretched", root, `${root.scrollWidth} wide in a window of ${innerWidth}`);
  for (const one of [root, ...document.querySelectorAll("body, body *")]) {
    if ((one.scrollTop && (one === root || clips(one, "Y"))) || (one.scrollLeft && clips(one, "X"))) tell("scrolled away", one, `${one.scrollLeft} across, ${one.scrollTop} down`);
  }
}

// ---- texts ------------------------------------------------------------------------------------------
// Every piece of text that is shown: its element, where its words lie, and what of that can be seen.
function* texts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode, one = text.parentElement;
    if (!text.data.trim() || one.matches("script, style, noscript, title, desc, option") || !isShown(one)) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(line => line.width > 0.5 && line.height > 0.5);
    if (lines.length) yield { one, lines: lines.map(box) };
  }
}

// What cuts a box that has no way to be scrolled to; `seen` is what is left of it at present.
function cutting(one, area) {
  let seen = area, wanted = area;
  for (let up = one; up && up !== document.documentElement; up = up.parentElement) {
    if (style(up).display === "contents" || style(up).display === "inline" || (up instanceof SVGElement && up.localName !== "svg")) continue;
    const room = inner(up);
    for (const [axis, from, to] of [["X", "left", "right"], ["Y", "top", "bottom"]]) {
      if (scrolls(up, axis)) {
        wanted = { ...wanted, [from]: Math.max(Math.min(wanted[from], room[to]), room[from]), [to]: Math.min(Math.max(wanted[to], room[from]), room[to]) };
      } else if (clips(up, axis)) {
        const by = Math.max(room[from] - wanted[from], wanted[to] - room[to]);
        if (by > SLACK) return { up, by, seen: within(seen, room) };
      } else continue;
      seen = { ...seen, [from]: Math.max(seen[from], room[from]), [to]: Math.min(seen[to], room[to]) };
    }
    if (style(up).position === "fixed") break;
  }
  return { seen };
}

// No text is cut that has no way to be read whole. Gives the texts with what is seen of them.
function cut(tell) {
  const seen = [];
  for (const { one, lines } of texts()) {
    for (const line of lines) {
      // Letters are not as high as their line.
      const lead = (line.bottom - line.top) * 0.14, area = { ...line, top: line.top + lead, bottom: line.bottom - lead };
      const found = cutting(one, area);
      if (found.up && !one.closest(WHOLE) && !found.up.matches("svg[data-zoomable]")) tell("cut", one, `by ${round(found.by)} px in ${named(found.up)}`);
      if (!isNothing(found.seen)) seen.push({ one, area: within(found.seen, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) });
      if (found.up) break;
    }
  }
  return seen.filter(({ area }) => !isNothing(area));
}

// No text lies over another one, and none lies under something.
function overlaps(tell, seen) {
  // Behind a modal dialog nothing can be hit, so that what lies on what cannot be asked; it was judged before.
  const modal = document.querySelector("dialog:modal") ?? document;
  const sorted = seen.filter(({ one }) => modal.contains(one)).toSorted((one, other) => one.area.left - other.area.left);
  for (const [at, { one, area }] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length && sorted[next].area.left < area.right - 2; next++) {
      const other = sorted[next], shared = within(area, other.area), wide = shared.right - shared.left, high = shared.bottom - shared.top;
      if (wide < 3 || high < 3 || one.contains(other.one) || other.one.contains(one) || layer(one) !== layer(other.one)) continue;
      const x = (shared.left + shared.right) / 2, y = (shared.top + shared.bottom) / 2, top = document.elementsFromPoint(x, y);
      const places = [one, other.one].map(text => top.findIndex(hit => hit === text || text.contains(hit) || hit.contains(text)));
      // What lies between the two hides one of them: that is for `reached`, if it is wrong at all.
      const between = top.slice(Math.min(...places) + 1, Math.max(...places));
      const common = [...ancestors(one)].find(up => up.contains(other.one));
      // Whatever lies over both, as a dialog does, is not asked.
      const first = top.find(hit => common.contains(hit));
      if (top.some(hit => hit !== common && common.contains(hit) && isGround(hit) && hit.contains(first) && !(hit.contains(one) && hit.contains(other.one))) || between.some(isGround)) continue;
      tell("texts overlap", one, `${round(wide)} by ${round(high)} px with ${named(other.one)}`);
    }
  }
}
function* ancestors(one) { for (let up = one; up; up = up.parentElement) yield up; }
const isGround = one => (style(one).backgroundColor !== "rgba(0, 0, 0, 0)" && style(one).backgroundColor !== "transparent") || style(one).backgroundImage !== "none";

// ---- things to press ---------------------------------------------------------------------------------
// What a press is meant for: the words beside a box to tick are pressed as well.
const pressed = one => (one.matches("input[type=radio], input[type=checkbox]") && one.closest("label")) || one;

// Scrolls the panes that a thing stands in, as a person can, so far that its middle is seen.
function bring(one) {
  for (let up = one.parentElement; up; up = up.parentElement) {
    if (up instanceof SVGElement) continue;
    const area = one.getBoundingClientRect(), room = { ...inner(up) };
    const head = up.firstElementChild;
    if (!head.contains(one) && style(head).position === "sticky") room.top = head.getBoundingClientRect().bottom;
    if (scrolls(up, "Y") && (area.top < room.top || area.bottom > room.bottom)) up.scrollTop += (area.top + area.bottom - room.top - room.bottom) / 2;
    if (scrolls(up, "X") && (area.left < room.left || area.right > room.right)) up.scrollLeft += (area.left + area.right - room.left - room.right) / 2;
  }
}

// On a drawing a small thing may stand in the middle of a place, as long as enough of the place is left.
function isMostlyFree(one, area) {
  let count = 0;
  for (let across = 1; across < 13; across++) for (let down = 1; down < 13; down++) {
    const top = document.elementFromPoint(area.left + area.width * across / 13, area.top + area.height * down / 13);
    if (top?.closest("[data-h]") === one && ++count === 4) return true;
  }
  return false;
}

const isInSentence = one => one.localName === "a" && style(one).display === "inline" && one.parentElement.textContent.trim().length > one.textContent.trim().length;

// What can only be asked about at the moment.
const isAsked = one => one.matches("[data-h]:not(.can, .sel, .alt, .later, .btn)");

function smallness(tell, one, area, least) {
  const map = one.closest("svg[data-zoomable]"), times = map ? NEAREST * Math.min(1, seenShare(map)) : 1;
  const side = Math.min(area.width, area.height) * times, needed = isAsked(one) || one.matches("a[href*='/rules/']") ? ASKED : least;
  if (side < needed - 0.6 && !isInSentence(one)) tell("small", one, `${round(area.width)} by ${round(area.height)} px, not ${needed}${map ? `, ${round(times)} times nearer` : ""}`);
}
// Which share of a map is seen: what is nearer already has less way to come.
const seenShare = map => {
  const all = (map.dataset.box ?? map.getAttribute("viewBox")).split(/[ ,]+/).map(Number), now = map.getAttribute("viewBox").split(/[ ,]+/).map(Number);
  return Math.max(now[2], now[3]) / Math.max(all[2], all[3]);
};

// The words of a button stand inside it.
function spills(tell, seen) {
  for (const { one, area } of seen) {
    const button = one.closest("button, .btn");
    if (!button || button.matches("[data-h]:not(.btn)")) continue;
    const room = button.getBoundingClientRect(), by = Math.max(room.left - area.left, area.right - room.right, room.top - area.top, area.bottom - room.bottom);
    if (by > SLACK) tell("spills", button, `by ${round(by)} px`);
  }
}

function reached(tell, least) {
  // An opened menu lies over all else, and the next press elsewhere closes it; then a notice does.
  const first = document.querySelector("details.menu[open] > .pop") ?? document.querySelector("#notice[open]"), over = first ? [first] : [...document.querySelectorAll(LAYERS)].filter(one => one.checkVisibility());
  const modal = document.querySelector("dialog:modal") ?? document;
  const panes = [...document.querySelectorAll("body *")].filter(one => scrolls(one, "X") || scrolls(one, "Y")).map(one => [one, one.scrollTop, one.scrollLeft]);
  for (const control of new Set([...modal.querySelectorAll(CONTROLS)].map(pressed))) {
    if (!isShown(control) || control.closest("svg[aria-hidden=true]")) continue;
    if (over.length && !over.some(one => one.contains(control))) continue; // what is opened can be closed
    if (isUnder(control) || (isAsked(control) && style(control).pointerEvents === "none")) continue;
    bring(control);
    const area = control.getBoundingClientRect();
    if (area.width < 1 || area.height < 1) { tell("small", control, `${round(area.width)} by ${round(area.height)} px`); continue; }
    smallness(tell, control, area, least);
    const [x, y] = [area.left + area.width / 2, area.top + area.height / 2], top = document.elementFromPoint(x, y);
    const drawing = control.closest("svg");
    if (drawing?.matches("[data-zoomable]") && seenShare(drawing) < 0.99) continue; // a map is moved to it
    if ((drawing?.contains(top) || drawing?.matches("[data-zoomable]")) && isAsked(control)) continue; // on a drawing what stands on something is asked about first; a map is moved to it
    if (!top) tell("out of reach", control, `its middle ${round(x)} ${round(y)} is not in the window`);
    else if (!control.contains(top) && !top.contains(control) && pressed(top) !== control && !(control instanceof SVGElement && isMostlyFree(control, area))) tell("under something", control, `its middle ${round(x)} ${round(y)} is ${named(top)}`);
    else if (!control.contains(top) && top.contains(control) && clippedAway(control, x, y)) tell("out of reach", control, `its middle ${round(x)} ${round(y)} is clipped`);
  }
  for (const [one, top, left] of panes) { one.scrollTop = top; one.scrollLeft = left; }
}
const clippedAway = (one, x, y) => [...ancestors(one.parentElement)].some(up => !(up instanceof SVGElement) && up !== document.body && (clips(up, "X") || clips(up, "Y") || scrolls(up, "Y")) && ((area => x < area.left || x > area.right || y < area.top || y > area.bottom)(inner(up))));
// On a small screen another view lies over the table and its dock.
const isUnder = one => innerWidth < 900 && (document.body.dataset.view ?? "table") !== "table" && one.closest("#main, #dock") !== null;

// What refers to a name finds the first that has it, whatever was meant: of two they must be the same drawing, as those
// of the legend are.
function twice(tell) {
  const named = new Map();
  for (const one of document.querySelectorAll("[id]")) {
    const first = named.get(one.id);
    if (first === undefined) named.set(one.id, one);
    else if (first.outerHTML !== one.outerHTML) tell("named twice", one, `#${one.id}`);
  }
}

function law(least) {
  styles.clear();
  const faults = [], told = new Set();
  const tell = (rule, element, numbers) => {
    const name = named(element), key = `${rule} ${name}`;
    if (!told.has(key)) { told.add(key); faults.push([rule, name, numbers]); }
  };
  if (document.body.matches(".game")) stretched(tell);
  twice(tell);
  const seen = cut(tell);
  overlaps(tell, seen);
  spills(tell, seen);
  reached(tell, least);
  if (document.body.matches(".game")) stretched(tell);
  return faults;
}
