// What stands and lies on a map, as its atlas has it, and how that is drawn: silhouettes come from the game.

import { setAttrs, svg } from "../shared/dom";
import { drawShape, glyph, round, type Shape } from "../shared/parts/glyph";
import { fillIn } from "../shared/wire/model";
import type { Seat } from "../shared/types";
import type { Atlas, Box, Condition, Kind, Mark, PieceGroup, Side } from "./types";

/** Silhouettes by id. */
export interface Glyphs {
  kinds: Record<string, Shape>;
  boxes: Record<string, Shape>;
  marks: Record<string, Shape>;
}

// What the game has not drawn is an empty ring; its word says what it is.
const OTHER: Shape = { line: "M8 3a5 5 0 1 1 0 10a5 5 0 1 1 0-10Z" };
const ROUNDING = { round: 0.46, square: 0.13 };
const PICTURE = 24; // units of the square in which a piece stands by itself
const MARK = 16; // units of a mark before its number
const FIGURE = 12; // height of that number
const DIGIT = 0.62; // width of a figure as a share of its height

export interface Square {
  x: number;
  y: number;
  size: number;
}

export class Signs {
  private readonly sides: ReadonlyMap<string, Side>;
  private readonly kinds: ReadonlyMap<string, Kind>;
  private readonly boxes: ReadonlyMap<string, Box>;
  private readonly conditions: ReadonlyMap<string, Condition>;
  private readonly marksById: ReadonlyMap<string, Mark>;

  constructor(readonly atlas: Atlas, private readonly glyphs: Glyphs) {
    this.sides = byId(atlas.sides);
    this.kinds = byId(atlas.kinds);
    this.boxes = byId(atlas.boxes);
    this.conditions = byId(atlas.conditions);
    this.marksById = byId(atlas.marks);
  }

  /** The silhouette of a kind of pieces, a box or a mark. */
  shape(of: keyof Glyphs, id: string): Shape {
    return this.glyphs[of][id] ?? OTHER;
  }

  /** The name of a side, a kind of pieces or a box. */
  name(of: "sides" | "kinds" | "boxes", id: string): string {
    return this[of].get(id)?.name ?? id;
  }

  /** Whose pieces of a kind are. */
  sideOf(kind: string): Seat {
    return this.kinds.get(kind)?.side ?? this.atlas.sides[0]?.id ?? "fln";
  }

  /** What a place is called that a side controls, or nobody. */
  control(side: string): string {
    return this.sides.get(side)?.control ?? this.atlas.contested;
  }

  /** Whether a box has a sign of its own. */
  isSigned(box: string): boolean {
    return !this.boxes.get(box)?.bare;
  }

  lookOf(box: string): Box["look"] {
    return this.boxes.get(box)?.look ?? "solid";
  }

  /** By how much the corners of a side's frames are rounded. */
  rounding(side: Seat, size: number): number {
    return round(ROUNDING[this.sides.get(side)?.shape ?? "square"] * size);
  }

  /** An empty frame for pieces of a side in a box; `inset` is that of the inner line of a double frame. */
  frame(side: Seat, box: string, at: { x: number; y: number; width: number; height: number }, size: number, inset: number): SVGGElement {
    const look = this.lookOf(box);
    const rx = this.rounding(side, size);
    const rect = (name: string, by: number) => svg("rect", { class: name, x: round(at.x + by), y: round(at.y + by),
      width: round(at.width - 2 * by), height: round(at.height - 2 * by), rx: round(Math.max(0, rx - by)) });
    // A corner that is turned down tells who is done from who is not, without colour.
    const corner = Math.max(rx, Math.min(size, at.height) * 0.36);
    const [right, bottom] = [at.x + at.width, at.y + at.height];
    const turned = `M${round(right - corner)} ${round(bottom)}H${round(right - rx)}A${rx} ${rx} 0 0 0 ${round(right)} ${round(bottom - rx)}V${round(bottom - corner)}Z`;
    return svg("g", { class: `al-strip al-${side} al-${look}` }, rect("al-body", 0), look === "double" ? rect("al-inner", inset) : null,
      look === "spent" ? svg("path", { class: "al-turned", d: turned }) : null);
  }

  /** The bars and strokes of the conditions that hold for a piece. */
  conditionsOf(ids: readonly string[], { x, y, size }: Square): SVGPathElement[] {
    const bar = (at: number) => `M${round(x + size * 0.15)} ${round(y + size * at)}H${round(x + size * 0.85)}`;
    const stroke = `M${round(x + size * 0.12)} ${round(y + size * 0.88)}L${round(x + size * 0.88)} ${round(y + size * 0.12)}`;
    const drawn = { under: bar(0.93), over: bar(0.09), struck: stroke };
    return ids.flatMap((id) => {
      const look = this.conditions.get(id)?.look;
      return look ? [svg("path", { class: `al-is-${look}`, d: drawn[look] })] : [];
    });
  }

  /** What such a piece is for; empty where the game says nothing. */
  does(kind: string): string {
    return this.kinds.get(kind)?.does ?? "";
  }

  /** The ratings of a piece in words. */
  facts({ kind, is = [] }: Pick<PieceGroup, "kind" | "is">): string {
    const { facts = "", facts_if = {} } = this.kinds.get(kind) ?? {};
    return is.map((condition) => facts_if[condition]).find((found) => found !== undefined) ?? facts;
  }

  /** The sign of a kind in a square: its silhouette, and its initials where it has them; `text` is the least height of letters. */
  drawKind(kind: string, { x, y, size }: Square, text = 0): SVGGElement {
    const sign = drawShape(this.shape("kinds", kind), x, y, size);
    const initials = this.kinds.get(kind)?.initials;
    const high = Math.max(initials && initials.length > 1 ? 10.4 : 12, (text / size) * 16);
    if (initials) sign.append(svg("text", { class: "al-initials", x: 8, y: 14.6, "font-size": round(high, 2) }, initials));
    return sign;
  }

  /** A piece as a small picture, in its frame and with its conditions. */
  picture({ kind, box, is = [] }: Pick<PieceGroup, "kind" | "box" | "is">, size: number): SVGSVGElement {
    return this.framed(this.sideOf(kind), box, is, this.drawKind(kind, { x: 3.5, y: 3, size: 17 }), size);
  }

  /** The frame of a box by itself, with its sign. */
  boxPicture(side: Seat, box: string, size: number): SVGSVGElement {
    return this.framed(side, box, [], drawShape(this.shape("boxes", box), 4.5, 4.5, 15), size);
  }

  /** A frame by itself as a small picture, with a sign or a condition in it. */
  framed(side: Seat, box: string, is: readonly string[], sign: SVGElement | null, size: number): SVGSVGElement {
    const strip = this.frame(side, box, { x: 1.5, y: 1.5, width: 21, height: 21 }, 21, 2);
    strip.append(...(sign ? [sign] : []), ...this.conditionsOf(is, { x: 1.5, y: 1.5, size: 21 }));
    return svg("svg", { class: "al-sample", viewBox: `0 0 ${PICTURE} ${PICTURE}`, width: size, height: size, "stroke-width": 1.2,
      "aria-hidden": "true", focusable: "false" }, strip);
  }

  /** A mark in words, with its number where that is told. */
  marks(id: string, count: number): string {
    const { name = id, counted } = this.marksById.get(id) ?? {};
    if (counted) return fillIn(counted, { count });
    return count > 1 ? `${count} × ${name}` : name;
  }

  /** The number that stands beside a mark; empty where there is one of a kind that is not counted. */
  numberOf(id: string, count: number): string {
    return count > 1 || (count > 0 && this.marksById.get(id)?.counted) ? String(count) : "";
  }

  /** A mark as a small picture for running text. */
  mark(id: string): SVGSVGElement {
    const picture = glyph({}, `al-mark-picture`);
    picture.replaceChildren(this.drawMark(id, { x: 0.5, y: 0.5, size: 15 }, 0));
    return picture;
  }

  /** Width of a mark with its number, in its own height; `text` is the least height of figures in the same. */
  markWidth(id: string, count: number, text = 0): number {
    const number = this.numberOf(id, count);
    return number ? (MARK + number.length * DIGIT * Math.max(FIGURE, text * 16) + 1.5) / 16 : 1;
  }

  /** A mark on the map, on a ground of its own, with its number beside it; `text` is the least height of figures. */
  drawMark(id: string, { x, y, size }: Square, count = 1, text = 0): SVGGElement {
    const mark = drawShape(this.shape("marks", id), x, y, size);
    const { strong, side } = this.marksById.get(id) ?? {};
    const number = this.numberOf(id, count);
    const high = Math.max(FIGURE, (text / size) * 16);
    const rx = side ? this.rounding(side, 17) : 3;
    setAttrs(mark, { class: ["al-mark", `al-${id}`, strong ? "al-strong" : "", side ? `al-of-${side}` : ""].filter(Boolean).join(" ") });
    mark.prepend(svg("rect", { class: "al-mark-ground", x: -0.5, y: -0.5, width: round(this.markWidth(id, count, text / size) * 16 + 1, 2), height: 17, rx }));
    if (number) mark.append(svg("text", { class: "al-mark-count", x: round(MARK + (number.length * DIGIT * high) / 2, 2), y: round(8 + high * 0.36, 2), "font-size": round(high, 2) }, number));
    return mark;
  }
}

/** How many pieces a group has. */
export function countOf({ ids, count }: PieceGroup): number {
  return count ?? ids.length;
}

function byId<T extends { id: string }>(parts: readonly T[]): Map<string, T> {
  return new Map(parts.map((part) => [part.id, part]));
}
