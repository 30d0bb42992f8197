// Signs of the actions and of the two sides, drawn in a square of 16 units. Plain shapes, always beside their word.

import { glyph } from "../shared/parts/glyph";
import type { Seat } from "../shared/types";

const ICONS: Record<string, string> = {
  // An arrow that meets a line; two dice; three points that meet; a card and a plus; two cards that pass.
  ATTACK: "M2 8H10.5M7.5 4.5L11 8L7.5 11.5M14 2.5V13.5",
  BOMB: "M1.5 6.5H9.5V14.5H1.5ZM9.5 9.5H14.5V1.5H6.5V6.5M5.5 10.5H5.6M10.5 5.5H10.6",
  RALLY: "M8 2V6M2.6 13L6 10M13.4 13L10 10M8 6.2a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6Z",
  RECRUIT: "M2 2.5H9V13.5H2ZM12.5 5V11M9.8 8H15.2",
  NEGOTIATE: "M1.5 5.5H12M9 2.5L12 5.5L9 8.5M14.5 10.5H4M7 7.5L4 10.5L7 13.5",
  // A lens that is open; a square closed round a point; a lens that is barred; a square left by an arrow.
  EXPOSE: "M1 8C4 3.2 12 3.2 15 8C12 12.8 4 12.8 1 8ZM8 6a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z",
  CAPTURE: "M2.5 2.5H13.5V13.5H2.5ZM8 6.4a1.6 1.6 0 1 1 0 3.2a1.6 1.6 0 1 1 0-3.2Z",
  HIDE: "M1 8C4 3.2 12 3.2 15 8C12 12.8 4 12.8 1 8ZM2.5 13.5L13.5 2.5",
  JAILBREAK: "M8.5 2.5H2.5V13.5H8.5M6 8H14.5M11.5 5L14.5 8L11.5 11",
};
// An icon of a deck that we do not know: an empty ring, its word says what it is.
const OTHER = "M8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z";

const SIGNS = {
  up: "M3.5 1.5H12.5V14.5H3.5ZM6 5H10M6 8H10",
  down: "M3.5 1.5H12.5V14.5H3.5ZM3.5 6.5L8.5 1.5M3.5 11.5L12.5 2.5M4.5 14.5L12.5 6.5M9.5 14.5L12.5 11.5",
  hit: "M3 8.6L6.6 12L13 4.4",
  miss: "M3.5 8H12.5",
  again: "M12.8 5.2A5.4 5.4 0 1 0 13.4 8.6M13.2 1.8V5.4H9.6",
} as const;

/** The sign of an action; the caller sets its word beside it. */
export function iconGlyph(icon: string): SVGSVGElement {
  return glyph({ line: ICONS[icon] ?? OTHER });
}

/** How a card lies, or what a die came to. */
export function sign(name: keyof typeof SIGNS): SVGSVGElement {
  return glyph({ line: SIGNS[name] });
}

/** The badge of a side: round and hatched for the FLN, square and barred for the French. */
export function seatSign(seat: Seat): SVGSVGElement {
  return glyph({ line: seat === "fln" ? "M8 1.8a6.2 6.2 0 1 1 0 12.4a6.2 6.2 0 1 1 0-12.4ZM3.8 11L11 3.8M6 13L13 6"
    : "M2 2H14V14H2ZM6 2V14M10 2V14" }, `al-duel-seat-sign al-duel-is-${seat}`);
}
