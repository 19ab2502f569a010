/** How the value of an option is said. */

import { say } from "./say.js";

/**
 * @param {boolean | string | number} value
 * @param {import("./protocol.d.ts").OptionInfo} option
 */
export function optionValue(value, option) {
  if (typeof value === "boolean") return value ? say("yes") : say("no");
  return option.labels?.[String(value)] ?? String(value).replaceAll("_", " ");
}
