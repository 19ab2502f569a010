/** The shapes of the seats' marks. tools/generate.py writes this file out of core/drawing.py. */

export const MARKS = [
  "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z",
  "M-8-8H8V8H-8Z",
  "M0-9.5L10 8H-10Z",
  "M0-11 11 0 0 11-11 0Z",
  "M0-11 2.94-4.05 10.46-3.4 4.76 1.55 6.47 8.9 0 5-6.47 8.9-4.76 1.55-10.46-3.4-2.94-4.05Z",
  "M0-10 8.66-5 8.66 5 0 10-8.66 5-8.66-5Z",
];
