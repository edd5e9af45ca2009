// The score sheet and the position in words: long, and seldom read. A page fetches them when somebody looks at them,
// and again while somebody does.
import { $, $$ } from "./page.js";
import { swap } from "./swap.js";

const parts = new Map([["sheet", "sheet"], ["description", "words"], ["rules-now", "rules"]]); // element, and address below the table's
const old = new Set();
let fetching = null;

// The table has moved on.
export function outdated() {
  for (const id of parts.keys()) old.add(id);
  read();
}

// Whether somebody looks at it: at itself, or at the dialog that shows it larger.
const isRead = id => document.getElementById(id)?.checkVisibility() || $(`dialog[open] [data-copy-of="${id}"]`);

// What has a key and keeps it stays as it is, so that what is folded open in it stays open.
function isNew(id, markup) {
  const { key } = document.getElementById(id)?.dataset ?? {};
  return key === undefined || new DOMParser().parseFromString(markup, "text/html").getElementById(id)?.dataset.key !== key;
}

// Fetches what is looked at and may be old. What changes meanwhile is fetched afterwards.
async function read() {
  const id = [...old].find(isRead);
  if (!id || fetching) return;
  old.delete(id);
  fetching = fetch(`${document.body.dataset.table}/${parts.get(id)}${location.search}`).catch(() => null);
  const answer = await fetching, markup = answer?.ok && await answer.text();
  fetching = null;
  if (markup && isNew(id, markup)) {
    swap({ [id]: markup });
    for (const copy of $$(`dialog[open] [data-copy-of="${id}"]`)) copy.replaceChildren(...document.getElementById(id).cloneNode(true).childNodes);
  }
  read();
}

document.addEventListener("reading", read);
