// Names on the map: that of the period or today's, beside the mark of a town, in an area or on a plate; and those of regions.

import { setAttr, setAttrs, setText, svg } from "../../shared/dom";
import { round } from "../../shared/parts/glyph";
import type { Rect } from "./layout";
import type { Place, Region } from "../types";

// Widths of letters as shares of their height: those of DejaVu Sans, the widest of the fonts that a page may get.
const WIDTHS = new Map([...[..."ijlIï.'"].map((letter) => [letter, 0.3] as const), ...[..."frt -"].map((letter) => [letter, 0.42] as const),
  ...[..."mwMWODGNQ"].map((letter) => [letter, 0.9] as const)]);
const USUAL = 0.63;
const SHARE: Record<Place["look"], number> = { town: 0.9, land: 1, wild: 0.97, abroad: 0.84 };
const BOLD: Record<Place["look"], number> = { town: 1.1, land: 1, wild: 1, abroad: 1.35 };

/** Width of a text in letters of size 1. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? USUAL), 0);
}

/** Today's name where it is another one. */
export function todayOf(place: Place): string {
  return place.modern === place.name ? "" : place.modern;
}

/** The rectangle that a name takes, in map units, in letters of the size for which it was placed. */
export function nameBox(place: Place, letter: number, modern: boolean): Rect {
  const [x, y] = place.label;
  const size = letter * SHARE[place.look];
  const width = textWidth(shownOf(place, modern)) * size * BOLD[place.look];
  return { x: x - width / 2, y: y - size * 0.75, width, height: size * 0.97 };
}

function shownOf(place: Place, modern: boolean): string {
  return (modern && todayOf(place)) || place.name;
}

/** The name of a place as an element that follows {@link update}. */
export class Name {
  readonly element: SVGGElement;
  /** The rectangle that it takes as it stands now; none where it is left out. */
  box: Rect | null = null;
  private readonly text: SVGTextElement;

  constructor(private readonly place: Place) {
    this.text = svg("text", { class: `al-name al-is-${place.look}` });
    const [x, y, width, height] = place.plate ?? [];
    const plate = place.plate ? svg("rect", { class: "al-plate", x, y, width, height, rx: 3 }) : null;
    this.element = svg("g", { class: plate ? "al-plated" : "", "data-place": place.id }, plate, this.text);
  }

  /**
   * Writes the name; `share` is the size of its letters, of that for which it was placed. A plate has the size of its
   * name; where other names are too small to be read, those on plates are written without them in a size of their own.
   * No other name is smaller than the least that can be read.
   */
  update(letter: number, share: number, modern: boolean, alone: number | null, least: number): void {
    const { place } = this;
    const size = (place.plate ? alone ?? letter / share : letter) * SHARE[place.look];
    const plated = Math.max(share, least / ((letter / share) * SHARE[place.look]));
    if (place.plate) setAttr(this.element, "transform", alone === null ? sized(place.plate, plated) : null);
    // Smaller letters draw nearer to the mark of the town, as the name was placed beside it.
    const [fromX, fromY] = place.town ?? place.label;
    const near = (from: number, at: number) => round(from + (at - from) * share);
    const [x, y, high] = [near(fromX, place.label[0]), near(fromY, place.label[1]), Math.max(size, place.plate ? 0 : least)];
    setText(this.text, shownOf(place, modern));
    setAttrs(this.text, { x, y, "font-size": round(high, 2), class: `al-name al-is-${place.look}${modern && todayOf(place) ? " al-today" : ""}` });
    const wide = textWidth(shownOf(place, modern)) * high * BOLD[place.look];
    if (place.plate && alone === null) this.box = sizedBox(place.plate, plated);
    else this.box = alone === null || place.plate ? { x: x - wide / 2, y: y - high * 0.75, width: wide, height: high * 0.97 } : null;
  }
}

/** Makes a plate smaller or larger round its middle. */
function sized([x, y, width, height]: NonNullable<Place["plate"]>, share: number): string {
  const [left, top] = [x + width / 2, y + height / 2];
  return `translate(${round(left * (1 - share))} ${round(top * (1 - share))}) scale(${round(share, 3)})`;
}

/** The rectangle of a plate that was made smaller or larger round its middle. */
function sizedBox([x, y, width, height]: NonNullable<Place["plate"]>, share: number): Rect {
  return { x: x + (width * (1 - share)) / 2, y: y + (height * (1 - share)) / 2, width: width * share, height: height * share };
}

const SPACED = 1.45; // capitals with room between them, of the width of the same letters in a text
const SLANTED = 0.92; // the italics of the serif
const AWAY = 48; // map units that the name of a region may move
const STEP = 6; // and in what steps

interface Spot {
  dx: number;
  dy: number;
  /** With its name under the number. */
  whole: boolean;
}

const STEPS = Array.from({ length: (2 * AWAY) / STEP + 1 }, (_, at) => at * STEP - AWAY);
// The nearest first.
const SPOTS: Spot[] = [true, false].flatMap((whole) => STEPS.flatMap((dx) => STEPS.map((dy): Spot => ({ dx, dy, whole })))
  .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy)));

/** Number and name of a region, one under the other; they make way for the names of places and for pieces. */
export class RegionName {
  readonly element: SVGGElement;
  box: Rect | null = null;
  private readonly name: SVGTextElement;
  /** Of number and name, in letters of size 1. */
  private readonly widths: readonly [number, number];
  private spot: Spot | null = null;

  constructor(private readonly region: Region) {
    const { number, name, label: [x, y], height: [high, low] } = region;
    this.widths = [textWidth(number) * SPACED, textWidth(name) * SLANTED];
    this.name = svg("text", { x, y, dy: "1.08em", style: `--al-high: ${low}` }, name);
    this.element = svg("g", { class: "al-region-name" }, svg("text", { class: "al-region-number", x, y, style: `--al-high: ${high}` }, number), this.name);
  }

  /** Stays while nothing lies there; else moves to the nearest free spot, with its number only if need be, or is left out. */
  update(share: number, least: number, taken: readonly Rect[]): void {
    if (this.spot && this.isFree(this.boxAt(this.spot, share, least), taken)) {
      this.box = this.boxAt(this.spot, share, least);
      return;
    }
    this.spot = SPOTS.find((spot) => this.isFree(this.boxAt(spot, share, least), taken)) ?? null;
    this.box = this.spot && this.boxAt(this.spot, share, least);
    setAttrs(this.element, { transform: this.spot && `translate(${this.spot.dx} ${this.spot.dy})`, display: this.spot ? null : "none" });
    setAttr(this.name, "display", this.spot?.whole ? null : "none");
  }

  private boxAt({ dx, dy, whole }: Spot, share: number, least: number): Rect {
    const { label: [x, y], height } = this.region;
    const [high, low] = height.map((size) => Math.max(size * share, least)) as [number, number];
    const [number, name] = this.widths;
    const wide = Math.max(number * high, whole ? name * low : 0);
    return { x: x + dx - wide / 2, y: y + dy - high * 0.8, width: wide, height: high * (whole ? 0.8 : 1) + (whole ? low * 1.35 : 0) };
  }

  private isFree(box: Rect, taken: readonly Rect[]): boolean {
    return !taken.some((other) => meet(box, other));
  }
}

const meet = (a: Rect, b: Rect) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
