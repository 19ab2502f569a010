/** Analysis: a record is chosen, or that of a table opened, and studied. */

import { fillWindow } from "../frame/frame.js";
import { ask, Refused } from "../lib/api.js";
import { fill, h } from "../lib/dom.js";
import { games } from "../lib/games.js";
import { say } from "../lib/say.js";
import { chooser } from "./chooser.js";
import { Study } from "./study.js";

/** A record that was opened here, so that it is still there in another language. */
let opened = "";

/**
 * @param {URL} url
 * @returns {Promise<import("../frame/frame.js").Page>}
 */
export async function analysis(url) {
  const page = new AnalysisPage(await games());
  const table = url.searchParams.get("table");
  const ply = url.searchParams.get("ply");
  if (table) await page.open(await recordOf(table), ply === null ? null : Number(ply), table);
  else if (opened) await page.open(opened, null);
  else page.choose();
  return {
    element: page.element,
    title: `${say("nav-analysis")} – Ludogare`,
    heading: say("nav-analysis"),
    fixed: page.study !== null,
    strip: page.study?.stage.players.element,
    shown: () => page.study?.reveal(),
    close: () => page.close(),
  };
}

/** @param {string} table */
async function recordOf(table) {
  return (await ask(`/api/tables/${encodeURIComponent(table)}/record`)).text();
}

class AnalysisPage {
  /** @param {import("../lib/protocol.d.ts").GameInfo[]} known */
  constructor(known) {
    this.known = known;
    this.element = h("div", { class: "analysis-page" });
    /** @type {Study | null} */
    this.study = null;
    /** Whether somebody has gone on to another page. */
    this.left = false;
  }

  close() {
    this.left = true;
    this.study?.close();
  }

  /** Lets a record be chosen. */
  choose() {
    this.study?.close();
    this.study = null;
    opened = "";
    fillWindow(false);
    const form = chooser((record) => this.open(record, null));
    fill(this.element, form);
  }

  /**
   * Opens a record; throws a sentence if it cannot be.
   *
   * @param {string} record
   * @param {number | null} ply where to begin; at the end if null
   * @param {string | null} [table] whose record it is
   */
  async open(record, ply, table = null) {
    const name = /^game (\S+)/m.exec(record)?.[1];
    const game = this.known.find((g) => g.name === name);
    if (!game) throw new Refused(say("analysis-unknown"), 404);
    const study = new Study(game, record, () => this.choose(), table);
    try {
      await study.to(ply ?? Infinity, []);
    } catch (problem) {
      study.close();
      throw problem;
    }
    if (this.left) return study.close();
    this.study?.close();
    this.study = study;
    opened = record;
    study.hindsight?.begin();
    fillWindow(true, study.stage.players.element);
    fill(this.element, study.element);
    study.reveal();
  }
}
