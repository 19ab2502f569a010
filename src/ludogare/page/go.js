/** Going to another page of ours. */

/** @param {string} address */
export function go(address) {
  history.pushState(null, "", address);
  again();
}

/** Shows the page of the present address anew. */
export function again() {
  dispatchEvent(new PopStateEvent("popstate"));
}
