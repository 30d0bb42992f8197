// Pieces on the map: one frame for each box of a side, one cell for each kind in it. Where, says layout.ts.

import { setAttr, svg } from "../../shared/dom";
import { drawShape, round } from "../../shared/parts/glyph";
import type { MapDesk } from "../desk";
import type { Callout } from "./callouts";
import { countSize, figureSize, OVERLAP, TAB, type Cell, type Frame, type Layout, type Rect, type Wish } from "./layout";
import type { Group } from "../lookup";
import { countOf, type Signs } from "../signs";
import type { PlaceState } from "../types";

const attrs = ({ x, y, width, height }: Rect) =>
  ({ x: round(x), y: round(y), width: round(width), height: round(height) });

function inset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** What the drawing of a cell needs beside the cell. */
interface Pen {
  size: number;
  /** The least height of letters. */
  text: number;
  signs: Signs;
}

function drawCell(cell: Cell, frame: Frame, { size, text, signs }: Pen): SVGGElement {
  const { group } = cell;
  const pad = size * 0.06;
  const g = svg("g", { class: `al-cell al-${cell.kind}`, "data-group": group.id });
  g.append(svg("rect", { class: "al-hit", ...attrs(cell), rx: signs.rounding(frame.side, size) }));
  g.append(signs.drawKind(cell.kind, { x: cell.x + pad, y: cell.y + pad, size: size - 2 * pad }, text));
  if (cell.count > 1) g.append(drawCount(cell, size, text));
  g.append(...signs.conditionsOf(group.is ?? [], { x: cell.x, y: cell.y, size }));
  return g;
}

/** The number of a group, in a disc of its own: it is no part of the sign. */
function drawCount({ x, y, count }: Cell, size: number, text: number): SVGGElement {
  const { font, width } = countSize(count, { size, text });
  const [wide, high] = [width * size, font * 1.12 * size];
  const left = x + size * (1 - OVERLAP);
  return svg("g", { class: "al-count-disc" },
    svg("rect", { x: round(left), y: round(y + (size - high) / 2), width: round(wide), height: round(high), rx: round(high / 2) }),
    svg("text", { class: "al-count", x: round(left + wide / 2), y: round(y + size / 2 + font * size * 0.36), "font-size": round(font * size, 2) }, String(count)));
}

function drawFrame(frame: Frame, pen: Pen): SVGGElement {
  const { size, signs } = pen;
  const g = signs.frame(frame.side, frame.box, frame, size, size * 0.1);
  if (frame.tab) {
    const width = size * TAB;
    const at = { x: round(frame.x + size * 0.08), y: round(frame.y + size * 0.1), width: round(width - size * 0.06), height: round(frame.height - size * 0.2) };
    const sign = drawShape(signs.shape("boxes", frame.box), at.x + size * 0.03, frame.y + frame.height / 2 - size * 0.24, size * 0.48);
    g.append(svg("g", { class: "al-tab" }, svg("rect", { ...at, rx: signs.rounding(frame.side, size * 0.55) }), sign));
  }
  g.append(...frame.cells.map((cell) => drawCell(cell, frame, pen)));
  return g;
}

function drawLayout({ size, bounds, frames, marks, figure }: Layout, wish: Wish, { signs }: MapDesk): SVGElement[] {
  const pen = { size, text: wish.text ?? 0, signs };
  const high = figureSize({ ...wish, size }).font * size;
  return [
    svg("rect", { class: "al-block-ground", ...attrs(inset(bounds, -size * 0.1)), rx: round(size * 0.3) }),
    ...(figure ? [svg("g", { class: "al-figure" },
      svg("rect", { ...attrs(figure), rx: round(figure.height * 0.28) }),
      svg("text", { x: round(figure.x + figure.width / 2), y: round(figure.y + figure.height / 2 + high * 0.36), "font-size": round(high, 2) },
        figure.text))] : []),
    ...marks.map(({ id, count, x, y, height }) => signs.drawMark(id, { x, y, size: height }, count, pen.text)),
    ...frames.map((frame) => drawFrame(frame, pen)),
  ];
}

/** Draws the block of a place anew: what has room in it, and what stands beside the map's places. */
export function drawBlock(target: SVGGElement, { own, callout }: { own: Layout | null; callout: Callout | null }, name: string, wish: Wish, desk: MapDesk): void {
  target.replaceChildren(...(own ? drawLayout(own, wish, desk) : []), ...(callout ? [drawCallout(callout, name, wish, desk)] : []));
  const size = callout?.layout.size ?? own?.size ?? wish.size;
  setAttr(target, "data-empty", !callout && (!own || own.frames.length + own.marks.length === 0) && !own?.figure);
  setAttr(target, "stroke-width", round(Math.max(0.7, size * 0.055), 2));
}

/** The name of the place over its pieces, on a ground of their own. */
function drawCallout({ box, layout, title }: Callout, name: string, wish: Wish, desk: MapDesk): SVGGElement {
  return svg("g", { class: "al-callout" }, svg("rect", { class: "al-callout-ground", ...attrs(box), rx: 4 }),
    svg("text", { class: "al-callout-name", x: round(title.x), y: round(title.y), "font-size": round(title.size, 2) }, name),
    ...drawLayout(layout, wish, desk));
}

/** The line from a callout to its place, with a ring at its end. */
export function drawLeader({ leader: [[x1, y1], [x2, y2]] }: Callout): SVGGElement {
  const d = `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
  return svg("g", {}, svg("path", { class: "al-leader-halo", d }), svg("path", { class: "al-leader", d }),
    svg("path", { class: "al-leader-end", d: `M${round(x2)} ${round(y2)}h0` }));
}

/** What the drawn block depends on; equal signatures need neither layout nor drawing. */
export function signature(state: PlaceState | undefined, groups: readonly Group[], wish: Wish): string {
  return JSON.stringify([round(wish.size, 2), round(wish.text ?? 0, 2), wish.figure, state?.marks,
    groups.map((group) => [group.id, countOf(group), group.is])]);
}

/** Marks the pieces that can be chosen: that changes oftener than the pieces, which stay as they are drawn. */
export function markLive(block: SVGGElement, live: ReadonlySet<string>): void {
  for (const cell of Array.from(block.querySelectorAll(".al-cell"))) setAttr(cell, "data-live", live.has(cell.getAttribute("data-group") ?? ""));
}
