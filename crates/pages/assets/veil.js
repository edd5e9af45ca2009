// The layer over the page in which motions are seen. Nothing in it can be clicked, and the page below it is right:
// it is taken away at any moment.
const SVG = "http://www.w3.org/2000/svg";
const MARKS = ".ring, .foc, .num, noscript"; // parts of a handle that are not its picture
const NAMES = ["id", "data-h", "data-t", "data-cell", "tabindex", "role", "aria-label", "aria-hidden", "aria-pressed", "aria-disabled"];

const layer = document.createElement("div");
layer.id = "veil";
layer.setAttribute("aria-hidden", "true");
document.body.append(layer);

const running = new Set();  // animations that hold something
let restore = [];           // what gives the page below its own look back

// ---- things and their pictures --------------------------------------------------------------------------------
export const middle = box => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
export const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
// A box around the middle of another one.
export const around = (box, { width, height }) => new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);

// The pixels of a thing, without the marks of its handle: of its picture, which its element may cut off. Null if it
// has none.
export function pixels(one) {
  const parts = one.ownerSVGElement && one.children.length ? [...one.children].filter(part => !part.matches(MARKS)) : [art(one)];
  const boxes = parts.map(part => part.getBoundingClientRect()).filter(box => box.width || box.height);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map(box => box.left)), top = Math.min(...boxes.map(box => box.top));
  return new DOMRect(left, top, Math.max(...boxes.map(box => box.right)) - left, Math.max(...boxes.map(box => box.bottom)) - top);
}

export const isPlace = name => name.startsWith("@");
export const bare = name => isPlace(name) ? name.slice(1) : name;

// The first visible element of a name, with its pixels, on the table before those beside it. Null if there is none.
export function find(name) {
  const elements = all(bare(name)), isBeside = one => !one.closest("#main");
  for (const one of elements.length > 1 ? elements.sort((one, other) => isBeside(one) - isBeside(other)) : elements) {
    const box = pixels(one);
    if (box && box.width > 1 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth) return { one, box };
  }
  return edge(name);
}

// Where a seat is whose plate is not seen, as on a phone that lies: at the edge of the table; the visitor is at the hand.
// No element stands there that a `data-else` could name.
function edge(name) {
  const [, seat] = /^@plate:([a-f])$/.exec(name) ?? [], hand = seat === document.body.dataset.seat && document.querySelector("#dock .hand");
  const table = seat && (hand || document.querySelector("#main"))?.getBoundingClientRect();
  if (!table) return null;
  return { box: new DOMRect(table.x + table.width * (hand ? .5 : ("abcdef".indexOf(seat) + .5) / 6) - 17, table.y + 2, 34, 34) };
}

// Where to look instead for what is not visible: at the plate that it stands in, or what the `data-else` around it names.
export function instead(name) {
  for (const one of all(bare(name))) {
    const around = one.closest("[data-else], [data-t^='plate:']")?.dataset, found = around && find(`@${around.else ?? around.t}`);
    if (found) return { ...found, instead: true };
  }
  return null;
}

// All elements of a name, visible or not.
export const all = name => [...document.querySelectorAll(`[data-t="${CSS.escape(name)}"]`)];

// A picture of a thing as it stands in the page now, in a box of its own.
export function picture({ one, box }) {
  return one.ownerSVGElement ? drawn(one, box) : copied(one);
}

// A part of a drawing, with the classes of all that it stands in.
function drawn(one, box) {
  const svg = document.createElementNS(SVG, "svg"), matrix = one.parentNode.getScreenCTM(), root = one.ownerSVGElement;
  let leaf = plain(one);
  // What stays upright in a turned picture does so here as well.
  const turn = getComputedStyle(one).getPropertyValue("--turn");
  if (turn) leaf.style.setProperty("--turn", turn);
  for (let up = one.parentNode; up && up !== root; up = up.parentNode) {
    if (up.nodeName !== "g" || !(up.getAttribute("class") || up.dataset.seat)) continue;
    const group = document.createElementNS(SVG, "g");
    if (up.getAttribute("class")) group.setAttribute("class", up.getAttribute("class"));
    if (up.dataset.seat) group.dataset.seat = up.dataset.seat;
    group.append(leaf);
    leaf = group;
  }
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  group.append(leaf);
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.append(group);
  return svg;
}

// What of a thing is its picture: its largest drawing, or itself.
function art(one) {
  const size = ({ width, height }) => width * height;
  const drawings = [...one.querySelectorAll("svg")].map(svg => [svg, size(svg.getBoundingClientRect())]).sort((a, b) => b[1] - a[1]);
  return drawings[0]?.[1] > size(one.getBoundingClientRect()) / 4 ? drawings[0][0] : one;
}

function copied(one) {
  const shown = art(one), look = getComputedStyle(shown), copy = plain(shown);
  for (const name of ["borderRadius", "background", "color", "font", "border", "textAlign", "display", "placeItems"]) copy.style[name] = look[name];
  return copy;
}

function plain(one) {
  const copy = one.cloneNode(true);
  for (const part of copy.querySelectorAll(MARKS)) part.remove();
  for (const part of [copy, ...copy.querySelectorAll("*")]) {
    part.classList.remove("pressed");
    for (const name of NAMES) part.removeAttribute(name);
  }
  return copy;
}

// The picture of a symbol of the page.
export function symbol(id) {
  const svg = document.createElementNS(SVG, "svg"), use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${CSS.escape(id)}`);
  svg.append(use);
  return svg;
}

// ---- the layer ------------------------------------------------------------------------------------------------
export function put(one) { layer.append(one); return one; }

// A box in the layer.
export function box({ x, y, width, height }, className = "") {
  const one = document.createElement("div");
  one.className = className;
  Object.assign(one.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return put(one);
}

// A picture that stands where a thing was or will be.
export function ghost(picture, where) {
  const one = box(where, "ghost"), inner = document.createElement("div");
  inner.append(picture);
  one.append(inner);
  return one;
}

// Animates and remembers it: whatever plays ends with the layer.
export function animate(one, frames, options) {
  const animation = one.animate(frames, { fill: "both", ...options });
  running.add(animation);
  return animation;
}

// Makes a thing unseen, though it still can be clicked. Gives what shows it.
export function hold(one) {
  const animation = animate(one, [{ opacity: 0 }, { opacity: 0 }], { duration: 1 });
  return () => { animation.cancel(); running.delete(animation); };
}

// What is to be done when the layer goes, so that the page has its own look.
export function undo(action) { restore.push(action); }

// Takes everything away. The page below is right.
export function lift() {
  for (const animation of running) animation.cancel();
  running.clear();
  for (const action of restore.splice(0).reverse()) action();
  layer.replaceChildren();
}

// ---- outlines -------------------------------------------------------------------------------------------------
export function ring(where, className, { ms = 450, delay = 0, stays = false } = {}) {
  const one = box(new DOMRect(where.x - 4, where.y - 4, where.width + 8, where.height + 8), `lit ${className}`);
  const frames = stays ? [{ opacity: 0, transform: "scale(1.12)" }, { opacity: 1, transform: "none" }] : [{ opacity: 0 }, { opacity: 1, offset: .15 }, { opacity: 1, offset: .7 }, { opacity: 0 }];
  animate(one, frames, { duration: stays ? 260 : ms, delay, easing: "cubic-bezier(.2,.8,.3,1)" });
  return one;
}
