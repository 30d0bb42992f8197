// Beside the map's places: where pieces stand that have no room in their own, with a line that leads there. They cover no
// name and no pieces, and rather the sea or a neighbour's desert than the land of another place.

import type { Atlas, Place, PlaceId } from "../types";
import type { Layout, Rect } from "./layout";
import { shifted } from "./layout";

type Point = [number, number];

const GRID = 8; // map units between two spots that are tried, and between two that are asked whose they are
const APART = 4; // map units that stay free round what is drawn
const PAD = 4; // map units inside of a callout, round its pieces
const FOREIGN = 1.3; // what it costs to cover a square of another place's land, in map units of distance
const CROSSED = 60; // and that its line goes over the pieces of another
const STRUCK = 25; // or over a name
const WRITTEN = 1.5; // and a square with the letters of a sea, which are left out then

export interface Callout {
  place: Place;
  layout: Layout;
  box: Rect;
  /** The middle of the base line of the place's name over the pieces, and its height. */
  title: { x: number; y: number; size: number };
  /** From the box to the place. */
  leader: [Point, Point];
}

/** What wants a callout: the ways in which its pieces may stand, and how high and broad the name over them is. */
export interface Wanted {
  place: Place;
  layouts: readonly Layout[];
  /** Where its line ends: what lies in the place itself, or a point. */
  aim: Rect;
  title: { width: number; size: number };
}

export const meets = (a: Rect, b: Rect, gap = 0): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;

/** Whose land each square of a sheet is. */
export class Land {
  private readonly wide: number;
  private readonly owners: Int16Array;
  private readonly left: number;
  private readonly top: number;

  constructor(atlas: Atlas) {
    const [left, top, width, height] = atlas.viewBox;
    [this.left, this.top, this.wide] = [left, top, Math.ceil(width / GRID)];
    this.owners = new Int16Array(this.wide * Math.ceil(height / GRID)).fill(-1);
    const far = new Set((atlas.insets ?? []).map(({ id }) => id));
    for (const [at, place] of atlas.places.entries()) if (place.look !== "abroad" || far.has(place.id)) this.fill(pointsOf(place), at);
    // Cities lie on the land of others.
    for (const [at, place] of atlas.places.entries()) if (place.look === "town") this.fill(pointsOf(place), at);
    for (const letters of atlas.letters ?? []) if (letters.look === "water") this.write(letters.path, letters.height);
  }

  /** How much of a rectangle is the land of other places than one, and how much is written on. */
  under({ x, y, width, height }: Rect, own: number): { foreign: number; written: number } {
    let [foreign, written] = [0, 0];
    const [from, to] = [Math.floor((x - this.left) / GRID), Math.floor((x + width - this.left) / GRID)];
    for (let row = Math.floor((y - this.top) / GRID); row <= Math.floor((y + height - this.top) / GRID); row++) {
      for (let column = from; column <= to; column++) {
        const owner = this.owners[row * this.wide + column] ?? -1;
        if (owner === -2) written++;
        else if (owner >= 0 && owner !== own) foreign++;
      }
    }
    return { foreign, written };
  }

  /** Gives the squares whose middle lies in a shape to a place. */
  private fill(points: readonly Point[], owner: number): void {
    const ys = points.map(([, y]) => y);
    const row = (y: number) => Math.floor((y - this.top) / GRID);
    for (let at = Math.max(0, row(Math.min(...ys))); at <= row(Math.max(...ys)); at++) {
      const y = this.top + (at + 0.5) * GRID;
      const cuts = points.flatMap(([x1, y1], i): number[] => {
        const [x2, y2] = points[(i + 1) % points.length] as Point;
        return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
      }).sort((a, b) => a - b);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const [start, end] = [cuts[i], cuts[i + 1]].map((x) => Math.round(((x as number) - this.left) / GRID)) as Point;
        this.owners.fill(owner, at * this.wide + Math.max(0, start), at * this.wide + Math.min(this.wide, Math.max(start, end)));
      }
    }
  }

  /** Marks the squares under letters along a bow. */
  private write(bow: string, high: number): void {
    const [fromX = 0, fromY = 0, x = 0, y = 0, toX = 0, toY = 0] = (bow.match(/-?[\d.]+/g) ?? []).map(Number);
    for (let part = 0; part <= 1; part += 0.02) {
      const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
      const [left, base] = [a * fromX + b * x + c * toX, a * fromY + b * y + c * toY];
      for (let up = base - high; up <= base + 4; up += GRID) {
        const at = Math.floor((up - this.top) / GRID) * this.wide + Math.floor((left - this.left) / GRID);
        if (this.owners[at] === -1) this.owners[at] = -2;
      }
    }
  }
}

/** The corners of a place: the steps of its path, or a square where it is drawn otherwise. */
export function pointsOf({ path, centre: [x, y], room }: Place): Point[] {
  if (/[^Mlmz\d\s.,-]/.test(path)) return [[x - room, y - room], [x + room, y - room], [x + room, y + room], [x - room, y + room]];
  const numbers = (path.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number);
  const points: Point[] = [];
  let [right, down] = [0, 0];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    [right, down] = [right + (numbers[i] as number), down + (numbers[i + 1] as number)];
    points.push([right, down]);
  }
  return points;
}

interface Size {
  width: number;
  height: number;
}

const headOf = ({ title }: Wanted): number => title.size * 1.3;

/** The size of a callout: its pieces, the name over them, and some room around. */
function sizeOf(wanted: Wanted, { bounds }: Layout): Size {
  return { width: Math.max(bounds.width, wanted.title.width) + 2 * PAD, height: bounds.height + headOf(wanted) + 2 * PAD };
}

/** A spot and what stands there; how dear it is. */
interface Spot {
  rect: Rect;
  layout: Layout;
  cost: number;
}

/** The point of a rectangle that is nearest to another point. */
function nearest({ x, y, width, height }: Rect, [toX, toY]: Point): Point {
  return [Math.min(Math.max(toX, x), x + width), Math.min(Math.max(toY, y), y + height)];
}

const middle = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];

function leaderOf(box: Rect, aim: Rect): [Point, Point] {
  const end = nearest(aim, middle(box));
  const start = nearest(box, end);
  return [start, nearest(aim, start)];
}

/** Whether a line goes through a rectangle. */
export function crosses([[x1, y1], [x2, y2]]: [Point, Point], { x, y, width, height }: Rect): boolean {
  let [from, to] = [0, 1];
  for (const [start, step, low, high] of [[x1, x2 - x1, x, x + width], [y1, y2 - y1, y, y + height]] as const) {
    if (step === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [one, other] = [(low - start) / step, (high - start) / step];
    [from, to] = [Math.max(from, Math.min(one, other)), Math.min(to, Math.max(one, other))];
  }
  return from < to;
}

const count = (rects: readonly Rect[], line: [Point, Point]): number => rects.filter((rect) => crosses(line, rect)).length;

export interface Obstacles {
  sheet: Rect;
  /** What nothing may cover: names, and what lies beside the map's places. */
  names: readonly Rect[];
  /** What lies in places. */
  blocks: readonly Rect[];
}

/** Finds spots for what has no room in its place. One that stood well before stays there: the map keeps still. */
export class Callouts {
  private readonly land: Land;
  private readonly last = new Map<PlaceId, Point>();


  constructor(private readonly atlas: Atlas) {
    this.land = new Land(atlas);
  }

  place(wanted: readonly Wanted[], obstacles: Obstacles): Callout[] {
    for (const id of [...this.last.keys()]) if (!wanted.some(({ place }) => place.id === id)) this.last.delete(id);
    const found = this.placeAll(wanted, obstacles, false);
    if (found) return found;
    // One had no room beside those that stayed where they were: all are placed anew, the largest first.
    this.last.clear();
    const girth = ({ layouts: [first] }: Wanted) => (first ? first.bounds.width * first.bounds.height : 0);
    return this.placeAll([...wanted].sort((a, b) => girth(b) - girth(a)), obstacles, true) ?? [];
  }

  /** Whether a rectangle lies over the name of a sea. */
  isOverLetters(box: Rect): boolean {
    return this.land.under(box, -1).written > 0;
  }

  /** Null where one finds no room and `anyhow` is false; else such a one stands where it covers least. */
  private placeAll(wanted: readonly Wanted[], obstacles: Obstacles, anyhow: boolean): Callout[] | null {
    const placed: Callout[] = [];
    for (const one of wanted) {
      const spot = this.spotOf(one, obstacles, placed.map(({ box: other }) => other), anyhow);
      if (!spot) return null;
      this.last.set(one.place.id, [spot.rect.x, spot.rect.y]);
      placed.push(calloutAt(one, spot));
    }
    return placed;
  }

  private spotOf(wanted: Wanted, obstacles: Obstacles, others: readonly Rect[], anyhow: boolean): Spot | null {
    const taken = [...obstacles.names, ...obstacles.blocks, ...others, wanted.aim];
    const before = this.last.get(wanted.place.id);
    for (const layout of before ? wanted.layouts : []) {
      const [x, y] = before as Point;
      const rect = { x, y, ...sizeOf(wanted, layout) };
      if (inside(rect, obstacles.sheet) && !taken.some((other) => meets(rect, other, APART))) return { rect, layout, cost: 0 };
    }
    let best: Spot | null = null;
    for (const layout of wanted.layouts) best = this.search(wanted, layout, obstacles, taken, best);
    const [first] = wanted.layouts;
    if (best || !anyhow || !first) return best;
    return { rect: least(wanted.aim, sizeOf(wanted, first), obstacles.sheet, taken), layout: first, cost: Infinity };
  }

  /** The cheapest spot on the sheet, if it is cheaper than one that was found: near, over nobody's land, its line over nobody's pieces. */
  private search(wanted: Wanted, layout: Layout, { sheet, blocks, names }: Obstacles, taken: readonly Rect[], found: Spot | null): Spot | null {
    const { place, aim } = wanted;
    const size = sizeOf(wanted, layout);
    const own = this.atlas.places.indexOf(place);
    let best = found;
    for (let y = sheet.y + APART; y + size.height <= sheet.y + sheet.height - APART; y += GRID) {
      for (let x = sheet.x + APART; x + size.width <= sheet.x + sheet.width - APART; x += GRID) {
        const rect = { x, y, ...size };
        const [start, end] = leaderOf(rect, aim);
        let cost = Math.hypot(start[0] - end[0], start[1] - end[1]);
        if (best && cost >= best.cost) continue;
        if (taken.some((other) => meets(rect, other, APART))) continue;
        const { foreign, written } = this.land.under(rect, own);
        cost += foreign * FOREIGN + written * WRITTEN + CROSSED * count(blocks, [start, end]) + STRUCK * count(names, [start, end]);
        if (!best || cost < best.cost) best = { rect, layout, cost };
      }
    }
    return best;
  }
}

function calloutAt(wanted: Wanted, { rect: box, layout }: Spot): Callout {
  const { place, aim, title } = wanted;
  const [x] = middle(box);
  return {
    place, box, leader: leaderOf(box, aim), title: { x, y: box.y + PAD + title.size * 0.85, size: title.size },
    layout: shifted(layout, x - layout.bounds.width / 2 - layout.bounds.x, box.y + PAD + headOf(wanted) - layout.bounds.y),
  };
}

/** Where nothing is free: what covers least, as near as may be. */
function least(aim: Rect, size: Size, sheet: Rect, taken: readonly Rect[]): Rect {
  let best = { rect: { x: sheet.x, y: sheet.y, ...size }, cost: Infinity };
  for (let y = sheet.y; y + size.height <= sheet.y + sheet.height; y += GRID / 2) {
    for (let x = sheet.x; x + size.width <= sheet.x + sheet.width; x += GRID / 2) {
      const rect = { x, y, ...size };
      const [start, end] = leaderOf(rect, aim);
      const cost = 100 * taken.reduce((sum, other) => sum + shared(rect, other), 0) + Math.hypot(start[0] - end[0], start[1] - end[1]);
      if (cost < best.cost) best = { rect, cost };
    }
  }
  return best.rect;
}

function inside(rect: Rect, sheet: Rect): boolean {
  return rect.x >= sheet.x && rect.y >= sheet.y && rect.x + rect.width <= sheet.x + sheet.width && rect.y + rect.height <= sheet.y + sheet.height;
}

/** How much of one rectangle lies under another. */
function shared(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
