// Signs of the pieces, marks and boxes, drawn in a square of 16 units. Sober outlines, no emblems.

import type { Glyphs } from "../map/signs";

const CUBE = "M2.5 2.5H13.5V13.5H2.5Z";

const kinds: Glyphs["kinds"] = {
  base: { solid: "M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z" },
  guerrilla: { solid: "M8 2.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2ZM2.8 14c0-3.4 2.2-5.4 5.2-5.4s5.2 2 5.2 5.4Z" },
  "gov-base": { line: "M8 2a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z", solid: "M8 5a3 3 0 1 1 0 6a3 3 0 1 1 0-6Z" },
  "french-troops": { solid: CUBE },
  "algerian-troops": { line: CUBE, solid: "M2.5 8H13.5V13.5H2.5Z" },
  "french-police": { line: "M3 2.5H13V7.5c0 3.6-2.3 5.6-5 6.4c-2.7-.8-5-2.8-5-6.4Z", solid: "M5 4.5H11V7.5c0 2.4-1.4 3.7-3 4.3c-1.6-.6-3-1.9-3-4.3Z" },
  "algerian-police": { line: "M3 2.5H13V7.5c0 3.6-2.3 5.6-5 6.4c-2.7-.8-5-2.8-5-6.4Z" },
};

const marks: Glyphs["marks"] = {
  // Terror: a barred diamond. Resettled: huts within a fence.
  terror: { line: "M8 1.5L14.5 8L8 14.5L1.5 8ZM8 4.6V9", solid: "M7 10.4h2v1.8H7Z" },
  resettled: { line: "M1.5 14.2V3.2M14.5 14.2V3.2M1.5 13.2H14.5M4 13V9L8 5.6L12 9V13" },
  plus_pop: { line: "M3 8H9M6 5V11M12.5 4V12" },
  plus_base: { line: "M2 8H8M5 5V11M12 5.4a2.6 2.6 0 1 1 -.01 0Z" },
};

const boxes: Glyphs["boxes"] = {
  UNDERGROUND: { line: "M1.5 3.5H14.5", solid: "M3.5 7H12.5L8 14Z" },
  ACTIVE: { line: "M3 2.5L8.5 8L3 13.5M8 2.5L13.5 8L8 13.5" },
  ON: { line: "M2.5 13.5H13.5M8 3V13" },
};

export const GLYPHS: Glyphs = { kinds, marks, boxes };
