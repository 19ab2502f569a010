/** Analysis: any position of a record, step by step, and other moves tried from there. */

import { ask, games, post } from "./api.js";
import { fill, h } from "./dom.js";
import { Drawer } from "./drawer.js";
import { note } from "./frame.js";
import { sign } from "./marks.js";
import { Moves } from "./moves.js";
import { Rules, withClauses } from "./rules.js";
import { language, say } from "./say.js";
import { whoWon } from "./sheet.js";
import { Slider } from "./slider.js";
import { Stage, narrow } from "./stage.js";
import { tool } from "./tool.js";

/** @typedef {import("./types.js").Analysed} Analysed */
/** @typedef {import("./types.js").Game} Game */

const LARGEST = 1024 * 1024; // bytes that the server takes

/** A record that was opened here, so that it is still there in another language. */
let opened = "";

/**
 * @param {URL} url
 * @returns {Promise<import("./main.js").Page>}
 */
export async function analysis(url) {
  const table = url.searchParams.get("table");
  const ply = url.searchParams.get("ply");
  const known = await games();
  const page = h("div", { class: "analysis-page" });
  /** @type {Analysis | null} */
  let shown = null;

  /**
   * @param {string} record
   * @param {number | null} at
   */
  const open = async (record, at) => {
    const name = /^game (\S+)/m.exec(record)?.[1];
    const game = known.find((g) => g.name === name);
    if (!game) throw new Error(say("analysis-unknown"));
    const made = new Analysis(
      game,
      record,
      () => ((opened = ""), shown?.close(), (shown = null), start()),
    );
    try {
      await made.to(at ?? Infinity, []);
    } catch (problem) {
      made.close();
      throw problem;
    }
    shown?.close();
    shown = made;
    opened = record;
    document.body.classList.add("fixed");
    fill(page, made.element);
  };
  const start = () => {
    document.body.classList.remove("fixed");
    fill(
      page,
      chooser((record) => open(record, null)),
    );
  };

  if (table)
    await open(
      await (await ask(`/api/tables/${encodeURIComponent(table)}/record`)).text(),
      ply === null ? null : Number(ply),
    );
  else if (opened) await open(opened, null);
  else start();
  return {
    element: page,
    title: `${say("nav-analysis")} – Ludogare`,
    heading: say("nav-analysis"),
    fixed: shown !== null,
    shown: () => shown?.moves.reveal(),
    close: () => shown?.close(),
  };
}

/**
 * Where a record is chosen: a file, or text.
 *
 * @param {(record: string) => Promise<void>} open
 */
function chooser(open) {
  const problem = h("p", { class: "bad", role: "alert", hidden: true });
  const attempt = async (/** @type {string} */ record) => {
    problem.hidden = true;
    try {
      await open(record);
    } catch (refused) {
      problem.hidden = false;
      problem.textContent = /** @type {Error} */ (refused).message;
    }
  };
  const file = h("input", {
    "type": "file",
    "accept": ".txt,text/plain",
    "aria-label": say("analysis-file"),
    "onchange": async () => {
      const chosen = file.files?.[0];
      if (chosen) await attempt(chosen.size > LARGEST ? "" : await chosen.text());
    },
  });
  const area = h("textarea", {
    "rows": 10,
    "spellcheck": false,
    "aria-label": say("analysis-text"),
    "placeholder": "ludogare record 1\ngame cape_to_cairo\n…",
  });
  return h(
    "form",
    {
      class: "chooser",
      onsubmit: (/** @type {Event} */ e) => (e.preventDefault(), attempt(area.value)),
    },
    h("h1", {}, say("nav-analysis")),
    h("p", {}, say("analysis-words")),
    h("label", { class: "file" }, h("span", {}, say("analysis-file")), file),
    h("label", { class: "paste" }, h("span", {}, say("analysis-text")), area),
    problem,
    h(
      "div",
      { class: "buttons" },
      h("button", { type: "submit", class: "strong" }, say("analysis-open")),
    ),
  );
}

class Analysis {
  /**
   * @param {Game} game
   * @param {string} record
   * @param {() => void} leave
   */
  constructor(game, record, leave) {
    this.record = record;
    this.ply = 0;
    /** What was tried from the ply on, as records write it. @type {string[]} */
    this.tried = [];
    /** The seat looked from, unless it is the one that is asked. @type {number | null} */
    this.eyes = null;
    /** @type {Analysed | null} */
    this.last = null;
    /** @type {AbortController | null} */
    this.asking = null;
    this.stage = new Stage(game, {
      play: (action) => this.attempt(action.text),
      look: (seat) => this.lookFrom(seat),
      reshape: () => this.go(this.ply, this.tried),
    });
    this.slider = new Slider((ply) => this.step(ply));
    this.rules = new Rules(game.name);
    this.moves = new Moves((ply) => this.step(Math.min(ply, this.slider.plies)));
    const save = h(
      "button",
      { type: "button", onclick: () => this.save() },
      sign("save"),
      say("end-record"),
    );
    this.drawer = new Drawer(
      [
        this.stage.story.leaf(),
        {
          name: "record",
          sign: "save",
          words: say("analysis-record"),
          opened: () => this.moves.reveal(),
          content: h(
            "div",
            {
              "class": "scrolled",
              "tabIndex": 0,
              "role": "region",
              "aria-label": say("analysis-record"),
            },
            this.moves.list,
            h("div", { class: "buttons" }, save),
          ),
        },
        this.rules.leaf(() => this.last?.clause),
      ],
      (covers) => (this.stage.element.inert = covers),
    );
    this.back = tool("undo", say("undo"), () => this.go(this.ply, this.tried.slice(0, -1)));
    fill(this.stage.tools, this.back, tool("close", say("analysis-other"), leave));
    this.note = h("p", { class: "tried", hidden: true });
    this.stage.dock.prepend(h("div", { class: "steps" }, this.slider.element, this.note));
    this.element = h(
      "div",
      { class: "table analysis" },
      h("h1", { class: "spoken" }, say("nav-analysis")),
      this.stage.element,
      this.drawer.element,
    );
  }

  close() {
    this.slider.stop();
    this.stage.close();
    this.drawer.close();
  }

  /**
   * Shows a position; throws if there is none.
   *
   * @param {number} ply
   * @param {string[]} tried
   */
  async to(ply, tried) {
    this.asking?.abort();
    const mine = new AbortController();
    this.asking = mine;
    const at = Number.isFinite(ply) ? { ply } : {};
    /** @type {Analysed} */
    const s = await post(
      "/api/analysis",
      {
        record: this.record,
        ...at,
        actions: tried,
        seat: this.eyes,
        language: language(),
        narrow: narrow(),
      },
      mine.signal,
    );
    if (mine.signal.aborted) return;
    this.tried = tried;
    this.ply = tried.length ? ply : s.ply;
    this.show(s);
  }

  /**
   * @param {number} ply
   * @param {string[]} tried
   */
  async go(ply, tried) {
    try {
      await this.to(ply, tried);
    } catch (problem) {
      if (problem instanceof DOMException) return;
      this.slider.stop();
      const { message, clause } = /** @type {import("./api.js").Refused} */ (problem);
      note(
        withClauses(message, (c) => (this.drawer.open("rules", true), this.rules.open(c)), clause),
        "bad",
      );
      this.stage.again();
    }
  }

  /** Goes to a step of the record, to look from whoever is asked there. @param {number} ply */
  step(ply) {
    this.eyes = null;
    return this.go(ply, []);
  }

  /** @param {string} action */
  async attempt(action) {
    const chance = !this.last?.players.some((p) => p.awaited);
    const who = chance ? "*" : this.last?.seat;
    this.eyes = null; // whoever is asked next comes into view
    this.stage.wait(true);
    await this.go(this.ply, [...this.tried, `${who} ${action}`]);
    this.stage.wait(false);
  }

  /** @param {number} seat */
  async lookFrom(seat) {
    this.eyes = seat;
    await this.go(this.ply, this.tried);
  }

  /** @param {Analysed} s */
  show(s) {
    this.last = s;
    this.stage.players.show(s.players, {
      seat: s.seat,
      held: s.players.map((p) => p.seat),
      running: s.status === "running",
      you: false,
    });
    this.stage.prompt.textContent = s.over ? `${whoWon(s)} ${s.over.ending}` : s.prompt;
    this.stage.prompt.classList.toggle("mine", s.actions.length > 0);
    this.stage.story.set(s.story);
    this.stage.showBoard(s.svg);
    this.stage.offer(s.actions);
    this.slider.set(this.ply, s.plies);
    this.back.hidden = this.note.hidden = !this.tried.length;
    this.note.textContent = this.tried.length
      ? say("analysis-tried", { ply: this.ply, n: this.tried.length })
      : "";
    this.moves.show(this.tried.length ? s.record : this.record, s.ply);
  }

  save() {
    const address = URL.createObjectURL(
      new Blob([this.last?.record ?? ""], { type: "text/plain" }),
    );
    h("a", { href: address, download: "record.txt" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  }
}
