// What is neither in the old nor in the new drawing: glows, flames, lava on its way, dust and rings of water.
import { animate, box, ghost, middle, put, symbol } from "./veil.js";

const SVG = "http://www.w3.org/2000/svg";
const centred = ({ x, y }, width, height = width) => new DOMRect(x - width / 2, y - height / 2, width, height);

// Paths of a drawing that covers the window, or a box of the layer.
function paths(within, viewBox, all) {
  const svg = document.createElementNS(SVG, "svg");
  if (viewBox) svg.setAttribute("viewBox", viewBox);
  for (const attributes of all) {
    const path = document.createElementNS(SVG, "path");
    for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
    svg.append(path);
  }
  within.append(svg);
  return [...svg.children];
}

export function flare(at, size, delay, t) {
  animate(box(centred(at, size * 3), "flare"), [{ transform: "scale(.25)", opacity: 0 }, { transform: "none", opacity: .95, offset: .34 }, { transform: "scale(1.1)", opacity: 0 }], { duration: 1350 * t, delay, easing: "ease-out" });
}

export function sparks(where, t) {
  for (let nth = 0; nth < 5; nth++) {
    const at = { x: where.x + where.width * (nth + .5) / 5, y: where.y + where.height * (nth + .5) / 5 };
    animate(box(centred(at, 6), "spark"), [{ transform: "scale(0)", opacity: 0 }, { transform: "scale(1.4)", opacity: 1, offset: .3 }, { transform: "translateY(-18px) scale(.3)", opacity: 0 }], { duration: 520 * t, delay: nth * 90 * t, easing: "ease-out" });
  }
}

export function dust(where, t) {
  const foot = { x: middle(where).x, y: where.bottom - 5 };
  for (const side of [-1, -.4, .4, 1]) animate(box(centred(foot, 14, 10), "dust"), [{ transform: "scale(.3)", opacity: .9 }, { transform: `translate(${side * where.width * .7}px,-3px) scale(1.3)`, opacity: 0 }], { duration: 420 * t, easing: "ease-out" });
}

// What somebody who walks leaves behind: prints to the left and to the right of the way, which fade.
export function prints(from, to, { delay, ms }) {
  const [start, end] = [from, to].map(one => ({ x: middle(one).x, y: one.bottom - 3 })), [dx, dy] = [end.x - start.x, end.y - start.y], long = Math.hypot(dx, dy), count = Math.min(8, Math.floor(long / 14));
  for (let nth = 1; nth <= count; nth++) {
    const share = nth / (count + 1), aside = (nth % 2 ? 3 : -3) / long;
    const at = { x: start.x + dx * share - dy * aside, y: start.y + dy * share + dx * aside };
    animate(box(centred(at, 5), "print"), [{ opacity: 0 }, { opacity: .85, offset: .12 }, { opacity: .7, offset: .6 }, { opacity: 0 }], { duration: ms * 2.4, delay: delay + ms * share * .8 });
  }
}

export function puff(where, delay, t) {
  const top = { x: middle(where).x, y: where.y + 4 };
  for (let nth = 0; nth < 3; nth++) animate(box(centred(top, 16), "steam"), [{ transform: "scale(.3)", opacity: 0 }, { opacity: .9, offset: .25 }, { transform: `translate(${(nth - 1) * 12}px,${-26 - nth * 6}px) scale(1.5)`, opacity: 0 }], { duration: 620 * t, delay: delay + nth * 60 * t, easing: "ease-out" });
}

export function dome(where, delay, t) {
  const one = box(centred(middle(where), Math.max(where.width, where.height) * 1.9), "dome");
  animate(one, [{ transform: "translateY(-16px) scale(.2)", opacity: 0 }, { transform: "none", opacity: 1, offset: .18 }, { transform: "none", opacity: 1, offset: .82 }, { opacity: 0 }], { duration: 2900 * Math.max(t, .5), delay, easing: "ease-out" });
}

const FLAMES = [[30, 1], [17, .7], [44, .75]].flatMap(([x, size]) => [
  { transform: `translate(${x} 78) scale(${size})`, fill: "#d9480f", d: "M0 0c-16-4-18-22-8-34 1 8 5 9 6 4 1-12-4-20 4-30 0 14 14 20 14 38C16-8 10-1 0 0z" },
  { transform: `translate(${x} 78) scale(${size})`, fill: "#ffc233", d: "M0-2c-9-3-9-14-3-21 1 5 4 5 4 0 0-6 0-8 3-13 1 9 7 13 6 22-1 8-5 11-10 12z" },
]);

// A thing that was burns down to its foot.
export function burn({ box: where, ghost: thing }, delay, t) {
  const flames = box(new DOMRect(where.x - where.width * .1, where.y - where.height * .75, where.width * 1.2, where.height * 1.6), "flames");
  paths(flames, "0 0 60 80", FLAMES);
  flames.style.transformOrigin = "50% 100%";
  thing.style.transformOrigin = "50% 95%";
  animate(flames, [{ transform: "scale(.4,0)", opacity: 0 }, { transform: "scale(1,1.05)", opacity: 1, offset: .3 }, { transform: "scale(.95,.85)", offset: .45 }, { transform: "scale(1.05,1.1)", opacity: 1, offset: .62 }, { transform: "scale(.7,.1)", opacity: 0 }], { duration: 980 * t, delay });
  animate(thing, [{ transform: "none", opacity: 1 }, { transform: "scale(1.02,.92)", opacity: 1, offset: .5 }, { transform: "scale(.9,.08)", opacity: 0 }], { duration: 820 * t, delay, easing: "ease-in" });
  const { x, y } = middle(where);
  for (let nth = 0; nth < 4; nth++) animate(box(centred({ x, y: y - 6 }, 16), "smoke"), [{ transform: "scale(.3)", opacity: 0 }, { opacity: .55, offset: .25 }, { transform: `translate(${(nth - 1.5) * 11}px,${-42 - nth * 8}px) scale(1.7)`, opacity: 0 }], { duration: 1000 * t, delay: delay + (260 + nth * 120) * t, easing: "ease-out" });
}

const LAVA = [["#3b120a", 1, 5], ["#c8330a", 1, 0], ["#ff9a2b", .5, 0], ["#ffe08a", .18, 0]];

// Lava runs from a point to a box: the crust opens along a bend.
export function pour(from, where, delay, t) {
  const to = middle(where), wide = Math.max(5, where.width * .34), ms = 480 * t, cover = put(document.createElement("div"));
  cover.className = "whole";
  const d = `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + (to.y - from.y) * .12} ${(from.y + to.y) / 2 - (to.x - from.x) * .12} ${to.x} ${to.y}`;
  const stripes = LAVA.map(([stroke, share, more]) => ({ d, stroke, fill: "none", "stroke-width": wide * share + more, "stroke-linecap": "round", pathLength: 1, "stroke-dasharray": "1 1.2" }));
  paths(cover, null, stripes).forEach((path, nth) => animate(path, [{ strokeDashoffset: 1.05 }, { strokeDashoffset: 0 }], { duration: ms, delay: delay + nth * 40 * t, easing: "cubic-bezier(.3,.1,.5,1)" }));
  flare(to, where.width * .7, delay + ms * .8, t);
  animate(cover, [{ opacity: 1 }, { opacity: 0 }], { duration: 420 * t, delay: delay + ms + 260 * t });
}

// A golden thread runs from a point to another, in a bend, and stays.
export function strand(from, to, delay, t) {
  const cover = put(document.createElement("div")), bend = .16 * (to.x - from.x);
  cover.className = "whole";
  const d = `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + Math.abs(bend)} ${to.x} ${to.y}`;
  const lines = [["#2b1d00", 7], ["#ffc233", 4]].map(([stroke, wide]) => ({ d, stroke, fill: "none", "stroke-width": wide, "stroke-linecap": "round", pathLength: 1, "stroke-dasharray": "1 1.2" }));
  for (const path of paths(cover, null, lines)) animate(path, [{ strokeDashoffset: 1.05 }, { strokeDashoffset: 0 }], { duration: 480 * t, delay, easing: "cubic-bezier(.3,.1,.5,1)" });
}

export function ripples(where, delay, t) {
  for (let nth = 0; nth < 3; nth++) {
    const wide = where.width * (1 + nth * .36);
    animate(box(centred(middle(where), wide, wide * .36), "ripple"), [{ transform: "scale(.35)", opacity: 0 }, { opacity: .9, offset: .25 }, { transform: "scale(1.15)", opacity: 0 }], { duration: 900 * t, delay: delay + nth * 160 * t, easing: "ease-out" });
  }
}

// A die falls onto a place, tumbles over five faces and stands. Gives when it may be looked away from.
export function tumble(at, { shows, other }, { from, t, later }) {
  const size = 58, ms = 900 * t, face = id => { const picture = symbol(id); return picture; };
  const shade = box(centred({ x: at.x, y: at.y + 27 }, 52, 14), "shade"), die = ghost(face(other), centred(at, size));
  animate(shade, [{ transform: "scale(.3)", opacity: 0 }, { transform: "none", opacity: 1, offset: .35 }, { opacity: 1 }], { duration: ms, delay: from });
  animate(die, [{ transform: "translate(150px,-190px) rotate(0)", opacity: 0, easing: "cubic-bezier(.55,0,.9,.45)" }, { opacity: 1, offset: .12 }, { transform: "translate(84px,0) rotate(-190deg)", offset: .34, easing: "ease-out" }, { transform: "translate(46px,-44px) rotate(-290deg)", offset: .5, easing: "ease-in" }, { transform: "translate(18px,0) rotate(-360deg)", offset: .66, easing: "ease-out" }, { transform: "translate(8px,-10px) rotate(-400deg)", offset: .8, easing: "ease-in" }, { transform: "rotate(-360deg)", opacity: 1 }], { duration: ms, delay: from });
  [.2, .34, .48, .66, .8].forEach((share, nth) => later(from + ms * share, () => die.firstElementChild.replaceChildren(face(nth === 4 || nth % 2 ? shows : other))));
  const gone = from + ms + 1000 * Math.max(t, .5);
  later(gone, () => { for (const one of [die, shade]) animate(one, [{ opacity: 1 }, { opacity: 0 }], { duration: 220 * t }); });
  return from + ms + 250 * t;
}
