// Presses. What is pressed looks so at once, until it has been let go and the answer to it is in, however long the line
// takes. And a press counts although the server replaces or moves what is pressed before it is let go: browsers send no
// click then, or send it to whatever holds both.
const STILL = 8;  // pixels; a pointer that moves farther has thought better of it
const LEAST = 100; // milliseconds that a press is seen; the click comes within them
const PRESSED = "[data-h], button, a, summary";

// A copy of an element as it is when it is not pressed.
function resting(one) {
  const copy = one.cloneNode(true);
  copy.classList.remove("pressed");
  if (!copy.classList.length) copy.removeAttribute("class");
  return copy;
}

// How what is pressed can be found again: by its handle, by its id, or as the only one that looks like it.
function identity(one) {
  if (!one || one.disabled) return null;
  if (one.dataset.h) return () => document.querySelector(`[data-h="${CSS.escape(one.dataset.h)}"]`);
  if (one.id) return () => document.getElementById(one.id);
  const copy = resting(one), same = () => [...document.getElementsByTagName(copy.tagName)].filter(other => resting(other).isEqualNode(copy));
  return same().length === 1 ? () => same()[0] : null;
}

function found(one) {
  const again = identity(one);
  return again && (() => one.isConnected ? one : again());
}

// ---- how it looks -----------------------------------------------------------------------------------------------
class Press {
  constructor() { this.end(); }

  begin(again) {
    this.end();
    Object.assign(this, { again, held: true });
    this.show();
  }

  // Shows it, on what has come in the place of what was pressed as well.
  show() { this.again?.()?.classList.add("pressed"); }

  letGo() {
    const { again } = this;
    setTimeout(() => { if (this.again === again) { this.held = false; this.rest(); } }, LEAST);
  }

  // What is pressed waits for this answer. Gives the answer.
  until(answer) {
    const { again } = this, done = () => { if (this.again === again) { this.answers--; this.rest(); } };
    this.answers++;
    answer.then(done, done);
    return answer;
  }

  rest() { if (!this.held && this.answers <= 0) this.end(); }

  end() {
    for (const one of document.querySelectorAll(".pressed")) one.classList.remove("pressed");
    Object.assign(this, { again: null, held: false, answers: 0 });
  }
}

export const presses = new Press();

addEventListener("keydown", ({ target, key, repeat }) => {
  if (repeat || !["Enter", " "].includes(key)) return;
  const again = found(target.closest?.(PRESSED));
  if (again) presses.begin(again);
}, true);
addEventListener("keyup", () => presses.letGo(), true);

// ---- what it does -----------------------------------------------------------------------------------------------
let pressed = null, due = null;

addEventListener("pointerdown", ({ target, clientX, clientY, isPrimary, button }) => {
  due?.(); // the next press may come before a timer has run
  const one = target.closest?.(PRESSED), again = isPrimary && button === 0 && found(one);
  pressed = again ? { again, handle: one.dataset.h, clientX, clientY } : null;
  if (again) presses.begin(again);
}, true);
addEventListener("pointercancel", () => { pressed = null; presses.letGo(); }, true);
addEventListener("click", event => { if (pressed?.again()?.contains(event.target)) pressed = null; }, true);
addEventListener("pointerup", ({ clientX, clientY, pointerType }) => {
  const one = pressed;
  presses.letGo();
  if (!one || Math.hypot(clientX - one.clientX, clientY - one.clientY) > STILL) return;
  // The click of a mouse comes with its release, that of a finger a moment later.
  due = () => {
    due = null;
    if (pressed !== one) return;
    pressed = null;
    const there = one.again(), click = { bubbles: true, cancelable: true, detail: 1, clientX, clientY, view: window };
    if (there) there.dispatchEvent(new MouseEvent("click", click));
    else if (one.handle) document.body.dispatchEvent(new CustomEvent("gone", { detail: one.handle }));
  };
  setTimeout(() => due?.(), pointerType === "touch" ? 80 : 0);
}, true);
