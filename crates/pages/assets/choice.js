// What has been chosen so far and what may come next. It knows no rule, only the sequences of
// handles that the server sent, each with the action that it means:
// legal = { seq, prompt, acts: [{ p: [handle | {of, called, min, max}], text, say, whole, fx, ask: 1 }],
//   asks: [{ first, chosen, text }], ahead: { acts, fixed: text } }
const isSet = step => typeof step === "object";

export class Choice {
  constructor(legal) {
    this.legal = { acts: [] };
    this.clear();
    if (legal) this.take(legal);
  }

  clear() {
    this.path = [];      // handles chosen one after the other
    this.dragged = [];   // for each, whether it was taken along because it left no choice
    this.set = [];       // handles of the set that ends the act, in the order in which they were chosen
  }

  // New choices from the server. What was chosen stays chosen as far as it is still possible.
  take(legal) {
    const { path, dragged, set } = this;
    this.legal = { acts: [], ...legal };
    this.clear();
    for (const [at, handle] of path.entries()) {
      if (!this.fixed().has(handle)) return;
      this.path.push(handle);
      this.dragged.push(dragged[at]);
    }
    for (const handle of set) if (this.open().has(handle)) this.set.push(handle);
  }

  get empty() { return !this.path.length && !this.set.length; }
  get flat() { return [...this.path, ...this.set]; }
  get last() { return this.flat.at(-1); }

  // The acts that begin with the first handles of what has been chosen, and the step of an act that comes next.
  live(length = this.path.length) { return this.legal.acts.filter(act => this.path.slice(0, length).every((handle, at) => act.p[at] === handle)); }
  step(act) { return act.p[this.path.length]; }

  // Single handles that may come next.
  fixed() { return new Set(this.live().map(act => this.step(act)).filter(step => typeof step === "string")); }

  // Sets that hold everything chosen so far.
  sets() { return this.live().map(act => this.step(act)).filter(step => isSet(step) && this.set.every(handle => step.of.includes(handle))); }

  // Handles of a set that may still be added.
  open() {
    const open = new Set();
    for (const step of this.sets()) {
      if (this.set.length < step.max) for (const handle of step.of) if (!this.set.includes(handle)) open.add(handle);
    }
    return open;
  }

  // Every handle that may be chosen now.
  next() { return this.set.length ? this.open() : new Set([...this.fixed(), ...this.open()]); }

  // Handles that may stand at a place of the sequence, after what was chosen before it.
  standing(at) { return new Set(this.live(at).flatMap(act => isSet(act.p[at]) ? act.p[at].of : act.p[at] ?? [])); }

  // Handles that may stand in the place of the last one: once nothing can be added they stay lit, to be compared.
  swaps() {
    if (!this.done() || this.more || this.set.length > 1) return new Set();
    return this.without(this.standing(this.set.length ? this.path.length : this.path.length - 1));
  }

  // Handles that change something that was chosen before, or start over.
  others() {
    const others = new Set();
    for (let at = 0; at <= this.path.length; at++) for (const handle of this.standing(at)) others.add(handle);
    return this.without(others);
  }

  // Handles as far as they are not chosen, nor shut out by a full set.
  without(handles) { return new Set([...handles].filter(handle => !this.flat.includes(handle) && !this.blocked(handle))); }

  // The act that is complete as it stands.
  done() {
    return this.live().find(act => {
      const step = this.step(act), size = this.set.length;
      if (step === undefined) return size === 0;
      return isSet(step) && size >= Math.max(step.min, 1) && size <= step.max && this.set.every(handle => step.of.includes(handle));
    });
  }

  // Whether something could still be added to a complete act.
  get more() { return this.next().size > 0; }

  // Chooses a handle. Gives false if it cannot be chosen.
  pick(handle) {
    if (this.set.includes(handle)) this.set.splice(this.set.indexOf(handle), 1);
    else if (this.path.includes(handle)) this.backTo(this.path.indexOf(handle));
    else if (!this.set.length && this.fixed().has(handle)) this.push(handle);
    else if (this.open().has(handle)) this.set.push(handle);
    else if (this.blocked(handle)) return false;
    else return this.replace(handle);
    return true;
  }

  // Puts a handle in the place of the last one that it can stand for; what followed that one goes.
  replace(handle) {
    let at = this.path.length;
    while (at >= 0 && !this.standing(at).has(handle)) at--;
    if (at < 0) return false;
    this.path.length = this.dragged.length = at;
    this.set = [];
    return this.pick(handle);
  }

  // A set of several that cannot grow refuses another handle of it, rather than start over.
  blocked(handle) {
    return this.set.length > 1 && !this.open().has(handle) && this.sets().some(step => step.of.includes(handle)) && !this.set.includes(handle);
  }

  push(handle) {
    this.path.push(handle);
    this.dragged.push(false);
    // Steps that leave no choice are taken along, the last one never: to commit is an act of the person.
    for (;;) {
      const steps = this.live().map(act => this.step(act));
      const only = steps[0];
      if (this.done() || typeof only !== "string" || steps.some(step => step !== only)) return;
      if (this.live().some(act => act.p.length === this.path.length + 1)) return;
      this.path.push(only);
      this.dragged.push(true);
    }
  }

  // Takes back one choice, with the steps it dragged along.
  back() {
    if (this.set.length) this.set.pop();
    else this.backTo(this.path.length - 1);
  }

  backTo(at) {
    while (at > 0 && this.dragged[at]) at--;
    this.path.length = this.dragged.length = Math.max(at, 0);
    this.set = [];
  }

  // The action that an act means, in the notation: {} stands for what the chosen things of the set are called.
  text(act) {
    const step = act.p.find(isSet);
    return step ? act.text.replace("{}", this.set.map(handle => step.called[step.of.indexOf(handle)]).join(",")) : act.text;
  }

  // What is asked next, where some of an act is chosen.
  get question() {
    const { flat, legal: { asks = [], prompt } } = this, here = asks.filter(({ chosen }) => chosen === flat.length);
    return (here.find(({ first }) => first === flat[0]) ?? here.find(({ first }) => !first))?.text ?? prompt;
  }

  // What the commit button reads, and the whole sentence: {n} is the size of the set, {n:card|cards} a word that follows it.
  say(act) { return this.sized(act.say); }
  whole(act) { return this.sized(act.whole || act.say); }

  sized(text) {
    const size = this.set.length;
    return text.replace(/\{n(?::([^|}]*)\|([^}]*))?\}/g, (all, one, more) => more === undefined ? size : size === 1 ? one : more);
  }

  // What follows from an act.
  effect(act) {
    if (!Array.isArray(act.fx)) return act.fx ?? "";
    return act.fx[this.set.length - (act.p.find(isSet)?.min ?? 0)] ?? "";
  }

  // The same choice with one handle more, or with it instead of the last; nothing unless it is lit.
  then(handle) {
    if (this.flat.includes(handle) || !(this.next().has(handle) || this.swaps().has(handle))) return null;
    const then = new Choice(this.legal);
    Object.assign(then, { path: [...this.path], dragged: [...this.dragged], set: [...this.set] });
    return then.pick(handle) ? then : null;
  }
}
