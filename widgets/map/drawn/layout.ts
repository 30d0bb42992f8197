// Where the pieces of a place stand: all of one size, in frames by box, in a free rectangle. What finds no room is a number.

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
const COUNT = 0.5; // width of a count
const MARK = 0.86; // size of a mark
const SPACE = 0.06; // between marks
const LETTER = 0.44; // width of a character of the layer's figure

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Cell extends Rect {
  /** One group, or all that found no room of their own. */
  groups: Group[];
  /** Empty where the cell only says how many more there are. */
  kind: string;
  count: number;
}

export interface Frame extends Rect {
  side: Seat;
  /** Empty for those that found no room. */
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
  /** Whether a group can be chosen: it is the last to lose its room. */
  live?: (group: Group) => boolean;
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

/** Groups that share a box of a side, in the order in which they are drawn. */
type Stock = { side: Seat; box: string; groups: Group[] }[];

/** Sorts the groups of a place by side, and there by box. */
export function stockOf(groups: readonly Group[], signs: Signs): Stock {
  return signs.atlas.sides.flatMap(({ id: side, boxes }) => boxes.flatMap((box) => {
    const own = groups.filter((group) => group.box === box && signs.sideOf(group.kind) === side);
    return own.length ? [{ side, box, groups: own }] : [];
  }));
}

/** What is to be drawn in a place: the groups with room of their own, and those without, by side. */
class Crowd {
  readonly shown: Stock;
  private readonly rest: Group[] = [];

  constructor(groups: readonly Group[], private readonly signs: Signs) {
    this.shown = stockOf(groups, signs);
  }

  /** Takes the room of the group that is missed least, of the side that has more; false where none is left. */
  hide(live: (group: Group) => boolean): boolean {
    const number = (side: Seat) => this.shown.reduce((sum, lot) => sum + (lot.side === side ? lot.groups.length : 0), 0);
    const side = this.signs.atlas.sides.map(({ id }) => id).reduce((most, id) => (number(id) >= number(most) ? id : most));
    if (number(side) === 0) return false;
    const own = this.shown.filter((lot) => lot.side === side).flatMap((lot) => lot.groups);
    const least = [...own].reverse().find((group) => !live(group)) ?? own.at(-1);
    for (const lot of this.shown) lot.groups = lot.groups.filter((group) => group !== least);
    if (least) this.rest.push(least);
    return true;
  }

  /** The room that all take at least, in squares of the size of a cell. */
  need({ tab }: Spacing): number {
    const sides = new Set(this.rest.map((group) => this.signs.sideOf(group.kind))).size;
    return this.shown.reduce((sum, { box, groups }) => sum + (groups.length && this.signs.isSigned(box) ? tab : 0) +
      groups.reduce((width, group) => width + cellOf(group).width, 0), sides);
  }

  frames(limit: number, spacing: Spacing): Frame[] {
    const full = this.shown.filter(({ groups }) => groups.length);
    return this.signs.atlas.sides.flatMap(({ id }) => {
      const rest = this.rest.filter((group) => this.signs.sideOf(group.kind) === id);
      const more = { groups: rest, kind: "", count: rest.reduce((sum, group) => sum + countOf(group), 0), x: 0, y: 0, width: 1, height: 1 };
      return [...full.filter(({ side }) => side === id).map(({ box, groups }) =>
        makeFrame(id, box, groups.map(cellOf), limit, this.signs.isSigned(box) ? spacing : { ...spacing, tab: 0 })),
        ...(rest.length ? [makeFrame(id, "", [more], limit, { ...spacing, tab: 0 })] : [])];
    });
  }
}

function cellOf(group: Group): Cell {
  const count = countOf(group);
  return { groups: [group], kind: group.kind, count, x: 0, y: 0, width: count > 1 ? 1 + COUNT : 1, height: 1 };
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

function sketch(rows: Row[], marks: readonly Lying[], figure: string, gap: number): Sketch {
  const head = marks.reduce((sum, mark) => sum + markWidth(mark) + SPACE, 0) + (figure ? figureWidth(figure) : 0);
  const heights = [...(head ? [MARK] : []), ...rows.map((row) => row.height)];
  return { rows, head, aside: 0, gap, width: Math.max(head, widest(rows)), height: piled(heights, gap) };
}

/** The same with the marks in a column to the left. */
function sketchAside(rows: Row[], marks: readonly Lying[], figure: string, gap: number): Sketch {
  const aside = Math.max(...marks.map(markWidth)) + gap;
  const own = sketch(rows, [], figure, gap);
  return { ...own, aside, width: aside + own.width, height: Math.max(own.height, marks.length * (MARK + SPACE)) };
}

function widest(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map((row) => row.width));
}

function piled(heights: readonly number[], gap: number): number {
  return heights.reduce((sum, height) => sum + height, 0) + gap * Math.max(0, heights.length - 1);
}

function markWidth({ numbered }: Lying): number {
  return numbered ? MARK * 1.5 : MARK;
}

function figureWidth(text: string): number {
  return 0.3 + text.length * LETTER;
}

interface Fit {
  field: Rect;
  sketch: Sketch;
}

/** Returns how far a sketch stands out of its field, in cells. */
function over({ field, sketch: { width, height } }: Fit, size: number): number {
  return Math.max(0, width - field.width / size) + Math.max(0, height - field.height / size);
}

/** The sketches of a crowd for a field: with the sides apart and sharing rows, with the marks over the pieces and beside them. */
function sketches(crowd: Crowd, field: Rect, marks: readonly Lying[], { size, figure }: Wish, spacing: Spacing): Sketch[] {
  const limit = field.width / size;
  return [false, true].flatMap((shared) => {
    const rows = (room: number) => makeRows(crowd.frames(room, spacing), room, spacing.gap, shared);
    const head = sketch(rows(limit), marks, figure, spacing.gap);
    if (!marks.length || !head.rows.length) return [head];
    return [head, sketchAside(rows(limit - Math.max(...marks.map(markWidth)) - spacing.gap), marks, figure, spacing.gap)];
  });
}

/** Finds the field nearest to the middle of the place in which all stand. */
function fitting(crowd: Crowd, fields: readonly Rect[], marks: readonly Lying[], wish: Wish, spacings = SPACINGS): Fit | null {
  const lying = marks.reduce((sum, mark) => sum + markWidth(mark) * MARK, 0);
  for (const spacing of spacings) {
    const need = crowd.need(spacing) + lying;
    for (const field of fields) {
      if (need * wish.size * wish.size > field.width * field.height) continue; // no need to try
      for (const found of sketches(crowd, field, marks, wish, spacing)) {
        if (over({ field, sketch: found }, wish.size) < 0.01) return { field, sketch: found };
      }
    }
  }
  return null;
}

/** The tightest of all: what stands out least of its field. */
function squeezed(crowd: Crowd, fields: readonly Rect[], marks: readonly Lying[], wish: Wish): Fit {
  const fits = fields.flatMap((field) => sketches(crowd, field, marks, wish, TIGHTEST).map((found): Fit => ({ field, sketch: found })));
  return fits.reduce((best, fit) => (over(fit, wish.size) < over(best, wish.size) ? fit : best));
}

function away(place: Place, field: Rect): number {
  return Math.hypot(field.x + field.width / 2 - place.centre[0], field.y + field.height / 2 - place.centre[1]);
}

const SHRINK = 0.92; // from one size that is tried to the next

/** Tries smaller and smaller pieces until all of a place have room. */
function shrunk(crowd: Crowd, fields: readonly Rect[], marks: readonly Lying[], wish: Wish): { fit: Fit; size: number } | null {
  for (let size = wish.size * SHRINK; size >= (wish.least ?? wish.size); size *= SHRINK) {
    const fit = fitting(crowd, fields, marks, { ...wish, size }, [TIGHTEST]);
    if (fit) return { fit, size };
  }
  return null;
}

/** Places marks, figure and pieces of an area in one of its free rectangles; who finds no room there is counted. */
export function layOut(place: Place, state: PlaceState | undefined, groups: readonly Group[], wish: Wish, signs: Signs): Layout {
  const marks = marksOf(state, signs);
  const fields = fieldsOf(place).sort((a, b) => away(place, a) - away(place, b));
  const crowd = new Crowd(groups, signs);
  const live = wish.live ?? (() => false);
  let fit = fitting(crowd, fields, marks, wish);
  const smaller = fit ? null : shrunk(crowd, fields, marks, wish);
  if (smaller) return settle(smaller.fit, marks, { ...wish, size: smaller.size });
  while (!fit && crowd.hide(live)) fit = fitting(crowd, fields, marks, wish, [TIGHTEST]);
  return settle(fit ?? squeezed(crowd, fields, marks, wish), marks, wish);
}

/** Turns the sketch, in cells, into places on the map, centred in its field. */
function settle({ field, sketch: { rows, head, aside, gap, width, height } }: Fit, marks: readonly Lying[], { size, figure }: Wish): Layout {
  const [left, top] = [field.x + (field.width - width * size) / 2, field.y + (field.height - height * size) / 2];
  const bounds = { x: left, y: top, width: width * size, height: height * size };
  const layout: Layout = { size, bounds, frames: [], marks: [], figure: null };
  const middle = left + ((width + aside) / 2) * size;
  let y = top;
  if (head) {
    setHead(layout, aside ? [] : marks, figure, middle - (head * size) / 2);
    y += (MARK + gap) * size;
  }
  if (aside) layout.marks = inColumn(marks, left, top, size);
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
