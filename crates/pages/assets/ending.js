// The result of a game: it stands in the place of the dock and folds to one line, so that the last position stays in sight.
import { $, shownBefore } from "./page.js";

let open; // as the person left it

// Shows it as it was left. It stands open the first time in this browser, and never again by itself: neither through
// other eyes nor at a later visit.
export function ending() {
  const sheet = $("#ending");
  if (!sheet) { open = undefined; return; }
  $(".main").tabIndex = 0; // nothing in it takes the focus any more: it is scrolled by keys as a whole
  open ??= !shownBefore(`end ${document.body.dataset.table}`);
  sheet.open = open;
}

document.addEventListener("toggle", event => {
  if (event.target.id !== "ending") return;
  open = event.target.open;
  dispatchEvent(new Event("resize")); // the board has another size now
}, true);

// The result comes when everything has been played.
document.addEventListener("played", () => { if ($("#ending")) dispatchEvent(new Event("resize")); });

// A line of the log leads to its moment in the replay.
document.addEventListener("click", ({ target }) => {
  const line = target.closest("#log li"), step = /^l(\d+)-/.exec(line?.id)?.[1], replay = $("#to-replay");
  if (!step || !replay || target.closest("a")) return;
  const address = new URL(replay.href);
  address.searchParams.set("step", step);
  location.assign(address);
});
