/** Where others reach the server. */

import { get } from "./api.js";

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
