/**
 * What happened, shown one thing after another, at a pace that a person can follow.
 *
 * Whoever hears of something adds it; it is shown as soon as the thing before has stood for its
 * time and what it needs is there. Nothing waits after the last thing, and whoever is in a hurry
 * skips the rest.
 */

/** @typedef {import("../lib/protocol.d.ts").StoryEntry} Told */

const PATIENCE = 2000; // ms for which a thing waits for what it needs

export class Showing {
  /**
   * @param {{ready: (told: Told, last: boolean) => Promise<unknown> | void,
   *   one: (told: Told, last: boolean) => void, rest: (told: Told[]) => void,
   *   time: (told: Told) => number, changed: () => void}} listener
   *   `ready`: fetches what a thing needs, `last` if nothing else waits; `one`: shows it; `rest`:
   *   shows the others at once; `time`: how many milliseconds a thing stands before the next;
   *   `changed`: whether something is being shown
   */
  constructor(listener) {
    this.listener = listener;
    /** @type {Told[]} */
    this.queue = [];
    this.busy = false;
    /** When the thing shown last has stood for its time. */
    this.free = 0;
    /** Cuts the waiting short. */
    this.wake = () => {};
  }

  /** Whether anything waits to be shown. */
  get waits() {
    return this.queue.length > 0;
  }

  /** @param {Told[]} told */
  add(told) {
    this.queue.push(...told);
    if (!this.busy) this.run();
  }

  async run() {
    this.busy = true;
    while (this.waits) {
      const [told] = this.queue;
      const ready = this.listener.ready(told, this.queue.length === 1); // while the one before stands
      if (this.free > performance.now()) {
        this.listener.changed();
        await this.rest(this.free - performance.now());
        continue;
      }
      if (ready) await Promise.race([ready, this.rest(PATIENCE)]);
      if (told !== this.queue[0]) continue; // it was skipped meanwhile
      this.queue.shift();
      this.free = performance.now() + this.listener.time(told);
      this.listener.changed();
      this.listener.one(told, !this.waits);
    }
    this.busy = false;
    this.listener.changed();
  }

  /** @param {number} ms */
  rest(ms) {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done(undefined);
      };
    });
  }

  /** Shows all that waits at once. */
  skip() {
    this.free = 0;
    const told = this.queue.splice(0);
    if (told.length) this.listener.rest(told);
    this.wake();
  }

  /** Forgets what waits: something else is looked at. */
  clear() {
    this.free = 0;
    this.queue = [];
    this.wake();
  }
}
