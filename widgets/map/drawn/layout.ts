// Where the pieces of a place stand: in frames by box, in a free rectangle. Where they have no room there nothing is left
// out: the caller puts them beside the map's places, see callouts.ts.

import type { Seat } from "../../shared/types";
import type { Group } from "../lookup";
import { countOf, type Signs } from "../signs";
import type { Place, PlaceState } from "../types";

/** What is not a piece, as shares of the size of a cell: the sign of a box, between a frame and its cells, between frames. */
interface Spacing {
  tab: number;
  pad: number;
  gap: number;
}

export const TAB = 0.58;
// From roomy to tight; at the tightest the frame alone tells the box.
const TIGHTEST: Spacing = { tab: 0, pad: 0, gap: 0.04 };
const SPACINGS: Spacing[] = [{ tab: TAB, pad: 0.08, gap: 0.14 }, { tab: TAB, pad: 0.04, gap: 0.06 }, TIGHTEST];
const COUNT = 0.54; // height of the letters of a count
const DIGIT = 0.62; // width of a digit as a share of its height
export const OVERLAP = 0.1; // how far a count reaches over the sign that it counts
const MARK = 0.86; // size of a mark
const SPACE = 0.06; // between marks
const FIGURE = 0.62; // height of the letters of the layer's figure
const LETTER = 0.71; // width of its characters as a share of their height

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Cell extends Rect {
  group: Group;
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
  /** Size of a cell, in map units: the same for all places. */
  size: number;
  figure: string;
  /** The size down to which those of a crowded place may shrink; left out where all have one. */
  least?: number;
  /** The least height of letters and figures, in map units: smaller ones cannot be read. */
  text?: number;
}

interface Row {
  width: number;
  height: number;
  frames: Frame[];
}

/** A mark that lies in a place, how many of it, and whether that stands beside it. */
export interface Lying {
  id: string;
  count: number;
  numbered: boolean;
}

/** What lies in a place, in the order of the atlas. */
export function marksOf(state: PlaceState | undefined, signs: Signs): Lying[] {
  const counts = signs.atlas.marks.map(({ id }) => ({ id, count: state?.marks?.[id] ?? 0 }));
  return counts.filter(({ count }) => count > 0).map((mark) => ({ ...mark, numbered: signs.numberOf(mark.id, mark.count) !== "" }));
}

/** The rectangles that a place offers for its pieces. */
export function fieldsOf(place: Place): Rect[] {
  if (place.fields?.length) return place.fields.map(([x, y, width, height]) => ({ x, y, width, height }));
  const side = place.room * Math.SQRT2;
  return [{ x: place.centre[0] - side / 2, y: place.centre[1] - side / 2, width: side, height: side }];
}

const LEAST_FIELD = 12; // map units: narrower rectangles hold no piece

/** What of some rectangles is free of names, which may be larger than those for which the rectangles were found. */
export function freeOf(fields: readonly Rect[], names: readonly Rect[]): Rect[] {
  return fields.flatMap((field) => {
    const free = names.reduce(cut, field);
    return Math.min(free.width, free.height) < LEAST_FIELD ? [] : [free];
  });
}

/** The largest rectangle of one beside another. */
function cut(field: Rect, name: Rect): Rect {
  const [right, bottom] = [field.x + field.width, field.y + field.height];
  if (name.x >= right || name.x + name.width <= field.x || name.y >= bottom || name.y + name.height <= field.y) return field;
  const parts = [
    { ...field, width: name.x - field.x }, { ...field, x: name.x + name.width, width: right - name.x - name.width },
    { ...field, height: name.y - field.y }, { ...field, y: name.y + name.height, height: bottom - name.y - name.height }];
  const area = ({ width, height }: Rect) => Math.max(0, width) * Math.max(0, height);
  return parts.reduce((most, part) => (area(part) > area(most) ? part : most));
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

/** What all parts of a layout go by: the pieces, their signs, and how they are to be drawn. */
interface Task {
  stock: Stock;
  marks: readonly Lying[];
  wish: Wish;
  signs: Signs;
}

/** The room that all pieces take at least, in squares of the size of a cell. */
function need({ stock, wish, signs }: Task, { tab }: Spacing): number {
  return stock.reduce((sum, { box, groups }) => sum + (signs.isSigned(box) ? tab : 0) +
    groups.reduce((width, group) => width + cellOf(group, wish).width, 0), 0);
}

function framesOf({ stock, wish, signs }: Task, limit: number, spacing: Spacing): Frame[] {
  return stock.map(({ side, box, groups }) =>
    makeFrame(side, box, groups.map((group) => cellOf(group, wish)), limit, signs.isSigned(box) ? spacing : { ...spacing, tab: 0 }));
}

function cellOf(group: Group, wish: Wish): Cell {
  const count = countOf(group);
  return { group, kind: group.kind, count, x: 0, y: 0, width: count > 1 ? 1 + countSize(count, wish).width - OVERLAP : 1, height: 1 };
}

/** Height of the letters of a count, and how wide its disc is, in cells. */
export function countSize(count: number, { size, text = 0 }: Pick<Wish, "size" | "text">): { font: number; width: number } {
  const font = Math.max(COUNT, text / size);
  return { font, width: Math.max(font * 1.12, font * (DIGIT * String(count).length + 0.4)) };
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
  /** Width of the column of marks beside the pieces, if they stand there. */
  aside: number;
  gap: number;
  width: number;
  height: number;
}

function sketch(rows: Row[], { marks, wish, signs }: Task, gap: number): Sketch {
  const head = marks.reduce((sum, mark) => sum + markWidth(mark, wish, signs) + SPACE, 0) + (wish.figure ? figureSize(wish).width : 0);
  const heights = [...(head ? [MARK] : []), ...rows.map((row) => row.height)];
  return { rows, head, aside: 0, gap, width: Math.max(head, widest(rows)), height: piled(heights, gap) };
}

/** The same with the marks in a column to the left. */
function sketchAside(rows: Row[], task: Task, gap: number): Sketch {
  const aside = widestMark(task) + gap;
  const own = sketch(rows, { ...task, marks: [] }, gap);
  return { ...own, aside, width: aside + own.width, height: Math.max(own.height, task.marks.length * (MARK + SPACE)) };
}

function widest(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map((row) => row.width));
}

function piled(heights: readonly number[], gap: number): number {
  return heights.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, heights.length - 1);
}

/** Width of a mark with its number, in cells. */
function markWidth({ id, count }: Lying, { size, text = 0 }: Wish, signs: Signs): number {
  return MARK * signs.markWidth(id, count, text / (size * MARK));
}

function widestMark({ marks, wish, signs }: Task): number {
  return Math.max(...marks.map((mark) => markWidth(mark, wish, signs)));
}

/** Height of the letters of the layer's figure, and how wide it is, in cells. */
export function figureSize({ figure, size, text = 0 }: Wish): { font: number; width: number } {
  const font = Math.max(FIGURE, text / size);
  return { font, width: 0.3 + figure.length * LETTER * font };
}

interface Fit {
  field: Rect;
  sketch: Sketch;
}

/** Returns how far a sketch stands out of its field, in cells. */
function over({ field, sketch: { width, height } }: Fit, size: number): number {
  return Math.max(0, width - field.width / size) + Math.max(0, height - field.height / size);
}

/** The sketches for a field: with the sides apart and sharing rows, with the marks over the pieces and beside them. */
function sketches(task: Task, field: Rect, spacing: Spacing): Sketch[] {
  const limit = field.width / task.wish.size;
  return [false, true].flatMap((shared) => {
    const rows = (room: number) => makeRows(framesOf(task, room, spacing), room, spacing.gap, shared);
    const head = sketch(rows(limit), task, spacing.gap);
    if (!task.marks.length || !head.rows.length) return [head];
    return [head, sketchAside(rows(limit - widestMark(task) - spacing.gap), task, spacing.gap)];
  });
}

/** Finds the field nearest to the middle of the place in which all stand. */
function fitting(task: Task, fields: readonly Rect[], spacings = SPACINGS): Fit | null {
  const { size } = task.wish;
  const lying = task.marks.reduce((sum, mark) => sum + markWidth(mark, task.wish, task.signs) * MARK, 0);
  for (const spacing of spacings) {
    const room = need(task, spacing) + lying;
    for (const field of fields) {
      if (room * size * size > field.width * field.height) continue; // no need to try
      for (const found of sketches(task, field, spacing)) {
        if (over({ field, sketch: found }, size) < 0.01) return { field, sketch: found };
      }
    }
  }
  return null;
}

function away(place: Place, field: Rect): number {
  return Math.hypot(field.x + field.width / 2 - place.centre[0], field.y + field.height / 2 - place.centre[1]);
}

const SHRINK = 0.94; // from one size that is tried to the next

/** Tries smaller and smaller pieces until all of a place have room. */
function shrunk(task: Task, fields: readonly Rect[]): Layout | null {
  const { size: most, least = most } = task.wish;
  for (let size = most * SHRINK; size > least * SHRINK; size *= SHRINK) {
    const smaller = { ...task, wish: { ...task.wish, size: Math.max(size, least) } };
    const fit = fitting(smaller, fields, [TIGHTEST]);
    if (fit) return settle(fit, smaller);
  }
  return null;
}

/** Places marks, figure and pieces of an area in one of its rectangles that are free of names; null where they have no room. */
export function layOut(place: Place, state: PlaceState | undefined, groups: readonly Group[], wish: Wish, signs: Signs, free: readonly Rect[] = fieldsOf(place)): Layout | null {
  const task = { stock: stockOf(groups, signs), marks: marksOf(state, signs), wish, signs };
  const fields = [...free].sort((a, b) => away(place, a) - away(place, b));
  const fit = fitting(task, fields);
  return fit ? settle(fit, task) : shrunk(task, fields);
}

const LIMITS = [1.2, 2.4, 3.2, 4.4, 5.8, 7.2, 9, 12]; // widths in cells that are tried where there is room
const SHAPES = [1.7, 0.8]; // how broad it may be, of its height

/** The same where there is as much room as it needs, with its top left corner at nought: a broad way, and a high one. */
export function layFree(state: PlaceState | undefined, groups: readonly Group[], wish: Wish, signs: Signs): Layout[] {
  const task = { stock: stockOf(groups, signs), marks: marksOf(state, signs), wish, signs };
  const [, close = TIGHTEST] = SPACINGS;
  const all = LIMITS.map((limit) => sketch(makeRows(framesOf(task, limit, close), limit, close.gap, false), task, close.gap));
  return SHAPES.map((broad) => {
    const girth = ({ width, height }: Sketch) => Math.max(width, height * broad);
    const best = all.reduce((least, found) => (girth(found) < girth(least) - 0.01 ? found : least));
    return settle({ field: { x: 0, y: 0, width: best.width * wish.size, height: best.height * wish.size }, sketch: best }, task);
  });
}

/** Turns the sketch, in cells, into places on the map, centred in its field. */
function settle({ field, sketch: { rows, head, aside, gap, width, height } }: Fit, task: Task): Layout {
  const { size } = task.wish;
  const [left, top] = [field.x + (field.width - width * size) / 2, field.y + (field.height - height * size) / 2];
  const bounds = { x: left, y: top, width: width * size, height: height * size };
  const layout: Layout = { size, bounds, frames: [], marks: [], figure: null };
  const middle = left + ((width + aside) / 2) * size;
  let y = top;
  if (head) {
    setHead(layout, aside ? { ...task, marks: [] } : task, middle - (head * size) / 2);
    y += (MARK + gap) * size;
  }
  if (aside) layout.marks = inColumn(task, left, top);
  for (const row of rows) {
    const start = middle - (row.width * size) / 2;
    for (const frame of row.frames) layout.frames.push(moved(frame, start, y, size));
    y += (row.height + gap) * size;
  }
  return layout;
}

function inColumn({ marks, wish, signs }: Task, x: number, top: number): Layout["marks"] {
  const { size } = wish;
  return marks.map((mark, i) => ({ ...mark, x, y: top + i * (MARK + SPACE) * size, width: markWidth(mark, wish, signs) * size, height: MARK * size }));
}

/** Sets figure and marks in a line over the pieces. */
function setHead(layout: Layout, { marks, wish, signs }: Task, left: number): void {
  const { size, bounds: { y } } = layout;
  const { figure } = wish;
  const { width } = figureSize(wish);
  if (figure) layout.figure = { text: figure, x: left, y, width: width * size, height: MARK * size };
  let x = left + (figure ? (width + SPACE) * size : 0);
  layout.marks = marks.map((mark) => {
    const here = { ...mark, x, y, width: markWidth(mark, wish, signs) * size, height: MARK * size };
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

const shiftedBy = <T extends Rect>(rect: T, dx: number, dy: number): T => ({ ...rect, x: rect.x + dx, y: rect.y + dy });

/** A layout somewhere else. */
export function shifted(layout: Layout, dx: number, dy: number): Layout {
  return {
    ...layout, bounds: shiftedBy(layout.bounds, dx, dy), marks: layout.marks.map((mark) => shiftedBy(mark, dx, dy)),
    figure: layout.figure && shiftedBy(layout.figure, dx, dy),
    frames: layout.frames.map((frame) => ({ ...shiftedBy(frame, dx, dy), cells: frame.cells.map((cell) => shiftedBy(cell, dx, dy)) })),
  };
}
