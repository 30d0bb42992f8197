// Signs of the pieces, marks and boxes, drawn in a square of 16 units. Sober outlines, no emblems.

import type { Glyphs } from "../map/signs";

// The letters of a unit stand below, put there by the board; above them the size of a formation as on military maps.
const kinds: Glyphs["kinds"] = {
  // A flag for the political front, one man for a cadre, three for a band, two strokes for a battalion.
  front: { solid: "M5.2 0.6L11.6 2.4L5.2 4.2Z", line: "M5.2 0.6V4.8" },
  cadre: { solid: "M8 0.8a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6Z" },
  band: {
    solid:
      "M3.4 1a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2ZM8 1a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2Z" +
      "M12.6 1a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2Z",
  },
  failek: { line: "M6.4 0.8V4.6M9.6 0.8V4.6" },
  // Two crosses for a division, one for a brigade; wings for the elite, bars for the Algerians.
  division: { line: "M3.2 0.9L6.8 4.5M6.8 0.9L3.2 4.5M9.2 0.9L12.8 4.5M12.8 0.9L9.2 4.5" },
  brigade: { line: "M6.2 0.9L9.8 4.5M9.8 0.9L6.2 4.5" },
  elite: { line: "M6.2 0.9L9.8 4.5M9.8 0.9L6.2 4.5M1.2 1.2L4.6 3.4M14.8 1.2L11.4 3.4" },
  algerian: { line: "M6.2 0.9L9.8 4.5M9.8 0.9L6.2 4.5M1.4 2.7H4.6M11.4 2.7H14.6" },
  police: { line: "M5.4 0.9H10.6V2.2c0 1.4-1.2 2.2-2.6 2.6c-1.4-.4-2.6-1.2-2.6-2.6Z" },
};

const marks: Glyphs["marks"] = {
  // Terror: a barred diamond. Resettled: huts within a fence. OAS: its letters.
  terror: { line: "M8 1.5L14.5 8L8 14.5L1.5 8ZM8 4.6V9", solid: "M7 10.4h2v1.8H7Z" },
  resettled: { line: "M1.5 14.2V3.2M14.5 14.2V3.2M1.5 13.2H14.5M4 13V9L8 5.6L12 9V13" },
oas: { line: "M4 5.4a2.1 2.6 0 1 1-.01 0ZM7 10.8L8.9 5.2L10.8 10.8M7.7 9.2H10.1M15 6.2c-.6-1.1-3-1.1-3 .4c0 1.8 3 1 3 2.9c0 1.6-2.6 1.6-3.2.3" },
};

/** Signs of the boxes: below a line; going ahead; all round; done. */
const boxes: Glyphs["boxes"] = {
  UG: { line: "M1.5 3.5H14.5", solid: "M3.5 7H12.5L8 14Z" },
  OPS: { line: "M3 2.5L8.5 8L3 13.5M8 2.5L13.5 8L8 13.5" },
  PTL: { line: "M8 2.2a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 1 1 0-11.6Z", solid: "M8 5.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8Z" },
  OC: { line: "M2 8.6L6.4 13L14 3.4" },
};

export const GLYPHS: Glyphs = { kinds, marks, boxes };
