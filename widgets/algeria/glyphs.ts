// Silhouettes of the pieces and signs of the marks, drawn in a square of 16 units. Sober outlines, no emblems.

import type { Glyphs } from "../map/signs";

const FRAME = "M2 5.5H14V13.5H2Z";

const kinds: Glyphs["kinds"] = {
  // A pennant: the political front. Figures: a cadre, a band. Framed signs: formed units, after map convention.
  front: { line: "M4.5 2V14.5", solid: "M4.5 2.5L13.5 5.5L4.5 9Z" },
  cadre: { solid: "M8 2.2a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4ZM3 14.2c0-3.6 2-5.6 5-5.6s5 2 5 5.6Z" },
  band: {
    solid:
      "M4.6 4.6a2 2 0 1 1 0 4a2 2 0 1 1 0-4ZM11.4 4.6a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z" +
      "M1 14.2c0-3 1.3-4.6 3.6-4.6c1.5 0 2.7.7 3.4 2c.7-1.3 1.9-2 3.4-2c2.3 0 3.6 1.6 3.6 4.6Z",
  },
  failek: { line: `${FRAME}M2 5.5L14 13.5M14 5.5L2 13.5M6.6 1.6V4M9.4 1.6V4` },
  division: { line: `${FRAME}M2 5.5L14 13.5M14 5.5L2 13.5M4.4 1.2L7.2 4M7.2 1.2L4.4 4M8.8 1.2L11.6 4M11.6 1.2L8.8 4` },
  brigade: { line: `${FRAME}M2 5.5L14 13.5M14 5.5L2 13.5M6.6 1.2L9.4 4M9.4 1.2L6.6 4` },
  elite: { line: `${FRAME}M6.6 1.2L9.4 4M9.4 1.2L6.6 4M4.2 10.4c.8-2.6 2.2-3.4 3.8-3.4s3 .8 3.8 3.4M4.2 10.4L8 12.6L11.8 10.4` },
  algerian: { line: `${FRAME}M2 13.5L14 5.5M6.6 1.2L9.4 4M9.4 1.2L6.6 4` },
  police: { line: "M8 1.8L13.2 3.6V8c0 3.2-2 5.2-5.2 6.4C4.8 13.2 2.8 11.2 2.8 8V3.6Z" },
};

const marks: Glyphs["marks"] = {
  // Terror: a barred diamond. Resettled: huts within a fence. Remote: hills.
  terror: { line: "M8 1.5L14.5 8L8 14.5L1.5 8ZM8 4.6V9", solid: "M7 10.4h2v1.8H7Z" },
  resettled: { line: "M1.5 14.2V3.2M14.5 14.2V3.2M1.5 13.2H14.5M4 13V9L8 5.6L12 9V13" },
  remote: { line: "M1 13.2L5.6 5L8.4 10L10.6 7L15 13.2Z" },
};

/** Signs of the boxes: below a line; going ahead; all round; done. */
const boxes: Glyphs["boxes"] = {
  UG: { line: "M1.5 3.5H14.5", solid: "M3.5 7H12.5L8 14Z" },
  OPS: { line: "M3 2.5L8.5 8L3 13.5M8 2.5L13.5 8L8 13.5" },
  PTL: { line: "M8 2.2a5.8 5.8 0 1 1 0 11.6a5.8 5.8 0 1 1 0-11.6Z", solid: "M8 5.6a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1 0-4.8Z" },
  OC: { line: "M2 8.6L6.4 13L14 3.4" },
};

export const GLYPHS: Glyphs = { kinds, marks, boxes };
