/** Where others reach the server. */

import { get } from "./api.js";
import { h } from "./dom.js";
import { say } from "./say.js";

const HERE = /^(localhost|127\.|\[::1\])/;

/**
 * Where others reach the server, the best first: where the reader does, unless that is an address
 * that means one's own machine. Nothing where only this machine reaches it.
 *
 * @returns {Promise<string[]>}
 */
export async function invitationOrigins() {
  const told = await get("/api/addresses").catch(() => ({ addresses: [] }));
  const here = HERE.test(location.host) ? [] : [location.origin];
  return [...new Set([...here, ...told.addresses])];
}

/** That only this machine reaches the server, and how others would. */
export function onlyHere() {
  return h("p", { class: "bad" }, say("lounge-only-here"), " ", h("code", {}, "--host 0.0.0.0"));
}
