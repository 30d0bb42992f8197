// Pieces on the map: one frame for each box of a side, one cell for each kind in it. Where, says layout.ts.

import { setAttr, svg } from "../shared/dom";
import { drawShape, round } from "../shared/glyph";
import type { MapDesk } from "./desk";
import { layOut, TAB, type Cell, type Frame, type Rect, type Wish } from "./layout";
import type { Group, Lookup } from "./lookup";
import { countOf, type Signs } from "./signs";
import type { Place, PlaceState } from "./types";

const attrs = ({ x, y, width, height }: Rect) =>
  ({ x: round(x), y: round(y), width: round(width), height: round(height) });

function inset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

function drawCell(cell: Cell, frame: Frame, size: number, look: Lookup, signs: Signs): SVGGElement {
  const group = cell.groups[0] as Group;
  const live = cell.groups.find((found) => look.ofGroup(found).length > 0);
  const pad = size * 0.09;
  const g = svg("g", { class: `al-cell al-${cell.kind}`, "data-group": (live ?? group).id, "data-live": live !== undefined });
  g.append(svg("rect", { class: "al-hit", ...attrs(cell), rx: signs.rounding(frame.side, size) }));
  g.append(drawShape(signs.shape("kinds", cell.kind), cell.x + pad, cell.y + pad, size - 2 * pad));
  if (cell.count > 1) {
    g.append(svg("text", { class: "al-count", x: round(cell.x + size * 1.22), y: round(cell.y + size * 0.74),
      "font-size": round(size * 0.7) }, String(cell.count)));
  }
  if (cell.groups.length === 1) g.append(...signs.conditionsOf(group.is ?? [], { x: cell.x, y: cell.y, size }));
  return g;
}

function drawFrame(frame: Frame, size: number, look: Lookup, signs: Signs): SVGGElement {
  const g = signs.frame(frame.side, frame.box, frame, size, size * 0.1);
  if (frame.tab) {
    const sign = drawShape(signs.shape("boxes", frame.box), frame.x + size * 0.14, frame.y + size * 0.38, size * (TAB - 0.06));
    setAttr(sign, "class", "al-tab");
    g.append(sign);
  }
  g.append(...frame.cells.map((cell) => drawCell(cell, frame, size, look, signs)));
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
      svg("text", { x: round(figure.x + figure.width / 2), y: round(figure.y + figure.height * 0.76), "font-size": round(size * 0.72) },
        figure.text))] : []),
    ...marks.map(({ id, count, x, y, height }) => signs.drawMark(id, { x, y, size: height }, count)),
    ...frames.map((frame) => drawFrame(frame, size, look, signs)),
  );
  setAttr(target, "data-empty", frames.length + marks.length === 0 && !figure);
  setAttr(target, "stroke-width", round(Math.max(0.7, size * 0.055), 2));
}

/** What the drawn block depends on; equal signatures need neither layout nor drawing. */
export function signature(state: PlaceState | undefined, groups: readonly Group[], wish: Wish, look: Lookup): string {
  return JSON.stringify([round(wish.ideal, 2), round(wish.scale, 2), wish.figure, state?.marks,
    groups.map((group) => [group.id, countOf(group), group.is, look.ofGroup(group).length > 0])]);
}
