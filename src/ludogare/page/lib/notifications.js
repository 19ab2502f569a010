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
  return notifyOn();
}

/**
 * @param {string} title
 * @param {string} body
 */
export function notify(title, body) {
  const note = new Notification(title, { body, tag: "ludogare" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
