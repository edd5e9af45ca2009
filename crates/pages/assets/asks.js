// What is asked at the table: spoken once when it comes, and first of all to those who are to answer.
import { $, $$, say } from "./page.js";

let told = "";

// Says what stands in the strip now, unless it stood there before.
export function asked() {
  const now = $$("#asks .say p").map(line => line.textContent).filter(Boolean).join(" ");
  if (now && now !== told) say(now, $("#asks .mine") ? "alarm" : "news");
  told = now;
}
