/** How much the server takes. tools/generate.py writes this file out of server/protocol. */

export const MAX_FRAME = 65536;
export const MAX_BODY = 65536;
export const MAX_RECORD = 1048576;
export const MAX_NAME = 30;
export const MAX_CHAT = 500;
export const MAX_NAMED = 50;
export const MAX_PACE = 4000;
export const MIN_CLOCK = 5;
export const MAX_CLOCK = 1209600;
