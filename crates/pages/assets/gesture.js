// Clicks at one place, each soon after the last, are one gesture. A person means one thing by it, whatever the
// page puts under the pointer meanwhile. It ends after a second: who clicks on and on at one place means it again.
const SOON = 400;     // milliseconds from one click to the next
const LONG = 1000;    // from the first click to the last
const REACH = 12;     // pixels that a mouse may stray
const FINGER = 32;    // the same for a finger

export class Gesture {
  constructor() { this.begin(); }

  begin() { Object.assign(this, { number: 0, chose: null, spent: false, begun: 0, time: 0, x: 0, y: 0 }); }

  // Notes a click. Gives which one of its gesture it is, from 1; a click made by a key is always the first.
  note({ detail, clientX, clientY, timeStamp, pointerType }) {
    const reach = pointerType === "touch" ? FINGER : REACH;
    const goesOn = detail > 0 && this.number > 0 && timeStamp - this.time < SOON && timeStamp - this.begun < LONG
      && Math.hypot(clientX - this.x, clientY - this.y) <= reach;
    if (!goesOn) {
      this.begin();
      Object.assign(this, { begun: timeStamp, x: clientX, y: clientY });
    }
    this.time = timeStamp;
    return ++this.number;
  }
}
