/**
 * The service worker: it shows what the server calls out while no page is open. It keeps no file and
 * answers no request, so nothing old is ever shown.
 */

const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) =>
  event.waitUntil(worker.clients.claim()),
);

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, table } = event.data.json();
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag: table,
      icon: "/page/icons/icon-192.png",
      badge: "/page/icons/icon-192.png",
      data: { address: `/t/${table}` },
    }),
  );
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.address));
});

/** Goes to a table: where it is open already, or in a new window. @param {string} address */
async function open(address) {
  const windows = await worker.clients.matchAll({ type: "window" });
  const there = windows.find((/** @type {any} */ w) => new URL(w.url).pathname === address);
  return there ? there.focus() : worker.clients.openWindow(address);
}
