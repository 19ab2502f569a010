/**
 * The live socket of a table: says hello, goes on where it was after a lost connection, and
 * sends every request again until it is answered. It shows no state of its own making.
 */

import { nonce } from "./api.js";
import { language } from "./say.js";

/** @typedef {import("./protocol.d.ts").Snapshot} Snapshot */
/**
 * An answer to a request: what was granted, or a sentence that says why not.
 * @typedef {Partial<import("./protocol.d.ts").Answer & import("./protocol.d.ts").Error> & {id: string}} Reply
 */
/** @typedef {"connecting" | "live" | "retrying" | "offline"} State */

const SLOWEST = 8000; // ms between tries
const BEAT = 15000; // ms between pings
const LATER = 300; // ms after which a newer snapshot is asked for
const PATIENCE = 10; // times, after which an older one is taken: the server may have been restored
const SILENCE = 8000; // ms without a pong after which a connection counts as lost

const LOOK_AGAIN = "look again"; // why the server closes where what was told before has changed

export class Live {
  /**
   * @param {string} table
   * @param {{snapshot: (s: Snapshot) => void, state: (s: State, waiting: boolean) => void,
   *   refused: (sentence: string) => void, lost: (seat: number) => void, changed: () => void,
   *   narrow: () => boolean, pace: () => number}} listener
   *   `pace`: milliseconds for which one thing that happened is shown, `lost`: a seat is not ours, or no more,
   *   `changed`: what was told before is told once more
   */
  constructor(table, listener) {
    this.table = table;
    this.listener = listener;
    /** @type {State} */
    this.state = "connecting";
    /** @type {number | null} */
    this.seat = null;
    /** The last event seen as this seat. */
    this.seq = 0;
    /** The newest event that we know to have happened, whoever told us. */
    this.known = 0;
    /** How often something newer was asked for. */
    this.asked = 0;
    /** @type {Map<string, {message: object, done: (a: Reply) => void}>} */
    this.pending = new Map();
    /** Answers whose event has not been seen yet. @type {Reply[]} */
    this.early = [];
    this.tries = 0;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.beat = 0;
    /** Asks whether the other end still hears us. */
    this.ping = () => {};
    /** Whoever looks again, or is told that the network has changed, soon learns how the connection is. */
    this.wake = () => {
      if (document.visibilityState !== "visible") return;
      if (this.state === "live") this.ping();
      else this.connect();
    };
    addEventListener("online", this.wake);
    addEventListener("offline", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  /**
   * Takes a seat's view, or a spectator's.
   *
   * @param {number | null} seat
   * @param {boolean} [afresh] whether the whole story is wanted once more
   */
  hello(seat, afresh = false) {
    if (afresh || seat !== this.seat) this.seq = 0; // another seat has another story
    this.seat = seat;
    if (this.socket?.readyState === WebSocket.OPEN) this.greet();
    else this.connect();
  }

  /**
   * Asks for something; resolves with the server's answer once its event has been seen too,
   * however many connections it takes.
   *
   * @param {Record<string, unknown>} request
   * @returns {Promise<Reply>}
   */
  request(request) {
    const id = nonce();
    const message = { id, seat: this.seat, after: this.seq, ...request };
    return new Promise((done) => {
      this.pending.set(id, { message, done });
      this.tell(this.state);
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    });
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  // Within

  connect() {
    if (this.closed) return;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    if (this.socket) {
      this.socket.onclose = null;
      this.socket.close();
    }
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => this.opened(socket);
    socket.onmessage = (event) => this.heard(JSON.parse(event.data));
    socket.onclose = ({ reason }) => {
      if (reason === LOOK_AGAIN) this.afresh();
      this.lost();
    };
  }

  /** Something that was told before is not as it was. */
  afresh() {
    this.seq = 0;
    this.listener.changed();
  }

  /** @param {WebSocket} socket */
  opened(socket) {
    this.early = []; // every request is sent again, and answered again
    this.greet();
    for (const { message } of this.pending.values()) socket.send(JSON.stringify(message));
    let silent = 0;
    this.ponged = () => {
      clearTimeout(silent);
      silent = 0;
    };
    this.ping = () => {
      if (silent || socket.readyState !== WebSocket.OPEN) return;
      socket.send('{"ping": 1}');
      silent = setTimeout(() => this.socket === socket && this.lost(), SILENCE);
    };
    this.beat = setInterval(this.ping, BEAT);
  }

  greet() {
    const hello = {
      after: this.seq,
      seat: this.seat,
      language: language(),
      narrow: this.listener.narrow(),
      pace: this.listener.pace(),
    };
    this.socket?.send(JSON.stringify({ hello }));
  }

  /** @param {any} message */
  heard(message) {
    if ("pong" in message) {
      this.ponged?.();
    } else if ("players" in message) {
      if ((message.seat ?? null) !== this.seat) return; // meant for the seat looked from before
      if (this.isOld(message.seq)) return;
      this.tries = 0;
      this.seq = message.seq;
      this.tell("live");
      this.listener.snapshot(message);
      for (const answer of this.early.splice(0)) this.answered(answer);
    } else {
      if ("id" in message && message.id !== null) this.answered(message);
      else if ("error" in message && !("lost" in message))
        this.listener.refused(String(message.error));
      if ("lost" in message) this.listener.lost(message.lost);
    }
  }

  /** Something has happened, as we heard elsewhere. @param {number} seq */
  knows(seq) {
    this.known = Math.max(this.known, seq);
  }

  /** Whether a snapshot is older than what is known; then a newer one is asked for. @param {number} seq */
  isOld(seq) {
    if (seq < this.known && this.asked < PATIENCE) {
      this.asked += 1;
      setTimeout(() => this.socket?.readyState === WebSocket.OPEN && this.greet(), LATER);
      return true;
    }
    this.known = seq;
    this.asked = 0;
    return false;
  }

  /** @param {Reply} answer */
  answered(answer) {
    if (!answer.error) this.knows(answer.seq ?? 0);
    if (!answer.error && answer.seq !== undefined && answer.seq > this.seq) {
      this.early.push(answer);
      return;
    }
    const asked = this.pending.get(answer.id);
    this.pending.delete(answer.id);
    this.tell(this.state);
    asked?.done(answer);
  }

  lost() {
    if (this.closed) return;
    clearInterval(this.beat);
    this.tell(navigator.onLine === false || this.tries > 3 ? "offline" : "retrying");
    const pause = Math.min(SLOWEST, 250 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pause);
  }

  /** @param {State} state */
  tell(state) {
    this.state = state;
    this.listener.state(state, this.pending.size > 0);
  }
}
