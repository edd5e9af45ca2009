// Sounds, made when they are wanted: no samples. Nothing is heard before the first touch, as browsers ask.
import { likes } from "./page.js";

const LEVELS = { off: 0, soft: .2, full: .8 };
const VOICES = 6;      // at once
const APART = .045;    // seconds between two of the same
const LANDING = 90;    // milliseconds that the sound of something that slides begins before it lands

let context, out, noises, last = {}, count = 0, sounding = 0;

const level = () => LEVELS[likes.sound] ?? 0;

// A browser lets sound begin within a press alone.
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => { if (level()) open(); }, true);

// Opens the loudspeaker; done as soon as it may sound.
function open() {
  if (!("AudioContext" in window)) return Promise.resolve();
  if (!context) {
    context = new AudioContext();
    const compressor = context.createDynamicsCompressor();
    compressor.threshold.value = -14;
    compressor.ratio.value = 4;
    out = context.createGain();
    out.connect(compressor).connect(context.destination);
    noises = { white: noise(false), brown: noise(true) };
  }
  return context.state === "suspended" ? context.resume().catch(() => {}) : Promise.resolve();
}

// Two seconds of noise, the same every time.
function noise(isBrown) {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate), data = buffer.getChannelData(0);
  let low = 0, seed = 7;
  for (let at = 0; at < data.length; at++) {
    seed = seed * 16807 % 2147483647;
    const white = seed / 1073741823.5 - 1;
    low = (low + .02 * white) / 1.02;
    data[at] = isBrown ? low * 3.5 : white;
  }
  return buffer;
}

const pending = new Set();

// Plays a sound `at` milliseconds from now, or so that it lands then; from the left or right by `x`, 0 to 1; `step` is
// which of several it is.
export function sound(name, { at = 0, lands = false, x = .5, step = 0 } = {}) {
  document.dispatchEvent(new CustomEvent("sound", { detail: name }));
  if (!level() || !RECIPES[name] || document.hidden) return;
  const timer = setTimeout(() => { pending.delete(timer); play(name, x, step, level()); }, Math.max(0, at - (lands && SLIDES.has(name) ? LANDING : 0)));
  pending.add(timer);
}

// Calls somebody who looks elsewhere, as loud as wished, or fully to whoever asks how it sounds.
export function call(name) {
  open().then(() => play(name, .5, 0, level() || LEVELS.full));
}

// What was to be heard of motions that are not seen any more.
export function hush() {
  for (const timer of pending) clearTimeout(timer);
  pending.clear();
}

function play(name, x, step, loudness) {
  if (context?.state !== "running") return;
  const now = context.currentTime;
  if (sounding >= VOICES || now - (last[name] ?? -1) < APART) return;
  last[name] = now;
  out.gain.value = loudness;
  const pan = context.createStereoPanner(), bend = 1 + ((count++ * 37 % 13) / 13 - .5) * .06;
  pan.pan.value = (x - .5) * .7;
  pan.connect(out);
  sounding++;
  const voices = RECIPES[name](step), ends = voices.map(one => voice(one, now, pan, bend));
  setTimeout(() => { sounding--; pan.disconnect(); }, (Math.max(...ends) - now) * 1000 + 50);
}

// { w: wave or noise, f: [from, to] hertz, t: [start, attack, decay] milliseconds, db, lp | hp | bp: [from, to], q, trem }
function voice({ w, f = [440], t: [start, attack, decay], db, lp, hp, bp, q = .7, trem }, now, to, bend) {
  const at = now + start / 1000, end = at + (attack + decay) / 1000, isNoise = w in noises, gain = context.createGain();
  const source = isNoise ? context.createBufferSource() : context.createOscillator(), top = .5 * 10 ** (db / 20);
  if (isNoise) Object.assign(source, { buffer: noises[w], loop: true });
  else {
    source.type = w;
    slide(source.frequency, f.map(hertz => hertz * bend), at, end);
  }
  let node = source;
  for (const [type, range] of [["lowpass", lp], ["highpass", hp], ["bandpass", bp]]) if (range) {
    const filter = context.createBiquadFilter();
    filter.type = type;
    filter.Q.value = q;
    slide(filter.frequency, range, at, end);
    node = node.connect(filter);
  }
  if (trem) node = tremolo(node, trem, at, end);
  gain.gain.setValueAtTime(.0001, at);
  gain.gain.exponentialRampToValueAtTime(top, at + attack / 1000);
  gain.gain.exponentialRampToValueAtTime(.0001, end);
  node.connect(gain).connect(to);
  source.start(at, isNoise ? count * .13 % 1.5 : 0);
  source.stop(end + .02);
  return end;
}

function slide(parameter, [from, to], at, end) {
  parameter.setValueAtTime(from, at);
  if (to) parameter.exponentialRampToValueAtTime(to, end);
}

function tremolo(node, hertz, at, end) {
  const wave = context.createOscillator(), depth = context.createGain(), swelling = context.createGain();
  wave.frequency.value = hertz;
  depth.gain.value = .6;
  swelling.gain.value = .4;
  wave.connect(swelling).connect(depth.gain);
  wave.start(at);
  wave.stop(end);
  return node.connect(depth);
}

// ---- recipes ------------------------------------------------------------------------------------------------------
const PENTATONIC = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26], up = step => 2 ** (PENTATONIC[Math.min(step, 11)] / 12);
const sweep = (db, start = 0, k = 1) => ({ w: "white", t: [start, 6, 80], db, bp: [1500 * k, 3400 * k], q: .9 });
const thump = (db, start = 0, k = 1) => [{ w: "sine", f: [105 * k, 58 * k], t: [start, 2, 150], db }, { w: "white", t: [start, 1, 90], db: db - 6, lp: [420] }];
const grains = (number, length) => Array.from({ length: number }, (_, nth) => length * nth / number + nth * 53 % 17);
const turning = start => ({ w: "white", t: [start, 3, 45], db: -13, bp: [2600, 4200], q: 1.4 });
const tones = (wave, all) => all.map(([hertz, db, start, attack, decay]) => ({ w: wave, f: [hertz].flat(), t: [start, attack, decay], db }));

const SLIDES = new Set(["card", "deal", "gather", "take"]);
const RECIPES = {
  tap: () => tones("sine", [[[520, 410], -16, 0, 1, 35]]),
  card: () => [sweep(-9), { w: "white", t: [90, 1, 28], db: -10, lp: [900] }, { w: "sine", f: [150], t: [90, 1, 40], db: -12 }],
  flip: () => [0, 55].map(turning),
  deal: step => [sweep(-14, 0, 1.05 ** (step % 6))],
  riffle: () => grains(8, 240).map(turning),
  gather: () => [0, 1, 2].map(nth => sweep(-14, nth * 55, .9 ** nth)),
  tile: () => [{ w: "white", t: [0, 1, 30], db: -9, lp: [1800] }, ...tones("triangle", [[330, -10, 0, 1, 60], [495, -13, 0, 1, 60]])],
  coin: step => tones("sine", [[1568 * up(step), -12, 0, 1, 140], [2349 * up(step), -20, 0, 1, 140]]),
  take: () => [{ w: "white", t: [0, 10, 160], db: -11, bp: [1200, 4000], q: .9 }, ...tones("triangle", [[330, -16, 90, 1, 60]])],
  count: step => tones("triangle", [[660 * up(step), -15, 0, 1, 40]]),
  counted: step => tones("triangle", [[660 * up(step), -12, 0, 1, 160], [1320 * up(step), -16, 0, 1, 160]]),
  seal: () => [...tones("sine", [[196, -6, 0, 2, 120], [784, -16, 0, 4, 420], [1176, -20, 0, 4, 420]]), { w: "white", t: [0, 1, 50], db: -12, lp: [600] }],
  name: () => [392, 587].map(hertz => ({ w: "triangle", f: [hertz], t: [0, 20, 300], db: -11, lp: [1800] })),
  won: () => [523, 659, 784].map((hertz, nth) => ({ w: "triangle", f: [hertz], t: [nth * 40, 8, 420], db: -7, lp: [2400] })),
  low: () => [233, 196].map((hertz, nth) => ({ w: "triangle", f: [hertz], t: [nth * 120, 10, 360], db: -6, lp: [900] })),
  line: () => [{ w: "sawtooth", f: [110, 220], t: [0, 60, 420], db: -15, lp: [500] }],
  unline: () => [{ w: "sawtooth", f: [220, 110], t: [0, 60, 420], db: -17, lp: [500] }],
  stone: () => thump(-6),
  thud: () => thump(-3, 0, .77),
  build: () => [0, 1, 2].flatMap(nth => thump(-10, nth * 90, 1 + nth * .12)),
  source: step => tones("sine", [[1046, -9], [1568, -15], [2637, -22]].map(([hertz, db]) => [hertz * [1, 1.26, 1.5][step % 3], db, 0, 8, 700])),
  step: () => [{ w: "white", t: [0, 1, 40], db: -14, bp: [700], q: 3 }],
  water: () => [{ w: "white", t: [0, 40, 260], db: -12, bp: [500, 1400], q: 2 }],
  chisel: () => [0, 190, 380].flatMap(start => [{ w: "white", t: [start, 1, 25], db: -12, hp: [3000] }, { w: "sine", f: [1900], t: [start, 1, 30], db: -14 }]),
  grind: () => [{ w: "brown", t: [0, 60, 480], db: -4, lp: [260], trem: 22 }],
  crack: () => [...grains(9, 320).map((start, nth) => ({ w: "white", t: [start, 1, 18], db: -8 - nth % 3 * 3, hp: [1200] })), { w: "sine", f: [70, 40], t: [0, 5, 420], db: -6 }],
  die: () => [...[0, 60, 130, 215, 315, 440, 620].map((start, nth) => ({ w: "white", t: [start, 1, 16], db: -8 - nth * .6, bp: [2300], q: 2 })), { w: "sine", f: [240], t: [620, 1, 70], db: -10 }],
  rumble: () => [{ w: "brown", t: [0, 200, 1100], db: 4, lp: [95] }, { w: "sine", f: [44], t: [0, 150, 900], db: -5 }],
  lava: () => [{ w: "brown", t: [0, 80, 520], db: -2, lp: [280, 850], trem: 7 }],
  burn: () => [...grains(14, 600).map((start, nth) => ({ w: "white", t: [start, 1, 8], db: -13 - nth * 5 % 7, hp: [1800] })), { w: "brown", t: [0, 90, 600], db: -8, lp: [500] }],
  prayer: () => [[659, 0], [988, 0], [1318, 150]].map(([hertz, start]) => ({ w: "sine", f: [hertz], t: [start, 90, 800], db: start ? -18 : -9, trem: 5 })),
  sink: () => [{ w: "brown", t: [0, 120, 1600], db: 2, lp: [420, 55] }, { w: "sine", f: [110, 41], t: [0, 100, 1400], db: -6 }, { w: "white", t: [1100, 40, 300], db: -14, bp: [500, 1400], q: 2 }],
  turn: () => [659, 988].map((hertz, nth) => ({ w: "triangle", f: [hertz], t: [nth * 110, 6, 380], db: -6 })),
  end: () => [262, 392, 523, 659].map((hertz, nth) => ({ w: "triangle", f: [hertz], t: [nth * 70, 20, 1400], db: -6, lp: [2400] })),
};
