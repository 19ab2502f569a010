/** The address of the page, and going to another. */

/** @param {string} address */
export function go(address) {
  history.pushState(null, "", address);
  reopen();
}

/** Shows the page of the present address anew. */
export function reopen() {
  dispatchEvent(new PopStateEvent("popstate"));
}

/** The whole address of a table, to be sent to somebody. @param {string} table */
export function addressOf(table) {
  return new URL(`/t/${table}`, location.href);
}
