// Single-letter keys, and the way the arrow keys find.
import { clocks } from "./clock.js";
import { toggle } from "./magnify.js";
import { $, $$, open, say, view, words } from "./page.js";

// Does what a key stands for. Gives false if it stands for nothing.
export function keys(table, key, one) {
  const can = $$(".can", table.root);
  const digit = /^[1-9]$/.test(key) ? Number(key) : 0;
  if (digit) return focus(can[digit - 1]);
  switch (key) {
    case "n": return focus(can[(can.indexOf(one) + 1) % can.length]);
    case "p": return focus(can.at((can.includes(one) ? can.indexOf(one) : 0) - 1));
    case "h": return press($("[data-hint] button"));
    case "u": return press($("[data-undo] button"));
    case "z": toggle(); return true;
    case "x": document.body.toggleAttribute("data-peek"); return true;
    case "l": say($("#log li:last-child")?.textContent ?? words.silent); return true;
    case "t": say(`${$("#dock .turn, #dock h2")?.textContent ?? ""}. ${$("#fx")?.textContent ?? ""}`); return true;
    case "s": say($$("#players .pl").map(player => `${$(".nm", player).textContent}: ${$(".sc .sr", player)?.textContent ?? ""}`).join(". ")); return true;
    case "c": say(clocks()); return true;
    case "b": open("describe"); return true;
    case "/": view("chat"); return focus($("#chat-text"));
    case "?": open("keys"); return true;
    default: return false;
  }
}

const focus = one => { one?.focus(); return Boolean(one); };
const press = one => { one?.click(); return Boolean(one); };

// The nearest handle of the group in the direction of an arrow: right for grids, hexes and fans alike.
export function nearest(from, arrow) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[arrow] ?? [0, 0];
  const middle = one => { const box = one.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = middle(from);
  let best = null, least = Infinity;
  for (const one of $$("[data-h]", from.closest("[data-group]") ?? document)) {
    if (one === from) continue;
    const [ox, oy] = middle(one), forward = (ox - x) * dx + (oy - y) * dy, aside = Math.abs((ox - x) * dy + (oy - y) * dx);
    const distance = forward + 2.2 * aside;
    if (forward > 4 && distance < least) { least = distance; best = one; }
  }
  return best;
}
