/** The shapes of the seats' marks. tools/generate.py writes this file out of core/drawing.py. */

export const MARKS = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  "M-8-8H8V8H-8Z",
  "M0-9.5L10 8H-10Z",
  "M0 -11L11 0L0 11L-11 0Z",
  "M0 -11L2.94 -4.05L10.46 -3.4L4.76 1.55L6.47 8.9L0 5L-6.47 8.9L-4.76 1.55L-10.46 -3.4L-2.94 -4.05Z",
  "M0 -10L8.66 -5L8.66 5L0 10L-8.66 5L-8.66 -5Z",
];
