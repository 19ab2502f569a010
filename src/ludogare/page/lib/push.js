/** Being called while no page is open, through the push service of the browser. */

import { get, post } from "./api.js";
import { language } from "./say.js";
import { heldTables } from "./seats.js";

/** Whether this browser can be called at all. */
function canBeCalled() {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
}

/** Wants to be called for the seats held at these tables. @param {string[]} [tables] */
export async function beCalled(tables = heldTables()) {
  if (!canBeCalled() || !tables.length) return;
  const browser = await subscription();
  if (browser) await tell(browser, tables);
}

/** No longer wants to be called. */
export async function beLeftAlone() {
  if (!canBeCalled()) return;
  const registration = await navigator.serviceWorker.getRegistration("/");
  const browser = await registration?.pushManager.getSubscription();
  if (!browser) return;
  await tell(browser, heldTables(), true);
  await browser.unsubscribe();
}

/** The browser's subscription with this server's key; null where the server calls nobody. */
async function subscription() {
  const { key } = await get("/api/push");
  if (!key) return null;
  await navigator.serviceWorker.register("/worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wanted);
  } catch (problem) {
    // The browser knows another key, of a server that was here before.
    const old = await pushManager.getSubscription();
    if (!old) throw problem;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

/**
 * @param {PushSubscription} browser
 * @param {string[]} tables
 * @param {boolean} [off]
 */
async function tell(browser, tables, off = false) {
  const { endpoint, keys = {} } = browser.toJSON();
  const { p256dh, auth } = keys;
  for (const table of tables) {
    const wish = { endpoint, p256dh, auth, language: language(), off };
    await post(`/api/tables/${table}/push`, wish).catch(() => {}); // a seat may be lost by now
  }
}
