// The result of a game: it stands in the place of the dock and folds to one line, so that the last position stays in sight.
import { $, shownBefore } from "./page.js";

let open; // as the person left it

// Shows it as it was left. It stands open the first time in this browser, and never again by itself: neither through
// other eyes nor at a later visit.
export function ending() {
  const sheet = $("#ending");
  if (!sheet) { open = undefined; return; }
  open ??= !shownBefore(`end ${document.body.dataset.table}`);
  sheet.open = open;
}

document.addEventListener("toggle", event => {
  if (event.target.id !== "ending") return;
  open = event.target.open;
  dispatchEvent(new Event("resize")); // the board has another size now
}, true);
