// Clocks count down here; the server decides. Its moments come with the page and with every beat of the
// stream, so that a wrong clock of this machine does not matter.
import { $, $$, fill, say, words } from "./page.js";

const told = [60, 30, 10]; // seconds at which one's own clock is spoken
let skew = null, soonest = null, timer;

// What time it is for the server.
const now = () => Date.now() + (skew ?? 0);

// The server says what time it is. Of several words the one that came fastest is nearest to the truth.
export function setTime(server) {
  const difference = server - Date.now();
  skew = skew === null || Math.abs(difference - skew) > 5000 ? difference : Math.max(skew, difference);
  tick();
}

// "4:07", "1:02:03", below ten seconds "9.4".
function live(left) {
  if (left < 10000) return (Math.ceil(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000), two = number => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600), minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

// "2 days left", in the words of the page.
function daily(left) {
  const minutes = Math.floor(left / 60000), hours = Math.floor(minutes / 60);
  const [n, what] = hours >= 48 ? [Math.round(minutes / 1440), words.days_left] : hours >= 1 ? [hours, words.hours_left] : [minutes, words.minutes_left];
  return fill(what, { n });
}

// The clock of one's own says politely what is left, once at each of its marks.
function speak(left) {
  const seconds = left / 1000, mark = told.findLast(one => seconds <= one) ?? null;
  if (mark !== null && seconds > 0 && (soonest === null || mark < soonest)) say(fill(words.seconds_left, { n: mark }));
  soonest = mark;
}

function show(clock) {
  // It stands as long as it waits for a page that still plays what others did.
  const left = Math.max(Math.min(Number(clock.dataset.until) - now(), Number(clock.dataset.left)), 0), isDaily = clock.dataset.daily !== undefined;
  const text = isDaily ? daily(left) : live(left), place = $(".t", clock);
  if (place.textContent !== text) place.textContent = text;
  clock.classList.toggle("low", left < 60000);
  if (clock.matches("#players .own") && !isDaily) speak(left);
  return isDaily ? 30000 : left < 10500 ? 100 : left % 1000 + 10;
}

function tick() {
  clearTimeout(timer);
  const running = $$(".clock[data-until]");
  if (!running.some(clock => clock.matches("#players .own"))) soonest = null;
  if (running.length) timer = setTimeout(tick, Math.min(...running.map(show)));
}

// Every clock of the table in one sentence.
export function clocks() {
  return $$("#players .pl").filter(player => $(".clock", player))
    .map(player => `${$(".nm > span", player).textContent}: ${$(".clock .t", player).textContent}`).join(". ");
}

if (document.body.dataset.now) {
  setTime(Number(document.body.dataset.now));
  document.addEventListener("servertime", event => setTime(event.detail));
  const elsewhere = records => records.some(({ target }) => !target.closest(".clock .t"));
  new MutationObserver(records => elsewhere(records) && tick()).observe(document.body, { childList: true, subtree: true });
}
