// Names on the map: the period name, today's name in a second line on demand, and what room they take.

import { setAttr, setAttrs, setText, svg } from "../shared/dom";
import { round } from "../shared/glyph";
import { fieldsOf, type Rect } from "./layout";
import type { Place } from "./types";

const NARROW = new Set("fijlrtI.' ");
const WIDE = new Set("mwMWODGNQ");
const MODERN = 0.84; // size of today's name, as a share of the letters
const SHARE: Record<Place["look"], number> = { town: 1.08, land: 1, wild: 0.95, abroad: 0.84 };
const BOLD: Record<Place["look"], number> = { town: 1.1, land: 1, wild: 1, abroad: 1.35 };

/** Width of a text in letters of size 1: a little more than that of a wide sans serif. */
function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (NARROW.has(letter) ? 0.38 : WIDE.has(letter) ? 0.88 : 0.62), 0);
}

/** Today's name where it is another one. */
export function todayOf(place: Place): string {
  return place.modern === place.name ? "" : place.modern;
}

/** Whether the second line goes under the name; else it takes the place of the name, which moves up. */
function goesBelow(place: Place): boolean {
  const middle = fieldsOf(place).reduce((sum, field, _i, all) => sum + (field.y + field.height / 2) / all.length, 0);
  return middle < place.label[1];
}

/** How far the name and today's name stand from the label, down, in letters. */
function shifts(place: Place, modern: boolean): [name: number, modern: number] {
  if (!modern || !todayOf(place)) return [0, 0];
  return goesBelow(place) ? [0, 0.92] : [-0.92, 0];
}

/** The rectangles that a name takes, in map units. */
export function nameBoxes(place: Place, letter: number, modern: boolean): Rect[] {
  const [x, y] = place.label;
  const [up, down] = shifts(place, modern);
  const box = (text: string, size: number, shift: number): Rect => {
    const width = textWidth(text) * size;
    return { x: x - width / 2, y: y + shift * letter - size * 0.75, width, height: size * 0.97 };
  };
  const size = letter * SHARE[place.look];
  const own = box(place.name, size * BOLD[place.look], up);
  return [own, ...(modern && todayOf(place) ? [box(place.modern, letter * MODERN, down)] : [])];
}

/** The two lines of a place, as elements that follow {@link update}. */
export class Name {
  readonly element: SVGGElement;
  private readonly own: SVGTextElement;
  private readonly today: SVGTextElement;

  constructor(private readonly place: Place) {
    const [x] = place.label;
    this.own = svg("text", { x, "text-anchor": place.anchor, class: `al-name al-is-${place.look}` }, place.name);
    this.today = svg("text", { x, "text-anchor": place.anchor, class: "al-name al-today" });
    this.element = svg("g", {}, this.own, this.today);
  }

  update(letter: number, modern: boolean): void {
    const { place } = this;
    const [up, down] = shifts(place, modern);
    setAttrs(this.own, { y: round(place.label[1] + up * letter), "font-size": round(letter * SHARE[place.look], 2) });
    setText(this.today, modern ? todayOf(place) : "");
    setAttrs(this.today, { y: round(place.label[1] + down * letter), "font-size": round(letter * MODERN, 2) });
    setAttr(this.element, "data-place", place.id);
  }
}
