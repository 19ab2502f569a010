/** A table: who comes with a key sits down first, everybody else sees the match. */

import { gameCalled, games } from "../lib/games.js";
import { arrival, keyIn } from "./arrival.js";
import { tableInfo } from "./info.js";
import { Session } from "./session.js";

/**
 * @param {string} id
 * @param {URL} url
 * @returns {Promise<import("../frame/frame.js").Page>}
 */
export async function table(id, url) {
  const [info] = await Promise.all([tableInfo(id), games()]);
  const game = await gameCalled(info.game);
  const key = keyIn(url);
  if (key) return await arrival(info, game, key);
  const shown = new Session(info, game);
  const begin = () => {
    const ply = url.searchParams.get("ply");
    shown.start(ply === null ? null : Number(ply));
    if (!url.searchParams.has("again")) return;
    history.replaceState(null, "", `/t/${id}`); // asked for once, not whenever one comes back
    shown.end.wanted = true;
  };
  return {
    element: shown.view.element,
    title: `${game.title} – Ludogare`,
    heading: game.title,
    strip: shown.view.stage.players.element,
    fixed: true,
    menu: () => shown.menu(),
    shown: begin,
    close: () => shown.close(),
  };
}
