/** The browser's notifications, where it has them and somebody wants them. */

import { store, stored } from "./storage.js";

export function canNotify() {
  return "Notification" in window && isSecureContext;
}

export function notifyOn() {
  return canNotify() && Notification.permission === "granted" && stored("notify", false);
}

/** Asks the browser, which asks the person. @param {boolean} on */
export async function setNotify(on) {
  if (on && Notification.permission !== "granted") await Notification.requestPermission();
  store("notify", on && Notification.permission === "granted");
  await callWhileAway();
  return notifyOn();
}

/**
 * Lets the server know whether to call while no page is open, at the tables that are held or at
 * one of them; where the browser has no push service, notifications of open pages are all there is.
 *
 * @param {string[]} [tables]
 */
export async function callWhileAway(tables) {
  const { beCalled, beLeftAlone } = await import("./push.js");
  await (notifyOn() ? beCalled(tables) : beLeftAlone()).catch(() => {});
}

/**
 * @param {string} title
 * @param {string} body
 */
export async function notify(title, body) {
  const how = { body, tag: "ludogare" };
  try {
    const note = new Notification(title, how);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // On a phone a page itself may show none.
    const worker = await navigator.serviceWorker?.getRegistration("/").catch(() => null);
    await worker?.showNotification(title, how);
  }
}
