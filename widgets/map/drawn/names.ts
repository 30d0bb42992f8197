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
function textWidth(text: string): number {
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
    const size = place.plate ? alone ?? letter / share : letter;
    const plated = Math.max(share, least / ((letter / share) * SHARE[place.look]));
    if (place.plate) setAttr(this.element, "transform", alone === null ? sized(place.plate, plated) : null);
    // Smaller letters draw nearer to the mark of the town, as the name was placed beside it.
    const [fromX, fromY] = place.town ?? place.label;
    const near = (from: number, at: number) => round(from + (at - from) * share);
    setText(this.text, shownOf(place, modern));
    setAttrs(this.text, { x: near(fromX, place.label[0]), y: near(fromY, place.label[1]), "font-size": round(Math.max(size * SHARE[place.look], place.plate ? 0 : least), 2),
      class: `al-name al-is-${place.look}${modern && todayOf(place) ? " al-today" : ""}` });
  }
}

/** Makes a plate smaller or larger round its middle. */
function sized([x, y, width, height]: NonNullable<Place["plate"]>, share: number): string {
  const [left, top] = [x + width / 2, y + height / 2];
  return `translate(${round(left * (1 - share))} ${round(top * (1 - share))}) scale(${round(share, 3)})`;
}

/** Number and name of a region, one under the other. */
export function regionName({ number, name, label: [x, y], height: [high, low] }: Region): SVGGElement {
  return svg("g", { class: "al-region-name" }, svg("text", { class: "al-region-number", x, y, style: `--al-high: ${high}` }, number),
    svg("text", { x, y, dy: "1.08em", style: `--al-high: ${low}` }, name));
}
