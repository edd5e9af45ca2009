// Tells the server when this page has played what others did before a choice that is owed here: the clock of the seat
// waits for that, for some seconds.
import { $ } from "./page.js";
import { send } from "./stream.js";

export function tellSeen(address, table) {
  if (document.body.dataset.now === undefined) return; // no clock runs here
  let told = -1;
  const tell = () => {
    const { seat } = document.body.dataset, seq = Number(document.body.dataset.seq);
    if (seq <= told || !table.choice.legal.acts.length || !$("#players .clock.own.runs:not([data-daily])")) return;
    told = seq;
    send(`${address}/seen`, { seq, seat }).catch(() => {}); // without it the clock waits a little longer
  };
  document.addEventListener("played", tell);
  tell();
}
