/** How much the server takes. */

export const LONGEST_NAME = 30;
export const LONGEST_CHAT = 500;
export const LARGEST_RECORD = 1024 * 1024; // bytes
