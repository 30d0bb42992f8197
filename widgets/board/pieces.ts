// Pieces on the map: one strip for each side and box, one cell for each kind. Layout is arithmetic, no measuring.

import { setAttr, setAttrs, svg } from "./dom";
import { drawShape, KINDS, MARKS, round, type MarkName } from "./glyphs";
import { groupKey, type Lookup } from "./lookup";
import type { BoxId, PieceGroup, Place, PlaceState } from "./types";

const BOX_ORDER: Record<BoxId, number> = { UG: 0, OPS: 1, PTL: 2, OC: 3 };
const GAP = 0.14; // between strips, as a share of the cell size
const COUNT = 0.5; // width of a count, as a share of the cell size

export interface Cell {
  group: PieceGroup;
  x: number;
  y: number;
  width: number;
}

export interface Strip {
  side: "fln" | "gov";
  box: BoxId;
  x: number;
  y: number;
  width: number;
  cells: Cell[];
}

export interface Layout {
  size: number;
  strips: Strip[];
  marks: { name: MarkName; x: number; y: number }[];
}

interface Row {
  width: number;
  height: number;
  strips: Strip[];
  marks: MarkName[];
}

function cellWidth(group: PieceGroup): number {
  return 1 + (group.ids.length > 1 ? COUNT : 0);
}

/** Sorts pieces into strips, FLN first, in the order in which boxes are used; widths in cells. */
function makeStrips(groups: readonly PieceGroup[]): Strip[] {
  const strips = new Map<string, Strip>();
  const sorted = [...groups].sort((a, b) =>
    a.side.localeCompare(b.side) || BOX_ORDER[a.box] - BOX_ORDER[b.box]);
  for (const group of sorted) {
    const key = `${group.side}/${group.box}`;
    let strip = strips.get(key);
    if (!strip) strips.set(key, (strip = { side: group.side, box: group.box, x: 0, y: 0, width: 0, cells: [] }));
    strip.cells.push({ group, x: strip.width, y: 0, width: cellWidth(group) });
    strip.width += cellWidth(group);
  }
  return [...strips.values()];
}

/** Fills rows up to a width; a change of side starts a new row. */
function makeRows(strips: Strip[], marks: MarkName[], limit: number): Row[] {
  const rows: Row[] = [];
  let row: Row | null = null;
  for (const strip of strips) {
    const fits = row && row.strips[0]?.side === strip.side && row.width + GAP + strip.width <= limit;
    if (!row || !fits) rows.push((row = { width: 0, height: 1, strips: [], marks: [] }));
    strip.x = row.strips.length ? row.width + GAP : 0;
    row.width = strip.x + strip.width;
    row.strips.push(strip);
  }
  if (marks.length) rows.unshift({ width: marks.length * 0.8, height: 0.8, strips: [], marks });
  return rows;
}

const total = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.height + GAP, -GAP);

/** Chooses the number of cells in a row that keeps the block compact, wider than high. */
function bestRows(groups: readonly PieceGroup[], marks: MarkName[]): Row[] {
  let best: Row[] = [];
  let score = Infinity;
  for (const limit of [2, 3, 4, 5.2]) {
    const rows = makeRows(makeStrips(groups), marks, limit);
    const width = Math.max(0, ...rows.map((row) => row.width));
    const now = Math.max(width, total(rows) * 1.2);
    if (now < score - 1e-9) [score, best] = [now, rows];
  }
  return best;
}

/**
 * Places the marks and pieces of an area round its centre.
 *
 * @param ideal - wished size of a cell in map units
 * @param least - smallest size that can still be read
 */
export function layOut(
  place: Place, state: PlaceState | undefined, groups: readonly PieceGroup[], ideal: number, least: number,
): Layout {
  const marks = marksOf(place, state);
  const rows = bestRows(groups, marks);
  const width = Math.max(1, ...rows.map((row) => row.width));
  const height = Math.max(1, total(rows));
  const size = Math.max(least, Math.min(ideal, (place.room * 2.3) / width, (place.room * 2.1) / height));
  const layout: Layout = { size, strips: [], marks: [] };
  let y = place.centre[1] - (total(rows) * size) / 2;
  for (const row of rows) {
    const left = place.centre[0] - (row.width * size) / 2;
    row.marks.forEach((name, i) => layout.marks.push({ name, x: left + i * 0.8 * size, y }));
    for (const strip of row.strips) {
      const x = left + strip.x * size;
      const cells = strip.cells.map((cell) => ({ ...cell, x: x + cell.x * size, y, width: cell.width * size }));
      layout.strips.push({ ...strip, x, y, width: strip.width * size, cells });
    }
    y += (row.height + GAP) * size;
  }
  return layout;
}

/** The marks that the board draws; a place that is remote by nature says so in its name, not by a mark. */
export function marksOf(place: Place, state: PlaceState | undefined): MarkName[] {
  if (!state) return [];
  const marks: MarkName[] = [];
  if (state.terror) marks.push("terror");
  if (state.resettled) marks.push("resettled");
  if (state.remote && place.kind !== "country") marks.push("remote");
  return marks;
}

function drawCell(cell: Cell, size: number, count: number, live: boolean): SVGGElement {
  const { group } = cell;
  const pad = size * 0.12;
  const g = svg("g", { class: `al-cell al-${group.kind}`, "data-group": groupKey(group), "data-live": live });
  g.append(svg("rect", { class: "al-hit", x: round(cell.x), y: round(cell.y), width: round(cell.width),
    height: round(size), rx: round(group.side === "fln" ? size / 2 : size * 0.14) }));
  g.append(drawShape(KINDS[group.kind], cell.x + pad, cell.y + pad, size - 2 * pad));
  if (count > 1) {
    g.append(svg("text", { class: "al-count", x: round(cell.x + size * 1.17), y: round(cell.y + size * 0.72),
      "font-size": round(size * 0.64) }, String(count)));
  }
  if (group.dispersed) g.append(bar(cell, size, "al-dispersed", 0.93));
  if (group.airmobile) g.append(bar(cell, size, "al-airmobile", 0.09));
  if (group.neutralized) {
    g.append(svg("path", { class: "al-strike",
      d: `M${round(cell.x + pad)} ${round(cell.y + size - pad)}L${round(cell.x + size - pad)} ${round(cell.y + pad)}` }));
  }
  return g;
}

function bar(cell: Cell, size: number, name: string, at: number): SVGPathElement {
  const y = round(cell.y + size * at);
  return svg("path", { class: name, d: `M${round(cell.x + size * 0.15)} ${y}H${round(cell.x + size * 0.85)}` });
}

function drawStrip(strip: Strip, size: number, look: Lookup): SVGGElement {
  const g = svg("g", { class: `al-strip al-${strip.side} al-${strip.box.toLowerCase()}` });
  const radius = strip.side === "fln" ? size / 2 : size * 0.14;
  const box = { x: round(strip.x), y: round(strip.y), width: round(strip.width), height: round(size), rx: round(radius) };
  g.append(svg("rect", { class: "al-body", ...box }));
  if (strip.box === "PTL") {
    const inset = size * 0.09;
    g.append(svg("rect", { class: "al-inner", x: round(strip.x + inset), y: round(strip.y + inset),
      width: round(strip.width - 2 * inset), height: round(size - 2 * inset), rx: round(Math.max(0, radius - inset)) }));
  }
  for (const cell of strip.cells) {
    g.append(drawCell(cell, size, cell.group.ids.length, look.ofGroup(cell.group).length > 0));
  }
  return g;
}

/** Draws the block of a place anew; callers compare a signature first, see {@link signature}. */
export function drawBlock(target: SVGGElement, layout: Layout, look: Lookup): void {
  target.replaceChildren(
    ...layout.marks.map((mark) => {
      const g = drawShape(MARKS[mark.name], mark.x, mark.y, layout.size * 0.76);
      setAttrs(g, { class: `al-mark al-${mark.name}` });
      g.prepend(svg("rect", { class: "al-mark-ground", x: -1, y: -1, width: 18, height: 18, rx: 3 }));
      return g;
    }),
    ...layout.strips.map((strip) => drawStrip(strip, layout.size, look)),
  );
  setAttr(target, "stroke-width", round(Math.max(0.8, layout.size * 0.055), 2));
}

/** What the drawn block depends on; equal signatures need no new drawing. */
export function signature(state: PlaceState | undefined, groups: readonly PieceGroup[], size: number, look: Lookup): string {
  return JSON.stringify([
    round(size, 2), state?.terror, state?.resettled, state?.remote,
    groups.map((group) => [groupKey(group), group.ids.length, look.ofGroup(group).length > 0]),
  ]);
}
