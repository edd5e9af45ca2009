// A review that is being made: how far it is, once a second, and the page anew as soon as it is done.
import { $ } from "./page.js";

export function review() {
  const place = $("[data-review]");
  if (place) setTimeout(look, 1000, place);
}

async function look(place) {
  const answer = await fetch(place.dataset.review, { headers: { Accept: "application/json" } }).catch(() => null);
  const told = answer?.ok ? await answer.json().catch(() => null) : null;
  if (told?.state === "idle") return location.replace(place.dataset.review);
  if (told) tell(place, told);
  setTimeout(look, 1000, place);
}

// The words are spoken: they change when it begins, and then with every fifth of it.
function tell(place, { words, done, before }) {
  const line = $("p", place), bar = $("progress", place), key = done === null ? `after ${before}` : `${Math.floor(done / 20)}`;
  if (done === null) bar.removeAttribute("value"); else bar.value = done;
  if (line.dataset.key === key) return;
  line.dataset.key = key;
  line.textContent = words;
}
