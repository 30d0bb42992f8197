// Where the pieces of a place stand: boxes as frames in a fixed order, laid out by arithmetic in a free rectangle.

import type { Seat } from "../shared/types";
import type { Group } from "./lookup";
import { countOf, type Signs } from "./signs";
import type { Atlas, Place, PlaceState } from "./types";

/** What is not a piece, as shares of the size of a cell: the sign of a box, between a frame and its cells, between frames. */
interface Spacing {
  tab: number;
  pad: number;
  gap: number;
}

export const TAB = 0.5;
const ROOMY: Spacing = { tab: TAB, pad: 0.1, gap: 0.16 };
const TIGHT: Spacing = { tab: 0, pad: 0.04, gap: 0.1 }; // for small cells: the frame alone tells the box
const COUNT = 0.56; // width of a count
const MARK = 0.86; // size of a mark
const SPACE = 0.06; // between marks
const LETTER = 0.58; // width of a character of the layer's figure
const LIMITS = [1.3, 1.7, 2.3, 2.75, 3.2, 4, 5, 6.4, 8.2]; // widths of a row that are tried
const LESS_ORDERLY = 1.12; // how much larger cells have to become for both sides to share a row
const TIGHT_PX = 17; // cells smaller than this on the screen are set tightly
const CROWDED_PX = 10; // cells smaller than this are drawn as one cell a box

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Cell extends Rect {
  /** The first of them stands for all where a crowded place has one cell a box. */
  groups: Group[];
  kind: string;
  count: number;
}

export interface Frame extends Rect {
  side: Seat;
  box: string;
  tab: boolean;
  cells: Cell[];
}

export interface Layout {
  /** Size of a cell, in map units. */
  size: number;
  /** Everything that is drawn lies in here. */
  bounds: Rect;
  frames: Frame[];
  marks: (Rect & Lying)[];
  /** The figure of the layer. */
  figure: (Rect & { text: string }) | null;
}

export interface Wish {
  /** Wished size of a cell, in map units. */
  ideal: number;
  /** Pixels on the screen for one map unit. */
  scale: number;
  figure: string;
}

interface Row {
  width: number;
  height: number;
  frames: Frame[];
}

/** A mark that lies in a place, and how many of it. */
export interface Lying {
  id: string;
  count: number;
}

/** What lies in a place, in the order of the atlas. */
export function marksOf(state: PlaceState | undefined, { marks }: Atlas): Lying[] {
  return marks.map(({ id }) => ({ id, count: state?.marks?.[id] ?? 0 })).filter(({ count }) => count > 0);
}

/** The rectangles that a place offers for its pieces. */
export function fieldsOf(place: Place): Rect[] {
  if (place.fields?.length) return place.fields.map(([x, y, width, height]) => ({ x, y, width, height }));
  const side = place.room * Math.SQRT2;
  return [{ x: place.centre[0] - side / 2, y: place.centre[1] - side / 2, width: side, height: side }];
}

/** Groups that share a box of a side, in the order in which they are drawn. */
type Stock = { side: Seat; box: string; groups: Group[] }[];

/** Sorts the groups of a place by side, and there by box. */
export function stockOf(groups: readonly Group[], signs: Signs): Stock {
  return signs.atlas.sides.flatMap(({ id: side, boxes }) => boxes.flatMap((box) => {
    const own = groups.filter((group) => group.box === box && signs.sideOf(group.kind) === side);
    return own.length ? [{ side, box, groups: own }] : [];
  }));
}

function makeCells(groups: readonly Group[], crowded: boolean): Cell[] {
  const lots = crowded && groups.length > 1 ? [[...groups]] : groups.map((group) => [group]);
  return lots.flatMap((lot) => {
    const first = lot[0];
    if (!first) return [];
    const count = lot.reduce((sum, group) => sum + countOf(group), 0);
    return [{ groups: lot, kind: first.kind, count, x: 0, y: 0, width: count > 1 ? 1 + COUNT : 1, height: 1 }];
  });
}

/** Puts the pieces of one box into a frame no wider than a limit, in as many lines as that needs. */
function makeFrame(side: Seat, box: string, cells: Cell[], limit: number, { tab, pad }: Spacing): Frame {
  const start = pad + tab;
  const frame: Frame = { side, box, tab: tab > 0, cells, x: 0, y: 0, width: 0, height: 1 + 2 * pad };
  let [x, y] = [start, pad];
  for (const cell of cells) {
    if (x > start && x + cell.width + pad > limit) [x, y] = [start, y + 1];
    [cell.x, cell.y] = [x, y];
    x += cell.width;
    frame.width = Math.max(frame.width, x + pad);
  }
  frame.height = y + 1 + pad;
  return frame;
}

function makeFrames(stock: Stock, limit: number, spacing: Spacing, crowded: boolean): Frame[] {
  return stock.map(({ side, box, groups }) => makeFrame(side, box, makeCells(groups, crowded), limit, spacing));
}

/** Fills rows up to a width; a change of side starts a new row unless both share. */
function makeRows(frames: readonly Frame[], limit: number, gap: number, shared: boolean): Row[] {
  const rows: Row[] = [];
  let row: Row | null = null;
  for (const frame of frames) {
    const fits = row && (shared || row.frames[0]?.side === frame.side) && row.width + gap + frame.width <= limit;
    if (!row || !fits) rows.push((row = { width: 0, height: 0, frames: [] }));
    frame.x = row.frames.length ? row.width + gap : 0;
    row.width = frame.x + frame.width;
    row.height = Math.max(row.height, frame.height);
    row.frames.push(frame);
  }
  return rows;
}

interface Sketch {
  rows: Row[];
  /** Width of the line of marks and the layer's figure over the pieces. */
  head: number;
  /** Width of the column of marks beside the pieces: there is either a line or a column. */
  aside: number;
  gap: number;
  width: number;
  height: number;
}

function sketch(rows: Row[], marks: readonly Lying[], figure: string, gap: number): Sketch {
  const head = marks.reduce((sum, mark) => sum + markWidth(mark) + SPACE, 0) + (figure ? figureWidth(figure) : 0);
  const heights = [...(head ? [MARK] : []), ...rows.map((row) => row.height)];
  return { rows, head, aside: 0, gap, width: Math.max(head, widest(rows)), height: piled(heights, gap) };
}

/** The same with the marks in a column to the left. */
function sketchAside(rows: Row[], marks: readonly Lying[], gap: number): Sketch {
  const aside = Math.max(...marks.map(markWidth)) + gap;
  const height = Math.max(piled(rows.map((row) => row.height), gap), marks.length * (MARK + SPACE));
  return { rows, head: 0, aside, gap, width: aside + widest(rows), height };
}

function widest(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map((row) => row.width));
}

function piled(heights: readonly number[], gap: number): number {
  return heights.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, heights.length - 1);
}

/** Of several marks of a kind the number stands beside the sign. */
function markWidth({ count }: Lying): number {
  return count > 1 ? MARK * 1.5 : MARK;
}

function figureWidth(text: string): number {
  return 0.4 + text.length * LETTER;
}

interface Fit {
  size: number;
  field: Rect;
  sketch: Sketch;
}

/** Chooses rows and field that give the largest cells; of equal ones the field nearest to the centre of the place. */
function bestFit(place: Place, stock: Stock, marks: readonly Lying[], wish: Wish, spacing: Spacing, crowded: boolean): Fit {
  const { gap } = spacing;
  const fields = fieldsOf(place).sort((a, b) => away(place, a) - away(place, b));
  const best = (shared: boolean) => LIMITS.flatMap((limit) => {
    const rows = () => makeRows(makeFrames(stock, limit, spacing, crowded), limit, gap, shared);
    const aside = marks.length && stock.length && !wish.figure ? [sketchAside(rows(), marks, gap)] : [];
    return [sketch(rows(), marks, wish.figure, gap), ...aside];
  }).flatMap((now) => fields.map((field) => fitted(now, field, wish.ideal))).reduce((a, b) => (b.size > a.size * 1.02 ? b : a));
  const [apart, together] = [best(false), best(true)];
  return together.size > apart.size * LESS_ORDERLY ? together : apart;
}

function fitted(sketch: Sketch, field: Rect, ideal: number): Fit {
  return { sketch, field, size: Math.min(ideal, field.width / Math.max(sketch.width, 1), field.height / Math.max(sketch.height, 1)) };
}

function away(place: Place, field: Rect): number {
  return Math.hypot(field.x + field.width / 2 - place.centre[0], field.y + field.height / 2 - place.centre[1]);
}

/** Places marks, figure and pieces of an area, never outside one of its free rectangles. */
export function layOut(place: Place, state: PlaceState | undefined, groups: readonly Group[], wish: Wish, signs: Signs): Layout {
  const marks = marksOf(state, signs.atlas);
  const stock = stockOf(groups, signs);
  let fit = bestFit(place, stock, marks, wish, ROOMY, false);
  if (fit.size * wish.scale < TIGHT_PX) fit = bestFit(place, stock, marks, wish, TIGHT, false);
  if (fit.size * wish.scale < CROWDED_PX) fit = bestFit(place, stock, marks, wish, TIGHT, true);
  return settle(fit, marks, wish.figure);
}

/** Turns the sketch, in cells, into places on the map, centred in its field. */
function settle({ size, field, sketch: { rows, head, aside, gap, width, height } }: Fit, marks: readonly Lying[], figure: string): Layout {
  const [left, top] = [field.x + (field.width - width * size) / 2, field.y + (field.height - height * size) / 2];
  const bounds = { x: left, y: top, width: width * size, height: height * size };
  const layout: Layout = { size, bounds, frames: [], marks: [], figure: null };
  const middle = left + ((width + aside) / 2) * size;
  let y = top;
  if (aside) layout.marks = inColumn(marks, left, top, size);
  else if (head) {
    setHead(layout, marks, figure, middle - (head * size) / 2);
    y += (MARK + gap) * size;
  }
  for (const row of rows) {
    const start = middle - (row.width * size) / 2;
    for (const frame of row.frames) layout.frames.push(moved(frame, start, y, size));
    y += (row.height + gap) * size;
  }
  return layout;
}

function inColumn(marks: readonly Lying[], x: number, top: number, size: number): Layout["marks"] {
  return marks.map((mark, i) => ({ ...mark, x, y: top + i * (MARK + SPACE) * size, width: markWidth(mark) * size, height: MARK * size }));
}

/** Sets figure and marks in a line over the pieces. */
function setHead(layout: Layout, marks: readonly Lying[], figure: string, left: number): void {
  const { size, bounds: { y } } = layout;
  if (figure) layout.figure = { text: figure, x: left, y, width: figureWidth(figure) * size, height: MARK * size };
  let x = left + (figure ? (figureWidth(figure) + SPACE) * size : 0);
  layout.marks = marks.map((mark) => {
    const here = { ...mark, x, y, width: markWidth(mark) * size, height: MARK * size };
    x += here.width + SPACE * size;
    return here;
  });
}

function moved(frame: Frame, left: number, top: number, size: number): Frame {
  const x = left + frame.x * size;
  return {
    ...frame, x, y: top, width: frame.width * size, height: frame.height * size,
    cells: frame.cells.map((cell) => ({
      ...cell, x: x + cell.x * size, y: top + cell.y * size, width: cell.width * size, height: size })),
  };
}
