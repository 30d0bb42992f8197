// Signs of the pieces, marks and boxes, drawn in a square of 16 units. Sober outlines, no emblems.

import type { Glyphs } from "../map/signs";

// Troops are cubes, Police shields; those of the French are full, those of the Algerians half.
const CUBE = "M2.5 2.5H13.5V13.5H2.5Z";
const SHIELD = "M3 2H13V7.6c0 3.6-2.3 5.7-5 6.6c-2.7-.9-5-3-5-6.6Z";
// A Base of the FLN is a hut, one of the Government a wall with battlements.
const HUT = "M8 2.2L14 7.4H12.2V13.6H3.8V7.4H2Z";
const MAN = "M8 1.8a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8ZM2.6 14.2c0-3.6 2.3-5.6 5.4-5.6s5.4 2 5.4 5.6Z";

const kinds: Glyphs["kinds"] = {
  base: { solid: HUT },
  guerrilla: { solid: MAN },
  "gov-base": { solid: "M2.4 14V4.2H4.8V6H6.8V4.2H9.2V6H11.2V4.2H13.6V14Z" },
  "french-troops": { solid: CUBE, line: CUBE },
  "algerian-troops": { line: CUBE, solid: "M2.5 13.5L13.5 2.5V13.5Z" },
  "french-police": { solid: SHIELD, line: SHIELD },
  "algerian-police": { line: SHIELD, solid: "M8 2H13V7.6c0 3.6-2.3 5.7-5 6.6Z" },
};

const marks: Glyphs["marks"] = {
  // Support points up, Opposition down, Neutral to both sides.
  support: { solid: "M8 2.8L13.6 12.4H2.4Z" },
  neutral: { solid: "M6.8 3.6V12.4L1.6 8ZM9.2 3.6V12.4L14.4 8Z" },
  oppose: { solid: "M8 13.2L2.4 3.6H13.6Z" },
  // Terror: a barred diamond. Resettled: huts within a fence.
  terror: { line: "M8 1.5L14.5 8L8 14.5L1.5 8ZM8 4.6V9", solid: "M7 10.4h2v1.8H7Z" },
  resettled: { line: "M1.5 14.2V3.2M14.5 14.2V3.2M1.5 13.2H14.5M4 13V9L8 5.6L12 9V13" },
  // One more of something: a plus, and people or a hut.
  plus_pop: { line: "M1.4 5H6.6M4 2.4V7.6", solid: "M10.4 4.6a2 2 0 1 1 0 4a2 2 0 1 1 0-4ZM6 14.4c0-2.9 1.9-4.6 4.4-4.6s4.4 1.7 4.4 4.6Z" },
  plus_base: { line: "M1.4 5H6.6M4 2.4V7.6", solid: "M10.4 5.6L15.2 9.8H13.8V14.4H7V9.8H5.6Z" },
};

const boxes: Glyphs["boxes"] = {
  UNDERGROUND: { line: "M1.5 3.5H14.5", solid: "M3.5 7H12.5L8 14Z" },
  ACTIVE: { line: "M3 2.5L8.5 8L3 13.5M8 2.5L13.5 8L8 13.5" },
};

export const GLYPHS: Glyphs = { kinds, marks, boxes };
