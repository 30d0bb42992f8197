// How large things on the map are, in map units, for a size of the map on the screen: what is read there keeps its size.

import type { Atlas } from "../types";

/** Wished sizes on the screen in pixels. */
export const NEAR = { cell: 27, name: 13.5, text: 12 };
export const PROJECTED = { cell: 38, name: 18, text: 17 };

const LARGEST_CELL = 25; // the most in map units: on a small map nothing may grow over its area
const LEAST_PX = 17; // a piece of a crowded place is not smaller on the screen, unless its game says so
const TINY_PX = 7.5; // names below this are left out but for those on plates; the list, the card and the enlarged map have them
export const LEGIBLE_PX = 13; // no name is smaller, nor on a map that opens enlarged because it is small
const LARGER = 1.18; // names may be as much larger than the size for which they were placed, in letters of it
const TEXT = 0.7; // letters on pieces are no higher than this, of the largest cell: far away they are as small as their pieces

export interface Sizes {
  /** Of every piece, and down to which those of a crowded place may shrink: never so far that they cannot be read. */
  cell: number;
  least: number;
  /** The least height of letters and figures on pieces. */
  text: number;
  /** Height of the letters of names; as a share of those for which they were placed; and the least of all others. */
  letter: number;
  share: number;
  legible: number;
  /** Whether names are too small to be read. */
  tiny: boolean;
}

/** @param scale - pixels on the screen for one map unit */
export function sizesAt(scale: number, { least = LEAST_PX, letter: placed = LEGIBLE_PX }: Atlas, wished = NEAR): Sizes {
  const cell = Math.min(wished.cell / scale, LARGEST_CELL);
  const letter = Math.min(wished.name / scale, placed * LARGER);
  return {
    cell, least: Math.min(cell, (least * wished.cell) / NEAR.cell / scale), text: Math.min(wished.text / scale, LARGEST_CELL * TEXT),
    letter, share: letter / placed, legible: LEGIBLE_PX / scale, tiny: letter * scale < TINY_PX,
  };
}
