// Faces of dice as pictures that read as their number.

import { h, svg } from "../dom";

const PIPS: Record<number, [number, number][]> = {
  1: [[8, 8]],
  2: [[4.5, 4.5], [11.5, 11.5]],
  3: [[4.5, 4.5], [8, 8], [11.5, 11.5]],
  4: [[4.5, 4.5], [11.5, 4.5], [4.5, 11.5], [11.5, 11.5]],
  5: [[4.5, 4.5], [11.5, 4.5], [8, 8], [4.5, 11.5], [11.5, 11.5]],
  6: [[4.5, 4], [11.5, 4], [4.5, 8], [11.5, 8], [4.5, 12], [11.5, 12]],
};

export function die(face: number): SVGSVGElement {
  return svg("svg", { class: "al-die", viewBox: "0 0 16 16", role: "img", "aria-label": face },
    svg("rect", { x: 0.8, y: 0.8, width: 14.4, height: 14.4, rx: 3 }),
    ...(PIPS[face] ?? []).map(([cx, cy]) => svg("circle", { cx, cy, r: 1.5 })));
}

/** Several dice in a row. */
export function dice(faces: readonly number[]): HTMLElement {
  const row = h("span", { class: "al-dice" });
  row.append(...faces.map(die));
  return row;
}
