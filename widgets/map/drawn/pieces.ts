// Pieces on the map: one frame for each box of a side, one cell for each kind in it. Where, says layout.ts.

import { setAttr, svg } from "../../shared/dom";
import { drawShape, round } from "../../shared/parts/glyph";
import type { MapDesk } from "../desk";
import { layOut, TAB, type Cell, type Frame, type Rect, type Wish } from "./layout";
import type { Group, Lookup } from "../lookup";
import { countOf, type Signs } from "../signs";
import type { Place, PlaceState } from "../types";

const attrs = ({ x, y, width, height }: Rect) =>
  ({ x: round(x), y: round(y), width: round(width), height: round(height) });

function inset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function drawCell(cell: Cell, frame: Frame, size: number, look: Lookup, signs: Signs): SVGGElement {
  const group = cell.groups[0] as Group;
  const live = cell.groups.find((found) => look.ofGroup(found).length > 0);
  const pad = size * 0.06;
  const g = svg("g", { class: `al-cell al-${cell.kind}`, "data-group": (live ?? group).id, "data-live": live !== undefined });
  g.append(svg("rect", { class: "al-hit", ...attrs(cell), rx: signs.rounding(frame.side, size) }));
  g.append(signs.drawKind(cell.kind, { x: cell.x + pad, y: cell.y + pad, size: size - 2 * pad }));
  if (cell.count > 1) g.append(drawCount(cell, size));
  if (cell.groups.length === 1) g.append(...signs.conditionsOf(group.is ?? [], { x: cell.x, y: cell.y, size }));
  return g;
}

/** The number of a group, in a disc of its own: it is no part of the sign. */
function drawCount({ x, y, count }: Cell, size: number): SVGGElement {
  const [cx, cy, r] = [x + size * 1.19, y + size * 0.52, size * 0.31];
  return svg("g", { class: "al-count-disc" }, svg("circle", { cx: round(cx), cy: round(cy), r: round(r) }),
    svg("text", { class: "al-count", x: round(cx), y: round(cy + size * 0.19), "font-size": round(size * (count > 9 ? 0.44 : 0.54)) }, String(count)));
}

/** How many pieces found no room of their own; the fan and the card show them. */
function drawRest({ x, y, width, count }: Cell, size: number): SVGGElement {
  return svg("g", { class: "al-cell al-rest-of-them" },
    svg("text", { class: "al-count", x: round(x + width / 2), y: round(y + size * 0.72), "font-size": round(size * (count > 9 ? 0.5 : 0.6)) }, `+${count}`));
}

function drawFrame(frame: Frame, size: number, look: Lookup, signs: Signs): SVGGElement {
  const g = signs.frame(frame.side, frame.box, frame, size, size * 0.1);
  if (frame.tab) {
    const width = size * TAB;
    const at = { x: round(frame.x + size * 0.08), y: round(frame.y + size * 0.1), width: round(width - size * 0.06), height: round(frame.height - size * 0.2) };
    const sign = drawShape(signs.shape("boxes", frame.box), at.x + size * 0.03, frame.y + frame.height / 2 - size * 0.24, size * 0.48);
    g.append(svg("g", { class: "al-tab" }, svg("rect", { ...at, rx: signs.rounding(frame.side, size * 0.55) }), sign));
  }
  g.append(...frame.cells.map((cell) => (cell.kind ? drawCell(cell, frame, size, look, signs) : drawRest(cell, size))));
  return g;
}

/** Draws the block of a place anew; callers compare a signature first, see {@link signature}. */
export function drawBlock(target: SVGGElement, place: Place, state: PlaceState | undefined, groups: readonly Group[], wish: Wish,
  { look, signs }: MapDesk): void {
  const { size, bounds, frames, marks, figure } = layOut(place, state, groups, wish, signs);
  target.replaceChildren(
    svg("rect", { class: "al-block-ground", ...attrs(inset(bounds, -size * 0.1)), rx: round(size * 0.3) }),
    ...(figure ? [svg("g", { class: "al-figure" },
      svg("rect", { ...attrs(figure), rx: round(figure.height * 0.28) }),
      svg("text", { x: round(figure.x + figure.width / 2), y: round(figure.y + figure.height * 0.74), "font-size": round(size * 0.62) },
        figure.text))] : []),
    ...marks.map(({ id, count, x, y, height }) => signs.drawMark(id, { x, y, size: height }, count)),
    ...frames.map((frame) => drawFrame(frame, size, look, signs)),
  );
  setAttr(target, "data-empty", frames.length + marks.length === 0 && !figure);
  setAttr(target, "stroke-width", round(Math.max(0.7, size * 0.055), 2));
}

/** What the drawn block depends on; equal signatures need neither layout nor drawing. */
export function signature(state: PlaceState | undefined, groups: readonly Group[], wish: Wish, look: Lookup): string {
  return JSON.stringify([round(wish.size, 2), wish.figure, state?.marks,
    groups.map((group) => [group.id, countOf(group), group.is, look.ofGroup(group).length > 0])]);
}
