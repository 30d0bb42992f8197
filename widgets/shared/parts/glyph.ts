// Plain signs, drawn by code in a square of 16 units. They always stand beside their word.

import { svg } from "../dom";

export interface Shape {
  /** Drawn by line. */
  line?: string;
  /** Drawn filled. */
  solid?: string;
}

const SIGNS = {
  undo: { line: "M6 3L2.5 6.5L6 10M2.5 6.5H9.5a4 4 0 0 1 0 8H6" },
  redo: { line: "M10 3L13.5 6.5L10 10M13.5 6.5H6.5a4 4 0 0 0 0 8H10" },
  back: { line: "M10 3L5 8L10 13" },
  forward: { line: "M6 3L11 8L6 13" },
  "turn-back": { line: "M12 3L7 8L12 13M4 3V13" },
  "turn-forward": { line: "M4 3L9 8L4 13M12 3V13" },
  play: { solid: "M4 2.5L13 8L4 13.5Z" },
  pause: { solid: "M4 3h3v10h-3ZM9 3h3v10h-3Z" },
} satisfies Record<string, Shape>;

export type Sign = keyof typeof SIGNS;

/** Draws a shape with its top left corner at (x, y) and the given size. */
export function drawShape(shape: Shape, x: number, y: number, size: number): SVGGElement {
  const group = svg("g", { transform: `translate(${round(x)} ${round(y)}) scale(${round(size / 16, 4)})` });
  if (shape.solid) group.append(svg("path", { d: shape.solid, class: "al-solid" }));
  if (shape.line) group.append(svg("path", { d: shape.line, class: "al-line" }));
  return group;
}

/** A shape as a small picture for running text; the words beside it say what it is. */
export function glyph(shape: Shape, name = ""): SVGSVGElement {
  return svg("svg", { class: `al-glyph ${name}`.trim(), viewBox: "0 0 16 16", "aria-hidden": "true", focusable: "false" },
    drawShape(shape, 0, 0, 16));
}

export function sign(name: Sign): SVGSVGElement {
  return glyph(SIGNS[name]);
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
