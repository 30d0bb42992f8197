// Pieces on the map: one frame for each box of a side, one cell for each kind in it. Where, says layout.ts.

import { setAttr, setAttrs, svg } from "../shared/dom";
import { BOXES, KINDS, MARKS } from "./glyphs";
import { drawShape, round } from "../shared/glyph";
import { TAB, type Cell, type Frame, type Layout, type Rect, type Wish } from "./layout";
import { groupKey, type Lookup } from "./lookup";
import type { PieceGroup, PlaceState } from "./types";

export { layOut, marksOf } from "./layout";

const attrs = ({ x, y, width, height }: Rect) =>
  ({ x: round(x), y: round(y), width: round(width), height: round(height) });

function inset({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** Round ends for the FLN, square ones for the Government. */
function radius(side: "fln" | "gov", size: number): number {
  return side === "fln" ? size * 0.46 : size * 0.13;
}

function drawCell(cell: Cell, frame: Frame, size: number, look: Lookup): SVGGElement {
  const group = cell.groups[0] as PieceGroup;
  const live = cell.groups.some((found) => look.ofGroup(found).length > 0);
  const target = cell.groups.find((found) => look.ofGroup(found).length > 0) ?? group;
  const pad = size * 0.09;
  const g = svg("g", { class: `al-cell al-${cell.kind}`, "data-group": groupKey(target), "data-live": live });
  g.append(svg("rect", { class: "al-hit", ...attrs(cell), rx: round(radius(frame.side, size)) }));
  g.append(drawShape(KINDS[cell.kind], cell.x + pad, cell.y + pad, size - 2 * pad));
  if (cell.count > 1) {
    g.append(svg("text", { class: "al-count", x: round(cell.x + size * 1.22), y: round(cell.y + size * 0.74),
      "font-size": round(size * 0.7) }, String(cell.count)));
  }
  if (cell.groups.length === 1) g.append(...conditions(group, cell, size));
  return g;
}

function conditions(group: PieceGroup, cell: Cell, size: number): SVGPathElement[] {
  const bar = (name: string, at: number) => {
    const y = round(cell.y + size * at);
    return svg("path", { class: name, d: `M${round(cell.x + size * 0.15)} ${y}H${round(cell.x + size * 0.85)}` });
  };
  const pad = size * 0.12;
  return [
    ...(group.dispersed ? [bar("al-dispersed", 0.93)] : []),
    ...(group.airmobile ? [bar("al-airmobile", 0.09)] : []),
    ...(group.neutralized ? [svg("path", { class: "al-strike",
      d: `M${round(cell.x + pad)} ${round(cell.y + size - pad)}L${round(cell.x + size - pad)} ${round(cell.y + pad)}` })] : []),
  ];
}

function drawFrame(frame: Frame, size: number, look: Lookup): SVGGElement {
  const g = svg("g", { class: `al-strip al-${frame.side} al-${frame.box.toLowerCase()}` });
  const round_ = radius(frame.side, size);
  g.append(svg("rect", { class: "al-body", ...attrs(frame), rx: round(round_) }));
  if (frame.box === "PTL") {
    g.append(svg("rect", { class: "al-inner", ...attrs(inset(frame, size * 0.1)), rx: round(Math.max(0, round_ - size * 0.1)) }));
  }
  if (frame.tab) {
    const sign = drawShape(BOXES[frame.box], frame.x + size * 0.14, frame.y + size * 0.38, size * (TAB - 0.06));
    setAttr(sign, "class", "al-tab");
    g.append(sign);
  }
  for (const cell of frame.cells) g.append(drawCell(cell, frame, size, look));
  return g;
}

/** Draws the block of a place anew; callers compare a signature first, see {@link signature}. */
export function drawBlock(target: SVGGElement, layout: Layout, look: Lookup): void {
  const { size, bounds, frames, marks, figure } = layout;
  target.replaceChildren(
    svg("rect", { class: "al-block-ground", ...attrs(inset(bounds, -size * 0.1)), rx: round(size * 0.3) }),
    ...(figure ? [svg("g", { class: "al-figure" },
      svg("rect", { ...attrs(figure), rx: round(figure.height * 0.28) }),
      svg("text", { x: round(figure.x + figure.width / 2), y: round(figure.y + figure.height * 0.76), "font-size": round(size * 0.72) },
        figure.text))] : []),
    ...marks.map((mark) => {
      const g = drawShape(MARKS[mark.name], mark.x, mark.y, mark.width);
      setAttrs(g, { class: `al-mark al-${mark.name}` });
      g.prepend(svg("rect", { class: "al-mark-ground", x: -0.5, y: -0.5, width: 17, height: 17, rx: 3 }));
      return g;
    }),
    ...frames.map((frame) => drawFrame(frame, size, look)),
  );
  setAttr(target, "data-empty", frames.length + marks.length === 0 && !figure);
  setAttr(target, "stroke-width", round(Math.max(0.7, size * 0.055), 2));
}

/** What the drawn block depends on; equal signatures need neither layout nor drawing. */
export function signature(state: PlaceState | undefined, groups: readonly PieceGroup[], wish: Wish, look: Lookup): string {
  return JSON.stringify([
    round(wish.ideal, 2), round(wish.scale, 2), wish.figure, state?.terror, state?.resettled, state?.remote,
    groups.map((group) => [groupKey(group), group.ids.length, look.ofGroup(group).length > 0]),
  ]);
}
